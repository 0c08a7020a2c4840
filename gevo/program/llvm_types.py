"""Aggregate types, read from their text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from gevo.program.llvm_lex import Cursor, Unreadable

_DEFINITION = re.compile(r'(%(?:"[^"]*"|[-a-zA-Z$._0-9]+)) = type (.*)\Z')
_HALF_KINDS: Mapping[str, str] = {
    "half": "0xH3C00",
    "bfloat": "0xR3F80",
    "float": "1.000000e+00",
    "double": "1.000000e+00",
    "x86_fp80": "0xK3FFF8000000000000000",
    "fp128": "0xL00000000000000003FFF000000000000",
}
_INTEGER = re.compile(r"i(\d+)\Z")
_VECTOR = re.compile(r"<(?:vscale x )?\d+ x (.*)>\Z")
_ARRAY = re.compile(r"\[\d+ x (.*)\]\Z")


class StructTypes:
    """The named types of one module."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._bodies = {m[1]: m[2] for line in lines if (m := _DEFINITION.match(line))}

    def is_struct(self, type_: str) -> bool:
        """True for literal and named structs."""
        return type_[:1] in ("{", "%") or type_.startswith("<{")

    def element(self, type_: str, index: str) -> str:
        """The type that a constant or variable index selects; raises Unreadable."""
        if self.is_struct(type_):
            fields = self._fields(type_)
            if index.isdigit() and int(index) < len(fields):
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
