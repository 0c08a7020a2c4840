"""What a search tries before it draws edits by chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import prod
from types import SimpleNamespace
from typing import Any, cast

from gevo.edits.apply import apply
from gevo.edits.passes import Coarsen, Count, Peel, Unroll
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import moves
from gevo.edits.singles import singles
from gevo.edits.text import format_patch, parse_patch, patch_from_json
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load, open_editor
from gevo.search.archive import Archive
from gevo.search.individual import Candidate, Individual, Origin
from gevo.study.opening import SWEPT, WAVE, Opening, spread
from gevo.study.target import Target
from gevo.workload.spec import load as load_workload
from tests.search.test_archive import _individual

KERNEL, SPEC = "kernels/nw.ll", "testcases/nw.toml"


def _opening(
    program: Program,
    good: Mapping[str, float],
    replay: Callable[[dict[str, Any]], Any] | None = None,
) -> tuple[Opening, Individual, list[Patch]]:
    """One whose variants take 100 ns times the factors of their edits, 1 for all others.

    With the unmodified individual, and the patches that are measured.
    """
    tried: list[Patch] = []

    def measure(wave: list[Candidate]) -> list[tuple[Candidate, Measurement]]:
        tried.extend(one.patch for one in wave)
        times = [100.0 * prod(good.get(edit.id, 1.0) for edit in one.patch) for one in wave]
        return [
            (one, Measurement(Outcome.OK, (time_ns,), 0.0))
            for one, time_ns in zip(wave, times, strict=True)
        ]

    def tuned(applied: Applied, parent: Individual) -> Candidate:
        about = (len(tried), applied.patch, applied.program, Origin.TUNING, (parent.id,))
        return Candidate(*about, generation=0, wave=0, attempt=0)

    origin = replace(_individual(0, 100.0), patch=Patch())
    searcher: Any = SimpleNamespace(tuned=tuned, take=lambda some: None, archive=Archive(origin))
    about = program, searcher, cast(Any, measure), cast(Any, SimpleNamespace(replay=replay))
    unasked = cast(Any, None)
    return Opening(*about, unasked, unasked, unasked, ()), origin, tried


def test_on_a_gpu_simt_tells_which_conditions_launches_fulfil() -> None:
    """A GPU's workers cannot, and none of them is asked."""
    program, unasked = load(KERNEL), cast(Any, None)
    target = Target(program, load_workload(SPEC), SPEC, "cuda", 0.0, 1)
    folder: Any = SimpleNamespace(journal=SimpleNamespace(read=list))
    opening = Opening(program, unasked, unasked, unasked, folder, unasked, target, ())
    told = opening.held()
    assert told.keys() == {"upper_left", "lower_right"}
    assert all("ntid.x == 32" in one for one in told.values())


def test_of_what_is_tried_each_kind_and_each_loop_has_its_turn_early() -> None:
    every = list(moves(load("kernels/streamcluster.ll")))
    tried = spread(every)
    assert sorted(map(str, tried)) == sorted(map(str, every))
    kinds = {edit.kind for edit in every}
    assert kinds == {edit.kind for edit in tried[: len(kinds)]}
    unrolled = [edit.uid for edit in tried if isinstance(edit, Unroll)]
    loops = set(unrolled)
    assert len(loops) == 6
    assert set(unrolled[:6]) == loops
    assert any(isinstance(edit, Count) for edit in tried[: len(kinds)])


def test_moves_of_the_kernel_that_takes_longest_come_first() -> None:
    program, unasked = load("kernels/lud.ll"), cast(Any, None)
    every = list(moves(program))
    opening = Opening(program, *(unasked,) * 6, (), spent={"perimeter": 0.7, "internal": 0.2})
    kernels = {site.uid: site.function for site in open_editor(program).sites()}
    tried = spread(opening._dearest_first(every))
    assert sorted(map(str, tried)) == sorted(map(str, every))
    unrolled = [kernels[edit.uid] for edit in tried if isinstance(edit, Unroll)]
    assert unrolled[: len(set(unrolled))].count("perimeter") > 1
    coarse = [edit.kernel for edit in tried if isinstance(edit, Coarsen)]
    assert coarse[:2] == ["perimeter", "internal"]


def test_a_first_round_of_moves_ends_where_it_is_soon_and_something_gains() -> None:
    """The others are tried on top of what goes together by then."""
    program = load("kernels/lud.ll")
    loops = (edit for edit in moves(program) if isinstance(edit, Unroll | Peel))
    some = [edit for edit in loops if getattr(edit, "count", 2) == 2][: WAVE + 4]
    assert len(some) == WAVE + 4
    good = {some[1].id: 0.9, some[3].id: 0.8, some[4].id: 0.995, some[WAVE].id: 0.7}

    def replay(patch: dict[str, Any]) -> Any:
        edits = patch_from_json(patch)
        text = f"{program.text}\n; {edits}"
        return SimpleNamespace(result=lambda: replace(program, text=text))

    opening, now, tried = _opening(program, good, replay)
    opening._climb(now, some, lambda: len(tried) > WAVE + 4, lambda: True)
    assert {len(patch) for patch in tried[:WAVE]} == {1}
    joined = {edit.id for edit in tried[WAVE]}
    assert joined == {some[1].id, some[3].id}  # the third gains too little beside them
    assert all(joined < {edit.id for edit in patch} for patch in tried[WAVE + 1 :])


