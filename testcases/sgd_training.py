"""Data, driver, reference and error of sgd_training."""

import numpy as np

from gevo.workload.case import Pointer

TILE = 16
BLOCK = 64
SPREAD = 2.4  # of the classes' centres, against the samples' 1 around them


def make_inputs(rng, sizes):
    """Classes of two overlapping clouds each; weights as He et al. (2015) start them.

    With `trained` the weights know classes, of which each is one side of a feature, beforehand.
    """
    samples, features, classes = sizes["samples"], sizes["features"], sizes["classes"]
    hidden = sizes["hidden"]
    if sizes["trained"]:
        return _known(rng, samples, features, hidden, classes)
    centres = rng.normal(0, 1, (classes, 2, features))
    centres *= SPREAD / np.linalg.norm(centres, axis=2, keepdims=True)
    label = rng.integers(0, classes, samples)
    x = centres[label, rng.integers(0, 2, samples)] + rng.normal(0, 0.7, (samples, features))
    w1 = rng.normal(0, np.sqrt(2 / features), (features + 1, hidden))
    w2 = rng.normal(0, np.sqrt(1 / hidden), (hidden + 1, classes))
    w1[-1] = w2[-1] = 0
    return {"x": x, "label": label, "w1": w1, "w2": w2}


def _known(rng, samples, features, hidden, classes):
    """Scores so far apart that their exponentials need the largest one to be subtracted."""
    label = rng.integers(0, classes, samples)
    unit = np.arange(min(hidden, 2 * features))
    x = rng.normal(0, 0.01, (samples, features))
    x[np.arange(samples), label // 2 % features] += 1 - 2 * (label % 2)
    w1, w2 = np.zeros((features + 1, hidden)), np.zeros((hidden + 1, classes))
    w1[unit // 2, unit] = 30 * (1 - 2 * (unit % 2))
    unit = unit[unit < classes]
    w2[unit, unit] = 30
    return {"x": x, "label": label, "w1": w1, "w2": w2}


def _grid(count, block):
    return -(-count // block)


def _step(host, sizes, first, count):
    """One training step on the samples from `first` on."""
    features, hidden, classes = sizes["features"], sizes["hidden"], sizes["classes"]
    x, label = Pointer("x", 4 * first * features), Pointer("label", 4 * first)
    names = ("w1", "w2", "activation", "logit", "residual1", "residual2")
    w1, w2, activation, logit, residual1, residual2 = (Pointer(name) for name in names)
    rates = [sizes["rate"], sizes["momentum"], sizes["decay"]]
    tile, line = (TILE, TILE, 1), (BLOCK, 1, 1)

    def layer(source, w, target, inputs, outputs, rectify):
        grid = (_grid(outputs, TILE), _grid(count, TILE), 1)
        host.launch("layer", grid, tile, [source, w, target, count, inputs, outputs, rectify])

    def update(source, residual, w, velocity, inputs, outputs):
        args = [source, residual, w, Pointer(velocity), count, inputs, outputs, *rates]
        host.launch("update", (_grid((inputs + 1) * outputs, BLOCK), 1, 1), line, args)

    layer(x, w1, activation, features, hidden, 1)
    layer(activation, w2, logit, hidden, classes, 0)
    args = [logit, label, residual2, count, classes]
    host.launch("classify", (_grid(count, BLOCK), 1, 1), line, args)
    args = [activation, w2, residual2, residual1, count, hidden, classes]
    host.launch("propagate_back", (_grid(count * hidden, BLOCK), 1, 1), line, args)
    update(x, residual1, w1, "v1", features, hidden)
    update(activation, residual2, w2, "v2", hidden, classes)


def scores(x, w1, w2):
    """Scores [samples][classes] that a network with these weights gives, in their type."""
    hidden = np.maximum(x @ w1[:-1] + w1[-1], 0)
    return hidden @ w2[:-1] + w2[-1]


def drive(host, sizes):
    """Epochs of training steps; then the host looks at what has been learnt."""
    samples, batch = sizes["samples"], sizes["batch"]
    for _ in range(sizes["epochs"]):
        for first in range(0, samples, batch):
            _step(host, sizes, first, min(batch, samples - first))
    with np.errstate(all="ignore"):  # whatever weights a variant makes
        x, w1, w2 = (host.read(name).astype(np.float64) for name in ("x", "w1", "w2"))
        host.write("score", scores(x, w1, w2).astype(np.float32))


def reference(inputs, sizes):
    """What a perfect classification would be."""
    return {"score": np.eye(sizes["classes"])[inputs["label"]]}


def training_error(actual, expected):
    """Fraction of the samples whose class has not the largest score."""
    return np.mean(actual["score"].argmax(axis=1) != expected["score"].argmax(axis=1))
