"""What an instruction may be mutated to, as text; see `gevo.program.llvm.mutants`."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping

from gevo.program.llvm.syntax.types import StructTypes, float_text, read_float
from gevo.program.llvm.text import Instruction

COMPARISONS = frozenset(("icmp", "fcmp"))

_BARRIER = re.compile(r"@llvm\.nvvm\.(?:barrier|bar\.|membar|fence)")


def synchronises(op: str, head: str) -> bool:
    """True for barriers and fences, whose operands (a barrier's number) are not mutated."""
    return op == "fence" or (op == "call" and bool(_BARRIER.search(head)))


_FLIPPED: Mapping[str, str] = {
    **{f"{s}{a}": f"{s}{b}" for s in "suo" for a, b in (("lt", "gt"), ("le", "ge"))},
    **{f"{s}{b}": f"{s}{a}" for s in "suo" for a, b in (("lt", "gt"), ("le", "ge"))},
    **{"eq": "ne", "ne": "eq", "oeq": "une", "une": "oeq", "ueq": "one", "one": "ueq"},
    **{"ord": "uno", "uno": "ord"},
}
_FLOAT_BOUNDARY: Mapping[str, str] = {
    **{f"{s}{a}": f"{s}{b}" for s in "uo" for a, b in (("lt", "le"), ("gt", "ge"))},
    **{f"{s}{b}": f"{s}{a}" for s in "uo" for a, b in (("lt", "le"), ("gt", "ge"))},
}
_PREDICATE = re.compile(
    r"^(icmp|fcmp)((?: (?:samesign|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc))*) (\w+) "
)


def other_predicates(head: str) -> Iterator[tuple[str, str]]:
    """What changes and the new text before the first operand: flipped, and at the boundary.

    At an integer's boundary, `x <= n` for `x < n` is what a bound moved by one is.
    """
    match = _PREDICATE.match(head)
    if match is None:
        return
    for table in (_FLIPPED, *([_FLOAT_BOUNDARY] if match[1] == "fcmp" else [])):
        other = table.get(match[3])
        if other:
            text = f"{match[1]}{match[2]} {other} {head[match.end() :]}"
            yield f"{match[3]} to {other}", text


_SWAPPED: Mapping[str, str] = {
    **{"add": "sub", "sub": "add", "mul": "add", "sdiv": "mul", "udiv": "mul"},
    **{"srem": "sdiv", "urem": "udiv", "shl": "lshr", "lshr": "shl", "ashr": "shl"},
    **{"and": "or", "or": "and", "xor": "and"},
    **{"fadd": "fsub", "fsub": "fadd", "fmul": "fdiv", "fdiv": "fmul", "frem": "fdiv"},
}
_FLAGS = re.compile(r"^(\w+)((?: (?:nuw|nsw|exact|disjoint))*)")
_EXTREMES = (
    ("smin", "smax"),
    ("umin", "umax"),
    ("minnum", "maxnum"),
    ("minimum", "maximum"),
    ("minimumnum", "maximumnum"),
    ("fmin", "fmax"),
)
_EXTREME = {a: b for pair in _EXTREMES for a, b in (pair, pair[::-1])}
_CALLED = re.compile(r"(@llvm\.(?:nvvm\.)?)(\w+)(?=\.)")
_ATOMIC = re.compile(r"^(atomicrmw (?:volatile )?)(\w+) ")
_ATOMICS: Mapping[str, str] = {
    **{"add": "sub", "sub": "add", "and": "or", "or": "and", "xor": "or", "xchg": "add"},
    **{"max": "min", "min": "max", "umax": "umin", "umin": "umax"},
    **{"fadd": "fsub", "fsub": "fadd", "fmax": "fmin", "fmin": "fmax"},
}


def swapped(op: str, head: str) -> tuple[str, str] | None:
    """Another operator: what changes and the new text before the first operand; None for none."""
    if op in _SWAPPED:
        # Flags that promise something of one operator's result mean nothing for another's.
        return f"{op} to {_SWAPPED[op]}", _FLAGS.sub(_SWAPPED[op], head, count=1)
    if op == "call" and (match := _CALLED.search(head)) and match[2] in _EXTREME:
        other = _EXTREME[match[2]]
        text = f"{head[: match.start(2)]}{other}{head[match.end(2) :]}"
        return f"{match[2]} to {other}", text
    if op == "atomicrmw" and (match := _ATOMIC.match(head)) and match[2] in _ATOMICS:
        other = _ATOMICS[match[2]]
        return f"{match[2]} to {other}", f"{match[1]}{other} {head[match.end() :]}"
    return None


_NEW = "%gevo.bound"


def moved_bound(type_: str, text: str, step: int) -> tuple[str, str] | None:
    """An integer moved by one: instructions that compute it, if any, and what stands for it.

    None for other types, and for a constant that has no such neighbour.
    """
    width = re.fullmatch(r"i(\d+)", type_)
    if width is None or width[1] == "1":
        return None
    if text.startswith("%"):
        return f"  {_NEW} = add {type_} {text}, {step}\n", _NEW
    if not re.fullmatch(r"-?\d+", text):
        return None
    moved, half = int(text) + step, 1 << (int(width[1]) - 1)
    return ("", str(moved)) if -half <= moved < half else None


def changed_constant(structs: StructTypes, one: Instruction, index: int) -> str | None:
    """Another number for an operand that is one; None for all others.

    Integers become one larger (byte offsets stay aligned to a word, shifts within the width),
    floats twice as large, and zero one.
    """
    operand = one.operands[index]
    type_, text = operand.type, operand.value.ref
    if type_ == "i1":
        return {"true": "false", "false": "true"}.get(text) if one.op == "phi" else None
    if type_ in ("float", "double"):
        return _changed_float(type_, text)
    if not structs.is_integer_literal(type_, text):
        return None
    value, half = int(text), 1 << (int(type_[1:]) - 1)
    if index and one.op in ("shl", "lshr", "ashr"):
        return str(value + 1 if value + 1 < int(type_[1:]) else value - 1)
    if index and one.op in ("extractelement", "insertelement"):
        return str(value ^ 1)
    step = 1
    if one.op == "getelementptr" and re.search(r"\bi8, ", one.pieces[0]) and value % 4 == 0:
        step = 4
    other = value + step
    if other == 0 and index and one.op in ("sdiv", "udiv", "srem", "urem"):
        other = 1
    return str(other if other < half else value - step)


def _changed_float(type_: str, text: str) -> str | None:
    value = read_float(text)
    if value is None:
        return None
    largest = 3.4028234e38 if type_ == "float" else 1.7976931348623157e308
    if value == 0.0 or not math.isfinite(value):
        return float_text(1.0)
    return float_text(value * 2 if abs(value) <= largest / 2 else value / 2)
