"""What LLVM leaves undefined has a value here, in scalars and vectors."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.errors import LaunchFailed

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'


def _kernel(body: str, declares: str = "") -> str:
    return (
        f"{HEAD}{declares}\ndefine ptx_kernel void @k(ptr %x, ptr %y) {{\nentry:\n"
        f"{body}\n  ret void\n}}\n"
    )


def _apply(bench, body: str, x: np.ndarray, y: np.ndarray, declares: str = "") -> np.ndarray:
    binary = bench.compile(_kernel(body, declares))
    got = bench.run(binary, "k", {"x": x, "y": y}, ["x", "y"], block=1).outputs["y"]
    binary.close()
    return got


def _vector(op: str) -> str:
    return (
        "  %a = load <4 x i32>, ptr %x, align 16\n"
        "  %q = getelementptr i8, ptr %x, i64 16\n"
        "  %b = load <4 x i32>, ptr %q, align 16\n"
        f"  %c = {op} <4 x i32> %a, %b\n"
        "  store <4 x i32> %c, ptr %y, align 16"
    )


A, B = [-7, 100, -(2**31), 5], [0, 33, -1, 2]


@pytest.mark.parametrize(
    ("op", "want"),
    [
        ("shl", [-7, 0, 0, 20]),
        ("lshr", [-7, 0, 0, 1]),
        ("ashr", [-7, 0, -1, 1]),
        ("sdiv", [-1, 3, -(2**31), 2]),
        ("srem", [-7, 1, 0, 1]),
        ("udiv", [-1, 3, 0, 2]),
        ("urem", [-7, 1, -(2**31), 1]),
        ("shl nuw nsw", [-7, 0, 0, 20]),
        ("udiv exact", [-1, 3, 0, 2]),
    ],
)
def test_shifts_and_divisions_of_vectors(bench, op, want):
    x = np.array(A + B, np.int32)
    assert _apply(bench, _vector(op), x, np.zeros(4, np.int32)).tolist() == want


@pytest.mark.parametrize(("width", "bits"), [("i8", 8), ("i64", 64), ("i33", 33)])
def test_division_by_zero_of_any_width(bench, width, bits):
    body = (
        "  %a = load i64, ptr %x, align 8\n"
        + (f"  %b = trunc i64 %a to {width}\n" if bits < 64 else "  %b = add i64 %a, 0\n")
        + "  %m = load i64, ptr %y, align 8\n"
        + (f"  %n = trunc i64 %m to {width}\n" if bits < 64 else "  %n = add i64 %m, 0\n")
        + f"  %c = udiv {width} %n, %b\n"
        + (f"  %d = zext {width} %c to i64\n" if bits < 64 else "  %d = add i64 %c, 0\n")
        + "  store i64 %d, ptr %y, align 8"
    )
    got = _apply(bench, body, np.zeros(1, np.int64), np.ones(1, np.uint64))
    assert int(got[0]) == (1 << bits) - 1


SEEDED = {
    "x / 0": ("sdiv i32 %a, %b", [9, 0]),
    "x % 0": ("urem i32 %a, %b", [9, 0]),
    "least / -1": ("sdiv i32 %a, %b", [-(2**31), -1]),
    "x << 33": ("shl i32 %a, %b", [9, 33]),
    "x >> 32": ("ashr i32 %a, %b", [-9, 32]),
    "leading zeros of 0": ("call i32 @llvm.ctlz.i32(i32 %a, i1 true)", [0, 0]),
}


@pytest.mark.parametrize("what", SEEDED)
def test_what_nothing_promises_differs_under_other_seeds(bench, what):
    text, x = SEEDED[what]
    body = (
        "  %a = load i32, ptr %x, align 4\n  %p = getelementptr i32, ptr %x, i64 1\n"
        f"  %b = load i32, ptr %p, align 4\n  %c = {text}\n  store i32 %c, ptr %y, align 4"
    )
    binary = bench.compile(_kernel(body, "declare i32 @llvm.ctlz.i32(i32, i1)"))
    assert binary.seeded
    buffers = {"x": np.array(x, np.int32), "y": np.zeros(1, np.int32)}
    given = [
        int(
            bench.run(binary, "k", buffers, ["x", "y"], block=1, arithmetic_seed=n).outputs["y"][0]
        )
        for n in (0, 1, 2, 1)
    ]
    binary.close()
    assert len(set(given)) == 3
    assert given[1] == given[3]


@pytest.mark.parametrize("index", [0, 3, 4, 7, -1])
def test_elements_past_a_vectors_end(bench, index):
    body = (
        "  %v = load <4 x i32>, ptr %x, align 16\n"
        "  %i = load i32, ptr %y, align 4\n"
        "  %e = extractelement <4 x i32> %v, i32 %i\n"
        "  %w = insertelement <4 x i32> %v, i32 9, i32 %i\n"
        "  %f = extractelement <4 x i32> %w, i32 %i\n"
        "  %s = add i32 %e, %f\n"
        "  store i32 %s, ptr %y, align 4"
    )
    x = np.array([10, 20, 30, 40], np.int32)
    got = _apply(bench, body, x, np.array([index], np.int32))
    assert got.tolist() == [int(x[index % 4]) + 9]


def test_conversions_out_of_range(bench):
    body = (
        "  %v = load <4 x float>, ptr %x, align 16\n"
        "  %i = fptosi <4 x float> %v to <4 x i32>\n"
        "  store <4 x i32> %i, ptr %y, align 16"
    )
    x = np.array([np.nan, 1e20, -1e20, -3.9], np.float32)
    got = _apply(bench, body, x, np.zeros(4, np.int32))
    assert got.tolist() == [0, 2**31 - 1, -(2**31), -3]


@pytest.mark.parametrize("opcode", ["fptoui", "fptosi"])
def test_bytes_are_cut_from_what_saturates_at_16_bits(bench, opcode):
    """As in `cvt.rzi.u16.f32` and a store of the lowest 8 bits; 32767 has ones there, too."""
    body = (
        "  %v = load <8 x float>, ptr %x, align 32\n"
        f"  %i = {opcode} <8 x float> %v to <8 x i8>\n"
        "  store <8 x i8> %i, ptr %y, align 8"
    )
    x = np.array([np.nan, 300.0, 1e20, -1e20, 7.9, 0, 0, 0], np.float32)
    got = _apply(bench, body, x, np.zeros(8, np.uint8))
    assert got.tolist()[:5] == [0, 300 % 256, 255, 0, 7]


def test_what_is_no_register_s_width_is_cut_from_the_next_wider(bench):
    body = (
        "  %v = load float, ptr %x, align 4\n"
        "  %i = fptoui float %v to i24\n"
        "  %w = zext i24 %i to i32\n"
        "  store i32 %w, ptr %y, align 4"
    )
    got = _apply(bench, body, np.array([2.0**24 + 4], np.float32), np.zeros(1, np.int32))
    assert got.tolist() == [4]


@pytest.mark.parametrize(
    ("source", "target", "nan"),
    [
        ("float", "i32", 0),
        ("float", "i64", -(2**63)),
        ("double", "i32", -(2**31)),
        ("double", "i64", -(2**63)),
    ],
)
@pytest.mark.parametrize("lanes", [1, 2])
def test_what_a_nan_gives(bench, source, target, nan, lanes):
    """The highest bit where either side has 64 bits, else 0 (PTX ISA, cvt)."""
    types = [f"<{lanes} x {t}>" if lanes > 1 else t for t in (source, target)]
    body = (
        f"  %v = load {types[0]}, ptr %x, align 8\n"
        f"  %i = fptosi {types[0]} %v to {types[1]}\n"
        f"  store {types[1]} %i, ptr %y, align 4"
    )
    floats = {"float": np.float32, "double": np.float64}[source]
    got = _apply(
        bench,
        body,
        np.array([np.nan, -3.5], floats),
        np.zeros(2, f"i{int(target[1:]) // 8}"),
    )
    assert got.tolist()[:lanes] == [nan, -3][:lanes]


@pytest.mark.parametrize("count", [64, 48])
@pytest.mark.parametrize("how", ["sync", "arrive"])
def test_a_barrier_counts_whole_warps(bench, how, count):
    """PTX ISA, barrier: the number of threads is a multiple of the warp's size."""
    declares = "".join(
        f"declare void @llvm.nvvm.barrier.cta.{name}.aligned.count(i32, i32)\n"
        for name in ("sync", "arrive")
    )
    body = (
        "  store i32 5, ptr %y, align 4\n"
        f"  call void @llvm.nvvm.barrier.cta.{how}.aligned.count(i32 1, i32 {count})"
    )
    binary = bench.compile(_kernel(body, declares))
    given = {"x": np.zeros(1, np.int32), "y": np.zeros(1, np.int32)}
    if count % 32 == 0:
        assert bench.run(binary, "k", given, ["x", "y"], block=64).outputs["y"].tolist() == [5]
    else:
        with pytest.raises(LaunchFailed, match="thread count is not valid"):
            bench.run(binary, "k", given, ["x", "y"], block=48)
    binary.close()


