"""Recorded spaces: what somebody has measured once, a device that needs no GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.space import Configuration, ListedSpace
from gevo.tuning.strategy import Trial

NS_PER_MS = 1e6

FAILURES: Mapping[str, Outcome] = {
    "CompilationFailedConfig": Outcome.COMPILE_FAILED,
    "InvalidConfig": Outcome.INVALID,
    "RuntimeFailedConfig": Outcome.LAUNCH_FAILED,
    "timeout": Outcome.TIMED_OUT,
    "compile": Outcome.COMPILE_FAILED,
    "runtime": Outcome.LAUNCH_FAILED,
    "correctness": Outcome.WRONG,
    "constraints": Outcome.INVALID,
    "ComputationFailed": Outcome.LAUNCH_FAILED,
    "ValidationFailed": Outcome.WRONG,
    "CompilationFailed": Outcome.COMPILE_FAILED,
    "DeviceLimitsExceeded": Outcome.LAUNCH_FAILED,
}
"""What the words of Kernel Tuner, of T4 and of KTT mean; any other: the launch failed."""


@dataclass(frozen=True, eq=False)
class Recording:
    """A recorded space; a `Problem` whose measurements are looked up.

    Attributes:
        name: The kernel's name.
        device: `recorded:` and the name of the GPU on which it was recorded.
        space: The configurations that were recorded.
        times_ms: The time of each configuration that ran, as recorded, in milliseconds.
        failures: How the others failed, in the file's word.
    """

    name: str
    device: str
    space: ListedSpace
    times_ms: Mapping[Configuration, float]
    failures: Mapping[Configuration, str]
    unit: str = "ms"

    def measure(self, configuration: Configuration) -> Measurement:
        """The recorded measurement; raises KeyError for what was not recorded."""
        time = self.times_ms.get(configuration)
        if time is not None:
            return Measurement(Outcome.OK, (time * NS_PER_MS,), 0.0, self.device)
        word = self.failures[configuration]
        outcome = FAILURES.get(word, Outcome.LAUNCH_FAILED)
        return Measurement(outcome, device=self.device, detail=f"recorded as {word}")

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        """The recorded measurements."""
        return [self.measure(one) for one in configurations]

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        """The recorded time in milliseconds, exactly as the file has it."""
        del measurement
        return self.times_ms.get(configuration)

    def objective(self, measurement: Measurement) -> float | None:
        """None: the time."""
        del measurement

    def renamed(self, name: str) -> Recording:
        """The same recording under another name."""
        return replace(self, name=name)

    @cached_property
    def optimum_ms(self) -> float:
        """The shortest recorded time, in milliseconds."""
        return min(self.times_ms.values())

    @property
    def trials(self) -> list[Trial]:
        """All that was recorded, as if it had been tried in the file's order."""
        return [Trial(c, self.measure(c)) for c in self.space.every()]
