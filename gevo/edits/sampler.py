"""What random edits are drawn from: sites, operands and places of a program."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import TypeVar

from gevo.edits.guide import Guide
from gevo.errors import EditError
from gevo.program.base import Dialect, Editor, Site, Slot

NEAR = 10
"""Sites before and after that count as near."""
_T = TypeVar("_T")


class Sampler:
    """Draws parts of the program that an editor holds now.

    Half of the sites are drawn uniformly, half by drawing an opcode first: barriers, branches,
    stores and atomics are few among the arithmetic, and matter more. Half of the places to
    insert at, and of the partners to swap with, are near the site, where most of its operands
    are still at hand. The other halves keep every edit possible. (GEVO draws uniformly.)

    In StableHLO, where constants and broadcasts are half of all ops, the opcode is always drawn
    first, also for operands; and as operands are resized, half of the replacements of a whole
    op draw from ops of any type.

    The program must not change between construction and the last draw, except for edits that
    are undone. Every method raises EditError when there is nothing to draw from.

    With a guide, sites and operands are drawn by the weights that it gives the sites, instead of
    uniformly.

    Attributes:
        editor: The program, to be looked at.
        sites: Its sites in program order.
        free: Those that are not pinned.
        kind: The kind of the edit that is drawn, for the guide.
    """

    def __init__(self, editor: Editor, dialect: Dialect, guide: Guide | None = None) -> None:
        self.editor = editor
        self.kind = ""
        self._guide = guide
        self._cumulated: dict[tuple[str, str], list[float]] = {}
        self.sites = editor.sites()
        self.free: Sequence[Site] = [site for site in self.sites if not site.pinned]
        self._tensors = dialect.resizes_tensors
        self._by_function: dict[str, list[Site]] = {}
        self._by_type: dict[tuple[str, str], list[Site]] = {}
        for site in self.free:
            self._by_function.setdefault(site.function, []).append(site)
            self._by_type.setdefault((site.function, site.type), []).append(site)
        self._by_op = _by_op(self.free)
        self._ops = list(self._by_op)
        self._changeable: dict[str, list[Site]] | None = None
        self._points: dict[str, tuple[Sequence[str], Mapping[str, int]]] = {}

    def site(self, rng: random.Random) -> Site:
        """A site that is not pinned."""
        if not self._tensors and rng.random() < 0.5:
            return self.free[self._place(rng, "", self.free)]
        op = pick(rng, self._ops)
        return self._by_op[op][self._place(rng, op, self._by_op[op])]

    def of(self, rng: random.Random, uids: Sequence[str]) -> int:
        """Number of a random one of some sites, which may be there more than once."""
        sites = [self.editor.site(uid) for uid in uids]
        return self._place(rng, "of", [site for site in sites if site is not None])

    def slot(self, rng: random.Random) -> Slot:
        """An operand of any site."""
        if not self._tensors:
            slots = [(slot, site) for site in self.sites for slot in site.slots]
            return slots[self._place(rng, "slots", [site for _, site in slots])][0]
        by_op = _by_op([site for site in self.sites if site.slots])
        return pick(rng, pick(rng, by_op[pick(rng, list(by_op))]).slots)

    def point(self, rng: random.Random, site: Site) -> str:
        """The uid of a site of the same function, in front of which something may be inserted."""
        if site.function not in self._points:
            points = self.editor.insertion_points(site.function)
            self._points[site.function] = points, {uid: n for n, uid in enumerate(points)}
        points, places = self._points[site.function]
        if rng.random() < 0.5 and site.uid in places:
            points = _near(points, places[site.uid])
        return pick(rng, points)

    def substitute(self, rng: random.Random, site: Site) -> Site:
        """Another site of the function, whose result could stand for that of `site`."""
        sources = self._by_type[site.function, site.type]
        if self._tensors and rng.random() < 0.5:
            sources = self._by_function[site.function]
        return _pick_other(rng, sources, site)

    def partner(self, rng: random.Random, site: Site) -> Site:
        """Another site of the function, half of the time one near by."""
        others = self._by_function[site.function]
        if rng.random() < 0.5:
            others = _near(others, others.index(site))
        return _pick_other(rng, others, site)

    def alternative(self, rng: random.Random) -> tuple[str, str, str]:
        """A uid, and name and value of a change of its own text; of any kind of op alike."""
        if self._changeable is None:
            able = [site for site in self.sites if self.editor.alternatives(site.uid)]
            self._changeable = _by_op(able)
        site = pick(rng, self._changeable[pick(rng, list(self._changeable))])
        options = self.editor.alternatives(site.uid)
        name = pick(rng, list(dict.fromkeys(name for name, _ in options)))
        return site.uid, name, pick(rng, [value for key, value in options if key == name])

    def _place(self, rng: random.Random, group: str, sites: Sequence[Site]) -> int:
        """The number of a random one of some sites, which are always the same for a group."""
        if self._guide is None or not sites:
            return pick(rng, range(len(sites)))
        sums = self._cumulated.get((self.kind, group))
        if sums is None:
            weights = (self._guide.weight(self.kind, site) for site in sites)
            sums = self._cumulated[self.kind, group] = list(accumulate(weights))
        return bisect(sums, rng.random() * sums[-1], hi=len(sums) - 1)


def pick(rng: random.Random, items: Sequence[_T]) -> _T:
    """A random item; raises EditError when there is none."""
    if not items:
        raise EditError("there is nothing to draw from")
    return items[rng.randrange(len(items))]


def _pick_other(rng: random.Random, items: Sequence[Site], site: Site) -> Site:
    return pick(rng, [item for item in items if item.uid != site.uid])


def _by_op(sites: Sequence[Site]) -> dict[str, list[Site]]:
    found: dict[str, list[Site]] = {}
    for site in sites:
        found.setdefault(site.op, []).append(site)
    return found


def _near(items: Sequence[_T], place: int) -> Sequence[_T]:
    return items[max(0, place - NEAR) : place + NEAR + 1]
