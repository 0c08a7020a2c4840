"""An edit in the graph of ops: what it changes, with producers and users one step away.

Reads sites alone, so it serves every dialect. A program without source lines (StableHLO) has
no better place in which an edit could be shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from gevo.edits.apply import apply_edit
from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.errors import EditError
from gevo.program.base import Editor, Site, Slot, Value

MOST_USERS = 8
"""So many users of an op are listed, those that changed first; the others are counted."""


@dataclass(frozen=True)
class Wire:
    """One edge between an op and its neighbour.

    Attributes:
        name: The neighbour: uid and op, or what stands for an argument or a constant.
        type: Type of the value that flows.
        note: What else there is to say, as words; mostly empty.
        changed: True when the other side of the edit has no such edge.
    """

    name: str
    type: str
    note: str
    changed: bool


@dataclass(frozen=True)
class Node:
    """An op that an edit changes.

    Attributes:
        uid: Its uid.
        op: Its opcode.
        type: Type of its first result; empty when there is none.
        mark: What happened to it: `removed`, `inserted`, `moved`, `rewired`, `changed`.
        producers: What its operands hold, in order.
        users: Who takes its results, at most `MOST_USERS`.
        more: Users that are not listed.
    """

    uid: str
    op: str
    type: str
    mark: str
    producers: tuple[Wire, ...]
    users: tuple[Wire, ...]
    more: int


@dataclass(frozen=True)
class Neighbourhood:
    """The ops that one edit changes, in program order, before and after it."""

    before: tuple[Node, ...]
    after: tuple[Node, ...]


def neighbourhoods(editor: Editor, patch: Patch) -> Mapping[str, Neighbourhood]:
    """The neighbourhood of each edit by the edit's id, applying one after the other.

    Edits that do not apply, and those of tuning parameters, have none.

    Args:
        editor: Of the unmodified program; it is changed.
        patch: The edits.
    """
    found: dict[str, Neighbourhood] = {}
    before = _Graph(editor.sites())
    for edit in patch:
        try:
            apply_edit(editor, edit)
        except EditError:
            continue
        after = _Graph(editor.sites())
        marks = dict(_marks(edit, before.sites, after.sites))
        if marks:
            found[edit.id] = Neighbourhood(before.nodes(marks, after), after.nodes(marks, before))
        before = after
    return found


def _marks(
    edit: Edit, before: Mapping[str, Site], after: Mapping[str, Site]
) -> Iterator[tuple[str, str]]:
    """The ops that an edit changed, and how."""
    what = edit.describe()
    for uid in what.moved:
        yield uid, "moved"
    for uid, site in before.items():
        if uid not in after:
            yield uid, "removed"
        elif _held(site) != _held(after[uid]) and uid not in what.moved:
            yield uid, "rewired"
    if what.changed is not None and what.changed in after:
        yield what.changed, "changed"
    yield from ((uid, "inserted") for uid in after if uid not in before)


def _held(site: Site) -> list[Value]:
    return [slot.value for slot in site.slots]


class _Graph:
    """The sites of one state of a program, and who uses what."""

    def __init__(self, sites: Iterable[Site]) -> None:
        self.sites = {site.uid: site for site in sites}
        self._users: dict[str, list[Slot]] = {}
        for site in self.sites.values():
            for slot in site.slots:
                self._users.setdefault(_producer(slot.value), []).append(slot)

    def nodes(self, marks: Mapping[str, str], other: _Graph) -> tuple[Node, ...]:
        """The marked ops that this state has; edges that `other` lacks count as changed."""
        return tuple(
            self._node(site, marks[uid], other) for uid, site in self.sites.items() if uid in marks
        )

    def _node(self, site: Site, mark: str, other: _Graph) -> Node:
        users = [self._user(slot, other) for slot in self._users.get(site.uid, ())]
        users.sort(key=lambda wire: not wire.changed)
        return Node(
            uid=site.uid,
            op=site.op,
            type=site.type,
            mark=mark,
            producers=tuple(self._taken(slot, other) for slot in site.slots),
            users=tuple(users[:MOST_USERS]),
            more=max(0, len(users) - MOST_USERS),
        )

    def _taken(self, slot: Slot, other: _Graph) -> Wire:
        value = slot.value
        producer = self.sites.get(_producer(value))
        name = f"{value.ref} {producer.op if producer else _kind(value)}".rstrip()
        return Wire(name, value.type, _resized(slot), not other.has(slot))

    def _user(self, slot: Slot, other: _Graph) -> Wire:
        name = f"{slot.uid} {self.sites[slot.uid].op}"
        note = f"operand {slot.index}"
        if resized := _resized(slot):
            note = f"{note}, {resized}"
        return Wire(name, slot.value.type, note, not other.has(slot))

    def has(self, slot: Slot) -> bool:
        """True when the slot holds the same value in this state."""
        site = self.sites.get(slot.uid)
        return site is not None and slot in site.slots


def _producer(value: Value) -> str:
    """Uid of the site whose result the value is, if it is one's."""
    return value.ref.partition("#")[0]


def _kind(value: Value) -> str:
    """What a value is that no site computes; a constant's text says it itself."""
    return _KINDS.get(value.ref[:1], "") if value.ref[1:].isdigit() else "constant"


_KINDS: Mapping[str, str] = {"a": "argument", "b": "block argument"}


def _resized(slot: Slot) -> str:
    return "" if slot.value.type == slot.type else f"resized to {slot.type}"
