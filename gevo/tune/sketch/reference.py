"""What generated kernels must compute, in numpy: the `python` file of their workloads.

Everything is summed up in double precision and rounded at the end.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

Inputs = Mapping[str, NDArray[np.float32]]
Sizes = Mapping[str, int | float]
Outputs = Mapping[str, NDArray[np.float32]]


def product(inputs: Inputs, sizes: Sizes) -> Outputs:
    """Product of matrices or of batches of them.

    Args:
        inputs: `a`, `b` and maybe `bias`.
        sizes: `transpose_a`, `transpose_b` and `relu`, 0 or 1.
    """
    a, b = (inputs[name].astype(np.float64) for name in ("a", "b"))
    a = np.swapaxes(a, -1, -2) if sizes["transpose_a"] else a
    b = np.swapaxes(b, -1, -2) if sizes["transpose_b"] else b
    result = a @ b
    if "bias" in inputs:
        result += inputs["bias"]
    return _finished(result, sizes)


def convolution(inputs: Inputs, sizes: Sizes) -> Outputs:
    """Convolution of NCHW images.

    Args:
        inputs: `a`, the images; `b`, the filters; and maybe `bias`.
        sizes: `stride`, `padding` and `relu`, 0 or 1.
    """
    edge, stride = int(sizes["padding"]), int(sizes["stride"])
    a = np.pad(inputs["a"].astype(np.float64), ((0, 0), (0, 0), (edge, edge), (edge, edge)))
    b = inputs["b"].astype(np.float64)
    windows = np.lib.stride_tricks.sliding_window_view(a, b.shape[2:], (2, 3))
    windows = windows[:, :, ::stride, ::stride]
    result: NDArray[np.float64] = np.moveaxis(
        np.tensordot(windows, b, ((1, 4, 5), (1, 2, 3))), 3, 1
    )
    if "bias" in inputs:
        result = result + inputs["bias"][:, None, None]
    return _finished(result, sizes)


def _finished(result: NDArray[np.float64], sizes: Sizes) -> Outputs:
    if sizes["relu"]:
        result = np.maximum(result, 0)
    return {"c": result.astype(np.float32)}
