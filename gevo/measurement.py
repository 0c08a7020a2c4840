"""What one evaluation of one variant gave."""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from gevo.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Measurement:
    """The result of evaluating one variant; expected failures are measurements too.

    Attributes:
        outcome: How it ended.
        times_ns: Time of the whole workload, one figure per repeat, in nanoseconds (the sum
            over the cases). Empty unless the outcome is OK.
        error: The worst error over the cases, as the workload's metric defines it; None where
            no output could be compared. A WRONG measurement carries its error.
        device: Name of the device, e.g. `simt:H200`.
        modelled: True when the times come from a model and not from a clock.
        detail: One line that says why, for outcomes other than OK.
        sampling: Standard error of the time over the unmodified program's, as a part of it, where
            it follows from parts of the run only.
    """

    outcome: Outcome
    times_ns: tuple[float, ...] = ()
    error: float | None = None
    device: str = ""
    modelled: bool = False
    detail: str = ""
    sampling: float = field(default=0.0, metadata={"later": True})

    def __setstate__(self, state: list[Any]) -> None:
        """Unpickle; a search keeps thousands, and they need but one copy of the device's name."""
        for one, value in zip(fields(self), state, strict=True):
            shared = sys.intern(value) if one.name == "device" else value
            object.__setattr__(self, one.name, shared)

    @property
    def ok(self) -> bool:
        """True when the variant ran and its output was accepted."""
        return self.outcome is Outcome.OK

    @property
    def runtime_ns(self) -> float:
        """Median time in nanoseconds; infinity unless the outcome is OK."""
        return statistics.median(self.times_ns) if self.times_ns else float("inf")

    @property
    def objectives(self) -> tuple[float, float]:
        """Runtime in nanoseconds and error, both to be minimised."""
        return self.runtime_ns, self.error or 0.0

    def to_json(self) -> dict[str, Any]:
        """The JSON form; `from_json` inverts it exactly."""
        return {
            "outcome": self.outcome.value,
            "times_ns": list(self.times_ns),
            "error": self.error,
            "device": self.device,
            "modelled": self.modelled,
            "detail": self.detail,
            **({"sampling": self.sampling} if self.sampling else {}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Measurement:
        """Rebuild from `to_json`'s form; raises KeyError or ValueError on anything else."""
        return cls(
            outcome=Outcome(data["outcome"]),
            times_ns=tuple(float(t) for t in data["times_ns"]),
            error=None if data["error"] is None else float(data["error"]),
            device=str(data["device"]),
            modelled=bool(data["modelled"]),
            detail=str(data["detail"]),
            sampling=float(data.get("sampling", 0.0)),
        )


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the values lies; there must be one at least.

    Between two values it is interpolated linearly (Hyndman and Fan 1996, type 7).
    """
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
