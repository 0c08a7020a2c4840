"""The run folder: everything that a run leaves behind.

```
manifest.json     what was run: program, workload, device, versions, seed, options
baseline.ll       the unmodified program (baseline.mlir for StableHLO)
journal.jsonl     everything that happened (gevo.records.schema)
progress.jsonl    wall-clock time per generation
places.json       source file and line by site, of a StableHLO program that was exported with them
front/NN.patch.json, front/NN.ll, front/NN.ptx    the winners, the fastest first
```
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from gevo.errors import ConfigError
from gevo.program.base import Dialect, Program
from gevo.records.files import (
    Damaged,
    claimed,
    read_inside,
    require_own_folder,
    seal_file,
    write_atomic,
)
from gevo.records.journal import NAME, Journal, has_digests, pretty, read_manifest, write_manifest
from gevo.records.schema import (
    ELAPSED,
    RECORDS,
    VERSION,
    Baseline,
    Elapsed,
    Generation,
    Tuned,
)
from gevo.records.winner import Winner, check_winner

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
        manifest: The contents of manifest.json: `format`, `gevo`, `program` (`path`, `digest`,
            `dialect`, `entry`, `launched`; `ptx` where it was read from PTX, `source` where that
            was compiled), `workload` (`path`, `digest`, …), `device` (`name`,
            `modelled`, `fingerprint`), `seed`, `options` (the search's).
        journal: Everything that happened, free of wall-clock time.
        progress: Wall-clock time and evaluations per generation.
    """

    def __init__(self, path: Path, manifest: Mapping[str, Any]) -> None:
        self.path = path
        self._adopt(manifest)

    def _adopt(self, manifest: Mapping[str, Any]) -> None:
        self.manifest = manifest
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
        manifest = read_manifest(path)
        if not isinstance(manifest.get("program"), dict):
            raise ConfigError(f"{path / NAME}: is not the manifest of a run")
        return cls(path, manifest)

    def claimed(self) -> AbstractContextManager[None]:
        """Keep other processes from working on this run; entering it raises ConfigError."""
        return claimed(self.path)

    def baseline(self) -> Program:
        """The unmodified program.

        Raises:
            ConfigError: Its file is missing or is not what the manifest says.
        """
        path, about = self._baseline_path, self.manifest["program"]
        program = Program(
            Dialect(about["dialect"]),
            _kept(path),
            tuple(about["entry"]),
            launched=tuple(about.get("launched", ())),
            ptx=_kept(self.path / ORIGINAL) if about.get("ptx") else "",
        )
        if program.digest != about["digest"]:
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
        about = self.manifest["program"]
        if "source" in about and not about.get("ptx"):
            return self.path / COMPILED
        return Path(about["path"])

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
        front = self._front()
        found = Winner.load(front / f"{number:02}.patch.json", read_inside)
        found.check_files(front)
        return found

    def winner_numbers(self) -> tuple[int, ...]:
        """The winners that there are, the fastest first."""
        names = (path.name.partition(".")[0] for path in self._front().glob("*.patch.json"))
        return tuple(sorted(int(name) for name in names if name.isdigit()))

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
        dialect = Dialect(self.manifest["program"]["dialect"])
        return self.path / f"baseline{dialect.suffix}"


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
