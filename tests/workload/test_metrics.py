"""Metrics that a spec names: of plug-ins, and of modules."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import gevo
from gevo.errors import ConfigError, UntrustedCode, WorkloadError
from gevo.workload.metrics import METRICS, find_metric
from gevo.workload.spec import load
from tests.plugins import installed
from tests.programs import POLY_SPEC

CODE = """
import gevo

@gevo.metric
def furthest(actual, expected):
    return abs(actual - expected).max()

@gevo.metric
def domain(actual, expected):
    raise ValueError("outside")

@gevo.metric
def text(actual, expected):
    return "0"

@gevo.metric
def wrong(actual, expected):
    return actual.no_such_thing

def unmarked(actual, expected):
    return 0.0
"""
POINTS = {"gevo.metrics": {"furthest": "extra:furthest", "plain": "extra:unmarked"}}


@pytest.fixture(autouse=True)
def extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(METRICS, "_imported", {})
    with installed(tmp_path, CODE, POINTS):
        yield


def spec(folder: Path, metric: str, more: str = "") -> Path:
    text = POLY_SPEC.read_text().replace('"poly.ll"', f'"{POLY_SPEC.with_name("poly.ll")}"')
    text = re.sub(r"\[error\]\n(\w.*\n)*", f'[error]\nmetric = "{metric}"\n{more}', text)
    path = folder / "poly.toml"
    path.write_text(text)
    return path


def error(workload, *arrays):
    one, two = ({"y": np.array(a, np.float32), "z": np.zeros(1)} for a in arrays)
    return workload.metric(one, two)


@pytest.mark.parametrize("name", ["furthest", "extra:furthest"])
def test_the_worst_array_counts(tmp_path, name):
    workload = load(spec(tmp_path, name))
    assert workload.metric_name == name
    assert error(workload, [1, 2, 5], [1, 2.5, 3]) == 2
    assert error(workload, [1, 2], [1, 2]) == 0
    assert error(workload, [1, np.nan], [1, 2]) == np.inf
    assert error(workload, [1, 2, 3], [1, 2]) == np.inf
    assert not workload.judges_reference


def test_what_a_formula_is_not_defined_for_is_infinitely_wrong(tmp_path):
    assert error(load(spec(tmp_path, "extra:domain")), [1, 2], [1, 2]) == np.inf


def test_a_mistake_in_it_is_one_line(tmp_path):
    with pytest.raises(WorkloadError, match="metric extra:wrong raised AttributeError"):
        error(load(spec(tmp_path, "extra:wrong")), [1, 2], [1, 2])
    with pytest.raises(WorkloadError, match=r"error\.metric: returned str, not a number"):
        error(load(spec(tmp_path, "extra:text")), [1, 2], [1, 2])


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (
            "furthes",
            r"error\.metric: input should be .*, did you mean 'furthest'\?",
        ),
        ("extra:unmarked", r"error\.metric: extra:unmarked is no function that is marked"),
        ("os:system", r"error\.metric: os:system is no function that is marked"),
        ("extra:nothing", r"extra:nothing is no function that is marked"),
        ("nowhere_at_all:f", r"error\.metric: importing raised ModuleNotFoundError"),
        ("extra:a.b", "not of the form module:function"),
    ],
)
def test_what_is_no_metric_is_one_line(tmp_path, name, problem):
    with pytest.raises(WorkloadError, match=problem) as caught:
        load(spec(tmp_path, name))
    assert "\n" not in str(caught.value)


def test_an_entry_point_must_be_marked_too(tmp_path):
    with pytest.raises(ConfigError, match=r"metric 'plain' of extra 1\.2: is no function"):
        load(spec(tmp_path, "plain"))


def test_only_the_relative_metrics_have_a_floor(tmp_path):
    with pytest.raises(WorkloadError, match="'floor' means nothing to metric 'furthest'"):
        load(spec(tmp_path, "furthest", "floor = 1e-3\n"))


def test_a_module_that_a_spec_names_does_not_run_unasked(tmp_path):
    with pytest.raises(UntrustedCode, match="extra:furthest is Python code"):
        load(spec(tmp_path, "extra:furthest"), code=False)
    assert "extra" not in sys.modules
    assert load(spec(tmp_path, "furthest"), code=False).metric_name == "furthest"


def test_the_digest_covers_the_module(tmp_path):
    path = spec(tmp_path, "extra:furthest")
    first = load(path).digest
    (tmp_path / "extra.py").write_text(f"{CODE}\n# later\n")
    assert load(path).digest != first


def test_marking_changes_nothing_else(tmp_path):
    @gevo.metric
    def half(actual: np.ndarray, expected: np.ndarray) -> float:
        return 0.5

    assert half(np.zeros(1), np.zeros(1)) == 0.5
    METRICS.register("half", half)
    assert find_metric("half", "here").function(0, 0) == 0.5
