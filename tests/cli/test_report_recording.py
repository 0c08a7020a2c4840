import json
import random
from pathlib import Path

import pytest

from tests.cli.conftest import Gevo


def recording(tmp_path: Path) -> Path:
    rng = random.Random(1)
    rows = [
        f"{x},{y},{(1 + abs(x - 3)) * (1 + y / 10) * rng.uniform(1, 1.01):.6f}"
        for x in range(1, 9)
        for y in (1, 2, 4, 8)
    ]
    path = tmp_path / "k.csv"
    path.write_text("\n".join(["x,y,time", *rows, "9,1,RuntimeFailedConfig", ""]))
    return path


def test_the_report_of_a_file(gevo: Gevo, tmp_path: Path) -> None:
    done = gevo("report", recording(tmp_path))
    assert done.code == 0, done
    text = " ".join(done.out.split())
    assert "33 of 36 configurations recorded, 1 failed (1 RuntimeFailedConfig)." in text
    assert "Fastest: x 3, y 1." in text
    assert "proportion of centrality: 1%" in text
    data = json.loads(gevo("report", recording(tmp_path), "--json").out)
    assert data["best"]["configuration"] == {"x": 3, "y": 1}
    assert data["centrality"]["0.5"] >= data["centrality"]["0.01"] > 0
    assert max(data["importance"]["parameters"], key=data["importance"]["parameters"].get) == "x"


@pytest.mark.parametrize("form", ["t4", "cache"])
def test_a_recording_is_converted(gevo: Gevo, tmp_path: Path, form: str) -> None:
    before = json.loads(gevo("report", recording(tmp_path), "--json").out)
    other = tmp_path / "other.json"
    other.write_text(gevo("report", recording(tmp_path), "--format", form).out)
    after = json.loads(gevo("report", other, "--json").out)
    differ = {key for key in before if before[key] != after[key]}
    assert differ <= {"failed"}  # T4 has words of its own


def test_of_a_handful_of_configurations_no_line_is_empty(gevo: Gevo, tmp_path: Path) -> None:
    few = tmp_path / "few.csv"
    few.write_text("x,time\n1,2.0\n2,1.0\n")
    said = gevo("report", few).out
    assert "Fastest: x 2." in said
    assert "median: ." not in said


def test_what_a_session_on_a_recording_wrote_is_a_recording_of_the_same_device(
    gevo: Gevo, tmp_path: Path
) -> None:
    common = ("tune", "--strategy", "random", "--trials", "5", "--json")
    first = ("--device", f"recorded:{recording(tmp_path)}", "--out", tmp_path / "run")
    device = json.loads(gevo(*common, *first).out)["device"]
    written = tmp_path / "run/k.cache.json"
    again = ("--device", f"recorded:{written}", "--out", tmp_path / "again")
    assert json.loads(gevo(*common, *again).out)["device"] == device == "recorded:unknown"


def test_an_unknown_form_is_told(gevo: Gevo, tmp_path: Path) -> None:
    done = gevo("report", recording(tmp_path), "--format", "xml")
    assert done.refusal == "--format: of a recording json, t4 or cache"
