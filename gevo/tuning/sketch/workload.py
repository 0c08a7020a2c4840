"""Workloads of operators: what a generated kernel is run on, and what it must give."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from gevo.tuning.parameter import Discrete, Factorization, Parameter
from gevo.tuning.sketch import reference, split
from gevo.tuning.sketch.operator import Dtype, Kind, Operator
from gevo.tuning.sketch.schedule import block, default_configuration, grid, space

_MANY = 1 << 22
"""Elements of an array; of operators with larger ones a second case would say nothing new."""
_EPSILON = 2.0**-23
"""Of float32: the distance from 1 to the next number."""


def workload_toml(operator: Operator) -> str:
    """A workload spec for the operator's kernels, with its search space.

    The kernel file is `<name>.ll` next to it. Sizes are the operator's; cases differ in seeds.
    One is tuned on, since the work does not depend on the data; others are held out, of operators
    with large arrays one, else two.
    """
    inputs = operator.shapes
    arrays = [_array(name, _array_type(operator, name), shape) for name, shape in inputs.items()]
    arrays.append(_array("c", _array_type(operator, "c"), operator.output))
    if split.offered(operator):
        arrays.append(_parts(operator))
    cases = [("train", 1), ("heldout", 101)]
    if max(map(math.prod, (*inputs.values(), operator.output))) <= _MANY:
        cases.append(("heldout", 102))
    tables = [
        _head(operator),
        _table("scalars", _scalars(operator)),
        *arrays,
        *_launches(operator),
        _table("error", {"metric": "max_relative", "floor": _magnitude(operator)}),
        *(_table(f"[{kind}]", {"seed": seed}) for kind, seed in cases),
        _tune(operator),
    ]
    return "\n".join(tables)


def _launches(operator: Operator) -> list[str]:
    """Of the kernel, and of the one that adds up parts, where there are parts."""
    shapes = ((grid(operator), block(operator)), split.sum_launch(operator))
    found: list[str] = []
    for kernel, names, (blocks, threads) in zip(
        split.kernels(operator), split.pointers(operator), shapes, strict=False
    ):
        one = {"kernel": kernel, "grid": [blocks], "block": [threads], "args": list(names)}
        when = {"when": f"{split.PARAMETER} > 1"} if found else {}
        found.append(_table("[launch]", one | when))
    return found


def _parts(operator: Operator) -> str:
    """Where blocks that share sums leave their parts; one element where none do."""
    parts = f"{split.PARAMETER} * {math.prod(operator.output)} if {split.PARAMETER} > 1 else 1"
    return _table(
        "arrays.partial",
        {"role": "scratch", "dtype": _array_type(operator, "c"), "shape": [parts]},
    )


def expected(operator: Operator, inputs: reference.Inputs) -> reference.Outputs:
    """What a kernel of the operator must give for `inputs`, by the names of `Operator.shapes`."""
    return _function(operator)(inputs, _scalars(operator))


def _function(
    operator: Operator,
) -> Callable[[reference.Inputs, reference.Sizes], reference.Outputs]:
    return reference.convolution if operator.kind is Kind.CONV2D else reference.product


def _head(operator: Operator) -> str:
    values = {
        "name": operator.name,
        "program": f"{operator.name}.ll",
        "python": str(Path(reference.__file__).resolve()),
        "reference": _function(operator).__name__,
        "tolerance": _tolerance(operator),
        "new_sizes": False,
    }
    return "".join(f"{key} = {_toml(value)}\n" for key, value in values.items())


def _scalars(operator: Operator) -> Mapping[str, int]:
    """What the reference needs besides the arrays."""
    if operator.kind is Kind.CONV2D:
        own = {"stride": operator.stride, "padding": operator.padding}
    else:
        own = {
            "transpose_a": int(operator.transpose_a),
            "transpose_b": int(operator.transpose_b),
        }
    tf32 = {"tf32": 1} if operator.dtype is Dtype.TF32 else {}
    return own | {"relu": int(operator.relu)} | tf32


def _magnitude(operator: Operator) -> float:
    """The size of a sum: the standard deviation for numbers that are uniform in [-1, 1).

    Bfloats are positive, so their sums have the size of the number of terms; integers' sums are
    exact.
    """
    if operator.dtype is Dtype.BF16:
        return float(operator.depth)
    return math.sqrt(operator.depth) / 3


def _tolerance(operator: Operator) -> float:
    """Room for any order of summation, relative to `_magnitude`.

    Rounding errors of n additions grow like the square root of n, if they are independent, or
    like n at worst (Higham 2002, *Accuracy and Stability of Numerical Algorithms*, section
    4.2); this is 16 times the former.
    """
    return 16 * _EPSILON * math.sqrt(operator.depth)


_ARRAYS: Mapping[Dtype, str] = {
    Dtype.F32: "f32",
    Dtype.F16: "f16",
    Dtype.BF16: "u16",
    Dtype.TF32: "f32",
    Dtype.INT8: "i8",
}
"""Types of the operands' arrays; numpy has no bfloats, their bits are in integers."""
_INITS: Mapping[str, Mapping[str, Any]] = {
    "u16": {"kind": "integers", "low": 0x3F00, "high": 0x4000},
    "i8": {"kind": "integers", "low": -128, "high": 128},
    "i32": {"kind": "integers", "low": -1000, "high": 1000},
}
"""What operands hold where it is not numbers between -1 and 1; of bfloats those from 0.5 to 2."""


def _array_type(operator: Operator, name: str) -> str:
    if name in ("a", "b"):
        return _ARRAYS[operator.dtype]
    return "i32" if operator.dtype is Dtype.INT8 else "f32"


def _array(name: str, dtype: str, shape: Sequence[int]) -> str:
    role = "out" if name == "c" else "in"
    values: dict[str, Any] = {"role": role, "dtype": dtype, "shape": list(shape)}
    if role == "in":
        uniform = {"kind": "uniform", "low": -1.0, "high": 1.0}
        values["init"] = _INITS.get(dtype, uniform)
    return _table(f"arrays.{name}", values)


def _tune(operator: Operator) -> str:
    found = space(operator)
    defaults = found.as_dict(default_configuration(operator))
    parameters = dict(zip(found.names, map(_declared, found.parameters), strict=True))
    table = {
        "constraints": [one.text for one in found.constraints],
        "quantities": [one.text for one in found.quantities],
        "defaults": defaults,
    }
    return _table("tune", table) + "\n" + _table("tune.parameters", parameters)


def _declared(parameter: Parameter) -> Mapping[str, Any]:
    if isinstance(parameter, Factorization):
        return {"factorization": {"product": parameter.product, "parts": parameter.parts}}
    assert isinstance(parameter, Discrete), "spaces of operators have no other kinds"
    return {"discrete": list(parameter.choices)}


def _table(name: str, values: Mapping[str, Any]) -> str:
    return f"[{name}]\n" + "".join(f"{key} = {_toml(one)}\n" for key, one in values.items())


def _toml(value: Any) -> str:
    """A value on one line. JSON's strings, numbers and booleans are TOML's."""
    if isinstance(value, Mapping):
        pairs = (f"{key} = {_toml(one)}" for key, one in value.items())  # pyright: ignore
        return f"{{ {', '.join(pairs)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"  # pyright: ignore
    return json.dumps(value, ensure_ascii=False)
