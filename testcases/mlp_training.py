"""Driver, reference and error of mlp_training and mlp_state."""

import numpy as np

from gevo.workload.case import Pointer

BATCH = 32  # @main has its shapes from scripts/build_models.py
WEIGHTS = ("w1", "b1", "w2", "b2")
STATE = ("v1", "c1", "v2", "c2", "s1", "d1", "s2", "d2", "n")
"""Of mlp_state: what goes from step to step beside them."""


def _rows(order, sizes):
    """Rows of the images to train on, and to measure the trained network on."""
    rows = sizes["held_out"] + order
    unseen = np.arange(sizes["held_out"])
    return rows[: sizes["trained"]], unseen if sizes["unseen"] else rows[sizes["trained"] :]


def drive(host, sizes):
    """Epochs of training steps; then the host looks at what has been learnt."""
    images = host.read("images").astype(np.float32) / sizes["brightest"]
    train, measure = _rows(host.read("order"), sizes)
    host.write("x", images[train])
    host.write("label", host.read("labels")[train].astype(np.int32))
    kept = (*WEIGHTS, *STATE) if sizes["state"] else WEIGHTS
    kept = [Pointer(name) for name in kept]
    one = (1, 1, 1)
    steps = sizes["epochs"] * (sizes["trained"] // BATCH)
    for epoch in range(sizes["epochs"]):
        for first in range(0, sizes["trained"], BATCH):
            done = (epoch * sizes["trained"] + first) / BATCH / steps
            rate = sizes["rate"] * (1 - sizes["decay"] * done)
            x, label = Pointer("x", 4 * sizes["pixels"] * first), Pointer("label", 4 * first)
            host.launch("main", one, one, [*kept, x, label, rate, *kept])
    with np.errstate(all="ignore"):  # whatever weights a variant makes
        w1, b1, w2, b2 = (host.read(name).astype(np.float64) for name in WEIGHTS)
        hidden = np.maximum(images[measure] @ w1 + b1, 0)
        host.write("score", (hidden @ w2 + b2).astype(np.float32))


def reference(inputs, sizes):
    """What a perfect classification would be."""
    _, measure = _rows(inputs["order"], sizes)
    return {"score": np.eye(10)[inputs["labels"][measure]]}


def error(actual, expected):
    """Fraction of the samples whose class has not the largest score."""
    return np.mean(actual["score"].argmax(axis=1) != expected["score"].argmax(axis=1))
