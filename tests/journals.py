"""Journals as the JSON that is on disk."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from gevo.records.files import Chain, line_digest
from gevo.records.forms import to_json
from gevo.records.journal import read_manifest, write_manifest


def lines(path: Path) -> list[dict[str, Any]]:
    """What each line of a journal says, less its digest."""
    found = [json.loads(line) for line in path.read_bytes().splitlines()]
    return [{k: v for k, v in record.items() if k != "digest"} for record in found]


def write(path: Path, records: Iterable[Mapping[str, Any]]) -> None:
    """Append lines with digests."""
    last = path.read_bytes().splitlines(keepends=True)[-1:] if path.exists() else []
    chain = Chain(True, line_digest(last[0]) if last else b"")
    bodies = [json.dumps(to_json(record)).encode() + b"\n" for record in records]
    if bodies:
        with path.open("ab") as file:
            file.write(b"".join(map(chain.seal, bodies)))


def change_manifest(folder: Path, **changes: Any) -> None:
    """Set keys of a run's manifest."""
    write_manifest(folder, {**read_manifest(folder), **changes})
