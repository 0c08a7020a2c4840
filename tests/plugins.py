"""Plug-ins for tests: modules with the metadata of an installed distribution."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from gevo import plugins


@contextmanager
def installed(folder: Path, code: str, points: Mapping[str, Mapping[str, str]]) -> Iterator[None]:
    """For a while there is a distribution `extra` 1.2 with a module `extra` and entry points.

    Args:
        folder: An empty folder.
        code: The module's text.
        points: Entry points by group and name.
    """
    (folder / "extra.py").write_text(code)
    about = folder / "extra-1.2.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: extra\nVersion: 1.2\n")
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in points.items()
    )
    (about / "entry_points.txt").write_text("\n".join(groups))
    sys.path.insert(0, str(folder))
    plugins.entry_points.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop("extra", None)
        plugins.entry_points.cache_clear()
