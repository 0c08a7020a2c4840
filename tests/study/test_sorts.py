"""Rewrites that do the same to several ops: what they gain together counts, not what one does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gevo.edits.edit import Edit
from gevo.edits.patch import Applied, Patch
from gevo.edits.tensors import Narrow, Rank, Skip, Straighten, tensor_moves
from gevo.evaluate.cache import CachingEvaluator
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load
from gevo.program.stablehlo.load import load_text
from gevo.search.archive import Archive
from gevo.search.individual import Candidate, Individual, Origin
from gevo.study.contest import by_sort, minimize_all
from gevo.study.opening import Opening

KERNEL = "kernels/encoder_digits.mlir"
LAYERS = 6
GAIN, SPREAD = 0.01, 0.05
"""What an edit gains, and how far times lie apart: much more."""


def layers() -> Program:
    lines = ["%y0 = stablehlo.negate %x : tensor<24x24xf32>"]
    for n in range(LAYERS):
        lines.append(f"%z{n} = stablehlo.tanh %y{n} : tensor<24x24xf32>")
        lines.append(
            f"%y{n + 1} = stablehlo.dot_general %z{n}, %w, contracting_dims = [1] x [0]"
            " : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>"
        )
    body = "\n".join(lines)
    return load_text(
        "func.func public @main(%w: tensor<24x24xf32> {gevo.weight}, %x: tensor<24x24xf32>)"
        f" -> tensor<24x24xf32> {{\n{body}\nreturn %y{LAYERS} : tensor<24x24xf32>\n}}"
    )


PROGRAM = layers()
MOVES = list(tensor_moves(PROGRAM))
NARROW: list[Edit] = [e for e in MOVES if isinstance(e, Narrow) and e.element == "bf16"]
SKIP: list[Edit] = [e for e in MOVES if isinstance(e, Skip)]
STRAIGHT: list[Edit] = [e for e in MOVES if isinstance(e, Straighten)]
RANK: list[Edit] = [e for e in MOVES if isinstance(e, Rank) and e.share == "half"]


def noisy(factor: float, error: float = 0.0) -> Measurement:
    wobbles = islice(cycle([-SPREAD, -SPREAD / 2, 0.0, SPREAD / 2, SPREAD]), 15)
    return Measurement(Outcome.OK, tuple(1e6 * factor * (1 + wobble) for wobble in wobbles), error)


def cost(patch: Sequence[Edit], gain: float) -> float:
    return (1 - gain) ** sum(isinstance(edit, Narrow) for edit in patch)


def clock(gain: float, monkeypatch: pytest.MonkeyPatch) -> CachingEvaluator:
    """Measures what `apply` makes; of these stand-ins for programs it knows the patches."""
    patches: dict[str, Patch] = {}

    def applied(program: Program, patch: Patch) -> Applied:
        digest = " ".join(edit.id for edit in patch)
        patches[digest] = patch
        return Applied(cast(Any, SimpleNamespace(digest=digest)), patch)

    def evaluate(programs: Sequence[Program], progress: object = None) -> list[Any]:
        return [
            SimpleNamespace(measurement=noisy(cost(patches[one.digest].edits, gain)))
            for one in programs
        ]

    monkeypatch.setattr("gevo.study.contest.apply", applied)
    return cast(Any, SimpleNamespace(evaluate=evaluate))


@pytest.mark.parametrize("gain", [0.01, 0.003])
def test_a_sort_of_which_no_single_one_shows_on_the_clock_is_kept_as_a_whole(
    gain: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor all of it, where each gains a third of a percent; what is no rewrite goes."""
    assert len(NARROW) == LAYERS
    patch = Patch((NARROW[0], SKIP[0], *NARROW[1:]))
    evaluator = clock(gain, monkeypatch)
    whole = Individual(1, patch, "whole", noisy(cost(patch.edits, gain)))
    (found,) = minimize_all(PROGRAM, [whole], evaluator, by_sort)
    assert list(found.patch) == NARROW


def test_a_sort_that_gains_nothing_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Individual(1, Patch((*NARROW, *RANK)), "whole", noisy(cost(NARROW, GAIN)))
    (found,) = minimize_all(PROGRAM, [whole], clock(GAIN, monkeypatch), by_sort)
    assert list(found.patch) == NARROW


