import json
import math
import re
from collections import Counter
from html.parser import HTMLParser

import plotly.graph_objects as go
import pytest

from gevo.edits.patch import Patch
from gevo.outcome import Outcome
from gevo.records.forms import to_json
from gevo.records.run import RunFolder, Winner
from gevo.report.explain import explain_front
from gevo.report.html.assets import ir_line, source_lines
from gevo.report.html.charts import OUTCOME_STYLES, ErrorAxis, charts
from gevo.report.html.page import render, write_html
from gevo.report.model import build
from gevo.report.text import headline

VOID = {"meta", "link", "br", "hr", "img", "input"}
EVIL = "<img src=x onerror=alert(1)></script><!--"


class Page(HTMLParser):
    """Reads a page: checks nesting, collects attributes, visible text and scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str, str]] = []
        self.text: list[str] = []
        self.scripts: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags[tag] += 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag):
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "script":
            self.scripts.append(data)
        elif "style" not in self.open:
            self.text.append(data)

    def values(self, name: str) -> list[str]:
        return [value for _, attribute, value in self.attributes if attribute == name]

    @property
    def visible(self) -> str:
        return " ".join(" ".join(self.text).split())


@pytest.fixture
def light(monkeypatch) -> None:
    """Leaves the five megabytes of Plotly out."""
    monkeypatch.setattr("plotly.offline.get_plotlyjs", lambda: "/* plotly */")


def html(folder) -> str:
    report = build(folder)
    return render(report, explain_front(report))


def test_the_whole_page_is_well_formed_and_holds_plotly(make_run):
    path = write_html(make_run())
    text = path.read_text(encoding="utf-8")
    assert path.name == "report.html"
    assert 4_000_000 < len(text) < 8_000_000
    page = Page(text)
    assert page.tags["script"] == 3
    assert "Plotly" in page.scripts[0]
    assert list(json.loads(page.scripts[1])) == [
        "chart-front",
        "chart-speedup",
        "chart-hypervolume",
        "chart-outcomes",
        "chart-spread",
    ]


def test_nothing_is_loaded_from_outside(make_run, light):
    text = html(make_run())
    page = Page(text)
    for name in ("src", "href", "action", "data", "poster", "srcset"):
        for value in page.values(name):
            assert value.startswith("#") or value == "data:,", value
    assert page.tags["link"] == 1  # the empty icon, so that a browser asks for none
    (policy,) = [v for v in page.values("content") if "-src" in v]
    assert policy.startswith("default-src 'none';")
    assert "http" not in policy
    assert not re.search(r"@import|url\(", text)


def test_links_inside_the_page_have_targets(make_run, light):
    page = Page(html(make_run()))
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    links = [value[1:] for value in page.values("href") if value.startswith("#")]
    assert {"v1", "v2", "front"} <= set(links)
    assert set(links) <= set(ids)


def test_every_chart_has_a_place_and_a_label(make_run, light):
    page = Page(html(make_run()))
    drawn = json.loads(page.scripts[1])
    assert set(drawn) <= set(page.values("id"))
    labels = [v for tag, name, v in page.attributes if tag == "div" and name == "aria-label"]
    assert page.values("role").count("img") == len(drawn) <= len(labels)


def test_without_javascript_figures_edits_and_diffs_are_there(make_run, light):
    visible = Page(html(make_run())).visible
    for needed in (
        "1.600 µs",
        "1.250x",
        "modelled, simt:H200",
        "Not offered: wrong on held-out case [big] <n=4096>",
        "✗ failed held-out: error 7 > 0.5 & more",
        "not run time",
        "u6: %s = fmul float %a, %vx",
        "now float a2 (%a)",
        "replace u6.1 as e000000000002 seed 2 { %u6.1 = a2 : float }",
        "float s = a * x[i];",
        "@@ -11,7 +11,7 @@ @axpy",
        "median",
        "delete",
        "race",
    ):
        assert needed in visible, needed


def test_touched_lines_are_marked_by_more_than_colour(make_run, light):
    hits = re.findall(r'<span class="row hit"><span class="no">(.*?)</span>', html(make_run()))
    assert hits == ["▶ 5", "▶ 6"]


def test_strings_from_the_run_are_escaped_everywhere(make_run, journal, light):
    operand = {**journal.OPERAND, "rewires": [["u6.1", EVIL, "float"]]}
    verdict = {
        **journal.VALIDATION[0],
        "why_not": EVIL,
        "stages": [{"name": EVIL, "passed": False, "detail": EVIL}],
    }
    records = (
        *journal.START,
        journal.evaluation(1, [{**journal.DELETE, "kind": EVIL}], journal.ok(1000.0, 0.1)),
        journal.evaluation(2, [operand], journal.ok(1500.0)),
        verdict,
        {"type": "end", "reason": EVIL},
    )
    text = html(make_run(records, source=f"// {EVIL}\n" * 8))
    page = Page(text)
    assert page.tags["img"] == 0
    assert page.tags["script"] == 3
    assert "onerror" not in {name for _, name, _ in page.attributes}
    assert text.count("</script>") == 3
    assert EVIL in page.visible
    front = json.loads(page.scripts[1])["chart-front"]["data"]
    hover = [line for trace in front for line in trace.get("text", ())]
    assert hover
    assert not any("<img" in line for line in hover)


def test_measured_runs_never_say_modelled(make_run, light):
    visible = Page(html(make_run(modelled=False))).visible
    assert "modelled" not in visible
    assert "All times in this report were measured on cuda:H200" in visible


def test_an_unfinished_run_has_a_page(make_run, journal, light):
    page = Page(html(make_run((*journal.START, *journal.SEARCH))))
    assert "not validated yet" in page.visible
    assert "not finished" in page.visible


def test_an_empty_run_has_a_page_without_charts(make_run, light):
    page = Page(html(make_run(())))
    assert page.tags["script"] == 0
    assert "No variant has run correctly yet." in page.visible


def test_files_of_offered_members_are_named(make_run, light):
    folder = make_run()
    (folder / "front").mkdir()
    (folder / "front/02.ll").touch()
    winner = Winner(2, "", (), "", Patch())
    RunFolder.open(folder).write_winner(1, winner, "; text")
    visible = Page(html(folder)).visible
    assert "Files in the run folder: front/01.ll , front/01.patch.json" in visible
    assert "02.ll" not in visible


def test_without_source_line_numbers_remain(make_run, light):
    visible = Page(html(make_run(source=None))).visible
    assert "Source line 5 (source text not found)" in visible


def figures_of(folder):
    report = build(folder)
    return report, charts(report, {m.id: [f"edit of {m.id}"] * 9 for m in report.front})


def test_charts_are_valid_plotly_figures(make_run):
    _, drawn = figures_of(make_run())
    for figure in drawn.values():
        # The page puts real colours in place of names; Plotly's validators want one now.
        go.Figure(json.loads(re.sub(r'"@[-a-z]+"', '"#000000"', json.dumps(figure))))


def test_colours_are_properties_of_the_style_sheet(make_run, light):
    text = html(make_run())
    _, drawn = figures_of_text(text)
    used = set(re.findall(r'"@([-a-z]+)"', json.dumps(drawn)))
    used |= {color[1:] for color, _ in OUTCOME_STYLES.values()}
    assert {"ink", "train", "held"} <= used
    for name in used:
        assert f"--{name}:" in text


def figures_of_text(text: str):
    page = Page(text)
    return page, json.loads(page.scripts[1])


def test_outcomes_are_told_apart_by_colour_or_pattern():
    assert len(set(OUTCOME_STYLES.values())) == len(OUTCOME_STYLES)


def test_front_chart_with_errors_shows_members_and_all_variants(make_run):
    report, drawn = figures_of(make_run())
    cloud, links, train, held = drawn["chart-front"]["data"]
    assert len(cloud["x"]) == len(report.points) == 3
    assert train["customdata"] == ["v2", "v1"]
    assert (train["x"], train["y"]) == ([1.25, 2.0], [zero := train["y"][0], 0.5])
    assert 0.0 < zero < 0.001  # below the least error, on a line of its own
    assert train["marker"]["symbol"] == ["circle", "circle-open"]
    assert (held["x"], held["y"]) == ([1.25, None], [0.001, None])
    assert links["x"] == [1.25, 1.25, None]
    assert train["text"][0].count("edit of 2") == 6
    assert "and 3 more edits" in train["text"][0]


def test_exact_runs_have_one_row_per_member(make_run, journal):
    records = (
        *journal.START,
        journal.evaluation(1, [journal.DELETE], journal.ok(1000.0)),
        journal.evaluation(2, [journal.OPERAND], journal.ok(1600.0)),
    )
    _, drawn = figures_of(make_run(records))
    assert drawn["chart-front"]["layout"]["yaxis"]["type"] == "category"
    assert drawn["chart-front"]["data"][1]["y"] == ["#1"]


def test_errors_over_decades_are_logarithmic_with_a_place_for_zero(make_run, journal):
    records = (
        *journal.START,
        journal.evaluation(1, [journal.DELETE], journal.ok(1000.0, 0.1)),
        journal.evaluation(2, [journal.OPERAND], journal.ok(1200.0, 1e-5)),
        journal.evaluation(3, [journal.COPY], journal.ok(1600.0, 0.0)),
    )
    _, drawn = figures_of(make_run(records))
    figure = drawn["chart-front"]
    assert figure["layout"]["yaxis"]["type"] == "log"
    labels = dict(
        zip(*(figure["layout"]["yaxis"][k] for k in ("ticktext", "tickvals")), strict=True)
    )
    assert labels["1e-5"] == pytest.approx(1e-5)
    assert labels["exact"] < 1e-5
    assert figure["data"][2]["y"] == [0.1, 1e-5, labels["exact"]]


def test_the_error_axis_has_few_labels_without_prefixes_and_the_tolerance():
    for errors, tolerance in (
        ((9e-8, 1.8e-7), 1e-6),
        ((1e-9, 0.3), 0.5),
        ((0.25,), None),
        ((0.305, 0.34), 0.02),
    ):
        axis = ErrorAxis(["#1"], errors, tolerance)
        assert 2 <= len(axis.settings["ticktext"]) <= 7
        assert all(re.fullmatch(r"exact|\d(\.\d+)?(e-\d+)?", t) for t in axis.settings["ticktext"])
        places = [math.log10(axis.place("#1", e)) for e in (0.0, *errors)]
        low, high = axis.settings["range"]
        assert low < places[0] < places[1] <= places[-1] < high
    assert ErrorAxis(["#1"], [9e-8], 1e-7).title == "error (tolerance 1e-7)"
    assert ErrorAxis(["#1"], [9e-8], 1e-7).shapes[0]["y0"] == 1e-7
    assert len(ErrorAxis(["#1"], [9e-8], 1e-2).shapes) == 1  # too far away to be drawn


def test_infinite_errors_have_no_place(make_run, journal):
    failed = {**journal.failed(Outcome.WRONG), "error": "inf"}
    verdict = {**journal.VALIDATION[0], "heldout": failed}
    _, drawn = figures_of(make_run((*journal.START, *journal.SEARCH, verdict)))
    _, _, train, held = drawn["chart-front"]["data"]
    assert held["y"] == [None, None]
    assert None not in train["y"]
    json.dumps(drawn, allow_nan=False)


def test_histogram_counts_every_variant(make_run):
    report, drawn = figures_of(make_run())
    assert sum(drawn["chart-spread"]["data"][0]["y"]) == len(report.spread.values)


def test_outcome_shares_add_up(make_run):
    _, drawn = figures_of(make_run())
    bars = drawn["chart-outcomes"]["data"]
    for row in zip(*(bar["x"] for bar in bars), strict=True):
        assert sum(row) == pytest.approx(100.0)


def test_highlighted_source_keeps_its_lines_and_text():
    text = '/* two\nlines */ int x = 1; // "<&>"\n\f\n#define A \\\n  2\n'
    lines = source_lines(text)
    assert len(lines) == len(text.split("\n"))
    for line, original in zip(lines, text.split("\n"), strict=True):
        page = Page(str(line))
        assert "".join(page.text) == original
    assert '<span class="c">/* two</span>' in lines[0]


def test_highlighted_ir_keeps_its_text():
    line = '  %s = fmul <2 x float> %a, splat (float 1.0) ; "<b>"'
    assert "".join(Page(str(ir_line(line))).text) == line


def judged(journal, number, conclusion, **other):
    verdict = next(r for r in map(to_json, journal.VALIDATION) if r["id"] == 2)
    offers = conclusion in ("validated", "guarded")
    return {**verdict, "id": number, "conclusion": conclusion, "validated": offers} | other


def test_the_winner_comes_first_with_checks_causes_lines_and_lineage(make_run, journal, light):
    same = {"before": 4.0, "after": 4.0}
    line = {"place": "axpy.cu:5", "sectors": same, "wavefronts": same, "barriers": same}
    why = {
        "sentence": "less of it",
        "kernels": [],
        "lines": [
            {**line, "loop": "axpy.cu:3", "instructions": {"before": 8000.0, "after": 0.0}},
            {**line, "loop": "", "instructions": {"before": 0.0, "after": 2000.0}},
        ],
        "causes": {
            "issue": {"before": 2000.0, "after": 500.0},
            "int": {"before": 1.0, "after": 0},
        },
    }
    records = (*journal.START, *journal.SEARCH, judged(journal, 2, "validated", why=why))
    text = html(make_run(records))
    page = Page(text)
    top = text[text.index('id="winners"') : text.index('id="front"')]
    bars = [float(v.removeprefix("--part: ")) for v in re.findall(r'style="(--part: .*?)"', top)]
    assert bars == [1.0, 0.25, 1.0, 0.25]  # a cause of nothing is left out; loops add up
    for needed in (
        "1.250x as fast validated",
        "Changes an operand of a multiplication (axpy.cu:5), which cuts the time spent issuing "
        "instructions by 75% (less of it); nothing was found",
        "Checked against 1 stage ✓ training 3 cases",
        "issuing instructions 2.000 µs 500.0 ns \N{MINUS SIGN}75%",
        "axpy.cu:5 float s = a * x[i]; 8k 2k \N{MINUS SIGN}75%",
        "#2, generation 0, initial population",
    ):
        assert needed in page.visible, needed


def test_guarded_and_conditional_winners_stand_apart(make_run, journal, light):
    records = (
        *journal.START,
        *journal.SEARCH,
        judged(journal, 2, "guarded", guards=["axpy: arg3 >= 1"]),
        judged(journal, 1, "conditional", assumptions=["`n > 0` is always true"]),
    )
    text = html(make_run(records))
    page = Page(text)
    assert text.index('id="w2"') < text.index('id="conditional"') < text.index('id="w1"')
    for needed in (
        "tests at its entry that n >= 1, and else does as unmodified",
        "right only if `n > 0` is always true",
        "Guarded: each tests at its entry what it needs #2 yes",
        "Conditional: not offered, right under unchecked assumptions #1 no",
    ):
        assert needed in page.visible, needed
    _, train, _ = json.loads(page.scripts[1])["chart-front"]["data"][1:]
    assert train["marker"]["symbol"] == ["square", "triangle-up-open"]


def test_a_conditional_winner_alone_is_in_the_headline(make_run, journal):
    faster = journal.evaluation(1, [journal.COPY], journal.ok(500.0))
    verdict = judged(journal, 1, "conditional", assumptions=["`n > 0` is always true"])
    said = headline(build(make_run((*journal.START, faster, verdict))))
    assert said.startswith("Nothing to offer without reservation: variant 1 is conditional, ")
    assert "right only under assumptions" in said


def test_where_nothing_is_offered_the_unmodified_programs_time_is_shown(make_run, journal, light):
    alone = {"latency": 300.0, "issue": 150.0, "int": 0.0}
    bound = {"type": "bound", "time_ns": 400.0, "alone_ns": alone, "sentence": "waiting"}
    text = html(make_run((*journal.START, bound, {"type": "end", "reason": "generations"})))
    page = Page(text)
    assert page.values("style") == ["--part: 1.0", "--part: 0.5"]
    assert "There is none. Where the unmodified program's time goes" in page.visible
