"""How a command that has judged something ends: with report, page and table."""

from __future__ import annotations

import json

from rich.console import Console

from gevo.records.files import write_atomic
from gevo.records.run import RunFolder
from gevo.report.html.page import write_html
from gevo.report.model import Report, build
from gevo.report.text import summary


def finish(folder: RunFolder, console: Console) -> Report:
    """Write report.json and report.html, print the table and where the report is."""
    result = build(folder.path)
    write_atomic(folder.path / "report.json", json.dumps(result.to_json(), indent=2).encode())
    page = write_html(folder.path)
    console.print(summary(result))
    console.print(f"report: {page}", markup=False, highlight=False, soft_wrap=True)
    return result
