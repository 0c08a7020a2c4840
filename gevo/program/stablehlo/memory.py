"""What a training step remembers: rules for its updates that need it, and a count of its steps.

Such a rule (`CARRYING`), as momentum, needs tensors that go from step to step. Which tensors
@main takes and gives, its user decides: an argument of a parameter's type that is given back as it
is, and used for nothing else, is free to be such a memory, which begins at zero. A number that is
given back so can count the steps; one that the step counts itself will do as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.base import Program, Slot, Value
from gevo.program.stablehlo.build import PRECISE, Builder, typed
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op, read_program
from gevo.program.stablehlo.training import LITTLE, Step, given_back, steps

KEPT = 0.9
"""Share of what is remembered that stays at each step: of a velocity, or of a mean."""
LONG_KEPT = {"lion": 0.99, "adam": 0.999}
"""The same of what these rules remember longest, as their authors have it."""
_ONE = ("dense<1>", "dense<1.0>", "dense<1.000000e+00>")


@dataclass(frozen=True)
class Memory:
    """A tensor that goes from step to step.

    Attributes:
        value: The argument that holds it.
        place: The operand of the return that is the next step's.
    """

    value: Value
    place: Slot


@dataclass(frozen=True)
class Count:
    """A number that goes from step to step.

    Attributes:
        memory: Where it is.
        counted: Whether the step counts in it already.
    """

    memory: Memory
    counted: bool

    def before(self, build: Builder, element: str) -> Value:
        """How many steps there were before this one, as a float without dimensions."""
        held = self.memory.value
        number = held if typed(held)[1] == element else build.converted(held, element)
        return number if not typed(number)[0] else build.reshaped(number, ())

    def kept(self, build: Builder) -> Sequence[Memory]:
        """What the next step gets, where this one does not count yet."""
        if self.counted:
            return ()
        held = self.memory.value
        shape, element = typed(held)
        one = build.scalar("1.0" if element in PRECISE else "1", element)
        more = build.binary("add", held, build.broadcast(one, shape, ()))
        return (Memory(more, self.memory.place),)


def _given(ops: Sequence[Op]) -> Sequence[Slot]:
    """What a body gives back, but for parameters."""
    parameters = steps(ops)
    return [slot for slot in given_back(ops) if slot.value.ref not in parameters]


def _is_free(slot: Slot, ops: Sequence[Op]) -> bool:
    """Whether it is an argument that is given back as it is, and used for nothing else."""
    uses = Counter(one.value.ref for op in ops for one in op.site.slots)
    made = {op.site.uid for op in ops}
    return slot.value.ref.partition("#")[0] not in made and uses[slot.value.ref] == 1


def memories(ops: Sequence[Op]) -> Mapping[str, Sequence[Memory]]:
    """Memories for each op that updates a parameter, by uid, as far as there are any.

    Of n parameters of one type the first has the first result of that type that is no parameter,
    and the one n further on, as if they were given as often as that, also where one is in use.

    Args:
        ops: Of a function's body, in program order.
    """
    by_type: dict[str, list[str]] = {}
    for uid, step in steps(ops).items():
        by_type.setdefault(step.parameter.type, []).append(uid)
    others = _given(ops)
    found: dict[str, Sequence[Memory]] = {}
    for type_, uids in by_type.items():
        places = [slot for slot in others if slot.type == type_]
        for number, uid in enumerate(uids):
            own = [slot for slot in places[number :: len(uids)] if _is_free(slot, ops)]
            if own:
                found[uid] = [Memory(slot.value, slot) for slot in own]
    return {uid: found[uid] for uid in steps(ops) if uid in found}


def count(ops: Sequence[Op]) -> Count | None:
    """What counts the steps, or could: the first such number that is no parameter's memory.

    Args:
        ops: Of a function's body, in program order.
    """
    taken = {one.place.key for some in memories(ops).values() for one in some}
    known = {op.site.uid: op for op in ops}
    for slot in _given(ops):
        found = tensor(slot.type)
        if found is None or any(size != 1 for size in found[0]) or slot.key in taken:
            continue
        if found[1] not in (*PRECISE, "i32", "i64", "ui32"):
            continue
        if _is_free(slot, ops):
            return Count(Memory(slot.value, slot), counted=False)
        if held := _counted(slot.value, known):
            return Count(Memory(held, slot), counted=True)
    return None


def _counted(value: Value, known: Mapping[str, Op]) -> Value | None:
    """The argument to which a value adds one."""
    op = known.get(value.ref)
    if op is None or op.form.name != "stablehlo.add":
        return None
    left, right = (slot.value for slot in op.site.slots)
    for held, other in ((left, right), (right, left)):
        if held.ref not in known and held.type == value.type and _is_one(other, known):
            return held
    return None


def _is_one(value: Value, known: Mapping[str, Op]) -> bool:
    op = known.get(value.ref)
    if op is None:
        return False
    if op.form.name == "stablehlo.broadcast_in_dim":
        return _is_one(op.site.slots[0].value, known)
    return op.form.name == "stablehlo.constant" and any(one in op.form.before for one in _ONE)


def forgets(program: Program) -> bool:
    """Whether a program is a training step that has no memory for any of its parameters."""
    module = read_program(program)
    bodies = [block.order for block in module.blocks]
    some = [[module.ops[uid] for uid in order] for order in bodies]
    return any(steps(ops) for ops in some) and not any(memories(ops) for ops in some)


Remembered = tuple[Value, Sequence[Value]]
"""What stands for a gradient, and what is remembered then."""


def _faded(build: Builder, memory: Value, new: Value) -> Value:
    share = build.number(KEPT, memory)
    return build.binary("add", build.binary("multiply", memory, share), new)


def _mean(build: Builder, memory: Value, new: Value, kept: float = KEPT) -> Value:
    """What is remembered and what is new, by shares."""
    old = build.binary("multiply", memory, build.number(kept, memory))
    return build.binary("add", old, build.binary("multiply", new, build.number(1 - kept, new)))


def _over_root(build: Builder, value: Value, squares: Value) -> Value:
    length = build.binary("add", build.unary("sqrt", squares), build.number(LITTLE, squares))
    return build.binary("divide", value, length)


def _squares(build: Builder, step: Step) -> Value:
    return build.binary("multiply", step.gradient, step.gradient)


def _momentum(build: Builder, step: Step, held: Sequence[Value], before: Value) -> Remembered:
    """With v = 0.9 v + g in the place of g (Polyak 1964, equation 9)."""
    del before
    velocity = _faded(build, held[0], step.gradient)
    return velocity, (velocity,)


def _nesterov(build: Builder, step: Step, held: Sequence[Value], before: Value) -> Remembered:
    """With g + 0.9 v, v as for momentum (Sutskever et al. 2013, equations 3 and 4, ahead)."""
    del before
    velocity = _faded(build, held[0], step.gradient)
    return _faded(build, velocity, step.gradient), (velocity,)


def _adaptive(build: Builder, step: Step, held: Sequence[Value], before: Value) -> Remembered:
    """With g over the root of the sum of its squares so far (Duchi et al. 2011, AdaGrad)."""
    del before
    total = build.binary("add", held[0], _squares(build, step))
    return _over_root(build, step.gradient, total), (total,)


def _rmsprop(build: Builder, step: Step, held: Sequence[Value], before: Value) -> Remembered:
    """With g over the root of the fading mean of its squares (Tieleman and Hinton 2012)."""
    del before
    mean = _mean(build, held[0], _squares(build, step))
    return _over_root(build, step.gradient, mean), (mean,)


def _lion(build: Builder, step: Step, held: Sequence[Value], before: Value) -> Remembered:
    """With the signs of a fading mean, of which a longer one is kept (Chen et al. 2023)."""
    del before
    sign = build.unary("sign", _mean(build, held[0], step.gradient))
    return sign, (_mean(build, held[0], step.gradient, LONG_KEPT["lion"]),)


def _adam(build: Builder, step: Step, held: Sequence[Value], before: Value) -> Remembered:
    """With its fading mean over the root of that of its squares (Kingma and Ba 2015)."""
    element = typed(before)[1]
    number = build.binary("add", before, build.scalar("1.0", element))
    means: list[Value] = []
    whole: list[Value] = []
    new = step.gradient, _squares(build, step)
    for memory, value, kept in zip(held, new, (KEPT, LONG_KEPT["adam"]), strict=False):
        means.append(_mean(build, memory, value, kept))
        rest = build.binary("power", build.scalar(f"{kept:e}", element), number)
        share = build.binary("subtract", build.scalar("1.0", element), rest)
        wide = build.broadcast(share, typed(memory)[0], ())
        whole.append(build.binary("divide", means[-1], wide))
    return _over_root(build, *whole), means


@dataclass(frozen=True)
class Rule:
    """A rule with a memory.

    Attributes:
        make: What stands for a gradient, of a step, what it remembers, and the number of steps
            before it.
        tensors: How many of the parameter's type it remembers.
        counts: Whether it has to know the number of steps.
    """

    make: Callable[[Builder, Step, Sequence[Value], Value], Remembered]
    tensors: int = 1
    counts: bool = False


CARRYING: Mapping[str, Rule] = {
    "momentum": Rule(_momentum),
    "nesterov": Rule(_nesterov),
    "adaptive": Rule(_adaptive),
    "rmsprop": Rule(_rmsprop),
    "lion": Rule(_lion),
    "adam": Rule(_adam, tensors=2, counts=True),
}
"""What can stand for a gradient with a memory."""


def carriers(ops: Sequence[Op], rule: str) -> Sequence[str]:
    """Ops that can update a parameter by a rule of `CARRYING`."""
    asked = CARRYING[rule]
    if asked.counts and count(ops) is None:
        return ()
    return [uid for uid, some in memories(ops).items() if len(some) >= asked.tensors]


def carrying(
    ops: Sequence[Op], rule: str, uid: str, prefix: str
) -> tuple[Sequence[Op], Sequence[Memory]]:
    """What takes the place of an op that updates a parameter, and what the next step gets where.

    Args:
        ops: Of a function's body, in program order.
        rule: Of `CARRYING`.
        uid: The op's.
        prefix: Of new uids.

    Raises:
        EditError: There is no such op, or no memory for it.
    """
    if uid not in carriers(ops, rule):
        raise EditError(f"{uid} updates no parameter, or nothing is there to carry a memory")
    held = memories(ops)[uid][: CARRYING[rule].tensors]
    step, op = steps(ops)[uid], next(op for op in ops if op.site.uid == uid)
    build = Builder(prefix, op)
    counter = count(ops) if CARRYING[rule].counts else None
    before = counter.before(build, typed(step.rate)[1]) if counter else step.number
    gradient, kept = CARRYING[rule].make(build, step, [one.value for one in held], before)
    places = [Memory(value, one.place) for value, one in zip(kept, held, strict=True)]
    if counter:
        places += counter.kept(build)
    return build.finished(step.taken(build, gradient), op), places
