"""A GPU: one process that it belongs to, one job at a time, and what a fault means.

A fault is put down to the job only after a new process has opened the GPU again; a job whose GPU
was at fault asks to be tried again. A GPU that cannot be opened any more is a lost node.

Keeps whatever runs on a GPU from being timed beside something else. `GpuLocks` keeps two runs of
gevo apart; `turn` keeps the jobs of one run apart from the tools that it starts beside its pool.
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Protocol, TypeVar

from gevo.errors import ConfigError, DeviceLost
from gevo.evaluate.pool.node import Job, NodeLost, PoolClosed, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes


@dataclass
class _Held:
    """A lock of this process, and how many of its `GpuLocks` share it."""

    file: int
    users: int = 1


_held: dict[Path, _Held] = {}
_guard = Lock()


class GpuLocks:
    """Advisory locks on GPUs, held until `close` or the end of the process.

    They belong to the process: the pools of one run (several kernels that are tuned together,
    validation beside the search) share them, and `turn` keeps their jobs apart.

    Args:
        buses: PCI addresses of the GPUs.

    Raises:
        ConfigError: Another process holds one of them, or something is in a lock's place.
    """

    def __init__(self, buses: Sequence[str]) -> None:
        self._paths: list[Path] = []
        for bus in buses:
            path = _lock_path(bus, "lock")
            try:
                _share(path)
            except ConfigError:
                self.close()
                raise
            except BlockingIOError as error:
                self.close()
                raise ConfigError(
                    f"another gevo is using the GPU at {bus}; wait for it or choose another GPU"
                ) from error
            self._paths.append(path)

    def close(self) -> None:
        """Release them. May be repeated."""
        while self._paths:
            _give_back(self._paths.pop())


def _share(path: Path) -> None:
    """Lock a file, or count as one more user of this process's lock; raises BlockingIOError."""
    with _guard:
        if path in _held:
            _held[path].users += 1
            return
        file = _opened(path)
        if file is None:
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            raise
        _held[path] = _Held(file)


def _give_back(path: Path) -> None:
    with _guard:
        held = _held.get(path)
        if held is None:
            return
        held.users -= 1
        if not held.users:
            os.close(_held.pop(path).file)


@contextmanager
def turn(bus: str) -> Generator[None]:
    """Wait until nothing else has its turn on a GPU, and have it.

    Args:
        bus: PCI address of the GPU; without one nothing is waited for.
    """
    file = _opened(_lock_path(bus, "turn")) if bus else None
    try:
        if file is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        if file is not None:
            os.close(file)


def _lock_path(bus: str, kind: str) -> Path:
    return Path(tempfile.gettempdir()) / f"gevo-gpu-{bus.replace(':', '-')}.{kind}"


def _opened(path: Path) -> int | None:
    """An open file to lock; None without a place for one (gevo then trusts its user).

    All users share it, so it lies where anyone can put something else in its place.

    Raises:
        ConfigError: Somebody has; a link is not followed.
    """
    # A pipe in its place would keep us waiting.
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    try:
        with suppress(FileExistsError):
            os.close(os.open(path, flags | os.O_CREAT | os.O_EXCL, 0o666))
        file = os.open(path, flags)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise _planted(path) from error
        return None
    if not stat.S_ISREG(os.fstat(file).st_mode):
        os.close(file)
        raise _planted(path)
    return file


def _planted(path: Path) -> ConfigError:
    return ConfigError(f"{path}: is not gevo's lock but a link or the like; remove it")


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
