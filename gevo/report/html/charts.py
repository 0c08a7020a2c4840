"""The charts as plain Plotly figures (JSON-able dictionaries).

Colours are written `@name`; the page replaces them by its CSS custom properties `--name`, so
that one figure serves light, dark and print. Text in `customdata` is the id of the element that
explains a point; the page opens it on a click or on Enter. Strings that came from a run are
escaped here, because Plotly reads hover texts and labels as markup.
"""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gevo.outcome import Outcome
from gevo.records.schema import Conclusion
from gevo.report import figures
from gevo.report.model import Member, Report

Figure = dict[str, Any]

SHOWN_POINTS = 3000
"""At most so many variants are drawn as dots; more are thinned evenly."""
_HOVER_EDITS = 6
_HOVER_WIDTH = 56
_BINS = 40


def escape(text: str) -> str:
    """Text for Plotly, which reads labels as markup but knows no entities for quotes."""
    return html.escape(text, quote=False)


def charts(report: Report, edit_texts: Mapping[int, Sequence[str]]) -> dict[str, Figure]:
    """All charts by element id; one that has nothing to show is left out.

    Args:
        report: What to draw.
        edit_texts: One line per edit, by member id, for hover texts.
    """
    found: dict[str, Figure] = {}
    if any(m.train.speedup is not None for m in report.front):
        found["chart-front"] = front(report, edit_texts)
    if report.generations:
        found["chart-speedup"] = progress(
            report, "best_speedup", f"best speed-up ({figures.ESTIMATE})", "@train"
        )
        found["chart-hypervolume"] = progress(report, "hypervolume", "hypervolume", "@third")
    if report.counts.by_kind:
        found["chart-outcomes"] = outcomes(report)
    if report.spread.values:
        found["chart-spread"] = spread(report)
    return found


def shows_all_variants(report: Report) -> bool:
    """True when the chart of the front also shows every variant that ran, as dots."""
    return not ErrorAxis.of(report).members


def front(report: Report, edit_texts: Mapping[int, Sequence[str]]) -> Figure:
    """Speed-up against error, training and held-out; against members where no error occurs."""
    axis = ErrorAxis.of(report)
    members = [m for m in report.front if m.train.speedup is not None]
    texts = [hover(m, report, edit_texts.get(m.id, ())) for m in members]
    y_train = [axis.place(f"#{m.id}", m.train.error) for m in members]
    y_held = [axis.place(f"#{m.id}", m.heldout.error) for m in members]
    held = [m.heldout.speedup for m in members]
    links_x: list[float | None] = []
    links_y: list[Any] = []
    for m, a, b in zip(members, y_train, y_held, strict=True):
        if m.heldout.speedup is not None:
            links_x += [m.train.speedup, m.heldout.speedup, None]
            links_y += [a, b, None]
    name = figures.timed_on(report.about)
    data = [
        _lines(links_x, links_y),
        _points(name, [m.train.speedup for m in members], y_train, members, texts, "circle"),
        _points("held-out", held, y_held, members, texts, "diamond"),
    ]
    if not axis.members:
        data.insert(0, _cloud(report, axis))
    layout = base_layout("speed-up (unmodified = 1)", axis.title)
    layout["yaxis"].update(axis.settings)
    layout["shapes"] = [unity(), *axis.shapes]
    if axis.members:
        layout["height"] = min(360, 120 + 34 * len(members))
    return {"data": data, "layout": layout}


def progress(report: Report, figure: str, title: str, color: str) -> Figure:
    """One figure of the search over the generations."""
    trace = {
        "type": "scatter",
        "mode": "lines+markers" if len(report.generations) <= 60 else "lines",
        "x": [g.n for g in report.generations],
        "y": [getattr(g, figure) for g in report.generations],
        "line": {"color": color, "width": 2, "shape": "hv"},
        "marker": {"color": color, "size": 5},
        "hovertemplate": "generation %{x}<br>%{y:.4g}<extra></extra>",
    }
    layout = base_layout("generation", title)
    return {"data": [trace], "layout": layout}


def outcomes(report: Report) -> Figure:
    """Share of each outcome by the kind of edit that was new, as stacked bars."""
    rows = list(reversed(report.counts.by_kind))
    labels = [f"{escape(row.kind)} ({row.total})" for row in rows]
    data: list[Figure] = []
    for outcome in report.counts.by_outcome:
        counts = [row.outcomes.get(outcome, 0) for row in rows]
        color, pattern = OUTCOME_STYLES[outcome]
        data.append(
            {
                "type": "bar",
                "orientation": "h",
                "name": outcome.value.replace("_", " "),
                "y": labels,
                "x": [100.0 * n / row.total for n, row in zip(counts, rows, strict=True)],
                "customdata": counts,
                "marker": {
                    "color": color,
                    "line": {"color": "@paper", "width": 1},
                    "pattern": {
                        "shape": pattern,
                        "bgcolor": color,
                        "fgcolor": "@paper",
                        "size": 6,
                        "solidity": 0.4,
                    },
                },
                "hovertemplate": "%{y}: %{customdata} %{fullData.name}<extra></extra>",
            }
        )
    layout = base_layout("share of proposals, %", "")
    layout["barmode"] = "stack"
    layout["xaxis"]["range"] = [0, 101]
    layout["yaxis"]["automargin"] = True
    layout["height"] = 90 + 30 * len(rows)
    return {"data": data, "layout": layout}