def test_by_a_clock_no_patch_is_minimised_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Individual(1, Patch((*NARROW, *RANK)), "whole", noisy(1.0))
    (found,) = minimize_all(PROGRAM, [whole], clock(0.0, monkeypatch), by_sort)
    assert list(found.patch) in (NARROW, RANK)


def test_where_time_is_up_a_patch_stays_as_short_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = Individual(1, Patch((*NARROW, *RANK)), "whole", noisy(cost(NARROW, GAIN)))
    asked = iter((False, True))
    how = by_sort, lambda: None, lambda: next(asked)
    (found,) = minimize_all(PROGRAM, [whole], clock(GAIN, monkeypatch), *how)
    assert list(found.patch) == [*NARROW, *RANK]  # only the empty patch was tried


def test_layers_that_are_left_out_are_no_sort() -> None:
    units = by_sort(Patch((*SKIP[:3], *NARROW)))
    assert units == [(SKIP[0],), (SKIP[1],), (SKIP[2],), tuple(NARROW)]


def opened(
    measure: Callable[[Sequence[Edit]], Measurement | None],
    program: Program = PROGRAM,
    late: bool = False,
) -> list[Individual]:
    """What the beginning of a search measures where this is what patches come to."""
    baseline = Individual(0, Patch(), program.digest, noisy(1.0))
    searcher: Any = SimpleNamespace(origin=baseline, archive=Archive(baseline, 0.02))
    seen: list[Individual] = []
    wrong = Measurement(Outcome.WRONG, (), 1.0)

    def tuned(one: Applied, parent: Individual) -> Candidate:
        name = len(seen) + 1000 * (1 + searcher.asked)
        searcher.asked += 1
        return Candidate(name, one.patch, one.program, Origin.TUNING, (parent.id,), 0, 0, 0)

    def run(wave: Sequence[Candidate]) -> list[tuple[Candidate, Measurement]]:
        done = [(one, measure(one.patch.edits) or wrong) for one in wave]
        seen.extend(one.measured(found) for one, found in done)
        return done

    searcher.asked, searcher.tuned, searcher.take = 0, tuned, lambda results: None
    kinds = ("narrow", "rank", "straighten", "total", "bound", "bend")
    unasked: Any = None
    Opening(program, searcher, run, unasked, unasked, unasked, unasked, kinds)._rewrite(
        lambda: late
    )
    return seen


def fastest(found: Sequence[Individual]) -> Individual:
    return min((one for one in found if one.usable), key=lambda one: one.measurement.runtime_ns)


def test_sorts_that_seem_to_lose_a_little_are_joined_with_the_best() -> None:
    """What counts is the low end of a gain, which noise can take below that of nothing."""
    sorts = [{edit.id for edit in same} for same in (NARROW, STRAIGHT)]

    def measure(edits: Sequence[Edit]) -> Measurement:
        ids = {edit.id for edit in edits}
        first, both = sorts[0] <= ids, sorts[0] | sorts[1] <= ids
        return noisy(0.6 if both else 0.9 if first else 1.04)

    assert sorts[0] | sorts[1] <= {edit.id for edit in fastest(opened(measure)).patch}


def test_of_a_sort_that_is_wrong_as_a_whole_the_right_ones_are_joined() -> None:
    """Each alone shows nothing on the clock."""
    right = {edit.id for edit in RANK[:3]}

    def measure(edits: Sequence[Edit]) -> Measurement | None:
        ids = {edit.id for edit in edits}
        if not ids <= right:
            return None
        return noisy(0.8 if ids == right else 1.02)

    assert len(RANK) > 3
    assert {edit.id for edit in fastest(opened(measure)).patch} == right


def test_what_keeps_results_is_tried_together_before_all_else_and_what_is_close_on_top() -> None:
    def measure(edits: Sequence[Edit]) -> Measurement:
        return noisy(0.9 ** len({edit.kind for edit in edits if edit.kind in close}))

    close = ("total", "bound", "bend")
    first, second, third, *_ = opened(measure, load(KERNEL), late=True)
    assert {edit.kind for edit in first.patch} == {"total", "bound"}
    assert {edit.kind for edit in second.patch} == set(close)
    assert {edit.kind for edit in third.patch} == {*close, "narrow"}
