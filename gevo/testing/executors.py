"""What every executor must do, wherever it runs its jobs, and the cache on top of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from gevo.device.base import Lowered, RunOptions
from gevo.edits.patch import Patch
from gevo.edits.text import patch_to_json
from gevo.errors import CompileFailed, EditError, GevoError, WorkloadError
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.jobs import WorkerSpec
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.testing.poly import POLY_SPEC, faster, invalid, out_of_bounds, poly, variant, wrong
from gevo.workload.case import TestCase
from gevo.workload.spec import load

LIMITS = Limits(case_s=5.0, train_cases=2)
"""For executors that take some."""
BROKEN = """
def reference(inputs, sizes):
    {body}
"""


def spec(workload: Path = POLY_SPEC) -> WorkerSpec:
    """For workers on the simt device."""
    return WorkerSpec("simt", str(workload), poly())


def train() -> tuple[TestCase, ...]:
    """The cases that a search sees."""
    return load(POLY_SPEC).train


class ExecutorSuite:
    """An executor gives the same measurements as any other, and blames jobs for what they do.

    Override `opener`, whose scope is the module.
    """

    @pytest.fixture(scope="module")
    @classmethod
    def opener(cls) -> Callable[[WorkerSpec], Executor]:
        """Opens an executor with workers of that kind."""
        raise NotImplementedError

    @pytest.fixture(scope="module")
    @classmethod
    def executor(cls, opener: Callable[[WorkerSpec], Executor]) -> Iterator[Executor]:
        """An executor with workers on the simt device."""
        made = opener(spec())
        made.fingerprint()
        yield made
        made.close()

    @pytest.fixture
    def make(
        self, opener: Callable[[WorkerSpec], Executor]
    ) -> Iterator[Callable[[WorkerSpec], Executor]]:
        """Makes executors that are closed in the end."""
        made: list[Executor] = []

        def make(spec: WorkerSpec) -> Executor:
            made.append(opener(spec))
            return made[-1]

        yield make
        for executor in made:
            executor.close()

    def test_the_fingerprint_names_the_device(self, executor: Executor) -> None:
        name, modelled, fingerprint = executor.fingerprint()
        assert name == "simt:H200"
        assert modelled
        assert fingerprint["device"] == name

    def test_outcomes_are_measurements(self, executor: Executor) -> None:
        outcomes = {}
        for program in (poly, faster, wrong, out_of_bounds, invalid):
            reply = executor.lower(program()).result()
            measured = reply.refused or (reply.lowered and executor.score(reply.lowered).result())
            assert measured
            outcomes[program.__name__] = measured.outcome
            assert bool(measured.times_ns) == measured.ok
            assert measured.ok or measured.detail
        assert outcomes == {
            "poly": Outcome.OK,
            "faster": Outcome.OK,
            "wrong": Outcome.WRONG,
            "out_of_bounds": Outcome.OUT_OF_BOUNDS,
            "invalid": Outcome.INVALID,
        }

    def test_jobs_under_way_together_give_what_they_give_alone(self, executor: Executor) -> None:
        programs = [faster(), poly(), wrong(), poly(), faster()]
        plan = tuple((case, RunOptions()) for case in train())
        together = [executor.measure(program, plan) for program in programs]
        alone = [executor.measure(program, plan).result() for program in programs]
        assert [job.result() for job in together] == alone
        assert alone[0].runtime_ns < alone[1].runtime_ns

    def test_duels_time_both(self, executor: Executor) -> None:
        duel = executor.duel(faster(), train(), 1, 0).result()
        assert duel.candidate.runtime_ns < duel.baseline.runtime_ns
        assert executor.duel(wrong(), train(), 1, 0).result().candidate.outcome is Outcome.WRONG

    def test_replaying(self, executor: Executor) -> None:
        assert executor.replay(patch_to_json(Patch())).result().digest == poly().digest
        gone: dict[str, Any] = {
            "kind": "delete",
            "id": "e1",
            "seed": 1,
            "uid": "u9999",
            "rewires": [],
        }
        with pytest.raises(EditError):
            executor.replay({**patch_to_json(Patch()), "edits": [gone]}).result()

    def test_generating_code(self, executor: Executor) -> None:
        code = executor.emit(poly()).result()
        assert ".entry poly" in code.ptx
        assert "@poly(" in code.ir
        with pytest.raises(CompileFailed):
            executor.emit(invalid()).result()

    def test_a_wave_comes_back_in_order_each_distinct_variant_run_once(
        self, executor: Executor
    ) -> None:
        runs: list[str] = []
        score = executor.score

        class Counting:
            """The executor, with a list of what it ran."""

            def __getattr__(self, name: str) -> object:
                return getattr(executor, name)

            def score(self, lowered: Lowered) -> Future[Measurement]:
                runs.append(lowered.digest)
                return score(lowered)

        evaluator = CachingEvaluator(Counting())  # type: ignore[arg-type]
        renamed = variant("  %unused = fadd float %v.0, 1.0\n")  # the same once it is cleaned up
        wave = [faster(), poly(), wrong(), faster(), renamed, invalid()]
        found = evaluator.evaluate(wave)
        outcomes = [e.measurement.outcome for e in found]
        ok, bad = Outcome.OK, Outcome.WRONG
        assert outcomes == [ok, ok, bad, ok, ok, Outcome.INVALID]
        assert [e.cached for e in found] == [False, False, False, True, True, False]
        assert found[4].key == found[1].key
        assert found[4].measurement == found[1].measurement
        assert len(runs) == len(set(runs)) == 3
        again = evaluator.evaluate(wave)
        assert [e.measurement for e in again] == [e.measurement for e in found]
        assert all(e.cached for e in again)
        assert len(runs) == 3

    @pytest.mark.parametrize(
        ("body", "says"),
        [
            ("raise ValueError('no such thing')", "ValueError: no such thing"),
            ("raise SystemExit(3)", "SystemExit"),
            ("return {'y': inputs['x']}", "unmodified kernel"),
            ("return 1", "not a dict"),
        ],
    )
    def test_a_broken_workload_is_an_error_of_its_own(
        self, make: Callable[[WorkerSpec], Executor], tmp_path: Path, body: str, says: str
    ) -> None:
        (tmp_path / "poly.ll").write_text(poly().text)
        (tmp_path / "poly.py").write_text(BROKEN.format(body=body))
        path = tmp_path / "poly.toml"
        path.write_text('python = "poly.py"\nreference = "reference"\n' + POLY_SPEC.read_text())
        executor = make(spec(path))
        job = executor.measure(poly(), tuple((case, RunOptions()) for case in train()))
        with pytest.raises(WorkloadError, match=says) as caught:
            job.result()
        assert "\n" not in str(caught.value)

    def test_a_device_that_is_not_there_is_an_expected_error(
        self,
        make: Callable[[WorkerSpec], Executor],
    ) -> None:
        with pytest.raises(GevoError, match="nope"):
            make(WorkerSpec("simt:nope", str(POLY_SPEC), poly())).fingerprint()

    def test_closing_may_be_repeated(self, make: Callable[[WorkerSpec], Executor]) -> None:
        executor = make(spec())
        executor.fingerprint()
        executor.close()
        executor.close()
