r"""Trains a MobileNet on CIFAR-10 and makes what `gevo evolve` needs to search on it.

    pip install jax==0.10.2 pillow
    python scripts/build_cifar10.py --data FOLDER --out FOLDER [--epochs 8]
    gevo evolve FOLDER/mobilenet_cifar10.mlir --workload FOLDER/mobilenet_cifar10.toml \
        --device xla:cpu --tolerance 0.02

The first folder holds CIFAR-10 (A. Krizhevsky 2009, *Learning Multiple Layers of Features from
Tiny Images*) as JPEGs in `cifar10_jpeg.npz`: for `train` and `test` an array `<part>_jpeg` of
all files' bytes in a row, `<part>_offsets`, where each begins, then where the last ends, and
`<part>_labels`. Nothing of it is shipped. The second folder gets

| file | what it is |
|---|---|
| `mobilenet_cifar10.mlir` | inference of a batch of 64 images, the weights as arguments |
| `mobilenet_cifar10.toml`, `.py` | its workload: the first 1,024 test images for the search, the next 2,048 held out |
| `cifar10_images.npy`, `cifar10_labels.npy` | those images and labels |
| `mobilenet_cifar10_weights.npy` | the trained weights, in a row |

The network is the one of `scripts/build_models.py` with other sizes. Against MobileNet (Howard
et al. 2017) it has 6 depthwise-separable blocks instead of 13 and at most 192 channels instead of
1,024, a first convolution of stride 1, since the images are 32x32 instead of 224x224, and no
softmax behind the scores. It is trained with Adam on shifted and mirrored images.
"""  # noqa: E501

from __future__ import annotations

import argparse
import io
import itertools
import shutil
import sys
import time
from pathlib import Path

import numpy as np
from build_models import JAX, accuracy, mobilenet_program, trained, weight_shapes

ROOT = Path(__file__).resolve().parents[1]
NAME = "mobilenet_cifar10"
SIZE, CLASSES = 32, 10
STEM = 16
BLOCKS = ((48, 2), (48, 1), (96, 2), (96, 1), (192, 2), (192, 1))
"""Channels and stride of each depthwise-separable block."""
SEARCHED, HELD_OUT = 1024, 2048
BATCH = 128
"""Images per training step."""
SPREAD = 3
"""Pixels by which an image is shifted at most."""


def decoded(
    data: np.lib.npyio.NpzFile, part: str, limit: int | None
) -> tuple[np.ndarray, np.ndarray]:
    """The first images [n, 32, 32, 3] and labels [n] of `train` or `test`, uint8."""
    from PIL import Image

    jpeg, offsets = data[f"{part}_jpeg"], data[f"{part}_offsets"]
    offsets = offsets if limit is None else offsets[: limit + 1]
    images = np.empty((len(offsets) - 1, SIZE, SIZE, 3), np.uint8)
    for place, (start, end) in enumerate(itertools.pairwise(offsets)):
        images[place] = Image.open(io.BytesIO(jpeg[start:end].tobytes())).convert("RGB")
    return images, np.asarray(data[f"{part}_labels"][: len(images)], np.uint8)


def scaled(images: np.ndarray) -> np.ndarray:
    """Values about -1 to 1, as the workload's driver makes them."""
    return images.astype(np.float32) / np.float32(127.5) - 1


