"""Drivers, references and errors of the networks that scripts/build_networks.py trains."""

import math

import numpy as np

from gevo.workload.case import Pointer

BATCH = 64  # @main of each network has its shapes from scripts/build_networks.py

NORMALISED = 4  # scale, offset, mean and variance behind each convolution of the resnet
RESNET = (20, 36, 68)
"""Channels of the stages; each is one residual block."""

TOKENS, PATCH = 16, 4
"""A digit of 8x8 pixels as 16 patches of 2x2."""
WIDTH, WIDE, LAYERS = 40, 104, 2
"""Of the encoder: features of a token, of the network behind attention; layers."""
HEADS = 4
MIXED, ACROSS, BEHIND, MIXERS = 44, 28, 92, 3
"""Of the mixer: features of a token, hidden units of both networks of a layer; layers."""

SYMBOLS = "0123456789+=."
LENGTH = 9
"""Symbols of "ab+cd=efg"; the sum's digits come last first."""
PROMPT = 6
MODEL, FEEDING, BLOCKS = 48, 120, 2
"""Of the decoder: features, hidden units, blocks."""


def resnet_shapes():
    """Kernel, then `NORMALISED` vectors, for each convolution; the last layer."""
    before = 3
    for place, channels in enumerate((RESNET[0], *RESNET)):
        inner = [(3, 3, before, channels)]
        if place:
            inner.append((3, 3, channels, channels))
            if before != channels:
                inner.append((1, 1, before, channels))
        for kernel in inner:
            yield from (kernel, *[(channels,)] * NORMALISED)
        before = channels
    yield from ((before, 10), (10,))


def _attention(width, wide):
    """Of a block: scale and offset, queries to values, what joins heads; the network behind."""
    yield from ((width,), (width,), (width, 3 * width), (width, width))
    yield from ((width,), (width,), (width, wide), (wide,), (wide, width), (width,))


def encoder_shapes():
    """Embedding, positions, blocks, the last layer."""
    yield from ((PATCH, WIDTH), (TOKENS, WIDTH))
    for _ in range(LAYERS):
        yield from _attention(WIDTH, WIDE)
    yield from ((WIDTH,), (WIDTH,), (WIDTH, 10), (10,))


def mixer_shapes():
    """Embedding, layers, the last layer."""
    yield from ((PATCH, MIXED), (MIXED,))
    for _ in range(MIXERS):
        yield from ((MIXED,), (MIXED,), (TOKENS, ACROSS), (ACROSS,), (ACROSS, TOKENS), (TOKENS,))
        yield from ((MIXED,), (MIXED,), (MIXED, BEHIND), (BEHIND,), (BEHIND, MIXED), (MIXED,))
    yield from ((MIXED,), (MIXED,), (MIXED, 10), (10,))


def decoder_shapes():
    """Embedding, positions, blocks, the last layer."""
    yield from ((len(SYMBOLS), MODEL), (LENGTH, MODEL))
    for _ in range(BLOCKS):
        yield from _attention(MODEL, FEEDING)
    yield from ((MODEL,), (MODEL,), (MODEL, len(SYMBOLS)))


def pixels(packed):
    """Images [n, 32, 32, 3], about -1 to 1, from brightness [1024] and two colours [256] each."""
    bright = packed[:, :1024].reshape(-1, 32, 32).astype(np.float32)
    blue, red = (
        packed[:, start : start + 256].reshape(-1, 16, 16).repeat(2, 1).repeat(2, 2) - 128.0
        for start in (1024, 1280)
    )
    planes = bright + 1.402 * red, bright - 0.344136 * blue - 0.714136 * red, bright + 1.772 * blue
    return (np.clip(np.stack(planes, -1), 0, 255) / 127.5 - 1).astype(np.float32)


def patches(images):
    """Digits [n, 64] of 0 to 16 as patches [n, 16, 4] of 0 to 1."""
    grid = images.astype(np.float32).reshape(-1, 4, 2, 4, 2) / 16
    return np.ascontiguousarray(grid.transpose(0, 1, 3, 2, 4)).reshape(-1, TOKENS, PATCH)


def sums(pairs):
    """Symbols [n, 9] of pairs [n] of numbers below 100, in one number each."""
    left, right = pairs // 100, pairs % 100
    total = left + right
    digits = [left // 10, left % 10, right // 10, right % 10, total % 10, total // 10 % 10]
    digits.append(total // 100)
    plus, equals = (np.full_like(pairs, SYMBOLS.index(sign)) for sign in "+=")
    return np.stack([*digits[:2], plus, *digits[2:4], equals, *digits[4:]], 1).astype(np.int32)


def _rows(sizes):
    return slice(sizes["first"], sizes["first"] + sizes["samples"])


def _weights(shapes):
    found, offset = [], 0
    for shape in shapes:
        found.append(Pointer("weights", 4 * offset))
        offset += math.prod(shape)
    return found


def _classify(host, sizes, shapes, x):
    """Batch after batch."""
    host.write("x", x)
    weights, one = _weights(shapes), (1, 1, 1)
    for first in range(0, sizes["samples"], BATCH):
        batch = Pointer("x", 4 * x[0].size * first), Pointer("score", 4 * 10 * first)
        host.launch("main", one, one, [*weights, *batch])


def drive_resnet(host, sizes):
    _classify(host, sizes, resnet_shapes(), pixels(host.read("images")[_rows(sizes)]))


def drive_encoder(host, sizes):
    _classify(host, sizes, encoder_shapes(), patches(host.read("images")[_rows(sizes)]))


def drive_mixer(host, sizes):
    _classify(host, sizes, mixer_shapes(), patches(host.read("images")[_rows(sizes)]))


def drive_decoder(host, sizes):
    """Read "ab+cd=", then say digit after digit what comes next, each from the one before."""
    given = sums(host.read("pairs")[_rows(sizes)])
    weights, one = _weights(decoder_shapes()), (1, 1, 1)
    caches = Pointer("keys"), Pointer("values")
    scores = np.zeros((sizes["samples"], LENGTH - PROMPT, len(SYMBOLS)), np.float32)
    for first in range(0, sizes["samples"], BATCH):
        token = given[first : first + BATCH, 0]
        for cache in ("keys", "values"):
            host.write(cache, np.zeros((BLOCKS, BATCH, LENGTH, MODEL), np.float32))
        for place in range(LENGTH - 1):
            host.write("token", np.ascontiguousarray(token))
            args = [*weights, *caches, Pointer("token"), place, Pointer("logits"), *caches]
            host.launch("main", one, one, args)
            if place + 1 < PROMPT:
                token = given[first : first + BATCH, place + 1]
            else:
                found = host.read("logits")
                scores[first : first + BATCH, place + 1 - PROMPT] = found
                token = found.argmax(1).astype(np.int32)
    host.write("score", scores)


def labels(inputs, sizes):
    """What a perfect classification would be."""
    return {"score": np.eye(10)[inputs["labels"][_rows(sizes)]]}


def digits(inputs, sizes):
    """What the right sum would be."""
    return {"score": np.eye(len(SYMBOLS))[sums(inputs["pairs"][_rows(sizes)])[:, PROMPT:]]}


def error(actual, expected):
    """Fraction of the samples, or digits, whose class has not the largest score."""
    return np.mean(actual["score"].argmax(axis=-1) != expected["score"].argmax(axis=-1))
