"""Snapshots of device memory: files in memory that the arena shows without a copy.

A snapshot is a list of chunks, and equal chunks are kept once: what a launch does not change
costs nothing. To bring a snapshot back, its chunks are mapped privately in the place of the
arena's memory, so that the system copies a page when a kernel writes to it, and no other.
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

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.native import arena
from gevo.errors import WorkloadError

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
            arena.show(where, number * unit, self._file, offsets[first])
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
            arena.vacate(self._image.address, self._image.size)
        self._store = self._image = None


@functools.cache
def process_window() -> Window:
    """The one window of this process, at `arena.WINDOW`."""
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
