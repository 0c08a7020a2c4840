"""Learning rates that change from step to step, by a count of the steps (`memory.count`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import log, pi

from gevo.errors import EditError
from gevo.program.base import Value
from gevo.program.stablehlo.build import Builder, typed
from gevo.program.stablehlo.memory import Memory, count
from gevo.program.stablehlo.text import Op
from gevo.program.stablehlo.training import steps

SCHEDULE = "schedule_"
"""Begins the names of these rewrites; then come a form and a number of steps."""
LENGTHS = (100, 300, 1000)
"""Numbers of steps over which a rate changes."""


def _inverse(build: Builder, past: Value) -> Value:
    """1 / (1 + t): half as much after the time (Robbins and Monro 1951 ask for such)."""
    one = build.number(1.0, past)
    return build.binary("divide", one, build.binary("add", one, past))


def _halved(build: Builder, past: Value) -> Value:
    """Half as much each time."""
    share = build.binary("multiply", past, build.number(-log(2.0), past))
    return build.unary("exponential", share)


def _cosine(build: Builder, past: Value) -> Value:
    """Half a wave, from one down to zero, where it stays (Loshchilov and Hutter 2017)."""
    angle = build.binary("minimum", past, build.number(1.0, past))
    angle = build.binary("multiply", angle, build.number(pi, past))
    wave = build.binary("add", build.unary("cosine", angle), build.number(1.0, past))
    return build.binary("multiply", wave, build.number(0.5, past))


def _warmed(build: Builder, past: Value) -> Value:
    """From a hundredth up to one, where it stays (Goyal et al. 2017, section 2.2)."""
    more = build.binary("add", past, build.number(0.01, past))
    return build.binary("minimum", more, build.number(1.0, past))


FORMS: Mapping[str, Callable[[Builder, Value], Value]] = {
    "inverse": _inverse,
    "halved": _halved,
    "cosine": _cosine,
    "warmed": _warmed,
}
"""Share of the rate that is left after a time in units of the number of steps."""
NAMES = tuple(f"{SCHEDULE}{form}_{length}" for form in FORMS for length in LENGTHS)


def schedulable(ops: Sequence[Op]) -> Sequence[str]:
    """The first op that updates a parameter, where steps are counted or could be; it is for all.

    Args:
        ops: Of a function's body, in program order.
    """
    return list(steps(ops))[:1] if count(ops) else ()


def scheduled(
    ops: Sequence[Op], uid: str, name: str, prefix: str
) -> tuple[Mapping[str, Sequence[Op]], Sequence[Memory]]:
    """What takes the place of each op that updates a parameter, and what the next step gets where.

    Args:
        ops: Of a function's body, in program order.
        uid: The first such op.
        name: Of `NAMES`.
        prefix: Of new uids.

    Raises:
        EditError: There is no such op or name, or nothing that could count.
    """
    counter = count(ops)
    if name not in NAMES or counter is None or uid not in schedulable(ops):
        raise EditError(f"the learning rate of {uid} cannot be {name}")
    form, _, length = name.removeprefix(SCHEDULE).partition("_")
    known = {op.site.uid: op for op in ops}
    found: dict[str, Sequence[Op]] = {}
    kept: Sequence[Memory] = ()
    for number, (one, step) in enumerate(steps(ops).items()):
        build = Builder(f"{prefix}{number:x}" if number else prefix, known[one])
        before = counter.before(build, typed(step.number)[1])
        past = build.binary("divide", before, build.number(float(length), before))
        alone = build.reshaped(step.number, ()) if typed(step.number)[0] else step.number
        rate = build.binary("multiply", alone, FORMS[form](build, past))
        wide = build.broadcast(rate, typed(step.rate)[0], ())
        kept = kept or counter.kept(build)
        found[one] = build.finished(step.taken(build, step.gradient, wide), known[one])
    return found, kept
