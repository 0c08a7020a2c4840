"""Chooses how variants are evaluated, by the device."""

from __future__ import annotations

from collections.abc import Callable

from gevo.device.kind import kind_of
from gevo.evaluate.executor import Executor, Limits, LocalPool
from gevo.evaluate.gpu_executor import open_gpu_pool
from gevo.evaluate.jobs import WorkerSpec

Opener = Callable[[WorkerSpec, int, Limits], Executor]
"""Like `open_executor`."""


def open_executor(spec: WorkerSpec, workers: int, limits: Limits) -> Executor:
    """Workers for the device that the spec names.

    On GPUs there is one process for each, and `workers` processes that compile; elsewhere every
    worker does everything.

    Raises:
        ConfigError: The device cannot be used here.
    """
    gpus = kind_of(spec.device).gpus
    if gpus is not None:
        return open_gpu_pool(spec, gpus, workers, limits)
    return LocalPool(spec, workers, limits)
