"""Modelled gains that the machine code does not bear out: none for a search, as for a verdict."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gevo.child import in_child
from gevo.device.base import Lowered
from gevo.device.ptx import emit_ptx
from gevo.device.simt.model.gpu import gpu_of_device
from gevo.errors import CompileFailed
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring import issued
from gevo.evaluate.scoring.issued import Issued, Issuing, least_share
from gevo.evaluate.scoring.machine import MachineCode
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load
from tests.nvrtc import needs_nvrtc
from tests.validate.conftest import FIRST, SECOND, Tiny, make_tiny

GPU = gpu_of_device("simt:H200")


def code(issues: float, **alone_ns: float) -> Issued:
    """A program of one kernel: warp instructions, and what each cause of time takes alone."""
    alone = {"launch": 10.0, "latency": 1.0, "issue": 1.0, **alone_ns}
    return Issued(MachineCode("", {}, "ptxas"), {"k": issues}, {"k": alone})


LOADS = code(100.0, l1=990.0, latency=300.0, issue=50.0)


@pytest.mark.parametrize(
    ("issues", "now", "least"),
    [
        (100.0, {"l1": 990.0, "latency": 100.0}, 0.0),  # believed, whatever it claims
        (90.0, {"l1": 90.0, "latency": 100.0}, 0.0),
        (110.0, {"l1": 490.0, "latency": 300.0, "issue": 50.0}, 0.51),  # it loads less
        (110.0, {"l1": 990.0, "latency": 30.0, "issue": 50.0}, 1.1),  # it waits less
        (200.0, {"l1": 90.0, "latency": 30.0, "issue": 50.0}, 0.31),  # it does both
        (110.0, {"l1": 920.0, "latency": 300.0, "issue": 50.0}, 1.1),  # it loads a little less
        (2000.0, {"l1": 490.0, "latency": 300.0, "issue": 50.0}, 20.0),  # and issues too much
        (110.0, {"l1": 990.0, "latency": 300.0, "issue": 50.0}, 1.1),  # and gains nothing
    ],
)
def test_what_issues_more_gains_by_its_traffic_alone(
    issues: float, now: dict[str, float], least: float
) -> None:
    found = least_share(LOADS, code(issues, **now), GPU)
    assert found == pytest.approx(least, rel=0.03)


@pytest.mark.parametrize("cause", ["sfu", "fp64", "dispatch", "barrier"])
def test_nothing_but_traffic_makes_up_for_more_instructions(cause: str) -> None:
    found = least_share(
        code(100.0, latency=1.0, **{cause: 990.0}), code(110.0, **{cause: 90.0}), GPU
    )
    assert found == pytest.approx(1.1)


def test_what_is_not_known_to_move_less_is_as_much_slower() -> None:
    more = code(110.0, l1=490.0, latency=300.0)
    assert least_share(LOADS, more, None) == pytest.approx(1.1)
    unknown = replace(more, alone_ns={})
    assert least_share(LOADS, unknown, GPU) == pytest.approx(1.1)
    assert least_share(replace(LOADS, alone_ns={}), more, GPU) == pytest.approx(1.1)


def test_kernels_that_issue_no_more_keep_what_they_wait_less() -> None:
    """Of two kernels the one issues more and moves less, the other waits less."""
    first, second = (
        Issued(
            MachineCode("", {}, "ptxas"),
            {"a": some.issued["k"], "b": other.issued["k"]},
            {"a": some.alone_ns["k"], "b": other.alone_ns["k"]},
        )
        for some, other in (
            (LOADS, code(100.0, latency=1000.0)),
            (code(150.0, l1=490.0, latency=300.0, issue=50.0), code(90.0, latency=500.0)),
        )
    )
    assert least_share(first, second, GPU) == pytest.approx(0.51, rel=0.03)


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
    patch.setattr(Issuing, "_original", code(before))
    patch.setattr(Issuing, "_issued", lambda self, ptx, name: code(after))
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
