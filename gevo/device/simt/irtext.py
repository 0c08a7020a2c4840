"""Reads LLVM IR as LLVM prints it: types, operand lists, functions, globals.

Only text that LLVM itself printed is read. Grammar: the LLVM Language Reference, release 22.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gevo.errors import CompileFailed

NAME = r'(?:"[^"]*"|[\w.$-]+)'

_OPEN = "([{<"
_CLOSE = ")]}>"
_SCALAR_BYTES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8}
_INTEGER = re.compile(r"i(\d+)\Z")
_SEQUENCE = re.compile(r"[\[<](\d+) x (.*)[\]>]\Z", re.DOTALL)
_ATTRIBUTE = re.compile(
    r"\s*(?:byval\([^()]*(?:\([^()]*\)[^()]*)*\)|(?:range|captures|dereferenceable|"
    r"dereferenceable_or_null|align|nofpclass|initializes|sret|elementtype)"
    r"\((?:[^()]|\([^()]*\))*\)|align \d+|noundef|nonnull|zeroext|signext|inreg|noalias|"
    r"nocapture|readonly|readnone|writeonly|returned|immarg|nofree|nest|dead_on_unwind|writable)"
    r"(?=\s|\Z)"
)


def split_top(text: str, separator: str = ",") -> list[str]:
    """Split at separators outside brackets and quotes; pieces are stripped."""
    if separator not in text:
        return [text.strip()] if text.strip() else []
    pieces: list[str] = []
    depth = start = 0
    quoted = False
    for i, c in enumerate(text):
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c in _OPEN:
            depth += 1
        elif c in _CLOSE:
            depth -= 1
        elif c == separator and not depth:
            pieces.append(text[start:i].strip())
            start = i + 1
    pieces.append(text[start:].strip())
    return pieces


def closing(text: str, start: int) -> int:
    """Index of the bracket that closes the one at `start`."""
    depth = 0
    quoted = False
    for i in range(start, len(text)):
        c = text[i]
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c in _OPEN:
            depth += 1
        elif c in _CLOSE:
            depth -= 1
            if not depth:
                return i
    raise CompileFailed(f"unbalanced brackets in: {text.strip()}")


def take_type(text: str) -> tuple[str, str]:
    """Split `TYPE rest` into the type and the stripped rest."""
    text = text.lstrip()
    if text[:1] in ("[", "{", "<"):
        end = closing(text, 0) + 1
    else:
        match = re.match(r'ptr addrspace\(\d+\)|%"[^"]*"|[^\s,)]+', text)
        end = match.end() if match else 0
    return text[:end], text[end:].strip()


def strip_attributes(text: str) -> str:
    """Text without the parameter attributes it starts with."""
    while match := _ATTRIBUTE.match(text):
        text = text[match.end() :]
    return text.strip()


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter or an argument; `byval` is the type of a struct passed by value."""

    type: str
    value: str
    byval: str = ""
    align: int = 1


def parse_parameters(text: str) -> list[Parameter]:
    """The parameters or arguments between a header's or a call's parentheses."""
    result: list[Parameter] = []
    for piece in split_top(text):
        if piece.startswith("metadata"):
            continue
        type_, rest = take_type(piece)
        byval = ""
        if found := rest.find("byval(") + 1:
            end = closing(rest, found - 1 + 5)
            byval = rest[found + 5 : end]
        align = re.search(r"\balign (\d+)", rest) if "align" in rest else None
        value = strip_attributes(rest)
        result.append(Parameter(type_, value, byval, int(align[1]) if align else 1))
    return result


