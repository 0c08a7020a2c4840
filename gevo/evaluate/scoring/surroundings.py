"""Registers that say something of the machine or of the time, which no result should follow from.

On which multiprocessor a block runs, how many there are, what a clock shows: the simt device draws
such numbers, but no draw has them all. A program that reads one which the unmodified program does
not read relies on nothing following from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.program.llvm.syntax.module import split_module

REGISTERS = (
    "smid nsmid warpid nwarpid gridid clock clock_hi clock64 globaltimer globaltimer_lo "
    "globaltimer_hi total_smem_size dynamic_smem_size"
).split()
_NAMES = "|".join(map(re.escape, REGISTERS))
_READ = re.compile(rf"@llvm\.nvvm\.read\.ptx\.sreg\.({_NAMES})\(")
_WRITTEN = re.compile(rf"%({_NAMES})\b")
_COUNTER = re.compile(r"@llvm\.read(?:cycle|steady)counter\(")


def looked_at(baseline: str, program: str, kernels: Iterable[str]) -> Iterator[OneSided]:
    """What a program reads of the machine or of the time and the unmodified one does not.

    Args:
        baseline: The cleaned text of the unmodified program.
        program: That of the program.
        kernels: Those that are launched.
    """
    for kernel in kernels:
        for name in sorted(_registers(program, kernel) - _registers(baseline, kernel)):
            yield stated(kernel, f"nothing follows from %{name}", None)


def _registers(text: str, kernel: str) -> set[str]:
    function = split_module(text).defined.get(kernel)
    found: set[str] = set()
    for line in function.body if function is not None else ():
        found.update(_READ.findall(line))
        found.update(["clock64"] if _COUNTER.search(line) else [])
        if " asm " in line:
            found.update(_WRITTEN.findall(line.partition(" asm ")[2].rpartition('", "')[0]))
    return found
