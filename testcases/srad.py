"""Inputs, driver and reference of srad."""

import numpy as np

from gevo.workload.case import Pointer

BLOCK = 16
SUM_BLOCK = 128
RATE = 0.5


def speckled(rng, sizes):
    """A bright disc on a dark ground, both under multiplicative noise."""
    y, x = np.mgrid[: sizes["rows"], : sizes["cols"]]
    radius = min(sizes["rows"], sizes["cols"]) / 3
    disc = np.hypot(y - sizes["rows"] / 2, x - sizes["cols"] / 2) < radius
    return np.where(disc, 3.0, 1.0) * rng.gamma(10.0, 0.1, disc.shape)


def _speckle(total, square, pixels):
    """Variance over squared mean; whatever numbers a variant makes, this must not raise."""
    with np.errstate(all="ignore"):
        mean = np.float64(total) / pixels
        return float((np.float64(square) / pixels - mean**2) / mean**2)


def drive(host, sizes):
    """Three launches per iteration; the sums of the first go through the host."""
    rows, cols, pixels = sizes["rows"], sizes["cols"], sizes["rows"] * sizes["cols"]
    sum_grid = (-(-pixels // SUM_BLOCK), 1, 1)
    grid, block = (-(-cols // BLOCK), -(-rows // BLOCK), 1), (BLOCK, BLOCK, 1)
    fields = [Pointer(name) for name in ("image", "north", "south", "west", "east", "c")]
    sums = [Pointer("image"), Pointer("sums"), Pointer("squares"), pixels]
    for _ in range(sizes["iterations"]):
        host.launch("statistics", sum_grid, (SUM_BLOCK, 1, 1), sums)
        with np.errstate(all="ignore"):
            total = host.read("sums").sum(dtype=np.float64)
            square = host.read("squares").sum(dtype=np.float64)
        q0_squared = _speckle(total, square, pixels)
        host.launch("coefficients", grid, block, [*fields, rows, cols, q0_squared])
        host.launch("diffuse", grid, block, [*fields, rows, cols, RATE])


def reference(inputs, sizes):
    """The same iterations on the whole image, in double precision."""
    j = inputs["image"].astype(np.float64)
    c = np.zeros_like(j)
    for _ in range(sizes["iterations"]):
        q0 = _speckle(j.sum(), (j**2).sum(), j.size)
        p = np.pad(j, 1, mode="edge")
        north, south = p[:-2, 1:-1] - j, p[2:, 1:-1] - j
        west, east = p[1:-1, :-2] - j, p[1:-1, 2:] - j
        gradient = (north**2 + south**2 + west**2 + east**2) / j**2
        laplacian = (north + south + west + east) / j
        q = (gradient / 2 - laplacian**2 / 16) / (1 + laplacian / 4) ** 2
        c = np.clip(1 / (1 + (q - q0) / (q0 * (1 + q0))), 0, 1)
        s = np.pad(c, 1, mode="edge")
        flow = s[2:, 1:-1] * south + c * north + s[1:-1, 2:] * east + c * west
        j = j + RATE / 4 * flow
    return {"image": j.astype(np.float32), "c": c.astype(np.float32)}
