"""What random edits gained on other programs: the table that a search begins with.

`scripts/build_prior.py` counts it in the journals of runs and writes it beside this file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from gevo.edits.propose import KINDS

TABLE = Path(__file__).with_name("prior.json")
STRENGTH = 40
"""An opcode counts as if it had been tried so many times more, with its kind's mean result."""


@dataclass(frozen=True)
class Count:
    """Edits of a kind, all or those at sites of one opcode.

    Attributes:
        tried: How many were measured.
        gained: How many were right and faster than what they were made from.
    """

    tried: int = 0
    gained: int = 0


@dataclass(frozen=True)
class Prior:
    """Counts by kind of edit, and by kind and opcode of the first site that an edit names."""

    kinds: Mapping[str, Count] = field(default_factory=dict[str, Count])
    sites: Mapping[tuple[str, str], Count] = field(default_factory=dict[tuple[str, str], Count])

    def of_kind(self, kind: str) -> float:
        """How often edits of a kind gained, in relation to those of GEVO's; 1 where unknown."""
        known = [count for name, count in self.kinds.items() if name in KINDS]
        tried, gained = sum(n.tried for n in known), sum(n.gained for n in known)
        return _shrunk(self.kinds.get(kind), gained / tried) if gained else 1.0

    def of_site(self, kind: str, op: str) -> float:
        """How often they gained at sites of an opcode, in relation to those of the kind."""
        whole = self.kinds.get(kind, Count())
        if not whole.gained:
            return 1.0
        return _shrunk(self.sites.get((kind, op)), whole.gained / whole.tried)

    def to_json(self) -> dict[str, Any]:
        """`{kind: {"": [tried, gained], opcode: [tried, gained], …}, …}`."""
        return {
            kind: {
                "": [whole.tried, whole.gained],
                **{op: [n.tried, n.gained] for (of, op), n in self.sites.items() if of == kind},
            }
            for kind, whole in self.kinds.items()
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Mapping[str, list[int]]]) -> Prior:
        """Inverts `to_json`."""
        kinds = {kind: Count(*ops[""]) for kind, ops in data.items()}
        sites = {
            (kind, op): Count(*n) for kind, ops in data.items() for op, n in ops.items() if op
        }
        return cls(kinds, sites)


@cache
def shipped() -> Prior:
    """The table that is part of the package."""
    return Prior.from_json(json.loads(TABLE.read_text(encoding="utf-8"))["gained"])


def _shrunk(count: Count | None, mean: float) -> float:
    found = count or Count()
    return (found.gained + STRENGTH * mean) / (found.tried + STRENGTH) / mean
