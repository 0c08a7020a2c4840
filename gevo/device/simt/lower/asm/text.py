"""Inline assembly, taken apart into PTX statements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from gevo.device.simt.lower.ptx.mnemonic import Mnemonic, parse
from gevo.program.llvm.syntax.lexer import split_top

_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_STATEMENT = re.compile(
    r"(?:@(?P<guard>!?[\w$%{}]+)\s+)?(?P<mnemonic>\.?[a-z][\w.:]*)\s*(?P<operands>.*)", re.DOTALL
)
_BRACED = re.compile(r"\$\{(\d+)\}")


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement.

    Attributes:
        guard: Predicate that it is executed under, with `!` if that is to be false; or empty.
        mnemonic: Its mnemonic; one that starts with a dot declares something.
        operands: Its operands; `${1}` is written `$1`.
    """

    guard: str
    mnemonic: str
    operands: tuple[str, ...]


def statements(text: str) -> Iterator[Statement]:
    """The statements of inline assembly, as LLVM prints it between quotes.

    Raises:
        ValueError: Something in it is no statement.
    """
    text = _ESCAPE.sub(lambda m: chr(int(m[1], 16)), text)
    text = _BRACED.sub(r"$\1", _COMMENT.sub("", text).replace("$$", "$"))
    for piece in text.split(";"):
        line = _without_scopes(piece)
        if not line:
            continue
        match = _STATEMENT.fullmatch(line)
        if match is None:
            raise ValueError(f"no statement of PTX: {line}")
        operands = tuple(split_top(match["operands"]))
        yield Statement(match["guard"] or "", match["mnemonic"], operands)


def _without_scopes(piece: str) -> str:
    """Without braces around several statements; those of vectors are balanced."""
    line = piece.strip()
    while line.startswith("{") and line.count("{") > line.count("}"):
        line = line[1:].lstrip()
    while line.startswith("}"):
        line = line[1:].lstrip()
    while line.endswith("}") and line.count("}") > line.count("{"):
        line = line[:-1].rstrip()
    return "" if line in ("{}", "{ }") else line


_QUOTED = re.compile(r'\basm [^"]*"([^"]*)"')


def asm_accesses(call: str) -> list[Mnemonic]:
    """What of a call's assembly accesses memory; nothing where it cannot be read."""
    match = _QUOTED.search(call)
    try:
        read = [parse(s.mnemonic) for s in statements(match[1])] if match else []
    except ValueError:
        return []
    return [one for one in read if one is not None and one.form.instruction != "fence"]


_SPACES = {"shared": 3, "local": 5, "const": 4}


def space_of(access: Mnemonic) -> int:
    """LLVM's number of an access's address space; generic counts as global."""
    return _SPACES.get(access.space, 1)


def size_of(access: Mnemonic) -> int:
    """Bytes of an access."""
    bits = re.search(r"(\d+)(x2)?\Z", access.type)
    return access.lanes * int(bits[1]) * (2 if bits[2] else 1) // 8 if bits else 4
