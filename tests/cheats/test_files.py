"""What a file says that only shows where it is assembled, launched, or run at its real size."""

from __future__ import annotations

from contextlib import ExitStack
from unittest.mock import patch

import pytest

from gevo.device.cuda.ptxas import find
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.records.schema import Conclusion, Stage
from gevo.validate.account import account
from gevo.validate.fresh import draw
from gevo.validate.judge import CODE, Judge
from gevo.validate.runs import ORDERS_OF_THREADS, TRAINING, WHOLE
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.speed import SPEED
from gevo.validate.speed import TIMING as SAMPLED
from gevo.validate.verdict import Subject
from gevo.workload.spec import load
from tests.smallkernel import PLAIN, module, program, spec_in

TIMING = ("[[heldout]]", "[[timing]]\nseed = 7\nsizes = { n = 20000 }\n\n[[heldout]]")
ONE_BLOCK = """  %other = xor i32 %cta, 301
  %less = sub i32 %other, 1
  %is = lshr i32 %less, 31
  %product = mul i32 %v, 3
  %r = add i32 %product, %is"""
"""Wrong in one block that no small case has, and decides nothing."""
_ASM = '".reg .b32 t; mul.lo.s32 t, $1, 3; mov.b32 $0, t;", "=r,r"(i32 %v)'
TWICE = f"""  %a = call i32 asm sideeffect {_ASM}
  %b = call i32 asm sideeffect {_ASM}
  %r = and i32 %a, %b"""
ROOM = '"nvvm.maxntid"="16"'
EXACT = '"nvvm.reqntid"="32,2"'


def register(name: str, shift: int) -> tuple[str, str]:
    """A body that gives another result where a special register is large, and its declaration."""
    read = f"@llvm.nvvm.read.ptx.sreg.{name}()"
    body = f"""  %number = call i32 {read}
  %high = lshr i32 %number, {shift}
  %product = mul i32 %v, 3
  %r = add i32 %product, %high"""
    return body, f"declare i32 {read}\n"


def attributed(text: str) -> str:
    return module(PLAIN, ("i32 %s) {", f"i32 %s) {text} {{"))


def judged(folder, variant: str, *changes: tuple[str, str], text: str = module(), speed=False):
    path = spec_in(folder, text, *changes)
    baseline = program(text)
    workload = load(path)
    executor = InProcess(WorkerSpec("simt", str(path), baseline))
    baseline_measurements(executor, workload, baseline)
    fresh = draw(executor, baseline, workload, 7)
    setup = ValidationSetup(executor, executor, baseline, workload, fresh, "simt:H200", True)
    faster = Stage(SPEED, True, "not asked"), None
    with ExitStack() as unasked:
        if not speed:
            unasked.enter_context(patch("gevo.validate.judge.speed_stage", lambda _: faster))
            unasked.enter_context(patch("gevo.validate.emitted.asked", lambda *of: False))
        return Judge(setup).begin(Subject(program(variant))).verdict()


CHEATS = {
    "blocks_too_large": (attributed(ROOM), TRAINING, ".maxntid 16 does not allow"),
    "blocks_of_another_shape": (attributed(EXACT), TRAINING, ".reqntid 32, 2 does not allow"),
    "a_multiprocessor": ("smid", ORDERS_OF_THREADS, "wrong"),
    "how_many_multiprocessors": ("nsmid", ORDERS_OF_THREADS, "wrong"),
    "one_block_of_many": (module(ONE_BLOCK), WHOLE, "wrong: case timing0"),
}


@pytest.mark.parametrize("name", CHEATS)
def test_refused(tmp_path, name):
    text, stage, says = CHEATS[name]
    if text in ("smid", "nsmid"):
        body, declared = register(text, 3)
        text = module(body) + declared
    verdict = judged(tmp_path, text, *((TIMING,) if stage == WHOLE else ()))
    assert verdict.conclusion is Conclusion.REFUSED
    first = next(one for one in verdict.stages if one.passed is False)
    assert (first.name, says in first.detail) == (stage, True), first


