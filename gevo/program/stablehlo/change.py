"""Changing a constant or an attribute of a StableHLO op, to legal values only.

An edit beyond the five of GEVO-ML (Liou et al. 2021 name it as future work). What is legal
follows from the constraints of the StableHLO specification for each op; where the shape of the
result changes, the op's result is resized to the type that it had (`stablehlo.resize`), so that
those who use it are left as they are. Ops that are not listed here have nothing to change.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gevo.errors import EditError
from gevo.program.numbers import other_floats, other_integers
from gevo.program.stablehlo.resize import Shape, tensor, tensor_type
from gevo.program.stablehlo.text import Form, Op, parts
from gevo.program.stablehlo.window import Contraction, Window, integers, ints, pairs, pairs_text

_SPLAT = re.compile(r"dense<([^<>\[\](),\"]+)> : (tensor<[^<>]*>)\Z")
_FLOAT = re.compile(r"-?\d+\.\d*(?:[eE][-+]?\d+)?\Z")
_INTEGER = re.compile(r"(u?)i(\d+)\Z")
_VALUE = re.compile(r" <\{value = (.*)\}> : \(\) -> ")
_REPEATING = frozenset(f"stablehlo.{name}" for name in ("broadcast_in_dim", "reshape"))
_LIMITS = {
    "f16": 65504.0,
    "bf16": 3.3895e38,
    "f32": 3.40282e38,
    "f64": 1.797693e308,
}
_BITS = {"f16": "<e", "f32": "<f", "f64": "<d"}


def other_numbers(text: str) -> Iterator[str]:
    """Constants like this one (`dense<3.2e+01> : tensor<f32>`) with other values; see `numbers`.

    None for constants of several values, and for complex ones.
    """
    found = _read(text)
    if found is None:
        return
    content, type_, element = found
    if element in _LIMITS:
        for value in other_floats(_float(content, element), _LIMITS[element]):
            yield f"dense<{value:.6e}> : {type_}"
    elif element == "i1":
        yield f"dense<{'false' if content == 'true' else 'true'}> : {type_}"
    elif limits := _limits(element):
        for number in other_integers(int(content), *limits):
            yield f"dense<{number}> : {type_}"


def is_number(text: str, now: str) -> bool:
    """True when `text` is a finite splat constant of the type of `now`."""
    found, before = _read(text), _read(now)
    if found is None or before is None or found[1] != before[1]:
        return False
    content, _, element = found
    if element in _LIMITS:
        return bool(_FLOAT.match(content)) and abs(float(content)) <= _LIMITS[element]
    if element == "i1":
        return content in ("true", "false")
    limits = _limits(element)
    if limits is None or not re.match(r"-?\d{1,20}\Z", content):
        return False
    return limits[0] <= int(content) <= limits[1]


def _read(text: str) -> tuple[str, str, str] | None:
    """The value, the tensor's type and its element type."""
    match = _SPLAT.match(text)
    found = tensor(match[2]) if match else None
    return (match[1], match[2], found[1]) if match and found else None


def _float(content: str, element: str) -> float:
    """A float as MLIR writes it; hexadecimal ones are the bits."""
    if not content.startswith("0x"):
        return float(content)
    if element not in _BITS:
        return math.nan
    size = struct.calcsize(_BITS[element])
    return float(struct.unpack(_BITS[element], int(content, 16).to_bytes(size, "little"))[0])


def numbers(ops: Sequence[Op]) -> Mapping[str, float]:
    """By uid the float that every element is, of constants and of what repeats one.

    Args:
        ops: Of one block, in program order.
    """
    found: dict[str, float] = {}
    for op in ops:
        if op.form.own:
            continue
        if op.form.name == "stablehlo.constant":
            match = _VALUE.match(op.form.before)
            splat = _read(match[1]) if match else None
            if splat is not None and splat[2] in _LIMITS and splat[0] not in ("true", "false"):
                found[op.site.uid] = _float(splat[0], splat[2])
        elif op.form.name in _REPEATING and op.site.slots[0].value.ref in found:
            if op.site.slots[0].value.type == op.site.slots[0].type:
                found[op.site.uid] = found[op.site.slots[0].value.ref]
    return found


