"""Drawing random edits. Every choice comes from the `random.Random` that is handed in."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from gevo.edits.apply import apply_edit, apply_edits, finished
from gevo.edits.edit import Change, Copy, Delete, Edit, Move, Replace, Swap
from gevo.edits.patch import Applied, Patch
from gevo.errors import EditError
from gevo.program.base import Dialect, Editor, Program, Site, Slot
from gevo.program.load import open_editor

KINDS = (Copy.kind, Delete.kind, Move.kind, Replace.kind, Swap.kind)
"""GEVO's kinds of edits, which a search draws from unless told otherwise."""
WITH_CONSTANTS = (*KINDS, Change.kind)
"""These, and the change of constants and attributes."""

NEAR = 10
"""Sites before and after that count as near."""
_ATTEMPTS = 64
_T = TypeVar("_T")


def propose(
    program: Program, patch: Patch, rng: random.Random, kinds: Sequence[str] = KINDS
) -> Applied:
    """Extend a patch by one random edit that applies.

    Args:
        program: The baseline.
        patch: What is applied to it first.
        rng: Source of every choice.
        kinds: Kinds to draw from, uniformly.

    Returns:
        The extended patch with all rewires filled in, and the program it gives.

    Raises:
        EditError: No edit applied in a fixed number of attempts.
        ProgramError: `program` is not valid.
    """
    editor = open_editor(program)
    applied, dropped = apply_edits(editor, patch)
    sampler = Sampler(editor, program.dialect)
    for refused in range(_ATTEMPTS):
        try:
            applied.append(apply_edit(editor, sampler.draw(rng, _pick(rng, kinds))))
        except EditError:
            continue
        program = finished(editor, applied)
        return Applied(program, Patch(tuple(applied)), tuple(dropped), refused)
    raise EditError(f"none of {_ATTEMPTS} random edits could be applied to this program")


def propose_single(
    program: Program, rng: random.Random, kind: str
) -> tuple[Edit | None, Applied | None, str]:
    """Draw one edit of a kind and try it on the baseline, without a second attempt.

    Returns:
        The edit (None when there was nothing to draw from), what applying it gave (None when
        it did not apply), and the reason when it did not.
    """
    editor = open_editor(program)
    edit = None
    try:
        edit = Sampler(editor, program.dialect).draw(rng, kind)
        edit = apply_edit(editor, edit)
    except EditError as reason:
        return edit, None, str(reason)
    return edit, Applied(editor.finish(), Patch((edit,))), ""


