"""Sums as products with ones, and softmax without the search for its largest element."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import inf, prod

from gevo.program.base import Slot, Value
from gevo.program.stablehlo.build import PRECISE, Builder, Make, is_uniform, typed
from gevo.program.stablehlo.change import numbers
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op

LEAST = 1024
"""Elements: of fewer a sum takes no time."""
BOUND = 60.0
"""Of what an exponential takes: sums of what it gives stay finite, and no share is 0/0."""
_REDUCE = re.compile(
    r" <\{dimensions = array<i64: ([\d, ]+)>\}> \(\{\n"
    r" *\^bb0\(%(\w+): [^\n]*, %(\w+): [^\n]*\):\n"
    r' *%(\w+) = "stablehlo\.(add|maximum)"\((?:%\2, %\3|%\3, %\2)\)[^\n]*\n'
    r' *"stablehlo\.return"\(%\4\)[^\n]*\n *\}\) : \('
)
_PLACES = re.compile(r" <\{broadcast_dimensions = array<i64: ([\d, ]+)>\}>")
_CONTRACTED = re.compile(r"#stablehlo\.dot<lhs_contracting_dimensions = \[([\d, ]+)\]")
"""Not where there are batching dimensions: those come first."""
_STARTS = {"add": 0.0, "maximum": -inf}


def totals(ops: Sequence[Op]) -> Mapping[str, Make]:
    """Sums over dimensions, with the product with ones that takes the place of each.

    XLA's loops add up in the order of the elements, those of a product side by side; and where it
    makes one loop of a sum and what leads to it, that can be slow.

    Args:
        ops: Of one block, in program order.
    """
    constants = numbers(ops)
    return {
        op.site.uid: _total(op, dimensions)
        for op in ops
        if (dimensions := _reduced(op, "add", constants))
        and prod(typed(op.site.slots[0].value)[0]) >= LEAST
    }


def _total(op: Op, dimensions: Sequence[int]) -> Make:
    return lambda builder: builder.summed(op.site.slots[0].value, dimensions)


def _reduced(op: Op, how: str, constants: Mapping[str, float]) -> Sequence[int]:
    """Dimensions over which an op adds up, or finds what is largest; none where it does not."""
    if op.form.name != "stablehlo.reduce" or op.form.own or len(op.site.slots) != 2:
        return ()
    found, given = _REDUCE.match(op.form.before), tensor(op.site.slots[0].type)
    value, start = (slot.value for slot in op.site.slots)
    if found is None or found[5] != how or given is None or given[1] not in PRECISE:
        return ()
    if value.type != op.site.slots[0].type or constants.get(start.ref) != _STARTS[how]:
        return ()
    return [int(n) for n in found[1].split(", ")]


def bounds(ops: Sequence[Op]) -> Mapping[str, Make]:
    """Exponentials of a softmax, with what takes their place: its arguments are only bounded.

    Softmax is the same with any number taken from all arguments. That the largest is taken keeps
    the exponentials finite; so do bounds, where arguments within them differ enough.

    Args:
        ops: Of one block, in program order.
    """
    known = {op.site.uid: op for op in ops}
    users: dict[str, list[Slot]] = {}
    for op in ops:
        for slot in op.site.slots:
            users.setdefault(slot.value.ref, []).append(slot)
    constants = numbers(ops)
    found: dict[str, Make] = {}
    for op in ops:
        if op.form.name == "stablehlo.exponential" and not op.form.own:
            scores = _scores(op, known, users, constants)
            if scores is not None:
                found[op.site.uid] = _bounded(scores)
    return found


def _bounded(scores: Value) -> Make:
    def make(builder: Builder) -> Value:
        within = builder.binary("maximum", scores, builder.number(-BOUND, scores))
        within = builder.binary("minimum", within, builder.number(BOUND, scores))
        return builder.unary("exponential", within)

    return make


def _scores(
    op: Op,
    known: Mapping[str, Op],
    users: Mapping[str, Sequence[Slot]],
    constants: Mapping[str, float],
) -> Value | None:
    """What a softmax is of whose exponential an op is; None where it is no such op."""
    less = known.get(op.site.slots[0].value.ref)
    if less is None or less.form.name != "stablehlo.subtract" or not is_uniform(less, op):
        return None
    scores, most = (slot.value for slot in less.site.slots)
    largest, places = _largest(most, known, constants)
    over = _reduced(largest, "maximum", constants) if largest is not None else ()
    if largest is None or not over or largest.site.slots[0].value != scores:
        return None
    if places != [n for n in range(len(typed(scores)[0])) if n not in over]:
        return None
    uses = [known.get(slot.uid) for slot in users.get(op.site.uid, ())]
    if len(uses) != 2 or None in uses:
        return None
    added, share = sorted((use for use in uses if use), key=lambda use: "divide" in use.form.name)
    if share.form.name != "stablehlo.divide" or not is_uniform(share, op):
        return None
    above, below = (slot.value for slot in share.site.slots)
    sums = _reduced(added, "add", constants) or _summed(added, constants)
    same = above.ref == op.site.uid and _repeated(below, known) == (added, places)
    return scores if same and sums == over else None


def _largest(
    most: Value, known: Mapping[str, Op], constants: Mapping[str, float]
) -> tuple[Op | None, Sequence[int]]:
    """As `_repeated`; jax takes the larger one of what there is and minus infinity."""
    op, places = _repeated(most, known)
    if op is None or op.form.name != "stablehlo.maximum" or not is_uniform(op):
        return op, places
    given = [slot.value for slot in op.site.slots]
    rest = [one for one in given if constants.get(one.ref) != -inf]
    return (known.get(rest[0].ref), places) if len(rest) == 1 else (op, places)


def _summed(op: Op, constants: Mapping[str, float]) -> Sequence[int]:
    """Dimensions over which a product with ones adds up (`totals`); else none."""
    if op.form.name != "stablehlo.dot_general" or constants.get(op.site.slots[1].value.ref) != 1.0:
        return ()
    found = _CONTRACTED.search(op.form.before)
    return [int(n) for n in found[1].split(", ")] if found else ()


def _repeated(value: Value, known: Mapping[str, Op]) -> tuple[Op | None, Sequence[int]]:
    """The op whose result a value repeats, and where that one's dimensions are in it."""
    places = list(range(len(typed(value)[0])))
    op = known.get(value.ref)
    while op is not None and op.form.name == "stablehlo.broadcast_in_dim":
        found, given = _PLACES.match(op.form.before), op.site.slots[0]
        if found is None or op.form.own or given.value.type != given.type:
            return None, ()
        places = [places[int(n)] for n in found[1].split(", ")]
        op = known.get(given.value.ref)
    return op, places
