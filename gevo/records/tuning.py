"""The folder of a tuning session.

```
manifest.json     what was tuned: problems, strategy, trials, seed, version
journal.jsonl     every trial, as soon as it was measured; the verdicts of validation; the end
progress.jsonl    wall-clock time after each trial
NAME.cache.json   the trials of each problem in Kernel Tuner's format
NAME.t4.json      the same as T4 results
```

The journal is free of wall-clock time. A session that was stopped continues from it: the
strategies make the same choices again, and what was measured is not measured a second time.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Protocol, TypeVar

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.program.base import CUDA_SUFFIX
from gevo.records.files import write_atomic
from gevo.records.journal import NAME, Journal, has_digests, read_manifest, write_manifest
from gevo.records.manifest import SessionManifest, checked
from gevo.records.schema import (
    ELAPSED,
    RECORDS,
    VERSION,
    Elapsed,
    End,
    Start,
    Trial,
    Validation,
)

KIND = "tune"
"""What `kind` in the manifest is; the manifest of an evolve run has no `kind`."""

_MUST_AGREE = ("kind", "gevo", "problems", "strategy", "seed", "batch")

C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)


class Space(Protocol[C]):
    """Configurations that have a form by name, as those of `gevo.tuning.space.Space`."""

    def as_dict(self, configuration: C, /) -> Mapping[str, Any]:
        """Value by parameter."""
        ...

    def configuration(self, values: Mapping[str, Any], /) -> C:
        """The one with these values; raises ConfigError."""
        ...


class Tried(Protocol[C_co]):
    """A measured configuration, as `gevo.tuning.strategy.Trial`."""

    @property
    def configuration(self) -> C_co:
        """Which."""
        ...

    @property
    def measurement(self) -> Measurement:
        """What it gave."""
        ...


class TuningFolder:
    """An existing folder of a tuning session. Made by `create` or `open`.

    Attributes:
        path: The folder.
        manifest: The contents of manifest.json as written: `kind` ("tune"), `format`, `gevo`,
            `problems` (name, device, parameters and, of kernels, digests of program and
            workload), `sources` (by kernel its `file` and the `digest` of that with what it
            includes), `strategy`, `trials`, `seed`, `batch`, `suggested` (by problem, what was
            tried first).
        about: What is asked for after the session.
        journal: Every trial and verdict, free of wall-clock time.
        progress: `wall_s`, the seconds that the session had taken, by `trial`, counted from 1
            over all problems, and without `trial` at its end, all that it took. Earlier sessions
            count, what lay between them does not.
        earlier_s: What earlier sessions took in seconds.
    """

    def __init__(self, path: Path, manifest: Mapping[str, Any]) -> None:
        self.path = path
        self.manifest = manifest
        self.about = checked(SessionManifest, manifest, path / NAME)
        sealed = has_digests(manifest)
        self.journal = Journal(path / "journal.jsonl", RECORDS, sealed)
        self.progress = Journal(path / "progress.jsonl", ELAPSED, sealed)
        self.earlier_s = 0.0
        self._recorded = 0
        self._began_s = time.monotonic()

    @staticmethod
    def claim(stem: str, root: Path = Path("runs")) -> Path:
        """Make the empty folder `<root>/<stem>-<n>` with the smallest free n ≥ 1.

        Sessions that start at the same moment get different folders.

        Raises:
            ConfigError: It cannot be made.
        """
        stem = _file_name(stem)
        return next(path for n in count(1) if _made(path := root / f"{stem}-{n}"))

    @classmethod
    def create(cls, path: Path, manifest: Mapping[str, Any]) -> TuningFolder:
        """Begin a session; raises ConfigError when the path is not free or not writable."""
        try:
            path.mkdir(parents=True, exist_ok=True)
            occupied = next(path.iterdir(), None)
        except OSError as error:
            raise ConfigError(f"{path}: cannot be a run folder ({error.strerror})") from error
        if occupied is not None:
            raise ConfigError(f"{path}: is not empty; add --resume or choose another folder")
        folder = cls(path, {"kind": KIND, "format": VERSION, **manifest})
        folder.journal.append([Start(seed=manifest["seed"])])
        write_manifest(path, folder.manifest)
        return folder

    @classmethod
    def resume(cls, path: Path, manifest: Mapping[str, Any]) -> TuningFolder:
        """Continue a session; the number of trials may differ, everything else must agree.

        The caller has claimed the folder.

        Raises:
            ConfigError: It is not the folder of a tuning session, or of another one.
        """
        there = read_manifest(path)
        here = json.loads(json.dumps({"kind": KIND, "format": VERSION, **manifest}))
        _require_sources(path, there, here)
        for key in _MUST_AGREE:
            if there.get(key) != here[key]:
                raise ConfigError(f"{path}: cannot be resumed, its '{key}' is another one")
        suggested = there.get("suggested", here.get("suggested"))
        # An older gevo's journal has digests only once it was gone through.
        cls(path, there)._cut(here["trials"])
        folder = cls(path, {**here, "suggested": suggested})
        folder._continue()
        write_manifest(path, folder.manifest)
        return folder

    @classmethod
    def open(cls, path: Path) -> TuningFolder:
        """The folder of a session, to read it.

        Raises:
            ConfigError: It is not one, or was written by an incompatible gevo.
        """
        manifest = read_manifest(path)
        if manifest.get("kind") != KIND:
            raise ConfigError(f"{path}: is not the folder of a tuning session")
        return cls(path, manifest)

    @staticmethod
    def holds(path: Path) -> bool:
        """True when a folder's manifest can be read and says that it is a tuning session's."""
        try:
            return read_manifest(path).get("kind") == KIND
        except ConfigError:
            return False

    def end(self, reason: str, wall_s: float) -> None:
        """Append the last records: why no more trials were made, and what all sessions took."""
        self.progress.append([Elapsed(wall_s=round(max(wall_s, self.earlier_s), 3))])
        self.journal.append([End(reason=reason)])

    def record(self, problem: str, space: Space[C], trial: Tried[C]) -> None:
        """Append one trial; it is on disk when this returns."""
        configuration = space.as_dict(trial.configuration)
        record = Trial(problem=problem, configuration=configuration, measurement=trial.measurement)
        self.journal.append([record])
        self._recorded += 1
        wall_s = round(time.monotonic() - self._began_s, 3)
        self.progress.append([Elapsed(trial=self._recorded, wall_s=wall_s)])

    def verdicts(self, problem: str, space: Space[C]) -> Callable[[Tried[C], Validation], None]:
        """A function that appends what validation says of a trial's configuration."""

        def record(trial: Tried[C], verdict: Validation) -> None:
            configuration = space.as_dict(trial.configuration)
            self.journal.append([replace(verdict, problem=problem, configuration=configuration)])

        return record

    def known(self, problem: str, space: Space[C]) -> dict[C, Measurement]:
        """The measurements of one problem in the journal.

        Raises:
            ConfigError: The journal is damaged, or holds a configuration of another space.
        """
        trials = [r for r in self.journal.read() if isinstance(r, Trial) and r.problem == problem]
        return {space.configuration(one.configuration): one.measurement for one in trials}

    def write_trials(self, problem: str, form: str, data: Mapping[str, Any]) -> Path:
        """Write the trials of one problem as `<problem>.<form>.json`."""
        path = self.path / f"{_file_name(problem)}.{form}.json"
        write_atomic(path, json.dumps(data, indent=1, allow_nan=False).encode() + b"\n")
        return path

    def _cut(self, trials: int | None) -> None:
        """Go back to the last trial: what was judged then is judged again, with the new ones."""
        self.progress.read(missing_ok=True)
        if self.journal.path.exists():
            recorded = sum(isinstance(one, Trial) for one in self.journal.read())
            if trials is not None and recorded > trials:
                raise ConfigError(
                    f"{self.path}: cannot be resumed with fewer trials than its {recorded}"
                )
            self.journal.truncate_after_last(Start, Trial)
        if self.progress.path.exists():
            self.progress.truncate_after_last(Elapsed)

    def _continue(self) -> None:
        """Count what there is."""
        self._recorded = sum(isinstance(one, Trial) for one in self.journal.read(missing_ok=True))
        self.earlier_s = max((one.wall_s for one in self.progress.read(True)), default=0.0)
        self._began_s -= self.earlier_s


def _require_sources(path: Path, there: Mapping[str, Any], here: Mapping[str, Any]) -> None:
    """Raises ConfigError where a kernel's file is not that of the trials that a folder has."""
    if there.get("kind") != KIND:
        return
    known = checked(SessionManifest, there, path / NAME).sources
    for name, source in here.get("sources", {}).items():
        file = source["file"]
        if name not in known and file.endswith(CUDA_SUFFIX):
            raise ConfigError(
                f"{path}: cannot be resumed, an older gevo did not write down of which {file} "
                "its trials are; begin a new run in another folder"
            )
        if name in known and known[name] != source:
            raise ConfigError(
                f"{path}: cannot be resumed, {file} (or what it includes) has changed since its "
                "trials; begin a new run in another folder"
            )


def _file_name(name: str) -> str:
    """A name as part of a path: recordings and workloads may have any."""
    return re.sub(r"[^\w.+-]", "_", name).strip(".")[:100] or "_"


def _made(path: Path) -> bool:
    """Make a folder; False when there is something of that name already."""
    try:
        path.mkdir(parents=True)
    except FileExistsError:
        return False
    except OSError as error:
        raise ConfigError(f"{path}: cannot be made ({error.strerror})") from error
    return True
