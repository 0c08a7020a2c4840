"""A modelled gain counts only as far as the machine code bears it out."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from gevo.device.forecast import Forecast, KernelWork
from gevo.device.simt.model.gpu import gpu_of_device
from gevo.errors import CompileFailed
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring import issued
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.issued import Issued, Issuing
from gevo.evaluate.scoring.machine import MachineCode
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.schema import Conclusion, Stage
from gevo.validate.assembled import ASSEMBLED, borne_out, slower_by
from gevo.validate.emitted import EMITTED
from gevo.validate.fresh import draw
from gevo.validate.judge import Judge
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.verdict import Subject, Verdict
from gevo.workload.spec import load
from tests.nvrtc import needs_nvrtc
from tests.smallkernel import module, program, spec_in

GPU = gpu_of_device("simt:H200")
TIMING = ("[[heldout]]", "[[timing]]\nseed = 1\nsizes = { n = 40000 }\n\n[[heldout]]")
MIX = """  %a1 = lshr i32 %v, 15
  %a2 = xor i32 %a1, %v
  %a3 = mul i32 %a2, -2048144777
  %a4 = lshr i32 %a3, 13
  %a5 = xor i32 %a4, %a3
  %a6 = mul i32 %a5, -1028477379
  %a7 = lshr i32 %a6, 16
  %a8 = xor i32 %a7, %a6
  %a9 = mul i32 %a8, 668265263
  %b1 = lshr i32 %a9, 15
  %b2 = xor i32 %b1, %a9
  %b3 = mul i32 %b2, 374761393
  %b4 = lshr i32 %b3, 11
  %b5 = xor i32 %b4, %b3
"""
LOOP = """  br label %turns
turns:
  %at = phi i32 [ 0, %work ], [ %then, %turns ]
  %sum = phi i32 [ 0, %work ], [ %r, %turns ]
HERE
  %low = and i32 %at, 31
  %spot = getelementptr i32, ptr %x, i32 %low
  %w = load volatile i32, ptr %spot, align 4
  %c = xor i32 %b5, %w
  %r = add i32 %sum, %c
  %then = add i32 %at, 1
  %again = icmp slt i32 %then, 300
  br i1 %again, label %turns, label %end, !llvm.loop !0
end:
"""
KEPT = '\n!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n'
INSIDE = LOOP.replace("HERE", MIX)
OUTSIDE = MIX + LOOP.replace("HERE\n", "")
"""The same with what does not change in front of the loop, where ptxas puts it anyhow."""

ROUNDS = """  br label %turns
turns:
  %at = phi i32 [ 0, %work ], [ %then, %turns ]
  %spot = getelementptr i32, ptr addrspace(3) @spare, i32 %tid
  store volatile i32 %v, ptr addrspace(3) %spot, align 4
  %then = add i32 %at, 1
  %again = icmp slt i32 %then, 200
  br i1 %again, label %turns, label %end, !llvm.loop !0
end:
  %r = mul i32 %v, 3
