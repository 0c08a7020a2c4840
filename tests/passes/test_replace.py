"""What the plugin replaces, and everything that it must leave as it is, through opt."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gevo.deploy.fingerprint import fingerprints
from gevo.device.cleanup import clean
from gevo.program.base import Program
from gevo.program.llvm.editor import load_text
from gevo.program.load import load
from tests.deploy.stored import Stored, stored
from tests.passes.conftest import ROOT, Plugin
from tests.programs import POLY, faster, poly

pytestmark = pytest.mark.clang

NW = ROOT / "kernels/nw.ll"
REMARKS = ("-pass-remarks=gevo", "-pass-remarks-missed=gevo")


def run(plugin: Plugin, source: Path, winners: Path, tmp_path: Path) -> tuple[str, str]:
    """What opt gives for a source, and its remarks."""
    out = tmp_path / "out.ll"
    options = ("-passes=gevo", "-S", f"-gevo-winners={winners}", *REMARKS, "-o", str(out))
    said = plugin.opt(source, *options)
    return out.read_text(), said


def refused(plugin: Plugin, source: Path, winners: Path, tmp_path: Path) -> str:
    """The remarks, after making sure that nothing was changed."""
    unchanged, _ = run(plugin, source, tmp_path / "nothing here", tmp_path)
    text, said = run(plugin, source, winners, tmp_path)
    assert text == unchanged
    assert "body replaced" not in said
    return said


def bodies(text: str) -> dict[str, str]:
    """Function bodies by name, without names, attachments and attribute groups."""
    return fingerprints(load_text(text))


@pytest.fixture
def winner() -> Stored:
    return stored(poly(), clean(faster().text), name="poly")


def changed(winner: Stored, folder: Path, **keys: Any) -> None:
    """Write a winner with other values of some keys in its winner.json."""
    path = winner.write(folder) / "winner.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **keys}))


def test_a_known_kernel_gets_the_winners_body(
    plugin: Plugin, winner: Stored, tmp_path: Path
) -> None:
    winner.write(tmp_path / "w")
    text, said = run(plugin, POLY, tmp_path / "w", tmp_path)
    assert "poly: body replaced by that of the winner poly-sm_90" in said
    assert bodies(text) == bodies(winner.text) != bodies(POLY.read_text())


def test_promises_about_the_old_body_go_with_it(
    plugin: Plugin, winner: Stored, tmp_path: Path
) -> None:
    winner.write(tmp_path / "w")
    text, _ = run(plugin, POLY, tmp_path / "w", tmp_path)
    before, after = (re.search("define .*", t) for t in (POLY.read_text(), text))
    assert before is not None
    assert after is not None
    assert "readonly" in before[0]
    assert not re.search("readonly|captures|noundef|!dbg", after[0])


def test_only_the_edited_kernel_is_replaced(plugin: Plugin, tmp_path: Path) -> None:
    program = load(NW)
    text = clean(program.text.replace("icmp slt", "icmp sle", 1))
    assert bodies(text)["upper_left"] != bodies(clean(program.text))["upper_left"]
    edited = frozenset({"upper_left"})
    stored(program, text, name="nw", edited=edited).write(tmp_path / "w")
    result, said = run(plugin, NW, tmp_path / "w", tmp_path)
    assert said.count("body replaced") == 1
    assert bodies(result)["upper_left"] == bodies(text)["upper_left"]
    assert bodies(result)["lower_right"] == bodies(NW.read_text())["lower_right"]
    # Shared arrays are the module's own, not copies beside them.
    assert re.findall(r"^@\S+", result, re.M) == re.findall(r"^@\S+", NW.read_text(), re.M)


def test_without_a_folder_nothing_happens(plugin: Plugin, tmp_path: Path) -> None:
    out = tmp_path / "out.ll"
    said = plugin.opt(POLY, "-passes=gevo", "-S", *REMARKS, "-o", str(out))
    assert said == ""
    assert bodies(out.read_text()) == bodies(POLY.read_text())


def test_a_missing_folder_is_told(plugin: Plugin, tmp_path: Path) -> None:
    said = refused(plugin, POLY, tmp_path / "none", tmp_path)
    assert "poly: compiled as written" in said
    assert "No such file or directory" in said


def test_a_changed_kernel_is_compiled_as_written(
    plugin: Plugin, winner: Stored, tmp_path: Path
) -> None:
    winner.write(tmp_path / "w")
    source = tmp_path / "today.ll"
    source.write_text(POLY.read_text().replace(", 5.000000e-01", ", 6.000000e+00"))
    said = refused(plugin, source, tmp_path / "w", tmp_path)
    assert "poly has changed since it was tuned" in said
    assert "re-tune is due" in said


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fmul contract float", "fmul float"),
        ("align 4", "align 2"),
        ("ptx_kernel void @poly(ptr", "ptx_kernel void @poly(ptr byval(i64)"),
        ("fcmp contract olt", "fcmp contract ole"),
        ('"no-trapping-math"="true"', '"nvvm.maxntid"="64" "no-trapping-math"="true"'),
    ],
    ids=["contraction", "alignment", "by value", "predicate", "launch bounds"],
)
def test_small_changes_are_seen(
    plugin: Plugin, winner: Stored, tmp_path: Path, old: str, new: str
) -> None:
    winner.write(tmp_path / "w")
    text = POLY.read_text()
    assert old in text
    source = tmp_path / "today.ll"
    source.write_text(text.replace(old, new))
    assert plugin.fingerprints(source) == fingerprints(load(source))
    assert "has changed" in refused(plugin, source, tmp_path / "w", tmp_path)


def test_names_and_lines_do_not_count(plugin: Plugin, winner: Stored, tmp_path: Path) -> None:
    winner.write(tmp_path / "w")
    source = tmp_path / "today.ll"
    source.write_text(re.sub(", !dbg !\\d+", "", POLY.read_text()).replace("%add7", "%other"))
    _, said = run(plugin, source, tmp_path / "w", tmp_path)
    assert "body replaced" in said


def test_another_architecture_is_refused(plugin: Plugin, winner: Stored, tmp_path: Path) -> None:
    winner.write(tmp_path / "w")
    source = tmp_path / "today.ll"
    source.write_text(POLY.read_text().replace('"target-cpu"="sm_90"', '"target-cpu"="sm_80"'))
    said = refused(plugin, source, tmp_path / "w", tmp_path)
    assert "it was tuned for sm_90, this is compiled for sm_80" in said


def test_a_kernel_validated_with_a_changed_one_is_refused(plugin: Plugin, tmp_path: Path) -> None:
    program = load(NW)
    text = clean(program.text)
    kernels = stored(program, text, name="nw", edited=frozenset({"upper_left"}))
    winner = kernels.winner
    other = tuple(k if k.edited else replace(k, fingerprint="0" * 64) for k in winner.kernels)
    replace(kernels, winner=replace(winner, kernels=other)).write(tmp_path / "w")
    said = refused(plugin, NW, tmp_path / "w", tmp_path)
    assert "upper_left: compiled as written" in said
    assert "lower_right has changed since it was tuned" in said


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ({"validation": None}, "its validation is missing"),
        ({"validation": {"validated": False}}, "did not pass its validation"),
        ({"validation": {"validated": True, "ir": "0"}}, "older than its program"),
        ({"format": 2}, "is not a winner of format 1"),
        ({"kernels": [{"name": "poly"}]}, "is not a winner of format 1"),
    ],
    ids=["missing", "failed", "older", "format", "keys"],
)
def test_a_winner_without_good_validation_is_refused(
    plugin: Plugin, winner: Stored, tmp_path: Path, keys: dict[str, Any], why: str
) -> None:
    changed(winner, tmp_path / "w", **keys)
    said = refused(plugin, POLY, tmp_path / "w", tmp_path)
    assert "poly: compiled as written" in said
    assert why in said


def test_a_winner_that_was_edited_by_hand_is_refused(
    plugin: Plugin, winner: Stored, tmp_path: Path
) -> None:
    path = winner.write(tmp_path / "w") / "winner.ll"
    path.write_text(path.read_text() + "\n; one more line\n")
    assert "older than its program" in refused(plugin, POLY, tmp_path / "w", tmp_path)
    path.unlink()
    assert "winner.ll cannot be read" in refused(plugin, POLY, tmp_path / "w", tmp_path)


def test_a_damaged_description_is_told(plugin: Plugin, winner: Stored, tmp_path: Path) -> None:
    (winner.write(tmp_path / "w") / "winner.json").write_text("{")
    said = refused(plugin, POLY, tmp_path / "w", tmp_path)
    assert "poly: compiled as written" in said
    assert "winner.json" in said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("this is no IR", "not valid LLVM IR"),
        (poly().text.replace("@poly(", "@other("), "does not define poly"),
        (poly().text.replace("ptr %y, i32 %n)", "ptr %y, i64 %q, i32 %n)"), "another type"),
        (
            poly().text.replace("  ret void", "  store i32 0, ptr @nowhere\n  ret void")
            + "@nowhere = external global i32\n",
            "it needs the variable nowhere",
        ),
    ],
    ids=["text", "kernel", "signature", "variable"],
)
def test_a_winner_that_cannot_be_linked_in_does_not_fail_the_build(
    plugin: Plugin, tmp_path: Path, text: str, why: str
) -> None:
    stored(poly(), text, name="poly").write(tmp_path / "w")
    assert why in refused(plugin, POLY, tmp_path / "w", tmp_path)


def test_variables_and_functions_of_its_own_come_with_a_winner(
    plugin: Plugin, tmp_path: Path
) -> None:
    text = poly().text.replace(
        "  ret void",
        "  %kept = load float, ptr @half\n  %h = call float @own(float %kept)\n"
        "  store float %h, ptr %y\n  ret void",
    )
    text += "@half = internal constant float 5.0e-01\n"
    text += "define internal float @own(float %v) {\n  %d = fadd float %v, %v\n  ret float %d\n}\n"
    stored(poly(), text, name="poly").write(tmp_path / "w")
    result, said = run(plugin, POLY, tmp_path / "w", tmp_path)
    assert "body replaced" in said
    assert "@half = internal constant float 5.000000e-01" in result
    assert "define internal float @own.gevo(float" in result
    load_text(result)  # verifies it


def test_a_constant_that_only_has_the_name_in_common_is_another_one(
    plugin: Plugin, tmp_path: Path
) -> None:
    def with_table(value: str) -> Program:
        text = poly().text.replace(
            "  ret void",
            "  %kept = load float, ptr @table\n  store float %kept, ptr %y\n  ret void",
        )
        return load_text(text + f"@table = internal constant float {value}\n")

    source = tmp_path / "today.ll"
    source.write_text(with_table("1.0").text)
    stored(with_table("1.0"), with_table("2.0").text, name="poly").write(tmp_path / "w")
    result, said = run(plugin, source, tmp_path / "w", tmp_path)
    assert "body replaced" in said
    used = re.search(r"load float, ptr (@[\w.]+)", result.partition("define ")[2])
    assert used is not None
    assert f"{used[1]} = internal constant float 2.000000e+00" in result
