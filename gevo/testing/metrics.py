"""What every error metric must do."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from gevo.workload.case import Array, Metric
from gevo.workload.compare import make_metric
from gevo.workload.metrics import METRICS, OWN, find_metric


class MetricSuite:
    """A metric gives 0 for equal outputs and more for wrong ones, always alike.

    Override `name`; and `arrays`, where it is meant for special outputs only.
    """

    @pytest.fixture
    def name(self) -> str:
        """What stands behind `[error] metric =`."""
        raise NotImplementedError

    @pytest.fixture
    def arrays(self) -> Sequence[Array]:
        """Outputs, none of them the same value everywhere."""
        rng = np.random.default_rng(5)
        return (
            rng.standard_normal(257).astype(np.float32),
            rng.random((7, 5)) * 1e6,
            rng.integers(-1000, 1000, (3, 4, 5), dtype=np.int32),
        )

    @pytest.fixture
    def metric(self, name: str) -> Metric:
        """The metric as workloads use it."""
        marked = None if name in OWN else find_metric(name, "the test").function
        return make_metric(name, marked=marked)

    def test_workers_can_import_it(self, name: str) -> None:
        if name in OWN:
            return
        module, _, attribute = name.partition(":")
        found: Callable[..., Any] | None = METRICS.find(name)
        if attribute:
            find_metric(name, "the test")
            found = getattr(sys.modules[module], attribute)
        assert found is not None
        assert getattr(sys.modules[found.__module__], found.__qualname__) is found

    def test_equal_outputs_have_no_error(self, metric: Metric, arrays: Sequence[Array]) -> None:
        for array in arrays:
            assert metric({"y": array.copy()}, {"y": array}) == 0

    def test_wrong_outputs_have_an_error(self, metric: Metric, arrays: Sequence[Array]) -> None:
        for array in arrays:
            for wrong in (array + array.dtype.type(100), array[::-1].copy(), -array):
                found = metric({"y": wrong}, {"y": array})
                assert isinstance(found, float)
                assert found > 0
                assert not math.isnan(found)

    def test_the_worst_array_counts(self, metric: Metric, arrays: Sequence[Array]) -> None:
        for array in arrays:
            wrong = array + array.dtype.type(100)
            alone = metric({"y": wrong}, {"y": array})
            assert metric({"x": array, "y": wrong}, {"x": array, "y": array}) == alone

    def test_it_is_always_the_same(self, metric: Metric, arrays: Sequence[Array]) -> None:
        for array in arrays:
            wrong = array + array.dtype.type(1)
            first, again = (metric({"y": wrong}, {"y": array}) for _ in "12")
            assert first == again

    def test_it_leaves_the_arrays_alone(self, metric: Metric, arrays: Sequence[Array]) -> None:
        for array in arrays:
            wrong = array + array.dtype.type(1)
            kept = wrong.copy(), array.copy()
            metric({"y": wrong}, {"y": array})
            assert np.array_equal(wrong, kept[0])
            assert np.array_equal(array, kept[1])

    def test_a_missing_number_is_infinitely_wrong(self, metric: Metric) -> None:
        right = np.array([1.0, 2.0, 3.0], np.float32)
        for bad in (np.nan, np.inf):
            wrong = np.array([1.0, bad, 3.0], np.float32)
            assert metric({"y": wrong}, {"y": right}) == math.inf
