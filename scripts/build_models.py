"""Makes the StableHLO programs of kernels/ and the data that their workloads read.

    python -m venv /tmp/models
    /tmp/models/bin/pip install jax==0.10.2 scikit-learn==1.9.1
    /tmp/models/bin/python scripts/build_models.py

jax traces and trains the models; gevo itself needs neither it nor scikit-learn. With these
versions every run writes the same programs and images; the trained weights may differ in their
last digits between processors.

| file | what it is |
|---|---|
| `kernels/mlp_training.mlir` | one step of gradient descent of a network with one hidden layer |
| `kernels/mlp_state.mlir` | the same with tensors that go from step to step unchanged |
| `kernels/mobilenet_digits.mlir` | inference of a network of depthwise-separable convolutions |
| `testcases/digits_images.npy`, `testcases/digits_labels.npy` | scikit-learn's digits, shuffled |
| `testcases/mobilenet_digits_weights.npy` | the trained weights of the second network, in a row |

The digits are the test part of E. Alpaydin and C. Kaynak, *Optical Recognition of Handwritten
Digits* (UCI Machine Learning Repository, 1998, doi 10.24432/C50P49, licence CC BY 4.0): 1,797
images of 8x8 pixels with values from 0 to 16.

    /tmp/models/bin/python scripts/build_models.py --data FOLDER --out FOLDER

makes the same training step for MNIST instead, with a workload, from the test part in the IDX
format (`t10k-images-idx3-ubyte.gz`, `t10k-labels-idx1-ubyte.gz`) in the first folder: 8,000
images for the search and 2,000 held out. Nothing of it is shipped.
"""

from __future__ import annotations

import argparse
import gzip
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

JAX = "0.10.2"
ROOT = Path(__file__).resolve().parents[1]

CLASSES = 10
HELD_OUT = 384
"""Rows of the shuffled digits that no search sees; they come first."""
SEARCHED = 640
"""Rows behind those: what a search measures inference on. The weights are trained on the rest."""

MLP_BATCH, PIXELS, HIDDEN = 32, 64, 48
BATCH = 64
STEM = 12
BLOCKS = ((24, 1), (40, 2), (40, 1), (72, 2))
"""Channels and stride of each depthwise-separable block."""
EPSILON = 1e-3
EPOCHS = 60


def digits() -> tuple[np.ndarray, np.ndarray]:
    """Images [1797, 64] and labels [1797], shuffled, uint8."""
    from sklearn.datasets import load_digits

    found = load_digits()
    order = np.random.default_rng(1998).permutation(len(found.target))
    return found.data[order].astype(np.uint8), found.target[order].astype(np.uint8)


def mlp_step(w1, b1, w2, b2, x, label, rate):
    """One step of gradient descent on the mean cross-entropy of a batch.

    Args:
        w1: Weights [64, 48].
        b1: Biases [48].
        w2: Weights [48, 10].
        b2: Biases [10].
        x: Batch [32, 64].
        label: Its classes [32], int32.
        rate: Learning rate.

    Returns:
        The new weights and biases.
    """
    import jax
    import jax.numpy as jnp

    def loss(w1, b1, w2, b2):
        hidden = jnp.maximum(x @ w1 + b1, 0.0)
        return cross_entropy(hidden @ w2 + b2, label)

    weights = (w1, b1, w2, b2)
    gradients = jax.grad(loss, argnums=(0, 1, 2, 3))(*weights)
    return tuple(w - rate * g for w, g in zip(weights, gradients, strict=True))


def mlp_state_step(*arguments):
    """As `mlp_step`, with tensors that go from step to step as they are.

    Args:
        arguments: Weights and biases, twice as many tensors like them, a number, and the last
            three arguments of `mlp_step`.

    Returns:
        The new weights and biases, these tensors, and the number.
    """
    weights, carried, rest = arguments[:4], arguments[4:13], arguments[13:]
    return *mlp_step(*weights, *rest), *carried


def cross_entropy(logits, label):
    """Mean over the batch; written out, because jax's own would be calls of functions."""
    import jax.numpy as jnp
    from jax import lax

    wanted = (label[:, None] == lax.iota(label.dtype, CLASSES)[None, :]).astype(logits.dtype)
    shifted = logits - lax.stop_gradient(jnp.max(logits, axis=1, keepdims=True))
    logarithm = shifted - jnp.log(jnp.sum(jnp.exp(shifted), axis=1, keepdims=True))
    return -jnp.mean(jnp.sum(wanted * logarithm, axis=1))


def weight_shapes(size: int, blocks: Sequence[tuple[int, int]], classes: int, stem: int):
    """Shapes of the weights of `mobilenet`, in order.

    Args:
        size: Channels of the input.
        blocks: Channels and stride of each block.
        classes: Number of classes.
        stem: Channels of the first convolution.
    """

    def normalisation(channels):
        return [(channels,)] * 4  # scale, offset, mean, variance

    shapes = [(3, 3, size, stem), *normalisation(stem)]
    before = stem
    for channels, _ in blocks:
        shapes += [(3, 3, 1, before), *normalisation(before)]
        shapes += [(1, 1, before, channels), *normalisation(channels)]
        before = channels
    return [*shapes, (before, classes), (classes,)]


