"""Suggestions for misspelt names, as the tail of an error message."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def did_you_mean(name: str, legal: Iterable[str]) -> str:
    """`, did you mean 'shape'?` for the nearest legal name, or an empty string."""
    close = difflib.get_close_matches(name, sorted(legal), n=1)
    return f", did you mean {close[0]!r}?" if close else ""
