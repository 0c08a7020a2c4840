"""Runs that are compared with each other: in every bit, and in turns against the baseline."""

from dataclasses import dataclass, field

import numpy as np
import pytest

from gevo.device.base import Lowered, RunOptions, RunResult
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.score import Scorer
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.workload.case import Launches, TestCase, Workload
from gevo.workload.compare import make_metric

CASES = tuple(TestCase(f"c{n}", n, (("n", 4),)) for n in range(2))
RIGHT = np.arange(4.0, dtype=np.float32)


@dataclass
class Binary:
    digest: str
    seeded: bool = False

    def close(self) -> None: ...


@dataclass
class FakeDevice:
    """`fast` takes 10 ns, everything else 20; `shaky` gives another last bit with each order of
    blocks, `late` a wrong result in an earlier repetition; `dies` fails. `torn` is right in the
    natural order of blocks only; `slower` takes longer in any other.
    """

    name: str = "fake"
    modelled: bool = False
    calls: list[tuple[str, int]] = field(default_factory=list)

    def lower(self, program: Program) -> Lowered:
        return Lowered(program.text, program.text, program.entry)

    def compile(self, lowered: Lowered) -> Binary:
        return Binary(lowered.text)

    def run(self, binary: Binary, launches: Launches, options: RunOptions) -> RunResult:
        if binary.digest == "dies":
            raise LaunchFailed("it died")
        time = 10.0 if binary.digest == "fast" else 20.0
        time += 5.0 * (binary.digest == "slower" and options.order_seed > 0)
        out, also = RIGHT.copy(), ()
        if binary.digest == "torn" and options.order_seed:
            out[0] = -1.0
        if binary.digest == "shaky":
            out[3] += options.order_seed * 1e-6
        if binary.digest == "late" and options.repeats > 1:
            also = ({"y": RIGHT * 2},)
        return RunResult({"y": out}, (time,) * options.repeats, False, 0, {}, also)

    def compare(self, first, second, launches, options):
        self.calls.append((first.digest, options.repeats))
        return self.run(first, launches, options), self.run(second, launches, options)


def make(baseline="base", races=False, settings=()):
    made = []
    workload = Workload(
        name="w",
        program="",
        source="w",
        train=CASES,
        heldout=(),
        launches=lambda case, settings=(): made.append(case) or Launches((), lambda host: None),
        reference=None,
        metric=make_metric("max_relative", 1e-3),
    )
    program = Program(Dialect.LLVM, baseline, ("k",), settings)
    scorer = Scorer(FakeDevice(), workload, program, 1e-3, races)
    scorer.made = made
    return scorer


@pytest.fixture
def scorer():
    return make()


def lowered(text):
    return Lowered(text, text, ("k",))


def orders(*seeds):
    return [(case, RunOptions(order_seed=seed)) for case in CASES for seed in seeds]


def test_bitwise_runs_must_agree(scorer):
    steady = scorer.measure(lowered("steady"), orders(0, 1, 2), bitwise=True)
    assert steady.ok
    assert steady.times_ns == (120.0,)
    loose = scorer.measure(lowered("shaky"), orders(0, 1, 2))
    assert loose.ok
    assert loose.error > 0.0
    strict = scorer.measure(lowered("shaky"), orders(0, 1, 2), bitwise=True)
    assert strict.outcome is Outcome.FLAKY
    assert "case c0: two runs gave different outputs" in strict.detail


def test_a_duel_sums_over_cases_trial_by_trial(scorer):
    duel = scorer.duel(lowered("fast"), CASES, trials=3, warm=2)
    assert duel.candidate.times_ns == (20.0, 20.0, 20.0)
    assert duel.baseline.times_ns == (40.0, 40.0, 40.0)
    assert scorer.device.calls == [("fast", 2)] * 2 + [("fast", 3)] * 2


def test_a_duel_without_warm_up(scorer):
    assert scorer.duel(lowered("fast"), CASES[:1], trials=1, warm=0).candidate.times_ns == (10.0,)
    assert scorer.device.calls == [("fast", 1)]


def test_every_timed_output_is_checked(scorer):
    duel = scorer.duel(lowered("late"), CASES, trials=2, warm=0)
    assert duel.candidate.outcome is Outcome.WRONG
    assert duel.candidate.error == pytest.approx(1.0)


def test_a_variant_that_fails_has_no_duel(scorer):
    duel = scorer.duel(lowered("dies"), CASES, trials=2, warm=0)
    assert duel.candidate.outcome is Outcome.LAUNCH_FAILED
    assert duel.candidate.detail == "it died"
    assert scorer.device.calls == []


@pytest.mark.parametrize("baseline", ["torn", "shaky", "slower"])
def test_the_search_runs_blocks_in_disorder_where_the_unmodified_program_allows(baseline):
    assert make().score(lowered("torn")).ok
    found = make(races=True).score(lowered("torn"))
    assert found.outcome is Outcome.WRONG
    assert found.detail.startswith("case c1: ")
    assert make(baseline, races=True).score(lowered("torn")).ok


def test_inputs_are_made_once_for_variants_with_the_baselines_settings():
    settings = (("tile", 4),)
    scorer = make(races=True, settings=settings)
    for _ in range(3):
        assert scorer.score(Lowered("fast", "fast", ("k",), settings=settings)).ok
    assert sorted(case.name for case in scorer.made) == ["c0", "c1"]
