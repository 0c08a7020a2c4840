"""Networks as the operators that they spend their time on, with how often each is run.

Inference in float32, or in what tensor cores multiply. Only contractions count: products, batches
of them and convolutions, with bias and ReLU fused where the network has them behind (batch
normalisation is a scale and a bias by then). Equal shapes are one operator.

- `alexnet`: Krizhevsky 2014 (*One weird trick*, arXiv 1404.5997), for images of 227 x 227, whose
  first two convolutions are C1 and C2 of the OpEvo paper (Gao et al. 2020), which tunes AlexNet.
- `resnet50`: He et al. 2016 (arXiv 1512.03385), table 1, with the stride in the 3 x 3 convolutions
  (version 1.5), for 224 x 224.
- `bert`: BERT-base, Devlin et al. 2019 (arXiv 1810.04805): 12 layers, 768 wide, 12 heads, for 128
  tokens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from gevo.errors import ConfigError
from gevo.tuning.sketch.catalog import shaped
from gevo.tuning.sketch.operator import Dtype, Epilogue, Kind, Operator


@dataclass(frozen=True)
class Network:
    """What a network runs.

    Attributes:
        name: Its name.
        counts: How often each of its operators is run; none is another's equal.
        left_out: How often there is what no operator stands for, by what it is.
    """

    name: str
    counts: Mapping[Operator, int]
    left_out: Mapping[str, int]

    @property
    def flops(self) -> int:
        """Additions and multiplications of its operators."""
        return sum(count * one.flops for one, count in self.counts.items())


def gathered(
    name: str, operators: Iterable[Operator], left_out: Mapping[str, int] | None = None
) -> Network:
    """A network of operators, equal ones counted."""
    return Network(name, dict(Counter(map(shaped, operators))), left_out or {})


def _conv(
    batch: int, channels: int, side: int, filters: int, window: int,
    stride: int = 1, padding: int = 0, epilogue: Epilogue = Epilogue.BIAS_RELU,
) -> Operator:  # fmt: skip
    sizes = (batch, channels, side, side, filters, window, window)
    return Operator(
        "conv2d", Kind.CONV2D, sizes, stride=stride, padding=padding, epilogue=epilogue
    )


def _dense(rows: int, depth: int, columns: int, epilogue: Epilogue = Epilogue.BIAS) -> Operator:
    return Operator("matmul", Kind.MATMUL, (rows, depth, columns), epilogue=epilogue)


def _alexnet(batch: int) -> Iterable[Operator]:
    yield _conv(batch, 3, 227, 64, 11, stride=4)
    yield _conv(batch, 64, 27, 192, 5, padding=2)
    for channels, filters in ((192, 384), (384, 256), (256, 256)):
        yield _conv(batch, channels, 13, filters, 3, padding=1)
    yield _dense(batch, 9216, 4096, Epilogue.BIAS_RELU)
    yield _dense(batch, 4096, 4096, Epilogue.BIAS_RELU)
    yield _dense(batch, 4096, 1000)


def _resnet50(batch: int) -> Iterable[Operator]:
    yield _conv(batch, 3, 224, 64, 7, stride=2, padding=3)
    channels, side = 64, 56
    for width, blocks, first_stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for block in range(blocks):
            stride = first_stride if block == 0 else 1
            yield _conv(batch, channels, side, width, 1)
            yield _conv(batch, width, side, width, 3, stride=stride, padding=1)
            if block == 0:
                yield _conv(
                    batch, channels, side, 4 * width, 1, stride=stride, epilogue=Epilogue.BIAS
                )
            side //= stride
            # ReLU comes after the addition of the shortcut.
            yield _conv(batch, width, side, 4 * width, 1, epilogue=Epilogue.BIAS)
            channels = 4 * width
    yield _dense(batch, 2048, 1000)


def _bert(batch: int) -> Iterable[Operator]:
    layers, width, heads, tokens = 12, 768, 12, 128
    for _ in range(layers):
        for _ in ("query", "key", "value", "output"):
            yield _dense(batch * tokens, width, width)
        pairs, depth = batch * heads, width // heads
        scores = (pairs, tokens, depth, tokens)
        yield Operator("scores", Kind.BATCH_MATMUL, scores, transpose_b=True)
        yield Operator("context", Kind.BATCH_MATMUL, (pairs, tokens, tokens, depth))
        yield _dense(batch * tokens, width, 4 * width)
        yield _dense(batch * tokens, 4 * width, width)
    yield _dense(batch, width, width)


NETWORKS: Mapping[str, Callable[[int], Iterable[Operator]]] = {
    "alexnet": _alexnet,
    "resnet50": _resnet50,
    "bert": _bert,
}
"""What each network runs for a number of images or texts."""


def network(name: str, batch: int, dtype: str = "f32") -> Network:
    """A network of that name, for so many images or texts at a time, with operands of a type.

    Raises:
        ConfigError: There is none, or no such type.
    """
    if dtype not in list(Dtype):
        raise ConfigError(f"no type {dtype!r} of operands; there are: {', '.join(Dtype)}")
    made = NETWORKS.get(name.lower())
    if made is None:
        raise ConfigError(
            f"no network {name!r}; there are: {', '.join(NETWORKS)}, and StableHLO files"
        )
    return gathered(name.lower(), (replace(one, dtype=Dtype(dtype)) for one in made(batch)))
