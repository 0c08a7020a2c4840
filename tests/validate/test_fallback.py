"""Kernels that were changed together, of which one runs its unmodified body."""

from __future__ import annotations

import pytest

from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.records.schema import DIFFERENCE, Conclusion
from gevo.validate.fallback import HELD_BACK, IN_SOME, splits
from gevo.validate.fresh import draw, explored
from gevo.validate.judge import Judge
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


def judged(folder, text, variant, changes):
    """What judges a variant of a text, and the variant."""
    baseline, path = program(text), spec_in(folder, text, *changes)
    workload = load(path)
    executor = InProcess(WorkerSpec("simt", str(path), baseline))
    baseline_measurements(executor, workload, baseline)
    fresh = explored(executor, baseline, workload, draw(executor, baseline, workload, 7))
    about = executor, executor, baseline, workload, fresh, "simt:H200", True
    return Judge(ValidationSetup(*about)), Subject(program(variant))


TWICE = (
    DECLARED,
    ('[arrays.y]\nrole = "out"',
     '[arrays.z]\nrole = "out"\ndtype = "i32"\nshape = ["n"]\n\n[arrays.y]\nrole = "scratch"'),
    ('args = ["x", "y", "n", "s"]\n',
     'args = ["x", "y", "n", "n + 1"]\n\n[[launch]]\nkernel = "k"\n'
     'grid = ["ceil_div(n, 32)"]\nblock = [32]\nargs = ["y", "z", "n", "n + 2"]\n'),
    ("[[train]]", '[domain]\nassume = ["noalias(x, y)", "noalias(y, z)"]\n\n[[train]]'),
)  # fmt: skip
"""The same kernel twice, with other numbers."""
SECOND = """  %which = sub i32 %s, %n
  %first = icmp eq i32 %which, 1
  %last = sub i32 %n, 1
  %there = sub i32 %last, %i
"""
SWAPPED = (
    ("  %v = load i32, ptr %px", SECOND + """  %from = select i1 %first, i32 %i, i32 %there
  %wide_from = sext i32 %from to i64
  %source = getelementptr i32, ptr %x, i64 %wide_from
  %v = load i32, ptr %source"""),
    ("  store i32 %r, ptr %py", """  %to = select i1 %first, i32 %there, i32 %i
  %wide_to = sext i32 %to to i64
  %place = getelementptr i32, ptr %y, i64 %wide_to
  store i32 %r, ptr %place"""),
)  # fmt: skip
"""The first launch leaves the array from the other end, the second one reads it so."""


@pytest.mark.parametrize(
    ("changes", "conclusion"), [(SWAPPED, Conclusion.CONDITIONAL), ((), Conclusion.GUARDED)]
)
def test_launches_of_one_kernel_go_with_those_whose_test_fails(tmp_path, changes, conclusion):
    base = module(WASTE + unless("icmp eq i32 %s, 77", "0"))
    judge, subject = judged(tmp_path, base, module(PLAIN, *changes), TWICE)
    train = judge.setup.cases.train
    assert splits(judge.setup.workload, train, "k") == ["arg3 >= 66", "arg3 < 66"]
    verdict = judge.guarded(subject, judge.begin(subject).verdict())
    assert verdict.conclusion is conclusion
    if changes:
        verdict = judge._with_guard(subject, verdict, None)
        assert stage(verdict, DIFFERENCE).passed is False
    assert IN_SOME.format("k", "arg3 >= 66") in stage(verdict, DIFFERENCE).detail


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
    judge, subject = judged(tmp_path, text, variant, SPEC)
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
    assert failed.detail.startswith(f"{HELD_BACK.format('k')}, as where its test fails: wrong")
