"""The edits as values: GEVO's five, one of constants and attributes, and one of a parameter.

Source: GEVO (Liou et al. 2020), section 3.2. An edit names the sites it touches by uid and
records the values that its repair chose (`rewires`), so that replaying it is exact. `seed`
decides the choice when a recorded value does not exist in another individual's context.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from gevo.program.base import Value


@dataclass(frozen=True, slots=True)
class Edit:
    """What all edits share. Never instantiated itself.

    Attributes:
        id: `e` and 12 hex digits, unique to the edit; also the uid of what it inserts.
        seed: Seeds the choices of repair where no recorded one fits.
        rewires: The choices that repair made, in order.
    """

    id: str
    seed: int
    rewires: tuple[tuple[str, Value], ...] = field(default=(), kw_only=True)
    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Copy(Edit):
    """Insert a copy of `uid` in front of `before`; some later operand takes its result."""

    kind: ClassVar[str] = "copy"
    uid: str
    before: str


@dataclass(frozen=True, slots=True)
class Delete(Edit):
    """Remove `uid`; its uses are rewired."""

    kind: ClassVar[str] = "delete"
    uid: str


@dataclass(frozen=True, slots=True)
class Move(Edit):
    """Move `uid` in front of `before`; some later operand takes its result."""

    kind: ClassVar[str] = "move"
    uid: str
    before: str


@dataclass(frozen=True, slots=True)
class Replace(Edit):
    """Replace a whole instruction or one operand.

    With `index` None: a copy of `source` takes the place and the uses of `uid`. With an index:
    operand `index` of `uid` takes another value; which one stands in `rewires`.
    """

    kind: ClassVar[str] = "replace"
    uid: str
    source: str | None = None
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Swap(Edit):
    """Exchange the places of `uid` and `other`."""

    kind: ClassVar[str] = "swap"
    uid: str
    other: str


@dataclass(frozen=True, slots=True)
class Change(Edit):
    """Give a constant or an attribute of `uid` another value; `name` says which.

    Named as future work by GEVO-ML (Liou et al. 2021); not among the edits of a search unless
    it is asked for.
    """

    kind: ClassVar[str] = "change"
    uid: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Set(Edit):
    """Give the tuning parameter `name` a value, JSON text in one line; the last one counts.

    So one patch is both: what is edited, and the configuration.
    """

    kind: ClassVar[str] = "set"
    name: str
    value: str


EDIT_TYPES: Mapping[str, type[Edit]] = {
    t.kind: t for t in (Copy, Delete, Move, Replace, Swap, Change, Set)
}
