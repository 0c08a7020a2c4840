"""One process per GPU, one job at a time, and what becomes of a job whose process fails.

A fault is put down to the variant only after a new process has opened the GPU again; a job whose
GPU was at fault is tried again, on whichever GPU is free. A GPU that cannot be opened any more
is given up; with the last one, all jobs fail with DeviceLost.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from gevo.errors import DeviceLost
from gevo.evaluate import gpu_worker
from gevo.evaluate.gpu_worker import GpuSpec, Reply
from gevo.evaluate.pool.gpu_lock import turn
from gevo.evaluate.pool.processes import PoolClosed, Processes, WorkerDied, WorkerLate
from gevo.outcome import Outcome

T = TypeVar("T")

OPEN_S = 120.0
"""For a process to start, import everything and open its GPU."""
END_S = 60.0
"""A process that holds a GPU which does not answer may outlive its own killing for so long."""
RETRIES = 2
"""How often a job is tried again whose GPU was at fault."""
PRELOAD = ("__main__", "gevo.evaluate.lower_worker", "gevo.evaluate.gpu_worker")
"""What the fork server imports for the processes of a GPU pool."""
PAUSES_S = (0.5, 3.0)
"""Between attempts to open a GPU: the driver may still be clearing up."""


@dataclass(eq=False)
class _Task:
    job: Callable[..., Reply[Any]]
    args: tuple[Any, ...]
    seconds: float
    refuse: Callable[[Outcome, str], Any]
    future: Future[Any] = field(default_factory=Future[Any])
    retries: int = RETRIES


class GpuSeats:
    """Runs jobs of `gpu_worker` on one or more GPUs.

    Args:
        specs: One for each GPU.
    """

    def __init__(self, specs: Sequence[GpuSpec]) -> None:
        self._queue: SimpleQueue[_Task | None] = SimpleQueue()
        self._lock = Lock()
        self._run_s = 0.0
        self._since: float | None = None
        self._lost: DeviceLost | None = None
        self.closed = False
        self._seats = [_Seat(spec, self._queue, self) for spec in specs]
        self._open = len(self._seats)
        for seat in self._seats:
            seat.start()

    def schedule(
        self,
        job: Callable[..., Reply[T]],
        args: tuple[Any, ...],
        seconds: float,
        refuse: Callable[[Outcome, str], T],
    ) -> Future[T]:
        """Run a job on a GPU.

        Args:
            job: One of `gpu_worker`'s.
            args: Its arguments.
            seconds: Wall-clock limit.
            refuse: Makes the result of a job whose process died or was too slow.

        Returns:
            Fails with what the job raises, DeviceLost, or PoolClosed.
        """
        task = _Task(job, args, seconds, refuse)
        task.future.set_running_or_notify_cancel()
        self.put(task)
        return task.future

    def put(self, task: _Task) -> None:
        """Queue a task, or fail it where nobody would ever take it."""
        with self._lock:
            error = PoolClosed() if self.closed else self._lost
            if error is None:
                self._queue.put(task)
        if error is not None:
            task.future.set_exception(error)

    def count_idleness(self) -> None:
        """Idleness counts from the first call on."""
        with self._lock:
            if self._since is None:
                self._since, self._run_s = time.monotonic(), 0.0

    def idle_share(self) -> float | None:
        """Share of the GPUs' time in which no kernel was run or timed; None before counting."""
        with self._lock:
            if self._since is None:
                return None
            whole = (time.monotonic() - self._since) * len(self._seats)
            return max(0.0, 1.0 - self._run_s / whole) if whole > 0 else 0.0

    def close(self) -> None:
        """Kill the processes; jobs that are not done fail with PoolClosed. May be repeated."""
        with self._lock:
            self.closed = True
        for seat in self._seats:
            seat.drop()
        for _ in self._seats:
            self._queue.put(None)
        for seat in self._seats:
            seat.join(END_S)
        self._drain(PoolClosed())

    def ran(self, seconds: float) -> None:
        """A seat's GPU was busy for so long."""
        with self._lock:
            self._run_s += seconds

    def retire(self, task: _Task, error: DeviceLost) -> None:
        """A seat has lost its GPU for good; others may still do its task."""
        with self._lock:
            self._open -= 1
            if not self._open:
                self._lost = error
        self.put(task)
        if self._lost is not None:
            self._drain(error)

    def _drain(self, error: Exception) -> None:
        while not self._queue.empty():
            task = self._queue.get()
            if task is not None:
                task.future.set_exception(error)