def test_what_gains_by_four_threads_is_tried_by_eight() -> None:
    program, unasked = load("kernels/hotspot.ll"), cast(Any, None)
    four = next(e for e in moves(program) if isinstance(e, Coarsen) and e.count == 4)
    eight = four.further
    assert eight is not None
    assert (eight.count, eight.axis, eight.kernel) == (8, four.axis, four.kernel)
    assert eight.id != four.id
    assert eight.further is None
    assert str(parse_patch(format_patch(Patch((eight,)))).edits[0]) == str(eight)
    archive = Archive(_individual(0, 100.0))
    now = _individual(1, 80.0, patch=Patch((four,)))

    def tried(time_ns: float) -> Individual:
        """What comes of it, where the other takes so long."""

        def measure(wave: list[Candidate]) -> list[tuple[Candidate, Measurement]]:
            assert [one.patch.edits for one in wave] == [(eight,)]
            return [(one, Measurement(Outcome.OK, (time_ns,), 0.0)) for one in wave]

        def tuned(applied: Applied, parent: Individual) -> Candidate:
            about = (2, applied.patch, applied.program, Origin.TUNING, (parent.id,))
            return Candidate(*about, generation=0, wave=0, attempt=0)

        searcher: Any = SimpleNamespace(tuned=tuned, take=lambda some: None, archive=archive)
        about = program, searcher, cast(Any, measure), unasked, unasked, unasked, unasked, ()
        return Opening(*about)._further(now)

    assert tried(90.0) is now
    assert tried(70.0).patch.edits == (eight,)
    without = _individual(1, 80.0)
    assert Opening(program, *(unasked,) * 6, ())._further(without) is without


def test_a_wave_of_single_edits_goes_on_from_what_goes_together_in_it() -> None:
    """Those after it are tried on top of that, so the best needs no end of all of them."""
    program = load("kernels/nw.ll")
    some = singles(program, Patch())[: SWEPT + 4]
    good = {some[0].id: 0.5, some[3].id: 0.8, some[SWEPT + 1].id: 0.9, some[5].id: 0.9997}

    opening, origin, tried = _opening(program, good)
    best = opening._sweep(origin, some, lambda: False)
    assert [edit.id for edit in best.patch] == [some[0].id, some[3].id, some[SWEPT + 1].id]
    assert {len(patch) for patch in tried[:SWEPT]} == {1}
    assert tried[-1] == best.patch
    late = opening._sweep(origin, some, lambda: True)
    assert late is origin


def test_moves_that_gain_are_put_together_at_once() -> None:
    """Time may be up before each was tried on top of the other."""
    program = load("kernels/streamcluster.ll")
    unrolled = [edit for edit in moves(program) if isinstance(edit, Unroll)]
    first, second = unrolled[0], next(e for e in unrolled if e.uid != unrolled[0].uid)
    again = next(e for e in unrolled if e.uid == first.uid and e.id != first.id)
    good = {first.id: 0.5, again.id: 0.6, second.id: 0.8}

    def replay(patch: dict[str, Any]) -> Any:
        applied = apply(program, patch_from_json(patch))
        return SimpleNamespace(result=lambda: applied.program)

    opening, now, tried = _opening(program, good, replay)
    found = [
        _individual(n, 100.0 * good[edit.id], patch=Patch((edit,)))
        for n, edit in enumerate((first, again, second), 1)
    ]
    best = opening._accompanied(now, found)
    assert [patch.edits for patch in tried] == [best.patch.edits]
    assert {edit.id for edit in best.patch} == {first.id, second.id}
    good[second.id] = 1.1  # beside the first
    assert opening._accompanied(now, found) is found[0]


def test_single_edits_go_on_without_what_verdicts_speak_against() -> None:
    """What is left of the best is measured; the wave that was drawn on it has its turn again."""
    program = load("kernels/nw.ll")
    some = singles(program, Patch())[: SWEPT + 4]
    good = {some[0].id: 0.5, some[3].id: 0.8, some[SWEPT + 1].id: 0.9}
    opening, origin, tried = _opening(program, good)
    searcher: Any = opening.searcher
    searcher.spoilers = frozenset[str]()
    searcher.take = lambda results: [searcher.archive.add(c.measured(m)) for c, m in results]
    measure = opening.measure

    def measured(wave: Any) -> Any:
        found = measure(wave)
        if any({some[0].id, some[3].id} <= {edit.id for edit in one.patch} for one in wave):
            searcher.spoilers = frozenset({some[0].id})  # a verdict beside the search
            searcher.archive.avoid(searcher.spoilers)
        return found

    best = replace(opening, measure=measured)._sweep(origin, some, lambda: False)
    assert [edit.id for edit in best.patch] == [some[3].id, some[SWEPT + 1].id]
    last = max(n for n, patch in enumerate(tried) if some[0].id in {e.id for e in patch})
    assert Patch((some[3],)) in tried[last:]
    spoilt = [one for one in tried[last + 1 :] if some[0].id in {edit.id for edit in one}]
    assert not spoilt
