"""The operators that gevo has keep the rules of all operators."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.edits.propose import WITH_CONSTANTS
from gevo.program.base import Program
from gevo.program.load import load
from gevo.testing.operators import OperatorSuite

DATA = Path(__file__).parents[1] / "data"


class TestOperators(OperatorSuite):
    @pytest.fixture(params=WITH_CONSTANTS)
    def kind(self, request: pytest.FixtureRequest) -> str:
        return request.param


class TestOperatorsOnStableHlo(OperatorSuite):
    @pytest.fixture(params=WITH_CONSTANTS)
    def kind(self, request: pytest.FixtureRequest) -> str:
        return request.param

    @pytest.fixture
    def programs(self) -> tuple[Program, ...]:
        return (load(DATA / "mlir/mlp_step.mlir"),)
