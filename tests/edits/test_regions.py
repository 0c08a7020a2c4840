"""Edits of regions: they are drawn, applied, written down and read like others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gevo.edits.propose import propose_single
from gevo.program.load import load, open_editor
from gevo.testing.operators import OperatorSuite
from tests.program.llvm.test_aggregate import TWO as SUMS
from tests.program.llvm.test_privatize import TWO as HISTOGRAMS

REGIONS = load(Path(__file__).parents[1] / "program" / "llvm" / "data" / "regions.ll")


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


@pytest.mark.parametrize(
    ("kind", "program"), [("stage", REGIONS), ("aggregate", SUMS), ("privatize", HISTOGRAMS)]
)
def test_what_is_drawn_applies_and_is_sound(kind, program):
    for seed in range(50):
        _, applied, reason = propose_single(program, random.Random(seed), kind)
        assert applied is not None, reason
        open_editor(applied.program)
