"""How fast edits apply, and how many single edits LLVM accepts.

    python benchmarks/editing.py [--edits N] [--kinds KIND...] [files...]

For each file: the time to load it, to apply a patch of 1 and of 20 edits and print the result,
the rate of proposals, and for each kind of edit how many of N draws applied and how many of
those LLVM's parser and verifier accepted.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import WITH_CONSTANTS, propose, propose_single
from gevo.program.base import Program
from gevo.program.llvm.pipeline import opened
from gevo.program.load import load

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--edits", type=int, default=60, help="draws of each kind per file")
    parser.add_argument("--kinds", nargs="+", choices=WITH_CONSTANTS, default=WITH_CONSTANTS)
    options = parser.parse_args()
    kinds = options.kinds
    files = options.files or sorted((ROOT / "kernels").glob("*.ll"))
    print(
        f"{'file':28}{'lines':>6}{'load ms':>9}{'1 edit ms':>11}{'20 edits ms':>13}{'prop/s':>8}"
    )
    programs: dict[str, Program] = {}
    for file in files:
        programs[file.name] = speed(file)
    head = "".join(f"{kind:>16}" for kind in kinds)
    print(f"\nverified/applied/drawn\n{'file':28}{head}")
    totals = {kind: [0, 0] for kind in kinds}
    for name, program in programs.items():
        cells = []
        for kind in kinds:
            applied, verified = acceptance(program, kind, options.edits)
            totals[kind][0] += applied
            totals[kind][1] += verified
            cells.append(f"{verified}/{applied}/{options.edits}")
        print(f"{name:28}" + "".join(f"{cell:>16}" for cell in cells))
    rates = "".join(f"{100 * v / max(a, 1):>15.1f}%" for a, v in totals.values())
    print(f"{'verified of applied':28}{rates}")


def speed(file: Path) -> Program:
    start = time.perf_counter()
    program = load(file)
    apply(program, Patch())
    loaded = time.perf_counter() - start
    rng = random.Random(1)
    patches = [propose(program, Patch(), rng).patch for _ in range(20)]
    long = Patch()
    for _ in range(20):
        long = propose(program, long, rng).patch
    single = statistics.median(milliseconds(lambda p=p: apply(program, p)) for p in patches)
    many = statistics.median(milliseconds(lambda: apply(program, long)) for _ in range(5))
    start = time.perf_counter()
    for _ in range(50):
        propose(program, Patch(), rng)
    rate = 50 / (time.perf_counter() - start)
    lines = program.text.count("\n")
    print(
        f"{file.name:28}{lines:>6}{1000 * loaded:>9.1f}{single:>11.2f}{many:>13.2f}{rate:>8.0f}",
        flush=True,
    )
    return program


def milliseconds(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - start)


def acceptance(program: Program, kind: str, draws: int) -> tuple[int, int]:
    """Of `draws` single edits: how many applied, and how many of those verified."""
    rng = random.Random(f"{kind}")
    applied = verified = 0
    for _ in range(draws):
        _, result, _ = propose_single(program, rng, kind)
        if result is not None:
            applied += 1
            verified += is_valid(result.program.text)
    return applied, verified


def is_valid(text: str) -> bool:
    try:
        with opened(text):
            return True
    except RuntimeError:
        return False


if __name__ == "__main__":
    main()
