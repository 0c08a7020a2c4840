"""Tokens of LLVM IR text, and a cursor that steps over types, values and attributes.

Only text that LLVM itself printed is read, so the cursor knows the printer's forms and not all
that the parser would take. Grammar: the LLVM Language Reference, release 22.
"""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r'c?"[^"]*"'
    r'|[%@](?:"[^"]*"|[-a-zA-Z$._0-9]+)'
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


class Unreadable(Exception):
    """The text does not have the form that the reader knows; callers catch it."""


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
        at: Index of the next token.
    """

    def __init__(self, text: str, start: int = 0) -> None:
        self.text = text
        self._spans = [m.span() for m in _TOKEN.finditer(text, start)]
        self.tokens = [text[a:b] for a, b in self._spans]
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        """The token `ahead` places on; empty at the end."""
        index = self.at + ahead
        return self.tokens[index] if index < len(self.tokens) else ""

    def take(self) -> str:
        """The next token, which is consumed; raises Unreadable at the end."""
        if self.at >= len(self.tokens):
            raise Unreadable(self.text)
        self.at += 1
        return self.tokens[self.at - 1]

    def expect(self, token: str) -> None:
        """Consume exactly this token."""
        if self.take() != token:
            raise Unreadable(f"expected {token} in {self.text}")

    def optional(self, *tokens: str) -> str:
        """Consume and return the next token if it is one of these; else empty."""
        if self.peek() in tokens and self.at < len(self.tokens):
            return self.take()
        return ""

    def start(self) -> int:
        """Offset in the text of the next token."""
        return self._spans[self.at][0] if self.at < len(self.tokens) else len(self.text)

    def end(self) -> int:
        """Offset in the text just behind the last token consumed."""
        return self._spans[self.at - 1][1] if self.at else 0

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
        if token == "align" and self.peek().isdigit():
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
    return token[:1].isdigit() or token[:2] == 'c"' or (token[:1] == "-" and len(token) > 1)
