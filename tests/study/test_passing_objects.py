"""Operators, searchers and metrics that a program brings as objects."""

from __future__ import annotations

from pathlib import Path

import pytest

import gevo
from gevo.edits.operators import OPERATORS
from gevo.errors import WorkloadError
from gevo.records.journal import read_manifest
from gevo.records.schema import Evaluation
from gevo.search.nsga2 import Nsga2
from gevo.search.registry import SEARCHERS
from gevo.testing.poly import POLY, POLY_SPEC
from gevo.workload.metrics import metric_name

PLUGIN = Path(__file__).parents[2] / "examples/plugin"


class Twin(Nsga2):
    """A search of another name."""


def test_a_run_with_a_class_of_edits_and_one_of_searches(tmp_path, monkeypatch):
    for registry in (OPERATORS, SEARCHERS):
        monkeypatch.setattr(registry, "_registered", {})
    monkeypatch.syspath_prepend(PLUGIN)
    from gevo_example.bypass import Bypass

    run = gevo.evolve(
        POLY,
        workload=POLY_SPEC,
        device="simt",
        workers=1,
        out=tmp_path / "run",
        operators=[Bypass],
        searcher=Twin,
        population=8,
        generations=1,
        callback=lambda progress: None,
    )
    patches = [one.patch for one in run.records() if isinstance(one, Evaluation)]
    assert "bypass" in {edit.kind for patch in patches for edit in patch}
    manifest = read_manifest(run.path)
    assert manifest["operators"] == {"bypass": "gevo_example.bypass"}
    assert list(manifest["searcher"]) == ["twin"]


def test_a_function_is_named_as_workers_find_it(monkeypatch):
    monkeypatch.syspath_prepend(PLUGIN)
    from gevo_example.l2 import relative_l2

    assert metric_name("exact") == "exact"
    assert metric_name(relative_l2) == "gevo_example.l2:relative_l2"
    with pytest.raises(WorkloadError, match=r"is not marked with @gevo\.metric"):
        metric_name(max)
    with pytest.raises(WorkloadError, match="workers cannot import it"):
        metric_name(gevo.metric(lambda actual, expected: 0.0))
