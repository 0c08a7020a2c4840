"""The report as a table for the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gevo.program.base import Dialect
from gevo.records import schema
from gevo.records.schema import Conclusion, span
from gevo.report import figures
from gevo.report.explain import Explained
from gevo.report.model import LEAST_GAIN, NO_BETTER, NOT_JUDGED, Member, Report
from gevo.report.sentence import sentence

MOST_REFUSED = 5
"""So many members that are not offered are listed; the others are counted."""
FLATTERED = 1.01
"""Where the user's text is surely faster than the unmodified one by more, a warning is given."""
LONGEST_REASON = 100
"""Characters of a reason in the table; report.json and report.html have all of it."""


def summary(report: Report, explained: Explained) -> RenderableType:
    """The front as a table under a sentence on the best, with the device beside every time."""
    best = report.best
    first = headline(report)
    if best and len(best.patch):
        first = f"{sentence(best, explained, report)}\n{first}"
    parts: list[RenderableType] = [
        Text(f"{report.name}: {first}"),
        Text(provenance(report), style="dim"),
    ]
    if report.front:
        parts.append(_table(report))
    parts.append(Text(proposals(report), style="dim"))
    return Group(*parts)


def headline(report: Report) -> str:
    """One line: what was gained, on what, and whether it holds."""
    best = report.best
    if best is None:
        room = f"; the unmodified program: {report.bound.sentence}" if report.bound else ""
        return f"{_nothing(report)}{room}."
    faster = f"{_gain(best)} on the {figures.timed_on(report.about)} cases"
    if report.compiler is not None and best.train.speedup is not None:
        faster += f" ({report.compiler.over(best.train.speedup)})"
    if best.heldout.speedup is not None:
        faster += f", {best.heldout.span} on the held-out cases"
    faster += f", error {worst_error(best)}"
    if not best.patch:
        return f"The unmodified program remains the best ({report.clock})."
    word = "Guarded" if best.conclusion is Conclusion.GUARDED else "Validated"
    return f"{word} variant {best.id}, {faster} ({report.clock})."


def _gain(member: Member) -> str:
    """The gain on the training cases with all that is known of it."""
    train = member.train
    if member.estimate or train.low is None or train.high is None:
        return member.gain
    if not train.gpus:
        return f"{member.gain} ({schema.span(train.low, train.high)})"
    return f"{schema.ranged(train.low, train.high, train.gpus)}"


def _nothing(report: Report) -> str:
    """That there is no winner, and why; or that there is one under assumptions."""
    one = next((m for m in report.front if m.conclusion is Conclusion.CONDITIONAL), None)
    if one is None:
        return f"Nothing to offer, {_why_nothing(report)}"
    return (
        f"Nothing to offer without reservation: variant {one.id} is conditional, {_gain(one)} on "
        f"the {figures.timed_on(report.about)} cases, and right only under assumptions"
    )


def _why_nothing(report: Report) -> str:
    if report.end is None:
        return "the run has not finished"
    if not report.counts.evaluated and not report.front:
        return "no variant was tried before the run ended; give it more time"
    if all(m.why_not == NO_BETTER for m in report.front):
        return "no variant was better than the unmodified program"
    if all(m.why_not in (NO_BETTER, NOT_JUDGED) for m in report.front):
        return "no variant was validated before the run ended; give it more time"
    open_ = next((m for m in report.front if m.conclusion is Conclusion.NOT_JUDGED), None)
    if open_ is not None:
        return f"variant {open_.id} could not be judged to its end ({open_.why_not})"
    return "no variant passed validation"


def provenance(report: Report) -> str:
    """One line: the unmodified program's time, and what the run took."""
    state = f"ended: {report.end}" if report.end is not None else "not finished"
    idle = "" if report.gpu_idle is None else f", GPU idle {report.gpu_idle:.0%}"
    islands = f" on {report.islands} islands" if report.islands > 1 else ""
    return (
        f"Unmodified: {figures.time(report.baseline.runtime_ns)} {report.clock}. "
        f"{figures.count(len(report.generations), 'generation')}{islands} in "
        f"{figures.duration(report.wall_s)}, seed {report.about.seed}{idle}, {state}."
        f"{original(report)}{compilers(report)}"
    )


