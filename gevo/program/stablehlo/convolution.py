"""A convolution as an edit sees it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from gevo.program.stablehlo.resize import Shape, tensor
from gevo.program.stablehlo.text import Op, parts
from gevo.program.stablehlo.window import Window

_LAYOUT = re.compile(r"#stablehlo\.conv<\[(.*)\]x\[(.*)\]->\[(.*)\]>\Z")
_FLOATS = ("bf16", "f16", "f32", "f64")


@dataclass(frozen=True)
class Convolution:
    """What a `stablehlo.convolution` of floats does, in any layout.

    Attributes:
        attributes: Its attributes' texts by name.
        shapes: Of input, kernel and result.
        element: Type of all their elements.
        layouts: Dimensions of input, kernel and result: `b`, `f`, `i`, `o`, or a number.
        groups: Of features.
        window: What it slides.
    """

    attributes: dict[str, str]
    shapes: tuple[Shape, Shape, Shape]
    element: str
    layouts: tuple[list[str], list[str], list[str]]
    groups: int
    window: Window

    @property
    def spatial(self) -> Sequence[str]:
        """Names of the dimensions over which it slides."""
        return [str(n) for n in range(len(self.window.sizes))]

    @property
    def channels(self) -> tuple[int, int]:
        """Of the input and of the result."""
        given, _, made = self.layouts
        return self.shapes[0][given.index("f")], self.shapes[2][made.index("f")]

    @property
    def work(self) -> int:
        """Multiplications."""
        found = 1
        for size in (*self.shapes[2], *self.window.sizes):
            found *= size
        return found * self.channels[0] // self.groups

    def along(self, layout: Sequence[str], values: Sequence[int], other: int) -> list[int]:
        """One number for each dimension of a layout: `values` for those that it slides over."""
        return [values[int(name)] if name.isdigit() else other for name in layout]


def read_convolution(op: Op) -> Convolution | None:
    """What an op does, if it is a plain convolution of floats; else None.

    Plain means: not reversed, not one that dilates its input, without groups in the batch and
    negative padding.
    """
    if op.form.name != "stablehlo.convolution" or op.form.own:
        return None
    if not op.form.before.startswith(" <{") or len(op.site.slots) != 2:
        return None
    attributes = dict(part.split(" = ", 1) for part in parts(op.form.before[3:]))
    types = [tensor(t) for t in (*(slot.type for slot in op.site.slots), op.site.type)]
    match = _LAYOUT.match(attributes["dimension_numbers"])
    if match is None or None in types:
        return None
    (given, element), (kernel, own), (made, result) = (t for t in types if t is not None)
    try:
        window = Window.of_convolution(attributes, given, kernel)
    except ValueError:
        return None
    plain = (
        element == own == result
        and element in _FLOATS
        and all(n == 1 for n in window.base)
        and all(low >= 0 and high >= 0 for low, high in window.padding)
        and "true" not in attributes.get("window_reversal", "")
        and attributes["batch_group_count"].startswith("1 ")
    )
    layouts = match[1].split(", "), match[2].split(", "), match[3].split(", ")
    groups = int(attributes["feature_group_count"].partition(" ")[0])
    shapes = given, kernel, made
    return Convolution(attributes, shapes, element, layouts, groups, window) if plain else None
