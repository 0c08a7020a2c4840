"""The executors that gevo has keep the rules of all executors."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gevo.evaluate.executor import Executor, InProcess, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.testing.executors import LIMITS, ExecutorSuite

EXECUTORS: dict[str, Callable[[WorkerSpec], Executor]] = {
    "in process": InProcess,
    "one worker": lambda spec: LocalPool(spec, 1, LIMITS),
    "two workers": lambda spec: LocalPool(spec, 2, LIMITS),
}
"""A new executor is one more line here."""
RAY = "ray"


class TestExecutors(ExecutorSuite):
    @pytest.fixture(scope="module", params=[*EXECUTORS, pytest.param(RAY, marks=pytest.mark.ray)])
    @classmethod
    def opener(cls, request: pytest.FixtureRequest) -> Callable[[WorkerSpec], Executor]:
        if request.param != RAY:
            return EXECUTORS[request.param]
        cluster = request.getfixturevalue("ray_cluster")
        return lambda spec: cluster.open(spec, 2, LIMITS)
