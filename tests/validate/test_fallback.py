"""Kernels that were changed together, of which one runs its unmodified body."""

from __future__ import annotations

import pytest

from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.records.schema import Conclusion
from gevo.validate.fallback import HELD_BACK
from gevo.validate.fresh import draw, explored
from gevo.validate.judge import Judge
from gevo.validate.runs import DIFFERENCE
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.verdict import Subject
from gevo.workload.spec import load
from tests.smallkernel import KERNEL, PLAIN, module, program, spec_in, unless
from tests.validate.test_counterexamples import DECLARED, WASTE, stage

SPEC = (
    DECLARED,
    ('[arrays.y]\nrole = "out"',
     '[arrays.z]\nrole = "out"\ndtype = "i32"\nshape = ["n"]\n\n[arrays.y]\nrole = "scratch"'),
    ('args = ["x", "y", "n", "s"]\n',
     'args = ["x", "y", "n", "s"]\n\n[[launch]]\nkernel = "m"\ngrid = ["ceil_div(n, 32)"]\n'
     'block = [32]\nargs = ["y", "z", "n", "s"]\n'),
)  # fmt: skip
NOT_77 = unless("icmp eq i32 %n, 77", "0")
MIRRORED = """  %last = sub i32 %n, 1
  %there = sub i32 %last, %i
  %wide_there = sext i32 %there to i64
  %other_end = getelementptr i32, ptr {}, i64 %wide_there
"""
TO_THE_OTHER_END = (
    "  store i32 %r, ptr %py", MIRRORED.format("%y") + "  store i32 %r, ptr %other_end"
)  # fmt: skip
FROM_THE_OTHER_END = (
    "  %v = load i32, ptr %px", MIRRORED.format("%x") + "  %v = load i32, ptr %other_end"
)  # fmt: skip
OTHERWISE = "  %twice = shl i32 %v, 1\n  %r = add i32 %twice, %v"


def pair(first, second, first_changes=(), second_changes=()):
    """Two kernels, one after the other."""
    other = KERNEL.replace("@k", "@m").replace("BODY", second.rstrip())
    for old, new in second_changes:
        assert old in other
        other = other.replace(old, new)
    return module(first, *first_changes) + other


@pytest.mark.parametrize(
    ("variant", "conclusion"),
    [
        (pair(PLAIN, PLAIN, [TO_THE_OTHER_END], [FROM_THE_OTHER_END]), Conclusion.CONDITIONAL),
        (pair(PLAIN, OTHERWISE), Conclusion.GUARDED),
        (pair(PLAIN, PLAIN), Conclusion.GUARDED),
    ],
    ids=["only together", "each alone", "one alone"],
)
def test_a_kernel_whose_test_fails_goes_with_those_whose_holds(tmp_path, variant, conclusion):
    text = pair(WASTE + NOT_77, PLAIN)
    baseline, path = program(text), spec_in(tmp_path, text, *SPEC)
    workload = load(path)
    executor = InProcess(WorkerSpec("simt", str(path), baseline))
    baseline_measurements(executor, workload, baseline)
    fresh = explored(executor, baseline, workload, draw(executor, baseline, workload, 7))
    about = executor, executor, baseline, workload, fresh, "simt:H200", True
    judge = Judge(ValidationSetup(*about))
    subject = Subject(program(variant))
    verdict = judge.guarded(subject, judge.begin(subject).verdict())
    assert verdict.conclusion is conclusion
    if conclusion is Conclusion.GUARDED:
        assert verdict.guards == {"k": "arg2 != 77"}
        mixed = HELD_BACK.format("k") in stage(verdict, DIFFERENCE).detail
        assert mixed is (variant != pair(PLAIN, PLAIN))
        return
    guarded = judge._with_guard(subject, verdict, None)
    failed = stage(guarded, DIFFERENCE)
    assert failed.passed is False
    assert failed.detail.startswith(f"{HELD_BACK.format('k')}, where its test fails: wrong")
