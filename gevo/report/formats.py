"""Forms in which `gevo report` prints: JSON, and those of plug-ins."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

from gevo.plugins import Registry
from gevo.report.model import Report
from gevo.report.tuning import TuningReport

Format = Callable[[Report | TuningReport], str]
"""Makes text of what a report says about a run or a session."""


def _json(found: Report | TuningReport) -> str:
    return json.dumps(found.to_json(), indent=2, allow_nan=False)


def _checked(name: str, found: Any) -> Format:
    if not callable(found):
        raise TypeError("is no function of a report")
    return cast("Format", found)


FORMATS: Registry[Format] = Registry("gevo.reports", "report", {"json": _json}, _checked)
"""The forms by name."""
