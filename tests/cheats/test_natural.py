"""The pairs of test_order.py do what they are for: what is wrong with a cheat does not show."""

import re
from pathlib import Path

import pytest

from tests.cheats.test_order import CHEATS, HONEST, LESS_ORDERED, RIGHT_ALL_THE_SAME

PAIRS = [row[:3] for row in (*CHEATS, *HONEST, *LESS_ORDERED, *RIGHT_ALL_THE_SAME)]
SHOWS = {
    "async_read_early": "wrong",
    "async_no_wait": "wrong",
    "async_waits_for_too_few": "wrong",
    "async_no_commit": "wrong",
    "async_source_overwritten": "wrong",
    "shuffle_from_exited": "wrong",
    "reduced_after_exit": "wrong",
    "shuffle_among_the_positive": "wrong",
    "shuffle_in_partial_warp": "wrong",
    "rotated_in_partial_warp": "wrong",
    "barrier_of_even_lanes": "launch_failed",
    "count_too_small": "launch_failed",
    "count_of_no_whole_warps": "launch_failed",
    "too_much_shared": "compile_failed",
    "too_much_with_dynamic": "launch_failed",
}
"""Cheats that one run shows: copies happen when they are waited for, lanes that have exited give
rubbish, and warps, counts and limits are checked at once."""


@pytest.mark.slow
@pytest.mark.parametrize(("file", "kernel", "workload"), PAIRS, ids=[p[1] for p in PAIRS])
def test_right_in_the_natural_order(trials, file, kernel, workload):
    measured = trials.natural(file, kernel, workload)
    assert measured.outcome == SHOWS.get(kernel, "ok"), measured.detail


@pytest.mark.parametrize("file", sorted({file for file, _, _ in PAIRS}))
def test_every_kernel_is_in_the_tables(file):
    listed = sorted(kernel for f, kernel, _ in PAIRS if f == file)
    for name in (f"{file}.ll", f"{file}.base.ll"):
        assert sorted(_kernels(Path(__file__).parent / name)) == listed


def _kernels(path: Path) -> list[str]:
    return re.findall(r"^define [^\n]*ptx_kernel [^\n]*@(\w+)\(", path.read_text(), re.MULTILINE)
