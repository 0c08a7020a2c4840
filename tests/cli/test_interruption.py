"""kill -9, Ctrl-C, SIGTERM and full disks: what is saved, and that nothing else remains."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import psutil
import pytest

from gevo.records.schema import Record
from gevo.search.individual import Individual
from gevo.search.nsga2 import Nsga2
from tests.cli.conftest import SMALL, Done, Gevo, Run, copy_kernel, run_process, start
from tests.journals import lines

EVOLVE = ("evolve", "poly.ll", *SMALL, "--out", "run")
RESUME = (*EVOLVE, "--resume")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_kernel(tmp_path)
    return tmp_path


def test_what_was_found_before_a_fault_of_the_search_is_validated(
    gevo: Gevo, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    tell, told = Nsga2.tell, [0]

    def faulty(self: Nsga2, evaluated: Sequence[Individual]) -> Sequence[Record]:
        told[0] += 1
        if told[0] > 1:
            raise IndexError("a fault")
        return tell(self, evaluated)

    monkeypatch.setattr(Nsga2, "tell", faulty)
    done = gevo(*EVOLVE)
    run = folder / "run"
    assert done.code == 1, done
    assert "Traceback" not in done.err
    assert f"please report {Path('run/internal-error.txt')}" in done.err
    assert "IndexError: a fault" in (run / "internal-error.txt").read_text()
    report = json.loads((run / "report.json").read_text())
    assert report["end"] == "internal error"
    assert report["front"]
    assert all(member["stages"] for member in report["front"])


class Started:
    """A command under way."""

    def __init__(self, args: tuple[str, ...], folder: Path) -> None:
        self.process = start(args, folder)
        self.journal = folder / "run/journal.jsonl"

    def wait(self, moment: Callable[[Started], bool], seconds: float = 60) -> None:
        """Wait for a moment; the command must not end before."""
        deadline = time.monotonic() + seconds
        while not moment(self):
            assert self.process.poll() is None, "the command ended too early"
            assert time.monotonic() < deadline
            time.sleep(0.005)

    def written(self, text: str) -> bool:
        """True when the journal has a line with this text."""
        return self.journal.exists() and text.encode() in self.journal.read_bytes()

    def workers(self) -> list[psutil.Process]:
        """All processes that belong to the command, but itself."""
        try:
            return psutil.Process(self.process.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return []

    def kill(self) -> None:
        """kill -9 of the main process alone; its workers must follow by themselves."""
        children = self.workers()
        self.process.kill()
        self.process.communicate()
        assert not gone_or_not(children)

    def end(self, seconds: float = 60) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=seconds)
        return self.process.returncode, out, err


def gone_or_not(processes: list[psutil.Process]) -> list[psutil.Process]:
    """Those that are still there after a few seconds."""
    return [p for p in psutil.wait_procs(processes, timeout=10)[1] if p.is_running()]


MOMENTS: dict[str, Callable[[Started], bool]] = {
    "before the folder is there": lambda s: bool(s.workers()),
    "in the initial population": lambda s: s.written('"type":"baseline"'),
    "in the middle": lambda s: s.written('"type":"generation","n":0'),
    "when the search is over": lambda s: s.written('"type":"generation","n":2'),
    "in the validation": lambda s: s.written('"type":"fresh"'),
}


@pytest.mark.slow
def test_killing_it_again_and_again_changes_nothing(finished: Run, folder: Path) -> None:
    assert finished.done.code == 0, finished.done
    for moment in MOMENTS.values():
        run = Started(RESUME, folder)
        run.wait(moment)
        run.kill()
    resumed = run_process(RESUME, folder)
    assert resumed.code == 0, resumed
    assert (folder / "run/journal.jsonl").read_bytes() == finished.journal
    names = sorted(p.name for p in finished.path.rglob("*"))
    assert sorted(p.name for p in (folder / "run").rglob("*")) == names
    for winner in finished.path.glob("front/*"):
        assert (folder / "run/front" / winner.name).read_bytes() == winner.read_bytes()


@pytest.fixture
def resumed(run_copy: Path, gevo: Gevo, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """Resumes the copy of the finished run, in this process."""
    monkeypatch.chdir(run_copy.parent)
    return lambda *options: gevo(*RESUME, *options)


@pytest.mark.parametrize("share", [0.1, 0.7, 1.0])
def test_a_torn_journal_is_mended(
    resumed: Callable[..., Done], gevo: Gevo, run_copy: Path, finished: Run, share: float
) -> None:
    """As a crash of the whole machine may leave it: cut anywhere, also within a line."""
    journal = run_copy / "journal.jsonl"
    journal.write_bytes(finished.journal[: int(share * len(finished.journal))])
    assert json.loads(gevo("report", run_copy, "--json").out)["schema"] == 1
    done = resumed()
    assert done.code == 0, done
    assert journal.read_bytes() == finished.journal


def test_a_damaged_journal_is_left_alone(
    resumed: Callable[..., Done], run_copy: Path, finished: Run
) -> None:
    lines = finished.journal.splitlines(keepends=True)
    damaged = b"".join([*lines[:5], lines[5][:-40] + b"\n", *lines[6:]])
    journal = run_copy / "journal.jsonl"
    journal.write_bytes(damaged)
    assert "line 6 is damaged" in resumed().refusal
    assert journal.read_bytes() == damaged


@pytest.mark.parametrize(
    ("option", "other", "says"),
    [
        ("--seed", "3", "its seed"),
        ("--population", "6", "'population'"),
        ("--tolerance", "0.5", "'tolerance'"),
        ("--device", "simt:A100", "its device"),
    ],
)
def test_another_run_is_not_continued(
    resumed: Callable[..., Done],
    run_copy: Path,
    finished: Run,
    option: str,
    other: str,
    says: str,
) -> None:
    refusal = resumed(option, other).refusal
    assert "cannot be resumed" in refusal
    assert says in refusal
    assert (run_copy / "journal.jsonl").read_bytes() == finished.journal


@pytest.mark.parametrize(
    ("name", "old", "says"),
    [("poly.ll", "5.000000e-01", "its program"), ("poly.toml", "seed = 101", "its workload")],
)
def test_another_input_is_not_continued(
    resumed: Callable[..., Done], run_copy: Path, finished: Run, name: str, old: str, says: str
) -> None:
    file = run_copy.parent / name
    new = {"poly.ll": "7.500000e-01", "poly.toml": "seed = 102"}[name]
    file.write_text(file.read_text().replace(old, new))
    assert f"{says} is another one" in resumed().refusal
    assert (run_copy / "journal.jsonl").read_bytes() == finished.journal


def test_a_run_is_not_overwritten(
    gevo: Gevo, run_copy: Path, finished: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(run_copy.parent)
    assert "add --resume" in gevo(*EVOLVE).refusal
    assert (run_copy / "journal.jsonl").read_bytes() == finished.journal


LONG = ("evolve", "poly.ll", *SMALL, "--generations", "1000", "--population", "40", "--out", "run")


def signalled(folder: Path, *numbers: signal.Signals) -> tuple[int, str, str]:
    """Send signals to the whole process group, as a terminal does on Ctrl-C."""
    run = Started(LONG, folder)
    run.wait(lambda s: s.written('"type":"generation","n":0'))
    children = run.workers()
    os.killpg(run.process.pid, numbers[0])
    for number in numbers[1:]:
        run.wait(lambda s: s.written('"type":"fresh"'))
        os.killpg(run.process.pid, number)
    ended = run.end()
    assert not gone_or_not(children)
    return ended


def test_ctrl_c_validates_and_reports_what_there_is(folder: Path) -> None:
    code, out, err = signalled(folder, signal.SIGINT)
    assert code == 130
    assert "ended: interrupted" in " ".join(out.split())
    assert "interrupted: what was found is validated; Ctrl-C again leaves that out" in err
    assert "Traceback" not in out + err
    assert (folder / "run/report.html").exists()
    journal = lines(folder / "run/journal.jsonl")
    assert journal[-1] == {"type": "end", "reason": "interrupted"}
    assert "validation" in {record["type"] for record in journal}
    assert run_process(("report", "run", "--json"), folder).code == 0


def test_a_second_ctrl_c_leaves_the_validation_out(folder: Path) -> None:
    code, out, err = signalled(folder, signal.SIGINT, signal.SIGINT)
    assert code == 130
    assert "Traceback" not in out + err
    assert "not finished" not in out
    assert (folder / "run/report.json").exists()
    journal = lines(folder / "run/journal.jsonl")
    assert journal[-1] == {"type": "end", "reason": "interrupted"}


DELETED = """
import os, signal, sys, time
from gevo.cli import app