def test_undef_and_poison_are_zero(bench):
    body = (
        "  %a = load i32, ptr %x, align 4\n"
        "  %c = icmp eq i32 %a, 0\n"
        "  br i1 %c, label %t, label %f\n"
        "t:\n  br label %f\n"
        "f:\n  %p = phi i32 [ undef, %entry ], [ 5, %t ]\n"
        "  %q = freeze i32 poison\n"
        "  %s = add i32 %p, %q\n"
        "  store i32 %s, ptr %y, align 4"
    )
    got = _apply(bench, body, np.ones(1, np.int32), np.full(1, 77, np.int32))
    # LLVM may have chosen any value for the undefined ones before; it is the same every time.
    again = _apply(bench, body, np.ones(1, np.int32), np.full(1, 77, np.int32))
    assert got.tolist() == again.tolist()


def test_counting_zeros_of_zero(bench):
    declares = "declare i32 @llvm.cttz.i32(i32, i1)\ndeclare i32 @llvm.ctlz.i32(i32, i1)\n"
    body = (
        "  %a = load i32, ptr %x, align 4\n"
        "  %t = call i32 @llvm.cttz.i32(i32 %a, i1 true)\n"
        "  %l = call i32 @llvm.ctlz.i32(i32 %a, i1 true)\n"
        "  %s = add i32 %t, %l\n"
        "  store i32 %s, ptr %y, align 4"
    )
    got = _apply(bench, body, np.zeros(1, np.int32), np.zeros(1, np.int32), declares)
    assert got.tolist() == [64]


