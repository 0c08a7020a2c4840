"""The pairs of test_order.py do what they are for: what is wrong with a cheat does not show."""

import re
from pathlib import Path

import pytest

from tests.cheats.test_order import CHEATS, HONEST, LESS_ORDERED

PAIRS = [row[:3] for row in (*CHEATS, *HONEST, *LESS_ORDERED)]
SHOWS = {
    "grid_barrier": "timed_out",
    "too_much_shared": "compile_failed",
}
"""Cheats that cannot run where blocks run one after the other, or at all."""


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
