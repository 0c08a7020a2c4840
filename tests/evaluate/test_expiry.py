"""The end of the time that workers have."""

from __future__ import annotations

import math
import os
import signal
import time

import pytest

from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.expiry import Expiry
from gevo.evaluate.pool.node import Inline, Job, PoolClosed
from gevo.evaluate.pool.processes import Processes

LONG = 1000.0


def executor() -> Executor:
    return Executor(Inline([]), Limits(1.0, 1))


def works(one: Executor) -> bool:
    try:
        one.jobs.start(Job(list, (), LONG)).result()
    except PoolClosed:
        return False
    return True


def test_when_it_is_time_all_that_it_watches_stop_and_what_comes_later() -> None:
    expiry = Expiry()
    before, other, after = executor(), executor(), executor()
    assert expiry.watch(before) is before
    expiry.watch(other)
    begun = before.jobs.start(Job(list, (), LONG))
    assert works(before)
    assert not expiry.passed
    expiry.expire()
    assert expiry.passed
    with pytest.raises(PoolClosed):
        begun.result()
    assert not works(other)
    expiry.watch(after)
    assert not works(after)


def test_time_comes_by_itself_and_can_be_moved() -> None:
    now = [100.0]
    expiry = Expiry(1e6, clock=lambda: now[0])
    one = expiry.watch(executor())
    expiry.move(math.inf)
    assert expiry.at == math.inf
    assert works(one)
    expiry.move(150.0)
    assert expiry.left() == 50.0
    now[0] = 200.0
    assert expiry.left() == 0.0
    expiry.move(150.0)
    while not expiry.passed:  # at once, in a thread of its own
        time.sleep(0.001)
    assert not works(one)


def test_what_is_cancelled_never_comes() -> None:
    expiry = Expiry(time.monotonic() + LONG)
    expiry.cancel()
    expiry.cancel()
    assert not expiry.passed


def child(seconds: float) -> None:
    if not (pid := os.fork()):
        time.sleep(seconds)
        os._exit(0)
    os.waitpid(pid, 0)


def test_what_a_killed_worker_has_started_keeps_nobody_waiting() -> None:
    """It has the worker's end of the pipe, too."""
    processes = Processes(1)
    job = processes.start(Job(child, (60.0,), LONG))
    while not processes.pids():
        time.sleep(0.01)
    (pid,) = processes.pids()
    children = f"/proc/{pid}/task/{pid}/children"
    while not (left := open(children).read().split()):
        time.sleep(0.01)
    began = time.monotonic()
    processes.close()
    with pytest.raises(PoolClosed):
        job.result(timeout=1.0)
    assert time.monotonic() - began < 30.0
    os.kill(int(left[0]), signal.SIGKILL)
