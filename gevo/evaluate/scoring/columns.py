"""What single instructions give for many values at once.

Integers are unsigned columns of their width; i1 is a column of truth values. What an instruction
leaves open (a division by zero, a shift by too much) is something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.conditions import number_of, plain
from gevo.device.simt.model.ir import Instruction
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.llvm.syntax.types import take_type

Column = NDArray[Any]
Binary = Callable[[Column, Column], Column]

TYPES: Mapping[str, np.dtype[Any]] = {
    "i1": np.dtype(np.bool_),
    **{f"i{n}": np.dtype(f"u{n // 8}") for n in (8, 16, 32, 64)},
    "half": np.dtype(np.float16),
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
}
"""Types of columns by LLVM's name."""


class NotKnown(Exception):
    """It cannot be worked out."""


def known(one: Instruction) -> bool:
    """Whether it is known what an instruction gives."""
    if one.op == "call":
        return _FUNCTION.match(one.callee) is not None
    plain_ = one.op in ("select", "freeze", "fneg", "icmp", "fcmp") or one.op in _CONVERSIONS
    return one.lanes == 1 and (plain_ or one.op in _OPERATIONS)


def column_of(one: Instruction, values: Mapping[str, Column], rows: int) -> Column:
    """What an instruction gives in every row.

    Args:
        one: An instruction that is `known`.
        values: What its operands are.
        rows: How many rows there are.

    Raises:
        NotKnown: An operand, or its type, is of another kind.
    """
    text = plain(one)
    if one.op == "call":
        return _called(one, text, values, rows)
    if one.op == "select":
        pieces = [take_type(piece) for piece in split_top(text)]
        condition, first, second = (_operand(t, v, values, rows) for t, v in pieces)
        return np.where(condition, first, second)
    if one.op in _CONVERSIONS:
        before, _, goal = text.rpartition(" to ")
        kind, token = take_type(before)
        return _converted(one.op, _operand(kind, token, values, rows), _type(goal.strip()))
    predicate = ""
    if one.op in ("icmp", "fcmp"):
        predicate, _, text = text.partition(" ")
    kind, rest = take_type(text)
    first, *others = (_operand(kind, token, values, rows) for token in split_top(rest))
    if one.op in ("freeze", "fneg"):
        return first if one.op == "freeze" else np.negative(first)
    operation = _OPERATIONS.get(f"{one.op} {predicate}".strip())
    if operation is None:
        raise NotKnown
    return operation(first, others[0])


def _called(one: Instruction, text: str, values: Mapping[str, Column], rows: int) -> Column:
    found = _FUNCTION.match(one.callee)
    if found is None:
        raise NotKnown
    inner = text[text.index("(", text.index("@")) + 1 : text.rindex(")")]
    pieces = [take_type(piece) for piece in split_top(inner)]
    first, *others = (_operand(t, v.split()[-1], values, rows) for t, v in pieces)
    name = found[1]
    if name in _OF_ONE:
        return _OF_ONE[name](first)
    if name in _OF_TWO:
        return _OF_TWO[name](first, others[0])
    return _fused(first, others[0], others[1])


def _fused(x: Column, y: Column, z: Column) -> Column:
    """`x * y + z`, rounded once: to odd at first, which does not matter to a type half as wide.

    Of doubles it is rounded twice, which a run of both programs tells from a difference.
    (Boldo and Melquiond 2008, Emulation of a FMA and correctly rounded sums, theorem 3.)
    """
    if x.dtype.itemsize == 8:
        wide = np.longdouble
        return (x.astype(wide) * y.astype(wide) + z.astype(wide)).astype(x.dtype)
    product, more = x.astype(np.float64) * y.astype(np.float64), z.astype(np.float64)
    total = product + more
    part = total - product
    error = (product - (total - part)) + (more - part)
    even = (total.view(np.uint64) & 1) == 0
    odd = np.nextafter(total, np.where(error > 0, np.inf, -np.inf))
    inexact = np.isfinite(total) & np.isfinite(error) & (error != 0)
    return np.where(inexact & even, odd, total).astype(x.dtype)


def _type(name: str) -> np.dtype[Any]:
    if name not in TYPES:
        raise NotKnown
    return TYPES[name]


def _operand(kind: str, token: str, values: Mapping[str, Column], rows: int) -> Column:
    token = token.strip()
    if token in values:
        return values[token]
    type_ = _type(kind)
    if token in ("true", "false"):
        return np.full(rows, token == "true")
    number = number_of(token)
    if number is None:
        raise NotKnown
    if type_.kind == "u":
        return np.full(rows, int(number) % (1 << 8 * type_.itemsize), dtype=type_)
    return np.full(rows, number).astype(type_)


def _signed(x: Column) -> Column:
    return x if x.dtype.kind in "bf" else x.view(np.dtype(f"i{x.dtype.itemsize}"))


