"""What the simt device counts while a kernel runs, and the time model reads."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class AccessTrace:
    """Sampled addresses of one static memory instruction.

    Attributes:
        site: Index of the instruction in the cleaned kernel's program order (all functions
            that the kernel calls included, see `LaunchCounts.block_of_site`).
        space: 1 global, 3 shared, 4 constant, 5 local (LLVM's address-space numbers; generic
            pointers are resolved to the space they point into).
        size: Bytes accessed per lane.
        store: True for stores and atomics.
        addresses: int64, shape (accesses, 32): one row per warp-wide execution in the sampled
            blocks, one column per lane; -1 where the lane did not take part. Global addresses
            are relative to an origin that is 256-byte aligned in every run; shared addresses
            are relative to the block's shared memory.
    """

    site: int
    space: int
    size: int
    store: bool
    addresses: NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class LaunchCounts:
    """Everything the model needs to know about one launch.

    Attributes:
        kernel: Name of the kernel.
        grid: Blocks in x, y, z.
        block: Threads in x, y, z.
        shared_bytes: Static plus dynamic shared memory per block, in bytes.
        warp_blocks: int64, shape (basic blocks,): warp-level executions of each basic block,
            summed over all warps of the launch. One warp's count is the maximum over its
            lanes, so that a divergent warp pays for each path it takes.
        thread_blocks: int64, same shape: thread-level executions, summed over all threads.
        longest_warp: int64, same shape: the counts of the warp with the most instructions.
        traces: Sampled memory accesses; `sampled_blocks` tells of how many thread blocks.
        sampled_blocks: Number of thread blocks traced.
        sampled_warp_blocks: int64, as `warp_blocks`, for the executions whose accesses are in
            `traces` (the first few of each warp in the traced blocks): scale a traced figure of
            basic block b by warp_blocks[b] / sampled_warp_blocks[b].
        loaded_bytes: Bytes of global memory that the sampled blocks loaded, counted in distinct
            32-byte sectors of each block.
        stored_bytes: The same for stores and atomics.
        buffer_bytes: Bytes of global memory that the launch could reach (the sum over its
            buffers): an upper bound of its footprint; 0 when unknown.
        reuse: How often a block touched a sector of global memory again after having touched from
            2^k to 2^(k+1) others, by k; empty where the block's data are few.
        sharing: Part of a block's loaded sectors that the next one in x, y and z loads, too; empty
            where that is not known.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int
    warp_blocks: NDArray[np.int64]
    thread_blocks: NDArray[np.int64]
    longest_warp: NDArray[np.int64]
    traces: tuple[AccessTrace, ...]
    sampled_blocks: int
    sampled_warp_blocks: NDArray[np.int64]
    loaded_bytes: int
    stored_bytes: int = 0
    buffer_bytes: int = 0
    reuse: tuple[int, ...] = ()
    sharing: tuple[float, ...] = ()
