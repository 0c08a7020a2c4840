"""Keeps whatever runs on a GPU from being timed beside something else.

`GpuLocks` keeps two runs of gevo apart; `turn` keeps the jobs of one run apart from the tools
that it starts beside its pool.
"""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from gevo.errors import ConfigError


class GpuLocks:
    """Advisory locks on GPUs, held until `close` or the end of the process.

    Args:
        buses: PCI addresses of the GPUs.

    Raises:
        ConfigError: Another process holds one of them.
    """

    def __init__(self, buses: Sequence[str]) -> None:
        self._files: list[int] = []
        for bus in buses:
            file = _lock_file(bus, "lock")
            if file is None:
                continue
            self._files.append(file)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                self.close()
                raise ConfigError(
                    f"another gevo is using the GPU at {bus}; wait for it or choose another GPU"
                ) from error

    def close(self) -> None:
        """Release them. May be repeated."""
        for file in self._files:
            os.close(file)
        self._files.clear()


@contextmanager
def turn(bus: str) -> Generator[None]:
    """Wait until nothing else has its turn on a GPU, and have it.

    Args:
        bus: PCI address of the GPU; without one nothing is waited for.
    """
    file = _lock_file(bus, "turn") if bus else None
    try:
        if file is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        if file is not None:
            os.close(file)


def _lock_file(bus: str, kind: str) -> int | None:
    """An open file to lock; None without a place for one (gevo then trusts its user)."""
    path = Path(tempfile.gettempdir()) / f"gevo-gpu-{bus.replace(':', '-')}.{kind}"
    try:
        return os.open(path, os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o666)
    except OSError:
        return None
