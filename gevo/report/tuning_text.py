"""The report of a tuning session as sentences, and as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gevo.device.kind import Clock
from gevo.report import figures
from gevo.report.tuning import (
    Importance,
    KernelTuning,
    MeasuredTrial,
    Status,
    TuningReport,
    value_text,
)

_SHOWN = 5
"""Configurations in the terminal's table; report.json and report.html have more."""
_REASONS = 3


def summary(report: TuningReport) -> RenderableType:
    """Each kernel's best configurations, what matters and what failed; losers included."""
    parts: list[RenderableType] = [Text(provenance(report), style="dim")]
    if len(report.kernels) > 1:
        parts.insert(0, Text(f"{report.name}: {headline(report)}"))
    for kernel in report.kernels:
        parts.append(Text(f"{kernel.name}: {result(kernel)}"))
        if kernel.top:
            parts.append(_table(kernel))
        parts += [Text(line, style="dim") for line in _lines(kernel)]
    return Group(*parts)


def headline(report: TuningReport) -> str:
    """One line over everything."""
    if len(report.kernels) == 1:
        return result(report.kernels[0])
    count = f"{len(report.reached)} of {len(report.kernels)}"
    count = f"{count if report.not_reached else len(report.kernels)} kernels"
    if not report.total:
        return f"{count}, not all of them have a time yet.{unreached(report)}"
    total = f"weighted total of their fastest trials {figures.time(report.total[-1].time_ns)}"
    beside = [
        f"{what} {figures.time(time_ns)}"
        for what, time_ns in (
            ("at their defaults", report.at_default_ns),
            ("with what passed validation", report.offered_ns),
        )
        if time_ns is not None
    ]
    more = f" ({', '.join(beside)})" if beside else ""
    return f"{count}, {total}{more}.{unreached(report)}"


def unreached(report: TuningReport) -> str:
    """Which kernels had no trial, and what share of the work that leaves; mostly empty."""
    if not report.not_reached:
        return ""
    share = "" if report.covered is None else f", {1 - report.covered:.1%} of the operations"
    return f" Not reached, and not in the total{share}: {', '.join(report.not_reached)}."


def provenance(report: TuningReport) -> str:
    """One line: what the session was."""
    of = "" if report.asked is None else f"{report.done:,} of "
    return (
        f"{of}{figures.count(report.done if report.asked is None else report.asked, 'trial')} in "
        f"{figures.duration(report.wall_s)}, {report.failed:,} failed; "
        f"strategy {report.strategy}, seed {report.seed}."
    )


def result(kernel: KernelTuning) -> str:
    """One line: what a kernel gained, on what, and whether it holds."""
    fastest, best = kernel.fastest, kernel.best
    if fastest is None:
        return f"All {len(kernel.trials)} trials failed." if kernel.trials else "No trial yet."
    time, gain = figures.time(fastest.time_ns), _gain(kernel, fastest)
    if kernel.clock is Clock.RECORDED:
        return f"Fastest trial {fastest.number}, {time}{gain} ({kernel.times})."
    default = kernel.default_trial
    if best is None or best is default:
        if fastest is default:
            return f"The default remains the best, {time} ({kernel.times})."
        if kernel.verdicts:
            kept = f"The default remains, {figures.time(kernel.default_ns)}; " if default else ""
            known = (Status.REFUSED, Status.CONDITIONAL)
            judged = any(rank.status in known for rank in kernel.top)
            what = "passed validation" if judged else "was judged in time"
            return f"{kept}nothing faster {what} ({kernel.times})."
        return f"Fastest trial {fastest.number}, {time}{gain}, {Status.NOT_YET} ({kernel.times})."
    time, gain = kernel.time(best), _gain(kernel, best)
    return f"Validated trial {best.number}, {time}{gain} ({kernel.times})."


def failures(kernel: KernelTuning) -> Iterable[tuple[str, int, str]]:
    """Outcome, number and most frequent reasons of the trials that failed."""
    for failure in kernel.failures:
        shown = [f"{why or 'no reason given'} ({n})" for why, n in failure.reasons[:_REASONS]]
        more = len(failure.reasons) - len(shown)
        reasons = "; ".join([*shown, *([f"and {more} other reasons"] if more else [])])
        yield failure.outcome.value.replace("_", " "), failure.count, reasons


def importance_line(about: Importance) -> str:
    """The parameters that matter most, or why that is not known."""
    if not about.losses:
        return f"Importance of the parameters: not given, {about.why_not}."
    shown = ", ".join(f"{name} {loss:.2f}" for name, loss in about.losses[:_SHOWN])
    return f"What matters (fall of R² when shuffled, of {about.r2:.2f}): {shown}."


def remark(kernel: KernelTuning, trial: MeasuredTrial) -> str:
    """Why a trial failed, or what validation said of its configuration; mostly empty."""
    verdict = kernel.verdicts.get(trial.key)
    if verdict is None:
        return trial.measurement.detail
    return verdict.words


def _gain(kernel: KernelTuning, trial: MeasuredTrial) -> str:
    known = kernel.speedup(trial) is not None
    return f", {kernel.gain(trial)} over the default" if known else ""


def _table(kernel: KernelTuning) -> Table:
    """One column for each of the best configurations, one row for each parameter."""
    ranks = kernel.top[:_SHOWN]
    table = Table(title=f"Best configurations (times {kernel.times})", title_justify="left")
    table.add_column("trial")
    for rank in ranks:
        table.add_column(str(rank.trial.number), justify="right", overflow="fold")
    rows = [
        ("time", [figures.time(rank.trial.time_ns) for rank in ranks]),
        ("of fastest", [figures.speedup(rank.of_fastest) for rank in ranks]),
        ("over default", [kernel.gain(rank.trial) for rank in ranks]),
        ("validation", [str(rank.status) for rank in ranks]),
    ]
    if kernel.default_ns is None:
        del rows[2]
    if kernel.clock is Clock.RECORDED:
        del rows[-1]
    for name in kernel.varied:
        values = [value_text(rank.trial.configuration.get(name)) for rank in ranks]
        rows.append((name, values))
    for i, (name, cells) in enumerate(rows, start=1):
        # Text, not str: a name may hold square brackets, which rich would read as markup.
        last = i == len(rows) - len(kernel.varied)
        table.add_row(Text(name), *map(Text, cells), end_section=last)
    return table


def _lines(kernel: KernelTuning) -> Iterable[str]:
    for rank in kernel.top[:_SHOWN]:
        if rank.why_not:
            yield f"Trial {rank.trial.number} was {rank.status}: {rank.why_not}"
    if kernel.ran:
        yield importance_line(kernel.importance)
    for outcome, count, reasons in failures(kernel):
        yield f"{count} {outcome}: {reasons}"
