"""The journal of a run: records, one a line, only ever appended.

A batch is on disk when `append` returns. A process that dies in the middle leaves at most a
torn last line, which reading ignores and the next append removes. Nothing that depends on the
clock or on the number of workers belongs in a run's journal (its time goes into
`progress.jsonl`), so that one seed gives one journal, byte for byte.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from gevo.errors import ConfigError
from gevo.records.atomic import write_atomic
from gevo.records.forms import Form, encode

T = TypeVar("T", bound=Form)


class Journal(Generic[T]):
    """An append-only file of records; the file comes into being with the first append.

    Args:
        path: The file.
        schema: Reads a line.
    """

    def __init__(self, path: Path, schema: TypeAdapter[T]) -> None:
        self.path = path
        self._schema = schema

    def append(self, records: Iterable[T]) -> None:
        """Write a batch and wait until it is on disk; all of it is written, or nothing.

        Raises:
            ConfigError: The system refuses (full disk, no permission); what was in the
                journal before stays as it was.
        """
        data = b"".join(encode(record) for record in records)
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

    def read(self, missing_ok: bool = False) -> list[T]:
        """All records of known types; a torn last line is left out.

        Args:
            missing_ok: A file that is not there has no records: the run was killed at once.

        Raises:
            ConfigError: There is no such file, a record is malformed, or a line other than the
                last is none.
        """
        if missing_ok and not self.path.exists():
            return []
        return [record for _, record in self._lines() if record is not None]

    def truncate_after_last(self, *types: type[T]) -> int:
        """Drop everything after the last record of one of these types.

        Without any such record all are dropped. The file is replaced in one step.

        Returns:
            The number of complete records that were dropped.

        Raises:
            ConfigError: As `read`, or the journal cannot be written.
        """
        lines: list[bytes] = []
        keep = 0
        for line, record in self._lines():
            lines.append(line)
            if isinstance(record, types):
                keep = len(lines)
        write_atomic(self.path, b"".join(lines[:keep]))
        return len(lines) - keep

    def _lines(self) -> Iterator[tuple[bytes, T | None]]:
        """The intact lines, newline included, and their records; None for unknown types."""
        try:
            raw = self.path.read_bytes().splitlines(keepends=True)
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be read ({error.strerror})") from error
        for number, line in enumerate(raw, start=1):
            try:
                record = _decoded(line, self._schema, self.path, number)
            except _DamagedLine:
                if number < len(raw):
                    raise
            else:
                yield line, record


class Tail(Generic[T]):
    """Reads a journal that another process appends to, every record once.

    Args:
        path: The file; it need not exist yet.
        schema: Reads a line.
    """

    def __init__(self, path: Path, schema: TypeAdapter[T]) -> None:
        self.path = path
        self._schema = schema
        self._inode = self._read = self._line = 0

    def new(self) -> tuple[bool, list[T]]:
        """Whether the file was replaced since the last call, and the records not yet given.

        A file is replaced when a run is resumed; its records are then given from the first on.
        A torn last line is left for later.

        Raises:
            ConfigError: The file cannot be read, or a complete line is no record, or a malformed
                one.
        """
        try:
            with self.path.open("rb") as file:
                about = os.fstat(file.fileno())
                replaced = self._read > 0 and (
                    about.st_ino != self._inode or about.st_size < self._read
                )
                if replaced:
                    self._read = self._line = 0
                self._inode = about.st_ino
                file.seek(self._read)
                data = file.read()
        except FileNotFoundError:
            replaced, self._read, self._line = self._read > 0, 0, 0
            return replaced, []
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be read ({error.strerror})") from error
        return replaced, self._records(data[: data.rfind(b"\n") + 1])

    def _records(self, data: bytes) -> list[T]:
        found: list[T] = []
        for line in data.splitlines(keepends=True):
            self._line += 1
            record = _decoded(line, self._schema, self.path, self._line)
            if record is not None:
                found.append(record)
        self._read += len(data)
        return found


class _DamagedLine(ConfigError):
    """A line is no record at all; a crash may leave one at the end."""

    def __init__(self, path: Path, number: int) -> None:
        super().__init__(f"{path}: line {number} is damaged; restore the file or start a new run")


def _decoded(line: bytes, schema: TypeAdapter[T], path: Path, number: int) -> T | None:
    """The record of a line; None where its type is unknown. Raises ConfigError."""
    if not line.endswith(b"\n"):
        raise _DamagedLine(path, number)
    try:
        try:
            return schema.validate_json(line)
        except ValidationError as error:
            if _first(error)["type"] != "json_invalid":
                raise
            # Halves of surrogate pairs are no JSON to pydantic; names of files may have them.
            return schema.validate_python(json.loads(line))
    except ValidationError as error:
        problem = _first(error)
        if not problem["loc"]:
            if problem["type"] == "union_tag_invalid":
                return None
            raise _DamagedLine(path, number) from error
        reason = f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}"
        raise ConfigError(
            f"{path}: line {number}: a record is malformed ({reason}); "
            "restore the file or start a new run"
        ) from error
    except (ValueError, RecursionError) as error:
        raise _DamagedLine(path, number) from error


def _first(error: ValidationError) -> ErrorDetails:
    return error.errors(include_url=False, include_context=False, include_input=False)[0]


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
