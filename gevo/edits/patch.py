"""Patches: ordered edits, the genome of the search and what `gevo apply` replays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from gevo.edits.edit import Edit
from gevo.program.base import Program


@dataclass(frozen=True, slots=True)
class Patch:
    """An ordered, hashable, picklable list of edits."""

    edits: tuple[Edit, ...] = ()

    def __len__(self) -> int:
        return len(self.edits)

    def __iter__(self) -> Iterator[Edit]:
        return iter(self.edits)


def in_order(edits: Iterable[Edit]) -> tuple[Edit, ...]:
    """Edits as they are applied: those that must come first do."""
    return tuple(sorted(edits, key=lambda edit: not edit.first))


@dataclass(frozen=True)
class Applied:
    """What `apply` gave.

    Attributes:
        program: The edited program.
        patch: The edits that really applied, with the rewires that were used: applying it to
            the same baseline gives `program` byte for byte and drops nothing.
        dropped: The edits that did not apply, each with a one-line reason.
        refused: Random edits that were drawn before the one that applied, and did not.
    """

    program: Program
    patch: Patch
    dropped: tuple[tuple[Edit, str], ...] = ()
    refused: int = field(default=0, compare=False)
