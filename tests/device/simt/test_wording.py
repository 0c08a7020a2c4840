"""Conditions read like the source that they come from."""

import pytest

from gevo.device.simt.conditions import Wording, number_of
from gevo.device.simt.model.ir import read_kernel

NAMES = {"%x": "x", "%n": "n", "%f": "f", "%wide": "wide"}
PLACE = "  %p = getelementptr float, ptr %x, i64 %w\n  %v = load float, ptr %p\n"
INDEX = "  %w = sext i32 %n to i64\n"
SPECIAL = "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"


def wording(body):
    text = (
        "define ptx_kernel void @k(ptr %x, i32 %n, float %f, i64 %wide) {\nentry:\n"
        f"{body}  ret void\n}}\n"
    )
    return Wording(read_kernel(text, "k")[0], NAMES)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("  %c = icmp slt i32 %n, 64\n", "n < 64"),
        ("  %c = icmp uge i32 %n, 64\n", "n >= 64 (unsigned)"),
        ("  %c = icmp ne i32 %n, -1\n", "n != -1"),
        (SPECIAL + "  %c = icmp slt i32 %t, %n\n", "threadIdx.x < n"),
        (
            SPECIAL + "  %i = add nsw i32 %n, -1\n  %c = icmp eq i32 %t, %i\n",
            "threadIdx.x == n - 1",
        ),
        (
            "  %i = add i32 %n, 1\n  %j = mul i32 %i, %n\n  %c = icmp eq i32 %j, 0\n",
            "(n + 1) * n == 0",
        ),
        (INDEX + PLACE + "  %c = fcmp olt float %v, 0.5\n", "x[n] < 0.5"),
        (INDEX + PLACE + "  %c = fcmp ogt float %v, 0x4039000000000000\n", "x[n] > 25"),
        (INDEX + PLACE + "  %c = fcmp uno float %v, %v\n", "x[n] is NaN"),
        (INDEX + PLACE + "  %c = fcmp ord float %v, %f\n", "x[n] or f is not NaN"),
        (
            "  %m = call i32 @llvm.smin.i32(i32 %n, i32 7)\n  %c = icmp eq i32 %m, 7\n",
            "min(n, 7) == 7",
        ),
        (
            "  %m = call float @llvm.maxnum.f32(float %f, float 0.0)\n"
            "  %c = fcmp oeq float %m, 0.0\n",
            "max(f, 0) == 0",
        ),
        (
            "  %m = call float @llvm.fabs.f32(float %f)\n  %c = fcmp ogt float %m, 1.0\n",
            "abs(f) > 1",
        ),
        ("  %m = trunc i64 %wide to i32\n  %c = icmp sgt i32 %m, 0\n", "wide > 0"),
        (
            "  %b = icmp slt i32 %n, 0\n  %m = select i1 %b, i32 0, i32 %n\n"
            "  %c = icmp ult i32 %m, 9\n",
            "((n < 0) ? 0 : n) < 9 (unsigned)",
        ),
    ],
)
def test_conditions(body, words):
    assert wording(body).condition("%c") == words


@pytest.mark.timeout(30)
def test_words_for_what_depends_on_many_comparisons_take_no_time():
    """As in a sorting network, whose every place depends on all others."""
    body, low, high = "", "%f", "0.5"
    for n in range(40):
        body += f"  %c{n} = fcmp olt float {low}, {high}\n"
        for name, arms in ((f"%a{n}", (low, high)), (f"%b{n}", (high, low))):
            body += f"  {name} = select i1 %c{n}, float {arms[0]}, float {arms[1]}\n"
        low, high = f"%a{n}", f"%b{n}"
    assert wording(body).condition("%c39").startswith("(((")


def test_what_is_no_comparison_is_shown_as_it_is_computed():
    body = "  %a = icmp slt i32 %n, 0\n  %b = icmp sgt i32 %n, 9\n  %c = or i1 %a, %b\n"
    assert wording(body).condition("%c") == "(n < 0) | (n > 9)"


def test_deep_values_end_in_an_ellipsis():
    body = "  %v0 = xor i32 %n, 1\n"
    body += "".join(f"  %v{k} = xor i32 %v{k - 1}, {k + 1}\n" for k in range(1, 12))
    text = wording(body + "  %c = icmp eq i32 %v11, 0\n").condition("%c")
    assert "…" in text
    assert len(text) <= 90


@pytest.mark.parametrize(
    ("token", "number"),
    [
        ("7", 7),
        ("-3", -3),
        ("5.000000e-01", 0.5),
        ("0x7FF0000000000000", float("inf")),
        ("%n", None),
        ("true", None),
    ],
)
def test_literals(token, number):
    assert number_of(token) == number
