"""Adds up what the launches of one run gave, for its result."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from gevo.device.simt.model.time import LaunchTime
from gevo.device.simt.run.session import Launched


@dataclass(frozen=True, slots=True)
class _Row:
    """One launch."""

    kernel: str
    time: LaunchTime
    blocks: int
    ran: int
    error: float
    whole: str


class Tally:
    """Times of the launches so far, and what they rest on."""

    def __init__(self) -> None:
        self._rows: list[_Row] = []

    def add(self, done: Launched, time: LaunchTime) -> None:
        """One more launch."""
        grid = done.counts.grid
        blocks = grid[0] * grid[1] * grid[2]
        row = _Row(done.counts.kernel, time, blocks, done.ran, done.error, done.whole)
        self._rows.append(row)

    @property
    def time_ns(self) -> float:
        """Of all launches."""
        return sum(row.time.time_ns for row in self._rows)

    def diagnostics(self) -> dict[str, Any]:
        """What the time consists of.

        `kernels` has per kernel its launches, their time, and the mean of every figure of the
        time's breakdown. Where not all blocks ran, or should not have, there is `sampling`: the
        standard error of the whole time (`error`, a part of it), and per kernel the blocks that
        `ran`, `of` how many, the largest `error` of a launch, and why it ran `whole`.
        """
        found: dict[str, Any] = {"kernels": self._summary()}
        if any(row.ran < row.blocks or row.whole for row in self._rows):
            found["sampling"] = {"error": self.error, "kernels": self._samples()}
        return found

    @property
    def error(self) -> float:
        """Standard error of the time, as a part of it, where not all blocks ran.

        Launches are sampled independently; time goes at most as the instructions do.
        """
        squares = sum((row.time.kernel_ns * row.error) ** 2 for row in self._rows)
        return sqrt(squares) / self.time_ns if squares else 0.0

    def _names(self) -> list[str]:
        return [*dict.fromkeys(row.kernel for row in self._rows)]

    def _samples(self) -> dict[str, Any]:
        samples: dict[str, Any] = {}
        for name in self._names():
            own = [row for row in self._rows if row.kernel == name]
            samples[name] = {
                "ran": sum(row.ran for row in own),
                "of": sum(row.blocks for row in own),
                "error": max(row.error for row in own),
                "whole": next((row.whole for row in own if row.whole), ""),
            }
        return samples

    def _summary(self) -> dict[str, Any]:
        summary: dict[str, Any] = {}
        for name in self._names():
            own = [row.time for row in self._rows if row.kernel == name]
            keys = dict.fromkeys(key for time in own for key in time.breakdown)
            summary[name] = {
                "launches": len(own),
                "time_ns": sum(time.time_ns for time in own),
                **{k: sum(t.breakdown.get(k, 0.0) for t in own) / len(own) for k in keys},
            }
        return summary
