"""Each distinct variant is run once, and the record does not depend on who finishes first."""

from concurrent.futures import Future
from dataclasses import dataclass, field

import pytest

from gevo.device.base import Lowered, RunOptions
from gevo.errors import DeviceLost
from gevo.evaluate.cache import CachingEvaluator, Screen
from gevo.evaluate.jobs import Plan
from gevo.evaluate.scoring.score import LowerReply
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.workload.case import TestCase

PLAN: Plan = ((TestCase("drawn", 1, ()), RunOptions()),)


def program(text: str) -> Program:
    return Program(Dialect.LLVM, text, ("k",))


@dataclass
class FakeExecutor:
    """Lowers to the lower-case text, so that `A` and `a` are neutral variants of each other;
    text with `!` is refused. The first `losses` runs lose the device.
    """

    losses: int = 0
    lowered: list[str] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)

    def fingerprint(self) -> tuple[str, bool, dict[str, str]]:
        return "fake", True, {}

    def lower(self, program: Program) -> Future[LowerReply]:
        self.lowered.append(program.text)
        if "!" in program.text:
            return done(LowerReply(None, Measurement(Outcome.INVALID, detail=program.text)))
        key = program.text.lower()
        return done(LowerReply(Lowered(f"key {key}", key, program.entry), None))

    def score(self, lowered: Lowered) -> Future[Measurement]:
        self.scored.append(lowered.text)
        if self.losses:
            self.losses -= 1
            return done(Measurement(Outcome.DEVICE_LOST, device="fake", detail="gone"))
        return done(Measurement(Outcome.OK, (float(len(lowered.text)),), 0.0))

    def close(self) -> None: ...


def done(value):
    future = Future()
    future.set_result(value)
    return future


def test_equal_programs_are_run_once():
    executor = FakeExecutor()
    evaluator = CachingEvaluator(executor)
    first = evaluator.evaluate([program("ab"), program("ab"), program("abc")])
    assert [e.cached for e in first] == [False, True, False]
    assert [e.measurement.times_ns for e in first] == [(2.0,), (2.0,), (3.0,)]
    assert sorted(executor.scored) == ["ab", "abc"]
    again = evaluator.evaluate([program("abc")])
    assert again[0].cached
    assert again[0].measurement is first[2].measurement
    assert sorted(executor.lowered) == ["ab", "abc"]


def test_neutral_variants_are_lowered_but_not_run_again():
    executor = FakeExecutor()
    evaluator = CachingEvaluator(executor)
    done_ = evaluator.evaluate([program("AB"), program("ab"), program("Ab")])
    assert [e.cached for e in done_] == [False, True, True]
    assert {e.key for e in done_} == {"key ab"}
    assert executor.scored == ["ab"]


def test_refused_variants_are_remembered():
    executor = FakeExecutor()
    evaluator = CachingEvaluator(executor)
    first, second = evaluator.evaluate([program("a!"), program("a!")])
    assert first.measurement.outcome is Outcome.INVALID
    assert (first.key, first.cached, second.cached) == (None, False, True)
    assert executor.lowered == ["a!"]
    assert executor.scored == []


def test_remembered_measurements_need_no_run():
    executor = FakeExecutor()
    evaluator = CachingEvaluator(executor)
    known = Measurement(Outcome.OK, (7.0,), 0.0)
    evaluator.remember(program("x").digest, "key x", known)
    by_digest, by_key = evaluator.evaluate([program("x"), program("X")])
    assert by_digest.measurement is known
    assert by_key.measurement is known
    assert executor.scored == []


def test_a_lost_device_is_retried_and_then_raised():
    executor = FakeExecutor(losses=2)
    evaluation = CachingEvaluator(executor).evaluate([program("a")])[0]
    assert evaluation.measurement.ok
    assert executor.scored == ["a", "a", "a"]
    with pytest.raises(DeviceLost, match="gone"):
        CachingEvaluator(FakeExecutor(losses=3)).evaluate([program("a")])


def test_progress_is_reported_for_each_job():
    calls: list[int] = []
    evaluator = CachingEvaluator(FakeExecutor())
    evaluator.evaluate([program("a"), program("b")], lambda: calls.append(1))
    assert len(calls) == 4  # two lowered, two run


class CutOff(Exception):
    """Time is up."""


