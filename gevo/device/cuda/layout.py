"""Where a run's buffers lie in the one stretch of GPU memory that it gets.

    guard | IN buffer | guard | IN buffer | guard || guard | other buffer | guard | …

Everything in front of `mutable_at` must never change; behind it only the buffers may. The guard
bands are filled with a pattern that depends on the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.errors import WorkloadError
from gevo.workload.case import Buffer, Role

GUARD = 4096
"""Bytes of every guard band, at least."""
ALIGN = 256
"""Alignment of buffers; what the driver's own allocations have, at least."""
_MOST_SHIFT = 64
"""A placement seed moves buffers by at most so many times `ALIGN`."""

COMPARED = (Role.OUT, Role.INOUT)


@dataclass(frozen=True)
class Span:
    """A piece of the stretch: a buffer, or (`buffer` None) a guard band."""

    buffer: Buffer | None
    start: int
    size: int

    @property
    def end(self) -> int:
        """First byte behind it."""
        return self.start + self.size


@dataclass(frozen=True)
class Layout:
    """All spans, in order of their place.

    Attributes:
        spans: Guards and buffers alternate; the first and the last are guards.
        mutable_at: First byte that a repetition must restore.
        size: Bytes of the whole stretch, a multiple of `ALIGN`.
    """

    spans: tuple[Span, ...]
    mutable_at: int
    size: int

    @property
    def buffers(self) -> dict[str, Span]:
        """Spans of the buffers by name."""
        return {span.buffer.name: span for span in self.spans if span.buffer is not None}

    @property
    def fixed(self) -> tuple[Span, ...]:
        """What no kernel may change: guard bands and IN buffers."""
        return tuple(s for s in self.spans if s.buffer is None or s.buffer.role is Role.IN)

    @property
    def compared(self) -> tuple[Span, ...]:
        """What is output."""
        return tuple(s for s in self.spans if s.buffer is not None and s.buffer.role in COMPARED)

    def image(self, poison: int) -> NDArray[np.uint8]:
        """Contents before a run."""
        content = np.empty(self.size, dtype=np.uint8)
        for span in self.spans:
            filling = pattern(span) if span.buffer is None else initial(span.buffer, poison)
            content[span.start : span.end] = filling
        return content


def pattern(guard: Span) -> NDArray[np.uint8]:
    """What a guard band holds: another byte from place to place, never zero."""
    places = np.arange(guard.start, guard.end, dtype=np.uint64).astype(np.uint32)
    return ((places * np.uint32(0x9E3779B1)) >> np.uint32(24)).astype(np.uint8) | np.uint8(0x81)


def initial(buffer: Buffer, poison: int) -> NDArray[np.uint8] | np.uint8:
    """Bytes of a buffer before a run."""
    if buffer.role is Role.OUT:
        return np.uint8(poison)
    return np.ascontiguousarray(buffer.array).reshape(-1).view(np.uint8)


def place(buffers: Sequence[Buffer], seed: int) -> Layout:
    """Lay out the buffers that are passed as arguments.

    Args:
        buffers: In any order; those that live in a module variable are left out.
        seed: Another order and other gaps for every seed; 0 for the usual ones.

    Raises:
        WorkloadError: Two buffers have the same name.
    """
    names = [buffer.name for buffer in buffers]
    if len(set(names)) < len(names):
        raise WorkloadError(f"two buffers have the same name: {', '.join(sorted(names))}")
    given = [buffer for buffer in buffers if buffer.symbol is None]
    gaps = [0] * (len(given) + 1)
    if seed:
        rng = np.random.default_rng(seed)
        given = [given[int(i)] for i in rng.permutation(len(given))]
        gaps = [int(n) * ALIGN for n in rng.integers(0, _MOST_SHIFT, len(given) + 1)]
    given.sort(key=lambda buffer: buffer.role is not Role.IN)  # stable: keeps the order within
    spans: list[Span] = []
    end = 0
    mutable_at = 0
    for buffer, gap in zip(given, gaps, strict=False):
        start = -(-(end + GUARD + gap) // ALIGN) * ALIGN
        spans += [Span(None, end, start - end), Span(buffer, start, buffer.array.nbytes)]
        end = start + buffer.array.nbytes
        if buffer.role is Role.IN:
            mutable_at = end // ALIGN * ALIGN
    size = -(-(end + GUARD) // ALIGN) * ALIGN
    spans.append(Span(None, end, size - end))
    return Layout(tuple(spans), mutable_at, size)
