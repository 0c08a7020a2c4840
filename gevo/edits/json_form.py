"""The JSON form of edits and patches, exact both ways.

{"version": 1, "edits": [{"kind": "copy", "id": "e5f0c2a19b3d", "seed": 17,
  "uid": "u12", "before": "u30", "rewires": [["u30.1", "e5f0c2a19b3d", "float"]]}]}
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from gevo.edits.edit import Edit, own_fields
from gevo.edits.operators import operator_of
from gevo.edits.patch import Patch
from gevo.errors import EditError
from gevo.program.base import Value

VERSION = 1
_ID = re.compile(r"e[0-9a-f]+\Z")
_COMMON = frozenset(("kind", "id", "seed", "rewires"))


def patch_to_json(patch: Patch) -> dict[str, Any]:
    """The patch as plain dicts, lists, strings and integers."""
    return {"version": VERSION, "edits": [edit_to_json(edit) for edit in patch]}


def patch_from_json(data: object) -> Patch:
    """The patch that `patch_to_json` gave; raises EditError on anything else."""
    patch = _mapping(data, "a patch")
    if patch.get("version") != VERSION:
        raise EditError(f"the patch has version {patch.get('version')}, this gevo reads {VERSION}")
    return Patch(tuple(edit_from_json(edit) for edit in _list(patch.get("edits"), "edits")))


def edit_to_json(edit: Edit) -> dict[str, Any]:
    """The edit as plain dicts, lists, strings and integers."""
    data: dict[str, Any] = {"kind": edit.kind, "id": edit.id, "seed": edit.seed}
    for name in own_fields(type(edit)):
        value = getattr(edit, name)
        if value is not None:
            data[name] = value
    data["rewires"] = [[key, value.ref, value.type] for key, value in edit.rewires]
    return data


def edit_from_json(data: object) -> Edit:
    """The edit that `edit_to_json` gave; raises EditError on anything else."""
    edit = _mapping(data, "an edit")
    operator = operator_of(_string(edit, "kind"))
    if not _ID.match(_string(edit, "id")):
        raise EditError(f"'{edit['id']}' is no id of an edit")
    own = own_fields(operator)
    arguments: dict[str, Any] = {
        name: _integer(edit, name) if field.integer else _string(edit, name)
        for name, field in own.items()
        if name in edit or not field.optional
    }
    if unknown := set(edit) - own.keys() - _COMMON:
        raise EditError(f"an edit of kind {edit['kind']} has no '{min(unknown)}'")
    rewires = tuple(_rewire(item) for item in _list(edit.get("rewires"), "rewires"))
    return operator(edit["id"], _integer(edit, "seed"), rewires=rewires, **arguments)


def _rewire(data: object) -> tuple[str, Value]:
    items = _list(data, "a rewire")
    if len(items) != 3 or not all(isinstance(item, str) for item in items):
        raise EditError(f"a rewire is [slot, value, type], not {items}")
    key, ref, type_ = cast(list[str], items)
    return key, Value(ref, type_)


def _mapping(data: object, what: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise EditError(f"{what} is a JSON object, not {data!r}")
    return cast(dict[str, Any], data)


def _list(data: object, what: str) -> list[Any]:
    if not isinstance(data, list):
        raise EditError(f"{what} is a JSON list, not {data!r}")
    return cast(list[Any], data)


def _string(data: Mapping[str, Any], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise EditError(f"'{name}' of an edit is a string, not {value!r}")
    return value


def _integer(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise EditError(f"'{name}' of an edit is an integer, not {value!r}")
    return value
