"""PTX modules from text: directives, variables, and the heads of functions."""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod

from gevo.program.ptx.syntax import (
    LLVM_TYPES,
    Address,
    Both,
    Function,
    Group,
    Guard,
    Instruction,
    Inverse,
    Label,
    Location,
    Module,
    Name,
    NoUnroll,
    Number,
    Operand,
    PtxError,
    Variable,
    width,
)

_COMMENT = re.compile(r'"[^"\n]*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
_SPACE = re.compile(r"\s*")


def without_comments(text: str) -> str:
    """The text without comments; every line keeps its number."""

    def replaced(match: re.Match[str]) -> str:
        found = match[0]
        return found if found[0] == '"' else " " + "\n" * found.count("\n")

    return _COMMENT.sub(replaced, text)


class Scanner:
    """Reads a text from its beginning to its end, by patterns."""

    def __init__(self, text: str) -> None:
        self._text = without_comments(text)
        self._starts = [0, *(m.end() for m in re.finditer("\n", self._text))]
        self._place = 0
        self._skip()

    def _skip(self) -> None:
        if match := _SPACE.match(self._text, self._place):
            self._place = match.end()

    @property
    def ended(self) -> bool:
        """Whether nothing is left."""
        return self._place >= len(self._text)

    @property
    def ahead(self) -> str:
        """The character that comes next; empty at the end."""
        return self._text[self._place : self._place + 1]

    @property
    def line(self) -> int:
        """Number of the line that comes next, from 1."""
        return bisect_right(self._starts, self._place)

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What the pattern matches here, which is then behind us; None if it does not."""
        found = pattern.match(self._text, self._place)
        if found is not None:
            self._place = found.end()
            self._skip()
        return found

    def looking_at(self, pattern: re.Pattern[str]) -> bool:
        """Whether the pattern matches here."""
        return pattern.match(self._text, self._place) is not None

    def need(self, pattern: re.Pattern[str], what: str) -> re.Match[str]:
        """As `match`; raises PtxError where it does not."""
        found = self.match(pattern)
        if found is None:
            raise self.error(f"{what} expected")
        return found

    def error(self, message: str) -> PtxError:
        """An error at this place."""
        here = self._text[self._place : self._place + 40].split("\n")[0].strip()
        return PtxError(f"{message} at {here!r}" if here else f"{message} at the end", self.line)


NAME = r"[A-Za-z_$%][\w$]*(?:\.[xyzwrgba]\b)?"
_DECIMAL = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][-+]?\d+)?\Z")
_NUMBER = re.compile(r"-?(?:0[fFdD][0-9a-fA-F]+|0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)[Uu]?\Z")
_FLOAT = re.compile(r"0([fFdD])([0-9a-fA-F]+)\Z")
_SYMBOL = re.compile(rf"({NAME})\s*(?:([+-])\s*(-?\w+))?\Z")
_PART = re.compile(rf"({NAME})\.(b[0-7]{{1,4}}|h[0-3]{{1,2}})\Z")
_GENERIC = re.compile(rf"generic\(\s*({NAME})\s*\)\s*(?:([+-])\s*(\w+))?\Z")


def split_list(text: str) -> list[str]:
    """Split at the commas that are not inside brackets."""
    if not text.strip():
        return []
    if "[" not in text and "{" not in text and "(" not in text:
        return [part.strip() for part in text.split(",")]
    parts, depth = [""], 0
    for char in text:
        depth += (char in "[({") - (char in "])}")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


def number(text: str) -> Number:
    """A literal; raises ValueError."""
    if _DECIMAL.match(text):
        return Number(int.from_bytes(struct.pack(">d", float(text)), "big"), 64)
    if match := _FLOAT.match(text):
        return Number(int(match[2], 16), 32 if match[1] in "fF" else 64)
    text = text.rstrip("Uu")
    octal = re.match(r"(-?)0(\d+)\Z", text)
    return Number(int(octal[1] + octal[2], 8) if octal else int(text, 0))


def spelled_number(number: Number) -> str:
    """The literal in PTX."""
    if not number.float_bits:
        return str(number.value)
    return f"0{'f' if number.float_bits == 32 else 'd'}{number.value:0{number.float_bits // 4}X}"


@lru_cache(maxsize=4096)
def operand(text: str) -> Operand:
    """One operand; raises ValueError."""
    if _NUMBER.match(text) or _DECIMAL.match(text):
        return number(text)
    if text[0] == "[":
        parts = split_list(text[1:-1])
        if len(parts) > 1:  # a texture, and where in it
            return Group(tuple(map(operand, parts)))
        return _address(text[1:-1].strip())
    if text[0] in "{(":
        return Group(tuple(operand(part) for part in split_list(text[1:-1])))
    if text[0] == "!":
        return Inverse(_named(text[1:].strip()))
    if "|" in text:
        first, _, second = text.partition("|")
        return Both(operand(first.strip()), operand(second.strip()))
    return _named(text)


def _named(text: str) -> Name:
    if match := _GENERIC.match(text):
        return Name(match[1], _offset(match[2], match[3]), generic=True)
    if match := _PART.match(text):
        return Name(match[1], part=match[2])
    match = _SYMBOL.match(text)
    if match is None:
        raise ValueError(text)
    return Name(match[1], _offset(match[2], match[3]))


def _offset(sign: str | None, digits: str | None) -> int:
    value = number(digits).value if digits else 0
    return -value if sign == "-" else value


def _address(text: str) -> Address:
    base, plus, rest = text.partition("+")
    base = base.strip()
    offset = number(rest.strip()).value if plus else 0
    if _NUMBER.match(base):
        return Address(number(base), offset)
    name = _named(base)
    return Address(Name(name.text), offset + name.offset)


SPACE = re.compile(r"\.(global|shared|const|local|param|reg|tex)\b")
_SHAPE = re.compile(r"\.(?:align\s+(\d+)|(v[248])|attribute\s*\([^)]*\))")
_TYPE = re.compile(r"\.(\w+)")
_POINTER = re.compile(r"\.(?:(ptr)|global|shared|const|local|param|align\s+\d+)\b")
_NAME = re.compile(NAME)
_EXTENT = re.compile(r"\[\s*(\w*)\s*\]")
_INITIAL = re.compile(r"=\s*([^;]*)")
_SEMICOLON = re.compile(r";")
_PAREN, _END, _COMMA = re.compile(r"\("), re.compile(r"\)"), re.compile(r",")


def read_variable(s: Scanner, external: bool = False, visible: bool = False) -> Variable:
    """A variable or parameter, and the semicolon behind it; raises PtxError."""
    line = s.line
    space = s.need(SPACE, "a state space")[1]
    align, vector, pointer = 0, 1, False
    while match := s.match(_SHAPE):
        align = int(match[1] or align)
        vector = int(match[2][1:]) if match[2] else vector
    type_ = s.need(_TYPE, "a type")[1]
    if type_ not in LLVM_TYPES:
        raise s.error(f"gevo does not read variables of type .{type_},")
    while match := s.match(_POINTER):
        pointer = pointer or match[1] is not None
    name = s.need(_NAME, "a name")[0]
    extents: list[int] = []
    while match := s.match(_EXTENT):
        extents.append(int(match[1] or "0", 0))
    extents += [] if vector == 1 else [vector]
    initial = s.match(_INITIAL)
    s.match(_SEMICOLON)
    values = _values(initial[1], extents) if initial else ()
    if extents and not extents[0] and values:
        extents[0] = -(-len(values) // (prod(extents[1:]) or 1))
    count = prod(extents) if extents else None
    natural = vector * width(LLVM_TYPES[type_]) // 8
    return Variable(
        space, align or natural, type_, name, count, values, external, visible, pointer, line
    )


def _values(text: str, extents: Sequence[int]) -> tuple[str, ...]:
    """An initialiser's values, row after row; rows that are too short end in zeros."""
    text = text.strip()
    if text[:1] != "{":
        return (text,)
    found: list[str] = []
    row = prod(extents[1:])
    for one in split_list(text[1:-1]):
        part = _values(one, extents[1:])
        found += (*part, *["0"] * (row - len(part) if one[0] == "{" else 0))
    return tuple(found)


def read_parameters(s: Scanner) -> tuple[Variable, ...]:
    """A list of parameters in parentheses; nothing where there is none; raises PtxError."""
    found: list[Variable] = []
    if s.match(_PAREN):
        while not s.match(_END):
            found.append(read_variable(s))
            s.match(_COMMA)
    return tuple(found)


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
            _declaration(b)
        case _:
            if match := s.match(_LABEL):
                _labelled(b, match[1])
            else:
                _instruction(b)


def _declaration(b: _Body) -> None:
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


_VERSION = re.compile(r"\.version\s+(\d+)\.(\d+)")
_TARGET = re.compile(r"\.target\s+(\w+)[^\n]*")
_ADDRESS_SIZE = re.compile(r"\.address_size\s+(\d+)")
_FILE = re.compile(r"\.file\s+(\d+)\s+\"([^\"]*)\"[^\n]*")
_SECTION = re.compile(r"\.section\s+(\S+)\s*\{([^}]*)\}")
_OTHER = re.compile(r"\.(?:alias|pragma)\b[^;]*;")
_LINKING = re.compile(r"\.(visible|extern|weak|common)\b")
_KIND = re.compile(r"\.(entry|func)\b")
_BRACE = re.compile(r"\{")
_LIMIT = re.compile(
    r"\.(maxntid|reqntid|minnctapersm|maxnctapersm|maxnreg|noreturn|reqnctapercluster|"
    r"explicitcluster|maxclusterrank|abi_preserve\w*|blocksareclusters)\b([^.{;]*)|\.pragma\s+\"[^\"]*\"\s*;"
)
_CLUSTERS = frozenset(("reqnctapercluster", "explicitcluster", "maxclusterrank",
                       "blocksareclusters"))  # fmt: skip
_STRING = re.compile(r"([$\w]+):((?:\s*\.b8\s+[\d,\s]+)+)")


def parse_module(text: str) -> Module:
    """A module from its text; raises PtxError."""
    module, scanner = Module(), Scanner(text)
    while not scanner.ended:
        _directive(module, scanner)
    if not module.version:
        raise scanner.error("no .version: this is not PTX")
    return module


def _directive(module: Module, s: Scanner) -> None:
    """One thing at module scope."""
    if match := s.match(_VERSION):
        module.version = 10 * int(match[1]) + int(match[2])
    elif match := s.match(_TARGET):
        module.target = match[1]
    elif match := s.match(_ADDRESS_SIZE):
        if match[1] != "64":
            raise s.error("only PTX with .address_size 64 is read; found another")
    elif match := s.match(_FILE):
        module.files[int(match[1])] = match[2]
    elif match := s.match(_SECTION):
        module.strings.update(_strings(match[2]) if match[1] == ".debug_str" else ())
    elif not s.match(_OTHER):
        _definition(module, s)


def _strings(section: str) -> Iterator[tuple[str, str]]:
    for match in _STRING.finditer(section):
        codes = [int(code) for code in re.findall(r"(?<!b)\d+", match[2])]
        yield match[1], bytes(code for code in codes if code).decode(errors="replace")


def _definition(module: Module, s: Scanner) -> None:
    line, linking = s.line, set[str]()
    while match := s.match(_LINKING):
        linking.add(match[1])
    if match := s.match(_KIND):
        module.functions.append(_function(s, match[1] == "entry", line))
    elif s.looking_at(SPACE):
        external = "extern" in linking
        module.variables.append(read_variable(s, external, bool(linking - {"extern"})))
    else:
        raise s.error("a directive that gevo does not read,")


def _scalars(function: Function, given: tuple[Variable, ...]) -> tuple[Variable, ...]:
    """Parameters; those in registers are declared, vectors among them as their parts."""
    found: list[Variable] = []
    for one in given:
        if one.space != "reg":
            found.append(one)
            continue
        declare_register(function, one.name, one.type, one.count or 1)
        parts = function.vectors.get(one.name, (one.name,))
        found += [replace(one, name=part, count=None) for part in parts]
    return tuple(found)


def _function(s: Scanner, kernel: bool, line: int) -> Function:
    results = () if kernel else read_parameters(s)
    name = s.need(_NAME, "a function's name")[0]
    function = Function(name, kernel, (), (), line)
    function.parameters = _scalars(function, read_parameters(s))
    function.results = _scalars(function, results)
    while match := s.match(_LIMIT):
        if match[1] is None:
            continue
        if match[1] in _CLUSTERS:
            raise s.error(f".{match[1]}: gevo does not read clusters of blocks yet,")
        function.limits[match[1]] = match[2].strip()
    if s.match(_SEMICOLON):
        function.defined = False
    else:
        s.need(_BRACE, "a function's body")
        read_body(s, function)
    return function
