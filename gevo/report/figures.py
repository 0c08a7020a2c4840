"""How figures are written for people: times with units, speed-ups, errors."""

from __future__ import annotations

import math

from gevo.records.manifest import RunManifest

NONE = "—"
"""Stands where nothing was measured."""
ESTIMATE = "search estimate"
"""Stands beside every gain that the search alone has measured: it picked what measured best, so
its figures are too good, and validation may say something else."""
VALIDATED = "validation"
"""Where a figure comes from that is no `ESTIMATE`, in JSON."""

_UNITS = ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1.0, "ns"))


def time(ns: float | None) -> str:
    """A time given in nanoseconds with four significant digits and a fitting unit."""
    if ns is None or not math.isfinite(ns):
        return NONE
    scale, unit = next(((s, u) for s, u in _UNITS if ns >= s), _UNITS[-1])
    return f"{ns / scale:#.4g}".rstrip(".") + f" {unit}"


def timed_on(about: RunManifest) -> str:
    """Which cases a run's times are of: `timing` where its workload has some, or `training`."""
    return "timing" if about.workload.timing else "training"


def speedup(value: float | None) -> str:
    """A speed-up over the unmodified program, e.g. `1.234x`."""
    return NONE if value is None or not math.isfinite(value) else f"{value:.3f}x"


def gain(value: float | None, estimate: bool) -> str:
    """A speed-up, marked where it is an estimate of the search's."""
    shown = speedup(value)
    return f"{shown} ({ESTIMATE})" if estimate and shown != NONE else shown


def origin(estimate: bool) -> str:
    """Where a figure comes from, in JSON."""
    return ESTIMATE if estimate else VALIDATED


def error(value: float | None) -> str:
    """An error of the workload's metric, as `1.76e-7`; 0 is exactly 0."""
    if value is None:
        return NONE
    digits, e, exponent = f"{value:.3g}".partition("e")
    return f"{digits}e{int(exponent)}" if e else digits


def duration(seconds: float | None) -> str:
    """A wall-clock time: `42.0 s`, `3 min 20 s`, `2 h 05 min`."""
    if seconds is None:
        return NONE
    if seconds < 60.0:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest:02d} s"
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02d} min"


def count(n: int, noun: str) -> str:
    """`1 edit`, `2 edits`."""
    return f"{n:,} {noun}" + ("" if n == 1 else "s")
