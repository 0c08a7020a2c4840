"""Worker processes, each with a pipe of its own, so that the death of one harms no other.

A thread per worker hands it one job at a time and waits for the answer. Nothing is shared
between workers: whatever a job does to its process (abort, loop, exhaust memory), and whoever
kills a process at whatever moment, at most the job in that process is lost, and a new process
takes the place.

The processes come from multiprocessing's fork server, ignore Ctrl-C (which a terminal sends to
all of them), and die with the process that started them.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from multiprocessing import forkserver, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from types import ModuleType
from typing import Any, TypeVar

from gevo.child import answer, ended
from gevo.errors import ConfigError
from gevo.evaluate.pool.node import Job, PoolClosed, WorkerDied, WorkerLate

T = TypeVar("T")

KILLED_FROM_OUTSIDE = frozenset({-signal.SIGKILL, -signal.SIGTERM, -signal.SIGHUP, 255})
"""Exit codes that no variant brings about by itself: the kernel's out-of-memory killer, a user,
or (255: nobody could tell) the death of the fork server."""
TRIES = 3
"""Processes that one job may lose to the outside before it is blamed; attempts to start one."""
_BREATH_S = 0.2
"""Between attempts to start a process."""
_LAST_WORDS_S = 1.0
"""A process whose pipe is closed gets so long before it is killed."""
_LONGEST_WAIT_S = 3600.0


_Setup = tuple[Callable[..., Any] | None, tuple[Any, ...], Callable[[Any], bool] | None]
"""Of a process: what is called first, its arguments, and what tells whether to replace it."""
_KEEP, _RECYCLE = b"keep", b"recycle"


_Task = tuple[Job[Any], Future[Any]]


class Processes:
    """A pool of worker processes.

    Args:
        workers: How many jobs run at the same time.
        setup: Called once in every new process; what it returns, unless that is None, is the
            first argument of every job.
        args: Its arguments.
        preload: Modules that the fork server imports once for all processes.
        tasks_per_worker: A process is replaced after so many jobs; 0 for never.
        recycle: Called in the process after each job with what `setup` returned; a process that
            says True is replaced.
    """

    def __init__(
        self,
        workers: int,
        setup: Callable[..., Any] | None = None,
        args: Sequence[Any] = (),
        preload: Sequence[str] = (),
        tasks_per_worker: int = 0,
        recycle: Callable[[Any], bool] | None = None,
    ) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(list(preload))
        _start_fork_server()
        self._queue: SimpleQueue[_Task | None] = SimpleQueue()
        self._open = Event()
        self._open.set()
        about = (setup, tuple(args), recycle), self._queue, self._open, tasks_per_worker
        self._slots = [_WorkerSlot(context, *about) for _ in range(workers)]
        self._closed = False

    def start(self, job: Job[T]) -> Future[T]:
        """Run a job in a worker process.

        The future fails as that of a `Runner`, or with ConfigError when the system starts no
        more processes. It can be cancelled as long as no process has begun with the job.
        """
        future: Future[T] = Future()
        if self._closed:
            future.set_running_or_notify_cancel()
            future.set_exception(PoolClosed())
        else:
            self._queue.put((job, future))
            if self._closed:  # meanwhile, by another thread, which may not have seen it
                self._refuse_waiting()
        return future

    def hold(self) -> None:
        """Begin with no other job until `release`; those under way go on."""
        self._open.clear()
        if self._closed:  # meanwhile, by another thread
            self._open.set()

    def release(self) -> None:
        """Go on after `hold`; may be called without one."""
        self._open.set()

    def pids(self) -> list[int]:
        """Process ids of the workers that are alive now."""
        return [pid for slot in self._slots if (pid := slot.pid) is not None]

    def close(self) -> None:
        """Kill all workers; jobs that are not done fail with PoolClosed.

        May be repeated, and called by any thread.
        """
        self._closed = True
        for slot in self._slots:
            slot.kill()
        self._open.set()
        for _ in self._slots:
            self._queue.put(None)
        for slot in self._slots:
            slot.join()
        self._refuse_waiting()

    def _refuse_waiting(self) -> None:
        """Fail the jobs that no process has begun with; the ends that slots wait for stay."""
        ends = 0
        with suppress(Empty):
            while True:
                task = self._queue.get_nowait()
                if task is None:
                    ends += 1
                elif task[1].set_running_or_notify_cancel():
                    task[1].set_exception(PoolClosed())
        for _ in range(ends):
            self._queue.put(None)


class _WorkerSlot:
    """A place for one process at a time, and the thread that feeds it."""

    def __init__(
        self,
        context: ForkServerContext,
        setup: _Setup,
        queue: SimpleQueue[_Task | None],
        open_: Event,
        limit: int,
    ) -> None:
        self._context = context
        self._setup = setup
        self._queue = queue
        self._open = open_
        self._limit = limit
        self._lock = Lock()
        self._worker: _Worker | None = None
        self._done = False
        self._thread = Thread(target=self._serve, name="gevo-worker", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """Process id of the worker that sits here, None when there is none."""
        worker = self._worker
        return worker.pid if worker and worker.alive else None

    def kill(self) -> None:
        """End the process now and start no other."""
        with self._lock:
            self._done = True
            if self._worker is not None:
                self._worker.signal()

    def join(self) -> None:
        self._thread.join()

    def _serve(self) -> None:
        while (task := self._queue.get()) is not None:
            self._open.wait()
            job, future = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                result = self._run(job)
            except Exception as error:  # whatever the job raised belongs to who asked for it
                job.fail(future, PoolClosed() if self._done else error)
            else:
                future.set_result(result)
        if self._worker is not None:
            self._drop(self._worker.kill)

    def _run(self, job: Job[Any]) -> Any:
        """The job's result; another process tries again when one was killed from outside."""
        for left in reversed(range(TRIES)):
            worker = self._ready()
            try:
                good, value, recycle = worker.call(job)
            except (EOFError, OSError) as error:
                self._drop(worker.end)
                if left and worker.code in KILLED_FROM_OUTSIDE and not self._done:
                    continue
                raise WorkerDied(ended(worker.code)) from error
            except WorkerLate:
                self._drop(worker.kill)
                raise
            if recycle:
                self._drop(worker.kill)
            if good:
                return value
            raise value
        raise AssertionError("the last try returns or raises")

    def _ready(self) -> _Worker:
        """The process, or a new one where it has done its jobs, is dead, or not there yet."""
        worker = self._worker
        if worker and (worker.jobs == self._limit > 0 or not worker.alive):
            self._drop(worker.end)
        with self._lock:
            if self._done:
                raise PoolClosed
            if self._worker is None:
                self._worker = self._new()
            return self._worker

    def _new(self) -> _Worker:
        for left in reversed(range(TRIES)):
            try:
                return _Worker(self._context, self._setup)
            except (OSError, EOFError) as error:
                if left:  # the fork server may be dying just now
                    time.sleep(_BREATH_S)
                    continue
                raise ConfigError(
                    f"no worker process can be started ({error}); give fewer --workers"
                ) from error
        raise AssertionError("the last try returns or raises")

    def _drop(self, finish: Callable[[], None]) -> None:
        """Empty the slot, then `finish` the worker that sat there."""
        with self._lock:
            self._worker = None
        finish()


