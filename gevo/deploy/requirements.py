"""What a launch must be like for a winner to run: conditions that are tested before each launch.

A workload of recorded launches says what was the same in them: that there are as many blocks as
`ceil_div(arg3, 128)`, that `arg4` is `arg2 * arg3`, that two arrays do not overlap. No case of a
validation was otherwise, so a launch that is has not been validated. Names of a workload get
their values from the launch: sizes from arguments that are passed under that name, else from the
grid, else from the memory that lies behind an address.

The conditions are those that `interposer/requirements.c` evaluates.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from gevo.expression import conjuncts, names_in
from gevo.program.base import Setting
from gevo.program.condition import (
    Aligned,
    Argument,
    Binary,
    Clause,
    Comparison,
    Condition,
    Dimension,
    Disjoint,
    Expression,
    Number,
    Wrapped,
)
from gevo.workload.arrays import DTYPES
from gevo.workload.case import Dim3
from gevo.workload.schema import ArgTable, LaunchTable, SpecTable
from gevo.workload.signature import Parameter, Place, places

AXES = "xyz"
_ROOM_MOST = 1 << 62


@dataclass(frozen=True)
class Requirement:
    """A condition on launches.

    Attributes:
        code: As `interposer/requirements.c` reads it.
        why: What is said where it does not hold: "was launched …".
    """

    code: str
    why: str


@dataclass(frozen=True)
class Requirements:
    """What a winner was validated for.

    Attributes:
        tested: Before each launch.
        believed: What no launch is tested for, each beginning with "that".
    """

    tested: tuple[Requirement, ...] = ()
    believed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Launched:
    """A launch in a case.

    Attributes:
        grid: Blocks.
        block: Threads.
        shared: Bytes of dynamic shared memory.
        structs: By parameter the bytes of what is passed by value.
        room: By parameter the bytes behind the address that is passed.
    """

    grid: Dim3
    block: Dim3
    shared: int
    structs: Mapping[int, bytes] = field(default_factory=dict[int, bytes])
    room: Mapping[int, int] = field(default_factory=dict[int, int])


class Untestable(Exception):
    """An expression that is not one of integers that a launch gives."""


_BINARY: Mapping[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "d", ast.Mod: "m",
}  # fmt: skip
_COMPARED: Mapping[type[ast.cmpop], str] = {
    ast.Eq: "{0} {1} =", ast.NotEq: "{0} {1} !", ast.Lt: "{0} {1} <", ast.LtE: "{0} {1} l",
    ast.Gt: "{1} {0} <", ast.GtE: "{1} {0} l",
}  # fmt: skip
_JOINED = {"min": "n", "max": "x"}


class _Names:
    """Values that names of a spec have in a launch, in postfix form."""

    def __init__(self, defined: Mapping[str, str]) -> None:
        self._defined = defined
        self._bound: dict[str, str] = {}

    def bind(self, name: str, code: str) -> bool:
        """Give a name its value, unless it has one or follows from others; says whether."""
        fresh = name.isidentifier() and name not in self._bound and name not in self._defined
        if fresh:
            self._bound[name] = code
        return fresh

    def code(self, text: object) -> str:
        """An expression's value; raises Untestable."""
        return self._node(ast.parse(str(text).strip(), mode="eval").body)

    def statement(self, text: str) -> str:
        """What is not 0 where a statement holds; raises Untestable."""
        return self._truth(ast.parse(text.strip(), mode="eval").body)

    def _truth(self, node: ast.expr) -> str:
        """What is 0 where an expression is, and else anything."""
        match node:
            case ast.BoolOp(op=op, values=values):
                word = "a" if isinstance(op, ast.And) else "o"
                return _folded(map(self._truth, values), word)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"{self._truth(operand)} N"
            case _:
                return self._node(node)

    def _node(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=int(number)):
                return str(int(number))
            case ast.Name(id=name) if name in self._bound:
                return self._bound[name]
            case ast.Name(id=name) if name in self._defined:
                return self.code(self._defined[name])
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
                return f"{self._node(left)} {self._node(right)} {_BINARY[type(op)]}"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"0 {self._node(operand)} -"
            case ast.BoolOp() | ast.UnaryOp(op=ast.Not()) if _is_truth(node):
                return self._truth(node)
            case ast.Compare(left=left, ops=ops, comparators=others):
                terms = [self._node(one) for one in (left, *others)]
                pairs = zip(ops, terms[:-1], terms[1:], strict=True)
                return _folded((_compared(op, a, b) for op, a, b in pairs), "a")
            case ast.Call(func=ast.Name(id="ceil_div"), args=[above, below]):
                return f"0 0 {self._node(above)} - {self._node(below)} d -"
            case ast.Call(func=ast.Name(id=name), args=args) if name in _JOINED:
                return _folded(map(self._node, args), _JOINED[name])
            case _:
                raise Untestable


