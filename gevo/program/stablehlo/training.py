"""What a training step does with its gradients and labels, changed as a whole.

A step of gradient descent gives, for a parameter w that it takes, w - r g: r is a number repeated,
g the gradient. What stands for g can be another function of w and g (`RULES`); in the one-hot
labels of a loss, a little of each label can go to all classes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod

from gevo.program.base import Value
from gevo.program.stablehlo.build import PRECISE, Builder, Make, is_uniform, typed
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op

UPDATE, SMOOTH = "update_", "smooth"
"""`UPDATE` begins the names of rewrites that change how parameters are updated."""
SMOOTHED = 0.1
"""Share of a label that goes to all classes (Szegedy et al. 2016, section 7)."""
DECAY = 0.001
"""Of a parameter, for each unit of the learning rate."""
LONGEST = 1.0
"""Root of the sum of squares of a clipped gradient."""
_LITTLE = 1e-8


@dataclass(frozen=True)
class Step:
    """How an op updates a parameter.

    Attributes:
        parameter: What it is before.
        rate: How much of the gradient is taken away, of the gradient's shape.
        gradient: The gradient.
    """

    parameter: Value
    rate: Value
    gradient: Value


def steps(ops: Sequence[Op]) -> Mapping[str, Step]:
    """By uid the ops of a function's body that update a parameter, and how."""
    known = {op.site.uid: op for op in ops}
    given = {s.value.ref for op in ops if op.form.name == "func.return" for s in op.site.slots}
    found: dict[str, Step] = {}
    for op in ops:
        if op.site.uid not in given or op.form.name != "stablehlo.subtract" or not is_uniform(op):
            continue
        parameter, less = (slot.value for slot in op.site.slots)
        product = known.get(less.ref)
        if parameter.ref in known or product is None or not is_uniform(product):
            continue
        if product.form.name != "stablehlo.multiply":
            continue
        left, right = (slot.value for slot in product.site.slots)
        numbers = [_is_number(value, known) for value in (left, right)]
        if numbers.count(True) == 1:
            rate, gradient = (left, right) if numbers[0] else (right, left)
            found[op.site.uid] = Step(parameter, rate, gradient)
    return found


def _is_number(value: Value, known: Mapping[str, Op]) -> bool:
    """Whether a value repeats a single element."""
    op = known.get(value.ref)
    if op is None or op.form.name != "stablehlo.broadcast_in_dim" or op.form.own:
        return False
    given = tensor(op.site.slots[0].type)
    return given is not None and prod(given[0]) == 1


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
    length = build.binary("add", _length(build, step.gradient), build.number(_LITTLE, step.rate))
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


def _decayed(build: Builder, step: Step) -> Value:
    """With a share of the parameter (Krogh and Hertz 1991)."""
    share = build.binary("multiply", step.parameter, build.number(DECAY, step.rate))
    return build.binary("add", step.gradient, share)


RULES: Mapping[str, Callable[[Builder, Step], Value]] = {
    "centred": _centred,
    "normalised": _normalised,
    "signed": _signed,
    "clipped": _clipped,
    "decayed": _decayed,
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
    change = build.binary("multiply", step.rate, RULES[rule](build, step))
    return build.binary("subtract", step.parameter, change)


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
