"""Verdicts where time is short: cheap refusals first, and nothing more of what is refused."""

from dataclasses import replace

import pytest

from gevo.device.base import RunOptions
from gevo.evaluate.executor import InProcess
from gevo.records.schema import Conclusion, Stage
from gevo.validate.judge import UNNEEDED, WITH_GUARD, Judge
from gevo.validate.runs import DIFFERENCE, FRESH, HELD_OUT, TRAINING, WHOLE
from gevo.validate.speed import SPEED
from gevo.validate.verdict import Subject


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


def test_what_loses_in_small_launches_only_is_asked_until_it_is_wrong(tiny, edits, monkeypatch):
    small = Stage(SPEED, False, "loses in small launches"), None
    monkeypatch.setattr("gevo.validate.judge.speed_stage", lambda duels: small)
    monkeypatch.setattr("gevo.validate.judge.loses_small", lambda duels: True)
    judge = Judge(tiny.bench(), hurried=True)
    right = judge.begin(Subject(tiny.program(edits["first"]))).verdict()
    assert right.sizes is not None
    assert by_name(right)[FRESH].passed
    wrong = tiny.program(edits["first"], edits["narrow"])
    verdict = judge.begin(Subject(wrong)).verdict()
    assert verdict.sizes is None
    assert by_name(verdict)[HELD_OUT].passed is False
    assert by_name(verdict)[FRESH].detail == UNNEEDED


def test_why_a_test_of_the_launch_s_size_does_not_help_is_told(tiny, edits, monkeypatch):
    small = Stage(SPEED, False, "1.2 times as slow"), None
    monkeypatch.setattr("gevo.validate.judge.speed_stage", lambda duels: small)
    monkeypatch.setattr("gevo.validate.judge.loses_small", lambda duels: True)
    judge = Judge(tiny.bench(), hurried=True)
    subject = Subject(tiny.program(edits["first"]))
    verdict = judge.begin(subject).verdict()
    assert judge.guarded(subject, replace(verdict, sizes={})).why_not == verdict.why_not
    sizes = {tiny.baseline.entry[0]: "nctaid.x >= 2"}
    refused = judge.guarded(subject, replace(verdict, sizes=sizes))
    assert refused.conclusion is Conclusion.REFUSED
    assert refused.why_not == (
        f"{SPEED}: 1.2 times as slow; with a test of the launch's size in front of it, "
        f"{SPEED}: 1.2 times as slow"
    )


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
