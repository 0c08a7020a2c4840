"""A device that drops out is asked again, and never held against a variant."""

from concurrent.futures import Future
from dataclasses import replace

import pytest

from gevo.errors import CompileFailed, DeviceLost
from gevo.evaluate.cache import DEVICE_RETRIES
from gevo.evaluate.scoring.duel import Duel
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.validate.judge import Judge
from gevo.validate.retry import Attempts
from gevo.validate.setup import baseline_measurements
from gevo.validate.verdict import Subject

GOOD = Measurement(Outcome.OK, (1.0,), 0.0, "cuda:Played")
WRONG = Measurement(Outcome.WRONG, (), 1.0, "cuda:Played", detail="wrong")
LOST = Measurement(Outcome.DEVICE_LOST, device="cuda:Played", detail="ECC error")


def future(value):
    done = Future()
    if isinstance(value, Exception):
        done.set_exception(value)
    else:
        done.set_result(value)
    return done


def attempts(*results):
    left = list(results)
    return Attempts(lambda: future(left.pop(0))), left


@pytest.mark.parametrize("last", [GOOD, WRONG, Duel(GOOD, GOOD), Duel(WRONG, GOOD)])
@pytest.mark.parametrize("times", range(DEVICE_RETRIES + 1))
def test_what_the_device_says_in_the_end_counts(last, times):
    lost = LOST if isinstance(last, Measurement) else Duel(GOOD, LOST)
    job, left = attempts(*[lost] * times, last)
    assert job.result() == last
    assert job.result() == last
    assert left == []


@pytest.mark.parametrize("lost", [LOST, Duel(LOST, GOOD), Duel(GOOD, LOST)])
def test_a_device_that_stays_away_is_an_error(lost):
    job, left = attempts(*[lost] * (DEVICE_RETRIES + 1), GOOD)
    with pytest.raises(DeviceLost, match="cuda:Played: ECC error"):
        job.result()
    assert left == [GOOD]


def test_other_errors_pass():
    job, _ = attempts(CompileFailed("no"))
    with pytest.raises(CompileFailed):
        job.result()


class DropsOut:
    """An executor whose device drops out in some of its jobs."""

    def __init__(self, inner, times):
        self._inner = inner
        self.times = times
        self.asked = []

    def __getattr__(self, name):
        return getattr(self._inner, name)

    def _lose(self, kind, job, lost):
        self.asked.append((kind, job))
        if self.asked.count((kind, job)) <= self.times:
            return future(lost)
        return None

    def measure(self, program, plan, bitwise=False):
        lost = self._lose("measure", (program.digest, plan, bitwise), LOST)
        return lost or self._inner.measure(program, plan, bitwise)

    def duel(self, program, cases, trials, warm):
        lost = self._lose("duel", (program.digest, tuple(cases)), Duel(LOST, LOST))
        return lost or self._inner.duel(program, cases, trials, warm)


@pytest.fixture
def winner(tiny, edits):
    return tiny.program(edits["first"], edits["second"])


def test_no_stage_holds_a_lost_device_against_a_variant(tiny, winner):
    undisturbed = Judge(tiny.bench()).begin(Subject(winner)).verdict()
    device = DropsOut(tiny.executor, DEVICE_RETRIES)
    bench = replace(tiny.bench(), device=device, simt=device)
    assert Judge(bench).begin(Subject(winner)).verdict() == undisturbed
    assert undisturbed.validated
    own = [job for job in device.asked if job[1][0] == winner.digest]
    assert len(own) == (DEVICE_RETRIES + 1) * len(set(own)) >= 3 * 9


def test_validation_ends_when_the_device_stays_away(tiny, winner):
    device = DropsOut(tiny.executor, DEVICE_RETRIES + 1)
    trial = Judge(replace(tiny.bench(), device=device)).begin(Subject(winner))
    with pytest.raises(DeviceLost, match="ECC error"):
        trial.verdict()


def test_the_unmodified_program_is_not_blamed_either(tiny):
    device = DropsOut(tiny.executor, DEVICE_RETRIES)
    training, heldout = baseline_measurements(device, tiny.workload, tiny.baseline)
    assert training.ok
    assert heldout.ok
    away = DropsOut(tiny.executor, DEVICE_RETRIES + 1)
    with pytest.raises(DeviceLost):
        baseline_measurements(away, tiny.workload, tiny.baseline)
