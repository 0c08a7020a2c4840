"""The manifest of a folder: what was run or tuned, and the version of its records."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.records.atomic import write_atomic
from gevo.records.schema import VERSION

NAME = "manifest.json"


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest in a folder; empty when it is JSON but no object.

    Raises:
        ConfigError: There is none, it is damaged, or a newer gevo wrote it.
    """
    file = folder / NAME
    try:
        data: Any = json.loads(file.read_bytes())
    except OSError as error:
        raise ConfigError(f"{folder}: is not a run folder ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{file}: is damaged, it is not JSON") from error
    manifest = cast("dict[str, Any]", data) if isinstance(data, dict) else {}
    version = manifest.get("format", VERSION)
    if not isinstance(version, int) or version > VERSION:
        raise ConfigError(
            f"{file}: has format {version}, this gevo reads up to {VERSION}; use a newer one"
        )
    return manifest


def write_manifest(folder: Path, manifest: Mapping[str, Any]) -> None:
    """Write it; raises ConfigError when the folder cannot be written."""
    write_atomic(folder / NAME, pretty(manifest))


def pretty(data: Mapping[str, Any]) -> bytes:
    """JSON for files that people read."""
    return json.dumps(data, indent=2, allow_nan=False).encode() + b"\n"
