"""PTX modules from text: directives, variables, and the heads of functions."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod

from gevo.files import is_architecture
from gevo.program.ptx.literals import integer, is_literal, number
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


_MORE_REGISTERS = 1 << 18


class Scanner:
    """Reads a text from its beginning to its end, by patterns."""

    def __init__(self, text: str) -> None:
        self._text = without_comments(text)
        self._starts = [0, *(m.end() for m in re.finditer("\n", self._text))]
        self._place = 0
        self._registers = 0
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

    def reserve(self, registers: int) -> None:
        """Count registers that are declared; raises PtxError where they are more than are used.

        Whoever uses a register names it, so there are not more of them than characters, but for
        some of short texts.
        """
        self._registers += registers
        if self._registers > len(self._text) + _MORE_REGISTERS:
            raise self.error("more registers are declared than the text can use")

    def integer(self, text: str, what: str) -> int:
        """An integer literal that stands before this place; raises PtxError."""
        try:
            return integer(text)
        except ValueError as reason:
            raise self.error(f"{what}: {reason},") from reason

    def error(self, message: str) -> PtxError:
        """An error at this place."""
        here = self._text[self._place : self._place + 40].split("\n")[0].strip()
        return PtxError(f"{message} at {here!r}" if here else f"{message} at the end", self.line)


NAME = r"[A-Za-z_$%][\w$]*(?:\.[xyzwrgba]\b)?"
_SYMBOL = re.compile(rf"({NAME})\s*(?:([+-])\s*(-?\w+))?\Z", re.ASCII)
_PART = re.compile(rf"({NAME})\.(b[0-7]{{1,4}}|h[0-3]{{1,2}})\Z", re.ASCII)
_GENERIC = re.compile(rf"generic\(\s*({NAME})\s*\)\s*(?:([+-])\s*(\w+))?\Z", re.ASCII)


_DEEPEST = 50
"""Brackets within one another; a texture's or a matrix instruction's operands have two."""


def split_list(text: str) -> list[str]:
    """Split at the commas that are not inside brackets; raises ValueError for too many of them."""
    if not text.strip():
        return []
    if "[" not in text and "{" not in text and "(" not in text:
        return [part.strip() for part in text.split(",")]
    parts, depth = [""], 0
    for char in text:
        depth += (char in "[({") - (char in "])}")
        if depth > _DEEPEST:
            raise ValueError("brackets nested too deeply")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


@lru_cache(maxsize=4096)
def operand(text: str) -> Operand:
    """One operand; raises ValueError."""
    if is_literal(text):
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
    if is_literal(base):
        return Address(number(base), offset)
    name = _named(base)
    return Address(Name(name.text), offset + name.offset)


SPACE = re.compile(r"\.(global|shared|const|local|param|reg|tex)\b", re.ASCII)
_SHAPE = re.compile(r"\.(?:align\s+(\w+)|(v[248])|attribute\s*\([^)]*\))", re.ASCII)
_TYPE = re.compile(r"\.(\w+)", re.ASCII)
_POINTER = re.compile(r"\.(?:(ptr)|global|shared|const|local|param|align\s+\w+)\b", re.ASCII)
_NAME = re.compile(NAME, re.ASCII)
_EXTENT = re.compile(r"\[\s*(\w*)\s*\]", re.ASCII)
_INITIAL = re.compile(r"=\s*([^;]*)")
_SEMICOLON = re.compile(r";")
_MOST_ELEMENTS = 1 << 48
_MOST_INITIAL = 1 << 24
"""More are no table that somebody has written down."""
_LARGEST_ALIGNMENT = 1 << 20
_PAREN, _END, _COMMA = re.compile(r"\("), re.compile(r"\)"), re.compile(r",")


def read_variable(s: Scanner, external: bool = False, visible: bool = False) -> Variable:
    """A variable or parameter, and the semicolon behind it; raises PtxError."""
    line = s.line
    space = s.need(SPACE, "a state space")[1]
    align, vector, pointer = 0, 1, False
    while match := s.match(_SHAPE):
        align = _alignment(s, match[1]) if match[1] else align
        vector = int(match[2][1:]) if match[2] else vector
    type_ = s.need(_TYPE, "a type")[1]
    if type_ not in LLVM_TYPES:
        raise s.error(f"gevo does not read variables of type .{type_},")
    while match := s.match(_POINTER):
        pointer = pointer or match[1] is not None
    name = s.need(_NAME, "a name")[0]
    extents: list[int] = []
    while match := s.match(_EXTENT):
        extents.append(s.integer(match[1], "an array's extent") if match[1] else 0)
    extents += [] if vector == 1 else [vector]
    initial = s.match(_INITIAL)
    s.match(_SEMICOLON)
    values = _initial(s, initial[1], extents) if initial else ()
    if extents and not extents[0] and values:
        extents[0] = -(-len(values) // (prod(extents[1:]) or 1))
    count = prod(extents) if extents else None
    if len(values) > (1 if count is None else count):
        raise s.error(f"{name} has more initial values than elements,")
    if (count or 0) > _MOST_ELEMENTS:
        raise s.error(f"{name} is larger than any memory,")
    natural = vector * width(LLVM_TYPES[type_]) // 8
    return Variable(
        space, align or natural, type_, name, count, values, external, visible, pointer, line
    )


def _alignment(s: Scanner, text: str) -> int:
    found = s.integer(text, ".align")
    if found.bit_count() != 1 or found > _LARGEST_ALIGNMENT:
        raise s.error(f".align {found} is no power of two that a GPU knows,")
    return found


def _initial(s: Scanner, text: str, extents: Sequence[int]) -> tuple[str, ...]:
    """As `_values`; raises PtxError."""
    if prod(extents) > _MOST_INITIAL:
        raise s.error(f"gevo does not read an initialiser of more than {_MOST_INITIAL} elements,")
    try:
        return _values(text, extents)
    except (ValueError, IndexError) as reason:
        raise s.error("an initialiser that gevo does not read,") from reason


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
    r"\.loc\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\b"
    r"(?:\s*,\s*function_name\s+([$\w]+)(?:\s*\+\s*\d+)?\s*,"
    r"\s*inlined_at\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\b)?"
    r"[^\n]*",
    re.ASCII,
)
_PRAGMA = re.compile(r"\.pragma\s+\"([^\"]*)\"\s*;")
_REGISTERS = re.compile(r"\.reg\s*(?:\.v([24])\s*)?\.(\w+)\s+([^;]*);", re.ASCII)
AXES = "xyzw"
"""Names of a vector register's parts."""
_RANGE = re.compile(r"(.*?)\s*<\s*(\w+)\s*>", re.ASCII)
_TARGETS = re.compile(r"\.branchtargets\s+([^;]*);")
_PROTOTYPE = re.compile(r"\.callprototype[^;]*;")
_LABEL = re.compile(rf"({NAME})\s*:(?!:)", re.ASCII)
_STATEMENT = re.compile(rf"(?:@\s*(!?)\s*({NAME})\s+)?([a-z][\w.:]*)\s*([^;]*);", re.ASCII)
_WORD = re.compile(rf"(?<![\w$%.]){NAME}", re.ASCII)


