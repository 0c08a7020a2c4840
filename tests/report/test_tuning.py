import io
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from gevo.device.kind import Clock
from gevo.errors import ConfigError
from gevo.report.html.tuning_page import render, write
from gevo.report.tuning import FEWEST, Status, TuningReport, build, importance
from gevo.report.tuning_text import summary
from tests.report.conftest import timed
from tests.report.test_html import EVIL, Page

DEVICE = "simt:H200"
DEFAULT = {"x": 1, "tile": [4, 2], "same": 7}


def trial(x: int, time_ns: float | None, problem: str = "k", **other: Any) -> dict[str, Any]:
    ok = time_ns is not None
    measurement = {
        "outcome": "ok" if ok else "race",
        "times_ns": [time_ns] if ok else [],
        "error": 0.0 if ok else None,
        "device": DEVICE,
        "modelled": True,
        "detail": "" if ok else "two writers",
    }
    configuration = {"x": x, "tile": [4, 2], "same": 7}
    record = {"type": "trial", "problem": problem, "configuration": configuration}
    return {**record, "measurement": {**measurement, **other}}


def verdict(x: int, why_not: str | None = None, problem: str = "k") -> dict[str, Any]:
    configuration = {"x": x, "tile": [4, 2], "same": 7}
    about = {"type": "validation", "problem": problem, "configuration": configuration}
    speed = {} if why_not else {"training": timed(1600.0, 2000.0)}
    return {**about, "validated": why_not is None, "why_not": why_not, "speed": speed}


SESSION = [
    trial(1, 2000.0),
    trial(2, None),
    trial(3, 1000.0),
    trial(4, 1600.0),
    trial(5, None, outcome="wrong", detail="case [a]: error 3"),
    trial(6, 4000.0),
    trial(7, 1900.0),
    trial(8, None),
    verdict(3, "held-out: error 7 > 0"),
    verdict(4),
]


@pytest.fixture
def make(tmp_path: Path):
    """Writes the folder of a session; returns its report."""

    def session(*records: dict[str, Any], names: tuple[str, ...] = ("k",), **other: Any):
        problem = {"device": DEVICE, "parameters": list(DEFAULT), "size": 99, "default": DEFAULT}
        manifest = {
            **{"kind": "tune", "format": 1, "gevo": "1", "strategy": "random", "seed": 3},
            "trials": 8,
            "problems": [{"name": n, **problem, **other} for n in names],
        }
        folder = tmp_path / "run"
        folder.mkdir(exist_ok=True)
        (folder / "manifest.json").write_text(json.dumps(manifest))
        lines = [{"type": "start", "seed": 3}, *records]
        (folder / "journal.jsonl").write_text("".join(json.dumps(x) + "\n" for x in lines))
        walls = [{"trial": n, "wall_s": n / 2} for n in range(1, len(records))]
        (folder / "progress.jsonl").write_text("".join(json.dumps(x) + "\n" for x in walls))
        return build(folder)

    return session


@pytest.fixture
def page(monkeypatch):
    """Renders without the five megabytes of Plotly; returns the page and its charts."""
    monkeypatch.setattr("plotly.offline.get_plotlyjs", lambda: "/* plotly */")

    def rendered(report: TuningReport) -> tuple[Page, dict[str, Any]]:
        found = Page(render(report))
        ids = found.values("id")
        assert len(ids) == len(set(ids))
        assert {v[1:] for v in found.values("href") if v.startswith("#")} <= set(ids)
        charts = json.loads(found.scripts[1]) if found.scripts else {}
        assert set(charts) <= set(ids)
        return found, charts

    return rendered


def terminal(report: TuningReport) -> str:
    console = Console(width=100, record=True, color_system=None, file=io.StringIO())
    console.print(summary(report))
    return console.export_text()


