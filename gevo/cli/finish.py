"""How a command that has judged something ends: with report, page and table."""

from __future__ import annotations

import json

from rich.console import Console

from gevo.records.files import write_atomic
from gevo.records.forms import to_json
from gevo.records.run import RunFolder
from gevo.report.explain import explain_front
from gevo.report.html.page import write_page
from gevo.report.model import Report, build
from gevo.report.text import summary


def finish(folder: RunFolder, console: Console) -> Report:
    """Write report.json and report.html, print the table and where the report is."""
    result = build(folder.path)
    data = json.dumps(to_json(result.to_json()), indent=2, allow_nan=False)
    write_atomic(folder.path / "report.json", data.encode())
    explained = explain_front(result)
    page = write_page(result, explained)
    console.print(summary(result, explained))
    console.print(f"report: {page}", markup=False, highlight=False, soft_wrap=True)
    return result
