"""Tensor operators: what a sketch makes kernels for.

Operators by name: the eight of the OpEvo paper, small ones, and any by its sizes. Sizes of the
eight: Gao et al. 2020 (arXiv 2006.05664) as its authors published the experiments (microsoft/nni,
examples/trials/systems_auto_tuning/opevo/src/experiments, whose folders are named after the sizes,
as `mm/N512K1024M4096` or `conv/N512C64HW27F192K5ST1PD2`).
"""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from gevo.errors import ConfigError

_MOST_ELEMENTS = 1 << 30
"""Of one array: generated kernels compute element indices in 32 bits."""


class Kind(StrEnum):
    """What is computed. Arrays are float32 in C order."""

    MATMUL = "matmul"
    """c[n, m] = sum over k of a[n, k] · b[k, m]."""
    BATCH_MATMUL = "batch_matmul"
    """The same for each of b independent pairs."""
    CONV2D = "conv2d"
    """c[n, f, y, x] = sum of a[n, c, s·y + i - p, s·x + j - p] · b[f, c, i, j]; NCHW, zeros
    outside the image."""


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


_MM, _BMM, _CONV = Kind.MATMUL, Kind.BATCH_MATMUL, Kind.CONV2D

PAPER: tuple[Operator, ...] = (
    Operator("mm1", _MM, (512, 1024, 1024)),
    Operator("mm2", _MM, (512, 1024, 4096)),
    Operator("mm3", _MM, (512, 4096, 1024)),
    Operator("bmm1", _BMM, (960, 128, 128, 64)),
    Operator("bmm2", _BMM, (960, 128, 128, 64), transpose_a=True),
    Operator("bmm3", _BMM, (960, 128, 64, 128), transpose_b=True),
    Operator("c1", _CONV, (512, 3, 227, 227, 64, 11, 11), stride=4),
    Operator("c2", _CONV, (512, 64, 27, 27, 192, 5, 5), padding=2),
)
"""In the order of the paper's tables."""

SMALL: tuple[Operator, ...] = (
    Operator("matmul", _MM, (96, 64, 120)),
    Operator("matmul_relu", _MM, (96, 64, 120), epilogue=Epilogue.BIAS_RELU),
    Operator("batch_matmul", _BMM, (6, 32, 40, 48)),
    Operator("conv2d", _CONV, (2, 8, 16, 16, 16, 3, 3), padding=1),
    Operator(
        "conv2d_relu", _CONV, (2, 8, 16, 16, 16, 3, 3), padding=1, epilogue=Epilogue.BIAS_RELU
    ),
)
"""Small enough for the simt device."""

OPERATORS: Mapping[str, Operator] = {one.name: one for one in (*PAPER, *SMALL)}


_SHAPED = re.compile(
    r"(?P<kind>matmul|batch_matmul|conv2d)_(?P<sizes>\d+(?:x\d+)+)(?:_(?P<window>\d+x\d+x\d+))?"
    r"(?:_s(?P<stride>\d+))?(?:_p(?P<padding>\d+))?(?P<ta>_ta)?(?P<tb>_tb)?"
    r"(?:_(?P<epilogue>bias_relu|bias|relu))?"
)


def shaped(operator: Operator) -> Operator:
    """The operator under the name that its sizes give it; equal ones get the same name."""
    sizes = [str(size) for size in operator.sizes]
    if operator.kind is Kind.CONV2D:
        words = ["x".join(sizes[:4]), "x".join(sizes[4:])]
    else:
        words = ["x".join(sizes)]
    words += [f"s{operator.stride}"] if operator.stride > 1 else []
    words += [f"p{operator.padding}"] if operator.padding else []
    words += ["ta"] if operator.transpose_a else []
    words += ["tb"] if operator.transpose_b else []
    words += [operator.epilogue.value] if operator.epilogue is not Epilogue.NONE else []
    return replace(operator, name="_".join([operator.kind.value, *words]))


def is_name(name: str) -> bool:
    """True for what `named` takes for an operator, one that cannot be among them."""
    return name.lower() in OPERATORS or _SHAPED.fullmatch(name.lower()) is not None


def named(name: str) -> Operator:
    """The operator of that name; capitals do not matter.

    Beside those that are listed every operator has the name of its sizes (`shaped`):
    `matmul_512x1024x1024`, `batch_matmul_12x128x64x128_tb`,
    `conv2d_1x64x27x27_192x5x5_p2_relu`.

    Raises:
        ConfigError: There is none, or its sizes make none.
    """
    found = OPERATORS.get(name.lower())
    if found is not None:
        return found
    match = _SHAPED.fullmatch(name.lower())
    if match is None:
        near = difflib.get_close_matches(name.lower(), OPERATORS, n=1)
        hint = f", did you mean {near[0]!r}?" if near else ""
        raise ConfigError(f"no operator {name!r}{hint}; there are: {', '.join(OPERATORS)}")
    sizes = "x".join(filter(None, (match["sizes"], match["window"])))
    return shaped(
        Operator(
            match["kind"],
            Kind(match["kind"]),
            tuple(int(size) for size in sizes.split("x")),
            transpose_a=match["ta"] is not None,
            transpose_b=match["tb"] is not None,
            stride=int(match["stride"] or 1),
            padding=int(match["padding"] or 0),
            epilogue=Epilogue(match["epilogue"] or "none"),
        )
    )
