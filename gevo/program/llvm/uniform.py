"""Which comparisons of a kernel are decided at its entry, and by what condition.

A value counts as known at the entry where only scalar arguments, the shape of the launch,
constants and arithmetic lead to it. Indices of threads and blocks are known by their bounds: what
is monotone in them holds everywhere when it holds at the last thread of the last block. That is
sound only where no 32-bit addition wraps, which the condition says too, in 64 bits.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from gevo.errors import ProgramError
from gevo.program.base import Program
from gevo.program.condition import (
    Aligned,
    Argument,
    Clause,
    Comparison,
    Condition,
    Dimension,
    Expression,
    Number,
    Wrapped,
    bounds,
    combined,
    condition_of,
    range_of,
    within,
)
from gevo.program.llvm.baseline import baseline
from gevo.program.llvm.text import Function, Instruction, Module

_INTEGER = re.compile(r"i(\d+)\Z")
_NUMBER = re.compile(r"-?\d+\Z")
_ARGUMENT = re.compile(r"a(\d+)\Z")
_SREG = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.(ntid|nctaid|tid|ctaid)\.([xyz])\b")
_EXTREME = re.compile(r"@llvm\.([su])(min|max)\.")
_COMPARED = re.compile(r"icmp (?:samesign )?([a-z]+) ")

_NEGATED = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
    "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip
_MOST = 64
"""Instructions that lead to one comparison; a longer computation is not looked at."""


class _Unknown(Exception):
    """Nothing can be said of this value at the entry."""


@dataclass(frozen=True)
class _Value:
    """An integer with sign, by its least and its largest value over all threads.

    Of a value that all threads share the two are the same expression.
    """

    bits: int
    low: Expression
    high: Expression

    @property
    def uniform(self) -> bool:
        """Whether all threads have the same."""
        return self.low == self.high


def entry_condition(
    program: Program, kernel: str, uid: str, holds: bool = True
) -> Condition | None:
    """When a comparison of a kernel comes out the same way in every thread that reaches it.

    Args:
        program: The unmodified program.
        kernel: The kernel's name.
        uid: Uid or name (`%cmp`) of an `icmp` in it, or of what is made of several by `and`, `or`
            and `not`.
        holds: Which way: True, or False.

    Returns:
        A condition that implies it, decided by what is known at the entry; None where there is
        none of that kind. One without clauses holds always.

    Raises:
        ProgramError: There is no such kernel or instruction.
    """
    module = baseline(program.configured(())).module
    function = next((f for f in module.functions if f.name == kernel and f.kernel), None)
    if function is None:
        raise ProgramError(f"the program has no kernel {kernel}")
    return _decided(module, function, _instruction(module, function, uid), holds, _NESTED)


def decides(module: Module, uid: str, holds: bool) -> bool:
    """Whether a kernel's entry can tell that a truth value in it always comes out so.

    Args:
        module: Has the kernel.
        uid: Of the instruction that gives the value.
        holds: True, or False.
    """
    instruction = module.instructions[uid]
    function = module.functions[instruction.function]
    return function.kernel and bool(_decided(module, function, instruction, holds, _NESTED))


def _decided(
    module: Module, function: Function, instruction: Instruction, holds: bool, depth: int
) -> Condition | None:
    """When a truth value is what it must be; of a conjunction that is false one part is enough."""
    parts = _parts(module, instruction) if depth else None
    if parts is None:
        with suppress(_Unknown):
            return _Entry(module, function).compared(instruction, holds)
        parts = _bitwise(module, instruction) if depth else None
    if parts is None:
        return None
    kind, some = parts
    found = [
        _decided(module, function, one, holds is not (kind == _NOT), depth - 1) if one else None
        for one in some
    ]
    if holds is (kind == _ALL):
        clauses = [clause for one in found if one for clause in one.clauses]
        return None if None in found else condition_of(clauses, _bits(function))
    known = [one for one in found if one is not None]
    return min(known, key=lambda one: len(one.clauses), default=None)


_ALL, _SOME, _NOT = "all", "some", "not"
_OF_BITS = {
    ("eq", "0"): _ALL, ("ne", "0"): _SOME,
    ("slt", "0"): _SOME, ("sge", "0"): _ALL, ("sle", "-1"): _SOME, ("sgt", "-1"): _ALL,
}  # fmt: skip
"""How a comparison of `a | b` with a number follows from the same of `a` and of `b`."""
_NESTED = 4
"""So deep truth values may be made of others."""


def _parts(
    module: Module, instruction: Instruction
) -> tuple[str, list[Instruction | None]] | None:
    """What a truth value is made of, and how; None for what is not made of others.

    An operand that no instruction gives is None.
    """
    if instruction.type != "i1":
        return None
    refs = [operand.value.ref for operand in instruction.operands]
    if instruction.op == "select" and refs[2] == "false":
        kind, refs = _ALL, refs[:2]
    elif instruction.op == "select" and refs[1] == "true":
        kind, refs = _SOME, [refs[0], refs[2]]
    elif instruction.op in ("and", "or"):
        kind = _ALL if instruction.op == "and" else _SOME
    elif instruction.op == "xor" and refs[1] in ("true", "-1"):
        kind, refs = _NOT, refs[:1]
    elif instruction.op == "freeze":
        kind = _SOME
    else:
        return None
    return kind, [module.instructions.get(ref) for ref in refs]


def _bitwise(
    module: Module, instruction: Instruction
) -> tuple[str, list[Instruction | None]] | None:
    """Comparisons of `a` and of `b` by which one of `a | b` with 0 or -1 is decided, likewise.

    `a | b` is 0 where both are, and negative where one is.
    """
    match = _COMPARED.match(instruction.pieces[0])
    if match is None:
        return None
    joined, number = (operand.value.ref for operand in instruction.operands)
    found = module.instructions.get(joined)
    kind = _OF_BITS.get((match[1], number))
    if kind is None or found is None or found.op != "or":
        return None
    rest = instruction.operands[1]
    return kind, [replace(instruction, operands=(one, rest)) for one in found.operands]


def _bits(function: Function) -> dict[int, int]:
    """How many bits the integers among a function's parameters have, by number."""
    types = enumerate(value.type for _, value in function.arguments)
    return {n: int(m[1]) for n, type_ in types if (m := _INTEGER.match(type_))}


