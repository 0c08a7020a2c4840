"""Machine instructions that a PTX text comes to: how many there are, and how many are issued.

ptxas unrolls, hoists and merges, so machine code has no counters of its own blocks that simt could
fill in. What is known is how often warps come to each block of the PTX (simt runs it, lifted), and
from which PTX line each machine instruction comes (ptxas records it). So this is an estimate:

- Warps come to a PTX block `c` times: the median of what simt says of its lines, of which its
  cleanup may have moved some. Where ptxas made `u` copies of it (unrolled loops), each is executed
  `c / u` times. `u` is the median, over the block's loads, stores, barriers and shuffles, of their
  number in the machine code, where they are neither split nor merged as a rule; in a block without
  such, the least number of machine instructions that a line has.
- All instructions of a machine block are executed as often: the median of what their PTX lines
  say. So what was hoisted counts where it is now.
- The subroutines that ptxas adds (see `nvdisasm.read`) are not counted.

It is exact where ptxas keeps the blocks as they are, and treats the copies of a loop and of its
remainder as equally frequent where it does not.
"""

from __future__ import annotations

import math
import re
import statistics
import subprocess
import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gevo.device.cuda import nvdisasm
from gevo.device.cuda.nvdisasm import Blocks
from gevo.device.cuda.ptxas import ASSEMBLE_S, Ptxas, assemble, find
from gevo.device.ptx import isa_of
from gevo.errors import CompileFailed

LINES = "--generate-line-info"

_LABEL = re.compile(r"^\s*[\w$%]+:\s*(?!:)")
_END = re.compile(r"^\s*(?:@!?%\w+\s+)?(?:bra|brx|ret|exit|trap)\b")
_FIXED = re.compile(r"(?:LDG|LDS|LDL|STG|STS|STL|ATOMG?|ATOMS|RED|BAR|SHFL|LD|ST)\b")
_DEBUG = re.compile(r"^\s*\.(?:loc|file)\b[^\n]*", re.MULTILINE)


@dataclass(frozen=True)
class MachineCode:
    """Machine code of a PTX text.

    Attributes:
        ptx: The text.
        kernels: Blocks by kernel.
        source: The ptxas that made it.
    """

    ptx: str
    kernels: Mapping[str, Blocks]
    source: str

    def count(self, kernel: str) -> int:
        """Instructions of a kernel."""
        return sum(len(block) for block in self.kernels[kernel])

    def issued(self, kernel: str, executed: Mapping[int, float]) -> float:
        """An estimate of the warp instructions that a kernel issues.

        Args:
            kernel: Its name.
            executed: How often warps come to the block of each line of `ptx`.
        """
        return estimate(self.kernels[kernel], self.ptx, executed)


def machine_code(ptx: str, arch: str) -> MachineCode:
    """Machine code of a PTX text for a GPU; raises CompileFailed, also for want of a tool."""
    ptxas, program = _tools(ptx, arch)
    kernels = nvdisasm.disassemble(program, assemble(ptxas, ptx, arch, LINES))
    return MachineCode(ptx, kernels, f"ptxas {ptxas.version}")


def machine_code_by(ptx: str, arch: str) -> str:
    """The `source` of `machine_code`; raises CompileFailed for want of a tool."""
    return f"ptxas {_tools(ptx, arch)[0].version}"


def _tools(ptx: str, arch: str) -> tuple[Ptxas, str]:
    """The assembler, and the disassembler's path; raises CompileFailed for want of one."""
    ptxas, program = find(arch, isa=isa_of(ptx)), nvdisasm.find()
    if ptxas is None:
        known = f"PTX ISA {isa_of(ptx) / 10} for {arch}"
        raise CompileFailed(
            f"there is no ptxas that knows {known} (pip install 'gevo-gpu[nvrtc]')"
        )
    if program is None:
        raise CompileFailed("there is no nvdisasm (pip install 'gevo-gpu[nvrtc]')")
    return ptxas, program


