"""Winners of kernels that came from Triton, in the form in which Triton takes them back.

Triton has an option `ir_override` that names a file with code of a later stage, which takes the
place of its own. Neither the file's time nor its content is part of the key of Triton's cache, so
the name holds a digest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.files import path_part, read_text
from gevo.records.files import write_output

DATABASE = "gevo-tuned.json"
"""The file beside winners that says what each stands in for."""
NOTE_SUFFIX = ".triton.json"
"""Of what `capture` writes beside a kernel."""
_VERSION = 1
MATCHED = ("name", "source", "signature", "constants", "attributes", "options", "target", "triton")
"""What has to be the same where a winner stands in for a kernel."""


@dataclass(frozen=True)
class Placed:
    """A winner on disk.

    Attributes:
        ptx: What gevo's back end makes of the judged program, which Triton assembles as it is.
        llir: The same as LLVM IR, of which Triton makes PTX of its own.
        database: What `gevo.integrations.triton.tuned` reads.
        name: Of the kernel's function.
    """

    ptx: Path
    llir: Path
    database: Path
    name: str

    @property
    def lines(self) -> tuple[str, ...]:
        """What to paste into the program that launches the kernel."""
        return (
            "from gevo.integrations.triton import tuned",
            f"{self.name} = tuned({self.name}, {str(self.database.resolve())!r})",
            f"# or, without gevo: {self.name}[grid](…, ir_override={str(self.ptx.resolve())!r})",
        )


def note_of(kernel: Path) -> dict[str, Any]:
    """What `capture` has noted of a kernel.

    Raises:
        ConfigError: There is nothing, or it is damaged.
    """
    path = kernel.with_suffix(NOTE_SUFFIX)
    found = _read(path)
    if found is None:
        raise ConfigError(
            f"{path}: is missing, so what the kernel was compiled for is not known; capture it "
            "with gevo.integrations.triton.capture"
        )
    if missing := [key for key in MATCHED if key not in found]:
        raise ConfigError(f"{path}: lacks {missing[0]!r}; capture the kernel again")
    if not str(found["name"]).isidentifier():  # it stands in lines that people paste
        raise ConfigError(f"{path}: 'name' is no name of a function; capture the kernel again")
    return found


def place(kernel: Path, note: Mapping[str, Any], text: str, ptx: str, folder: Path) -> Placed:
    """Write a winner, and enter it in the folder's database.

    Args:
        kernel: The file that was evolved.
        note: As `note_of` gives it.
        text: The winner as LLVM IR.
        ptx: The winner as PTX, for `note["target"]`.
        folder: Where it is written; made where it is missing.

    Raises:
        ConfigError: The folder cannot be written, or its database is damaged.
    """
    digest = hashlib.sha256(ptx.encode()).hexdigest()[:12]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"{folder}: cannot be written ({error.strerror})") from error
    files = {kind: folder / f"{kernel.stem}-{digest}.{kind}" for kind in ("ptx", "llir")}
    write_output(files["ptx"], ptx.encode())
    write_output(files["llir"], text.encode())
    entry = {key: note[key] for key in MATCHED} | {"ptx": files["ptx"].name}
    database = folder / DATABASE
    others = [one for one in winners(database, missing_ok=True) if not same(one, entry)]
    whole = {"version": _VERSION, "winners": [*others, entry]}
    write_output(database, (json.dumps(whole, indent=1, sort_keys=True) + "\n").encode())
    return Placed(files["ptx"], files["llir"], database, str(note["name"]))


def winners(database: Path, missing_ok: bool = False) -> list[dict[str, Any]]:
    """The entries of a database; raises ConfigError where it is missing or damaged."""
    found = _read(database)
    if found is None:
        if missing_ok:
            return []
        raise ConfigError(f"{database}: there is no such file; gevo apply --triton writes it")
    entries = found.get("winners")
    if found.get("version") != _VERSION or not isinstance(entries, list):
        raise ConfigError(f"{database}: is no database of winners that this gevo reads")
    for one in cast("list[Any]", entries):
        if not isinstance(one, dict) or not {*MATCHED, "ptx"} <= {*one}:  # pyright: ignore[reportUnknownArgumentType]
            raise ConfigError(f"{database}: has a damaged entry")
        if not isinstance(one["ptx"], str):
            raise ConfigError(f"{database}: 'ptx' of an entry is no file beside it")
        path_part(one["ptx"], f"{database}: 'ptx' of an entry is no file beside it")
    return cast("list[dict[str, Any]]", entries)


def same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two kernels are the same one, compiled for the same."""
    return all(one[key] == other[key] for key in MATCHED)


def _read(path: Path) -> dict[str, Any] | None:
    """A JSON object; None where there is no file. Raises ConfigError."""
    try:
        data: Any = json.loads(read_text(path))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as reason:
        raise ConfigError(f"{path}: cannot be read: {reason}") from reason
    if not isinstance(data, dict):
        raise ConfigError(f"{path}: is no JSON object")
    return cast("dict[str, Any]", data)
