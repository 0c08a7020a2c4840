"""Writes the instructions that decide a condition at a kernel's entry."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gevo.errors import EditError
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

REGISTER = "@llvm.nvvm.read.ptx.sreg."
_OVERFLOWING = {"+": "sadd", "-": "ssub", "*": "smul"}
_PREDICATES = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}
_INTEGER = re.compile(r"i(\d+)\Z")


class ConditionWriter:
    """Instructions for one condition.

    Attributes:
        lines: The instructions, without indentation.
        declares: Functions that they call, and how these are declared.
    """

    def __init__(self, arguments: Sequence[tuple[str, str]]) -> None:
        """Start with the kernel's arguments: type and name (`%a0`) of each."""
        self._arguments = arguments
        self._known: dict[str, str] = {}
        self._valid: list[str] = []
        self.lines: list[str] = []
        self.declares: dict[str, str] = {}

    def write(self, condition: Condition) -> str:
        """An i1 that says whether the condition holds; raises EditError where it has none."""
        results = [self._clause(clause) for clause in condition.clauses]
        result = "true"
        for one in dict.fromkeys((*results, *self._valid)):
            result = one if result == "true" else self._emit(f"and i1 {result}, {one}")
        return result

    def _clause(self, clause: Clause) -> str:
        match clause:
            case Comparison(operator, left, right):
                a, b = self._value(left), self._value(right)
                return self._emit(f"icmp {_PREDICATES[operator]} i64 {a}, {b}")
            case Aligned(pointer, bytes_):
                low = self._emit(f"and i64 {self._address(pointer)}, {bytes_ - 1}")
                return self._emit(f"icmp eq i64 {low}, 0")
            case Disjoint(first, first_bytes, second, second_bytes):
                return self._disjoint(first, first_bytes, second, second_bytes)

    def _disjoint(
        self, first: int, first_bytes: Expression, second: int, second_bytes: Expression
    ) -> str:
        """Whether two ranges of bytes have none in common.

        They have where the second begins behind the first's beginning by less than the first's
        size, or in front of it by less than its own: modulo 2**64 that is a single comparison.
        """
        sizes = self._value(first_bytes), self._value(second_bytes)
        self._valid += [self._emit(f"icmp sge i64 {size}, 0") for size in sizes]
        both = self._emit(f"add i64 {sizes[0]}, {sizes[1]}")
        less = self._emit(f"sub i64 {both}, 1")
        bound = self._emit(f"select i1 {self._emit(f'icmp eq i64 {both}, 0')}, i64 0, i64 {less}")
        end = self._emit(f"add i64 {self._address(second)}, {sizes[1]}")
        last = self._emit(f"sub i64 {end}, 1")
        behind = self._emit(f"sub i64 {last}, {self._address(first)}")
        return self._emit(f"icmp uge i64 {behind}, {bound}")

    def _value(self, expression: Expression) -> str:
        """An i64; what makes it valid is noted."""
        match expression:
            case Number(number):
                return str(number)
            case Argument(index, signed):
                return self._argument(index, signed)
            case Dimension(name):
                register = f"{REGISTER}{name}"
                self.declares[register] = f"declare i32 {register}()"
                number = self._emit(f"call i32 {register}()")
                return self._emit(f"zext i32 {number} to i64")
            case Binary(operator, left, right):
                return self._binary(operator, self._value(left), self._value(right))
            case Wrapped(bits, signed, of):
                low = self._emit(f"trunc i64 {self._value(of)} to i{bits}")
                return self._emit(f"{'sext' if signed else 'zext'} i{bits} {low} to i64")

    def _argument(self, index: int, signed: bool) -> str:
        type_, name = self._named(index)
        match = _INTEGER.match(type_)
        if match is None or int(match[1]) > 64:
            raise EditError(f"condition: arg{index} is {type_}, not an integer of up to 64 bits")
        if match[1] != "64":
            return self._emit(f"{'sext' if signed else 'zext'} {type_} {name} to i64")
        if not signed:
            self._valid.append(self._emit(f"icmp sge i64 {name}, 0"))
        return name

    def _address(self, index: int) -> str:
        type_, name = self._named(index)
        if not type_.startswith("ptr"):
            raise EditError(f"condition: arg{index} is {type_}, not a pointer")
        return self._emit(f"ptrtoint {type_} {name} to i64")

    def _named(self, index: int) -> tuple[str, str]:
        if index >= len(self._arguments):
            count = len(self._arguments)
            raise EditError(f"condition: there is no arg{index}, the kernel takes {count}")
        return self._arguments[index]

    def _binary(self, operator: str, a: str, b: str) -> str:
        match operator:
            case "+" | "-" | "*":
                return self._overflowing(operator, a, b)
            case "/" | "%":
                self._valid.append(self._emit(f"icmp sgt i64 {b}, 0"))
                # The least positive divisor stands for one that is none: no thread may trap.
                divisor = self._smaller_or_larger("sgt", b, "1")
                return self._emit(f"{'sdiv' if operator == '/' else 'srem'} i64 {a}, {divisor}")
            case ">>":
                self._valid.append(self._emit(f"icmp ult i64 {b}, 64"))
                low = self._emit(f"and i64 {b}, 63")
                return self._emit(f"ashr i64 {a}, {low}")
            case "&":
                return self._emit(f"and i64 {a}, {b}")
            case _:
                return self._smaller_or_larger("slt" if operator == "min" else "sgt", a, b)

    def _overflowing(self, operator: str, a: str, b: str) -> str:
        function = f"@llvm.{_OVERFLOWING[operator]}.with.overflow.i64"
        self.declares[function] = f"declare {{ i64, i1 }} {function}(i64, i64)"
        both = self._emit(f"call {{ i64, i1 }} {function}(i64 {a}, i64 {b})")
        over = self._emit(f"extractvalue {{ i64, i1 }} {both}, 1")
        self._valid.append(self._emit(f"xor i1 {over}, true"))
        return self._emit(f"extractvalue {{ i64, i1 }} {both}, 0")

    def _smaller_or_larger(self, predicate: str, a: str, b: str) -> str:
        first = self._emit(f"icmp {predicate} i64 {a}, {b}")
        return self._emit(f"select i1 {first}, i64 {a}, i64 {b}")

    def _emit(self, text: str) -> str:
        """The result of an instruction; one that is there already is not written again."""
        if text not in self._known:
            self._known[text] = name = f"%gevo.guard.{len(self._known)}"
            self.lines.append(f"{name} = {text}")
        return self._known[text]