def without_lines(ptx: str) -> str:
    """The text without debug lines, as many lines long: what is lifted of it has its own lines."""
    return _DEBUG.sub("", ptx)


def estimate(blocks: Blocks, ptx: str, executed: Mapping[int, float]) -> float:
    """See the head of this module; arguments as of `MachineCode.issued`."""
    lines = ptx.splitlines()
    block_of = _blocks(lines)
    every = Counter(i.line for block in blocks for i in block if i.line in block_of)
    fixed = Counter(i.line for block in blocks for i in block if _FIXED.match(i.opcode))
    anchored = {block_of[line] for line in fixed if line in block_of}
    copies: dict[int, list[int]] = {}
    for line, count in every.items():
        if line in fixed or block_of[line] not in anchored:
            copies.setdefault(block_of[line], []).append(fixed.get(line, count))
    times: dict[int, list[float]] = {}
    for line, count in executed.items():
        if line in block_of:
            times.setdefault(block_of[line], []).append(count)
    rate = {
        number: statistics.median_low(times[number])
        / (statistics.median_low(counts) if number in anchored else min(counts))
        for number, counts in copies.items()
        if number in times
    }
    total: list[float] = []
    last = 0.0
    for block in blocks:
        known = [rate[b] for i in block if (b := block_of.get(i.line, -1)) in rate]
        last = statistics.median_low(known) if known else last
        total.append(last * len(block))
    return math.fsum(total)


def _blocks(lines: list[str]) -> dict[int, int]:
    """The basic block, by its first line, of every line of a PTX text."""
    found: dict[int, int] = {}
    first = 0
    for number, text in enumerate(lines, 1):
        if not first or _LABEL.match(text):
            first = number
        found[number] = first
        if _END.match(text):
            first = 0
    return found


_KERNEL = re.compile(r"Compiling entry function '([^']+)'")
_SPILLS = re.compile(r"(\d+) bytes spill stores, (\d+) bytes spill loads")
_REGISTERS = re.compile(r"Used (\d+) registers")


@dataclass(frozen=True)
class Resources:
    """What ptxas gives one kernel.

    Attributes:
        registers: Per thread.
        spills: Bytes that spill stores and loads of a thread move, by the text.
    """

    registers: int
    spills: int


@dataclass(frozen=True)
class Allocated:
    """The kernels of a module by name, and the ptxas that says so."""

    kernels: dict[str, Resources]
    source: str


def allocated(ptx: str, arch: str) -> Allocated | None:
    """What ptxas says of the kernels of a PTX module.

    None where no ptxas is installed that knows the GPU (CUDA 13's knows none before sm_75), or
    it refuses the module.
    """
    ptxas = find(arch, isa=isa_of(ptx))
    if ptxas is None or not ptx:
        return None
    with tempfile.TemporaryDirectory(prefix="gevo-ptxas-") as folder:
        source = Path(folder) / "kernels.ptx"
        source.write_text(ptx)
        target = str(Path(folder) / "kernels.cubin")
        command = [ptxas.path, "-v", f"-arch={arch}", "-O3", "-o", target, str(source)]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=ASSEMBLE_S
            )
        except (OSError, subprocess.TimeoutExpired):
            return None
    if done.returncode != 0:
        return None
    return Allocated(read(done.stderr + done.stdout), f"ptxas {ptxas.version}")


def read(said: str) -> dict[str, Resources]:
    """The kernels that the messages of `ptxas -v` tell of."""
    found: dict[str, Resources] = {}
    kernel, spills = "", 0
    for line in said.splitlines():
        if match := _KERNEL.search(line):
            kernel, spills = match[1], 0
        elif match := _SPILLS.search(line):
            spills = int(match[1]) + int(match[2])
        elif (match := _REGISTERS.search(line)) and kernel:
            found[kernel], kernel = Resources(int(match[1]), spills), ""
    return found
