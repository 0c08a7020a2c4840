"""Runs jobs in this very process: for tests, and to step through one in a debugger."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from gevo.evaluate.pool.node import Job

T = TypeVar("T")


class Inline:
    """A runner without other processes, and without limits on time and memory.

    Args:
        state: What every job is given first.
    """

    def __init__(self, state: Any) -> None:
        self._state = state

    def start(self, job: Job[T]) -> Future[T]:
        """Run a job as soon as anybody asks for its result."""
        return _Later(job, self._state)

    def close(self) -> None:
        """Nothing: no job is under way."""


class _Later(Future[T]):
    def __init__(self, job: Job[T], state: Any) -> None:
        super().__init__()
        self._job: Job[T] | None = job
        self._given = state

    def result(self, timeout: float | None = None) -> T:
        self._work()
        return super().result(timeout)

    def exception(self, timeout: float | None = None) -> BaseException | None:
        self._work()
        return super().exception(timeout)

    def add_done_callback(self, fn: Callable[[Future[T]], object]) -> None:
        self._work()
        super().add_done_callback(fn)

    def _work(self) -> None:
        job, self._job = self._job, None
        if job is None:
            return
        try:
            result = job.call(self._given, *job.args)
        except Exception as error:  # whatever the job raised belongs to who asked for it
            job.fail(self, error)
        else:
            self.set_result(result)
