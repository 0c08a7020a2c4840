import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.study.tuning_session import tune_problem
from gevo.testing.strategies import bowl
from gevo.tuning.parameter import Categorical, Discrete
from gevo.tuning.recording_file import cache_json, read
from gevo.tuning.space import Space
from gevo.tuning.strategy import Trial


def recording() -> dict[str, Any]:
    rows: list[tuple[int, bool, str, Any]] = [
        (32, False, "a", 1.25),
        (64, False, "a", 0.1234567890123456),
        (64, True, "b", "CompilationFailedConfig"),
        (16, True, "b", "RuntimeFailedConfig"),
        (16, False, "b", 1e20),
    ]
    names = ["block", "vector", "kind"]
    return {
        "device_name": "GPU 1",
        "kernel_name": "k",
        "tune_params_keys": names,
        "tune_params": {"block": [16, 64, 32], "vector": [False, True], "kind": ["a", "b"]},
        "cache": {
            ",".join(map(str, row[:3])): dict(zip(names, row, strict=False)) | {"time": row[3]}
            for row in rows
        },
    }


def test_plain_and_gzipped_files(tmp_path: Path) -> None:
    text = json.dumps(recording())
    (tmp_path / "k.json").write_text(text)
    (tmp_path / "k.json.gz").write_bytes(gzip.compress(text.encode()))
    for name in ("k.json", "k.json.gz"):
        found = read(tmp_path / name)
        assert found.name == "k"
        assert found.device == "recorded:GPU 1"
        assert found.space.names == ("block", "vector", "kind")
        assert found.space.parameters == (
            Discrete((16, 32, 64)),
            Categorical((False, True)),
            Categorical(("a", "b")),
        )
        assert len(list(found.space.every())) == 5
        assert found.optimum_ms == 0.1234567890123456


def test_measurements(tmp_path: Path) -> None:
    (tmp_path / "k.json").write_text(json.dumps(recording()))
    found = read(tmp_path / "k.json")
    good = found.measure((64, False, "a"))
    assert good.runtime_ns == pytest.approx(123456.7890123456)
    assert found.value((64, False, "a"), good) == 0.1234567890123456
    assert found.measure((64, True, "b")).outcome is Outcome.COMPILE_FAILED
    assert found.measure((16, True, "b")).outcome is Outcome.LAUNCH_FAILED
    assert found.measure((16, False, "b")).outcome is Outcome.LAUNCH_FAILED
    with pytest.raises(KeyError):
        found.measure((32, True, "a"))


def test_a_file_that_was_never_closed(tmp_path: Path) -> None:
    text = json.dumps(recording())
    (tmp_path / "k.json").write_text(text.removesuffix("}}") + ",\n")
    assert len(list(read(tmp_path / "k.json").space.every())) == 5


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "neither a JSON object"),
        (b"[1]", "neither a JSON object"),
        (b"{}", "it has no 'tune_params'"),
        (b'{"tune_params": {"x": [1]}, "cache": {"1": {"x": 1}}}', "it has no 'time'"),
        (b'{"tune_params": {"x": [1]}, "cache": {"1": {"time": 1}}}', "it has no 'x'"),
        (b'{"tune_params": {"x": [1]}, "cache": {"1": 3}}', "not a Kernel Tuner cache"),
        (b'{"tune_params": {"x": [1]}, "cache": {}}', "no configuration in it has a time"),
        (b"\x1f\x8b broken", "unpacked"),
        (gzip.compress(b"{}", mtime=0)[:12], "unpacked"),
        (b"\xff\xfe", "unpacked"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "k.json"
    path.write_bytes(content)
    with pytest.raises(ConfigError, match=says):
        read(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none\.json: cannot be read"):
        read(tmp_path / "none.json")


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    problem = bowl()
    tuned = tune_problem(problem, 60, "random", seed=2)
    data = cache_json("bowl", "test", problem.space, tuned.trials, "2024-01-01 00:00:00+00:00")
    assert "".join(json.dumps(data, indent=1).split())[-3:] == "}}}"
    path = tmp_path / "bowl.cache.json"
    path.write_text(json.dumps(data))
    found = read(path)
    assert len(list(found.space.every())) == 60
    assert found.space.parameters[0] == problem.space.parameters[0]
    assert isinstance(found.space.parameters[2], Categorical)
    for trial in tuned.trials:
        x, y, tile, mode = trial.configuration
        assert isinstance(tile, tuple)
        again = found.measure((x, y, "x".join(map(str, tile)), mode))
        assert again.outcome is trial.measurement.outcome
        if again.ok:
            assert again.runtime_ns == pytest.approx(trial.cost)


def test_a_run_that_was_killed_while_it_wrote_lacks_its_last_entry(tmp_path: Path) -> None:
    data = recording()
    head = json.dumps({k: v for k, v in data.items() if k != "cache"})[:-1] + ',\n"cache": {\n'
    lines = [f'"{key}": {json.dumps(entry)},' for key, entry in data["cache"].items()]
    (tmp_path / "k.json").write_text(head + "\n".join(lines)[:-9])
    found = read(tmp_path / "k.json")
    assert [len(found.times_ms), len(found.failures)] == [2, 2]


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ({"block": float("nan")}, "tune_params.block: discrete: nan is not a number"),
        ({"block": 10**400}, "tune_params.block: .* 64 bits"),
        ({"time": 10**400}, "is not a Kernel Tuner cache"),
    ],
)
def test_values_that_are_no_numbers_are_told(
    tmp_path: Path, entry: dict[str, Any], says: str
) -> None:
    data = recording()
    data["cache"]["32,False,a"] |= entry
    (tmp_path / "k.json").write_text(json.dumps(data))
    with pytest.raises(ConfigError, match=says):
        read(tmp_path / "k.json")


def test_names_that_do_not_tell_entries_apart_are_too_few(tmp_path: Path) -> None:
    data = recording() | {"tune_params_keys": ["block", "kind"]}
    (tmp_path / "k.json").write_text(json.dumps(data))
    with pytest.raises(ConfigError, match="tune_params_keys leaves out"):
        read(tmp_path / "k.json")


def test_a_file_nested_beyond_reading_is_told(tmp_path: Path) -> None:
    (tmp_path / "k.json").write_text('{"cache":' + "[" * 100_000)
    with pytest.raises(ConfigError, match="is not a recording"):
        read(tmp_path / "k.json")


def test_what_was_tuned_for_another_objective_keeps_its_time() -> None:
    space = Space({"x": Discrete((1, 2))})
    trial = Trial((1,), Measurement(Outcome.OK, (2e6,), 0.25), objective=0.25)
    data = cache_json("k", "d", space, [trial], "now")
    entry = data["cache"]["1"]
    assert (data["objective"], entry["time"], entry["error"]) == ("error", 2.0, 0.25)
