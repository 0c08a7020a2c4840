"""`gevo check`: do the winners in a folder still hold? For continuous integration."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated
from xml.etree import ElementTree

import typer

from gevo.cli.options import TrustCode, TrustedWorkload, Workers, worker_count
from gevo.deploy.check import Finding, Request, Status
from gevo.deploy.check import check as check_winner
from gevo.deploy.winner import subfolders
from gevo.device.registry import resolve
from gevo.errors import ConfigError
from gevo.records.files import write_output
from gevo.study.trust import Trust


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
    workload: TrustedWorkload = None,
    trust_code: TrustCode = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    junit: Annotated[Path | None, typer.Option(help="Also write a JUnit XML file.")] = None,
) -> None:
    """Say whether stored winners apply to today's sources; exit code 1 when a re-tune is due."""
    sources = {path.stem: path for path in kernels or ()}
    places = subfolders(folder)
    chosen = resolve(device)[0] if device else ""
    trust = Trust(workload, trust_code)
    request = Request(sources, chosen, worker_count(workers), seed, trust)
    findings = [check_winner(place, request) for place in places]
    if unused := sources.keys() - {f.winner.name for f in findings}:
        raise ConfigError(f"{folder}: holds no winner for {', '.join(sorted(unused))}")
    if junit is not None:
        write_output(junit, junit_xml(findings))
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
    """A test case for whether each winner applies, and one for each stage of its validation.

    Stages that could not be judged, or whose failure does not count on this device, are skipped.
    """
    suite = ElementTree.Element("testsuite", name="gevo check")
    for finding in findings:
        applies = _case(suite, finding, "applies to today's source")
        if finding.status in (Status.REFUSED, Status.CHANGED):
            ElementTree.SubElement(applies, "failure", message=finding.reason)
        for stage in finding.stages:
            case = _case(suite, finding, stage.name)
            if not stage.passed:
                kind = "failure" if stage in finding.failed else "skipped"
                ElementTree.SubElement(case, kind, message=stage.detail)
    for count, path in (("tests", "*"), ("failures", "*/failure"), ("skipped", "*/skipped")):
        suite.set(count, str(len(suite.findall(path))))
    return ElementTree.tostring(suite, encoding="utf-8", xml_declaration=True)


def _case(suite: ElementTree.Element, finding: Finding, name: str) -> ElementTree.Element:
    return ElementTree.SubElement(suite, "testcase", classname=finding.winner.folder, name=name)
