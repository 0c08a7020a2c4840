"""The folder of a tuning session.

```
manifest.json     what was tuned: problems, strategy, trials, seed, version
journal.jsonl     every trial, as soon as it was measured; the verdicts of validation; the end
progress.jsonl    wall-clock time after each trial
NAME.cache.json   the trials of each problem in Kernel Tuner's format
```

The journal is free of wall-clock time. A session that was stopped continues from it: the
strategies make the same choices again, and what was measured is not measured a second time.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Protocol, cast

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.run.atomic import write_atomic
from gevo.run.journal import Journal
from gevo.tune.space import Configuration, Space
from gevo.tune.strategy import Trial

FORMAT = 1
KIND = "tune"
"""What `kind` in the manifest is; the manifest of an evolve run has no `kind`."""

_MUST_AGREE = ("kind", "format", "gevo", "problems", "strategy", "seed", "batch")


class Recordable(Protocol):
    """What has a form for the journal."""

    def to_json(self) -> Mapping[str, Any]:
        """That form."""
        ...


class TuningFolder:
    """An existing folder of a tuning session. Made by `create` or `open`.

    Attributes:
        path: The folder.
        manifest: `kind` ("tune"), `format`, `gevo`, `problems` (name, device, parameters and,
            of kernels, digests of program and workload), `strategy`, `trials`, `seed`,
            `batch`, `suggested` (by problem, what was tried first).
        journal: Every trial and verdict, free of wall-clock time.
        progress: `wall_s`, the seconds that the session had taken, by `trial`, counted from 1
            over all problems. Earlier sessions count, what lay between them does not.
    """

    def __init__(self, path: Path, manifest: Mapping[str, Any]) -> None:
        self.path = path
        self.manifest = manifest
        self.journal = Journal(path / "journal.jsonl", needs=("type",))
        self.progress = Journal(path / "progress.jsonl", needs=("trial", "wall_s"))
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
        folder = cls(path, {"kind": KIND, "format": FORMAT, **manifest})
        folder.journal.append([{"type": "start", "seed": manifest["seed"]}])
        folder._write_manifest()
        return folder

    @classmethod
    def resume(cls, path: Path, manifest: Mapping[str, Any]) -> TuningFolder:
        """Continue a session; the number of trials may differ, everything else must agree.

        The caller has claimed the folder.

        Raises:
            ConfigError: It is not the folder of a tuning session, or of another one.
        """
        there = _manifest(path)
        here = json.loads(json.dumps({"kind": KIND, "format": FORMAT, **manifest}))
        for key in _MUST_AGREE:
            if there.get(key) != here[key]:
                raise ConfigError(f"{path}: cannot be resumed, its '{key}' is another one")
        folder = cls(path, {**here, "suggested": there.get("suggested", here.get("suggested"))})
        folder._continue()
        folder._write_manifest()
        return folder

    @classmethod
    def open(cls, path: Path) -> TuningFolder:
        """The folder of a session, to read it.

        Raises:
            ConfigError: It is not one, or was written by an incompatible gevo.
        """
        manifest = _manifest(path)
        if manifest.get("kind") != KIND:
            raise ConfigError(f"{path}: is not the folder of a tuning session")
        if manifest.get("format") != FORMAT:
            raise ConfigError(
                f"{path}: has format {manifest.get('format')}, this gevo reads format {FORMAT}"
            )
        return cls(path, manifest)

    @staticmethod
    def holds(path: Path) -> bool:
        """True when a folder's manifest can be read and says that it is a tuning session's."""
        try:
            return _manifest(path).get("kind") == KIND
        except ConfigError:
            return False

    def end(self, reason: str) -> None:
        """Append the last record; `reason` says why no more trials were made."""
        self.journal.append([{"type": "end", "reason": reason}])

    def record(self, problem: str, space: Space, trial: Trial) -> None:
        """Append one trial; it is on disk when this returns."""
        record = {
            "type": "trial",
            "problem": problem,
            "configuration": space.as_dict(trial.configuration),
            "measurement": trial.measurement.to_json(),
        }
        self.journal.append([record])
        self._recorded += 1
        wall_s = round(time.monotonic() - self._began_s, 3)
        self.progress.append([{"trial": self._recorded, "wall_s": wall_s}])

    def verdicts(self, problem: str, space: Space) -> Callable[[Trial, Recordable], None]:
        """A function that appends what validation says of a trial's configuration."""

        def record(trial: Trial, verdict: Recordable) -> None:
            configuration = space.as_dict(trial.configuration)
            about = {"type": "validation", "problem": problem, "configuration": configuration}
            self.journal.append([{**about, **verdict.to_json()}])

        return record

    def known(self, problem: str, space: Space) -> dict[Configuration, Measurement]:
        """The measurements of one problem in the journal.

        Raises:
            ConfigError: The journal is damaged, or holds a configuration of another space.
        """
        try:
            return {
                space.configuration(record["configuration"]): Measurement.from_json(
                    record["measurement"]
                )
                for record in self.journal.read()
                if record["type"] == "trial" and record["problem"] == problem
            }
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ConfigError(
                f"{self.journal.path}: a trial is malformed ({error!r}); restore the file"
            ) from error

    def write_cache(self, problem: str, data: Mapping[str, Any]) -> Path:
        """Write the trials of one problem as `<problem>.cache.json`."""
        path = self.path / f"{_file_name(problem)}.cache.json"
        write_atomic(path, json.dumps(data, indent=1, allow_nan=False).encode() + b"\n")
        return path

    def _continue(self) -> None:
        """Go on after the last trial: what was judged then is judged again, with the new ones."""
        if self.journal.path.exists():
            self._recorded = sum(one["type"] == "trial" for one in self.journal.read())
            if self._recorded > self.manifest["trials"]:
                raise ConfigError(
                    f"{self.path}: cannot be resumed with fewer trials than its {self._recorded}"
                )
            self.journal.truncate_after_last("start", "trial")
        if self.progress.path.exists():
            self._began_s -= max((float(p["wall_s"]) for p in self.progress.read()), default=0.0)

    def _write_manifest(self) -> None:
        data = json.dumps(self.manifest, indent=2, allow_nan=False).encode() + b"\n"
        write_atomic(self.path / "manifest.json", data)


def _file_name(name: str) -> str:
    """A name as part of a path: recordings and workloads may have any."""
    return re.sub(r"[^\w.+-]", "_", name).strip(".")[:100] or "_"


def _manifest(path: Path) -> dict[str, Any]:
    """The manifest in a folder; empty when it is JSON but no object. Raises ConfigError."""
    file = path / "manifest.json"
    try:
        data: Any = json.loads(file.read_bytes())
    except OSError as error:
        raise ConfigError(f"{path}: is not a run folder ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{file}: is damaged, it is not JSON") from error
    return cast("dict[str, Any]", data) if isinstance(data, dict) else {}


def _made(path: Path) -> bool:
    """Make a folder; False when there is something of that name already."""
    try:
        path.mkdir(parents=True)
    except FileExistsError:
        return False
    except OSError as error:
        raise ConfigError(f"{path}: cannot be made ({error.strerror})") from error
    return True
