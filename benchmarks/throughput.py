"""What a variant costs without a GPU, stage by stage, and variants per second of a quick run.

    python benchmarks/throughput.py [kernel …] [--variants N] [--seconds S] [--workers N]
        [--seed N] [--out FILE]

Stages are measured in one process, on variants of one to three random edits that are right and
differ in code (found by worker processes): proposing the edits, `lower` (cleanup and digest),
PTX, ptxas, and on the simt device code generation, running the training cases, and comparing
outputs. The run is `gevo evolve --profile quick` without its validation, on simt. Finding the
variants and the run get S seconds each, and what is under way then a grace of 5 s.
"""

from __future__ import annotations

import datetime
import os
import platform
import random
import shlex
import statistics
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from gevo.device.cuda import ptxas
from gevo.device.ptx import NEWEST
from gevo.device.registry import open_device
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.errors import CompileFailed, EditError
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.codegen import ptx_of
from gevo.evaluate.executor import Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring.score import Scorer
from gevo.program.base import Program
from gevo.program.load import load
from gevo.records.schema import Evaluation
from gevo.search.options import profile
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from gevo.study.progress import Progress, TimeUp, Tracker
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
KERNELS = ("nn", "bfs", "pathfinder", "hotspot", "nw", "heartwall")
STAGES = ("edit", "lower", "ptx", "ptxas", "compile", "run", "compare")
ARCH = "sm_90"
Clock = dict[str, list[float]]


@contextmanager
def clocked(clock: Clock, stage: str) -> Generator[None]:
    start = time.perf_counter()
    yield
    clock[stage].append(time.perf_counter() - start)


ROUND = 40
"""Proposals that are judged at a time."""


def proposals(program: Program, count: int, rng: random.Random, clock: Clock) -> list[Program]:
    """Programs that one to three random edits give."""
    made: list[Program] = []
    while len(made) < count:
        start = time.perf_counter()
        try:
            further = rng.randint(0, 2)
            applied = propose(program, Patch(), rng)
            for _ in range(further):
                applied = propose(program, applied.patch, rng)
        except EditError:
            continue
        clock["edit"].append(time.perf_counter() - start)
        made.append(applied.program)
    return made


def harmless(name: str, program: Program, clock: Clock, how: Namespace) -> list[Program]:
    """Variants that are right on all training cases, each other code than the rest."""
    spec = ROOT / "testcases" / f"{name}.toml"
    workload = load_workload(spec)
    limits = Limits(workload.timeout_s, len(workload.train))
    pool = LocalPool(WorkerSpec("simt", str(spec), program), how.workers, limits)
    evaluator, rng = CachingEvaluator(pool), random.Random(how.seed)
    evaluator.evaluate([program])
    tracker = Tracker(lambda progress: None, how.seconds)
    found: list[Program] = []
    try:
        while len(found) < how.variants and not tracker.out_of_time:
            made = proposals(program, ROUND, rng, clock)
            wave = evaluator.wave(made)
            with suppress(TimeUp):
                wave.run(tracker.check_time)
            found += [made[n] for n, e in wave.found() if e.measurement.ok and not e.cached]
    finally:
        pool.close()
    return found[: how.variants]


def stages(name: str, how: Namespace) -> tuple[Clock, int]:
    """Seconds of each stage, and the number of variants that they were measured on."""
    clock: Clock = {stage: [] for stage in STAGES}
    program = load(ROOT / "kernels" / f"{name}.ll")
    kept = harmless(name, program, clock, how)
    workload = load_workload(ROOT / "testcases" / f"{name}.toml")
    scorer = Scorer(open_device("simt"), workload, program, 0.0, True)
    for case in workload.train:
        scorer.prepare(case)
    assembler = ptxas.find(ARCH)
    for variant in kept:
        scorer.stage_s.clear()
        lowered = scorer.lower(variant).lowered
        if lowered is None or not scorer.score(lowered).ok:
            continue
        for stage in scorer.stage_s.keys() & clock.keys():  # timing cases are timing_cost.py's
            clock[stage].append(scorer.stage_s[stage])
        with clocked(clock, "ptx"):
            ptx = ptx_of(lowered.text, ARCH, NEWEST)
        if assembler:
            try:
                with clocked(clock, "ptxas"):
                    ptxas.assemble(assembler, ptx, ARCH)
            except CompileFailed:
                continue
    return clock, len(kept)


def quick(name: str, how: Namespace) -> tuple[int, int, float]:
    """Variants that a quick run evaluates, how many of them from the cache, and its seconds."""
    with tempfile.TemporaryDirectory() as folder:
        options = EvolutionOptions(
            kernel=ROOT / "kernels" / f"{name}.ll",
            workload=ROOT / "testcases" / f"{name}.toml",
            entry=(),
            device="simt",
            search=profile("quick"),
            seed=how.seed,
            workers=how.workers,
            out=Path(folder) / "run",
            time_budget_s=how.seconds,
            moves=False,
        )
        times: list[float] = []

        def watch(progress: Progress) -> None:
            if progress.phase == "search" and not times:
                times.append(time.perf_counter())
            if progress.phase in ("minimisation", "validation"):
                times.append(time.perf_counter())
                raise KeyboardInterrupt  # ends the validation

        run = Evolution(options, watch).run()
        found = [r for r in run.journal.read() if isinstance(r, Evaluation)]
        return len(found), sum(r.cached for r in found), times[-1] - times[0]


def load_now() -> str:
    return f"{os.getloadavg()[0]:.1f}"


def command() -> str:
    """How this process was started."""
    return shlex.join(("python", f"benchmarks/{Path(sys.argv[0]).name}", *sys.argv[1:]))


def machine() -> str:
    with open("/proc/cpuinfo") as file:
        model = next((x.split(": ")[1].strip() for x in file if x.startswith("model name")), "?")
    return f"{model}, {len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--variants", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    assembler = ptxas.find(ARCH)
    lines = [
        f"{command()}, {datetime.date.today().isoformat()}, {machine()}",
        f"modelled device simt:H200; no GPU; ptxas {assembler.version if assembler else '-'}",
        f"load average at the beginning {load_now()}, niceness {os.nice(0)}",
        "",
        "median ms of one variant, all training cases together; at the right the quick run, which",
        f"ends after its generations or {arguments.seconds:.0f} s, start included",
        f"{'kernel':<12}{'variants':>9}"
        + "".join(f"{stage:>9}" for stage in STAGES)
        + f"{'evaluated':>11}{'cached':>8}{'seconds':>9}{'per s':>7}",
    ]
    print("\n".join(lines), flush=True)
    for name in arguments.kernels:
        clock, count = stages(name, arguments)
        evaluated, cached, seconds = quick(name, arguments)
        medians = (
            f"{1e3 * statistics.median(c):>9.1f}" if c else f"{'-':>9}" for c in clock.values()
        )
        rate = f"{evaluated:>11}{cached:>8}{seconds:>9.1f}{evaluated / seconds:>7.1f}"
        lines.append(f"{name:<12}{count:>9}" + "".join(medians) + rate)
        print(lines[-1], flush=True)
    lines.append(f"load average at the end {load_now()}")
    print(lines[-1])
    if arguments.out:
        arguments.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
