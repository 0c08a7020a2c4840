"""Jobs, what runs them, and the ways in which that can fail.

Hands jobs to nodes that may be lost at any moment, and may be joined by others. A node is a GPU,
or worker processes somewhere else. Whatever a node that is lost held is handed out again; a job's
result does not depend on where it ran, so nobody can tell.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from gevo.errors import DeviceLost

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


TRIES = 5
"""Nodes that may be lost with one job before it is blamed for that."""
RETRIES = 2
"""How often a job is tried again on a node whose device was at fault."""
GRACE_S = 30.0
"""Without any node, jobs wait so long for one."""


@dataclass(eq=False)
class _Task:
    job: Job[Any]
    future: Future[Any] = field(default_factory=Future[Any])
    lost: int = 0
    faults: int = 0


class Dispatcher:
    """Gives each job to the node with the most room; all decisions are made in one thread.

    A node is given a few jobs more than it can run, so that the next is there when one ends.

    Args:
        lost: Called (in that thread) with a node that is lost, how many jobs it held, and why.
        grace_s: See `GRACE_S`.
    """

    def __init__(self, lost: Callable[[Node, int, str], None], grace_s: float = GRACE_S) -> None:
        self._lost = lost
        self._grace_s = grace_s
        self._events: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._waiting: deque[_Task] = deque()
        self._held: dict[Node, set[_Task]] = {}
        self._nodes: list[Node] = []
        self._alone_since: float | None = None
        self._reason = "there is no node"
        self._closed = False
        self._thread = Thread(target=self._serve, name="gevo-dispatch", daemon=True)
        self._thread.start()

    def start(self, job: Job[T]) -> Future[T]:
        """Run a job on some node.

        The future fails as that of a `Runner`: with WorkerDied also when the job lost too many
        nodes, with DeviceLost when the device is at fault again and again or there is no node
        any more.
        """
        task = _Task(job)
        task.future.set_running_or_notify_cancel()
        if self._closed:
            task.future.set_exception(PoolClosed())
        else:
            self._events.put(lambda: self._take(task))
            if self._closed:  # meanwhile, by another thread, which may not have seen it
                self._finish_events()
        return task.future

    def join(self, node: Node) -> None:
        """Give jobs to this node, too; it is closed with the dispatcher."""
        self._events.put(lambda: self._joined(node))

    def leave(self, node: Node, why: str) -> None:
        """The node is lost; repeats do no harm."""
        self._events.put(lambda: self._left(node, why))

    def close(self) -> None:
        """Jobs that are not done fail with PoolClosed.

        May be repeated, and called by any thread.
        """
        self._events.put(self._close)
        self._thread.join()
        self._finish_events()
        for node in self._nodes:
            node.close()

    def _finish_events(self) -> None:
        """What was started too late."""
        with suppress(Empty):
            while True:
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

    def _joined(self, node: Node) -> None:
        self._nodes.append(node)
        self._held[node] = set()

    def _left(self, node: Node, why: str) -> None:
        held = self._held.pop(node, None)
        if held is None:
            return
        self._reason = f"{node.name}: {why}" if node.name else why
        again: list[_Task] = []
        for task in held:
            task.lost += 1
            if task.lost < TRIES:
                again.append(task)
            else:
                task.job.fail(task.future, WorkerDied("its node was lost each time"))
        self._waiting.extendleft(again)
        self._lost(node, len(held), why)

    def _assign(self) -> None:
        while self._waiting:
            node = max(self._held, key=self._room, default=None)
            if node is None or self._room(node) <= 0:
                break
            task = self._waiting.popleft()
            self._held[node].add(task)
            self._start(node, task)

    def _room(self, node: Node) -> float:
        """Room for jobs as a share of what the node runs at a time."""
        ahead = 1 + node.slots // 8
        return (node.slots + ahead - len(self._held[node])) / node.slots

    def _start(self, node: Node, task: _Task) -> None:
        try:
            running = node.start(task.job)
        except NodeLost as error:
            self._left(node, str(error))
            return
        except Exception as error:  # as whatever the job itself may raise
            self._held[node].discard(task)
            task.future.set_exception(error)
            return
        running.add_done_callback(
            lambda done: self._events.put(lambda: self._done(node, task, done))
        )

    def _done(self, node: Node, task: _Task, done: Future[Any]) -> None:
        if task not in self._held.get(node, ()):
            return  # the node was given up before
        error = done.exception()
        if isinstance(error, NodeLost):
            self._left(node, str(error))
            return
        if isinstance(error, DeviceLost) and task.faults < RETRIES:
            task.faults += 1
            self._start(node, task)
            return
        self._held[node].discard(task)
        if error is None:
            task.future.set_result(done.result())
        else:
            task.job.fail(task.future, error)

    def _give_up(self) -> None:
        """Fail what waits once there has been no node for too long."""
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


class Inline:
    """A runner without other processes, and without limits on time and memory.

    Args:
        state: What every job is given first.
    """

    def __init__(self, state: Any) -> None:
        self._state = state
        self._closed = False

    def start(self, job: Job[T]) -> Future[T]:
        """Run a job as soon as anybody asks for its result."""
        return _Later(job, self._state, lambda: self._closed)

    def close(self) -> None:
        """Begin with no other job; one that is under way goes on."""
        self._closed = True


class _Later(Future[T]):
    def __init__(self, job: Job[T], state: Any, closed: Callable[[], bool]) -> None:
        super().__init__()
        self._job: Job[T] | None = job
        self._given = state
        self._closed = closed

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
        if self._closed():
            self.set_exception(PoolClosed())
            return
        try:
            result = job.call(self._given, *job.args)
        except Exception as error:  # whatever the job raised belongs to who asked for it
            job.fail(self, error)
        else:
            self.set_result(result)