class Types:
    """Sizes and alignments, in bytes, by NVPTX's data layout (the host's is the same)."""

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

    def _measure(self, type_: str) -> tuple[int, int, int]:
        found = self._cache.get(type_)
        if found is None:
            found = self._cache[type_] = self._compute(type_)
        return found

    def _compute(self, type_: str) -> tuple[int, int, int]:
        if (size := _SCALAR_BYTES.get(type_)) or type_.startswith("ptr "):
            size = size or 8
            return size, size, size
        if match := _INTEGER.match(type_):
            return _integer(int(match[1]))
        if type_.startswith("<{"):
            return self._struct(type_[2:-2], packed=True)
        if match := _SEQUENCE.match(type_):
            return self._sequence(int(match[1]), match[2], vector=type_[0] == "<")
        if type_.startswith("{"):
            return self._struct(type_[1:-1], packed=False)
        if type_ in self._named:
            return self._measure(self._named[type_])
        raise CompileFailed(f"the simt device does not know the size of type {type_}")

    def _sequence(self, count: int, element: str, vector: bool) -> tuple[int, int, int]:
        if vector:
            bits = int(element[1:]) if _INTEGER.match(element) else 8 * self.size(element)
            store = (count * bits + 7) // 8
            align = 1 << max(store - 1, 0).bit_length()
            return store, -(-store // align) * align, align
        size = count * self.size(element)
        return size, size, self.align(element)

    def _struct(self, body: str, packed: bool) -> tuple[int, int, int]:
        offset, align = 0, 1
        for field in split_top(body.strip()):
            a = 1 if packed else self.align(field)
            align = max(align, a)
            offset = -(-offset // a) * a + self.size(field)
        size = -(-offset // align) * align
        return size, size, align


def _integer(bits: int) -> tuple[int, int, int]:
    if bits > 128:
        raise CompileFailed(f"the simt device has no integers wider than 128 bits (i{bits})")
    store = (bits + 7) // 8
    align = min(1 << (store - 1).bit_length(), 16)
    return store, -(-store // align) * align, align


@dataclass(frozen=True, slots=True)
class GlobalVariable:
    """A module's global variable, defined by `line`; `initializer` is empty if external."""

    name: str
    space: int
    type: str
    initializer: str
    align: int
    constant: bool
    line: str


@dataclass(frozen=True, slots=True)
class Function:
    """A defined function: its header line and its body's lines, without the braces."""

    name: str
    kernel: bool
    header: str
    body: tuple[str, ...]

    @property
    def parameters(self) -> str:
        """What stands between the header's parentheses."""
        start, end = self._parentheses
        return self.header[start + 1 : end]

    @property
    def behind(self) -> str:
        """The rest of the header, closing parenthesis included."""
        return self.header[self._parentheses[1] :]

    @property
    def _parentheses(self) -> tuple[int, int]:
        start = self.header.index("(", self.header.index(f"@{self.name}("))
        return start, closing(self.header, start)


@dataclass(frozen=True)
class ModuleText:
    """A module, taken apart; `attributes` are its groups of attributes by number (`#0`)."""

    types: Mapping[str, str]
    globals: tuple[GlobalVariable, ...]
    functions: tuple[Function, ...]
    metadata: Mapping[str, str]
    attributes: Mapping[str, str]

    def attributes_of(self, function: Function) -> str:
        """A function's attributes as text."""
        groups = (self.attributes.get(group, "") for group in _GROUP.findall(function.behind))
        return " ".join((function.behind, *groups))


METADATA = re.compile(r"(?:, ![\w.]+ !\d+|, ![\w.]+ !\{\})+$")


def without_metadata(lines: Iterable[str]) -> str:
    """The lines of a body, joined, without what is attached at their ends."""
    return "\n".join(METADATA.sub("", line) if ", !" in line else line for line in lines)


_TYPE_LINE = re.compile(rf"(%{NAME}) = type (.*)")
_GLOBAL_LINE = re.compile(
    rf"@({NAME}) = (?:[\w()]+ )*?(?:addrspace\((\d+)\) )?(?:externally_initialized )?"
    r"(global|constant) (.*)"
)
_FUNCTION_NAME = re.compile(rf"@({NAME})\(")
_METADATA_LINE = re.compile(r"(!\d+) = (.*)")
_ATTRIBUTES_LINE = re.compile(r"attributes (#\d+) = \{(.*)\}")
_GROUP = re.compile(r"(?<= )#\d+")
_ALIAS_LINE = re.compile(rf"@{NAME} = .*\b(?:alias|ifunc)\b")


def parse_module(text: str) -> ModuleText:
    """Take a module's printed text apart; raises CompileFailed on what it does not know."""
    types: dict[str, str] = {}
    globals_: list[GlobalVariable] = []
    functions: list[Function] = []
    metadata: dict[str, str] = {}
    attributes: dict[str, str] = {}
    lines = iter(text.split("\n"))
    for line in lines:
        if line.startswith("define "):
            body: list[str] = []
            for inner in lines:
                if inner == "}":
                    break
                body.append(inner)
            functions.append(_function(line, body))
        elif line.startswith("!"):
            if match := _METADATA_LINE.match(line):
                metadata[match[1]] = match[2]
        elif line.startswith("@"):
            if variable := _global(line):
                globals_.append(variable)
        elif match := _TYPE_LINE.match(line):
            types[match[1]] = match[2]
        elif match := _ATTRIBUTES_LINE.match(line):
            attributes[match[1]] = match[2]
    return ModuleText(types, tuple(globals_), tuple(functions), metadata, attributes)


def _function(header: str, body: list[str]) -> Function:
    match = _FUNCTION_NAME.search(header)
    if match is None:
        raise CompileFailed(f"cannot read the function header: {header}")
    return Function(match[1], " ptx_kernel " in header[: match.start()], header, tuple(body))


def _global(line: str) -> GlobalVariable | None:
    match = _GLOBAL_LINE.match(line)
    if match is None:
        if _ALIAS_LINE.match(line):
            raise CompileFailed(f"the simt device has no aliases: {line}")
        raise CompileFailed(f"cannot read the global variable: {line}")
    name = match[1]
    if name.startswith("llvm."):
        return None
    type_, rest = take_type(match[4])
    external = re.search(r"\b(?:external|extern_weak)\b", line[: match.start(3)]) is not None
    pieces = split_top(rest)
    initializer = "" if external or not pieces else pieces[0]
    align = re.search(r", align (\d+)", rest)
    return GlobalVariable(
        name,
        int(match[2] or 0),
        type_,
        initializer,
        int(align[1]) if align else 0,
        match[3] == "constant",
        line,
    )
