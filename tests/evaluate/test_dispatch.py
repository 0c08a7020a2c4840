"""Which place gets which job, and what becomes of jobs whose place is lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future

import pytest

from gevo.errors import DeviceLost, WorkloadError
from gevo.evaluate.pool.node import (
    RETRIES,
    TRIES,
    Dispatcher,
    Job,
    NodeLost,
    PoolClosed,
    WorkerDied,
)


def work(number: int) -> int:
    return number * number


class Bench:
    """A place that works when it is told to."""

    def __init__(self, name: str, slots: int = 1) -> None:
        self.name = name
        self.slots = slots
        self.held: list[tuple[Future[int], int]] = []

    def start(self, job) -> Future[int]:
        future: Future[int] = Future()
        self.held.append((future, job.args[0]))
        return future

    def close(self) -> None: ...

    def work(self) -> None:
        while self.held:
            future, number = self.held.pop(0)
            future.set_result(work(number))

    def break_down(self) -> None:
        held, self.held = self.held, []
        for future, _ in held:
            future.set_exception(NodeLost("power cut"))


def until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


@pytest.fixture
def lost() -> list[tuple[str, int, str]]:
    return []


@pytest.fixture
def dispatcher(lost) -> Iterator[Dispatcher]:
    made = Dispatcher(lambda place, held, why: lost.append((place.name, held, why)), 0.05)
    yield made
    made.close()


def test_the_place_with_most_room_gets_the_job(dispatcher: Dispatcher) -> None:
    small, large = Bench("small", 1), Bench("large", 8)
    dispatcher.join(small)
    dispatcher.join(large)
    jobs = [dispatcher.start(Job(work, (n,), 1.0)) for n in range(20)]
    until(lambda: len(small.held) + len(large.held) == 12)
    assert len(small.held) == 2  # one to run, one ahead
    while not all(job.done() for job in jobs):
        small.work()
        large.work()
    assert [job.result() for job in jobs] == [n * n for n in range(20)]


def test_a_lost_place_costs_nothing(dispatcher: Dispatcher, lost) -> None:
    bad, good = Bench("bad", 2), Bench("good", 2)
    dispatcher.join(bad)
    jobs = [dispatcher.start(Job(work, (n,), 1.0)) for n in range(6)]
    until(lambda: len(bad.held) == 3)
    dispatcher.join(good)
    until(lambda: len(good.held) == 3)
    bad.break_down()
    until(lambda: lost)
    assert lost == [("bad", 3, "power cut")]
    while not all(job.done() for job in jobs):
        good.work()
    assert [job.result() for job in jobs] == [n * n for n in range(6)]
    assert not bad.held


def test_answers_of_a_place_that_was_given_up_do_not_count(dispatcher: Dispatcher) -> None:
    slow, other = Bench("slow"), Bench("other")
    dispatcher.join(slow)
    job = dispatcher.start(Job(work, (3,), 1.0))
    until(lambda: slow.held)
    dispatcher.leave(slow, "silent")
    dispatcher.join(other)
    until(lambda: other.held)
    slow.work()
    assert not job.done()
    other.work()
    assert job.result(5) == 9


def test_a_job_that_takes_every_place_down_is_blamed(dispatcher: Dispatcher, lost) -> None:
    job = dispatcher.start(Job(work, (1,), 1.0))
    for n in range(TRIES):
        place = Bench(f"place {n}")
        dispatcher.join(place)
        until(lambda place=place: place.held)
        place.break_down()
    with pytest.raises(WorkerDied):
        job.result(5)
    assert len(lost) == TRIES


def test_without_a_place_the_device_is_lost(dispatcher: Dispatcher) -> None:
    place = Bench("last")
    dispatcher.join(place)
    first = dispatcher.start(Job(work, (1,), 1.0))
    until(lambda: place.held)
    place.break_down()
    for job in (first, dispatcher.start(Job(work, (2,), 1.0))):
        with pytest.raises(DeviceLost, match="last: power cut"):
            job.result(5)


def test_errors_of_a_job_are_its_own(dispatcher: Dispatcher, lost) -> None:
    place = Bench("place")
    dispatcher.join(place)
    job = dispatcher.start(Job(work, (1,), 1.0))
    until(lambda: place.held)
    place.held.pop()[0].set_exception(WorkloadError("no such file"))
    with pytest.raises(WorkloadError, match="no such file"):
        job.result(5)
    assert not lost


def test_closing_fails_what_is_not_done(dispatcher: Dispatcher) -> None:
    place = Bench("place")
    dispatcher.join(place)
    jobs = [dispatcher.start(Job(work, (n,), 1.0)) for n in range(4)]
    until(lambda: place.held)
    dispatcher.close()
    dispatcher.close()
    late = dispatcher.start(Job(work, (9,), 1.0))
    dispatcher.close()
    for job in (*jobs, late):
        with pytest.raises(PoolClosed):
            job.result(5)


def test_a_fault_of_the_device_is_tried_again_there(dispatcher: Dispatcher, lost) -> None:
    faulty, other = Bench("faulty"), Bench("other")
    dispatcher.join(faulty)
    job = dispatcher.start(Job(work, (4,), 1.0))
    until(lambda: faulty.held)
    dispatcher.join(other)
    for _ in range(RETRIES):
        faulty.held.pop()[0].set_exception(DeviceLost("ECC error"))
        until(lambda: faulty.held)
    faulty.work()
    assert job.result(5) == 16
    assert not lost
    assert not other.held


def test_a_device_that_is_always_at_fault_fails_the_job_alone(dispatcher: Dispatcher) -> None:
    node = Bench("node")
    dispatcher.join(node)
    job = dispatcher.start(Job(work, (4,), 1.0))
    for _ in range(RETRIES + 1):
        until(lambda: node.held)
        node.held.pop()[0].set_exception(DeviceLost("ECC error"))
    with pytest.raises(DeviceLost, match="ECC error"):
        job.result(5)
    next_one = dispatcher.start(Job(work, (2,), 1.0))
    until(lambda: node.held)
    node.work()
    assert next_one.result(5) == 4


def test_a_job_says_what_the_death_of_its_worker_means(dispatcher: Dispatcher) -> None:
    node = Bench("node")
    dispatcher.join(node)
    job = dispatcher.start(Job(work, (1,), 1.0, refuse=lambda error: -1))
    until(lambda: node.held)
    node.held.pop()[0].set_exception(WorkerDied("SIGABRT"))
    assert job.result(5) == -1
    assert not job.exception()
