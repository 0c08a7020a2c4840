import json
import os
import signal
from pathlib import Path

from tests.cli.conftest import Gevo, start
from tests.journals import lines, write


def test_one_snapshot(gevo: Gevo, session: Path) -> None:
    done = gevo("watch", session, "--once")
    assert done.code == 0, done
    name = json.loads((session / "manifest.json").read_text())["problems"][0]["name"]
    rows = {line[:14].strip(): line[14:].strip() for line in done.out.splitlines()}
    assert rows["state"] == "ended: trials"
    assert rows["trials"] == "3 of 3"
    assert rows[name].startswith("fastest ")
    assert rows[name].endswith(" (recorded:G), 3 trials, 0 failed")


def test_a_snapshot_of_nothing(gevo: Gevo, tmp_path: Path) -> None:
    done = gevo("watch", tmp_path / "none", "--once")
    assert done.code == 0
    assert "not begun, no run is there yet" in " ".join(done.out.split())


def test_watching_ends_with_the_run(gevo: Gevo, session: Path) -> None:
    done = gevo("watch", session)
    assert (done.code, done.out) == (0, "ended: trials: 3 trials\n")


def test_what_is_no_run_is_refused(gevo: Gevo, tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text("{}")
    assert "is not the manifest of a run" in gevo("watch", tmp_path).refusal


def test_it_waits_follows_and_leaves_on_ctrl_c(session: Path, tmp_path: Path) -> None:
    run, new = tmp_path / "new", tmp_path / "other"
    process = start(["watch", run], tmp_path)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == f"{run}: not begun, no run is there yet\n"
        new.mkdir()
        (new / "manifest.json").write_bytes((session / "manifest.json").read_bytes())
        records = lines(session / "journal.jsonl")
        write(new / "journal.jsonl", records[:2])
        new.rename(run)
        assert process.stdout.readline() == "running: search: 1 trials\n"
        write(run / "journal.jsonl", records[2:3])
        assert process.stdout.readline() == "running: search: 2 trials\n"
        os.kill(process.pid, signal.SIGINT)
        assert process.wait(timeout=30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
    finally:
        process.kill()
        process.communicate()
