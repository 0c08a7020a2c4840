"""Every cheating kernel is caught, by the stage that is meant for it."""

import pytest

from gevo.validate.runs import FRESH, HELD_OUT, ORDER, RACES, REPEATED, TRAINING, UNINITIALISED
from gevo.validate.speed import SPEED

CHEATS = [
    # kernel, workload, tolerance, the first stage that refuses it, what that says
    ("stale_output", "ints", 0.0, TRAINING, "wrong"),
    ("knows_the_poison", "ints", 0.0, TRAINING, "wrong"),
    ("skipped_tail", "ints", 0.0, TRAINING, "wrong"),
    ("wrong_where_negative", "floats", 0.5, TRAINING, "wrong"),
    ("not_a_number", "floats", 0.5, TRAINING, "error inf"),
    ("infinite", "floats", 0.5, TRAINING, "error inf"),
    ("missing_output", "pair", 0.0, TRAINING, "'second'"),
    ("constant_output", "floats", 0.5, TRAINING, "error inf"),
    ("input_overwritten", "ints", 0.0, TRAINING, "data"),
    ("reads_past_the_end", "ints", 0.0, TRAINING, "out_of_bounds"),
    ("writes_past_the_end", "ints", 0.0, TRAINING, "out_of_bounds"),
    ("less_exact", "floats_exact", 0.0, TRAINING, "wrong"),
    ("one_size_only", "ints", 0.0, HELD_OUT, "wrong"),
    ("even_sizes_only", "ints", 0.0, HELD_OUT, "wrong"),
    ("one_seed_only", "ints", 0.0, HELD_OUT, "wrong"),
    ("tolerance_creep", "steps", 0.01, HELD_OUT, "wrong"),
    ("endless_for_odd_sizes", "ints", 0.0, HELD_OUT, "timed_out"),
    ("declared_sizes_only", "ints", 0.0, FRESH, "wrong"),
    ("declared_seeds_only", "ints", 0.0, FRESH, "wrong"),
    ("address_cache", "ints", 0.0, REPEATED, "wrong"),
    ("early_exit_when_timed", "ints", 0.0, REPEATED, "wrong"),
    ("uninitialised_shared", "ints", 0.0, UNINITIALISED, "wrong"),
    ("missing_barrier_shared", "ints", 0.0, ORDER, "wrong"),
    ("missing_barrier_global", "ints", 0.0, ORDER, "wrong"),
    ("relies_on_block_order", "ints", 0.0, ORDER, "wrong"),
    ("ticket_order", "counter", 0.0, ORDER, "wrong"),
    ("missing_warp_barrier", "ints", 0.0, RACES, "race"),
    ("plain_adds", "ints", 0.0, RACES, "race"),
    ("plain_adds_global", "bins", 0.0, RACES, "race"),
    ("missing_fence", "ints", 0.0, RACES, "race"),
    ("no_gain", "ints", 0.0, SPEED, "no gain shown: training cases: modelled 0."),
    ("no_change", "ints", 0.0, SPEED, "no gain shown: training cases: modelled 1.0000,"),
]
RACY = {
    "missing_barrier_shared",
    "missing_barrier_global",
    "relies_on_block_order",
    "missing_warp_barrier",
    "plain_adds",
    "plain_adds_global",
    "missing_fence",
}


@pytest.mark.parametrize(
    ("kernel", "workload", "tolerance", "stage", "says"), CHEATS, ids=[c[0] for c in CHEATS]
)
def test_caught(trials, kernel, workload, tolerance, stage, says):
    verdict = trials.judge("cheats", kernel, workload, tolerance)
    refused = [s for s in verdict.stages if s.passed is False]
    print(*verdict.stages, sep="\n")
    assert not verdict.validated
    assert refused[0].name == stage
    assert says in refused[0].detail
    assert verdict.why_not == f"{stage}: {refused[0].detail}"
    if kernel in RACY:
        assert verdict.race_free is False
