"""A search that is cut off in the middle of a wave: what it keeps, and how it goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from gevo.device.base import Lowered
from gevo.errors import DeviceLost
from gevo.evaluate.executor import InProcess, Limits
from gevo.evaluate.jobs import WorkerSpec
from gevo.measurement import Measurement
from gevo.records.run import RunFolder, Winner
from gevo.search.options import profile
from gevo.study import target
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from gevo.study.progress import TimeUp, Tracker
from tests.journals import lines
from tests.programs import POLY

SCALE = Path(__file__).parents[1] / "data/tunable/scale.ll"
Evolve = Callable[..., RunFolder]


@pytest.fixture
def scored(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """What each executor has run, in the order they were made: a study's first one searches.

    Everything happens in this process.
    """
    runs: list[set[str]] = []

    class Counting(InProcess):
        run: set[str]

        def score(self, lowered: Lowered) -> Future[Measurement]:
            self.run.add(lowered.digest)
            return super().score(lowered)

    def make(spec: WorkerSpec, workers: int, limits: Limits) -> InProcess:
        executor = Counting(spec)
        executor.run = set()
        runs.append(executor.run)
        return executor

    monkeypatch.setattr(target, "open_executor", make)
    return runs


@pytest.fixture
def evolve(scored: list[set[str]], monkeypatch: pytest.MonkeyPatch) -> Evolve:
    """Runs a small study; after `jobs` finished jobs of its search something happens."""

    def run(
        out: Path,
        jobs: int,
        ends: BaseException | None,
        resume: bool = False,
        kernel: Path = POLY,
        robust: bool = False,
    ) -> RunFolder:
        left = [jobs]

        def check_time(self: Tracker) -> None:
            left[0] -= 1
            if ends is not None and left[0] <= 0:
                raise ends

        monkeypatch.setattr(Tracker, "check_time", check_time)
        options = EvolutionOptions(
            kernel=kernel,
            workload=kernel.with_suffix(".toml"),
            entry=(),
            device="simt",
            moves=False,
            search=profile(
                "quick",
                population=5,
                generations=2,
                initial_mutations=1,
                retries=4,
                robust=robust,
            ),
            seed=2,
            workers=1,
            out=out,
            resume=resume,
            tune=kernel == SCALE,
        )
        return Evolution(options, lambda progress: None).run()

    return run


def kinds(folder: RunFolder) -> Counter[str]:
    return Counter(record["type"] for record in lines(folder.journal.path))


def evaluated(folder: RunFolder) -> list[dict[str, Any]]:
    return [r for r in lines(folder.journal.path) if r["type"] == "evaluation"]


@pytest.mark.parametrize(("jobs", "runs"), [(6, 3), (8, 4), (11, 5)])
def test_what_was_measured_when_time_was_up_is_kept(
    evolve: Evolve, tmp_path: Path, jobs: int, runs: int
) -> None:
    """Of the first wave's five variants, each of which is lowered and run as soon as it is drawn.

    One of them is no slower than the unmodified program, and is screened: that is a job, too.
    """
    folder = evolve(tmp_path / "run", jobs, TimeUp())
    assert kinds(folder)["evaluation"] == runs
    assert kinds(folder)["generation"] == 0
    assert lines(folder.journal.path)[-1] == {"type": "end", "reason": "time budget"}
    assert lines(folder.progress.path)[-1]["evaluations"] == runs


def test_what_was_kept_may_win(evolve: Evolve, tmp_path: Path) -> None:
    folder = evolve(tmp_path / "run", 11, TimeUp())
    (verdict,) = (r for r in lines(folder.journal.path) if r["type"] == "validation")
    assert (verdict["id"], verdict["validated"]) == (5, True)
    assert Winner.load(folder.path / "front/01.patch.json").id == 5


@pytest.mark.parametrize(
    ("ends", "reason"),
    [
        (TimeUp(), "time budget"),
        (KeyboardInterrupt(), "interrupted"),
        (DeviceLost("gone"), "device lost: gone"),
    ],
    ids=["time", "interrupt", "device"],
)
@pytest.mark.parametrize("jobs", [8, 14])
def test_resuming_gives_what_nobody_disturbed(
    evolve: Evolve,
    scored: list[set[str]],
    tmp_path: Path,
    jobs: int,
    ends: BaseException,
    reason: str,
) -> None:
    """And what was measured before is not run again by the search."""
    whole = evolve(tmp_path / "whole", 0, None)
    cut = evolve(tmp_path / "cut", jobs, ends)
    assert lines(cut.journal.path)[-1]["reason"] == reason
    known = {r["key"] for r in evaluated(cut)}
    assert known
    before = len(scored)
    resumed = evolve(tmp_path / "cut", 0, None, resume=True)
    assert not known & scored[before]
    assert resumed.journal.path.read_bytes() == whole.journal.path.read_bytes()


@pytest.mark.parametrize("jobs", [12, 20, 40], ids=["tuning", "tuning's end", "initial"])
def test_a_joint_search_loses_no_configuration(
    evolve: Evolve, scored: list[set[str]], tmp_path: Path, jobs: int
) -> None:
    whole = evolve(tmp_path / "whole", 0, None, kernel=SCALE)
    found = evaluated(whole)
    tuned = [r for r in found if r["origin"] == "tuning"]
    assert found[: len(tuned)] == tuned
    assert [r["id"] for r in found] == list(range(1, len(found) + 1))
    fastest = min(tuned, key=lambda r: r["measurement"]["times_ns"] or [1e99])
    (first, *_) = (r for r in found if r["origin"] == "initial")
    assert first["parents"] == [fastest["id"]]

    cut = evolve(tmp_path / "cut", jobs, TimeUp(), kernel=SCALE)
    assert (cut.path / "front/01.patch.json").exists()
    known = {r["key"] for r in evaluated(cut)}
    before = len(scored)
    resumed = evolve(tmp_path / "cut", 0, None, True, SCALE)
    assert not known & scored[before]
    assert resumed.journal.path.read_bytes() == whole.journal.path.read_bytes()


def test_the_low_end_of_gains_is_searched_for_again(
    evolve: Evolve, scored: list[set[str]], tmp_path: Path
) -> None:
    whole = evolve(tmp_path / "whole", 0, None, robust=True)
    plain = evolve(tmp_path / "plain", 0, None)
    first, same = evaluated(whole)[:5], evaluated(plain)[:5]  # of the first wave
    assert [r["key"] for r in first] == [r["key"] for r in same]
    times = [
        (one["measurement"]["times_ns"][0], sum(other["measurement"]["times_ns"]))
        for one, other in zip(first, same, strict=True)
        if other["measurement"]["times_ns"]
    ]
    assert any(low > median for low, median in times)
    evolve(tmp_path / "cut", 8, KeyboardInterrupt(), robust=True)
    before = len(scored)
    resumed = evolve(tmp_path / "cut", 0, None, resume=True, robust=True)
    assert len(scored[before]) < len(scored[0])
    assert resumed.journal.path.read_bytes() == whole.journal.path.read_bytes()
