"""What gevo writes to a terminal.

Names and messages may come from a file of somebody else's, and hold what a terminal takes for a
command: to move its cursor, to change its title or its colours, to answer as if somebody had
typed. All output of commands goes through here, and shows such characters as Python spells them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import typer
from rich.console import Console
from rich.segment import Segment

_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)
"""What is no letter, sign or space, a newline and a tab apart."""


def shown(text: str) -> str:
    """A text as a terminal may have it."""
    return _UNSEEN.sub(lambda match: ascii(match[0])[1:-1], text)


def say(text: object, err: bool = False) -> None:
    """Write a line to standard output, or to standard error."""
    typer.echo(shown(str(text)), err=err)


class Terminal(Console):
    """A console that shows texts as they are: without commands, and without rich's own markup."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False)

    def render(self, *what: Any, **options: Any) -> Iterable[Segment]:
        """The segments of something to print; those that steer the terminal are rich's own."""
        for segment in super().render(*what, **options):
            if segment.control or not _UNSEEN.search(segment.text):
                yield segment
            else:
                yield Segment(shown(segment.text), segment.style)
