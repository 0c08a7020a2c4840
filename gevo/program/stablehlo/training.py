"""What a training step does with its gradients and labels, changed as a whole.

A step of gradient descent gives, for a parameter w that it takes, w - r g: r is a number repeated,
g the gradient. What stands for g can be another function of w and g (`RULES`); in the one-hot
labels of a loss, a little of each label can go to all classes.

A rule with a memory (`CARRYING`), as momentum, needs a tensor that goes from step to step. Which
tensors @main takes and gives, its user decides: an argument of a parameter's type that is given
back as it is, and used for nothing else, is free to be that memory, which begins at zero.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod

from gevo.errors import EditError
from gevo.program.base import Program, Slot, Value
from gevo.program.stablehlo.build import PRECISE, Builder, Make, is_uniform, typed
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op, read_program

UPDATE, SMOOTH = "update_", "smooth"
"""`UPDATE` begins the names of rewrites that change how parameters are updated."""
SMOOTHED = 0.1
"""Share of a label that goes to all classes (Szegedy et al. 2016, section 7)."""
DECAY = 0.001
"""Of a parameter, for each unit of the learning rate."""
MEMORY = 0.9
"""Share of what is remembered that stays at each step."""
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


@dataclass(frozen=True)
class Memory:
    """A tensor that goes from step to step.

    Attributes:
        value: The argument that holds it.
        place: The operand of the return that is the next step's.
    """

    value: Value
    place: Slot


def memories(ops: Sequence[Op]) -> Mapping[str, Memory]:
    """A memory for each op that updates a parameter, by uid, as far as there are any.

    Of parameters of one type the first has the first result of that type that is no parameter,
    and so on, also where that is in use.

    Args:
        ops: Of a function's body, in program order.
    """
    made = {op.site.uid for op in ops}
    uses = Counter(slot.value.ref for op in ops for slot in op.site.slots)
    parameters = steps(ops)
    given = [slot for op in ops if op.form.name == "func.return" for slot in op.site.slots]
    others = [slot for slot in given if slot.value.ref not in parameters]
    found: dict[str, Memory] = {}
    for uid, step in parameters.items():
        slot = next((one for one in others if one.type == step.parameter.type), None)
        if slot is None:
            continue
        others.remove(slot)
        if slot.value.ref not in made and uses[slot.value.ref] == 1:
            found[uid] = Memory(slot.value, slot)
    return found


def forgets(program: Program) -> bool:
    """Whether a program is a training step that has no memory for any of its parameters."""
    module = read_program(program)
    bodies = [module.blocks[body].order for body in module.bodies.values()]
    some = [[module.ops[uid] for uid in order] for order in bodies]
    return any(steps(ops) for ops in some) and not any(memories(ops) for ops in some)


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


def _faded(build: Builder, memory: Value, new: Value) -> Value:
    share = build.number(MEMORY, memory)
    return build.binary("add", build.binary("multiply", memory, share), new)


def _momentum(build: Builder, step: Step, memory: Value) -> tuple[Value, Value]:
    """With v = 0.9 v + g in the place of g (Polyak 1964, equation 9)."""
    velocity = _faded(build, memory, step.gradient)
    return velocity, velocity


def _nesterov(build: Builder, step: Step, memory: Value) -> tuple[Value, Value]:
    """With g + 0.9 v, v as for momentum (Sutskever et al. 2013, equations 3 and 4, ahead)."""
    velocity = _faded(build, memory, step.gradient)
    return _faded(build, velocity, step.gradient), velocity


def _adaptive(build: Builder, step: Step, memory: Value) -> tuple[Value, Value]:
    """With g over the root of the sum of its squares so far (Duchi et al. 2011, AdaGrad)."""
    squares = build.binary("multiply", step.gradient, step.gradient)
    total = build.binary("add", memory, squares)
    length = build.binary("add", build.unary("sqrt", total), build.number(_LITTLE, total))
    return build.binary("divide", step.gradient, length), total


CARRYING: Mapping[str, Callable[[Builder, Step, Value], tuple[Value, Value]]] = {
    "momentum": _momentum,
    "nesterov": _nesterov,
    "adaptive": _adaptive,
}
"""What can stand for a gradient with a memory, and what is remembered then."""


def carrying(ops: Sequence[Op], rule: str, uid: str, prefix: str) -> tuple[Sequence[Op], Memory]:
    """What takes the place of an op that updates a parameter, and the memory that it needs.

    What is remembered then is the value of the memory that is returned.

    Args:
        ops: Of a function's body, in program order.
        rule: Of `CARRYING`.
        uid: The op's.
        prefix: Of new uids.

    Raises:
        EditError: There is no such op, or no memory for it.
    """
    memory = memories(ops).get(uid)
    if memory is None:
        raise EditError(f"{uid} updates no parameter, or nothing is there to carry a memory")
    step, op = steps(ops)[uid], next(op for op in ops if op.site.uid == uid)
    build = Builder(prefix, op)
    gradient, kept = CARRYING[rule](build, step, memory.value)
    change = build.binary("multiply", step.rate, gradient)
    made = build.finished(build.binary("subtract", step.parameter, change), op)
    return made, Memory(kept, memory.place)


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
