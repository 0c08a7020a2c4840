"""A comparison as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo.records.files import write_output
from gevo.report import compare_text, text, tuning_text
from gevo.report.compare import NAMES, Comparison
from gevo.report.explain import explain_front
from gevo.report.html.assets import encoded, environment, shell
from gevo.report.html.charts import ErrorAxis, Figure, base_layout, hover, unity
from gevo.report.html.page import GROUPS, VariantView, graphed, summaries, variant_views
from gevo.report.html.tuning_page import TRIAL, WALL, best_so_far, time_axis
from gevo.report.model import Member, Report
from gevo.report.records import Generation
from gevo.report.tuning import KernelTuning, MeasuredTrial, TuningReport


def write(comparison: Comparison, path: Path) -> None:
    """Write the page, which has about 5 MB where there are charts.

    Raises:
        ConfigError: It cannot be written.
    """
    write_output(path, encoded(render(comparison)))


def render(comparison: Comparison) -> str:
    """The HTML text of a comparison."""
    sides = [_side(i, report) for i, report in enumerate(comparison.reports)]
    drawn = charts(comparison, [summaries(side.variants) for side in sides])
    return (
        environment("compare.html", "front.html", "variant.html")
        .get_template("compare.html")
        .render(
            comparison=comparison,
            sides=sides,
            tables=list(compare_text.tables(comparison)) if comparison.comparable else [],
            obstacles=compare_text.rows(comparison.obstacles),
            differences=compare_text.rows(comparison.differences),
            result=tuning_text.result,
            worst_error=text.worst_error,
            names=NAMES,
            groups=GROUPS,
            **shell(drawn),
        )
    )


@dataclass(frozen=True)
class Side:
    """A or B as the template shows it; `variants` and `graphed` are an evolve run's."""

    name: str
    report: Report | TuningReport
    headline: str
    provenance: str
    variants: Sequence[VariantView]
    graphed: bool


def _side(number: int, report: Report | TuningReport) -> Side:
    name = NAMES[number]
    if isinstance(report, TuningReport):
        said = tuning_text.headline(report), tuning_text.provenance(report)
        return Side(name, report, *said, (), False)
    variants = variant_views(report, explain_front(report), f"{name.lower()}-")
    said = text.headline(report), text.provenance(report)
    return Side(name, report, *said, variants, graphed(report))


_STYLES = (("@train", "solid", "circle"), ("@held", "dash", "diamond"))
"""Colour, line and mark of A and B: two of them tell the runs apart without colour."""

EditTexts = Mapping[int, Sequence[str]]


def charts(comparison: Comparison, edit_texts: Sequence[EditTexts]) -> dict[str, Figure]:
    """All charts by element id; none where the two may not be compared.

    Args:
        comparison: What to draw.
        edit_texts: Of A and B, one line per edit by member id, for hover texts.
    """
    if not comparison.comparable:
        return {}
    if comparison.sessions:
        return _tuning_charts(comparison)
    found: dict[str, Figure] = {}
    if any(m.train.speedup is not None for run in comparison.runs for m in run.front):
        found["chart-fronts"] = _fronts(comparison.runs, edit_texts)
    if comparison.hypervolumes_comparable:
        for name, title, place in _PLACES:
            if any(place(g) is not None for run in comparison.runs for g in run.generations):
                found[f"chart-{name}"] = _hypervolumes(comparison.runs, place, title)
    return found


_PLACES: Sequence[tuple[str, str, Callable[[Generation], float | None]]] = (
    ("generations", "generation", lambda g: g.n),
    ("evaluations", "variants evaluated", lambda g: g.evaluated),
    ("wall", WALL, lambda g: g.wall_s),
)