def compilers(report: Report) -> str:
    """Whose text the unmodified program is, and what others' take; empty where none was asked.

    A text that is slower by less than a thousandth counts as just as fast.
    """
    texts = report.compared
    if not texts:
        return ""
    right = [(one.name, one.slower) for one in texts[1:] if one.slower is not None]
    slower = [f"{name} {ratio:.3f}" for name, ratio in right if ratio >= LEAST_GAIN]
    alike = [name for name, ratio in right if ratio < LEAST_GAIN]
    wrong = [one.name for one in texts if one.slower is None]
    said = f" It is what {texts[0].name} makes of the source, the fastest of {len(texts)} texts"
    if slower:
        said += f"; times as long take: {', '.join(slower)}"
    if alike:
        said += f"; just as fast: {', '.join(alike)}"
    if wrong:
        said += f"; not right on the workload, or not compiled: {', '.join(wrong)}"
    return f"{said}."


def original(report: Report) -> str:
    """How the user's own file compares with the unmodified program; empty when not known.

    Loading drops promises from the text (`nsw`, `readonly`) that edits could break. A reader
    should know when that made the unmodified program slower: it then flatters every speed-up.
    """
    found = report.original
    if found is None:
        return ""
    program = report.about.program
    name = Path(program.path).name
    by = ", as its compiler wrote it" if program.ptx else ", as it was given to gevo"
    if found.comparison is None:
        return f" {name}{by}, was not timed: {found.detail}."
    left = "promises to LLVM that edits could break, such as nsw and readonly"
    speed = found.comparison
    low, high = speed.speedup_low or speed.speedup, speed.speedup_high or speed.speedup
    how = f"is {span(low, high)[:-1]} times as fast as the unmodified program"
    if program.dialect is Dialect.LLVM:
        how += f", from which gevo has taken {left}; LLVM compiled both"
    beware = " Beware:" if low > FLATTERED else ""
    return f"{beware} {name}{by}, {how}."


def proposals(report: Report) -> str:
    """How all proposals ended, losers included."""
    counts = report.counts
    ended = ", ".join(
        f"{n} {outcome.value.replace('_', ' ')}" for outcome, n in counts.by_outcome.items()
    )
    median = dict(report.spread.quantiles).get("median")
    middle = f"; median variant {figures.gain(median, True)}" if median is not None else ""
    return (
        f"{figures.count(counts.proposed, 'proposal')}, {counts.evaluated} evaluated, "
        f"{counts.cache_hits} from the cache: {ended or 'none'}{middle}.{savings(report)}"
    )


def savings(report: Report) -> str:
    """A sentence on what cost no compilation, with a space before it; empty without proposals."""
    counts = report.counts
    if counts.spared is None:
        return ""
    parts = ", ".join(
        f"{n} {reason.replace('_', ' ')}" for reason, n in counts.refused.items() if n
    )
    return (
        f" Refused before compilation or answered from the cache: {counts.spared:.0%}"
        f"{f' ({parts}, the rest cached or invalid)' if parts else ''}."
    )


def _table(report: Report) -> RenderableType:
    table = Table(title=f"Pareto front (times {report.clock})", title_justify="left")
    table.add_column("id", justify="right")
    table.add_column("time", justify="right", no_wrap=True)
    table.add_column(figures.timed_on(report.about), justify="right", min_width=12)
    table.add_column("held-out", justify="right", min_width=12)
    table.add_column("error", justify="right")
    table.add_column("edits", justify="right")
    table.add_column("offered", ratio=1)
    refused = [m for m in report.front if not m.validated]
    for member in (*report.offered, *refused[:MOST_REFUSED]):
        table.add_row(*_cells(member), style="" if member.validated else "dim")
    if len(refused) <= MOST_REFUSED:
        return table
    more = f"… and {len(refused) - MOST_REFUSED} more not offered, see the report."
    return Group(table, Text(more, style="dim"))


def _cells(member: Member) -> tuple[RenderableType, ...]:
    # Text, not str: a reason may hold square brackets, which rich would read as markup.
    reason = _short(member.why_not or "not validated")
    offered = "guarded" if member.conclusion is Conclusion.GUARDED else "yes"
    verdict = offered if member.validated else f"{member.conclusion or 'no'}: {reason}"
    if member.validated and member.train.held:
        verdict += f", {member.train.held}"
    return (
        Text(str(member.id)),
        Text(figures.time(member.train.runtime_ns)),
        Text(member.gain),
        Text(member.heldout.span),
        Text(worst_error(member)),
        Text(str(len(member.patch))),
        Text(verdict),
    )


def _short(reason: str) -> str:
    """A reason cut at a word to about `LONGEST_REASON` characters."""
    if len(reason) <= LONGEST_REASON:
        return reason
    return reason[:LONGEST_REASON].rsplit(" ", 1)[0] + " …"


def worst_error(member: Member) -> str:
    """The larger of the training and held-out error."""
    known = [e for e in (member.train.error, member.heldout.error) if e is not None]
    return figures.error(max(known, default=None))
