"""`gevo validate` and `gevo minimize` on a run folder, with worker processes."""

import json

import pytest
from typer.testing import CliRunner

from gevo.cli.app import app
from gevo.errors import ConfigError
from gevo.study.judging import Request, revalidate
from gevo.validate.fresh import default_seed
from tests.journals import lines, write


def gevo(*arguments):
    result = CliRunner().invoke(app, [str(a) for a in arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_minimize_then_validate(run):
    done = gevo("minimize", run.path, "--workers", 1, "--json")
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["validated"] == 1
    (winner,) = found["judged"]
    assert (winner["id"], winner["edits"], winner["edits_before"]) == (2, 2, 4)
    assert winner["race_free"] is True
    assert winner["flags"] == []
    assert winner["speed"]["training"]["speedup"] > 1.4

    # A second round judges what was minimised, on other cases.
    done = gevo("validate", run.path, "--heldout-seed", 5, "--workers", 1)
    assert done.exit_code == 0
    assert "Validated variant 2" in " ".join(done.stdout.split())
    rounds = [r for r in lines(run.journal.path) if r["type"] == "fresh"]
    assert [r["seed"] for r in rounds] == [default_seed(1), 5]
    assert rounds[0]["cases"] != rounds[1]["cases"]
    member = json.loads((run.path / "report.json").read_text())["front"][0]
    assert (len(member["edits"]), len(member["edits_before"])) == (2, 4)
    assert len(member["effects"]["pairs"]) == 1
    assert "What each edit does" in (run.path / "report.html").read_text()


def test_judging_again_ends_when_its_time_is_up(run):
    with pytest.raises(ConfigError, match=r"--time-budget 0s is too short"):
        gevo("validate", run.path, "--workers", 1, "--time-budget", "0.001s")
    done = gevo("validate", run.path, "--workers", 1, "--time-budget", "5m", "--json")
    found = json.loads(done.stdout)
    assert done.exit_code == 0
    assert [one["conclusion"] for one in found["judged"]].count("validated") == 1


def test_exit_code_1_when_nothing_is_validated(run):
    journal = run.journal.path
    said = lines(journal)
    journal.unlink()
    write(journal, said[:2] + said[3:])  # only the one that is wrong
    done = gevo("validate", run.path, "--workers", 1, "--json")
    assert done.exit_code == 1
    found = json.loads(done.stdout)
    assert found["validated"] == 0
    assert "out_of_bounds" in found["judged"][0]["why_not"]


def test_a_changed_workload_is_refused(run, tiny):
    tiny.source.write_text(tiny.source.read_text() + "\n# changed\n")
    with pytest.raises(ConfigError, match="has changed since the run"):
        gevo("validate", run.path)


def test_a_run_without_a_baseline_is_refused(run):
    run.journal.path.unlink()
    write(run.journal.path, [{"type": "start", "seed": 1}])
    with pytest.raises(ConfigError, match="stopped before its search began"):
        revalidate(run.path, 1, lambda progress: None, Request())


def test_no_run_folder(tmp_path):
    with pytest.raises(ConfigError, match="not a run folder"):
        gevo("minimize", tmp_path)
