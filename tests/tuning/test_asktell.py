import math
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gevo
from gevo.errors import ConfigError
from gevo.testing.strategies import bowl
from gevo.tuning.parameter import Permutation
from gevo.tuning.space import Space

LISTS = {"block": [128, 32, 64], "unroll": [1, 2, 4], "order": ["row", "column"]}


def cost(configuration: dict) -> float:
    far = abs(math.log2(configuration["block"] / 64)) + abs(configuration["unroll"] - 4)
    return 1.0 + far + (configuration["order"] == "row")


def test_any_objective_is_tuned_in_a_few_lines() -> None:
    tuner = gevo.Tuner(LISTS, seed=1)
    while (one := tuner.ask()) is not None:
        tuner.tell(one, cost(one))
    assert tuner.best == ({"block": 64, "unroll": 4, "order": "column"}, 1.0)
    assert len(tuner.trials) == 18


@pytest.mark.parametrize("strategy", ["auto", "opevo", "random"])
def test_the_seed_decides(strategy: str) -> None:
    def asked(seed: int) -> list:
        tuner = gevo.Tuner(bowl().space, strategy, seed)
        found = []
        for _ in range(25):
            one = tuner.ask()
            found.append(one)
            tuner.tell(one, 1.0 + one["x"] / one["y"] if one["mode"] != "odd" else None)
        return found

    assert asked(1) == asked(1) != asked(2)


def test_what_is_invalid_is_told_too_and_learned() -> None:
    tuner = gevo.Tuner({"x": list(range(1, 41)), "y": list(range(1, 41))}, seed=3)
    ran = []
    for _ in range(60):
        one = tuner.ask()
        ran.append(one["x"] + one["y"] <= 40)
        tuner.tell(one, 100.0 - one["x"] - one["y"] if ran[-1] else math.inf)
    assert sum(ran[20:]) >= 15  # chance: half
    assert tuner.best[1] <= 61
    assert sum(value is None for _, value in tuner.trials) == ran.count(False)


def test_parameters_may_be_declared_as_in_a_workload_and_constraints_be_functions() -> None:
    tuner = gevo.Tuner(
        {
            "order": {"permutation": ["i", "j"]},
            "tile": {"factorization": {"product": 8, "parts": 2}},
        },
        constraints=[lambda tile: tile[0] <= tile[1], "order[0] == 'i'"],
    )
    asked = []
    while (one := tuner.ask()) is not None:
        asked.append(one)
    assert sorted(one["tile"] for one in asked) == [[1, 8], [2, 4]]
    assert {tuple(one["order"]) for one in asked} == {("i", "j")}


def test_arrays_and_numbers_of_numpy_are_numbers() -> None:
    tuner = gevo.Tuner({"a": np.array([4, 1, 2]), "b": [np.float32(0.5), np.float32(0.25)]})
    assert [list(p.values()) for p in tuner.space.parameters] == [[1, 2, 4], [0.25, 0.5]]
    tuner.tell(tuner.ask(), np.float32(2.0))
    assert tuner.best[1] == 2.0


