"""The report of a tuning session as one self-contained HTML file.

Times in charts are in seconds, so that Plotly's SI prefixes give µs and ms on the axis.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Any

from gevo.device.kind import Clock
from gevo.records.files import write_atomic
from gevo.records.schema import Validation
from gevo.report import figures, tuning_text
from gevo.report.html.assets import encoded, environment, shell
from gevo.report.html.charts import Figure, base_layout, escape
from gevo.report.tuning import (
    METHOD,
    KernelTuning,
    MeasuredTrial,
    Status,
    Total,
    TuningReport,
    value_text,
)


def write(report: TuningReport) -> Path:
    """Write `report.json` and `report.html` into the session's folder, finished or not.

    Returns:
        The path of the page, which has about 5 MB, nearly all of it the Plotly library.

    Raises:
        ConfigError: They cannot be written.
    """
    data = json.dumps(report.to_json(), indent=2, allow_nan=False).encode() + b"\n"
    write_atomic(report.folder / "report.json", data)
    path = report.folder / "report.html"
    write_atomic(path, encoded(render(report)))
    return path


def render(report: TuningReport) -> str:
    """The HTML text of a report."""
    drawn = charts(report)
    return (
        environment("tuning.html", "tuning_kernel.html")
        .get_template("tuning.html")
        .render(
            report=report,
            kernels=[_view(n, kernel) for n, kernel in enumerate(report.kernels, start=1)],
            headline=tuning_text.headline(report),
            provenance=tuning_text.provenance(report),
            result=tuning_text.result,
            failures=tuning_text.failures,
            remark=tuning_text.remark,
            clocks=_clocks(report),
            facts=list(_facts(report)),
            value=value_text,
            method=METHOD,
            Clock=Clock,
            Status=Status,
            **shell(drawn),
        )
    )


@dataclass(frozen=True)
class Bar:
    """A parameter's importance; `width` is in per cent of the largest."""

    name: str
    loss: float
    width: float


@dataclass(frozen=True)
class KernelView:
    """One kernel as the template shows it.

    Attributes:
        number: Its place, counted from 1; ids on the page end in it.
        kernel: The kernel.
        bars: Its parameters' importance, the largest first.
        rows: Its trials, each with the best time so far.
        marked: Verdicts and marks that occur, for the legend.
    """

    number: int
    kernel: KernelTuning
    bars: tuple[Bar, ...]
    rows: tuple[tuple[MeasuredTrial, float | None], ...]
    marked: frozenset[str]


def _view(number: int, kernel: KernelTuning) -> KernelView:
    losses = kernel.importance.losses
    most = max((loss for _, loss in losses), default=0.0)
    bars = (
        Bar(n, loss, round(100 * max(loss, 0.0) / most, 1) if most else 0) for n, loss in losses
    )
    return KernelView(
        number=number,
        kernel=kernel,
        bars=tuple(bars),
        rows=tuple(zip(kernel.trials, kernel.curve, strict=True)),
        marked=frozenset(_marked(kernel)),
    )


def _marked(kernel: KernelTuning) -> Iterable[str]:
    if kernel.failed:
        yield "failed"
    if kernel.default_ns is not None:
        yield "default"
    for verdict in kernel.verdicts.values():
        yield verdict.known_conclusion


def _clocks(report: TuningReport) -> dict[Clock, list[str]]:
    """The devices by where their times come from."""
    found: dict[Clock, list[str]] = {}
    for kernel in report.kernels:
        devices = found.setdefault(kernel.clock, []) if kernel.trials else []
        if kernel.hardware not in devices:
            devices.append(kernel.hardware)
    return found


def _facts(report: TuningReport) -> Iterable[tuple[str, Any]]:
    """What identifies the session, as rows of a table."""
    yield "gevo", report.about.gevo
    yield "run folder", report.folder.resolve().name
    yield "strategy", report.strategy
    yield "seed", report.seed
    if report.asked is not None:
        yield "trials asked for", f"{report.asked:,}"
    yield "trials measured", f"{report.done:,}"
    yield "wall-clock time of the search", figures.duration(report.wall_s)
    for kernel in report.kernels:
        yield f"{kernel.name}: times", kernel.times
        if kernel.size is not None:
            yield f"{kernel.name}: configurations before constraints", f"{kernel.size:,}"
        yield f"{kernel.name}: parameters", ", ".join(kernel.parameters)
        if len(report.kernels) > 1:
            yield f"{kernel.name}: weight", f"{kernel.weight:g}"


_NS = 1e-9
_LOG_FROM = 10.0
"""Largest over smallest time from which on the axis is logarithmic."""
_CROWDED = 3
"""Decades up to which 2 and 5 are labelled, too."""
_WIDTH, _LINES = 56, 8
"""Characters of a line in a hover text, and so many lines at most of each paragraph."""
TRIAL, WALL = "trial of the session", "wall-clock time, s"

AxisValue = Callable[[MeasuredTrial], float | None]


def charts(report: TuningReport) -> dict[str, Figure]:
    """All charts by element id; one that has nothing to show is left out."""
    found: dict[str, Figure] = {}
    if len(report.kernels) > 1 and report.total:
        found["chart-total"] = _total(report.total, lambda one: one.number, TRIAL)
        if any(one.wall_s is not None for one in report.total):
            found["chart-total-wall"] = _total(report.total, lambda one: one.wall_s, WALL)
    for number, kernel in enumerate(report.kernels, start=1):
        if kernel.trials:
            found[f"chart-trials-{number}"] = trials(kernel, lambda t: t.number, TRIAL)
        if any(trial.wall_s is not None for trial in kernel.trials):
            found[f"chart-wall-{number}"] = trials(kernel, lambda t: t.wall_s, WALL)
    return found


