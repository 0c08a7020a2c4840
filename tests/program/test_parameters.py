"""Conditions are told with the names that people gave to parameters."""

from __future__ import annotations

import pytest

from gevo.frontend.device_code import parameter_names
from gevo.program.base import Dialect, Program
from gevo.program.parameters import (
    assumption_with_names,
    guard_with_names,
    named_parameters,
    source_parameters,
    with_plain_names,
)

SOURCE = """
__device__ float scale(float a) { return a; }
extern "C" __global__ void axpy(const float *__restrict__ x, float *y, float factor, int n)
{
    if (n) y[0] = factor * x[0];
}
template <class T> __global__ void step(T *field, unsigned width) {}
"""


@pytest.mark.parametrize(
    ("kernel", "count", "names"),
    [
        ("axpy", 4, ("x", "y", "factor", "n")),
        ("_Z4stepIfEvPT_j", 2, ("field", "width")),
        ("axpy", 3, ()),
        ("absent", 1, ()),
    ],
)
def test_names_in_a_source(kernel: str, count: int, names: tuple[str, ...]) -> None:
    assert source_parameters(parameter_names(SOURCE), kernel, count) == names


def axpy(*names: str) -> Program:
    types = ("ptr", "ptr", "float", "i32")
    listed = ", ".join(f"{t} {n}" for t, n in zip(types, names, strict=False))
    text = f"define ptx_kernel void @axpy({listed}) {{\nentry:\n  ret void\n}}\n"
    return Program(Dialect.LLVM, text, ("axpy",))


def test_the_text_comes_first_and_the_source_fills_in() -> None:
    from_ptx = axpy(*(f"%axpy_param_{n}" for n in range(4)))
    assert named_parameters(axpy("%a", "%b", "%c", "%d"), dict) == {"axpy": list("abcd")}
    assert [*named_parameters(from_ptx, lambda: parameter_names(SOURCE))["axpy"]] == [
        "x",
        "y",
        "factor",
        "n",
    ]
    assert [*named_parameters(axpy("%0", "%n"), dict)["axpy"]] == ["", "n"]


def test_a_guard_is_told_with_them() -> None:
    names = {"axpy": ["x", "y", "factor", "n"], "other": ["", "m"]}
    guard = "axpy: arg3 % 256 == 0 and disjoint(arg0, 4 * arg3, arg1, 4 * unsigned(arg3))"
    told = "axpy: n % 256 == 0 and disjoint(x, 4 * n, y, 4 * n)"
    assert guard_with_names(guard, names) == told
    assert guard_with_names("other: arg0 == arg1 and arg9 > 0", names) == (
        "other: arg0 == m and arg9 > 0"
    )
    assert guard_with_names("unknown: arg0 == 1", names) == "unknown: arg0 == 1"


def test_of_several_kernels_a_name_is_told_where_they_agree() -> None:
    names = {"one": ["x", "n"], "two": ["y", "n"]}
    assert assumption_with_names("arg1 is even, arg0 is not", names) == "n is even, arg0 is not"


def test_functions_go_by_their_plain_names_where_kernels_do_not_share_them() -> None:
    kernels = ("_Z4fillPfi", "_Z5scaleILi128EfEvPT0_S0_i", "_Z5scaleILi64EfEvPT0_S0_i", "plain")
    text = "moves a load of _Z4fillPfi, _Z5scaleILi64EfEvPT0_S0_i, _ZN3mat3oneEf and plain"
    assert with_plain_names(text, kernels) == (
        "moves a load of fill, _Z5scaleILi64EfEvPT0_S0_i, one and plain"
    )
    assert with_plain_names(text, kernels[:2]) == "moves a load of fill, scale, one and plain"
