"""Configurations of many kernels are judged beside the trials."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest

from gevo.evaluate.executor import InProcess
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.schema import Conclusion, Stage, Validation
from gevo.records.tuned import TunedDatabase
from gevo.study import beside, target
from gevo.study.beside import LEAST, MARGIN, Docket, Entry
from gevo.study.progress import Tracker
from gevo.study.tuned import TunedWinner
from gevo.study.tuning import KernelProblem, TuneOptions
from gevo.study.tuning_session import TuningOutcome, TuningRequest, tune
from gevo.tuning.sketch.catalog import named
from gevo.tuning.sketch.networks import Network
from gevo.tuning.strategy import Strategy, Trial
from gevo.validate.verdict import Verdict, unjudged

PASSED = Verdict((Stage("all", True),))
REFUSED = Verdict((Stage("all", False, "wrong"),))
UNKNOWN = Verdict((Stage("all", None, "nobody can tell"),))
SMALL, LARGE, OFTEN = "matmul_8x8x8", "matmul_16x16x16", "matmul_8x16x8"


@dataclass
class Problem:
    """A kernel whose configurations are numbers, the default is 0."""

    flops: int = 1000

    def default_of(self, trials: Iterable[Trial]) -> Trial | None:
        return next((one for one in trials if one.configuration == (0,)), None)


@dataclass
class Told:
    trials: list[Trial] = field(default_factory=list[Trial])


def entry(*times: float, weight: float = 1.0, flops: int = 1000) -> Entry:
    """With trials of so many nanoseconds, the first of the default."""
    trials = [
        Trial((n,), Measurement(Outcome.OK, times_ns=(time,))) for n, time in enumerate(times)
    ]
    found = cast(KernelProblem, Problem(flops)), cast(Strategy, Told(trials))
    return Entry(*found, weight)


def known(one: Entry, place: int, verdict: Verdict, seconds: float = 1.0) -> None:
    one.known(one.trials[place], verdict, seconds)


def candidate(one: Entry) -> int | None:
    """The number of the configuration that is to be judged."""
    found = one.candidate()
    return None if found is None else cast(int, found.configuration[0])


def test_the_fastest_is_judged_then_what_is_faster_than_what_passed() -> None:
    one = entry(9, 7, 5, 8)
    assert (candidate(one), one.gain()) == (2, 4)
    known(one, 2, PASSED)
    assert (candidate(one), one.gain()) == (None, 0)
    one.strategy.trials.append(Trial((4,), Measurement(Outcome.OK, times_ns=(3.0,))))
    assert (candidate(one), one.gain()) == (4, 2)


def test_what_is_refused_makes_room_for_the_next_best() -> None:
    one = entry(9, 7, 5, 8, 10)
    for place, following in ((2, 1), (1, 3), (3, None)):
        known(one, place, REFUSED)
        assert candidate(one) == following
    assert [trial.configuration for trial, _ in one.given()] == [(2,), (1,), (3,)]


def test_what_nobody_can_judge_in_one_configuration_is_not_asked_of_others() -> None:
    one = entry(9, 7, 5)
    known(one, 2, UNKNOWN)
    assert candidate(one) is None
    many = entry(*range(20, 0, -1))
    for place in range(19, 11, -1):
        assert candidate(many) == place
        known(many, place, REFUSED)
    assert candidate(many) is None


def test_what_time_has_cut_off_is_told_and_does_not_count_as_refused() -> None:
    one = entry(9, 7, 5)
    known(one, 1, PASSED)
    late = unjudged()
    known(one, 2, late)
    assert not one.waits
    given = one.given()
    assert [(trial.cost, verdict) for trial, verdict in given] == [(5, late), (7, PASSED)]


def test_first_comes_what_saves_most_for_its_time() -> None:
    cheap, dear = entry(*[90] * 7, 80), entry(*[90] * 7, 75, flops=3000)
    assert Docket([cheap, dear]).next(last=False) is cheap
    often = entry(*[90] * 7, 75, flops=3000, weight=4)
    assert Docket([cheap, often]).next(last=False) is often
    often.under_way = True
    assert Docket([cheap, often]).next(last=False) is cheap


def test_as_long_as_trials_go_on_what_has_few_or_saves_little_waits() -> None:
    new = entry(90, 10, 10)
    assert Docket([new]).next(last=False) is None
    assert Docket([new]).next(last=True) is new
    much, little = entry(*[900.0] * 7, 1), entry(*[900.0] * 7, 900 - LEAST * 890)
    known(much, 7, PASSED)
    assert Docket([much, little]).next(last=False) is None
    assert Docket([much, little]).next(last=True) is little
    settled, unsettled = entry(*[90] * 30, 50), entry(*[90] * 5, 45)
    assert Docket([unsettled, settled]).next(last=False) is settled


def test_in_the_end_what_fits_into_the_time_goes_first() -> None:
    small, large = entry(90, 80, 79), entry(9000, 10, 9, flops=100_000)
    known(small, 1, PASSED, 2.0)
    docket = Docket([small, large])
    assert docket.next(True, left_s=1000.0) is large
    assert docket.next(True, left_s=10.0) is small


def test_what_verdicts_take_is_learned_from_those_that_are_done() -> None:
    small, large, other = entry(90, 80, 70), entry(90, 80, flops=2000), entry(90)
    docket = Docket([small, large, other])
    assert docket.needed_s(2) is None
    known(small, 2, REFUSED, 30.0)
    assert docket.needed_s(2) is None, "what is refused may be refused early"
    known(small, 1, PASSED, 10.0)
    assert docket.takes_s(small) == 10.0
    assert docket.takes_s(large) == 20.0
    assert docket.takes_s(other) == 10.0
    assert docket.needed_s(2) == MARGIN * 20.0
    small.strategy.trials.append(Trial((3,), Measurement(Outcome.OK, times_ns=(3.0,))))
    assert docket.needed_s(1) == MARGIN * 30.0
    assert docket.needed_s(2) == MARGIN * 20.0, "one after the other they cannot be divided"


@pytest.mark.parametrize(
    ("workers", "batch", "lanes"), [(1, 1, 1), (2, 1, 1), (3, 1, 2), (8, 2, 2)]
)
def test_no_more_judge_side_by_side_than_there_are_kernels(
    workers: int, batch: int, lanes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []
    monkeypatch.setattr(beside.Beside, "_open", lambda self, lanes: opened.append(lanes))
    kernels = [one.problem for one in (entry(9), entry(9))]
    strategies = [cast(Strategy, Told()), cast(Strategy, Told())]
    tracker = Tracker.of_run(lambda now: None, 60.0)
    beside.Beside(kernels, strategies, None, 1, tracker, workers, batch).finish()
    assert opened == [lanes, min(workers, 2)]


@pytest.fixture
def request_(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TuningRequest:
    monkeypatch.setattr(target, "open_executor", lambda spec, *_: InProcess(spec))
    counts = {named(SMALL): 1, named(LARGE): 1, named(OFTEN): 100}
    return TuningRequest(
        network=Network("three", counts, {}),
        strategy="random",
        trials=40,
        out=tmp_path / "run",
        database=tmp_path / "db.json",
        time_budget_s=1000.0,
    )


def run(request: TuningRequest) -> tuple[TuningOutcome, dict[str, TunedWinner]]:
    outcome = tune(request, TuneOptions("simt", 2))
    found = {one.problem.name: one for one in outcome.results if isinstance(one, TunedWinner)}
    return outcome, found


def judging(monkeypatch: pytest.MonkeyPatch, verdict: Any) -> list[tuple[str, Trial]]:
    """What is judged, by a function of problem and trial instead of validation."""
    judged: list[tuple[str, Trial]] = []

    def verdicts(
        problem: KernelProblem, trials: Iterator[Trial], *_: Any
    ) -> Iterator[tuple[Trial, Verdict]]:
        for trial in trials:
            judged.append((problem.name, trial))
            yield trial, verdict(problem, trial)

    monkeypatch.setattr(beside, "verdicts", verdicts)
    return judged


def test_a_network_with_a_clock_is_judged_beside_its_trials_and_after_them(
    request_: TuningRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = judging(monkeypatch, lambda *_: PASSED)
    reserved: list[float] = []
    monkeypatch.setattr(Tracker, "reserve", lambda self, seconds: reserved.append(seconds))
    outcome, found = run(request_)
    for one in found.values():
        fastest = one.tuned.best
        assert fastest is not None
        assert one.best == fastest
    known = [one for one in outcome.folder.journal.read() if isinstance(one, Validation)]
    assert len(known) == len(judged) >= 2
    assert reserved
    assert TunedDatabase(request_.database).entries()


def test_what_is_refused_falls_back_to_what_passes(
    request_: TuningRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses_the_fastest(problem: KernelProblem, trial: Trial) -> Verdict:
        return REFUSED if trial.cost == fastest[problem.name] else PASSED

    judging(monkeypatch, lambda *_: PASSED)
    _, found = run(request_)
    fastest = {name: one.tuned.best.cost for name, one in found.items() if one.tuned.best}
    judging(monkeypatch, refuses_the_fastest)
    again = TuningRequest(**{**vars(request_), "resume": True})
    _, found = run(again)
    one = found[OFTEN]
    default = one.tuned.trials[0].cost
    better = [t.cost for t in one.tuned.trials if fastest[OFTEN] < t.cost < default]
    assert one.best is not None
    assert one.best.cost == min(better)
    assert {verdict.conclusion for trial, verdict in one.judged if trial.cost < min(better)} == {
        Conclusion.REFUSED
    }


def test_where_time_is_up_what_has_passed_is_offered_and_the_rest_told(
    request_: TuningRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging(monkeypatch, lambda problem, _: PASSED if problem.name == LARGE else unjudged())
    outcome, found = run(request_)
    assert found[LARGE].best == found[LARGE].tuned.best
    assert found[OFTEN].best is found[OFTEN].default
    late = [
        one.problem
        for one in outcome.folder.journal.read()
        if isinstance(one, Validation) and one.conclusion is Conclusion.NOT_JUDGED
    ]
    assert OFTEN in late
    assert LARGE not in late


def test_what_a_verdict_raises_ends_the_session(
    request_: TuningRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: Any) -> Verdict:
        raise ValueError("the device is gone")

    judging(monkeypatch, lost)
    with pytest.raises(ValueError, match="the device is gone"):
        run(request_)


def test_without_a_clock_nothing_is_judged_beside_the_trials(
    request_: TuningRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    monkeypatch.setattr(beside.Beside, "__init__", lambda self, *_: made.append(self))
    tune(
        TuningRequest(**{**vars(request_), "time_budget_s": None, "trials": 5}),
        TuneOptions("simt", 2),
    )
    assert not made
