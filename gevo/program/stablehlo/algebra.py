"""Algebra with weights: what follows from them alone is computed when they are loaded.

- `fold`: scaling the channels that a product or convolution makes is scaling its weights. So a
  normalisation by recorded means and variances behind a convolution becomes one sum.
- `merge`: products in a row, and sums of products of one value, are one product: (x A) B + x C is
  x (A B + C).

Results stay as they are, but for rounding.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod

from gevo.program.base import Value
from gevo.program.stablehlo.build import (
    PRECISE,
    Builder,
    Make,
    is_uniform,
    read_convolution,
    typed,
)
from gevo.program.stablehlo.resize import Shape, tensor
from gevo.program.stablehlo.text import Op

_PLACES = re.compile(r" <\{broadcast_dimensions = array<i64(?:: ([\d, ]+))?>\}>")
_DIMENSIONS = re.compile(r"(lhs|rhs)_(batching|contracting)_dimensions = \[([\d, ]*)\]")
_LINEAR = {"add", "subtract", "multiply", "divide"}
_DIALECT = "stablehlo."


@dataclass(frozen=True)
class _Source:
    """An op that sums products with weights.

    Attributes:
        op: The op.
        made: The dimension of its result along which channels lie.
        weights: That of its weights.
    """

    op: Op
    made: int
    weights: int


@dataclass(frozen=True)
class _Step:
    """What is done to all channels: `name` with a number for each, behind or before it."""

    name: str
    factor: Value
    behind: bool


@dataclass(frozen=True)
class Folding:
    """What is done to all channels that an op makes, in order."""

    source: _Source
    steps: Sequence[_Step]


def folds(ops: Sequence[Op], fixed: Collection[str]) -> Mapping[str, Folding]:
    """By uid the last of the ops that scale and shift channels.

    y = (x * w - m) * s + b can be x * (w * s) + (b - m * s). Sums alone are left.

    Args:
        ops: Of one block, in program order.
        fixed: Names of weights, and of what follows from them and constants alone.
    """
    known, uses = {op.site.uid: op for op in ops}, _uses(ops)
    found: dict[str, Folding] = {}
    inner: set[str] = set()
    for op in ops:
        chain = _chain(op, known, uses)
        if chain is None:
            continue
        source, steps, passed = chain
        inner |= passed
        follow = (source.op.site.slots[1].value, *(step.factor for step in steps))
        scaled = any(step.name in ("multiply", "divide") for step in steps)
        if scaled and all(value.ref in fixed for value in follow):
            found[op.site.uid] = Folding(source, steps)
    return {uid: one for uid, one in found.items() if uid not in inner}


def _chain(
    op: Op, known: Mapping[str, Op], uses: Mapping[str, int]
) -> tuple[_Source, Sequence[_Step], set[str]] | None:
    """What is done to the result of which op, in order, and the ops between."""
    steps: list[_Step] = []
    passed: set[str] = set()
    now = op
    while (source := _source(now)) is None:
        if now.form.name.removeprefix(_DIALECT) not in _LINEAR or not is_uniform(now):
            return None
        if now is not op:
            passed.add(now.site.uid)
        left, right = (slot.value for slot in now.site.slots)
        before = known.get(left.ref)
        behind = before is not None and _repeats_number(right, known)
        if not behind:
            before = known.get(right.ref)
            if not _repeats_number(left, known) or now.form.name.endswith("divide"):
                return None
        if before is None or uses[before.site.uid] != 1:
            return None
        name = now.form.name.removeprefix(_DIALECT)
        steps.append(_Step(name, right if behind else left, behind))
        now = before
    channels = [_numbers(step.factor, source, known) for step in steps]
    if not steps or None in channels:
        return None
    found = [
        _Step(step.name, factor, step.behind)
        for step, factor in zip(steps, channels, strict=True)
        if factor is not None
    ]
    return source, found[::-1], passed


def _uses(ops: Sequence[Op]) -> Mapping[str, int]:
    """How many slots hold a value, by its name."""
    return Counter(slot.value.ref for op in ops for slot in op.site.slots)


def _repeats_number(value: Value, known: Mapping[str, Op]) -> bool:
    """Whether a value repeats others, of fewer dimensions or sizes."""
    op = known.get(value.ref)
    return op is not None and op.form.name == "stablehlo.broadcast_in_dim" and not op.form.own


def _numbers(value: Value, source: _Source, known: Mapping[str, Op]) -> Value | None:
    """The number for each channel, or for all of them, that a value repeats; else None."""
    places = list(range(len(typed(value)[0])))
    op = known.get(value.ref)
    while op is not None and op.form.name == "stablehlo.broadcast_in_dim" and not op.form.own:
        found, given = _PLACES.match(op.form.before), op.site.slots[0]
        if found is None or given.value.type != given.type:
            return None
        places = [places[int(n)] for n in (found[1] or "").split(", ") if n]
        value = given.value
        shape = typed(value)[0]
        varying = [place for place, size in zip(places, shape, strict=True) if size > 1]
        if set(varying) <= {source.made}:
            return value
        op = known.get(value.ref)
    return None


def _source(op: Op) -> _Source | None:
    """Of a convolution, or a product with a matrix; None for other ops."""
    found = read_convolution(op)
    if found is not None:
        plain = all(slot.value.type == slot.type for slot in op.site.slots)
        source = _Source(op, found.layouts[2].index("f"), found.layouts[1].index("o"))
        return source if plain else None
    summed = _summed(op)
    return None if summed is None else _Source(op, len(typed(_result(op))[0]) - 1, 1 - summed)


def _result(op: Op) -> Value:
    return Value(op.site.uid, op.site.type)


def _summed(op: Op) -> int | None:
    """The dimension of a matrix over which a product with it sums; None for other ops.

    It is a product of floats of one type, without batching, over the last dimension of the
    other side.
    """
    types = [tensor(slot.type) for slot in op.site.slots]
    made = tensor(op.site.type)
    if op.form.name != "stablehlo.dot_general" or op.form.own or made is None or len(types) != 2:
        return None
    if any(slot.value.type != slot.type for slot in op.site.slots):
        return None
    left, right = types
    if left is None or right is None or len(right[0]) != 2 or {left[1], right[1]} != {made[1]}:
        return None
    given = {(side, kind): text for side, kind, text in _DIMENSIONS.findall(op.form.before)}
    over = given.get(("lhs", "contracting")), given.get(("rhs", "contracting"))
    if any(given.get((side, "batching")) for side in ("lhs", "rhs")) or made[1] not in PRECISE:
        return None
    last = str(len(left[0]) - 1)
    return int(over[1]) if over[0] == last and over[1] in ("0", "1") else None


def folded(target: Op, found: Folding, prefix: str) -> Mapping[str, Sequence[Op]]:
    """The ops that take the place of others, by uid; those under the empty one go before all.

    The source keeps its uid, so that it can be rewritten in other ways.

    Args:
        target: The last of the ops whose work weights take over.
        found: What they do.
        prefix: Of new uids.
    """
    op, made = found.source.op, found.source.made
    weights = op.site.slots[1].value
    build = Builder(prefix, op)
    shape, _ = typed(_result(target))
    scale, shift = _combined(build, found.steps, (shape[made],))
    along = build.broadcast(scale, typed(weights)[0], [found.source.weights])
    heavier = build.binary("multiply", weights, along)
    more = build.broadcast(shift, shape, [made])
    before = tuple(build.ops)
    last = build.binary("add", _result(op), more)
    own = op.holding(1, heavier)
    return {"": before, op.site.uid: (own,), target.site.uid: build.finished(last, target)[-1:]}


def _combined(build: Builder, steps: Sequence[_Step], shape: Shape) -> tuple[Value, Value]:
    """By what all channels are multiplied, and what is added to them then."""
    first = _vector(build, steps[0].factor, shape)
    scale, shift = build.number(1.0, first), build.number(0.0, first)
    for step in steps:
        number = _vector(build, step.factor, shape)
        if step.name in ("multiply", "divide"):
            scale, shift = (build.binary(step.name, one, number) for one in (scale, shift))
        elif step.behind or step.name == "add":
            shift = build.binary(step.name, shift, number)
        else:
            scale = build.unary("negate", scale)
            shift = build.binary("subtract", number, shift)
    return scale, shift


def _vector(build: Builder, value: Value, shape: Shape) -> Value:
    """A number for each channel."""
    if prod(typed(value)[0]) == 1:
        single = build.reshaped(value, ()) if typed(value)[0] else value
        return build.broadcast(single, shape, ())
    return value if typed(value)[0] == shape else build.reshaped(value, shape)


Terms = tuple[Value, Sequence[Sequence[Op]]]
"""A value, and the products by which it is multiplied in turn, for each term of a sum."""


def merges(ops: Sequence[Op], fixed: Collection[str]) -> Mapping[str, Make]:
    """Products in a row and sums of products of one value, with what takes their place.

    Where that is less to multiply, and as large as they go.

    Args:
        ops: Of one block, in program order.
        fixed: Names of weights, and of what follows from them and constants alone.
    """
    known, uses = {op.site.uid: op for op in ops}, _uses(ops)
    found: dict[str, Terms] = {}
    inner: set[str] = set()
    for op in ops:
        terms = _terms(op, found, uses, fixed)
        if terms is not None:
            found[op.site.uid] = terms
            taken = (slot.value.ref for slot in op.site.slots if uses[slot.value.ref] == 1)
            inner |= found.keys() & set(taken)
    return {
        uid: partial(_merged, op=known[uid], terms=terms)
        for uid, terms in found.items()
        if uid not in inner and _pays(known[uid], terms)
    }


def _terms(
    op: Op, found: Mapping[str, Terms], uses: Mapping[str, int], fixed: Collection[str]
) -> Terms | None:
    """What an op computes, if that is a sum of products of a value with weights."""
    values = [slot.value for slot in op.site.slots]
    known = [found.get(value.ref) if uses[value.ref] == 1 else None for value in values]
    if _summed(op) is not None and values[1].ref in fixed:
        value, chains = known[0] or (values[0], ((),))
        return value, [(*chain, op) for chain in chains]
    if op.form.name == "stablehlo.add" and is_uniform(op) and known[0] and known[1]:
        (left, some), (right, others) = known[0], known[1]
        return (left, [*some, *others]) if left == right else None
    return None


def _pays(op: Op, terms: Terms) -> bool:
    """Whether one product is less to multiply than all of them."""
    rows, columns = typed(terms[0])[0][-1], typed(_result(op))[0][-1]
    once = {one.site.uid: one for chain in terms[1] for one in chain}
    return len(once) > 1 and rows * columns < sum(
        prod(typed(one.site.slots[1].value)[0]) for one in once.values()
    )


def _merged(build: Builder, op: Op, terms: Terms) -> Value:
    """The product of a value with the sum of the products of weights."""
    value, chains = terms
    total: Value | None = None
    for first, *rest in chains:
        matrix = _matrix(build, first)
        for one in rest:
            matrix = build.product(matrix, _matrix(build, one))
        total = matrix if total is None else build.binary("add", total, matrix)
    assert total is not None
    return build.product(value, total)


def _matrix(build: Builder, op: Op) -> Value:
    """The weights of a product, which sums over their first dimension."""
    weights = op.site.slots[1].value
    return build.transposed(weights, (1, 0)) if _summed(op) == 1 else weights
