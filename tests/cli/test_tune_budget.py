"""`gevo tune --time-budget`: what ends when, and what is told then."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import ConfigError
from gevo.evaluate.executor import InProcess
from gevo.evaluate.expiry import Expiry
from gevo.records.schema import Conclusion, Validation
from gevo.report.tuning import build
from gevo.report.tuning_text import provenance
from gevo.study import target, tuning_session
from gevo.study.progress import Tracker
from gevo.study.study import TIME_BUDGET
from gevo.study.tuned import TunedWinner
from gevo.study.tuning import TuneOptions
from gevo.study.tuning_session import TuningOutcome, TuningRequest, tune
from gevo.tuning.session import Tuned
from tests.cli.test_tune_command import invoke, records

SCALE = Path(__file__).parents[1] / "data/tunable/scale.ll"


@pytest.fixture
def request_(tmp_path: Path) -> TuningRequest:
    return TuningRequest(
        targets=[str(SCALE)],
        strategy="random",
        trials=None,
        out=tmp_path / "run",
        database=tmp_path / "db.json",
        time_budget_s=1000.0,
    )


@pytest.fixture
def over(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets all of the time be over when a step of the session begins."""
    made: list[Expiry] = []

    def expiry() -> Expiry:
        made.append(Expiry())
        return made[-1]

    def over(step: str) -> None:
        whole: Any = getattr(tuning_session, step)

        def late(*args: Any) -> Any:
            made[0].expire()
            return whole(*args)

        monkeypatch.setattr(tuning_session, step, late)

    monkeypatch.setattr(target, "open_executor", lambda spec, *_: InProcess(spec))
    monkeypatch.setattr(tuning_session, "Expiry", expiry)
    return over


def run(request: TuningRequest) -> tuple[TuningOutcome, TunedWinner]:
    outcome = tune(request, TuneOptions("simt", 1))
    (result,) = outcome.results
    assert isinstance(result, TunedWinner)
    return outcome, result


def test_time_ends_trials_and_verdicts_and_a_resumed_session_gives_the_verdict(
    request_: TuningRequest, over: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tracker, "out_of_time", property(lambda self: self.evaluations >= 4))
    over("_results")
    outcome, result = run(request_)
    assert outcome.end == TIME_BUDGET
    assert len(result.tuned.trials) == 4
    assert result.best is result.default
    (verdict,) = (r for r in outcome.folder.journal.read() if isinstance(r, Validation))
    assert verdict.conclusion is Conclusion.NOT_JUDGED
    assert "not done within the time budget" in (verdict.why_not or "")
    assert not request_.database.exists()
    report = build(outcome.folder.path)
    assert report.asked is None
    assert provenance(report).startswith("4 trials in ")

    monkeypatch.undo()
    monkeypatch.setattr(target, "open_executor", lambda spec, *_: InProcess(spec))
    took_s = outcome.folder.progress.read()[-1].wall_s
    again, judged = run(replace(request_, resume=True, time_budget_s=took_s))
    assert again.end == TIME_BUDGET
    assert len(judged.tuned.trials) == 4, "earlier sessions count"
    assert judged.best is not judged.default
    assert request_.database.exists()


@pytest.mark.parametrize(("saved_ns", "trials"), [(0.0, 7), (1.0, 4)])
def test_trials_go_on_while_none_is_faster_than_the_default(
    saved_ns: float,
    trials: int,
    request_: TuningRequest,
    over: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    most = [4]
    monkeypatch.setattr(Tuned, "saved_ns", saved_ns)
    monkeypatch.setattr(Tracker, "nothing_gains", lambda self: most.append(7))
    monkeypatch.setattr(
        Tracker, "out_of_time", property(lambda self: self.evaluations >= max(most))
    )
    over("_results")
    _, result = run(request_)
    assert len(result.tuned.trials) == trials


def test_a_trial_that_is_cut_off_is_none(
    request_: TuningRequest, over: Callable[[str], None]
) -> None:
    over("_search")
    outcome, result = run(request_)
    assert outcome.end == TIME_BUDGET
    assert result.best is None
    assert [one["type"] for one in records(outcome.folder.path)] == ["start", "end"]


def test_a_budget_that_ends_before_the_first_trial_is_one_line(
    request_: TuningRequest, over: Callable[[str], None], tmp_path: Path
) -> None:
    over("open_first")
    with pytest.raises(ConfigError, match="--time-budget 1000s is too short") as raised:
        run(request_)
    assert "\n" not in str(raised.value)
    assert not (tmp_path / "run").exists()


def test_a_recording_is_tried_as_long_as_there_is_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    params = {"x": list(range(20)), "y": list(range(10))}
    rows = {f"{x},{y}": {"x": x, "y": y, "time": 1.0 + x} for x in range(20) for y in range(10)}
    made = {"device_name": "G", "kernel_name": "k", "tune_params": params, "cache": rows}
    path = tmp_path / "k.json"
    path.write_text(json.dumps(made))
    args = ("--device", f"recorded:{path}", "--strategy", "random", "--json")
    out = ("--out", tmp_path / "run")
    with monkeypatch.context() as patched:
        patched.setattr(Tracker, "out_of_time", property(lambda self: self.evaluations >= 120))
        said = invoke(*args, *out, "--time-budget", "1h")
    assert json.loads(said)["trials"] == 120
    assert json.loads(invoke(*args, *out, "--trials", 130, "--resume"))["trials"] == 130
    with pytest.raises(ConfigError, match="soon"):
        invoke(*args, "--time-budget", "soon", "--out", tmp_path / "other")