class Deleted:
    def __del__(self):
        os.kill(os.getpid(), signal.{name})
        time.sleep(1)

def command(standalone_mode):
    for _ in range(2):
        try:
            deleted = Deleted()
            del deleted
            time.sleep(30)
        except KeyboardInterrupt:
            print("interrupted")

signal.signal(signal.SIGINT, signal.{handler})
app.app = command
app.main()
"""


@pytest.mark.parametrize(
    ("name", "handler"), [("SIGINT", "default_int_handler"), ("SIGTERM", "SIG_IGN")]
)
def test_ctrl_c_in_the_midst_of_a_deletion_is_not_lost(name: str, handler: str) -> None:
    code = DELETED.format(name=name, handler=handler)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=50)
    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted\n" * 2, "")


@pytest.mark.slow
def test_sigterm_is_a_ctrl_c_and_nobody_else_joins_in(folder: Path) -> None:
    run = Started(LONG, folder)
    run.wait(lambda s: s.written('"type":"baseline"'))
    second = run_process((*LONG, "--resume"), folder)
    assert "another gevo works on this run" in second.refusal
    assert "another gevo works" in run_process(("validate", "run"), folder).refusal
    run.process.terminate()
    code, out, _ = run.end()
    assert code == 130
    assert "ended: interrupted" in " ".join(out.split())


def test_ctrl_c_before_anything_is_there(folder: Path) -> None:
    run = Started(EVOLVE, folder)
    run.wait(lambda s: bool(s.workers()))
    children = run.workers()
    os.killpg(run.process.pid, signal.SIGINT)
    code, out, err = run.end()
    assert (code, out) == (130, "")
    assert "Traceback" not in err
    assert not gone_or_not(children)
    assert not (folder / "run/report.html").exists()


def test_killed_workers_change_nothing(finished: Run, folder: Path) -> None:
    run = Started(EVOLVE, folder)
    run.wait(lambda s: s.written('"type":"baseline"'))
    server = [p for p in run.workers() if p.children()]
    killed = 0
    for worker in [p for s in server for p in s.children()]:
        worker.kill()
        killed += 1
    assert killed
    code, _, err = run.end()
    assert code == 0, err
    assert (folder / "run/journal.jsonl").read_bytes() == finished.journal


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 256 KiB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "gevo-test", str(disk)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("mounting a tmpfs is not permitted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


@pytest.mark.slow
def test_a_full_disk_loses_nothing(finished: Run, folder: Path, small_disk: Path) -> None:
    fill = small_disk / "fill"
    run = small_disk / "run"
    options = ("evolve", "poly.ll", *SMALL, "--out", str(run), "--resume")
    room = {"none": 0, "for the folder": 20_000, "for the first generation": 40_000}
    for kept in room.values():
        fill.write_bytes(bytes(free(small_disk) - kept if free(small_disk) > kept else 0))
        refusal = run_process(options, folder).refusal
        assert "No space left on device" in refusal
        assert not list(small_disk.rglob("*.tmp"))
    fill.unlink()
    # The report, with 5 MB of charts, never fits; the run itself does.
    assert "report.html: cannot be written (No space left" in run_process(options, folder).refusal
    assert (run / "journal.jsonl").read_bytes() == finished.journal
    assert len(list((run / "front").iterdir())) == len(list((finished.path / "front").iterdir()))


def free(disk: Path) -> int:
    found = os.statvfs(disk)
    return found.f_bavail * found.f_bsize