class Sampler:
    """Draws edits for the program that an editor holds now.

    Half of the sites are drawn uniformly, half by drawing an opcode first: barriers, branches,
    stores and atomics are few among the arithmetic, and matter more. Half of the places to
    insert at, and of the partners to swap with, are near the site, where most of its operands
    are still at hand. The other halves keep every edit possible. (GEVO draws uniformly.)

    In StableHLO, where constants and broadcasts are half of all ops, the opcode is always drawn
    first, also for operands; and as operands are resized, half of the replacements of a whole
    op draw from ops of any type.

    The program must not change between construction and the last draw, except for edits that
    are undone.
    """

    def __init__(self, editor: Editor, dialect: Dialect) -> None:
        self._editor = editor
        self._tensors = dialect.resizes_tensors
        self._sites = editor.sites()
        self._free = [site for site in self._sites if not site.pinned]
        self._by_function: dict[str, list[Site]] = {}
        self._by_type: dict[tuple[str, str], list[Site]] = {}
        for site in self._free:
            self._by_function.setdefault(site.function, []).append(site)
            self._by_type.setdefault((site.function, site.type), []).append(site)
        self._by_op = _by_op(self._free)
        self._ops = list(self._by_op)
        self._changeable: dict[str, list[Site]] | None = None
        self._points: dict[str, tuple[Sequence[str], Mapping[str, int]]] = {}

    def draw(self, rng: random.Random, kind: str) -> Edit:
        """A random edit, not applied yet; raises EditError when there is nothing to draw."""
        edit_id = f"e{rng.getrandbits(48):012x}"
        return _DRAWS[kind](self, rng, edit_id, rng.getrandbits(32))

    def copy(self, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Copy of a random site to a random place of its function."""
        site = self._site(rng)
        return Copy(edit_id, seed, site.uid, self._point(rng, site))

    def delete(self, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Removal of a random site."""
        return Delete(edit_id, seed, self._site(rng).uid)

    def move(self, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Move of a random site to a random place of its function."""
        site = self._site(rng)
        return Move(edit_id, seed, site.uid, self._point(rng, site))

    def replace(self, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Half of the time a whole site by one of the same type, else one operand."""
        if rng.random() < 0.5:
            site = self._site(rng)
            sources = self._by_type[site.function, site.type]
            if self._tensors and rng.random() < 0.5:
                sources = self._by_function[site.function]
            source = _pick_other(rng, sources, site)
            return Replace(edit_id, seed, site.uid, source=source.uid)
        slot = self._slot(rng)
        return Replace(edit_id, seed, slot.uid, index=slot.index)

    def swap(self, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Exchange of two random sites of one function."""
        site = self._site(rng)
        others = self._by_function[site.function]
        if rng.random() < 0.5:
            others = _near(others, others.index(site))
        return Swap(edit_id, seed, site.uid, _pick_other(rng, others, site).uid)

    def change(self, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Another value for a constant or an attribute; of any kind of op alike."""
        if self._changeable is None:
            able = [site for site in self._sites if self._editor.alternatives(site.uid)]
            self._changeable = _by_op(able)
        site = _pick(rng, self._changeable[_pick(rng, list(self._changeable))])
        options = self._editor.alternatives(site.uid)
        name = _pick(rng, list(dict.fromkeys(name for name, _ in options)))
        value = _pick(rng, [value for key, value in options if key == name])
        return Change(edit_id, seed, site.uid, name, value)

    def _site(self, rng: random.Random) -> Site:
        if not self._tensors and rng.random() < 0.5:
            return _pick(rng, self._free)
        return _pick(rng, self._by_op[_pick(rng, self._ops)])

    def _slot(self, rng: random.Random) -> Slot:
        if not self._tensors:
            return _pick(rng, [slot for site in self._sites for slot in site.slots])
        by_op = _by_op([site for site in self._sites if site.slots])
        return _pick(rng, _pick(rng, by_op[_pick(rng, list(by_op))]).slots)

    def _point(self, rng: random.Random, site: Site) -> str:
        if site.function not in self._points:
            points = self._editor.insertion_points(site.function)
            self._points[site.function] = points, {uid: n for n, uid in enumerate(points)}
        points, places = self._points[site.function]
        if rng.random() < 0.5 and site.uid in places:
            points = _near(points, places[site.uid])
        return _pick(rng, points)


_DRAWS: Mapping[str, Callable[[Sampler, random.Random, str, int], Edit]] = {
    Copy.kind: Sampler.copy,
    Delete.kind: Sampler.delete,
    Move.kind: Sampler.move,
    Replace.kind: Sampler.replace,
    Swap.kind: Sampler.swap,
    Change.kind: Sampler.change,
}


def _by_op(sites: Sequence[Site]) -> dict[str, list[Site]]:
    found: dict[str, list[Site]] = {}
    for site in sites:
        found.setdefault(site.op, []).append(site)
    return found


def _near(items: Sequence[_T], place: int) -> Sequence[_T]:
    return items[max(0, place - NEAR) : place + NEAR + 1]


def _pick_other(rng: random.Random, items: Sequence[Site], site: Site) -> Site:
    return _pick(rng, [item for item in items if item.uid != site.uid])


def _pick(rng: random.Random, items: Sequence[_T]) -> _T:
    if not items:
        raise EditError("there is nothing to draw from")
    return items[rng.randrange(len(items))]
