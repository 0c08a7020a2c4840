"""Verdicts where time is up: what is known by then is told, and nothing is offered."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from gevo.edits.patch import Patch
from gevo.evaluate.executor import InProcess
from gevo.evaluate.pool.node import Inline, PoolClosed
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.schema import DIFFERENCE, Conclusion, Stage
from gevo.search.individual import Individual
from gevo.study.contest import Contest, not_judged
from gevo.validate.judge import IN_TIME, LATE, WITH_GUARD, Judge
from gevo.validate.runs import FRESH, HELD_OUT, ORDERS_OF_THREADS, RACES, WHOLE
from gevo.validate.speed import SPEED
from gevo.validate.verdict import FAULT, Subject


@pytest.fixture
def bench(tiny):
    """What verdicts are given on; its executor can be stopped, and starts again for each test."""
    found = tiny.bench()
    yield found
    started_again(found.device)


def started_again(executor: InProcess) -> None:
    executor._pool = Inline(executor.judge)


def stop_after(bench, name: str, told: list[Stage], stage: Stage) -> None:
    told.append(stage)
    if stage.name == name:
        bench.device.stop()


def test_wherever_time_is_up_what_is_not_known_is_not_judged(bench, tiny, edits):
    subject = Subject(tiny.program(edits["first"], edits["second"]))
    judge = Judge(bench, hurried=True)
    whole = judge.begin(subject).verdict()
    assert whole.validated
    names = [stage.name for stage in whole.stages]
    assert names[-1] == DIFFERENCE
    for last in (names[0], SPEED, FRESH, RACES, ORDERS_OF_THREADS, names[-2]):
        told = []
        verdict = judge.begin(subject).verdict(partial(stop_after, bench, last, told))
        started_again(bench.device)
        known = [stage for stage in verdict.stages if stage.detail != LATE]
        rest = verdict.stages[len(known) :]
        assert known == told == [*whole.stages[: len(known)]]
        assert sorted(stage.name for stage in verdict.stages) == sorted(names)
        assert rest
        assert {(stage.passed, stage.excused, stage.detail) for stage in rest} == {
            (None, False, LATE)
        }
        assert verdict.late
        assert verdict.conclusion is Conclusion.NOT_JUDGED
        assert not verdict.validated
        assert verdict.why_not == f"{rest[0].name}: {LATE}"
        assert verdict.code is None


def test_what_is_refused_before_time_is_up_stays_refused(bench, tiny, edits):
    wrong = Subject(tiny.program(edits["first"], edits["second"], edits["narrow"]))
    verdict = Judge(bench).begin(wrong).verdict(partial(stop_after, bench, HELD_OUT, []))
    assert verdict.late
    assert verdict.conclusion is Conclusion.REFUSED


def test_where_only_what_it_assumes_is_not_known_it_is_not_offered(
    bench, tiny, edits, monkeypatch
):
    """Nothing waits there, as far as is known."""

    def stopped(*_: object) -> None:
        raise PoolClosed

    monkeypatch.setattr("gevo.validate.judge.flags", stopped)
    verdict = Judge(bench).begin(Subject(tiny.program(edits["first"], edits["second"]))).verdict()
    assert all(stage.passed or stage.excused for stage in verdict.stages[:-1])
    assert verdict.stages[-1] == Stage(IN_TIME, None, LATE)
    assert verdict.conclusion is Conclusion.NOT_JUDGED


def test_a_winner_whose_explanation_comes_too_late_is_one(bench, tiny, edits, monkeypatch):
    def stopped(*_: object) -> None:
        raise PoolClosed

    judge = Judge(bench)
    monkeypatch.setattr(judge.explainer, "why", stopped)
    verdict = judge.begin(Subject(tiny.program(edits["first"], edits["second"]))).verdict()
    assert verdict.validated
    assert verdict.why is None


def test_what_might_pass_with_its_guard_is_not_judged(bench, tiny, edits, monkeypatch):
    judge = Judge(bench, hurried=True)
    subject = Subject(tiny.program(edits["first"], edits["second"]))
    right = judge.begin(subject).verdict()
    late = replace(right, stages=(Stage(SPEED, None, LATE),), late=True)
    monkeypatch.setattr(judge, "_with_guard", lambda *_: late)
    assuming = replace(right, assumptions=("n is even",), stages=(*right.stages, WITH_GUARD))
    found = judge.guarded(subject, assuming)
    assert found.conclusion is Conclusion.NOT_JUDGED
    assert found.why_not == f"{WHOLE}: {LATE}"
    assert not found.validated
    without = judge.guarded(subject, replace(assuming, stages=right.stages))
    assert without.conclusion is Conclusion.NOT_JUDGED


def test_of_what_is_being_minimised_nothing_is_judged(bench, tiny, edits):
    measured = Measurement(Outcome.OK, (100.0,), 0.0, modelled=True)
    contest = Contest(bench, measured, lambda program: (), hurried=True)
    patch = Patch((edits["first"], edits["second"]))
    program = tiny.program(*patch)
    one = Individual(7, patch, program.digest, replace(measured, times_ns=(50.0,)))
    bench.device.stop()
    found = {}
    contest.round([one], found)
    assert found == {7: not_judged(one)}
    assert found[7].verdict.conclusion is Conclusion.NOT_JUDGED
    (record,) = found[7].records(known=False)
    assert (record.id, record.validated) == (7, False)
    assert LATE in record.why_not


def test_a_fault_of_gevo_s_own_costs_one_verdict(bench, tiny, edits, monkeypatch):
    measured = Measurement(Outcome.OK, (100.0,), 0.0, modelled=True)
    contest = Contest(bench, measured, lambda program: (), minimize=False)
    program = tiny.program(edits["first"], edits["second"])
    patches = Patch((edits["first"],)), Patch((edits["first"], edits["second"]))
    both = [
        Individual(n, patch, tiny.program(*patch).digest, replace(measured, times_ns=(50.0,)))
        for n, patch in enumerate(patches)
    ]
    whole = Judge.guarded

    def faulty(self, subject, verdict, recorded=None):
        if subject.program.digest != program.digest:
            raise OverflowError("int too large")
        return whole(self, subject, verdict, recorded)

    monkeypatch.setattr(Judge, "guarded", faulty)
    found = {}
    contest.round(both, found)
    assert found[1].verdict.validated
    lost = found[0].verdict
    assert lost.conclusion is Conclusion.NOT_JUDGED
    told = f"{FAULT}: OverflowError: int too large (gevo/study/contest.py:"
    assert lost.why_not.startswith(told)
    assert lost.why_not.endswith("); please report it")
