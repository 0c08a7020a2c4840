"""A comparison as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gevo.records.atomic import write_output
from gevo.report import compare_text, text, tuning_text
from gevo.report.compare import NAMES, Comparison
from gevo.report.html.assets import environment, shell
from gevo.report.html.compare_charts import charts
from gevo.report.html.page import VariantView, graphed, summaries, variant_views
from gevo.report.model import Report
from gevo.report.tuning import TuningReport
from gevo.report.variants import explain_front


def write(comparison: Comparison, path: Path) -> None:
    """Write the page, which has about 5 MB where there are charts.

    Raises:
        ConfigError: It cannot be written.
    """
    write_output(path, render(comparison).encode())


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
