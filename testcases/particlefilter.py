"""Inputs and reference of particlefilter."""

import numpy as np

LEVELS, WIDTH = 4096, 200
DARK, NOISE = 90, 12  # grey levels beside the object, and their deviation


def truth(sizes):
    """Row and column of the object's centre in every frame."""
    t = np.arange(1, sizes["frames"] + 1)
    return 0.4 * sizes["rows"] + sizes["down"] * t, 0.3 * sizes["cols"] + sizes["right"] * t


def film(rng, sizes):
    """A diamond that moves steadily, under noise."""
    y, x = np.mgrid[: sizes["rows"], : sizes["cols"]]
    down, right = (place[:, None, None] for place in truth(sizes))
    inside = np.abs(y - down) + np.abs(x - right) <= sizes["radius"]
    shown = np.where(inside, sizes["bright"], DARK) + rng.normal(0, NOISE, inside.shape)
    return np.clip(np.round(shown), 0, 255).astype(int)


def offsets(rng, sizes):
    """The diamond's pixels, row and column from its centre, in random order."""
    radius = sizes["radius"]
    square = np.mgrid[-radius : radius + 1, -radius : radius + 1].reshape(2, -1).T
    return rng.permutation(square[np.abs(square).sum(axis=1) <= radius])


def _about(rng, place, count):
    """Starting guesses, in 64ths of a pixel: sums of them are exact in single precision."""
    return np.round(64 * rng.normal(place, 4, count)) / 64


def first_row(rng, sizes):
    """Rows of the particles before the first frame."""
    return _about(rng, 0.4 * sizes["rows"], sizes["particles"])


def first_col(rng, sizes):
    """Columns of the particles before the first frame."""
    return _about(rng, 0.3 * sizes["cols"], sizes["particles"])


def _normals(seed):
    """Twelve steps of every particle's generator, added up; the new states."""
    total = np.zeros(len(seed), np.int64)
    for _ in range(12):
        seed = seed * np.uint32(1664525) + np.uint32(1013904223)
        total += seed >> np.uint32(16)
    return (total - 6 * 65535) / 65536, seed


def weights(frame, row, col, inputs, sizes):
    """Whole numbers from 0 to LEVELS, one per particle."""
    y, x = ((place + 0.5).astype(int)[:, None] for place in (row, col))  # towards zero
    y = np.clip(y + inputs["offsets"][:, 0], 0, sizes["rows"] - 1)
    x = np.clip(x + inputs["offsets"][:, 1], 0, sizes["cols"] - 1)
    distance = np.abs(frame[y, x] - sizes["bright"]).sum(axis=1)
    return LEVELS * WIDTH**2 // (WIDTH**2 + distance**2)


def reference(inputs, sizes):
    """The same filter; positions, weights and their sums are exact in both."""
    count, spread = sizes["particles"], sizes["spread"]
    row, col, seed = (inputs[name] for name in ("row", "col", "seed"))
    centre = np.zeros((sizes["frames"], sizes["blocks"], 2))
    for t, frame in enumerate(inputs["film"]):
        noise, seed = _normals(seed)
        row = (row + (sizes["down"] + spread * noise)).astype(np.float32)
        noise, seed = _normals(seed)
        col = (col + (sizes["right"] + spread * noise)).astype(np.float32)
        weight = weights(frame, row, col, inputs, sizes)
        cumulated = np.cumsum(weight)
        share = weight / cumulated[-1]
        for block in range(sizes["blocks"]):
            part = slice(128 * block, 128 * (block + 1))
            centre[t, block] = share[part] @ row[part], share[part] @ col[part]
        # As the kernel rounds: a product, then a quotient.
        start = np.arange(count, dtype=np.float32) + np.float32(sizes["start"] / 16)
        wanted = start * np.float32(cumulated[-1]) / np.float32(count)
        chosen = np.minimum(np.searchsorted(cumulated, wanted, side="right"), count - 1)
        row, col = row[chosen], col[chosen]
    return {
        "row": row,
        "col": col,
        "seed": seed,
        "cumulated": cumulated.astype(np.float32),
        "share": share.astype(np.float32),
        "centre": centre.astype(np.float32),
    }
