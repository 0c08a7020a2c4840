import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Gevo
from tests.journals import write


def test_the_page_and_the_table(gevo: Gevo, session: Path) -> None:
    done = gevo("report", session)
    assert done.code == 0, done
    assert "3 of 3 trials" in done.out
    assert done.out.splitlines()[-1] == f"report: {session / 'report.html'}"
    data = json.loads((session / "report.json").read_text())
    assert data["kind"] == "tune"
    walls = [one["wall_s"] for one in data["kernels"][0]["history"]]
    assert walls == sorted(walls)
    assert data["wall_s"] == walls[-1]


def test_json(gevo: Gevo, session: Path) -> None:
    (session / "report.html").unlink()  # gevo tune wrote it
    done = gevo("report", session, "--json")
    assert json.loads(done.out)["kernels"][0]["trials"] == 3
    assert not (session / "report.html").exists()


def test_a_resumed_session_counts_on(gevo: Gevo, session: Path) -> None:
    journal, progress = session / "journal.jsonl", session / "progress.jsonl"
    first = [json.loads(line) for line in progress.read_text().splitlines()]
    assert [one["trial"] for one in first if "trial" in one] == [1, 2, 3]
    assert "wall_s" not in journal.read_text()
    progress.unlink()
    write(progress, [{"trial": 1, "wall_s": 0.5}, {"trial": 3, "wall_s": 1000.0}])
    recording, database = session.parent / "rec.json", session.parent / "db.json"
    options = ["--strategy", "random", "--trials", "4", "--database", database]
    device = ["--device", f"recorded:{recording}"]
    done = gevo("tune", *device, "--out", session, "--resume", *options)
    assert done.code == 0, done
    history = json.loads(gevo("report", session, "--json").out)["kernels"][0]["history"]
    assert [one["trial"] for one in history] == [1, 2, 3, 4]
    assert [one["wall_s"] for one in history][:3] == [0.5, None, 1000.0]
    assert history[3]["wall_s"] >= 1000.0


@pytest.mark.parametrize(
    ("file", "contents", "says"),
    [
        ("manifest.json", "{", "not JSON"),
        ("manifest.json", '{"kind": "tune", "format": 9}', "format 9"),
        ("manifest.json", '{"kind": "tune", "format": 1}', "malformed"),
        ("manifest.json", '{"kind": "other"}', "not the manifest of a run"),
        ("manifest.json", '{"kind": "other", "format": 1}', "not the manifest of a run"),
        ("journal.jsonl", {"type": "trial"}, "malformed"),
        ("journal.jsonl", '{"type": "start"}\n', "line 1 is damaged"),
        ("journal.jsonl", "x\ny\n", "line 1 is damaged"),
        ("progress.jsonl", {"trial": 1, "wall_s": "x"}, "malformed"),
    ],
)
def test_damaged_sessions(gevo: Gevo, session: Path, file: str, contents: Any, says: str) -> None:
    if isinstance(contents, str):
        (session / file).write_text(contents)
    else:
        (session / file).unlink()
        write(session / file, [contents])
    assert says in gevo("report", session).refusal