def trials(kernel: KernelTuning, value: AxisValue, title: str) -> Figure:
    """Every trial as a point, and the best time so far; failed ones in a strip on top."""
    judged = kernel.verdicts
    curve = best_so_far(zip(map(value, kernel.trials), kernel.curve, strict=True))
    plain = [t for t in kernel.ran if t.key not in judged]
    passed = [t for t in kernel.ran if _passed(judged.get(t.key))]
    refused = [t for t in kernel.ran if t.key in judged and t not in passed]
    failed = [t for t in kernel.trials if t.time_ns is None]
    data = [
        _points("ran", plain, value, kernel, {"color": "@muted", "size": 7, "symbol": "circle"}),
        {**curve, "hoverinfo": "skip"},  # the trials under it say the same
        _points("refused", refused, value, kernel, _mark("@held", "square-open")),
        _points("validated", passed, value, kernel, _mark("@third", "diamond")),
    ]
    layout = base_layout(title, "time")
    time_axis(layout, [t.time_ns for t in kernel.ran if t.time_ns is not None])
    if failed:
        strip = _points("failed", failed, value, kernel, _mark("@held", "x-thin"))
        data.append({**strip, "y": [0] * len(failed), "yaxis": "y2"})
        layout["yaxis"]["domain"] = [0.0, 0.88]
        layout["yaxis2"] = {
            **{key: layout["yaxis"][key] for key in ("linecolor", "automargin")},
            "domain": [0.92, 1.0],
            "range": [-1, 1],
            "showgrid": False,
            "zeroline": False,
            "tickvals": [0],
            "ticktext": ["failed"],
        }
    if kernel.default_ns is not None:
        layout["shapes"] = [_level(kernel.default_ns)]
    return {"data": data, "layout": layout}


def _total(totals: Sequence[Total], place: Callable[[Total], float | None], title: str) -> Figure:
    layout = base_layout(title, "weighted total")
    time_axis(layout, [one.time_ns for one in totals])
    return {"data": [best_so_far((place(one), one.time_ns) for one in totals)], "layout": layout}


def _passed(verdict: Validation | None) -> bool:
    return verdict is not None and verdict.offered


def _mark(color: str, symbol: str) -> Figure:
    return {"color": color, "size": 11, "symbol": symbol, "line": {"color": color, "width": 2}}


def _points(
    name: str,
    shown: Sequence[MeasuredTrial],
    value: AxisValue,
    kernel: KernelTuning,
    marker: Mapping[str, Any],
) -> Figure:
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": [value(trial) for trial in shown],
        "y": [None if trial.time_ns is None else trial.time_ns * _NS for trial in shown],
        "text": [_hover(trial, kernel) for trial in shown],
        "hoverinfo": "text",
        "customdata": [f"t{trial.number}" for trial in shown],
        "marker": dict(marker),
    }


def best_so_far(points: Iterable[tuple[float | None, float | None]]) -> Figure:
    """A staircase through (place, time in nanoseconds); unknown ones are left out."""
    known = [(x, y) for x, y in points if x is not None and y is not None]
    return {
        "type": "scatter",
        "mode": "lines",
        "name": "best so far",
        "x": [x for x, _ in known],
        "y": [y * _NS for _, y in known],
        "line": {"color": "@train", "width": 2, "shape": "hv"},
        "hovertemplate": "best so far %{y:.4s}s<extra></extra>",
    }


def time_axis(layout: Figure, times_ns: Sequence[float]) -> None:
    """Set up a layout's vertical axis for times in seconds, given them in nanoseconds."""
    layout["yaxis"].update({"tickformat": "~s", "ticksuffix": "s"})
    low, high = min(times_ns, default=1.0), max(times_ns, default=1.0)
    if high < _LOG_FROM * low:
        return
    # Plotly labels every tenth of a decade, some of them without the unit.
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    steps = (1, 2, 5) if last - first <= _CROWDED else (1,)
    ticks = [step * 10.0**decade for decade in range(first, last + 1) for step in steps]
    layout["yaxis"].update(
        type="log", tickvals=[t * _NS for t in ticks], ticktext=[_round_time(t) for t in ticks]
    )


def _round_time(ns: float) -> str:
    number, unit = figures.time(ns).split(" ")
    return f"{float(number):g} {unit}"


def _level(time_ns: float) -> Figure:
    """A line at the default's time."""
    return {
        "type": "line",
        "xref": "paper",
        "x0": 0.0,
        "x1": 1.0,
        "y0": time_ns * _NS,
        "y1": time_ns * _NS,
        "line": {"color": "@ink", "width": 1, "dash": "dash"},
    }


def _hover(trial: MeasuredTrial, kernel: KernelTuning) -> str:
    """Hover text: figures, reason, configuration; escaped, in short lines."""
    measured = trial.measurement
    if trial.time_ns is None:
        lines = [f"<b>trial {trial.number}</b>, {measured.outcome.value.replace('_', ' ')}"]
        lines += _paragraph(measured.detail)
    else:
        lines = [
            f"<b>trial {trial.number}</b>, {figures.time(trial.time_ns)}",
            f"{escape(kernel.times)}",
        ]
        if kernel.speedup(trial) is not None:
            lines.append(f"{kernel.gain(trial)} over the default")
    verdict = kernel.verdicts.get(trial.key)
    if verdict is not None:
        lines += _paragraph(verdict.words)
    return "<br>".join([*lines, *_paragraph(kernel.configuration(trial))])


def _paragraph(text: str) -> list[str]:
    lines = wrap(text, _WIDTH, max_lines=_LINES, placeholder=" …")
    return [escape(line) for line in lines]
