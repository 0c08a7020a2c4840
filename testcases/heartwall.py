"""Inputs and reference of heartwall."""

import numpy as np

FLAT = 1e-6
BEAT = 0.06  # by how much of its size the heart shrinks per frame


def film(rng, sizes):
    """A bright, speckled ring that shrinks and drifts; black far outside it."""
    frames, rows, cols = sizes["frames"], sizes["rows"], sizes["cols"]
    corner = sizes["half"] + sizes["reach"] + 1
    y, x = np.mgrid[:rows, :cols].astype(float)
    drift = rng.uniform(-1, 1, 2)
    waves = rng.normal(0, 0.7, (40, 2))  # of the speckle, per pixel of the first frame
    phases = rng.uniform(0, 2 * np.pi, 40)

    shown = np.zeros((frames, rows, cols))
    for t in range(frames):
        size = (1 - BEAT) ** t
        down = (y - rows / 2 - drift[0] * t) / size
        right = (x - cols / 2 - drift[1] * t) / size
        radius = np.hypot(down / rows, right / cols)
        ring = 0.15 + np.exp(-(((radius - 0.3) / 0.06) ** 2))
        along = down[..., None] * waves[:, 0] + right[..., None] * waves[:, 1]
        speckle = np.cos(along + phases).sum(axis=-1) / 5
        shown[t] = ring * (2 + np.clip(speckle, -1.5, 1.5))
        shown[t] += rng.normal(0, 0.02, (rows, cols))
    shown[:, np.hypot(y / rows - 0.5, x / cols - 0.5) > 0.55] = 0
    shown[:, :corner, :corner] = 0  # all that the point in the dark can see
    return shown


def track(rng, sizes):
    """Points around the ring, the last one in a dark corner; zeros for the frames to come."""
    rows, cols, points = sizes["rows"], sizes["cols"], sizes["points"]
    angle = 2 * np.pi * (np.arange(points) + rng.random()) / points
    places = np.zeros((sizes["frames"], points, 2), int)
    places[0, :, 0] = np.round(rows / 2 + 0.3 * rows * np.sin(angle))
    places[0, :, 1] = np.round(cols / 2 + 0.3 * cols * np.cos(angle))
    places[0, -1] = 0
    return places


def _patch(frame, row, col, half):
    """The pixels around a place."""
    rows = np.clip(np.arange(row - half, row + half + 1), 0, frame.shape[0] - 1)
    cols = np.clip(np.arange(col - half, col + half + 1), 0, frame.shape[1] - 1)
    return frame[np.ix_(rows, cols)]


def correlation(template, patch):
    """Normalised cross-correlation; 0 where there is no contrast."""
    a, b = template - template.mean(), patch - patch.mean()
    energy, contrast = (a**2).sum(), (b**2).sum()
    flat = energy <= FLAT or contrast <= FLAT
    return 0.0 if flat else (a * b).sum() / np.sqrt(energy * contrast)


def reference(inputs, sizes):
    """The same tracking in double precision, one patch at a time."""
    shown, places = inputs["film"].astype(np.float64), inputs["track"].copy()
    half, reach, rate = sizes["half"], sizes["reach"], sizes["rate"]
    last = np.array(shown[0].shape) - 1
    templates = np.array([_patch(shown[0], *place, half) for place in places[0]])
    moves = [(y, x) for y in range(-reach, reach + 1) for x in range(-reach, reach + 1)]
    scores = np.zeros((sizes["points"], len(moves)))
    for t in range(1, sizes["frames"]):
        for p, (row, col) in enumerate(places[t - 1]):
            patches = [_patch(shown[t], row + y, col + x, half) for y, x in moves]
            scores[p] = [correlation(templates[p], patch) for patch in patches]
            best = int(scores[p].argmax())
            places[t, p] = np.clip(np.add((row, col), moves[best]), 0, last)
            seen = _patch(shown[t], *places[t, p], half)
            templates[p] = (1 - rate) * templates[p] + rate * seen
    return {
        "track": places,
        "templates": templates.astype(np.float32),
        "scores": scores.astype(np.float32),
    }
