"""The metrics that gevo has keep the rules of all metrics."""

from __future__ import annotations

import pytest

from gevo.testing.metrics import MetricSuite


class TestMetrics(MetricSuite):
    @pytest.fixture(params=["exact", "max_relative", "mean_relative"])
    def name(self, request: pytest.FixtureRequest) -> str:
        return request.param