def _instruction(module: Module, function: Function, name: str) -> Instruction:
    uids = [uid for block in function.blocks for uid in module.blocks[block].uids]
    for uid in uids:
        if name in (uid, module.instructions[uid].label):
            return module.instructions[uid]
    raise ProgramError(f"kernel {function.name} has no instruction {name}")


class _Entry:
    """Values of one kernel as far as its entry knows them."""

    def __init__(self, module: Module, function: Function) -> None:
        self._instructions = module.instructions
        self._bits = _bits(function)
        self._values: dict[str, _Value] = {}
        self._clauses: list[Clause] = []

    def compared(self, instruction: Instruction, holds: bool) -> Condition | None:
        """When the comparison comes out like that everywhere; raises _Unknown."""
        match = _COMPARED.match(instruction.pieces[0])
        if match is None or len(instruction.operands) != 2:
            raise _Unknown
        predicate = match[1] if holds else _NEGATED[match[1]]
        if aligned := self._alignment(instruction, predicate):
            return Condition((aligned,))
        left, right = (self._operand(instruction, i) for i in (0, 1))
        if predicate[0] == "u":
            self._not_negative(left)
            self._not_negative(right)
        self._clauses.append(_comparison(predicate, left, right))
        return condition_of(self._clauses, self._bits)

    def _alignment(self, instruction: Instruction, predicate: str) -> Aligned | None:
        """`(address & 15) == 0`."""
        masked, zero = (operand.value.ref for operand in instruction.operands)
        found = self._instructions.get(masked)
        if predicate != "eq" or zero != "0" or found is None or found.op != "and":
            return None
        address, mask = (operand.value.ref for operand in found.operands)
        source = self._instructions.get(address)
        if source is not None and source.op == "trunc":
            source = self._instructions.get(source.operands[0].value.ref)
        if source is None or source.op != "ptrtoint" or not _NUMBER.match(mask):
            return None
        pointer = _ARGUMENT.match(source.operands[0].value.ref)
        size = int(mask) + 1
        if pointer is None or size < 1 or size & (size - 1):
            return None
        return Aligned(int(pointer[1]), size)

    def _operand(self, instruction: Instruction, index: int) -> _Value:
        operand = instruction.operands[index]
        width = _INTEGER.match(operand.type)
        if width is None or int(width[1]) > 64:
            raise _Unknown
        bits, ref = int(width[1]), operand.value.ref
        if _NUMBER.match(ref):
            return _Value(bits, Number(int(ref)), Number(int(ref)))
        if argument := _ARGUMENT.match(ref):
            known = Argument(int(argument[1]))
            return _Value(bits, known, known)
        if ref not in self._instructions:
            raise _Unknown
        return self._result(ref)

    def _within_type(self, instruction: Instruction, index: int) -> _Value:
        """An operand; of one of which the entry knows nothing, what its type can hold."""
        clauses, values = len(self._clauses), dict(self._values)
        try:
            return self._operand(instruction, index)
        except _Unknown:
            width = _INTEGER.match(instruction.operands[index].type)
            if width is None or int(width[1]) > 64:
                raise
            del self._clauses[clauses:]
            self._values = values
            least, most = bounds(int(width[1]), True)
            return _Value(int(width[1]), Number(least), Number(most))

    def _result(self, uid: str) -> _Value:
        if uid not in self._values:
            if len(self._values) > _MOST:
                raise _Unknown
            instruction = self._instructions[uid]
            compute = _COMPUTED.get(instruction.op)
            width = _INTEGER.match(instruction.type)
            if compute is None or width is None:
                raise _Unknown
            self._values[uid] = self._fitted(compute(self, instruction, int(width[1])))
        return self._values[uid]

    def _fitted(self, value: _Value) -> _Value:
        """The value as its bits hold it: what threads share wraps, the rest must not have to."""
        own = bounds(value.bits, True)
        ranges = [range_of(e, self._bits) for e in (value.low, value.high)]
        if all(within(r, own) for r in ranges) or value.bits == 64:
            return value  # a condition does not hold where 64 bits are too few
        if value.uniform and value.bits in (8, 16, 32):
            wrapped = Wrapped(value.bits, True, value.low)
            return _Value(value.bits, wrapped, wrapped)
        self._clauses += (
            Comparison(">=", value.low, Number(own[0])),
            Comparison("<=", value.high, Number(own[1])),
        )
        return value

    def _not_negative(self, value: _Value) -> None:
        self._clauses.append(Comparison(">=", value.low, Number(0)))

    def arithmetic(self, instruction: Instruction, bits: int) -> _Value:
        a, b = (self._operand(instruction, i) for i in (0, 1))
        match instruction.op:
            case "add":
                return _Value(bits, combined("+", a.low, b.low), combined("+", a.high, b.high))
            case "sub":
                return _Value(bits, combined("-", a.low, b.high), combined("-", a.high, b.low))
            case "shl":
                b = _power_of(b)
            case _:
                pass
        if a.uniform and not b.uniform:
            a, b = b, a
        if not b.uniform:
            raise _Unknown
        if not a.uniform:
            self._not_negative(b)
        return _Value(bits, combined("*", a.low, b.low), combined("*", a.high, b.low))

    def joined(self, instruction: Instruction, bits: int) -> _Value:
        """An `or` that adds, as it sets only bits that a shift has left empty."""
        shifted, number = (operand.value.ref for operand in instruction.operands)
        found = self._instructions.get(shifted)
        if found is None or found.op != "shl" or not _NUMBER.match(number):
            raise _Unknown
        by = found.operands[1].value.ref
        if not _NUMBER.match(by) or not 0 <= int(number) < 1 << int(by):
            raise _Unknown
        value, more = self._operand(instruction, 0), Number(int(number))
        return _Value(bits, combined("+", value.low, more), combined("+", value.high, more))

    def divided(self, instruction: Instruction, bits: int) -> _Value:
        a, b = (self._operand(instruction, i) for i in (0, 1))
        if not b.uniform:
            raise _Unknown
        operator = {"d": "/", "r": "%", "s": ">>"}[instruction.op[1]]
        if instruction.op[0] in "ul" or not a.uniform:
            self._not_negative(a)  # with a sign or without, and monotone
        if operator == ">>":
            if not isinstance(b.low, Number) or not 0 <= b.low.value < bits:
                raise _Unknown
        elif not isinstance(b.low, Number):
            self._clauses.append(Comparison(">", b.low, Number(0)))
        elif b.low.value <= 0:
            raise _Unknown
        if operator == "%" and not a.uniform:
            return _Value(bits, Number(0), combined("-", b.low, Number(1)))
        return _Value(bits, combined(operator, a.low, b.low), combined(operator, a.high, b.low))

    def masked(self, instruction: Instruction, bits: int) -> _Value:
        a, b = (self._within_type(instruction, i) for i in (0, 1))
        if a.uniform and b.uniform:
            both = combined("&", a.low, b.low)
            return _Value(bits, both, both)
        mask = b if b.uniform else a
        if not isinstance(mask.low, Number) or mask.low.value < 0:
            raise _Unknown
        return _Value(bits, Number(0), mask.low)

    def extended(self, instruction: Instruction, bits: int) -> _Value:
        value = self._operand(instruction, 0)
        if instruction.op == "sext":
            return _Value(bits, value.low, value.high)
        if isinstance(value.low, Argument) and value.uniform and value.bits < 64:
            known = Argument(value.low.index, signed=False)
            return _Value(bits, known, known)
        self._not_negative(value)
        return _Value(bits, value.low, value.high)

    def cut(self, instruction: Instruction, bits: int) -> _Value:
        value = self._operand(instruction, 0)
        return _Value(bits, value.low, value.high)

    def called(self, instruction: Instruction, bits: int) -> _Value:
        text = "".join(instruction.pieces)
        if register := _SREG.search(text):
            shape = Dimension(f"n{register[1].removeprefix('n')}.{register[2]}")
            if register[1][0] == "n":
                return _Value(bits, shape, shape)
            return _Value(bits, Number(0), combined("-", shape, Number(1)))
        extreme = _EXTREME.search(text)
        if extreme is None or len(instruction.operands) != 2:
            raise _Unknown
        a, b = (self._within_type(instruction, i) for i in (0, 1))
        if extreme[1] == "u":
            self._not_negative(a)
            self._not_negative(b)
        low, high = combined(extreme[2], a.low, b.low), combined(extreme[2], a.high, b.high)
        return _Value(bits, low, high)


