"""Finds the source text that a program was compiled from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

SUFFIXES = frozenset({".cu", ".cuh", ".cpp", ".cc", ".c", ".hip", ".cl", ".py", ".mlir"})
"""What may be shown as source. Debug information is input that anyone may have written: it must
not be able to put other files of this machine into a report that is passed on."""

_FILE = re.compile(r'!DIFile\(filename: "([^"]*)"(?:, directory: "([^"]*)")?')
_LARGEST = 2_000_000
"""Bytes; a longer file is not the source of a kernel."""


@dataclass(frozen=True)
class Source:
    """A source file; `lines[0]` is line 1."""

    path: Path
    lines: tuple[str, ...]

    def line(self, number: int) -> str | None:
        """The text of a line; None when the file has no such line."""
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else None


def find(program: str, text: str, roots: Sequence[Path]) -> Source | None:
    """The source of the program at path `program` (relative to one of `roots`).

    Looked for beside the program, under its own name or the one that the debug information of
    the IR `text` gives, then at the path in the debug information. None when there is none.
    """
    for path in _candidates(program, text, roots):
        if path.suffix in SUFFIXES and path.is_file() and path.stat().st_size <= _LARGEST:
            text = path.read_text(encoding="utf-8", errors="replace")
            # Not splitlines(): a form feed ends no line for a compiler.
            return Source(path, tuple(text.split("\n")))
    return None


def _candidates(program: str, text: str, roots: Sequence[Path]) -> Iterator[Path]:
    named = [match.groups(default="") for match in _FILE.finditer(text)]
    wanted = [(name, directory) for name, directory in named if Path(name).suffix in SUFFIXES]
    for root in roots:
        kernel = root / program
        yield kernel.with_suffix(".cu")
        for name, _ in wanted:
            yield kernel.parent / Path(name).name
    for name, directory in wanted:
        yield Path(directory) / name
