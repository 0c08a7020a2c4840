"""A modelled gain counts only where it is there in the code that is emitted."""

from dataclasses import replace

import pytest

from gevo.errors import CompileFailed, ProgramError
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring import as_emitted
from gevo.evaluate.scoring.read_back import lowered_text
from gevo.records.schema import Conclusion
from gevo.validate.emitted import asked
from gevo.validate.fresh import draw
from gevo.validate.judge import Judge
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.speed import EMITTED, SPEED
from gevo.validate.verdict import Subject
from gevo.workload.spec import load
from tests.smallkernel import module, program, small, spec_in

TIMING = ("[[heldout]]", "[[timing]]\nseed = 1\nsizes = { n = 4096 }\n\n[[heldout]]")
INSIDE = """  br label %turns
turns:
  %at = phi i32 [ 0, %work ], [ %then, %turns ]
  %wide1 = zext i32 %tid to i64
  %spot = getelementptr i32, ptr addrspace(3) @spare, i64 %wide1
  store volatile i32 %v, ptr addrspace(3) %spot, align 4
  %w = load volatile i32, ptr addrspace(3) %spot, align 4
  %then = add i32 %at, 1
  %again = icmp slt i32 %then, 200
  br i1 %again, label %turns, label %end
end:
  %r = mul i32 %v, 3
"""
ADDRESS = INSIDE[INSIDE.index("  %wide1") : INSIDE.index("  store")]
OUTSIDE = ADDRESS + INSIDE.replace(ADDRESS, "")
"""The same with the address in front of the loop, where the code generator puts it anyhow."""
HALF = INSIDE.replace("200", "100")


@pytest.fixture
def judged(tmp_path):
    """The verdict on a body in place of another."""

    def judged(base, variant, *changes):
        text = module(base)
        baseline, path = program(text), spec_in(tmp_path, text, *changes)
        executor = InProcess(WorkerSpec("simt", str(path), baseline))
        workload = load(path)
        baseline_measurements(executor, workload, baseline)
        fresh = draw(executor, baseline, workload, 7)
        setup = ValidationSetup(executor, executor, baseline, workload, fresh, "simt:H200", True)
        return Judge(setup).begin(Subject(program(module(variant)))).verdict()

    return judged


def named(verdict, name):
    return next(one for one in verdict.stages if one.name == name)


@pytest.mark.parametrize("change", [(), (TIMING,)])
def test_what_the_code_generator_does_anyhow_is_no_gain(judged, change):
    verdict = judged(INSIDE, OUTSIDE, *change)
    assert named(verdict, SPEED).passed
    assert named(verdict, SPEED).detail.startswith("1.")
    assert max(one.speedup for one in verdict.speed.values()) == pytest.approx(1.0, abs=0.005)
    assert verdict.conclusion is Conclusion.REFUSED
    kind = "timing" if change else "training"
    assert verdict.why_not.startswith(f"{EMITTED}: no gain shown: {kind} cases: modelled 1.0000,")


def test_what_is_there_as_emitted_counts_as_such(judged):
    """Half the rounds gain more as LLVM IR, where each round computes the address, too."""
    verdict = judged(INSIDE, HALF)
    assert named(verdict, EMITTED).passed
    assert "x (holds on 4 of 4 GPUs) on training cases" in named(verdict, EMITTED).detail
    spoken = named(verdict, SPEED).detail
    assert f"{verdict.speed['training'].range.high:.3f}" not in spoken
    assert 1.1 < verdict.speed["training"].speedup


def test_what_cannot_be_emitted_or_read_is_not_compared(judged, monkeypatch):
    def refused(*of):
        raise CompileFailed("not today")

    monkeypatch.setattr(as_emitted, "_emitted", refused)
    verdict = judged(INSIDE, HALF)
    stage = named(verdict, EMITTED)
    assert (stage.passed, stage.excused) == (None, True)
    assert stage.detail == "not compared: compile_failed: not today"
    assert "not compared as emitted: compile_failed: not today" in verdict.flags


def test_what_loses_in_small_launches_as_emitted_gets_a_test_of_their_size(judged, monkeypatch):
    """It would by the rules for the text, which as emitted gains in all cases here."""
    timed = as_emitted.AsEmitted.duels

    def slower(self, *of):
        found = dict(timed(self, *of))
        for name in ("training", "held-out", "fresh"):
            own = found[name].candidate
            times = tuple(10.0 * time for time in own.times_ns)
            found[name] = replace(
                found[name], candidate=replace(own, times_ns=times), forecasts=None
            )
        return found

    monkeypatch.setattr(as_emitted.AsEmitted, "duels", slower)
    verdict = judged(INSIDE, HALF, TIMING)
    assert named(verdict, SPEED).passed
    assert "training cases: " in named(verdict, EMITTED).detail
    assert named(verdict, EMITTED).passed is False
    assert verdict.sizes == {"k": "nctaid.x >= 16"}
    assert verdict.speed["training"].speedup < 0.2
    assert verdict.speed["timing"].speedup > 1.1


def test_loads_stay_in_front_of_a_branch_as_ptxas_puts_them():
    """The second one is needed behind the branch only, and LLVM would sink it there."""
    body = """  %q = getelementptr i32, ptr %px, i64 1
  %other = load i32, ptr %q, align 4
  %far = icmp sgt i32 %v, 7
  br i1 %far, label %store, label %end
store:
  store i32 %v, ptr addrspace(3) @spare, align 4
  br label %end
end:
  %r = mul i32 %other, 3
"""
    text = as_emitted._emitted(program(module(body)).text, ())
    before, _, behind = text.partition("store i32 %t")
    assert before.count("= load i32") == 2
    assert "= load i32" not in behind


def test_a_kernel_that_takes_a_half_is_not_compared(tmp_path):
    """It is launched with two bytes, of which PTX does not say that they are one."""
    text = module("  %r = mul i32 %v, 3", ("i32 %s) {", "half %s) {"))
    scorer = small(tmp_path, module()).scorer
    with pytest.raises(ProgramError, match="k takes a half"):
        lowered_text(scorer.device, program(text), text)
    duels = as_emitted.AsEmitted(scorer).duels(program(text), text, text, {"training": ()})
    assert "k takes a half" in duels["training"].candidate.detail


def test_another_configuration_is_not_asked():
    setup = type("Setup", (), {"times_emitted": True})()
    assert asked(setup, program(module()))
    assert not asked(setup, replace(program(module()), settings=(("B", 64),)))
