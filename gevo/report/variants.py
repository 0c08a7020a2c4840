"""Explains the members of a report's front: applies their patches and compares the IR."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from gevo.edits.apply import apply, apply_edits
from gevo.edits.patch import Patch
from gevo.errors import ConfigError, EditError, ProgramError
from gevo.program.base import Program, Site
from gevo.program.load import open_editor
from gevo.records.forms import readable
from gevo.records.run import SOURCE, RunFolder
from gevo.report import figures, ir_text
from gevo.report.diff import diff
from gevo.report.explain import EditNote, Explained, Explanation, explain
from gevo.report.graph import neighbourhoods
from gevo.report.ir_text import IrText, locate
from gevo.report.model import Member, Report


def explain_front(report: Report) -> Explained:
    """Explain every member of the front; what cannot be explained says why."""
    try:
        folder = RunFolder.open(report.folder)
        baseline = folder.baseline()
        sites = open_editor(baseline).sites()
        ir = locate(baseline, sites)
        places = folder.places()
    except (ConfigError, ProgramError) as error:
        failed = Explanation(problem=str(error))
        return Explained({m.id: failed for m in report.front}, None)
    roots = Path(), report.folder
    if baseline.dialect.source_lines:
        kept = report.folder / SOURCE  # what was compiled, whatever has become of the file since
        program = str(kept.resolve()) if kept.is_file() else report.program
        found = ir_text.find(program, baseline.text, roots)
    else:
        sites, file = _placed(sites, places)
        found = ir_text.find_named(report.program, file, roots) if file else None
    return Explained({m.id: _explain(m, baseline, sites, ir) for m in report.front}, found)


def _placed(
    sites: Sequence[Site], places: Mapping[str, tuple[str, int]]
) -> tuple[Sequence[Site], str]:
    """The sites with their lines in the file that most of them come from, and its path."""
    files = Counter(file for file, _ in places.values())
    most = max(files, key=lambda file: (files[file], file), default="")
    lines = {uid: line for uid, (file, line) in places.items() if file == most}
    return [replace(site, line=lines.get(site.uid, 0)) for site in sites], most


def _notes(
    baseline: Program, patch: Patch, sites: Sequence[Site], ir: IrText
) -> Sequence[EditNote]:
    """The edits explained; those behind passes name sites as these leave them."""
    early = Patch(tuple(edit for edit in patch if edit.first))
    if not early:
        return explain(patch, sites, ir)
    editor = open_editor(baseline)
    apply_edits(editor, early)
    before = {site.uid: site for site in sites}
    after = {
        site.uid: site if site.line or site.uid not in before else _at(site, before[site.uid])
        for site in editor.sites()
    }
    rest = Patch(tuple(edit for edit in patch if not edit.first))
    notes = (*explain(early, sites, ir), *explain(rest, (before | after).values(), ir))
    by_id = {note.id: note for note in notes}
    return [by_id[edit.id] for edit in patch]


def _at(site: Site, other: Site) -> Site:
    return replace(site, line=other.line)


def _explain(member: Member, baseline: Program, sites: Sequence[Site], ir: IrText) -> Explanation:
    try:
        patch = readable(member.patch)
        notes = _notes(baseline, patch, sites, ir)
    except EditError as error:
        return Explanation(problem=str(error))
    applied = apply(baseline, patch)
    problem = None
    if applied.dropped:
        edit, reason = applied.dropped[0]
        count = figures.count(len(applied.dropped), "edit")
        problem = f"{count} could not be applied again, first {edit.id}: {reason}"
    return Explanation(
        tuple(notes),
        diff(baseline.text, applied.program.text),
        {} if baseline.dialect.source_lines else neighbourhoods(open_editor(baseline), patch),
        problem,
    )