def mobilenet(weights, x, blocks=BLOCKS, statistics: list | None = None, depthwise=None):
    """Scores of a batch of images (Howard et al. 2017, *MobileNets*, without the last softmax).

    Args:
        weights: As `weight_shapes` says.
        x: Images [batch, height, width, channels].
        blocks: Channels and stride of each block.
        statistics: When training: takes the mean and variance of every normalised activation,
            which are used instead of the recorded ones.
        depthwise: Computes a depthwise convolution from input, kernel and stride; by default
            lax does.
    """
    import jax.numpy as jnp
    from jax import lax

    rest = iter(weights)

    def layer(x, stride, groups):
        kernel, scale, offset, mean, variance = (next(rest) for _ in range(5))
        if depthwise is not None and groups > 1:
            x = depthwise(x, kernel, stride)
        else:
            x = lax.conv_general_dilated(
                x,
                kernel,
                (stride, stride),
                "SAME",
                dimension_numbers=("NHWC", "HWIO", "NHWC"),
                feature_group_count=groups,
            )
        if statistics is not None:
            mean = jnp.mean(x, axis=(0, 1, 2))
            variance = jnp.mean((x - mean) ** 2, axis=(0, 1, 2))
            statistics.append((mean, variance))
        x = (x - mean) * (scale * lax.rsqrt(variance + EPSILON)) + offset
        return jnp.minimum(jnp.maximum(x, 0.0), 6.0)

    x = layer(x, 1, 1)
    for _, stride in blocks:
        x = layer(x, stride, x.shape[-1])
        x = layer(x, 1, 1)
    features = jnp.mean(x, axis=(1, 2))
    return features @ next(rest) + next(rest)


def shifted(x, rng):
    """A batch of images, all shifted by a pixel at most."""
    return np.roll(x, rng.integers(-1, 2, 2), axis=(1, 2))


def trained(
    images,
    labels,
    shapes,
    blocks=BLOCKS,
    epochs=EPOCHS,
    batch=32,
    augment=shifted,
    depthwise=None,
    report=None,
):
    """Weights of `mobilenet`, by Adam (Kingma and Ba 2015).

    Args:
        images: [samples, height, width, channels], about 0 to 1.
        labels: [samples].
        shapes: See `weight_shapes`.
        blocks: See `mobilenet`.
        epochs: Rounds through the images.
        batch: Images per step.
        augment: Makes a batch of changed images from one and a random generator.
        depthwise: See `mobilenet`.
        report: Is called after each epoch with its number.
    """
    import jax
    import jax.numpy as jnp

    rng = np.random.default_rng(7)
    weights = [_start(shape, place % 5, rng) for place, shape in enumerate(shapes[:-1])]
    weights.append(np.zeros(shapes[-1], np.float32))
    moments = [jnp.zeros_like(w) for w in weights], [jnp.zeros_like(w) for w in weights]
    where = _statistics_at(shapes)

    def loss(weights, x, label):
        found: list = []
        scores = mobilenet(weights, x, blocks, found, depthwise)
        return cross_entropy(scores, label), found

    @jax.jit
    def step(weights, moments, x, label, count, rate):
        gradients, found = jax.grad(loss, has_aux=True)(weights, x, label)
        first = [0.9 * m + 0.1 * g for m, g in zip(moments[0], gradients, strict=True)]
        second = [0.999 * m + 0.001 * g * g for m, g in zip(moments[1], gradients, strict=True)]
        rate = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
        weights = [
            w - rate * m / (jnp.sqrt(v) + 1e-7)
            for w, m, v in zip(weights, first, second, strict=True)
        ]
        for place, (mean, variance) in zip(where, found, strict=True):
            weights[place] = 0.98 * weights[place] + 0.02 * mean
            weights[place + 1] = 0.98 * weights[place + 1] + 0.02 * variance
        return weights, (first, second)

    steps = len(images) // batch
    for epoch in range(epochs):
        order = rng.permutation(len(images))
        rate = 0.003 * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        for n in range(steps):
            rows = order[n * batch : (n + 1) * batch]
            x = augment(images[rows], rng)
            weights, moments = step(
                weights, moments, x, labels[rows], epoch * steps + n + 1, np.float32(rate)
            )
        if report is not None:
            report(epoch)
    return [np.asarray(w) for w in weights]


def _start(shape, place, rng):
    """He et al. (2015) for weights; 1 for scales and variances, 0 for offsets and means."""
    if len(shape) > 1:
        fan = int(np.prod(shape[:-1]))
        return rng.normal(0, np.sqrt(2 / fan), shape).astype(np.float32)
    return np.full(shape, 1.0 if place in (1, 4) else 0.0, np.float32)


def _statistics_at(shapes):
    """Places of the means; the variance follows each."""
    return [n + 3 for n in range(0, len(shapes) - 2, 5)]


def program(function: Callable[..., Any], *shapes: Any) -> str:
    """StableHLO of a function of arrays with these shapes and types."""
    import jax

    text = jax.jit(function, keep_unused=True).lower(*shapes).as_text()
    return text.replace(f"@jit_{function.__name__}", f"@{function.__name__}")


