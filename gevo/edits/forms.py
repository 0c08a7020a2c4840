"""Edits that give one instruction another form, which does something like it for less.

They work like GEVO's own edits, on one site and in any order. What becomes of a site is the
editor's business (`Editor.forms`); who draws and names it is here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from gevo.edits.edit import Description, Edit, id_of
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler, pick
from gevo.program.base import Editor, Site


@dataclass(frozen=True, slots=True)
class WarpBarrier(Edit):
    """Let a barrier of the block hold the threads of a warp only.

    Right where threads exchange values within their warp: always in blocks of one warp.
    """

    kind: ClassVar[str] = "warp_barrier"
    forms: ClassVar[tuple[str, ...]] = ("warp_barrier {uid}",)
    uid: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random barrier."""
        del edit_id, seed
        return pick(rng, _all(sampler, cls))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the instruction."""
        del repair
        editor.reform(self.uid, "warp", self.id)

    def describe(self) -> Description:
        """The barrier."""
        sites = (("lets only threads of a warp wait at", self.uid),)
        return Description(sites, changed=self.uid)


@dataclass(frozen=True, slots=True)
class Approximate(Edit):
    """Compute a quotient, a root or a power approximately.

    Attributes:
        uid: The instruction.
        form: `approx`, or `full` for quotients whose error is bounded for all divisors; `_ftz`
            takes subnormal numbers for zero.
    """

    kind: ClassVar[str] = "approximate"
    forms: ClassVar[tuple[str, ...]] = ("approximate {uid} by {form}",)
    uid: str
    form: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random instruction and form."""
        del edit_id, seed
        return pick(rng, _all(sampler, cls))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the instruction."""
        del repair
        editor.reform(self.uid, self.form, self.id)

    def describe(self) -> Description:
        """The instruction."""
        return Description((("approximates", self.uid),), changed=self.uid)


@dataclass(frozen=True, slots=True)
class Reciprocal(Edit):
    """Multiply by the reciprocal, which is computed where the divisor is known."""

    kind: ClassVar[str] = "reciprocal"
    forms: ClassVar[tuple[str, ...]] = ("reciprocal {uid}",)
    uid: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random division."""
        del edit_id, seed
        return pick(rng, _all(sampler, cls))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the instructions."""
        del repair
        editor.reform(self.uid, self.kind, self.id)

    def describe(self) -> Description:
        """The division."""
        return Description((("multiplies by a reciprocal in", self.uid),), changed=self.uid)


def reformed(editor: Editor, site: Site) -> Iterator[Edit]:
    """Every edit of this sort that may be tried on a site."""
    for form in editor.forms(site.uid):
        edit_id = id_of(f"{form} {site.uid}")
        if form == "warp":
            yield WarpBarrier(edit_id, 0, site.uid)
        elif form == Reciprocal.kind:
            yield Reciprocal(edit_id, 0, site.uid)
        else:
            yield Approximate(edit_id, 0, site.uid, form)


def _all(sampler: Sampler, operator: type[Edit]) -> list[Edit]:
    found = (edit for site in sampler.sites for edit in reformed(sampler.editor, site))
    return [edit for edit in found if isinstance(edit, operator)]
