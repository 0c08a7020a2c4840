"""Several GPUs for which a launch is modelled at once.

A forecast asks for the same launch on dozens of GPUs that differ in their coefficients. Each
figure of their tables is an array here, with one entry for each of them, so that the model is gone
through once for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.model.costs import Unit
from gevo.device.simt.model.gpu import COEFFICIENTS, Gpu, Occupancy, occupancy, registers_that_fit
from gevo.errors import LaunchFailed

Figures = NDArray[np.float64]
"""One entry for each GPU, shape (GPUs,); or a row of such entries for each of some things."""


class Fleet:
    """GPUs, whose tables' figures are its attributes: `fleet.latency_l1` has shape (GPUs,)."""

    def __init__(self, gpus: Sequence[Gpu]) -> None:
        self.gpus = tuple(gpus)
        for name in COEFFICIENTS:
            setattr(self, name, np.array([getattr(gpu, name) for gpu in self.gpus], np.float64))
        self._fitting: dict[tuple[int, int, int], tuple[Occupancy, ...]] = {}
        self._resident: dict[int, Figures] = {}

    def __getattr__(self, name: str) -> Figures:
        # Only for what is no figure: those are attributes of the object.
        raise AttributeError(f"no figure of a GPU is called {name!r}")

    @cached_property
    def unit_rates(self) -> Figures:
        """Lanes per clock and SM, shape (units, GPUs)."""
        names = [f"rate_{unit.name.lower()}" for unit in Unit]
        return np.array([[getattr(gpu, name) for gpu in self.gpus] for name in names], np.float64)

    @cached_property
    def unit_latencies(self) -> Figures:
        """Clocks from issue to result, shape (units, GPUs); 0 where nothing waits."""
        found = [
            [getattr(gpu, f"latency_{u.name.lower()}", 0.0) for u in Unit] for gpu in self.gpus
        ]
        return np.array(found, np.float64).T

    def fitting(self, threads: int, registers: int, shared_bytes: int) -> tuple[Occupancy, ...]:
        """What an SM of each holds of such blocks, registers being spilled where that helps.

        Raises:
            LaunchFailed: One of them holds no block.
        """
        key = threads, registers, shared_bytes
        if key not in self._fitting:
            self._fitting[key] = tuple(_fitting(gpu, *key) for gpu in self.gpus)
        return self._fitting[key]

    def resident(self, threads: int) -> Figures:
        """Blocks of so many threads on an SM of each, if these alone limit them; at least one."""
        if threads not in self._resident:
            found = [occupancy(gpu, threads, 1, 0).blocks_per_sm for gpu in self.gpus]
            self._resident[threads] = np.maximum(1.0, np.array(found, np.float64))
        return self._resident[threads]


def _fitting(gpu: Gpu, threads: int, registers: int, shared_bytes: int) -> Occupancy:
    held = registers_that_fit(gpu, threads, registers)
    found = occupancy(gpu, threads, held, shared_bytes)
    if found.blocks_per_sm == 0:
        raise LaunchFailed(
            f"a block of {threads} threads with {shared_bytes} bytes of shared memory does not "
            f"fit on {gpu.name} ({found.limit})"
        )
    return found
