"""What a kernel decides is counted, with the least distance to the other side."""

import numpy as np
import pytest

from gevo.device.simt.lower.decisions import Decision, Site, nothing_decided, together

HEAD = 'target triple = "nvptx64-nvidia-cuda"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n'
TID = "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
KEEP = "  store volatile i32 %r, ptr %y, align 4\n"
LOAD = (
    TID + "  %w = sext i32 %t to i64\n  %p = getelementptr TYPE, ptr %x, i64 %w\n"
    "  %v = load TYPE, ptr %p, align 4\n"
)
FLOAT, INT = (LOAD.replace("TYPE", name) for name in ("float", "i32"))
INF = np.inf


def decided(bench, body, x=(0,), threads=4, dtype=np.int32, declares=""):
    """Kinds of the sites, and their table as rows of (false, true, to true, to false)."""
    text = (
        f"{HEAD}{declares}\ndefine ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {{\n"
        f"entry:\n{body}  ret void\n}}\n"
    )
    binary = bench.compile(text)
    buffers = {"x": np.array(x, dtype), "y": np.zeros(8, np.int32)}
    result = bench.run(binary, "k", buffers, ["x", "y", 3], block=threads, decisions=True)
    sites = binary.for_decisions().kernels["k"].host.decisions
    table = result.decisions["k"]
    binary.close()
    rows = [(*map(int, row[:2]), *row.view(np.float64)[2:]) for row in table]
    return [site.kind for site in sites], rows, table


def row(found, kind):
    kinds, rows, _ = found
    assert kinds.count(kind) == 1, kinds
    return rows[kinds.index(kind)]


def test_a_branch(bench):
    body = (
        TID + "  %c = icmp slt i32 %t, %n\n  br i1 %c, label %yes, label %no\nyes:\n"
        "  store volatile i32 1, ptr %y, align 4\n  br label %no\nno:\n"
    )
    # Threads 0 to 7 against 3: five not below it, of which 3 itself is closest.
    assert row(decided(bench, body, threads=8), Site.BRANCH) == (5, 3, 0.0, 1.0)


def test_a_branch_that_goes_one_way_only(bench):
    body = (
        TID + "  %c = icmp sgt i32 %t, 20\n  br i1 %c, label %yes, label %no\nyes:\n"
        "  store volatile i32 1, ptr %y, align 4\n  br label %no\nno:\n"
    )
    assert row(decided(bench, body), Site.BRANCH) == (4, 0, 17.0, INF)


def test_a_select(bench):
    body = FLOAT + ("  %c = fcmp olt float %v, 2.5\n  %r = select i1 %c, i32 %t, i32 %n\n" + KEEP)
    found = decided(bench, body, [1.0, 2.0, 4.0, 8.0], dtype=np.float32)
    assert row(found, Site.SELECT) == (2, 2, 1.5, 0.5)


def test_the_cases_of_a_switch(bench):
    body = INT + (
        "  switch i32 %v, label %no [\n    i32 10, label %ten\n    i32 -20, label %minus\n  ]\n"
        "ten:\n  store volatile i32 1, ptr %y, align 4\n  br label %no\n"
        "minus:\n  store volatile i32 2, ptr %y, align 4\n  br label %no\nno:\n"
    )
    kinds, rows, _ = decided(bench, body, [7, 10, 10, -15])
    cases = [rows[n] for n, kind in enumerate(kinds) if kind is Site.CASE]
    assert sorted(cases) == [(2, 2, 3.0, 0.0), (4, 0, 5.0, INF)]


def test_a_minimum_and_a_maximum(bench):
    body = INT + "  %r = call i32 @llvm.smin.i32(i32 %v, i32 100)\n" + KEEP
    found = decided(
        bench, body, [90, 120, 100, -5], declares="declare i32 @llvm.smin.i32(i32, i32)\n"
    )
    assert row(found, Site.LIMIT) == (3, 1, 0.0, 20.0)
    body = FLOAT + (
        "  %m = call float @llvm.maxnum.f32(float %v, float 1.0)\n"
        "  %r = bitcast float %m to i32\n" + KEEP
    )
    declares = "declare float @llvm.maxnum.f32(float, float)\n"
    found = decided(bench, body, [1.25, 1.5, 9, 2], dtype=np.float32, declares=declares)
    assert row(found, Site.LIMIT) == (0, 4, INF, 0.25)


