from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.report import ir_text
from gevo.report.explain import explain_front
from gevo.report.model import build
from tests.report.hunks import unified


def test_edits_are_applied_and_stand_on_their_source_lines(make_run):
    explained = explain_front(build(make_run()))
    best = explained.by_id[2]
    assert best.problem is None
    assert [note.lines for note in best.notes] == [(5,)]
    assert unified(best.hunks).splitlines()[4:6] == [
        "-  %s = fmul float %a, %vx",
        "+  %s = fmul float %a, %a",
    ]
    other = explained.by_id[1]
    assert "-  %vy = load float, ptr %py, align 4" in unified(other.hunks).splitlines()
    assert explained.source is not None
    assert explained.source.path.name == "axpy.cu"
    assert explained.source.line(5) == "    float s = a * x[i];"
    assert explained.source.line(500) is None


def test_an_edit_that_no_longer_applies_is_named(make_run, journal):
    stale = {**journal.DELETE, "uid": "u500", "rewires": []}
    records = (*journal.START, journal.evaluation(1, [stale], journal.ok(1000.0)))
    explanation = explain_front(build(make_run(records))).by_id[1]
    assert explanation.problem is not None
    assert "e000000000001" in explanation.problem
    assert explanation.hunks == ()


def test_an_unreadable_patch_is_a_problem_of_its_member_only(make_run, journal):
    records = (
        *journal.START,
        journal.evaluation(1, [{"kind": "explode", "id": "e1"}], journal.ok(1000.0, 1.0)),
        journal.evaluation(2, [journal.OPERAND], journal.ok(1200.0)),
    )
    by_id = explain_front(build(make_run(records))).by_id
    assert "explode" in (by_id[1].problem or "")
    assert by_id[2].problem is None


def test_a_changed_baseline_is_explained_by_nobody(make_run):
    folder = make_run()
    report = build(folder)
    (folder / "baseline.ll").write_text("garbage")
    with pytest.raises(ConfigError, match="it was changed"):
        build(folder)
    explained = explain_front(report)
    assert {e.problem is not None for e in explained.by_id.values()} == {True}
    assert explained.source is None


def test_source_by_the_name_in_the_debug_information(tmp_path: Path):
    (tmp_path / "other.cu").write_text("int x;\f\nint y;\n")
    text = '!1 = !DIFile(filename: "src/other.cu", directory: "/nowhere")'
    found = ir_text.find("axpy.ll", text, [tmp_path])
    assert found is not None
    assert found.line(2) == "int y;"
    assert ir_text.find("axpy.ll", "", [tmp_path]) is None


def test_debug_information_cannot_name_a_file_that_is_no_source(tmp_path: Path):
    secret = tmp_path / "secret.txt"
    secret.write_text("token")
    text = f'!1 = !DIFile(filename: "secret.txt", directory: "{tmp_path}")'
    assert ir_text.find("axpy.ll", text, [tmp_path]) is None
