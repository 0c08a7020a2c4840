"""Sums that several blocks share (split-K): each leaves its part, a second kernel adds up.

The parts are added in the order of the reduction, so results do not depend on the order of blocks,
as they would with atomics; bias and ReLU are applied to whole sums.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from gevo.tuning.sketch.emitter import SREG, Emitter, Int
from gevo.tuning.sketch.epilogue import adds, bias_element, biased, rectified
from gevo.tuning.sketch.operator import Kind, Operator

PARAMETER = "blocks_k"
"""The parameter: blocks that share each sum."""
_PARTS = (1, 2, 4, 8, 16, 32)
_LEAST_DEPTH = 256
"""Products of a sum; shorter ones are not worth a second kernel."""
_MOST_RESULTS = 1 << 19
"""More fill any GPU with blocks by themselves: these are 128 tiles of 64 x 64."""
_MOST_ELEMENTS = 1 << 22
"""Of all parts in memory."""
_THREADS = 256
"""Of a block of the second kernel; each adds up one result."""


def choices(operator: Operator) -> tuple[int, ...]:
    """How many blocks may share a sum; 1 alone where more would gain nothing."""
    results = math.prod(operator.output)
    if operator.depth < _LEAST_DEPTH or results > _MOST_RESULTS:
        return (1,)
    return tuple(parts for parts in _PARTS if parts * results <= _MOST_ELEMENTS)


def offered(operator: Operator) -> bool:
    """Whether the operator's modules have the second kernel."""
    return len(choices(operator)) > 1


def kernels(operator: Operator) -> tuple[str, ...]:
    """The names of a module's kernels, in the order in which they are launched."""
    return (operator.name, *([f"{operator.name}_sum"] if offered(operator) else []))


def pointers(operator: Operator) -> Sequence[tuple[str, ...]]:
    """The arrays that each of the kernels is given."""
    bias = ["bias"] if operator.bias else []
    if not offered(operator):
        return [("a", "b", *bias, "c")]
    return [("a", "b", *bias, "partial", "c"), (*bias, "partial", "c")]


def signature(names: Sequence[str]) -> str:
    """The parameters of a kernel."""
    return ", ".join(f"ptr addrspace(1) %{name}" for name in names)


def sum_launch(operator: Operator) -> tuple[int, int]:
    """Blocks of the second kernel, and threads of each."""
    return -(-math.prod(operator.output) // _THREADS), _THREADS


def sum_kernel(operator: Operator, parts: int) -> str:
    """The second kernel: adds up so many parts of each result and finishes it.

    Empty where the operator has none. It uses what the first kernel's module declares.
    """
    if not offered(operator):
        return ""
    results = math.prod(operator.output)
    kind = operator.dtype.total
    e = Emitter()
    tid = e.value(f"{SREG}.tid.x()", "tid")
    index = e.sum(((e.value(f"{SREG}.ctaid.x()", "block"), _THREADS), (tid, 1)))
    e.when(
        None if results % _THREADS == 0 else e.below(index, results),
        lambda: _store(e, operator, kind, index, _total(e, kind, index, parts, results)),
    )
    lines = "\n".join(e.lines)
    return (
        f"define ptx_kernel void @{kernels(operator)[1]}({signature(pointers(operator)[1])})"
        f" #2 {{\nentry:\n{lines}\n  ret void\n}}\n\n"
        f'attributes #2 = {{ convergent nounwind "nvvm.maxntid"="{_THREADS}" }}\n'
    )


def _total(e: Emitter, kind: str, index: Int, parts: int, results: int) -> str:
    loaded: list[str] = []
    for part in range(parts):
        wide = e.value(f"zext i32 {e.add(index, part * results)} to i64")
        address = e.value(f"getelementptr {kind}, ptr addrspace(1) %partial, i64 {wide}")
        loaded.append(e.value(f"load {kind}, ptr addrspace(1) {address}, align 4"))
    total = loaded[0]
    for one in loaded[1:]:
        total = e.value(f"{adds(kind)} {total}, {one}")
    return total


def _store(e: Emitter, operator: Operator, kind: str, index: Int, value: str) -> None:
    if operator.bias:
        if operator.kind is Kind.CONV2D:
            _, filters, rows, columns = operator.output
            at = e.digits(index, (filters, rows * columns), math.prod(operator.output))[0]
        else:
            at = e.value(f"urem i32 {index}, {operator.output[-1]}")
        value = biased(e, kind, value, bias_element(e, kind, at))
    if operator.relu:
        value = rectified(e, kind, value)
    wide = e.value(f"zext i32 {index} to i64")
    address = e.value(f"getelementptr {kind}, ptr addrspace(1) %c, i64 {wide}", "out")
    e.do(f"store {kind} {value}, ptr addrspace(1) {address}, align 4")
