"""How fast edits of StableHLO programs apply, and how many MLIR and XLA accept.

    python benchmarks/editing_mlir.py [--edits N] [--compiled N] [--kinds KIND...] [files...]

For each file: the number of sites; the time to load it, to apply a patch of 1 and of 20 edits
and print the result, and to draw and apply a random edit; then for each kind of edit how many of
N draws applied, how many of those MLIR's verifier accepted, and how many of the first few of
those XLA's CPU client compiled. XLA runs in a process of its own: it may abort or never end.
"""

from __future__ import annotations

import argparse
import json
import random
import select
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import WITH_CONSTANTS, propose, propose_single
from gevo.errors import ProgramError
from gevo.program.base import Program
from gevo.program.load import load, open_editor
from gevo.program.stablehlo.mlir import opened

ROOT = Path(__file__).resolve().parents[1]
LIMIT_S = 120.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--edits", type=int, default=60, help="draws of each kind per file")
    parser.add_argument("--compiled", type=int, default=0, help="how many of them to compile")
    parser.add_argument("--kinds", nargs="+", choices=WITH_CONSTANTS, default=WITH_CONSTANTS)
    parser.add_argument("--compiler", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.compiler:
        serve()
        return
    kinds = options.kinds
    files = options.files or sorted((ROOT / "tests/data/mlir").glob("*.mlir"))
    print(
        f"{'file':20}{'sites':>6}{'load ms':>9}{'1 edit ms':>11}{'20 edits ms':>13}{'draw ms':>9}"
    )
    programs = {file.name: speed(file) for file in files}
    head = "".join(f"{kind:>20}" for kind in kinds)
    print(f"\ncompiled/tried verified/applied/drawn\n{'file':20}{head}")
    totals = {kind: [0] * 4 for kind in kinds}
    compiler = Compiler()
    for name, program in programs.items():
        cells = []
        tries = options.compiled
        if tries and compiler.compile(program.text) != "ok":
            print(f"{name}: XLA refuses the unmodified program; nothing of it is compiled")
            tries = 0
        for kind in kinds:
            found = acceptance(program, kind, options.edits, tries, compiler)
            totals[kind] = [a + b for a, b in zip(totals[kind], found, strict=True)]
            compiled, tried, verified, applied = found
            cells.append(f"{compiled}/{tried} {verified}/{applied}/{options.edits}")
        print(f"{name:20}" + "".join(f"{cell:>20}" for cell in cells), flush=True)
    compiler.close()
    for title, part, whole in (("verified of applied", 2, 3), ("compiled of tried", 0, 1)):
        rates = (f"{100 * t[part] / t[whole]:.1f}%" if t[whole] else "-" for t in totals.values())
        print(f"{title:20}" + "".join(f"{rate:>20}" for rate in rates))


def speed(file: Path) -> Program:
    start = time.perf_counter()
    program = load(file)
    sites = open_editor(program).sites()
    loaded = time.perf_counter() - start
    rng = random.Random(1)
    patches = [propose(program, Patch(), rng).patch for _ in range(20)]
    long = Patch()
    for _ in range(20):
        long = propose(program, long, rng).patch
    single = statistics.median(milliseconds(lambda p=p: apply(program, p)) for p in patches)
    many = statistics.median(milliseconds(lambda: apply(program, long)) for _ in range(5))
    draw = statistics.median(
        milliseconds(lambda: propose(program, Patch(), rng)) for _ in range(50)
    )
    print(
        f"{file.name:20}{len(sites):>6}{1000 * loaded:>9.1f}{single:>11.2f}{many:>13.2f}"
        f"{draw:>9.2f}",
        flush=True,
    )
    return program


def milliseconds(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - start)


def acceptance(
    program: Program, kind: str, draws: int, compiled: int, compiler: Compiler
) -> list[int]:
    """Compiled, tried, verified and applied among `draws` single edits."""
    rng = random.Random(kind)
    good = tried = verified = applied = 0
    for _ in range(draws):
        edit, result, _ = propose_single(program, rng, kind)
        if result is None:
            continue
        applied += 1
        try:
            with opened(result.program.text):
                verified += 1
        except ProgramError as reason:
            print(f"refused by MLIR: {edit}: {reason}")
            continue
        if tried < compiled:
            tried += 1
            said = compiler.compile(result.program.text)
            good += said == "ok"
            if said != "ok":
                print(f"refused by XLA: {edit}: {said}")
    return [good, tried, verified, applied]


class Compiler:
    """A child process that compiles; another is started when it dies or does not answer."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[str] | None = None

    def compile(self, text: str) -> str:
        """`ok`, or what went wrong."""
        if self._child is None:
            command = [sys.executable, __file__, "--compiler"]
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        stdin, stdout = self._child.stdin, self._child.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps(text) + "\n")
        stdin.flush()
        if not select.select([stdout], [], [], LIMIT_S)[0]:
            self.close()
            return f"no answer in {LIMIT_S:g} s"
        said = stdout.readline().strip()
        if not said:
            self.close()
        return said or "the compiler died"

    def close(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child.communicate()
        self._child = None


def serve() -> None:
    """Compile the modules that stand on stdin, a JSON string a line."""
    from jaxlib import xla_client

    client = xla_client.make_cpu_client()
    devices = xla_client.DeviceList((client.local_devices()[0],))
    for line in sys.stdin:
        try:
            client.compile_and_load(json.loads(line), devices, xla_client.CompileOptions())
            print("ok", flush=True)
        except Exception as reason:
            print(str(reason).splitlines()[0], flush=True)


if __name__ == "__main__":
    main()