def augmented(x: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A batch, every image mirrored by chance and shifted over its edge, which is repeated."""
    x = np.where(rng.random(len(x))[:, None, None, None] < 0.5, x[:, :, ::-1], x)
    wide = np.pad(x, ((0, 0), (SPREAD, SPREAD), (SPREAD, SPREAD), (0, 0)), mode="edge")
    starts = rng.integers(0, 2 * SPREAD + 1, (len(x), 2))
    return np.stack(
        [one[r : r + SIZE, c : c + SIZE] for one, (r, c) in zip(wide, starts, strict=True)]
    )


def shifted_sum(x, kernel, stride: int):
    """A depthwise 3x3 convolution as nine products, whose gradients XLA's CPU code is fast at.

    Args:
        x: [batch, height, width, channels].
        kernel: [3, 3, 1, channels].
        stride: Of both dimensions.
    """
    import jax.numpy as jnp

    # As "SAME" pads: with stride 2 and even sizes only at the upper end.
    before = 1 if stride == 1 else 0
    wide = jnp.pad(x, ((0, 0), (before, 2 - before), (before, 2 - before), (0, 0)))
    height, width = x.shape[1:3]
    return sum(
        wide[:, i : i + height : stride, j : j + width : stride] * kernel[i, j, 0]
        for i in range(3)
        for j in range(3)
    )


def build(data: Path, out: Path, epochs: int, limit: int | None) -> None:
    """Train, and write everything."""
    found = np.load(data / "cifar10_jpeg.npz")
    images, labels = decoded(found, "train", limit)
    kept = SEARCHED + HELD_OUT
    others, classes = decoded(found, "test", kept)
    shapes = weight_shapes(3, BLOCKS, CLASSES, STEM)
    start = time.perf_counter()

    def report(epoch: int) -> None:
        print(f"epoch {epoch + 1} of {epochs}, {time.perf_counter() - start:.0f} s", flush=True)

    weights = trained(
        scaled(images),
        labels.astype(np.int32),
        shapes,
        BLOCKS,
        epochs=epochs,
        batch=BATCH,
        augment=augmented,
        depthwise=shifted_sum,
        report=report,
    )
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{NAME}.mlir").write_text(mobilenet_program(shapes, (SIZE, SIZE, 3), BLOCKS))
    flat = np.concatenate([w.reshape(-1) for w in weights])
    np.save(out / f"{NAME}_weights.npy", flat)
    np.save(out / "cifar10_images.npy", others.reshape(kept, -1))
    np.save(out / "cifar10_labels.npy", classes)
    (out / f"{NAME}.toml").write_text(SPEC.format(weights=len(flat), kept=kept))
    shutil.copy(ROOT / "scripts" / f"{NAME}.py", out)
    print(f"{len(flat):,} weights, trained for {time.perf_counter() - start:.0f} s")
    for name, rows in (("searched on", slice(SEARCHED)), ("held out", slice(SEARCHED, kept))):
        good = accuracy(weights, scaled(others[rows]), classes[rows], BLOCKS)
        print(f"{name}: accuracy {good:.4f} of {rows.stop - (rows.start or 0)} images")


SPEC = """\
# Inference of a MobileNet on CIFAR-10, one launch per batch: runtime against the fraction of
# images that it gets wrong. Made by scripts/build_cifar10.py, which describes the network.
name = "mobilenet_cifar10"
program = "mobilenet_cifar10.mlir"
python = "mobilenet_cifar10.py"
driver = "drive"
reference = "reference"
tolerance = 0.1
timeout_s = 120
new_sizes = false

[sizes]
samples = 512
first = 0

[arrays.images]
role = "in"
dtype = "u8"
shape = [{kept}, 3072]
file = "cifar10_images.npy"

[arrays.labels]
role = "in"
dtype = "u8"
shape = [{kept}]
file = "cifar10_labels.npy"

[arrays.weights]
role = "in"
dtype = "f32"
shape = [{weights}]
file = "mobilenet_cifar10_weights.npy"

[arrays.x]
role = "scratch"
dtype = "f32"
shape = ["samples", 32, 32, 3]

[arrays.score]
role = "out"
dtype = "f32"
shape = ["samples", 10]

[error]
metric = "python"
function = "error"

# Nothing is random: a case is its rows.
[[train]]
seed = 1

[[train]]
seed = 2
sizes = {{ first = 512 }}

[[heldout]]
seed = 101
sizes = {{ samples = 1024, first = 1024 }}

[[heldout]]
seed = 102
sizes = {{ samples = 1024, first = 2048 }}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, required=True, help="folder with cifar10_jpeg.npz")
    parser.add_argument("--out", type=Path, required=True, help="where what is made goes")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--limit", type=int, help="train on so many images only")
    options = parser.parse_args()
    try:
        import jax
        import PIL  # noqa: F401
    except ImportError as error:
        print(f"needs jax and Pillow ({error}); see the top of this file", file=sys.stderr)
        return 2
    if jax.__version__ != JAX:
        print(f"made for jax {JAX}; this is {jax.__version__}", file=sys.stderr)
        return 2
    try:
        build(options.data, options.out, options.epochs, options.limit)
    except (OSError, KeyError) as error:
        print(f"cannot read CIFAR-10: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
