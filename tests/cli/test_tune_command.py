import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gevo.cli.app import app
from gevo.errors import ConfigError, GevoError
from gevo.records.files import claimed
from gevo.tuning.recording_file import read

PARAMS = {"x": [1, 2, 4, 8, 16, 32], "y": [1, 2, 3, 4, 5, 6, 7, 8], "z": [0, 1]}


@pytest.fixture
def recording(tmp_path: Path) -> Path:
    cache: dict[str, Any] = {}
    for x in PARAMS["x"]:
        for y in PARAMS["y"]:
            for z in PARAMS["z"]:
                time: Any = 0.1 + abs(x - 8) / 7 + abs(y - 3) + 0.05 * z
                if x * y > 128:
                    time = "RuntimeFailedConfig"
                cache[f"{x},{y},{z}"] = {"x": x, "y": y, "z": z, "time": time}
    path = tmp_path / "quick.json"
    data = {"device_name": "G", "kernel_name": "quick", "tune_params": PARAMS, "cache": cache}
    path.write_text(json.dumps(data))
    return path


def invoke(*args: object) -> str:
    result = CliRunner().invoke(app, ["tune", *map(str, args)])
    if result.exception is not None:
        raise result.exception
    return result.stdout


def records(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "journal.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def test_json(recording: Path, tmp_path: Path) -> None:
    device = f"recorded:{recording}"
    out = tmp_path / "run"
    data = json.loads(
        invoke("--device", device, "--strategy", "opevo", "--trials", 40, "--json", "--out", out)
    )
    assert data["trials"] == len(data["history"]) == 40
    assert data["failed"] == data["history"].count(None)
    assert data["best"]["unit"] == "ms"
    assert data["best"]["value"] == min(v for v in data["history"] if v is not None)
    best = read(recording)
    assert best.times_ms[tuple(data["best"]["configuration"].values())] == data["best"]["value"]


def test_every_trial_is_in_the_journal_and_in_the_cache(recording: Path, tmp_path: Path) -> None:
    out = tmp_path / "run"
    args = ["--device", f"recorded:{recording}", "--strategy", "random", "--out", out]
    data = json.loads(invoke(*args, "--trials", 30, "--json"))
    trials = [r for r in records(out) if r["type"] == "trial"]
    times = [t["measurement"]["times_ns"] for t in trials]
    assert [t[0] / 1e6 if t else None for t in times] == pytest.approx(data["history"])
    again = read(out / "quick.cache.json")
    assert len(list(again.space.every())) == 30
    assert again.optimum_ms == pytest.approx(data["best"]["value"])


def test_a_stopped_session_goes_on(recording: Path, tmp_path: Path) -> None:
    args = ["--device", f"recorded:{recording}", "--strategy", "opevo", "--seed", 3]
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    invoke(*args, "--trials", 50, "--out", whole)
    invoke(*args, "--trials", 20, "--out", parts)
    journal = parts / "journal.jsonl"
    assert records(parts)[-1]["reason"] == "trials"
    end = journal.read_bytes().rindex(b'{"')
    journal.write_bytes(journal.read_bytes()[: end - 7])  # killed while it wrote the last trial
    with claimed(parts), pytest.raises(ConfigError, match="another gevo works on this run"):
        invoke(*args, "--trials", 50, "--out", parts, "--resume")
    invoke(*args, "--trials", 50, "--out", parts, "--resume")
    assert journal.read_bytes() == (whole / "journal.jsonl").read_bytes()
    with pytest.raises(ConfigError, match="'seed'"):
        invoke(
            "--device", f"recorded:{recording}", "--strategy", "opevo", "--out", parts, "--resume"
        )


def test_several_recordings_share_the_trials(recording: Path, tmp_path: Path) -> None:
    device = f"recorded:{recording}"
    args = ["--device", device, "--device", device, "--strategy", "random", "--trials", 45]
    data = json.loads(invoke(*args, "--json", "--out", tmp_path / "run"))
    assert data["trials"] == 45
    assert [k["name"] for k in data["kernels"]] == ["quick-1", "quick-2"]
    assert sum(k["trials"] for k in data["kernels"]) == 45


def test_the_table(recording: Path, tmp_path: Path) -> None:
    text = invoke("--device", f"recorded:{recording}", "--trials", 5, "--out", tmp_path / "run")
    assert "recorded, G" in text
    assert "5 of 5 trials" in text
    assert (tmp_path / "run/report.html").is_file()


def test_weights_draw_trials(recording: Path, tmp_path: Path) -> None:
    device = f"recorded:{recording}"
    args = ["--device", device, "--device", device, "--strategy", "random", "--trials", 60]
    counts: list[int] = []
    for i, weights in enumerate([("1", "20"), ("20", "1")]):
        chosen = ["--weight", weights[0], "--weight", weights[1]]
        data = json.loads(invoke(*args, *chosen, "--json", "--out", tmp_path / str(i)))
        counts.append(data["kernels"][0]["trials"])
    assert counts[0] < 30 < counts[1]
    pairs = [["--weight", 1, "--weight", one] for one in (-1, "nan", "inf")]
    for wrong in (["--weight", 1], *pairs):
        with pytest.raises(ConfigError, match="--weight"):
            invoke(*args, *wrong)


def test_recordings_of_one_name_are_numbered(recording: Path, tmp_path: Path) -> None:
    for name in ("k", "k-1"):
        data = json.loads(recording.read_text()) | {"kernel_name": name}
        (tmp_path / f"{name}.json").write_text(json.dumps(data))
    files = ["k.json", "k-1.json", "k.json"]
    devices = [arg for file in files for arg in ("--device", f"recorded:{tmp_path / file}")]
    data = json.loads(invoke(*devices, "--trials", 6, "--out", tmp_path / "run", "--json"))
    assert [one["name"] for one in data["kernels"]] == ["k-2", "k-1", "k-3"]


def test_resuming_needs_the_folder(recording: Path) -> None:
    with pytest.raises(ConfigError, match="--out"):
        invoke("--device", f"recorded:{recording}", "--resume")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--device", "recorded:none.json"], "none.json: cannot be read"),
        (["--device", "recorded:none.json", "k.ll"], "k.ll: a recording needs no kernel"),
        (["k.ll"], "k.ll: no workload"),
    ],
)
def test_errors_are_one_line(args: list[str], says: str) -> None:
    with pytest.raises(GevoError, match=says) as raised:
        invoke(*args)
    assert "\n" not in str(raised.value)