def _fronts(runs: Sequence[Report], edit_texts: Sequence[EditTexts]) -> Figure:
    """Speed-up against error on the training cases; against members where no error occurs."""
    members = [[m for m in run.front if m.train.speedup is not None] for run in runs]
    names = [_name(i, m) for i in range(len(runs)) for m in members[i]]
    errors = [e for own in members for m in own if (e := m.train.error) is not None]
    limits = {run.about.options.tolerance for run in runs}
    axis = ErrorAxis(names, errors, limits.pop() if len(limits) == 1 else None)
    data: list[Figure] = []
    for i, (run, own) in enumerate(zip(runs, members, strict=True)):
        color, _, symbol = _STYLES[i]
        data.append(
            {
                "type": "scatter",
                "mode": "markers",
                "name": NAMES[i],
                "x": [m.train.speedup for m in own],
                "y": [axis.place(_name(i, m), m.train.error) for m in own],
                "text": [
                    f"<b>{NAMES[i]}</b>: {hover(m, run, edit_texts[i].get(m.id, ()))}" for m in own
                ],
                "hoverinfo": "text",
                "customdata": [anchor(i, m) for m in own],
                "marker": {
                    "color": color,
                    "size": 12,
                    "symbol": [symbol if m.validated else f"{symbol}-open" for m in own],
                    "line": {"color": color, "width": 2},
                },
            }
        )
    layout = base_layout("speed-up (unmodified = 1)", axis.title)
    layout["yaxis"].update(axis.settings)
    layout["shapes"] = [unity(), *axis.shapes]
    return {"data": data, "layout": layout}


def anchor(run: int, member: Member) -> str:
    """Id of the element that explains a member of run 0 or 1."""
    return f"{NAMES[run].lower()}-v{member.id}"


def _name(run: int, member: Member) -> str:
    return f"{NAMES[run]} #{member.id}"


def _hypervolumes(
    runs: Sequence[Report], place: Callable[[Generation], float | None], title: str
) -> Figure:
    data = [
        {
            "type": "scatter",
            "mode": "lines+markers" if len(run.generations) <= 60 else "lines",
            "name": name,
            "x": [place(g) for g in run.generations],
            "y": [g.hypervolume for g in run.generations],
            "line": {"color": color, "width": 2, "shape": "hv", "dash": dash},
            "marker": {"color": color, "size": 6, "symbol": symbol},
            "hovertemplate": f"{name}: {title} %{{x}}<br>%{{y:.4g}}<extra></extra>",
        }
        for name, run, (color, dash, symbol) in zip(NAMES, runs, _STYLES, strict=True)
    ]
    return {"data": data, "layout": base_layout(title, "hypervolume")}


def _tuning_charts(comparison: Comparison) -> dict[str, Figure]:
    found: dict[str, Figure] = {}
    a, b = comparison.sessions
    for number, pair in enumerate(zip(a.kernels, b.kernels, strict=True), start=1):
        trials = [trial for kernel in pair for trial in kernel.trials]
        if any(kernel.ran for kernel in pair):
            found[f"chart-trials-{number}"] = _curves(pair, lambda t: t.number, TRIAL)
            if any(trial.wall_s is not None for trial in trials):
                found[f"chart-wall-{number}"] = _curves(pair, lambda t: t.wall_s, WALL)
    return found


def _curves(
    pair: Sequence[KernelTuning], place: Callable[[MeasuredTrial], float | None], title: str
) -> Figure:
    """Best time so far of both."""
    data: list[Figure] = []
    for name, kernel, (color, dash, _) in zip(NAMES, pair, _STYLES, strict=True):
        points = zip(map(place, kernel.trials), kernel.curve, strict=True)
        line: dict[str, Any] = {"color": color, "width": 2, "shape": "hv", "dash": dash}
        label = f"{name}: %{{x}}, best so far %{{y:.4s}}s<extra></extra>"
        data.append({**best_so_far(points), "name": name, "line": line, "hovertemplate": label})
    layout = base_layout(title, "best time so far")
    time_axis(layout, [time for kernel in pair for time in kernel.curve if time is not None])
    return {"data": data, "layout": layout}
