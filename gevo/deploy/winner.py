"""Winners as a build takes them: a folder with one subfolder each.

```
FOLDER/<name>-<arch>/winner.ll      LLVM IR of the kernels, cleaned up, device functions inlined
FOLDER/<name>-<arch>/winner.json    what it replaces, where it comes from, its validation
```

The LLVM pass plugin in passes/ reads the same files; docs/build.md says what each key means.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from gevo.errors import ConfigError
from gevo.files import is_architecture, path_part, read_regular
from gevo.records.files import write_atomic
from gevo.records.forms import Amount, Exact, from_json
from gevo.records.manifest import FileName
from gevo.records.untrusted import read_json

FORMAT = 1


@dataclass(frozen=True)
class Replaced(Exact):
    """A kernel that a winner was validated with.

    Attributes:
        name: The function's name.
        fingerprint: Of the unmodified kernel.
        edited: False for kernels that the winner leaves as they are. They must be unchanged,
            too: the winner was validated together with them.
    """

    name: str
    fingerprint: str
    edited: bool


@dataclass(frozen=True)
class StoredWinner(Exact):
    """What a winner.json says.

    Attributes:
        name: Of the kernel's file, without suffix.
        arch: GPU that it is compiled for, as `sm_90`.
        kernels: What it replaces and what must be unchanged.
        program: Digest of the unmodified program.
        gives: Digest of the program that the patch gives.
        entry: The unmodified program's editable functions.
        patch: The edits' JSON.
        source: The kernel's file, relative to the subfolder; empty when unknown.
        workload: The workload's spec, relative to the subfolder, and its digest.
        device: Name of the device that it was validated on.
        modelled: True when times there are modelled.
        tolerance: Accepted error above the unmodified program's own.
        speedups: Times faster than the unmodified program, by kind of case.
        ranges: Of modelled gains, by kind of case: `low`, `high`, and `gpus` with the median
            gain on each.
        validation: `validated`, `ir` (SHA-256 of winner.ll), `record` (SHA-256 of the journal's
            validation record) and its `stages`; None when it is missing.
        exported: Date and time in UTC.
        gevo: Version that found and validated it.
        guards: Conditions that its kernels test at their entry, by kernel; where one does not
            hold, the unmodified body runs.
        options: What a source in CUDA C++ was compiled with; empty for other programs.
        compiler: Name of what compiled it; empty for NVRTC, before there was a choice, and for
            other programs.
    """

    name: str
    arch: str
    kernels: tuple[Replaced, ...]
    program: str
    gives: str
    entry: tuple[str, ...]
    patch: Mapping[str, Any]
    source: FileName
    workload: Mapping[str, FileName]
    device: str
    modelled: bool
    tolerance: Amount
    speedups: Mapping[str, Amount]
    validation: Mapping[str, Any] | None
    exported: str
    gevo: str
    guards: Mapping[str, str] = field(default_factory=dict[str, str])
    ranges: Mapping[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])
    options: tuple[str, ...] = ()
    compiler: str = ""

    @property
    def folder(self) -> str:
        """Name of its subfolder; raises ConfigError where it would lead out of `out`."""
        return path_part(f"{self.name}-{self.arch}", "a winner's subfolder")

    def refusal(self, text: str) -> str:
        """Why a winner.ll with this text must not be used; empty when it may be."""
        if self.validation is None:
            return "its validation is missing"
        if self.validation.get("validated") is not True:
            return "it did not pass its validation"
        if self.validation.get("ir") != digest(text):
            return "its validation is older than its program: winner.ll was changed after it"
        return ""

    def write(self, out: Path, text: str) -> Path:
        """Write both files below `out`; an earlier winner of that name and GPU is replaced.

        Returns:
            The subfolder.

        Raises:
            ConfigError: The folder cannot be written.
        """
        folder = out / self.folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ConfigError(f"{folder}: cannot be written ({error.strerror})") from error
        # Until the new winner.json is there, the old one refuses the new winner.ll.
        write_atomic(folder / "winner.ll", text.encode())
        form = {"format": FORMAT, **asdict(self)}
        for name in ("guards", "ranges", "options", "compiler"):
            if not form[name]:
                del form[name]  # as earlier versions of gevo read it
        data = json.dumps(form, indent=1, allow_nan=False)
        write_atomic(folder / "winner.json", data.encode() + b"\n")
        return folder

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> StoredWinner:
        """A winner from its JSON form; raises KeyError, TypeError or ValueError."""
        fields: dict[str, Any] = dict(data)
        if fields.pop("format") != FORMAT:
            raise ValueError("another format")
        found = from_json(cls, fields)
        if found.arch and not is_architecture(found.arch):
            raise ValueError("no architecture")
        workload = {key: found.workload[key] for key in ("path", "digest")}
        return replace(found, workload=workload)


def digest(text: str) -> str:
    """SHA-256 of a text, as 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def read(folder: Path) -> tuple[StoredWinner, str]:
    """The winner in a subfolder, with the text of its winner.ll.

    Raises:
        ConfigError: A file cannot be read, or winner.json is not one of this format.
    """
    try:
        data = read_json(read_regular(folder / "winner.json"), "surrogateescape")
        text = read_regular(folder / "winner.ll").decode()
        return StoredWinner.from_json(data), text
    except OSError as error:
        raise ConfigError(f"{error.filename}: cannot be read ({error.strerror})") from error
    except (ValueError, KeyError, TypeError) as error:
        raise ConfigError(
            f"{folder}: is not a winner of format {FORMAT}; export it anew"
        ) from error


def subfolders(folder: Path) -> Sequence[Path]:
    """The subfolders that hold a winner, by name.

    Raises:
        ConfigError: There is no such folder, or there is no winner in it.
    """
    found = sorted(path.parent for path in folder.glob("*/winner.json"))
    if not found:
        raise ConfigError(f"{folder}: holds no winners; gevo export RUN --out {folder} makes one")
    return found
