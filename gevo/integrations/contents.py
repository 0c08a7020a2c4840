"""Generators that draw arrays like one that was seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Init = Mapping[str, str | float]
_FLAT = 3.6
"""A range of fewer standard deviations than this is one that is drawn from evenly (which has
the square root of 12)."""


def like(array: NDArray[Any]) -> Init | None:
    """Kind and parameters of a generator that gives such contents; None where none does.

    What is constant stays so, indices stay in their range, numbers that ascend go on ascending,
    floats keep their range or their mean and deviation.
    """
    if array.dtype.kind == "f":
        return _floats(array.astype(np.float64))
    if array.dtype.kind == "b":
        return {"kind": "integers", "low": 0, "high": 2} if array.any() else {"kind": "zeros"}
    return _integers(array.ravel())


def _integers(flat: NDArray[Any]) -> Init | None:
    low, high = int(flat.min()), int(flat.max())
    if low == high:
        return {"kind": "zeros"} if low == 0 else {"kind": "full", "value": low}
    if flat.size > 2 and (flat[1:] >= flat[:-1]).all():
        steps = np.diff(flat)
        if (steps == steps[0]).all():
            return {"kind": "arange", "start": low, "step": int(steps[0])}
        return {"kind": "offsets", "low": low, "high": high}
    if low == 0 and high == flat.size - 1 and np.unique(flat).size == flat.size:
        return {"kind": "permutation"}
    return {"kind": "integers", "low": low, "high": high + 1}


def _floats(array: NDArray[Any]) -> Init | None:
    if not np.isfinite(array).all():
        return None
    low, high = float(array.min()), float(array.max())
    if low == high:
        return {"kind": "zeros"} if low == 0 else {"kind": "full", "value": low}
    if (array == np.rint(array)).all() and high - low < 1 << 20:
        return {"kind": "integers", "low": int(low), "high": int(high) + 1}
    mean, deviation = float(array.mean()), float(array.std())
    if low >= 0 or high <= 0 or high - low < _FLAT * deviation:
        return {"kind": "uniform", "low": _short(low), "high": _short(high)}
    return {"kind": "normal", "mean": _short(mean), "std": _short(deviation)}


def _short(value: float) -> float:
    return float(f"{value:.4g}")
