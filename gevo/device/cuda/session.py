"""One run of a program on a GPU: the `Host` that drivers talk to."""

from __future__ import annotations

import time
from collections.abc import Sequence

from gevo.device.arguments import encode
from gevo.device.cuda.base import Context, Event
from gevo.device.cuda.binary import CudaBinary
from gevo.device.cuda.memory import Memory
from gevo.device.cuda.stopwatch import Stopwatch
from gevo.errors import LaunchFailed
from gevo.outcome import Outcome
from gevo.workload.case import Argument, Array, Dim3

PLAIN_SHARED = 48 << 10
"""Shared memory that a block may have without being allowed more explicitly."""

_SPIN_S = 2e-3
_NAP_S = 2e-4


class Hang(LaunchFailed):
    """A kernel does not end; the GPU can be used again only from another process."""

    def __init__(self, limit_s: float) -> None:
        super().__init__(f"did not end within {limit_s:.3g} seconds", Outcome.TIMED_OUT)


def wait(context: Context, event: Event, deadline: float, limit_s: float) -> None:
    """Wait for an event until `deadline` (of the monotonic clock); raises Hang."""
    start = time.monotonic()
    while not context.reached(event):
        now = time.monotonic()
        if now > deadline:
            raise Hang(limit_s)
        if now > start + _SPIN_S:
            time.sleep(_NAP_S)


class Session:
    """Launches kernels of one binary on one set of buffers; implements `Host`.

    Args:
        context: The GPU.
        binary: The program.
        memory: Its buffers.
        stopwatch: Times the launches.
        limit_s: Wall-clock limit of the run; passing it raises Hang.
    """

    def __init__(
        self,
        context: Context,
        binary: CudaBinary,
        memory: Memory,
        stopwatch: Stopwatch,
        limit_s: float,
    ) -> None:
        self._context = context
        self._binary = binary
        self._memory = memory
        self._stopwatch = stopwatch
        self._limit_s = limit_s
        self._deadline = time.monotonic() + limit_s

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
    ) -> None:
        """Queue one kernel; what goes wrong in it is raised later, at the latest by `finish`."""
        found = self._binary.kernel(kernel)
        parameters = encode(kernel, found.places, args, self._memory.address)
        if shared_bytes + found.resources.shared_bytes > PLAIN_SHARED:
            self._context.allow_shared(found.handle, shared_bytes)
        self._stopwatch.launching()
        self._context.launch(found.handle, grid, block, shared_bytes, parameters)

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents now."""
        self.finish()
        return self._memory.read(name)

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer's contents."""
        self.finish()
        self._memory.write(name, array)

    def finish(self) -> None:
        """Wait for all launches; raises Hang or CudaError."""
        event = self._stopwatch.stop()
        if event is not None:
            wait(self._context, event, self._deadline, self._limit_s)
