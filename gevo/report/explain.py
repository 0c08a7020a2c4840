"""What a patch does, edit by edit: instructions, source lines, and rewired values.

Works on the sites of the unmodified program and replays the patch on plain values: which site
an inserted uid is a copy of, and what each operand holds at that moment. No editor is changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.edits.text import format_edit
from gevo.program.base import Site, Slot, Value
from gevo.report.diff import Hunk
from gevo.report.graph import Neighbourhood
from gevo.report.ir_text import IrText, Source


@dataclass(frozen=True)
class SiteNote:
    """One instruction that an edit names.

    Attributes:
        role: What the edit does with it, as words before the instruction.
        uid: Its uid.
        text: The instruction, operands by uid; empty when the program has no such site.
        line: Source line; 0 when unknown.
        op: Its opcode; empty likewise.
    """

    role: str
    uid: str
    text: str
    line: int
    op: str = ""


@dataclass(frozen=True)
class RewireNote:
    """One operand that got another value.

    Attributes:
        slot: The operand, `u30.1`.
        user: The instruction that holds it, before the change.
        was: The value before; empty when unknown.
        now: The value after.
        line: Source line of the instruction; 0 when unknown.
    """

    slot: str
    user: str
    was: str
    now: str
    line: int


@dataclass(frozen=True)
class EditNote:
    """One edit explained.

    Attributes:
        id: The edit's.
        kind: Its operator's.
        text: Its textual form, which `gevo.edits.text` reads back.
        sites: The instructions that it names.
        rewires: The operands that its repair changed.
        words: What it does, where it names no instruction; else empty.
    """

    id: str
    kind: str
    text: str
    sites: tuple[SiteNote, ...]
    rewires: tuple[RewireNote, ...]
    words: str = ""

    @property
    def lines(self) -> tuple[int, ...]:
        """The source lines that the edit touches, ascending, without 0."""
        lines = {note.line for note in (*self.sites, *self.rewires)}
        return tuple(sorted(lines - {0}))


@dataclass(frozen=True)
class Explanation:
    """What one member's patch does.

    Attributes:
        notes: One per edit; empty when the patch could not be read.
        hunks: Difference of the IR; empty when the patch could not be applied.
        graph: Edits by id in the graph of ops, where the program has no source lines.
        problem: One line that says what could not be explained, and why; None when all could.
    """

    notes: tuple[EditNote, ...] = ()
    hunks: tuple[Hunk, ...] = ()
    graph: Mapping[str, Neighbourhood] = field(default_factory=dict[str, Neighbourhood])
    problem: str | None = None


@dataclass(frozen=True)
class Explained:
    """Explanations by member id, and the source text that their lines refer to."""

    by_id: Mapping[int, Explanation]
    source: Source | None


_ARGUMENT = re.compile(r"a[0-9]+\Z")


def explain(patch: Patch, sites: Iterable[Site], ir: IrText | None = None) -> tuple[EditNote, ...]:
    """Explain each edit of `patch`.

    Args:
        patch: The edits.
        sites: The sites of the unmodified program.
        ir: Their text in the IR, which is quoted where it still holds.
    """
    state = _State(sites, ir or IrText())
    return tuple(state.note(edit) for edit in patch)


class _State:
    """Sites as they stand after the edits explained so far."""

    def __init__(self, sites: Iterable[Site], ir: IrText) -> None:
        self._sites = {site.uid: site for site in sites}
        self._original = dict(self._sites)
        self._ir = ir

    def note(self, edit: Edit) -> EditNote:
        what = edit.describe()
        sites = tuple(self._site(role, uid) for role, uid in what.sites)
        if what.changed is not None:  # its text in the IR is quoted no more
            self._original.pop(what.changed, None)
        if what.copied is not None:
            self._copy(what.copied, edit.id)
        rewires = tuple(self._rewire(key, value) for key, value in edit.rewires)
        return EditNote(edit.id, edit.kind, format_edit(edit), sites, rewires, what.words)

    def _site(self, role: str, uid: str) -> SiteNote:
        site = self._sites.get(uid)
        if site is None:
            return SiteNote(role, uid, "", 0)
        return SiteNote(role, uid, self._text(site), site.line, site.op)

    def _text(self, site: Site) -> str:
        """The instruction as the IR has it, or by uids once an edit has changed it."""
        quoted = self._ir.instructions.get(site.uid)
        if quoted is None or self._original.get(site.uid) != site:
            return site_text(site)
        # StableHLO's text begins with the uid itself.
        named = quoted.startswith((f"%{site.uid} = ", f"%{site.uid}:"))
        return quoted if named else f"{site.uid}: {quoted}"

    def _copy(self, uid: str, new_uid: str) -> None:
        if uid in self._sites:
            site = self._sites[uid]
            slots = tuple(replace(slot, uid=new_uid) for slot in site.slots)
            self._sites[new_uid] = replace(site, uid=new_uid, slots=slots)

    def _rewire(self, key: str, value: Value) -> RewireNote:
        uid, _, index = key.rpartition(".")
        site = self._sites.get(uid)
        slot = _slot(site, int(index)) if site else None
        if site is None or slot is None:
            return RewireNote(key, "", "", self._value(value, ""), 0)
        user, was = self._text(site), self._value(slot.value, site.function)
        self._set(uid, slot.index, value)
        return RewireNote(key, user, was, self._value(value, site.function), site.line)

    def _set(self, uid: str, index: int, value: Value) -> None:
        site = self._sites[uid]
        slots = tuple(replace(s, value=value) if s.index == index else s for s in site.slots)
        self._sites[uid] = replace(site, slots=slots)

    def _value(self, value: Value, function: str) -> str:
        """A value with the instruction that computes it, or the argument's name."""
        site = self._sites.get(value.ref)
        if site:
            return self._text(site)
        names = self._ir.arguments.get(function, ())
        index = int(value.ref[1:]) if _ARGUMENT.match(value.ref) else len(names)
        name = f" ({names[index]})" if index < len(names) else ""
        return f"{value.type} {value.ref}{name}"


def site_text(site: Site) -> str:
    """An instruction on one line, its operands by uid: `u12 = fadd float u10, a1`."""
    result = f"{site.uid} = " if site.type and site.type != "void" else f"{site.uid}: "
    operands = ", ".join(slot.value.ref for slot in site.slots)
    return f"{result}{site.op} {site.type} {operands}".replace("  ", " ").rstrip()


def _slot(site: Site, index: int) -> Slot | None:
    return next((slot for slot in site.slots if slot.index == index), None)
