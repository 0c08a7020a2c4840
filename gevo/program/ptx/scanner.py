"""A position in a PTX text without comments, and what stands there."""

from __future__ import annotations

import re
from bisect import bisect_right

from gevo.program.ptx.syntax import PtxError

_COMMENT = re.compile(r'"[^"\n]*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
_SPACE = re.compile(r"\s*")


def without_comments(text: str) -> str:
    """The text without comments; every line keeps its number."""

    def replaced(match: re.Match[str]) -> str:
        found = match[0]
        return found if found[0] == '"' else " " + "\n" * found.count("\n")

    return _COMMENT.sub(replaced, text)


class Scanner:
    """Reads a text from its beginning to its end, by patterns."""

    def __init__(self, text: str) -> None:
        self._text = without_comments(text)
        self._starts = [0, *(m.end() for m in re.finditer("\n", self._text))]
        self._place = 0
        self._skip()

    def _skip(self) -> None:
        if match := _SPACE.match(self._text, self._place):
            self._place = match.end()

    @property
    def ended(self) -> bool:
        """Whether nothing is left."""
        return self._place >= len(self._text)

    @property
    def ahead(self) -> str:
        """The character that comes next; empty at the end."""
        return self._text[self._place : self._place + 1]

    @property
    def line(self) -> int:
        """Number of the line that comes next, from 1."""
        return bisect_right(self._starts, self._place)

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What the pattern matches here, which is then behind us; None if it does not."""
        found = pattern.match(self._text, self._place)
        if found is not None:
            self._place = found.end()
            self._skip()
        return found

    def looking_at(self, pattern: re.Pattern[str]) -> bool:
        """Whether the pattern matches here."""
        return pattern.match(self._text, self._place) is not None

    def need(self, pattern: re.Pattern[str], what: str) -> re.Match[str]:
        """As `match`; raises PtxError where it does not."""
        found = self.match(pattern)
        if found is None:
            raise self.error(f"{what} expected")
        return found

    def error(self, message: str) -> PtxError:
        """An error at this place."""
        here = self._text[self._place : self._place + 40].split("\n")[0].strip()
        return PtxError(f"{message} at {here!r}" if here else f"{message} at the end", self.line)
