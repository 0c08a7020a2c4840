"""What LLVM IR leaves undefined where branches join: what a register happens to hold.

A variable that nothing has set on one of the ways has no value there. It is given what local
memory holds that nobody has written, which differs from run to run as `RunOptions.fill` does: a
program that makes use of it gives other results then.
"""

from __future__ import annotations

import re

from gevo.device.simt.lower.operations import local_array
from gevo.device.simt.lower.writer import Writer
from gevo.program.llvm.syntax.operands import incoming

UNDEFINED = frozenset(("undef", "poison"))
_BYTES = 8
_INTEGER = re.compile(r"i(\d+)")
_FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def joined(w: Writer, rest: str, original: str) -> list[tuple[str, str]]:
    """The values of a phi, each with the label that it comes from.

    Args:
        w: Of its kernel.
        rest: The phi in plain form, where what is undefined is zero.
        original: The instruction as it was.
    """
    type_ = rest.partition(" [ ")[0]
    had = (value for value, _ in incoming(original))
    return [
        (held(w, type_) if before in UNDEFINED and _bits(type_) else value, label)
        for (value, label), before in zip(incoming(rest), had, strict=True)
    ]


def held(w: Writer, type_: str) -> str:
    """The name of a value of an integer or a float that nothing has set."""
    name, bits = f"%$held.{type_}", _bits(type_)
    if any(line.startswith(f"{name} =") for line in w.prologue):
        return name
    place = f"%$held.{type_}.p"
    w.prologue.append(f"{place} = {local_array(w, _BYTES, _BYTES)}")
    narrow = f"i{bits}" if bits >= 8 else "i8"
    source = f"%$held.{type_}.{narrow}" if type_ != narrow else name
    w.prologue.append(f"{source} = load {narrow}, ptr {place}")
    if type_ in _FLOATS:
        w.prologue.append(f"{name} = bitcast {narrow} {source} to {type_}")
    elif type_ != narrow:
        w.prologue.append(f"{name} = trunc {narrow} {source} to {type_}")
    return name


def _bits(type_: str) -> int:
    """Of a scalar; 0 of what has none, and of an integer that is wider than a register."""
    if type_ in _FLOATS:
        return _FLOATS[type_]
    match = _INTEGER.fullmatch(type_)
    return int(match[1]) if match and int(match[1]) <= 8 * _BYTES else 0
