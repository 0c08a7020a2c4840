"""`gevo export` and `gevo check`: winners in a folder, and whether they still hold."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gevo.deploy.export import _launched
from gevo.deploy.winner import StoredWinner, digest, read
from gevo.records.journal import read_manifest
from gevo.records.run import RunFolder
from tests.cli.conftest import Gevo, Run
from tests.journals import change_manifest, lines, write


@pytest.fixture(scope="module")
def exported(finished: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished run with its winner in `winners`; nobody may change it."""
    folder = tmp_path_factory.mktemp("exported")
    shutil.copytree(finished.folder, folder, dirs_exist_ok=True)
    return folder


@pytest.fixture
def place(exported: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gevo: Gevo) -> Path:
    """A copy of it, the current folder."""
    shutil.copytree(exported, tmp_path, dirs_exist_ok=True)
    workload = read_manifest(tmp_path / "run")["workload"]
    change_manifest(tmp_path / "run", workload={**workload, "path": str(tmp_path / "poly.toml")})
    monkeypatch.chdir(tmp_path)
    assert gevo("export", "run", "--out", "winners").code == 0
    return tmp_path


def stored(place: Path) -> StoredWinner:
    return read(place / "winners/poly-sm_90")[0]


def changed(place: Path, **keys: object) -> None:
    path = place / "winners/poly-sm_90/winner.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **keys}))


def test_an_export_says_what_it_replaces(place: Path, gevo: Gevo) -> None:
    done = gevo("export", "run", "--out", "winners")
    winner = stored(place)
    assert (done.code, winner.name, winner.arch) == (0, "poly", "sm_90")
    assert [(k.name, k.edited) for k in winner.kernels] == [("poly", True)]
    assert f"poly {winner.kernels[0].fingerprint[:12]} for sm_90, replaced" in done.out
    assert (place / "winners/poly-sm_90" / winner.source).resolve() == place / "poly.ll"
    found = winner.ranges["training"]
    assert 1.005 < found["low"] <= winner.speedups["training"] <= found["high"]
    assert list(found["gpus"]) == ["H200", "A100", "P100", "RTX4090"]


def test_fresh_winners_apply(place: Path, gevo: Gevo) -> None:
    done = gevo("check", "winners")
    assert (done.code, done.out) == (0, "poly-sm_90: applies to today's source\n")


def test_winners_are_validated_again(place: Path, gevo: Gevo) -> None:
    done = gevo("check", "winners", "--device", "simt", "--workers", "1", "--junit", "out.xml")
    assert done.code == 0, done
    assert "validated on simt:H200" in done.out
    suite = ElementTree.parse(place / "out.xml").getroot()
    assert suite.get("failures") == "0"
    assert int(suite.get("tests", "0")) == len(suite.findall("testcase")) > 5


def test_a_winner_that_is_wrong_now_is_due(place: Path, gevo: Gevo) -> None:
    # A validation that vouches for another program than it should: only running it shows that.
    folder = place / "winners/poly-sm_90"
    text = (folder / "winner.ll").read_text()
    wrong = text.replace("5.000000e-01", "7.500000e-01")
    assert wrong != text
    winner = stored(place)
    assert winner.validation is not None
    (folder / "winner.ll").write_text(wrong)
    changed(place, validation={**winner.validation, "ir": digest(wrong)})
    done = gevo(
        *("check", "winners", "--device", "simt", "--workers", "1", "--json", "--junit", "o.xml")
    )
    assert done.code == 1, done
    said = json.loads(done.out)
    assert (done.code, said["retune_due"]) == (1, True)
    assert said["winners"][0]["status"] == "failed"
    assert "wrong" in said["winners"][0]["reason"]
    suite = ElementTree.parse(place / "o.xml").getroot()
    failed = [s["name"] for s in said["winners"][0]["stages"] if s["passed"] is False]
    assert [c.get("name") for c in suite if c.find("failure") is not None] == failed != []


def test_a_changed_source_is_due(place: Path, gevo: Gevo) -> None:
    source = place / "today/poly.ll"
    source.parent.mkdir()
    source.write_text((place / "poly.ll").read_text().replace(", 5.000000e-01", ", 6.0"))
    done = gevo("check", "winners", source, "--junit", "out.xml")
    assert done.code == 1
    assert "poly-sm_90: changed: poly has changed since it was tuned" in done.out
    suite = ElementTree.parse(place / "out.xml").getroot()
    assert (suite.get("tests"), suite.get("failures")) == ("1", "1")


def test_another_gpu_or_a_missing_kernel_is_due(place: Path, gevo: Gevo) -> None:
    text = (place / "poly.ll").read_text()
    (place / "poly.ll").write_text(text.replace('"target-cpu"="sm_90"', '"target-cpu"="sm_80"'))
    assert "tuned for sm_90, the source is compiled for sm_80" in gevo("check", "winners").out
    (place / "poly.ll").write_text(text.replace("@poly(", "@other("))
    done = gevo("check", "winners")
    assert (done.code, "there is no kernel poly any more" in done.out) == (1, True)


def test_a_winner_without_validation_is_due(place: Path, gevo: Gevo) -> None:
    changed(place, validation=None)
    done = gevo("check", "winners", "--json")
    (winner,) = json.loads(done.out)["winners"]
    assert (done.code, winner["status"]) == (1, "refused")
    assert winner["reason"] == "its validation is missing"


def test_a_winner_that_was_edited_by_hand_is_due(place: Path, gevo: Gevo) -> None:
    path = place / "winners/poly-sm_90/winner.ll"
    path.write_text(path.read_text() + "; changed\n")
    done = gevo("check", "winners")
    assert (done.code, "refused: its validation is older" in done.out) == (1, True)


def test_bad_input_of_check(place: Path, gevo: Gevo) -> None:
    assert "holds no winners" in gevo("check", "nowhere").refusal
    assert "no device 'none'" in gevo("check", "winners", "--device", "none").refusal
    shutil.copy("poly.ll", "other.ll")
    assert "holds no winner for other" in gevo("check", "winners", "other.ll").refusal
    Path("poly.ll").unlink()
    assert "give the path of poly.ll" in gevo("check", "winners").refusal
    changed(place, format=2)
    assert "is not a winner of format 1" in gevo("check", "winners").refusal


def test_bad_input_of_export(place: Path, gevo: Gevo) -> None:
    assert "no winner 99" in gevo("export", "run", "--winner", "99", "--out", "w").refusal
    assert "is not a run folder" in gevo("export", "winners", "--out", "w").refusal
    journal = Path("run/journal.jsonl")
    kept = [r for r in lines(journal) if r["type"] != "validation"]
    journal.unlink()
    write(journal, kept)
    assert "has not passed a validation" in gevo("export", "run", "--out", "w").refusal
    assert not Path("w").exists()


def test_a_tuned_launch_cannot_be_exported(place: Path, gevo: Gevo) -> None:
    folder = RunFolder.open(place / "run")
    path = place / "run/front/01"
    code = path.with_suffix(".ll").read_text(), path.with_suffix(".ptx").read_text()
    folder.write_winner(1, replace(folder.winner(1), constants={"TILE": 16}), *code)
    assert "gevo.load_tuned" in gevo("export", "run", "--out", "w").refusal


def test_kernels_of_the_workload_belong_together(place: Path) -> None:
    spec = place / "poly.toml"
    assert _launched(spec) == {"poly"}
    spec.write_text(spec.read_text() + '\n[[loop]]\n[[loop.launch]]\nkernel = "second"\n')
    assert _launched(spec) == {"poly", "second"}
    spec.write_text('driver = "drive"\n')
    assert _launched(spec) is None
