"""Keeps GPU memory with its inputs, and outputs, between runs on the same large case.

A search runs thousands of variants on the same inputs. Where those are large, sending them again
for each run, and fetching and comparing outputs that are known, takes longer than the kernels.
Small cases get fresh memory every time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from gevo.device.base import RunOptions
from gevo.device.cuda.base import Context, CudaError
from gevo.device.cuda.binary import CudaBinary
from gevo.device.cuda.memory import Memory
from gevo.device.cuda.support import Support
from gevo.workload.case import Array, Launches, Role

LEAST_BYTES = 16 << 20
"""Of all buffers together: memory for less is not worth keeping."""
SHARE = 0.25
"""Of the GPU's memory that may be kept."""
KEPT_OUTPUTS = 4

Key = tuple[Any, ...]
Outputs = Mapping[str, Array]


class Pool:
    """Memory of runs that are over.

    Args:
        context: The GPU.
        support: Its own kernels.
        gpu_bytes: Its memory.
    """

    def __init__(self, context: Context, support: Support, gpu_bytes: int) -> None:
        self._context = context
        self._support = support
        self._most = int(SHARE * gpu_bytes)
        self._kept: list[tuple[Key, Memory]] = []
        self._outputs: dict[tuple[Key, bytes], Outputs] = {}

    def take(self, binary: CudaBinary, launches: Launches, options: RunOptions) -> Memory:
        """Memory for a run, made or found; raises as `Memory`."""
        key = key_of(launches, options)
        if (memory := self._found(key)) is not None and memory.renew(binary, options):
            return memory
        if memory is not None:
            memory.close()
        try:
            return Memory(self._context, self._support, binary, launches, options)
        except CudaError:
            if not self._kept:
                raise
        self.clear()
        return Memory(self._context, self._support, binary, launches, options)

    def give(self, memory: Memory, launches: Launches, options: RunOptions) -> None:
        """Take memory back: it is kept, or freed. Whatever is wrong in it is found by `take`."""
        key = key_of(launches, options)
        if not key or memory.size > self._most:
            memory.close()
            return
        self._kept.append((key, memory))
        while sum(kept.size for _, kept in self._kept) > self._most:
            self._kept.pop(0)[1].close()

    def outputs(
        self, memory: Memory, signature: bytes, launches: Launches, options: RunOptions
    ) -> Outputs:
        """What a run left; the same, read-only arrays where its signature is known."""
        key = key_of(launches, options)
        if not key:
            return memory.outputs()
        found = self._outputs.pop((key, signature), None)
        if found is None:
            found = memory.outputs()
            for array in found.values():
                array.setflags(write=False)
        self._outputs[key, signature] = found
        while len(self._outputs) > KEPT_OUTPUTS:
            del self._outputs[next(iter(self._outputs))]
        return found

    def clear(self) -> None:
        """Free everything."""
        while self._kept:
            with contextlib.suppress(CudaError):
                self._kept.pop()[1].close()

    def _found(self, key: Key) -> Memory | None:
        for place, (known, memory) in enumerate(self._kept):
            if known and known == key:
                del self._kept[place]
                return memory
        return None


def key_of(launches: Launches, options: RunOptions) -> Key:
    """What memory depends on; empty where it is not kept.

    Inputs are told apart by their identity: arrays of a case are read-only, and memory that is
    kept holds on to them.
    """
    buffers = launches.buffers
    size = sum(buffer.array.nbytes for buffer in buffers)
    unchecked = any(b.symbol is not None or b.role is Role.SCRATCH for b in buffers)
    if size < LEAST_BYTES or unchecked:
        return ()
    if any(b.array.flags.writeable for b in buffers if b.role is not Role.OUT):
        return ()
    return (
        options.placement_seed,
        *(
            (b.name, b.role, b.array.shape, b.array.dtype.str, b.role is Role.OUT or id(b.array))
            for b in buffers
        ),
    )
