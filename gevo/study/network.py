"""The operators of a StableHLO program: what of it `gevo tune` has kernels for."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from gevo.errors import ConfigError
from gevo.program.base import Dialect
from gevo.program.load import load
from gevo.program.stablehlo.build import read_convolution
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op, parts, read_program
from gevo.program.stablehlo.window import Contraction
from gevo.tuning.sketch.networks import Network, gathered, network
from gevo.tuning.sketch.operator import Dtype, Kind, Operator


class _LeftOut(Exception):
    """There is no operator for it; the message says what it is."""


_TYPES = {"f32": Dtype.F32, "f16": Dtype.F16, "bf16": Dtype.BF16}
"""Types of operands by those of StableHLO."""


def network_of(name: str, batch: int = 1, dtype: str = "f32") -> Network:
    """A network by its name, or that of a StableHLO file.

    A convolution in another layout than NCHW counts as the same one in that layout, and what is
    in a loop counts once. Results are float32 also where the program rounds them.

    Args:
        name: One of `gevo.tuning.sketch.networks`, or a path.
        batch: Images or texts at a time of a network by name; a file has its own.
        dtype: Type of its operands; a file has its own.

    Raises:
        ConfigError: There is no such network, or the file has no operator that gevo writes.
        ProgramError: The file cannot be read.
    """
    path = Path(name)
    if not path.suffix:
        return network(name, batch, dtype)
    if Dialect.of_file(path) is not Dialect.STABLEHLO:
        raise ConfigError(f"{path}: is no StableHLO; --network takes a name or a .mlir file")
    operators: list[Operator] = []
    left_out: Counter[str] = Counter()
    for op in read_program(load(path)).ops.values():
        try:
            if op.form.name == "stablehlo.dot_general":
                operators.append(_product(op))
            elif op.form.name == "stablehlo.convolution":
                operators.append(_convolution(op))
        except _LeftOut as reason:
            left_out[str(reason)] += 1
    if not operators:
        raise ConfigError(f"{path}: has no product or convolution that gevo writes kernels for")
    return gathered(path.stem, operators, left_out)


def _product(op: Op) -> Operator:
    """A product of matrices, or of batches of them; raises _LeftOut."""
    attributes = dict(part.split(" = ", 1) for part in parts(op.form.before[3:]))
    numbers = Contraction.read(attributes["dot_dimension_numbers"])
    types = [tensor(slot.type) for slot in op.site.slots]
    first, second = types
    if first is None or second is None or first[1] != second[1] or first[1] not in _TYPES:
        raise _LeftOut(f"product of other types than {', '.join(_TYPES)}")
    batch = list(range(len(numbers.lhs_batch)))
    if [list(numbers.lhs_batch), list(numbers.rhs_batch)] != [batch, batch]:
        raise _LeftOut("product whose batches do not come first")
    rows, transpose_a, depth = _side(first[0], len(batch), numbers.lhs)
    columns, first_last, _ = _side(second[0], len(batch), numbers.rhs)
    sizes = (rows, depth, columns)
    if batch:
        sizes = (math.prod(first[0][: len(batch)]), *sizes)
    kind = Kind.BATCH_MATMUL if batch else Kind.MATMUL
    dtype = _TYPES[first[1]]
    return Operator("product", kind, sizes, transpose_a, not first_last, dtype=dtype)


def _side(shape: Sequence[int], batch: int, contracted: Sequence[int]) -> tuple[int, bool, int]:
    """Free elements of an operand, whether what is summed over comes first, and how much it is."""
    own = range(batch, len(shape))
    summed = sorted(contracted)
    free = [n for n in own if n not in summed]
    if [*summed, *free] == list(own):
        first = True
    elif [*free, *summed] == list(own):
        first = False
    else:
        raise _LeftOut("product over dimensions that lie between others")
    return math.prod(shape[n] for n in free), first, math.prod(shape[n] for n in summed)


def _convolution(op: Op) -> Operator:
    """A convolution in two dimensions; raises _LeftOut."""
    found = read_convolution(op)
    if found is None or found.element not in _TYPES or len(found.spatial) != 2:
        raise _LeftOut(f"convolution that is not plain, of {', '.join(_TYPES)}, in two dimensions")
    if found.groups != 1:
        raise _LeftOut("grouped convolution")
    window = found.window
    strides, paddings = set(window.strides), {one for pair in window.padding for one in pair}
    if len(strides) != 1 or len(paddings) != 1 or any(n != 1 for n in window.dilation):
        raise _LeftOut("convolution with uneven strides, uneven padding or dilation")
    layout, shape = found.layouts[0], found.shapes[0]
    height, width = (shape[layout.index(name)] for name in found.spatial)
    channels, filters = found.channels
    sizes = (shape[layout.index("b")], channels, height, width, filters, *window.sizes)
    return Operator(
        "convolution",
        Kind.CONV2D,
        sizes,
        stride=strides.pop(),
        padding=paddings.pop(),
        dtype=_TYPES[found.element],
    )
