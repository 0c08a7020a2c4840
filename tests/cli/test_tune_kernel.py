"""`gevo tune` on kernels: everything from the command line to the applied configuration."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gevo import load_tuned
from gevo.cli.app import app
from gevo.errors import ConfigError, WorkloadError
from tests.journals import change_manifest

DATA = Path(__file__).parents[1] / "data/tunable"


def invoke(*args: object) -> str:
    result = CliRunner().invoke(app, list(map(str, args)))
    if result.exception is not None:
        raise result.exception
    return result.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tune")
    for name in ("scale.ll", "scale.toml"):
        shutil.copy(DATA / name, folder)
    return folder


@pytest.fixture(scope="module")
def tuned(folder: Path) -> dict[str, Any]:
    options = ("--device", "simt", "--workers", 2, "--json", "--database", folder / "db.json")
    args = ("--trials", 14, "--strategy", "random", "--out", folder / "run", *options)
    return json.loads(invoke("tune", folder / "scale.ll", *args))


def test_the_best_is_validated_and_faster_than_the_default(tuned: dict[str, Any]) -> None:
    assert tuned["default"]["configuration"] == {"threads": 1, "work": 1}
    assert tuned["history"][0] == tuned["default"]["value"]
    assert tuned["best"]["value"] < tuned["default"]["value"]
    assert 1.005 < tuned["speedup_low"] <= tuned["speedup"] <= tuned["speedup_high"]
    nominal = tuned["default"]["value"] / tuned["best"]["value"]
    assert tuned["speedup_low"] <= nominal <= tuned["speedup_high"]
    assert len(tuned["gpus"]) == 4
    assert tuned["modelled"] is True
    assert tuned["trials"] == len(tuned["history"]) == 12  # the constraints allow no more


def test_what_was_found_is_in_the_journal(folder: Path, tuned: dict[str, Any]) -> None:
    lines = (folder / "run/journal.jsonl").read_text().splitlines()
    records = [json.loads(line) for line in lines]
    verdicts = [r for r in records if r["type"] == "validation"]
    assert verdicts[-1]["validated"]
    assert verdicts[-1]["configuration"] == tuned["best"]["configuration"]


def test_a_build_finds_it_again(folder: Path, tuned: dict[str, Any]) -> None:
    best = tuned["best"]["configuration"]
    out = folder / "scale.tuned.ll"
    said = invoke("apply", folder / "scale.ll", "--tuned", folder / "db.json", "-o", out)
    assert f"threads = {best['threads']}" in said
    assert out.read_text().count("= load float, ptr %") == best["work"]
    ptx = folder / "scale.ptx"
    invoke("apply", folder / "scale.ll", "--tuned", folder / "db.json", "--emit", "ptx", "-o", ptx)
    assert ".entry scale" in ptx.read_text()


def test_the_workload_says_for_which_sizes(folder: Path, tuned: dict[str, Any]) -> None:
    args = ("apply", folder / "scale.ll", "--tuned", folder / "db.json", "-o", folder / "out.ll")
    assert "threads = " in invoke(*args, "--workload", folder / "scale.toml")
    other = folder / "other.toml"
    other.write_text((folder / "scale.toml").read_text().replace("n = 6000", "n = 7000"))
    with pytest.raises(ConfigError, match="no entry fits"):
        invoke(*args, "--workload", other)
    with pytest.raises(ConfigError, match=r"none\.json: there is no such file"):
        invoke("apply", folder / "scale.ll", "--tuned", folder / "none.json", "-o", folder / "o")


def test_a_constant_that_does_not_fit_is_told(folder: Path) -> None:
    wrong = folder / "wrong.toml"
    wrong.write_text((folder / "scale.toml").read_text().replace('"work"', '"work * 10000000000"'))
    with pytest.raises(WorkloadError, match=r"fails \(invalid\): constant WORK") as raised:
        invoke("tune", wrong, "--device", "simt", "--out", folder / "wrong")
    assert "inout" not in str(raised.value)


def test_a_damaged_manifest_is_told(folder: Path, tuned: dict[str, Any]) -> None:
    run = folder / "damaged"
    shutil.copytree(folder / "run", run)
    change_manifest(run, suggested={"scale": [3]})
    args = ("--trials", 14, "--strategy", "random", "--device", "simt", "--resume", "--out", run)
    with pytest.raises(ConfigError, match="'suggested' is malformed"):
        invoke("tune", folder / "scale.ll", *args, "--database", folder / "db.json")


def test_the_next_session_starts_from_it(folder: Path, tuned: dict[str, Any]) -> None:
    args = ("--trials", 2, "--out", folder / "again", "--database", folder / "db.json", "--json")
    again = json.loads(invoke("tune", folder / "scale.toml", "--device", "simt", *args))
    assert again["history"] == [tuned["default"]["value"], tuned["best"]["value"]]


def test_resuming_measures_nothing_twice(folder: Path, tuned: dict[str, Any]) -> None:
    options = ("--device", "simt", "--json", "--database", folder / "db.json", "--resume")
    args = ("--trials", 14, "--strategy", "random", "--out", folder / "run", *options)
    before = (folder / "run/journal.jsonl").read_text()
    again = json.loads(invoke("tune", folder / "scale.ll", *args))
    after = (folder / "run/journal.jsonl").read_text()
    assert again["best"] == tuned["best"]
    assert after == before


def test_a_session_of_another_program_is_not_resumed(
    folder: Path, tuned: dict[str, Any], tmp_path: Path
) -> None:
    for name in ("scale.ll", "scale.toml"):
        (tmp_path / name).write_text((folder / name).read_text())
    other = tmp_path / "scale.toml"
    other.write_text(other.read_text() + "\n# changed\n")
    args = ("--trials", 14, "--strategy", "random", "--device", "simt", "--resume")
    with pytest.raises(ConfigError, match="'problems' is another one"):
        invoke("tune", tmp_path / "scale.ll", *args, "--out", folder / "run")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("kernels/nw.ll",), "declares nothing to tune"),
        (("nothing",), "no operator"),
        (("none.ll",), "none.ll"),
        ((DATA / "scale.ll", DATA / "scale.toml"), "named twice"),
        ((DATA / "scale.ll", "--device", "simt", "--device", "cuda"), "one device"),
        ((), "name a kernel"),
    ],
    ids=["no table", "no operator", "no file", "twice", "two devices", "nothing"],
)
def test_bad_requests_are_one_line(args: tuple[object, ...], message: str, tmp_path: Path) -> None:
    with pytest.raises(Exception, match=message) as raised:
        invoke("tune", *args, "--out", tmp_path / "run")
    assert "\n" not in str(raised.value)


def test_apply_needs_one_of_two_sources(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="either --patch or --tuned"):
        invoke("apply", folder / "scale.ll", "-o", tmp_path / "out.ll")


@pytest.mark.slow
def test_edits_and_parameters_together(folder: Path) -> None:
    run = folder / "joint"
    args = ("--tune", "--device", "simt", "--population", 8, "--generations", 1, "--seed", 1)
    args += ("--no-adequacy",)
    invoke("evolve", folder / "scale.ll", *args, "--out", run)
    report = json.loads((run / "report.json").read_text())
    best = report["front"][0]
    assert best["validated"]
    assert any(edit["kind"] == "set" for edit in best["edits"])
    assert best["speedup"] > 1.01
    out = folder / "joint.ll"
    patch = run / "front/01.patch.json"
    said = invoke("apply", folder / "scale.ll", "--patch", patch, "-o", out)
    assert "launch it with " in said
    assert out.read_text() == (run / "front/01.ll").read_text()
    invoke("apply", folder / "scale.ll", "--patch", patch, "--emit", "ptx", "-o", out)
    assert out.read_text() == (run / "front/01.ptx").read_text()


def test_an_operator_is_applied_at_its_tuned_configuration(tmp_path: Path) -> None:
    from gevo.program.llvm.editor import load_text
    from gevo.records.tuned import TunedDatabase, TunedKernel
    from gevo.study.tuning import written
    from gevo.tuning.sketch.catalog import named
    from gevo.tuning.sketch.schedule import default_configuration, space

    operator = named("matmul")
    default = default_configuration(operator)
    names = space(operator).names
    found = next(space(operator).neighbours(default))
    database, out = tmp_path / "db.json", tmp_path / "matmul.ll"
    entry = TunedKernel(
        kernel="matmul",
        program=written(operator, default).configured(()).digest,
        sizes=(),
        device="simt:H200",
        fingerprint={},
        modelled=True,
        settings=space(operator).as_dict(found),
        constants={},
        time_ns=1.0,
        default_ns=2.0,
        trials=2,
        gevo="0",
    )
    TunedDatabase(database).store([entry])
    with pytest.raises(ConfigError, match="did not write down which code; tune it again"):
        invoke("apply", "matmul", "--tuned", database, "-o", out)
    entry = replace(entry, gives=written(operator, found).digest)
    TunedDatabase(database).store([entry])
    said = invoke("apply", "matmul", "--tuned", database, "-o", out)
    assert "2.000 times as fast as the default, modelled" in said
    assert all(f"{name} = " in said for name in names)
    assert load_text(out.read_text()).entry == ("matmul",)
    code = load_tuned("matmul", arch="sm_90", database=database)
    assert code.settings == space(operator).as_dict(found)
    assert ".entry matmul(" in code.ptx
