"""Keeps whatever runs on a GPU from being timed beside something else.

`GpuLocks` keeps two runs of gevo apart; `turn` keeps the jobs of one run apart from the tools
that it starts beside its pool.
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from gevo.errors import ConfigError


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
