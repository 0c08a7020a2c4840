r"""Trains the networks of `testcases/networks.py`, and writes their programs and weights.

    python -m venv /tmp/models
    /tmp/models/bin/pip install jax==0.10.2 pillow
    /tmp/models/bin/python scripts/build_networks.py encoder_digits mixer_digits decoder_sums
    /tmp/models/bin/python scripts/build_networks.py resnet_cifar10 --data cifar10_jpeg.npz

| program | what it is |
|---|---|
| `resnet_cifar10.mlir` | residual network (He et al. 2016), three blocks, batch of 64 |
| `encoder_digits.mlir` | transformer encoder (Vaswani et al. 2017), two layers |
| `mixer_digits.mlir` | MLP-mixer (Tolstikhin et al. 2021), three layers |
| `decoder_sums.mlir` | step of a GPT-style decoder with cache, two blocks: "ab+cd=" to a sum |

The first takes two cores half an hour, the others a few minutes each. Weights are arguments,
marked `gevo.weight`. CIFAR-10 (A. Krizhevsky 2009, *Learning Multiple Layers of Features from Tiny
Images*) is read as `scripts/build_cifar10.py` describes; of its test images the first 1,024 are
written, colours at half the resolution as the JPEGs have them: 512 for the search, 512 held out.
Digits: see `scripts/build_models.py`.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "testcases")]

import networks as net  # noqa: E402
from build_cifar10 import augmented, decoded  # noqa: E402
from build_models import EPSILON, HELD_OUT, SEARCHED, program  # noqa: E402

SAMPLES = 1024
"""Images of CIFAR-10, and sums, that are written."""
Weights = list[Any]
Batches = Iterator[tuple[np.ndarray, np.ndarray]]


def resnet(weights, x, statistics=None):
    """Scores [batch, 10] of images [batch, 32, 32, 3]."""
    import jax.numpy as jnp
    from jax import lax

    rest = iter(weights)

    def layer(x, stride=1):
        kernel, scale, offset, mean, variance = (next(rest) for _ in range(5))
        layout = ("NHWC", "HWIO", "NHWC")
        x = lax.conv_general_dilated(x, kernel, (stride, stride), "SAME", dimension_numbers=layout)
        if statistics is not None:
            mean = jnp.mean(x, axis=(0, 1, 2))
            variance = jnp.mean((x - mean) ** 2, axis=(0, 1, 2))
            statistics.append((mean, variance))
        return (x - mean) * (scale * lax.rsqrt(variance + EPSILON)) + offset

    x = jnp.maximum(layer(x), 0.0)
    for channels in net.RESNET:
        stride = 1 if channels == net.RESNET[0] else 2
        branch = layer(jnp.maximum(layer(x, stride), 0.0))
        x = jnp.maximum(branch + (x if stride == 1 else layer(x, stride)), 0.0)
    return jnp.mean(x, axis=(1, 2)) @ next(rest) + next(rest)


def normalised(x, scale, offset):
    """Ba et al. (2016), over the last dimension."""
    import jax.numpy as jnp
    from jax import lax

    x = x - jnp.mean(x, axis=-1, keepdims=True)
    spread = jnp.mean(x * x, axis=-1, keepdims=True)
    return x * lax.rsqrt(spread + 1e-5) * scale + offset


def gelu(x):
    """Hendrycks and Gimpel (2016), with tanh."""
    import jax.numpy as jnp

    return 0.5 * x * (1.0 + jnp.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


def softmax(x):
    """Over the last dimension."""
    import jax.numpy as jnp

    x = jnp.exp(x - jnp.max(x, axis=-1, keepdims=True))
    return x / jnp.sum(x, axis=-1, keepdims=True)


def encoder(weights, x, statistics=None):
    """Scores [batch, 10] of patches [batch, 16, 4]."""
    import jax.numpy as jnp

    del statistics
    rest = iter(weights)
    x = x @ next(rest) + next(rest)
    for _ in range(net.LAYERS):
        y = normalised(x, next(rest), next(rest))
        shape = (*y.shape[:2], 3, net.HEADS, net.WIDTH // net.HEADS)
        query, key, value = jnp.moveaxis((y @ next(rest)).reshape(shape), 2, 0)
        share = softmax(jnp.einsum("bqhd,bkhd->bhqk", query, key) / np.sqrt(shape[-1]))
        x = x + jnp.einsum("bhqk,bkhd->bqhd", share, value).reshape(x.shape) @ next(rest)
        y = normalised(x, next(rest), next(rest))
        x = x + gelu(y @ next(rest) + next(rest)) @ next(rest) + next(rest)
    x = normalised(jnp.mean(x, axis=1), next(rest), next(rest))
    return x @ next(rest) + next(rest)


def mixer(weights, x, statistics=None):
    """Scores [batch, 10] of patches [batch, 16, 4]."""
    import jax.numpy as jnp

    del statistics
    rest = iter(weights)
    x = x @ next(rest) + next(rest)
    for _ in range(net.MIXERS):
        y = jnp.swapaxes(normalised(x, next(rest), next(rest)), 1, 2)
        y = gelu(y @ next(rest) + next(rest)) @ next(rest) + next(rest)
        x = x + jnp.swapaxes(y, 1, 2)
        y = normalised(x, next(rest), next(rest))
        x = x + gelu(y @ next(rest) + next(rest)) @ next(rest) + next(rest)
    x = jnp.mean(normalised(x, next(rest), next(rest)), axis=1)
    return x @ next(rest) + next(rest)


def decoder(weights, keys, values, token, place):
    """One step: scores [batch, 13] of what follows, and the caches [2, batch, 9, 48].

    Args:
        weights: See `networks.decoder_shapes`.
        keys: Of all places before this one.
        values: Likewise.
        token: Symbols [batch] at this place.
        place: Its number, the same for all.
    """
    import jax.numpy as jnp
    from jax import lax

    rest = iter(weights)
    known = (token[:, None] == lax.iota(jnp.int32, len(net.SYMBOLS))[None]).astype(jnp.float32)
    x = known @ next(rest) + lax.dynamic_slice(next(rest), (place, 0), (1, net.MODEL))
    seen = lax.iota(jnp.int32, net.LENGTH) <= place
    for block in range(net.BLOCKS):
        y = normalised(x, next(rest), next(rest)) @ next(rest)
        query, key, value = jnp.split(y, 3, axis=1)
        where = (block, 0, place, 0)
        keys = lax.dynamic_update_slice(keys, key[None, :, None], where)
        values = lax.dynamic_update_slice(values, value[None, :, None], where)
        heads = (len(token), -1, net.HEADS, net.MODEL // net.HEADS)
        fits = jnp.einsum(
            "bhd,bkhd->bhk", query.reshape(len(token), *heads[2:]), keys[block].reshape(heads)
        )
        share = softmax(jnp.where(seen, fits / np.sqrt(heads[-1]), -1e9))
        found = jnp.einsum("bhk,bkhd->bhd", share, values[block].reshape(heads))
        x = x + found.reshape(x.shape) @ next(rest)
        y = normalised(x, next(rest), next(rest))
        x = x + gelu(y @ next(rest) + next(rest)) @ next(rest) + next(rest)
    return normalised(x, next(rest), next(rest)) @ next(rest), keys, values


def decoded_scores(weights, symbols, statistics=None):
    """Scores [batch, 3, 13] of the digits of sums [batch, 9], each from what goes before."""
    import jax.numpy as jnp

    del statistics
    shape = (net.BLOCKS, len(symbols), net.LENGTH, net.MODEL)
    keys = values = jnp.zeros(shape, jnp.float32)
    found = []
    for place in range(net.LENGTH - 1):
        scores, keys, values = decoder(weights, keys, values, symbols[:, place], place)
        found.append(scores)
    return jnp.stack(found[net.PROMPT - 1 :], axis=1)


@dataclass(frozen=True)
class Network:
    """One of them.

    Attributes:
        shapes: Of its weights.
        scores: From weights and a batch.
        batches: Endless batches and labels for training.
        steps: Of training.
        rate: Of Adam (Kingma and Ba 2015) at the beginning; it falls to nothing by a cosine.
    """

    shapes: Callable[[], Iterator[tuple[int, ...]]]
    scores: Callable[..., Any]
    batches: Callable[[Path], Batches]
    steps: int
    rate: float


def digits(data: Path) -> Batches:
    """Of those that neither search nor validation sees, shifted by a pixel at most."""
    del data
    images, labels = (np.load(ROOT / f"testcases/digits_{n}.npy") for n in ("images", "labels"))
    rows, rng = slice(HELD_OUT + SEARCHED, None), np.random.default_rng(7)
    images, labels = images[rows].reshape(-1, 8, 8), labels[rows].astype(np.int32)
    while True:
        some = rng.integers(0, len(images), 64)
        moved = np.roll(images[some], rng.integers(-1, 2, 2), axis=(1, 2))
        yield net.patches(moved.reshape(-1, 64)), labels[some]


def pairs() -> np.ndarray:
    """All pairs of numbers below 100, shuffled; the first `SAMPLES` are never trained on."""
    return np.random.default_rng(2021).permutation(10_000).astype(np.int32)


def additions(data: Path) -> Batches:
    """Sums and their digits."""
    del data
    rng, known = np.random.default_rng(7), net.sums(pairs()[SAMPLES:])
    while True:
        some = known[rng.integers(0, len(known), 128)]
        yield some, some[:, net.PROMPT :]


def cifar10(data: Path) -> Batches:
    """Images of the training part, mirrored and shifted."""
    images, labels = decoded(np.load(data), "train", None)
    rng = np.random.default_rng(7)
    while True:
        some = rng.integers(0, len(images), 128)
        x = images[some].astype(np.float32) / np.float32(127.5) - 1
        yield augmented(x, rng), labels[some].astype(np.int32)


NETWORKS = {
    "resnet_cifar10": Network(net.resnet_shapes, resnet, cifar10, 1600, 0.004),
    "encoder_digits": Network(net.encoder_shapes, encoder, digits, 2500, 0.003),
    "mixer_digits": Network(net.mixer_shapes, mixer, digits, 2500, 0.003),
    "decoder_sums": Network(net.decoder_shapes, decoded_scores, additions, 6000, 0.003),
}


ONES = {1: (), 2: (0,), 3: (1,), 4: (0, 3)}
"""Vectors of a row that are 1 at first, by its length: scales, and variances in a row of four. A
row of three begins with the biases of the layer before."""


def start(shapes: list[tuple[int, ...]]) -> Weights:
    """He et al. (2015) for matrices and kernels; vectors so that nothing is changed at first."""
    rng, found = np.random.default_rng(7), []
    for vectors, some in itertools.groupby(shapes, lambda shape: len(shape) == 1):
        row = list(some)
        for place, shape in enumerate(row):
            if vectors:
                found.append(np.full(shape, float(place in ONES[len(row)]), np.float32))
            else:
                spread = np.sqrt((2 if len(shape) > 2 else 1) / np.prod(shape[:-1]))
                found.append(rng.normal(0, spread, shape).astype(np.float32))
    return found


def trained(network: Network, batches: Batches) -> Weights:
    """Weights after all steps."""
    import jax
    import jax.numpy as jnp

    weights = start(list(network.shapes()))
    moments = [[jnp.zeros_like(w) for w in weights] for _ in range(2)]

    def loss(weights, x, label):
        found: list = []
        scores = network.scores(weights, x, found)
        shifted = scores - jnp.max(scores, axis=-1, keepdims=True)
        logarithm = shifted - jnp.log(jnp.sum(jnp.exp(shifted), axis=-1, keepdims=True))
        return -jnp.mean(jnp.take_along_axis(logarithm, label[..., None], axis=-1)), found

    @jax.jit
    def step(weights, moments, x, label, count, rate):
        (value, found), gradients = jax.value_and_grad(loss, has_aux=True)(weights, x, label)
        first = [0.9 * m + 0.1 * g for m, g in zip(moments[0], gradients, strict=True)]
        second = [0.999 * m + 0.001 * g * g for m, g in zip(moments[1], gradients, strict=True)]
        rate = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
        weights = [
            w - rate * m / (jnp.sqrt(v) + 1e-7)
            for w, m, v in zip(weights, first, second, strict=True)
        ]
        for place, (mean, variance) in enumerate(found):
            for at, new in ((5 * place + 3, mean), (5 * place + 4, variance)):
                weights[at] = 0.98 * weights[at] + 0.02 * new
        return weights, [first, second], value

    begin = time.perf_counter()
    for count in range(network.steps):
        rate = network.rate * 0.5 * (1 + np.cos(np.pi * count / network.steps))
        warm = min(1.0, (count + 1) / 100)
        x, label = next(batches)
        weights, moments, value = step(
            weights, moments, x, label, count + 1, np.float32(rate * warm)
        )
        if count % 200 == 199:
            print(
                f"step {count + 1}, {time.perf_counter() - begin:.0f} s: {value:.4f}", flush=True
            )
    return [np.asarray(w) for w in weights]


def marked(text: str, weights: int) -> str:
    """A program whose first arguments are marked as weights."""
    return re.sub(
        r"(%arg(\d+): tensor<[^>]*>)(?=[,)])",
        lambda m: f"{m[1]} {{gevo.weight}}" if int(m[2]) < weights else m[1],
        text,
    )


def text_of(name: str) -> str:
    """StableHLO of a network, one batch."""
    import jax

    network = NETWORKS[name]

    def floats(*shape):
        return jax.ShapeDtypeStruct(shape, np.float32)

    shapes = [floats(*shape) for shape in network.shapes()]
    if name == "decoder_sums":
        cache = floats(net.BLOCKS, net.BATCH, net.LENGTH, net.MODEL)
        token = jax.ShapeDtypeStruct((net.BATCH,), np.int32)
        more = [cache, cache, token, jax.ShapeDtypeStruct((), np.int32)]

        def infer(*arguments):
            return decoder(arguments[:-4], *arguments[-4:])

    else:
        image = (32, 32, 3) if name == "resnet_cifar10" else (net.TOKENS, net.PATCH)
        more = [floats(net.BATCH, *image)]

        def infer(*arguments):
            return network.scores(arguments[:-1], arguments[-1])

    return marked(program(infer, *shapes, *more), len(shapes))


def packed(images: np.ndarray) -> np.ndarray:
    """Brightness [1024] and two colours [256] of images [n, 32, 32, 3], uint8."""
    from PIL import Image

    rows = []
    for image in images:
        bright, *colours = Image.fromarray(image).convert("YCbCr").split()
        small = [np.asarray(c.resize((16, 16), Image.Resampling.BOX)).ravel() for c in colours]
        rows.append(np.concatenate([np.asarray(bright).ravel(), *small]))
    return np.stack(rows)


def samples(name: str, data: Path) -> tuple[np.ndarray, np.ndarray]:
    """What it is judged on, first the held-out half or part, and the answers."""
    if name == "resnet_cifar10":
        images, labels = decoded(np.load(data), "test", SAMPLES)
        rows = packed(images)
        np.save(ROOT / "testcases" / "cifar10_images.npy", rows)
        np.save(ROOT / "testcases" / "cifar10_labels.npy", labels)
        return net.pixels(rows), labels
    if name == "decoder_sums":
        found = pairs()[:SAMPLES]
        np.save(ROOT / "testcases" / "decoder_sums_pairs.npy", found)
        return net.sums(found), net.sums(found)[:, net.PROMPT :]
    kept = HELD_OUT + SEARCHED
    images, labels = (np.load(ROOT / f"testcases/digits_{n}.npy") for n in ("images", "labels"))
    return net.patches(images[:kept]), labels[:kept]


def build(name: str, data: Path, steps: int | None) -> None:
    """Train one, write everything, say what it is worth."""
    import jax

    network = NETWORKS[name]
    if steps:
        network = Network(network.shapes, network.scores, network.batches, steps, network.rate)
    (ROOT / "kernels" / f"{name}.mlir").write_text(text_of(name))
    weights = trained(network, network.batches(data))
    flat = np.concatenate([w.reshape(-1) for w in weights])
    np.save(ROOT / "testcases" / f"{name}_weights.npy", flat)
    x, labels = samples(name, data)
    right = np.asarray(jax.jit(network.scores)(weights, x)).argmax(-1) == labels
    print(f"{name}: {flat.size:,} weights, accuracy of {len(x)} others {right.mean():.4f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", choices=sorted(NETWORKS))
    parser.add_argument("--data", type=Path, help="cifar10_jpeg.npz, for resnet_cifar10")
    parser.add_argument("--steps", type=int, help="of training, instead of the network's own")
    options = parser.parse_args()
    if "resnet_cifar10" in options.names and options.data is None:
        parser.error("resnet_cifar10 needs --data")
    for name in options.names:
        build(name, options.data, options.steps)
    return 0


if __name__ == "__main__":
    sys.exit(main())