def _limits(element: str) -> tuple[int, int] | None:
    match = _INTEGER.match(element)
    if match is None:
        return None
    bits = int(match[2])
    return (0, (1 << bits) - 1) if match[1] else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)


_DIRECTIONS = ("EQ", "NE", "GE", "GT", "LE", "LT")
_LARGEST = 16
"""Of strides and dilations."""


@dataclass(frozen=True)
class View:
    """An op whose attributes are looked at.

    Attributes:
        attributes: Their texts by name.
        inputs: Shapes of its operands.
        result: Shape of its first result, as the op itself computes it.
    """

    attributes: Mapping[str, str]
    inputs: Sequence[Shape]
    result: Shape

    def ints(self, name: str) -> list[int]:
        """An array of integers."""
        return ints(self.attributes[name])

    def window(self, name: str, value: str) -> Window:
        """The window that a convolution or reduction slides, with an attribute changed."""
        found = {**self.attributes, name: value}
        if "dimension_numbers" in found:
            return Window.of_convolution(found, self.inputs[0], self.inputs[1])
        return Window.of_reduction(found, self.inputs[0])


Candidates = Callable[[View], Iterator[str]]
ShapeOf = Callable[[View, str], Shape | None]
"""Shape of the result with an attribute changed; None when that is not legal."""


@dataclass(frozen=True)
class Rule:
    """What may become of one attribute of an op: values to try, and what they lead to."""

    candidates: Candidates
    shape: ShapeOf


def alternatives(form: Form, inputs: Sequence[str]) -> list[tuple[str, str]]:
    """Attributes with other values that are legal, in a fixed order.

    Args:
        form: The op.
        inputs: Types of its operands.
    """
    view = _view(form, inputs)
    if view is None:
        return []
    return [
        (name, value)
        for name, rule in _RULES[form.name].items()
        if name in view.attributes
        for value in dict.fromkeys(rule.candidates(view))
        if value != view.attributes[name] and rule.shape(view, value) is not None
    ]


def changed(form: Form, inputs: Sequence[str], name: str, value: str) -> Form:
    """The op with another value of an attribute; raises EditError when that is not legal."""
    view = _view(form, inputs)
    rule = _RULES.get(form.name, {}).get(name)
    if view is None or rule is None or name not in view.attributes:
        raise EditError(f"{form.name} has no '{name}' that could be changed")
    if view.attributes[name] == value:
        raise EditError(f"'{name}' of {form.name} is {value} already")
    try:
        shape = rule.shape(view, value)
    except ValueError:
        shape = None
    if shape is None:
        raise EditError(f"'{name}' of {form.name} cannot be {value} here")
    attributes = {**view.attributes, name: value}
    inside = ", ".join(f"{key} = {text}" for key, text in attributes.items())
    rest = form.before[_attributes_end(form.before) :]
    made = _made(form)
    if shape != view.result:
        found = tensor(made)
        assert found is not None
        made = tensor_type(shape, found[1])
        rest = f"{rest[: rest.rindex(' -> ')]} -> {made}"
    own = "" if made == form.results[0] else made
    return replace(form, before=f" <{{{inside}}}>{rest}", own=own)


def _made(form: Form) -> str:
    return form.own or form.results[0]


def _view(form: Form, inputs: Sequence[str]) -> View | None:
    if form.name not in _RULES or not form.before.startswith(" <{") or not form.results:
        return None
    shapes = [tensor(type_) for type_ in inputs]
    result = tensor(_made(form))
    if result is None or None in shapes:
        return None
    attributes: dict[str, str] = {}
    for part in parts(form.before[3:]):
        name, _, value = part.partition(" = ")
        attributes[name] = value
    return View(attributes, [shape[0] for shape in shapes if shape], result[0])


def _attributes_end(before: str) -> int:
    return 3 + len(", ".join(parts(before[3:]))) + len("}>")


def _numbers(view: View) -> Iterator[str]:
    yield from other_numbers(view.attributes["value"])