def _power_of(exponent: _Value) -> _Value:
    if not isinstance(exponent.low, Number) or not 0 <= exponent.low.value < exponent.bits - 1:
        raise _Unknown
    power = Number(1 << exponent.low.value)
    return _Value(exponent.bits, power, power)


def _comparison(predicate: str, left: _Value, right: _Value) -> Comparison:
    """What the ends of both ranges must fulfil, so that all between them do."""
    match predicate:
        case "eq" | "ne":
            if not (left.uniform and right.uniform):
                raise _Unknown
            return Comparison("==" if predicate == "eq" else "!=", left.low, right.low)
        case "slt" | "ult":
            return Comparison("<", left.high, right.low)
        case "sle" | "ule":
            return Comparison("<=", left.high, right.low)
        case "sgt" | "ugt":
            return Comparison(">", left.low, right.high)
        case _:
            return Comparison(">=", left.low, right.high)


_Computed = Callable[[_Entry, Instruction, int], _Value]
_COMPUTED: dict[str, _Computed] = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), _Entry.arithmetic),
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem", "lshr", "ashr"), _Entry.divided),
    **dict.fromkeys(("zext", "sext"), _Entry.extended),
    **dict.fromkeys(("trunc", "freeze"), _Entry.cut),
    "and": _Entry.masked,
    "or": _Entry.joined,
    "call": _Entry.called,
}
