"""A discrete-event model of a search on a cluster: replays a measured search on more workers.

The search proposes a wave, sends its jobs, and goes on when the last one is back, as a study
does. The search's process does one thing at a time: proposes, hands out a job or takes one back
(`send_s`, `receive_s`), looks up and keeps what came, selects. There is one network link; every
node's actor passes jobs on one at a time (`host_s`); a worker does one job at a time.
Each job costs what it cost when it was measured.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from math import ceil
from typing import Any

import simpy

from benchmarks.scaling_trace import Cost, Job, Trace, Wave
from gevo.search.steady import STEP

STAGES = ("propose", "collect", "select", "dispatch", "network", "host", "work")

Steps = Generator[simpy.Event, Any, None]


@dataclass(frozen=True)
class Cluster:
    """What the search runs on.

    Attributes:
        workers: Worker processes in all.
        per_node: Of them on one node.
        send_s: Of the search's process for handing out one job.
        receive_s: Of the search's process for taking one result.
        host_s: Of a node's actor for one job.
        bytes_per_s: Of the link of the search's machine; 0 for no limit.
        delay_s: Of a message, each way; holds up nobody else.
    """

    workers: int
    per_node: int = 16
    send_s: float = 0.0
    receive_s: float = 0.0
    host_s: float = 0.0
    bytes_per_s: float = 0.0
    delay_s: float = 0.0


@dataclass
class Outcome:
    """What a simulated search gave.

    Attributes:
        seconds: That it took.
        busy: By stage, the share of that time in which the stage was busy (a mean over the
            workers, or over the nodes, where there are several).
    """

    seconds: float
    busy: dict[str, float] = field(default_factory=dict[str, float])


class _Simulation:
    def __init__(self, cluster: Cluster, of: Callable[[Cost], float]) -> None:
        self.cluster, self.of = cluster, of
        self.environment = environment = simpy.Environment()
        self.driver = simpy.Resource(environment)
        self.link = simpy.Resource(environment)
        self.nodes = ceil(cluster.workers / cluster.per_node)
        self.hosts = [simpy.Resource(environment) for _ in range(self.nodes)]
        self.workers = simpy.Resource(environment, cluster.workers)
        self.used = dict.fromkeys(STAGES, 0.0)
        self.next_host = 0

    def hold(self, resource: simpy.Resource, stage: str, seconds: float) -> Steps:
        with resource.request() as request:
            yield request
            yield self.environment.timeout(seconds)
        self.used[stage] += seconds

    def carry(self, size: int) -> Steps:
        if self.cluster.bytes_per_s:
            yield from self.hold(self.link, "network", size / self.cluster.bytes_per_s)
        yield self.environment.timeout(self.cluster.delay_s)

    def run_job(self, job: Job, collect_s: float) -> Steps:
        yield from self.hold(self.driver, "dispatch", self.cluster.send_s)
        yield from self.carry(job.sent)
        host = self.hosts[self.next_host % self.nodes]
        self.next_host += 1
        yield from self.hold(host, "host", self.cluster.host_s)
        yield from self.hold(self.workers, "work", self.of(job.cost))
        yield from self.carry(job.back)
        yield from self.hold(self.driver, "dispatch", self.cluster.receive_s)
        yield from self.hold(self.driver, "collect", collect_s)

    def variant(self, lower: Job, score: Job | None, collect_s: float) -> Steps:
        yield from self.run_job(lower, collect_s)
        if score is not None:
            yield from self.run_job(score, collect_s)

    def stream(self, waves: tuple[Wave, ...], in_flight: int) -> Steps:
        """The same variants without waves; see `gevo.search.steady`."""
        waiting = deque(
            (lower, score, wave) for wave in waves for lower, score in wave.jobs if wave.jobs
        )
        flight: deque[simpy.Process] = deque()
        step, told = max(1, in_flight // STEP), 0.0
        while waiting or flight:
            while waiting and len(flight) < in_flight:
                lower, score, wave = waiting.popleft()
                yield from self.hold(self.driver, "propose", self.of(wave.ask) / len(wave.jobs))
                count = sum(1 + (score is not None) for _, score in wave.jobs)
                each_s = wave.collect_s / count
                told = self.of(wave.tell) / len(wave.jobs)
                flight.append(self.environment.process(self.variant(lower, score, each_s)))
            first = [flight.popleft() for _ in range(min(step, len(flight)))]
            yield self.environment.all_of(first)
            yield from self.hold(self.driver, "select", told * len(first))

    def search(self, waves: tuple[Wave, ...]) -> Steps:
        for wave in waves:
            yield from self.hold(self.driver, "propose", self.of(wave.ask))
            count = sum(1 + (score is not None) for _, score in wave.jobs)
            each_s = wave.collect_s / count if count else 0.0
            steps = [self.variant(lower, score, each_s) for lower, score in wave.jobs]
            variants = [self.environment.process(one) for one in steps]
            yield self.environment.all_of(variants)
            yield from self.hold(self.driver, "select", self.of(wave.tell))


def simulate(
    trace: Trace, cluster: Cluster, of: Callable[[Cost], float], in_flight: int = 0
) -> Outcome:
    """Replay a search.

    Args:
        trace: What was measured.
        cluster: Where it is to run.
        of: Which seconds of a cost count.
        in_flight: So many variants are in flight always; 0 for waves.
    """
    simulation = _Simulation(cluster, of)
    waves = trace.waves
    steps = simulation.stream(waves, in_flight) if in_flight else simulation.search(waves)
    done = simulation.environment.process(steps)
    simulation.environment.run(done)
    seconds = float(simulation.environment.now)
    many = {"host": simulation.nodes, "work": cluster.workers}
    used = simulation.used.items()
    return Outcome(seconds, {s: t / (many.get(s, 1) * seconds) for s, t in used})
