"""Training steps raced by their error: errors are made up here, so it is known what is best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Applied, Patch
from gevo.edits.tensors import Schedule, Smooth, Update
from gevo.program.base import Program
from gevo.program.load import load
from gevo.study.joint import Joint
from gevo.study.race import FINALISTS, MORE, USUAL, Race, arms_of
from gevo.tuning.parameter import Discrete
from gevo.tuning.space import Space
from gevo.workload.case import TestCase

pytest.importorskip("jaxlib", reason="needs jaxlib")

RATES = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
SPACE = Space({"rate": Discrete(RATES), "decay": Discrete((0.0, 0.5, 0.9))})
CASES = [TestCase(f"c{n}", n, ()) for n in range(3)]
STEP = load("kernels/mlp_state.mlir")
KINDS = ("update", "smooth", "schedule")


def joint() -> Joint:
    return Joint(SPACE, (0.02, 0.0))


def raced(
    errors: Callable[[Program], float], late: Callable[[float], bool] = lambda share: False
) -> tuple[list[Applied], list[tuple[Program, TestCase]], Race]:
    asked: list[tuple[Program, TestCase]] = []

    def trained(
        some: Sequence[tuple[Program, TestCase]], spent: Callable[[], bool]
    ) -> list[float]:
        found: list[float] = []
        for step, case in some:
            if spent():
                break
            asked.append((step, case))
            found.append(errors(step))
        return found

    arms = [a for a in arms_of(STEP, KINDS) if not a or isinstance(a[0], Update | Smooth)]
    race = Race(STEP, joint(), CASES, 1, trained, late)
    return race.run(arms), asked, race


def settings(step: Program) -> tuple[float, float]:
    known = {"rate": 0.02, "decay": 0.0} | dict(step.settings)
    rate, decay = known["rate"], known["decay"]
    assert isinstance(rate, float)
    assert isinstance(decay, float)
    return rate, decay


def text_of(*arms: tuple[Edit, ...]) -> str:
    return apply(STEP, Patch(tuple(edit for arm in arms for edit in arm))).program.text


ARMS = {getattr(arm[0], "rule", arm[0].kind): arm for arm in arms_of(STEP, KINDS)[1:]}
ADAM, BOTH = text_of(ARMS["adam"]), {text_of(ARMS["adam"], ARMS["smooth"])}


def error(step: Program) -> float:
    """Adam is best at a small rate, all others at 1.0; smoothed labels help it."""
    rate, decay = settings(step)
    adam = step.text == ADAM or step.text in BOTH
    best = RATES.index(0.01 if adam else 1.0)
    base = 0.01 if step.text in BOTH else 0.02 if adam else 0.04
    if step.text == text_of(ARMS["smooth"]):
        base = 0.03
    return base + 0.01 * abs(RATES.index(rate) - best) + 0.001 * abs(decay - 0.5)


def test_arms_are_sorts_of_rewrites_the_usual_ones_first() -> None:
    arms = arms_of(STEP, KINDS)
    assert arms[0] == ()
    assert isinstance(arms[1][0], Smooth)
    rules = [arm[0].rule for arm in arms[2:] if isinstance(arm[0], Update)]
    assert tuple(rules[: len(USUAL)]) == USUAL
    assert all(len(arm) == 4 for arm in arms[2 : 2 + len(rules)])
    assert all(isinstance(arm[0], Schedule) for arm in arms[2 + len(rules) :])
    assert not any(isinstance(e, Update) for arm in arms_of(STEP, ("smooth",)) for e in arm)


def test_each_rule_gets_a_rate_of_its_own_and_the_control_stays() -> None:
    found, asked, race = raced(error)
    assert race.trainings == len(asked)
    assert len(set(asked)) == len(asked)  # nothing is trained twice
    assert len(found) <= FINALISTS + 1
    assert found[0].program.text in BOTH
    assert settings(found[0].program) == (0.01, 0.5)
    control = [one for one in found if len(one.patch) == len(one.program.settings)]
    assert [settings(one.program) for one in control] == [(1.0, 0.5)]
    last = {case for step, case in asked if step.digest == found[0].program.digest}
    assert len(last) == len(CASES) + MORE


def test_a_race_that_is_late_gives_what_it_knows() -> None:
    calls = [0]

    def late(share: float) -> bool:
        calls[0] += 1
        return calls[0] > 12

    found, asked, _ = raced(error, late)
    assert len(asked) == 12
    done = {step.digest for step, _ in asked}
    assert found
    assert all(one.program.digest in done for one in found)
