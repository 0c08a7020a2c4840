"""The parts of a function header and of a call, located in their text."""

from __future__ import annotations

from dataclasses import dataclass

from gevo.program.llvm.syntax.lexer import (
    FAST_MATH,
    Cursor,
    Unreadable,
    is_type_start,
    is_value_word,
    symbol_of,
)

Span = tuple[int, int]

_FAST_MATH = frozenset(FAST_MATH.split("|"))
_CONVENTIONS = frozenset("ccc fastcc coldcc ptx_kernel ptx_device cc".split())


@dataclass(frozen=True, slots=True)
class Attribute:
    """One attribute and where it stands."""

    text: str
    span: Span

    @property
    def word(self) -> str:
        """Its name, without arguments."""
        return self.text.split("(")[0].split("=")[0].split(" ")[0]


READ_ONLY = '"gevo.read-only"'
"""Attribute of a struct passed by value that the kernel may not write: a parameter of PTX."""
_READ_ONLY = frozenset((READ_ONLY, '"nvvm.grid_constant"'))


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter or a call's argument.

    Attributes:
        type: Its type.
        attributes: Its attributes.
        value: The value's text: `%name` for a named parameter, empty for an unnamed one.
        span: Where the value stands.
    """

    type: str
    attributes: tuple[Attribute, ...]
    value: str
    span: Span

    @property
    def byval(self) -> str:
        """Type of a struct passed by value; empty for other arguments."""
        found = (a.text for a in self.attributes if a.word == "byval")
        return next(found, "byval()")[6:-1]

    @property
    def read_only(self) -> bool:
        """Whether a struct passed by value may not be written; LLVM's own ones are copies."""
        return any(a.text in _READ_ONLY for a in self.attributes)

    @property
    def align(self) -> int:
        """The alignment that it says; 1 where it says none."""
        found = (a.text for a in self.attributes if a.word == "align")
        return int(next(found, "align 1")[6:])


@dataclass(frozen=True, slots=True)
class Signature:
    """A header (`define`, `declare`) or a call.

    Attributes:
        before: Attributes and other words in front of the return type.
        returns: The return type as written (a whole function type for variadic callees).
        callee: `@name`, `%name`, or the text of an inline assembly expression.
        callee_span: Where the callee stands.
        arguments: Parameters or arguments.
        variadic: True when the list ends in `...`.
        after: Words and attributes behind the closing parenthesis, up to bundles or metadata.
        end: Offset just behind `after`.
    """

    before: tuple[Attribute, ...]
    returns: str
    callee: str
    callee_span: Span
    arguments: tuple[Argument, ...]
    variadic: bool
    after: tuple[Attribute, ...]
    end: int

    @property
    def name(self) -> str:
        """Name of the callee, without `@` and quotes."""
        return symbol_of(self.callee)

    @property
    def kernel(self) -> bool:
        """True where it is a kernel's header."""
        return any(word.text == "ptx_kernel" for word in self.before)


def read_header(line: str) -> Signature:
    """The parts of a `define` or `declare` line; raises Unreadable."""
    cursor = Cursor(line)
    if cursor.take() not in ("define", "declare"):
        raise Unreadable(line)
    return _signature(cursor)


def read_call(cursor: Cursor) -> Signature:
    """The parts of a call, with the cursor behind the word `call`; raises Unreadable."""
    return _signature(cursor)


def is_plain_word(attribute: Attribute) -> bool:
    """True for fast-math flags and calling conventions, which are no attributes."""
    word = attribute.word
    return word in _FAST_MATH or word in _CONVENTIONS or word.isdecimal()


def _signature(cursor: Cursor) -> Signature:
    before: list[Attribute] = []
    while not is_type_start(cursor.peek()):
        before.append(_attribute(cursor))
    returns = cursor.type()
    if cursor.peek() == "(":
        start = cursor.start()
        cursor.balanced()
        returns += " " + cursor.text[start : cursor.end()]
    start = cursor.start()
    callee = _callee(cursor)
    span = (start, cursor.end())
    arguments, variadic = _arguments(cursor)
    after: list[Attribute] = []
    while cursor.peek()[:1] not in ("", ",", "[", "{", "!") and cursor.peek() != "to":
        after.append(_attribute(cursor))
    return Signature(
        tuple(before),
        returns,
        callee,
        span,
        arguments,
        variadic,
        tuple(after),
        cursor.end(),
    )


def _attribute(cursor: Cursor) -> Attribute:
    start = cursor.start()
    text = cursor.attribute()
    return Attribute(text, (start, cursor.end()))


def _callee(cursor: Cursor) -> str:
    if cursor.peek() != "asm":
        return cursor.value()
    start = cursor.start()
    while cursor.peek() != "(":
        cursor.take()
    return cursor.text[start : cursor.end()]


def _arguments(cursor: Cursor) -> tuple[tuple[Argument, ...], bool]:
    cursor.expect("(")
    arguments: list[Argument] = []
    variadic = False
    while not cursor.optional(")"):
        if cursor.optional("..."):
            variadic = True
        else:
            arguments.append(_argument(cursor))
        cursor.optional(",")
    return tuple(arguments), variadic


def _argument(cursor: Cursor) -> Argument:
    type_ = cursor.type()
    if type_ == "metadata":
        return _metadata_argument(cursor)
    attributes: list[Attribute] = []
    while (cursor.peek()[:1].isalpha() or cursor.peek()[:1] == '"') and not _is_value(cursor):
        attributes.append(_attribute(cursor))
    start = cursor.start()
    value = "" if cursor.peek() in (",", ")") else cursor.value()
    span = (start, cursor.end() if value else start)
    return Argument(type_, tuple(attributes), value, span)


def _is_value(cursor: Cursor) -> bool:
    return is_value_word(cursor.peek()) or cursor.peek()[:2] == 'c"'


def _metadata_argument(cursor: Cursor) -> Argument:
    start = cursor.start()
    while cursor.peek() not in (",", ")"):
        if cursor.peek(1) == "(" or cursor.peek(1) == "{":
            cursor.take()
            cursor.balanced()
        else:
            cursor.take()
    return Argument("metadata", (), cursor.text[start : cursor.end()], (start, cursor.end()))
