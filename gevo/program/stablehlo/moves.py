"""Rewrites of whole ops: what computes the same in another way, or less of it.

XLA compiles some forms of an op to much better code than others, and removes none of a model's
layers; a random edit of a single op reaches neither. Every rewrite is legal by construction: the
op's result keeps its type, and its uid now names the last of the ops that took its place.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from gevo.errors import EditError
from gevo.program.base import Site, Slot, Value
from gevo.program.stablehlo.resize import Shape, tensor, tensor_type
from gevo.program.stablehlo.text import Form, Op, parts
from gevo.program.stablehlo.window import Window, integers

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


def typed(value: Value) -> tuple[Shape, str]:
    """Shape and element type; raises EditError for what is no tensor of known shape."""
    found = tensor(value.type)
    if found is None:
        raise EditError(f"{value.ref} is a {value.type}")
    return found


MOST_TAPS = 49
"""A larger window would become too many ops."""
_HEAVY = ("stablehlo.convolution", "stablehlo.dot_general")
_NARROWER = {"f32": ("bf16", "f16"), "f64": ("f32",)}


@dataclass(frozen=True)
class Rewrite:
    """One way to rewrite an op.

    Attributes:
        possible: Whether it applies to an op.
        make: Adds the ops to a builder; the result of the last.
    """

    possible: Callable[[Op], bool]
    make: Callable[[Op, Builder], Value]


def rewrites_of(op: Op) -> Sequence[str]:
    """Names of those that apply to an op, in a fixed order."""
    return [name for name, one in REWRITES.items() if one.possible(op)]


def rewritten(op: Op, name: str, prefix: str) -> Sequence[Op]:
    """The ops that take an op's place; raises EditError where that is not possible."""
    found = REWRITES.get(name)
    if found is None or not found.possible(op):
        raise EditError(f"{op.site.uid} ({op.form.name}) cannot be rewritten by {name}")
    builder = Builder(prefix, op)
    return builder.finished(found.make(op, builder), op)


def work(op: Op) -> int:
    """Multiplications of a convolution or a product; 0 for other ops."""
    if op.form.name not in _HEAVY:
        return 0
    convolution = read_convolution(op)
    if convolution is not None:
        return convolution.work
    made, given = tensor(op.site.type), tensor(op.site.slots[0].type)
    return prod(made[0]) * max(given[0], default=1) if made and given else 0


def _operand(op: Op, index: int) -> Value:
    """What a slot holds, as a value of the slot's type; raises EditError where it is resized."""
    slot = op.site.slots[index]
    if slot.value.type != slot.type or slot.value.ref.startswith("dense<"):
        raise EditError(f"{slot.key} is resized")
    return slot.value


def _can_be_spread(op: Op) -> bool:
    found = read_convolution(op)
    if found is None or prod(found.window.sizes) > MOST_TAPS:
        return False
    given, made = found.channels
    return found.layouts[0] == found.layouts[2] and (
        given == 1 or (found.groups == given and given == made)
    )


def _spread(op: Op, builder: Builder) -> Value:
    """A convolution in which each result has one input channel, as a sum of shifted products.

    One product for each place of the window: the padded input, cut out from there on, times the
    kernel's values there. XLA fuses all of them into one loop.
    """
    found = read_convolution(op)
    assert found is not None
    layout, window, shape = found.layouts[0], found.window, found.shapes[2]
    low, high = zip(*window.padding, strict=True)
    padded = builder.padded(
        _operand(op, 0), found.along(layout, low, 0), found.along(layout, high, 0)
    )
    total: Value | None = None
    for place in itertools.product(*map(range, window.sizes)):
        product = builder.binary(
            "multiply",
            _cut(builder, found, padded, place),
            builder.broadcast(
                _tap(builder, found, _operand(op, 1), place), shape, [layout.index("f")]
            ),
        )
        total = product if total is None else builder.binary("add", total, product)
    assert total is not None
    return total


def _cut(builder: Builder, found: Convolution, padded: Value, place: Sequence[int]) -> Value:
    """What a place of the window sees, for each element of the result."""
    layout, shape, window = found.layouts[0], found.shapes[2], found.window
    strides = found.along(layout, window.strides, 1)
    offsets = [n * dilation for n, dilation in zip(place, window.dilation, strict=True)]
    starts = found.along(layout, offsets, 0)
    sizes = typed(padded)[0]
    limits = [
        start + (shape[n] - 1) * strides[n] + 1 if layout[n].isdigit() else sizes[n]
        for n, start in enumerate(starts)
    ]
    seen = builder.sliced(padded, starts, limits, strides)
    if typed(seen)[0] == shape:
        return seen
    feature = layout.index("f")
    kept = [n for n in range(len(shape)) if n != feature]
    return builder.broadcast(builder.reshaped(seen, tuple(shape[n] for n in kept)), shape, kept)


