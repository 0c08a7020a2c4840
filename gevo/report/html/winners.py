"""The winners as the top of the page shows them: the sentence, checks, causes, lines, lineage."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from gevo.records.schema import (
    Bound,
    Conclusion,
    KernelChange,
    LineChange,
    Pair,
    Stage,
    Why,
    cause_words,
)
from gevo.report import figures
from gevo.report.explain import EditNote, Explained
from gevo.report.html.why import NOWHERE
from gevo.report.model import Member, Report
from gevo.report.sentence import Sentence, changed, file_name, sentence

_LEAST = 0.02
"""Of the greatest cause; what is smaller on both sides is left out of the picture."""
_MOST_CAUSES = 7
_MOST_LINES = 8
_LINE = re.compile(r"[0-9]{1,9}")
"""Number of a line."""
_AMOUNTS: Mapping[str, str] = {
    "instructions": "instructions issued",
    "sectors": "memory sectors",
    "wavefronts": "shared-memory wavefronts",
    "barriers": "barrier waits",
}


@dataclass(frozen=True)
class Twin:
    """A figure of the unmodified program beside the variant's; parts are of the longest bar.

    `code` is the source line that it is about; `more` says what else has changed there.
    """

    name: str
    before: str
    after: str
    change: str
    before_part: float
    after_part: float
    code: Markup | None = None
    more: str = ""

    @property
    def sense(self) -> str:
        """CSS class of the change: less, more or the same."""
        if self.before_part == self.after_part:
            return "muted"
        return "less" if self.after_part < self.before_part else "more"


@dataclass(frozen=True)
class StepView:
    """A step of a lineage: what it brought, when, and how fast it was then."""

    gain: str
    what: str
    where: str


@dataclass(frozen=True)
class WinnerView:
    """A member that was judged right, if only under assumptions.

    Attributes:
        member: It.
        anchor: Its id on the page.
        details: That of its explanation.
        word: What validation says of it.
        said: The sentence.
        flags: What deserves a look although nothing failed.
        passed: The stages that it passed.
        open_: Those that were not judged, with the reason.
        causes: What its time goes into, beside the unmodified program's.
        caption: What these bars are.
        lines: Instructions by source line, likewise.
        lineage: How it came to be.
    """

    member: Member
    anchor: str
    details: str
    word: str
    said: Sentence
    flags: tuple[str, ...]
    passed: tuple[Stage, ...]
    open_: tuple[Stage, ...]
    causes: tuple[Twin, ...]
    caption: str
    lines: tuple[Twin, ...]
    lineage: tuple[StepView, ...]


def winner_views(
    report: Report, explained: Explained, source: Sequence[Markup]
) -> list[WinnerView]:
    """All members that are offered, then those that are right under assumptions.

    Args:
        report: The run.
        explained: Its members' edits.
        source: The source's lines as HTML; empty where there is none.
    """
    judged = [m for m in report.front if m.validated or m.conclusion is Conclusion.CONDITIONAL]
    return [_winner(m, report, explained, source) for m in judged if len(m.patch)]


def _winner(
    member: Member, report: Report, explained: Explained, source: Sequence[Markup]
) -> WinnerView:
    name = file_name(member, explained)
    causes, caption = _causes(member.why) if member.why else ((), "")
    return WinnerView(
        member=member,
        anchor=f"w{member.id}",
        details=f"v{member.id}",
        word=str(member.conclusion or Conclusion.VALIDATED),
        said=sentence(member, explained, report),
        flags=member.flags,
        passed=tuple(stage for stage in member.stages if stage.passed),
        open_=tuple(stage for stage in member.stages if stage.passed is None),
        causes=causes,
        caption=caption,
        lines=tuple(_lines(member.why, name, source)) if member.why else (),
        lineage=tuple(_lineage(member, explained.by_id[member.id].notes, name)),
    )


def _causes(why: Why) -> tuple[tuple[Twin, ...], str]:
    """By resource; in runs of earlier versions by what was counted."""
    if why.causes:
        return tuple(_caused(why.causes)), "modelled time that each would take alone"
    totals = {words: _total(why.kernels, name) for name, words in _AMOUNTS.items()}
    counted = {words: pair for words, pair in totals.items() if pair.before or pair.after}
    return tuple(next(_twins({words: pair}, _count)) for words, pair in counted.items()), "counted"


def bound_bars(bound: Bound | None) -> tuple[Twin, ...]:
    """What the unmodified program's time goes into; none where that is not known."""
    if bound is None:
        return ()
    alone = {name: Pair(before=ns, after=0.0) for name, ns in bound.alone_ns.items()}
    return tuple(replace(twin, after="", change="") for twin in _caused(alone))


