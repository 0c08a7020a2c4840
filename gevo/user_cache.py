"""Where gevo keeps for a user what is costly to make again."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder(kind: str) -> Path:
    """The folder of one kind of things, in the user's cache; it may not be there yet."""
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "gevo" / kind
