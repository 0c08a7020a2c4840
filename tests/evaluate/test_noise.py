"""A program against itself: nothing may be claimed, however noisy the machine is."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.device.registry import open_device
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