def _floats(*shape: int):
    import jax

    return jax.ShapeDtypeStruct(shape, np.float32)


def mlp_program(pixels=PIXELS, hidden=HIDDEN, batch=MLP_BATCH, state=False) -> str:
    """StableHLO of `mlp_step`, or of `mlp_state_step`."""
    import jax

    weights = (
        _floats(pixels, hidden),
        _floats(hidden),
        _floats(hidden, CLASSES),
        _floats(CLASSES),
    )
    label = jax.ShapeDtypeStruct((batch,), np.int32)
    rest = _floats(batch, pixels), label, _floats()
    if state:
        return program(mlp_state_step, *weights, *weights, *weights, _floats(), *rest)
    return program(mlp_step, *weights, *rest)


def mobilenet_program(shapes, image: tuple[int, int, int], blocks=BLOCKS, batch=BATCH) -> str:
    """StableHLO of `mobilenet` with the weights as arguments, then the images."""

    def infer(*arguments):
        return mobilenet(arguments[:-1], arguments[-1], blocks)

    return program(infer, *(_floats(*shape) for shape in shapes), _floats(batch, *image))


def accuracy(weights, images, labels, blocks=BLOCKS) -> float:
    """Fraction of images that get their own label."""
    import jax

    scores = jax.jit(lambda x: mobilenet(weights, x, blocks))(images)
    return float(np.mean(np.asarray(scores).argmax(axis=1) == labels))


def build(kernels: Path, testcases: Path) -> None:
    """Write everything."""
    images, labels = digits()
    np.save(testcases / "digits_images.npy", images)
    np.save(testcases / "digits_labels.npy", labels)
    (kernels / "mlp_training.mlir").write_text(mlp_program())
    (kernels / "mlp_state.mlir").write_text(mlp_program(state=True))

    shapes = weight_shapes(1, BLOCKS, CLASSES, STEM)
    (kernels / "mobilenet_digits.mlir").write_text(mobilenet_program(shapes, (8, 8, 1)))
    x = (images.reshape(-1, 8, 8, 1) / np.float32(16)).astype(np.float32)
    label = labels.astype(np.int32)
    parts = np.split(np.arange(len(x)), [HELD_OUT, HELD_OUT + SEARCHED])
    weights = trained(x[parts[2]], label[parts[2]], shapes)
    np.save(
        testcases / "mobilenet_digits_weights.npy",
        np.concatenate([w.reshape(-1) for w in weights]),
    )
    for name, rows in zip(("held out", "searched", "trained on"), parts, strict=True):
        print(f"mobilenet_digits, {name}: {accuracy(weights, x[rows], label[rows]):.4f}")


def mnist(data: Path, out: Path) -> None:
    """Program, images, labels and workload of the network on MNIST."""
    for kind, skipped, shape in (("images", 16, (-1, 784)), ("labels", 8, (-1,))):
        rank = {"images": 3, "labels": 1}[kind]
        raw = gzip.decompress((data / f"t10k-{kind}-idx{rank}-ubyte.gz").read_bytes())
        rows = np.frombuffer(raw, np.uint8, offset=skipped).reshape(shape)
        order = np.random.default_rng(1998).permutation(len(rows))
        np.save(out / f"mnist_{kind}.npy", rows[order])
    (out / "mlp_mnist.mlir").write_text(mlp_program(784, 128))
    spec = (ROOT / "testcases" / "mlp_training.toml").read_text()
    sizes = {"epochs": 5, "rows": 10000, "held_out": 2000, "trained": 6400, "pixels": 784}
    for name, value in {**sizes, "hidden": 128, "brightest": 255}.items():
        spec = re.sub(rf"^{name} = \d+$", f"{name} = {value}", spec, flags=re.MULTILINE)
    spec = "".join(line for line in spec.splitlines(keepends=True) if not line.startswith("#"))
    spec = spec.replace("../kernels/mlp_training.mlir", "mlp_mnist.mlir")
    spec = spec.replace('"digits_', '"mnist_').replace(
        'name = "mlp_training"', 'name = "mlp_mnist"'
    )
    (out / "mlp_mnist.toml").write_text(spec)
    shutil.copy(ROOT / "testcases" / "mlp_training.py", out)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", type=Path, default=ROOT / "kernels")
    parser.add_argument("--testcases", type=Path, default=ROOT / "testcases")
    parser.add_argument("--data", type=Path, help="folder with MNIST; needs --out")
    parser.add_argument("--out", type=Path, help="where what is made from --data goes")
    options = parser.parse_args()
    if (options.data is None) != (options.out is None):
        parser.error("--data and --out need each other")
    try:
        import jax
    except ImportError:
        print("needs jax; see the top of this file", file=sys.stderr)
        return 2
    if jax.__version__ != JAX:
        print(f"made for jax {JAX}; this is {jax.__version__}", file=sys.stderr)
        return 2
    if options.data is None:
        build(options.kernels, options.testcases)
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    try:
        mnist(options.data, options.out)
    except OSError as error:
        print(f"cannot read MNIST: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
