"""Edits of regions: they are drawn, applied, written down and read like others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gevo.edits.propose import propose_single
from gevo.program.load import load, open_editor
from gevo.testing.operators import OperatorSuite

REGIONS = load(Path(__file__).parents[1] / "program" / "llvm" / "data" / "regions.ll")


class TestStage(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "stage"

    @pytest.fixture
    def programs(self):
        return (REGIONS,)


@pytest.mark.parametrize("kind", ["stage"])
def test_what_is_drawn_applies_and_is_sound(kind):
    for seed in range(50):
        _, applied, reason = propose_single(REGIONS, random.Random(seed), kind)
        assert applied is not None, reason
        open_editor(applied.program)
