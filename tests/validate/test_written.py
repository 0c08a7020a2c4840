"""A winner over PTX must beat the PTX as written, too."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gevo.child import in_child
from gevo.device.ptx import emit_ptx
from gevo.errors import CompileFailed
from gevo.evaluate.codegen import Code
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring import issued
from gevo.evaluate.scoring.duel import Duel
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.load import load
from gevo.records.forms import to_json
from gevo.records.schema import KernelChange, Pair, Stage, Why
from gevo.validate.read_back import LIFTED, MACHINE, PtxComparison, WrittenPtx
from gevo.validate.setup import ValidationSetup
from gevo.validate.statistics import compare
from tests.nvrtc import needs_nvrtc
from tests.validate.conftest import Tiny

SAME = Pair(before=1.0, after=1.0)


def timed(own: float, base: float, error: float = 0.0) -> Duel:
    """100 trials; a little noise, that a test has something to go by."""
    noise = [1.0 + 0.001 * (n % 7) for n in range(100)]
    return Duel(
        Measurement(Outcome.OK, tuple(own * one for one in noise), error),
        Measurement(Outcome.OK, tuple(base * one for one in noise), 0.0),
    )


@pytest.fixture
def setup(tiny: Tiny, tmp_path: Path) -> ValidationSetup:
    """The tiny kernel as its user has it: PTX, which LLVM has made of the text here."""
    path = tmp_path / "wasteful.ptx"
    path.write_text(in_child(emit_ptx, (tiny.baseline.text,), 60))
    program = load(path)
    executor = InProcess(WorkerSpec("simt", str(tiny.source), program))
    return replace(tiny.bench(), baseline=program, device=executor, simt=executor)


DUELS = {"training": timed(90.0, 100.0), "held-out": timed(90.0, 100.0)}


def test_programs_that_are_no_ptx_have_no_such_stage(tiny: Tiny) -> None:
    code = Code("", "")
    assert WrittenPtx(tiny.bench()).compared(tiny.baseline, code, DUELS, True) is None


def test_other_configurations_have_none(setup: ValidationSetup) -> None:
    tuned = setup.baseline.configured((("block", 64),))
    assert WrittenPtx(setup).compared(tuned, Code("", ""), DUELS, True) is None


def test_what_has_failed_already_is_not_compared(setup: ValidationSetup) -> None:
    found = WrittenPtx(setup).compared(setup.baseline, Code("", ""), DUELS, False)
    assert found is not None
    assert (found.stage.passed, found.stage.excused) == (None, True)


def test_what_is_more_exact_need_not_be_faster(setup: ValidationSetup) -> None:
    exact = replace(DUELS["training"].candidate, error=0.0)
    base = replace(DUELS["training"].baseline, error=0.5)
    found = WrittenPtx(setup).compared(
        setup.baseline, Code("", "ptx"), {"training": Duel(exact, base)}, True
    )
    assert found is not None
    assert "exactness" in found.stage.detail


def test_without_tools_the_stage_says_so(
    setup: ValidationSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(ptx: str, arch: str) -> None:
        raise CompileFailed("there is no ptxas that knows PTX ISA 8.8 for sm_90")

    monkeypatch.setattr(issued, "machine_code", missing)
    found = WrittenPtx(setup).compared(setup.baseline, Code("", "ptx"), DUELS, True)
    assert found is not None
    assert found.stage.name == MACHINE
    assert (found.stage.passed, found.stage.excused) == (None, True)
    assert found.stage.detail == "not compared: there is no ptxas that knows PTX ISA 8.8 for sm_90"
    assert found.explained(None) is None
    (flag,) = found.flags
    assert flag.startswith("not compared with the PTX as written: there is no ptxas")


@needs_nvrtc
def test_machine_code_is_compared_with_that_of_the_ptx(setup: ValidationSetup) -> None:
    same = WrittenPtx(setup).compared(setup.baseline, Code("", setup.baseline.ptx), DUELS, True)
    assert same is not None
    assert same.stage.passed
    assert "about 1.000 of those that it issues" in same.stage.detail
    more = setup.baseline.ptx.replace("\tret;", "\tmembar.gl;\n\tmembar.gl;\n\tret;")
    slower = WrittenPtx(setup).compared(setup.baseline, Code("", more), DUELS, True)
    assert slower is not None
    assert slower.stage.passed is False
    kernel = KernelChange(
        kernel="triple", instructions=SAME, sectors=SAME, wavefronts=SAME, barriers=SAME,
        latency_ns=SAME, barrier_ns=SAME, occupancy=SAME, registers=SAME, spills=None,
        registers_from="estimate",
    )  # fmt: skip
    shown = slower.explained(Why(sentence="", kernels=(kernel,), lines=()))
    assert shown is not None
    (row,) = shown.kernels
    assert row.machine is not None
    assert row.issued is not None
    assert row.machine.after > row.machine.before
    assert row.issued.after > row.issued.before
    assert "machine" not in to_json(kernel)


@pytest.mark.parametrize(
    ("passed", "kinds", "left"),
    [
        (True, ("training", "held-out"), {"training": 1.5, "held-out": 1.5}),
        (True, ("training", "timing"), {"training": 2.0, "timing": 1.5}),
        (False, ("training", "timing"), {"training": 2.0, "timing": 2.0}),
    ],
)
def test_gains_are_no_larger_than_what_is_believed(
    passed: bool, kinds: tuple[str, ...], left: dict[str, float]
) -> None:
    found = PtxComparison(Stage(MACHINE, passed, ""), most=1.5)
    speed = {kind: compare((50.0,), (100.0,), modelled=True) for kind in kinds}
    assert {kind: one.speedup for kind, one in found.left(speed).items()} == pytest.approx(left)


class Clock:
    """An executor of a GPU: the lifted program takes so much of what the PTX takes."""

    def __init__(self, lifted: float) -> None:
        self._lifted = lifted
        self.asked: list[Any] = []

    def duel(self, program: Any, cases: Any, trials: int, warm: int) -> Future[Duel]:
        self.asked.append(program)
        future: Future[Duel] = Future()
        future.set_result(timed(self._lifted * 200.0, 200.0))
        return future


@pytest.mark.parametrize(
    ("lifted", "passed", "says"),
    [(1.1, True, "1.222 on training cases, 1.222 on held-out cases"), (0.85, False, "gains -5.5")],
)
def test_on_a_gpu_it_must_beat_what_llvm_makes_of_the_unmodified_program(
    setup: ValidationSetup, lifted: float, passed: bool, says: str
) -> None:
    clock: Any = Clock(lifted)
    measured = replace(setup, device=clock, modelled=False)
    found = WrittenPtx(measured).compared(setup.baseline, Code("", "ptx"), DUELS, True)
    assert found is not None
    assert found.stage.name == LIFTED
    assert found.stage.passed is passed
    assert says in found.stage.detail
    assert {program.ptx for program in clock.asked} == {""}
    assert (found.p_value is not None) is passed


def test_what_cannot_be_counted_is_not_compared(
    setup: ValidationSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    def executed(program: object) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(CompileFailed("no"))
        return future

    monkeypatch.setattr(issued, "machine_code", lambda ptx, arch: None)
    monkeypatch.setattr(setup.device, "executed", executed)
    found = WrittenPtx(setup).compared(setup.baseline, Code("", setup.baseline.ptx), DUELS, True)
    assert found is not None
    assert found.missing == "original.ptx, read again: no"
