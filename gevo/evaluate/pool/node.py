"""Jobs, what runs them, and the ways in which that can fail."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class WorkerDied(Exception):
    """A worker process ended in the middle of a job.

    Attributes:
        reason: The signal's name (`SIGABRT`), or `exit code N`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"the worker process died ({reason})")
        self.reason = reason


class WorkerLate(Exception):
    """A job took longer than it may; its worker process was killed."""


class PoolClosed(Exception):
    """The pool was closed before the job was done."""


class NodeLost(Exception):
    """The node is gone; what it was doing may be done elsewhere."""


@dataclass(frozen=True, eq=False)
class Job(Generic[T]):
    """A call that is made somewhere else.

    Attributes:
        call: Given what the process there has been set up with, if that is anything, and `args`.
        args: Its arguments; picklable, as `call` is.
        seconds: Wall-clock limit.
        refuse: Makes the result when the worker process died, was late or ran out of memory (or
            raises another error for that); None where whoever asked wants to know.
    """

    call: Callable[..., T]
    args: tuple[Any, ...]
    seconds: float
    refuse: Callable[[BaseException], T] | None = None

    def fail(self, future: Future[T], error: BaseException) -> None:
        """Settle the job's future, the job having failed."""
        if self.refuse is not None and isinstance(error, WorkerDied | WorkerLate | MemoryError):
            try:
                future.set_result(self.refuse(error))
                return
            except Exception as refusal:
                error = refusal
        future.set_exception(error)


class Runner(Protocol):
    """Runs jobs."""

    def start(self, job: Job[T]) -> Future[T]:
        """Run a job, now or when there is room; must not block.

        The future fails with what the job raises; where the job says nothing of it, with
        WorkerDied or WorkerLate, too; with DeviceLost or with PoolClosed.
        """
        ...

    def close(self) -> None:
        """End everything; jobs that are not done fail with PoolClosed. May be repeated."""
        ...


class Node(Runner, Protocol):
    """A runner that may be lost at any moment.

    Its futures fail with NodeLost when it is, and with DeviceLost for a job that is to be tried
    there once more.
    """

    @property
    def name(self) -> str:
        """For people; empty where there is nothing to tell apart."""
        ...

    @property
    def slots(self) -> int:
        """How many jobs it runs at the same time."""
        ...
