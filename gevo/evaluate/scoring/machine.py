"""Machine instructions that a PTX text comes to: how many there are, and how many are issued.

ptxas unrolls, hoists and merges, so machine code has no counters of its own blocks that simt could
fill in. What is known is how often warps come to each block of the PTX (simt runs it, lifted), and
from which PTX line each machine instruction comes (ptxas records it). So this is an estimate:

- Warps come to a PTX block `c` times: the median of what simt says of its lines, of which its
  cleanup may have moved some. Where ptxas made `u` copies of it (unrolled loops), each is executed
  `c / u` times. `u` is the median, over the block's loads, stores, barriers and shuffles, of their
  number in the machine code, where they are neither split nor merged as a rule; in a block without
  such, the least number of machine instructions that a line has. Of these, copies that are in
  fewer loops than the block was (those in front of a loop and behind it) are executed no more
  often than anything of the PTX that is in fewer; the others have the rest.
- All instructions of a machine block are executed as often: the median of what their PTX lines
  say, of those alone that are in no more loops of the PTX than the block is of the machine code,
  where it has such, and else no more often than anything of the PTX that is in no more loops. So
  what was hoisted counts where it is now.
- What ptxas adds and is executed rarely (see `nvdisasm.read`) is not counted.

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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from gevo.device.cuda import nvdisasm
from gevo.device.cuda.nvdisasm import Blocks
from gevo.device.cuda.ptxas import ASSEMBLE_S, Ptxas, assemble, find
from gevo.device.ptx import isa_of
from gevo.errors import CompileFailed
from gevo.program.llvm.flow import loop_depths

LINES = "--generate-line-info"

_LABEL = re.compile(r"^\s*[\w$%]+:\s*(?!:)")
_END = re.compile(r"^\s*(?:@!?%\w+\s+)?(?:bra|brx|ret|exit|trap)\b")
_LEAVES = re.compile(r"^\s*(?:bra|brx|ret|exit|trap)\b")
_NAMED = re.compile(r"^\s*([\w$%]+):(?!:)")
_TABLE = re.compile(r"([\w$%]+):\s*\.branchtargets\s+([^;]*);")
_ENTRY = re.compile(r"\.(?:entry|func)\b")
_WORD = re.compile(r"[\w$%]+")
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
    depths = _depths(lines, block_of)
    found: dict[int, list[float]] = {}
    for line, count in executed.items():
        if line in block_of:
            found.setdefault(block_of[line], []).append(count)
    times = {block: statistics.median_low(counts) for block, counts in found.items()}

    def most(loops: int) -> float:
        return max((times[b] for b in times if depths[b] <= loops), default=math.inf)

    rate: dict[int, float] = {}
    for block, (copies, inside) in _copies(blocks, block_of, depths).items():
        if block in times:
            outside = (copies - inside) * min(times[block] / copies, most(depths[block] - 1))
            rate[block] = (times[block] - outside) / inside if inside else times[block] / copies
    total: list[float] = []
    last = 0.0
    for own in blocks:
        loops = own[0].loops
        known = [b for i in own if (b := block_of.get(i.line, -1)) in rate]
        kept = [rate[b] for b in known if depths[b] <= loops]
        if known and not kept:
            kept = [min(statistics.median_low([rate[b] for b in known]), most(loops))]
        last = statistics.median_low(kept) if kept else last
        total.append(last * len(own))
    return math.fsum(total)


def _copies(
    blocks: Blocks, block_of: Mapping[int, int], depths: Mapping[int, int]
) -> dict[int, tuple[int, int]]:
    """How many copies of each PTX block there are, and how many of them are in as many loops."""
    every, fixed = Counter[int](), Counter[int]()
    every_inside, fixed_inside = Counter[int](), Counter[int]()
    for one in (i for block in blocks for i in block if i.line in block_of):
        inside = one.loops >= depths[block_of[one.line]]
        every[one.line] += 1
        every_inside[one.line] += inside
        if _FIXED.match(one.opcode):
            fixed[one.line] += 1
            fixed_inside[one.line] += inside
    anchored = {block_of[line] for line in fixed}
    found: dict[int, list[tuple[int, int]]] = {}
    for line, count in every.items():
        if line in fixed:
            found.setdefault(block_of[line], []).append((fixed[line], fixed_inside[line]))
        elif block_of[line] not in anchored:
            found.setdefault(block_of[line], []).append((count, every_inside[line]))
    return {
        block: _typical(counts, statistics.median_low if block in anchored else min)
        for block, counts in found.items()
    }


def _typical(
    counts: Sequence[tuple[int, int]], typical: Callable[[Sequence[int]], int]
) -> tuple[int, int]:
    """Of lines' copies; what was hoisted as a whole says nothing of those in loops."""
    copies = typical([count for count, _ in counts])
    inside = [n for _, n in counts if n]
    return copies, min(copies, typical(inside)) if inside else 0


def _depths(lines: list[str], block_of: Mapping[int, int]) -> dict[int, int]:
    """How many loops of a PTX text are around each of its blocks, which `_blocks` has found."""
    firsts = sorted(set(block_of.values()))
    place = {first: number for number, first in enumerate(firsts)}
    texts = [lines[a - 1 : b - 1] for a, b in pairwise([*firsts, len(lines) + 1])]
    named = {m[1]: n for n, own in enumerate(texts) if (m := _NAMED.match(own[0]))}
    tables = {m[1]: m[2] for m in _TABLE.finditer("\n".join(lines))}
    successors: list[list[int]] = []
    for number, own in enumerate(texts):
        words = _WORD.findall(own[-1]) if _END.match(own[-1]) else []
        words += [one for name in words for one in _WORD.findall(tables.get(name, ""))]
        falls = not _LEAVES.match(own[-1]) and number + 1 < len(texts)
        successors.append([named[one] for one in words if one in named] + [number + 1] * falls)
    entries = [n for n, own in enumerate(texts) if any(map(_ENTRY.search, own))]
    found = loop_depths([*successors, entries], len(texts))
    return {first: found.get(number, 0) for first, number in place.items()}


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
_STACK = re.compile(r"(\d+) bytes stack frame")
_SPILLS = re.compile(r"(\d+) bytes spill stores, (\d+) bytes spill loads")
_REGISTERS = re.compile(r"Used (\d+) registers")


@dataclass(frozen=True)
class Resources:
    """What ptxas gives one kernel.

    Attributes:
        registers: Per thread.
        spills: Bytes that spill stores and loads of a thread move, by the text.
        stack: Bytes of local memory per thread.
    """

    registers: int
    spills: int
    stack: int = 0


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
    kernel, spills, stack = "", 0, 0
    for line in said.splitlines():
        if match := _KERNEL.search(line):
            kernel, spills, stack = match[1], 0, 0
        elif match := _SPILLS.search(line):
            spills = int(match[1]) + int(match[2])
            frame = _STACK.search(line)
            stack = int(frame[1]) if frame else 0
        elif (match := _REGISTERS.search(line)) and kernel:
            found[kernel], kernel = Resources(int(match[1]), spills, stack), ""
    return found
