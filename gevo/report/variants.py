"""Explains the members of a report's front: applies their patches and compares the IR."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gevo.edits.apply import apply
from gevo.errors import ConfigError, EditError, ProgramError
from gevo.program.base import Program, Site
from gevo.program.load import open_editor
from gevo.records.forms import readable
from gevo.records.run import SOURCE, RunFolder
from gevo.report import figures, ir_text
from gevo.report.diff import diff
from gevo.report.explain import Explained, Explanation, explain
from gevo.report.graph import neighbourhoods
from gevo.report.ir_text import IrText, locate
from gevo.report.model import Member, Report


def explain_front(report: Report) -> Explained:
    """Explain every member of the front; what cannot be explained says why."""
    try:
        baseline = RunFolder.open(report.folder).baseline()
        sites = open_editor(baseline).sites()
        ir = locate(baseline, sites)
    except (ConfigError, ProgramError) as error:
        failed = Explanation(problem=str(error))
        return Explained({m.id: failed for m in report.front}, None)
    found = None
    if baseline.dialect.source_lines:
        kept = report.folder / SOURCE  # what was compiled, whatever has become of the file since
        program = str(kept.resolve()) if kept.is_file() else report.program
        found = ir_text.find(program, baseline.text, (Path(), report.folder))
    return Explained({m.id: _explain(m, baseline, sites, ir) for m in report.front}, found)


def _explain(member: Member, baseline: Program, sites: Sequence[Site], ir: IrText) -> Explanation:
    try:
        patch = readable(member.patch)
        notes = explain(patch, sites, ir)
    except EditError as error:
        return Explanation(problem=str(error))
    applied = apply(baseline, patch)
    problem = None
    if applied.dropped:
        edit, reason = applied.dropped[0]
        count = figures.count(len(applied.dropped), "edit")
        problem = f"{count} could not be applied again, first {edit.id}: {reason}"
    return Explanation(
        notes,
        diff(baseline.text, applied.program.text),
        {} if baseline.dialect.source_lines else neighbourhoods(open_editor(baseline), patch),
        problem,
    )
