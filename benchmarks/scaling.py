"""Variants per second on more workers: measured on one and two, simulated beyond.

    python -m benchmarks.scaling [kernel …] [--seconds S] [--trace-seconds T] [--local]
                                 [--out FILE]

Needs `pip install 'gevo-gpu[ray,bench]'`. For each kernel, on the simt device:

1. A search with 32 individuals runs for S seconds with one local worker, and then the same waves
   again with two, and on a Ray cluster of this machine with one and two.
2. A search with 256 individuals runs on two local workers until its first bred generation is
   complete, or T seconds. The cost of every stage is recorded: proposing a wave and applying the
   edits, each job, selection.
3. What passing on a job costs is measured with jobs that do nothing, as large as real ones.
4. `scaling_model.py` replays 1, from the wall-clock costs of the same run, to be compared with
   what was measured, and 2 on 1 to 1,000 workers, from CPU times, which other load on the machine
   changes less.
"""

from __future__ import annotations

import datetime
import os
import statistics
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import psutil

from benchmarks.scaling_model import STAGES, Cluster, simulate
from benchmarks.scaling_trace import ClockedJobs, Cost, Subject, Trace, follow, same
from benchmarks.throughput import load_now, machine
from gevo.evaluate.cluster.ray import RayCluster
from gevo.evaluate.executor import Executor, worker_processes
from gevo.evaluate.pool.node import Job, Runner
from gevo.program.base import Program

KERNELS = ("pathfinder", "nw")
WORKERS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000)
NOTHINGS, FEW = 500, 50
SMALL, LARGE = 32, 256
FLIGHTS = (0, 32, 64, 128, 256)
"""Variants in flight of a search without generations; 0 for waves."""
BYTES_PER_S = 1.25e9
"""A link of 10 Gbit/s; assumed."""


@dataclass(frozen=True)
class Overhead:
    """Seconds of one job that does nothing.

    Attributes:
        driver_s: CPU time in the search's process.
        host_s: CPU time in the node's actor.
        delay_s: The shortest time until its result was there.
        wall_s: Wall-clock time per job when many are under way, on the loaded machine.
    """

    driver_s: float
    host_s: float
    delay_s: float
    wall_s: float

    def cluster(self, workers: int, bytes_per_s: float = 0.0) -> Cluster:
        half = self.driver_s / 2
        delay = max(0.0, self.delay_s - self.driver_s - self.host_s) / 2
        return Cluster(
            workers,
            send_s=half,
            receive_s=half,
            host_s=self.host_s,
            bytes_per_s=bytes_per_s,
            delay_s=delay,
        )

    def loaded(self, workers: int) -> Cluster:
        """As things are on this machine now."""
        half = self.wall_s / 2
        return Cluster(workers, send_s=half, receive_s=half)


def wall(cost: Cost) -> float:
    return cost.wall


def cpu(cost: Cost) -> float:
    return cost.cpu


@contextmanager
def local(subject: Subject, workers: int) -> Generator[tuple[Executor, ClockedJobs]]:
    clocks = ClockedJobs(worker_processes(subject.spec, workers))
    executor = Executor(clocks, subject.limits)
    yield executor, clocks
    executor.close()


@contextmanager
def on_ray(subject: Subject, workers: int) -> Generator[tuple[Executor, ClockedJobs]]:
    cluster = RayCluster(workers=workers)
    try:
        plain = cluster.open(subject.spec, workers, subject.limits)
        assert isinstance(plain, Executor)
        clocks = ClockedJobs(plain.jobs)
        yield Executor(clocks, subject.limits), clocks
        plain.close()
    finally:
        cluster.close()