"""
"""Rounds of which the result does not tell how many there are."""

Judged = Callable[[str, str], Verdict]


@pytest.fixture
def judged(tmp_path: Path) -> Judged:
    """The verdict on a body in place of another."""

    def judged(base: str, variant: str) -> Verdict:
        text = module(base) + KEPT
        baseline, path = program(text), spec_in(tmp_path, text, TIMING)
        executor = InProcess(WorkerSpec("simt:H200", str(path), baseline))
        workload = load(path)
        baseline_measurements(executor, workload, baseline)
        fresh = draw(executor, baseline, workload, 7)
        setup = ValidationSetup(executor, executor, baseline, workload, fresh, "simt:H200", True)
        return Judge(setup).begin(Subject(program(module(variant) + KEPT))).verdict()

    return judged


def named(verdict: Verdict, name: str) -> Stage:
    return next(one for one in verdict.stages if one.name == name)


@needs_nvrtc
def test_what_ptxas_does_anyhow_is_no_gain(judged: Judged) -> None:
    verdict = judged(INSIDE, OUTSIDE)
    assert named(verdict, EMITTED).passed
    assert named(verdict, EMITTED).detail.startswith("1.")
    assert verdict.conclusion is Conclusion.REFUSED
    why = verdict.why_not or ""
    assert why.startswith(f"{ASSEMBLED}: no gain shown: timing cases: modelled 0.9")
    assert "k 1.000 of those before" in why
    assert verdict.speed["timing"].speedup == pytest.approx(1.0, abs=0.02)


@needs_nvrtc
def test_what_the_machine_code_has_less_of_stays_a_gain(judged: Judged) -> None:
    verdict = judged(ROUNDS, ROUNDS.replace("200", "100"))
    assert named(verdict, ASSEMBLED).passed, verdict.why_not
    assert "k 0.5" in named(verdict, ASSEMBLED).detail
    assert verdict.speed["timing"].speedup > 1.2
    assert verdict.conclusion is Conclusion.VALIDATED


def test_without_tools_the_stage_says_so(judged: Judged, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(ptx: str, arch: str) -> None:
        raise CompileFailed(f"there is no ptxas for {arch}")

    monkeypatch.setattr(issued, "machine_code_by", missing)
    verdict = judged(INSIDE, OUTSIDE)
    stage = named(verdict, ASSEMBLED)
    assert (stage.passed, stage.excused) == (None, True)
    assert stage.detail == "not compared: there is no ptxas for sm_90"
    assert verdict.flags == ()
    assert verdict.speed["timing"].speedup > 1.05


def test_what_was_refused_before_is_not_assembled(
    judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(self: Issuing, cleaned: str) -> Issued:
        raise AssertionError("asked")

    monkeypatch.setattr(Issuing, "of_emitted", never)
    stage = named(judged(OUTSIDE, INSIDE), ASSEMBLED)
    assert (stage.passed, stage.excused) == (None, True)


def work(time_ns: float, **alone_ns: float) -> KernelWork:
    """A kernel's launch, of which each cause takes so long alone."""
    alone = {"launch": 10.0, "latency": 1.0, "issue": 1.0, **alone_ns}
    return KernelWork("k", 1.0, (), 32.0, 64.0, 0.0, 0.0, alone_ns=alone, time_ns=time_ns)


@pytest.mark.parametrize(
    ("share", "was", "now", "slower"),
    [
        (1.0, {"int": 100.0}, {"int": 50.0}, 2.0),  # which ptxas saves the other one, too
        (0.8, {"int": 100.0}, {"int": 50.0}, 1.6),
        (0.4, {"int": 100.0}, {"int": 50.0}, 1.0),  # better than modelled is no more than modelled
        (
            1.3,
            {"int": 20.0, "latency": 900.0},
            {"int": 20.0, "latency": 300.0},
            1.0,
        ),  # it waits less
        (1.0, {"int": 20.0, "dram": 90.0}, {"int": 20.0, "dram": 50.0}, 1.0),  # it moves less
        (1.0, {"sfu": 90.0}, {"sfu": 50.0}, 1.0),  # what ptxas leaves
    ],
)
def test_fewer_instructions_count_as_far_as_the_machine_code_has_fewer(
    share: float, was: dict[str, float], now: dict[str, float], slower: float
) -> None:
    found = slower_by(work(0.0, **now), work(0.0, **was), share, GPU)
    assert found == pytest.approx(slower, rel=0.02)


def told(was: KernelWork, now: KernelWork) -> Duel:
    """What is said of two kernels."""
    sides = [
        Measurement(Outcome.OK, (one.time_ns + one.alone_ns["launch"],), 0.0) for one in (now, was)
    ]
    own, base = (Forecast({}, 0.0, 0.0, 0.0, 0.0, kernels=(one,)) for one in (now, was))
    return Duel(sides[0], sides[1], (own, base))


def code(**counts: float) -> Issued:
    """A program that issues so much by kernel."""
    return Issued(MachineCode("", {}, "ptxas"), counts)


@pytest.mark.parametrize(
    ("after", "gain"), [(code(k=50.0), 110 / 60), (code(k=80.0), 110 / 90), (code(k=200.0), 1.0)]
)
def test_a_gain_is_borne_out_kernel_by_kernel(after: Issued, gain: float) -> None:
    duel = told(work(100.0, issue=100.0), work(50.0, issue=50.0))
    assert borne_out(duel, code(k=100.0), after, GPU) == pytest.approx(gain)


def test_what_is_not_known_is_not_doubted() -> None:
    duel = told(work(100.0, issue=100.0), work(50.0, issue=50.0))
    assert borne_out(duel, code(), code(k=200.0), GPU) == pytest.approx(110 / 60)
    assert borne_out(Duel(duel.candidate, duel.baseline), code(), code(), GPU) == math.inf
