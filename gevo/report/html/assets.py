"""What every page is made with: templates, style, scripts. Nothing is loaded from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any

from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup
from plotly import offline

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


def shell(charts: Mapping[str, Any]) -> dict[str, Any]:
    """What every page's template takes: the charts and what draws them, style, formats."""
    return {
        "f": figures,
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
