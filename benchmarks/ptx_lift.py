"""What lifting PTX costs, and what the way there and back does to machine code.

    python benchmarks/ptx_lift.py [--only PART] [--repeats N] [--out FILE]

Over kernels/*.ptx (NVRTC) and the PTX of tests/stacks (Triton, Numba, NVRTC). The cost is CPU time
in this process, from a text to promoted LLVM IR, the least of N runs. The round trip is that of a
program without edits: lifted, cleaned up, emitted by LLVM; both texts through the same ptxas for
the GPU that the original names, instructions of each kernel by nvdisasm, without padding and
ptxas's own subroutines. ptxas unrolls loops or does not for reasons of its own, so the last column
compares both texts once more with `.pragma "nounroll"` at each label. It takes the packages
nvidia-cuda-nvcc and nvidia-cuda-nvdisasm ('gevo-gpu[nvrtc]').
"""

from __future__ import annotations

import datetime
import math
import platform
import re
import statistics
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import llvmlite

from gevo.device.cuda import nvdisasm, ptxas
from gevo.errors import CompileFailed
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.evaluate.scoring.machine import machine_code
from gevo.program.load import load
from gevo.program.ptx.load import lifted
from gevo.program.ptx.parser import parse_module
from gevo.program.ptx.syntax import Instruction

ROOT = Path(__file__).parents[1]
FOLDERS = ("kernels", "tests/stacks/cuda", "tests/stacks/numba", "tests/stacks/triton")
REPORTED = 1.10
"""Entries above this are listed with what their cause is."""
_TARGET = re.compile(r"^\.target\s+(sm_\d+[af]?)", re.MULTILINE)
_LABEL = re.compile(r"^(\$L_*BB\w+:)", re.MULTILINE)
_NO_UNROLL = r'\1\n\t.pragma "nounroll";'
_OLDEST = 75
"""What ptxas 13 assembles for at least."""


@dataclass(frozen=True)
class Entry:
    """A kernel.

    Attributes:
        name: File and kernel.
        before: Machine instructions of the original.
        after: Those of the round trip.
        rolled: The ratio of both where ptxas must not unroll loops.
    """

    name: str
    before: int
    after: int
    rolled: float

    @property
    def ratio(self) -> float:
        """Above 1 where the way there and back makes code longer."""
        return self.after / self.before


def instructions(text: str) -> int:
    """How many PTX instructions a text has."""
    functions = parse_module(text).functions
    return sum(isinstance(one, Instruction) for f in functions for one in f.body)


def cost(text: str, repeats: int) -> float:
    """CPU time of lifting a text, in milliseconds: the least of some runs."""
    taken: list[float] = []
    for _ in range(repeats):
        start = time.process_time()
        lifted(text)
        taken.append(time.process_time() - start)
    return 1e3 * min(taken)


def entries(path: Path) -> Iterator[Entry]:
    """The kernels of a file; raises CompileFailed where ptxas or LLVM refuse it."""
    text = path.read_text()
    found = _TARGET.search(text)
    number = max(_OLDEST, int(re.sub(r"\D", "", found[1]))) if found else _OLDEST
    arch = found[1] if found and found[1].endswith(("a", "f")) else f"sm_{number}"
    program = load(path)
    again = ptx_in_child(cleaned_in_child(program, {}), arch)
    before, after = machine_code(text, arch), machine_code(again, arch)
    rolled = [machine_code(_LABEL.sub(_NO_UNROLL, one), arch) for one in (text, again)]
    for kernel in sorted(before.kernels):
        first, second = (one.count(kernel) for one in rolled)
        name = f"{path.stem}: {kernel}"
        yield Entry(name, before.count(kernel), after.count(kernel), second / first)


def _ptxas() -> str:
    found = ptxas.find(f"sm_{_OLDEST}")
    return f"{found.version if found else '?'}, nvdisasm at {nvdisasm.find()}"


def _mean(values: Sequence[float]) -> float:
    return math.exp(statistics.fmean(map(math.log, values)))


def _summary(ratios: Sequence[float]) -> str:
    few, many = sum(r <= 1.02 for r in ratios), sum(r > REPORTED for r in ratios)
    return (
        f"geometric mean {_mean(ratios):.3f}, median {statistics.median(ratios):.3f}, "
        f"{few} at most 1.02, {many} above {REPORTED}, {min(ratios):.2f} to {max(ratios):.2f}"
    )


def main() -> None:
    """Print the tables."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", help="files whose name contains this")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    paths = [
        p for f in FOLDERS for p in sorted((ROOT / f).glob("*.ptx")) if options.only in p.stem
    ]
    lines = [*_costs(paths, options.repeats), "", *_round_trip(paths)]
    head = f"{datetime.date.today()}, {platform.machine()}, Python {platform.python_version()}"
    text = "\n".join((f"{head}, llvmlite {llvmlite.__version__}", "", *lines, ""))
    print(text)
    if options.out:
        options.out.write_text(text)


def _costs(paths: Sequence[Path], repeats: int) -> Iterator[str]:
    yield "| folder | files | PTX instructions | ms per 1,000 | least | most |"
    yield "| --- | --: | --: | --: | --: | --: |"
    rows: list[tuple[str, int, float]] = []
    lifted(paths[0].read_text())  # what is loaded once
    for path in paths:
        text = path.read_text()
        rows.append((str(path.parent.relative_to(ROOT)), instructions(text), cost(text, repeats)))
    for folder in (*FOLDERS, ""):
        some = [row for row in rows if folder in ("", row[0])]
        if not some:
            continue
        count, taken = sum(row[1] for row in some), sum(row[2] for row in some)
        each = [1e3 * row[2] / row[1] for row in some]
        yield (
            f"| {folder or 'all'} | {len(some)} | {count} | {1e3 * taken / count:.0f} "
            f"| {min(each):.0f} | {max(each):.0f} |"
        )


def _round_trip(paths: Sequence[Path]) -> Iterator[str]:
    found: list[Entry] = []
    for path in paths:
        try:
            found += entries(path)
        except CompileFailed as reason:
            yield f"{path.stem} is not compared: {reason}"
    if not found:
        return
    ratios, rolled = [entry.ratio for entry in found], [entry.rolled for entry in found]
    yield f"ptxas {_ptxas()}"
    yield f"{len(found)} kernels: {_summary(ratios)}"
    yield f"loops kept rolled: {_summary(rolled)}"
    yield ""
    yield "| kernel | original | round trip | ratio | loops rolled |"
    yield "| --- | --: | --: | --: | --: |"
    for entry in sorted(found, key=lambda one: -one.ratio):
        counts = f"{entry.before} | {entry.after} | {entry.ratio:.3f} | {entry.rolled:.3f}"
        yield f"| {entry.name} | {counts} |"


if __name__ == "__main__":
    main()
