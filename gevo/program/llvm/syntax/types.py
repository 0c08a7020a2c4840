"""Types and the constants of them, read from their text.

Sizes, alignments and scalars of types, in bytes, by NVPTX's data layout. The host's is the same.
"""

from __future__ import annotations

import math
import re
import struct
import sys
from collections.abc import Callable, Iterator, Mapping

from gevo.program.llvm.syntax.lexer import NAME, Cursor, Unreadable, closing, split_top
from gevo.program.numbers import other_floats, other_integers

FLOAT_BITS: Mapping[str, int] = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
_HALF_KINDS: Mapping[str, str] = {
    "half": "0xH3C00",
    "bfloat": "0xR3F80",
    "float": "1.000000e+00",
    "double": "1.000000e+00",
    "x86_fp80": "0xK3FFF8000000000000000",
    "fp128": "0xL00000000000000003FFF000000000000",
}
_INTEGER = re.compile(r"i(\d+)\Z")
_SIMPLE = re.compile(rf"ptr addrspace\(\d+\)|%{NAME}|[^\s,)]+")
_FIXED_VECTOR = re.compile(r"<(\d+) x (.*)>\Z")
_VECTOR = re.compile(r"<(?:vscale x )?\d+ x (.*)>\Z")
_ARRAY = re.compile(r"\[\d+ x (.*)\]\Z")


def take_type(text: str) -> tuple[str, str]:
    """Split `TYPE rest` into the type and the stripped rest."""
    text = text.lstrip()
    if text[:1] in ("[", "{", "<"):
        end = closing(text, 0) + 1
    else:
        match = _SIMPLE.match(text)
        end = match.end() if match else 0
    return text[:end], text[end:].strip()


def take_pair(text: str) -> tuple[str, str, str]:
    """Type and operands of `TYPE A, B`."""
    type_, operands = take_type(text)
    first, second = split_top(operands)
    return type_, first, second


def integer_bits(type_: str) -> int:
    """Width of an integer type; 0 of any other."""
    return int(type_[1:]) if type_[:1] == "i" and type_[1:].isdecimal() else 0


def element_of(type_: str) -> str:
    """The type itself, or a vector's element type."""
    match = _FIXED_VECTOR.match(type_)
    return match[2] if match else type_


def lanes_of(type_: str) -> int:
    """Lanes of a vector; 0 for anything else."""
    match = _FIXED_VECTOR.match(type_)
    return int(match[1]) if match else 0


def like(type_: str, element: str) -> str:
    """`element`, or a vector of it as long as the vector `type_`."""
    match = _FIXED_VECTOR.match(type_)
    return f"<{match[1]} x {element}>" if match else element


def constant(type_: str, value: int) -> str:
    """An integer constant of this type."""
    match = _FIXED_VECTOR.match(type_)
    return f"splat ({match[2]} {value})" if match else str(value)


def _single(value: float) -> float:
    return float(struct.unpack("<f", struct.pack("<f", value))[0])


_FLOATS: Mapping[str, tuple[float, Callable[[float], float]]] = {
    "float": (3.4028234e38, _single),
    "double": (sys.float_info.max, float),
}
"""The largest value of a type, and rounding to it."""
_HEXADECIMAL = re.compile(r"0x([HR]?)([0-9A-F]{4}|[0-9A-F]{16})\Z")
_DECIMAL = re.compile(r"[-+]?\d+\.\d+e[-+]\d+\Z")
_BITS = {"": (">d", ""), "H": (">e", ""), "R": (">f", "0000")}
"""How to unpack hexadecimal digits, and those to add: a bfloat is the upper half of a float."""


def float_text(value: float) -> str:
    """A float or double as LLVM prints it: six decimals where they are exact, else its bits."""
    short = f"{value:.6e}"
    if math.isfinite(value) and float(short) == value:
        return short
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def read_float(text: str) -> float | None:
    """The value of a half, bfloat, float or double as LLVM prints it; None for anything else."""
    if match := _HEXADECIMAL.match(text):
        form, more = _BITS[match[1]]
        digits = bytes.fromhex(match[2] + more)
        fits = len(digits) == struct.calcsize(form)
        return float(struct.unpack(form, digits)[0]) if fits else None
    return float(text) if _DECIMAL.match(text) else None


