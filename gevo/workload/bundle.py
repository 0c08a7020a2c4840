"""A workload's files as a value, for machines that do not have them.

What a spec names by a relative path travels. What it names by an absolute one, and what its
Python code opens by itself, must be there on the other machine.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

from gevo.files import LARGEST_DATA, read_regular
from gevo.workload.spec import load


@dataclass(frozen=True)
class Bundle:
    """Everything that loading a workload reads.

    Attributes:
        root: The folder that all files lie in, where they come from.
        spec: The spec, relative to it.
        files: Relative paths, ascending, with contents.
        digest: Of the paths and contents.
    """

    root: str
    spec: str
    files: tuple[tuple[str, bytes], ...]
    digest: str

    def unpack(self, folder: Path) -> Path:
        """Write the files under a folder and return the path of the spec there."""
        for name, content in self.files:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        return folder / self.spec


def pack(spec: str) -> Bundle:
    """The files of a workload.

    Args:
        spec: Path of its spec.

    Raises:
        WorkloadError: It cannot be loaded.
    """
    places = [os.path.abspath(path) for path in load(spec).files]
    root = os.path.commonpath([os.path.dirname(place) for place in places])
    contents = ((p, read_regular(Path(p), LARGEST_DATA)) for p in places)
    files = tuple(sorted((os.path.relpath(p, root), content) for p, content in contents))
    digest = hashlib.sha256()
    for name, content in files:
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return Bundle(root, os.path.relpath(places[0], root), files, digest.hexdigest())