def spread(report: Report) -> Figure:
    """Histogram of the speed-ups of all distinct variants that ran correctly."""
    values = report.spread.values
    low, high = values[0], values[-1]
    width = (high - low) / _BINS or 0.01
    counts = [0] * _BINS
    for value in values:
        counts[min(int((value - low) / width), _BINS - 1)] += 1
    trace = {
        "type": "bar",
        "x": [low + (i + 0.5) * width for i in range(_BINS)],
        "y": counts,
        "width": width,
        "marker": {"color": "@train", "line": {"color": "@paper", "width": 1}},
        "hovertemplate": "%{x:.3f}x: %{y} variants<extra></extra>",
    }
    layout = base_layout(f"speed-up, {figures.ESTIMATE} (unmodified = 1)", "variants")
    layout["shapes"] = [unity()]
    if max(counts) <= 6:
        layout["yaxis"]["dtick"] = 1  # no fractions of a variant
    return {"data": [trace], "layout": layout}


OUTCOME_STYLES: Mapping[Outcome, tuple[str, str]] = {
    Outcome.OK: ("@oi-green", ""),
    Outcome.EDIT_FAILED: ("@oi-grey", ""),
    Outcome.INVALID: ("@oi-grey", "/"),
    Outcome.COMPILE_FAILED: ("@oi-yellow", ""),
    Outcome.LAUNCH_FAILED: ("@oi-yellow", "/"),
    Outcome.OUT_OF_BOUNDS: ("@oi-sky", ""),
    Outcome.TIMED_OUT: ("@oi-purple", ""),
    Outcome.WRONG: ("@oi-vermillion", ""),
    Outcome.RACE: ("@oi-blue", ""),
    Outcome.FLAKY: ("@oi-orange", ""),
    Outcome.DEVICE_LOST: ("@oi-orange", "/"),
}
"""Colour of the Okabe-Ito palette, and a pattern where two outcomes share one."""


class ErrorAxis:
    """Where an error goes on the vertical axis of the members with the given names.

    All errors 0 (exact mode): one row per member. Otherwise logarithmic over the errors that
    occur, labelled with plain numbers; what is exact lies on a line of its own below.

    Args:
        front: The members' names.
        errors: All errors that are drawn.
        tolerance: What an error may be; None where that is not known, or different.
    """

    def __init__(
        self, front: Sequence[str], errors: Iterable[float], tolerance: float | None = None
    ) -> None:
        positive = sorted(e for e in errors if e > 0.0 and math.isfinite(e))
        self.members = not positive
        self.title = "variant" if self.members else "error"
        self.shapes: list[Figure] = []
        self._zero = 0.0
        if self.members:
            names = {"categoryorder": "array", "categoryarray": list(reversed(front))}
            self.settings: Figure = {"type": "category", **names}
            return
        limit = tolerance or 0.0
        if limit:
            self.title += f" (tolerance {figures.error(limit)})"
        if positive[-1] <= limit <= positive[-1] * 10.0**_FAR:
            self.shapes.append(_across(limit, "dash"))
            positive.append(limit)
        low, high = math.log10(positive[0]), math.log10(positive[-1])
        gap = max(_LEAST_GAP, _GAP * (high - low))
        self._zero = 10.0 ** (low - gap)
        self.shapes.append(_across(10.0 ** (low - gap / 2), "dot"))
        ticks = _ticks(low, high)
        self.settings = {
            "type": "log",
            "range": [low - 1.4 * gap, high + 0.4 * gap],
            "tickvals": [self._zero, *ticks],
            "ticktext": ["exact", *map(figures.error, ticks)],
        }

    @classmethod
    def of(cls, report: Report) -> ErrorAxis:
        """The axis that suits a report."""
        known = [e for m in report.front for e in (m.train.error, m.heldout.error)]
        errors = [e for e in known if e is not None] + [e for _, e in report.points]
        names = [f"#{m.id}" for m in report.front if m.train.speedup is not None]
        return cls(names, errors, report.about.options.tolerance)

    def place(self, name: str, error: float | None) -> Any:
        """Vertical position of one of a member's points; None where it has none."""
        if self.members:
            return name
        if error is None or not math.isfinite(error):
            return None
        return self._zero if error == 0.0 else error