def _is_truth(node: ast.expr) -> bool:
    """Whether an expression is true or false: `n or 1` is a number, and n where that is not 0."""
    match node:
        case ast.BoolOp(values=values):
            return all(map(_is_truth, values))
        case ast.UnaryOp(op=ast.Not()) | ast.Compare() | ast.Constant(value=bool()):
            return True
        case _:
            return False


def _compared(op: ast.cmpop, a: str, b: str) -> str:
    if type(op) not in _COMPARED:
        raise Untestable
    return _COMPARED[type(op)].format(a, b)


def _folded(codes: Iterable[str], operator: str) -> str:
    first, *rest = codes
    return " ".join((first, *(f"{one} {operator}" for one in rest)))


def _otherwise(text: str) -> str:
    return f"was launched where {text} does not hold"


def required(
    spec: SpecTable,
    launch: LaunchTable,
    parameters: Sequence[Parameter],
    launched: Sequence[Launched],
    settings: Mapping[str, Setting],
    least: Mapping[int, tuple[int, str]],
    guard: Condition,
) -> Requirements:
    """What a winner of a workload requires of launches.

    Args:
        spec: The workload.
        launch: Its only launch of the kernel.
        parameters: The kernel's.
        launched: What its cases launch.
        settings: Values of tuning parameters.
        least: By argument the least value, and why (`Workload.least`).
        guard: What the winner tests itself.

    Raises:
        WorkloadError: The places of the parameters are not known.
    """
    return _Drawing(spec, launch, parameters, launched, settings).all(least, guard)


