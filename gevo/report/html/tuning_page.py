"""The report of a tuning session as one self-contained HTML file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo.device.kind import Clock
from gevo.records.atomic import write_atomic
from gevo.report import figures, tuning_text
from gevo.report.html.assets import environment, shell
from gevo.report.html.tuning_charts import charts
from gevo.report.tuning import TuningReport
from gevo.report.tuning_importance import METHOD
from gevo.report.tuning_kernel import KernelTuning, MeasuredTrial, Status, value_text


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
    write_atomic(path, render(report).encode())
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
    yield "gevo", report.manifest.get("gevo", "?")
    yield "run folder", report.folder.resolve().name
    yield "strategy", report.strategy
    yield "seed", report.seed
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
