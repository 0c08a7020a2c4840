"""What a program stores, worked out for many values of what it loads.

A product of two bytes that is wrong for one pair, a hash that differs for one number: no case of
an ordinary size holds it. So what both programs store at one place is computed side by side from
what they load, without running them: from all values of up to two bytes or one half-word, else
from many, among them the ends of the types and the numbers that stand in the code. A difference is
no verdict: a case is made of it on which both programs are then run.

Only what follows from loads, arguments and special registers by instructions in a row is worked
out; what loops carry, branches join or functions give is not.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.conditions import number_of, plain
from gevo.device.simt.model.ir import Instruction
from gevo.evaluate.scoring.columns import TYPES, Column, NotKnown, column_of, known
from gevo.evaluate.scoring.polynomials import Names, names_of
from gevo.evaluate.scoring.usable import Passed
from gevo.workload.case import Bounds
from gevo.workload.values import GPU_NAN

Witness = Mapping[str, tuple[int | float, ...]]
"""Values by the array that holds them."""

SAMPLES = 1 << 16
"""Values of what is loaded that are tried, and all that two bytes can have together."""
MOST = 160
"""Instructions of what is stored that are worked out at most."""
FEW = 4
"""Values that are loaded at most, of which the same are in both programs."""
LAUNCHES = 3
"""Launches with other numbers of which it is worked out."""
NEAR = 8
"""In one row of so many a float is nearly what another one is."""
TIED = 16
"""One value of so many is made for sums and products that lie between two of a narrower type."""
SHOWN = 4
"""Differences of one store of which cases are made."""
_SEED = 77
_ANY: Bounds = (None, None)


@dataclass(frozen=True)
class Leaf:
    """Something that what is stored begins with.

    Attributes:
        name: The same for the same thing in both programs.
        type: Its LLVM type.
        array: The pointer that it is loaded through; empty for what is not loaded.
    """

    name: str
    type: str
    array: str = ""


@dataclass
class Slice:
    """All that a value is computed from.

    Attributes:
        names: Of the kernel.
        steps: Instructions in the order in which they are computed.
        leaves: What they begin with, by the value's name.
        text: The same for slices that compute the same in the same way.
    """

    names: Names
    steps: list[Instruction] = field(default_factory=list[Instruction])
    leaves: dict[str, Leaf] = field(default_factory=dict[str, Leaf])
    text: str = ""


def differences(
    baseline: str,
    program: str,
    kernel: str,
    passed: Set[Passed],
    apart: float,
    bounds: Mapping[str, Bounds],
) -> Iterator[Witness]:
    """Values of arrays for which the two may store something else.

    Args:
        baseline: The unmodified program's cleaned text.
        program: The other one's.
        kernel: The kernel.
        passed: What its launches passed.
        apart: How far floats may be apart, relative to the larger one.
        bounds: Between which numbers the arrays lie.
    """
    before, after = (names_of(text, kernel) for text in (baseline, program))
    if before is None or after is None:
        return
    launches = list({one.numbers: one for one in sorted(passed, key=repr)}.values())[:LAUNCHES]
    for place, (kind, token) in after.stored.items():
        if place not in before.stored or before.stored[place][0] != kind:
            continue
        try:
            pair = _slice(before, before.stored[place][1]), _slice(after, token)
        except NotKnown:
            continue
        loaded = [{leaf for leaf in one.leaves.values() if leaf.array} for one in pair]
        if pair[0].text == pair[1].text or loaded[0] != loaded[1] or not 0 < len(loaded[0]) <= FEW:
            continue
        for launch in launches:
            yield from _compared(pair, kind, launch, apart, bounds)


def _slice(names: Names, token: str) -> Slice:
    made = Slice(names)
    texts: dict[str, str] = {}
    made.text = _visit(made, token, texts)
    return made


def _visit(made: Slice, token: str, texts: dict[str, str]) -> str:
    """Take in what a value is computed from; how that reads."""
    if not token.startswith("%"):
        return token
    if token in texts:
        return texts[token]
    one = made.names.definitions.get(token)
    if one is None:
        leaf = Leaf(token, made.names.arguments.get(token, ""))
    elif one.op == "load":
        leaf = Leaf(made.names.loads[token], one.result[1], made.names.roots.get(token, "?"))
    elif one.callee.startswith("llvm.nvvm.read.ptx.sreg"):
        leaf = Leaf(one.callee, "i32")
    else:
        if not known(one):
            raise NotKnown
        inner = [_visit(made, operand, texts) for operand in one.operands]
        made.steps.append(one)
        if len(made.steps) > MOST:
            raise NotKnown
        shape = re.sub(r"%[\w.\"$-]+", "%", plain(one))
        texts[token] = f"{one.op} {shape}({', '.join(inner)})"
        if len(texts[token]) > 4000:
            texts[token] = f"{one.op}#{hash(texts[token])}"
        return texts[token]
    if leaf.type not in TYPES:
        raise NotKnown
    made.leaves[token] = leaf
    texts[token] = leaf.name
    return leaf.name


def _leaves(pair: Sequence[Slice]) -> Sequence[Leaf]:
    found = {leaf.name: leaf for one in pair for leaf in one.leaves.values()}
    return [found[name] for name in sorted(found)]


def _compared(
    pair: Sequence[Slice],
    kind: str,
    launch: Passed,
    apart: float,
    bounds: Mapping[str, Bounds],
) -> Iterator[Witness]:
    leaves = _leaves(pair)
    given = pair[0].names.arguments
    numbers = {t: v for t, v in zip(given, launch.numbers, strict=False) if v is not None}
    arrays = {t: a[0] for t, a in zip(given, launch.arrays, strict=False) if a is not None}
    if not all(leaf.array in arrays for leaf in leaves if leaf.array):
        return
    within = {one.name: bounds.get(arrays[one.array], _ANY) for one in leaves if one.array}
    columns = _columns(leaves, numbers, pair, within)
    try:
        with np.errstate(all="ignore"):
            values = [_computed(one, columns) for one in pair]
            off = _apart(values[0], values[1], kind, apart) * _inside(columns, leaves, within)
    except (NotKnown, KeyError, ValueError, TypeError, OverflowError):
        return
    worst = np.argsort(-off, kind="stable")
    for n in worst[:SHOWN]:
        if not off[n] > 0:
            return
        found: dict[str, tuple[int | float, ...]] = {}
        for leaf in leaves:
            if leaf.array:
                value = _python(columns[leaf.name][n], leaf.type)
                found[arrays[leaf.array]] = (*found.get(arrays[leaf.array], ()), value)
        yield found


def _inside(
    columns: Mapping[str, Column], leaves: Sequence[Leaf], within: Mapping[str, Bounds]
) -> NDArray[np.bool_]:
    """The rows whose floats lie within their bounds."""
    rows = np.full(len(next(iter(columns.values()))), True)
    for leaf in leaves:
        low, high = within.get(leaf.name, _ANY)
        own = columns[leaf.name]
        if own.dtype.kind == "f" and (low, high) != _ANY:
            rows &= (own >= (-np.inf if low is None else low)) & (
                own <= (np.inf if high is None else high)
            )
    return rows


def _python(value: Any, type_: str) -> int | float:
    return float(value) if type_ in ("half", "float", "double") else int(value)


def _columns(
    leaves: Sequence[Leaf],
    numbers: Mapping[str, int | float],
    pair: Sequence[Slice],
    within: Mapping[str, Bounds],
) -> dict[str, Column]:
    """Values of all leaves, one row for each that is tried."""
    rng = np.random.default_rng(_SEED)
    columns: dict[str, Column] = {}
    loaded = [leaf for leaf in leaves if leaf.array]
    widths = [TYPES[leaf.type].itemsize * 8 for leaf in loaded]
    if sum(widths) <= 16:
        every = product(*(range(1 << width) for width in widths))
        table = np.array(list(every), dtype=np.uint64)
        for n, leaf in enumerate(loaded):
            columns[leaf.name] = table[:, n].astype(TYPES[leaf.type])
    else:
        literals = _literals(pair)
        for leaf in loaded:
            columns[leaf.name] = _drawn(TYPES[leaf.type], literals, within[leaf.name], rng)
        _near(loaded, columns, rng)
    rows = len(next(iter(columns.values())))
    for leaf in leaves:
        if not leaf.array:
            kind = TYPES[leaf.type]
            if leaf.name in numbers:
                columns[leaf.name] = np.full(rows, numbers[leaf.name]).astype(kind)
            else:
                columns[leaf.name] = rng.integers(0, 64, rows).astype(kind)
    return columns


def _near(loaded: Sequence[Leaf], columns: dict[str, Column], rng: np.random.Generator) -> None:
    """In some rows a float is nearly what another one of its type is.

    They are equal where a narrower type holds them, and their order is lost.
    """
    first: dict[str, Column] = {}
    for leaf in loaded:
        kind, own = TYPES[leaf.type], columns[leaf.name]
        other = first.setdefault(leaf.type, own)
        if kind.kind == "f" and other is not own:
            rows = slice(len(own) - len(own) // NEAR, None)
            apart = rng.choice((-1.0, 1.0), len(own) // NEAR)
            apart *= 2.0 ** -rng.integers(8, np.finfo(kind).nmant + 1, len(own) // NEAR)
            with np.errstate(all="ignore"):
                own[rows] = (other[rows].astype(np.float64) * (1.0 + apart)).astype(kind)


def _literals(pair: Sequence[Slice]) -> Sequence[int | float]:
    found: dict[int | float, None] = {}
    for one in (step for slice_ in pair for step in slice_.steps):
        for token in re.split(r"[\s,()]+", plain(one)):
            number = number_of(token) if token[:1].isdecimal() or token[:1] == "-" else None
            if number is not None and np.isfinite(number):
                found[number] = None
    return tuple(found)[:64]


def _drawn(
    kind: np.dtype[Any],
    literals: Sequence[int | float],
    within: Bounds,
    rng: np.random.Generator,
) -> Column:
    """Values of a type: special ones, small ones, and any; of floats some within their bounds."""
    if kind.kind == "f":
        special = [0.0, -0.0, 0.5, 1.0, -1.0, 2.0, 255.0, 65535.0, 1e6, *literals]
        near = [v * (1 + d) for v in special for d in (-1e-6, 0, 1e-6)]
        ends = rng.choice(np.array(near), SAMPLES // 4)
        low, high = within
        span = (-4, 4) if low is None or high is None else (low, high)
        usual = rng.uniform(*span, SAMPLES // 4)
        wide = rng.normal(size=SAMPLES // 2) * 10.0 ** rng.uniform(-6, 6, SAMPLES // 2)
        found = rng.permutation(np.concatenate([ends, usual, wide]))
        found[: SAMPLES // TIED] = _ties(kind, rng)
        found[SAMPLES // TIED :: SAMPLES // TIED] = GPU_NAN
        found[SAMPLES // TIED + 1 :: SAMPLES // TIED] = -GPU_NAN
        return found.astype(kind)
    else:
        bits = kind.itemsize * 8
        powers = [1 << n for n in range(bits)]
        special = [0, *powers, *(int(v) for v in literals)]
        near = [(v + d) % (1 << bits) for v in special for d in (-2, -1, 0, 1, 2)]
        near += [-v % (1 << bits) for v in near]
        ends = rng.choice(np.array(near, dtype=np.uint64), SAMPLES // 4)
        small = rng.integers(0, min(1 << bits, 4096), SAMPLES // 4).astype(np.uint64)
        wide = rng.integers(0, 1 << bits, SAMPLES // 2, dtype=np.uint64, endpoint=False)
        powers = np.uint64(1) << rng.integers(0, bits, (2, SAMPLES // TIED), dtype=np.uint64)
        wide[: SAMPLES // TIED] = powers.sum(0) + rng.integers(0, 2, SAMPLES // TIED, np.uint64)
        found = np.concatenate([ends, small, wide])
    return rng.permutation(found).astype(kind)


def _ties(kind: np.dtype[Any], rng: np.random.Generator) -> NDArray[np.float64]:
    """Odd numbers whose products have one bit more than the type holds, and next to nothing.

    Such a product lies in the middle between two numbers of the type, and what little is added
    decides about it: not where it was rounded before.
    """
    low, high = (int(2.0 ** ((np.finfo(kind).nmant + n) / 2)) // 2 for n in (1, 2))
    odd = 2.0 * rng.integers(low + 1, high, SAMPLES // TIED) + 1.0
    least = 1e-7 if kind.itemsize == 2 else 1e-20
    little = rng.choice((least, -least), SAMPLES // TIED)
    return np.where(rng.random(SAMPLES // TIED) < 0.6, odd, little)


def _apart(first: Column, second: Column, kind: str, apart: float) -> NDArray[np.float64]:
    """How far values are apart where that is too far; 0 elsewhere."""
    if kind not in ("half", "float", "double"):
        return (first != second).astype(float)
    same = (first == second) | (np.isnan(first) & np.isnan(second))
    if not apart:
        return (~same).astype(float)
    a, b = first.astype(float), second.astype(float)
    off = np.abs(a - b) / np.maximum(np.abs(a), 1e-6)
    return np.where(same | ~np.isfinite(off) | (off <= apart), 0.0, off)


def _computed(one: Slice, columns: Mapping[str, Column]) -> Column:
    """What a slice gives in every row."""
    values = {token: columns[leaf.name] for token, leaf in one.leaves.items()}
    found: Column = next(iter(values.values()))
    rows = len(found)
    for step in one.steps:
        found = values[step.name] = column_of(step, values, rows)
    return found


def statements(found: Witness, types: Mapping[str, np.dtype[Any]]) -> Iterator[str]:
    """The values as statements on a case: in all elements, or one in most and others in some.

    Args:
        found: The values.
        types: Of the elements of arrays, which say how integers are meant.
    """
    for array, values in found.items():
        kind = types.get(array)
        told = values if kind is None or kind.kind != "i" else [_meant(v, kind) for v in values]
        first, *others = dict.fromkeys(told)
        yield f"{array} = {_written(first)}"
        if others:
            yield f"sprinkled({array}, {', '.join(map(_written, others))})"


def _written(value: int | float) -> str:
    if value != value:
        return "gpu_nan" if math.copysign(1.0, value) > 0 else "-gpu_nan"
    return repr(value)


def _meant(value: int | float, kind: np.dtype[Any]) -> int | float:
    bits = 8 * kind.itemsize
    return value - (1 << bits) if value >= 1 << (bits - 1) else value
