from __future__ import annotations

import time

import pytest

from gevo.errors import ConfigError, DeviceLost
from gevo.evaluate.executor import ending
from gevo.evaluate.pool import gpu
from gevo.evaluate.pool.node import RETRIES, Dispatcher, Job, PoolClosed
from gevo.outcome import Outcome
from tests.evaluate import gpu_fakes
from tests.evaluate.gpu_fakes import SCALE, SPEC, Opener


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch):
    monkeypatch.setattr(gpu, "PAUSES_S", (0.0, 0.0))


@pytest.fixture
def seats(tmp_path):
    made = []
    (tmp_path / "scale.toml").write_text(SPEC)

    def make(*openers: Opener) -> Dispatcher:
        nodes = [gpu_fakes.node(o, tmp_path / "scale.toml", SCALE) for o in openers]
        made.append(gpu_fakes.dispatcher(nodes))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def opener(tmp_path):
    return Opener(tmp_path / "opened")


def opened(opener) -> int:
    return opener.path.stat().st_size


def refuse(error):
    return ending(error, Outcome.LAUNCH_FAILED, "while running it")


def ask(group, job, *args, seconds=30.0):
    return group.start(Job(job, args, seconds, refuse))


def test_jobs_of_a_gpu_share_a_process(seats, opener):
    group = seats(opener)
    results = [ask(group, gpu_fakes.good, n) for n in range(5)]
    values, pids = zip(*(r.result() for r in results), strict=True)
    assert values == (0, 1, 2, 3, 4)
    assert len(set(pids)) == 1
    assert opened(opener) == 1


def test_a_process_that_cannot_go_on_is_replaced(seats, opener):
    group = seats(opener)
    value, first = ask(group, gpu_fakes.sick, 7).result()
    _, second = ask(group, gpu_fakes.good, 8).result()
    assert value == 7
    assert first != second
    assert opened(opener) == 2


def test_a_process_that_dies_is_the_jobs_fault(seats, opener):
    group = seats(opener)
    outcome, detail = ask(group, gpu_fakes.dying).result()
    assert outcome is Outcome.LAUNCH_FAILED
    assert "SIGABRT" in detail
    assert ask(group, gpu_fakes.good, 1).result()[0] == 1


def test_a_job_that_never_ends_is_ended(seats, opener):
    group = seats(opener)
    ask(group, gpu_fakes.good, 1).result()
    start = time.monotonic()
    outcome, _ = ask(group, gpu_fakes.late, seconds=0.2).result()
    assert outcome is Outcome.TIMED_OUT
    assert time.monotonic() - start < 20
    assert ask(group, gpu_fakes.good, 2).result()[0] == 2


def test_a_job_is_tried_again_when_the_gpu_was_at_fault(seats, opener, tmp_path):
    group = seats(opener)
    assert ask(group, gpu_fakes.lost_until, tmp_path / "n", RETRIES).result() == RETRIES + 1


def test_a_gpu_that_is_always_at_fault_is_told(seats, opener, tmp_path):
    group = seats(opener)
    failing = ask(group, gpu_fakes.lost_until, tmp_path / "n", 100)
    with pytest.raises(DeviceLost, match="ECC error"):
        failing.result()
    assert (tmp_path / "n").stat().st_size == RETRIES + 1
    assert ask(group, gpu_fakes.good, 3).result()[0] == 3


def test_a_gpu_may_need_time_to_come_back(seats, tmp_path):
    group = seats(Opener(tmp_path / "opened", 2, 3))
    assert ask(group, gpu_fakes.sick, 1).result()[0] == 1
    assert ask(group, gpu_fakes.good, 2).result()[0] == 2


def test_a_fault_that_the_gpu_does_not_survive_is_not_the_variants(seats, tmp_path):
    group = seats(Opener(tmp_path / "opened", 2, 99))
    broken = ask(group, gpu_fakes.sick, 1)
    waiting = [ask(group, gpu_fakes.good, n) for n in range(3)]
    for job in (broken, *waiting, ask(group, gpu_fakes.good, 9)):
        with pytest.raises(DeviceLost, match="cannot be opened"):
            job.result()
    with pytest.raises(DeviceLost):
        ask(group, gpu_fakes.good, 10).result()


def test_another_gpu_takes_over(seats, opener, tmp_path):
    group = seats(opener, Opener(tmp_path / "lost", 1, 99))
    assert sorted(ask(group, gpu_fakes.good, n).result()[0] for n in range(4)) == [0, 1, 2, 3]
    many = [ask(group, gpu_fakes.good, n) for n in range(20)]
    assert [job.result()[0] for job in many] == list(range(20))
    assert len({job.result()[1] for job in many}) == 1


def test_two_gpus_work_at_the_same_time(seats, tmp_path):
    group = seats(Opener(tmp_path / "a"), Opener(tmp_path / "b"))
    jobs = [ask(group, gpu_fakes.busy, 0.5) for _ in range(2)]
    for job in jobs:
        job.result()
    assert (tmp_path / "a").stat().st_size == (tmp_path / "b").stat().st_size == 1


def test_a_wrong_configuration_is_told(seats, tmp_path):
    group = seats(Opener(tmp_path / "opened", broken=True))
    with pytest.raises(ConfigError, match="not configured"):
        ask(group, gpu_fakes.good, 1).result()


def test_closing_fails_what_is_not_done(seats, opener):
    group = seats(opener)
    running = ask(group, gpu_fakes.late)
    waiting = ask(group, gpu_fakes.good, 1)
    time.sleep(0.3)
    group.close()
    group.close()
    for job in (running, waiting, ask(group, gpu_fakes.good, 2)):
        with pytest.raises(PoolClosed):
            job.result(10)


def test_idleness(opener, tmp_path, request):
    (tmp_path / "scale.toml").write_text(SPEC)
    group = gpu_fakes.node(opener, tmp_path / "scale.toml", SCALE)
    request.addfinalizer(group.close)
    assert group.idle_share() is None
    ask(group, gpu_fakes.good, 1).result()
    group.count_idleness()
    ask(group, gpu_fakes.busy, 0.4).result()
    busy = group.idle_share()
    assert 0.0 <= busy < 0.5
    time.sleep(0.8)
    assert group.idle_share() > busy
    group.count_idleness()
    assert group.idle_share() > busy
