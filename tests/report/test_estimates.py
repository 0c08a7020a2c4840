"""A gain that the search alone has measured is nowhere given as a result."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console

from gevo.report import text
from gevo.report.explain import explain_front
from gevo.report.html.page import render
from gevo.report.model import build
from gevo.report.tuning_text import result
from tests.report.conftest import timed
from tests.report.test_html import Page
from tests.report.test_tuning import DEFAULT, make, trial, verdict

__all__ = ("make",)

NOISY = timed(1626.0, 2000.0)
"""1.230x, where the search measured 1.250x."""


def table(report: Any) -> str:
    out = io.StringIO()
    Console(file=out, width=300).print(text.summary(report, explain_front(report)))
    return out.getvalue()


@pytest.fixture
def unjudged(make_run: Any, journal: Any) -> Any:
    return make_run((*journal.START, *journal.SEARCH))


@pytest.fixture
def judged(make_run: Any, journal: Any) -> Any:
    refused, passed, end = journal.VALIDATION
    passed = {**passed, "speed": {"training": NOISY}}
    return make_run((*journal.START, *journal.SEARCH, refused, passed, end))


def test_before_validation_every_gain_is_an_estimate(unjudged: Any) -> None:
    report = build(unjudged)
    assert text.headline(report) == "Nothing to offer, the run has not finished."
    shown = table(report)
    assert shown.count("x (search estimate)") == shown.count("x (") == 3
    assert {m["speedup_from"] for m in report.to_json()["front"]} == {"search estimate"}
    visible = Page(render(report, explain_front(report))).visible
    for figure in ("1.250x", "2.000x"):
        assert visible.count(figure) == visible.count(f"{figure} (search estimate)") > 0


def test_the_headline_is_what_validation_measured(judged: Any) -> None:
    report = build(judged)
    assert "1.230x on the training cases" in text.headline(report)
    assert "1.230x" in table(report)
    assert "1.250x on the training" not in table(report)
    good, bad = report.to_json()["front"]
    assert (good["speedup_from"], bad["speedup_from"]) == ("validation", "search estimate")
    assert good["speedup"] == pytest.approx(2000 / 1626)
    assert good["runtime_ns"] == 1626.0
    page = Page(render(report, explain_front(report)))
    assert "1.230x" in page.visible
    assert "1.230x (search estimate)" not in page.visible


def test_what_was_refused_before_it_was_timed_keeps_its_estimate(judged: Any) -> None:
    _, refused = build(judged).front
    assert refused.gain == "2.000x (search estimate)"


def test_a_tuned_kernel_gains_what_validation_measured(make: Any) -> None:
    session = [trial(1, 2000.0), trial(3, 1000.0)]
    (kernel,) = make(*session).kernels
    assert "2.000x (search estimate) over the default, not validated yet" in result(kernel)
    noisy = {**verdict(3), "speed": {"training": NOISY}}
    (kernel,) = make(*session, noisy).kernels
    assert result(kernel).startswith("Validated trial 2, 1.626 µs, 1.230x over the default (")
    described = json.loads(json.dumps(kernel.to_json()))
    assert described["best"]["speedup_from"] == "validation"
    assert described["default"]["configuration"] == DEFAULT
