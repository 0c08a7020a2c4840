from __future__ import annotations

import re

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.workload.case import Buffer, Launches, Pointer, Role


def _fails(bench, outcome: Outcome, kernel, buffers, args, **more) -> str:
    with pytest.raises(LaunchFailed) as failure:
        bench.run("wrong", kernel, buffers, args, **more)
    assert failure.value.outcome is outcome, failure.value
    message = str(failure.value)
    assert "\n" not in message
    assert message.startswith(f"kernel {kernel}: ")
    return message


def _ints(n: int) -> np.ndarray:
    return np.zeros(n, dtype=np.int32)


@pytest.mark.parametrize(
    ("index", "where"),
    [
        (10, "0 bytes past the end of buffer x"),
        (-1, "4 bytes before buffer x"),
        (300, "1160 bytes past the end of buffer x"),
        (-3000, "12000 bytes before buffer x"),
    ],
)
def test_loads_outside_a_buffer(bench, index, where):
    buffers = {"x": (_ints(10), Role.IN), "y": _ints(1)}
    message = _fails(bench, Outcome.OUT_OF_BOUNDS, "read_at", buffers, ["x", "y", index], block=1)
    assert f"out-of-bounds load of 4 bytes at {where} (40 bytes)" in message
    assert re.search(r"by `%\w+ = load i32, .*` \(line 3\); block \(0,0,0\) thread \(0,0,0\)",
                     message)  # fmt: skip


@pytest.mark.parametrize("index", [4, -1, 1 << 20, -(1 << 31)])
def test_stores_outside_a_buffer(bench, index):
    message = _fails(
        bench, Outcome.OUT_OF_BOUNDS, "write_at", {"y": _ints(4)}, ["y", index], block=1
    )
    assert "out-of-bounds store" in message


def test_a_wide_load_may_not_reach_over_the_end(bench):
    bench.run("wrong", "read_wide", {"x": _ints(8), "y": _ints(4)}, ["x", "y", 1], block=1)
    _fails(
        bench, Outcome.OUT_OF_BOUNDS, "read_wide", {"x": _ints(7), "y": _ints(4)}, ["x", "y", 1],
        block=1,
    )  # fmt: skip


def test_misaligned_access(bench):
    buffers = {"x": np.zeros(16, np.uint8), "y": _ints(1)}
    bench.run("wrong", "skewed", buffers, ["x", "y", 4], block=1)
    message = _fails(bench, Outcome.OUT_OF_BOUNDS, "skewed", buffers, ["x", "y", 2], block=1)
    assert "misaligned load of 4 bytes at byte 2 of buffer x" in message


@pytest.mark.parametrize(("i", "j"), [(8, 0), (-1, 0), (64, 0), (0, 8), (0, -1)])
def test_static_shared_memory(bench, i, j):
    y = {"y": _ints(8)}
    message = _fails(bench, Outcome.OUT_OF_BOUNDS, "shared_at", y, ["y", i, j], block=8)
    assert re.search(r"shared memory [ab] \(32 bytes\)", message)


@pytest.mark.parametrize("i", [16, -1])
def test_dynamic_shared_memory(bench, i):
    y = {"y": _ints(16)}
    bench.run("wrong", "dynamic_at", y, ["y", 15], block=16, shared=64)
    message = _fails(bench, Outcome.OUT_OF_BOUNDS, "dynamic_at", y, ["y", i], block=16, shared=64)
    assert "dynamic shared memory (64 bytes)" in message


@pytest.mark.parametrize("i", [8, -1, 9])
def test_local_arrays(bench, i):
    message = _fails(
        bench, Outcome.OUT_OF_BOUNDS, "local_at", {"x": _ints(8), "y": _ints(40)}, ["x", "y", i],
        block=40,
    )  # fmt: skip
    assert "local memory" in message


def test_null_and_atomics_and_copies(bench):
    message = _fails(bench, Outcome.OUT_OF_BOUNDS, "null_pointer", {"y": _ints(1)}, ["y"])
    assert "at address 0x0" in message
    _fails(bench, Outcome.OUT_OF_BOUNDS, "atomic_at", {"y": _ints(4)}, ["y", 4], block=1)
    x = {"x": _ints(4), "y": _ints(4)}
    bench.run("wrong", "copy_at", x, ["x", "y", 4], block=1)
    _fails(bench, Outcome.OUT_OF_BOUNDS, "copy_at", x, ["x", "y", 5], block=1)


def test_the_message_names_block_and_thread(bench):
    x = np.ones(1000, dtype=np.float32)
    with pytest.raises(LaunchFailed, match=r"block \(3,0,0\) thread \(116,0,0\)"):
        bench.run("grids", "axpy", {"x": x[:500], "y": x}, [1.0, "x", "y", 1000], 8, 128)


