"""`gevo.load_tuned`: code of a tuned kernel for a GPU."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import gevo
from gevo.device.cleanup import clean
from gevo.device.cuda import ptxas
from gevo.errors import ConfigError
from gevo.program.load import load
from gevo.records.tuned import TunedDatabase, TunedKernel
from tests.deploy.stored import Stored, stored
from tests.programs import faster, poly

SCALE = Path(__file__).parents[1] / "data/tunable/scale.ll"


@pytest.fixture
def winner() -> Stored:
    return stored(poly(), clean(faster().text), name="poly")


def test_a_winners_code(winner: Stored, tmp_path: Path) -> None:
    winner.write(tmp_path)
    code = gevo.load_tuned("poly", arch="sm_90", winners=tmp_path)
    assert (code.kernels, code.arch, code.settings) == (("poly",), "sm_90", {})
    assert ".target sm_90" in code.ptx
    assert ".entry poly(" in code.ptx
    assert (code.cubin is None) == (ptxas.find("sm_90") is None)


def test_without_ptxas_the_driver_gets_ptx(
    winner: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    winner.write(tmp_path)
    monkeypatch.setattr("gevo.deploy.tuned_code.find_ptxas", lambda *_: None)
    code = gevo.load_tuned("poly", arch="sm_90", winners=tmp_path)
    assert code.cubin is None
    assert code.image == code.ptx.encode() + b"\0"


@pytest.mark.ptxas
@pytest.mark.skipif(shutil.which("ptxas") is None, reason="needs ptxas")
def test_with_ptxas_it_gets_machine_code(winner: Stored, tmp_path: Path) -> None:
    winner.write(tmp_path)
    image = gevo.load_tuned("poly", arch="sm_90", winners=tmp_path).image
    assert image[:4] == b"\x7fELF"


def test_the_folder_may_be_in_the_environment(
    winner: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    winner.write(tmp_path)
    monkeypatch.setenv("GEVO_WINNERS", str(tmp_path))
    assert gevo.load_tuned("poly", arch="sm_90").kernels == ("poly",)
    monkeypatch.delenv("GEVO_WINNERS")
    with pytest.raises(ConfigError, match="name a folder of winners"):
        gevo.load_tuned("poly", arch="sm_90")


@pytest.mark.parametrize(("kernel", "arch"), [("poly", "sm_80"), ("other", "sm_90")])
def test_what_is_not_there_is_refused(
    winner: Stored, tmp_path: Path, kernel: str, arch: str
) -> None:
    winner.write(tmp_path)
    with pytest.raises(ConfigError, match="poly for sm_90"):
        gevo.load_tuned(kernel, arch=arch, winners=tmp_path)


def test_a_winner_without_validation_is_refused(winner: Stored, tmp_path: Path) -> None:
    replace(winner, winner=replace(winner.winner, validation=None)).write(tmp_path)
    with pytest.raises(ConfigError, match="its validation is missing"):
        gevo.load_tuned("poly", arch="sm_90", winners=tmp_path)


def test_a_tuned_configuration_comes_with_its_settings(tmp_path: Path) -> None:
    entry = TunedKernel(
        kernel="scale",
        program=load(SCALE).digest,
        sizes=(),
        device="simt:H200",
        fingerprint={},
        modelled=True,
        settings={"threads": 64, "work": 4},
        constants={"WORK": 4, "FACTOR": 1.5},
        time_ns=1.0,
        default_ns=2.0,
        trials=1,
        gevo="0.1.0",
    )
    TunedDatabase(tmp_path / "tuned.json").store([entry])
    code = gevo.load_tuned(SCALE, arch="sm_90", database=tmp_path / "tuned.json")
    assert code.settings == {"threads": 64, "work": 4}
    assert ".entry scale(" in code.ptx
    assert "WORK" not in code.ptx


def test_nothing_else_is_promised() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        _ = gevo.nothing
