"""Rewrites of whole ops: what computes the same in another way, or less of it.

XLA compiles some forms of an op to much better code than others, and removes none of a model's
layers; a random edit of a single op reaches neither. Every rewrite is legal by construction: the
op's result keeps its type, and its uid now names the last of the ops that took its place.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from gevo.errors import EditError
from gevo.program.base import Value
from gevo.program.stablehlo.build import Builder, Convolution, read_convolution, typed
from gevo.program.stablehlo.factors import SHARES, factored, rank_of
from gevo.program.stablehlo.resize import Shape, tensor
from gevo.program.stablehlo.text import Op
from gevo.program.stablehlo.window import integers

MOST_TAPS = 49
"""A larger window would become too many ops."""
LEAST_WIDENED, WIDTH = 3, 4
"""XLA has much slower code on a CPU for three or more input channels of an odd number than for a
multiple of four: 9.9 ms against 1.0 for 3, 1.1 against 0.5 for 17."""
RANK = "rank_"
"""Begins the names of rewrites that are for weights alone."""
_PRODUCT = "stablehlo.dot_general"
_HEAVY = ("stablehlo.convolution", _PRODUCT)
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
        start + (shape[n] - 1) * strides[n] + 1 if layout[n].isdecimal() else sizes[n]
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
    limits = [start + 1 if layout[n].isdecimal() else sizes[n] for n, start in enumerate(starts)]
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


def _has_odd_channels(op: Op) -> bool:
    """Whether the channels that are summed over are many for a slow path, and of an odd number."""
    found = read_convolution(op)
    if found is None or found.groups != 1 or _is_pointwise(op):
        return False
    channels = found.channels[0]
    return channels >= LEAST_WIDENED and channels % 2 == 1


def _widened(op: Op, builder: Builder) -> Value:
    """A convolution with channels of zeros, up to a multiple of `WIDTH`."""
    found = read_convolution(op)
    assert found is not None
    more = -found.channels[0] % WIDTH

    def padded(index: int, name: str) -> Value:
        layout = found.layouts[index]
        high = [more if one == name else 0 for one in layout]
        return builder.padded(_operand(op, index), [0] * len(layout), high)

    inside = ", ".join(f"{name} = {text}" for name, text in found.attributes.items())
    inputs = padded(0, "f"), padded(1, "i")
    return builder.add("convolution", inputs, found.shapes[2], found.element, inside)


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
        name = op.form.name.removeprefix("stablehlo.")
        if op.form.name == _PRODUCT:  # sums stay wide: that is more exact, and quicker
            return builder.add(name, inputs, shape, own, inside)
        return builder.converted(builder.add(name, inputs, shape, element, inside), own)

    return Rewrite(possible, make)


def _rank(share: str) -> Rewrite:
    """A convolution or product with weights of lower rank, at a share of the work."""
    return Rewrite(
        lambda op: rank_of(op, share) > 0, lambda op, builder: factored(op, share, builder)
    )


def _can_be_straight(op: Op) -> bool:
    found = tensor(op.site.type)
    return op.form.name in _CURVES and not op.form.own and found is not None and found[1] != "i1"


_CURVES = {"stablehlo.tanh": ("-1.0", "1.0", None), "stablehlo.logistic": ("0.0", "1.0", "0.25")}
"""Ends of a curve, and how steep it is in its middle where that is not 1."""


def _straight(op: Op, builder: Builder) -> Value:
    """A curve as three straight lines: its tangent in the middle, between its ends."""
    low, high, steep = _CURVES[op.form.name]
    value = _operand(op, 0)
    shape, element = typed(value)

    def constant(text: str) -> Value:
        return builder.broadcast(builder.scalar(text, element), shape, ())

    if steep is not None:
        value = builder.binary("multiply", value, constant(steep))
        value = builder.binary("add", value, constant("0.5"))
    value = builder.binary("maximum", value, constant(low))
    return builder.binary("minimum", value, constant(high))


REWRITES: Mapping[str, Rewrite] = {
    "spread": Rewrite(_can_be_spread, _spread),
    "contract": Rewrite(_is_pointwise, _contracted),
    "widen": Rewrite(_has_odd_channels, _widened),
    "subsample": Rewrite(_can_skip_places, _subsampled),
    "narrow_bf16": _narrow("bf16"),
    "narrow_f16": _narrow("f16"),
    "narrow_f32": _narrow("f32"),
    **{f"{RANK}{share}": _rank(share) for share in SHARES},
    "straighten": Rewrite(_can_be_straight, _straight),
}
