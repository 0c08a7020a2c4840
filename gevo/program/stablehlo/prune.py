"""Leaving out channels: of what one op makes and others sum over, the smaller part.

A dimension is followed through all ops that hold it, forwards to where it is summed over with
weights and back to where weights make it. If nothing else is done with it, it can be shorter:
each op keeps its uid and gets shorter types, and from each weight the same channels are chosen.
Which ones the program works out from the weights that it is given, by ops that follow from them
alone, as `gevo.program.stablehlo.factors` does it: those whose weights, there and back, are
largest (magnitudes as in Li et al. 2017, "Pruning filters for efficient ConvNets", section 3.1).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod

from gevo.program.base import Slot, Value
from gevo.program.stablehlo.build import Builder, read_convolution, typed
from gevo.program.stablehlo.resize import Shape, tensor, tensor_type
from gevo.program.stablehlo.text import Op
from gevo.program.stablehlo.window import integers

PRUNE = "prune_"
"""Begins the names of rewrites that leave out channels."""
KEPT = {"most": 0.75, "half": 0.5}
"""Share of the channels that stays."""
LEAST = 8
"""Fewer channels are left as they are."""
MULTIPLE = 4
"""Of channels that stay."""
POINTWISE = frozenset(
    f"stablehlo.{name}"
    for name in (
        *("abs", "add", "atan2", "cbrt", "ceil", "clamp", "compare", "convert", "cosine"),
        *("divide", "exponential", "exponential_minus_one", "floor", "log", "log_plus_one"),
        *("logistic", "maximum", "minimum", "multiply", "negate", "power", "rsqrt", "select"),
        *("sign", "sine", "sqrt", "subtract", "tan", "tanh"),
    )
)
_DIMENSIONS = re.compile(r"(lhs|rhs)_(batching|contracting)_dimensions = \[([\d, ]*)\]")
_ARRAY = re.compile(r"(\w+) = array<i64: ([\d, -]*)>")
_PADDING = re.compile(r"padding = dense<([^>]*)> : tensor<")
_PAIR = re.compile(r"\[(-?\d+), (-?\d+)\]")
_FLOATS = ("bf16", "f16", "f32", "f64")
_GROUPS = re.compile(r"feature_group_count = \d+ : i64")
_BATCHED = (
    "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], "
    "rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], "
    "rhs_contracting_dimensions = [1]>"
)
_EXACTLY = (
    "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [{}], "
    "rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, "
    "#stablehlo<precision HIGHEST>]"
)


class _Fixed(Exception):
    """The dimension is needed as long as it is."""


@dataclass
class Channels:
    """A dimension that several ops hold.

    Attributes:
        size: Its length.
        held: By uid its place in an op's result.
        chosen: Slots with a value that follows from weights alone, and its place there.
        makers: Of these, weights that make it.
        takers: Of these, weights with which it is summed over.
        factors: Of these, what it is multiplied by.
    """

    size: int
    held: dict[str, int] = field(default_factory=dict[str, int])
    chosen: dict[tuple[str, int], int] = field(default_factory=dict[tuple[str, int], int])
    makers: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    takers: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    factors: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])


@dataclass(frozen=True)
class Surroundings:
    """What is around the ops of a block.

    Attributes:
        get: An op by its uid; None for arguments.
        users: Slots that hold a result of an op.
        early: Names of what follows from weights and constants alone.
    """

    get: Callable[[str], Op | None]
    users: Callable[[str], Iterator[Slot]]
    early: Collection[str]


def channels_of(op: Op, around: Surroundings) -> Channels | None:
    """What an op with weights makes along a dimension of its own; None where that is fixed."""
    place = _made(op)
    if place is None or len(op.site.slots) != 2 or op.site.slots[1].value.ref not in around.early:
        return None
    shape = typed(Value(op.site.uid, op.site.type))[0]
    if shape[place] < LEAST:
        return None
    walk = _Walk(op.block, around, Channels(shape[place]))
    try:
        walk.from_(op.site.uid, place)
    except _Fixed:
        return None
    found = walk.found
    return found if found.takers and found.makers[0][0] == op.site.uid else None


def kept(size: int, share: str) -> int:
    """How many channels of so many stay."""
    return int(KEPT[share] * size) // MULTIPLE * MULTIPLE


def shares(found: Channels) -> Sequence[str]:
    """Shares of the channels that can stay, each of another number of them."""
    return list({kept(found.size, share): share for share in KEPT}.values())


def _made(op: Op) -> int | None:
    """Place of the dimension that an op's weights alone make; None where there is none."""
    found = read_convolution(op)
    if found is not None:
        return found.layouts[2].index("f") if found.groups == 1 else None
    if op.form.name != "stablehlo.dot_general" or op.form.own:
        return None
    given, weights = (tensor(slot.type) for slot in op.site.slots)
    if given is None or weights is None:
        return None
    own = _free(op, 1, len(weights[0]))
    made = tensor(op.site.type)
    return len(made[0]) - 1 if made is not None and len(own) == 1 else None


