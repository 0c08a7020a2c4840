"""What is done to one result before it is stored: bias, ReLU."""

from __future__ import annotations

from gevo.tuning.sketch.emitter import Emitter, Int


def biased(e: Emitter, kind: str, value: str, bias: str) -> str:
    """The sum of a result and its bias, both of type `kind`: `float` or `i32`."""
    return e.value(f"{adds(kind)} {value}, {bias}")


def adds(kind: str) -> str:
    """The instruction that adds two of that type, up to the operands."""
    return f"{'add' if kind == 'i32' else 'fadd'} {kind}"


def bias_element(e: Emitter, kind: str, index: Int) -> str:
    """The bias at an index."""
    wide = e.value(f"zext i32 {index} to i64")
    address = e.value(f"getelementptr {kind}, ptr addrspace(1) %bias, i64 {wide}")
    return e.value(f"load {kind}, ptr addrspace(1) {address}, align 4")


def rectified(e: Emitter, kind: str, value: str) -> str:
    """0 for what is less; NaN stays, as in numpy's maximum."""
    compare, zero = ("icmp slt", "0") if kind == "i32" else ("fcmp olt", "0.0")
    less = e.value(f"{compare} {kind} {value}, {zero}")
    return e.value(f"select i1 {less}, {kind} {zero}, {kind} {value}")
