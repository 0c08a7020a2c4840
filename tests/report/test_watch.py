import os
from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.records.files import claimed
from gevo.records.journal import Journal
from gevo.records.run import RunFolder
from gevo.records.schema import RECORDS, Generation
from gevo.report.watch import QUIET_S, Watched, watch
from tests.journals import write
from tests.report.test_tuning import SESSION, make

__all__ = ("make",)


def begun(folder: Path) -> Watched:
    found = watch(folder)
    assert found is not None
    found.refresh()
    return found


def shown(watched: Watched) -> dict[str, str]:
    return dict(watched.rows())


def age(folder: Path, seconds: float) -> None:
    """Make everything in a folder look as if it was written so long ago."""
    for path in (folder / "journal.jsonl", folder / "manifest.json"):
        if path.exists():
            now = path.stat().st_mtime
            os.utime(path, (now - seconds, now - seconds))


def test_a_run_that_has_not_begun(tmp_path):
    assert watch(tmp_path) is None
    assert watch(tmp_path / "nothing") is None
    (tmp_path / "file").touch()
    with pytest.raises(ConfigError, match="is not a run folder"):
        watch(tmp_path / "file")


def test_a_run_is_followed_record_by_record(make_run, journal):
    folder = make_run(())
    written = folder / "journal.jsonl"
    with RunFolder.open(folder).claimed():
        age(folder, 2 * QUIET_S)
        watched = begun(folder)
        assert (watched.over, watched.state) == (
            False,
            "running: the unmodified program is being measured",
        )
        write(written, journal.START)
        write(written, journal.SEARCH[:3])
        watched.refresh()
        rows = shown(watched)
        assert rows["state"] == "running: search"
        assert rows["generation"] == "initial population"
        best = "2.000x, 1.000 µs (modelled, simt:H200, search estimate)"
        assert rows["best so far"] == best
        write(written, journal.SEARCH[3:])
        watched.refresh()
        rows = shown(watched)
        assert rows["generation"] == "1 of 1"
        assert rows["evaluated"] == "5, 1 from the cache"
        assert rows["best so far"] == f"{best}, front of 2"
        assert rows["hypervolume"] == "▁█ 0.5"
        assert rows["failed"] == "1 wrong, 1 race"
        write(written, journal.VALIDATION[:-1])
        watched.refresh()
        assert watched.line == "running: validation: generation 1 of 1, 1 validated"
        assert shown(watched)["validated"] == "1 of 2 judged"
        assert shown(watched)["best validated"] == "1.250x, 1.600 µs (modelled, simt:H200)"
        assert "best so far" not in shown(watched)
        assert not watched.over
    write(written, journal.VALIDATION[-1:])
    watched.refresh()
    assert (watched.over, watched.state) == (True, "ended: generations")


def test_a_killed_run_is_said_to_be_stopped(make_run, journal):
    folder = make_run((*journal.START, *journal.SEARCH))
    assert begun(folder).state == "running: search"  # it may be between folder and lock
    age(folder, 2 * QUIET_S)
    watched = begun(folder)
    assert watched.over
    assert watched.state.startswith("stopped (search): no process on this machine")


def test_a_resumed_run_is_counted_anew(make_run, journal):
    folder = make_run()
    watched = begun(folder)
    assert watched.over
    Journal(folder / "journal.jsonl", RECORDS).truncate_after_last(Generation)
    watched.refresh()
    rows = shown(watched)
    assert (rows["state"], rows["evaluated"]) == ("running: search", "5, 1 from the cache")


def test_a_malformed_record_is_refused(make_run):
    folder = make_run([{"type": "evaluation"}])
    with pytest.raises(ConfigError, match="a record is malformed"):
        begun(folder)


def test_a_session(make, tmp_path):
    make(*SESSION[:3])
    folder = tmp_path / "run"
    watched = begun(folder)
    rows = shown(watched)
    assert rows["state"] == "running: search"
    assert rows["trials"] == "3 of 8"
    assert rows["k"] == "fastest 1.000 µs (modelled, simt:H200), 3 trials, 1 failed"
    write(folder / "journal.jsonl", SESSION[3:])
    watched.refresh()
    rows = shown(watched)
    assert rows["state"] == "running: validation"
    assert rows["k"].endswith("8 trials, 3 failed, 1 of 2 judged passed validation")
    write(folder / "journal.jsonl", [{"type": "end", "reason": "trials"}])
    watched.refresh()
    assert (watched.over, watched.state) == (True, "ended: trials")
    write(folder / "journal.jsonl", SESSION[3:4])
    watched.refresh()
    assert not watched.over


def test_a_session_that_nobody_works_on_any_more(make, tmp_path):
    make(*SESSION[:3])
    folder = tmp_path / "run"
    age(folder, 2 * QUIET_S)
    with claimed(folder):
        assert begun(folder).state == "running: search"
    watched = begun(folder)
    assert watched.state == "stopped (search): no process on this machine works on it"
    assert watched.over


def test_a_session_without_a_trial(make, tmp_path):
    make()
    watched = begun(tmp_path / "run")
    assert watched.line == "running: nothing is measured yet: 0 trials"
    assert shown(watched)["k"] == "no trial yet"
