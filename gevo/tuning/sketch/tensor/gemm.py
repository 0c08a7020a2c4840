"""An operator for tensor cores: as products of matrices c[i, j] = Σ a[i, k] · b[k, j], in a batch.

A convolution of NCHW images is one product per image, of the filters (i) with the image's windows
(j: the place in the result, k: channel and place in the window), which are gathered as they are
copied and never stored; the result is then in the right order.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from gevo.tuning.sketch.operator import Dtype, Kind, Operator

STEP_BYTES = 32
"""Of k, that one `mma` takes of each row and column, whatever the type."""


@dataclass(frozen=True)
class Gather:
    """How windows of images are the columns of a matrix.

    Attributes:
        image: Channels, height and width.
        window: Height and width.
        columns: Of the result.
        stride: In both directions.
        padding: On all sides.
    """

    image: tuple[int, int, int]
    window: tuple[int, int]
    columns: int
    stride: int
    padding: int


@dataclass(frozen=True)
class Panel:
    """An operand.

    Attributes:
        name: `a` or `b`.
        depth_last: k is its contiguous dimension, not i or j.
        rows: Its extent along i or j.
        depth: Its extent along k.
        batch_stride: Elements between those of one batch; 0 where all share it.
        gather: Where its elements are not a matrix in memory.
    """

    name: str
    depth_last: bool
    rows: int
    depth: int
    batch_stride: int
    gather: Gather | None = None

    @property
    def contiguous(self) -> int:
        """Extent of its contiguous dimension."""
        return self.depth if self.depth_last else self.rows

    def widths(self, dtype: Dtype) -> tuple[int, ...]:
        """Elements of one copy: a power of two, at most 16 bytes, that divides its rows."""
        if self.gather is not None:
            return (1,)
        widths = (1, 2, 4, 8, 16)
        return tuple(w for w in widths if w * dtype.size <= 16 and self.contiguous % w == 0)


@dataclass(frozen=True)
class Gemm:
    """The products.

    Attributes:
        batch: How many.
        i: Rows of the result.
        j: Columns.
        k: Products that are summed up.
        panels: The operands.
        bias_rows: The bias is indexed by i, not by j.
        dtype: Of the operands.
    """

    batch: int
    i: int
    j: int
    k: int
    panels: tuple[Panel, Panel]
    bias_rows: bool
    dtype: Dtype

    @property
    def step(self) -> int:
        """Elements of k that one `mma` takes."""
        return STEP_BYTES // self.dtype.size


def gemm(operator: Operator) -> Gemm:
    """The products that an operator is."""
    if operator.kind is Kind.CONV2D:
        return _convolution(operator)
    *outer, rows, depth, columns = operator.sizes
    a = Panel("a", not operator.transpose_a, rows, depth, rows * depth)
    b = Panel("b", operator.transpose_b, columns, depth, depth * columns)
    return Gemm(math.prod(outer), rows, columns, depth, (a, b), False, operator.dtype)


def _convolution(operator: Operator) -> Gemm:
    batch, channels, height, width, filters, *window = operator.sizes
    _, _, rows, columns = operator.output
    depth = channels * math.prod(window)
    gather = Gather(
        (channels, height, width),
        (window[0], window[1]),
        columns,
        operator.stride,
        operator.padding,
    )
    a = Panel("b", True, filters, depth, 0)
    b = Panel("a", False, rows * columns, depth, channels * height * width, gather)
    return Gemm(batch, filters, rows * columns, depth, (a, b), True, operator.dtype)
