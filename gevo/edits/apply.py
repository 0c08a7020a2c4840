"""Applying patches: each edit with its repair, as a whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

from gevo.edits.edit import Edit
from gevo.edits.patch import Applied, Patch, in_order
from gevo.edits.repair import Repair
from gevo.errors import EditError
from gevo.program.base import Editor, Program, settings_from_json
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
    chosen = {name: value for edit in applied for name, value in edit.settings.items()}
    if not chosen:
        return program
    values = {name: json.loads(value) for name, value in sorted(chosen.items())}
    settings = dict(program.settings) | dict(settings_from_json(values))
    return program.configured(tuple(settings.items()))


def apply_edits(
    editor: Editor, edits: Iterable[Edit]
) -> tuple[list[Edit], list[tuple[Edit, str]]]:
    """Apply edits one after the other; the applied ones with their rewires, and the dropped.

    The applied ones stand in the order of `in_order`.
    """
    applied: list[Edit] = []
    dropped: list[tuple[Edit, str]] = []
    seen: set[str] = set()
    for edit in in_order(edits):
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
    repair = Repair(editor, edit.seed, edit.rewires)
    try:
        edit.apply(editor, repair)
        repair.mend()
    except EditError:
        editor.rollback(mark)
        raise
    # A patch shares with those that it came from what is the same in both: a run keeps all.
    return edit if repair.rewires == edit.rewires else replace(edit, rewires=repair.rewires)
