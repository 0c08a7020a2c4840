"""`gevo check`: do winners still hold, in a folder or a database? For continuous integration."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated
from xml.etree import ElementTree

import typer

from gevo.cli.options import TrustCode, TrustedWorkload, Workers, worker_count
from gevo.cli.terminal import say
from gevo.deploy.check import Finding, Request, Status
from gevo.deploy.check import check as check_winner
from gevo.deploy.check_tuned import DatabaseCheck
from gevo.deploy.winner import subfolders
from gevo.device.registry import resolve
from gevo.errors import ConfigError
from gevo.records.files import write_output
from gevo.study.trust import Trust

APPLIES = "applies to today's source"


def check(
    folder: Annotated[
        Path,
        typer.Argument(help="Folder of winners (gevo export), or a database (gevo tune)."),
    ],
    kernels: Annotated[
        list[Path] | None,
        typer.Argument(help="Today's files; default: those that the winners were made from."),
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
    if folder.is_file():
        if device or junit is not None:
            raise ConfigError(
                f"{folder}: a database is compared with sources only; leave out --device and "
                "--junit, gevo tune validates anew"
            )
        _check_database(DatabaseCheck(folder, sources, Trust(workload, trust_code)), as_json)
        return
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
        say(json.dumps({"retune_due": due, "winners": winners}, indent=2))
    else:
        say("\n".join(_line(finding) for finding in findings))
    if due:
        raise typer.Exit(1)


def _check_database(asked: DatabaseCheck, as_json: bool) -> None:
    findings = asked.findings()
    due = any(finding.status is not Status.FINE for finding in findings)
    if as_json:
        entries = [finding.to_json() for finding in findings]
        say(json.dumps({"retune_due": due, "entries": entries}, indent=2))
    for finding in () if as_json else findings:
        fine = finding.status is Status.FINE
        told = f"{finding.status}: {finding.reason}; re-tune it"
        say(f"{finding.entry}: {APPLIES if fine else told}")
    if due:
        raise typer.Exit(1)


def _line(finding: Finding) -> str:
    name = finding.winner.folder
    if finding.status is not Status.FINE:
        return f"{name}: {finding.status}: {finding.reason}; re-tune it"
    where = f", validated on {finding.device}" if finding.device else ""
    return f"{name}: {APPLIES}{where}"


def junit_xml(findings: Sequence[Finding]) -> bytes:
    """A test case for whether each winner applies, and one for each stage of its validation.

    Stages that could not be judged, or whose failure does not count on this device, are skipped.
    """
    suite = ElementTree.Element("testsuite", name="gevo check")
    for finding in findings:
        applies = _case(suite, finding, APPLIES)
        if finding.status in (Status.REFUSED, Status.CHANGED):
            ElementTree.SubElement(applies, "failure", message=finding.reason)
        for stage in finding.stages:
            case = _case(suite, finding, stage.name)
            if not stage.passed:
                kind = "failure" if stage in finding.failed else "skipped"
                ElementTree.SubElement(case, kind, message=stage.detail)
    for count, path in (("tests", "*"), ("failures", "*/failure"), ("skipped", "*/skipped")):
        suite.set(count, str(len(suite.findall(path))))
    text = ElementTree.tostring(suite, encoding="unicode")
    # A file's name may have bytes that are no UTF-8.
    return f"<?xml version='1.0' encoding='utf-8'?>\n{text}".encode(errors="backslashreplace")


def _case(suite: ElementTree.Element, finding: Finding, name: str) -> ElementTree.Element:
    return ElementTree.SubElement(suite, "testcase", classname=finding.winner.folder, name=name)
