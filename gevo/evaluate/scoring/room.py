"""Shared memory beyond what the unmodified program takes, and launches that may lack it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from gevo.device.simt.model.gpu import gpu_names, load_gpu, occupancy
from gevo.device.simt.model.profile import KernelProfile
from gevo.errors import ProgramError
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.usable import Asked

MOST = 48 << 10
"""Bytes of shared memory that a block may have unless the host asks for more (CUDA C++ Programming
Guide)."""


def crowded(baseline: str, program: str, asked: Mapping[str, Set[Asked]]) -> Iterator[OneSided]:
    """What a program relies on that takes more shared memory than another.

    All blocks of a cooperative launch have to fit on the GPU at once, and what a launch asks for
    comes on top of what the kernel has: both are so in launches that are small enough. Registers
    are not looked at.

    Args:
        baseline: The cleaned text of the unmodified program.
        program: That of the program.
        asked: What launches of the kernels have asked for.
    """
    for kernel, launches in asked.items():
        together = [one for one in launches if one.cooperative]
        varies = len({one.shared_bytes for one in launches}) > 1
        if not together and not varies:
            continue
        before, after = _own(baseline, kernel), _own(program, kernel)
        if before is None or after is None or after <= before:
            continue
        if any(_fit(one, after) < _fit(one, before) for one in together):
            text = f"so few blocks are launched that all fit with {after:,} bytes of shared memory"
            yield stated(kernel, f"{text} instead of {before:,}", None)
        if varies:
            yield stated(kernel, f"a launch asks for at most {MOST - after:,} bytes", None)


def _fit(launch: Asked, own: int) -> int:
    """Blocks that fit on an SM of any GPU that is modelled, by threads and shared memory."""
    gpus = [load_gpu(name) for name in gpu_names()]
    taken = own + launch.shared_bytes
    return min(occupancy(gpu, launch.threads, 1, taken).blocks_per_sm for gpu in gpus)


def _own(text: str, kernel: str) -> int | None:
    """Bytes of a kernel's static shared memory; None where there is no such kernel."""
    try:
        return KernelProfile.from_ir(text, kernel).shared_bytes
    except ProgramError:
        return None
