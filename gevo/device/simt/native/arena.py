"""The device memory of the simt device: one stretch of the host's address space per process.

Every address space of a GPU is a window of it. Two shadows hold a byte per four bytes of memory,
the number of bytes that may be read, respectively written; everything else is forbidden, which
also makes guard bands between buffers. The stretch lies at the same address in every run where
the system allows it, so that even a kernel that computes with addresses is deterministic.

Snapshots of device memory: files in memory that the arena shows without a copy. A snapshot is a
list of chunks, and equal chunks are kept once: what a launch does not change costs nothing. To
bring a snapshot back, its chunks are mapped privately in the place of the arena's memory, so that
the system copies a page when a kernel writes to it, and no other.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import sys
import tempfile
import weakref
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.errors import ConfigError, WorkloadError

SIZE = 1 << 30
EDGE = 64
"""Bytes at both ends of every window that are never valid: the inlined check ends up there."""
LOCAL = (0x20_0000, 0x420_0000)
CONSTANT = (0x420_1000, 0x430_0000)
SHARED = (0x430_0000, 0x440_0000)
GLOBAL = (0x800_0000, SIZE)
"""Windows. Local memory comes first: the inlined check of generic accesses begins behind it."""
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

    def allow_threads(
        self, offset: int, stride: int, threads: int, slot: int, size: int, *, writable: bool
    ) -> None:
        """As `allow`, for `size` bytes at `slot` of every thread's local memory."""
        for shadow in (self._readable, self._writable) if writable else (self._readable,):
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


MOST_BYTES = 768 << 20
"""What the snapshots of one case may take."""


@dataclass(frozen=True)
class Image:
    """A stretch of memory as it once was.

    Attributes:
        address: Where it was.
        unit: Bytes of a chunk.
        chunks: Where each chunk is in the file.
    """

    address: int
    unit: int
    chunks: tuple[int, ...]

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.chunks) * self.unit


def _unnamed_file() -> int:
    if sys.platform == "linux":
        return os.memfd_create("gevo-snapshots")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


class Store:
    """Images that share what they have in common; the file is gone with the store."""

    def __init__(self, file: int = -1, size: int = 0) -> None:
        """An empty one, or the `size` bytes of images that `copy_to` has put into a file."""
        self._file = _unnamed_file() if file < 0 else os.dup(file)
        self._end = size
        self._known: dict[bytes, int] = {}
        self.close = weakref.finalize(self, os.close, self._file)

    def copy_to(self, file: int) -> None:
        """Put all images at the beginning of a file, where they are as they are here."""
        done = 0
        while done < self._end:
            done += os.sendfile(file, self._file, done, self._end - done)

    @property
    def size(self) -> int:
        """Bytes that the images take together."""
        return self._end

    def save(self, address: int, size: int, unit: int, apart: bool = False) -> Image:
        """Keep a stretch of memory, `apart` in one piece; raises WorkloadError if too large."""
        view = np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address))
        chunks: list[int] = []
        for start in range(0, size, unit):
            chunk = view[start : start + unit]
            key = hashlib.blake2b(chunk.data, digest_size=20).digest()
            if apart or key not in self._known:
                if self._end + unit > MOST_BYTES:
                    raise WorkloadError(
                        f"snapshots of memory take more than {MOST_BYTES >> 20} MiB; "
                        "use a smaller case"
                    )
                _write(self._file, chunk, self._end)
                self._known[key] = self._end
                self._end += unit
            chunks.append(self._known[key])
        return Image(address, unit, tuple(chunks))

    def show(self, image: Image, chunks: Collection[int] | None = None) -> None:
        """Put an image where it was; what is written there afterwards changes no image.

        With `chunks` only these, by number.
        """
        unit, offsets = image.unit, image.chunks
        wanted = sorted(range(len(offsets)) if chunks is None else chunks)
        start = 0
        for n in range(1, len(wanted) + 1):
            if n < len(wanted):
                here, last = wanted[n], wanted[n - 1]
                if here == last + 1 and offsets[here] == offsets[last] + unit:
                    continue
            first, number = wanted[start], n - start
            where = image.address + first * unit
            show(where, number * unit, self._file, offsets[first])
            start = n

    def read(self, image: Image, start: int, size: int) -> NDArray[np.uint8]:
        """Bytes [start, start + size) of an image."""
        found = np.empty(size, dtype=np.uint8)
        at = 0
        while at < size:
            chunk, inside = divmod(start + at, image.unit)
            n = min(image.unit - inside, size - at)
            data = os.pread(self._file, n, image.chunks[chunk] + inside)
            found[at : at + n] = np.frombuffer(data, dtype=np.uint8)
            at += n
        return found


class Window:
    """What a stretch of the arena shows; only what differs is mapped again."""

    def __init__(self) -> None:
        self._store: Store | None = None
        self._image: Image | None = None

    def show(self, store: Store, image: Image) -> None:
        """Show an image, unchanged."""
        before = self._image
        self.restore()
        differing = None
        if before is not None and self._store is store and before.size == image.size:
            pairs = zip(before.chunks, image.chunks, strict=True)
            differing = [n for n, (old, new) in enumerate(pairs) if old != new]
        else:
            self.close()
        store.show(image, differing)
        self._store, self._image = store, image

    def restore(self) -> None:
        """Undo what was written."""
        if self._image is None or self._store is None:
            return
        pages = written_pages(self._image.address, self._image.size)
        per_chunk = self._image.unit // os.sysconf("SC_PAGESIZE")
        self._store.show(self._image, {int(n) for n in np.unique(pages // per_chunk)})

    def close(self) -> None:
        """Show nothing but zeros."""
        if self._image is not None:
            vacate(self._image.address, self._image.size)
        self._store = self._image = None


@functools.cache
def process_window() -> Window:
    """The one window of this process, at `WINDOW`."""
    return Window()


def _write(file: int, data: NDArray[np.uint8], offset: int) -> None:
    done = 0
    while done < data.size:
        done += os.pwrite(file, data[done:].data, offset + done)


_PRESENT, _SWAPPED, _OF_A_FILE = 1 << 63, 1 << 62, 1 << 61


def written_pages(address: int, size: int) -> NDArray[np.int64]:
    """Numbers of the pages of shown images that may have been written to; all where unknown.

    Linux tells which pages are still those of the file (Documentation/admin-guide/mm/pagemap).
    """
    page = os.sysconf("SC_PAGESIZE")
    pages = size // page
    try:
        file = os.open("/proc/self/pagemap", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return np.arange(pages)
    try:
        entries = np.frombuffer(os.pread(file, 8 * pages, address // page * 8), dtype=np.uint64)
    finally:
        os.close(file)
    if len(entries) < pages:
        return np.arange(pages)
    there = entries & np.uint64(_PRESENT | _SWAPPED) != 0
    own = entries & np.uint64(_OF_A_FILE) == 0
    return np.flatnonzero(there & own)