_FAR = 1.0
"""Decades above the greatest error up to which the tolerance is drawn."""
_GAP, _LEAST_GAP = 0.2, 0.25
"""Decades between the least error and the line of what is exact: of all, and at least."""
_MOST_TICKS = 6


def _ticks(low: float, high: float) -> list[float]:
    """Round errors between two powers of ten, few enough to be read."""
    first, last = math.floor(low - 0.1), math.ceil(high + 0.1)
    for steps in ((1, 2, 5), (1, 3), (1,)):
        found = [m * 10.0**d for d in range(first, last + 1) for m in steps]
        found = [v for v in found if low - 0.1 <= math.log10(v) <= high + 0.1]
        if len(found) <= _MOST_TICKS:
            break
    return found[:: max(1, math.ceil(len(found) / _MOST_TICKS))] or [10.0**low]


def _across(value: float, dash: str) -> Figure:
    line = {"color": "@muted", "width": 1, "dash": dash}
    return {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": value, "y1": value} | {
        "line": line
    }


def hover(member: Member, report: Report, edits: Sequence[str]) -> str:
    """Hover text: figures and the edits, escaped, in short lines."""
    lines = [
        f"<b>variant {member.id}</b>, {'validated' if member.validated else 'not offered'}",
        f"{figures.time(member.train.runtime_ns)} ({escape(report.clock)})",
        f"training {member.gain}, held-out {figures.speedup(member.heldout.speedup)}",
    ]
    lines += [escape(_shorten(text)) for text in edits[:_HOVER_EDITS]]
    if len(edits) > _HOVER_EDITS:
        lines.append(f"and {len(edits) - _HOVER_EDITS} more edits")
    return "<br>".join(lines)


def _shorten(text: str) -> str:
    return text if len(text) <= _HOVER_WIDTH else text[: _HOVER_WIDTH - 1] + "…"


def _points(
    name: str,
    x: Sequence[float | None],
    y: Sequence[Any],
    members: Sequence[Member],
    hover: Sequence[str],
    symbol: str,
) -> Figure:
    color = "@held" if name == "held-out" else "@train"
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": list(x),
        "y": list(y),
        "text": list(hover),
        "hoverinfo": "text",
        "customdata": [f"v{m.id}" for m in members],
        "marker": {
            "color": color,
            "size": 12,
            "symbol": [_symbol(m, symbol) for m in members],
            "line": {"color": color, "width": 2},
        },
    }


def _symbol(member: Member, symbol: str) -> str:
    """Hollow unless it is offered; guarded and conditional ones have shapes of their own."""
    shape = _SHAPES.get(member.conclusion, symbol) if symbol == "circle" else symbol
    return shape if member.validated else f"{shape}-open"


_SHAPES: Mapping[Conclusion | None, str] = {
    Conclusion.GUARDED: "square",
    Conclusion.CONDITIONAL: "triangle-up",
}


def _lines(x: Sequence[float | None], y: Sequence[Any]) -> Figure:
    return {
        "type": "scatter",
        "mode": "lines",
        "x": list(x),
        "y": list(y),
        "line": {"color": "@muted", "width": 1, "dash": "dot"},
        "hoverinfo": "skip",
    }


def _cloud(report: Report, axis: ErrorAxis) -> Figure:
    step = max(1, math.ceil(len(report.points) / SHOWN_POINTS))
    points = report.points[::step]
    return {
        "type": "scatter",
        "mode": "markers",
        "name": "all variants that ran",
        "x": [x for x, _ in points],
        "y": [axis.place("", error) for _, error in points],
        "hoverinfo": "skip",
        "marker": {"color": "@muted", "size": 4, "opacity": 0.45},
    }


def unity() -> Figure:
    """A line at speed-up 1: the unmodified program."""
    return {
        "type": "line",
        "x0": 1.0,
        "x1": 1.0,
        "yref": "paper",
        "y0": 0.0,
        "y1": 1.0,
        "line": {"color": "@ink", "width": 1, "dash": "dash"},
    }


def base_layout(x: str, y: str) -> Figure:
    """The layout that all charts share, with the titles of the axes."""
    axis = {"gridcolor": "@grid", "linecolor": "@muted", "zerolinecolor": "@grid"}
    return {
        "paper_bgcolor": "@paper",
        "plot_bgcolor": "@paper",
        "font": {"color": "@ink", "size": 13, "family": "system-ui, sans-serif"},
        "hoverlabel": {
            "bgcolor": "@paper",
            "bordercolor": "@ink",
            "font": {"color": "@ink", "size": 12},
            "align": "left",
        },
        "xaxis": {**axis, "title": {"text": x}},
        "yaxis": {**axis, "title": {"text": y}, "automargin": True},
        "margin": {"l": 56, "r": 12, "t": 12, "b": 48},
        "showlegend": False,  # the page has legends in HTML, which wrap on a phone
        "dragmode": False,
        "hovermode": "closest",
        "height": 360,
    }
