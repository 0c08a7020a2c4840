"""Launches that a GPU refuses because of the local memory of their threads.

Before a kernel's first launch CUDA reserves its local memory for all threads that the GPU can have
resident, however few a launch has; where that does not fit beside what is allocated, the launch
fails (CUDA Driver API, cuLaunchKernel: CUDA_ERROR_OUT_OF_MEMORY).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from gevo.device.simt.model.gpu import Gpu
from gevo.evaluate.scoring.machine import Allocated

SHARE = 8
"""Local memory may take one part in so many of a GPU's memory: the rest is for arrays, of which
nobody knows how many there are beside those of the workload."""

_LOCAL = re.compile(
    r"\.entry\s+([\w$%]+)|\.func\b"
    r"|^\s*\.local\s+(?:\.align\s+\d+\s+)?\.([bsuf])(\d+)\s+[\w$%]+(?:\[(\d+)\])?",
    re.MULTILINE,
)


def declared(ptx: str) -> dict[str, int]:
    """Bytes per thread that the kernels of a PTX module declare; "" for its functions together."""
    found: dict[str, int] = {}
    kernel = ""
    for match in _LOCAL.finditer(ptx):
        if match[2]:
            size = int(match[3]) // 8 * int(match[4] or 1)
            found[kernel] = found.get(kernel, 0) + size
        else:
            kernel = match[1] or ""
    return found


def reserved(each: int, gpu: Gpu) -> int:
    """Bytes that a kernel of so many bytes per thread needs of a GPU."""
    return each * gpu.sms * gpu.warps_per_sm * 32


def excess(
    kernels: Collection[str],
    ptx: str,
    allocated: Callable[[], Allocated | None],
    gpu: Gpu,
) -> str:
    """Why launches are refused, with the numbers; empty where they are not.

    Args:
        kernels: That are launched.
        ptx: Their module.
        allocated: Gives what ptxas makes of it, None where it is not known; asked only where the
            text declares as much.
        gpu: That is modelled.
    """
    most = gpu.dram_bytes // SHARE
    text = declared(ptx)
    if reserved(sum(text.values()), gpu) <= most:
        return ""
    found = allocated()
    for name in sorted(kernels):
        own = found and found.kernels.get(name)
        each, source = (own.stack, found.source) if found and own else (text.get(name, 0), "PTX")
        if (all_ := reserved(each, gpu)) > most:
            return (
                f"{name}: {each:,} bytes of local memory per thread (by {source}) are "
                f"{all_ >> 20:,} MiB for all threads that {gpu.name} can hold, which a launch "
                f"reserves; more than {most >> 20:,} MiB, one part in {SHARE} of its memory, is "
                "not accepted"
            )
    return ""
