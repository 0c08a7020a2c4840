"""Modelled gains that the machine code does not bear out: none for a search, as for a verdict."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gevo.child import in_child
from gevo.device.base import Lowered
from gevo.device.ptx import emit_ptx
from gevo.errors import CompileFailed
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring import issued
from gevo.evaluate.scoring.issued import Issuing, borne_out_ns
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load
from tests.nvrtc import needs_nvrtc
from tests.validate.conftest import FIRST, SECOND, Tiny, make_tiny

SHARES = pytest.mark.parametrize(
    ("time_ns", "share", "counts_ns"),
    [(80.0, 1.0, 80.0), (80.0, 0.9, 80.0), (80.0, 1.01, 101.0), (130.0, 1.2, 130.0)],
)


@SHARES
def test_what_issues_more_has_no_gain(time_ns: float, share: float, counts_ns: float) -> None:
    assert borne_out_ns(time_ns, 100.0, share) == pytest.approx(counts_ns)


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    return make_tiny(tmp_path)


@pytest.fixture
def worker(tiny: Tiny, tmp_path: Path) -> Worker:
    """Of the tiny kernel as its user has it: PTX, which LLVM has made of the text here."""
    path = tmp_path / "wasteful.ptx"
    path.write_text(in_child(emit_ptx, (tiny.baseline.text,), 60))
    return Worker(WorkerSpec("simt", str(tiny.source), load(path)))


def lowered(worker: Worker, program: Program) -> Lowered:
    found = worker.lower(program).lowered
    assert found is not None
    return found


def measured(worker: Worker, faster: float) -> Measurement:
    return Measurement(Outcome.OK, (worker.scorer.unmodified_ns / faster,), 0.0)


def told(worker: Worker, before: float, after: float, patch: pytest.MonkeyPatch) -> Issuing:
    """A worker's figures are these."""
    patch.setattr(Issuing, "_original", before)
    patch.setattr(Issuing, "_compared", lambda self, ptx: after)
    return Issuing(worker.scorer)


@pytest.mark.parametrize(("after", "counts"), [(90.0, 1.25), (100.0, 1.25), (105.0, 1 / 1.05)])
def test_a_search_ranks_by_what_the_machine_code_bears_out(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, after: float, counts: float
) -> None:
    issuing = told(worker, 100.0, after, monkeypatch)
    baseline = lowered(worker, worker.scorer.baseline)
    found = issuing.borne_out(baseline, measured(worker, 1.25))
    assert worker.scorer.unmodified_ns / found.runtime_ns == pytest.approx(counts)


def test_only_gains_that_could_be_offered_are_doubted(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(self: Issuing, ptx: str) -> float:
        raise AssertionError("asked")

    monkeypatch.setattr(Issuing, "_compared", never)
    baseline = lowered(worker, worker.scorer.baseline)
    issuing = Issuing(worker.scorer)
    little = [measured(worker, faster) for faster in (0.9, 1.0, 1.004)]
    for one in (*little, Measurement(Outcome.WRONG)):
        assert issuing.borne_out(baseline, one) is one
    settings = replace(baseline, settings=(("block", 64),))
    assert issuing.borne_out(settings, faster := measured(worker, 2.0)) is faster


def test_programs_that_are_no_ptx_keep_their_time(tiny: Tiny) -> None:
    worker = tiny.executor.judge
    assert not worker.issuing.asked
    faster = measured(worker, 2.0)
    assert worker.issuing.borne_out(lowered(worker, tiny.baseline), faster) is faster
    assert "machine code" not in worker.fingerprint()[2]


def test_without_tools_the_modelled_time_counts(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(ptx: str, arch: str) -> None:
        raise CompileFailed("there is no nvdisasm")

    monkeypatch.setattr(issued, "machine_code", missing)
    monkeypatch.setattr(issued, "machine_code_by", missing)
    faster = measured(worker, 2.0)
    assert worker.issuing.borne_out(lowered(worker, worker.scorer.baseline), faster) is faster
    assert worker.fingerprint()[2]["machine code"] == "there is no nvdisasm"


def wasteful(tiny: Tiny) -> Program:
    """A variant that is faster by the model, and its machine code is."""
    return tiny.program(FIRST, SECOND)


@needs_nvrtc
def test_a_gain_that_the_machine_code_has_stays(worker: Worker, tiny: Tiny) -> None:
    faster = worker.scorer.baseline.rewritten(wasteful(tiny).text)
    ready = lowered(worker, faster)
    plain = worker.scorer.score(ready)
    assert plain.runtime_ns < worker.scorer.unmodified_ns
    assert worker.score(ready, None) == plain
