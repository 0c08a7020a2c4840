"""Driver, reference and error of mobilenet_digits."""

import math

import numpy as np

from gevo.workload.case import Pointer

BATCH = 64  # @main has its shapes from scripts/build_models.py
SCORES = 10
HELD_OUT, SEARCHED = 384, 640  # the network was trained on the rows behind these

STEM = 12
BLOCKS = (24, 40, 40, 72)  # channels


def _shapes():
    """Of the weights, in the order of @main: kernel, scale, offset, mean and variance a layer."""
    yield from ((3, 3, 1, STEM), *[(STEM,)] * 4)
    before = STEM
    for channels in BLOCKS:
        yield from ((3, 3, 1, before), *[(before,)] * 4)
        yield from ((1, 1, before, channels), *[(channels,)] * 4)
        before = channels
    yield from ((before, SCORES), (SCORES,))


def _rows(sizes):
    first = 0 if sizes["unseen"] else HELD_OUT
    return slice(first + sizes["skipped"], first + sizes["skipped"] + sizes["samples"])


def drive(host, sizes):
    """Classify batch after batch."""
    images = host.read("images")[_rows(sizes)].astype(np.float32) / 16
    host.write("x", images.reshape(-1, 8, 8, 1))
    weights, offset = [], 0
    for shape in _shapes():
        weights.append(Pointer("weights", 4 * offset))
        offset += math.prod(shape)
    one = (1, 1, 1)
    for first in range(0, sizes["samples"], BATCH):
        x, score = Pointer("x", 4 * 64 * first), Pointer("score", 4 * SCORES * first)
        host.launch("main", one, one, [*weights, x, score])


def reference(inputs, sizes):
    """What a perfect classification would be."""
    return {"score": np.eye(SCORES)[inputs["labels"][_rows(sizes)]]}


def error(actual, expected):
    """Fraction of the samples whose class has not the largest score."""
    return np.mean(actual["score"].argmax(axis=1) != expected["score"].argmax(axis=1))
