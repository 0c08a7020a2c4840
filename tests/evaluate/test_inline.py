"""Jobs in this very process."""

from __future__ import annotations

import pytest

from gevo.evaluate.pool.node import Inline, Job


def append(state: list[int], number: int) -> int:
    state.append(number)
    if number < 0:
        raise MemoryError
    return len(state)


def test_a_job_runs_once_when_it_is_asked_for() -> None:
    state: list[int] = []
    runner = Inline(state)
    first, second = (runner.start(Job(append, (n,), 1.0)) for n in (1, 2))
    assert state == []
    assert second.result() == 1
    assert first.result() == 2
    assert first.exception() is None
    assert state == [2, 1]


def test_who_waits_for_a_job_runs_it() -> None:
    told: list[int] = []
    Inline([]).start(Job(append, (1,), 1.0)).add_done_callback(lambda j: told.append(j.result()))
    assert told == [1]


def test_failures_belong_to_who_asked() -> None:
    runner = Inline([])
    with pytest.raises(MemoryError):
        runner.start(Job(append, (-1,), 1.0)).result()
    assert runner.start(Job(append, (-1,), 1.0, lambda error: 7)).result() == 7
