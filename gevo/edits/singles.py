"""Single edits that take something away from a program, one by one and without chance.

Or that give an instruction a cheaper form.

A program's author, or its compiler, has left in it what its workload does not need: a test that
always goes one way, a barrier that nothing waits for, a value that an operand could stand for,
a load of what has been loaded. There are a few of these for each instruction, so that they can
all be tried, which a draw among all edits seldom does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gevo.edits.apply import apply_edits
from gevo.edits.edit import Edit, id_of
from gevo.edits.forms import WarpBarrier, reformed
from gevo.edits.operators import Delete, Replace
from gevo.edits.patch import Patch
from gevo.program.base import Editor, Program, Site, Slot, Value
from gevo.program.load import open_editor

LOADS = 3
"""A load may be stood in for by so many loads before it."""
_BOOLEANS = (Value("true", "i1"), Value("false", "i1"))


Expected = Callable[[str, Site], float]
"""How much is expected of edits of a kind at a site, in relation to others."""


def even(kind: str, site: Site) -> float:
    """Of all the same."""
    return 1.0


def singles(
    program: Program, patch: Patch, exact: bool = True, expected: Expected = even
) -> list[Edit]:
    """Every such edit that applies to the patched program.

    Other forms come first, then branches, what has no result (stores, barriers, atomics), loads,
    and the rest: what may gain most before what gains little. At the end comes what forces a
    condition that no test at the kernel's entry can settle: where that is right in all cases it is
    an assumption. Of the same sort those come first of which most is expected.

    Args:
        program: The baseline, in LLVM IR.
        patch: What is applied to it before.
        exact: Without forms that compute other numbers.
        expected: How much of an edit of that kind at a site, in relation to others.

    Raises:
        ProgramError: `program` is not valid.
    """
    editor = open_editor(program)
    apply_edits(editor, patch)
    sites = editor.sites()
    found = [*_forced(editor, sites), *_removed(editor, sites)]
    forms = ((site, edit) for site in sites for edit in reformed(editor, site))
    found += ((-1, *one) for one in forms if not exact or isinstance(one[1], WarpBarrier))

    def key(one: _Ranked) -> tuple[int, float]:
        rank, site, edit = one
        return rank, -expected(edit.kind, site)

    return list({edit.id: edit for _, _, edit in sorted(found, key=key)}.values())


_Ranked = tuple[int, Site, Edit]
_ASSUMED = 4
"""What is right in all cases, if it is, only as an assumption."""


def _forced(editor: Editor, sites: Sequence[Site]) -> Iterator[_Ranked]:
    """Each conditional branch, one way and the other."""
    for site in sites:
        if site.op == "br":
            for slot in site.slots:
                for value in _BOOLEANS:
                    if editor.accepts(slot, value):
                        settled = editor.decides(slot.value, value.ref == "true")
                        yield 0 if settled else _ASSUMED, site, _replaced(slot, value)


def _removed(editor: Editor, sites: Sequence[Site]) -> Iterator[_Ranked]:
    """Each other site, with each value that could stand for its result."""
    loads: list[Site] = []
    for site in sites:
        if site.pinned:
            continue
        if not site.type:
            yield 1, site, deleted(site, ())
            continue
        users = editor.users(site.uid)
        before = loads[-LOADS:] if site.op == "load" else ()
        loads += [site] if site.op == "load" else []
        for value in _stand_ins(site, before):
            if users and all(editor.accepts(slot, value) for slot in users):
                rank = 2 if site.op == "load" else 3
                if value in _BOOLEANS:
                    holds = value.ref == "true"
                    rank = 3 if editor.decides(Value(site.uid, "i1"), holds) else _ASSUMED
                yield rank, site, deleted(site, [(u, value) for u in users])


def _stand_ins(site: Site, loads: Sequence[Site]) -> Iterator[Value]:
    found = [slot.value for slot in site.slots if slot.value.type == site.type]
    found += [Value(one.uid, one.type) for one in loads if one.type == site.type]
    found += _BOOLEANS if site.type == "i1" else ()
    yield from dict.fromkeys(found)


def _replaced(slot: Slot, value: Value) -> Edit:
    name = id_of(f"{slot.key} {value}")
    return Replace(name, _seed(name), slot.uid, index=slot.index, rewires=((slot.key, value),))


def deleted(site: Site, uses: Sequence[tuple[Slot, Value]]) -> Edit:
    """The removal of a site whose uses take these values; its id says all of it."""
    rewires = tuple((slot.key, value) for slot, value in uses)
    name = id_of(f"{site.uid} {rewires[0][1] if rewires else ''}")
    return Delete(name, _seed(name), site.uid, rewires=rewires)


def _seed(name: str) -> int:
    return int(name[1:9], 16)
