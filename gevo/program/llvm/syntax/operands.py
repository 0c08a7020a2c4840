"""Where the operands of one instruction stand in its text, by opcode.

LLVM's printer writes a type once for several operands (`fadd float %a, %b`), so a place is the
value's text only; the type is known from the grammar of the opcode.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from gevo.program.llvm.syntax.lexer import LOCAL_NAME, NAME, Cursor, Unreadable, is_type_start
from gevo.program.llvm.syntax.signature import read_call
from gevo.program.llvm.syntax.types import StructTypes

_TARGET = re.compile(rf"\blabel (%{NAME})")
_EDGE = re.compile(rf"\[ (.*?), (%{NAME}) \](?=,|$)")
_POINTER = re.compile(rf"\bptr(?: addrspace\((\d+)\))? (%{NAME}|[^\s,]+)")


def targets(terminator: str) -> list[str]:
    """Labels (`%b3`) that the end of a block leads to, in order."""
    return _TARGET.findall(terminator)


def incoming(phi: str) -> list[tuple[str, str]]:
    """Values of a phi, each with the label (`%b3`) that it comes from."""
    return _EDGE.findall(phi)


def pointers(text: str) -> Iterator[tuple[int, str]]:
    """Address space and value of every pointer operand."""
    return ((int(m[1] or 0), m[2]) for m in _POINTER.finditer(text))


@dataclass(frozen=True, slots=True)
class OperandSpan:
    """One operand in an instruction's text.

    Attributes:
        span: Where the value stands.
        type: Its type; empty when it must be looked up (callees, unknown opcodes).
        text: The value as written.
        incoming: For a phi: the label (`%b3`) of the edge's source block.
        fixed: True when the operand may not be changed.
    """

    span: tuple[int, int]
    type: str
    text: str
    incoming: str = ""
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class ModuleTypes:
    """What operands depend on beyond the instruction's own text.

    Attributes:
        structs: The module's named types.
        immediate: Function name to the indices of arguments that must stay constants.
    """

    structs: StructTypes
    immediate: Mapping[str, frozenset[int]]


def operand_spans(
    op: str, text: str, start: int, types: ModuleTypes
) -> tuple[list[OperandSpan], bool]:
    """The operand places of an instruction in textual order, and whether all are understood.

    Args:
        op: The opcode.
        text: The whole instruction.
        start: Offset just behind the opcode.
        types: The module's types.

    Returns:
        The places; False for forms that this module does not know: every local name in the
        text is then a fixed place, and the instruction should be pinned.
    """
    reader = _READERS.get(op)
    if reader is not None:
        try:
            return list(reader(Cursor(text, start), types)), True
        except Unreadable:
            pass
    return [
        OperandSpan(m.span(), "", m[0], fixed=True) for m in LOCAL_NAME.finditer(text, start)
    ], False


_Reader = Callable[[Cursor, ModuleTypes], Iterator[OperandSpan]]


def _skip_words(cursor: Cursor) -> None:
    while not is_type_start(cursor.peek()):
        cursor.take()


def _value(cursor: Cursor, type_: str) -> OperandSpan:
    start = cursor.start()
    text = cursor.value()
    return OperandSpan((start, cursor.end()), type_, text)


def _typed(cursor: Cursor) -> OperandSpan:
    return _value(cursor, cursor.type())


def _none(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    del cursor, types
    return iter(())


def _several(count: int) -> _Reader:
    """Flags, then `count` operands, each with its type."""

    def read(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
        del types
        _skip_words(cursor)
        for index in range(count):
            if index:
                cursor.expect(",")
            yield _typed(cursor)

    return read


def _pair(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    """Flags or a predicate, one type, two operands."""
    del types
    _skip_words(cursor)
    first = _typed(cursor)
    yield first
    cursor.expect(",")
    yield _value(cursor, first.type)


def _load(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    del types
    _skip_words(cursor)
    cursor.type()
    cursor.expect(",")
    yield _typed(cursor)


def _return(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    del types
    if cursor.peek() != "void":
        yield _typed(cursor)


def _branch(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    del types
    if cursor.peek() != "label":
        yield _typed(cursor)


def _gep(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    _skip_words(cursor)
    current = cursor.type()
    cursor.expect(",")
    yield _typed(cursor)
    first = True
    while cursor.peek() == "," and cursor.peek(1)[:1] != "!":
        cursor.take()
        index = _typed(cursor)
        into_struct = not first and types.structs.is_struct(current)
        if not first:
            current = types.structs.element(current, index.text)
        if not into_struct:
            yield index
        first = False


def _phi(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    del types
    _skip_words(cursor)
    type_ = cursor.type()
    while cursor.optional("[", ","):
        if cursor.peek() == "[":
            cursor.take()
        elif cursor.peek()[:1] == "!":
            return
        place = _value(cursor, type_)
        cursor.expect(",")
        yield OperandSpan(place.span, type_, place.text, incoming=cursor.take())
        cursor.expect("]")


def _call(cursor: Cursor, types: ModuleTypes) -> Iterator[OperandSpan]:
    call = read_call(cursor)
    if cursor.peek() == "[":
        raise Unreadable("operand bundles")
    assembly = call.callee.startswith("asm")
    immediate = types.immediate.get(call.callee, frozenset())
    if call.callee.startswith("%"):
        yield OperandSpan(call.callee_span, "", call.callee, fixed=True)
    for index, argument in enumerate(call.arguments):
        if argument.type == "metadata" and "%" in argument.value:
            raise Unreadable("metadata that names a value")
        # A constant argument of inline assembly may belong to an immediate constraint.
        constant_only = index in immediate or (assembly and argument.value[:1] != "%")
        if not constant_only and argument.type not in ("metadata", "token", "label"):
            yield OperandSpan(argument.span, argument.type, argument.value)


def _readers() -> Iterator[tuple[str, _Reader]]:
    for op in (
        "add sub mul udiv sdiv urem srem shl lshr ashr and or xor "
        "fadd fsub fmul fdiv frem icmp fcmp"
    ).split():
        yield op, _pair
    for op in (
        "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr "
        "bitcast addrspacecast fneg freeze extractvalue va_arg switch"
    ).split():
        yield op, _several(1)
    for op in "store atomicrmw insertvalue extractelement shufflevector".split():
        yield op, _several(2)
    for op in "cmpxchg insertelement select".split():
        yield op, _several(3)
    yield from {
        "load": _load,
        "ret": _return,
        "br": _branch,
        "getelementptr": _gep,
        "phi": _phi,
        "call": _call,
        "unreachable": _none,
        "fence": _none,
    }.items()


_READERS: Mapping[str, _Reader] = dict(_readers())