class _Drawing:
    """Requirements on their way."""

    def __init__(
        self,
        spec: SpecTable,
        launch: LaunchTable,
        parameters: Sequence[Parameter],
        launched: Sequence[Launched],
        settings: Mapping[str, Setting],
    ) -> None:
        self._spec = spec
        self._launch = launch
        self._launched = launched
        self._parameters = parameters
        self._places = places(parameters)
        late = {k: str(v) for k, v in spec.scalars.items() if isinstance(v, str)}
        given = {k: str(v) for k, v in settings.items()}
        derived = {k: str(v) for k, v in spec.derived.items()}
        self._names = _Names({**derived, **late, **given})
        self._addresses = dict(self._passed_arrays())
        self._floats: dict[str, int] = {}
        self._binding: set[object] = set()
        self._tested: list[Requirement] = []
        self._believed: list[str] = []

    def all(self, least: Mapping[int, tuple[int, str]], guard: Condition) -> Requirements:
        """All of them, the cheap ones first."""
        self._bind()
        self._shape()
        for number, (low, _) in least.items():
            if self._is_integer(number):
                self._test(f"{low} {self._argument(number)} l", f"argument {number} >= {low}")
        self._numbers()
        self._structs()
        self._memory()
        self._statements()
        for clause in guard.clauses:
            self._test(_clause(clause, self._places), str(clause))
        self._believed.insert(0, "that its arrays hold what its workload draws")
        return Requirements(tuple(dict.fromkeys(self._tested)), tuple(self._believed))

    def _test(self, code: str, text: str) -> None:
        self._tested.append(Requirement(code, _otherwise(text)))

    def _compare(self, left: str, expression: object, text: str) -> bool:
        """Require that a value is that of an expression; false where that cannot be tested."""
        try:
            self._test(f"{left} {self._names.code(expression)} =", f"{text} == {expression}")
        except Untestable:
            return False
        return True

    def _passed_arrays(self) -> Iterator[tuple[int, tuple[str, str]]]:
        """By parameter an array, and the expression of the offset in elements."""
        for number, one in enumerate(self._launch.args):
            name = one.array if one.array is not None else one.value
            if isinstance(name, str) and name in self._spec.arrays:
                yield number, (name, str(one.offset))

    def _is_integer(self, number: int) -> bool:
        word = self._parameters[number].type.split()[0]
        return word.startswith("i") and number not in self._addresses

    def _argument(self, number: int, sign: bool = True) -> str:
        return _read(self._places[number], number, sign)

    def _room(self, number: int) -> str:
        return _read(self._places[number], number).replace("i", "e", 1)

    def _bind(self) -> None:
        """Find out where the values of names come from."""
        for number, one in enumerate(self._launch.args):
            if isinstance(one.value, str) and self._is_integer(number):
                self._bind_to(one.value, self._argument(number), number)
        for kind, extents in (("g", self._launch.grid), ("b", self._launch.block)):
            for axis, one in enumerate(extents):
                self._bind_to(str(one), f"{kind}{axis}", (kind, axis))
        for number, (array, offset) in self._addresses.items():
            if offset == "0":
                self._bind_extent(array, self._room(number))

    def _bind_to(self, text: str, code: str, where: object) -> None:
        if self._names.bind(text.strip(), code):
            self._binding.add(where)

    def _bind_extent(self, array: str, room: str) -> None:
        """The one extent of an array that nothing else says follows from its memory."""
        table = self._spec.arrays[array]
        unknown: list[str] = []
        code = f"{room} {DTYPES[table.dtype].itemsize} d"
        for one in table.shape:
            try:
                code += f" {self._names.code(one)} d"
            except Untestable:
                unknown.append(str(one))
        if len(unknown) == 1:
            self._names.bind(unknown[0], code)

    def _shape(self) -> None:
        """Grid, block, shared memory, and whether blocks may wait for one another."""
        blocks = sorted({one.block for one in self._launched})
        other = "that its winner was not validated for"
        same = (_folded((f"b{n} {v} =" for n, v in enumerate(one)), "a") for one in blocks)
        self._tested.append(Requirement(_folded(same, "o"), f"was launched with a block {other}"))
        for axis in range(3):
            self._extent("grid", "g", axis, self._launch.grid, [o.grid for o in self._launched])
            if len({one[axis] for one in blocks}) > 1:  # else it is tested with the others
                self._extent("block", "b", axis, self._launch.block, blocks)
        sizes = sorted({one.shared for one in self._launched})
        if len(sizes) == 1 or not self._compare("s", self._launch.shared_bytes, "shared memory"):
            code = _folded((f"s {size} =" for size in sizes), "o")
            why = "was launched with other dynamic shared memory than its winner was validated for"
            self._tested.append(Requirement(code, why))
        together = "cooperatively" if not self._launch.cooperative else "without cooperation"
        why = f"was launched {together}, as its winner was not validated"
        self._tested.append(Requirement(f"c {int(self._launch.cooperative)} =", why))

    def _extent(
        self, what: str, kind: str, axis: int, extents: Sequence[object], seen: Sequence[Dim3]
    ) -> None:
        """One extent of the grid or the block."""
        expression = extents[axis] if axis < len(extents) else 1
        values = {one[axis] for one in seen}
        if len(values) == 1:
            why = f"was launched with a {what} that its winner was not validated for"
            self._tested.append(Requirement(f"{kind}{axis} {values.pop()} =", why))
        elif (kind, axis) in self._binding:
            return
        elif not self._compare(f"{kind}{axis}", expression, f"{what}.{AXES[axis]}"):
            self._believed.append(f"that {what}.{AXES[axis]} is {expression}")

    def _numbers(self) -> None:
        """What arguments that are numbers have to do with one another."""
        for number, one in enumerate(self._launch.args):
            if one.texture is not None:
                self._believed.append(f"that argument {number} is a texture like {one.texture}")
            if one.value is None or number in self._addresses or number in self._binding:
                continue
            if self._is_integer(number):
                if not self._compare(self._argument(number), one.value, f"argument {number}"):
                    self._believed.append(f"that argument {number} is {one.value}")
            else:
                self._float(number, one)

    def _float(self, number: int, one: ArgTable) -> None:
        """Two that are passed under one name have the same bits."""
        name = str(one.value)
        plain = name in self._spec.scalars and name not in self._names_defined
        first = self._floats.setdefault(name, number)
        if plain and self._places[first].size == self._places[number].size:
            if first != number:
                both = f"{self._argument(first)} {self._argument(number)} ="
                self._test(both, f"argument {first} == argument {number}")
        else:
            self._believed.append(f"that argument {number} is {name}")

    @property
    def _names_defined(self) -> frozenset[str]:
        return frozenset(k for k, v in self._spec.scalars.items() if isinstance(v, str))

    def _structs(self) -> None:
        """Bytes that are the same in all cases."""
        for number, place in enumerate(self._places):
            held = {one.structs.get(number, b"") for one in self._launched}
            if not self._parameters[number].by_value:
                continue
            if len(held) > 1:
                self._believed.append(f"that argument {number} has the fields of its workload")
                continue
            data = held.pop()
            parts = [data[at : at + 4] for at in range(0, len(data), 4)]
            code = _folded(
                (
                    f"u{number}:{place.offset}:{4 * n}:{len(part)} "
                    f"{int.from_bytes(part, 'little')} ="
                    for n, part in enumerate(parts)
                ),
                "a",
            )
            why = "was launched with a struct that its winner was not validated for"
            self._tested.append(Requirement(code, why))

    def _memory(self) -> None:
        """Room behind addresses, and where arrays lie with respect to one another."""
        for number in self._addresses:
            array, offset = self._addresses[number]
            room = self._needed(number)
            if self._extent_of(number) is None:
                self._believed.append(f"that argument {number} is {array} from {offset} on")
            self._test(
                f"{room} {self._room(number)} l",
                f"argument {number} leads to {' * '.join(map(str, self._shape_of(array)))} "
                f"elements ({array})",
            )
        numbers = list(self._addresses)
        for place, first in enumerate(numbers):
            for second in numbers[place + 1 :]:
                self._apart(first, second)

    def _shape_of(self, array: str) -> Sequence[object]:
        return self._spec.arrays[array].shape

    def _needed(self, number: int) -> str:
        """Bytes behind an address that the workload's array has."""
        array, offset = self._addresses[number]
        size = DTYPES[self._spec.arrays[array].dtype].itemsize
        try:
            elements = _folded(map(self._names.code, self._shape_of(array)), "*")
            return f"{elements} {self._names.code(offset)} - {size} *"
        except Untestable:
            return str(min(one.room.get(number, _ROOM_MOST) for one in self._launched))

    def _extent_of(self, number: int) -> tuple[str, str] | None:
        """Where the array begins into which an address leads, and its bytes; None if unknown.

        A kernel may reach what lies before the address, too, as far as its array does.
        """
        array, offset = self._addresses[number]
        size = DTYPES[self._spec.arrays[array].dtype].itemsize
        try:
            elements = _folded(map(self._names.code, self._shape_of(array)), "*")
            before = self._names.code(offset)
        except Untestable:
            return None
        begin = self._argument(number, False)
        if offset != "0":
            begin += f" {before} {size} * -"
        return begin, f"{elements} {size} *"

    def _disjoint(self, first: int, second: int) -> str:
        """That the arrays do not overlap into which two addresses lead."""
        one, other = (
            self._extent_of(n) or (self._argument(n, False), self._needed(n))
            for n in (first, second)
        )
        return _apart(*one, *other)

    def _apart(self, first: int, second: int) -> None:
        """Two addresses: as far apart as in the workload, or of arrays that do not overlap."""
        (one, offset), (other, further) = self._addresses[first], self._addresses[second]
        a, b = self._argument(first, False), self._argument(second, False)
        text = f"arguments {first} and {second}"
        if one == other:
            size = DTYPES[self._spec.arrays[one].dtype].itemsize
            try:
                distance = self._names.code(f"({further} - ({offset})) * {size}")
                self._test(f"{b} {a} - {distance} =", f"{text} lie as far apart as in {one}")
            except Untestable:
                self._believed.append(f"that {text} lie as far apart as in {one}")
        elif {self._spec.arrays[name].role for name in (one, other)} != {"in"}:
            self._test(self._disjoint(first, second), f"{text} do not overlap")

    def _statements(self) -> None:
        """The domain's, and without which the workload makes no launch."""
        loops = (one.when for one in self._spec.loop if self._launch in one.launch)
        for when in (self._launch.when, *loops):
            if when is not None:
                self._statement(ast.parse(str(when).strip(), mode="eval").body)
        for text in self._spec.domain.assume:
            for part in conjuncts(ast.parse(text.strip(), mode="eval").body):
                self._statement(part)

    def _statement(self, node: ast.expr) -> None:
        text = ast.unparse(node)
        try:
            match node:
                case ast.Call(func=ast.Name(id="aligned"), args=[ast.Name(id=name), by]):
                    for number in self._of(name):
                        code = (
                            f"{self._argument(number, False)} {self._names.code(ast.unparse(by))}"
                        )
                        self._test(f"{code} m 0 =", text)
                case ast.Call(func=ast.Name(id="noalias"), args=[ast.Name(id=a), ast.Name(id=b)]):
                    self._noalias(a, b, text)
                case _:
                    if names_in(node) & self._spec.arrays.keys():
                        raise Untestable
                    self._test(self._names.statement(text), text)
        except Untestable:
            self._believed.append(f"that {text}")

    def _noalias(self, a: str, b: str, text: str) -> None:
        for first in self._of(a):
            for second in self._of(b):
                if first != second:
                    self._test(self._disjoint(first, second), text)

    def _of(self, name: str) -> list[int]:
        """Parameters that a name stands for: an array's, or its own; raises Untestable."""
        found = [
            number
            for number, (array, _) in self._addresses.items()
            if name in (array, self._parameters[number].name)
        ]
        if not found:
            raise Untestable
        return found


