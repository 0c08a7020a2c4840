"""Tensor operators: what a sketch makes kernels for."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from gevo.errors import ConfigError

_MOST_ELEMENTS = 1 << 30
"""Of one array: generated kernels compute element indices in 32 bits."""


class Kind(StrEnum):
    """What is computed. Arrays are in C order."""

    MATMUL = "matmul"
    """c[n, m] = sum over k of a[n, k] · b[k, m]."""
    BATCH_MATMUL = "batch_matmul"
    """The same for each of b independent pairs."""
    CONV2D = "conv2d"
    """c[n, f, y, x] = sum of a[n, c, s·y + i - p, s·x + j - p] · b[f, c, i, j]; NCHW, zeros
    outside the image."""


class Dtype(StrEnum):
    """Type of the operands; of others than f32 tensor cores multiply.

    Results and bias are f32, those of int8 are i32.
    """

    F32 = "f32"
    F16 = "f16"
    BF16 = "bf16"
    TF32 = "tf32"
    """In arrays of f32, whose lowest 13 bits do not count."""
    INT8 = "int8"

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return {"f32": 4, "f16": 2, "bf16": 2, "tf32": 4, "int8": 1}[self.value]

    @property
    def total(self) -> str:
        """LLVM's type of a result, and of the sums that it is made of."""
        return "i32" if self is Dtype.INT8 else "float"


class Epilogue(StrEnum):
    """What is done to each output element before it is stored."""

    NONE = "none"
    RELU = "relu"
    BIAS = "bias"
    """Adds a vector: one element per column of a product, per filter of a convolution."""
    BIAS_RELU = "bias_relu"


SIZES: Mapping[Kind, tuple[str, ...]] = {
    Kind.MATMUL: ("n", "k", "m"),
    Kind.BATCH_MATMUL: ("b", "n", "k", "m"),
    Kind.CONV2D: (
        "batch", "channels", "height", "width", "filters", "window_height", "window_width",
    ),
}  # fmt: skip
"""What the numbers of `Operator.sizes` are, in order."""


@dataclass(frozen=True)
class Operator:
    """A contraction with given sizes.

    Attributes:
        name: Name of the kernel; an identifier.
        kind: What is computed.
        sizes: In the order of `SIZES`.
        transpose_a: The first operand of a product is stored as [k, n].
        transpose_b: The second one is stored as [m, k].
        stride: Of a convolution, in both directions.
        padding: Of a convolution, on all four sides.
        epilogue: What happens to the result.
        dtype: Of the operands.

    Raises:
        ConfigError: The sizes do not make an operator, or one that is too large.
    """

    name: str
    kind: Kind
    sizes: tuple[int, ...]
    transpose_a: bool = False
    transpose_b: bool = False
    stride: int = 1
    padding: int = 0
    epilogue: Epilogue = Epilogue.NONE
    dtype: Dtype = Dtype.F32

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", self.name):
            raise ConfigError(f"operator {self.name!r}: the name must be an identifier")
        names = SIZES[self.kind]
        if len(self.sizes) != len(names):
            raise ConfigError(f"{self.name}: {self.kind} needs the sizes {', '.join(names)}")
        if min(self.sizes) < 1 or self.stride < 1 or self.padding < 0:
            raise ConfigError(
                f"{self.name}: sizes and stride must be 1 or more, padding 0 or more"
            )
        if self.kind is Kind.CONV2D:
            if self.transpose_a or self.transpose_b:
                raise ConfigError(f"{self.name}: a convolution has no transposed operands")
            if min(self.output[2:]) < 1:
                raise ConfigError(f"{self.name}: the window is larger than the padded image")
        elif self.stride != 1 or self.padding != 0:
            raise ConfigError(f"{self.name}: stride and padding are for convolutions")
        if max(map(math.prod, (*self.shapes.values(), self.output))) > _MOST_ELEMENTS:
            raise ConfigError(f"{self.name}: an array has more than {_MOST_ELEMENTS} elements")

    @property
    def size(self) -> Mapping[str, int]:
        """The sizes by name."""
        return dict(zip(SIZES[self.kind], self.sizes, strict=True))

    @property
    def bias(self) -> bool:
        """True when there is a third input, the vector that is added."""
        return self.epilogue in (Epilogue.BIAS, Epilogue.BIAS_RELU)

    @property
    def relu(self) -> bool:
        """True when negative results become 0."""
        return self.epilogue in (Epilogue.RELU, Epilogue.BIAS_RELU)

    @property
    def output(self) -> tuple[int, ...]:
        """Shape of the result."""
        if self.kind is Kind.CONV2D:
            batch, _, height, width, filters, *window = self.sizes
            free = (height - window[0], width - window[1])
            rows, columns = ((one + 2 * self.padding) // self.stride + 1 for one in free)
            return (batch, filters, rows, columns)
        *batch, rows, _, columns = self.sizes
        return (*batch, rows, columns)

    @property
    def shapes(self) -> Mapping[str, tuple[int, ...]]:
        """Shapes of the inputs: `a`, `b` and, where there is one, `bias`."""
        if self.kind is Kind.CONV2D:
            batch, channels, height, width, filters, *window = self.sizes
            found = {
                "a": (batch, channels, height, width),
                "b": (filters, channels, *window),
            }
            return found | ({"bias": (filters,)} if self.bias else {})
        *batch, rows, inner, columns = self.sizes
        first = (inner, rows) if self.transpose_a else (rows, inner)
        second = (columns, inner) if self.transpose_b else (inner, columns)
        found = {"a": (*batch, *first), "b": (*batch, *second)}
        return found | ({"bias": (columns,)} if self.bias else {})

    @property
    def depth(self) -> int:
        """Products that are summed up for one element of the result."""
        if self.kind is Kind.CONV2D:
            size = self.size
            return size["channels"] * size["window_height"] * size["window_width"]
        return self.size["k"]

    @property
    def flops(self) -> int:
        """Additions and multiplications; those with padding's zeros count, the epilogue not."""
        return 2 * math.prod(self.output) * self.depth
