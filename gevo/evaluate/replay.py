"""Variants from their patches' JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gevo.edits.apply import apply
from gevo.edits.json_form import patch_from_json
from gevo.errors import EditError
from gevo.program.base import Program

PatchJson = Mapping[str, Any]
"""A patch as `patch_to_json` writes it."""


def replayed(baseline: Program, patch: PatchJson) -> Program:
    """The program that a patch gives, from the baseline and the patch's JSON alone.

    Raises EditError when an edit of the patch does not apply.
    """
    applied = apply(baseline, patch_from_json(patch))
    if applied.dropped:
        edit, reason = applied.dropped[0]
        raise EditError(f"edit {edit.id} of the patch does not apply: {reason}")
    return applied.program
