"""Inputs and reference of gaussian."""

import numpy as np


def matrix(rng, sizes):
    """Diagonally dominant, so that no pivoting is needed; pivots of both signs."""
    n = sizes["n"]
    return rng.uniform(-1, 1, (n, n)) + np.diag(rng.choice([-1.0, 1.0], n) * n)


def reference(inputs, sizes):
    """Elimination in double precision."""
    n = sizes["n"]
    a, b = inputs["a"].astype(np.float64), inputs["b"].astype(np.float64)
    m = inputs["m"].astype(np.float64)
    for t in range(n - 1):
        m[t + 1 :, t] = a[t + 1 :, t] / a[t, t]
        a[t + 1 :, t:] -= np.outer(m[t + 1 :, t], a[t, t:])
        b[t + 1 :] -= m[t + 1 :, t] * b[t]
    return {"a": a.astype(np.float32), "b": b.astype(np.float32), "m": m.astype(np.float32)}
