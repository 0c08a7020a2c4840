"""A time budget that ends before everything is judged: what is told then, and that no more is."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gevo.errors import ConfigError
from gevo.evaluate.executor import InProcess
from gevo.records.run import RunFolder
from gevo.records.schema import Conclusion, Stage, Validation
from gevo.search.options import profile
from gevo.search.registry import NSGA2, STEADY
from gevo.study import evolution, target
from gevo.study.ahead import LAST, OTHER, PAUSE, Ahead, Commission, alone, begins
from gevo.study.contest import Judged, not_judged
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from gevo.study.progress import Progress, Tracker
from gevo.study.study import TIME_BUDGET
from gevo.validate.judge import LATE
from gevo.validate.verdict import Verdict
from tests.journals import lines
from tests.programs import POLY
from tests.search.test_archive import _archive, _individual

SCALE = Path(__file__).parents[1] / "data/tunable/scale.ll"


def run_of(
    out: Path,
    watch: Callable[[Progress], None] = lambda progress: None,
    searcher: str = NSGA2,
    kernel: Path = POLY,
) -> Evolution:
    search = profile("quick", population=8, generations=1, initial_mutations=1, retries=4)
    options = EvolutionOptions(
        kernel=kernel,
        workload=kernel.with_suffix(".toml"),
        entry=(),
        device="simt",
        search=search,
        seed=2,
        workers=1,
        moves=False,
        out=out,
        time_budget_s=1000.0,
        searcher=searcher,
        tune=kernel == SCALE,
    )
    return Evolution(options, watch)


def verdicts(folder: RunFolder) -> list[Validation]:
    return [one for one in folder.journal.read() if isinstance(one, Validation)]


@pytest.mark.parametrize(
    ("searcher", "kernel", "note"),
    [(NSGA2, POLY, ""), (STEADY, POLY, ""), (NSGA2, SCALE, "drawing cases")],
    ids=["generations", "async", "tune"],
)
def test_where_nothing_is_judged_beside_the_search_its_end_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, searcher: str, kernel: Path, note: str
) -> None:
    """As on a GPU, and in a joint search."""

    def watch(progress: Progress) -> None:
        if progress.phase == "validation" and progress.note.startswith(note):
            if note or not progress.note:
                run._expiry.expire()

    monkeypatch.setattr(target, "open_executor", lambda spec, *_: InProcess(spec))
    monkeypatch.setattr(Evolution, "_judging_ahead", lambda self, folder: None)
    run = run_of(tmp_path / "run", watch, searcher, kernel)
    folder = run.run()
    (verdict,) = verdicts(folder)
    assert verdict.conclusion is Conclusion.NOT_JUDGED
    assert LATE in (verdict.why_not or "")
    assert folder.winner_numbers() == ()
    assert lines(folder.journal.path)[-1] == {"type": "end", "reason": TIME_BUDGET}


def test_the_process_that_judges_beside_the_search_keeps_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def past(**about: Any) -> Commission:
        return Commission(**{**about, "until": 0.0})

    monkeypatch.setattr(evolution, "Commission", past)
    folder = run_of(tmp_path / "run").run()
    (verdict,) = verdicts(folder)
    assert verdict.conclusion is Conclusion.NOT_JUDGED
    assert LATE in (verdict.why_not or "")
    assert folder.winner_numbers() == ()


def test_a_budget_that_ends_while_the_unmodified_kernel_runs_is_one_line(tmp_path: Path) -> None:
    def watch(progress: Progress) -> None:
        if progress.note.startswith("on "):
            run._expiry.expire()

    run = run_of(tmp_path / "run", watch)
    with pytest.raises(ConfigError, match="--time-budget 1000s is too short"):
        run.run()


class Judge(Ahead):
    """Without a process; verdicts come when a test says so."""

    def __init__(self, now: list[float]) -> None:
        self._clock = lambda: now[0]
        self._pending = self._chosen = None
        self._about = Future()
        self._about.set_result(())
        self._began_s = self._rests_s = self._begin_s = self._patient_s = 0.0
        self._alone = 0.5
        self._modelled = True
        self._measured = _individual(0, 100.0).measurement
        self._failures = 0
        self._dearest_s = {}
        self._learnt_of = self._edits = 0
        self._held_s = math.inf
        self.known = {}
        self.verdict_s = 0.0
        self.began: list[int] = []

    def _start(self, individual: Any) -> None:
        self.began.append(individual.id)
        future: Future[Any] = Future()
        self._pending = individual, future


def tracker_until(ends_s: float, first_due: bool = False, prepared_s: float = 5.0) -> Tracker:
    told = {"ends_s": ends_s, "first_ends_s": ends_s, "first_due": first_due}
    return cast(Tracker, SimpleNamespace(**told, prepared_s=prepared_s))


def test_what_is_under_way_when_time_is_up_is_not_judged() -> None:
    now = [100.0]
    judge = Judge(now)
    found: dict[int, Judged] = {}
    one = _individual(3, 50.0)
    judge._pending = one, Future()
    judge.judge([_individual(4, 60.0)], found, tracker_until(99.0))
    assert found == {3: not_judged(one)}
    assert judge.began == []


def test_what_should_have_had_its_turn_is_not_judged() -> None:
    now = [100.0]
    judge = Judge(now)
    found: dict[int, Judged] = {}
    one = _individual(4, 60.0)
    judge.judge([one], found, tracker_until(99.0))
    assert found == {4: not_judged(one)}


def verdict_of(seconds: dict[str, float], *, late: bool = False, passed: bool = True) -> Verdict:
    return Verdict((Stage("some", passed),), late=late, seconds=seconds)


def test_what_a_verdict_takes_is_learnt_by_stages() -> None:
    """A cheap refusal says nothing of the dear stages, which it never came to."""
    judge = Judge([0.0])
    judge._learn(verdict_of({"cheap": 2.0}, passed=False), 3.0)
    assert judge.verdict_s == 0.0
    judge._learn(verdict_of({"cheap": 1.0, "dear": 5.0}, late=True), 6.0)
    assert judge.verdict_s == 0.0
    judge._learn(verdict_of({"cheap": 1.0, "dear": 4.0}), 5.5)
    assert judge.verdict_s == 2.0 + 5.0 + 1.0
    judge._learn(verdict_of({"cheap": 4.0}, passed=False), 9.0)
    assert judge.verdict_s == 4.0 + 5.0 + 5.0


def test_what_a_verdict_had_alone_counts_as_if_the_search_had_been_beside_it() -> None:
    now = [10.0]
    judge = Judge(now)
    one = _individual(4, 90.0)
    judge._pending = one, Future()
    judge._began_s, now[0] = 10.0, 16.0
    judge.wait(16.0)
    now[0] = 20.0
    judged = Judged(one, one, verdict_of({"dear": 8.0}))
    judge._pending[1].set_result((judged, 10.0))
    judge._take()
    assert judge.verdict_s == pytest.approx(6.0 + 4.0 / 0.5)


def test_where_a_verdict_is_dear_the_first_begins_at_a_quarter_of_the_time() -> None:
    assert begins(5.0, 95.0, prepared_s=4.0) == 14.5
    assert begins(5.0, 95.0, prepared_s=15.0) == 25.0
    assert begins(5.0, 5.0, prepared_s=0.4) == 5.5
    assert begins(5.0, 95.0, prepared_s=20.0) == 20.0  # it takes 40, twice that is left
    assert begins(5.0, 95.0, prepared_s=45.0) == 14.5
    assert begins(70.0, 50.0, prepared_s=12.0) == 75.0  # a quarter is over


def passed(individual: Any) -> Any:
    return SimpleNamespace(individual=individual, verdict=SimpleNamespace(validated=True))


def test_the_search_waits_for_the_first_promising_verdict_from_half_of_the_time_on() -> None:
    judge = Judge([10.0])
    assert not judge.needs_all(tracker_until(100.0, first_due=True))  # nothing is under way
    judge._pending = _individual(4, 90.0), Future()
    assert not judge.needs_all(tracker_until(100.0))
    assert judge.needs_all(tracker_until(100.0, first_due=True))
    assert not judge.needs_all(tracker_until(10.0, first_due=True))  # it is over
    assert not judge.needs_all(tracker_until(float("inf"), first_due=True))
    judge._pending = _individual(4, 99.0), Future()
    assert not judge.needs_all(tracker_until(100.0, first_due=True))  # it hardly matters


def test_a_verdict_alone_takes_less_where_the_cores_are_shared() -> None:
    assert alone(2, 2, 2) == 0.5
    assert alone(8, 8, 16) == 1.0
    assert alone(4, 4, 6) == 0.75


def test_the_machine_is_free_for_the_last_verdict_and_the_search_alone_after_each() -> None:
    now = [20.0]
    judge = Judge(now)
    archive = _archive(_individual(4, 40.0))
    judge.known[3] = passed(_individual(3, 50.0))
    judge.verdict_s, judge._rests_s = 20.0, 20.0 + PAUSE * 20.0
    due_s = 100.0 - LAST * 0.5 * 20.0
    begins = {30.0: False, 45.0: True, due_s - 19.0: False, due_s - 1.0: False, due_s: True}
    for at, begun in begins.items():
        now[0] = at
        judge._pending = None
        judge.began.clear()
        judge.follow(archive, (), 100.0)
        assert judge.began == [4] * begun, at
    assert judge.needs_all(tracker_until(100.0))  # and the search waits for it


@pytest.mark.parametrize(("edits", "needs_s"), [(2, 20.0), (4, 20.0), (6, 23.0), (40, 30.0)])
def test_what_has_more_edits_may_take_longer_to_minimise(edits: int, needs_s: float) -> None:
    judge = Judge([20.0])
    judge.known[3] = passed(_individual(3, 50.0))
    judge.verdict_s, judge._dearest_s = 20.0, {OTHER: 6.0, "dear": 14.0}
    judge._learnt_of, judge._edits = 4, edits
    assert judge._due_s(100.0) == 100.0 - LAST * 0.5 * needs_s


def test_the_first_is_chosen_when_its_cases_are_drawn() -> None:
    judge = Judge([20.0])
    judge._about = Future()
    judge.follow(_archive(_individual(4, 96.0)), (), 100.0)
    assert judge.begun
    assert judge.began == []
    assert judge.needs_all(tracker_until(100.0, first_due=True))  # which are drawn sooner alone
    judge.follow(_archive(_individual(5, 70.0), _individual(4, 96.0)), (), 100.0)
    judge._about.set_result(())
    judge.follow(_archive(_individual(6, 60.0), _individual(4, 96.0)), (), 100.0)
    assert judge.began == [6]


def test_without_a_budget_one_is_judged_after_the_other() -> None:
    judge = Judge([20.0])
    archive = _archive(_individual(4, 40.0))
    judge.known[3] = passed(_individual(3, 50.0))
    judge.verdict_s, judge._rests_s = 20.0, 40.0
    judge.follow(archive, (), float("inf"))
    assert judge.began == [4]


def test_the_search_waits_for_another_where_it_would_come_too_late_beside_it() -> None:
    now = [50.0]
    judge = Judge(now)
    judge.known[3] = passed(_individual(3, 50.0))
    judge.verdict_s = 20.0
    judge._pending, judge._began_s = (_individual(4, 40.0), Future()), 50.0
    assert not judge.needs_all(tracker_until(100.0))
    now[0] = 60.0  # 10 s are left of it
    assert not judge.needs_all(tracker_until(81.0))
    assert judge.needs_all(tracker_until(79.0))  # the last one is due
    judge.known[3] = SimpleNamespace(verdict=SimpleNamespace(validated=False))
    judge._pending = _individual(4, 99.0), Future()
    assert not judge.needs_all(tracker_until(73.0))
    assert judge.needs_all(tracker_until(71.0))
    now[0] = 90.0  # it takes longer than others did
    assert not judge.needs_all(tracker_until(100.0))
    assert judge.needs_all(tracker_until(95.0))


def test_where_none_was_whole_a_verdict_may_take_as_long_as_preparing_did_twice() -> None:
    judge = Judge([0.0])
    judge.known[3] = SimpleNamespace(verdict=SimpleNamespace(validated=False))
    judge._pending = _individual(4, 99.0), Future()
    assert judge.needs_all(tracker_until(23.0, prepared_s=10.0))
    assert not judge.needs_all(tracker_until(25.0, prepared_s=10.0))


def test_when_the_search_has_ended_one_is_begun_that_may_be_done_alone() -> None:
    now = [100.0 - 10.0 * 0.5 - 1.0]
    judge = Judge(now)
    judge.verdict_s = 10.0
    judge.known[3] = passed(_individual(3, 50.0))
    assert judge._fits(100.0)
    now[0] += 2.0
    assert not judge._fits(100.0)