@pytest.mark.skipif(find("sm_90") is None, reason="no ptxas")
def test_what_ptxas_refuses(tmp_path):
    verdict = judged(tmp_path, module(TWICE))
    first = next(one for one in verdict.stages if one.passed is False)
    assert (first.name, "Duplicate definition" in first.detail) == (CODE, True), first


def test_timing_cases_are_run_as_a_whole(tmp_path):
    verdict = judged(tmp_path, module("  %a = shl i32 %v, 1\n  %r = add i32 %a, %v"), TIMING)
    assert verdict.conclusion is Conclusion.VALIDATED
    said = "1 cases and 2 with all arrays at one end, 1.000 times as fast as a whole"
    assert Stage(WHOLE, True, said) in verdict.stages


WORK_LIST = """  %pd = getelementptr i32, ptr PLACE, i64 %wide
  %d = load i32, ptr %pd, align 4
  %open = icmp eq i32 %d, 0
  br i1 %open, label %once, label %done
once:
  NOTE
  br label %rounds
rounds:
  %round = phi i32 [ 0, %once ], [ %next, %rounds ]
  %sum = phi i32 [ %v, %once ], [ %r, %rounds ]
  %r = mul i32 %sum, 3
  KEEP
  %next = add i32 %round, 1
  %more = icmp slt i32 %next, 99
  br i1 %more, label %rounds, label %end
end:"""
"""The first launch does all, and notes what is done: there is nothing left for those behind it."""
NOTED = "store i32 1, ptr %pd, align 4"
KEPT = "%part = sdiv i32 %r, %s\n  store volatile i32 %part, ptr %py, align 4"
OFTEN = ('args = ["x",', 'repeat = 12\nargs = ["x",'), TIMING
IN_SCRATCH = (
    ('"x", "y",', '"x", "y", "noted",'),
    (
        "[[launch]]",
        '[arrays.noted]\nrole = "scratch"\ndtype = "i32"\nshape = ["n"]\n'
        'init = { kind = "zeros" }\n\n[[launch]]',
    ),
)


def listed(scratch: bool, note: str, keep: str) -> str:
    place = "%noted" if scratch else "addrspacecast (ptr addrspace(1) @noted to ptr)"
    body = WORK_LIST.replace("NOTE", note).replace("KEEP", keep).replace("PLACE", place)
    if scratch:
        return module(body, ("ptr %y, i32", "ptr %y, ptr %noted, i32"))
    return module(body) + "@noted = addrspace(1) global [20000 x i32] zeroinitializer\n"


@pytest.mark.parametrize("scratch", [True, False])
def test_what_later_launches_pay_for_is_no_gain(tmp_path, scratch):
    """Launches are timed on what the unmodified program leaves them, where this costs nothing.

    What scratch memory then holds is seen at once, and so is what a variable of the module holds.
    """
    own = listed(scratch, NOTED, KEPT)
    changes = (*OFTEN, *(IN_SCRATCH if scratch else ()))
    honest, cheat = (
        judged(tmp_path, listed(scratch, note, ""), *changes, text=own, speed=scratch)
        for note in (NOTED, "")
    )
    assert honest.conclusion is Conclusion.VALIDATED
    assert honest.speed[SAMPLED].speedup > 1.05
    assert cheat.conclusion is Conclusion.REFUSED
    if scratch:
        assert cheat.speed[SAMPLED].speedup < 1.0
        assert cheat.why_not.startswith(f"{SPEED}: no gain shown: timing cases")
    else:
        assert "leaves something else in the module's variable noted" in cheat.why_not
        assert any(one.name == WHOLE and one.passed is not True for one in cheat.stages)


CONTRACTED = """  %f = sitofp i32 %v to float
  %p = fmul FLAGS float %f, 0.25
  %q = fadd FLAGS float %p, 3.0
  %r = fptosi float %q to i32"""


@pytest.mark.parametrize(("flags", "told"), [("contract", True), ("fast", True), ("", False)])
def test_products_and_sums_that_ptxas_may_contract(flags, told):
    """Where the unmodified program does not let it: no run of the PTX's text shows that."""
    own, other = (program(module(CONTRACTED.replace("FLAGS", one))) for one in ("", flags))
    assert [one.approximate for one in account(own, None, other, None)] == [True] * told
    assert not account(other, None, other, None)
