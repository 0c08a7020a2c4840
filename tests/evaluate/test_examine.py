"""Programs under schedules: what never ends costs as little as it does without them."""

import re

from gevo.device.base import RunOptions
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.examine import SPIN_FUEL, Examiner
from gevo.outcome import Outcome
from gevo.validate.runs import schedules
from tests.programs import POLY_SPEC, endless, faster, poly


def examined(program, worker=None):
    worker = worker or Worker(WorkerSpec("simt", str(POLY_SPEC), poly()))
    cases = worker.scorer.workload.train
    plan = tuple((c, RunOptions(collect=True, schedule=s)) for c in cases for s in schedules(3))
    return worker.examine(program, plan)


def test_an_endless_program_does_not_get_the_instructions_of_a_schedule():
    found = examined(endless())
    assert found.ran.outcome is Outcome.TIMED_OUT
    limit = re.search(r"more than (\d+) instructions", found.ran.detail)
    assert limit is not None, found.ran.detail
    assert int(limit[1]) < SPIN_FUEL / 100
    assert found.runs == 0


def test_another_one_runs_under_all_that_are_worth_it():
    found = examined(faster())
    assert found.ran.ok
    assert found.runs >= 3


def test_the_unmodified_program_runs_where_that_may_excuse_something(monkeypatch):
    beside = []
    ran = Examiner._base
    monkeypatch.setattr(Examiner, "_base", lambda *run: beside.append(run) or ran(*run))
    worker = Worker(WorkerSpec("simt", str(POLY_SPEC), poly()))
    assert examined(faster(), worker).ran.ok
    assert not beside
    assert examined(endless(), worker).ran.outcome is Outcome.TIMED_OUT
    assert beside
