"""Bodies of functions: statements, registers, and scopes whose names are made unique."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from gevo.program.ptx.operands import NAME, operand, split_list
from gevo.program.ptx.scanner import Scanner
from gevo.program.ptx.syntax import (
    Function,
    Group,
    Guard,
    Instruction,
    Label,
    Location,
    Name,
    NoUnroll,
    Operand,
)
from gevo.program.ptx.types import LLVM_TYPES
from gevo.program.ptx.variables import SPACE, read_variable

_OPEN, _CLOSE = re.compile(r"\{"), re.compile(r"\}")
_LOCATION = re.compile(
    r"\.loc\s+(\d+)\s+(\d+)\s+(\d+)"
    r"(?:\s*,\s*function_name\s+([$\w]+)(?:\s*\+\s*\d+)?\s*,\s*inlined_at\s+(\d+)\s+(\d+)\s+(\d+))?"
    r"[^\n]*"
)
_PRAGMA = re.compile(r"\.pragma\s+\"([^\"]*)\"\s*;")
_REGISTERS = re.compile(r"\.reg\s*(?:\.v([24])\s*)?\.(\w+)\s+([^;]*);")
AXES = "xyzw"
"""Names of a vector register's parts."""
_RANGE = re.compile(r"(.*?)\s*<\s*(\d+)\s*>\Z")
_TARGETS = re.compile(r"\.branchtargets\s+([^;]*);")
_PROTOTYPE = re.compile(r"\.callprototype[^;]*;")
_LABEL = re.compile(rf"({NAME})\s*:(?!:)")
_STATEMENT = re.compile(rf"(?:@\s*(!?)\s*({NAME})\s+)?([a-z][\w.:]*)\s*([^;]*);")
_WORD = re.compile(rf"(?<![\w$%.]){NAME}")


class _Body:
    """What is known of a body while it is read."""

    def __init__(self, s: Scanner, function: Function) -> None:
        self.s = s
        self.function = function
        self.scopes: list[dict[str, str]] = [{}]
        self.starts = [0]
        self.opened = 0
        self.location: Location | None = None
        self.known: dict[tuple[int, ...], Location] = {}

    def declare(self, name: str) -> str:
        """A name that is unique in the function, for one of the innermost scope."""
        unique = name if len(self.scopes) == 1 else f"{name}$${self.opened}"
        self.scopes[-1][name] = unique
        return unique

    def find(self, name: str) -> str:
        """The unique name of what `name` means here."""
        base, dot, axis = name.partition(".")
        for scope in reversed(self.scopes):
            if base in scope:
                return f"{scope[base]}{dot}{axis}"
        return name

    def enter(self) -> None:
        """Into a scope."""
        self.opened += 1
        self.scopes.append({})
        self.starts.append(len(self.function.body))

    def leave(self) -> None:
        """Out of a scope: branches to its labels take the labels' unique names."""
        names, start = self.scopes.pop(), self.starts.pop()
        statements = self.function.body
        labels = {one.name for one in statements[start:] if isinstance(one, Label)}
        renamed = {old: new for old, new in names.items() if new in labels and new != old}
        for place in range(start, len(statements) if renamed else start):
            one = statements[place]
            if isinstance(one, Instruction) and one.op == "bra":
                statements[place] = replace(
                    one, operands=tuple(map(_renamer(renamed), one.operands))
                )


def _renamer(names: Mapping[str, str]) -> Callable[[Operand], Operand]:
    def rename(one: Operand) -> Operand:
        return Name(names.get(one.text, one.text)) if isinstance(one, Name) else one

    return rename


def read_body(s: Scanner, function: Function) -> None:
    """Read a function's body behind its opening brace; raises PtxError."""
    body = _Body(s, function)
    while body.scopes:
        _statement(body)


