"""Follows one thread of a kernel by value, instruction by instruction.

What instructions give that are not known here (shuffles, approximate arithmetic) follows from
their names and operands, so that it is the same in two programs.
"""

from __future__ import annotations

import operator
import re
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

from gevo.device.simt.conditions import number_of, plain
from gevo.device.simt.model.ir import SHARED, Function, Instruction, functions_of, placement
from gevo.evaluate.scoring import scalars
from gevo.evaluate.scoring.columns import NotKnown
from gevo.evaluate.scoring.thread import (
    PAGE,
    Setting,
    State,
    Trace,
    Value,
    address_of,
    astray,
    made_up,
)
from gevo.program.llvm.syntax.lexer import (
    Cursor,
    Unreadable,
    split_top,
    symbol_of,
    without_attached,
)
from gevo.program.llvm.syntax.module import ModuleText, split_module
from gevo.program.llvm.syntax.operands import incoming, targets
from gevo.program.llvm.syntax.signature import Signature, read_call
from gevo.program.llvm.syntax.types import (
    FLOAT_BITS,
    DataLayout,
    element_of,
    integer_bits,
    lanes_of,
    take_pair,
    take_type,
)

FUEL = 3000
"""Instructions that a thread executes at most."""
LONG = 64
"""Rounds of a loop of which some may be left out."""
ROUNDS = 3
"""Rounds that are executed after those."""
_SYMBOLS, _LOCALS, _STRUCTS = 1 << 40, 1 << 41, 1 << 42

Get = Callable[[State], Value]
Next = Callable[[State], "str | None"]


@dataclass(frozen=True)
class _Counter:
    """A phi to which each round of a loop adds something.

    Attributes:
        name: The phi.
        step: What gives what is added; it is in `needs`, unless that is empty.
        needs: A value that must be known before the loop.
        size: Bytes of what an address moves by, else 1.
        bits: Of the step.
        whole: It is an integer, of as many bits.
    """

    name: str
    step: Get
    needs: str
    size: int
    bits: int
    whole: bool

    def added(self, state: State) -> int | None:
        """What a round adds; None where the loop itself makes that."""
        if self.needs and self.needs not in state.values:
            return None
        return self.size * scalars.signed(self.step(state), self.bits)


@dataclass
class _Block:
    phis: dict[str, list[tuple[str, Get]]] = field(default_factory=dict[str, Any])
    steps: list[tuple[str, Get]] = field(default_factory=list[Any])
    leave: Next = lambda state: None
    back: set[str] = field(default_factory=set[str])
    counters: list[_Counter] = field(default_factory=list[Any])


