"""Networks' operators get ready when their first trial comes."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import ConfigError, WorkloadError
from gevo.evaluate.executor import InProcess
from gevo.report.tuning import build
from gevo.report.tuning_text import headline
from gevo.study import preparing, target
from gevo.study.preparing import least_share, order
from gevo.study.progress import (
    AT_TRIALS,
    AT_VERDICTS,
    LEAST_OF_NETWORK,
    LEAST_TRIALS,
    OF_A_CONFIGURATION,
    Progress,
)
from gevo.study.tuning import KernelProblem, TuneOptions, problem
from gevo.study.tuning_session import TuningRequest, tune
from gevo.tuning.sketch.catalog import named
from gevo.tuning.sketch.networks import Network

SMALL, LARGE, OFTEN = "matmul_8x8x8", "matmul_16x16x16", "matmul_8x16x8"
SCALE = str(Path(__file__).parents[1] / "data/tunable/scale.ll")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of what got ready, in order."""
    found: list[str] = []
    whole = KernelProblem.open

    def open_(self: KernelProblem, *args: Any) -> None:
        found.append(self.name)
        whole(self, *args)

    monkeypatch.setattr(KernelProblem, "open", open_)
    monkeypatch.setattr(target, "open_executor", lambda spec, *_: InProcess(spec))
    return found


@pytest.fixture
def request_(tmp_path: Path) -> TuningRequest:
    counts = {named(SMALL): 1, named(LARGE): 1, named(OFTEN): 100}
    return TuningRequest(
        network=Network("three", counts, {}),
        strategy="random",
        out=tmp_path / "run",
        database=tmp_path / "db.json",
    )


def run(
    request: TuningRequest, trials: int, workers: int = 1, **changed: Any
) -> list[tuple[str, Any]]:
    """The trials: whose, and of which configuration."""
    return [(r.problem, r.configuration) for r in recorded(request, trials, workers, **changed)]


def recorded(request: TuningRequest, trials: int, workers: int = 1, **changed: Any) -> list[Any]:
    """The records of the trials."""
    made = TuningRequest(**{**vars(request), "trials": trials, **changed})
    outcome = tune(made, TuneOptions("simt", workers))
    records: Sequence[Any] = outcome.folder.journal.read()
    return [record for record in records if hasattr(record, "measurement")]


def test_what_computes_most_begins_and_the_rest_follows_as_trials_go_on(
    opened: list[str], request_: TuningRequest
) -> None:
    trials = run(request_, 5)
    assert [name for name, _ in trials] == [OFTEN] * 4 + [LARGE]
    assert opened[:2] == [OFTEN, LARGE]
    assert SMALL not in opened
    report = build(request_.out or Path())
    assert report.not_reached == (SMALL,)
    assert report.covered == pytest.approx(1 - 2 * 8**3 / _work(request_))
    assert report.to_json()["not_reached"] == [SMALL]
    said = headline(report)
    assert f"Not reached, and not in the total, 0.5% of the operations: {SMALL}." in said
    assert "2 of 3 kernels" in said


def _work(request: TuningRequest) -> int:
    assert request.network is not None
    return request.network.flops


def test_a_resumed_session_ends_as_an_undisturbed_one_and_readies_only_what_it_needs(
    opened: list[str], request_: TuningRequest, tmp_path: Path
) -> None:
    whole = run(request_, 14, out=tmp_path / "whole")
    assert {name for name, _ in whole} == {SMALL, LARGE, OFTEN}
    assert run(request_, 5) == whole[:5]
    opened.clear()
    assert run(request_, 9, resume=True) == whole[:9]
    assert opened[0] == OFTEN, "the first is asked for the device"
    assert run(request_, 14, resume=True) == whole


