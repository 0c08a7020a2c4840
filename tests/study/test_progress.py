"""What a study tells whoever watches, and when its time is up."""

from __future__ import annotations

import math

import pytest

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.search.options import SearchOptions
from gevo.study import progress
from gevo.study.progress import (
    LEAST_TRIALS,
    OF_A_CONFIGURATION,
    OF_A_KERNEL,
    REPORT,
    Progress,
    TimeUp,
    Tracker,
)
from gevo.testing.searchers import generation, make

GOOD = Measurement(Outcome.OK, (50.0,), 0.0)
BAD = Measurement(Outcome.WRONG)


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(progress.time, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_preparing_that_leaves_no_time_for_a_verdict_is_given_up_in_one_line(
    clock: Clock,
) -> None:
    tracker = Tracker.of_run(lambda now: None, 120.0)
    clock.now += 60.0
    tracker.require_time()
    clock.now += 1.0
    with pytest.raises(ConfigError, match=r"--time-budget 120s is too short: .* taken 61s") as why:
        tracker.require_time()
    assert "give more than 3m" in str(why.value)
    assert "\n" not in str(why.value)
    tracker.preparing(3, 24)  # 61 s for three and a half, so 419 s for all
    with pytest.raises(ConfigError, match="3 of 24 kernels are ready; give more than 14m"):
        tracker.require_time()
    short = Tracker.of_run(lambda now: None, 40.0)
    clock.now += 29.0
    short.require_time()  # what takes some seconds anyhow is no reason
    shorter = Tracker.of_run(lambda now: None, 10.0)
    clock.now += 9.0
    shorter.require_time()
    clock.now += 2.0
    with pytest.raises(ConfigError, match=r"--time-budget 10s is too short: .* taken 11s"):
        shorter.require_time()
    endless = Tracker.of_run(lambda now: None, None)
    clock.now += 1e6
    endless.require_time()


def test_counts_and_rate(clock: Clock) -> None:
    seen: list[Progress] = []
    tracker = Tracker(seen.append, None)
    tracker.count(GOOD.outcome, cached=True, earlier=True)
    clock.now += 2.0
    for measurement, cached in ((GOOD, False), (BAD, False), (BAD, True), (GOOD, True)):
        tracker.count(measurement.outcome, cached)
    tracker.tick()
    now = seen[-1]
    assert (now.evaluations, now.cached) == (5, 3)
    assert now.rejected == (("wrong", 2),)
    assert now.rate == 2.0  # the one of an earlier session took none of this one's time


def test_the_search_is_shown_from_its_initial_population_on(clock: Clock) -> None:
    seen: list[Progress] = []
    tracker = Tracker(seen.append, None)
    search = make(SearchOptions(population=8, generations=3))
    tracker.searching(search)
    assert (seen[-1].phase, seen[-1].generation, seen[-1].remaining_s) == ("search", -1, None)
    generation(search, [])
    clock.now += 10.0
    tracker.searching(search)
    assert (seen[-1].generation, seen[-1].generations) == (0, 3)
    assert seen[-1].remaining_s == 30.0
    assert seen[-1].best_speedup >= 1.0


def test_the_budget_limits_the_estimate_and_counts_earlier_sessions(clock: Clock) -> None:
    seen: list[Progress] = []
    tracker = Tracker(seen.append, 100.0)
    search = make(SearchOptions(population=8, generations=1000))
    generation(search, [])
    clock.now += 30.0
    tracker.searching(search)
    assert seen[-1].remaining_s == 70.0
    assert not tracker.out_of_time
    assert tracker.later(0.5) == 65.0
    tracker.continue_from(71.0)
    assert tracker.elapsed_s == 101.0
    assert tracker.out_of_time
    assert tracker.later(0.5) == 101.0


def test_a_wave_gets_a_grace_and_no_more(clock: Clock) -> None:
    tracker = Tracker(lambda now: None, 100.0)
    clock.now += 104.0
    tracker.check_time()  # the first variant is measured yet
    tracker.count(GOOD.outcome, cached=False)
    clock.now -= 2.0
    tracker.check_time()
    clock.now += 2.0
    tracker.tick()
    with pytest.raises(TimeUp):
        tracker.check_time()


def test_without_a_budget_there_is_no_hurry(clock: Clock) -> None:
    tracker = Tracker(lambda now: None, None)
    clock.now += 1e9
    tracker.check_time()
    assert not tracker.out_of_time
    assert tracker.later(0.5) == math.inf


def test_where_preparing_took_a_quarter_of_the_budget_the_search_begins_at_once(
    clock: Clock,
) -> None:
    tracker = Tracker.of_run(lambda now: None, 100.0)
    clock.now += 24.0
    assert not tracker.hurries
    clock.now += 2.0
    assert tracker.hurries
    assert not Tracker.of_run(lambda now: None, None).hurries


@pytest.mark.parametrize(
    ("prepared_s", "clock", "ends_s"),
    [
        *((3.0, False, 70.0), (15.0, False, 70.0), (25.0, False, 50.0), (60.0, False, 35.0)),
        *((3.0, True, 60.0), (8.0, True, 52.0), (15.0, True, 35.0)),
    ],
)
def test_validation_keeps_more_time_where_drawing_cases_took_long_or_a_clock_runs(
    monkeypatch: pytest.MonkeyPatch, prepared_s: float, clock: bool, ends_s: float
) -> None:
    now = [0.0]
    monkeypatch.setattr("gevo.study.progress.time.monotonic", lambda: now[0])
    tracker = Tracker.of_run(lambda progress: None, 100.0)
    tracker.prepared(prepared_s, clock)
    now[0] = ends_s - 0.5
    assert not tracker.out_of_time
    now[0] = ends_s + 0.5
    assert tracker.out_of_time


def test_a_search_that_has_found_nothing_gets_what_no_verdict_needs(clock: Clock) -> None:
    tracker = Tracker.of_run(lambda now: None, 150.0)
    clock.now += 10.0
    tracker.prepared(10.0, True)
    clock.now += 81.0
    assert tracker.out_of_time  # 60 s are for a verdict
    tracker.nothing_gains()
    assert not tracker.out_of_time
    clock.now += 38.5
    assert not tracker.out_of_time  # 20 s are
    clock.now += 1.0
    tracker.nothing_gains()
    assert tracker.out_of_time


def test_a_search_that_finds_something_late_ends_for_its_verdict(clock: Clock) -> None:
    tracker = Tracker.of_run(lambda now: None, 150.0)
    clock.now += 10.0
    tracker.prepared(10.0, True)
    tracker.something_gains()  # early: nothing changes
    clock.now += 79.0
    assert not tracker.out_of_time
    clock.now += 2.0
    tracker.nothing_gains()
    clock.now += 10.0
    assert not tracker.out_of_time
    tracker.something_gains()
    clock.now += 0.1
    assert tracker.out_of_time


def test_a_search_beside_verdicts_loses_no_time_by_having_found_nothing(clock: Clock) -> None:
    tracker = Tracker.of_run(lambda now: None, 100.0)
    tracker.judges_beside()
    clock.now += 98.0
    tracker.nothing_gains()
    assert not tracker.out_of_time


def test_trials_of_configurations_leave_most_of_a_small_budget_to_the_verdict(
    clock: Clock,
) -> None:
    tracker = Tracker.of_run(lambda now: None, 60.0)
    clock.now += 10.0
    tracker.prepared(10.0, True, OF_A_CONFIGURATION, LEAST_TRIALS)
    clock.now += 9.5
    assert not tracker.out_of_time
    clock.now += 1.0
    assert tracker.out_of_time


def test_minimisation_has_a_share_of_what_is_left(clock: Clock) -> None:
    tracker = Tracker.of_run(lambda now: None, 100.0)
    clock.now += 60.0
    late = tracker.minimising()
    clock.now += 11.0
    assert not late()
    clock.now += 2.0
    assert late()
    endless = Tracker.of_run(lambda now: None, None).minimising()
    clock.now += 1e6
    assert not endless()


def test_a_command_s_time_counts_from_its_start_and_ends_with_its_report(clock: Clock) -> None:
    tracker = Tracker.of_run(lambda now: None, 100.0, began=clock.now - 6.0)
    assert tracker.elapsed_s == 6.0
    assert tracker.ends_s == 100.0 - 0.75 * 6.0  # a report and the end take less than the start
    assert tracker.deadline == clock.now - 6.0 + 95.5
    assert Tracker.of_run(lambda now: None, 100.0, began=clock.now).ends_s == 99.0
    assert Tracker.of_run(lambda now: None, 20.0, began=clock.now - 10.0).ends_s == 18.0
    assert Tracker.of_run(lambda now: None, 100.0).ends_s == 100.0
    endless = Tracker.of_run(lambda now: None, None, began=clock.now)
    assert (endless.ends_s, endless.deadline) == (math.inf, math.inf)
    clock.now += 89.5
    assert tracker.allows(0.0)
    assert not tracker.allows(0.1)


def test_a_resumed_run_has_what_earlier_sessions_left_or_one_verdict(clock: Clock) -> None:
    tracker = Tracker.of_run(lambda now: None, 100.0, began=clock.now)
    tracker.continue_from(60.0)
    tracker.resumed()
    assert tracker.deadline == clock.now + 39.0
    clock.now += 39.0
    assert tracker.deadline == clock.now
    tracker.resumed()
    assert tracker.first_ends_s == tracker.deadline == math.inf
    assert tracker.ends_s == 99.0  # for all but the first
    tracker.require_time()


def test_an_interruption_leaves_the_first_verdict_its_time(clock: Clock) -> None:
    tracker = Tracker.of_run(lambda now: None, 100.0, began=clock.now)
    clock.now += 40.0
    tracker.interrupted()
    assert tracker.ends_s == 40.0
    assert tracker.first_ends_s == math.inf


def test_a_report_on_more_kernels_has_more_time(clock: Clock) -> None:
    def left_s(kernels: int, budget_s: float) -> float:
        tracker = Tracker.of_run(lambda now: None, budget_s, clock.now - 4.0)
        tracker.reports_on(kernels)
        return budget_s - tracker.ends_s

    assert left_s(0, 1000.0) == pytest.approx(4.0 * REPORT)
    assert left_s(10, 1000.0) == pytest.approx(4.0 * (REPORT + 10 * OF_A_KERNEL))
    assert left_s(100, 100.0) == pytest.approx(10.0)


def test_the_search_goes_on_until_what_is_reserved_but_as_long_as_it_was_given(
    clock: Clock,
) -> None:
    tracker = Tracker.of_run(lambda now: None, 100.0)
    clock.now += 10.0
    tracker.prepared(10.0, True, ratio=4.0)
    clock.now += 51.0
    for reserved_s, out in ((30.0, False), (50.0, True), (0.0, False)):
        tracker.reserve(reserved_s)
        assert tracker.out_of_time is out
    clock.now -= 2.0
    tracker.reserve(90.0)
    assert not tracker.out_of_time, "it was given 60 seconds"
