"""The effects of a member's edits as rows and notes for its page."""

from __future__ import annotations

from dataclasses import dataclass

from gevo.records.schema import Part
from gevo.report import figures
from gevo.report.model import Member

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