@pytest.mark.parametrize(
    ("constraints", "message"),
    [
        ("a > 9", "constraints: allow no configuration at all"),
        ([lambda a, z: a < z], "constraint <lambda>: there is no 'z'"),
        ([3], "an expression in quotes, or a function"),
    ],
)
def test_wrong_constraints_are_told_at_once(constraints: object, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        gevo.Tuner({"a": [1, 2]}, constraints=constraints)


def test_constraints_and_parameters_may_be_given() -> None:
    tuner = gevo.Tuner(
        {"a": [1, 2, 4], "b": [1, 2, 4], "order": Permutation(("i", "j"))}, constraints=["a <= b"]
    )
    asked = iter(tuner.ask, None)
    assert sorted((one["a"], one["b"], one["order"][0]) for one in asked) == [
        (a, b, first) for a in (1, 2, 4) for b in (1, 2, 4) if a <= b for first in "ij"
    ]


def test_what_was_not_asked_may_be_told_and_is_not_asked_again() -> None:
    tuner = gevo.Tuner(LISTS, seed=2)
    mine = {"block": 32, "unroll": 1, "order": "row"}
    tuner.tell(mine, 7.0)
    assert tuner.best == (mine, 7.0)
    assert mine not in list(iter(tuner.ask, None))


def test_a_configuration_measured_again_counts_with_the_median() -> None:
    tuner = gevo.Tuner(LISTS, seed=2)
    first, second = tuner.ask(), tuner.ask()
    tuner.tell(first, 1.0)
    tuner.tell(second, 2.0)
    assert tuner.best == (first, 1.0)
    tuner.tell(first, 9.0)
    tuner.tell(first, 3.0)
    assert tuner.best == (second, 2.0)
    assert tuner.trials == [(first, 3.0), (second, 2.0)]
    tuner.tell(second, None)  # once it failed: it ran before
    assert tuner.best == (second, 2.0)


def test_of_several_metrics_the_product_counts() -> None:
    tuner = gevo.Tuner(LISTS, metrics={"time": 1.0, "energy": 2.0})
    first, second, third = tuner.ask(), tuner.ask(), tuner.ask()
    tuner.tell(first, {"time": 8.0, "energy": 1.0})
    tuner.tell(second, {"energy": 2.0, "time": 1.0})
    tuner.tell(third, {"energy": math.nan, "time": 1.0})
    assert tuner.best == (second, pytest.approx(4.0))
    assert [value for _, value in tuner.trials] == [pytest.approx(8.0), pytest.approx(4.0), None]


def test_wrong_use_is_one_line() -> None:
    tuner = gevo.Tuner(LISTS)
    one = tuner.ask()
    with pytest.raises(ConfigError, match="must be above 0"):
        tuner.tell(one, 0.0)
    with pytest.raises(ConfigError, match="must be a number"):
        tuner.tell(one, "fast")
    with pytest.raises(ConfigError, match="one number"):
        tuner.tell(one, {"time": 1.0})
    with pytest.raises(ConfigError, match="'block' cannot be 33"):
        tuner.tell({**one, "block": 33}, 1.0)
    with pytest.raises(ConfigError, match="do not allow"):
        gevo.Tuner({"a": [1, 2]}, constraints=["a > 1"]).tell({"a": 1}, 1.0)
    with pytest.raises(ConfigError, match="parameter 'a' must be a list"):
        gevo.Tuner({"a": "xy"})
    with pytest.raises(ConfigError, match="parameter 'a'"):
        gevo.Tuner({"a": []})
    with pytest.raises(ConfigError, match="has its constraints already"):
        gevo.Tuner(Space({"a": Permutation((1, 2))}), constraints=["len(a) > 1"])
    with pytest.raises(ConfigError, match="weight must be above 0"):
        gevo.Tuner(LISTS, metrics={"time": 0.0})
    several = gevo.Tuner(LISTS, metrics={"time": 1.0})
    with pytest.raises(ConfigError, match="the metrics are time"):
        several.tell(several.ask(), {"tim": 1.0})
    with pytest.raises(ConfigError, match="one number"):
        several.tell(one, 1.0)


def test_importing_gevo_does_not_import_the_tuner() -> None:
    code = "import sys, gevo; sys.exit('numpy' in sys.modules or 'gevo.tuning' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_example_in_the_documents_runs(capsys: pytest.CaptureFixture[str]) -> None:
    document = (Path(__file__).parents[2] / "docs/tune.md").read_text()
    (code,) = [c for c in re.findall(r"```python\n(.*?)```", document, re.S) if "Tuner" in c]
    assert len([line for line in code.splitlines() if line]) <= 11

    def time_of(block: int, tile: int, layout: str) -> float | None:
        return None if block == 32 else abs(block / 128 - 1) + tile + (layout == "row")

    exec(code, {"time_of": time_of})
    assert capsys.readouterr().out == ("({'block': 128, 'tile': 1, 'layout': 'column'}, 1.0)\n")
