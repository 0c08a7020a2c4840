"""The textual and the JSON form of patches. The text has one edit a line, exact both ways.

    copy u12 before u30 as e5f0c2a19b3d seed 17 { %u30.1 = e5f0c2a19b3d : float }
    delete u7 as e0c2f19b3d5a seed 4 { %u9.0 = 0x3FB99999A0000000 : float; %u11.0 = u3 : float }
    move u12 before u30 as e1f0c2a19b3d seed 8
    replace u12 with u9 as e2f0c2a19b3d seed 8
    replace u30.1 as e3f0c2a19b3d seed 9 { %u30.1 = "getelementptr (i8, ptr @t, i64 4)" : ptr }
    swap u3 with u9 as e4f0c2a19b3d seed 3
    change u36.value to "dense<1.6e+01> : tensor<f32>" as e6f0c2a19b3d seed 0
    set tile = [4, 8] as e5f0c2a19b3d seed 0

Between the braces stand the rewires: slot, value, type. A value or type that is not one plain
word is written as a JSON string. Blank lines and lines that begin with `#` are skipped.

The JSON form is exact both ways, too.

    {"version": 1, "edits": [{"kind": "copy", "id": "e5f0c2a19b3d", "seed": 17,
      "uid": "u12", "before": "u30", "rewires": [["u30.1", "e5f0c2a19b3d", "float"]]}]}
"""

from __future__ import annotations

import functools
import json
import re
import string
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from gevo.edits.edit import Edit, own_fields
from gevo.edits.operators import operator_of
from gevo.edits.patch import Patch
from gevo.errors import EditError
from gevo.program.base import Value

_WORD = r"[A-Za-z0-9_]+"
_ID = r"e[0-9a-f]+"
_WORDLIKE = r'[^\s"{};:#][^\s"{};:]*'
_PLAIN = re.compile(rf"{_WORDLIKE}\Z")
_STRING = r'"(?:[^"\\]|\\.)*"'
_ATOM = rf"(?:{_STRING}|{_WORDLIKE})"
_EDIT = re.compile(rf"(.*?) as ({_ID}) seed (-?\d+)(?: \{{ (.*) \}})?\Z")
_REWIRE = re.compile(rf"%({_WORD}\.\d+) = ({_ATOM}) : ({_ATOM})(?:; |\Z)")


def format_patch(patch: Patch) -> str:
    """The patch as text, with a newline after each edit; `parse_patch` inverts it exactly."""
    return "".join(f"{format_edit(edit)}\n" for edit in patch)


def format_edit(edit: Edit) -> str:
    """One edit as one line, without a newline."""
    text = f"{_written(edit)} as {edit.id} seed {edit.seed}"
    rewires = "; ".join(
        f"%{key} = {_atom(value.ref)} : {_atom(value.type)}" for key, value in edit.rewires
    )
    return f"{text} {{ {rewires} }}" if rewires else text


def parse_patch(text: str, source: str = "<patch>") -> Patch:
    """The patch in a text.

    Args:
        text: The text.
        source: Name of the file, for messages.

    Raises:
        EditError: A line is no edit; the message names file and line.
    """
    edits: list[Edit] = []
    for number, line in enumerate(text.split("\n"), start=1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            try:
                edits.append(parse_edit(stripped))
            except EditError as reason:
                raise EditError(f"{source}, line {number}: {reason}") from reason
    return Patch(tuple(edits))


def parse_edit(line: str) -> Edit:
    """The edit in one line; raises EditError."""
    match = _EDIT.match(line)
    if match is None:
        raise EditError(f"expected '<edit> as <id> seed <number>', found '{line}'")
    operator, fields = _read(match[1])
    rewires = tuple(_rewires(match[4] or ""))
    return operator(match[2], int(match[3]), rewires=rewires, **fields)


def _rewires(text: str) -> Iterator[tuple[str, Value]]:
    at = 0
    while at < len(text):
        match = _REWIRE.match(text, at)
        if match is None:
            raise EditError(f"expected '%<slot> = <value> : <type>', found '{text[at:]}'")
        yield match[1], Value(_unquote(match[2]), _unquote(match[3]))
        at = match.end()


def _atom(text: str) -> str:
    return text if _PLAIN.match(text) else json.dumps(text)


def _unquote(atom: str) -> str:
    if atom[0] != '"':
        return atom
    try:
        return str(json.loads(atom))
    except ValueError as reason:
        raise EditError(f"{atom} is no JSON string") from reason


@dataclass(frozen=True)
class _Form:
    """One way in which an operator's edits are written.

    Attributes:
        pattern: Of the text, with a group for each field.
        parts: Literal text with the name of the field behind it, and how that is written.
        operator: The operator.
    """

    pattern: re.Pattern[str]
    parts: tuple[tuple[str, str | None, str | None], ...]
    operator: type[Edit]

    def fits(self, edit: Edit) -> bool:
        """Whether the edit has all fields of this form."""
        return all(name is None or getattr(edit, name) is not None for _, name, _ in self.parts)

    def write(self, edit: Edit) -> str:
        """The edit's text."""
        text = ""
        for literal, name, style in self.parts:
            value = "" if name is None else str(getattr(edit, name))
            text += literal + (_atom(value) if style == "atom" else value)
        return text

    def read(self, text: str) -> Mapping[str, Any] | None:
        """The fields in a text; None when it is not of this form."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        own, fields = own_fields(self.operator), dict[str, Any]()
        for _, name, style in self.parts:
            if name is not None:
                value = _unquote(found[name]) if style == "atom" else found[name]
                fields[name] = int(value) if own[name].integer else value
        return fields


_STYLES: Mapping[str | None, str] = {"atom": _ATOM, "rest": ".+"}


@functools.cache
def _forms(operator: type[Edit]) -> tuple[_Form, ...]:
    own, found = own_fields(operator), list[_Form]()
    for form in operator.forms:
        parts = tuple((p[0], p[1], p[2]) for p in string.Formatter().parse(form))
        pattern = ""
        for literal, name, style in parts:
            pattern += re.escape(literal)
            if name is not None:
                word = "-?[0-9]+" if own[name].integer else _WORD
                pattern += f"(?P<{name}>{_STYLES.get(style, word)})"
        found.append(_Form(re.compile(pattern), parts, operator))
    return tuple(found)


def _written(edit: Edit) -> str:
    forms = _forms(type(edit))
    return next((form for form in forms if form.fits(edit)), forms[-1]).write(edit)


def _read(text: str) -> tuple[type[Edit], Mapping[str, Any]]:
    """The operator whose text this is, and the fields that it has of its own."""
    operator = operator_of(text.partition(" ")[0])
    for form in _forms(operator):
        if (fields := form.read(text)) is not None:
            return operator, fields
    raise EditError(f"'{text}' is no {operator.kind}: {' or '.join(operator.forms)}")


VERSION = 1
_WHOLE_ID = re.compile(r"e[0-9a-f]+\Z")
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
    if not _WHOLE_ID.match(_string(edit, "id")):
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
    key, ref, type_ = (_text(one) for one in cast(list[str], items))
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
    return _text(value)


def _text(value: str) -> str:
    """A text that can be part of a program; raises EditError."""
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise EditError(f"{value!r} of an edit is half of a surrogate pair") from error
    return value


def _integer(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise EditError(f"'{name}' of an edit is an integer, not {value!r}")
    return value
