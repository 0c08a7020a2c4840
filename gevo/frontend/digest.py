"""Digests of sources with what they include, by which a change of any of it shows."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from gevo.files import read_regular
from gevo.frontend.compiled import folders_of
from gevo.program.base import CUDA_SUFFIX

_INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)', re.MULTILINE)
_MOST = 1000
"""Files of a source; more are not its own."""


def source_digest(path: Path, flags: Sequence[str] = ()) -> str:
    """SHA-256 over a source, its flags, and of CUDA C++ over what it includes.

    That is every file that an `#include` names, whichever conditions it stands under, if it lies
    where the source's folder, the including file's or a `-I` folder leads. The compiler's own
    headers, and names that macros make, are not in it.

    Args:
        path: A program's file, or a source in CUDA C++.
        flags: Of the compiler; not used for other files.

    Returns:
        64 hexadecimal digits; empty where the file cannot be read.
    """
    try:
        text = read_regular(path)
    except OSError:
        return ""
    if path.suffix != CUDA_SUFFIX:
        return hashlib.sha256(text).hexdigest()
    folders, others = folders_of(flags)
    found = hashlib.sha256("\0".join(others).encode())
    for part in _with_included(path.resolve(), text, folders):
        found.update(hashlib.sha256(part).digest())
    return found.hexdigest()


def _with_included(path: Path, text: bytes, folders: Sequence[Path]) -> list[bytes]:
    """The texts of a source and of what it includes, each once, in the order of the includes."""
    texts = {path: text}
    waiting = [path]
    while waiting and len(texts) < _MOST:
        including = waiting.pop(0)
        places = (including.parent, path.parent, *folders)
        for quoted, angled in _INCLUDE.findall(texts[including]):
            header = _found((quoted or angled).decode(errors="replace"), places)
            if header is None or header in texts:
                continue
            try:
                texts[header] = read_regular(header)
            except OSError:
                continue
            waiting.append(header)
    return list(texts.values())


def _found(name: str, places: Sequence[Path]) -> Path | None:
    """The first file of that name in some folders."""
    try:
        return next((p.resolve() for one in places if (p := one / name).is_file()), None)
    except (OSError, ValueError):  # no name of a file
        return None
