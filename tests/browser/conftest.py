"""Pages in headless Chromium, with everything that they log or ask the network for."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from gevo.report import tuning
from gevo.report.compare import compare
from gevo.report.html import compare_page, tuning_page
from gevo.report.html.page import write_html
from tests.report.conftest import graph, journal, make_graph_run, make_run
from tests.report.test_tuning import SESSION, make

__all__ = ("graph", "journal", "make", "make_graph_run", "make_run")

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium. Ends with the module: an event loop runs as long as Playwright does."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    with playwright.sync_playwright() as api:
        # Chromium's sandbox cannot start in a container that runs as root.
        opened = api.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


@dataclass
class Opened:
    """A page with what it logged and asked for.

    Attributes:
        page: Playwright's page.
        logged: Console messages and uncaught errors.
        requested: Addresses, the page's own left out.
    """

    page: Any
    logged: list[str] = field(default_factory=list)
    requested: list[str] = field(default_factory=list)


Open = Callable[..., Opened]


@pytest.fixture
def opened(browser: Any) -> Iterator[Open]:
    """Opens a file in a browser of its own, with any of Playwright's context options."""
    contexts: list[Any] = []

    def open_file(path: Path, fragment: str = "", **options: Any) -> Opened:
        contexts.append(browser.new_context(**options))
        found = Opened(contexts[-1].new_page())
        address = path.resolve().as_uri()
        found.page.on("console", lambda message: found.logged.append(message.text))
        found.page.on("pageerror", lambda error: found.logged.append(str(error)))
        found.page.on(
            "request",
            lambda request: request.url != address and found.requested.append(request.url),
        )
        found.page.goto(address + fragment)
        return found

    yield open_file
    for context in contexts:
        context.close()


@pytest.fixture
def pages(make_run: Any, make_graph_run: Any, make: Any, tmp_path: Path) -> Callable[[str], Path]:
    """Writes a page of one kind; returns its path."""

    def evolved() -> Path:
        return write_html(make_run())

    def graphed() -> Path:
        return write_html(make_graph_run())

    def tuned() -> Path:
        make(*SESSION)
        return tuning_page.write(tuning.build(tmp_path / "run"))

    def compared() -> Path:
        path = tmp_path / "compare.html"
        compare_page.write(compare(make_run(name="one"), make_run(name="two", seed=8)), path)
        return path

    def tunings() -> Path:
        for name in ("one", "two"):
            make(*SESSION)
            (tmp_path / "run").rename(tmp_path / name)
        path = tmp_path / "compare.html"
        compare_page.write(compare(tmp_path / "one", tmp_path / "two"), path)
        return path

    kinds = {f.__name__: f for f in (evolved, graphed, tuned, compared, tunings)}
    return lambda kind: kinds[kind]()