def _number_shape(view: View, value: str) -> Shape | None:
    return view.result if is_number(value, view.attributes["value"]) else None


def _directions(view: View) -> Iterator[str]:
    yield from (f"#stablehlo<comparison_direction {which}>" for which in _DIRECTIONS)


def _direction_shape(view: View, value: str) -> Shape | None:
    return view.result if value in set(_directions(view)) else None


def _stepped(name: str, low: int = 0) -> Candidates:
    """All numbers of an array, or one of them, one up or down."""

    def candidates(view: View) -> Iterator[str]:
        now = view.ints(name)
        for step in (-1, 1):
            yield integers([max(low, n + step) for n in now])
            for place in range(len(now)):
                yield integers([*now[:place], max(low, now[place] + step), *now[place + 1 :]])

    return candidates


def _exchanged(name: str) -> Candidates:
    """An array with two of its numbers exchanged."""

    def candidates(view: View) -> Iterator[str]:
        now = view.ints(name)
        for first in range(len(now)):
            for second in range(first):
                new = list(now)
                new[first], new[second] = new[second], new[first]
                yield integers(new)

    return candidates


def _other_dimension(name: str, rank: Callable[[View], int]) -> Candidates:
    """An array of dimensions with one of them another."""

    def candidates(view: View) -> Iterator[str]:
        now = view.ints(name)
        for place in range(len(now)):
            for other in range(rank(view)):
                if other not in now:
                    yield integers([*now[:place], other, *now[place + 1 :]])

    return candidates


def _dimensions(view: View) -> Iterator[str]:
    yield from (f"{n} : i64" for n in range(len(view.result)))


def _dimension(value: str) -> int:
    number, _, type_ = value.partition(" : ")
    if type_ != "i64":
        raise ValueError(value)
    return int(number)


def _iota_shape(view: View, value: str) -> Shape | None:
    return view.result if 0 <= _dimension(value) < len(view.result) else None


def _concatenated(view: View, value: str) -> Shape | None:
    at = _dimension(value)
    first = view.inputs[0]
    if not 0 <= at < len(first):
        return None
    for shape in view.inputs:
        if shape[:at] + shape[at + 1 :] != first[:at] + first[at + 1 :]:
            return None
    return (*first[:at], sum(shape[at] for shape in view.inputs), *first[at + 1 :])


def _transposed(view: View, value: str) -> Shape | None:
    order, shape = ints(value), view.inputs[0]
    if sorted(order) != list(range(len(shape))):
        return None
    return tuple(shape[n] for n in order)


def _broadcast(view: View, value: str) -> Shape | None:
    places, shape = ints(value), view.inputs[0]
    if len(set(places)) != len(places) or len(places) != len(shape):
        return None
    for size, place in zip(shape, places, strict=True):
        if not 0 <= place < len(view.result) or size not in (1, view.result[place]):
            return None
    return view.result


def _reduced(view: View, value: str) -> Shape | None:
    gone, shape = ints(value), view.inputs[0]
    if len(view.inputs) != 2 or len(set(gone)) != len(gone):
        return None
    if any(not 0 <= n < len(shape) for n in gone):
        return None
    return tuple(size for n, size in enumerate(shape) if n not in gone)


def _reversed(view: View, value: str) -> Shape | None:
    which = ints(value)
    good = len(set(which)) == len(which) and all(0 <= n < len(view.result) for n in which)
    return view.result if good else None


