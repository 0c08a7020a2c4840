"""Writes the modules beside it, apart from `odd.mlir`, which is written by hand.

    python -m venv /tmp/venv
    /tmp/venv/bin/pip install jax==0.10.2
    /tmp/venv/bin/python tests/data/mlir/export.py

No two dimensions of a model are equal, so that no types match by accident.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import jax
import jax.numpy as jnp
from jax import lax


def floats(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def integers(*shape, dtype=jnp.int32):
    return jax.ShapeDtypeStruct(shape, dtype)


def mlp_step(params, x, y, rate):
    """One step of gradient descent of a network of two layers; with its loss."""

    def loss(p):
        hidden = jax.nn.relu(x @ p["w1"] + p["b1"])
        return -jnp.mean(jnp.sum(y * jax.nn.log_softmax(hidden @ p["w2"] + p["b2"]), axis=-1))

    value, gradient = jax.value_and_grad(loss)(params)
    return jax.tree.map(lambda p, g: p - rate * g, params, gradient), value


def convolve(x, w, stride=1, groups=1):
    return lax.conv_general_dilated(
        x,
        w,
        (stride, stride),
        "SAME",
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
        feature_group_count=groups,
    )


def normalise(x, scale, shift):
    mean, variance = jnp.mean(x, (0, 1, 2)), jnp.var(x, (0, 1, 2))
    return (x - mean) * lax.rsqrt(variance + 1e-3) * scale + shift


def sepconv(p, x):
    """Inference of a network with one depthwise-separable convolution."""
    x = jax.nn.relu6(normalise(convolve(x, p["stem"], 2), p["g0"], p["c0"]))
    x = jax.nn.relu6(normalise(convolve(x, p["dw"], 1, 6), p["g1"], p["c1"]))
    x = jax.nn.relu6(normalise(convolve(x, p["pw"]), p["g2"], p["c2"]))
    x = lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4
    return jax.nn.softmax(jnp.mean(x, (1, 2)) @ p["w"] + p["b"])


def control(x, table, count, kind):
    """Loops and branches, in each other."""

    def body(i, carried):
        total, _ = carried
        row = lax.dynamic_index_in_dim(table, i % table.shape[0], keepdims=False)
        row = lax.cond(row[0] > 0, lambda v: v * 1.5, lambda v: jnp.sin(v) + x[:7], row)
        return total + jnp.outer(row, x), row

    total, row = lax.fori_loop(0, count, body, (jnp.zeros((7, 9)), x[:7]))
    branches = [lambda a: a, lambda a: jnp.exp(-a), lambda a: jnp.where(a > 0.5, a, -a)]
    total = lax.switch(kind, branches, total)
    steps, total = lax.while_loop(
        lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] @ jnp.ones((9, 9)) / 9), (0, total)
    )
    return total, row, steps


def indexing(x, places, key):
    """Ops with regions of their own, integers, unsigned and complex numbers, CHLO."""
    ordered = x[jnp.argsort(x[:, 0])]

    def pooled(s):
        padded = s[None, :, :, None]
        window = (1, 2, 2, 1)
        return jnp.sum(lax.reduce_window(padded, -jnp.inf, lax.max, window, window, "VALID") ** 2)

    sums = jnp.cumsum(ordered, axis=0)
    added = jnp.zeros((6, 8)).at[places].add(ordered[: places.shape[0]])
    top, at = lax.top_k(sums[0], 3)
    bits, _ = lax.rng_bit_generator(key, (5, 3), jnp.uint32)
    return (
        *(jax.grad(pooled)(ordered), added, top, at, lax.erf(bits.astype(jnp.float32))),
        *(jnp.abs(jnp.fft.rfft(ordered[0])), jnp.argmax(sums, axis=1)),
        lax.dynamic_update_slice(x, added, (places[0], 0)),
    )


def adam(params, first, second, step, x, y):
    """One step of Adam of a deep network: the largest module."""

    def loss(layers):
        hidden = x
        for number, (w, b) in enumerate(layers):
            hidden = hidden @ w + b
            if number < len(layers) - 1:
                hidden = jnp.tanh(hidden)
        return jnp.mean((hidden - y) ** 2)

    value, gradient = jax.value_and_grad(loss)(params)
    first = jax.tree.map(lambda a, g: 0.9 * a + 0.1 * g, first, gradient)
    second = jax.tree.map(lambda a, g: 0.999 * a + 0.001 * g * g, second, gradient)

    def moved(p, a, b):
        return p - 1e-3 * (a / (1 - 0.9**step)) / (jnp.sqrt(b / (1 - 0.999**step)) + 1e-8)

    return jax.tree.map(moved, params, first, second), first, second, value


SIZES = (10, 24, 22, 20, 18, 16, 14, 12, 7)
LAYERS = [(floats(*shape), floats(shape[1])) for shape in pairwise(SIZES)]
NETWORK = {
    **{"stem": floats(3, 3, 3, 6), "dw": floats(3, 3, 1, 6), "pw": floats(1, 1, 6, 9)},
    **{"g0": floats(6), "c0": floats(6), "g1": floats(6), "c1": floats(6), "g2": floats(9)},
    **{"c2": floats(9), "w": floats(9, 5), "b": floats(5)},
}
TWO_LAYERS = {"w1": floats(12, 20), "b1": floats(20), "w2": floats(20, 10), "b2": floats(10)}
MODULES = {
    mlp_step: (TWO_LAYERS, floats(14, 12), floats(14, 10), floats()),
    sepconv: (NETWORK, floats(2, 16, 12, 3)),
    control: (floats(9), floats(11, 7), integers(), integers()),
    indexing: (floats(13, 8), integers(4), integers(4, dtype=jnp.uint32)),
    adam: (LAYERS, LAYERS, LAYERS, floats(), floats(15, 10), floats(15, 7)),
}

if __name__ == "__main__":
    for function, arguments in MODULES.items():
        path = Path(__file__).with_name(f"{function.__name__}.mlir")
        path.write_text(jax.jit(function).lower(*arguments).as_text())
