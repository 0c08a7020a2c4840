"""What generated kernels must compute, in numpy: the `python` file of their workloads.

Everything is summed up in double precision and rounded at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Inputs = Mapping[str, NDArray[Any]]
Sizes = Mapping[str, int | float]
Outputs = Mapping[str, NDArray[Any]]

_PIECE = 1 << 22
"""Numbers that a convolution copies at a time, at most (but one image at least)."""


def product(inputs: Inputs, sizes: Sizes) -> Outputs:
    """Product of matrices or of batches of them, of any type that kernels are written for.

    Args:
        inputs: `a`, `b` and maybe `bias`.
        sizes: `transpose_a`, `transpose_b`, `relu` and maybe `tf32`, 0 or 1.
    """
    a, b = (_wide(inputs[name], sizes) for name in ("a", "b"))
    a = np.swapaxes(a, -1, -2) if sizes["transpose_a"] else a
    b = np.swapaxes(b, -1, -2) if sizes["transpose_b"] else b
    result = a @ b
    if "bias" in inputs:
        result += inputs["bias"]
    return _finished(result, sizes, inputs["a"])


def convolution(inputs: Inputs, sizes: Sizes) -> Outputs:
    """Convolution of NCHW images.

    Args:
        inputs: `a`, the images; `b`, the filters; and maybe `bias`.
        sizes: `stride`, `padding`, and `relu` and maybe `tf32`, 0 or 1.
    """
    edge, stride = int(sizes["padding"]), int(sizes["stride"])
    a = _wide(inputs["a"], sizes)
    a = np.pad(a, ((0, 0), (0, 0), (edge, edge), (edge, edge)))
    b = _wide(inputs["b"], sizes)
    windows = np.lib.stride_tricks.sliding_window_view(a, b.shape[2:], (2, 3))
    # (images, channels, window's rows and columns, rows, columns), as the filters have them.
    windows = windows[:, :, ::stride, ::stride].transpose(0, 1, 4, 5, 2, 3)
    images, rows, columns = a.shape[0], *windows.shape[4:]
    filters = b.reshape(b.shape[0], -1)
    result = np.empty((images, b.shape[0], rows, columns), _result_type(inputs["a"]))
    at_once = max(1, _PIECE // (filters.shape[1] * rows * columns))
    for first in range(0, images, at_once):
        piece = windows[first : first + at_once].astype(np.float64, order="C")
        product = filters @ piece.reshape(len(piece), filters.shape[1], rows * columns)
        product = product.reshape(len(piece), b.shape[0], rows, columns)
        if "bias" in inputs:
            product += inputs["bias"][:, None, None]
        result[first : first + at_once] = _finished(product, sizes, inputs["a"])["c"]
    return {"c": result}


def _wide(array: NDArray[Any], sizes: Sizes) -> NDArray[np.float64]:
    """An operand as numbers: the bits of bfloats, and floats of which tf32 has the upper bits."""
    if array.dtype == np.uint16:
        array = (array.astype(np.uint32) << 16).view(np.float32)
    elif sizes.get("tf32"):
        array = (np.ascontiguousarray(array).view(np.uint32) & 0xFFFFE000).view(np.float32)
    return array.astype(np.float64)


def _result_type(operand: NDArray[Any]) -> type[np.generic]:
    return np.int32 if operand.dtype == np.int8 else np.float32


def _finished(result: NDArray[np.float64], sizes: Sizes, operand: NDArray[Any]) -> Outputs:
    if sizes["relu"]:
        result = np.maximum(result, 0)
    return {"c": result.astype(_result_type(operand))}