def _numbers(op: Op) -> Mapping[tuple[str, str], list[int]]:
    """Dimensions of a product by side and sort."""
    found = {
        (m[1], m[2]): [int(n) for n in m[3].split(", ") if n]
        for m in _DIMENSIONS.finditer(op.form.before)
    }
    sides = ("lhs", "rhs")
    return {(s, k): found.get((s, k), []) for s in sides for k in ("batching", "contracting")}


def _free(op: Op, side: int, rank: int) -> list[int]:
    """Dimensions of one side of a product that its result has, and the other side has not."""
    name = ("lhs", "rhs")[side]
    numbers = _numbers(op)
    used = {*numbers[name, "batching"], *numbers[name, "contracting"]}
    return [n for n in range(rank) if n not in used]


class _Walk:
    """Follows a dimension to all ops that hold it; raises _Fixed where it must stay."""

    def __init__(self, block: int, around: Surroundings, found: Channels) -> None:
        self._block = block
        self._around = around
        self.found = found
        self._open: list[tuple[str, int]] = []

    def from_(self, uid: str, place: int) -> None:
        self._hold(uid, place)
        while self._open:
            name, where = self._open.pop(0)
            op = self._op(name)
            self._back(op, where)
            for slot in self._around.users(name):
                self._on(self._op(slot.uid), slot.index, where)

    def _op(self, uid: str) -> Op:
        op = self._around.get(uid)
        if op is None or op.block != self._block or op.form.own or op.form.regions:
            raise _Fixed
        if len(op.form.results) != 1 or any(s.value.type != s.type for s in op.site.slots):
            raise _Fixed
        return op

    def _hold(self, uid: str, place: int) -> None:
        """The op's result has the dimension at a place."""
        known = self.found.held.get(uid)
        if known is None:
            if _shape(self._op(uid).site.type)[place] != self.found.size:
                raise _Fixed
            self.found.held[uid] = place
            self._open.append((uid, place))
        elif known != place:
            raise _Fixed

    def _given(self, op: Op, index: int, place: int) -> None:
        """A slot's value has the dimension at a place."""
        ref = op.site.slots[index].value.ref
        if ref in self._around.early:
            if typed(op.site.slots[index].value)[1] not in _FLOATS:
                raise _Fixed
            if self.found.chosen.setdefault((op.site.uid, index), place) != place:
                raise _Fixed
        else:
            self._hold(ref, place)

    def _back(self, op: Op, place: int) -> None:
        """Where an op has the dimension from that its result has."""
        name = op.form.name.removeprefix("stablehlo.")
        if op.form.name in POINTWISE:
            self._alike(op, place)
        elif name == "dot_general":
            self._product_back(op, place)
        elif name == "convolution":
            self._convolution_back(op, place)
        else:
            inner = _place_back(op, name, place)
            if inner is not None:
                self._given(op, 0, inner)

    def _alike(self, op: Op, place: int) -> None:
        shape = _shape(op.site.type)
        for slot in op.site.slots:
            if _shape(slot.type) == shape:
                self._given(op, slot.index, place)
                factor = op.form.name == "stablehlo.multiply"
                if factor and (slot.uid, slot.index) in self.found.chosen:
                    self._note(self.found.factors, op, slot.index)
            elif _shape(slot.type):
                raise _Fixed

    def _note(self, where: list[tuple[str, int]], op: Op, index: int) -> None:
        if (op.site.uid, index) not in where:
            where.append((op.site.uid, index))

    def _product_back(self, op: Op, place: int) -> None:
        numbers = _numbers(op)
        ranks = [len(_shape(slot.type)) for slot in op.site.slots]
        batch = len(numbers["lhs", "batching"])
        if place < batch:
            for index, side in enumerate(("lhs", "rhs")):
                self._given(op, index, numbers[side, "batching"][place])
            return
        left, right = _free(op, 0, ranks[0]), _free(op, 1, ranks[1])
        if place < batch + len(left):
            self._given(op, 0, left[place - batch])
            return
        self._given(op, 1, right[place - batch - len(left)])
        if (op.site.uid, 1) in self.found.chosen:
            self._note(self.found.makers, op, 1)

    def _convolution_back(self, op: Op, place: int) -> None:
        found = read_convolution(op)
        if found is None or found.layouts[2][place] != "f":
            raise _Fixed
        self._given(op, 1, found.layouts[1].index("o"))
        if (op.site.uid, 1) not in self.found.chosen:
            raise _Fixed
        if found.groups == 1:
            self._note(self.found.makers, op, 1)
        elif found.groups == found.channels[0] == found.channels[1]:
            self._note(self.found.factors, op, 1)
            self._given(op, 0, found.layouts[0].index("f"))
        else:
            raise _Fixed

    def _on(self, op: Op, index: int, place: int) -> None:
        """What an op does with the dimension of one of its operands."""
        name = op.form.name.removeprefix("stablehlo.")
        if op.form.name in POINTWISE:
            if _shape(op.site.slots[index].type) != _shape(op.site.type):
                raise _Fixed
            self._hold(op.site.uid, place)
        elif name == "dot_general":
            self._product_on(op, index, place)
        elif name == "convolution":
            self._convolution_on(op, index, place)
        elif index == 0:
            self._hold(op.site.uid, _place_on(op, name, place))
        else:
            raise _Fixed

    def _product_on(self, op: Op, index: int, place: int) -> None:
        numbers = _numbers(op)
        side, other = (("lhs", "rhs"), ("rhs", "lhs"))[index]
        if place in numbers[side, "batching"]:
            self._hold(op.site.uid, numbers[side, "batching"].index(place))
            return
        if place in numbers[side, "contracting"]:
            across = numbers[other, "contracting"][numbers[side, "contracting"].index(place)]
            self._given(op, 1 - index, across)
            if (op.site.uid, 1 - index) in self.found.chosen:
                self._note(self.found.takers, op, 1 - index)
            return
        ranks = [len(_shape(slot.type)) for slot in op.site.slots]
        before = len(numbers["lhs", "batching"])
        if index:
            before += len(_free(op, 0, ranks[0]))
        self._hold(op.site.uid, before + _free(op, index, ranks[index]).index(place))

    def _convolution_on(self, op: Op, index: int, place: int) -> None:
        found = read_convolution(op)
        if found is None or index or found.layouts[0][place] != "f":
            raise _Fixed
        if found.groups != 1:
            self._hold(op.site.uid, found.layouts[2].index("f"))
            return
        self._given(op, 1, found.layouts[1].index("i"))
        if (op.site.uid, 1) not in self.found.chosen:
            raise _Fixed
        self._note(self.found.takers, op, 1)


