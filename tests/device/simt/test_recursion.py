"""Device functions that call themselves."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from gevo.errors import CompileFailed, LaunchFailed
from gevo.outcome import Outcome


@cache
def fib(n: int) -> int:
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def game(leaf: np.ndarray, depth: int, at: int, above: list) -> np.float32:
    f = np.float32
    mine = [f(above[j] + leaf[(at + j) & 63]) for j in range(4)]
    if depth == 0:
        return mine[at & 3]
    best = f(-1e30)
    for child in range(3):
        best = max(best, f(-game(leaf, depth - 1, 3 * at + child, mine)))
        mine[child] = f(mine[child] * f(0.5))
    return f(best + mine[1])


def test_results_of_calls_come_back(bench):
    x = np.arange(18, dtype=np.int32)
    arrays = {"x": x, "y": np.zeros_like(x)}
    got = bench.run("recursion", "fibonacci", arrays, ["x", "y", 18], collect=True)
    assert got.outputs["y"].tolist() == [fib(n) for n in range(18)]
    assert not got.findings


def test_what_is_needed_behind_a_call_survives_it(bench, rng):
    x = rng.integers(-50, 50, (6, 30)).astype(np.int32)
    got = bench.run("recursion", "sorts", {"x": x}, ["x", 30], block=6).outputs["x"]
    np.testing.assert_array_equal(got, np.sort(x, axis=1))


def test_functions_may_call_one_another(bench):
    x = np.arange(20, dtype=np.int32)
    arrays = {"x": x, "y": np.zeros_like(x)}
    got = bench.run("recursion", "parity", arrays, ["x", "y"], block=20).outputs["y"]
    assert got.tolist() == [1, 0] * 10


def test_each_activation_has_its_own_arrays(bench, rng):
    leaf = rng.uniform(-1, 1, 64).astype(np.float32)
    arrays = {"leaf": leaf, "y": np.zeros(16, np.float32)}
    got = bench.run("recursion", "games", arrays, ["leaf", "y"], block=16).outputs["y"]
    assert got.tolist() == [game(leaf, i % 4, i, [0, 1, 2, 3]) for i in range(16)]


def test_a_recursive_function_may_wait_for_the_block(bench):
    x = np.arange(64, dtype=np.int32)
    arrays = {"x": x, "y": np.zeros_like(x)}
    got = bench.run("recursion", "totals", arrays, ["x", "y"], block=64, collect=True)
    expected = int(x.sum())
    for n in (2, 4, 8, 16, 32, 64):
        expected = 2 * expected + n
    assert set(got.outputs["y"].tolist()) == {expected}
    assert not got.findings


def test_a_stack_has_an_end(bench):
    x = np.full(1, 300, np.int32)
    with pytest.raises(LaunchFailed, match="calls need more than 1024 bytes of stack") as failed:
        bench.run("recursion", "fibonacci", {"x": x, "y": x.copy()}, ["x", "y", 1])
    assert failed.value.outcome is Outcome.LAUNCH_FAILED
    assert "fib" in str(failed.value)


def text(returns: str, kept: str, more: str) -> str:
    """A function of `%n` and `%x` that calls itself, whose `kept` is needed behind the call."""
    return f"""
target triple = "nvptx64-nvidia-cuda"
define {returns} @f(i32 %n, ptr addrspace(1) %x) {{
entry:
  %ends = icmp slt i32 %n, 1
  br i1 %ends, label %end, label %on
on:
  {kept}
  %less = sub i32 %n, 1
  %below = call {returns} @f(i32 %less, ptr addrspace(1) %x)
  {more}
  br label %end
end:
  %given = phi {returns} [ zeroinitializer, %entry ], [ %sum, %on ]
  ret {returns} %given
}}
define ptx_kernel void @k(ptr addrspace(1) %x, i32 %n) {{
  %given = call {returns} @f(i32 %n, ptr addrspace(1) %x)
  store {returns} %given, ptr addrspace(1) %x
  ret void
}}
"""


@pytest.mark.parametrize("lanes", [4, 8])
def test_what_is_kept_lies_where_it_is_aligned(bench, lanes):
    vector = f"<{lanes} x float>"
    binary = bench.compile(
        text(
            vector,
            f"%kept = load {vector}, ptr addrspace(1) %x",
            f"%sum = fadd {vector} %kept, %below",
        )
    )
    x = np.arange(lanes, dtype=np.float32)
    got = bench.run(binary, "k", {"x": x}, ["x", 5], block=1).outputs["x"]
    assert got.tolist() == (5 * x).tolist()


def test_an_array_of_variable_size_is_refused(bench):
    own = "%own = alloca i8, i32 %n\n  store i8 7, ptr %own"
    last = "%at = getelementptr i8, ptr %own, i32 %less\n  %read = load i8, ptr %at"
    more = f"{last}\n  %wide = zext i8 %read to i32\n  %sum = add i32 %wide, %below"
    with pytest.raises(CompileFailed, match=r"@f calls itself and has an array .* is variable"):
        bench.compile(text("i32", own, more))
