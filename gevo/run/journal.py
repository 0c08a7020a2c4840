"""The journal of a run: JSON objects, one a line, only ever appended.

A batch is on disk when `append` returns. A process that dies in the middle leaves at most a
torn last line, which reading ignores and the next append removes. Nothing that depends on the
clock or on the number of workers belongs in a run's journal (its time goes into
`progress.jsonl`), so that one seed gives one journal, byte for byte.

JSON has no infinity: figures that are not finite are written as the strings `inf`, `-inf` and
`nan`, which `float` reads back.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Mapping, Sequence, Set
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.run.atomic import write_atomic

Record = Mapping[str, Any]


class Journal:
    """An append-only file of records; the file comes into being with the first append.

    Args:
        path: The file.
        needs: Keys without which a line that is read counts as damaged.
    """

    def __init__(self, path: Path, needs: Sequence[str] = ()) -> None:
        self.path = path
        self._needs = frozenset(needs)

    def append(self, records: Iterable[Record]) -> None:
        """Write a batch and wait until it is on disk; all of it is written, or nothing.

        Raises:
            ConfigError: The system refuses (full disk, no permission); what was in the
                journal before stays as it was.
        """
        data = b"".join(_encode(record) for record in records)
        if not data:
            return
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                _write_batch(handle, data)
            finally:
                os.close(handle)
        except OSError as error:
            raise ConfigError(
                f"{self.path}: cannot be written ({error.strerror}); "
                "earlier records are intact, resume when this is mended"
            ) from error

    def read(self) -> list[dict[str, Any]]:
        """All records; a torn last line is left out.

        Raises:
            ConfigError: There is no such file, or a line other than the last is not a JSON
                object with the keys that are needed.
        """
        return [record for _, record in _lines(self.path, self._needs)]

    def truncate_after_last(self, *types: str) -> int:
        """Drop everything after the last record whose `type` is one of `types`.

        Without any such record all are dropped. The file is replaced in one step.

        Returns:
            The number of complete records that were dropped.

        Raises:
            ConfigError: The journal is missing or damaged, or cannot be written.
        """
        lines = _lines(self.path, self._needs)
        keep = 0
        for number, (_, record) in enumerate(lines, start=1):
            if record.get("type") in types:
                keep = number
        write_atomic(self.path, b"".join(line for line, _ in lines[:keep]))
        return len(lines) - keep


class Tail:
    """Reads a journal that another process appends to, every record once.

    Args:
        path: The file; it need not exist yet.
        needs: Keys without which a line counts as damaged.
    """

    def __init__(self, path: Path, needs: Sequence[str] = ()) -> None:
        self.path = path
        self._needs = frozenset(needs)
        self._inode = self._read = self._lines = 0

    def new(self) -> tuple[bool, list[dict[str, Any]]]:
        """Whether the file was replaced since the last call, and the records not yet given.

        A file is replaced when a run is resumed; its records are then given from the first on.
        A torn last line is left for later.

        Raises:
            ConfigError: The file cannot be read, or a complete line is damaged.
        """
        try:
            with self.path.open("rb") as file:
                about = os.fstat(file.fileno())
                replaced = self._read > 0 and (
                    about.st_ino != self._inode or about.st_size < self._read
                )
                if replaced:
                    self._read = self._lines = 0
                self._inode = about.st_ino
                file.seek(self._read)
                data = file.read()
        except FileNotFoundError:
            replaced, self._read, self._lines = self._read > 0, 0, 0
            return replaced, []
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be read ({error.strerror})") from error
        return replaced, self._decoded(data[: data.rfind(b"\n") + 1])

    def _decoded(self, data: bytes) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for line in data.splitlines(keepends=True):
            self._lines += 1
            record = _decode(line, self._needs)
            if record is None:
                raise ConfigError(f"{self.path}: line {self._lines} is damaged; restore the file")
            found.append(record)
        self._read += len(data)
        return found


def _lines(path: Path, needs: Set[str]) -> list[tuple[bytes, dict[str, Any]]]:
    """The intact lines, newline included, and what they say."""
    try:
        raw = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read ({error.strerror})") from error
    found: list[tuple[bytes, dict[str, Any]]] = []
    for number, line in enumerate(raw, start=1):
        record = _decode(line, needs)
        if record is not None:
            found.append((line, record))
        elif number < len(raw):
            raise ConfigError(
                f"{path}: line {number} is damaged; restore the file or start a new run"
            )
    return found


def _decode(line: bytes, needs: Set[str]) -> dict[str, Any] | None:
    """The record of a line; None when it is not a complete line with a JSON object."""
    if not line.endswith(b"\n"):
        return None
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or not needs <= record.keys():
        return None
    return cast("dict[str, Any]", record)


def _encode(record: Record) -> bytes:
    text = json.dumps(strict(record), separators=(",", ":"), allow_nan=False)
    return text.encode("ascii") + b"\n"


def strict(value: Any) -> Any:
    """The value with figures that JSON cannot hold replaced by strings, for `json.dumps`."""
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, Mapping):
        items = cast("Mapping[str, Any]", value).items()
        return {key: strict(item) for key, item in items}
    if isinstance(value, list | tuple):
        return [strict(item) for item in cast("Sequence[Any]", value)]
    return value


def _write_batch(handle: int, data: bytes) -> None:
    """Append after the last complete line; take back what an error left half written."""
    end = _complete_length(handle)
    os.ftruncate(handle, end)
    os.lseek(handle, end, os.SEEK_SET)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    except OSError:
        with suppress(OSError):
            os.ftruncate(handle, end)
        raise


def _complete_length(handle: int) -> int:
    """Length of the file up to and including its last newline, in bytes."""
    end = os.lseek(handle, 0, os.SEEK_END)
    step = 1  # almost always the last byte is the newline
    while end > 0:
        start = max(0, end - step)
        newline = os.pread(handle, end - start, start).rfind(b"\n")
        if newline >= 0:
            return start + newline + 1
        end, step = start, 1 << 16
    return 0
