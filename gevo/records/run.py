"""The run folder: everything that a run leaves behind.

```
manifest.json     what was run: program, workload, device, versions, seed, options
baseline.ll       the unmodified program (baseline.mlir for StableHLO)
journal.jsonl     everything that happened (gevo.records.schema)
progress.jsonl    wall-clock time per generation
places.json       source file and line by site, of a StableHLO program that was exported with them
front/NN.patch.json, front/NN.ll, front/NN.ptx    the winners, the fastest first
internal-error.txt  where in gevo the search failed, if it did
```
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from gevo.edits.operators import UnknownOperator
from gevo.edits.patch import Patch
from gevo.edits.text import patch_from_json, patch_to_json
from gevo.errors import ConfigError, EditError
from gevo.files import path_part, read_regular
from gevo.program.base import Program
from gevo.records.files import (
    Damaged,
    WrongDigest,
    claimed,
    file_body,
    read_inside,
    require_own_folder,
    seal_file,
    write_atomic,
)
from gevo.records.journal import NAME, Journal, has_digests, pretty, read_manifest, write_manifest
from gevo.records.manifest import RunManifest, checked
from gevo.records.schema import ELAPSED, RECORDS, VERSION, Baseline, Elapsed, Generation, Tuned
from gevo.records.untrusted import read_json

FORMAT = 2
SEALED = 2
"""The first format in which the file has a digest."""
_NUMBER = re.compile(r"[0-9]{2,9}")
"""Of a winner, in the names of its files."""
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

    def recorded(self, suffix: str) -> str:
        """SHA-256 of the validated code in files of that suffix; empty where it does not say."""
        return next((one for name, one in self.files.items() if name.endswith(suffix)), "")

    def check_files(self, folder: Path) -> None:
        """Raises ConfigError where the code in a folder is not this winner's."""
        _check_files(self.files, folder)

    @classmethod
    def load(cls, path: Path, read: Callable[[Path], bytes] = read_regular) -> Winner:
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
                id=_whole(data["id"]),
                program=str(data["program"]),
                entry=_names(data["entry"]),
                gives=str(data["gives"]),
                patch=patch_from_json(data["patch"]),
                constants=_numbers(data.get("constants", {})),
                guards=_shown(data.get("guards", {})),
                launched=_names(data.get("launched", [])),
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
        data: Mapping[str, Any] = read_json(raw)
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
        path = folder / path_part(name, f"{folder}: a winner's file")
        # One that was taken away is missed by whoever needs it.
        with suppress(FileNotFoundError):
            if hashlib.sha256(read_inside(path)).hexdigest() != digest:
                raise Damaged(
                    f"{path}: is not what was validated, it was changed; "
                    "restore it, or write it anew with gevo validate"
                )


def _strings(found: Any) -> dict[str, str]:
    return {str(key): str(value) for key, value in dict(found).items()}


def _names(found: Any) -> tuple[str, ...]:
    """A list of texts; raises TypeError."""
    if not isinstance(found, list):
        raise TypeError("no list")
    names = cast("list[Any]", found)
    if not all(isinstance(name, str) for name in names):
        raise TypeError("no names")
    return tuple(names)


def _shown(found: Any) -> dict[str, str]:
    """Texts that are told as they are; raises ValueError where they would garble a terminal."""
    texts = _strings(found)
    if not all(one.isprintable() for pair in texts.items() for one in pair):
        raise ValueError("control characters")
    return texts


def _whole(found: Any) -> int:
    if isinstance(found, bool) or not isinstance(found, int):
        raise TypeError("no integer")
    return found


def _numbers(found: Any) -> dict[str, int | float]:
    """Finite numbers by name; raises TypeError or ValueError."""
    numbers = {str(name): value for name, value in dict(found).items()}
    for value in numbers.values():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise TypeError("no number")
        if isinstance(value, float) and not math.isfinite(value):
            raise ValueError("not finite")
    return numbers


_NO_WINNER = (ValueError, KeyError, TypeError, AttributeError, RecursionError)


