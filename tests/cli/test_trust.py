"""A run folder of somebody else's: nothing in it has code run, or leads to other files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gevo.errors import ConfigError, UntrustedCode
from gevo.records.journal import read_manifest
from gevo.records.run import RunFolder
from gevo.study.trust import Trust
from gevo.workload.spec import load
from tests.cli.conftest import Gevo
from tests.journals import change_manifest

CODE = """
from pathlib import Path

Path(__file__).with_name("it-ran").touch()
{}
"""


def as_toml(folder: Path) -> Path:
    """`poly.toml` with a Python file."""
    spec = folder / "coded.toml"
    spec.write_text('python = "code.py"\n' + (folder / "poly.toml").read_text())
    (folder / "code.py").write_text(CODE.format(""))
    return spec


def as_python(folder: Path) -> Path:
    """A spec that is Python itself."""
    spec = folder / "coded.py"
    tables = 'import tomllib\nSPEC = tomllib.loads(Path("poly.toml").read_text())'
    spec.write_text(CODE.format(tables))
    return spec


@pytest.fixture(params=[as_toml, as_python])
def spec(request: pytest.FixtureRequest, run_copy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A workload with code, which the run in the current folder names as its own."""
    monkeypatch.chdir(run_copy.parent)
    make: Callable[[Path], Path] = request.param
    path = make(run_copy.parent)
    workload = {**read_manifest(run_copy)["workload"], "path": str(path)}
    change_manifest(run_copy, workload={**workload, "digest": load(path).digest})
    Path("it-ran").unlink()
    return path


COMMANDS = [
    ("report", "run"),
    ("report", "run", "--json"),
    ("watch", "run", "--once"),
    ("validate", "run", "--workers", "1"),
    ("minimize", "run", "--workers", "1"),
    ("export", "run", "--out", "w"),
    ("apply", "poly.ll", "--patch", "run/front/01.patch.json", "--out", "out.ll"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_no_command_runs_a_folders_code_unasked(
    gevo: Gevo, spec: Path, command: list[str]
) -> None:
    done = gevo(*command)
    assert not Path("it-ran").exists()
    if command[0] in ("validate", "minimize", "export"):
        assert f"add --workload {spec} (or --trust-code)" in done.refusal
    else:
        assert done.code == 0, done


def test_code_runs_where_the_user_names_it_or_trusts_it(spec: Path) -> None:
    folder = RunFolder.open(Path("run"))
    for trust in (Trust(workload=spec), Trust(code=True)):
        assert trust.of_run(folder)[1].digest == folder.manifest["workload"]["digest"]
        Path("it-ran").unlink()


def test_what_the_user_names_must_be_the_runs_workload(spec: Path, gevo: Gevo) -> None:
    refusal = gevo("validate", "run", "--workload", "poly.toml").refusal
    assert "poly.toml: is not the workload of run" in refusal
    assert not Path("it-ran").exists()


def test_naming_one_workload_trusts_no_other(spec: Path) -> None:
    with pytest.raises(ConfigError, match="has Python code"):
        Trust(workload=Path("poly.toml")).load(Path("winners/one"), spec)
    assert not Path("it-ran").exists()


def test_a_check_of_winners_runs_no_code_unasked(
    gevo: Gevo, run_copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(run_copy.parent)
    assert gevo("export", "run", "--out", "winners").code == 0
    spec = as_toml(run_copy.parent)
    about = Path("winners/poly-sm_90/winner.json")
    data = json.loads(about.read_text())
    data["workload"]["path"] = f"../../{spec.name}"
    about.write_text(json.dumps(data))
    refusal = gevo("check", "winners", "--device", "simt", "--workers", "1").refusal
    assert "has Python code, which does not run unasked" in refusal
    assert not Path("it-ran").exists()


def test_a_workload_that_is_data_needs_no_trust(run_copy: Path, tmp_path: Path) -> None:
    assert load(tmp_path / "poly.toml", code=False).digest
    with pytest.raises(UntrustedCode):
        load(as_toml(tmp_path), code=False)


@pytest.mark.parametrize(
    "name", ["manifest.json", "baseline.ll", "journal.jsonl", "progress.jsonl", "front"]
)
@pytest.mark.parametrize("command", ["report", "validate", "export"])
def test_links_out_of_the_folder_are_refused(
    gevo: Gevo, run_copy: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str
) -> None:
    monkeypatch.chdir(run_copy.parent)
    (run_copy / name).rename("elsewhere")
    (run_copy / name).symlink_to(Path("elsewhere").resolve())
    before = sorted(p.name for p in Path("elsewhere").rglob("*"))
    args = ("--out", "w") if command == "export" else ("--workers", "1")
    done = gevo(command, "run", *(() if command == "report" else args))
    if (command, name) == ("export", "progress.jsonl"):  # which it does not read
        assert done.code == 0
        return
    assert f"run/{name}: is a link" in done.refusal
    assert sorted(p.name for p in Path("elsewhere").rglob("*")) == before


def test_a_link_to_a_winner_is_refused(gevo: Gevo, run_copy: Path) -> None:
    patch = run_copy / "front/01.patch.json"
    patch.rename(run_copy.parent / "elsewhere")
    patch.symlink_to(run_copy.parent / "elsewhere")
    assert "01.patch.json: is a link" in gevo("report", run_copy).refusal


def test_reports_replace_links_instead_of_following_them(gevo: Gevo, run_copy: Path) -> None:
    mine = run_copy.parent / "mine"
    mine.write_text("mine")
    for name in ("report.html", "report.json"):
        (run_copy / name).unlink()
        (run_copy / name).symlink_to(mine)
    assert gevo("report", run_copy).code == 0
    assert mine.read_text() == "mine"
    assert not (run_copy / "report.json").is_symlink()