def _caused(causes: Mapping[str, Pair]) -> Iterator[Twin]:
    most = max((max(pair.before, pair.after) for pair in causes.values()), default=0.0)
    named = {
        cause_words(name): pair
        for name, pair in causes.items()
        if max(pair.before, pair.after) >= _LEAST * most
    }
    return _twins(dict(list(named.items())[:_MOST_CAUSES]), figures.time)


def _total(kernels: Sequence[KernelChange], amount: str) -> Pair:
    pairs = [getattr(kernel, amount) for kernel in kernels]
    return Pair(before=sum(p.before for p in pairs), after=sum(p.after for p in pairs))


def _twins(pairs: Mapping[str, Pair], text: Callable[[float], str]) -> Iterator[Twin]:
    longest = max((max(pair.before, pair.after) for pair in pairs.values()), default=0.0) or 1.0
    for name, pair in pairs.items():
        was, now = (round(value / longest, 4) for value in (pair.before, pair.after))
        yield Twin(name, text(pair.before), text(pair.after), _change(pair), was, now)


def _lines(why: Why, name: str, source: Sequence[Markup]) -> Iterator[Twin]:
    """Instructions of the lines that changed most, all loops of a line together."""
    if why.causes is None:  # earlier versions kept some loops of a line only
        return
    by_line: dict[str, list[LineChange]] = {}
    for line in why.lines:
        by_line.setdefault(line.place, []).append(line)
    sums = {place: _sums(lines) for place, lines in by_line.items()}
    shown = dict(list(sums.items())[:_MOST_LINES])
    twins = _twins({place: amounts["instructions"] for place, amounts in shown.items()}, _count)
    for (place, amounts), twin in zip(shown.items(), twins, strict=True):
        more = ", ".join(
            f"{words} {_count(pair.before)} → {_count(pair.after)}"
            for key, words in _AMOUNTS.items()
            if key != "instructions"
            and _count((pair := amounts[key]).before) != _count(pair.after)
        )
        file, _, number = place.rpartition(":")
        at = int(number) if file == name and _LINE.fullmatch(number) else 0
        code = Markup(source[at - 1].strip()) if 0 < at <= len(source) else None
        yield replace(twin, name=place or NOWHERE, code=code, more=more)


def _sums(lines: Sequence[LineChange]) -> dict[str, Pair]:
    return {
        name: Pair(
            before=sum(getattr(line, name).before for line in lines),
            after=sum(getattr(line, name).after for line in lines),
        )
        for name in _AMOUNTS
    }


_SCALES = ((1e9, "G"), (1e6, "M"), (1e3, "k"))


def _count(value: float) -> str:
    """`1.23M`."""
    scale, unit = next(((s, u) for s, u in _SCALES if value >= s), (1.0, ""))
    return f"{value / scale:.3g}{unit}"


def _change(pair: Pair) -> str:
    if not pair.before:
        return "new" if pair.after else ""
    part = pair.after / pair.before - 1.0
    if not pair.after:
        return "gone"
    return "same" if abs(part) < 0.0005 else f"{part:+.0%}".replace("-", "\N{MINUS SIGN}")


_ORIGINS = {
    "tuning": "tried before the search",
    "initial": "initial population",
    "mutation": "mutation",
    "crossover": "crossover",
    "shrink": "an edit left out",
}


def _lineage(member: Member, notes: Sequence[EditNote], file: str) -> Iterator[StepView]:
    by_id = {note.id: note for note in notes}
    for step in member.lineage:
        what = changed([by_id[i] for i in step.found if i in by_id], file)
        origin = _ORIGINS.get(step.origin, step.origin)
        where = f"#{step.id}, generation {step.generation}, {origin}"
        yield StepView(
            figures.speedup(step.speedup),
            what or f"{figures.count(step.edits, 'edit')} in all",
            where,
        )
    before, after = len(member.before), len(member.patch)
    if before != after:
        what = f"{figures.count(before, 'edit')} to {after}: the others do not matter"
        yield StepView("", what, "minimised")
    if not member.estimate:
        guard = "with the test at its entry, " if member.guards else ""
        what = f"{guard}timed in turns with the unmodified program"
        yield StepView(member.gain, what, "validation")