@pytest.mark.parametrize(("value", "want"), [(0, 1), (3, 30), (4, 40), (9, 1)])
def test_switches(bench, value, want):
    body = (
        "  %a = load i32, ptr %x, align 4\n"
        "  switch i32 %a, label %d [\n    i32 3, label %three\n    i32 4, label %four\n  ]\n"
        "three:\n  br label %d\nfour:\n  br label %d\n"
        "d:\n  %r = phi i32 [ 1, %entry ], [ 30, %three ], [ 40, %four ]\n"
        "  store i32 %r, ptr %y, align 4"
    )
    got = _apply(bench, body, np.array([value], np.int32), np.zeros(1, np.int32))
    assert got.tolist() == [want]


def test_a_kernel_that_does_nothing(bench):
    binary = bench.compile(f"{HEAD}define ptx_kernel void @k() {{\n  ret void\n}}\n")
    got = bench.run(binary, "k", {}, [], grid=3, block=40)
    assert got.outputs == {}
    assert got.fuel_used == 1


@pytest.mark.parametrize("names", [("$t", "$exit"), (".exit", "a b"), ("gevo_access", "kernel")])
def test_any_names(bench, names):
    value, block = (f'"{n}"' if " " in n or "$" in n else n for n in names)
    if "$" in names[0]:
        value, block = names[0] + "x", names[1] + "x"
    body = (
        f"  %{value} = load i32, ptr %x, align 4\n  br label %{block}\n"
        f"{block}:\n  %s = add i32 %{value}, 1\n  store i32 %s, ptr %y, align 4"
    )
    body = body.replace("  br label", f"  %c = icmp eq i32 %{value}, 5\n  br i1 %c, label %e,"
                        " label", 1) + "\n  ret void\ne:"  # fmt: skip
    got = _apply(bench, body, np.array([4], np.int32), np.zeros(1, np.int32))
    assert got.tolist() == [5]


@pytest.mark.parametrize(
    ("type_", "undefined", "wide"),
    [("i32", "undef", np.int32), ("i64", "poison", np.int64), ("float", "undef", np.float32)],
)
def test_what_no_branch_has_set_is_what_a_register_held(bench, type_, undefined, wide):
    """Whatever a run fills memory with; the way on which it is set shows nothing of it."""
    body = (
        f"  %a = load {type_}, ptr %x, align 8\n  %i = load i8, ptr %x, align 8\n"
        "  %c = icmp eq i8 %i, 0\n  br i1 %c, label %set, label %d\nset:\n  br label %d\n"
        f"d:\n  %r = phi {type_} [ {undefined}, %entry ], [ %a, %set ]\n"
        f"  store {type_} %r, ptr %y, align 8"
    )
    binary = bench.compile(_kernel(body))

    def held(first: int, fill: int) -> int:
        x = np.zeros(1, wide)
        x.view(np.uint8)[0] = first
        given = {"x": x, "y": np.zeros(1, wide)}
        found = bench.run(binary, "k", given, ["x", "y"], block=1, fill=fill)
        return found.outputs["y"].view(np.uint8)[0]

    assert [held(0, fill) for fill in (0x7F, 0xFE)] == [0, 0]
    assert [held(1, fill) for fill in (0x7F, 0xFE)] == [0x7F, 0xFE]
