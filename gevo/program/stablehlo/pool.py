"""Half as many places: neighbours in space, or in a sequence, are averaged and computed as one.

A value's means over pairs of neighbours stand for it in all that follows, as if each were there
twice. What is done element by element, in products over other dimensions, in reductions and to
transposed values is then the same at half the work; a sum over the places counts twice; weights
for single places are added up in pairs, or averaged where they are not multiplied by places.
Where an op needs all places, such as an addition of what was not averaged, each is repeated.
Convolutions slide over what is left. Bolya et al. (2023, "Token merging", section 3) merge alike
tokens so; neighbours need no comparison.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod

from gevo.errors import EditError
from gevo.program.base import Slot, Value
from gevo.program.stablehlo.build import Builder, read_convolution, typed
from gevo.program.stablehlo.prune import POINTWISE, Surroundings
from gevo.program.stablehlo.resize import tensor, tensor_type
from gevo.program.stablehlo.text import Op
from gevo.program.stablehlo.window import Contraction, integers

POOL = "pool"
"""Name of the rewrite."""
LEAST = 4
"""Of fewer places none are averaged."""
_ALIKE = POINTWISE | {f"stablehlo.{name}" for name in ("and", "or", "xor", "not", "is_finite")}
_STARTS = ("stablehlo.add", "stablehlo.dot_general", "stablehlo.convolution")
"""Ops behind which places are averaged: what a layer gives."""
_HEAVY = ("stablehlo.dot_general", "stablehlo.convolution")
_FLOATS = ("bf16", "f16", "f32", "f64")
_ARRAY = re.compile(r"(\w+) = (array<i64(?:: [\d, -]*)?>)")
_REDUCER = re.compile(r'"stablehlo\.(\w+)"\(%\w+, %\w+\)')
_DOT = re.compile(r"#stablehlo\.dot<[^>]*>")

Places = frozenset[int]
"""Dimensions of a value that are half as long."""
NONE: Places = frozenset()


class _Whole(Exception):
    """All places are needed."""


def poolable(ops: Sequence[Op]) -> Mapping[str, Sequence[int]]:
    """Ops behind which places can be averaged, and along which dimensions of their results.

    Those are the dimensions over which convolutions slide, and of other values of three dimensions
    the one in the middle: samples, places and features.

    Args:
        ops: Of a function's body, in program order.
    """
    spatial: dict[str, list[int]] = {}
    for op in ops:
        found = read_convolution(op)
        if found is not None:
            spatial[op.site.uid] = sorted(found.window.places)
            given = [n for n, name in enumerate(found.layouts[0]) if name.isdecimal()]
            spatial.setdefault(op.site.slots[0].value.ref, given)
    made: dict[str, Sequence[int]] = {}
    for op in ops:
        result = tensor(op.site.type)
        if op.form.name not in _STARTS or op.form.own or result is None:
            continue
        shape, element = result
        places = spatial.get(op.site.uid, [1] if len(shape) == 3 else [])
        long = all(shape[n] >= LEAST and shape[n] % 2 == 0 for n in places)
        if places and long and element in _FLOATS:
            made[op.site.uid] = places
    return made


def pooled(
    ops: Sequence[Op], uid: str, around: Surroundings, prefix: str
) -> tuple[Mapping[str, Sequence[Op]], Collection[str]]:
    """What takes the place of ops behind one whose places are averaged.

    Args:
        ops: Of a function's body, in program order.
        uid: The op's.
        around: What is around them.
        prefix: Of new uids.

    Returns:
        By uid the new ops with the changed one at the end, and names of what may not be needed
        any more.

    Raises:
        EditError: There is no such op, or nothing that multiplies gets less to do.
    """
    places = poolable(ops).get(uid)
    if places is None:
        raise EditError(f"{uid} has no places that could be averaged")
    work = _Pooling(ops, around, prefix)
    changes = work.behind(uid, frozenset(places))
    if not work.lighter:
        raise EditError(f"with half the places of {uid} no product is less work")
    return changes, work.spared


@dataclass
class _Pooling:
    """Goes through a block's ops.

    Attributes:
        ops: All of them, in program order.
        around: What is around them.
        prefix: Of new uids.
        held: What stands for a value with fewer places, and which of its dimensions are shorter.
        repeated: By name and dimensions, values with places repeated.
        spared: Names of values that an op took before.
        lighter: Whether a product got less work.
    """

    ops: Sequence[Op]
    around: Surroundings
    prefix: str
    held: dict[str, tuple[Value, Places]] = field(default_factory=dict[str, tuple[Value, Places]])
    repeated: dict[tuple[str, Places], Value] = field(
        default_factory=dict[tuple[str, Places], Value]
    )
    spared: dict[str, None] = field(default_factory=dict[str, None])
    lighter: bool = False

    def behind(self, uid: str, places: Places) -> Mapping[str, Sequence[Op]]:
        begin = next(n for n, op in enumerate(self.ops) if op.site.uid == uid)
        self._known = {op.site.uid: op for op in self.ops}
        self._build = Builder(self.prefix, self.ops[begin])
        self._begin = 0
        whole = Value(uid, self.ops[begin].site.type)
        self.held[uid] = self._mean(whole, places), places
        self.repeated[uid, places] = whole  # what needs all places of this one has them
        changes: dict[str, Sequence[Op]] = {}
        for op in self.ops[begin + 1 :]:
            if any(slot.value.ref in self.held for slot in op.site.slots):
                made = self._changed(op)
                changes[op.site.uid] = [*self._taken(), made]
        self._stays_inside()
        return changes

    def _stays_inside(self) -> None:
        """Raise EditError where a loop uses what was shortened."""
        block = self.ops[0].block
        for ref in self.held:
            for slot in self.around.users(ref):
                user = self.around.get(slot.uid)
                if user is not None and user.block != block:
                    raise EditError(f"{slot.key} is in a loop and needs all places")

    def _taken(self) -> list[Op]:
        begin, self._begin = self._begin, len(self._build.ops)
        return self._build.ops[begin:]

    def _changed(self, op: Op) -> Op:
        """The op with shorter operands, where it can take them, else with repeated places."""
        mark = len(self._build.ops), dict(self.repeated)
        plain = len(op.form.results) == 1 and not op.form.own and not op.form.regions
        plain = plain and all(slot.value.type == slot.type for slot in op.site.slots)
        try:
            if not plain:
                raise _Whole
            return self._shorter(op)
        except _Whole:
            del self._build.ops[mark[0] :]
            self.repeated = mark[1]
            for slot in op.site.slots:
                op = op.holding(slot.index, self._fit(slot, NONE))
            return op

    def _shorter(self, op: Op) -> Op:
        name = op.form.name.removeprefix("stablehlo.")
        if op.form.name in _ALIKE:
            return self._alike(op)
        if name == "dot_general":
            return self._product(op)
        if name == "convolution":
            return self._convolution(op)
        if name == "reduce":
            return self._reduced(op)
        if name == "concatenate":
            return self._joined(op)
        return self._moved(op, name)

    def _alike(self, op: Op) -> Op:
        """Element by element: the places that are shorter, or can be, in all operands."""
        shape = typed(Value(op.site.uid, op.site.type))[0]
        wide = [slot for slot in op.site.slots if typed(slot.value)[0]]
        if any(typed(slot.value)[0] != shape for slot in wide):
            raise _Whole
        places = self._shared(wide)
        if not places:
            raise _Whole
        values = [
            self._fit(slot, places) if slot in wide else slot.value for slot in op.site.slots
        ]
        return self._hold(op, values, places)

    def _shared(self, slots: Sequence[Slot]) -> Places:
        """Dimensions that are shorter in some values, and can be in all."""
        some = NONE.union(*(self._of(slot.value) for slot in slots))
        return frozenset(n for n in some if all(self._can_be(slot.value, n) for slot in slots))

    def _joined(self, op: Op) -> Op:
        """Concatenated along another dimension."""
        found = re.search(r"dimension = (\d+)", op.form.before)
        places = self._shared(op.site.slots)
        if found is None or not places or int(found[1]) in places:
            raise _Whole
        return self._hold(op, [self._fit(slot, places) for slot in op.site.slots], places)

    def _product(self, op: Op) -> Op:
        text = _DOT.search(op.form.before)
        if text is None:
            raise _Whole
        how = Contraction.read(text[0])
        sides = (how.lhs_batch, how.lhs), (how.rhs_batch, how.rhs)
        given = [self._of(slot.value) for slot in op.site.slots]
        wanted: list[set[int]] = [set(), set()]
        result: set[int] = set()
        twice = 1.0
        offset = len(how.lhs_batch)
        for n, pair in enumerate(zip(how.lhs_batch, how.rhs_batch, strict=True)):
            if pair[0] in given[0] or pair[1] in given[1]:
                if not all(
                    self._can_be(s.value, d) for s, d in zip(op.site.slots, pair, strict=True)
                ):
                    raise _Whole
                wanted[0].add(pair[0])
                wanted[1].add(pair[1])
                result.add(n)
        added: list[set[int]] = [set(), set()]
        for pair in zip(how.lhs, how.rhs, strict=True):
            short = pair[0] in given[0], pair[1] in given[1]
            if all(short):
                twice *= 2.0
            if any(short):
                for side in range(2):
                    (wanted if short[side] else added)[side].add(pair[side])
        for side, slot in enumerate(op.site.slots):
            used = {n for some in sides[side] for n in some}
            free = [n for n in range(len(typed(slot.value)[0])) if n not in used]
            for n, place in enumerate(free):
                if place in given[side]:
                    wanted[side].add(place)
                    result.add(offset + n)
            offset += len(free)
        values = [
            self._added(self._fit(slot, frozenset(wanted[side])), frozenset(added[side]))
            for side, slot in enumerate(op.site.slots)
        ]
        self.lighter = True
        return self._scaled(op, values, frozenset(result), twice)

    def _convolution(self, op: Op) -> Op:
        """With as many places in its result as half of it has."""
        found = read_convolution(op)
        data, kernel = op.site.slots
        short = self._of(data.value)
        if found is None or self._of(kernel.value):
            raise _Whole
        spatial = {int(found.layouts[0][n]) for n in short if found.layouts[0][n].isdecimal()}
        if len(spatial) != len(short):
            raise _Whole
        sizes = [n // 2 if m in spatial else n for m, n in enumerate(found.window.inputs)]
        places = frozenset(found.window.places[n] for n in spatial)
        made = replace(found.window, inputs=sizes).slide()
        if made is None or made != _halved(found.shapes[2], places):
            raise _Whole
        self.lighter = True
        return self._hold(op, [self._fit(data, short), kernel.value], places)

    def _reduced(self, op: Op) -> Op:
        names = _REDUCER.findall(op.form.before)
        if len(op.site.slots) != 2 or len(names) != 1:
            raise _Whole
        data, start = op.site.slots
        short, gone = self._of(data.value), _arrays(op).get("dimensions", [])
        over = sorted(short & set(gone))
        if over and names[0] not in ("add", "maximum", "minimum", "and", "or"):
            raise _Whole
        kept = [n for n in range(len(typed(data.value)[0])) if n not in gone]
        places = frozenset(kept.index(n) for n in short if n in kept)
        twice = 2.0 ** len(over) if names[0] == "add" else 1.0
        return self._scaled(op, [self._fit(data, short), start.value], places, twice)

    def _moved(self, op: Op, name: str) -> Op:
        """What has the elements of one operand in other places."""
        if len(op.site.slots) != 1:
            raise _Whole
        slot = op.site.slots[0]
        short, arrays = self._of(slot.value), _arrays(op)
        given, made = typed(slot.value)[0], typed(Value("", op.site.type))[0]
        before = op.form.before
        if name == "transpose":
            places = frozenset(arrays["permutation"].index(n) for n in short)
        elif name == "broadcast_in_dim":
            places = frozenset(arrays["broadcast_dimensions"][n] for n in short)
            if any(made[m] == 1 for m in places):
                raise _Whole
        elif name == "reshape":
            places = frozenset(_reshaped(given, made, n) for n in short)
        elif name == "slice":
            places = short
            limits = list(arrays["limit_indices"])
            for n in short:
                if arrays["strides"][n] != 1 or (arrays["start_indices"][n], limits[n]) != (
                    0,
                    given[n],
                ):
                    raise _Whole
                limits[n] //= 2
            old = f"limit_indices = {integers(arrays['limit_indices'])}"
            before = before.replace(old, f"limit_indices = {integers(limits)}")
        else:
            raise _Whole
        return self._hold(op, [self._fit(slot, short)], places, before)

    def _of(self, value: Value) -> Places:
        return self.held[value.ref][1] if value.ref in self.held else NONE

    def _now(self, value: Value) -> Value:
        return self.held[value.ref][0] if value.ref in self.held else value

    def _can_be(self, value: Value, place: int) -> bool:
        """Whether a value is, or can be, half as long in a dimension without more work."""
        if place in self._of(value) or value.ref in self.around.early:
            return True
        return self._source(value, place) is not None

    def _source(self, value: Value, place: int) -> Op | None:
        """The op by which a value is repeated along a dimension."""
        op = self._known.get(value.ref)
        if op is None or op.form.name != "stablehlo.broadcast_in_dim" or op.form.own:
            return None
        places = _arrays(op).get("broadcast_dimensions", [])
        source = op.site.slots[0].value
        if place in places and typed(source)[0][places.index(place)] > 1:
            return None
        return op

    def _fit(self, slot: Slot, places: Places) -> Value:
        """What a slot holds, with just these dimensions shorter."""
        value = slot.value
        short = self._of(value)
        if short == places:
            return self._now(value)
        now = self._now(value)
        self.spared[value.ref] = None
        if long := short - places:
            if places - short:
                raise _Whole
            key = value.ref, frozenset(long)
            if key not in self.repeated:
                self.repeated[key] = self._twice(now, long)
            now = self.repeated[key]
        for place in sorted(places - short):
            now = self._cut(value, now, place)
        return now

    def _cut(self, value: Value, now: Value, place: int) -> Value:
        """Half as long in a dimension, in which it is all alike or follows from weights."""
        op = self._source(value, place)
        shape, element = typed(now)
        if op is not None:
            source = self._now(op.site.slots[0].value)
            attributes = f"broadcast_dimensions = {integers(_arrays(op)['broadcast_dimensions'])}"
            wide = _halved(shape, frozenset((place,)))
            return self._build.add("broadcast_in_dim", (source,), wide, element, attributes)
        if element in _FLOATS:
            return self._mean(now, frozenset((place,)))
        return self._every_second(now, place, 0)

    def _every_second(self, value: Value, place: int, start: int) -> Value:
        shape = typed(value)[0]
        starts = [start if n == place else 0 for n in range(len(shape))]
        strides = [2 if n == place else 1 for n in range(len(shape))]
        return self._build.sliced(value, starts, shape, strides)

    def _added(self, value: Value, places: Places) -> Value:
        """The sum of each pair of neighbours."""
        for place in sorted(places):
            pair = [self._every_second(value, place, start) for start in (0, 1)]
            value = self._build.binary("add", *pair)
        return value

    def _mean(self, value: Value, places: Places) -> Value:
        total = self._added(value, places)
        return self._build.binary("multiply", total, self._build.number(0.5 ** len(places), total))

    def _twice(self, value: Value, places: Places) -> Value:
        """Each place twice."""
        shape, _ = typed(value)
        wide: list[int] = []
        own: list[int] = []
        for n, size in enumerate(shape):
            own.append(len(wide))
            wide += [size, 2] if n in places else [size]
        whole = tuple(2 * size if n in places else size for n, size in enumerate(shape))
        return self._build.reshaped(self._build.broadcast(value, tuple(wide), own), whole)

    def _scaled(self, op: Op, values: Sequence[Value], places: Places, factor: float) -> Op:
        """The op, and times a factor what stands for its result."""
        if factor == 1.0:
            return self._hold(op, values, places)
        shape, element = typed(Value("", op.site.type))
        if element not in _FLOATS:
            raise _Whole
        type_ = tensor_type(_halved(shape, places), element)
        inner = self._signed(op, values, type_, op.form.before)
        self._build.ops.append(inner.copied(f"{self.prefix}_{len(self._build.ops)}", op.block))
        made = Value(self._build.ops[-1].site.uid, type_)
        number = self._build.number(factor, made)
        self._build.binary("multiply", made, number)
        last = self._build.ops.pop()
        self.held[op.site.uid] = Value(op.site.uid, type_), places
        return last.copied(op.site.uid, op.block)

    def _hold(
        self, op: Op, values: Sequence[Value], places: Places, before: str | None = None
    ) -> Op:
        """The op with other operands, and with fewer places in its result."""
        shape, element = typed(Value("", op.site.type))
        type_ = tensor_type(_halved(shape, places), element)
        if places:
            self.held[op.site.uid] = Value(op.site.uid, type_), places
        return self._signed(op, values, type_, before or op.form.before)

    def _signed(self, op: Op, values: Sequence[Value], made: str, before: str) -> Op:
        """The op with other operands, and the types that it has now."""
        slots = tuple(
            replace(slot, value=value, type=value.type)
            for slot, value in zip(op.site.slots, values, strict=True)
        )
        head = before[: before.rindex(" : (")]
        types = ", ".join(slot.type for slot in slots)
        form = replace(op.form, before=f"{head} : ({types}) -> {made}", results=(made,))
        return Op(form, replace(op.site, type=made, slots=slots), op.block)


def _halved(shape: Sequence[int], places: Places) -> tuple[int, ...]:
    if any(shape[n] % 2 for n in places):
        raise _Whole
    return tuple(size // 2 if n in places else size for n, size in enumerate(shape))


def _reshaped(given: Sequence[int], made: Sequence[int], place: int) -> int:
    """Where a dimension is after a reshape; raises _Whole where it is not by itself."""
    before, size = prod(given[:place]), given[place]
    alike = [n for n in range(len(made)) if prod(made[:n]) == before and made[n] == size]
    if len(alike) != 1:
        raise _Whole
    return alike[0]


def _arrays(op: Op) -> Mapping[str, list[int]]:
    found: dict[str, list[int]] = {}
    for match in _ARRAY.finditer(op.form.before):
        inside = match[2].removeprefix("array<i64").removeprefix(": ").removesuffix(">")
        found[match[1]] = [int(n) for n in inside.split(", ") if n]
    return found