def test_a_whole_session(make) -> None:
    report = make(*SESSION)
    (kernel,) = report.kernels
    assert (report.done, report.asked, report.failed, report.wall_s) == (8, 8, 3, 4.0)
    assert kernel.clock is Clock.MODELLED
    assert kernel.times == "modelled, simt:H200"
    assert [rank.trial.number for rank in kernel.top] == [3, 4, 7, 1, 6]
    assert [rank.status for rank in kernel.top] == [
        Status.REFUSED,
        Status.VALIDATED,
        Status.PASSED_OVER,
        Status.DEFAULT,
        Status.NOT_FASTER,
    ]
    assert kernel.top[0].why_not == "held-out: error 7 > 0"
    assert [rank.of_fastest for rank in kernel.top] == [1.0, 1.6, 1.9, 2.0, 4.0]
    assert [rank.speedup for rank in kernel.top][:2] == [2.0, 1.25]
    assert kernel.fastest is not None
    assert kernel.best is not None
    assert (kernel.fastest.number, kernel.best.number) == (3, 4)
    assert kernel.curve == (2000.0, 2000.0, 1000.0, 1000.0, 1000.0, 1000.0, 1000.0, 1000.0)
    found = [(f.outcome, f.count, f.reasons) for f in kernel.failures]
    assert found == [
        ("race", 2, (("two writers", 2),)),
        ("wrong", 1, (("case [a]: error 3", 1),)),
    ]
    assert kernel.varied == ("x",)
    assert dict(kernel.fixed) == {"tile": [4, 2], "same": 7}


def test_report_json(make) -> None:
    data = make(*SESSION).to_json()
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert (data["schema"], data["kind"], data["seed"]) == (1, "tune", 3)
    assert data["trials"] == {"asked": 8, "done": 8, "failed": 3}
    (kernel,) = data["kernels"]
    assert kernel["device"] == {"name": DEVICE, "times": "modelled"}
    assert kernel["failures"] == {"race": 2, "wrong": 1}
    best = {"trial": 4, "time_ns": 1600.0, "speedup": 1.25, "speedup_from": "validation"}
    assert kernel["best"] == {**best, "configuration": {**DEFAULT, "x": 4}}
    assert kernel["default"]["configuration"] == DEFAULT
    assert kernel["history"][1] == {"trial": 2, "time_ns": None, "wall_s": 1.0}
    assert kernel["importance"]["why_not"] == f"fewer than {FEWEST} trials ran"


def test_the_page_of_a_whole_session(make, page) -> None:
    found, charts = page(make(*SESSION))
    assert list(charts) == ["chart-trials-1", "chart-wall-1"]
    for part in (
        "Validated trial 4, 1.600 µs, 1.250x over the default (modelled, simt:H200).",
        "come from a performance model",
        "refused held-out: error 7 > 0",
        "race 2 25% two writers (2)",
        "The same in all trials: tile=4x2 , same=7",
        "strategy random, seed 3",
    ):
        assert part in found.visible
    traces = {t["name"]: t for t in charts["chart-trials-1"]["data"]}
    assert traces["failed"]["x"] == [2, 5, 8]
    assert "case [a]: error 3" in traces["failed"]["text"][1]
    assert (traces["refused"]["x"], traces["validated"]["x"], traces["ran"]["x"]) == (
        [3],
        [4],
        [7, 1, 6],
    )
    assert traces["best so far"]["y"] == pytest.approx([2e-6, 2e-6, *[1e-6] * 6])
    assert charts["chart-trials-1"]["layout"]["shapes"][0]["y0"] == pytest.approx(2e-6)
    walls = {t["name"]: t for t in charts["chart-wall-1"]["data"]}
    assert walls["failed"]["x"] == [1.0, 2.5, 4.0]


def test_the_table(make) -> None:
    text = terminal(make(*SESSION))
    for part in ("Validated trial 4", "Trial 3 was refused: held-out", "2 race: two writers (2)"):
        assert part in text
    assert "1 wrong: case [a]: error 3 (1)" in text


