"""Colours source text and IR as HTML: four token classes, everything else plain."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from markupsafe import Markup
from pygments import lexers
from pygments.token import Token

# Pygments builds its token types at run time, so they have no static types.
_TOKEN: Any = Token
_CLASSES: tuple[tuple[Any, str], ...] = (
    (_TOKEN.Keyword.Type, "t"),
    (_TOKEN.Keyword, "k"),
    (_TOKEN.Literal, "s"),
    (_TOKEN.Comment, "c"),
)


def source_lines(text: str) -> list[Markup]:
    """A CUDA C++ text as one piece of HTML per line; spans never cross a line."""
    return _lines("cuda", text)


def ir_line(text: str) -> Markup:
    """One line of LLVM IR as HTML."""
    return _lines("llvm", text)[0]


def _lines(language: str, text: str) -> list[Markup]:
    lines = [""]
    for css, value in _tokens(language, text):
        first, *rest = value.split("\n")
        lines[-1] += _span(css, first)
        lines.extend(_span(css, piece) for piece in rest)
    return [Markup(line) for line in lines]


def _span(css: str, text: str) -> str:
    if not text:
        return ""
    return f'<span class="{css}">{escape(text)}</span>' if css else escape(text)


def _tokens(language: str, text: str) -> Iterator[tuple[str, str]]:
    found: Any = lexers
    lexer = found.get_lexer_by_name(language, stripnl=False, ensurenl=False)
    for kind, value in lexer.get_tokens(text):
        yield next((css for parent, css in _CLASSES if kind in parent), ""), value
