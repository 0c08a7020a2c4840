"""A printed LLVM module, cut into functions, variables, types and metadata, by its text alone.

LLVM prints one instruction a line (a `switch` continues to its closing bracket), so a few regular
expressions do, and are ten times faster than asking LLVM.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from gevo.program.llvm.syntax.lexer import (
    INSTRUCTION,
    LABEL,
    NAME,
    SYMBOL,
    Unreadable,
    spelled,
    split_top,
    symbol_of,
    symbols_in,
)
from gevo.program.llvm.syntax.signature import Signature, read_header
from gevo.program.llvm.syntax.types import take_type

_LOCAL = re.compile(rf'%{NAME}|"[^"]*"')
_SYMBOL = re.compile(rf'@({NAME})|"[^"]*"')
_NAMED = re.compile(rf"([@%$]{NAME}) = ")
_GROUP = re.compile(r"attributes (#\d+) = \{ ?(.*?) ?\}\Z")
_METADATA = re.compile(r"(!\d+) = (.*)")
_NODE = re.compile(r"!\d+")
_ROLLED = '!{!"llvm.loop.unroll.disable"}'
_VARIABLE = re.compile(
    rf"@({NAME}) = (?:[\w()]+ )*?(?:addrspace\((\d+)\) )?(?:externally_initialized )?"
    r"(global|constant) (.*)"
)
_ALIAS = re.compile(rf"@{NAME} = .*\b(?:alias|ifunc)\b")
_EXTERNAL = re.compile(r"\b(?:external|extern_weak)\b")
_ALIGN = re.compile(r", align (\d+)")

BlockLines = tuple[str, list[str]]
"""A block's label as written, empty where it has none, and its instructions."""


def blocks_of(lines: Iterable[str]) -> list[BlockLines]:
    """The blocks of a function's body.

    The lines of a `switch` are one instruction. Comments and debug records are left out.
    """
    blocks: list[BlockLines] = []
    for line in lines:
        if line[:1] != " ":
            if label := LABEL.match(line):
                blocks.append((label[1], []))
            elif line and line[0] != ";":
                raise Unreadable(f"cannot read the label: {line}")
        elif line.startswith(("    ", "  ]")):
            if not line.startswith("    #dbg_"):
                blocks[-1][1][-1] += f"\n{line}"
        elif not line.startswith("  ;"):
            if not blocks:
                blocks.append(("", []))
            blocks[-1][1].append(line)
    return blocks


@dataclass(frozen=True)
class Function:
    """A function that is defined: its header, and its body's lines without the closing brace."""

    name: str
    header: str
    body: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join((self.header, *self.body, "}"))

    @cached_property
    def signature(self) -> Signature:
        """The parts of the header; raises Unreadable."""
        return read_header(self.header)

    @property
    def kernel(self) -> bool:
        """True for a kernel, False for a device function."""
        return " ptx_kernel " in self.header.partition("@")[0]

    @cached_property
    def blocks(self) -> tuple[BlockLines, ...]:
        """Its blocks; see `blocks_of`."""
        return tuple(blocks_of(self.body))

    def locals(self) -> Iterator[str]:
        """Names of blocks and results, with `%`, in order."""
        for line in self.body:
            if label := LABEL.match(line):
                yield f"%{label[1]}"
            elif (result := INSTRUCTION.match(line)) and result[1]:
                yield result[1]

    def renamed(self, names: Mapping[str, str]) -> Function:
        """With other names for its arguments, results and blocks (`%x` to `%y`)."""

        def line(text: str) -> str:
            if label := LABEL.match(text):
                return f"{names.get(f'%{label[1]}', f'%{label[1]}')[1:]}:"
            return _LOCAL.sub(lambda m: names.get(m[0], m[0]), text)

        return Function(self.name, line(self.header), tuple(map(line, self.body)))

    def with_symbols(self, names: Mapping[str, str]) -> Function:
        """With other names for functions and variables of the module."""
        header, *body = (with_symbols(line, names) for line in (self.header, *self.body))
        return Function(names.get(self.name, self.name), header, tuple(body))


@dataclass(frozen=True, slots=True)
class Variable:
    """A module's variable, defined by `line`; `initializer` is empty if it has none."""

    name: str
    space: int
    type: str
    initializer: str
    align: int
    constant: bool
    line: str

    @property
    def external(self) -> bool:
        """True where the module only declares it."""
        return _EXTERNAL.search(self.line.partition(" constant ")[0]) is not None

    @property
    def fillable(self) -> bool:
        """True where a host may write it."""
        return (
            not self.constant or "externally_initialized" in self.line.partition(" constant ")[0]
        )


