"""What a training step does with its gradients and labels, changed as a whole.

A step of gradient descent gives, for a parameter w that it takes, w - r g, or w + r g for an r
below zero: r is a number repeated, g the gradient. What stands for g can be another function of w
and g (`RULES`); in the one-hot labels of a loss, a little of each label can go to all classes.
Rules with a memory stand in `memory.py`, schedules of r in `schedule.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod

from gevo.program.base import Slot, Value
from gevo.program.stablehlo.build import PRECISE, Builder, Make, is_uniform, typed
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op

UPDATE, SMOOTH = "update_", "smooth"
"""`UPDATE` begins the names of rewrites that change how parameters are updated."""
SMOOTHED = 0.1
"""Share of a label that goes to all classes (Szegedy et al. 2016, section 7)."""
DECAY, SHRINKAGE = 0.001, 0.1
"""Of a parameter, for each unit of the learning rate: where that is near 1, and where it is small
because steps are of the rate's own size, as by signs."""
LONGEST = 1.0
"""Root of the sum of squares of a clipped gradient."""
LITTLE = 1e-8
"""What is added where something is divided by a length that may be zero."""
_ADD = "stablehlo.add"
_RETURNS = ("func.return", "stablehlo.return")
_WAYS = ("stablehlo.subtract", _ADD)


@dataclass(frozen=True)
class Step:
    """How an op updates a parameter.

    Attributes:
        parameter: What it is before.
        number: The learning rate, or what is below zero by so much where it is added.
        rate: The number, repeated, of the gradient's shape.
        gradient: The gradient.
        how: `subtract` or `add`.
    """

    parameter: Value
    number: Value
    rate: Value
    gradient: Value
    how: str = "subtract"

    def taken(self, build: Builder, gradient: Value, rate: Value | None = None) -> Value:
        """The parameter after a step along another gradient, or at another rate."""
        change = build.binary("multiply", rate or self.rate, gradient)
        return build.binary(self.how, self.parameter, change)


def given_back(ops: Sequence[Op]) -> Sequence[Slot]:
    """What a function's body gives back, or a loop's passes on to its next round."""
    return [slot for op in ops if op.form.name in _RETURNS for slot in op.site.slots]


def steps(ops: Sequence[Op]) -> Mapping[str, Step]:
    """By uid the ops of a function's, or a loop's, body that update a parameter, and how."""
    known = {op.site.uid: op for op in ops}
    given = {slot.value.ref for slot in given_back(ops)}
    found: dict[str, Step] = {}
    for op in ops:
        if op.site.uid not in given or op.form.name not in _WAYS or not is_uniform(op):
            continue
        left, right = (slot.value for slot in op.site.slots)
        sides = ((left, right), (right, left)) if op.form.name == _ADD else ((left, right),)
        taken = (_step(parameter, change, op, known) for parameter, change in sides)
        step = next((one for one in taken if one is not None), None)
        if step is not None:
            found[op.site.uid] = step
    return found


def _step(parameter: Value, change: Value, op: Op, known: Mapping[str, Op]) -> Step | None:
    """What an op does if that is to move a parameter by a number times something."""
    product = known.get(change.ref)
    if parameter.ref in known or product is None or not is_uniform(product):
        return None
    if product.form.name != "stablehlo.multiply":
        return None
    left, right = (slot.value for slot in product.site.slots)
    numbers = _number(left, known), _number(right, known)
    if (numbers[0] is None) == (numbers[1] is None):
        return None
    rate, gradient, number = (left, right, numbers[0]) if numbers[0] else (right, left, numbers[1])
    assert number is not None
    if op.form.name == _ADD and not _is_below_zero(number, known):
        return None
    return Step(parameter, number, rate, gradient, op.form.name.removeprefix("stablehlo."))


def _number(value: Value, known: Mapping[str, Op]) -> Value | None:
    """The single element that a value repeats."""
    op = known.get(value.ref)
    if op is None or op.form.name != "stablehlo.broadcast_in_dim" or op.form.own:
        return None
    given = tensor(op.site.slots[0].type)
    return op.site.slots[0].value if given is not None and prod(given[0]) == 1 else None


def _is_below_zero(number: Value, known: Mapping[str, Op]) -> bool:
    """Whether a number is a constant below zero, something negated, or such a one scaled."""
    op = known.get(number.ref)
    if op is None:
        return False
    if op.form.name == "stablehlo.multiply":
        return any(_is_below_zero(slot.value, known) for slot in op.site.slots)
    constant = op.form.name == "stablehlo.constant" and "dense<-" in op.form.before
    return constant or op.form.name == "stablehlo.negate"


