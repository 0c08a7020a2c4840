"""Operators as loops over axes: the one form from which spaces and kernels are made.

An operator is a loop nest over spatial axes (those of the result) and reduction axes. Each
dimension of an operand is indexed by a sum of scaled axes plus an offset: `k` of a product,
`4·y + i - 2` of a convolution with stride 4 and padding 2.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gevo.tuning.sketch.operator import Kind, Operator

SPATIAL = ("block", "vthread", "thread", "inner")
"""Levels of a spatial axis, outermost first (Gao et al. 2020, appendix B). An element's index
is ((block · vthreads + vthread) · threads + thread) · inner + inner."""
BATCH = ("block", "thread")
"""Levels of an axis along which nothing is reused, or not worth more levels."""
REDUCTION = ("outer", "stage", "inner")
"""Levels of a reduction axis: chunks that are staged through shared memory one after the other,
steps through a chunk, and what is unrolled in registers."""


@dataclass(frozen=True)
class Axis:
    """One loop.

    Attributes:
        name: Short name; its parameter is `tile_<name>`.
        extent: How far it really goes.
        covered: How far the tiles go: the product of the levels.
        levels: One of `SPATIAL`, `BATCH` and `REDUCTION`.
    """

    name: str
    extent: int
    covered: int
    levels: tuple[str, ...]

    @property
    def parameter(self) -> str:
        """Name of the tuning parameter."""
        return f"tile_{self.name}"

    @property
    def reduction(self) -> bool:
        """True when it is summed over."""
        return self.levels is REDUCTION


@dataclass(frozen=True)
class Dim:
    """One dimension of an operand.

    Attributes:
        extent: Its size.
        terms: Axes and their factors; the index is the sum of the products, plus `offset`.
        offset: Not positive: the padding.
    """

    extent: int
    terms: tuple[tuple[Axis, int], ...]
    offset: int = 0

    @property
    def checked(self) -> bool:
        """True when some index lies outside."""
        last = sum(scale * (axis.covered - 1) for axis, scale in self.terms) + self.offset
        return self.offset < 0 or last >= self.extent


@dataclass(frozen=True)
class Operand:
    """An input that is staged through shared memory.

    Attributes:
        name: `a` or `b`.
        dims: Its dimensions, the last one contiguous.
    """

    name: str
    dims: tuple[Dim, ...]

    @property
    def strides(self) -> tuple[int, ...]:
        """Elements between neighbours along each dimension."""
        return strides([dim.extent for dim in self.dims])


@dataclass(frozen=True)
class Contraction:
    """The loop nest of an operator.

    Attributes:
        spatial: The axes of the result, in its order.
        reduction: The axes that are summed over.
        operands: The two inputs.
        bias: The axis that indexes the vector which is added; None without one.
        relu: True when negative results become 0.
    """

    spatial: tuple[Axis, ...]
    reduction: tuple[Axis, ...]
    operands: tuple[Operand, Operand]
    bias: Axis | None
    relu: bool

    @property
    def axes(self) -> tuple[Axis, ...]:
        """All axes, in the order of their parameters."""
        return self.spatial + self.reduction


def strides(extents: Sequence[int]) -> tuple[int, ...]:
    """Strides of an array in C order, in elements."""
    return tuple(math.prod(extents[i + 1 :]) for i in range(len(extents)))


def covered(extent: int) -> int:
    """The number whose factorizations tile an axis of this extent.

    That is the extent itself where it has no prime factor above 7. Else it is rounded up to a
    multiple of the largest power of two that is at most an eighth of it (and at least 2), so
    that there is something to tile with, for less than an eighth of superfluous work where the
    extent is 16 or more, and for at most one superfluous element where it is less.
    """
    rest = extent
    for prime in (2, 3, 5, 7):
        while rest % prime == 0:
            rest //= prime
    if rest == 1:
        return extent
    step = max(2, 1 << (extent // 8).bit_length() - 1) if extent >= 16 else 2
    return -(-extent // step) * step


def contraction(operator: Operator) -> Contraction:
    """The loop nest of an operator."""
    made = _convolution(operator) if operator.kind is Kind.CONV2D else _product(operator)
    spatial, reduction, operands, bias = made
    return Contraction(
        spatial, reduction, operands, bias if operator.bias else None, operator.relu
    )


_Parts = tuple[tuple[Axis, ...], tuple[Axis, ...], tuple[Operand, Operand], Axis]


def _rounded(name: str, extent: int, levels: tuple[str, ...]) -> Axis:
    return Axis(name, extent, covered(extent), levels)


def _product(operator: Operator) -> _Parts:
    *batch, rows, depth, columns = operator.sizes
    b = [_rounded("b", size, BATCH) for size in batch]
    i, j = _rounded("i", rows, SPATIAL), _rounded("j", columns, SPATIAL)
    k = _rounded("k", depth, REDUCTION)
    first = (k, i) if operator.transpose_a else (i, k)
    second = (j, k) if operator.transpose_b else (k, j)
    operands = (_plain("a", (*b, *first)), _plain("b", (*b, *second)))
    return (*b, i, j), (k,), operands, j


def _plain(name: str, axes: Sequence[Axis]) -> Operand:
    return Operand(name, tuple(Dim(axis.extent, ((axis, 1),)) for axis in axes))


def _convolution(operator: Operator) -> _Parts:
    """The window's axes are covered exactly.

    A superfluous step along `k` or `c` multiplies two zeros, since that axis alone indexes both
    operands. A superfluous row of the window would meet pixels that exist, and 0 times an
    infinite one is no zero.
    """
    batch, channels, height, width, filters, *window = operator.sizes
    _, _, rows, columns = operator.output
    n, f = _rounded("n", batch, BATCH), _rounded("f", filters, SPATIAL)
    y, x = _rounded("y", rows, SPATIAL), _rounded("x", columns, SPATIAL)
    c = _rounded("c", channels, REDUCTION)
    u, v = (Axis(name, size, size, REDUCTION) for name, size in zip("uv", window, strict=True))
    stride, shift = operator.stride, -operator.padding
    image = Operand(
        "a",
        (
            Dim(batch, ((n, 1),)),
            Dim(channels, ((c, 1),)),
            Dim(height, ((y, stride), (u, 1)), shift),
            Dim(width, ((x, stride), (v, 1)), shift),
        ),
    )
    return (n, f, y, x), (c, u, v), (image, _plain("b", (f, c, u, v))), f
