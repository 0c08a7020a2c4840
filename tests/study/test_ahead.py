"""Winners that are judged while the search goes on."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from gevo.outcome import Outcome
from gevo.records.run import RunFolder
from gevo.records.schema import Evaluation, Generation, Spoilers, Stage
from gevo.search.archive import Archive
from gevo.search.individual import Individual
from gevo.search.options import profile
from gevo.search.variation import ids_of
from gevo.study import ahead
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from gevo.study.progress import Progress, TimeUp, Tracker
from gevo.study.study import INTERRUPTED
from gevo.validate.speed import SPEED
from tests.journals import lines
from tests.programs import POLY
from tests.search.test_archive import _individual, patch_of


def evolution(
    out: Path, watch: Callable[[Progress], None], generations: int, workers: int = 1
) -> Evolution:
    changes = {"population": 12, "initial_mutations": 1, "retries": 4, "tolerance": 0.3}
    options = EvolutionOptions(
        kernel=POLY,
        workload=POLY.with_suffix(".toml"),
        entry=(),
        device="simt",
        search=profile("quick", generations=generations, **changes),
        seed=2,
        workers=workers,
        moves=False,
        out=out,
    )
    return Evolution(options, watch)


def of_search(folder: RunFolder) -> list[object]:
    return [r for r in lines(folder.journal.path) if r["type"] in ("evaluation", "generation")]


@pytest.mark.slow
def test_an_interrupt_hands_back_what_is_validated_and_the_search_went_the_same_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "BEGIN_S", 0.0)
    phases: list[str] = []

    def watch(progress: Progress) -> None:
        phases.append(progress.note)
        judge = run._ahead
        if progress.phase == "search" and judge is not None:
            if judge._pending is not None:
                judge._free(float("inf"))
            if judge.offers:
                raise KeyboardInterrupt

    run = evolution(tmp_path / "run", watch, 1000, workers=4)
    folder = run.run()
    assert lines(folder.journal.path)[-1] == {"type": "end", "reason": INTERRUPTED}
    assert folder.winner_numbers() == (1,)
    assert not any("from seed" in note for note in phases)  # no other round of validation
    kinds = [record["type"] for record in lines(folder.journal.path)]
    assert {"fresh", "bound", "validation"} <= set(kinds)
    monkeypatch.setattr(ahead, "BEGIN_S", 1e9)
    interrupted = of_search(folder)
    whole = of_search(evolution(tmp_path / "other", lambda progress: None, 2).run())
    assert len(interrupted) >= 5
    assert all(one in whole for one in interrupted[:12])  # one that is cut off has gaps


class Judge(ahead.Ahead):
    """Without a process."""

    def __init__(self, archive: Archive) -> None:
        self._measured = archive.baseline.measurement
        self._modelled = True
        self._failures = 0
        self._pending = None
        self._began_s = self._patient_s = 0.0
        self._clock = lambda: 0.0
        self.known = {}


def judged(individual: Individual, passed: bool, *failed: str) -> object:
    class Verdict:
        validated = passed
        stages = tuple(Stage(name, False) for name in failed)

    class Found:
        verdict = Verdict()

    found = Found()
    found.individual = found.contender = individual
    return found


def test_the_fastest_has_its_turn_then_what_is_a_step_ahead() -> None:
    archive = Archive(_individual(0, 100.0))
    judge = Judge(archive)
    assert judge._next(archive) is None
    slow, fast = _individual(1, 90.0), _individual(2, 80.0)
    archive.add(slow)
    archive.add(fast)
    assert judge._next(archive) is fast
    judge.known[2] = judged(fast, False)
    archive.add(_individual(3, 80.0))  # the same code, as its time says
    assert judge._next(archive) is slow
    judge.known[1] = judged(slow, True)
    assert judge._next(archive) is None
    archive.add(_individual(4, 89.9))
    assert judge._next(archive) is None
    archive.add(better := _individual(5, 85.0))
    assert judge._next(archive) is better


def test_what_a_wave_has_measured_may_be_judged_before_it_is_done() -> None:
    archive = Archive(_individual(0, 100.0))
    judge = Judge(archive)
    archive.add(_individual(1, 90.0))
    new, wrong = _individual(2, 80.0), _individual(3, math.inf)
    assert judge._next(archive, [wrong, new]) is new


def test_where_no_gain_was_shown_less_than_a_step_is_none_either() -> None:
    archive = Archive(_individual(0, 100.0))
    judge = Judge(archive)
    archive.add(first := _individual(1, 99.6))
    archive.add(_individual(2, 99.7))
    judge.known[1] = judged(first, False, SPEED)
    assert judge._next(archive) is None
    archive.add(better := _individual(3, 99.0))
    assert judge._next(archive) is better


def test_what_gains_little_waits_for_what_gains_much() -> None:
    judge = Judge(Archive(_individual(0, 100.0)))
    judge._patient_s = 1.0
    assert not judge._waited
    judge.known[1] = judged(_individual(1, 99.0), False)
    assert judge._waited
    assert judge._gain(_individual(2, 50.0)) == 2.0


def test_however_many_are_refused_the_next_one_has_its_turn() -> None:
    archive = Archive(_individual(0, 100.0))
    judge = Judge(archive)
    for number in range(1, 40):
        archive.add(_individual(number, 50.0 + number))
    for number in range(1, 40):
        wanted = judge._next(archive)
        assert wanted is not None
        assert wanted.id == number
        judge.known[number] = judged(wanted, False)
    assert judge._next(archive) is None


def test_what_has_the_edits_of_something_refused_waits_for_all_others() -> None:
    archive = Archive(_individual(0, 100.0))
    judge = Judge(archive)
    archive.add(wrong := _individual(1, 70.0, patch=patch_of(1)))
    judge.known[1] = judged(wrong, False)
    archive.add(more := _individual(2, 60.0, patch=patch_of(1, 2)))
    archive.add(other := _individual(3, 80.0, patch=patch_of(2)))
    assert judge._next(archive) is other
    judge.known[3] = judged(other, False)
    assert judge._next(archive) is more
    judge.known[3] = judged(other, True)
    assert judge._next(archive) is None


def test_other_edits_may_make_up_for_what_one_was_too_slow_with() -> None:
    archive = Archive(_individual(0, 100.0))
    judge = Judge(archive)
    archive.add(slow := _individual(1, 70.0, patch=patch_of(1)))
    judge.known[1] = judged(slow, False, SPEED)
    archive.add(_individual(2, 69.5, patch=patch_of(1, 2)))
    archive.add(other := _individual(3, 80.0, patch=patch_of(2)))
    assert judge._next(archive) is other
    archive.add(better := _individual(4, 65.0, patch=patch_of(1, 3)))
    assert judge._next(archive) is better
    judge.known[1] = judged(slow, False, "held-out")
    assert judge._next(archive) is other


def test_a_search_beside_which_winners_are_judged_goes_on_until_the_end() -> None:
    tracker = Tracker.of_run(lambda progress: None, 100.0)
    tracker.judges_beside()
    tracker.prepared(30.0)
    tracker.continue_from(98.5)
    assert not tracker.out_of_time
    tracker.count(Outcome.OK, False)
    tracker.check_time()
    tracker.continue_from(99.1)
    assert tracker.out_of_time
    with pytest.raises(TimeUp):
        tracker.check_time()  # what is abandoned then has no grace that others would pay for


def test_as_many_judge_as_search() -> None:
    assert [ahead.judging(workers) for workers in (1, 2, 4, 64)] == [1, 2, 4, 8]


def test_after_an_interrupt_only_what_is_there_counts() -> None:
    tracker = Tracker.of_run(lambda progress: None, None)
    assert not tracker.limited
    assert tracker.first_ends_s == float("inf")
    tracker.interrupted()
    assert tracker.limited
    assert tracker.ends_s <= tracker.elapsed_s
    assert tracker.first_ends_s == float("inf")


@pytest.mark.parametrize("limited", [True, False])
def test_a_search_whose_time_is_limited_learns_of_verdicts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limited: bool
) -> None:
    found: list[frozenset[str]] = []

    def spoilers(judge: ahead.Ahead) -> frozenset[str]:
        archive = run._archive
        if not found and archive is not None and archive.best.patch.edits:
            found.append(ids_of(archive.best.patch))
        return found[0] if found else frozenset()

    monkeypatch.setattr(ahead.Ahead, "spoilers", property(spoilers))
    run = evolution(tmp_path / "run", lambda progress: None, 2)
    run._tracker = Tracker.of_run(lambda progress: None, 1000.0 if limited else None)
    records = run.run().journal.read()
    at = [n for n, record in enumerate(records) if isinstance(record, Spoilers)]
    assert found
    assert len(at) == limited
    last = [r for r in records if isinstance(r, Generation)][-1]
    evaluated = {r.id: r for r in records if isinstance(r, Evaluation)}
    population = [frozenset(e.id for e in evaluated[i].patch) for i in last.population if i]
    assert population
    assert any(found[0] & ids for ids in population) is not limited
    if limited:
        assert records[at[0]] == Spoilers(edits=tuple(sorted(found[0])))
