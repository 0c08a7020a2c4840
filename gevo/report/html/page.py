"""The report as one self-contained HTML file: no network, readable without JavaScript."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from markupsafe import Markup

from gevo.edits.edit import Edit
from gevo.edits.text import edit_to_json
from gevo.records.files import write_atomic
from gevo.records.forms import Unreadable
from gevo.records.schema import Conclusion
from gevo.report import figures, text
from gevo.report.diff import DiffLine, Hunk
from gevo.report.explain import (
    EditNote,
    Explained,
    Explanation,
    Neighbourhood,
    RewireNote,
    SiteNote,
    explain_front,
)
from gevo.report.html.assets import encoded, environment, ir_line, shell, source_lines
from gevo.report.html.charts import OUTCOME_STYLES, charts, shows_all_variants
from gevo.report.html.why import (
    EffectView,
    WhyRow,
    effect_rows,
    knows_machine,
    line_rows,
    notable_pairs,
    resource_rows,
)
from gevo.report.html.winners import bound_bars, winner_views
from gevo.report.model import Member, Report, build
from gevo.report.outcomes import RECOMBINED, UNREADABLE

_AROUND = 1
"""Source lines shown before and after each touched one."""
_LONGEST = 2000
"""Characters of a line of a difference that are shown: a constant can have millions."""
_DIFF_CSS = {"+": "add", "-": "del", " ": ""}


def write_html(folder: Path) -> Path:
    """Write `report.html` into a run folder, whether the run is finished or not.

    The file has about 5 MB, nearly all of it the embedded Plotly library.

    Returns:
        The path of the page.

    Raises:
        ConfigError: It is not a run folder, is damaged, or cannot be written.
    """
    report = build(folder)
    return write_page(report, explain_front(report))


def write_page(report: Report, explained: Explained) -> Path:
    """`write_html` of a report that has been read already, with its members' edits."""
    path = report.folder / "report.html"
    write_atomic(path, encoded(render(report, explained)))
    return path


def render(report: Report, explained: Explained) -> str:
    """The HTML text of a report."""
    variants = variant_views(report, explained)
    winners = winner_views(report, explained, _source(explained))
    drawn = charts(report, summaries(variants))
    return (
        environment("report.html", "front.html", "variant.html", "winner.html")
        .get_template("report.html")
        .render(
            report=report,
            best=report.best,
            headline=text.headline(report),
            provenance=text.provenance(report),
            worst_error=text.worst_error,
            savings=text.savings(report).strip(),
            metric=report.about.workload.metric,
            recombined=RECOMBINED,
            variants=variants,
            groups=GROUPS,
            winners=[w for w in winners if w.member.validated],
            conditional=[w for w in winners if not w.member.validated],
            bound=bound_bars(report.bound),
            graphed=graphed(report),
            source_name=explained.source.name if explained.source else "",
            facts=list(_facts(report)),
            cloud=shows_all_variants(report),
            legend=list(_legend(report)),
            **shell(drawn),
        )
    )


def graphed(report: Report) -> bool:
    """True when edits are shown in the graph of ops, for want of source lines."""
    return not report.about.program.dialect.source_lines


@dataclass(frozen=True)
class ExcerptLine:
    """A line of source beside an edit; number 0 stands for a gap."""

    number: int
    hit: bool
    html: Markup


@dataclass(frozen=True)
class EditView:
    """One edit as the template shows it."""

    title: str
    text: str
    summary: str
    sites: tuple[SiteNote, ...]
    rewires: tuple[RewireNote, ...]
    lines: tuple[int, ...]
    excerpt: tuple[ExcerptLine, ...]
    graph: Neighbourhood | None = None


@dataclass(frozen=True)
class LineView:
    """One line of a diff as the template shows it."""

    mark: str
    css: str
    html: Markup


@dataclass(frozen=True)
class HunkView:
    """One hunk of a diff as the template shows it."""

    header: str
    lines: tuple[LineView, ...]


@dataclass(frozen=True)
class VariantView:
    """One member as the template shows it; `anchor` is its id on the page."""

    member: Member
    anchor: str
    word: str
    edits: tuple[EditView, ...]
    hunks: tuple[HunkView, ...]
    problem: str | None
    open: bool
    files: tuple[str, ...]
    effects: tuple[EffectView, ...]
    pairs: tuple[str, ...]
    why_lines: tuple[WhyRow, ...]
    why_kernels: tuple[WhyRow, ...]
    machine: bool


GROUPS: Mapping[str, str] = {
    Conclusion.VALIDATED: "Validated",
    Conclusion.GUARDED: "Guarded: each tests at its entry what it needs",
    Conclusion.CONDITIONAL: "Conditional: not offered, right under unchecked assumptions",
    "": "Not offered",
}
"""Titles of the groups of members, by what validation says of them."""


def _word(member: Member) -> str:
    """The group that a member is in."""
    if member.validated:
        return member.conclusion or Conclusion.VALIDATED
    return member.conclusion if member.conclusion is Conclusion.CONDITIONAL else ""


