"""A readable difference of two programs' texts: changed hunks only, without mere renames.

Of LLVM IR, debug information is left out. A value of the variant that only has another name is
shown under the baseline's name; since the renaming is one to one and never takes a name that the
variant uses, the shown text means the same as the real one. StableHLO's names are the uids that
patches use, so they stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from gevo.program.llvm.syntax.lexer import LOCAL_NAME, NAME

_DEFINITION = re.compile(rf"\s*(%{NAME})\s*=")
_FUNCTION = re.compile(rf"define\b.*?@({NAME})\(")
_MLIR_FUNCTION = re.compile(rf"  func\.func [^@]*@({NAME})\(")
_DEBUG_SUFFIX = re.compile(r",?\s!dbg ![0-9]+")
_DEBUG_LINE = re.compile(
    r"\s*(![\w.]+ = |#dbg_|call void @llvm\.dbg\.|source_filename = |; ModuleID)"
)
_LONGEST = 4000
"""Lines of a function beyond which names are compared as they are: alignment is quadratic."""


@dataclass(frozen=True)
class DiffLine:
    """One line; `mark` is " " (both), "-" (baseline only) or "+" (variant only)."""

    mark: str
    text: str


@dataclass(frozen=True)
class Hunk:
    """Changed lines with context.

    Attributes:
        function: The function that holds the first line; empty outside functions.
        old: First line and number of lines in the baseline, without debug information.
        new: The same in the variant.
        lines: The lines in order.
    """

    function: str
    old: tuple[int, int]
    new: tuple[int, int]
    lines: tuple[DiffLine, ...]

    @property
    def header(self) -> str:
        """The hunk's heading as `diff -u` writes it."""
        where = f" @{self.function}" if self.function else ""
        return f"@@ -{self.old[0]},{self.old[1]} +{self.new[0]},{self.new[1]} @@{where}"


def diff(baseline: str, variant: str, context: int = 3) -> tuple[Hunk, ...]:
    """Hunks in which `variant` differs from `baseline`, with `context` equal lines around."""
    old = _lines(baseline)
    new = _renamed(old, _lines(variant))
    hunks = (_hunk(old, new, group) for group in _groups(old, new, context))
    return tuple(hunks)


def _lines(text: str) -> list[str]:
    kept = (line for line in text.splitlines() if not _DEBUG_LINE.match(line))
    return [_DEBUG_SUFFIX.sub("", line).rstrip() for line in kept]


_Opcode = tuple[str, int, int, int, int]


def _groups(old: Sequence[str], new: Sequence[str], context: int) -> Iterator[list[_Opcode]]:
    for group in SequenceMatcher(None, old, new).get_grouped_opcodes(context):
        yield list(group)


def _hunk(old: Sequence[str], new: Sequence[str], group: Sequence[_Opcode]) -> Hunk:
    lines: list[DiffLine] = []
    for tag, i1, i2, j1, j2 in group:
        if tag == "equal":
            lines.extend(DiffLine(" ", text) for text in old[i1:i2])
            continue
        lines.extend(DiffLine("-", text) for text in old[i1:i2])
        lines.extend(DiffLine("+", text) for text in new[j1:j2])
    first, last = group[0], group[-1]
    return Hunk(
        function=_enclosing(old, first[1]),
        old=(first[1] + 1, last[2] - first[1]),
        new=(first[3] + 1, last[4] - first[3]),
        lines=tuple(lines),
    )


def _enclosing(lines: Sequence[str], at: int) -> str:
    for line in reversed(lines[: at + 1]):
        if line in ("}", "  }"):
            return ""
        if found := _FUNCTION.match(line) or _MLIR_FUNCTION.match(line):
            return found[1].strip('"')
    return ""


def _bodies(lines: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Line ranges of the functions by name."""
    found: dict[str, tuple[int, int]] = {}
    name, start = "", 0
    for number, line in enumerate(lines):
        if match := _FUNCTION.match(line):
            name, start = match[1], number
        elif line == "}" and name:
            found[name] = (start, number + 1)
            name = ""
    return found


def _renamed(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """`new` with values renamed to the names that the matching lines of `old` define."""
    result = list(new)
    theirs = _bodies(old)
    for name, (start, stop) in _bodies(new).items():
        if name not in theirs:
            continue
        body = old[slice(*theirs[name])]
        names = _renames(body, new[start:stop])
        if names:
            result[start:stop] = [_substitute(line, names) for line in new[start:stop]]
    return result


def _substitute(line: str, names: dict[str, str]) -> str:
    return LOCAL_NAME.sub(lambda match: names.get(match[0], match[0]), line)


def _renames(old: Sequence[str], new: Sequence[str]) -> dict[str, str]:
    """Variant name to baseline name, for names that only one of the two uses."""
    used_old = {name for line in old for name in LOCAL_NAME.findall(line)}
    used_new = {name for line in new for name in LOCAL_NAME.findall(line)}
    if used_old >= used_new or used_new >= used_old or max(len(old), len(new)) > _LONGEST:
        return {}
    shapes_old = [LOCAL_NAME.sub("%", line) for line in old]
    shapes_new = [LOCAL_NAME.sub("%", line) for line in new]
    names: dict[str, str] = {}
    matcher = SequenceMatcher(None, shapes_old, shapes_new, autojunk=False)
    for i, j, size in matcher.get_matching_blocks():
        for a, b in zip(old[i : i + size], new[j : j + size], strict=True):
            for mine, other in zip(_defined(a), _defined(b), strict=True):
                if mine not in used_new and other not in used_old:
                    names[other] = mine
    return names


def _defined(line: str) -> list[str]:
    found = _DEFINITION.match(line)
    return [found[1]] if found else []