_MUST_AGREE: Sequence[tuple[tuple[str, ...], str]] = (
    (("program", "digest"), "program"),
    (("program", "entry"), "choice of functions"),
    (("workload", "digest"), "workload"),
    (("device", "name"), "device"),
    (("device", "fingerprint"), "device or driver version"),
    (("gevo",), "version of gevo"),
    (("tune",), "--tune"),
    (("edit_constants",), "--edit-constants"),
    (("moves",), "--moves"),
    (("operators",), "--operators, or the version of a plug-in"),
    (("without",), "--without"),
    (("searcher",), "--searcher, or the version of a plug-in"),
    (("seed",), "seed"),
)
"""Places in the manifest that decide what a run gives, and what to call them."""

_LATER: dict[str, Any] = {
    "edit_constants": False,
    "moves": False,
    "operators": {},
    "without": [],
    "searcher": {},
}
"""What manifests written before there was such a setting mean."""

ORIGINAL = "original.ptx"
"""The PTX that a program was read from."""
COMPILED = "original.ll"
"""The LLVM IR that a compiler made of a source."""
FAULT = "internal-error.txt"
"""Where in gevo the search failed, if it did by a fault of gevo's own."""
SOURCE = "source.cu"
"""The source that a compiler made it of."""
PLACES = "places.json"
"""Where in which source the sites of a program come from that do not say it themselves."""

_UNFINISHED = re.compile(
    r"(baseline\.(ll|mlir)|original\.(ptx|ll)|source\.cu|places\.json)(\.\d+\.tmp|\.tmp)?"
    r"|manifest\.json(\.\d+)?\.tmp"
)
"""What `create` may leave behind when it is interrupted before the manifest is there."""


_PLACES: TypeAdapter[dict[str, tuple[str, int]]] = TypeAdapter(dict[str, tuple[str, int]])


