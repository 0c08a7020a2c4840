"""A GPU: one process that it belongs to, one job at a time, and what a fault means.

A fault is put down to the job only after a new process has opened the GPU again; a job whose GPU
was at fault asks to be tried again. A GPU that cannot be opened any more is a lost node.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Thread
from typing import Any, Protocol, TypeVar

from gevo.errors import DeviceLost
from gevo.evaluate.pool.gpu_lock import turn
from gevo.evaluate.pool.node import Job, NodeLost, PoolClosed, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes

T = TypeVar("T")

OPEN_S = 120.0
"""For a process to start, import everything and open its GPU."""
END_S = 60.0
"""A process that holds a GPU which does not answer may outlive its own killing for so long."""
PAUSES_S = (0.5, 3.0)
"""Between attempts to open a GPU: the driver may still be clearing up."""


class OpensGpu(Protocol):
    """What the process is set up with."""

    @property
    def healthy(self) -> bool:
        """False when the process must be replaced: after a fault it often cannot go on."""
        ...

    @property
    def run_s(self) -> float:
        """Seconds that the GPU has run so far."""
        ...

    def open(self) -> Any:
        """Open the GPU if it is not; raises DeviceLost."""
        ...


@dataclass(frozen=True)
class _Reply:
    value: Any
    healthy: bool
    run_s: float


def _timed(owner: OpensGpu, call: Callable[..., Any], *args: Any) -> _Reply:
    """A job, in the GPU's process."""
    before = owner.run_s
    value = call(owner, *args)
    return _Reply(value, owner.healthy, owner.run_s - before)


def _open(owner: OpensGpu) -> None:
    owner.open()


class GpuNode:
    """One GPU as a node.

    Args:
        setup: Makes what opens the GPU, in the process.
        args: Its arguments.
        preload: See `Processes`.
        bus: The GPU's PCI address, see `turn`.
    """

    slots = 1
    name = ""

    def __init__(
        self,
        setup: Callable[..., OpensGpu],
        args: Sequence[Any],
        preload: Sequence[str] = (),
        bus: str = "",
    ) -> None:
        self._setup = setup, tuple(args), tuple(preload)
        self._bus = bus
        self._thread = ThreadPoolExecutor(1, "gevo-gpu")
        self._processes: Processes | None = None
        self._closed = False
        self._run_s = 0.0
        self._since: float | None = None

    def start(self, job: Job[T]) -> Future[T]:
        """Run a job on the GPU; fails as that of a `Node`."""
        return self._thread.submit(self._perform, job)

    def count_idleness(self) -> None:
        """Idleness counts from the first call on."""
        if self._since is None:
            self._since, self._run_s = time.monotonic(), 0.0

    def idle_share(self) -> float | None:
        """Share of time in which no kernel was run or timed; None before counting."""
        if self._since is None:
            return None
        whole = time.monotonic() - self._since
        return max(0.0, 1.0 - self._run_s / whole) if whole > 0 else 0.0

    def close(self) -> None:
        """Kill the process. May be repeated."""
        self._closed = True
        self._drop()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _perform(self, job: Job[T]) -> T:
        """The job's result; raises NodeLost when the GPU does not come back after a fault."""
        self._open()
        try:
            with turn(self._bus):
                reply = self._call(_timed, (job.call, *job.args), job.seconds)
        except (WorkerDied, WorkerLate):
            self._replace()
            raise
        except DeviceLost:
            self._drop()
            raise
        self._run_s += reply.run_s
        if not reply.healthy:
            self._replace()
        return reply.value

    def _replace(self) -> None:
        self._drop()
        if not self._closed:
            self._open()

    def _drop(self) -> None:
        """Kill the process; the next job gets another."""
        processes, self._processes = self._processes, None
        if processes is not None:
            closing = Thread(target=processes.close, daemon=True)
            closing.start()
            closing.join(END_S)

    def _open(self) -> None:
        """Have a process with an open GPU; raises NodeLost, or what opening raises."""
        for pause in (*PAUSES_S, None):
            if self._processes is not None:
                return
            setup, args, preload = self._setup
            self._processes = Processes(1, setup, args, preload)
            try:
                if self._closed:  # asked when there is a process that `close` may not have seen
                    raise PoolClosed
                self._call(_open, (), OPEN_S)
                return
            except (WorkerLate, WorkerDied, DeviceLost) as error:
                self._drop()
                if pause is None:
                    raise NodeLost(f"the GPU cannot be opened again: {error}") from error
            except BaseException:
                self._drop()
                raise
            time.sleep(pause)

    def _call(self, call: Callable[..., T], args: tuple[Any, ...], seconds: float) -> T:
        processes = self._processes
        if processes is None:
            raise PoolClosed
        try:
            return processes.start(Job(call, args, seconds)).result(seconds + END_S)
        except TimeoutError as error:
            raise DeviceLost("a process that hangs on the GPU cannot be ended") from error