@pytest.mark.parametrize("place", ["name", "device", "parameter", "value", "detail", "why_not"])
def test_texts_from_files_are_escaped(make, page, place: str) -> None:
    name = EVIL if place == "name" else "k"
    records = [
        trial(1, 2000.0, name),
        trial(2, None, name, detail=EVIL if place == "detail" else ""),
        trial(3, 1000.0, name),
        verdict(3, EVIL if place == "why_not" else "slow", name),
    ]
    parameters = list(DEFAULT)
    if place == "parameter":
        parameters.append(EVIL)
    for i, record in enumerate(records):
        key = EVIL if place == "parameter" else "x"
        if place in ("parameter", "value"):
            record["configuration"] = {**record["configuration"], key: f"{i}{EVIL}"}
    other = {"device": EVIL} if place == "device" else {}
    report = make(*records, names=(name,), parameters=parameters, **other)
    text = render(report)
    assert "<img" not in text
    found, _ = page(report)
    assert EVIL in found.visible
    assert found.tags["script"] == 3
    assert EVIL[:9] in terminal(report)


def test_only_failures(make, page) -> None:
    report = make(trial(1, None), trial(2, None))
    (kernel,) = report.kernels
    assert (kernel.top, kernel.fastest, kernel.best, kernel.default_ns) == ((), None, None, None)
    assert kernel.curve == (None, None)
    assert report.total == ()
    found, charts = page(report)
    assert "All 2 trials failed." in found.visible
    assert "race 2 100% two writers (2)" in found.visible
    assert [t["x"] for t in charts["chart-trials-1"]["data"] if t["name"] == "failed"] == [[1, 2]]
    assert "All 2 trials failed." in terminal(report)


def test_one_trial(make, page) -> None:
    report = make(trial(1, 2000.0))
    found, _ = page(report)
    assert "The default remains the best, 2.000 µs" in found.visible
    assert "Fewer trials than asked for" in found.visible
    assert report.kernels[0].varied == ()
    assert "1 of 8 trials" in terminal(report)


def test_no_trial(make, page) -> None:
    found, charts = page(make())
    assert charts == {}
    assert "No trial was measured yet." in found.visible


def test_an_interrupted_session_is_not_validated_yet(make, page) -> None:
    report = make(*SESSION[:4])
    assert [rank.status for rank in report.kernels[0].top] == [
        Status.NOT_YET,
        Status.NOT_YET,
        Status.DEFAULT,
    ]
    found, _ = page(report)
    assert (
        "Fastest trial 3, 1.000 µs, 2.000x (search estimate) over the default, not validated yet"
        in found.visible
    )
    assert "nothing has passed validation" not in found.visible  # the default is offered
    report = make(*SESSION[:4], verdict(3, "wrong"))
    assert report.kernels[0].top[1].status is Status.NOT_JUDGED
    assert "nothing faster passed validation" in terminal(report)
    late = {**verdict(3, "not done within the time budget"), "conclusion": "not judged"}
    report = make(*SESSION[:4], late)
    assert "nothing faster was judged in time" in terminal(report)


def test_sessions_that_noted_no_default_and_no_time(make, page) -> None:
    report = make(*SESSION, default=None)
    (report.folder / "progress.jsonl").unlink()
    report = build(report.folder)
    assert report.wall_s is None
    assert report.kernels[0].top[1].speedup is None
    found, charts = page(report)
    assert list(charts) == ["chart-trials-1"]
    assert "did not note the default configuration" in found.visible
    assert "did not note wall-clock times" in found.visible


def test_recordings_have_nothing_to_validate(make, page) -> None:
    records = [trial(1, 2000.0, modelled=False), trial(2, 1000.0, modelled=False)]
    report = make(*records, device="recorded:A4000", default=None)
    (kernel,) = report.kernels
    assert kernel.clock is Clock.RECORDED
    assert kernel.times == "recorded, A4000"
    assert kernel.best is kernel.fastest
    assert {rank.status for rank in kernel.top} == {Status.RECORDED}
    found, _ = page(report)
    assert "nothing was validated in this session" in found.visible
    assert "not validated yet" not in found.visible