@pytest.mark.parametrize("kernel", ["write_at", "atomic_at"])
def test_input_buffers_are_read_only(bench, kernel):
    message = _fails(bench, Outcome.WRONG, kernel, {"y": (_ints(4), Role.IN)}, ["y", 1], block=1)
    assert "read-only memory: store of 4 bytes at byte 4 of buffer y" in message


def test_divergent_barriers(bench):
    message = _fails(bench, Outcome.LAUNCH_FAILED, "split_warp", {"y": _ints(64)}, ["y"],
                     block=64)  # fmt: skip
    assert "divergent barrier" in message
    assert len(set(re.findall(r"\(line (\d+)\)", message))) == 2


def test_warps_may_wait_at_one_barrier_in_different_places(bench):
    got = bench.run("wrong", "two_barriers", {"y": _ints(64)}, ["y"], block=64).outputs["y"]
    assert set(got.tolist()) == {1}


def test_a_barrier_that_some_never_reach(bench):
    _fails(bench, Outcome.TIMED_OUT, "half_barrier", {"y": _ints(1)}, ["y"], block=64, fuel=10**5)


def test_warp_operations_with_lanes_missing(bench):
    message = _fails(bench, Outcome.LAUNCH_FAILED, "warp_mismatch", {"y": _ints(32)}, ["y"])
    assert "shfl.sync" in message
    assert "vote" in message
    message = _fails(bench, Outcome.LAUNCH_FAILED, "not_in_mask", {"y": _ints(32)}, ["y"])
    assert "thread (16,0,0)" in message


def test_endless_loops_end(bench):
    message = _fails(bench, Outcome.TIMED_OUT, "endless", {"y": _ints(2)}, ["y"], fuel=50_000)
    assert "more than 50000 instructions" in message


def test_the_fuel_limit_is_exact(bench):
    used = bench.run("wrong", "long_loop", {"y": _ints(1)}, ["y", 1000], block=1).fuel_used
    assert used > 1000
    bench.run("wrong", "long_loop", {"y": _ints(1)}, ["y", 1000], block=1, fuel=used)
    _fails(
        bench, Outcome.TIMED_OUT, "long_loop", {"y": _ints(1)}, ["y", 1000], block=1, fuel=used - 1
    )


def test_traps(bench):
    bench.run("wrong", "trapped", {"y": _ints(7)}, ["y"], block=7)
    message = _fails(bench, Outcome.LAUNCH_FAILED, "trapped", {"y": _ints(8)}, ["y"], block=8)
    assert "llvm.trap" in message
    assert "thread (7,0,0)" in message


def test_the_device_works_after_every_failure(bench):
    _fails(bench, Outcome.OUT_OF_BOUNDS, "write_at", {"y": _ints(4)}, ["y", 9], block=1)
    got = bench.run("wrong", "write_at", {"y": _ints(4)}, ["y", 3], block=1)
    assert got.outputs["y"].tolist() == [0, 0, 0, 1]


def _only(text: str, kernel: str) -> str:
    """The module without the other kernels."""
    return re.sub(
        rf"^define [^\n]*ptx_kernel[^\n]*@(?!{kernel}\()[^\n]*\n.*?^}}\n", "", text,
        flags=re.M | re.S,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kernel", "names"),
    [
        ("calls_unknown", "@elsewhere"),
        ("recursion", "@recursive calls itself and takes a struct by value"),
        ("indirect", "indirect calls"),
        ("address_of_function", "@twice"),
        ("assembly", "getctarank.u64"),
        ("counter", "pm0_64"),
    ],
)
def test_refused_programs(bench, kernel, names):
    with pytest.raises(CompileFailed) as failure:
        bench.compile(_only(bench.text("refused"), kernel))
    assert names in str(failure.value)
    assert failure.value.outcome is Outcome.COMPILE_FAILED


def test_text_that_llvm_refuses_is_invalid(bench):
    text = bench.text("grids").replace("fmul contract float", "fmul contract double", 1)
    with pytest.raises(CompileFailed) as failure:
        bench.compile(text)
    assert failure.value.outcome is Outcome.INVALID


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"block": 1025}, "block of"),
        ({"block": (32, 33)}, "1056 threads"),
        ({"block": (1, 1, 65)}, "block of"),
        ({"grid": (1, 65536)}, "grid of"),
        ({"grid": 0}, "grid of"),
        ({"shared": 300_000}, "shared memory"),
    ],
)
def test_launch_limits(bench, more, words):
    with pytest.raises(LaunchFailed, match=words) as failure:
        bench.run("wrong", "write_at", {"y": _ints(4)}, ["y", 0], **more)
    assert failure.value.outcome is Outcome.LAUNCH_FAILED


def test_the_limit_of_shared_memory_is_the_gpus(bench):
    y = {"y": _ints(16)}
    bench.run("wrong", "dynamic_at", y, ["y", 15], block=16, shared=200_000)