def _unsigned(x: Column) -> Column:
    return x if x.dtype.kind in "bf" else x.view(np.dtype(f"u{x.dtype.itemsize}"))


def _converted(op: str, x: Column, goal: np.dtype[Any]) -> Column:
    if op == "bitcast":
        return x.view(goal)
    if op in ("sext", "sitofp") and x.dtype.kind == "u":
        return _signed(x).astype(goal)
    if op == "sext":
        return np.where(x, -1, 0).astype(goal)
    if op in ("fptosi", "fptoui"):
        whole = np.nan_to_num(x.astype(np.float64))
        low, high = (-1.0, 2.0**64) if op == "fptoui" else (-(2.0**63) - 1025.0, 2.0**63)
        kept = np.where((whole > low) & (whole < high), whole, 0.0)
        return kept.astype(np.int64 if op == "fptosi" else np.uint64).astype(goal)
    return x.astype(goal)


def _shift(one: Binary, signed: bool = False) -> Binary:
    def shifted(x: Column, places: Column) -> Column:
        fits = places < 8 * x.dtype.itemsize
        kept = np.where(fits, places, 0).astype(x.dtype)
        value = _unsigned(one(_signed(x), _signed(kept))) if signed else one(x, kept)
        return np.where(fits, value, 0).astype(x.dtype)

    return shifted


def _divided(remainder: bool, signed: bool) -> Binary:
    def divided(x: Column, by: Column) -> Column:
        other = np.where(by == 0, 1, by).astype(by.dtype)
        if not signed:
            return np.remainder(x, other) if remainder else np.floor_divide(x, other)
        if x.dtype.itemsize > 4:
            raise NotKnown
        a, b = (_signed(one).astype(np.int64) for one in (x, other))
        quotient = np.abs(a) // np.abs(b)
        quotient = np.where((a < 0) != (b < 0), -quotient, quotient)
        return (a - quotient * b if remainder else quotient).astype(x.dtype)

    return divided


def _of_signed(one: Binary) -> Binary:
    return lambda a, b: one(_signed(a), _signed(b))


def _not(one: Binary) -> Binary:
    return lambda a, b: ~one(a, b)


def _chosen(one: Binary) -> Binary:
    return lambda a, b: np.where(one(_signed(a), _signed(b)), a, b)


def _unequal(a: Column, b: Column) -> Column:
    return (a < b) | (a > b)


def _nan(a: Column, b: Column) -> Column:
    return np.isnan(a) | np.isnan(b)


_ORDER: Mapping[str, Binary] = {
    "gt": np.greater, "ge": np.greater_equal, "lt": np.less, "le": np.less_equal,
}  # fmt: skip
_CONTRARY = {"gt": "le", "ge": "lt", "lt": "ge", "le": "gt"}
_OPERATIONS: Mapping[str, Binary] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "fadd": np.add, "fsub": np.subtract,
    "fmul": np.multiply, "fdiv": np.divide,
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "shl": _shift(np.left_shift), "lshr": _shift(np.right_shift),
    "ashr": _shift(np.right_shift, signed=True),
    "udiv": _divided(False, False), "urem": _divided(True, False),
    "sdiv": _divided(False, True), "srem": _divided(True, True),
    "icmp eq": np.equal, "icmp ne": np.not_equal,
    **{f"icmp u{name}": one for name, one in _ORDER.items()},
    **{f"icmp s{name}": _of_signed(one) for name, one in _ORDER.items()},
    "fcmp oeq": np.equal, "fcmp une": np.not_equal,
    "fcmp one": _unequal, "fcmp ueq": _not(_unequal), "fcmp ord": _not(_nan), "fcmp uno": _nan,
    **{f"fcmp o{name}": one for name, one in _ORDER.items()},
    **{f"fcmp u{name}": _not(_ORDER[other]) for name, other in _CONTRARY.items()},
}  # fmt: skip
_CONVERSIONS = frozenset(
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp bitcast".split()
)
_FUNCTION = re.compile(
    r"llvm\.(umin|umax|smin|smax|abs|fabs|sqrt|floor|ceil|trunc|rint|minnum|maxnum|fma|fmuladd|"
    r"ctpop)\.[if]\d+$"
)
_OF_ONE: Mapping[str, Callable[[Column], Column]] = {
    "fabs": np.abs, "sqrt": np.sqrt, "floor": np.floor, "ceil": np.ceil, "trunc": np.trunc,
    "rint": np.rint, "ctpop": lambda x: np.bitwise_count(x).astype(x.dtype),
}  # fmt: skip
_OF_TWO: Mapping[str, Binary] = {
    "umin": np.minimum, "umax": np.maximum, "smin": _chosen(np.less), "smax": _chosen(np.greater),
    "minnum": np.fmin, "maxnum": np.fmax, "abs": lambda x, _: _unsigned(np.abs(_signed(x))),
}  # fmt: skip
