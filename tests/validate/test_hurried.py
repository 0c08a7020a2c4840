"""Verdicts where time is short: cheap refusals first, and nothing more of what is refused."""

import itertools
from dataclasses import replace

import pytest

from gevo.device.base import RunOptions
from gevo.evaluate.executor import InProcess
from gevo.evaluate.pool.node import PoolClosed
from gevo.records.schema import DIFFERENCE, Conclusion, Stage
from gevo.validate.judge import GUARD, WITH_GUARD, Judge
from gevo.validate.runs import FRESH, HELD_OUT, TRAINING, WHOLE
from gevo.validate.speed import SPEED
from gevo.validate.verdict import LATE, UNNEEDED, Subject


@pytest.fixture
def winner(tiny, edits):
    return tiny.program(edits["first"], edits["second"])


@pytest.fixture
def measured(monkeypatch):
    """How many runs correctness stages make."""
    made = []
    measure = InProcess.measure

    def counted(self, program, plan, bitwise=False):
        job = measure(self, program, plan, bitwise)
        result = job.result
        job.result = lambda timeout=None: made.append(len(plan)) or result(timeout)
        return job

    monkeypatch.setattr(InProcess, "measure", counted)
    return made


def by_name(verdict):
    return {stage.name: stage for stage in verdict.stages}


def test_the_same_passes_whether_or_not_time_is_short(tiny, winner):
    subject, bench = Subject(winner), tiny.bench()
    quick, slow = (Judge(bench, hurried).begin(subject).verdict() for hurried in (True, False))
    assert quick.validated
    assert by_name(quick) == by_name(slow)
    assert replace(quick, stages=slow.stages) == slow


def test_what_gains_nothing_is_not_asked_whether_it_is_right(tiny, measured):
    bench = tiny.bench()
    measured.clear()
    verdict = Judge(bench, hurried=True).begin(Subject(tiny.baseline)).verdict()
    assert verdict.conclusion is Conclusion.REFUSED
    assert verdict.why_not.startswith(f"{SPEED}: ")
    assert verdict.speed["training"].speedup == pytest.approx(1.0)
    assert not measured
    others = [stage for name, stage in by_name(verdict).items() if name in (TRAINING, DIFFERENCE)]
    assert [(one.passed, one.detail) for one in others] == [(None, UNNEEDED)] * 2


def test_of_what_is_wrong_nothing_more_is_asked(tiny, edits, measured):
    bench = tiny.bench()
    program = tiny.program(edits["first"], edits["second"], edits["narrow"])
    measured.clear()
    verdict = Judge(bench, hurried=True).begin(Subject(program)).verdict()
    assert verdict.conclusion is Conclusion.REFUSED
    stages = by_name(verdict)
    assert [name for name, stage in stages.items() if stage.passed is False] == [SPEED]
    assert "held-out cases: out_of_bounds" in verdict.why_not
    assert stages[HELD_OUT].detail == UNNEEDED


def test_what_is_refused_for_its_time_counts_among_those_that_were_tried(tiny, monkeypatch):
    """Else the p-values of the others are corrected for fewer candidates than there were."""
    slow = Stage(SPEED, False, "may be chance"), 0.4
    monkeypatch.setattr("gevo.validate.judge.speed_stage", lambda duels: slow)
    for hurried in (True, False):
        verdict = Judge(tiny.bench(), hurried).begin(Subject(tiny.baseline)).verdict()
        assert verdict.conclusion is Conclusion.REFUSED
        assert verdict.p_value == 0.4


@pytest.fixture
def lossy(monkeypatch):
    """Every program loses in small launches; one with a test of their size as the test says."""

    def told(mended: Stage) -> Stage:
        lost = Stage(SPEED, False, "1.2 times as slow")
        stages = itertools.cycle([(lost, None), (mended, None)])
        monkeypatch.setattr("gevo.validate.judge.speed_stage", lambda duels: next(stages))
        monkeypatch.setattr("gevo.validate.judge.loses_small", lambda duels: True)
        return lost

    return told


def test_what_loses_in_small_launches_only_is_asked_until_it_is_wrong(tiny, edits, lossy):
    lossy(Stage(SPEED, True, "1.1"))
    judge = Judge(tiny.bench(), hurried=True)
    right = judge.begin(Subject(tiny.program(edits["first"]))).verdict()
    assert right.sizes
    assert by_name(right)[FRESH].passed
    wrong = tiny.program(edits["first"], edits["narrow"])
    verdict = judge.begin(Subject(wrong)).verdict()
    assert verdict.sizes is None
    assert by_name(verdict)[HELD_OUT].passed is False
    assert by_name(verdict)[FRESH].detail == UNNEEDED