def _sliced(name: str) -> ShapeOf:
    def shape(view: View, value: str) -> Shape | None:
        found = {key: view.ints(key) for key in ("start_indices", "limit_indices", "strides")}
        found[name] = ints(value)
        if any(len(numbers) != len(view.inputs[0]) for numbers in found.values()):
            return None
        sizes: list[int] = []
        for start, limit, stride, size in zip(*found.values(), view.inputs[0], strict=True):
            if not (0 <= start < limit <= size and 1 <= stride <= _LARGEST):
                return None
            sizes.append(-(-(limit - start) // stride))
        return tuple(sizes)

    return shape


def _padded(name: str) -> ShapeOf:
    def shape(view: View, value: str) -> Shape | None:
        keys = ("edge_padding_low", "edge_padding_high", "interior_padding")
        found = {key: view.ints(key) for key in keys} | {name: ints(value)}
        if any(len(numbers) != len(view.inputs[0]) for numbers in found.values()):
            return None
        sizes: list[int] = []
        for low, high, inside, size in zip(*found.values(), view.inputs[0], strict=True):
            if inside < 0 or min(low, high) < -size or max(low, high, inside) > 2 * size:
                return None
            sizes.append(size + low + high + max(size - 1, 0) * inside)
        return tuple(sizes) if all(size > 0 for size in sizes) else None

    return shape


def _paddings(view: View) -> Iterator[str]:
    """All edges, one dimension's, or one edge, padded by one more or less."""
    now = pairs(view.attributes["padding"])
    edges = [(n, side) for n in range(len(now)) for side in (0, 1)]
    which = [edges, *([(n, 0), (n, 1)] for n in range(len(now))), *([edge] for edge in edges)]
    for step in (-1, 1):
        for some in which:
            yield pairs_text(
                (
                    max(0, low + step * ((n, 0) in some)),
                    max(0, high + step * ((n, 1) in some)),
                )
                for n, (low, high) in enumerate(now)
            )


def _window(name: str) -> ShapeOf:
    def shape(view: View, value: str) -> Shape | None:
        if len(view.inputs) != 2:
            return None
        if name != "padding" and any(not 1 <= n <= _LARGEST for n in ints(value)):
            return None
        return view.window(name, value).slide()

    return shape


def _contractions(view: View) -> Iterator[str]:
    now = Contraction.read(view.attributes["dot_dimension_numbers"])
    for left in range(len(view.inputs[0])):
        for right in range(len(view.inputs[1])):
            if len(now.lhs) == 1:
                yield now.with_pair(left, right).text()


def _contracted(view: View, value: str) -> Shape | None:
    return Contraction.read(value).shape(*view.inputs)


def _rank(view: View) -> int:
    return len(view.inputs[0])


_CONVOLUTION = {
    "window_strides": Rule(_stepped("window_strides", 1), _window("window_strides")),
    "padding": Rule(_paddings, _window("padding")),
    "rhs_dilation": Rule(_stepped("rhs_dilation", 1), _window("rhs_dilation")),
}
_POOLING = {
    "window_strides": Rule(_stepped("window_strides", 1), _window("window_strides")),
    "padding": Rule(_paddings, _window("padding")),
    "window_dimensions": Rule(_stepped("window_dimensions", 1), _window("window_dimensions")),
}
_RULES: Mapping[str, Mapping[str, Rule]] = {
    "stablehlo.constant": {"value": Rule(_numbers, _number_shape)},
    "stablehlo.compare": {"comparison_direction": Rule(_directions, _direction_shape)},
    "stablehlo.convolution": _CONVOLUTION,
    "stablehlo.reduce_window": _POOLING,
    "stablehlo.slice": {
        key: Rule(_stepped(key, int(key == "strides")), _sliced(key))
        for key in ("start_indices", "limit_indices", "strides")
    },
    "stablehlo.pad": {
        key: Rule(_stepped(key, -_LARGEST), _padded(key))
        for key in ("edge_padding_low", "edge_padding_high", "interior_padding")
    },
    "stablehlo.transpose": {"permutation": Rule(_exchanged("permutation"), _transposed)},
    "stablehlo.broadcast_in_dim": {
        "broadcast_dimensions": Rule(
            _other_dimension("broadcast_dimensions", lambda view: len(view.result)), _broadcast
        )
    },
    "stablehlo.reduce": {"dimensions": Rule(_other_dimension("dimensions", _rank), _reduced)},
    "stablehlo.reverse": {"dimensions": Rule(_other_dimension("dimensions", _rank), _reversed)},
    "stablehlo.iota": {"iota_dimension": Rule(_dimensions, _iota_shape)},
    "stablehlo.concatenate": {"dimension": Rule(_dimensions, _concatenated)},
    "stablehlo.dot_general": {"dot_dimension_numbers": Rule(_contractions, _contracted)},
}
