"""Arrays in the attributes of StableHLO ops, windows of convolutions, and contractions."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from gevo.program.stablehlo.resize import Shape
from gevo.program.stablehlo.text import parts

_INTS = re.compile(r"array<i64(?:: (-?\d+(?:, -?\d+)*))?>\Z")
_PAIRS = re.compile(r"dense<(.*)> : tensor<(\d+)x2xi64>\Z")
_CONVOLUTION = re.compile(r"#stablehlo\.conv<\[(.*)\]x\[(.*)\]->\[(.*)\]>\Z")

Pairs = Sequence[tuple[int, int]]
"""What is padded below and above, by dimension."""


def ints(text: str) -> list[int]:
    """The numbers of `array<i64: 1, 2>`; raises ValueError."""
    match = _INTS.match(text)
    if match is None:
        raise ValueError(text)
    return [int(number) for number in match[1].split(", ")] if match[1] else []


def integers(numbers: Sequence[int]) -> str:
    """`array<i64: 1, 2>`."""
    return f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"


def pairs(text: str) -> Pairs:
    """The pairs of `dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>`; raises ValueError."""
    match = _PAIRS.match(text)
    if match is None:
        raise ValueError(text)
    numbers = [int(number) for number in re.findall(r"-?\d+", match[1])]
    count = int(match[2])
    if len(numbers) == 1:
        numbers *= 2 * count
    found = list(zip(numbers[::2], numbers[1::2], strict=True))
    if len(found) != count or pairs_text(found) != text:
        raise ValueError(text)
    return found


def pairs_text(found: Iterable[tuple[int, int]]) -> str:
    """As MLIR writes pairs; `pairs` inverts it."""
    rows = list(found)
    numbers = {number for row in rows for number in row}
    inside = str(numbers.pop()) if len(numbers) == 1 else str([list(row) for row in rows])
    inside = inside if rows else ""
    return f"dense<{inside}> : tensor<{len(rows)}x2xi64>"


@dataclass(frozen=True)
class Window:
    """What slides over a tensor.

    Attributes:
        inputs: Sizes of the dimensions that it slides over.
        sizes: Its own, in these dimensions.
        strides: How far it moves.
        padding: What is put around the input.
        base: Dilations of the input.
        dilation: Its own dilations.
        whole: Sizes of the result's other dimensions, by dimension.
        places: Where in the result the dimensions are over which it slides.
    """

    inputs: Sequence[int]
    sizes: Sequence[int]
    strides: Sequence[int]
    padding: Pairs
    base: Sequence[int]
    dilation: Sequence[int]
    whole: Mapping[int, int]
    places: Sequence[int]

    @staticmethod
    def of_reduction(attributes: Mapping[str, str], shape: Shape) -> Window:
        """The window of a reduce_window; raises ValueError."""
        ones = integers([1] * len(shape))
        none = f"dense<0> : tensor<{len(shape)}x2xi64>"
        return Window(
            inputs=shape,
            sizes=ints(attributes["window_dimensions"]),
            strides=ints(attributes.get("window_strides", ones)),
            padding=pairs(attributes.get("padding", none)),
            base=ints(attributes.get("base_dilations", ones)),
            dilation=ints(attributes.get("window_dilations", ones)),
            whole={},
            places=range(len(shape)),
        )

    @staticmethod
    def of_convolution(attributes: Mapping[str, str], shape: Shape, kernel: Shape) -> Window:
        """The window of a convolution; raises ValueError."""
        match = _CONVOLUTION.match(attributes["dimension_numbers"])
        if match is None:
            raise ValueError(attributes["dimension_numbers"])
        given, kernels, result = (part.split(", ") for part in match.groups())
        spatial = range(len(given) - 2)
        ones = integers([1] * len(spatial))
        none = f"dense<0> : tensor<{len(spatial)}x2xi64>"
        groups = int(attributes["batch_group_count"].partition(" ")[0])
        return Window(
            inputs=[shape[given.index(str(n))] for n in spatial],
            sizes=[kernel[kernels.index(str(n))] for n in spatial],
            strides=ints(attributes.get("window_strides", ones)),
            padding=pairs(attributes.get("padding", none)),
            base=ints(attributes.get("lhs_dilation", ones)),
            dilation=ints(attributes.get("rhs_dilation", ones)),
            whole={
                result.index("b"): shape[given.index("b")] // groups,
                result.index("f"): kernel[kernels.index("o")],
            },
            places=[result.index(str(n)) for n in spatial],
        )

    def slide(self) -> Shape | None:
        """Shape of what comes out (StableHLO's specification, `convolution`); None for none."""
        found = dict(self.whole)
        fields = (self.inputs, self.sizes, self.strides, self.base, self.dilation)
        if any(len(numbers) != len(self.padding) for numbers in fields):
            return None
        for place, pad, (size, own, stride, base, dilation) in zip(
            self.places, self.padding, zip(*fields, strict=True), strict=True
        ):
            span = (own - 1) * dilation + 1
            room = (size - 1) * base + 1 + sum(pad) - span
            # More padding than the window is wide adds nothing but work.
            if room < 0 or max(pad) > span or min(pad) < 0:
                return None
            found[place] = math.floor(room / stride) + 1
        return tuple(found[place] for place in sorted(found))


_NAMES = (
    "lhs_batching_dimensions",
    "rhs_batching_dimensions",
    "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
)


@dataclass(frozen=True)
class Contraction:
    """Which dimensions of the two operands are batches, and which are summed over."""

    lhs_batch: list[int]
    rhs_batch: list[int]
    lhs: list[int]
    rhs: list[int]

    @staticmethod
    def read(text: str) -> Contraction:
        """From the attribute's text; raises ValueError."""
        inside = text.removeprefix("#stablehlo.dot<")
        if inside == text:
            raise ValueError(text)
        found = dict(part.split(" = ", 1) for part in parts(inside))
        lists = [
            [int(n) for n in found.get(key, "[]")[1:-1].split(",") if n.strip()] for key in _NAMES
        ]
        return Contraction(*lists)

    def with_pair(self, left: int, right: int) -> Contraction:
        """Another pair of dimensions is summed over."""
        return replace(self, lhs=[left], rhs=[right])

    def text(self) -> str:
        """As MLIR writes it."""
        lists = (self.lhs_batch, self.rhs_batch, self.lhs, self.rhs)
        shown = (
            f"{k} = [{', '.join(map(str, v))}]" for k, v in zip(_NAMES, lists, strict=True) if v
        )
        return f"#stablehlo.dot<{', '.join(shown)}>"

    def shape(self, left: Shape, right: Shape) -> Shape | None:
        """Shape of the result for two operands; None when they do not fit."""
        sides = ((left, self.lhs_batch, self.lhs), (right, self.rhs_batch, self.rhs))
        for shape, batch, contracted in sides:
            used = [*batch, *contracted]
            if len(set(used)) != len(used) or any(not 0 <= n < len(shape) for n in used):
                return None
        for mine, other in ((self.lhs, self.rhs), (self.lhs_batch, self.rhs_batch)):
            if [left[n] for n in mine] != [right[n] for n in other]:
                return None
        free = [
            [size for n, size in enumerate(shape) if n not in (*batch, *contracted)]
            for shape, batch, contracted in sides
        ]
        return tuple([left[n] for n in self.lhs_batch] + free[0] + free[1])
