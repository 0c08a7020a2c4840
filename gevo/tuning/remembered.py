"""Results of a function that are kept: searches ask for the same ones again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Made = TypeVar("_Made")

LIMIT = 8192
"""Results that are kept where nobody says how many."""


class Remembered(dict[_Key, _Made]):
    """What a function gives, by its argument, computed once each.

    Unlike `functools.lru_cache` it has no object for each entry that Python's garbage collector
    looks at: with tens of thousands of those a collection takes longer than a proposal.
    """

    def __init__(self, function: Callable[[_Key], _Made], limit: int = LIMIT) -> None:
        """Begin with nothing.

        Args:
            function: What is remembered.
            limit: Results that are kept; with one more it begins anew.
        """
        super().__init__()
        self._function = function
        self._limit = limit

    def __missing__(self, key: _Key) -> _Made:
        found = self._function(key)
        if len(self) >= self._limit:
            self.clear()
        self[key] = found
        return found
