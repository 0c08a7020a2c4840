"""What is tuned: a space, and a way to measure a configuration of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from gevo.measurement import Measurement
from gevo.tuning.space import Configuration, Space


class Problem(Protocol):
    """Something to tune. Expected failures are measurements; measuring raises only DeviceLost."""

    @property
    def name(self) -> str:
        """Short name, unique among the problems tuned together."""
        ...

    @property
    def device(self) -> str:
        """Name of the device that measures, e.g. `simt:H200`."""
        ...

    @property
    def space(self) -> Space:
        """The configurations."""
        ...

    @property
    def unit(self) -> str:
        """Unit of `value`."""
        ...

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        """Measure several, at the same time where that is possible; in their order."""
        ...

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        """The figure to show for a measurement, in `unit`; None when it failed."""
        ...

    def objective(self, measurement: Measurement) -> float | None:
        """What is to be minimised, where that is not the time; None where it is."""
        ...


@dataclass(frozen=True, eq=False)
class FunctionProblem:
    """A problem whose measurements come from a function; values are nanoseconds."""

    name: str
    device: str
    space: Space
    measure: Callable[[Configuration], Measurement]
    unit: str = "ns"

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        """Call the function for one after the other."""
        return [self.measure(one) for one in configurations]

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        """The median time in nanoseconds."""
        del configuration
        return measurement.runtime_ns if measurement.ok else None

    def objective(self, measurement: Measurement) -> float | None:
        """None: the time."""
        del measurement
