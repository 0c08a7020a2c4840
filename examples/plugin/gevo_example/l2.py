"""An error metric: the relative error in the Euclidean norm."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import gevo


@gevo.metric
def relative_l2(actual: NDArray[Any], expected: NDArray[Any]) -> float:
    """|actual - expected| / |expected|, in float64; infinite for an expected output of zeros."""
    wanted = expected.astype(np.float64)
    distance = float(np.linalg.norm(actual.astype(np.float64) - wanted))
    size = float(np.linalg.norm(wanted))
    if size == 0.0:
        return 0.0 if distance == 0.0 else float("inf")
    return distance / size
