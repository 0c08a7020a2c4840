"""A drawn case is used only where the unmodified kernel defines what it gives."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gevo.evaluate.scoring.usable import Passed, Trier
from tests.smallkernel import module, small

FLOATS = (
    ('dtype = "i32"', 'dtype = "f32"'),
    ('kind = "integers", low = 1, high = 50', 'kind = "uniform", low = 1, high = 2'),
)
AS_FLOAT = ("load i32", "load float"), ("store i32", "store float")
INEXACT = ("[[train]]", '[error]\nmetric = "max_relative"\nfloor = 1e-6\n\n[[train]]')


def tried(folder, body, values=(), *changes, text=(), sizes=None, tolerance=0.0):
    made = small(folder, module(body, *text), *changes, tolerance=tolerance)
    case = made.scorer.workload.train[0]
    if sizes:
        case = replace(case, sizes=tuple(sizes.items()))
    return Trier(made.scorer).try_(replace(case, values=tuple(values)))


def test_a_case_like_the_workloads_own(tmp_path):
    found = tried(tmp_path, "  %r = mul i32 %v, 3", ["x = 7"], sizes={"n": 13})
    assert found.reason == ""
    assert found.decided["k"].any()


def test_an_access_out_of_bounds(tmp_path):
    body = """  %k = sext i32 %v to i64
  %far = getelementptr i32, ptr %x, i64 %k
  %r = load i32, ptr %far, align 4"""
    assert tried(tmp_path, body, ["x = 5"]).reason == ""
    assert "out-of-bounds load" in tried(tmp_path, body, ["x = 1000"]).reason


def test_a_loop_that_does_not_end(tmp_path):
    body = """  br label %loop
loop:
  %turn = phi i32 [ 0, %work ], [ %next, %loop ]
  store volatile i32 %turn, ptr %py, align 4
  %next = add i32 %turn, 1
  %again = icmp ne i32 %next, %v
  br i1 %again, label %loop, label %after
after:
  %r = add i32 %v, 1"""
    assert tried(tmp_path, body, ["x = 9"]).reason == ""
    assert "instructions" in tried(tmp_path, body, ["x = -1"]).reason


def test_a_statement_that_the_workload_refuses(tmp_path):
    found = tried(tmp_path, "  %r = mul i32 %v, 3", ["x = 0.5"])
    assert "which holds integers" in found.reason
    assert not found.decided


def test_numbers_that_are_not_finite(tmp_path):
    body = "  %r = fdiv float 1.0, %v"
    assert tried(tmp_path, body, ["x = 4"], *FLOATS, text=AS_FLOAT).reason == ""
    assert tried(tmp_path, body, ["x = 0"], *FLOATS, text=AS_FLOAT).reason == ""
    inexact = tried(tmp_path, body, ["x = 0"], *FLOATS, INEXACT, text=AS_FLOAT, tolerance=1e-3)
    assert inexact.reason == "the unmodified kernel gives numbers that are not finite"


def test_what_depends_on_memory_that_nothing_wrote(tmp_path):
    """Elements above 5 are left as they were."""
    text = (("store i32 %r, ptr %py, align 4\n  br", "br"),)
    body = """  %r = mul i32 %v, 3
  %few = icmp slt i32 %v, 6
  br i1 %few, label %keep, label %done
keep:
  store i32 %r, ptr %py, align 4"""
    assert tried(tmp_path, body, ["x = 5"], text=text).reason == ""
    assert "differ" in tried(tmp_path, body, ["x = 6"], text=text).reason


def test_a_race_that_the_workloads_own_cases_have_not(tmp_path):
    body = """  %k = and i32 %v, 31
  %kw = sext i32 %k to i64
  %place = getelementptr i32, ptr %y, i64 %kw
  store i32 %i, ptr %place, align 4
  %r = mul i32 %v, 3"""
    own = ('kind = "integers", low = 1, high = 50', 'kind = "arange"')
    size = ("n = 64", "n = 32"), ("n = 40", "n = 32")
    reason = tried(tmp_path, body, ["x = 3"], own, *size).reason
    assert reason.startswith("the unmodified kernel is not defined: race")


def test_what_the_reference_disagrees_with(tmp_path):
    (tmp_path / "f.py").write_text(
        "def reference(inputs, sizes):\n    return {'y': abs(inputs['x']) * 3}\n"
    )
    named = ("[sizes]", 'python = "f.py"\nreference = "reference"\n\n[sizes]')
    body = "  %r = mul i32 %v, 3"
    assert tried(tmp_path, body, ["x = 7"], named).reason == ""
    assert "disagrees" in tried(tmp_path, body, ["x = -7"], named).reason


@pytest.mark.parametrize(("element", "sensitive"), [("1.5", False), ("1.0000001", True)])
def test_an_input_whose_last_bit_decides(tmp_path, element, sensitive):
    body = "  %low = fsub float %v, 1.0\n  %r = fmul float %low, 100.0"
    found = tried(
        tmp_path, body, [f"x = {element}"], *FLOATS, INEXACT, text=AS_FLOAT, tolerance=1e-3
    )
    assert found.reason == (
        "the last bit of an input decides about the output" if sensitive else ""
    )


def test_numbers_that_kernels_were_given_are_noted(tmp_path):
    made = small(tmp_path, module())
    trier = Trier(made.scorer)
    (first,), (second,) = made.scorer.workload.train, made.scorer.workload.heldout
    for case, n in ((first, 64), (second, 40)):
        arrays = ("x", 4 * n, 0), ("y", 4 * n, 0), None, None
        shape = (32, 1, 1, 2, 1, 1)
        assert trier.known(case).passed == {"k": {Passed((None, None, n, 3), arrays, shape)}}
