"""The manifest of a folder: what was run or tuned, and the version of its records."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.records.atomic import write_atomic
from gevo.records.inside import read_inside
from gevo.records.schema import SEALED, VERSION
from gevo.records.seal import Damaged, WrongDigest, file_body, seal_file

NAME = "manifest.json"


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest in a folder.

    Raises:
        ConfigError: There is none, it is damaged, or a newer gevo wrote it.
    """
    file = folder / NAME
    try:
        raw = read_inside(file)
        data: Any = json.loads(raw)
    except OSError as error:
        raise ConfigError(f"{folder}: is not a run folder ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise Damaged(f"{file}: is damaged, it is not JSON; restore it") from error
    manifest = cast("dict[str, Any]", data) if isinstance(data, dict) else {}
    version = manifest.get("format")
    if isinstance(version, int) and version > VERSION:
        raise ConfigError(
            f"{file}: has format {version}, this gevo reads up to {VERSION}; use a newer one"
        )
    try:
        file_body(raw, required=isinstance(version, int) and has_digests(manifest))
    except WrongDigest as error:
        raise Damaged(f"{file}: is damaged, its digest does not fit; restore it") from error
    if not isinstance(version, int):
        raise ConfigError(f"{file}: is not the manifest of a run, it has no format")
    manifest.pop("digest", None)
    return manifest


def has_digests(manifest: Mapping[str, Any]) -> bool:
    """Whether manifest and journals of this version have digests."""
    return manifest["format"] >= SEALED


def write_manifest(folder: Path, manifest: Mapping[str, Any]) -> None:
    """Write it; raises ConfigError when the folder cannot be written."""
    write_atomic(folder / NAME, seal_file(pretty(manifest)))


def pretty(data: Mapping[str, Any]) -> bytes:
    """JSON for files that people read."""
    return json.dumps(data, indent=2, allow_nan=False).encode() + b"\n"
