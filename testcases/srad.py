"""Inputs, driver and reference of srad."""

import numpy as np

from gevo.workload.case import Pointer

BLOCK = 16
SUM_BLOCK = 128
DIFFUSE_THREADS = 256  # of a block of srad_tunable's `diffuse`
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


def drive_tunable(host, sizes):
    """Two or three launches per iteration; the sums of the first go through the host."""
    rows, cols = sizes["rows"], sizes["cols"]
    image, other = "image", "other"
    for t in range(sizes["iterations"]):
        q0_squared = _measure(host, sizes, image)
        # A fused step changes the images; the last one has to end in `image`.
        if sizes["fused"] and (t > 0 or sizes["iterations"] % 2 == 0):
            args = [Pointer(image), Pointer(other), Pointer("c")]
            args += [rows, cols, q0_squared, RATE]
            host.launch("step", _grid(sizes), _block(sizes), args, sizes["step_bytes"])
            image, other = other, image
        else:
            _in_place(host, sizes, image, q0_squared)


def _measure(host, sizes, image):
    """Launch `statistics`; the speckle's squared coefficient of variation."""
    pixels = sizes["rows"] * sizes["cols"]
    threads = sizes["sum_block"]
    args = [Pointer(image), Pointer("sums"), Pointer("squares"), pixels]
    host.launch("statistics", (sizes["sum_grid"], 1, 1), (threads, 1, 1), args, 8 * threads)
    with np.errstate(all="ignore"):
        total = host.read("sums").sum(dtype=np.float64)
        square = host.read("squares").sum(dtype=np.float64)
    return _speckle(total, square, pixels)


def _in_place(host, sizes, image, q0_squared):
    """Launch `coefficients` and `diffuse`."""
    rows, cols = sizes["rows"], sizes["cols"]
    fields = [Pointer(name) for name in (image, "north", "south", "west", "east", "c")]
    args = [*fields, rows, cols, q0_squared]
    host.launch("coefficients", _grid(sizes), _block(sizes), args, sizes["tile_bytes"])
    threads = (sizes["diffuse_x"], DIFFUSE_THREADS // sizes["diffuse_x"], 1)
    blocks = (-(-cols // threads[0]), -(-rows // threads[1]), 1)
    host.launch("diffuse", blocks, threads, [*fields, rows, cols, RATE])


def _grid(sizes):
    """Of `coefficients` and `step`."""
    return (-(-sizes["cols"] // sizes["block_x"]), -(-sizes["rows"] // sizes["tile_rows"]), 1)


def _block(sizes):
    """Of `coefficients` and `step`."""
    return (sizes["block_x"], sizes["block_y"], 1)


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