def test_an_operator_that_cannot_run_has_one_failed_trial_and_the_others_go_on(
    opened: list[str], request_: TuningRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = KernelProblem.open

    def open_(self: KernelProblem, *args: Any) -> None:
        if self.name == LARGE:
            raise WorkloadError("no room for it")
        whole(self, *args)

    monkeypatch.setattr(KernelProblem, "open", open_)
    names = [name for name, _ in run(request_, 12)]
    assert names.count(LARGE) == 1
    assert names.count(SMALL) > 0
    (failed,) = (k for k in build(request_.out or Path()).kernels if k.name == LARGE)
    assert failed.trials[0].measurement.detail == "no room for it"
    assert [name for name, _ in run(request_, 16, resume=True)].count(LARGE) == 1


def test_a_strategy_that_does_not_exist_is_told_before_anything_gets_ready(
    opened: list[str], request_: TuningRequest
) -> None:
    with pytest.raises(ConfigError, match="no strategy 'best'"):
        run(request_, 4, strategy="best")
    assert not opened


def test_the_first_that_cannot_run_is_told(
    opened: list[str], request_: TuningRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_(self: KernelProblem, *_: Any) -> None:
        raise WorkloadError("no room for it")

    monkeypatch.setattr(KernelProblem, "open", open_)
    with pytest.raises(WorkloadError, match="no room"):
        run(request_, 4)


def test_kernels_that_are_given_are_ready_before_the_first_trial(tmp_path: Path) -> None:
    options = TuneOptions("simt", 1)
    given = [problem(one, options, tmp_path) for one in (SMALL, SCALE, LARGE)]
    assert order(given, None) == [1, 2, 0]


def test_of_a_budget_the_trials_of_many_operators_have_half(tmp_path: Path) -> None:
    options = TuneOptions("simt", 1)
    small, scale, large = (problem(one, options, tmp_path) for one in (SMALL, SCALE, LARGE))
    assert least_share([small, large]) == LEAST_OF_NETWORK >= 0.5
    assert least_share([small]) == least_share([scale]) == LEAST_TRIALS < 0.5


def test_a_network_gives_the_same_with_any_number_of_workers(
    request_: TuningRequest, tmp_path: Path
) -> None:
    """In real processes; trials end it, so no clock does."""

    def made(workers: int) -> list[tuple[str, Any, Any]]:
        changed = {"out": tmp_path / f"of{workers}", "database": tmp_path / f"{workers}.json"}
        found = recorded(request_, 10, workers, batch=2, **changed)
        return [(r.problem, r.configuration, r.measurement.times_ns) for r in found]

    one = made(1)
    assert {name for name, _, _ in one} == {SMALL, LARGE, OFTEN}
    assert one == made(2)
    reports = [build(tmp_path / f"of{workers}").to_json() for workers in (1, 2)]
    for report in reports:
        histories = [one for kernel in report["kernels"] for one in kernel["history"]]
        for record in (report, *report["total"], *histories):
            record.pop("wall_s", None)
    assert reports[0] == reports[1]


def test_what_was_left_for_long_gives_its_workers_back(
    opened: list[str], request_: TuningRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = run(request_, 30)
    assert sorted(opened) == sorted({SMALL, LARGE, OFTEN})
    opened.clear()
    monkeypatch.setattr(preparing, "most_open", lambda memory: 1)
    most = 0
    measure = KernelProblem.measure_all

    def counted(self: KernelProblem, *args: Any) -> Any:
        nonlocal most
        most = max(most, sum(one.is_open for one in known))
        return measure(self, *args)

    known: list[KernelProblem] = []
    begin = KernelProblem.__post_init__
    monkeypatch.setattr(
        KernelProblem, "__post_init__", lambda self: known.append(self) or begin(self)
    )
    monkeypatch.setattr(KernelProblem, "measure_all", counted)
    assert run(request_, 30, out=tmp_path / "few", database=tmp_path / "few.json") == whole
    assert most == 1
    assert len(opened) > 3


def test_each_operator_is_to_have_a_verdict(tmp_path: Path) -> None:
    options = TuneOptions("simt", 1)
    one, other = (problem(name, options, tmp_path) for name in (SMALL, LARGE))
    assert preparing.verdicts_take([one]) == OF_A_CONFIGURATION
    assert preparing.verdicts_take([one, other]) == 2 * OF_A_CONFIGURATION


def test_how_many_wait_with_workers_follows_from_the_memory() -> None:
    assert preparing.most_open(1 << 20) == 1
    assert preparing.most_open(24 << 30) >= 24


def test_what_goes_on_is_shown(opened: list[str], request_: TuningRequest) -> None:
    made = TuningRequest(**{**vars(request_), "trials": 6})
    seen: list[Progress] = []
    tune(made, TuneOptions("simt", 1), seen.append)
    trials = [one for one in seen if one.phase == AT_TRIALS]
    assert [one.generation for one in trials if one.note == LARGE][-2:] == [5, 6]
    assert {one.generations for one in trials} == {6}
    assert trials[-1].best_speedup >= 1
    assert all(one.modelled for one in trials)
    lines = [f"{one.phase}: {one.note}" for one in seen if one.phase == AT_VERDICTS]
    assert lines[-1].endswith("of 3")
    assert f"getting {OFTEN} ready" in {one.note for one in seen}
