"""A validation that is cut off: verdicts that are complete stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.errors import DeviceLost
from gevo.records.run import RunFolder
from gevo.records.schema import Validation
from gevo.search.individual import Individual
from gevo.search.options import profile
from gevo.study import ahead
from gevo.study.contest import UNDER_WAY, Contest, Judged
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from gevo.study.progress import Tracker
from gevo.study.study import INTERRUPTED, TIME_BUDGET
from gevo.validate.judge import Trial
from tests.journals import lines
from tests.programs import POLY


def evolve(out: Path, budget: float | None = None) -> RunFolder:
    search = profile(
        "quick", population=12, generations=2, initial_mutations=1, retries=4, tolerance=0.3
    )
    options = EvolutionOptions(
        kernel=POLY,
        workload=POLY.with_suffix(".toml"),
        entry=(),
        device="simt",
        search=search,
        seed=3,  # with which the front has more than one member
        workers=2,
        moves=False,
        out=out,
        time_budget_s=budget,
    )
    return Evolution(options, lambda progress: None).run()


def validations(folder: RunFolder) -> list[Validation]:
    return [record for record in folder.journal.read() if isinstance(record, Validation)]


@pytest.mark.parametrize(
    ("end", "reason"),
    [(KeyboardInterrupt(), INTERRUPTED), (DeviceLost("gone"), "device lost: gone")],
    ids=["interrupted", "device lost"],
)
def test_what_is_judged_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: BaseException, reason: str
) -> None:
    judged, tried = Contest._judged, Contest._tried
    done: list[Judged] = []
    begun: list[object] = []

    def interrupted(self: Contest, *args: object) -> Judged:
        if done:
            raise end
        assert len(begun) == UNDER_WAY
        done.append(judged(self, *args))  # type: ignore[arg-type]
        return done[0]

    def counted(self: Contest, contender: Individual) -> Trial | None:
        begun.append(contender)
        return tried(self, contender)

    monkeypatch.setattr(ahead, "BEGIN_S", 1e9)  # however slow the machine is
    monkeypatch.setattr(Contest, "_judged", interrupted)
    monkeypatch.setattr(Contest, "_tried", counted)
    folder = evolve(tmp_path / "run")
    assert [v.id for v in validations(folder)] == [done[0].individual.id]
    assert lines(folder.journal.path)[-1] == {"type": "end", "reason": reason}
    assert folder.winner_numbers() == ((1,) if done[0].verdict.validated else ())


def test_a_budget_that_is_spent_still_gives_one_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tracker, "allows", lambda self, seconds: False)
    folder = evolve(tmp_path / "run", budget=1000.0)
    assert len(validations(folder)) == 1
    assert lines(folder.journal.path)[-1] == {"type": "end", "reason": TIME_BUDGET}
