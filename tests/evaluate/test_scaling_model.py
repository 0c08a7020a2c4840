"""The discrete-event model of `benchmarks/scaling.py`, where its answers are known."""

from __future__ import annotations

import pytest

pytest.importorskip("simpy")

from benchmarks.scaling_model import Cluster, simulate
from benchmarks.scaling_trace import Cost, Job, Trace, Wave


def job(seconds: float) -> Job:
    return Job(Cost(seconds, 2 * seconds), 1000, 500)


def wall(cost: Cost) -> float:
    return cost.wall


NOTHING = Cost(0.0, 0.0)
WAVES = (
    Wave(4, Cost(0.5, 0.5), Cost(0.25, 0.25), 0.0, tuple((job(1.0), job(2.0)) for _ in range(4))),
    Wave(3, NOTHING, NOTHING, 0.0, ((job(1.0), job(4.0)), (job(1.0), None))),
)
TRACE = Trace(WAVES, 20.0, 1.0)


@pytest.mark.parametrize(
    ("workers", "seconds"),
    [
        (1, 0.75 + 12.0 + 6.0),
        (2, 0.75 + 6.0 + 5.0),
        (4, 0.75 + 3.0 + 5.0),
        (1000, 0.75 + 3.0 + 5.0),  # nothing more to do at the same time
    ],
)
def test_workers_share_a_wave_and_wait_for_its_last(workers: int, seconds: float) -> None:
    outcome = simulate(TRACE, Cluster(workers), wall)
    assert outcome.seconds == pytest.approx(seconds)
    assert outcome.busy["work"] == pytest.approx(18.0 / (workers * seconds))
    assert outcome.busy["propose"] == pytest.approx(0.5 / seconds)


def test_costs_are_taken_as_asked() -> None:
    cpu = simulate(TRACE, Cluster(1), lambda cost: cost.cpu)
    assert cpu.seconds == pytest.approx(0.75 + 36.0)


def test_a_slow_dispatcher_is_what_saturates() -> None:
    outcome = simulate(TRACE, Cluster(1000, send_s=10.0), wall)
    assert outcome.seconds >= 11 * 10.0
    assert max(outcome.busy, key=outcome.busy.__getitem__) == "dispatch"


def test_the_link_carries_one_message_at_a_time() -> None:
    outcome = simulate(TRACE, Cluster(1000, bytes_per_s=100.0), wall)
    assert outcome.seconds >= 11 * 15.0
    assert outcome.busy["network"] == pytest.approx(11 * 15.0 / outcome.seconds)


def test_nodes_pass_jobs_on_one_at_a_time() -> None:
    few = simulate(TRACE, Cluster(1000, per_node=1000, host_s=1.0), wall).seconds
    many = simulate(TRACE, Cluster(1000, per_node=1, host_s=1.0), wall).seconds
    assert few > many
