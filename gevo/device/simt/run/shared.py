"""A recording in a file, from which other processes of this machine take it.

The file holds the pages of the snapshots, which are mapped as they are, then everything else,
pickled, then a trailer that is written last. Only files of gevo's own are read so: what is
pickled can do anything.
"""

from __future__ import annotations

import io
import os
import pickle
import struct
from typing import Any

from gevo.device.simt.native import arena
from gevo.device.simt.native.arena import Store
from gevo.device.simt.run.replay import SimtRecording

_TRAILER = struct.Struct("<QQ16s")
"""Bytes of the pages and of the rest, and a mark."""
_COMPLETE = b"gevo recording 1"
_STORE = "store"


class _Pickler(pickle.Pickler):
    """Leaves the pages where they are."""

    def persistent_id(self, obj: Any) -> str | None:
        return _STORE if isinstance(obj, Store) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, store: Store) -> None:
        super().__init__(io.BytesIO(data))
        self._store = store

    def persistent_load(self, pid: Any) -> Store:
        return self._store


def save(recording: SimtRecording, key: str, file: int) -> None:
    """Put a recording into a file, under what tells whose it is; raises OSError.

    A file that holds one is left as it is: other processes may have its pages mapped.
    """
    if _parts(file) is not None:
        return
    data = io.BytesIO()
    _Pickler(data, pickle.HIGHEST_PROTOCOL).dump((key, arena.process_arena().base, recording))
    store = recording.run.store
    os.truncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    store.copy_to(file)
    size = len(data.getbuffer())
    with open(file, "wb", closefd=False) as end:
        end.write(data.getbuffer())
        end.write(_TRAILER.pack(store.size, size, _COMPLETE))


def opened(key: str, file: int) -> SimtRecording | None:
    """The recording in a file; None where there is none, or another one.

    Addresses are part of it: it is of no use to a process that has its memory elsewhere.
    """
    parts = _parts(file)
    if parts is None:
        return None
    pages, size = parts
    data = os.pread(file, size, pages)
    whose, base, recording = _Unpickler(data, Store(file, pages)).load()
    return recording if (whose, base) == (key, arena.process_arena().base) else None


def _parts(file: int) -> tuple[int, int] | None:
    """Bytes of the pages and of the rest; None where the file is not complete."""
    length = os.fstat(file).st_size
    if length < _TRAILER.size:
        return None
    trailer = os.pread(file, _TRAILER.size, length - _TRAILER.size)
    pages, size, mark = _TRAILER.unpack(trailer)
    whole = mark == _COMPLETE and pages + size + _TRAILER.size == length
    return (pages, size) if whole else None
