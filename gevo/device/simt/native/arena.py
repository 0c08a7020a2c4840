"""The device memory of the simt device: one stretch of the host's address space per process.

Every address space of a GPU is a window of it. Two shadows hold a byte per four bytes of memory,
the number of bytes that may be read, respectively written; everything else is forbidden, which
also makes guard bands between buffers. The stretch lies at the same address in every run where
the system allows it, so that even a kernel that computes with addresses is deterministic.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.errors import ConfigError

SIZE = 1 << 30
CONSTANT = (0x1000, 0x10_0000)
SHARED = (0x10_0000, 0x20_0000)
LOCAL = (0x20_0000, 0x420_0000)
GLOBAL = (0x800_0000, SIZE)
WINDOW = GLOBAL[0] + (1 << 27)
"""Where the buffers of recorded runs begin."""
WINDOW_UNIT = 1 << 18
"""Recorded memory is mapped in multiples of this; shadows in a quarter of it."""
GUARD = 1 << 16
"""Bytes between buffers; a buffer that is larger than this gets a larger band behind it."""

_WANTED = 0x6E00_0000_0000
_PROT_READ_WRITE = 3
_MAP_FAILED = ctypes.c_void_p(-1).value
_FLAGS = {"linux": 0x02 | 0x20 | 0x4000, "darwin": 0x02 | 0x1000 | 0x40}
_FIXED = 0x10
_ANONYMOUS = 0x20 | 0x1000 if sys.platform == "darwin" else 0x20
_FIXED_NO_REPLACE = {"linux": 0x10_0000}


@functools.cache
def _mmap() -> Any:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    return libc.mmap


def _map(address: int, size: int) -> int:
    mmap, flags = _mmap(), _FLAGS[sys.platform]
    for extra in (_FIXED_NO_REPLACE.get(sys.platform, 0), 0):
        found = mmap(address if extra else None, size, _PROT_READ_WRITE, flags | extra, -1, 0)
        if found not in (None, _MAP_FAILED):
            return int(found)
    raise ConfigError(
        f"the simt device cannot reserve {size >> 20} MiB of address space; "
        "raise the limit on virtual memory (ulimit -v)"
    )


def _replace(address: int, size: int, descriptor: int = -1, start: int = 0) -> None:
    """Put zeros, or a private copy of a part of a file, in the place of mapped memory."""
    flags = _FLAGS[sys.platform] if descriptor < 0 else _FLAGS[sys.platform] & ~_ANONYMOUS
    found = _mmap()(address, size, _PROT_READ_WRITE, flags | _FIXED, descriptor, start)
    if found in (None, _MAP_FAILED):
        raise ConfigError(f"the simt device cannot map {size >> 20} MiB: out of memory")


def _view(address: int, size: int) -> NDArray[np.uint8]:
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address))


class Arena:
    """Memory with its two shadows. Offsets count from `base`.

    Attributes:
        base: Host address of offset 0; a multiple of 4096.
        readable_at: Host address of the shadow that loads are checked against.
        writable_at: Host address of the shadow that stores are checked against.
        bytes: The memory itself.
    """

    def __init__(self) -> None:
        if sys.platform not in _FLAGS:
            raise ConfigError(f"the simt device does not run on {sys.platform}")
        shadow = SIZE // 4 + 4096
        self.base = _map(_WANTED, SIZE)
        self.readable_at = _map(_WANTED + 2 * SIZE, shadow)
        self.writable_at = _map(_WANTED + 3 * SIZE, shadow)
        self.bytes = _view(self.base, SIZE)
        self._readable = _view(self.readable_at, shadow)
        self._writable = _view(self.writable_at, shadow)

    def allow(self, offset: int, size: int, *, writable: bool) -> None:
        """Make [offset, offset + size) valid; `offset` is a multiple of 4."""
        shadows = (self._readable, self._writable) if writable else (self._readable,)
        for shadow in shadows:
            shadow[offset // 4 : (offset + size) // 4] = 4
            if size % 4:
                shadow[(offset + size) // 4] = size % 4

    def allow_threads(self, offset: int, stride: int, threads: int, slot: int, size: int) -> None:
        """As `allow`, for `size` bytes at `slot` of every thread's local memory."""
        for shadow in (self._readable, self._writable):
            frames = shadow[offset // 4 : (offset + stride * threads) // 4]
            frames = frames.reshape(threads, stride // 4)
            frames[:, slot // 4 : (slot + size) // 4] = 4
            if size % 4:
                frames[:, (slot + size) // 4] = size % 4

    def parts(self, start: int, size: int) -> tuple[tuple[int, int], ...]:
        """Host address and bytes of a stretch and of its two shadows.

        `start` and `size` are multiples of `WINDOW_UNIT`.
        """
        return (
            (self.base + start, size),
            (self.readable_at + start // 4, size // 4),
            (self.writable_at + start // 4, size // 4),
        )

    def forbid(self, start: int, end: int) -> None:
        """Make [start, end) invalid; both are multiples of 4."""
        self._readable[start // 4 : end // 4] = 0
        self._writable[start // 4 : end // 4] = 0


def show(address: int, size: int, descriptor: int, start: int) -> None:
    """Show a part of a file at an address of the arena; what is written there stays private.

    Address, size and start are multiples of the system's page size.
    """
    _replace(address, size, descriptor, start)


def vacate(address: int, size: int) -> None:
    """Put zeros there, and give the memory back that writing took."""
    _replace(address, size)


@functools.cache
def process_arena() -> Arena:
    """The one arena of this process; generated code holds its addresses as constants."""
    return Arena()