@pytest.mark.parametrize(
    ("kernel", "args", "words"),
    [
        ("nothing", [], "no kernel nothing"),
        ("write_at", ["y"], "takes 2 arguments, not 1"),
        ("write_at", [3, 1], "cannot take the number"),
        ("write_at", ["y", "y"], "cannot take a pointer"),
        ("write_at", ["y", 1.5], "does not fit"),
        ("write_at", ["y", 1 << 40], "does not fit"),
        ("write_at", ["y", b"\0"], "has 4 bytes, not 1"),
    ],
)
def test_drivers_that_are_wrong(bench, kernel, args, words):
    with pytest.raises(WorkloadError, match=words):
        bench.run("wrong", kernel, {"y": _ints(4)}, args)


def test_unknown_buffers(bench):
    from gevo.workload.case import Pointer

    with pytest.raises(WorkloadError, match="no buffer named z"):
        bench.run("wrong", "write_at", {"y": _ints(4)}, [Pointer("z"), 1])


_BITS = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "<4 x i32>": 16, "<2 x i32>": 8}


@pytest.mark.parametrize("type_", _BITS)
@pytest.mark.parametrize("loop", [False, True])
@pytest.mark.parametrize("store", [False, True])
def test_every_size_is_checked_inside_and_outside_of_loops(bench, type_, loop, store):
    size = _BITS[type_]
    access = f"store {type_} zeroinitializer, ptr %p, align {size}"
    if not store:
        access = f"%v = load volatile {type_}, ptr %p, align {size}"
    turn = "br i1 %again, label %body, label %end" if loop else "br label %end"
    text = (
        'target triple = "nvptx64-nvidia-cuda"\n'
        "define ptx_kernel void @k(ptr %x, i64 %at, i1 %again) {\nentry:\n  br label %body\n"
        f"body:\n  %p = getelementptr i8, ptr %x, i64 %at\n  {access}\n  {turn}\n"
        "end:\n  ret void\n}\n"
    )
    binary = bench.compile(text)
    verb = "store" if store else "load"

    def run(at: int) -> None:
        bench.run(binary, "k", {"x": np.zeros(32, np.uint8)}, ["x", at, False], block=1)

    run(32 - size)
    for at, where in [(32, "0 bytes past the end"), (-size, f"{size} bytes before")]:
        with pytest.raises(LaunchFailed, match=f"out-of-bounds {verb} of {size} bytes at {where}"):
            run(at)
    if size > 1:
        with pytest.raises(LaunchFailed, match=f"misaligned {verb}"):
            run(size // 2)
    binary.close()


@pytest.mark.parametrize("type_", ["i8", "i16", "i32", "i64", "<2 x i64>"])
@pytest.mark.parametrize("align", [2, 4, 16, 32])
def test_what_the_text_says_of_alignment_is_checked(bench, type_, align):
    text = (
        'target triple = "nvptx64-nvidia-cuda"\n'
        "define ptx_kernel void @k(ptr %x, i64 %at) {\n  %p = getelementptr i8, ptr %x, i64 %at\n"
        f"  %v = load volatile {type_}, ptr %p, align {align}\n  ret void\n}}\n"
    )
    binary = bench.compile(text)

    def run(at: int) -> None:
        bench.run(binary, "k", {"x": np.zeros(80, np.uint8)}, ["x", at], block=1, timed=False)

    for at in (0, align, 64):
        run(at)
    for at in (align // 2, align + align // 2):
        with pytest.raises(LaunchFailed, match="misaligned load"):
            run(at)
    with pytest.raises(LaunchFailed, match="out-of-bounds load"):
        run(96)
    binary.close()


def test_a_thread_ends_soon_after_its_first_fault(bench):
    text = (
        'target triple = "nvptx64-nvidia-cuda"\n'
        "define ptx_kernel void @k(ptr %x, ptr %y) {\nentry:\n"
        "  %p = getelementptr i8, ptr %x, i64 4000\n  %v = load volatile i32, ptr %p, align 4\n"
        "  store volatile i32 %v, ptr %p, align 4\n  br label %loop\n"
        "loop:\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n  %j = add i64 %i, 1\n"
        "  store volatile i64 %j, ptr %y, align 8\n"
        "  %more = icmp ult i64 %j, 100000000\n  br i1 %more, label %loop, label %end\n"
        "end:\n  ret void\n}\n"
    )
    binary = bench.compile(text)
    seen: list[int] = []

    def drive(host):
        try:
            host.launch("k", (1, 1, 1), (1, 1, 1), [Pointer("x"), Pointer("y")])
        finally:
            seen.append(int(host.read("y")[0]))

    buffers = (
        Buffer("x", _ints(10), Role.INOUT),
        Buffer("y", np.zeros(1, np.int64), Role.INOUT),
    )
    with pytest.raises(LaunchFailed, match="out-of-bounds load of 4 bytes at 3960 bytes past"):
        bench.device.run(binary, Launches(buffers, drive), RunOptions(fuel=1 << 30))
    assert seen == [1]
    binary.close()