def _total(build: Builder, value: Value, dimensions: Sequence[int]) -> Value:
    """Sums over dimensions, repeated along them."""
    shape, _ = typed(value)
    kept = [n for n in range(len(shape)) if n not in dimensions]
    return build.broadcast(build.summed(value, dimensions), shape, kept)


def _length(build: Builder, gradient: Value) -> Value:
    """Root of the sum of squares, repeated."""
    squares = build.binary("multiply", gradient, gradient)
    whole = _total(build, squares, range(len(typed(gradient)[0])))
    return build.unary("sqrt", whole)


def _centred(build: Builder, step: Step) -> Value:
    """Less its mean over what each output sums over (Yong et al. 2020, equation 1)."""
    shape, _ = typed(step.gradient)
    over = list(range(len(shape) - 1)) or [0]
    total = _total(build, step.gradient, over)
    share = build.number(1 / prod(shape[n] for n in over), total)
    return build.binary("subtract", step.gradient, build.binary("multiply", total, share))


def _normalised(build: Builder, step: Step) -> Value:
    """Of root mean square 1."""
    size = prod(typed(step.gradient)[0])
    length = build.binary("add", _length(build, step.gradient), build.number(LITTLE, step.rate))
    long = build.binary("multiply", step.gradient, build.number(size**0.5, step.rate))
    return build.binary("divide", long, length)


def _signed(build: Builder, step: Step) -> Value:
    """Its signs (Bernstein et al. 2018, algorithm 1)."""
    return build.unary("sign", step.gradient)


def _clipped(build: Builder, step: Step) -> Value:
    """No longer than `LONGEST` (Pascanu et al. 2013, algorithm 1)."""
    most = build.number(LONGEST, step.rate)
    length = build.binary("maximum", _length(build, step.gradient), most)
    return build.binary("divide", build.binary("multiply", step.gradient, most), length)


def _decayed(build: Builder, step: Step, decay: float = DECAY) -> Value:
    """With a share of the parameter (Krogh and Hertz 1991).

    On top of another rule that is decoupled from it (Loshchilov and Hutter 2019).
    """
    share = build.binary("multiply", step.parameter, build.number(decay, step.rate))
    return build.binary("add", step.gradient, share)


RULES: Mapping[str, Callable[[Builder, Step], Value]] = {
    "centred": _centred,
    "normalised": _normalised,
    "signed": _signed,
    "clipped": _clipped,
    "decayed": _decayed,
    "shrunk": partial(_decayed, decay=SHRINKAGE),
}
"""What can stand for a gradient."""


def updates(ops: Sequence[Op], rule: str) -> Mapping[str, Make]:
    """Ops that update a parameter, with what takes their place by a rule.

    Args:
        ops: Of a function's body, in program order.
        rule: Of `RULES`.
    """
    return {uid: partial(_updated, step=step, rule=rule) for uid, step in steps(ops).items()}


def _updated(build: Builder, step: Step, rule: str) -> Value:
    return step.taken(build, RULES[rule](build, step))


def smooth(ops: Sequence[Op]) -> Mapping[str, Make]:
    """One-hot labels of a training step, with what takes their place.

    Args:
        ops: Of a function's body, in program order.
    """
    if not steps(ops):
        return {}
    known = {op.site.uid: op for op in ops}
    found: dict[str, Make] = {}
    for op in ops:
        made = tensor(op.site.type)
        maker = known.get(op.site.slots[0].value.ref) if len(op.site.slots) == 1 else None
        if op.form.name != "stablehlo.convert" or maker is None or made is None:
            continue
        integers = all("xi" in slot.type for slot in maker.site.slots)
        equal = maker.form.name == "stablehlo.compare" and "EQ" in maker.form.before
        if equal and integers and made[1] in PRECISE and len(made[0]) > 1 and not op.form.own:
            found[op.site.uid] = partial(_smoothed, labels=op)
    return found


def _smoothed(build: Builder, labels: Op) -> Value:
    shape, element = typed(Value(labels.site.uid, labels.site.type))
    hot = build.converted(labels.site.slots[0].value, element)
    less = build.binary("multiply", hot, build.number(1 - SMOOTHED, hot))
    return build.binary("add", less, build.number(SMOOTHED / shape[-1], hot))