_DEEPEST_SCOPE = 200
_LONGEST_EXCERPT = 200


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
        """Into a scope; raises PtxError where there are too many around it."""
        if len(self.scopes) > _DEEPEST_SCOPE:
            raise self.s.error("scopes nested too deeply")
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
        labels = tuple(b.find(label) for label in _names(b.s, match[1]))
        b.function.tables[b.declare(name)] = labels
    elif not b.s.match(_PROTOTYPE):
        b.function.body.append(Label(b.declare(name)))


def _registers(b: _Body, lanes: int, type_: str, names: str) -> None:
    if type_ not in LLVM_TYPES:
        raise b.s.error(f"gevo does not read registers of type .{type_},")
    for name in _names(b.s, names):
        match = _RANGE.fullmatch(name)
        count = b.s.integer(match[2], "a range of registers") if match else 1
        b.s.reserve(count * lanes)
        for one in [f"{match[1]}{n}" for n in range(count)] if match else [name]:
            declare_register(b.function, b.declare(one), type_, lanes)


def _names(s: Scanner, text: str) -> list[str]:
    try:
        return split_list(text)
    except ValueError as reason:
        raise s.error(f"a list of names: {reason},") from reason


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


def _excerpt(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_EXCERPT else f"{line[:_LONGEST_EXCERPT]}…"


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
        operands, unread = (), _excerpt(rest)
    b.function.body.append(Instruction(guard, parts, operands, line, b.location, unread))


_VERSION = re.compile(r"\.version\s+(\d{1,3})\.(\d{1,3})\b", re.ASCII)
_TARGET = re.compile(r"\.target\s+([^\s,;]+)[^\n]*", re.ASCII)
_ADDRESS_SIZE = re.compile(r"\.address_size\s+(\d+)", re.ASCII)
_FILE = re.compile(r"\.file\s+(\d{1,9})\s+\"([^\"]*)\"[^\n]*", re.ASCII)
_SECTION = re.compile(r"\.section\s+(\S+)\s*\{([^}]*)\}")
_OTHER = re.compile(r"\.(?:alias|pragma)\b[^;]*;", re.ASCII)
_LINKING = re.compile(r"\.(visible|extern|weak|common)\b", re.ASCII)
_KIND = re.compile(r"\.(entry|func)\b", re.ASCII)
_BRACE = re.compile(r"\{")
_LIMIT = re.compile(
    r"\.(maxntid|reqntid|minnctapersm|maxnctapersm|maxnreg|noreturn|reqnctapercluster|"
    r"explicitcluster|maxclusterrank|abi_preserve\w*|blocksareclusters)\b([^.{;]*)|\.pragma\s+\"[^\"]*\"\s*;",
    re.ASCII,
)
LIMITS = {"maxntid": 3, "reqntid": 3, "minnctapersm": 1, "maxnreg": 1}
"""The directives that LLVM knows, with how many numbers each takes."""
_CLUSTERS = frozenset(("reqnctapercluster", "explicitcluster", "maxclusterrank",
                       "blocksareclusters"))  # fmt: skip
_STRING = re.compile(r"([$\w]+):((?:\s*\.b8\s+[\d,\s]+)+)", re.ASCII)


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
        if not is_architecture(match[1]):
            raise s.error(f".target {match[1][:60]}: is no GPU architecture, as sm_90,")
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
        codes = [int(code) for code in re.findall(r"(?<![b\d])\d{1,3}(?!\d)", match[2], re.ASCII)]
        yield match[1], bytes(code for code in codes if 0 < code < 256).decode(errors="replace")


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


def _limit(s: Scanner, name: str, text: str) -> str:
    """What stands behind a directive on how a kernel is launched; numbers as decimal ones."""
    if name not in LIMITS:
        return text.strip()
    found = [s.integer(one.strip(), f".{name}") for one in text.split(",")]
    if len(found) > LIMITS[name] or max(found) >> 31 or (name.endswith("ntid") and not all(found)):
        raise s.error(f".{name} {', '.join(map(str, found))}: is no limit of a kernel,")
    return ", ".join(map(str, found))


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
        function.limits[match[1]] = _limit(s, match[1], match[2])
    if s.match(_SEMICOLON):
        function.defined = False
    else:
        s.need(_BRACE, "a function's body")
        read_body(s, function)
    return function