def _shape(type_: str) -> Shape:
    found = tensor(type_)
    if found is None:
        raise _Fixed
    return found[0]


def _arrays(op: Op) -> Mapping[str, list[int]]:
    return {m[1]: [int(n) for n in m[2].split(", ") if n] for m in _ARRAY.finditer(op.form.before)}


def _place_back(op: Op, name: str, place: int) -> int | None:
    """Where the first operand has a dimension of the result; None where it is repeated there."""
    if name == "broadcast_in_dim":
        places = _arrays(op).get("broadcast_dimensions", [])
        if place not in places:
            return None
        inner = places.index(place)
        return inner if _shape(op.site.slots[0].type)[inner] > 1 else None
    rank = len(_shape(op.site.slots[0].type))
    found = [n for n in range(rank) if _maps(op, name, n) == place]
    if len(found) != 1:
        raise _Fixed
    return found[0]


def _place_on(op: Op, name: str, place: int) -> int:
    """Where the result has a dimension of the first operand."""
    if name == "broadcast_in_dim":
        return _arrays(op)["broadcast_dimensions"][place]
    found = _maps(op, name, place)
    if found is None:
        raise _Fixed
    return found


def _maps(op: Op, name: str, place: int) -> int | None:
    """Where the result of an op with one operand has that one's dimension; None for nowhere."""
    given, made, arrays = _shape(op.site.slots[0].type), _shape(op.site.type), _arrays(op)
    if name == "transpose":
        return arrays["permutation"].index(place)
    if name == "reshape":
        before, size = prod(given[:place]), given[place]
        alike = [n for n in range(len(made)) if prod(made[:n]) == before and made[n] == size]
        return alike[0] if size > 1 and len(alike) == 1 else None
    if name == "reduce":
        gone = arrays["dimensions"]
        return None if place in gone else place - sum(n < place for n in gone)
    if name == "reduce_window":
        moves = [v for k, v in arrays.items() if k.startswith(("window_", "base_"))]
        padded = _PADDING.search(op.form.before)
        pairs = _PAIR.findall(padded[1]) if padded else []
        still = all(v[place] == 1 for v in moves) and given[place] == made[place]
        return place if still and (not pairs or set(pairs[place]) == {"0"}) else None
    return None