def _apart(first: str, room: str, second: str, other: str) -> str:
    return f"{first} {room} + {second} l {second} {other} + {first} l o"


def _read(place: Place, number: int, sign: bool = True) -> str:
    return f"{'i' if sign else 'u'}{number}:{place.offset}:0:{place.size}"


_OF_CONDITIONS = {"/": "q", "%": "r", ">>": ">", "min": "n", "max": "x"}
_COMPARISONS = {
    "==": "{0} {1} =", "!=": "{0} {1} !", "<": "{0} {1} <", "<=": "{0} {1} l",
    ">": "{1} {0} <", ">=": "{1} {0} l",
}  # fmt: skip


def _clause(clause: Clause, found: Sequence[Place]) -> str:
    """A clause of a guard."""
    match clause:
        case Comparison(operator, left, right):
            return _COMPARISONS[operator].format(_value(left, found), _value(right, found))
        case Aligned(pointer, alignment):
            return f"{_read(found[pointer], pointer, False)} {alignment} m 0 ="
        case Disjoint(first, first_bytes, second, second_bytes):
            a, b = (_read(found[n], n, False) for n in (first, second))
            return _apart(a, _value(first_bytes, found), b, _value(second_bytes, found))


def _value(expression: Expression, found: Sequence[Place]) -> str:
    match expression:
        case Number(value):
            return str(value)
        case Argument(index, signed):
            return _read(found[index], index, signed)
        case Dimension(name):
            kind, _, axis = name.partition(".")
            return f"{'b' if kind == 'ntid' else 'g'}{AXES.index(axis)}"
        case Binary(operator, left, right):
            word = _OF_CONDITIONS.get(operator, operator)
            return f"{_value(left, found)} {_value(right, found)} {word}"
        case Wrapped(bits, signed, of):
            return f"{_value(of, found)} w{'i' if signed else 'u'}{bits}"
