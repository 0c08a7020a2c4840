"""`gevo sanitize`: what it finds in kernels, and how it says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Gevo
from tests.programs import POLY, POLY_SPEC, endless, out_of_bounds, variant

KERNELS = Path(__file__).parents[2] / "kernels"
BARRIER = "  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)\n"
DECLARED = "declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)\n"


def sanitized(gevo: Gevo, folder: Path, text: str, *more: str) -> tuple[int, dict[str, object]]:
    path = folder / "poly.ll"
    path.write_text(text)
    spec = folder / "poly.toml"
    # Several blocks: between them there are races where within one there is an order missing.
    several = POLY_SPEC.read_text().replace("ceil_div(n, 512)", "ceil_div(n, 32)")
    spec.write_text(several.replace("block = [512]", "block = [32]"))
    done = gevo("sanitize", path, "--workload", spec, "--workers", "1", "--json", *more)
    assert done.code in (0, 1), done
    return done.code, json.loads(done.out)


def test_nothing_is_found(gevo: Gevo, tmp_path: Path) -> None:
    code, data = sanitized(gevo, tmp_path, POLY.read_text())
    assert (code, data["findings"]) == (0, [])
    assert data["cases"] == ["train0", "train1", "heldout0"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (out_of_bounds().text, "invalid access"),
        (endless().text, "endless"),
        (variant("  store float %v.0, ptr %y, align 4\n").text, "race"),
        (variant("  store volatile float %v.0, ptr %y, align 4\n").text, "race"),
        (variant(BARRIER, DECLARED).text, "deadlock"),
        (
            variant(
                "  %u = getelementptr float, ptr %y, i32 %n\n"
                "  %w = getelementptr float, ptr %u, i32 -1\n"
                "  %old = load float, ptr %w, align 4\n  %i = fptosi float %old to i32\n"
                "  %k = sitofp i32 %i to float\n  store float %k, ptr %y\n"
            ).text,
            "uninitialised",
        ),
    ],
    ids=["bounds", "endless", "race", "volatile", "deadlock", "uninitialised"],
)
def test_found(gevo: Gevo, tmp_path: Path, text: str, kind: str) -> None:
    code, data = sanitized(gevo, tmp_path, text)
    assert code == 1
    found = data["findings"]
    assert isinstance(found, list)
    assert kind in [one["kind"] for one in found]
    assert {one["level"] for one in found} <= {"error", "note"}


def test_source_lines_and_sarif(gevo: Gevo, tmp_path: Path) -> None:
    """Stores of one value by many threads are races; the array that they go to is named."""
    path = tmp_path / "bfs.sarif"
    done = gevo("sanitize", KERNELS / "bfs.ll", "--sarif", path, "--workers", "1")
    assert done.code == 1
    assert "race on buffer again in advance: store at bfs.cu:31 and store at bfs.cu:31" in done.out
    assert done.out.splitlines()[-1].endswith("on simt")
    log = json.loads(path.read_bytes())
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["race"]
    lines = {
        place["physicalLocation"]["region"]["startLine"]
        for result in run["results"]
        for place in (*result["locations"], *result["relatedLocations"])
    }
    assert 31 in lines
    for result in run["results"]:
        assert result["ruleIndex"] == 0
        assert result["level"] == "error"


def test_cases_and_devices(gevo: Gevo, tmp_path: Path) -> None:
    code, data = sanitized(gevo, tmp_path, POLY.read_text(), "--case", "train1")
    assert (code, data["cases"]) == (0, ["train1"])
    assert "train0" in gevo("sanitize", POLY, "--case", "nobody").refusal
    assert "only the simt device" in gevo("sanitize", POLY, "--device", "cuda").refusal
    assert "nowhere" in gevo("sanitize", tmp_path / "nowhere.ll").refusal