def test_an_unsigned_minimum_takes_minus_one_for_the_largest(bench):
    body = INT + "  %r = call i32 @llvm.umin.i32(i32 %v, i32 100)\n" + KEEP
    declares = "declare i32 @llvm.umin.i32(i32, i32)\n"
    found = decided(bench, body, [-1, -1, -1, -1], declares=declares)
    assert row(found, Site.LIMIT) == (0, 4, INF, 2.0**32 - 101)


@pytest.mark.parametrize(
    ("values", "counts"),
    [([1.0, 2.0, 3.0, 0.5], (4, 0, 0.5, INF)), ([1.0, -0.25, 3.0, -9.0], (2, 2, 1.0, 0.25))],
)
def test_an_absolute_value(bench, values, counts):
    body = FLOAT + (
        "  %m = call float @llvm.fabs.f32(float %v)\n  %r = bitcast float %m to i32\n" + KEEP
    )
    declares = "declare float @llvm.fabs.f32(float)\n"
    found = decided(bench, body, values, dtype=np.float32, declares=declares)
    assert row(found, Site.SIGN) == counts


def test_a_comparison_whose_result_is_kept(bench):
    body = INT + "  %c = icmp eq i32 %v, 5\n  %r = zext i1 %c to i32\n" + KEEP
    assert row(decided(bench, body, [5, 6, 9, 1]), Site.COMPARE) == (3, 1, 1.0, 0.0)


def test_values_that_are_the_same_and_values_that_are_not(bench):
    body = INT + "  %r = add i32 %v, 1\n" + KEEP
    for values, others in (([7, 7, 7, 7], 0), ([7, 8, 7, -1], 2)):
        kinds, _, table = decided(bench, body, values)
        value = table[kinds.index(Site.VALUE)]
        assert value[:3].tolist() == [7, 4, others]


def test_two_runs_together():
    kinds = [Site.BRANCH, Site.VALUE]
    first, second = (nothing_decided([Decision(kind, 0) for kind in kinds]) for _ in range(2))
    first[0, :2], second[0, :2] = (2, 0), (1, 4)
    first.view(np.float64)[0, 2:] = 3.0, INF
    second.view(np.float64)[0, 2:] = 1.0, 8.0
    first[1], second[1] = (7, 2, 0, 0), (7, 3, 0, 0)
    both = together(kinds, first, second)
    assert both[0, :2].tolist() == [3, 4]
    assert both.view(np.float64)[0, 2:].tolist() == [1.0, 8.0]
    assert both[1].tolist() == [7, 5, 0, 0]
    second[1] = 9, 3, 0, 0
    assert together(kinds, first, second)[1].tolist() == [7, 5, 3, 0]


def test_nothing_and_a_run_are_the_run():
    kinds = [Site.SELECT, Site.VALUE]
    nothing = nothing_decided([Decision(kind, 0) for kind in kinds])
    run = nothing.copy()
    run[0, :2], run[1] = (0, 5), (3, 6, 2, 0)
    run.view(np.float64)[0, 3] = 0.5
    for pair in ((nothing, run), (run, nothing)):
        assert together(kinds, *pair).tolist() == run.tolist()


@pytest.mark.parametrize(
    ("operation", "values", "counts"),
    [
        ("usub", [9, 3, 1, 7], (3, 1, 0.0, 2.0)),  # less 3: only 1 - 3 is below zero
        ("uadd", [-1, -4, -3, 5], (2, 2, 1.0, 0.0)),
        ("ssub", [-2147483647, 7, 0, 1], (3, 1, 2147483644.0, 2.0)),
        ("sadd", [2147483645, 2147483644, 0, -9], (3, 1, 1.0, 0.0)),
    ],
)
def test_a_sum_that_stops_at_the_ends_of_its_type(bench, operation, values, counts):
    body = INT + f"  %r = call i32 @llvm.{operation}.sat.i32(i32 %v, i32 3)\n" + KEEP
    declares = f"declare i32 @llvm.{operation}.sat.i32(i32, i32)\n"
    assert row(decided(bench, body, values, declares=declares), Site.SATURATED) == counts


@pytest.mark.parametrize("shift", ["lshr", "ashr"])
def test_a_sign_that_is_shifted_out(bench, shift):
    found = decided(bench, INT + f"  %r = {shift} i32 %v, 31\n" + KEEP, [5, -2, 0, 9])
    assert row(found, Site.SIGN) == (3, 1, 0.0, 2.0)


def test_a_shift_that_leaves_more_than_the_sign_decides_nothing(bench):
    kinds, _, _ = decided(bench, INT + "  %r = lshr i32 %v, 30\n" + KEEP, [0, 1, 2, 3])
    assert kinds == [Site.VALUE]