def overhead(jobs: Runner, subject: Subject, host: psutil.Process | None) -> Overhead:
    program = subject.program

    def nothing(number: int) -> Future[Program]:
        # Every one is another program, as variants are.
        one = replace(program, text=f"{program.text}\n; {number}")
        return jobs.start(Job(same, (one,), 60.0))

    def host_cpu() -> float:
        return sum(host.cpu_times()[:2]) if host else 0.0

    waits: list[float] = []
    for number in range(FEW):
        start = time.perf_counter()
        nothing(-number).result()
        waits.append(time.perf_counter() - start)
    own, theirs = time.process_time(), host_cpu()
    start = time.perf_counter()
    wait([nothing(number) for number in range(NOTHINGS)])
    wall_s = (time.perf_counter() - start) / NOTHINGS
    driver_s = (time.process_time() - own) / NOTHINGS
    return Overhead(driver_s, (host_cpu() - theirs) / NOTHINGS, min(waits), wall_s)


def overheads(subject: Subject) -> dict[str, Overhead]:
    processes = worker_processes(subject.spec, 1)
    found = {"local": overhead(processes, subject, None)}
    processes.close()
    with on_ray(subject, 1) as (executor, clocks):
        executor.fingerprint()
        children = psutil.Process().children(recursive=True)
        host = next(p for p in children if "NodeHost" in " ".join(p.cmdline()))
        found["ray"] = overhead(clocks.jobs, subject, host)
    return found


def measured(subject: Subject, how: Namespace) -> dict[tuple[str, int], tuple[Trace, str]]:
    """The small search on one and two workers, with the load average while it ran."""
    found: dict[tuple[str, int], tuple[Trace, str]] = {}
    options = {"population": SMALL, "seed": how.seed, "seconds": how.seconds}
    waves: int | None = None
    for kind, place in (("local", local), ("ray", on_ray)):
        for workers in (1, 2):
            with place(subject, workers) as (executor, clocks):
                trace = follow(subject, executor, clocks, workers=workers, waves=waves, **options)
            waves = len(trace.waves)
            found[kind, workers] = trace, load_now()
    return found


def large(subject: Subject, how: Namespace) -> Trace:
    with local(subject, 2) as (executor, clocks):
        return follow(
            subject,
            executor,
            clocks,
            workers=2,
            population=LARGE,
            seed=how.seed,
            waves=None,
            seconds=how.trace_seconds,
        )


def milliseconds(seconds: float) -> str:
    return f"{1e3 * seconds:.2f}"


def stages(trace: Trace) -> list[str]:
    """Median costs and what the cache saved."""
    lowers = [lower.cost.cpu for wave in trace.waves for lower, _ in wave.jobs]
    scores = [s.cost.cpu for wave in trace.waves for _, s in wave.jobs if s]
    sent = sum(lower.sent for wave in trace.waves for lower, _ in wave.jobs) / len(lowers)
    sizes = ", ".join(str(wave.size) for wave in trace.waves)
    spared = 100 * (1 - len(scores) / trace.variants)
    costs = {
        "proposing and applying": sum(wave.ask.cpu for wave in trace.waves) / trace.variants,
        "collecting": sum(wave.collect_s for wave in trace.waves) / trace.variants,
        "selection": sum(wave.tell.cpu for wave in trace.waves) / trace.variants,
        "lowering": statistics.mean(lowers),
        "compiling and running": statistics.mean(scores),
    }
    told = ", ".join(f"{name} {milliseconds(cost)}" for name, cost in costs.items())
    return [
        f"- {trace.variants} variants in waves of {sizes}; {len(lowers)} lowered, {len(scores)} "
        f"run ({spared:.0f} % refused or known before a run); a program is {sent / 1000:.0f} kB",
        f"- CPU ms, means: {told}",
    ]


def check(runs: dict[tuple[str, int], tuple[Trace, str]], costs: dict[str, Overhead]) -> list[str]:
    """Measured against simulated, from the wall-clock costs of the run itself."""
    lines = [
        "| executor | workers | measured/s | simulated/s | error | run, wall/CPU ms | load |",
        "|---|---|---|---|---|---|---|",
    ]
    for (kind, workers), (trace, load) in runs.items():
        rate = trace.variants / simulate(trace, costs[kind].loaded(workers), wall).seconds
        error = f"{100 * (rate / trace.rate - 1):+.0f} %"
        done = [s.cost for wave in trace.waves for _, s in wave.jobs if s]
        job = "/".join(f"{1e3 * statistics.median(map(of, done)):.0f}" for of in (wall, cpu))
        lines.append(
            f"| {kind} | {workers} | {trace.rate:.1f} | {rate:.1f} | {error} | {job} | {load} |"
        )
    return lines


