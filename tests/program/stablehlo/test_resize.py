from __future__ import annotations

import itertools
import subprocess
import sys

import numpy as np
import pytest

from gevo.program.stablehlo.mlir import opened
from gevo.program.stablehlo.resize import constant, fits, one, resize, tensor

SHAPES = ((), (1,), (6,), (3, 2), (2, 3, 4), (1, 1), (7, 2), (0, 3), (4, 3))
ELEMENTS = (
    *("i1", "i8", "ui8", "i32", "ui64", "bf16", "f16", "f32", "f64"),
    *("complex<f32>", "complex<f64>"),
)


def tensor_type(shape, element="f32"):
    return f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"


def module(pairs):
    """A module with a function that resizes its argument for each pair of types."""
    parts = []
    for number, (source, target) in enumerate(pairs):
        ops, result = resize("%a0", source, target, "r")
        lines = "\n".join(ops)
        parts.append(
            f"func.func @f{number}(%a0: {source}) -> {target} {{\n{lines}\n"
            f"return {result} : {target}\n}}\n"
        )
    return "".join(parts)


def test_every_shape_can_become_every_other():
    types = [tensor_type(shape) for shape in SHAPES]
    with opened(module(itertools.product(types, types))) as found:
        assert len(found.body.operations) == len(SHAPES) ** 2


def test_every_element_type_can_become_every_other():
    types = [tensor_type((3,), element) for element in ELEMENTS]
    others = [tensor_type((5,), element) for element in ELEMENTS]
    with opened(module(itertools.product(types, others))) as found:
        assert len(found.body.operations) == len(ELEMENTS) ** 2


def test_one_is_a_constant_of_every_element_type():
    types = [tensor_type((2,), element) for element in ELEMENTS]
    lines = [constant(one(t) or "", t, f"c{i}") for i, t in enumerate(types)]
    with opened("func.func @f() {\n" + "\n".join(lines) + "\nreturn\n}"):
        pass


@pytest.mark.parametrize(
    "other",
    [
        "tensor<?x3xf32>",
        "tensor<*xf32>",
        "!stablehlo.token",
        "tuple<tensor<f32>>",
        "tensor<4xf8E4M3FN>",
        "tensor<4x!quant.uniform<i8:f32, 1.0>>",
        "tensor<4xi4>",
    ],
)
def test_other_types_fit_only_themselves(other):
    assert tensor(other) is None
    assert one(other) is None
    assert fits(other, other)
    assert not fits(other, "tensor<4xf32>")
    assert not fits("tensor<4xf32>", other)


def test_nothing_is_written_where_the_type_is_right():
    assert resize("%u3", "tensor<?xf32>", "tensor<?xf32>", "r") == ([], "%u3")


def expected(x, shape):
    """The rules in numpy."""
    if x.size == np.prod(shape, dtype=int):
        return x.reshape(shape)
    if x.size == 1:
        return np.full(shape, x.item(), x.dtype)
    try:
        return np.broadcast_to(x, shape)
    except ValueError:
        pass
    full = shape or (1,)
    while x.ndim < len(full):
        x = x[None]
    x = x.reshape(*x.shape[: len(full) - 1], -1)
    result = np.ones(full, x.dtype)
    common = tuple(slice(0, min(a, b)) for a, b in zip(x.shape, full, strict=True))
    result[common] = x[common]
    return result.reshape(shape)


RUN = """
import sys
import numpy as np
from jaxlib import xla_client
client = xla_client.make_cpu_client()
devices = xla_client.DeviceList((client.local_devices()[0],))
exe = client.compile_and_load(sys.stdin.read(), devices, xla_client.CompileOptions())
out = exe.execute_sharded([]).disassemble_into_single_device_arrays()
for (result,) in out:
    print(*np.asarray(result).ravel())
"""


def test_values_are_kept_dropped_and_padded_as_described():
    shapes = [shape for shape in SHAPES if 0 not in shape]
    pairs = list(itertools.product(shapes, shapes))
    size = 24
    source = np.arange(2, 2 + size, dtype=np.float32)
    numbers = ", ".join(f"{x:e}" for x in source)
    lines = [f"%a = stablehlo.constant dense<[{numbers}]> : tensor<{size}xf32>"]
    results = []
    for number, (old, new) in enumerate(pairs):
        count = int(np.prod(old))
        lines.append(
            f"%s{number} = stablehlo.slice %a [0:{count}] : "
            f"(tensor<{size}xf32>) -> tensor<{count}xf32>"
        )
        lines.append(
            f"%t{number} = stablehlo.reshape %s{number} : "
            f"(tensor<{count}xf32>) -> {tensor_type(old)}"
        )
        ops, result = resize(f"%t{number}", tensor_type(old), tensor_type(new), f"r{number}_")
        lines += ops
        results.append(result)
    types = ", ".join(tensor_type(new) for _, new in pairs)
    lines.append(f"return {', '.join(results)} : {types}")
    body = "\n".join(lines)
    text = f"func.func @main() -> ({types}) {{\n{body}\n}}"
    said = subprocess.run(
        [sys.executable, "-c", RUN], input=text, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr[-2000:]
    rows = [[float(v) for v in line.split()] for line in said.stdout.splitlines()]
    assert len(rows) == len(pairs)
    for (old, new), row in zip(pairs, rows, strict=True):
        wanted = expected(source[: int(np.prod(old))].reshape(old), new)
        assert row == wanted.ravel().tolist(), (old, new)
