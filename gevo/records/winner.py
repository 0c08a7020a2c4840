"""A winner on disk: the patch, and what it belongs to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gevo.edits.json_form import patch_from_json, patch_to_json
from gevo.edits.operators import UnknownOperator
from gevo.edits.patch import Patch
from gevo.errors import ConfigError, EditError
from gevo.records.files import Damaged, WrongDigest, file_body, read_inside

FORMAT = 2
SEALED = 2
"""The first format in which the file has a digest."""
_KEYS = frozenset("format id program entry gives patch constants files guards launched".split())


@dataclass(frozen=True)
class Winner:
    """What a `front/NN.patch.json` says.

    Attributes:
        id: The individual's id in the run.
        program: Digest of the baseline that the patch was made for.
        entry: The baseline's editable functions.
        gives: Digest of the program that the patch gives.
        patch: The edits.
        constants: Values of the program's open constants, which it is to be compiled with.
        guards: Conditions under which its kernels run the patched body, by kernel; else they run
            the unmodified one (see `gevo.program.condition`).
        launched: The kernels that the workload launches; empty for all.
        files: SHA-256 of the files beside it that hold its code, by name.
    """

    id: int
    program: str
    entry: tuple[str, ...]
    gives: str
    patch: Patch
    constants: Mapping[str, int | float] = field(default_factory=dict[str, int | float])
    guards: Mapping[str, str] = field(default_factory=dict[str, str])
    launched: tuple[str, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict[str, str])

    def to_json(self) -> dict[str, Any]:
        """The JSON form; `load` reads it."""
        return {
            "format": FORMAT,
            "id": self.id,
            "program": self.program,
            "entry": list(self.entry),
            "gives": self.gives,
            "patch": patch_to_json(self.patch),
            "constants": dict(self.constants),
            **({"guards": dict(self.guards)} if self.guards else {}),
            **({"launched": list(self.launched)} if self.launched else {}),
            "files": dict(self.files),
        }

    def check_files(self, folder: Path) -> None:
        """Raises ConfigError where the code in a folder is not this winner's."""
        _check_files(self.files, folder)

    @classmethod
    def load(cls, path: Path, read: Callable[[Path], bytes] = Path.read_bytes) -> Winner:
        """Read a patch file.

        Args:
            path: The file.
            read: Gives its contents; `read_inside` where it is part of a run.

        Raises:
            ConfigError: It cannot be read, or is not a winner's patch.
        """
        data = _contents(path, read)
        try:
            return cls(
                id=int(data["id"]),
                program=str(data["program"]),
                entry=tuple(str(name) for name in data["entry"]),
                gives=str(data["gives"]),
                patch=patch_from_json(data["patch"]),
                constants={str(k): v for k, v in dict(data.get("constants", {})).items()},
                guards={str(k): str(v) for k, v in dict(data.get("guards", {})).items()},
                launched=tuple(str(name) for name in data.get("launched", ())),
                files=_strings(data.get("files", {})),
            )
        except UnknownOperator as error:
            raise ConfigError(f"{path}: {error}") from error
        except (*_NO_WINNER, EditError) as error:
            raise ConfigError(f"{path}: is not the patch of a winner") from error


def check_winner(path: Path) -> None:
    """Check a patch file of a run and the code beside it, whoever brings its kinds of edits.

    Raises:
        ConfigError: One of them is not as it was written.
    """
    try:
        files = _strings(_contents(path, read_inside).get("files", {}))
    except _NO_WINNER as error:
        raise ConfigError(f"{path}: is not the patch of a winner") from error
    _check_files(files, path.parent)


def _contents(path: Path, read: Callable[[Path], bytes]) -> Mapping[str, Any]:
    try:
        raw = read(path)
        data: Mapping[str, Any] = json.loads(raw)
        version = data["format"]
        if version not in range(1, FORMAT + 1):
            raise ConfigError(f"{path}: has format {version}, this gevo reads up to {FORMAT}")
        # Others may write a patch without a digest; one whose digest is spoilt has a key more.
        file_body(raw, required=version >= SEALED and bool(data.keys() - _KEYS))
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read ({error.strerror})") from error
    except WrongDigest as error:
        raise Damaged(
            f"{path}: is damaged, its digest does not fit; "
            "restore it, or write it anew with gevo validate"
        ) from error
    except _NO_WINNER as error:
        raise ConfigError(f"{path}: is not the patch of a winner") from error
    return data


def _check_files(files: Mapping[str, str], folder: Path) -> None:
    for name, digest in files.items():
        path = folder / name
        if Path(name).name != name:
            raise ConfigError(f"{path}: is no file of a winner, its name leads elsewhere")
        # One that was taken away is missed by whoever needs it.
        with suppress(FileNotFoundError):
            if hashlib.sha256(read_inside(path)).hexdigest() != digest:
                raise Damaged(
                    f"{path}: is not what was validated, it was changed; "
                    "restore it, or write it anew with gevo validate"
                )


def _strings(found: Any) -> dict[str, str]:
    return {str(key): str(value) for key, value in dict(found).items()}


_NO_WINNER = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
