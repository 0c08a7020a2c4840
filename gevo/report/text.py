"""The report as a table for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gevo.report import figures
from gevo.report.model import NO_BETTER, Member, Report


def summary(report: Report) -> RenderableType:
    """The front as a table under a one-line summary, with the device beside every time."""
    parts: list[RenderableType] = [
        Text(f"{report.name}: {headline(report)}"),
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
        return f"Nothing to offer, {_why_nothing(report)}."
    faster = f"{figures.speedup(best.train.speedup)} on the training cases"
    if best.heldout.speedup is not None:
        faster += f", {figures.speedup(best.heldout.speedup)} on the held-out cases"
    faster += f", error {worst_error(best)}"
    if not best.patch:
        return f"The unmodified program remains the best ({report.clock})."
    return f"Validated variant {best.id}, {faster} ({report.clock})."


def _why_nothing(report: Report) -> str:
    if report.end is None:
        return "the run has not finished"
    if all(m.why_not == NO_BETTER for m in report.front):
        return "no variant was better than the unmodified program"
    return "no variant passed validation"


def provenance(report: Report) -> str:
    """One line: the unmodified program's time, and what the run took."""
    state = f"ended: {report.end}" if report.end is not None else "not finished"
    return (
        f"Unmodified: {figures.time(report.baseline.runtime_ns)} {report.clock}. "
        f"{figures.count(len(report.generations), 'generation')} in "
        f"{figures.duration(report.wall_s)}, seed {report.manifest.get('seed')}, {state}."
    )


def proposals(report: Report) -> str:
    """One line: how all proposals ended, losers included."""
    counts = report.counts
    ended = ", ".join(
        f"{n} {outcome.value.replace('_', ' ')}" for outcome, n in counts.by_outcome.items()
    )
    median = dict(report.spread.quantiles).get("median")
    middle = f"; median variant {figures.speedup(median)}" if median is not None else ""
    return (
        f"{figures.count(counts.proposed, 'proposal')}, {counts.evaluated} evaluated, "
        f"{counts.cache_hits} from the cache: {ended or 'none'}{middle}."
    )


def _table(report: Report) -> Table:
    table = Table(title=f"Pareto front (times {report.clock})", title_justify="left")
    table.add_column("id", justify="right")
    table.add_column("time", justify="right", no_wrap=True)
    table.add_column("training", justify="right")
    table.add_column("held-out", justify="right")
    table.add_column("error", justify="right")
    table.add_column("edits", justify="right")
    table.add_column("offered", ratio=1)
    for member in report.front:
        table.add_row(*_cells(member), style="" if member.validated else "dim")
    return table


def _cells(member: Member) -> tuple[RenderableType, ...]:
    # Text, not str: a reason may hold square brackets, which rich would read as markup.
    verdict = "yes" if member.validated else f"no: {member.why_not or 'not validated'}"
    return (
        Text(str(member.id)),
        Text(figures.time(member.train.runtime_ns)),
        Text(figures.speedup(member.train.speedup)),
        Text(figures.speedup(member.heldout.speedup)),
        Text(worst_error(member)),
        Text(str(len(member.patch))),
        Text(verdict),
    )


def worst_error(member: Member) -> str:
    """The larger of the training and held-out error."""
    known = [e for e in (member.train.error, member.heldout.error) if e is not None]
    return figures.error(max(known, default=None))
