"""A comparison as tables for the terminal, and the rows that the page shows, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gevo.report import figures, text, tuning_text
from gevo.report.compare import NAMES, Comparison, Difference
from gevo.report.explain import explain_front
from gevo.report.model import Member, Report
from gevo.report.tuning import KernelTuning, TuningReport

Row = tuple[str, ...]
"""What it is, then the figures of A and B."""


def summary(comparison: Comparison) -> RenderableType:
    """One table where that is allowed; otherwise each by itself under the reason."""
    parts: list[RenderableType] = [Text(comparison.verdict, style="bold")]
    for name, report in zip(NAMES, comparison.reports, strict=True):
        parts.append(Text(f"{name}: {report.folder}", style="dim"))
        if not comparison.comparable:
            parts.append(_alone(report))
    if comparison.comparable:
        parts += [_table(title, content) for title, content in tables(comparison)]
    if comparison.differences:
        parts.append(_table("Options that differ", rows(comparison.differences)))
    return Group(*parts)


def rows(differences: Iterable[Difference]) -> list[Row]:
    """One row for each."""
    return [(one.name, *one.values) for one in differences]


def tables(comparison: Comparison) -> Iterable[tuple[str, list[Row]]]:
    """Title and rows of each table of two that are comparable."""
    if comparison.runs:
        a, b = comparison.runs
        yield f"Times {a.clock}", list(_rows(a, b, comparison.hypervolumes_comparable))
        return
    a, b = comparison.sessions
    for one, other in zip(a.kernels, b.kernels, strict=True):
        yield f"{one.name}, times {one.times}", list(_kernel_rows(one, other))


def _alone(report: Report | TuningReport) -> RenderableType:
    if isinstance(report, Report):
        return text.summary(report, explain_front(report))
    return tuning_text.summary(report)


def _rows(a: Report, b: Report, hypervolumes: bool) -> Iterable[Row]:
    def row(name: str, value: Callable[[Report], str]) -> Row:
        return name, value(a), value(b)

    def best(name: str, value: Callable[[Member], str]) -> Row:
        return row(name, lambda r: value(r.best) if r.best else figures.NONE)

    timed = figures.timed_on(a.about)
    yield row(f"unmodified, {timed}", lambda r: figures.time(r.baseline.runtime_ns))
    yield row("unmodified, held-out", lambda r: figures.time(r.baseline_heldout.runtime_ns))
    yield best(f"best validated, {timed}", lambda m: figures.time(m.train.runtime_ns))
    yield best(f"its speed-up, {timed}", lambda m: m.gain)
    yield best("its speed-up, held-out", lambda m: figures.speedup(m.heldout.speedup))
    yield best("its error", text.worst_error)
    yield best("its edits", lambda m: str(len(m.patch)))
    yield row("offered, of the front", lambda r: f"{len(r.offered)} of {len(r.front)}")
    if hypervolumes:
        yield row("hypervolume", lambda r: figures.error(_hypervolume(r)))
    yield row("generations", lambda r: f"{len(r.generations)}")
    yield row("variants evaluated", lambda r: f"{r.counts.evaluated:,}")
    yield row("median variant", lambda r: _median(r))
    yield row("wall-clock time", lambda r: figures.duration(r.wall_s))
    yield row("ended", lambda r: r.end if r.end is not None else "not finished")


def _median(report: Report) -> str:
    return figures.gain(dict(report.spread.quantiles).get("median"), True)


def _hypervolume(report: Report) -> float | None:
    return report.generations[-1].hypervolume if report.generations else None


def _kernel_rows(a: KernelTuning, b: KernelTuning) -> Iterable[Row]:
    def row(name: str, value: Callable[[KernelTuning], str]) -> Row:
        return name, value(a), value(b)

    yield row("default", lambda k: figures.time(k.default_ns))
    yield row("fastest trial", lambda k: figures.time(k.fastest.time_ns if k.fastest else None))
    yield row("found in trial", lambda k: str(k.fastest.number) if k.fastest else figures.NONE)
    yield row("offered", lambda k: figures.time(k.best.time_ns if k.best else None))
    yield row("offered over default", lambda k: k.gain(k.best))
    yield row("trials", lambda k: f"{len(k.trials):,}")
    yield row("failed", lambda k: f"{k.failed:,}")
    walls = "last trial after"
    yield row(walls, lambda k: figures.duration(k.trials[-1].wall_s if k.trials else None))


def _table(title: str, content: Iterable[Row]) -> RenderableType:
    table = Table()
    table.add_column("")
    for name in NAMES:
        table.add_column(name, justify="right", overflow="fold")
    for row in content:
        # Text, not str: a value may hold square brackets, which rich would read as markup.
        table.add_row(*map(Text, row))
    # Not the table's own title, which is wrapped to the table's width.
    return Group(Text(title, style="italic"), table)
