"""Two runs, or two tuning sessions, side by side; and whether that may be done at all.

Times and speed-ups depend on program, workload and device. Where one of them differs, the two
are shown one after the other and nothing of one is set against the other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.records.run import value_at
from gevo.records.tuning import TuningFolder
from gevo.report import model, tuning
from gevo.report.model import Report
from gevo.report.tuning import TuningReport

SCHEMA = 1
NAMES = ("A", "B")
"""What the two are called, in the order in which they were given."""

_MUST_AGREE: Sequence[tuple[tuple[str, ...], str]] = (
    (("program", "digest"), "program"),
    (("program", "entry"), "choice of functions"),
    (("workload", "digest"), "workload"),
    (("device", "name"), "device"),
)
_FINGERPRINT = ("device", "fingerprint")
_MUST_AGREE_TUNING = (
    ("name", "kernels"),
    ("device", "device"),
    ("parameters", "parameters"),
    ("size", "size of the space"),
    ("default", "default configuration"),
)
_SAME_SESSIONS = "kernels (by name), spaces, defaults and device"
_SHORT = 40


@dataclass(frozen=True)
class Difference:
    """Something that the manifests say differently; `values` are those of A and B."""

    name: str
    values: tuple[str, str]


@dataclass(frozen=True)
class Comparison:
    """Two runs of `gevo evolve`, or two sessions of `gevo tune`.

    Attributes:
        obstacles: What forbids to set one against the other; empty when nothing does.
        differences: Other settings that differ.
        runs: A and B, when they are runs of `gevo evolve`; empty otherwise.
        sessions: A and B, when they are tuning sessions; empty otherwise.
    """

    obstacles: tuple[Difference, ...]
    differences: tuple[Difference, ...]
    runs: tuple[Report, ...] = ()
    sessions: tuple[TuningReport, ...] = ()

    @property
    def reports(self) -> tuple[Report | TuningReport, ...]:
        """A and B, whichever kind they are."""
        return self.runs or self.sessions

    @property
    def comparable(self) -> bool:
        """True when one may be set against the other."""
        return not self.obstacles

    @property
    def verdict(self) -> str:
        """One line: whether they are comparable, and what stands in the way."""
        if self.comparable:
            same = "program, workload and device" if self.runs else _SAME_SESSIONS
            return f"Comparable: the same {same}."
        found = "; ".join(
            f"another {one.name} ({' / '.join(map(_short, one.values))})" for one in self.obstacles
        )
        return f"Not comparable: {found}. Nothing of one is set against the other."

    @property
    def hypervolumes_comparable(self) -> bool:
        """False when errors were scaled by different tolerances."""
        tolerances = {value_at(run.manifest, ("options", "tolerance")) for run in self.runs}
        return self.comparable and len(tolerances) == 1

    def to_json(self) -> dict[str, Any]:
        """The JSON form (schema 1): what may be compared, and both reports."""
        return {
            "schema": SCHEMA,
            "kind": "comparison",
            "comparable": self.comparable,
            "hypervolumes_comparable": self.hypervolumes_comparable if self.runs else None,
            "verdict": self.verdict,
            "obstacles": [{one.name: list(one.values)} for one in self.obstacles],
            "differences": [{one.name: list(one.values)} for one in self.differences],
            "runs": [{"folder": str(one.folder), **one.to_json()} for one in self.reports],
        }


def compare(first: Path, second: Path) -> Comparison:
    """Compare two folders.

    Raises:
        ConfigError: One is no run, is damaged, or the two are of different kinds.
    """
    tuned = [TuningFolder.holds(path) for path in (first, second)]
    if all(tuned):
        return _sessions(tuning.build(first), tuning.build(second))
    if any(tuned):
        raise ConfigError(
            f"{first} and {second}: one is a run of gevo evolve, the other a tuning session; "
            "give two of one kind"
        )
    return _runs(model.build(first), model.build(second))


def _runs(a: Report, b: Report) -> Comparison:
    obstacles = _differing(
        (name, value_at(a.manifest, keys), value_at(b.manifest, keys))
        for keys, name in _MUST_AGREE
    )
    if a.device == b.device:
        marks = (dict(_flat("", value_at(one.manifest, _FINGERPRINT) or {})) for one in (a, b))
        found = ((f"{a.device} ({name})", *values) for name, *values in _paired(*marks))
        obstacles += _differing(found)
    here, there = (dict(_flat("", _settings(one.manifest))) for one in (a, b))
    return Comparison(obstacles, _differing(_paired(here, there)), runs=(a, b))


def _settings(manifest: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a manifest that someone chose."""
    chosen = {key: manifest.get(key) for key in ("gevo", "seed", "tune", "edit_constants")}
    chosen |= {key: manifest[key] for key in ("operators", "searcher") if key in manifest}
    return {**chosen, **(manifest.get("options") or {})}


def _sessions(a: TuningReport, b: TuningReport) -> Comparison:
    here, there = ([dict(one) for one in s.manifest["problems"]] for s in (a, b))
    obstacles = _differing(
        (name, [one.get(key) for one in here], [one.get(key) for one in there])
        for key, name in _MUST_AGREE_TUNING
    )
    left_out = {"problems", "kind", "format"}
    settings = ({k: v for k, v in s.manifest.items() if k not in left_out} for s in (a, b))
    flat = (dict(_flat("", one)) for one in settings)
    weights = [("weight", [x.weight for x in a.kernels], [x.weight for x in b.kernels])]
    differences = _differing([*_paired(*flat), *weights])
    return Comparison(obstacles, differences, sessions=(a, b))


def _paired(a: Mapping[str, Any], b: Mapping[str, Any]) -> Iterable[tuple[str, Any, Any]]:
    return ((name, a.get(name), b.get(name)) for name in {**a, **b})


def _differing(found: Iterable[tuple[str, Any, Any]]) -> tuple[Difference, ...]:
    return tuple(Difference(name, (_text(a), _text(b))) for name, a, b in found if a != b)


def _flat(prefix: str, value: Any) -> Iterable[tuple[str, Any]]:
    if not isinstance(value, dict):
        yield prefix, value
        return
    for name, part in cast("dict[str, Any]", value).items():
        yield from _flat(f"{prefix}: {name}" if prefix else name, part)


def _text(value: Any) -> str:
    if value is None:
        return "not set"
    if isinstance(value, list):
        return ", ".join(_text(part) for part in cast("list[Any]", value))
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


def _short(text: str) -> str:
    return text if len(text) <= _SHORT else f"{text[:12]}…"
