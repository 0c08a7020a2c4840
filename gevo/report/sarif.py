"""Findings as SARIF 2.1.0, which editors and code hosts show beside the source.

Source: OASIS, *Static Analysis Results Interchange Format Version 2.1.0*, 2020.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, cast

from gevo._version import __version__
from gevo.finding import NOTES, Access, Kind, Seen
from gevo.plugins import Registry
from gevo.records.forms import to_json
from gevo.report.model import Report
from gevo.report.tuning import TuningReport

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def sarif(seen: Iterable[Seen]) -> dict[str, Any]:
    """The findings as one run of one tool."""
    found = tuple(seen)
    kinds = list(dict.fromkeys(one.finding.kind for one in found))
    driver = {
        "name": "gevo sanitize",
        "version": __version__,
        "rules": [_rule(kind) for kind in kinds],
    }
    results = [_result(one, kinds) for one in found]
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": results}],
    }


def _rule(kind: Kind) -> dict[str, Any]:
    return {
        "id": kind.value.replace(" ", "-"),
        "shortDescription": {"text": kind.value},
        "defaultConfiguration": {"level": _level(kind)},
    }


def _level(kind: Kind) -> str:
    return "note" if kind in NOTES else "error"


def _result(one: Seen, kinds: list[Kind]) -> dict[str, Any]:
    found = one.finding
    result: dict[str, Any] = {
        "ruleId": found.kind.value.replace(" ", "-"),
        "ruleIndex": kinds.index(found.kind),
        "level": _level(found.kind),
        "message": {"text": f"{found} [case {one.case}, {one.schedule}]"},
        "locations": [_location(found.second)],
    }
    if found.first is not None:
        result["relatedLocations"] = [_location(found.first)]
    return result


def _location(access: Access) -> dict[str, Any]:
    logical = [{"fullyQualifiedName": access.text, "kind": "instruction"}]
    if not access.line:
        return {"logicalLocations": logical}
    physical = {
        "artifactLocation": {"uri": access.file},
        "region": {"startLine": access.line},
    }
    message = {"text": access.what}
    return {"physicalLocation": physical, "logicalLocations": logical, "message": message}


Format = Callable[[Report | TuningReport], str]
"""Makes text of what a report says about a run or a session."""


def _json(found: Report | TuningReport) -> str:
    return json.dumps(to_json(found.to_json()), indent=2, allow_nan=False)


def _checked(name: str, found: Any) -> Format:
    if not callable(found):
        raise TypeError("is no function of a report")
    return cast("Format", found)


FORMATS: Registry[Format] = Registry("gevo.reports", "report", {"json": _json}, _checked)
"""The forms by name."""
