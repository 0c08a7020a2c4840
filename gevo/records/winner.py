"""A winner on disk: the patch, and what it belongs to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gevo.edits.json_form import patch_from_json, patch_to_json
from gevo.edits.patch import Patch
from gevo.errors import ConfigError, EditError

FORMAT = 1


@dataclass(frozen=True)
class Winner:
    """What a `front/NN.patch.json` says.

    Attributes:
        id: The individual's id in the run.
        program: Digest of the baseline that the patch was made for.
        entry: The baseline's editable functions.
        gives: Digest of the program that the patch gives.
        patch: The edits.
        constants: Values of the program's open constants, which it is to be compiled with.
    """

    id: int
    program: str
    entry: tuple[str, ...]
    gives: str
    patch: Patch
    constants: Mapping[str, int | float] = field(default_factory=dict[str, int | float])

    def to_json(self) -> dict[str, Any]:
        """The JSON form; `load` reads it."""
        return {
            "format": FORMAT,
            "id": self.id,
            "program": self.program,
            "entry": list(self.entry),
            "gives": self.gives,
            "patch": patch_to_json(self.patch),
            "constants": dict(self.constants),
        }

    @classmethod
    def load(cls, path: Path) -> Winner:
        """Read a patch file.

        Raises:
            ConfigError: It cannot be read, or is not a winner's patch.
        """
        try:
            data: Mapping[str, Any] = json.loads(path.read_bytes())
            if data["format"] != FORMAT:
                raise ConfigError(f"{path}: has format {data['format']}, not {FORMAT}")
            return cls(
                id=int(data["id"]),
                program=str(data["program"]),
                entry=tuple(str(name) for name in data["entry"]),
                gives=str(data["gives"]),
                patch=patch_from_json(data["patch"]),
                constants={str(k): v for k, v in dict(data.get("constants", {})).items()},
            )
        except OSError as error:
            raise ConfigError(f"{path}: cannot be read ({error.strerror})") from error
        except (ValueError, KeyError, TypeError, RecursionError, EditError) as error:
            raise ConfigError(f"{path}: is not the patch of a winner") from error
