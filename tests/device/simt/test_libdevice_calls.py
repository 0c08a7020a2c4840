"""Calls of libdevice that were left as calls: approximate where libdevice is."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.ptx import TRIPLE

X = np.linspace(0.3, 5.0, 64, dtype=np.float32)

FAST = {
    "fast_sinf": np.sin, "fast_cosf": np.cos, "fast_tanf": np.tan, "fast_expf": np.exp,
    "fast_exp10f": lambda x: 10**x, "fast_log2f": np.log2, "fast_logf": np.log,
    "fast_log10f": np.log10, "exp2f": np.exp2, "rsqrtf": lambda x: 1 / np.sqrt(x),
    "sqrtf": np.sqrt,
}  # fmt: skip
EXACT = {"sinf": np.sin, "expf": np.exp, "logf": np.log, "cbrtf": np.cbrt, "floorf": np.floor,
         "rcbrtf": lambda x: 1 / np.cbrt(x)}  # fmt: skip


def _each(bench, calls: str, declares: str, seed: int) -> np.ndarray:
    text = (
        f'target triple = "{TRIPLE}"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{declares}\n'
        "define ptx_kernel void @k(ptr %p) {\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "  %q = getelementptr float, ptr %p, i32 %t\n  %x = load float, ptr %q\n"
        f"{calls}\n  store float %r, ptr %q\n  ret void\n}}\n"
    )
    binary = bench.compile(text)
    return bench.run(binary, "k", {"p": X.copy()}, ["p"], 1, X.size, arithmetic_seed=seed).outputs[
        "p"
    ]


def _unary(bench, name: str, seed: int) -> np.ndarray:
    declare = f"declare float @__nv_{name}(float)"
    return _each(bench, f"  %r = call float @__nv_{name}(float %x)", declare, seed)


@pytest.mark.parametrize("name", FAST)
def test_fast_functions_are_approximate(bench, name):
    first, second = (_unary(bench, name, seed) for seed in (0, 1))
    exact = FAST[name](X.astype(np.float64))
    # The argument of ex2 is rounded, and so is the tangent's small divisor.
    rtol = 3e-6 if "exp" in name else 3e-4 if "tan" in name else 1e-6
    np.testing.assert_allclose(first, exact, rtol=rtol, atol=1e-6)
    assert (first != second).any()


@pytest.mark.parametrize("name", EXACT)
def test_the_others_are_not(bench, name):
    first, second = (_unary(bench, name, seed) for seed in (0, 1))
    np.testing.assert_allclose(first, EXACT[name](X.astype(np.float64)), rtol=2e-7, atol=1e-7)
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize(
    ("name", "exact"),
    [("fast_powf", lambda x: x**0.7), ("fast_fdividef", lambda x: x / 0.7),
     ("fdividef", lambda x: x / 0.7)],
)  # fmt: skip
def test_functions_of_two(bench, name, exact):
    declare = f"declare float @__nv_{name}(float, float)"
    call = f"  %r = call float @__nv_{name}(float %x, float 0x3FE6666660000000)"
    first, second = (_each(bench, call, declare, seed) for seed in (0, 1))
    np.testing.assert_allclose(first, exact(X.astype(np.float64)), rtol=2e-6)
    assert (first != second).any()


@pytest.mark.parametrize(("name", "approximate"), [("sincosf", False), ("fast_sincosf", True)])
def test_sine_and_cosine_at_once(bench, name, approximate):
    declare = f"declare void @__nv_{name}(float, ptr, ptr)"
    calls = (
        "  %s = alloca float\n  %c = alloca float\n"
        f"  call void @__nv_{name}(float %x, ptr %s, ptr %c)\n"
        "  %a = load float, ptr %s\n  %b = load float, ptr %c\n  %r = fsub float %a, %b"
    )
    first, second = (_each(bench, calls, declare, seed) for seed in (0, 1))
    x = X.astype(np.float64)
    np.testing.assert_allclose(first, np.sin(x) - np.cos(x), atol=3e-6)
    assert (first.tobytes() != second.tobytes()) == approximate
