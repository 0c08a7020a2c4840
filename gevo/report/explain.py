"""What a patch does, edit by edit: instructions, source lines, and rewired values.

Works on the sites of the unmodified program and replays the patch on plain values: which site
an inserted uid is a copy of, and what each operand holds at that moment. No editor is changed.

An edit in the graph of ops: what it changes, with producers and users one step away. Reads sites
alone, so it serves every dialect. A program without source lines (StableHLO) has no better place
in which an edit could be shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from gevo.edits.apply import apply, apply_edit, apply_edits
from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.edits.text import format_edit
from gevo.errors import ConfigError, EditError, ProgramError
from gevo.frontend.device_code import parameter_names
from gevo.program.base import Editor, Program, Site, Slot, Value
from gevo.program.load import open_editor
from gevo.program.parameters import ParameterNames, named_parameters
from gevo.records.forms import readable
from gevo.records.run import SOURCE, RunFolder
from gevo.report import figures, ir_text
from gevo.report.diff import Hunk, diff
from gevo.report.ir_text import IrText, Source, locate
from gevo.report.model import Member, Report

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
    return _KINDS.get(value.ref[:1], "") if value.ref[1:].isdecimal() else "constant"


_KINDS: Mapping[str, str] = {"a": "argument", "b": "block argument"}


def _resized(slot: Slot) -> str:
    return "" if slot.value.type == slot.type else f"resized to {slot.type}"


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
    """Explanations by member id, and the source text that their lines refer to.

    Attributes:
        by_id: The explanations.
        source: That text; None where it was not found.
        names: The kernels' parameters.
    """

    by_id: Mapping[int, Explanation]
    source: Source | None
    names: ParameterNames = field(default_factory=dict[str, Sequence[str]])


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


def explain_front(report: Report) -> Explained:
    """Explain every member of the front; what cannot be explained says why."""
    try:
        folder = RunFolder.open(report.folder)
        baseline = folder.baseline()
        sites = open_editor(baseline).sites()
        ir = locate(baseline, sites)
        places = folder.places()
    except (ConfigError, ProgramError) as error:
        failed = Explanation(problem=str(error))
        return Explained({m.id: failed for m in report.front}, None)
    roots = Path(), report.folder
    if baseline.dialect.source_lines:
        kept = report.folder / SOURCE  # what was compiled, whatever has become of the file since
        if kept.is_file():
            found = ir_text.find(str(kept.resolve()), baseline.text, roots)
            found = found and replace(found, name=Path(report.program).name)
        else:
            found = ir_text.find(report.program, baseline.text, roots)
    else:
        sites, file = _placed(sites, places)
        found = ir_text.find_named(report.program, file, roots) if file else None
    source = "\n".join(found.lines) if found else ""
    beside = Path(report.program).parent
    names = named_parameters(baseline, lambda: parameter_names(source, beside))
    return Explained({m.id: _explain(m, baseline, sites, ir) for m in report.front}, found, names)


def _placed(
    sites: Sequence[Site], places: Mapping[str, tuple[str, int]]
) -> tuple[Sequence[Site], str]:
    """The sites with their lines in the file that most of them come from, and its path."""
    files = Counter(file for file, _ in places.values())
    most = max(files, key=lambda file: (files[file], file), default="")
    lines = {uid: line for uid, (file, line) in places.items() if file == most}
    return [replace(site, line=lines.get(site.uid, 0)) for site in sites], most


def _notes(
    baseline: Program, patch: Patch, sites: Sequence[Site], ir: IrText
) -> Sequence[EditNote]:
    """The edits explained; those behind passes name sites as these leave them."""
    early = Patch(tuple(edit for edit in patch if edit.first))
    if not early:
        return explain(patch, sites, ir)
    editor = open_editor(baseline)
    apply_edits(editor, early)
    before = {site.uid: site for site in sites}
    after = {
        site.uid: site if site.line or site.uid not in before else _at(site, before[site.uid])
        for site in editor.sites()
    }
    rest = Patch(tuple(edit for edit in patch if not edit.first))
    notes = (*explain(early, sites, ir), *explain(rest, (before | after).values(), ir))
    by_id = {note.id: note for note in notes}
    return [by_id[edit.id] for edit in patch]


def _at(site: Site, other: Site) -> Site:
    return replace(site, line=other.line)


def _explain(member: Member, baseline: Program, sites: Sequence[Site], ir: IrText) -> Explanation:
    try:
        patch = readable(member.patch)
        notes = _notes(baseline, patch, sites, ir)
    except EditError as error:
        return Explanation(problem=str(error))
    applied = apply(baseline, patch)
    problem = None
    if applied.dropped:
        edit, reason = applied.dropped[0]
        count = figures.count(len(applied.dropped), "edit")
        problem = f"{count} could not be applied again, first {edit.id}: {reason}"
    return Explanation(
        tuple(notes),
        diff(baseline.text, applied.program.text),
        {} if baseline.dialect.source_lines else neighbourhoods(open_editor(baseline), patch),
        problem,
    )
