import io
import json
import re
from dataclasses import replace
from pathlib import Path

import plotly.graph_objects as go
import pytest
from rich.console import Console

from gevo.errors import ConfigError
from gevo.records.journal import read_manifest
from gevo.records.run import RunFolder
from gevo.report.compare import Comparison, compare
from gevo.report.compare_text import summary
from gevo.report.html.compare_page import charts, render
from tests.cli.conftest import run_here
from tests.journals import change_manifest
from tests.report.test_html import EVIL, Page
from tests.report.test_tuning import SESSION, make, trial

__all__ = ("make",)


@pytest.fixture
def pair(make_run):
    """Two runs, the second with some of its manifest changed."""

    def made(**changes) -> Comparison:
        return compare(make_run(name="one"), make_run(name="two", **changes))

    return made


@pytest.fixture
def page(monkeypatch):
    """Renders without Plotly."""
    monkeypatch.setattr("plotly.offline.get_plotlyjs", lambda: "/* plotly */")
    return lambda comparison: Page(render(comparison))


def drawn(comparison: Comparison) -> dict:
    return charts(comparison, [{}, {}])


def said(comparison: Comparison) -> str:
    out = io.StringIO()
    Console(file=out, width=200).print(summary(comparison))
    return out.getvalue()


def test_equal_programs_workloads_and_devices_are_compared(pair, page):
    found = pair(seed=8, options={"population": 4, "generations": 1})
    assert found.comparable
    assert [(d.name, d.values) for d in found.differences] == [
        ("seed", ("7", "8")),
        ("population", ("3", "4")),
    ]
    shown = page(found)
    assert json.loads(shown.scripts[1]).keys() == drawn(found).keys()
    assert set(drawn(found)) <= set(shown.values("id"))
    ids = shown.values("id")
    assert len(ids) == len(set(ids))
    assert {v[1:] for v in shown.values("href") if v.startswith("#")} <= set(ids)
    text = said(found)
    for needed in ("Comparable: the same program", "2.000 µs", "population", "1.250x"):
        assert needed in text
        assert needed in shown.visible


def test_hypervolume_by_generation_evaluations_and_wall_clock(pair):
    figures = drawn(pair())
    for name, x in (("generations", [0, 1]), ("evaluations", [3, 5]), ("wall", [1.5, 62.5])):
        for trace in figures[f"chart-{name}"]["data"]:
            assert (trace["x"], trace["y"]) == (x, [0.25, 0.5])
    a, b = figures["chart-fronts"]["data"]
    assert a["customdata"] == ["a-v2", "a-v1"]
    assert b["customdata"] == ["b-v2", "b-v1"]
    for figure in figures.values():
        # The page puts real colours in place of names; Plotly's validators want one now.
        go.Figure(json.loads(re.sub(r'"@[-a-z]+"', '"#000000"', json.dumps(figure))))


@pytest.mark.parametrize(
    ("key", "change", "name"),
    [
        ("program", {"digest": "other"}, "program"),
        ("workload", {"digest": "other"}, "workload"),
        ("device", {"name": "simt:A100"}, "device"),
        ("device", {"fingerprint": {"table": "2"}}, "simt:H200 (table)"),
    ],
)
def test_what_forbids_a_comparison_is_named_and_nothing_is_set_side_by_side(
    make_run, page, key, change, name
):
    a, b = make_run(name="one"), make_run(name="two")
    if key == "program":
        other = replace(RunFolder.open(b).baseline(), text="; another one\n")
        (b / "baseline.ll").write_text(other.text)
        change = {"digest": other.digest}
    change_manifest(b, **{key: read_manifest(b)[key] | change})
    found = compare(a, b)
    assert not found.comparable
    assert [one.name for one in found.obstacles] == [name]
    assert found.verdict.startswith(f"Not comparable: another {name} (")
    assert drawn(found) == {}
    shown = page(found)
    assert shown.tags["script"] == 0
    assert found.verdict in shown.visible
    assert "best validated, training" not in shown.visible + said(found)
    data = json.loads(json.dumps(found.to_json(), allow_nan=False))
    assert data["comparable"] is False
    assert len(data["runs"]) == 2


def test_hypervolumes_of_different_tolerances_are_not_compared(pair, page):
    found = pair(options={"population": 3, "generations": 1, "tolerance": 0.5})
    assert found.comparable
    assert not found.hypervolumes_comparable
    assert set(drawn(found)) == {"chart-fronts"}
    assert "different tolerances" in page(found).visible
    assert "│ hypervolume" not in said(found)


def test_strings_of_a_run_are_escaped(make_run, page):
    found = compare(make_run(name="one"), make_run(name="two", gevo=EVIL))
    shown = page(found)
    assert shown.tags["img"] == 0
    assert EVIL in shown.visible


def test_unfinished_and_empty_runs_have_a_page(make_run, journal, page):
    found = compare(make_run((), name="one"), make_run(journal.START, name="two"))
    assert found.comparable
    assert drawn(found) == {}
    assert "Neither front has a member" in page(found).visible


def session(make, tmp_path: Path, name: str, *records, **other) -> Path:
    make(*records, **other)
    (tmp_path / "run").rename(tmp_path / name)
    return tmp_path / name


def test_two_tuning_sessions(make, tmp_path, page):
    a = session(make, tmp_path, "a", *SESSION)
    b = session(make, tmp_path, "b", trial(1, 2000.0), trial(3, None), trial(9, 500.0))
    found = compare(a, b)
    assert found.comparable
    figures = drawn(found)
    assert set(figures) == {"chart-trials-1", "chart-wall-1"}
    one, two = figures["chart-trials-1"]["data"]
    assert one["y"][-1] == pytest.approx(1e-6)
    assert two["x"] == [1, 2, 3]
    assert two["y"] == pytest.approx([2e-6, 2e-6, 5e-7])
    assert "500.0 ns" in page(found).visible
    assert "found in trial" in said(found)


def test_sessions_on_different_devices_are_not_compared(make, tmp_path, page):
    a = session(make, tmp_path, "a", *SESSION)
    b = session(make, tmp_path, "b", *SESSION, device="simt:A100")
    found = compare(a, b)
    assert "another device (simt:H200 / simt:A100)" in found.verdict
    assert drawn(found) == {}
    assert page(found).tags["table"] == 1
    assert "found in trial" not in said(found)


def test_a_run_and_a_session_are_refused(make, tmp_path, make_run):
    a = session(make, tmp_path, "a", *SESSION)
    with pytest.raises(ConfigError, match="give two of one kind"):
        compare(a, make_run())


def test_the_command(make_run, tmp_path):
    a, b = make_run(name="one"), make_run(name="two", seed=8)
    done = run_here("report", a, b)
    assert done.code == 0, done
    assert done.out.splitlines()[-1] == f"report: {a / 'compare-two.html'}"
    assert "Options that differ" in done.out
    assert (a / "compare-two.html").read_text().startswith("<!DOCTYPE html>")
    done = run_here("report", a, b, "--out", tmp_path / "page.html")
    assert (tmp_path / "page.html").exists()
    data = json.loads(run_here("report", a, b, "--json").out)
    assert (data["kind"], data["comparable"]) == ("comparison", True)
    assert [one["seed"] for one in data["runs"]] == [7, 8]


def test_the_command_refuses(make_run, tmp_path):
    run = make_run()
    assert "compares two runs, 3 were given" in run_here("report", run, run, run).refusal
    assert "--out" in run_here("report", run, "--out", tmp_path / "x").refusal
    assert "is not a run folder" in run_here("report", run, tmp_path / "none").refusal
