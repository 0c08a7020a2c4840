"""The plug-in keeps gevo's rules, which `gevo.testing` has; needs it installed."""

from __future__ import annotations

import numpy as np
import pytest
from gevo_example.l2 import relative_l2

from gevo.testing.metrics import MetricSuite
from gevo.testing.operators import OperatorSuite
from gevo.testing.strategies import StrategySuite


class TestBypass(OperatorSuite):
    @pytest.fixture
    def kind(self) -> str:
        return "bypass"


class TestRelativeL2(MetricSuite):
    @pytest.fixture
    def name(self) -> str:
        return "relative_l2"

    def test_it_is_what_it_says(self) -> None:
        assert relative_l2(np.array([3.0, 4.0]), np.array([0.0, 0.0])) == float("inf")
        assert relative_l2(np.array([3.0, 0.0]), np.array([3.0, 4.0])) == pytest.approx(0.8)


class TestHillClimb(StrategySuite):
    @pytest.fixture
    def name(self) -> str:
        return "climb"