_STARTING = Lock()
"""Held while multiprocessing looks at exit codes: it would read one twice, the second time wrong,
when several threads start and join processes."""


class _Worker:
    """One process and the pipe to it.

    Attributes:
        jobs: Jobs it was given.
        code: Its exit code after `end` or `kill`.
    """

    def __init__(
        self,
        context: ForkServerContext,
        setup: _Setup,
    ) -> None:
        self.jobs = 0
        self.code: int | None = None
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, *setup), daemon=True)
        with theirs, _STARTING:
            try:
                with _without_main():
                    self._process.start()
            except (OSError, EOFError):
                self._pipe.close()
                raise

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return not wait([self._process.sentinel], 0)

    def call(self, job: Job[Any]) -> tuple[bool, Any, bool]:
        """Run a job: True and its result, or False and what it raised; whether to replace it.

        Raises:
            WorkerLate: It is not done in time.
            EOFError: The process ended; or OSError.
        """
        self.jobs += 1
        deadline = time.monotonic() + job.seconds
        self._pipe.send_bytes(pickle.dumps((job.call, job.args)))
        either = [self._pipe, self._process.sentinel]  # its children may keep its pipe open
        while not wait(either, max(0.0, min(deadline - time.monotonic(), _LONGEST_WAIT_S))):
            if time.monotonic() >= deadline:
                raise WorkerLate(f"not done after {job.seconds:.0f} seconds")
        if not self._pipe.poll(0):
            raise EOFError
        recycle = self._pipe.recv_bytes() == _RECYCLE
        return (*pickle.loads(self._pipe.recv_bytes()), recycle)

    def signal(self) -> None:
        """Kill the process; `end` must follow."""
        if self._process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        """Let the process end by itself, as one does whose pipe is closed; kill it if not."""
        self._pipe.close()
        if not wait([self._process.sentinel], _LAST_WORDS_S):
            self.signal()
        self._collect()

    def kill(self) -> None:
        """Kill the process and wait for its end."""
        self._pipe.close()
        self.signal()
        self._collect()

    def _collect(self) -> None:
        wait([self._process.sentinel])
        with _STARTING:
            self._process.join()
            self.code = self._process.exitcode


@contextmanager
def _without_main() -> Generator[None]:
    """Keep new processes from running the script again that this one began with.

    They need nothing of it, and it may do at once what starts processes.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _start_fork_server() -> None:
    """Start it with SIGINT blocked, which it inherits: it imports before it ignores Ctrl-C.

    The resource tracker goes first: who starts it has SIGINT unblocked afterwards.
    """
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(
    pipe: Connection,
    setup: Callable[..., Any] | None,
    args: Sequence[Any],
    recycle: Callable[[Any], bool] | None,
) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_die_with_parent, daemon=True).start()
    _quiet()
    state = setup(*args) if setup is not None else None
    given = () if state is None else (state,)
    while True:
        try:
            request = pipe.recv_bytes()
        except EOFError:
            return
        reply = answer(_call, (request, given))
        pipe.send_bytes(_RECYCLE if recycle and recycle(state) else _KEEP)
        pipe.send_bytes(reply)


def _call(request: bytes, given: tuple[Any, ...]) -> Any:
    call, args = pickle.loads(request)
    return call(*given, *args)


def _die_with_parent() -> None:
    """End this process when the one that asked for it has ended, however busy this one is."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGKILL)


def _quiet() -> None:
    """Keep what LLVM and user code print out of the terminal's standard output and table."""
    with suppress(OSError):  # standard error may be closed
        os.dup2(2, 1)
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 2)
    os.close(silent)