def test_what_a_test_of_the_launch_s_size_does_not_mend_is_refused_by_its_times(
    tiny, edits, lossy, measured, monkeypatch
):
    lost = lossy(Stage(SPEED, False, "no gain"))
    judge = Judge(tiny.bench(), hurried=True)
    subject = Subject(tiny.program(edits["first"]))
    measured.clear()
    verdict = judge.begin(subject).verdict()
    told = f"{lost.detail}; with a test of the launch's size in front of it, no gain"
    assert (verdict.conclusion, verdict.why_not) == (Conclusion.REFUSED, f"{SPEED}: {told}")
    assert not measured
    assert judge.guarded(subject, verdict) == verdict
    monkeypatch.setattr("gevo.validate.judge.size_tests", lambda *of: {})
    assert judge.begin(subject).verdict().why_not == f"{SPEED}: {lost.detail}"


def test_why_a_test_of_the_launch_s_size_does_not_help_is_told(tiny, edits, lossy):
    lost = lossy(Stage(SPEED, True, "1.1"))
    judge = Judge(tiny.bench(), hurried=True)
    subject = Subject(tiny.program(edits["first"]))
    verdict = judge.begin(subject).verdict()
    refused = judge.guarded(subject, replace(verdict, sizes={}))
    assert refused.why_not == verdict.why_not == f"{SPEED}: {lost.detail}"
    refused = judge.guarded(subject, verdict)  # the stage of the program with it says: lost
    assert refused.conclusion is Conclusion.REFUSED
    assert refused.why_not == (
        f"{SPEED}: {lost.detail}; with a test of the launch's size in front of it, "
        f"{SPEED}: {lost.detail}"
    )


def test_without_time_for_its_test_what_loses_in_small_launches_is_not_judged(
    tiny, edits, lossy, monkeypatch
):
    """It is not refused: with a test of the launch's size it might have passed."""
    lossy(Stage(SPEED, True, "1.1"))
    judge = Judge(tiny.bench(), hurried=True)
    subject = Subject(tiny.program(edits["first"]))
    verdict = judge.begin(subject).verdict()

    def closed(self):
        raise PoolClosed

    monkeypatch.setattr("gevo.validate.judge.Trial._generated", closed)
    late = judge.guarded(subject, verdict)
    assert late.conclusion is Conclusion.NOT_JUDGED
    assert late.why_not == f"{GUARD}: {LATE}"
    monkeypatch.undo()
    lossy(Stage(SPEED, True, "1.1"))
    monkeypatch.setattr("gevo.validate.judge.Trial._correct", lambda *of: closed(None))
    late = judge.begin(subject).verdict()
    assert late.conclusion is Conclusion.NOT_JUDGED
    assert by_name(late)[GUARD].detail == LATE
    assert SPEED not in by_name(late)


def test_what_was_left_to_the_guard_is_asked_where_there_is_none(tiny_with, edits):
    tiny = tiny_with(lambda spec: spec + "\n[[timing]]\nseed = 7\nsizes = { n = 6400 }\n")
    judge = Judge(tiny.bench(), hurried=True)
    subject = Subject(tiny.program(edits["first"], edits["second"]))
    whole = judge.begin(subject).verdict()
    assert by_name(whole)[WHOLE].passed
    *others, last = whole.stages
    assert last.name == WHOLE
    assert judge.guarded(subject, replace(whole, stages=(*others, WITH_GUARD))) == whole
    late = Subject(tiny.program(edits["first"], edits["second"], edits["narrow"]))
    refused = judge.guarded(late, replace(whole, stages=(*others, WITH_GUARD)))
    assert refused.conclusion is Conclusion.REFUSED
    assert refused.why_not.startswith(f"{WHOLE}: ")


def test_runs_that_say_what_is_right_tell_no_time(tiny):
    executor = tiny.executor
    case = tiny.workload.train[0]
    for timed in (True, False):
        measured = executor.measure(tiny.baseline, ((case, RunOptions(timed=timed)),)).result()
        assert measured.ok
        assert bool(measured.times_ns) is timed
    bench = tiny.bench()
    plans = [check.plan(bench.cases) for check in bench.checks]
    assert not any(options.timed for plan in plans for _, options in plan)
