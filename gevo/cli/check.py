"""`gevo check`: do the winners in a folder still hold? For continuous integration."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated
from xml.etree import ElementTree

import typer

from gevo.build.check import Finding, Request, Status
from gevo.build.check import check as check_winner
from gevo.build.winner import subfolders
from gevo.cli.options import Workers, worker_count
from gevo.device.registry import resolve
from gevo.errors import ConfigError
from gevo.run.atomic import write_atomic


def check(
    folder: Annotated[Path, typer.Argument(help="Folder of winners (gevo export).")],
    kernels: Annotated[
        list[Path] | None,
        typer.Argument(help="Today's .ll files; default: those that the winners were made from."),
    ] = None,
    device: Annotated[
        str, typer.Option(help="Validate them again there; empty for not at all.")
    ] = "",
    seed: Annotated[int | None, typer.Option(help="Seed of the drawn cases.", min=0)] = None,
    workers: Workers = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    junit: Annotated[Path | None, typer.Option(help="Also write a JUnit XML file.")] = None,
) -> None:
    """Say whether stored winners apply to today's sources; exit code 1 when a re-tune is due."""
    sources = {path.stem: path for path in kernels or ()}
    places = subfolders(folder)
    request = Request(sources, resolve(device)[0] if device else "", worker_count(workers), seed)
    findings = [check_winner(place, request) for place in places]
    if unused := sources.keys() - {f.winner.name for f in findings}:
        raise ConfigError(f"{folder}: holds no winner for {', '.join(sorted(unused))}")
    if junit is not None:
        write_atomic(junit, junit_xml(findings))
    due = any(finding.status is not Status.FINE for finding in findings)
    if as_json:
        winners = [finding.to_json() for finding in findings]
        typer.echo(json.dumps({"retune_due": due, "winners": winners}, indent=2))
    else:
        typer.echo("\n".join(_line(finding) for finding in findings))
    if due:
        raise typer.Exit(1)


def _line(finding: Finding) -> str:
    name = finding.winner.folder
    if finding.status is not Status.FINE:
        return f"{name}: {finding.status}: {finding.reason}; re-tune it"
    where = f", validated on {finding.device}" if finding.device else ""
    return f"{name}: applies to today's source{where}"


def junit_xml(findings: Sequence[Finding]) -> bytes:
    """One test case per winner and question: does it apply, and (if asked) each stage."""
    suite = ElementTree.Element("testsuite", name="gevo check")
    failures = tests = 0
    for finding in findings:
        unfit = finding.status in (Status.REFUSED, Status.CHANGED)
        results = [("applies to today's source", finding.reason if unfit else "")]
        # A stage that failed counts only if it is what the finding rests on.
        results += [
            (stage.name, finding.reason if finding.reason.startswith(f"{stage.name}: ") else "")
            for stage in finding.stages
        ]
        for name, failure in results:
            case = ElementTree.SubElement(
                suite, "testcase", classname=finding.winner.folder, name=name
            )
            tests += 1
            if failure:
                failures += 1
                ElementTree.SubElement(case, "failure", message=failure)
    suite.set("tests", str(tests))
    suite.set("failures", str(failures))
    return ElementTree.tostring(suite, encoding="utf-8", xml_declaration=True)
