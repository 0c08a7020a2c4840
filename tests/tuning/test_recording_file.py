"""Recordings in the forms of other tuners, and trials in the form that they read."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import ConfigError
from gevo.outcome import Outcome
from gevo.study.tuning_session import tune_problem
from gevo.testing.strategies import bowl
from gevo.tuning.parameter import Categorical, Discrete
from gevo.tuning.recorded import Recording
from gevo.tuning.recording_file import read, t4_json


def t4(**changes: Any) -> dict[str, Any]:
    """One result as Kernel Tuner writes it."""
    return {
        "configuration": {"block": 32, "kind": "a"},
        "times": {"compilation": 1.0, "runtimes": [1.0, 1.5, 9.0]},
        "invalidity": "correct",
        "correctness": 1,
        "measurements": [{"name": "time", "value": 1.25, "unit": "ms"}],
        "objectives": ["time"],
    } | changes


KTT = {
    "Metadata": {"Device": "GPU 2", "TimeUnit": "Microseconds"},
    "Results": [
        {
            "KernelName": "k",
            "Status": status,
            "TotalDuration": 1250.0,
            "Configuration": [
                {"Name": "block", "IsDouble": False, "Value": block},
                {"Name": "scale", "IsDouble": True, "Value": 0.5},
            ],
        }
        for block, status in ((32, "Ok"), (64, "ValidationFailed"), (128, "CompilationFailed"))
    ],
}


def written(tmp_path: Path, content: Any) -> Recording:
    path = tmp_path / "file.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return read(path)


def test_a_cache_whose_objective_is_no_time_names_failures_by_the_objective(
    tmp_path: Path,
) -> None:
    entries = {
        "32": {"block": 32, "time": 2.5, "GFLOP/s": 80.0},
        "64": {"block": 64, "GFLOP/s": "CompilationFailedConfig"},
    }
    cache = {"tune_params": {"block": [32, 64]}, "objective": "GFLOP/s", "cache": entries}
    found = written(tmp_path, cache)
    assert found.times_ms == {(32,): 2.5}
    assert found.measure((64,)).outcome is Outcome.COMPILE_FAILED


def test_t4_results_of_kernel_tuner(tmp_path: Path) -> None:
    failed = t4(configuration={"block": 64, "kind": "b"}, invalidity="correctness")
    slow = t4(configuration={"block": 16, "kind": "b"}, invalidity="timeout", measurements=[])
    found = written(tmp_path, {"results": [t4(), failed, slow], "schema_version": "1.0.0"})
    assert found.space.parameters == (Discrete((16, 32, 64)), Categorical(("a", "b")))
    assert found.times_ms == {(32, "a"): 1.25}
    assert found.measure((64, "b")).outcome is Outcome.WRONG
    assert found.measure((16, "b")).outcome is Outcome.TIMED_OUT


def test_t4_results_of_ktt_have_text_for_numbers_and_a_unit_for_all(tmp_path: Path) -> None:
    result = t4(
        configuration={"block": "32", "kind": "a"},
        measurements=[{"name": "time", "value": 1250.0, "unit": ""}],
    )
    metadata = {"device": "GPU 2", "timeunit": "microseconds"}
    found = written(tmp_path, {"metadata": metadata, "results": [result]})
    assert found.times_ms == {(32, "a"): pytest.approx(1.25)}
    assert found.device == "recorded:GPU 2"


def test_without_a_measurement_the_runs_are_taken(tmp_path: Path) -> None:
    found = written(tmp_path, {"results": [t4(measurements=[])]})
    assert found.times_ms == {(32, "a"): 1.5}


def test_what_was_measured_often_has_the_median_of_its_times(tmp_path: Path) -> None:
    results = [
        t4(measurements=[{"name": "time", "value": value, "unit": "ms"}]) for value in (3, 1, 2)
    ]
    failed = t4(invalidity="runtime")
    found = written(tmp_path, {"results": [failed, *results]})
    assert (found.times_ms, found.failures) == ({(32, "a"): 2.0}, {})


def test_ktt(tmp_path: Path) -> None:
    found = written(tmp_path, KTT)
    assert (found.name, found.device) == ("k", "recorded:GPU 2")
    assert found.times_ms == {(32, 0.5): pytest.approx(1.25)}
    outcomes = [found.measure(one).outcome for one in found.space.every()]
    assert outcomes == [Outcome.OK, Outcome.WRONG, Outcome.COMPILE_FAILED]


def test_cltune(tmp_path: Path) -> None:
    found = written(
        tmp_path,
        {
            "device": "GPU 3",
            "results": [{"kernel": "gemm", "time": 2.125, "parameters": {"WPT": 4, "TS": 16}}],
        },
    )
    assert (found.name, found.space.names) == ("gemm", ("WPT", "TS"))
    assert found.times_ms == {(4, 16): 2.125}


@pytest.mark.parametrize(
    "text",
    [
        "name;time;threads;WPT;TS;\nk;2.50;64;4;16;\nk;1.25;128;8;16;\n",
        "Kernel name,Total duration (us),Computation duration (us),WPT,TS\n"
        "k,2500,2400,4,16\nk,1250,1200,8,16\n",
        "WPT\tTS\ttime_ns\n4\t16\t2500000\n8\t16\t1250000\n",
        "WPT,TS,time\r\n4,16,2.5\r\n8,16,1.25\r\n8,32,CompilationFailedConfig\r\n",
    ],
    ids=["CLTune", "KTT", "tabs", "commas"],
)
def test_tables(tmp_path: Path, text: str) -> None:
    found = written(tmp_path, text)
    assert found.space.names == ("WPT", "TS")
    assert found.times_ms == {(4, 16): pytest.approx(2.5), (8, 16): pytest.approx(1.25)}
    assert [found.measure(one).outcome for one in found.failures] == [
        Outcome.COMPILE_FAILED for _ in found.failures
    ]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("a,b\n1,2\n", "nor a table with a column of times"),
        ("a,time\n1,2,3\n", "line 2 has 3 cells, the first 2"),
        ("a,time (fortnights)\n1,2\n", "'fortnights' is no unit of time"),
        ("name,a,time\nk,1,2\nl,1,2\n", "several kernels, k, l; give each a file"),
        ("a,time\n1,\n", "no configuration in it has a time"),
        ("time\n1\n", "have no parameters"),
        ({"results": []}, "no configuration in it has a time"),
        ({"results": [{}]}, "is not a T4 result, it has no 'configuration'"),
        ({"results": [t4(configuration={"block": {}})]}, "is not a T4 result"),
        ({"results": [t4(), t4(configuration={"other": 1})]}, "only some results"),
        ({"Results": [{"Configuration": []}]}, "is not a KTT result, it has no 'Status'"),
        ({"results": [{"parameters": {"a": 1}}]}, "is not a CLTune result, it has no 'time'"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(tmp_path: Path, content: Any, says: str) -> None:
    with pytest.raises(ConfigError, match=says) as told:
        written(tmp_path, content)
    assert "\n" not in str(told.value)


def test_t4_that_is_written_can_be_read(tmp_path: Path) -> None:
    problem = bowl()
    tuned = tune_problem(problem, 60, "random", seed=2)
    data = t4_json("bowl", "test", problem.space, tuned.trials, "2024-01-01 00:00:00+00:00")
    found = written(tmp_path, data)
    assert (found.name, found.device) == ("bowl", "recorded:test")
    assert {one.outcome for one in (t.measurement for t in tuned.trials)} > {Outcome.OK}
    for trial in tuned.trials:
        x, y, tile, mode = trial.configuration
        assert isinstance(tile, tuple)
        again = found.measure((x, y, "x".join(map(str, tile)), mode))
        assert again.outcome is trial.measurement.outcome
        assert not again.ok or again.runtime_ns == pytest.approx(trial.cost)


@pytest.mark.skipif(
    not importlib.util.find_spec("kernel_tuner"), reason="Kernel Tuner has the schema of T4"
)
def test_t4_that_is_written_follows_the_schema() -> None:
    import jsonschema  # pyright: ignore
    from kernel_tuner.file_utils import output_file_schema  # pyright: ignore

    tuned = tune_problem(problem := bowl(), 60, "random", seed=2)
    data = t4_json("bowl", "test", problem.space, tuned.trials, "now")
    jsonschema.validate(data, output_file_schema("results")[1])
