"""Keeps two runs of gevo from timing kernels on the same GPU at the same time."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Sequence
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
            path = Path(tempfile.gettempdir()) / f"gevo-gpu-{bus.replace(':', '-')}.lock"
            try:
                file = os.open(path, os.O_RDONLY | os.O_CREAT, 0o666)
            except OSError:
                continue  # no place for locks here; gevo then trusts its user
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
