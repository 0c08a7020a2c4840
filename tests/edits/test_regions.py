"""Edits of regions: they are drawn, applied, written down and read like others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gevo.edits.propose import propose_single
from gevo.program.load import load, load_text, open_editor
from gevo.testing.operators import OperatorSuite
from tests.program.llvm import test_prefetch, test_tail
from tests.program.llvm.test_aggregate import TWO as SUMS
from tests.program.llvm.test_if_convert import DEAR, DIAMOND, THREE, text
from tests.program.llvm.test_privatize import TWO as HISTOGRAMS

REGIONS = load(Path(__file__).parents[1] / "program" / "llvm" / "data" / "regions.ll")
BRANCHES = tuple(load_text(text(body)) for body in (DIAMOND, THREE))
SELECTIONS = tuple(load_text(text(body)) for body in (DEAR, f"  %z = add i32 %v, 1\n{DEAR}"))
AHEAD = tuple(test_prefetch.kernel(before=some) for some in ("", "  %more = add i32 %n, 1\n"))
MORE = ("  %half =", "  %more = add i32 %w, 1\n  %half =")
HALVES = test_tail.kernel(), test_tail.kernel(MORE)


class TestStage(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "stage"

    @pytest.fixture
    def programs(self):
        return (REGIONS,)


class TestAggregate(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "aggregate"

    @pytest.fixture
    def programs(self):
        return (SUMS,)


class TestPrivatize(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "privatize"

    @pytest.fixture
    def programs(self):
        return (HISTOGRAMS,)


class TestIfConvert(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "if_convert"

    @pytest.fixture
    def programs(self):
        return BRANCHES


class TestBranch(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "branch"

    @pytest.fixture
    def programs(self):
        return SELECTIONS


class TestPrefetch(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "prefetch"

    @pytest.fixture
    def programs(self):
        return AHEAD


class TestTail(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "tail"

    @pytest.fixture
    def programs(self):
        return HALVES


@pytest.mark.parametrize(
    ("kind", "program"),
    [
        ("stage", REGIONS),
        ("aggregate", SUMS),
        ("privatize", HISTOGRAMS),
        ("if_convert", BRANCHES[0]),
        ("branch", SELECTIONS[0]),
        ("prefetch", AHEAD[0]),
        ("tail", HALVES[0]),
    ],
)
def test_what_is_drawn_applies_and_is_sound(kind, program):
    for seed in range(16):
        _, applied, reason = propose_single(program, random.Random(seed), kind)
        assert applied is not None, reason
        open_editor(applied.program)
