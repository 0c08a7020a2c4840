"""Hands jobs to places that may be lost at any moment, and may be joined by others.

A place is a pool of worker processes somewhere else. Whatever a place that is lost held is
handed out again; a job's result does not depend on where it ran, so nobody can tell.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar

from gevo.errors import DeviceLost
from gevo.evaluate.pool.processes import PoolClosed, WorkerDied

T = TypeVar("T")

TRIES = 5
"""Places that may be lost with one job before it is blamed for that."""
GRACE_S = 30.0
"""Without any place, jobs wait so long for one."""


class PlaceLost(Exception):
    """The place is gone; what it was doing may be done elsewhere."""


class Place(Protocol):
    """Where jobs run."""

    @property
    def name(self) -> str:
        """For people."""
        ...

    @property
    def slots(self) -> int:
        """How many jobs it runs at the same time."""
        ...

    def run(self, job: Callable[..., Any], args: Sequence[Any], seconds: float) -> Future[Any]:
        """Start a job; fails with what the job raises, or PlaceLost. Must not block."""
        ...


@dataclass(eq=False)
class _Task:
    job: Callable[..., Any]
    args: Sequence[Any]
    seconds: float
    future: Future[Any] = field(default_factory=Future[Any])
    lost: int = 0


class Dispatcher:
    """Gives each job to the place with the most room; all decisions are made in one thread.

    A place is given a few jobs more than it can run, so that the next is there when one ends.

    Args:
        lost: Called (in that thread) with a place that is lost, how many jobs it held, and why.
        grace_s: See `GRACE_S`.
    """

    def __init__(self, lost: Callable[[Place, int, str], None], grace_s: float = GRACE_S) -> None:
        self._lost = lost
        self._grace_s = grace_s
        self._events: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._waiting: deque[_Task] = deque()
        self._held: dict[Place, set[_Task]] = {}
        self._alone_since: float | None = None
        self._reason = "there is no node"
        self._closed = False
        self._thread = Thread(target=self._serve, name="gevo-dispatch", daemon=True)
        self._thread.start()

    def schedule(self, job: Callable[..., T], args: Sequence[Any], seconds: float) -> Future[T]:
        """Run `job(*args)` at some place.

        The future fails with what the job raises, with WorkerDied when it lost too many
        places, with DeviceLost when there is no place any more, or with PoolClosed.
        """
        task = _Task(job, args, seconds)
        task.future.set_running_or_notify_cancel()
        self._events.put(lambda: self._take(task))
        return task.future

    def join(self, place: Place) -> None:
        """Give jobs to this place, too."""
        self._events.put(lambda: self._joined(place))

    def leave(self, place: Place, why: str) -> None:
        """The place is lost; repeats do no harm."""
        self._events.put(lambda: self._left(place, why))

    def close(self) -> None:
        """Jobs that are not done fail with PoolClosed. May be repeated."""
        self._events.put(self._close)
        self._thread.join()
        with suppress(Empty):
            while True:  # what was scheduled too late
                self._events.get_nowait()()

    def _serve(self) -> None:
        while not self._closed:
            with suppress(Empty):
                self._events.get(timeout=self._patience())()
            if not self._closed:
                self._assign()
                self._give_up()

    def _patience(self) -> float | None:
        if self._alone_since is None:
            return None
        return max(0.01, self._alone_since + self._grace_s - time.monotonic())

    def _take(self, task: _Task) -> None:
        if self._closed:
            task.future.set_exception(PoolClosed())
            return
        self._waiting.append(task)

    def _joined(self, place: Place) -> None:
        self._held[place] = set()

    def _left(self, place: Place, why: str) -> None:
        held = self._held.pop(place, None)
        if held is None:
            return
        self._reason = f"{place.name}: {why}"
        again: list[_Task] = []
        for task in held:
            task.lost += 1
            if task.lost < TRIES:
                again.append(task)
            else:
                task.future.set_exception(WorkerDied("its node was lost each time"))
        self._waiting.extendleft(again)
        self._lost(place, len(held), why)

    def _assign(self) -> None:
        while self._waiting:
            place = max(self._held, key=self._room, default=None)
            if place is None or self._room(place) <= 0:
                break
            task = self._waiting.popleft()
            self._held[place].add(task)
            self._start(place, task)

    def _room(self, place: Place) -> float:
        """Room for jobs as a share of what the place runs at a time."""
        ahead = 1 + place.slots // 8
        return (place.slots + ahead - len(self._held[place])) / place.slots

    def _start(self, place: Place, task: _Task) -> None:
        try:
            running = place.run(task.job, task.args, task.seconds)
        except PlaceLost as error:
            self._left(place, str(error))
            return
        except Exception as error:  # as whatever the job itself may raise
            self._held[place].discard(task)
            task.future.set_exception(error)
            return
        running.add_done_callback(
            lambda done: self._events.put(lambda: self._done(place, task, done))
        )

    def _done(self, place: Place, task: _Task, done: Future[Any]) -> None:
        if task not in self._held.get(place, ()):
            return  # the place was given up before
        error = done.exception()
        if isinstance(error, PlaceLost | DeviceLost):
            self._left(place, str(error))
            return
        self._held[place].discard(task)
        if error is None:
            task.future.set_result(done.result())
        else:
            task.future.set_exception(error)

    def _give_up(self) -> None:
        """Fail what waits once there has been no place for too long."""
        if self._held:
            self._alone_since = None
            return
        if self._alone_since is None:
            self._alone_since = time.monotonic()
        if time.monotonic() - self._alone_since >= self._grace_s:
            while self._waiting:
                self._waiting.popleft().future.set_exception(DeviceLost(self._reason))

    def _close(self) -> None:
        self._closed = True
        tasks = [*self._waiting, *(task for held in self._held.values() for task in held)]
        self._waiting.clear()
        self._held.clear()
        for task in tasks:
            task.future.set_exception(PoolClosed())