def _others(type_: str, value: float) -> Iterator[float]:
    yield from other_floats(value, _FLOATS[type_][0])


class StructTypes:
    """The named types of one module (`%T`)."""

    def __init__(self, bodies: Mapping[str, str]) -> None:
        self._bodies = bodies

    def is_struct(self, type_: str) -> bool:
        """True for literal and named structs."""
        return type_[:1] in ("{", "%") or type_.startswith("<{")

    def element(self, type_: str, index: str) -> str:
        """The type that a constant or variable index selects; raises Unreadable."""
        if self.is_struct(type_):
            fields = self._fields(type_)
            if index.isdecimal() and int(index) < len(fields):
                return fields[int(index)]
        elif match := _ARRAY.match(type_) or _VECTOR.match(type_):
            return match[1]
        raise Unreadable(f"no element {index} in {type_}")

    def one(self, type_: str) -> str | None:
        """The constant 1 of a type as LLVM prints it; None where there is no such thing.

        Aggregates have no 1 and give `zeroinitializer`, unless they hold a pointer, which
        would be null.
        """
        if type_ == "i1":
            return "true"
        if _INTEGER.match(type_):
            return "1"
        if type_ in _HALF_KINDS:
            return _HALF_KINDS[type_]
        if match := _VECTOR.match(type_):
            element = self.one(match[1])
            return element and f"splat ({match[1]} {element})"
        if (_ARRAY.match(type_) or self.is_struct(type_)) and not self._holds_pointer(type_):
            return "zeroinitializer"
        return None

    def is_integer_literal(self, type_: str, text: str) -> bool:
        """True when `text` is a value of an integer type in LLVM's decimal form."""
        match = _INTEGER.match(type_)
        if match is None:
            return False
        if match[1] == "1":
            return text in ("true", "false")
        if not re.fullmatch(r"0|-?[1-9]\d{0,40}", text):
            return False
        half = 1 << (int(match[1]) - 1)
        return -half <= int(text) < half

    def other_numbers(self, type_: str, text: str) -> Iterator[str]:
        """Other values for an integer or float literal; none for i1 and anything else."""
        if type_ in _FLOATS:
            value = read_float(text)
            if value is not None:
                yield from map(float_text, map(_FLOATS[type_][1], _others(type_, value)))
        elif type_ != "i1" and self.is_integer_literal(type_, text):
            half = 1 << (int(type_[1:]) - 1)
            yield from map(str, other_integers(int(text), -half, half - 1))

    def is_number(self, type_: str, text: str) -> bool:
        """True for an integer literal and for a finite float as LLVM prints it."""
        if type_ not in _FLOATS:
            return self.is_integer_literal(type_, text)
        value = read_float(text)
        if value is None or not math.isfinite(value) or abs(value) > _FLOATS[type_][0]:
            return False
        return value == _FLOATS[type_][1](value) and text == float_text(value)

    def _holds_pointer(self, type_: str) -> bool:
        if match := _ARRAY.match(type_) or _VECTOR.match(type_):
            return self._holds_pointer(match[1])
        if self.is_struct(type_):
            return any(self._holds_pointer(field) for field in self._fields(type_))
        return type_.startswith(("ptr", "target"))

    def _fields(self, type_: str) -> list[str]:
        body = self._bodies.get(type_, type_)
        cursor = Cursor(body.removeprefix("<"))
        cursor.expect("{")
        fields: list[str] = []
        while not cursor.optional("}"):
            fields.append(cursor.type())
            cursor.optional(",")
        return fields


_SCALAR_BYTES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8}
_SEQUENCE = re.compile(r"[\[<](\d+) x (.*)[\]>]\Z", re.DOTALL)


