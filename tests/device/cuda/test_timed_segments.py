from __future__ import annotations

import pytest

from gevo.device.cuda import device
from gevo.device.cuda.device import FIRST_WAIT_S, MOST_WAIT_S, Stopwatch


class Context:
    """Events take the time of a clock that only `work` moves."""

    def __init__(self):
        self.now = 0.0
        self.queue = []

    def event(self):
        return [None]

    def record(self, event):
        event[0] = self.now
        self.queue.append("event")

    def elapsed_ns(self, start, end):
        return end[0] - start[0]

    def wait(self, seconds):
        self.queue.append(("wait", seconds))

    def work(self, ns):
        self.now += ns
        self.queue.append("launch")


@pytest.fixture
def context():
    return Context()


@pytest.fixture
def watch(context):
    return Stopwatch(context, context)


def segment(watch, context, *launches):
    for ns in launches:
        watch.launching()
        context.work(ns)
    return watch.stop()


def test_launches_in_a_row_are_one_segment(watch, context):
    watch.reset()
    segment(watch, context, 10, 20, 30)
    assert watch.segments == 1
    assert watch.total_ns() == 60
    assert [q for q in context.queue if not isinstance(q, tuple)] == [
        "event", "launch", "launch", "launch", "event",
    ]  # fmt: skip


def test_what_happens_between_segments_does_not_count(watch, context):
    watch.reset()
    segment(watch, context, 10)
    context.now += 1000
    segment(watch, context, 5, 5)
    assert watch.segments == 2
    assert watch.total_ns() == 20


def test_every_run_begins_anew(watch, context):
    for ns in (7, 9):
        watch.reset()
        segment(watch, context, ns)
        assert watch.total_ns() == ns


def test_stopping_twice_is_stopping_once(watch, context):
    watch.reset()
    assert watch.stop() is None
    event = segment(watch, context, 10)
    assert watch.stop() is event
    assert watch.segments == 1


def test_each_segment_waits_as_long_as_queueing_it_took(watch, context, monkeypatch):
    clock = [0.0]
    monkeypatch.setattr(device.time, "perf_counter", lambda: clock[0])
    for _ in range(2):
        watch.reset()
        for host_s in (2e-3, 1e-6, 1.0):
            watch.launching()
            context.work(1)
            clock[0] += host_s
            watch.stop()
    waits = [q[1] for q in context.queue if isinstance(q, tuple)]
    assert waits == [FIRST_WAIT_S] * 3 + [pytest.approx(3e-3), FIRST_WAIT_S, MOST_WAIT_S]
