"""A program against itself: nothing may be claimed, however noisy the machine is."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.device.base import RunResult
from gevo.device.registry import open_device
from gevo.evaluate.scoring.duel import affordable, launches_of_a_trial, rounds, summed
from gevo.evaluate.scoring.timed import TimedScorer
from gevo.program.load import load as load_program
from gevo.validate.statistics import TRIALS, WARM_UPS, compare, objection
from gevo.workload.spec import load

SPEC = Path(__file__).parents[2] / "testcases/mobilenet_digits.toml"


@pytest.mark.slow
def test_the_same_model_five_times_claims_nothing():
    pytest.importorskip("jaxlib")
    workload = load(SPEC)
    program = load_program(workload.program)
    scorer = TimedScorer(open_device("xla:cpu"), workload, program, 0.0, races=False)
    lowered = scorer.lower(program).lowered
    assert lowered is not None
    for _ in range(5):
        duel = scorer.duel(lowered, workload.train, TRIALS, WARM_UPS)
        times = duel.candidate.times_ns, duel.baseline.times_ns
        found = compare(*times, modelled=False)
        assert objection(found), found


def test_trials_of_many_launches_are_its_first_ones():
    """And their times are those of the whole case."""
    pytest.importorskip("jaxlib")
    device = open_device("xla:cpu")
    whole = RunResult({}, (6e7,), False, 0, {"kernels": {"main": {"launches": 600}}})
    assert launches_of_a_trial(device, whole, 6e7) == (200, 3.0)
    assert launches_of_a_trial(device, whole, 1e7) == (0, 1.0)
    assert launches_of_a_trial(open_device("xla:cpu:modelled"), whole, 6e7) == (0, 1.0)
    assert summed((), (1.0, 2.0), 3.0) == [3.0, 6.0]
    assert summed((1.0, 1.0), (1.0,), 3.0) == [4.0]


def test_long_trials_are_fewer():
    assert affordable(100, 50, 1e6) == (100, 50)
    assert affordable(100, 50, 10e6) == (100, 10)
    assert affordable(100, 50, 50e6) == (30, 2)
    assert affordable(100, 50, 1e9) == (20, 2)
    assert list(rounds(45)) == [20, 10, 10, 5]
    assert list(rounds(1)) == [1]
