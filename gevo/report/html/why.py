"""Why a winner is faster, and what its edits do, as rows and notes for its page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gevo.records.schema import KernelChange, Pair, Part
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
    """What each kernel waits for and holds; machine instructions where some are known."""
    found = member.why.kernels if member.why else ()
    machine = knows_machine(member)
    return tuple(
        WhyRow(kernel.kernel, (*_resources(kernel), *(_machine(kernel) if machine else ())))
        for kernel in found
    )


def knows_machine(member: Member) -> bool:
    """Whether machine instructions of some kernel are known, of the PTX as written and of its."""
    return member.why is not None and any(kernel.machine for kernel in member.why.kernels)


def _machine(kernel: KernelChange) -> Iterator[str]:
    for pair in (kernel.machine, kernel.issued):
        yield _change(pair) if pair else figures.NONE


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


LEAST_EPISTASIS = 0.01
"""Logarithm of a speed-up below which a pair is not mentioned: 1%."""


@dataclass(frozen=True)
class EffectView:
    """One edit: its place in the patch and kind, alone, and the patch without it."""

    name: str
    alone: str
    without: str


def effect_rows(member: Member) -> tuple[EffectView, ...]:
    """A row for each edit; none where effects were not measured."""
    names = _names(member)
    rows = member.effects.edits if member.effects else ()
    return tuple(EffectView(names.get(r.id, r.id), _part(r.alone), _part(r.without)) for r in rows)


def notable_pairs(member: Member) -> tuple[str, ...]:
    """Pairs of edits that gain more or less together than the product of their own gains."""
    names = _names(member)
    found = [
        (abs(p.epistasis), p, f"{figures.speedup(p.speedup)} (epistasis {p.epistasis:+.3f})")
        for p in (member.effects.pairs if member.effects else ())
        if p.epistasis is not None and abs(p.epistasis) >= LEAST_EPISTASIS
    ]
    found.sort(key=lambda one: -one[0])
    return tuple(
        f"{names.get(p.first, p.first)} with {names.get(p.second, p.second)}: {what}"
        for _, p, what in found
    )


def _names(member: Member) -> dict[str, str]:
    return {e.id: f"{n}. {e.kind}" for n, e in enumerate(member.patch, 1)}


def _part(part: Part) -> str:
    if part.speedup is None:
        return part.outcome.replace("_", " ")
    return figures.speedup(part.speedup)
