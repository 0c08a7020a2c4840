"""Why a winner is faster, as rows for its page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gevo.records.why import KernelChange, Pair
from gevo.report import figures
from gevo.report.model import Member

NOWHERE = "no source line"
_AMOUNTS = ("instructions", "sectors", "wavefronts", "barriers")


@dataclass(frozen=True)
class WhyRow:
    """One place or figure: its name, and what it was and is."""

    name: str
    cells: tuple[str, ...]


def line_rows(member: Member) -> tuple[WhyRow, ...]:
    """The lines that changed most: instructions, sectors, wavefronts and barriers of each."""
    return tuple(
        WhyRow(
            _place(line.place, line.loop),
            tuple(_change(getattr(line, amount)) for amount in _AMOUNTS),
        )
        for line in (member.why.lines if member.why else ())
    )


def resource_rows(member: Member) -> tuple[WhyRow, ...]:
    """What each kernel waits for and holds."""
    found = member.why.kernels if member.why else ()
    return tuple(WhyRow(kernel.kernel, tuple(_resources(kernel))) for kernel in found)


def _resources(kernel: KernelChange) -> Iterator[str]:
    yield _times(kernel.latency_ns)
    yield _times(kernel.barrier_ns)
    yield _change(kernel.occupancy)
    yield f"{_change(kernel.registers)} ({kernel.registers_from})"
    yield _change(kernel.spills) if kernel.spills else figures.NONE


def _place(place: str, loop: str) -> str:
    around = f" (loop at {loop})" if loop and loop != place else ""
    return (place or NOWHERE) + around


def _change(pair: Pair) -> str:
    before, after = f"{pair.before:,.0f}", f"{pair.after:,.0f}"
    return before if before == after else f"{before} → {after}"


def _times(pair: Pair) -> str:
    before, after = figures.time(pair.before), figures.time(pair.after)
    return before if before == after else f"{before} → {after}"