class RunFolder:
    """An existing run folder. Made by `create` or `open`.

    Attributes:
        path: The folder.
        manifest: The contents of manifest.json as written.
        about: What they say.
        journal: Everything that happened, free of wall-clock time.
        progress: Wall-clock time and evaluations per generation.
    """

    def __init__(self, path: Path, manifest: Mapping[str, Any]) -> None:
        self.path = path
        self._adopt(manifest)

    def _adopt(self, manifest: Mapping[str, Any]) -> None:
        self.manifest = manifest
        self.about = checked(RunManifest, manifest, self.path / NAME)
        sealed = has_digests(manifest)
        self.journal = Journal(self.path / "journal.jsonl", RECORDS, sealed)
        self.progress = Journal(self.path / "progress.jsonl", ELAPSED, sealed)

    @staticmethod
    def next_path(stem: str, root: Path = Path("runs")) -> Path:
        """`<root>/<stem>-<n>` with the smallest n ≥ 1 that is free."""
        paths = (root / f"{stem}-{n}" for n in count(1))
        return next(path for path in paths if not path.exists())

    @staticmethod
    def begun(path: Path) -> bool:
        """True when a run has begun at `path`, False when one can begin there.

        A folder that was being made when its process died counts as free.

        Raises:
            ConfigError: It is neither: a file, or a folder that holds something else.
        """
        try:
            names = {entry.name for entry in path.iterdir()}
        except FileNotFoundError:
            return False
        except OSError as error:
            raise ConfigError(f"{path}: cannot be a run folder ({error.strerror})") from error
        if NAME in names:
            return True
        if not all(map(_UNFINISHED.fullmatch, names)):
            raise ConfigError(f"{path}: is not empty and not a run folder; choose another one")
        return False

    @classmethod
    def create(
        cls,
        path: Path,
        manifest: Mapping[str, Any],
        text: str,
        origins: Mapping[str, str] | None = None,
        places: Mapping[str, tuple[str, int]] | None = None,
    ) -> RunFolder:
        """Begin a run: the folder, its manifest and the baseline's canonical text.

        With it what the text comes from, so that the run needs nothing else (`origins`, by name):
        PTX or a compiler's LLVM IR, and the source that was compiled to that; of a text that does
        not say it, source file and line by site.

        The manifest is written last, so a folder that has one is complete.

        Raises:
            ConfigError: The path holds something already, or cannot be written.
        """
        if cls.begun(path):
            raise ConfigError(
                f"{path}: holds a run already; continue it with --resume or choose another folder"
            )
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ConfigError(f"{path}: cannot be a run folder ({error.strerror})") from error
        folder = cls(path, _plain(manifest))
        told = {PLACES: json.dumps(places)} if places else {}
        for name, origin in {**(origins or {}), **told}.items():
            write_atomic(path / name, origin.encode())
        write_atomic(folder._baseline_path, text.encode())
        write_manifest(path, folder.manifest)
        return folder

    @classmethod
    def open(cls, path: Path) -> RunFolder:
        """An existing run folder.

        Raises:
            ConfigError: It is not one, or was written by an incompatible gevo.
        """
        return cls(path, read_manifest(path))

    @property
    def tolerance(self) -> float:
        """Largest error that the search accepted; raises ConfigError where it is not said."""
        if self.about.options.tolerance is None:
            raise ConfigError(f"{self.path / NAME}: does not say the tolerance; restore it")
        return self.about.options.tolerance

    def claimed(self) -> AbstractContextManager[None]:
        """Keep other processes from working on this run; entering it raises ConfigError."""
        return claimed(self.path)

    def baseline(self) -> Program:
        """The unmodified program.

        Raises:
            ConfigError: Its file is missing or is not what the manifest says.
        """
        path, about = self._baseline_path, self.about.program
        program = Program(
            about.dialect,
            _kept(path),
            about.entry,
            launched=about.launched,
            ptx=_kept(self.path / ORIGINAL) if about.ptx else "",
        )
        if program.digest != about.digest:
            raise Damaged(
                f"{path}: is not the program of this run, it was changed; "
                "restore it or start a new run"
            )
        return program

    def places(self) -> Mapping[str, tuple[str, int]]:
        """Source file and line by site, of a program that does not say it itself.

        Raises:
            ConfigError: The file is damaged.
        """
        path = self.path / PLACES
        if not path.exists():
            return {}
        try:
            return _PLACES.validate_json(read_inside(path))
        except (OSError, ValidationError) as error:
            raise Damaged(f"{path}: cannot be read; restore it or delete it") from error

    @property
    def written(self) -> Path:
        """The file of the text that the unmodified program was made from."""
        about = self.about.program
        if about.source is not None and not about.ptx:
            return self.path / COMPILED
        return Path(about.path)

    def check_resumable(self, manifest: Mapping[str, Any]) -> None:
        """Compare what is about to be run with what this folder holds.

        More generations than before are allowed; everything else that decides the result must
        agree.

        Raises:
            ConfigError: Something differs; the message names it.
        """
        manifest = _plain(manifest)
        for keys, name in _MUST_AGREE:
            here, there = (value_at({**_LATER, **one}, keys) for one in (self.manifest, manifest))
            if here != there:
                raise ConfigError(
                    f"{self.path}: cannot be resumed, its {name} is another one "
                    f"({_short(here)}, not {_short(there)})"
                )
        here, there = (
            {"islands": 1, **value_at(about, ("options",))} for about in (self.manifest, manifest)
        )
        for option in sorted({*here, *there} - {"generations"}):
            if here.get(option) != there.get(option):
                raise ConfigError(
                    f"{self.path}: cannot be resumed, its search option '{option}' is "
                    f"{here.get(option)}, not {there.get(option)}"
                )

    def resume(self, manifest: Mapping[str, Any]) -> None:
        """Check, go back to the last recorded state of the search, take the new manifest.

        That is its last complete generation. What came after it is dropped: evaluations,
        validations and winners.

        Raises:
            ConfigError: The run cannot be resumed, or its journal is damaged.
        """
        self.check_resumable(manifest)
        self.baseline()
        # Whole before anything is changed, and from now on with digests.
        self.progress.read(missing_ok=True)
        if self.journal.path.exists():
            self.journal.truncate_after_last(Baseline, Tuned, Generation)
        if self.progress.path.exists():
            self.progress.truncate_after_last(Elapsed)
        self.clear_front()
        self._adopt(_plain(manifest))
        write_manifest(self.path, self.manifest)

    def write_winner(self, number: int, winner: Winner, text: str, ptx: str | None = None) -> Path:
        """Write winner `number`, counted from 1: its patch, its program, its PTX if there is.

        Returns:
            The path of the patch; it is written last, and holds the digests of the others.

        Raises:
            ConfigError: The folder cannot be written.
        """
        front = self._front()
        try:
            front.mkdir(exist_ok=True)
        except OSError as error:
            raise ConfigError(f"{front}: cannot be written ({error.strerror})") from error
        files = {f"{number:02}{self._baseline_path.suffix}": text.encode()}
        if ptx is not None:
            files[f"{number:02}.ptx"] = ptx.encode()
        for name, data in files.items():
            write_atomic(front / name, data)
        path = front / f"{number:02}.patch.json"
        digests = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
        write_atomic(path, seal_file(pretty(replace(winner, files=digests).to_json())))
        return path

    def winner(self, number: int) -> Winner:
        """Winner `number`, counted from 1.

        Raises:
            ConfigError: There is none, or its files are not as they were written.
        """
        front, numbers = self._front(), self.winner_numbers()
        if number not in numbers:
            some = f"has no winner {number}, but {', '.join(map(str, numbers))}"
            none = f"offers no winner; gevo report {self.path} says why"
            raise ConfigError(f"{self.path}: the run {some if numbers else none}")
        found = Winner.load(front / f"{number:02}.patch.json", read_inside)
        found.check_files(front)
        return found

    def winner_numbers(self) -> tuple[int, ...]:
        """The winners that there are, the fastest first."""
        names = (path.name.partition(".")[0] for path in self._front().glob("*.patch.json"))
        return tuple(sorted(int(name) for name in names if _NUMBER.fullmatch(name)))

    def winner_code(self, number: int, ptx: bool = False) -> str | None:
        """A winner's text, or its PTX, as validation judged it; None without PTX.

        Raises:
            ConfigError: There is no such winner, or its files are not as they were written.
        """
        self.winner(number)
        suffix = ".ptx" if ptx else self._baseline_path.suffix
        path = self._front() / f"{number:02}{suffix}"
        return read_inside(path).decode() if path.exists() else None

    def check_front(self) -> None:
        """Raises ConfigError where a winner's files are not as they were written."""
        for path in sorted(self._front().glob("[0-9][0-9]*.patch.json")):
            check_winner(path)

    def clear_front(self) -> None:
        """Remove the winners of an earlier validation.

        Raises:
            ConfigError: A file cannot be removed.
        """
        front = self._front()
        try:
            # Patches first: they vouch for the other files.
            for old in sorted(front.glob("[0-9][0-9]*.*"), key=lambda p: p.suffix != ".json"):
                old.unlink()
        except OSError as error:
            raise ConfigError(f"{front}: cannot be emptied ({error.strerror})") from error

    def _front(self) -> Path:
        front = self.path / "front"
        require_own_folder(front)
        return front

    @property
    def _baseline_path(self) -> Path:
        return self.path / f"baseline{self.about.program.dialect.suffix}"


def _kept(path: Path) -> str:
    try:
        return read_inside(path).decode()
    except (OSError, UnicodeDecodeError) as error:
        raise Damaged(f"{path}: cannot be read; restore it or start a new run") from error


def _plain(manifest: Mapping[str, Any]) -> dict[str, Any]:
    """The manifest as reading it from a file gives it back (tuples become lists)."""
    return json.loads(json.dumps({"format": VERSION, **manifest}))


def value_at(data: Any, keys: Sequence[str]) -> Any:
    """The value at a path of keys; None where the path ends early."""
    for key in keys:
        data = cast("dict[str, Any]", data).get(key) if isinstance(data, dict) else None
    return data


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:12] + "…"