def pruned(
    found: Channels, share: str, around: Surroundings, prefix: str
) -> Mapping[str, list[Op]]:
    """What takes the place of each op that is changed: new ops, and itself at the end.

    Under an empty name it has what comes before all of them.
    """
    return _Pruning(found, kept(found.size, share), around, prefix).changes()


class _Pruning:
    def __init__(self, found: Channels, left: int, around: Surroundings, prefix: str) -> None:
        self._found = found
        self._left = left
        self._around = around
        self._builder = Builder(prefix, self._op(next(iter(found.held))))
        self._begin = 0

    def changes(self) -> Mapping[str, list[Op]]:
        found, slots = self._found, self._slots()
        self._choice = self._chosen()
        done = {"": self._taken()}
        for uid in dict.fromkeys((*found.held, *(uid for uid, _ in found.chosen))):
            op = self._op(uid)
            for index, place in slots.get(uid, []):
                op = _with(op, index, self._selected(op.site.slots[index].value, place))
            for slot in op.site.slots:
                if slot.value.ref in found.held:
                    shorter = self._short(slot.type, found.held[slot.value.ref])
                    op = _with(op, slot.index, Value(slot.value.ref, shorter))
            made = op.site.type
            if uid in found.held:
                made = self._short(made, found.held[uid])
            done[uid] = [*self._taken(), self._signed(op, made)]
        return done

    def _slots(self) -> dict[str, list[tuple[int, int]]]:
        slots: dict[str, list[tuple[int, int]]] = {}
        for (uid, index), place in self._found.chosen.items():
            slots.setdefault(uid, []).append((index, place))
        return slots

    def _op(self, uid: str) -> Op:
        op = self._around.get(uid)
        assert op is not None
        return op

    def _taken(self) -> list[Op]:
        """What was built since the last time."""
        begin, self._begin = self._begin, len(self._builder.ops)
        return self._builder.ops[begin:]

    def _short(self, type_: str, place: int) -> str:
        shape, element = typed(Value("", type_))
        return tensor_type((*shape[:place], self._left, *shape[place + 1 :]), element)

    def _signed(self, op: Op, made: str) -> Op:
        """The op with the types of its slots now, and of its result."""
        before = op.form.before[: op.form.before.rindex(" : (")]
        if op.form.name == "stablehlo.convolution" and op.site.uid in self._found.held:
            if (op.site.uid, 1) in self._found.factors:
                before = _GROUPS.sub(f"feature_group_count = {self._left} : i64", before)
        types = ", ".join(slot.type for slot in op.site.slots)
        form = replace(op.form, before=f"{before} : ({types}) -> {made}", results=(made,))
        return Op(form, replace(op.site, type=made), op.block)

    def _value(self, key: tuple[str, int]) -> Value:
        return self._op(key[0]).site.slots[key[1]].value

    def _chosen(self) -> Value:
        """A matrix that takes channels to those of them that stay, in ones and zeros."""
        build, size = self._builder, self._found.size
        scores = build.binary(
            "multiply", self._sum(self._found.makers), self._sum(self._found.takers)
        )
        for key in self._found.factors:
            scores = build.binary("multiply", scores, self._squares(key))
        square = (size, size)
        ours, theirs = (build.broadcast(scores, square, [n]) for n in (0, 1))
        rows, columns = (self._counted(square, n) for n in (0, 1))
        more = self._compared("GT", theirs, ours)
        tie = build.binary(
            "and", self._compared("EQ", theirs, ours), self._compared("LT", columns, rows)
        )
        ahead = build.converted(build.binary("or", more, tie), "f32")
        ones = build.broadcast(build.scalar("1.0", "f32"), (size,), ())
        rank = build.add("dot_general", (ahead, ones), (size,), "f32", _EXACTLY.format(1))
        wide = (size, self._left)
        same = self._compared("EQ", build.broadcast(rank, wide, [0]), self._counted(wide, 1))
        return build.converted(same, "f32")

    def _sum(self, keys: Sequence[tuple[str, int]]) -> Value:
        first, *rest = (self._squares(key) for key in keys)
        for other in rest:
            first = self._builder.binary("add", first, other)
        return first

    def _squares(self, key: tuple[str, int]) -> Value:
        """Of a weight the sum of squares for each channel."""
        build, place = self._builder, self._found.chosen[key]
        value, place = self._narrowest(self._value(key), place)
        rank = len(typed(value)[0])
        first = build.transposed(value, [place, *(n for n in range(rank) if n != place)])
        flat = build.reshaped(first, (self._found.size, prod(typed(first)[0][1:])))
        flat = build.converted(flat, "f32") if typed(flat)[1] != "f32" else flat
        return build.add("dot_general", (flat, flat), (self._found.size,), "f32", _BATCHED)

    def _narrowest(self, value: Value, place: int) -> tuple[Value, int]:
        """What a weight was broadcast from, if that has the channels."""
        op = self._around.get(value.ref)
        if op is not None and op.form.name == "stablehlo.broadcast_in_dim":
            inner = _place_back(op, "broadcast_in_dim", place)
            if inner is not None:
                return self._narrowest(op.site.slots[0].value, inner)
        return value, place

    def _selected(self, value: Value, place: int) -> Value:
        """A weight's channels that stay; what is repeated for all channels is repeated less."""
        build, op = self._builder, self._around.get(value.ref)
        shape, element = typed(value)
        if op is not None and op.form.name == "stablehlo.broadcast_in_dim":
            inner, places = _place_back(op, "broadcast_in_dim", place), _arrays(op)
            source = op.site.slots[0].value
            if inner is not None:
                source = self._selected(source, inner)
            shorter = typed(Value("", self._short(value.type, place)))[0]
            attributes = (
                f"broadcast_dimensions = {integers(places.get('broadcast_dimensions', []))}"
            )
            return build.add("broadcast_in_dim", (source,), shorter, element, attributes)
        others = [n for n in range(len(shape)) if n != place]
        last = build.transposed(value, [*others, place])
        choice = self._choice
        if element != "f32":
            choice = build.converted(choice, element)
        made = (*(shape[n] for n in others), self._left)
        chosen = build.add(
            "dot_general", (last, choice), made, element, _EXACTLY.format(len(others))
        )
        back = [*others, place]
        return build.transposed(chosen, [back.index(n) for n in range(len(shape))])

    def _counted(self, shape: Shape, axis: int) -> Value:
        return self._builder.add("iota", (), shape, "f32", f"iota_dimension = {axis} : i64")

    def _compared(self, how: str, left: Value, right: Value) -> Value:
        direction = f"comparison_direction = #stablehlo<comparison_direction {how}>"
        return self._builder.add("compare", (left, right), typed(left)[0], "i1", direction)


def _with(op: Op, index: int, value: Value) -> Op:
    """The op with another value, of another type, in a slot."""
    slots = list(op.site.slots)
    slots[index] = replace(slots[index], value=value, type=value.type)
    return Op(op.form, replace(op.site, slots=tuple(slots)), op.block)
