"""Times the launches of a run with events.

A plan is timed as the GPU executes it when the host is ahead of it. Launches that follow one
another without the host looking at memory in between are one segment, timed by one pair of
events. If the GPU were idle when a segment begins, it would pass the first event at once and
then wait for the host to submit the first launch, some microseconds that a short kernel would
be charged for. So the segment is queued behind a kernel that keeps the GPU busy for as long as
queueing the same segment took the last time.
"""

from __future__ import annotations

import time

from gevo.device.cuda.base import Context, Event
from gevo.device.cuda.support import Support

FIRST_WAIT_S = 50e-6
MOST_WAIT_S = 20e-3
_MARGIN = 1.5


class Stopwatch:
    """Times one run after another of the same plan."""

    def __init__(self, context: Context, support: Support) -> None:
        self._context = context
        self._support = support
        self._events: list[tuple[Event, Event]] = []
        self._host_s: list[float] = []
        self._segment = 0
        self._started = 0.0
        self._running = False

    def reset(self) -> None:
        """Begin another run."""
        self._segment = 0
        self._running = False

    @property
    def segments(self) -> int:
        """Segments of this run so far."""
        return self._segment

    def launching(self) -> None:
        """Call before every launch."""
        if self._running:
            return
        if self._segment == len(self._events):
            self._events.append((self._context.event(), self._context.event()))
            self._host_s.append(0.0)
        expected = self._host_s[self._segment]
        self._support.wait(min(max(FIRST_WAIT_S, expected * _MARGIN), MOST_WAIT_S))
        self._started = time.perf_counter()
        self._context.record(self._events[self._segment][0])
        self._running = True

    def stop(self) -> Event | None:
        """Call before the host looks at memory, and at the end.

        Returns:
            An event that is reached when the last segment is done; None without a launch.
        """
        if self._running:
            self._context.record(self._events[self._segment][1])
            self._host_s[self._segment] = time.perf_counter() - self._started
            self._segment += 1
            self._running = False
        return self._events[self._segment - 1][1] if self._segment else None

    def total_ns(self) -> float:
        """Time of all segments of this run, in nanoseconds; the run must be done."""
        elapsed = self._context.elapsed_ns
        return sum(elapsed(start, end) for start, end in self._events[: self._segment])
