"""A printed LLVM module, cut into what one module can take over from another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gevo.program.llvm.syntax.signature import Signature, read_header

_LABEL = re.compile(r'("[^"]*"|[-\w$.]+):\Z')
_RESULT = re.compile(r'  (%(?:"[^"]*"|[-\w$.]+)) = ')
_LOCAL = re.compile(r'%"[^"]*"|%[-\w$.]+|"[^"]*"')
_SYMBOL = re.compile(r'@"([^"]*)"|@([-\w$.]+)|"[^"]*"')
_NAMED = re.compile(r'(@(?:"[^"]*"|[-\w$.]+)|%(?:"[^"]*"|[-\w$.]+)|\$(?:"[^"]*"|[-\w$.]+)) = ')
_PLAIN = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")


@dataclass(frozen=True)
class FunctionText:
    """A function that is defined: its header, and its lines without the closing brace."""

    header: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join((self.header, *self.lines, "}"))

    @property
    def signature(self) -> Signature:
        """The parts of the header."""
        return read_header(self.header)

    def blocks(self) -> list[tuple[str, list[str]]]:
        """Labels, as written, and the lines behind each; blank lines are left out."""
        found: list[tuple[str, list[str]]] = []
        for line in self.lines:
            if label := _LABEL.match(line):
                found.append((label[1], []))
            elif line:
                found[-1][1].append(line)
        return found

    def locals(self) -> Iterator[str]:
        """Names of results and blocks, with `%`."""
        for line in self.lines:
            if label := _LABEL.match(line):
                yield f"%{label[1]}"
            elif result := _RESULT.match(line):
                yield result[1]

    def renamed(self, names: Mapping[str, str]) -> FunctionText:
        """With other names for its arguments, results and blocks (`%x` to `%y`)."""

        def line(text: str) -> str:
            if label := _LABEL.match(text):
                return f"{names.get(f'%{label[1]}', f'%{label[1]}')[1:]}:"
            return _LOCAL.sub(lambda m: names.get(m[0], m[0]), text)

        return FunctionText(line(self.header), tuple(map(line, self.lines)))

    def with_symbols(self, names: Mapping[str, str]) -> FunctionText:
        """With other names for functions and variables of the module."""
        return FunctionText(
            with_symbols(self.header, names), tuple(with_symbols(x, names) for x in self.lines)
        )


@dataclass(frozen=True)
class Pieces:
    """A module.

    Attributes:
        functions: Defined functions by name.
        declared: Lines that declare functions, by name.
        named: Lines that define variables (`@x`), types (`%t`) and comdats, by their names.
        rest: All other lines: target, attributes, metadata.
        lines: All lines; a name in it stands for the whole function.
    """

    functions: Mapping[str, FunctionText]
    declared: Mapping[str, str]
    named: Mapping[str, str]
    rest: tuple[str, ...]
    lines: tuple[str, ...]


def read_pieces(text: str) -> Pieces:
    """The pieces of a module that LLVM printed."""
    functions: dict[str, FunctionText] = {}
    declared: dict[str, str] = {}
    named: dict[str, str] = {}
    rest: list[str] = []
    kept: list[str] = []
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith("define "):
            body: list[str] = []
            for inner in lines:
                if inner == "}":
                    break
                body.append(inner)
            name = symbol_of(read_header(line).callee)
            functions[name] = FunctionText(line, tuple(body))
            kept.append(f"define @{name}")
        else:
            kept.append(line)
            if line.startswith("declare "):
                declared[symbol_of(read_header(line).callee)] = line
            elif match := _NAMED.match(line):
                named[match[1]] = line
            elif line and line[0] != ";":
                rest.append(line)
    return Pieces(functions, declared, named, tuple(rest), tuple(kept))


def printed(pieces: Pieces, functions: Mapping[str, FunctionText], more: Sequence[str]) -> str:
    """The module with these functions in place of its own, and more lines at its end."""
    lines = [
        functions[line.removeprefix("define @")].text if line.startswith("define @") else line
        for line in pieces.lines
    ]
    return "\n".join((*lines, *more, ""))


def symbol_of(callee: str) -> str:
    """`f` of `@f` or `@"f"`."""
    return callee.removeprefix("@").strip('"')


def spelled(symbol: str) -> str:
    """`@f`, with quotes where LLVM needs them."""
    return f"@{symbol}" if _PLAIN.match(symbol) else f'@"{symbol}"'


def with_symbols(text: str, names: Mapping[str, str]) -> str:
    """A line with other names for functions and variables."""
    if not names or "@" not in text:
        return text

    def other(match: re.Match[str]) -> str:
        new = names.get(match[1] or match[2] or "")
        return match[0] if new is None else spelled(new)

    return _SYMBOL.sub(other, text)
