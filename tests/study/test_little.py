"""What of a modelled gain is too little for another edit."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gevo.edits.edit import Edit
from gevo.edits.passes import Unroll
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.load import load
from gevo.search.individual import Individual
from gevo.study.contest import minimize_all

PROGRAM = load("kernels/lud.ll")
LARGE, SMALL, *_ = (edit for edit in moves(PROGRAM) if isinstance(edit, Unroll))


def _measured(edits: tuple[Edit, ...], small: float) -> Measurement:
    factors = {LARGE.id: 0.8, SMALL.id: 1.0 - small}
    time_ns = 100.0 * prod(factors[edit.id] for edit in edits)
    return Measurement(Outcome.OK, (time_ns,), 0.0, modelled=True)


@pytest.mark.parametrize(("small", "kept"), [(0.003, [LARGE]), (0.005, [LARGE, SMALL])])
def test_an_edit_that_brings_a_hundredth_of_the_gain_goes(
    small: float, kept: list[Edit], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a gain of 25% that is what gains less than 0.375%."""
    patches: dict[str, Patch] = {}

    def applied(_: object, patch: Patch) -> Any:
        name = f"{len(patches)}"
        patches[name] = patch
        return SimpleNamespace(program=SimpleNamespace(digest=name), patch=patch)

    def evaluate(programs: list[Any], progress: object = None) -> list[Any]:
        del progress
        found = (_measured(patches[one.digest].edits, small) for one in programs)
        return [SimpleNamespace(measurement=one) for one in found]

    monkeypatch.setattr("gevo.study.contest.apply", applied)
    evaluator = cast(Any, SimpleNamespace(evaluate=evaluate))
    whole = Individual(1, Patch((LARGE, SMALL)), "whole", _measured((LARGE, SMALL), small))
    unmodified = replace(whole.measurement, times_ns=(100.0,))
    (found,) = minimize_all(PROGRAM, [whole], evaluator, unmodified=unmodified)
    assert list(found.patch) == kept
    (found,) = minimize_all(PROGRAM, [whole], evaluator)
    assert list(found.patch) == [LARGE, SMALL]