class DataLayout:
    """Of one module, by the names of its types (`%T`). All methods raise Unreadable."""

    def __init__(self, named: Mapping[str, str]) -> None:
        self._named = named
        self._cache: dict[str, tuple[int, int, int]] = {}

    def store_size(self, type_: str) -> int:
        """Bytes that a store of this type writes."""
        return self._measure(type_)[0]

    def size(self, type_: str) -> int:
        """Distance of array elements of this type."""
        return self._measure(type_)[1]

    def align(self, type_: str) -> int:
        """ABI alignment."""
        return self._measure(type_)[2]

    def strides(self, type_: str, count: int) -> list[int]:
        """Bytes by which each of so many indices moves an address, the first over whole types."""
        found = [self.size(type_)]
        for _ in range(count - 1):
            match = _SEQUENCE.match(self._named.get(type_, type_))
            if match is None:
                raise Unreadable(f"{type_} is no array")
            type_ = match[2]
            found.append(self.size(type_))
        return found

    def strided(self, type_: str) -> str:
        """The type of an array's or a vector's elements."""
        match = _SEQUENCE.match(self._named.get(type_, type_))
        if match is None:
            raise Unreadable(f"{type_} is no array")
        return match[2]

    def field(self, type_: str, number: str) -> tuple[str, int] | None:
        """Type and offset of a struct's field; None where the type is no struct."""
        type_ = self._named.get(type_, type_)
        return list(self._fields(type_))[int(number)] if type_.startswith(("{", "<{")) else None

    def scalars(self, type_: str, offset: int = 0) -> Iterator[tuple[int, str]]:
        """Offset and type of every scalar in a type, in order."""
        type_ = self._named.get(type_, type_)
        if type_.startswith(("{", "<{")):
            for field, start in self._fields(type_):
                yield from self.scalars(field, offset + start)
        elif match := _SEQUENCE.match(type_):
            step = self.size(match[2])
            for index in range(int(match[1])):
                yield from self.scalars(match[2], offset + index * step)
        else:
            yield offset, type_

    def _measure(self, type_: str) -> tuple[int, int, int]:
        found = self._cache.get(type_)
        if found is None:
            found = self._cache[type_] = self._compute(type_)
        return found

    def _compute(self, type_: str) -> tuple[int, int, int]:
        if (size := _SCALAR_BYTES.get(type_)) or type_.startswith("ptr "):
            size = size or 8
            return size, size, size
        if bits := integer_bits(type_):
            return _integer(bits)
        if type_.startswith(("{", "<{")):
            return self._struct(type_)
        if match := _SEQUENCE.match(type_):
            return self._sequence(int(match[1]), match[2], vector=type_[0] == "<")
        if type_ in self._named:
            return self._measure(self._named[type_])
        raise Unreadable(f"gevo does not know the size of type {type_}")

    def _sequence(self, count: int, element: str, vector: bool) -> tuple[int, int, int]:
        if vector:
            bits = integer_bits(element) or 8 * self.size(element)
            store = (count * bits + 7) // 8
            align = 1 << max(store - 1, 0).bit_length()
            return store, -(-store // align) * align, align
        size = count * self.size(element)
        return size, size, self.align(element)

    def _fields(self, type_: str) -> Iterator[tuple[str, int]]:
        """Types and offsets of a struct's fields."""
        packed = type_[0] == "<"
        offset = 0
        for field in split_top(type_[2:-2] if packed else type_[1:-1]):
            align = 1 if packed else self.align(field)
            offset = -(-offset // align) * align
            yield field, offset
            offset += self.size(field)

    def _struct(self, type_: str) -> tuple[int, int, int]:
        end, align = 0, 1
        for field, offset in self._fields(type_):
            align = max(align, 1 if type_[0] == "<" else self.align(field))
            end = offset + self.size(field)
        size = -(-end // align) * align
        return size, size, align


def _integer(bits: int) -> tuple[int, int, int]:
    if bits > 128:
        raise Unreadable(f"gevo has no integers wider than 128 bits (i{bits})")
    store = (bits + 7) // 8
    align = min(1 << (store - 1).bit_length(), 16)
    return store, -(-store // align) * align, align
