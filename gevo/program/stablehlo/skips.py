"""Values that could stand for later ones: what lies between is left out of the program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gevo.program.base import Value
from gevo.program.stablehlo.moves import work
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op

_POINTWISE = frozenset(
    f"stablehlo.{name}"
    for name in (
        *("abs", "add", "atan2", "cbrt", "ceil", "clamp", "cosine", "divide", "exponential"),
        *("exponential_minus_one", "floor", "log", "log_plus_one", "logistic", "maximum"),
        *("minimum", "multiply", "negate", "power", "rsqrt", "select", "sign", "sine", "sqrt"),
        *("subtract", "tan", "tanh"),
    )
)
_FILLED = frozenset(("stablehlo.broadcast_in_dim", "stablehlo.constant"))
"""Ops whose results are parameters, as a rule."""


def skips(ops: Sequence[Op]) -> Iterator[tuple[str, Value]]:
    """Ops of a block, each with a value before it that could stand for its result.

    First whole layers: what one convolution or product takes for what a later one takes that
    follows from it. Then single ops, which one of their own operands of the same type stands for.

    Args:
        ops: Of one block, in program order.
    """
    by_uid = {op.site.uid: op for op in ops}
    yield from _layers(ops, by_uid)
    for op in ops:
        if op.form.name in _POINTWISE and len(op.form.results) == 1:
            for slot in op.site.slots:
                maker = by_uid.get(slot.value.ref)
                filled = maker is not None and maker.form.name in _FILLED
                if slot.value.type == op.site.type and not filled:
                    yield op.site.uid, slot.value


def _layers(ops: Sequence[Op], by_uid: dict[str, Op]) -> Iterator[tuple[str, Value]]:
    inputs = [op.site.slots[0].value for op in ops if work(op)]
    known = _ancestors(ops)
    for place, early in enumerate(inputs):
        for late in dict.fromkeys(inputs[place + 1 :]):
            if late.ref in by_uid and early.ref in known[late.ref] and _alike(early, late):
                yield late.ref, early


def _ancestors(ops: Sequence[Op]) -> dict[str, frozenset[str]]:
    """By uid the names of all values that an op's results follow from."""
    found: dict[str, frozenset[str]] = {}
    for op in ops:
        held = [slot.value.ref for slot in op.site.slots]
        found[op.site.uid] = frozenset(held).union(*(found.get(ref, ()) for ref in held))
    return found


def _alike(early: Value, late: Value) -> bool:
    """True for tensors of one rank with the same first dimension, the batch as a rule."""
    old, new = tensor(early.type), tensor(late.type)
    if old is None or new is None or early == late or len(old[0]) != len(new[0]):
        return False
    return old[0][:1] == new[0][:1] and old[1] == new[1]
