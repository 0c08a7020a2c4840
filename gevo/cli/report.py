"""`gevo report`: a run, or two side by side, as a page, a table or JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gevo.cli.finish import finish
from gevo.cli.terminal import Terminal, say
from gevo.errors import ConfigError
from gevo.records.run import RunFolder
from gevo.records.tuning import TuningFolder
from gevo.report import compare_text, model, recording, tuning
from gevo.report.compare import compare
from gevo.report.html import compare_page
from gevo.report.html.tuning_page import write
from gevo.report.sarif import FORMATS
from gevo.report.tuning_text import summary

_RECORDINGS = (".json", ".gz", ".csv", ".tsv", ".txt")
"""How the names of recordings end; any other file was meant to be a run's folder."""


def report(
    runs: Annotated[
        list[Path],
        typer.Argument(
            metavar="RUN [OTHER]",
            help="Folder of gevo evolve or gevo tune; two are compared. Or a recording, as "
            "--device recorded:FILE takes it.",
        ),
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            help="Page of a comparison (default: compare-<OTHER>.html in the first run).",
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print report.json instead of writing the page.")
    ] = False,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help="Print it in this form: json, or one of a plug-in; a recording as t4 or cache, "
            "which other tuners read.",
        ),
    ] = "",
) -> None:
    """Write a run's report.html and print its table; works while the run goes on, too.

    Two runs are put on one page, if program, workload and device are the same; otherwise the
    page says what differs and shows them one after the other.
    """
    if len(runs) > 2:
        raise ConfigError(f"report: compares two runs, {len(runs)} were given")
    if form and (len(runs) == 2 or as_json):
        raise ConfigError("--format: is for one run, and instead of --json")
    if len(runs) == 2:
        _compare(runs[0], runs[1], out, as_json)
        return
    run = runs[0]
    if out is not None:
        raise ConfigError("--out: is for a comparison; a run's own page is in its folder")
    if run.is_file() and run.suffix in _RECORDINGS:
        _recording(run, form or ("json" if as_json else ""))
        return
    tuned = TuningFolder.holds(run)
    if form or as_json:
        write_text = FORMATS.require(form or "json")
        say(write_text(tuning.build(run) if tuned else model.build(run)))
    elif tuned:
        finish_tuning(run, Terminal())
    else:
        finish(RunFolder.open(run), Terminal())


def _compare(first: Path, second: Path, out: Path | None, as_json: bool) -> None:
    found = compare(first, second)
    if as_json:
        say(json.dumps(found.to_json(), indent=2, allow_nan=False))
        return
    page = out or first / f"compare-{second.resolve().name}.html"
    compare_page.write(found, page)
    console = Terminal()
    console.print(compare_text.summary(found))
    console.print(f"report: {page}", markup=False, highlight=False, soft_wrap=True)


def _recording(path: Path, form: str) -> None:
    """What a recording says, or the recording in another form."""
    found = recording.build(path)
    if not form:
        Terminal().print(recording.summary(found))
        return
    made = {"json": recording.RecordingReport.to_json, **recording.FORMS}.get(form)
    if made is None:
        raise ConfigError(f"--format: of a recording json, {' or '.join(recording.FORMS)}")
    say(json.dumps(made(found), indent=1, allow_nan=False))


def finish_tuning(folder: Path, console: Console) -> None:
    """Write a session's report.json and report.html, print its table and where the page is.

    Raises:
        ConfigError: It is not the folder of a session, is damaged, or cannot be written.
    """
    found = tuning.build(folder)
    page = write(found)
    console.print(summary(found))
    console.print(f"report: {page}", markup=False, highlight=False, soft_wrap=True)
