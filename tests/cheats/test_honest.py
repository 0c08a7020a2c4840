"""No honest kernel is refused, however suspicious it looks."""

import pytest

from gevo.records.schema import DIFFERENCE, Conclusion
from gevo.validate.assembled import ASSEMBLED
from gevo.validate.runs import CORNERS, RACES

HONEST = [
    # kernel, workload, tolerance
    ("same_flag", "ints", 0.0),
    ("histogram", "ints", 0.0),
    ("histogram_global", "bins", 0.0),
    ("shared_reuse", "ints", 0.0),
    ("early_return", "ints", 0.0),
    ("halo", "ints", 0.0),
    ("negative", "floats", 0.0),
    ("constant_expected", "ints", 0.0),
    ("not_finite_expected", "floats", 0.0),
    ("twenty_times", "ints", 0.0),
    ("shuffled", "ints", 0.0),
    ("exchange_global", "ints", 0.0),
    ("module_scratch", "ints", 0.0),
    ("half_initialised", "ints", 0.0),
    ("bytes", "ints", 0.0),
    ("another_order", "floats", 1e-4),
    ("atomic_bits", "floats_exact", 0.0),
    ("one_thread", "ints", 0.0),
    ("compacted", "ints", 0.0),
    ("overlap", "ints", 0.0),
    ("wraps", "ints", 0.0),
    ("unneeded_barrier", "ints", 0.0),
    ("unneeded_atomic", "ints", 0.0),
    ("in_place", "steps", 0.0),
]


RACY = {
    "same_flag": "many threads store one value",
    "overlap": "two threads store one value",
}
"""What the unmodified kernels race by, too: the winner is offered, but not called race-free."""


@pytest.mark.parametrize(
    ("kernel", "workload", "tolerance"), HONEST, ids=[case[0] for case in HONEST]
)
def test_validated(trials, kernel, workload, tolerance):
    verdict = trials.judge("honest", kernel, workload, tolerance)
    print(*verdict.stages, sep="\n")
    assert verdict.why_not is None
    looked = (s for s in verdict.stages if s.name not in (CORNERS, DIFFERENCE, ASSEMBLED))
    assert all(stage.passed for stage in looked)
    assert verdict.race_free is (kernel not in RACY)
    assert bool(verdict.flags) == (kernel == "twenty_times")


def test_a_race_without_lines_that_may_be_the_unmodified_one_is_an_assumption(trials):
    verdict = trials.judge("honest", "last_block_sums", "ints")
    assert verdict.conclusion is Conclusion.CONDITIONAL
    (told,) = verdict.assumptions
    assert told.startswith("the race on buffer scratch in last_block_sums")


def test_a_dropped_barrier_is_named_with_the_evidence(trials):
    verdict = trials.judge("honest", "unneeded_barrier", "ints")
    evidence = next(stage.detail for stage in verdict.stages if stage.name == RACES)
    assert "block barriers 3 -> 1" in evidence
    assert "10 cases" in evidence
