"""Inputs and reference of lud."""

import numpy as np


def matrix(rng, sizes):
    """Diagonally dominant, so that no pivoting is needed; pivots of both signs."""
    n = sizes["n"]
    return rng.uniform(-1, 1, (n, n)) + np.diag(rng.choice([-1.0, 1.0], n) * n / 2)


def reference(inputs, sizes):
    """Decomposition in double precision, one column at a time."""
    m = inputs["matrix"].astype(np.float64)
    for k in range(sizes["n"] - 1):
        m[k + 1 :, k] /= m[k, k]
        m[k + 1 :, k + 1 :] -= np.outer(m[k + 1 :, k], m[k, k + 1 :])
    return {"matrix": m.astype(np.float32)}
