"""Journals as the JSON that is on disk."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from gevo.records.forms import to_json


def lines(path: Path) -> list[dict[str, Any]]:
    """What each line of a journal says."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def write(path: Path, records: Iterable[Mapping[str, Any]]) -> None:
    """Append lines."""
    data = "".join(json.dumps(to_json(record)) + "\n" for record in records)
    if data:
        with path.open("a") as file:
            file.write(data)