def test_what_a_wave_that_is_cut_off_has_measured():
    evaluator = CachingEvaluator(FakeExecutor())
    evaluator.evaluate([program("old")])
    wave = evaluator.wave([program(t) for t in ("late", "old", "ab!", "aB", "AB")])
    assert [(place, e.cached) for place, e in wave.found()] == [(1, True)]
    calls: list[int] = []

    def tick():
        calls.append(1)
        if "key ab" in evaluator.by_key:
            raise CutOff

    late, executor = Future(), evaluator.executor
    score = executor.score
    executor.score = lambda lowered: late if lowered.text == "late" else score(lowered)
    with pytest.raises(CutOff):
        wave.run(tick)
    found = dict(wave.found())
    assert {place for place in found} >= {1, 3}
    assert 0 not in found
    assert (found[3].measurement.times_ns, found[3].cached) == ((2.0,), False)


@pytest.mark.parametrize("early", [False, True])
def test_what_is_begun_with_before_the_wave_is_whole_counts_the_same(early):
    programs = [program(text) for text in ("a", "old", "A", "b!", "a")]
    evaluator = CachingEvaluator(executor := FakeExecutor())
    evaluator.evaluate([program("old")])
    wave = evaluator.wave(() if early else programs)
    for one in programs if early else ():
        wave.begin(one)
    assert executor.lowered == (["old", "a", "A", "b!"] if early else ["old"])
    wave.run(lambda: None)
    assert executor.scored == ["old", "a"]
    found = [(place, e.measurement.outcome, e.cached) for place, e in wave.found()]
    ok, invalid = Outcome.OK, Outcome.INVALID
    assert found == [
        (0, ok, False),
        (1, ok, True),
        (2, ok, True),
        (3, invalid, False),
        (4, ok, True),
    ]


def test_what_an_earlier_session_measured_saves_the_run_and_nothing_else():
    executor = FakeExecutor()
    known = Measurement(Outcome.OK, (7.0,), 0.0)
    evaluator = CachingEvaluator(executor, earlier={"key x": known})
    first, again = evaluator.evaluate([program("X"), program("x")])
    assert (first.measurement, first.key, first.cached) == (known, "key x", False)
    assert again.cached
    assert executor.scored == []


@dataclass
class Screened(FakeExecutor):
    """Fails everything with an `x` beyond the training cases; loses the device `lost` times."""

    lost: int = 0
    screened: list[str] = field(default_factory=list)

    def measure(self, program: Program, plan: Plan) -> Future[Measurement]:
        assert plan == PLAN
        self.screened.append(program.text)
        if self.lost:
            self.lost -= 1
            return done(Measurement(Outcome.DEVICE_LOST, device="fake", detail="gone"))
        if "x" in program.text:
            return done(Measurement(Outcome.WRONG, error=1.0, detail="case drawn"))
        return done(Measurement(Outcome.OK, (99.0,), 0.5))


def test_what_only_equals_the_unmodified_program_is_not_screened():
    executor = Screened()
    evaluator = CachingEvaluator(executor, screen=Screen(PLAN, 2.0))
    assert all(e.measurement.ok for e in evaluator.evaluate([program("ax"), program("axx")]))
    assert executor.screened == []


def test_what_is_faster_is_screened():
    executor = Screened()
    evaluator = CachingEvaluator(executor, screen=Screen(PLAN, 2.1))
    found = evaluator.evaluate([program("ax"), program("ab"), program("axx"), program("AX")])
    assert executor.screened == ["ax", "ab"]
    assert [e.measurement.outcome for e in found] == ["wrong", "ok", "ok", "wrong"]
    assert found[0].measurement.detail == "beyond the training cases: case drawn"
    assert (found[1].measurement.times_ns, found[1].measurement.error) == ((2.0,), 0.0)
    assert [e.cached for e in found] == [False, False, False, True]


def test_a_device_that_is_lost_while_screening_is_tried_again():
    executor = Screened(lost=2)
    evaluator = CachingEvaluator(executor, screen=Screen(PLAN, 2.1))
    assert evaluator.evaluate([program("a")])[0].measurement.ok
    assert executor.scored == ["a"] * 3
    with pytest.raises(DeviceLost):
        CachingEvaluator(Screened(lost=3), screen=Screen(PLAN, 2.1)).evaluate([program("a")])