@dataclass(frozen=True)
class ModuleText:
    """A module.

    Attributes:
        defined: Defined functions by name.
        declared: Lines that declare functions, by name.
        named: Lines that define variables (`@x`), types (`%t`) and comdats, by their names as
            written.
        rest: All other lines: target, attributes, metadata.
        layout: All lines in order; a defined function is one.
    """

    defined: Mapping[str, Function]
    declared: Mapping[str, str]
    named: Mapping[str, str]
    rest: tuple[str, ...]
    layout: tuple[str | Function, ...]

    @property
    def functions(self) -> tuple[Function, ...]:
        """The defined functions."""
        return tuple(self.defined.values())

    @cached_property
    def variables(self) -> Mapping[str, str]:
        """Lines of the variables, by name."""
        return {symbol_of(name): x for name, x in self.named.items() if name[0] == "@"}

    @cached_property
    def globals(self) -> tuple[Variable, ...]:
        """The variables, but LLVM's own; raises Unreadable."""
        own = (item for item in self.variables.items() if not item[0].startswith("llvm."))
        return tuple(read_variable(name, line) for name, line in own)

    @cached_property
    def types(self) -> Mapping[str, str]:
        """The types that the module names."""
        return {n: x.partition(" = type ")[2] for n, x in self.named.items() if n[0] == "%"}

    @cached_property
    def metadata(self) -> Mapping[str, str]:
        """Numbered nodes (`!3`)."""
        return {m[1]: m[2] for x in self.rest if x[0] == "!" and (m := _METADATA.match(x))}

    @cached_property
    def rolled(self) -> frozenset[str]:
        """Numbers of the nodes of loops (`!llvm.loop !3`) that must not be unrolled."""
        told = {n for n, node in self.metadata.items() if node == _ROLLED}
        if not told:
            return frozenset()
        return frozenset(
            n[1:] for n, node in self.metadata.items() if told & {*_NODE.findall(node)}
        )

    @cached_property
    def groups(self) -> Mapping[str, str]:
        """Attribute groups (`#0`)."""
        return groups_of(self.rest)

    def attributes_of(self, signature: Signature) -> str:
        """What stands behind a function's or a call's arguments, groups written out."""
        return " ".join(self.groups.get(a.text, a.text) for a in signature.after)


def split_module(text: str) -> ModuleText:
    """The parts of a module that LLVM printed."""
    defined: dict[str, Function] = {}
    declared: dict[str, str] = {}
    named: dict[str, str] = {}
    rest: list[str] = []
    layout: list[str | Function] = []
    lines = iter(text.split("\n"))
    for line in lines:
        if line.startswith("define "):
            name = _name_in(line)
            function = defined[name] = Function(name, line, tuple(_until_brace(line, lines)))
            layout.append(function)
            continue
        layout.append(line)
        if line.startswith("declare "):
            declared[_name_in(line)] = line
        elif line[:1] in ("@", "%", "$") and (match := _NAMED.match(line)):
            named[match[1]] = line
        elif line and line[0] != ";":
            rest.append(line)
    if layout[-1] == "":
        layout.pop()  # what follows the last newline is no line
    return ModuleText(defined, declared, named, tuple(rest), tuple(layout))


def _until_brace(header: str, lines: Iterator[str]) -> Iterator[str]:
    if header.endswith("{"):
        for line in lines:
            if line == "}":
                return
            yield line


def _name_in(header: str) -> str:
    match = SYMBOL.search(header)
    if match is None:
        raise Unreadable(f"cannot read the function header: {header}")
    return match[1].strip('"')


def groups_of(lines: Iterable[str]) -> dict[str, str]:
    """The attribute groups (`#0`) that lines define."""
    found = (_GROUP.match(line) for line in lines if line.startswith("attributes "))
    return {match[1]: match[2] for match in found if match}


def read_variable(name: str, line: str) -> Variable:
    """A variable from the line that defines it; raises Unreadable."""
    match = _VARIABLE.match(line)
    if match is None:
        what = "there is nothing for aliases" if _ALIAS.match(line) else "cannot read the variable"
        raise Unreadable(f"{what}: {line}")
    type_, rest = take_type(match[4])
    pieces = split_top(rest)
    external = _EXTERNAL.search(line[: match.start(3)]) is not None
    align = _ALIGN.search(rest)
    return Variable(
        name,
        int(match[2] or 0),
        type_,
        "" if external or not pieces else pieces[0],
        int(align[1]) if align else 0,
        match[3] == "constant",
        line,
    )


def printed(
    module: ModuleText, functions: Mapping[str, Function], more: Sequence[str] = ()
) -> str:
    """The module with these functions in place of its own, and more lines at its end."""
    lines = [x if isinstance(x, str) else functions[x.name].text for x in module.layout]
    return "\n".join((*lines, *more, ""))


def with_symbols(text: str, names: Mapping[str, str]) -> str:
    """A line with other names for functions and variables."""
    if not names or "@" not in text:
        return text

    def other(match: re.Match[str]) -> str:
        new = names.get((match[1] or "").strip('"'))
        return match[0] if new is None else spelled(new)

    return _SYMBOL.sub(other, text)


References = Mapping[str, frozenset[str]]
"""For each function and variable the symbols that it names."""


def references(module: ModuleText) -> References:
    """Those of a module."""
    functions = {name: symbols_in(f.text) for name, f in module.defined.items()}
    return functions | {name: symbols_in(line) for name, line in module.variables.items()}


def reachable(graph: References, roots: Iterable[str]) -> frozenset[str]:
    """The symbols that the roots lead to through any number of steps, themselves included."""
    seen: set[str] = set()
    stack = list(roots)
    while stack:
        name = stack.pop()
        if name not in seen:
            seen.add(name)
            stack.extend(graph.get(name, ()))
    return frozenset(seen)