def summaries(variants: Iterable[VariantView]) -> dict[int, list[str]]:
    """One line per edit, by member id, for hover texts."""
    return {v.member.id: [edit.summary for edit in v.edits] for v in variants}


def variant_views(report: Report, explained: Explained, prefix: str = "") -> list[VariantView]:
    """The members of the front as the templates show them; ids begin with `prefix`."""
    lines = _source(explained)
    best = report.best
    return [
        VariantView(
            member=m,
            anchor=f"{prefix}v{m.id}",
            word=_word(m),
            edits=tuple(_edits(m, explained.by_id[m.id], lines)),
            hunks=tuple(_hunk(h) for h in explained.by_id[m.id].hunks),
            problem=explained.by_id[m.id].problem,
            open=m is best and not prefix,
            files=tuple(_files(report, m)),
            effects=effect_rows(m),
            pairs=notable_pairs(m),
            why_lines=line_rows(m),
            why_kernels=resource_rows(m),
            machine=knows_machine(m),
        )
        for m in report.front
    ]


def _source(explained: Explained) -> Sequence[Markup]:
    source = explained.source
    return source_lines("\n".join(source.lines), source.path.suffix) if source else []


def _files(report: Report, member: Member) -> Iterable[str]:
    """Names of an offered member's files: the front is written in the order it is offered."""
    if member.validated:
        number = report.offered.index(member) + 1
        found = (report.folder / "front").glob(f"{number:02}.*")
        yield from sorted(path.name for path in found)


def _edits(
    member: Member, explanation: Explanation, source: Sequence[Markup]
) -> Iterable[EditView]:
    if isinstance(member.patch, Unreadable):
        yield EditView(UNREADABLE, _raw(member.patch.form), UNREADABLE, (), (), (), ())
    notes: Sequence[EditNote | None] = explanation.notes or [None] * len(member.patch)
    for edit, note in zip(member.patch, notes, strict=True):
        graph = explanation.graph.get(note.id) if note else None
        yield replace(_edit(edit, note, source), graph=graph)


def _raw(form: Any) -> str:
    return json.dumps(form, ensure_ascii=False)


def _edit(edit: Edit, note: EditNote | None, source: Sequence[Markup]) -> EditView:
    kind = edit.label
    if note is None:
        return EditView(kind, _raw(edit_to_json(edit)), kind, (), (), (), ())
    return EditView(
        title=kind,
        text=note.text,
        summary=_summary(kind, note),
        sites=note.sites,
        rewires=note.rewires,
        lines=note.lines,
        excerpt=tuple(_excerpt(note.lines, source)),
    )


def _summary(kind: str, note: EditNote) -> str:
    """What is edited; of a tuning parameter, its value."""
    if not note.sites:
        return note.text.partition(" as ")[0]
    first = note.sites[0]
    where = f" (line {first.line})" if first.line else ""
    return f"{kind}{where}: {first.text or first.uid}"


def _excerpt(touched: Sequence[int], source: Sequence[Markup]) -> Iterable[ExcerptLine]:
    hits = {n for n in touched if n <= len(source)}
    around = {n + d for n in hits for d in range(-_AROUND, _AROUND + 1)}
    before = 0
    for number in sorted(n for n in around if 1 <= n <= len(source)):
        if before and number > before + 1:
            yield ExcerptLine(0, False, Markup(""))
        yield ExcerptLine(number, number in hits, source[number - 1])
        before = number


def _hunk(hunk: Hunk) -> HunkView:
    return HunkView(hunk.header, tuple(_line(line) for line in hunk.lines))


def _line(line: DiffLine) -> LineView:
    shown = line.text if len(line.text) <= _LONGEST else f"{line.text[:_LONGEST]} …"
    return LineView(line.mark, _DIFF_CSS[line.mark], ir_line(shown))


def _legend(report: Report) -> Iterable[tuple[str, str, bool]]:
    """Name, CSS custom property and whether striped, for each outcome that occurred."""
    for outcome in report.counts.by_outcome:
        color, pattern = OUTCOME_STYLES[outcome]
        yield outcome.value.replace("_", " "), color.replace("@", "--"), bool(pattern)


def _facts(report: Report) -> Iterable[tuple[str, str]]:
    """What identifies the run, from its manifest, as rows of a table."""
    manifest = report.manifest
    yield "gevo", report.about.gevo
    yield "run folder", report.folder.resolve().name
    yield "times", report.clock
    for group in ("program", "workload", "options"):
        yield from _flat(group, manifest[group])
    yield from _flat("device", report.about.device.fingerprint)
    yield "seed", str(report.about.seed)
    yield "wall-clock time", figures.duration(report.wall_s)
    if report.gpu_idle is not None:
        yield "GPU idle during the search", f"{report.gpu_idle:.0%}"
    yield "ended", report.end if report.end is not None else "not finished"


def _flat(prefix: str, value: Any) -> Iterable[tuple[str, str]]:
    if isinstance(value, dict):
        for name, part in cast("dict[str, Any]", value).items():
            yield from _flat(f"{prefix}: {name}", part)
    elif isinstance(value, list):
        yield prefix, ", ".join(str(part) for part in cast("list[Any]", value))
    else:
        yield prefix, str(value)
