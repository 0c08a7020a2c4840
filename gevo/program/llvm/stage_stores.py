"""What a loop stores along rows of threads' own, if it may be stored a few rounds later.

Other threads then store it, so it must not matter in which order: no two of a thread's stores in
these rounds go to the same place, and what the loop loads, or stores elsewhere, lies in other
arrays, which is an assumption (`StagedStores.apart`).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product

from gevo.errors import EditError
from gevo.program.llvm.stage_plan import ROW_STEP, STORED, Growth, StagePlan
from gevo.program.llvm.syntax.types import DataLayout

_BYTES = re.compile(r"getelementptr (?:inbounds |nuw |nusw )*i8, ptr(?: addrspace\(\d+\))? \Z")
_NUMBER = re.compile(r"-?\d+\Z")
_WIDEST = 16
"""Bytes of a group, at most."""


@dataclass(frozen=True)
class StoreGroup:
    """Stores of one type that lie beside one another in a round.

    Attributes:
        uids: Of the stores, by address.
        type: What they store.
        step: Bytes by which their addresses move in a round.
    """

    uids: tuple[str, ...]
    type: str
    step: int


class StagedStores:
    """The stores of a loop in groups, and which arrays must not overlap; raises EditError.

    Attributes:
        groups: Of 1, 2, 4 or more stores.
        apart: Pairs of the kernel's parameters, by number.
    """

    def __init__(self, plan: StagePlan) -> None:
        self._plan = plan
        self.groups: list[StoreGroup] = []
        arrays: defaultdict[str, list[str]] = defaultdict(list)
        for uid in plan.stores:
            arrays[self._array(plan.module.instructions[uid].operands[1].value.ref)].append(uid)
        for uids in arrays.values():
            self.groups += self._grouped(uids)
        self.apart = self._pairs([*arrays])

    def _array(self, address: str) -> str:
        roots = self._plan.roots(address)
        if len(roots) != 1:
            raise EditError(f"{self._plan.branch}: where the loop stores is not known")
        return next(iter(roots))

    def _pairs(self, stored: Sequence[str]) -> tuple[tuple[int, int], ...]:
        """The arrays that the loop stores to, with each other and with those that it loads."""
        found = {frozenset(pair) for pair in combinations(stored, 2)}
        loads = [one for one in self._plan.of(self._plan.loop) if one.op == "load"]
        for load in loads if stored else ():
            roots = self._plan.roots(load.operands[0].value.ref)
            if not roots or not roots.isdisjoint(stored):
                raise EditError(f"{load.uid}: the loop may load what it stores")
            found |= {frozenset(pair) for pair in product(roots, stored)}
        numbers = ((int(one[1:]) for one in pair) for pair in found)
        return tuple(sorted((min(a, b), max(a, b)) for a, b in numbers))

    def _grouped(self, uids: Sequence[str]) -> list[StoreGroup]:
        """An array's stores, none of which goes where another one goes in rounds close to it."""
        plan = self._plan
        size = {uid: self._type(uid)[1] for uid in uids}
        places = {uid: self._place(uid) for uid in uids}
        order = sorted(uids, key=lambda uid: places[uid][1])
        base, _ = places[order[0]]
        step = Growth(plan, apart=True).of(base) or 0
        self._require_row(base, step)
        ends = [*((places[uid], size[uid]) for uid in order)]
        overlap = any(a[0] != b[0] or a[1] + n > b[1] for (a, n), (b, _) in pairwise(ends))
        length = ends[-1][0][1] + ends[-1][1] - ends[0][0][1]
        if overlap or length > abs(step) or len({self._type(uid) for uid in uids}) > 1:
            raise EditError(f"{plan.branch}: stores of the loop may go to one place")
        type_, bytes_ = self._type(order[0])
        found: list[StoreGroup] = []
        while order:
            count = min(1 << len(order).bit_length() - 1, _WIDEST // bytes_)
            found.append(StoreGroup(tuple(order[:count]), type_, abs(step)))
            order = order[count:]
        return found

    def _require_row(self, base: str, step: int) -> None:
        """Raise EditError unless threads store along rows of their own."""
        plan = self._plan
        made = plan.inside(base)
        slice_ = plan.slice_of(made) if made else None
        steps = [one[1] for o in slice_ or () if o.op == "phi" and (one := plan.steps(o))]
        if not steps or not 0 < abs(step) <= ROW_STEP or not all(map(plan.same, steps)):
            raise EditError(f"{plan.branch}: the loop stores along no row")
        if "x" not in plan.depends.get(base, frozenset()):
            raise EditError(f"{plan.branch}: threads store to the same row")

    def _type(self, uid: str) -> tuple[str, int]:
        match = STORED.match(self._plan.module.instructions[uid].pieces[0])
        assert match is not None
        return match[1], DataLayout({}).size(match[1])

    def _place(self, uid: str) -> tuple[str, int]:
        """An address as another one and a number of bytes."""
        ref = self._plan.module.instructions[uid].operands[1].value.ref
        made = self._plan.inside(ref)
        if made is not None and made.op == "getelementptr" and _BYTES.match(made.pieces[0]):
            by = made.operands[1].value.ref
            if _NUMBER.match(by):
                return made.operands[0].value.ref, int(by)
        return ref, 0
