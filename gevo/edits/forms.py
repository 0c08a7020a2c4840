"""Edits that give one instruction another form, which does something like it for less.

They work like GEVO's own edits, on one site and in any order. What becomes of a site is the
editor's business (`Editor.forms`); who draws and names it is here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from gevo.edits.edit import Description, Edit
from gevo.edits.offered import Offered, offers
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler, pick
from gevo.program.base import Editor, Site


@dataclass(frozen=True, slots=True)
class Reform(Offered):
    """One of them, of the instruction `uid`."""

    uid: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random one of a random site."""
        del edit_id, seed
        found = (edit for site in sampler.sites for edit in reformed(sampler.editor, site))
        return pick(rng, [edit for edit in found if isinstance(edit, cls)])

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the instruction."""
        del repair
        editor.reform(*self.called(), self.id)

    def describe(self) -> Description:
        """The instruction, whose text changes."""
        return replace(Offered.describe(self), changed=self.uid)


@dataclass(frozen=True, slots=True)
class WarpBarrier(Reform):
    """Let a barrier of the block hold the threads of a warp only.

    Right where threads exchange values within their warp: always in blocks of one warp.
    """

    kind: ClassVar[str] = "warp_barrier"
    forms: ClassVar[tuple[str, ...]] = ("warp_barrier {uid}",)
    names: ClassVar[tuple[str, ...]] = ("warp",)
    does: ClassVar[str] = "lets only threads of a warp wait at"


@dataclass(frozen=True, slots=True)
class Approximate(Reform):
    """Compute a quotient, a root or a power approximately.

    Attributes:
        form: `approx`, or `full` for quotients whose error is bounded for all divisors; `_ftz`
            takes subnormal numbers for zero.
    """

    kind: ClassVar[str] = "approximate"
    forms: ClassVar[tuple[str, ...]] = ("approximate {uid} by {form}",)
    names: ClassVar[tuple[str, ...]] = ("{form}",)
    does: ClassVar[str] = "approximates"
    form: str


@dataclass(frozen=True, slots=True)
class Reciprocal(Reform):
    """Multiply by the reciprocal, which is computed where the divisor is known."""

    kind: ClassVar[str] = "reciprocal"
    forms: ClassVar[tuple[str, ...]] = ("reciprocal {uid}",)
    does: ClassVar[str] = "multiplies by a reciprocal in"


REFORMS = (WarpBarrier, Reciprocal, Approximate)


def reformed(editor: Editor, site: Site) -> Iterator[Edit]:
    """Every edit of this sort that may be tried on a site."""
    return offers(((site.uid, form) for form in editor.forms(site.uid)), REFORMS)
