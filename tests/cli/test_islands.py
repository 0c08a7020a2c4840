"""A run that an earlier gevo made with two islands: it is read, not continued."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from gevo.device.registry import open_device
from gevo.records.journal import read_manifest, write_manifest
from gevo.records.run import RunFolder
from gevo.records.schema import Generation
from gevo.report.model import build
from gevo.report.text import provenance
from gevo.report.watch import watch
from gevo.workload.spec import load as load_workload
from tests.cli.conftest import Gevo
from tests.programs import POLY, POLY_SPEC

RECORDED = Path(__file__).parents[1] / "data/runs/islands"


@pytest.fixture
def archipelago(tmp_path: Path) -> Path:
    return Path(shutil.copytree(RECORDED, tmp_path / "run"))


def test_it_is_reported(gevo: Gevo, archipelago: Path) -> None:
    done = gevo("report", archipelago, "--json")
    assert done.code == 0, done
    told = json.loads(done.out)
    assert told["islands"] == 2
    assert [g["n"] for g in told["generations"]] == [0, 1, 2]
    assert told["front"][0]["validated"]
    assert "3 generations on 2 islands in" in provenance(build(archipelago))
    assert (archipelago / "report.html").exists() or gevo("report", archipelago).code == 0


def test_it_is_watched(archipelago: Path) -> None:
    watched = watch(archipelago)
    assert watched is not None
    watched.refresh()
    rows = dict(watched.rows())
    assert rows["generation"] == "2 of 2"
    assert "best validated" in rows


def of_the_workload_as_it_is(run: Path) -> None:
    """As if its workload had not changed since."""
    manifest = read_manifest(run)
    manifest["workload"]["digest"] = load_workload(POLY_SPEC).digest
    write_manifest(run, manifest)


def test_its_winners_are_validated_again(gevo: Gevo, archipelago: Path) -> None:
    of_the_workload_as_it_is(archipelago)
    done = gevo("validate", archipelago, "--workload", POLY_SPEC, "--workers", "1")
    assert done.code == 0, done
    assert RunFolder.open(archipelago).winner(1).id
    assert any(isinstance(r, Generation) for r in RunFolder.open(archipelago).journal.read())


def test_it_is_not_resumed(gevo: Gevo, archipelago: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (archipelago / "journal.jsonl").read_bytes()
    of_the_workload_as_it_is(archipelago)
    manifest = read_manifest(archipelago)
    # Else that differs first.
    manifest["device"]["fingerprint"] |= open_device("simt").fingerprint()
    write_manifest(archipelago, manifest)
    search = ("--population", "4", "--generations", "2", "--initial-mutations", "1")
    search += ("--retries", "3", "--seed", "6", "--device", "simt", "--workers", "1")
    done = gevo("evolve", POLY, *search, "--no-adequacy", "--out", archipelago, "--resume")
    assert "'islands' is 2, not 1" in done.refusal
    assert (archipelago / "journal.jsonl").read_bytes() == before