def extrapolated(trace: Trace, cost: Overhead) -> list[str]:
    lines = [
        "| workers | variants/s (simulated) | of ideal | " + " | ".join(STAGES) + " |",
        "|---" * (3 + len(STAGES)) + "|",
    ]
    first = 0.0
    for workers in WORKERS:
        outcome = simulate(trace, cost.cluster(workers, BYTES_PER_S), cpu)
        rate = trace.variants / outcome.seconds
        first = first or rate
        shares = " | ".join(f"{100 * outcome.busy[name]:.0f} %" for name in STAGES)
        lines.append(
            f"| {workers} | {rate:.1f} | {100 * rate / (workers * first):.0f} % | {shares} |"
        )
    return lines


def idle(trace: Trace, cost: Overhead) -> list[str]:
    """How idle workers are, in waves and with so many variants in flight."""
    lines = [
        "| workers | " + " | ".join(f"{n} in flight" if n else "waves" for n in FLIGHTS) + " |",
        "|---" * (1 + len(FLIGHTS)) + "|",
    ]
    for workers in WORKERS[:8]:
        cluster = cost.cluster(workers)
        found = [simulate(trace, cluster, cpu, n) for n in FLIGHTS]
        cells = [
            f"{100 * (1 - one.busy['work']):.0f} % ({trace.variants / one.seconds:.0f}/s)"
            for one in found
        ]
        lines.append(f"| {workers} | " + " | ".join(cells) + " |")
    return lines


def of_local_workers(name: str, how: Namespace, say: Callable[[str], None]) -> None:
    """Only how idle local workers are."""
    subject = Subject(name)
    processes = worker_processes(subject.spec, 1)
    cost = overhead(processes, subject, None)
    processes.close()
    trace = large(subject, how)
    say(f"\n## {name}\n")
    say("\n".join(stages(trace)))
    say("\nSimulated for local workers: idle time of workers (variants per second):\n")
    say("\n".join(idle(trace, cost)))


def report(name: str, how: Namespace, say: Callable[[str], None]) -> None:
    subject = Subject(name)
    say(f"\n## {name}\n")
    costs = overheads(subject)
    for kind, cost in costs.items():
        say(
            f"- a job that does nothing, {kind}: {milliseconds(cost.driver_s)} ms of CPU in the "
            f"search's process, {milliseconds(cost.host_s)} in the node's actor, result after "
            f"{milliseconds(cost.delay_s)} at the soonest"
        )
    runs = measured(subject, how)
    say(f"\nPopulation {SMALL}, the same waves each time:\n")
    say("\n".join(check(runs, costs)))
    trace = large(subject, how)
    say(f"\nPopulation {LARGE}:\n")
    say("\n".join(stages(trace)))
    say("\nSimulated from these CPU costs and Ray's overhead; right: how busy each stage is:\n")
    say("\n".join(extrapolated(trace, costs["ray"])))
    say("\nSimulated for local workers: idle time of workers (variants per second):\n")
    say("\n".join(idle(trace, costs["local"])))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--trace-seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--local", action="store_true", help="only how idle local workers are")
    parser.add_argument("--out", type=Path)
    how = parser.parse_args()
    lines: list[str] = []

    def say(line: str) -> None:
        lines.append(line)
        print(line, flush=True)
        if how.out:
            how.out.write_text("\n".join(lines) + "\n")

    say("# Scaling\n")
    say(f"{datetime.date.today().isoformat()}, {machine()}, niceness {os.nice(0)};")
    say(f"load average at the beginning {load_now()}. Device simt:H200.")
    if how.local:
        for name in how.kernels:
            of_local_workers(name, how, say)
        return
    cluster = RayCluster(workers=2)  # the others below share its connection
    for name in how.kernels:
        report(name, how, say)
    cluster.close()


if __name__ == "__main__":
    main()
