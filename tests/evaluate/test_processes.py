"""Worker processes that crash, hang, are killed, and outlive nobody."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gevo.errors import ConfigError, LaunchFailed
from gevo.evaluate.pool.node import Job, PoolClosed, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.outcome import Outcome

LONG = 60.0


@pytest.fixture
def pool() -> Iterator[Processes]:
    processes = Processes(2)
    yield processes
    processes.close()


def gone(pid: int) -> bool:
    """True when there is no such process any more, after a moment's grace."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


def kill_once(flag: Path) -> int:
    """Dies by SIGKILL the first time, as from the out-of-memory killer; then works."""
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def note_and_die(log: Path, number: signal.Signals) -> None:
    with log.open("a") as file:
        file.write("x")
    os.kill(os.getpid(), number)


def disguised() -> None:
    raise OSError("the job's own, not the pipe's")


def ignores_ctrl_c() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "alive"


def eat_memory(limit: int) -> int:
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    return len(bytearray(4 * limit))


def refuse() -> None:
    raise LaunchFailed("out of bounds", Outcome.OUT_OF_BOUNDS)


class Homegrown(Exception):
    """Cannot be rebuilt from its arguments."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def raise_homegrown() -> None:
    raise Homegrown(1, 2)


def test_what_nobody_waits_for_any_more_is_not_begun(pool: Processes, tmp_path: Path) -> None:
    for _ in range(2):
        pool.start(Job(time.sleep, (1.0,), LONG))
    unwanted, wanted = (tmp_path / name for name in ("unwanted", "wanted"))
    waiting = pool.start(Job(unwanted.touch, (), LONG))
    last = pool.start(Job(wanted.touch, (), LONG))
    assert waiting.cancel()
    last.result()
    assert wanted.exists()
    assert not unwanted.exists()


def test_a_held_pool_begins_with_nothing_and_can_be_closed(tmp_path: Path) -> None:
    pool = Processes(1)
    try:
        assert pool.start(Job(pow, (2, 2), LONG)).result() == 4
        pool.hold()
        waiting = pool.start(Job((tmp_path / "begun").touch, (), LONG))
        time.sleep(0.2)
        assert not (tmp_path / "begun").exists()
        pool.release()
        waiting.result()
        pool.hold()
        lost = pool.start(Job(pow, (2, 2), LONG))
    finally:
        pool.close()
    with pytest.raises(PoolClosed):
        lost.result(5.0)


def test_results_come_back_whatever_the_order(pool: Processes) -> None:
    futures = [pool.start(Job(pow, (n, 2), LONG)) for n in range(20)]
    assert [f.result() for f in futures] == [n * n for n in range(20)]


def test_workers_are_kept(pool: Processes) -> None:
    seen = {pool.start(Job(os.getpid, (), LONG)).result() for _ in range(10)}
    assert seen <= set(pool.pids())
    assert len(seen) <= 2


def test_expected_errors_come_back_whole(pool: Processes) -> None:
    with pytest.raises(LaunchFailed, match="out of bounds") as caught:
        pool.start(Job(refuse, (), LONG)).result()
    assert caught.value.outcome is Outcome.OUT_OF_BOUNDS
    with pytest.raises(OSError, match="not the pipe's"):
        pool.start(Job(disguised, (), LONG)).result()


def test_a_bug_shows_where_it_happened(pool: Processes) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        pool.start(Job(divmod, (1, 0), LONG)).result()
    assert "in a worker process" in caught.value.__notes__[0]
    with pytest.raises(RuntimeError, match="Homegrown: 1 and 2"):
        pool.start(Job(raise_homegrown, (), LONG)).result()


def test_what_cannot_be_pickled_is_an_error_of_its_job_alone(pool: Processes) -> None:
    with pytest.raises((AttributeError, TypeError), match="pickle"):
        pool.start(Job(max, (lambda: 0,), LONG)).result()
    with pytest.raises(TypeError, match="pickle"):
        pool.start(Job(memoryview, (b"",), LONG)).result()
    assert pool.start(Job(abs, (-1,), LONG)).result() == 1


@pytest.mark.parametrize(
    ("number", "reason"),
    [(signal.SIGABRT, "SIGABRT"), (signal.SIGSEGV, "SIGSEGV"), (signal.SIGBUS, "SIGBUS")],
)
def test_a_crash_costs_one_job_and_is_not_repeated(
    pool: Processes, tmp_path: Path, number: signal.Signals, reason: str
) -> None:
    log = tmp_path / "log"
    crash = pool.start(Job(note_and_die, (log, number), LONG))
    others = [pool.start(Job(abs, (-n,), LONG)) for n in range(10)]
    with pytest.raises(WorkerDied) as caught:
        crash.result()
    assert caught.value.reason == reason
    assert [f.result() for f in others] == list(range(10))
    assert log.read_text() == "x"


def test_an_exit_is_a_death(pool: Processes) -> None:
    with pytest.raises(WorkerDied, match="exit code 3"):
        pool.start(Job(os._exit, (3,), LONG)).result()


def test_a_job_whose_worker_was_killed_from_outside_runs_again(
    pool: Processes, tmp_path: Path
) -> None:
    pid = pool.start(Job(kill_once, (tmp_path / "flag",), LONG)).result()
    assert pid in pool.pids()


def test_a_job_that_always_gets_killed_ends(pool: Processes, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with pytest.raises(WorkerDied, match="SIGKILL"):
        pool.start(Job(note_and_die, (log, signal.SIGKILL), LONG)).result()
    assert log.read_text() == "xxx"


def test_idle_and_busy_workers_may_be_killed_at_any_time(pool: Processes) -> None:
    for _ in range(5):
        pool.start(Job(abs, (1,), LONG)).result()
        futures = [pool.start(Job(pow, (n, 2), LONG)) for n in range(30)]
        for pid in pool.pids():
            os.kill(pid, signal.SIGKILL)
        assert [f.result() for f in futures] == [n * n for n in range(30)]


def test_the_fork_server_may_be_killed(pool: Processes) -> None:
    server = pool.start(Job(os.getppid, (), LONG)).result()
    under_way = pool.start(Job(time.sleep, (0.5,), LONG))
    os.kill(server, signal.SIGKILL)
    assert gone(server)
    assert pool.start(Job(os.getppid, (), LONG)).result() != server
    assert under_way.result() is None


def test_a_late_job_is_stopped(pool: Processes) -> None:
    before = pool.start(Job(os.getpid, (), LONG)).result()
    late = [pool.start(Job(time.sleep, (100,), 0.2)) for _ in range(2)]
    for future in late:
        with pytest.raises(WorkerLate):
            future.result()
    assert gone(before)
    assert pool.start(Job(abs, (-1,), LONG)).result() == 1


def test_a_memory_eater_is_an_error_of_its_job(pool: Processes) -> None:
    with pytest.raises(MemoryError):
        pool.start(Job(eat_memory, (1 << 30,), LONG)).result()


def test_workers_ignore_ctrl_c(pool: Processes) -> None:
    assert pool.start(Job(ignores_ctrl_c, (), LONG)).result() == "alive"


def test_worn_out_workers_are_replaced() -> None:
    processes = Processes(1, tasks_per_worker=2)
    try:
        pids = [processes.start(Job(os.getpid, (), LONG)).result() for _ in range(5)]
    finally:
        processes.close()
    assert pids[0] == pids[1] != pids[2] == pids[3] != pids[4]


def test_closing_ends_everything_and_may_be_repeated() -> None:
    processes = Processes(2)
    processes.start(Job(abs, (1,), LONG)).result()
    futures = [processes.start(Job(time.sleep, (100,), LONG)) for _ in range(5)]
    while len(processes.pids()) < 2:
        time.sleep(0.01)
    pids = processes.pids()
    processes.close()
    processes.close()
    for future in futures:
        with pytest.raises(PoolClosed):
            future.result(timeout=1.0)
    assert all(map(gone, pids))
    with pytest.raises(PoolClosed):
        processes.start(Job(abs, (1,), LONG)).result(timeout=1.0)


def test_no_more_processes_is_an_expected_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_more(*_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    processes = Processes(1)
    monkeypatch.setattr("multiprocessing.context.ForkServerProcess.start", no_more)
    try:
        with pytest.raises(ConfigError, match="fewer --workers"):
            processes.start(Job(abs, (1,), LONG)).result()
    finally:
        processes.close()


PARENT = """
import os, sys, time
from gevo.evaluate.pool.node import Job
from gevo.evaluate.pool.processes import Processes

if __name__ == "__main__":
    pool = Processes(2)
    futures = [pool.start(Job(time.sleep, (0.01,), 9)) for _ in range(20)]
    [f.result() for f in futures]
    pool.start(Job(time.sleep, (1000,), 9000))  # one is busy, one idle
    print(*pool.pids(), flush=True)
    time.sleep(1000)
"""


def test_workers_die_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pids = [int(pid) for pid in parent.stdout.readline().split()]
    assert len(pids) == 2
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert all(map(gone, pids))