def _statement(b: _Body) -> None:
    s = b.s
    match s.ahead:
        case "}":
            s.match(_CLOSE)
            b.leave()
        case "{":
            s.match(_OPEN)
            b.enter()
        case ".":
            _directive(b)
        case _:
            if match := s.match(_LABEL):
                _labelled(b, match[1])
            else:
                _instruction(b)


def _directive(b: _Body) -> None:
    s, function = b.s, b.function
    if match := s.match(_LOCATION):
        b.location = _location(b, match)
    elif match := s.match(_PRAGMA):
        function.body += [NoUnroll()] if match[1] == "nounroll" else []
    elif match := s.match(_REGISTERS):
        _registers(b, int(match[1] or 1), match[2], match[3])
    elif s.looking_at(SPACE):
        variable = read_variable(s)
        function.variables.append(replace(variable, name=b.declare(variable.name)))
    else:
        raise s.error("a directive that gevo does not read,")


def _labelled(b: _Body, name: str) -> None:
    """What a label stands for: a place, a list of labels, or a type of function."""
    if match := b.s.match(_TARGETS):
        labels = tuple(b.find(label) for label in split_list(match[1]))
        b.function.tables[b.declare(name)] = labels
    elif not b.s.match(_PROTOTYPE):
        b.function.body.append(Label(b.declare(name)))


def _registers(b: _Body, lanes: int, type_: str, names: str) -> None:
    if type_ not in LLVM_TYPES:
        raise b.s.error(f"gevo does not read registers of type .{type_},")
    for name in split_list(names):
        match = _RANGE.match(name)
        each = [f"{match[1]}{n}" for n in range(int(match[2]))] if match else [name]
        for one in each:
            declare_register(b.function, b.declare(one), type_, lanes)


def declare_register(function: Function, name: str, type_: str, lanes: int = 1) -> None:
    """A register, or the parts of a vector register."""
    parts = tuple(f"{name}.{axis}" for axis in AXES[:lanes]) if lanes > 1 else (name,)
    if lanes > 1:
        function.vectors[name] = parts
    function.registers.update(dict.fromkeys(parts, type_))


def _location(b: _Body, match: re.Match[str]) -> Location:
    """A `.loc`; that where an inlined function is called has been there before, maybe inlined."""
    file, line, column = (int(match[n]) for n in (1, 2, 3))
    if match[4] is None:
        found = Location(file, line, column)
    else:
        place = int(match[5]), int(match[6]), int(match[7])
        caller = b.known.get(place) or Location(*place)
        found = Location(file, line, column, match[4], caller)
    b.known[file, line, column] = found
    return found


def _whole(given: Operand, function: Function) -> Operand:
    """An operand; a vector register as the group of its parts."""
    if not function.vectors:
        return given
    if isinstance(given, Group):
        return Group(tuple(_whole(item, function) for item in given.items))
    if isinstance(given, Name) and given.text in function.vectors:
        return Group(tuple(Name(part) for part in function.vectors[given.text]))
    return given


@lru_cache(maxsize=1024)
def _parts(mnemonic: str) -> tuple[str, ...]:
    opcode, *parts = (part for part in mnemonic.replace("::cta", "").split(".") if part)
    if parts[-1:] == ["relu"]:  # NVRTC writes it behind the type, where others have the type
        parts = [*parts[-1:], *parts[:-1]]
    return (opcode, *parts)


def _instruction(b: _Body) -> None:
    line = b.s.line
    match = b.s.need(_STATEMENT, "an instruction")
    negated, predicate, mnemonic, rest = match.groups()
    if len(b.scopes) > 1:
        rest = _WORD.sub(lambda word: b.find(word[0]), rest)
    guard = Guard(Name(b.find(predicate)), bool(negated)) if predicate else None
    parts = _parts(mnemonic)
    unread = ""
    try:
        operands = tuple(_whole(operand(text), b.function) for text in split_list(rest))
    except (ValueError, IndexError):
        operands, unread = (), " ".join(rest.split())
    b.function.body.append(Instruction(guard, parts, operands, line, b.location, unread))
