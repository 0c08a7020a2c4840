"""Resources of a winner's kernels as the page shows them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gevo.records.forms import to_json
from gevo.records.schema import KernelChange, Pair, Why
from gevo.report.html.why import knows_machine, resource_rows
from gevo.report.model import build
from tests.report.test_html import html

SAME = Pair(before=4, after=4)
PLAIN = KernelChange(
    kernel="k", instructions=SAME, sectors=SAME, wavefronts=SAME, barriers=SAME, latency_ns=SAME,
    barrier_ns=SAME, occupancy=SAME, registers=SAME, spills=None, registers_from="estimate",
)  # fmt: skip
KNOWN = replace(
    PLAIN, kernel="m", machine=Pair(before=120, after=96), issued=Pair(before=5e3, after=4e3)
)


def why(*kernels: KernelChange) -> Why:
    return Why(sentence="less of it", kernels=kernels, lines=())


def test_machine_instructions_have_columns_where_some_are_known(make_run) -> None:
    member = build(make_run()).front[0]
    known = replace(member, why=why(PLAIN, KNOWN))
    assert knows_machine(known)
    first, second = resource_rows(known)
    assert second.cells[-2:] == ("120 → 96", "5,000 → 4,000")
    assert set(first.cells[-2:]) == {first.cells[4]}
    plain = replace(member, why=why(PLAIN))
    assert not knows_machine(plain)
    assert len(resource_rows(plain)[0].cells) == len(first.cells) - 2


@pytest.mark.parametrize(("kernel", "columns"), [(PLAIN, 6), (KNOWN, 8)])
def test_the_page_has_as_many_headings_as_columns(
    make_run, journal, monkeypatch, kernel: KernelChange, columns: int
) -> None:
    monkeypatch.setattr("plotly.offline.get_plotlyjs", lambda: "/* plotly */")
    good = next(r for r in map(to_json, journal.VALIDATION) if r["id"] == 2)
    verdict = {**good, "why": to_json(why(kernel))}
    text = html(make_run((*journal.START, *journal.SEARCH, verdict)))
    table = text[text.index("of it barriers") - 200 :].split("</table>")[0]
    assert table.count('<th scope="col"') == columns, table
    assert table.count('<td class="n"') == columns - 1
    assert ("Machine instructions" in table) is (kernel is KNOWN)
