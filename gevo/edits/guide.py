"""What leads the drawing of random edits: which kinds, and at which sites."""

from __future__ import annotations

import random
from typing import Protocol

from gevo.program.base import Site


class Guide(Protocol):
    """Says what random edits are drawn rather than others; every edit stays possible."""

    def kind(self, rng: random.Random, /) -> str:
        """The kind of the next edit."""
        ...

    def weight(self, kind: str, site: Site, /) -> float:
        """By how much a site is drawn rather than others for an edit of that kind; positive."""
        ...

    def new(self, ids: frozenset[str], /) -> bool:
        """Whether no patch of edits with these ids is known yet."""
        ...
