"""Modelled time: what XLA counts, on a machine with known rates.

A roofline (Williams, Waterman and Patterson 2009) without overlap of computing and moving data:

    time = flops / F + transcendentals / T + bytes / B

Without overlap a change to any of the three counts shows; the usual roofline, the largest of the
terms, is at most three times smaller. The counts are those of XLA's `HloCostAnalysis` over the
optimised module: a fusion's intermediate values cost no bytes. They know nothing of how well a
kernel uses the machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Machine:
    """Rates in operations or bytes per second."""

    name: str
    flops: float
    transcendentals: float
    bytes: float

    def time_ns(self, work: Mapping[str, float]) -> float:
        """Nanoseconds for the work that `Executable.work` counts."""
        seconds = (
            work["flops"] / self.flops
            + work["transcendentals"] / self.transcendentals
            + work["bytes accessed"] / self.bytes
        )
        return 1e9 * seconds


NOMINAL = Machine("AVX2 core, 3 GHz", flops=96e9, transcendentals=1.5e9, bytes=12e9)
"""Two 8-wide fused multiply-adds a cycle, an exponential in two cycles, one core's share of
DRAM bandwidth: of the size that servers have, not the measured rates of any."""
