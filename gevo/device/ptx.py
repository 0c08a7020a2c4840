"""PTX from LLVM IR, by llvmlite's NVPTX back end.

`LLVM ERROR` aborts the process (an unsupported intrinsic, for instance), also for IR that
verifies: call this in worker processes only.
"""

from __future__ import annotations

import re
from functools import cache
from string import ascii_lowercase
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import CompileFailed
from gevo.files import is_architecture
from gevo.outcome import Outcome

TRIPLE = "nvptx64-nvidia-cuda"
NEWEST = 88
"""Newest PTX ISA that is asked of LLVM, times ten, unless a GPU needs a newer one."""

OLDEST_ARCH, NEWEST_ARCH = 60, 121
"""Compute capabilities, times ten, that gevo generates code for."""

# PTX ISA reference, "Release Notes": the PTX ISA (times ten) that came with each CUDA version,
# and the first one that knows each target.
_PTX_OF_CUDA = (
    ((12, 9), 88), ((12, 8), 87), ((12, 7), 86), ((12, 5), 85), ((12, 4), 84),
    ((12, 3), 83), ((12, 2), 82), ((12, 1), 81), ((12, 0), 80), ((11, 8), 78), ((11, 7), 77),
    ((11, 6), 76), ((11, 5), 75), ((11, 4), 74), ((11, 3), 73), ((11, 2), 72), ((11, 1), 71),
    ((11, 0), 70), ((0, 0), 60),
)  # fmt: skip
_FIRST_PTX = (
    (121, 88), (120, 87), (110, 90), (103, 88), (101, 86), (100, 86), (89, 78), (88, 90),
    (87, 74), (86, 71), (80, 70), (75, 63), (72, 61), (70, 60), (0, 50),
)  # fmt: skip


def ptx_version(arch: str, cuda: tuple[int, int]) -> int:
    """The PTX ISA, times ten, to generate for a GPU.

    Args:
        arch: As `sm_90`.
        cuda: CUDA version of whatever assembles the PTX: a ptxas, or the driver.

    Raises:
        CompileFailed: That CUDA version, or LLVM, does not know the GPU.
    """
    if not is_architecture(arch):
        raise CompileFailed(f"{arch!r} is no GPU architecture, as sm_90")
    number = int(arch[3:].rstrip(ascii_lowercase))
    if not OLDEST_ARCH <= number <= NEWEST_ARCH:
        known = f"sm_{OLDEST_ARCH} to sm_{NEWEST_ARCH}"
        raise CompileFailed(f"gevo generates code for {known}, not for {arch}")
    first = next(ptx for least, ptx in _FIRST_PTX if number >= least)
    known = newest_ptx(cuda)
    if known < first:
        raise CompileFailed(
            f"CUDA {cuda[0]}.{cuda[1]} does not know {arch}; update the NVIDIA driver or ptxas"
        )
    return max(first, min(known, NEWEST))


def newest_ptx(cuda: tuple[int, int]) -> int:
    """The newest PTX ISA, times ten, that a CUDA version knows; from 13 on a step a minor one."""
    if cuda >= (13, 0):
        return 10 * (cuda[0] - 4) + cuda[1]
    return next(ptx for least, ptx in _PTX_OF_CUDA if cuda >= least)


_ISA = re.compile(r"^\s*\.version\s+(\d+)\.(\d+)", re.MULTILINE)


def isa_of(text: str) -> int:
    """The PTX ISA, times ten, that a PTX text says it is in; 0 where it says none."""
    found = _ISA.search(text)
    return 10 * int(found[1]) + int(found[2]) if found else 0


def emit_ptx(text: str, cpu: str = "sm_90", ptx: int = NEWEST) -> str:
    """PTX for a module's text; raises CompileFailed when LLVM refuses the text.

    Args:
        text: LLVM IR.
        cpu: GPU to generate for.
        ptx: PTX ISA, times ten. The GPU must not need a newer one (LLVM would abort).
    """
    context: Any = llvm.create_context()
    try:
        module: Any = llvm.parse_assembly(text, context=context)  # pyright: ignore
        try:
            module.verify()
            return _machine(cpu, ptx).emit_assembly(module)
        finally:
            module.close()
    except RuntimeError as error:
        reason = " ".join(str(error).split())
        raise CompileFailed(f"LLVM refuses the module: {reason}", Outcome.INVALID) from error
    finally:
        context.close()


def leave_in_blocks() -> None:
    """Let LLVM, in this process from now on, sink nothing into the block that takes its result.

    ptxas puts loads back in front of the branches that the back end has sunk them behind.
    """
    llvm.set_option("gevo", "-disable-machine-sink")  # pyright: ignore[reportUnknownMemberType]


@cache
def _machine(cpu: str, ptx: int) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target: Any = llvm.Target.from_triple(TRIPLE)  # pyright: ignore
    return target.create_target_machine(cpu=cpu, features=f"+ptx{ptx}", opt=3)
