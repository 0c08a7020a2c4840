"""Making ops of StableHLO that take the place of others, and what a convolution does."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.base import Site, Slot, Value
from gevo.program.stablehlo.resize import Shape, tensor, tensor_type
from gevo.program.stablehlo.text import Form, Op, parts
from gevo.program.stablehlo.window import Window, integers

_LAYOUT = re.compile(r"#stablehlo\.conv<\[(.*)\]x\[(.*)\]->\[(.*)\]>\Z")
_FLOATS = ("bf16", "f16", "f32", "f64")
LAST = (
    "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [{0}], "
    "rhs_contracting_dimensions = [0]>"
)
"""A product over the last dimension of one side, with so many others, and the other's first."""
PRECISE = ("f32", "f64")
"""Floats whose sums, curves and updates are rewritten."""


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
        return [values[int(name)] if name.isdecimal() else other for name in layout]


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


class Builder:
    """Ops in a row, to be put in front of `op`, the last of them in its place.

    Args:
        prefix: What the new uids begin with.
        op: What is replaced.

    Attributes:
        ops: What has been made so far.
    """

    def __init__(self, prefix: str, op: Op) -> None:
        self.ops: list[Op] = []
        self._prefix = prefix
        self._place = op.site.function, op.block

    def add(
        self, name: str, inputs: Sequence[Value], shape: Shape, element: str, attributes: str = ""
    ) -> Value:
        """One more op; its result.

        Args:
            name: Without the dialect.
            inputs: Operands.
            shape: Of the result.
            element: Type of the result's elements.
            attributes: As MLIR writes them.
        """
        type_, function = tensor_type(shape, element), self._place[0]
        uid = f"{self._prefix}_{len(self.ops)}"
        slots = tuple(Slot(uid, n, value.type, value) for n, value in enumerate(inputs))
        types = ", ".join(value.type for value in inputs)
        inside = f" <{{{attributes}}}>" if attributes else ""
        form = Form(f"stablehlo.{name}", (type_,), f"{inside} : ({types}) -> {type_}")
        site = Site(uid, form.name, type_, slots, False, function)
        self.ops.append(Op(form, site, self._place[1]))
        return Value(uid, type_)

    def scalar(self, text: str, element: str) -> Value:
        """A constant without dimensions."""
        return self.add(
            "constant", (), (), element, f"value = dense<{text}> : {tensor_type((), element)}"
        )

    def number(self, value: float, like: Value) -> Value:
        """A float, to seven digits, in every place of a tensor of floats like another."""
        shape, element = typed(like)
        return self.broadcast(self.scalar(f"{value:e}", element), shape, ())

    def product(self, left: Value, right: Value) -> Value:
        """Over the last dimension of one and the first of the other."""
        (*some, _), element = typed(left)
        (_, *others), _ = typed(right)
        attributes = LAST.format(len(some))
        return self.add("dot_general", (left, right), (*some, *others), element, attributes)

    def summed(self, value: Value, dimensions: Sequence[int]) -> Value:
        """Sums over dimensions of floats, as a product with ones."""
        shape, element = typed(value)
        sizes = tuple(shape[n] for n in dimensions)
        ones = self.broadcast(self.scalar("1.0", element), sizes, ())
        kept = tuple(size for n, size in enumerate(shape) if n not in dimensions)
        attributes = (
            "dot_dimension_numbers = #stablehlo.dot<"
            f"lhs_contracting_dimensions = {list(dimensions)}, "
            f"rhs_contracting_dimensions = {list(range(len(sizes)))}>, "
            "precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]"
        )
        return self.add("dot_general", (value, ones), kept, element, attributes)

    def unary(self, name: str, value: Value) -> Value:
        """An op on a tensor that gives one of its type."""
        return self.add(name, (value,), *typed(value))

    def binary(self, name: str, left: Value, right: Value) -> Value:
        """An op on two tensors of one type."""
        return self.add(name, (left, right), *typed(left))

    def converted(self, value: Value, element: str) -> Value:
        """Its elements in another type."""
        return self.add("convert", (value,), typed(value)[0], element)

    def reshaped(self, value: Value, shape: Shape) -> Value:
        """The same elements in another shape."""
        return self.add("reshape", (value,), shape, typed(value)[1])

    def transposed(self, value: Value, order: Sequence[int]) -> Value:
        """Dimension n is what dimension `order[n]` was."""
        shape, element = typed(value)
        if list(order) == list(range(len(shape))):
            return value
        places = f"permutation = {integers(order)}"
        return self.add("transpose", (value,), tuple(shape[n] for n in order), element, places)

    def sliced(
        self, value: Value, starts: Sequence[int], limits: Sequence[int], strides: Sequence[int]
    ) -> Value:
        """Part of a tensor."""
        bounds = zip(starts, limits, strides, strict=True)
        shape = tuple(-(-(limit - start) // stride) for start, limit, stride in bounds)
        attributes = (
            f"limit_indices = {integers(limits)}, start_indices = {integers(starts)}, "
            f"strides = {integers(strides)}"
        )
        return self.add("slice", (value,), shape, typed(value)[1], attributes)

    def padded(self, value: Value, low: Sequence[int], high: Sequence[int]) -> Value:
        """With zeros around it; a tensor of floats."""
        if not any((*low, *high)):
            return value
        shape, element = typed(value)
        whole = tuple(sum(sizes) for sizes in zip(shape, low, high, strict=True))
        attributes = (
            f"edge_padding_high = {integers(high)}, edge_padding_low = {integers(low)}, "
            f"interior_padding = {integers([0] * len(low))}"
        )
        zero = self.scalar("0.0", element)
        return self.add("pad", (value, zero), whole, element, attributes)

    def broadcast(self, value: Value, shape: Shape, places: Sequence[int]) -> Value:
        """Repeated along the dimensions that are not in `places`, where its own go."""
        if typed(value)[0] == shape:
            return value
        attributes = f"broadcast_dimensions = {integers(places)}"
        return self.add("broadcast_in_dim", (value,), shape, typed(value)[1], attributes)

    def finished(self, result: Value, op: Op) -> Sequence[Op]:
        """All ops, the last of which has the uid of the replaced one.

        Raises:
            EditError: The result is not that of the last op, or of another type.
        """
        if not self.ops or result.ref != self.ops[-1].site.uid or result.type != op.site.type:
            raise EditError(f"nothing takes the place of {op.site.uid}")
        last = self.ops[-1]
        return (*self.ops[:-1], last.copied(op.site.uid, last.block))


Make = Callable[[Builder], Value]
"""Adds the ops that take an op's place to a builder; the result of the last."""


def is_uniform(*ops: Op) -> bool:
    """Whether all that ops take and make is of one type, of `f32` or `f64`, as they compute it."""
    types = {op.site.type for op in ops}
    types |= {t for op in ops for slot in op.site.slots for t in (slot.type, slot.value.type)}
    made = tensor(ops[0].site.type)
    own = any(op.form.own for op in ops)
    return len(types) == 1 and not own and made is not None and made[1] in PRECISE


def typed(value: Value) -> tuple[Shape, str]:
    """Shape and element type; raises EditError for what is no tensor of known shape."""
    found = tensor(value.type)
    if found is None:
        raise EditError(f"{value.ref} is a {value.type}")
    return found