class Walker:
    """A kernel whose threads can be followed.

    Attributes:
        text: Its instructions.

    Args:
        module: The program.
        kernel: The kernel.

    Raises:
        NotKnown: It does something that cannot be followed.
    """

    def __init__(self, module: ModuleText, kernel: str) -> None:
        function, *called = functions_of(kernel, module)
        reader = _Reader(module, frozenset(one.name for one in called))
        self._given = module.defined[kernel].signature.arguments
        self.text = without_attached(module.defined[kernel].body)
        self._blocks = reader.blocks(function)
        self._first = function.blocks[0].label

    def takes(self, arguments: Sequence[int | float | bytes], unsigned: bool) -> bool:
        """Whether integers fit into the types of the parameters, with a sign or without."""
        return all(
            -(1 << bits - 1) <= value < 1 << (bits if unsigned else bits - 1)
            for one, value in zip(self._given, arguments, strict=True)
            if isinstance(value, int) and (bits := integer_bits(one.type))
        )

    def follow(
        self, given: Setting, block: Sequence[int], thread: Sequence[int], longer: int = 1
    ) -> Trace:
        """What a thread of a launch does.

        Args:
            given: The launch.
            block: The number of its block, in x, y, z.
            thread: Its number in the block.
            longer: It executes so many times the usual number of instructions at most.
        """
        state = State(given, _registers(given, block, thread))
        for n, (one, value) in enumerate(zip(self._given, given.arguments, strict=True)):
            state.values[one.value] = value
            if isinstance(value, bytes):
                state.values[one.value] = _STRUCTS + n * PAGE
                state.structs[_STRUCTS // PAGE + n] = value
            elif one.type in FLOAT_BITS:
                state.values[one.value] = scalars.rounded(one.type, float(value))
            else:
                state.values[one.value] = int(value) & ((1 << scalars.width(one.type)) - 1)
        self._run(state, longer * FUEL)
        return state.trace

    def _run(self, state: State, fuel: int) -> None:
        before, label = "", self._first
        values, skipped, left = state.values, "", ROUNDS
        while fuel > 0 and left > 0:
            block = self._blocks[label]
            if block.phis:
                values.update([(name, get(state)) for name, get in block.phis[before]])
            if block.back and not skipped and state.given.skipped:
                skipped = label if before not in block.back and _skip(block, state) else ""
            elif label == skipped:
                left -= 1
            for name, get in block.steps:
                values[name] = get(state)
            fuel -= len(block.steps) + 1
            following = block.leave(state)
            if following is None:
                state.trace.ended = True
                return
            before, label = label, following
        state.trace.ended = left <= 0


def _skip(block: _Block, state: State) -> bool:
    """Leave out most rounds of a loop that has only begun, if it has many."""
    found = [(one, step) for one in block.counters if (step := one.added(state)) is not None]
    whole = [(one, step, state.values[one.name]) for one, step in found if one.whole]
    ends = [n for n in state.given.arguments if isinstance(n, int) and n < PAGE * PAGE]
    if not ends or not (up := [(step, begin) for _, step, begin in whole if step > 0]):
        return False
    step, begin = max(up)
    rounds = int((max(ends) - begin) * state.given.skipped) // step - ROUNDS
    if rounds < LONG:
        return False
    for one, by in found:
        mask = (1 << (one.bits if one.whole else 64)) - 1
        state.values[one.name] = (state.values[one.name] + rounds * by) & mask
    low = (1 << 32) - 1
    state.trace.skipped = rounds, frozenset((begin & low, by & low) for _, by, begin in whole)
    return True


@lru_cache(maxsize=32)
def walker_of(text: str, kernel: str) -> Walker | None:
    """What follows a kernel's threads; None where they cannot be."""
    try:
        return Walker(split_module(text), kernel)
    except (NotKnown, KeyError, ValueError, IndexError, Unreadable):
        return None


def _registers(given: Setting, block: Sequence[int], thread: Sequence[int]) -> dict[str, Value]:
    """The special registers' values."""
    found: dict[str, Value] = {}
    for axis, *numbers in zip("xyz", thread, given.block, block, given.grid, strict=True):
        for name, number in zip(("tid", "ntid", "ctaid", "nctaid"), numbers, strict=True):
            found[f"{name}.{axis}"] = number
    linear = thread[0] + given.block[0] * (thread[1] + given.block[1] * thread[2])
    return {**found, "laneid": linear % 32, "warpid": linear // 32, "warpsize": 32}


class _Reader:
    """Makes of instructions what executes them."""

    def __init__(self, module: ModuleText, defined: frozenset[str]) -> None:
        self._layout = DataLayout(module.types)
        self._defined = defined
        self._locals = 0
        self._symbols = {v.name: v.space for v in module.globals}
        self._steps: Mapping[str, Callable[[Instruction, str], Get | None]] = {
            "icmp": self._compared, "fcmp": self._compared, "select": self._select,
            "freeze": self._same, "fneg": self._same, "getelementptr": self._place,
            "load": self._load, "store": self._store, "atomicrmw": self._atomic,
            "cmpxchg": self._atomic, "extractelement": self._inner, "extractvalue": self._inner,
            "insertelement": self._changed, "insertvalue": self._changed,
            "shufflevector": self._shuffled, "alloca": self._room, "call": self._call,
        }  # fmt: skip

    def blocks(self, function: Function) -> Mapping[str, _Block]:
        """All blocks by label."""
        made = {block.label: _Block() for block in function.blocks}
        order = {function.blocks[n].label: at for at, n in enumerate(placement(function))}
        for block in function.blocks:
            *inner, last = block.instructions
            own = made[block.label]
            for one in inner:
                if one.op == "phi":
                    self._phi(one, own, function.blocks[0].label)
                    self._count(one, own, function, order)
                elif (get := self._step(one)) is not None:
                    own.steps.append((one.name, get))
            own.leave = self._leave(last)
        return made

    def _phi(self, one: Instruction, block: _Block, first: str) -> None:
        text = plain(one)
        kind, _ = take_type(text)
        for token, label in incoming(text):
            get = self._get(kind, token.strip())
            block.phis.setdefault(label, []).append((one.name, get))
            if first == "":  # the first block has no name where nothing names it
                block.phis.setdefault("", []).append((one.name, get))

    def _count(
        self, one: Instruction, block: _Block, function: Function, order: Mapping[str, int]
    ) -> None:
        """Take in how a loop changes a phi, if it adds something."""
        own = order[function.blocks[one.block - function.first_block].label]
        for token, label in incoming(plain(one)):
            made = function.definitions.get(token.strip())
            if order.get(label, -1) < own:
                continue
            block.back.add(label)
            if made is None or made.op not in ("add", "getelementptr"):
                continue
            pieces = split_top(plain(made))
            kind, first = take_type(pieces[0])
            whole, size = made.op == "add" and not lanes_of(kind), 1
            if whole and one.name in (first, pieces[1]):
                step = pieces[1] if first == one.name else first
            elif not whole and len(pieces) == 3 and take_type(pieces[1])[1] == one.name:
                kind, step = take_type(pieces[2])
                size = self._layout.size(pieces[0])
            else:
                continue
            needs, get = step if step.startswith("%") else "", self._get(kind, step)
            found = _Counter(one.name, get, needs, size, scalars.width(kind), whole)
            block.counters.append(found)

    def _leave(self, one: Instruction) -> Next:
        text = plain(one)
        labels = targets(text)
        if one.op in ("ret", "unreachable"):
            return lambda state: None
        if one.op == "br" and len(labels) == 1:
            return lambda state: labels[0]
        if one.op == "br":
            test = self._get("i1", split_top(text)[0].removeprefix("i1 "))
            return lambda state: labels[0] if test(state) else labels[1]
        if one.op != "switch":
            raise NotKnown
        kind, rest = take_type(text)
        value = self._get(kind, split_top(rest)[0])
        mask = (1 << scalars.width(kind)) - 1
        known = [int(n) & mask for n in re.findall(r"i\d+ (-?\d+), label", text)]
        cases = dict(zip(known, labels[1:], strict=True))
        return lambda state: cases.get(value(state), labels[0])

    def _step(self, one: Instruction) -> Get | None:
        text = plain(one)
        if (make := self._steps.get(one.op)) is not None:
            return make(one, text)
        if one.op == "fence":
            return None
        if re.fullmatch(
            r"[a-z]*to[a-z]*|[sz]ext|trunc|fpext|fptrunc|bitcast|addrspacecast", one.op
        ):
            return self._conversion(one, text)
        return self._binary(one, text)

    def _binary(self, one: Instruction, text: str) -> Get:
        kind, first, second = take_pair(text)
        a, b = self._get(kind, first), self._get(kind, second)
        function = _lanewise(scalars.binary(one.op, element_of(kind)), kind)
        if one.op not in ("add", "sub", "mul", "shl") or kind != element_of(kind):
            return lambda state: function(a(state), b(state))
        op, bits, name = one.op, scalars.width(kind), one.name

        def run(state: State) -> Value:
            x, y = a(state), b(state)
            if scalars.wraps(op, bits, x, y):
                state.trace.wrapped.add(name)
            return function(x, y)

        return run

    def _compared(self, one: Instruction, text: str) -> Get:
        predicate, _, rest = text.partition(" ")
        kind, first, second = take_pair(rest)
        a, b = self._get(kind, first), self._get(kind, second)
        function = _lanewise(scalars.compared(one.op, predicate, element_of(kind)), kind)
        return lambda state: function(a(state), b(state))

    def _conversion(self, one: Instruction, text: str) -> Get:
        before, _, after = text.rpartition(" to ")
        kind, token = take_type(before)
        get = self._get(kind, token)
        if one.op == "bitcast" and lanes_of(kind) != lanes_of(after):
            return self._repacked(kind, after, get)
        make = scalars.converted(one.op, element_of(kind), element_of(after))
        function = _lanewise(make, kind)
        return lambda state: function(get(state))

    def _repacked(self, before: str, after: str, get: Get) -> Get:
        """A vector as another one, or as a scalar, of the same bits."""
        from_, to = element_of(before), element_of(after)
        step, lanes, size = scalars.width(from_), lanes_of(after), scalars.width(to)

        def run(state: State) -> Value:
            given = get(state) if lanes_of(before) else (get(state),)
            whole = sum(scalars.bits_of(from_, v) << step * n for n, v in enumerate(given))
            parts = (whole >> size * n & ((1 << size) - 1) for n in range(lanes or 1))
            made = tuple(scalars.of_bits(to, part) for part in parts)
            return made if lanes else made[0]

        return run

    def _select(self, one: Instruction, text: str) -> Get:
        (_, condition), (kind, first), (_, second) = map(take_type, split_top(text))
        lanes = lanes_of(take_type(text)[0])
        test = self._get(f"<{lanes} x i1>" if lanes else "i1", condition)
        a, b = self._get(kind, first), self._get(kind, second)
        if lanes:
            return lambda state: tuple(
                x if t else y for t, x, y in zip(test(state), a(state), b(state), strict=True)
            )
        return lambda state: a(state) if test(state) else b(state)

    def _same(self, one: Instruction, text: str) -> Get:
        kind, token = take_type(text)
        get = self._get(kind, token)
        if one.op == "freeze":
            return get
        function = _lanewise(operator.neg, kind)
        return lambda state: function(get(state))

    def _place(self, one: Instruction, text: str) -> Get:
        """An address: the pieces by which indices move it are added up."""
        kind, base, *indices = split_top(re.sub(r"inrange\([^)]*\) ", "", text))
        space, token = take_type(base)
        if lanes_of(space):
            raise NotKnown
        parts: list[tuple[int, int, Get]] = []
        fixed, size = 0, self._layout.size(kind)
        for n, piece in enumerate(indices):
            type_, value = take_type(piece)
            if n and (inner := self._layout.field(kind, value)) is not None:
                kind, offset = inner
                fixed += offset
                continue
            if n:
                kind = self._layout.strided(kind)
                size = self._layout.size(kind)
            parts.append((size, scalars.width(type_), self._get(type_, value)))
        start, mask = self._get(space, token), (1 << 64) - 1

        def run(state: State) -> Value:
            moved = (size * scalars.signed(get(state), bits) for size, bits, get in parts)
            return (start(state) + fixed + sum(moved)) & mask

        return run

    def _load(self, one: Instruction, text: str) -> Get:
        kind, pointer = _accessed(text)
        return self._loaded(kind, self._get(*take_type(pointer)))

    def _loaded(self, kind: str, at: Get) -> Get:
        parts = [(n, k, self._layout.store_size(k)) for n, k in self._layout.scalars(kind)]
        if parts == [(0, kind, self._layout.store_size(kind))]:
            size = parts[0][2]
            return lambda state: state.load(at(state), kind, size)
        if not lanes_of(kind):
            raise NotKnown

        def run(state: State) -> Value:
            address = at(state)
            return tuple(state.load(address + n, k, size) for n, k, size in parts)

        return run

    def _store(self, one: Instruction, text: str) -> Get:
        first, pointer = _accessed(text)
        kind, token = take_type(first)
        value, at = self._get(kind, token), self._get(*take_type(pointer))
        parts = [(n, k, self._layout.store_size(k)) for n, k in self._layout.scalars(kind)]
        vector = bool(lanes_of(kind))
        if len(parts) > 1 and not vector:
            raise NotKnown

        def run(state: State) -> Value:
            address, given = at(state), value(state)
            for (n, k, size), one in zip(parts, given if vector else (given,), strict=True):
                state.store(address + n, k, size, one)

        return run

    def _atomic(self, one: Instruction, text: str) -> Get:
        """An operation that other threads take part in; it gives something."""
        pieces = split_top(text.removeprefix("volatile ").removeprefix("weak "))
        how, _, pointer = pieces[0].rpartition("ptr")
        gets = [self._get(*take_type(f"ptr{pointer}"))]
        kinds = [take_type(piece) for piece in pieces[1:]]
        kinds = [(kind, rest.split(" ")[0]) for kind, rest in kinds if rest]
        gets += [self._get(*kind) for kind in kinds]
        kind, pair = kinds[0][0], one.op == "cmpxchg"

        def run(state: State) -> Value:
            values = [get(state) for get in gets]
            inside = state.given.place(values[0]) is not None
            said = f"{one.op} {how.strip()} {_told(values)}"
            if inside:
                state.trace.others.append(said)
            elif astray(values[0]):
                state.trace.strayed = True
            return (values[1], 1) if pair else made_up(kind, said)

        return run

    def _inner(self, one: Instruction, text: str) -> Get:
        """An element of a vector or an aggregate."""
        first, *others = split_top(text)
        get = self._get(*take_type(first))
        if one.op == "extractelement":
            index = self._get(*take_type(others[0]))
            return lambda state: get(state)[index(state) % len(get(state))]
        path = [int(n) for n in others]

        def run(state: State) -> Value:
            found = get(state)
            for n in path:
                found = found[n]
            return found

        return run

    def _changed(self, one: Instruction, text: str) -> Get:
        """A vector or an aggregate with another element."""
        first, second, *others = split_top(text)
        get, new = self._get(*take_type(first)), self._get(*take_type(second))
        if one.op == "insertvalue" and len(others) != 1:
            raise NotKnown
        place = others[0] if one.op == "insertvalue" else take_type(others[0])[1]
        index = self._get("i64", place)

        def run(state: State) -> Value:
            found = list(get(state))
            found[index(state) % len(found)] = new(state)
            return tuple(found)

        return run

    def _shuffled(self, one: Instruction, text: str) -> Get:
        (kind, first), (_, second), (order, which) = map(take_type, split_top(text))
        a, b = self._get(kind, first), self._get(kind, second)
        places = cast("tuple[int, ...]", self._constant(order, which))
        return lambda state: tuple((*a(state), *b(state))[n] for n in places)

    def _room(self, one: Instruction, text: str) -> Get:
        self._locals += 1
        address = _LOCALS + self._locals * PAGE
        return lambda state: address

    def _call(self, one: Instruction, text: str) -> Get | None:
        call = read_call(Cursor(f"{one.rest}"))
        name = call.name
        if _NOTHING.match(name):
            return None
        if name in self._defined or not (call.callee.startswith(("@", "asm "))):
            raise NotKnown
        if found := _SPECIAL.match(name):
            return _register(found[1])
        arguments = [a for a in call.arguments if a.type != "metadata"]
        gets = [self._get(one.type, one.value) for one in arguments]
        if _LOADED.match(name):
            return self._loaded(call.returns, gets[0])
        if (found := _OVERFLOW.match(name)) is not None:
            return _overflowing(found[1], int(found[2]), gets)
        function = scalars.intrinsic(_scalar(name, call.returns))
        if function is None:
            return self._unknown(call, gets)
        each = _lanewise(function, call.returns)
        return lambda state: each(*(get(state) for get in gets))

    def _unknown(self, call: Signature, gets: Sequence[Get]) -> Get:
        """What is not known gives something; what may have an effect is noted."""
        name = call.callee
        pointers = any(one.type.startswith("ptr") for one in call.arguments)
        noted = call.returns == "void" or pointers or "sideeffect" in name or "~{memory}" in name
        kinds = (
            [k for _, k in self._layout.scalars(call.returns)] if call.returns != "void" else []
        )
        whole = kinds == [call.returns]

        def run(state: State) -> Value:
            said = f"{name} {_told([get(state) for get in gets])}"
            if noted:
                state.trace.others.append(said)
            made = tuple(made_up(kind, f"{n} {said}") for n, kind in enumerate(kinds))
            return made[0] if whole else made

        return run

    def _get(self, kind: str, token: str) -> Get:
        """What gives an operand."""
        token = token.strip()
        if token.startswith("%"):
            if " " in token and not token.startswith('%"'):
                raise NotKnown
            return lambda state: state.values[token]
        if (name := symbol_of(token)) != token or "@" in token:
            return self._address(kind, token, name)
        value = self._constant(kind, token)
        return lambda state: value

    def _address(self, kind: str, token: str, name: str) -> Get:
        """A variable of the module, or what is computed from its address."""
        if not token.startswith("@"):
            op, _, inner = token.partition(" (")
            made = _CONSTANTS.get(op.split(" ")[0])
            if made is None:
                raise NotKnown
            rest = inner[: inner.rindex(")")]
            if made == "place":
                return self._place(_NO_INSTRUCTION, rest)
            before, _, after = rest.rpartition(" to ")
            first, value = take_type(before)
            get = self._get(first, value)
            function = scalars.converted(made, first, after)
            return lambda state: function(get(state))
        number = zlib.crc32(name.encode()) % 4000 + 1
        small = self._symbols.get(name, 0) == SHARED
        fixed = number * PAGE if small else _SYMBOLS + number * PAGE * 16

        def run(state: State) -> Value:
            known = state.given.symbols.get(name)
            return fixed if known is None else address_of(known)

        return run

    def _constant(self, kind: str, token: str) -> Value:
        lanes = lanes_of(kind)
        if token in ("zeroinitializer", "undef", "poison", "null", "none"):
            return self._zero(kind)
        if lanes or kind[:1] in "[{":
            if token.startswith("splat ("):
                return (self._constant(*take_type(token[7:-1])),) * lanes
            return tuple(self._constant(*take_type(one)) for one in split_top(token[1:-1]))
        if token in ("true", "false"):
            return int(token == "true")
        number = number_of(token)
        if number is None:
            raise NotKnown
        if kind in FLOAT_BITS:
            return float(number)
        return int(number) & ((1 << scalars.width(kind)) - 1)

    def _zero(self, kind: str) -> Value:
        if lanes := lanes_of(kind):
            return (self._zero(element_of(kind)),) * lanes
        if kind.startswith(("{", "[")):
            return tuple(self._zero(k) for _, k in self._layout.scalars(kind))
        return 0.0 if kind in FLOAT_BITS else 0


def _accessed(text: str) -> tuple[str, str]:
    """What a load or a store says first, and its pointer, without scope and ordering."""
    first, pointer = split_top(re.sub(r"^(?:atomic |volatile )+", "", text))[:2]
    return first, _ORDER.sub("", pointer)


def _told(values: Sequence[Value]) -> str:
    return ", ".join(map(str, values))


def _lanewise(function: Callable[..., Value], kind: str) -> Callable[..., Value]:
    """The function for a type's elements, for vectors of them."""
    if not (lanes := lanes_of(kind)):
        return function

    def run(*vectors: Value) -> Value:
        each: list[Sequence[Value]] = [
            one if type(one) is tuple else [one] * lanes for one in vectors
        ]
        return tuple(function(*values) for values in zip(*each, strict=True))

    return run


def _scalar(name: str, kind: str) -> str:
    """An intrinsic's name for the elements of vectors."""
    lanes = lanes_of(kind)
    return re.sub(rf"\.v{lanes}([if]\d+|bf16)\Z", r".\1", name) if lanes else name


def _register(name: str) -> Get:
    """A special register; one that is not known is the same everywhere."""
    return lambda state: state.values[name] if name in state.values else made_up("i32", name)


def _overflowing(op: str, bits: int, gets: Sequence[Get]) -> Get:
    """A result, and whether it is another one without limits."""
    kept, name = op[0] == "s", op[1:]
    function = scalars.binary(name, f"i{bits}")

    def run(state: State) -> Value:
        a, b = (get(state) for get in gets)
        x, y = (scalars.signed(a, bits), scalars.signed(b, bits)) if kept else (a, b)
        exact = x + y if name == "add" else x - y if name == "sub" else x * y
        low = function(a, b)
        return low, int(exact != (scalars.signed(int(low), bits) if kept else low))

    return run


_NOTHING = re.compile(
    r"llvm\.(?:assume|lifetime|dbg|prefetch|donothing|experimental\.noalias|invariant|"
    r"nvvm\.(?:barrier|bar\.|membar|fence|prefetch|nanosleep|cp\.async\.(?:commit|wait)|"
    r"griddepcontrol|setmaxnreg|cluster\.|exit))"
)
_ORDER = re.compile(
    r'(?: syncscope\("[^"]*"\))? (?:unordered|monotonic|acquire|release|seq_cst)\s*\Z'
)
_SPECIAL = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.([a-z0-9_.]+)\Z")
_LOADED = re.compile(r"llvm\.nvvm\.ld[gu]\.global\.")
_OVERFLOW = re.compile(r"llvm\.([su](?:add|sub|mul))\.with\.overflow\.i(\d+)\Z")
_CONSTANTS = {
    "getelementptr": "place", "addrspacecast": "addrspacecast", "ptrtoint": "ptrtoint",
    "inttoptr": "inttoptr", "ptrtoaddr": "ptrtoaddr",
}  # fmt: skip
_NO_INSTRUCTION = Instruction(0, 0, "", "getelementptr", "", (), 1, "")