class _Seat(Thread):
    """One GPU: the thread that hands jobs to its process."""

    def __init__(self, spec: GpuSpec, queue: SimpleQueue[_Task | None], group: GpuSeats) -> None:
        super().__init__(name="gevo-gpu", daemon=True)
        self._spec = spec
        self._queue = queue
        self._group = group
        self._processes: Processes | None = None

    def run(self) -> None:
        while (task := self._queue.get()) is not None:
            if self._group.closed:
                task.future.set_exception(PoolClosed())
                continue
            try:
                self._open()
            except DeviceLost as error:
                self._group.retire(task, error)
                return
            except Exception as error:  # the job's owner is told, as of any other failure
                task.future.set_exception(error)
            else:
                self._settle(task)
        self.drop()

    def drop(self) -> None:
        """Kill the process; the next job gets another."""
        processes, self._processes = self._processes, None
        if processes is not None:
            closing = Thread(target=processes.close, daemon=True)
            closing.start()
            closing.join(END_S)

    def _settle(self, task: _Task) -> None:
        try:
            result = self._perform(task)
        except DeviceLost as error:
            self.drop()
            task.retries -= 1
            if task.retries < 0:
                task.future.set_exception(error)
            else:
                self._group.put(task)
        except Exception as error:  # whatever the job raised belongs to who asked for it
            task.future.set_exception(PoolClosed() if self._group.closed else error)
        else:
            task.future.set_result(result)

    def _perform(self, task: _Task) -> Any:
        """The task's result; raises DeviceLost when the GPU does not come back after a fault."""
        try:
            with turn(self._spec.bus):
                reply = self._call(task.job, task.args, task.seconds)
        except WorkerLate:
            self._replace()
            return task.refuse(Outcome.TIMED_OUT, "wall-clock limit passed while running it")
        except WorkerDied as error:
            self._replace()
            detail = f"the worker process died ({error.reason}) while running it"
            return task.refuse(Outcome.LAUNCH_FAILED, detail)
        self._group.ran(reply.run_s)
        if not reply.healthy:
            self._replace()
        return reply.value

    def _replace(self) -> None:
        self.drop()
        if not self._group.closed:
            self._open()

    def _open(self) -> None:
        """Have a process with an open GPU; raises DeviceLost, or what opening raises."""
        for pause in (*PAUSES_S, None):
            if self._processes is not None:
                return
            if self._group.closed:
                raise PoolClosed
            self._processes = Processes(1, gpu_worker.start, (self._spec,), PRELOAD)
            try:
                self._call(gpu_worker.open_job, (), OPEN_S)
                return
            except (WorkerLate, WorkerDied, DeviceLost) as error:
                self.drop()
                if pause is None:
                    raise DeviceLost(f"the GPU cannot be opened again: {error}") from error
            except BaseException:
                self.drop()
                raise
            time.sleep(pause)

    def _call(
        self, job: Callable[..., Reply[T]], args: tuple[Any, ...], seconds: float
    ) -> Reply[T]:
        processes = self._processes
        if processes is None:
            raise PoolClosed
        future = processes.schedule(job, args, seconds)
        try:
            return future.result(seconds + END_S)
        except TimeoutError as error:
            raise DeviceLost("a process that hangs on the GPU cannot be ended") from error
