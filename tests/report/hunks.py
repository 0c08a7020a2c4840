"""Hunks of a report as text."""

from __future__ import annotations

from collections.abc import Sequence

from gevo.report.diff import Hunk


def unified(hunks: Sequence[Hunk]) -> str:
    """The hunks as text in the form of `diff -u`."""
    lines: list[str] = []
    for hunk in hunks:
        lines.append(hunk.header)
        lines.extend(line.mark + line.text for line in hunk.lines)
    return "\n".join(lines)
