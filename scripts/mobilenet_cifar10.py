"""Driver, reference and error of mobilenet_cifar10; scripts/build_cifar10.py copies it."""

import math

import numpy as np

from gevo.workload.case import Pointer

BATCH = 64  # @main has its shapes from scripts/build_cifar10.py
PIXELS, SCORES = 32 * 32 * 3, 10

STEM = 16
BLOCKS = (48, 48, 96, 96, 192, 192)  # channels


def _shapes():
    """Of the weights, in the order of @main: kernel, scale, offset, mean and variance a layer."""
    yield from ((3, 3, 3, STEM), *[(STEM,)] * 4)
    before = STEM
    for channels in BLOCKS:
        yield from ((3, 3, 1, before), *[(before,)] * 4)
        yield from ((1, 1, before, channels), *[(channels,)] * 4)
        before = channels
    yield from ((before, SCORES), (SCORES,))


def _rows(sizes):
    return slice(sizes["first"], sizes["first"] + sizes["samples"])


def drive(host, sizes):
    """Classify batch after batch."""
    images = host.read("images")[_rows(sizes)].astype(np.float32) / np.float32(127.5) - 1
    host.write("x", images.reshape(-1, 32, 32, 3))
    weights, offset = [], 0
    for shape in _shapes():
        weights.append(Pointer("weights", 4 * offset))
        offset += math.prod(shape)
    one = (1, 1, 1)
    for first in range(0, sizes["samples"], BATCH):
        x, score = Pointer("x", 4 * PIXELS * first), Pointer("score", 4 * SCORES * first)
        host.launch("main", one, one, [*weights, x, score])


def reference(inputs, sizes):
    """What a perfect classification would be."""
    return {"score": np.eye(SCORES)[inputs["labels"][_rows(sizes)]]}


def error(actual, expected):
    """Fraction of the images whose class has not the largest score."""
    return np.mean(actual["score"].argmax(axis=1) != expected["score"].argmax(axis=1))
