"""The textual form of patches: one edit a line, exact both ways.

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
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gevo.edits.edit import Change, Copy, Delete, Edit, Move, Replace, Set, Swap
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
    text = f"{_FORMATS[edit.kind](edit)} as {edit.id} seed {edit.seed}"
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
    for pattern, make in _FORMS:
        if found := re.fullmatch(pattern, match[1]):
            edit = make(match[2], int(match[3]), found)
            return replace(edit, rewires=tuple(_rewires(match[4] or "")))
    raise EditError(f"'{match[1]}' is no copy, delete, move, replace, swap, change or set")


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


def _replace_text(edit: Replace) -> str:
    if edit.index is not None:
        return f"replace {edit.uid}.{edit.index}"
    return f"replace {edit.uid} with {edit.source}"


_FORMATS: Mapping[str, Callable[[Any], str]] = {
    Copy.kind: lambda e: f"copy {e.uid} before {e.before}",
    Delete.kind: lambda e: f"delete {e.uid}",
    Move.kind: lambda e: f"move {e.uid} before {e.before}",
    Replace.kind: _replace_text,
    Swap.kind: lambda e: f"swap {e.uid} with {e.other}",
    Change.kind: lambda e: f"change {e.uid}.{e.name} to {_atom(e.value)}",
    Set.kind: lambda e: f"set {e.name} = {e.value}",
}


_Make = Callable[[str, int, re.Match[str]], Edit]

_FORMS: Sequence[tuple[str, _Make]] = (
    (rf"copy ({_WORD}) before ({_WORD})", lambda i, s, m: Copy(i, s, m[1], m[2])),
    (rf"delete ({_WORD})", lambda i, s, m: Delete(i, s, m[1])),
    (rf"move ({_WORD}) before ({_WORD})", lambda i, s, m: Move(i, s, m[1], m[2])),
    (rf"replace ({_WORD}) with ({_WORD})", lambda i, s, m: Replace(i, s, m[1], source=m[2])),
    (rf"replace ({_WORD})\.(\d+)", lambda i, s, m: Replace(i, s, m[1], index=int(m[2]))),
    (rf"swap ({_WORD}) with ({_WORD})", lambda i, s, m: Swap(i, s, m[1], m[2])),
    (
        rf"change ({_WORD})\.({_WORD}) to ({_ATOM})",
        lambda i, s, m: Change(i, s, m[1], m[2], _unquote(m[3])),
    ),
    (rf"set ({_WORD}) = (.+)", lambda i, s, m: Set(i, s, m[1], m[2])),
)
