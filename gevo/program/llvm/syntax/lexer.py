"""Names, tokens and brackets of LLVM IR text, and a cursor that steps over its parts.

Only text that LLVM itself printed is read, so the cursor knows the printer's forms and not all
that the parser would take. Grammar: the LLVM Language Reference, release 22.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from gevo.errors import CompileFailed

NAME = r'(?:[-\w$.]+|"[^"]*")'
"""A name without its sigil; what is not plain LLVM prints in quotes and escapes."""
LOCAL_NAME = re.compile(rf"%{NAME}")
SYMBOL = re.compile(rf"@({NAME})")
LABEL = re.compile(rf"({NAME}):")
"""At the start of a line: the label of a block."""
RESULT = rf"(?:(%{NAME}) = )?"
"""What an instruction gives, in front of its opcode; one group."""
INSTRUCTION = re.compile(rf"\s+{RESULT}(?:(?:tail|musttail|notail) )?([a-z]\w*)")
"""Result and opcode of an instruction."""
ATTACHED = re.compile(r"(?:, ![a-zA-Z_.][\w.]* !(?:\d+|\{\}))+\Z")
"""Metadata at the end of an instruction or a variable."""
ATTACHMENT = re.compile(r", !([a-zA-Z_.][\w.]*) (!(?:\d+|\{\}))")
"""One of them; its kind and node."""
FAST_MATH = "nnan|ninf|nsz|arcp|contract|afn|reassoc|fast"
_PLAIN = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")

_TOKEN = re.compile(
    r'c?"[^"]*"'
    rf"|[%@]{NAME}"
    r'|!(?:"[^"]*"|[-a-zA-Z$._0-9\\]+)?'
    r"|#\d+"
    r"|-?0x[KLMHR]?[0-9A-Fa-f]+"
    r"|-?\d+(?:\.\d*(?:e[-+]?\d+)?)?"
    r"|\.\.\."
    r"|[a-zA-Z_$.][-a-zA-Z$._0-9]*"
    r"|[()\[\]{}<>,=*:|]"
    r"|\S"
)
_OPEN = {"(": ")", "[": "]", "{": "}", "<": ">"}
_OPENING, _CLOSING = "([{<", ")]}>"
_END = ("", "")
"""Behind the last token: none is looked at further ahead than the one behind the next."""
_INTEGER_TYPE = re.compile(r"i\d+\Z")
_SIMPLE_TYPES = frozenset(
    "void half bfloat float double fp128 x86_fp80 ppc_fp128 label token metadata".split()
)
_SIMPLE_VALUES = frozenset("true false null none undef poison zeroinitializer".split())
_CONSTANT_EXPRESSIONS = frozenset(
    "splat getelementptr addrspacecast ptrtoint ptrtoaddr inttoptr bitcast trunc add sub mul xor "
    "shl extractelement insertelement shufflevector blockaddress dso_local_equivalent no_cfi "
    "ptrauth".split()
)


class Unreadable(CompileFailed):
    """The text does not have a form that the reader knows."""


def symbol_of(written: str) -> str:
    """`f` of `@f` or `@"f"`."""
    return written.removeprefix("@").strip('"')


def spelled(symbol: str) -> str:
    """`@f`, with quotes where LLVM needs them."""
    return f"@{symbol}" if _PLAIN.match(symbol) else f'@"{symbol}"'


def symbols_in(text: str) -> frozenset[str]:
    """Functions and variables of the module that a text names."""
    return frozenset(name.strip('"') for name in SYMBOL.findall(text))


def without_attached(lines: Iterable[str]) -> str:
    """Lines, joined, without the metadata at their ends."""
    return "\n".join(_detached(line) if ", !" in line else line for line in lines)


def _detached(line: str) -> str:
    at = line.find(", !")
    while at >= 0:
        if ATTACHED.match(line, at):
            return line[:at]
        at = line.find(", !", at + 1)
    return line


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
        elif c in _OPENING:
            depth += 1
        elif c in _CLOSING:
            depth -= 1
        elif c == separator and not depth:
            pieces.append(text[start:i].strip())
            start = i + 1
    pieces.append(text[start:].strip())
    return pieces


def closing(text: str, start: int) -> int:
    """Index of the bracket that closes the one at `start`; raises Unreadable."""
    depth = 0
    quoted = False
    for i in range(start, len(text)):
        c = text[i]
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c in _OPENING:
            depth += 1
        elif c in _CLOSING:
            depth -= 1
            if not depth:
                return i
    raise Unreadable(f"unbalanced brackets in: {text.strip()}")


def is_type_start(token: str) -> bool:
    """True when a type may begin with this token."""
    return (
        token in _SIMPLE_TYPES
        or token in ("ptr", "target", "<", "[", "{")
        or token[:1] == "%"
        or _INTEGER_TYPE.match(token) is not None
    )


def is_value_word(token: str) -> bool:
    """True for the bare words with which a constant may begin."""
    return token in _SIMPLE_VALUES or token in _CONSTANT_EXPRESSIONS


class Cursor:
    """A position among the tokens of one text.

    Attributes:
        text: The text being read.
        tokens: Its tokens, with empty ones behind them.
        at: Index of the next token.
    """

    def __init__(self, text: str, start: int = 0) -> None:
        self.text = text
        self._found = list(_TOKEN.finditer(text, start))
        self.tokens = [m[0] for m in self._found]
        self.tokens += _END
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        """The token `ahead` places on; empty at the end."""
        return self.tokens[self.at + ahead]

    def take(self) -> str:
        """The next token, which is consumed; raises Unreadable at the end."""
        token = self.tokens[self.at]
        if not token:
            raise Unreadable(self.text)
        self.at += 1
        return token

    def expect(self, token: str) -> None:
        """Consume exactly this token."""
        if self.take() != token:
            raise Unreadable(f"expected {token} in {self.text}")

    def optional(self, *tokens: str) -> str:
        """Consume and return the next token if it is one of these; else empty."""
        return self.take() if self.tokens[self.at] in tokens else ""

    def start(self) -> int:
        """Offset in the text of the next token."""
        return self._found[self.at].start() if self.tokens[self.at] else len(self.text)

    def end(self) -> int:
        """Offset in the text just behind the last token consumed."""
        return self._found[self.at - 1].end() if self.at else 0

    def balanced(self) -> None:
        """Step over a bracket and everything up to the one that closes it."""
        closers = [_OPEN.get(self.take()) or self._fail()]
        while closers:
            token = self.take()
            if token in _OPEN:
                closers.append(_OPEN[token])
            elif token == closers[-1]:
                closers.pop()

    def type(self) -> str:
        """Step over a type and return its text."""
        start = self.start()
        token = self.peek()
        if token in _OPEN and token != "(":
            self.balanced()
        elif is_type_start(token):
            self.take()
            if token == "target" or (token == "ptr" and self.optional("addrspace")):
                self.balanced()
        else:
            self._fail()
        return self.text[start : self.end()]

    def value(self) -> str:
        """Step over a value written behind its type and return its text."""
        start = self.start()
        token = self.peek()
        if token in _OPEN and token != "(":
            self.balanced()
        elif token in _CONSTANT_EXPRESSIONS:
            self._constant_expression()
        elif token[:1] in ("%", "@", '"') or token in _SIMPLE_VALUES or _is_literal(token):
            self.take()
        else:
            self._fail()
        return self.text[start : self.end()]

    def attribute(self) -> str:
        """Step over one attribute (`align 4`, `byval(%T)`, `"a"="b"`) and return its text."""
        start = self.start()
        token = self.take()
        if token == "align" and self.peek().isdecimal():
            self.take()
        elif token[:1] == '"' and self.optional("="):
            self.take()
        elif self.peek() == "(" and self.start() == self.end():
            self.balanced()
        return self.text[start : self.end()]

    def _constant_expression(self) -> None:
        self.take()
        while self.peek()[:1].isalpha():
            if self.take() == "inrange":
                self.balanced()
        if self.peek()[:1] == "@":
            self.take()
        else:
            self.balanced()

    def _fail(self) -> str:
        raise Unreadable(f"unexpected {self.peek()!r} in {self.text}")


def _is_literal(token: str) -> bool:
    return token[:1].isdecimal() or token[:2] == 'c"' or (token[:1] == "-" and len(token) > 1)
