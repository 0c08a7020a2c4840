"""What every page is made with: templates, style, scripts, coloured source; nothing from afar."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from importlib import resources
from typing import Any

from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup
from plotly import offline
from pygments import lexers
from pygments.token import Token

from gevo.report import figures


def environment(*names: str) -> Environment:
    """The named templates and their common frame `base.html`; what they print is escaped."""
    return Environment(
        loader=DictLoader({name: _file(name) for name in ("base.html", *names)}),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


MOST_NODES = 8
"""Ops that are shown on either side of an edit in the graph; the others are counted."""


def encoded(page: str) -> bytes:
    """A page as the bytes of a file; the bytes of names that are no UTF-8 are shown escaped."""
    return page.encode(errors="backslashreplace")


def shell(charts: Mapping[str, Any]) -> dict[str, Any]:
    """What every page's template takes: the charts and what draws them, style, formats."""
    return {
        "f": figures,
        "most_nodes": MOST_NODES,
        "charts": charts,
        "charts_json": script_json(charts),
        "plotly": plotly() if charts else "",
        "css": style(),
        "js": behaviour(),
    }


def style() -> Markup:
    """The style sheet."""
    return Markup(_file("style.css"))


def behaviour() -> Markup:
    """The page's own script: draws the charts, opens what a link points to."""
    return _script(_file("report.js"))


def plotly() -> Markup:
    """The Plotly library."""
    return _script(str(offline.get_plotlyjs()))


def script_json(data: Any) -> Markup:
    """JSON for a script element: `<` never appears, so no element can begin or end in it."""
    found = json.dumps(data, allow_nan=False, separators=(",", ":"))
    return Markup(found.replace("<", "\\u003c"))


def _file(name: str) -> str:
    return resources.files("gevo.report.html").joinpath(name).read_text(encoding="utf-8")


def _script(source: str) -> Markup:
    """JavaScript that stays inside its script element whatever strings it holds."""
    return Markup(source.replace("</script", "<\\/script"))


# Pygments builds its token types at run time, so they have no static types.
_TOKEN: Any = Token
_CLASSES: tuple[tuple[Any, str], ...] = (
    (_TOKEN.Keyword.Type, "t"),
    (_TOKEN.Keyword, "k"),
    (_TOKEN.Literal, "s"),
    (_TOKEN.Comment, "c"),
)


def source_lines(text: str, suffix: str = ".cu") -> list[Markup]:
    """A source text as one piece of HTML per line; spans never cross a line.

    Args:
        text: CUDA C++, or what the suffix says.
        suffix: Of the source file.
    """
    return _lines("python" if suffix == ".py" else "cuda", text)


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