def _tap(builder: Builder, found: Convolution, kernel: Value, place: Sequence[int]) -> Value:
    """The kernel's values at a place of the window, one for each channel of the result."""
    layout, sizes = found.layouts[1], found.shapes[1]
    starts = found.along(layout, place, 0)
    limits = [start + 1 if layout[n].isdigit() else sizes[n] for n, start in enumerate(starts)]
    values = builder.sliced(kernel, starts, limits, [1] * len(sizes))
    return builder.reshaped(values, (found.channels[1],))


def _is_pointwise(op: Op) -> bool:
    found = read_convolution(op)
    return found is not None and (
        found.groups == 1
        and all(size == 1 for size in found.window.sizes)
        and all(pair == (0, 0) for pair in found.window.padding)
    )


def _contracted(op: Op, builder: Builder) -> Value:
    """A convolution whose window is a single place, as a product of matrices."""
    found = read_convolution(op)
    assert found is not None
    given, kernel, made = found.layouts
    strides = found.along(given, found.window.strides, 1)
    value = _operand(op, 0)
    if any(stride != 1 for stride in strides):
        value = builder.sliced(value, [0] * len(given), found.shapes[0], strides)
    order = [n for n in range(len(given)) if given[n] != "f"]
    value = builder.transposed(value, [*order, given.index("f")])
    sizes = typed(value)[0]
    rows = builder.reshaped(value, (prod(sizes[:-1]), sizes[-1]))
    weights = builder.transposed(
        _operand(op, 1), [kernel.index(name) for name in (*found.spatial, "i", "o")]
    )
    weights = builder.reshaped(weights, found.channels)
    dimensions = (
        "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
        "rhs_contracting_dimensions = [0]>"
    )
    shape = (prod(sizes[:-1]), found.channels[1])
    product = builder.add("dot_general", (rows, weights), shape, found.element, dimensions)
    whole = builder.reshaped(product, (*sizes[:-1], found.channels[1]))
    names = [*(given[n] for n in order), "f"]
    return builder.transposed(whole, [names.index(name) for name in made])


def _can_skip_places(op: Op) -> bool:
    found = read_convolution(op)
    if found is None or any(stride != 1 for stride in found.window.strides):
        return False
    return all(found.shapes[2][n] > 1 for n in found.window.places)


def _subsampled(op: Op, builder: Builder) -> Value:
    """A convolution computed at every second place, each result repeated for its neighbours."""
    found = read_convolution(op)
    assert found is not None
    window = replace(found.window, strides=[2] * len(found.window.strides))
    half = window.slide()
    if half is None:
        raise EditError(f"{op.site.uid} cannot take larger steps")
    attributes = {**found.attributes, "window_strides": integers(list(window.strides))}
    inside = ", ".join(f"{name} = {text}" for name, text in attributes.items())
    inputs = _operand(op, 0), _operand(op, 1)
    some = builder.add("convolution", inputs, half, found.element, inside)
    return _repeated(builder, some, found.shapes[2], window.places)


def _repeated(builder: Builder, value: Value, shape: Shape, places: Sequence[int]) -> Value:
    """Every element twice along some dimensions, as many as `shape` has of them."""
    sizes = typed(value)[0]
    wide: list[int] = []
    own: list[int] = []
    for n, size in enumerate(sizes):
        own.append(len(wide))
        wide += [size, 2] if n in places else [size]
    spread = builder.broadcast(value, tuple(wide), own)
    doubled = tuple(2 * size if n in places else size for n, size in enumerate(sizes))
    whole = builder.reshaped(spread, doubled)
    if doubled == shape:
        return whole
    return builder.sliced(whole, [0] * len(shape), shape, [1] * len(shape))


def _narrow(element: str) -> Rewrite:
    """A convolution or product in shorter floats."""

    def possible(op: Op) -> bool:
        types = [tensor(slot.type) for slot in op.site.slots]
        made = tensor(op.site.type)
        if op.form.name not in _HEAVY or op.form.own or made is None or len(types) != 2:
            return False
        return all(t is not None and t[1] == made[1] for t in types) and element in _NARROWER.get(
            made[1], ()
        )

    def make(op: Op, builder: Builder) -> Value:
        shape, own = typed(Value(op.site.uid, op.site.type))
        inputs = [builder.converted(_operand(op, n), element) for n in range(2)]
        inside = op.form.before[3 : op.form.before.rindex("}> : (")]
        product = builder.add(
            op.form.name.removeprefix("stablehlo."), inputs, shape, element, inside
        )
        return builder.converted(product, own)

    return Rewrite(possible, make)


REWRITES: Mapping[str, Rewrite] = {
    "spread": Rewrite(_can_be_spread, _spread),
    "contract": Rewrite(_is_pointwise, _contracted),
    "subsample": Rewrite(_can_skip_places, _subsampled),
    "narrow_bf16": _narrow("bf16"),
    "narrow_f16": _narrow("f16"),
    "narrow_f32": _narrow("f32"),
}
