"""How a build compiles a source: `compile_commands.json`, as CMake and others write it.

Source of the form: LLVM, *JSON Compilation Database Format Specification*. Of a command the flags
are taken that say what a source means (macros, folders of headers, the language, fast arithmetic);
nothing of it is executed.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.files import read_text

NAME = "compile_commands.json"
FAST_MATH = "--use_fast_math"
_MOST_BYTES = 64 << 20
_FOLDERS = ("-I", "-isystem", "--include-path", "--system-include")
_MACROS = {"-D": "-D", "-U": "-U", "--define-macro": "-D", "--undefine-macro": "-U"}
_FILES = ("--options-file", "-optf")
_FAST = ("-use_fast_math", "--use_fast_math")
_DEEPEST = 4
"""Files of options within one another."""


def flags_of(place: Path, source: Path) -> tuple[str, ...]:
    """The flags that a build compiles a source with, folders as absolute paths.

    Args:
        place: The database, or the folder that it lies in.
        source: The source.

    Raises:
        ConfigError: There is no such database, it cannot be read, or does not have the source.
    """
    path = place / NAME if place.is_dir() else place
    wanted = source.resolve()
    for entry in _entries(path):
        try:
            folder = path.parent / entry["directory"]
            words = entry.get("arguments") or shlex.split(entry["command"])
            found = (folder / entry["file"]).resolve() == wanted
        except (KeyError, TypeError, ValueError) as error:
            raise ConfigError(f"{path}: an entry has no command for a file") from error
        if found:
            return tuple(_taken([str(word) for word in words], folder, _DEEPEST))
    raise ConfigError(f"{path}: says nothing of {source}; give its flags behind --")


def _entries(path: Path) -> list[dict[str, Any]]:
    entries: object = None
    try:
        entries = json.loads(read_text(path, most=_MOST_BYTES))
    except OSError as error:
        raise ConfigError(f"-p {path}: cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{path}: is no {NAME}") from error
    if not isinstance(entries, list):
        raise ConfigError(f"{path}: is no {NAME}")
    return [cast("dict[str, Any]", one) for one in cast("list[object]", entries) if one]


def _taken(words: Sequence[str], folder: Path, depth: int) -> Iterator[str]:
    """The flags of a command that matter, in their order."""
    following = iter(words)
    for word in following:
        name, _, joined = word.partition("=")
        if word in _FAST:
            yield FAST_MATH
        elif word.startswith(("-std=", "--std=")):
            yield f"-std={joined.replace('gnu++', 'c++')}"
        elif name in _FILES or word.startswith("@"):
            file = word[1:] if word[0] == "@" else joined or next(following, "")
            yield from _of_file(folder / file, folder, depth)
        elif flag := next((one for one in _FOLDERS if name.startswith(one)), ""):
            rest = word[len(flag) :].removeprefix("=") or next(following, "")
            yield f"-I{(folder / rest).resolve()}"
        elif flag := next((one for one in _MACROS if name.startswith(one)), ""):
            rest = word[len(flag) :].removeprefix("=") or next(following, "")
            yield f"{_MACROS[flag]}{rest}"


def _of_file(path: Path, folder: Path, depth: int) -> Iterator[str]:
    """What nvcc reads as if it stood in the command."""
    if not depth:
        return
    try:
        words = shlex.split(read_text(path))
    except (OSError, ValueError) as error:
        raise ConfigError(f"{path}: options of a build that cannot be read") from error
    yield from _taken(words, folder, depth - 1)