def test_several_kernels_have_a_total(make, page) -> None:
    records = [trial(1, 3.0, "a"), trial(1, None, "b"), trial(2, 5.0, "b"), trial(2, 2.0, "a")]
    report = make(*records, names=("a", "b"), weight=2.0)
    assert [(t.number, t.time_ns, t.wall_s) for t in report.total] == [
        (3, 16.0, 1.5),
        (4, 14.0, None),
    ]
    assert [[t.number for t in k.trials] for k in report.kernels] == [[1, 4], [2, 3]]
    found, charts = page(report)
    assert set(charts) == {
        *("chart-total", "chart-total-wall"),
        *("chart-trials-1", "chart-wall-1", "chart-trials-2", "chart-wall-2"),
    }
    assert {"k1", "k2", "total"} <= set(found.values("id"))
    assert "2 kernels, weighted total of their fastest trials 14.00 ns." in terminal(report)
    (report.folder / "journal.jsonl").unlink()
    found, _ = page(build(report.folder))
    assert "there is no total" in found.visible


def test_importance_finds_what_matters() -> None:
    rows = [[a, [b, 8 // b], c, 5] for a in (1, 2, 4, 8) for b in (1, 2, 4) for c in "pqr"]
    times = [100.0 * a * (1.3 if row[1][0] == 4 else 1.0) for row in rows for a in row[:1]]
    found = importance(["a", "tile", "c", "fixed"], rows, times)
    assert found.why_not is None
    assert found.r2 is not None
    assert found.r2 > 0.9
    assert [name for name, _ in found.losses] == ["a", "tile", "c"]
    losses = dict(found.losses)
    assert losses["a"] > 5 * losses["tile"]
    assert abs(losses["c"]) < 0.02
    assert found == importance(["a", "tile", "c", "fixed"], rows, times)


def test_importance_claims_nothing_without_evidence() -> None:
    rows = [[i] for i in range(40)]
    rng = random.Random(1)
    noise = [1.0 + rng.random() for _ in rows]
    assert importance(["a"], rows, noise).losses == ()
    assert "explains only" in str(importance(["a"], rows, noise).why_not)
    assert "same time" in str(importance(["a"], rows, [1.0] * 40).why_not)
    assert "same time" in str(importance(["a"], [[1]] * 40, noise).why_not)
    assert importance([], [], []).trials == 0


@pytest.mark.parametrize(
    "record",
    [
        {"type": "trial"},
        {**trial(1, 1.0), "problem": "other"},
        {**trial(1, 1.0), "configuration": 3},
        trial(1, None, outcome="vanished"),
    ],
    ids=["empty", "problem", "configuration", "outcome"],
)
def test_malformed_records(make, record: dict[str, Any]) -> None:
    with pytest.raises(ConfigError, match="malformed"):
        make(record)


def test_the_files(make) -> None:
    report = make(*SESSION)
    path = write(report)
    assert path == report.folder / "report.html"
    assert 4_000_000 < path.stat().st_size < 8_000_000
    assert json.loads((report.folder / "report.json").read_text()) == report.to_json()
    with pytest.raises(ConfigError, match="cannot be written"):
        write(replace(report, folder=report.folder / "missing"))


def test_importance_of_values_of_several_kinds() -> None:
    """A recording may have numbers, texts and lists of several lengths in one parameter."""
    kinds: list[Any] = [1, "a", [1, 2], [3]]
    rows = [[kinds[i % 4], i % 2] for i in range(40)]
    found = importance(["a", "b"], rows, [1.0 + (i % 4) for i in range(40)])
    assert found.losses[0][0] == "a"
