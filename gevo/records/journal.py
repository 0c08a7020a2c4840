"""The journal of a run, records only ever appended one a line, and the manifest beside it.

A batch is on disk when `append` returns. A process that dies in the middle leaves at most a
torn last line, which reading ignores and the next append removes. Every line has a digest
(`gevo.records.files`), so that any other damage is told. Nothing that depends on the clock or
on the number of workers belongs in a run's journal (its time goes into `progress.jsonl`), so that
one seed gives one journal, byte for byte.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from gevo.errors import ConfigError
from gevo.records.files import (
    LONGEST,
    Chain,
    Damaged,
    WrongDigest,
    file_body,
    is_torn,
    line_digest,
    open_inside,
    read_inside,
    seal_file,
    write_atomic,
)
from gevo.records.forms import Form, encode
from gevo.records.schema import SEALED, VERSION
from gevo.records.untrusted import read_json

T = TypeVar("T", bound=Form)
_LARGEST = 1 << 32
"""Bytes of a journal; a run writes some thousands of them for each variant."""


class Journal(Generic[T]):
    """An append-only file of records; the file comes into being with the first append.

    Args:
        path: The file.
        schema: Reads a line.
        sealed: All lines must have digests. False for journals that an older gevo began.
    """

    def __init__(self, path: Path, schema: TypeAdapter[T], sealed: bool = True) -> None:
        self.path = path
        self._schema = schema
        self._sealed = sealed

    def append(self, records: Iterable[T]) -> None:
        """Write a batch and wait until it is on disk; all of it is written, or nothing.

        Raises:
            ConfigError: The system refuses (full disk, no permission), or the last line is
                damaged; what was in the journal before stays as it was.
        """
        bodies = [encode(record) for record in records]
        if not bodies:
            return
        try:
            handle = open_inside(self.path, os.O_RDWR | os.O_CREAT)
            try:
                self._append(handle, bodies)
            finally:
                os.close(handle)
        except OSError as error:
            raise ConfigError(
                f"{self.path}: cannot be written ({error.strerror}); "
                "earlier records are intact, resume when this is mended"
            ) from error

    def _append(self, handle: int, bodies: Sequence[bytes]) -> None:
        end = _complete_length(handle)
        start = max(0, end - LONGEST)
        last = line_digest(os.pread(handle, end - start, start))
        if end and not last and self._sealed:
            raise Damaged(f"{self.path}: its last line is damaged; restore the file")
        chain = Chain(self._sealed, last)
        _write_batch(handle, end, b"".join(map(chain.seal, bodies)))

    def read(self, missing_ok: bool = False) -> list[T]:
        """All records of known types; a torn last line is left out.

        Args:
            missing_ok: A file that is not there has no records: the run was killed at once.

        Raises:
            ConfigError: There is no such file, or a line is not as it was written.
        """
        if missing_ok and not self.path.exists():
            return []
        return [record for _, record in self._lines() if record is not None]

    def truncate_after_last(self, *types: type[T]) -> int:
        """Drop everything after the last record of one of these types.

        Without any such record all are dropped. The file is replaced in one step; lines from
        before there were digests get theirs.

        Returns:
            The number of complete records that were dropped.

        Raises:
            ConfigError: As `read`, or the journal cannot be written.
        """
        bodies: list[bytes] = []
        keep = 0
        for body, record in self._lines():
            bodies.append(body)
            if isinstance(record, types):
                keep = len(bodies)
        chain = Chain(required=True)
        write_atomic(self.path, b"".join(map(chain.seal, bodies[:keep])))
        return len(bodies) - keep

    def _lines(self) -> Iterator[tuple[bytes, T | None]]:
        """The lines without their digests, and their records; None for unknown types."""
        try:
            data = read_inside(self.path, _LARGEST)
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be read ({error.strerror})") from error
        *lines, end = data.split(b"\n")
        reader = _Reader(self.path, self._schema, self._sealed)
        for line in lines:
            yield reader.read(line + b"\n")
        reader.check_end(end)


class Tail(Generic[T]):
    """Reads a journal that another process appends to, every record once.

    Args:
        path: The file; it need not exist yet.
        schema: Reads a line.
        sealed: As `Journal` has it.
    """

    def __init__(self, path: Path, schema: TypeAdapter[T], sealed: bool = True) -> None:
        self.path = path
        self._schema = schema
        self._sealed = sealed
        self._inode = 0
        self._rewind()

    def new(self) -> tuple[bool, list[T]]:
        """Whether the file was replaced since the last call, and the records not yet given.

        A file is replaced when a run is resumed; its records are then given from the first on.
        A torn last line is left for later.

        Raises:
            ConfigError: The file cannot be read, or a complete line is no record, or a malformed
                one.
        """
        try:
            with os.fdopen(open_inside(self.path, os.O_RDONLY), "rb") as file:
                about = os.fstat(file.fileno())
                replaced = self._read > 0 and (
                    about.st_ino != self._inode or about.st_size < self._read
                )
                if replaced:
                    self._rewind()
                self._inode = about.st_ino
                file.seek(self._read)
                data = file.read()
        except FileNotFoundError:
            replaced = self._read > 0
            self._rewind()
            return replaced, []
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be read ({error.strerror})") from error
        return replaced, self._records(data)

    def _rewind(self) -> None:
        self._read = 0
        self._reader = _Reader(self.path, self._schema, self._sealed)

    def _records(self, data: bytes) -> list[T]:
        *lines, end = data.split(b"\n")
        found = [self._reader.read(line + b"\n")[1] for line in lines]
        self._reader.check_end(end)
        self._read += len(data) - len(end)
        return [record for record in found if record is not None]


class _Reader(Generic[T]):
    """Reads the lines of a journal, which must come in order."""

    def __init__(self, path: Path, schema: TypeAdapter[T], sealed: bool) -> None:
        self._path = path
        self._schema = schema
        self._chain = Chain(sealed)
        self._number = 0

    def read(self, line: bytes) -> tuple[bytes, T | None]:
        """A complete line without its digest, and its record; None for unknown types.

        Raises:
            ConfigError: It is not as it was written.
        """
        self._number += 1
        try:
            body = self._chain.body(line)
        except WrongDigest as error:
            raise self._damaged() from error
        return body, self._record(body)

    def check_end(self, end: bytes) -> None:
        """Raises ConfigError when what follows the last newline is not what a crash leaves."""
        if not is_torn(end):
            self._number += 1
            raise self._damaged()

    def _record(self, body: bytes) -> T | None:
        try:
            try:
                if _ODD.search(body):
                    read_json(body, "surrogatepass")  # pydantic takes any number
                return self._schema.validate_json(body)
            except ValidationError as error:
                if _first(error)["type"] != "json_invalid":
                    raise
                # Halves of surrogate pairs are no JSON to pydantic; names of files may have them.
                return self._schema.validate_python(read_json(body, "surrogatepass"))
        except ValidationError as error:
            problem = _first(error)
            if not problem["loc"]:
                if problem["type"] == "union_tag_invalid":
                    return None
                raise self._damaged() from error
            reason = f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}"
            raise ConfigError(
                f"{self._path}: line {self._number}: a record is malformed ({reason}); {_ADVICE}"
            ) from error
        except (ValueError, RecursionError) as error:
            raise self._damaged() from error

    def _damaged(self) -> Damaged:
        return Damaged(
            f"{self._path}: line {self._number} is damaged, or lines before it are missing; "
            f"{_ADVICE}"
        )


_ADVICE = "restore the file or start a new run"
_ODD = re.compile(rb"NaN|Infinity|[eE]\+?\d{3}|\d{300}")
"""What may be a number that gevo never writes."""


def _first(error: ValidationError) -> ErrorDetails:
    return error.errors(include_url=False, include_context=False, include_input=False)[0]


def _write_batch(handle: int, end: int, data: bytes) -> None:
    """Write after the last complete line; take back what an error left half written."""
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


NAME = "manifest.json"


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest in a folder.

    Raises:
        ConfigError: There is none, it is damaged, or a newer gevo wrote it.
    """
    file = folder / NAME
    try:
        raw = read_inside(file)
        data: Any = read_json(raw, "surrogateescape")
    except OSError as error:
        raise ConfigError(f"{folder}: is not a run folder ({error.strerror})") from error
    except ValueError as error:
        raise Damaged(f"{file}: is damaged, it is not JSON; restore it") from error
    manifest = cast("dict[str, Any]", data) if isinstance(data, dict) else {}
    found: Any = manifest.get("format")
    version = found if isinstance(found, int) and found is not True and found >= 1 else None
    if version is not None and version > VERSION:
        raise ConfigError(
            f"{file}: has format {version}, this gevo reads up to {VERSION}; use a newer one"
        )
    try:
        file_body(raw, required=version is not None and has_digests(manifest))
    except WrongDigest as error:
        raise Damaged(f"{file}: is damaged, its digest does not fit; restore it") from error
    if version is None:
        raise ConfigError(f"{file}: is not the manifest of a run, it has no format")
    manifest.pop("digest", None)
    return manifest


def has_digests(manifest: Mapping[str, Any]) -> bool:
    """Whether manifest and journals of this version have digests."""
    return manifest["format"] >= SEALED


def write_manifest(folder: Path, manifest: Mapping[str, Any]) -> None:
    """Write it; raises ConfigError when the folder cannot be written."""
    write_atomic(folder / NAME, seal_file(pretty(manifest)))


def pretty(data: Mapping[str, Any]) -> bytes:
    """JSON for files that people read."""
    return json.dumps(data, indent=2, allow_nan=False).encode() + b"\n"
