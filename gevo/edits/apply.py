"""Applying patches: each edit with its repair, as a whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from gevo.edits.edit import Change, Copy, Delete, Edit, Move, Replace, Set, Swap
from gevo.edits.patch import Applied, Patch
from gevo.edits.repair import Repair, find_slot
from gevo.errors import EditError
from gevo.program.base import Editor, Program, Site, Value, settings_from_json
from gevo.program.load import open_editor


def apply(program: Program, patch: Patch) -> Applied:
    """Apply a patch to a baseline; deterministic.

    An edit that does not apply (its site is gone, its repair finds nothing) is left out and
    listed in `dropped`; so is one whose id was seen before.

    Raises:
        ProgramError: `program` is not valid.
    """
    editor = open_editor(program)
    applied, dropped = apply_edits(editor, patch)
    return Applied(finished(editor, applied), Patch(tuple(applied)), tuple(dropped))


def finished(editor: Editor, applied: Iterable[Edit]) -> Program:
    """The edited program, with the settings that the applied edits give it."""
    program = editor.finish()
    chosen = {edit.name: edit.value for edit in applied if isinstance(edit, Set)}
    if not chosen:
        return program
    values = {name: json.loads(value) for name, value in sorted(chosen.items())}
    settings = dict(program.settings) | dict(settings_from_json(values))
    return program.configured(tuple(settings.items()))


def apply_edits(
    editor: Editor, edits: Iterable[Edit]
) -> tuple[list[Edit], list[tuple[Edit, str]]]:
    """Apply edits one after the other; the applied ones with their rewires, and the dropped."""
    applied: list[Edit] = []
    dropped: list[tuple[Edit, str]] = []
    seen: set[str] = set()
    for edit in edits:
        try:
            if edit.id in seen:
                raise EditError(f"{edit.id} is already in the patch")
            seen.add(edit.id)
            applied.append(apply_edit(editor, edit))
        except EditError as reason:
            dropped.append((edit, str(reason)))
    return applied, dropped


def apply_edit(editor: Editor, edit: Edit) -> Edit:
    """Apply one edit and repair what it broke.

    Returns:
        The edit with the rewires that were used.

    Raises:
        EditError: It cannot be applied; the editor is then as it was before.
    """
    mark = editor.mark()
    repair = Repair(editor, edit)
    try:
        _STEPS[edit.kind](editor, edit, repair)
        repair.mend()
    except EditError:
        editor.rollback(mark)
        raise
    # A patch shares with those that it came from what is the same in both: a run keeps all.
    return edit if repair.rewires == edit.rewires else replace(edit, rewires=repair.rewires)


def _site(editor: Editor, uid: str) -> Site:
    site = editor.site(uid)
    if site is None:
        raise EditError(f"there is no {uid}")
    return site


def _copy(editor: Editor, edit: Copy, repair: Repair) -> None:
    editor.copy(edit.uid, edit.before, edit.id)
    repair.mend()
    type_ = _site(editor, edit.id).type
    if type_:
        repair.make_matter(edit.id, type_)


def _delete(editor: Editor, edit: Delete, repair: Repair) -> None:
    repair.prefer(slot.value for slot in _site(editor, edit.uid).slots)
    editor.erase(edit.uid)


def _move(editor: Editor, edit: Move, repair: Repair) -> None:
    editor.move(edit.uid, edit.before)
    repair.mend()
    type_ = _site(editor, edit.uid).type
    if not type_:
        return
    # A result that is still in use matters already (loads hoisted out of a loop live from
    # that), so then only every other move looks for one more use.
    wanted = repair.records(edit.uid) or repair.coin()
    if wanted or not editor.users(edit.uid):
        repair.make_matter(edit.uid, type_)


def _replace(editor: Editor, edit: Replace, repair: Repair) -> None:
    if (edit.source is None) == (edit.index is None):
        raise EditError(f"{edit.id} must name either a source or an operand")
    if edit.index is not None:
        slot = find_slot(editor, f"{edit.uid}.{edit.index}")
        if slot is None:
            raise EditError(f"there is no operand {edit.index} of {edit.uid}")
        repair.change(slot)
    elif edit.source is not None:
        _replace_whole(editor, edit, edit.source, repair)


def _replace_whole(editor: Editor, edit: Replace, source: str, repair: Repair) -> None:
    if source == edit.uid:
        raise EditError(f"{edit.uid} cannot replace itself")
    _site(editor, edit.uid)
    editor.copy(source, edit.uid, edit.id)
    new = _site(editor, edit.id)
    users = editor.users(edit.uid)
    editor.erase(edit.uid)
    result = Value(new.uid, new.type)
    if new.type:
        for slot in users:
            if editor.accepts(slot, result):
                repair.put(slot, result)
    repair.mend()
    if new.type and not editor.users(edit.id):
        repair.make_matter(edit.id, new.type)


def _swap(editor: Editor, edit: Swap, repair: Repair) -> None:
    del repair
    if edit.uid == edit.other:
        raise EditError(f"{edit.uid} cannot change places with itself")
    # A copy keeps the second place while the two move.
    editor.copy(edit.uid, edit.other, edit.id)
    editor.move(edit.other, edit.uid)
    editor.move(edit.uid, edit.id)
    editor.erase(edit.id)


def _change(editor: Editor, edit: Change, repair: Repair) -> None:
    del repair
    editor.change(edit.uid, edit.name, edit.value)


def _set(editor: Editor, edit: Set, repair: Repair) -> None:
    """Nothing in the program changes: `finished` takes the value over."""
    del editor, repair
    try:
        json.loads(edit.value)
    except ValueError as error:
        raise EditError(f"{edit.value} is no JSON value") from error


_STEPS: Mapping[str, Callable[[Editor, Any, Repair], None]] = {
    Copy.kind: _copy,
    Delete.kind: _delete,
    Move.kind: _move,
    Replace.kind: _replace,
    Swap.kind: _swap,
    Change.kind: _change,
    Set.kind: _set,
}
