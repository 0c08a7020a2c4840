"""What a variant costs without a GPU, stage by stage, and variants per second of a quick run.

    python benchmarks/throughput.py [kernel …] [--variants N] [--workers N] [--seed N] [--out FILE]

Stages are measured in one process, on variants of one to three random edits that run without
harm (found by worker processes): proposing the edits, `lower` (cleanup and digest), PTX, ptxas,
and on the simt device code generation, running the training cases, and comparing outputs. The
run is `gevo evolve --profile quick` without its validation, on simt.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gevo.device.cuda import ptxas
from gevo.device.ptx import NEWEST, emit_ptx, without_debug
from gevo.device.registry import open_device
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.errors import CompileFailed, EditError
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.pool import Limits, LocalPool
from gevo.evaluate.score import Scorer
from gevo.evaluate.worker import WorkerSpec
from gevo.program.base import Program
from gevo.program.load import load
from gevo.search.options import profile
from gevo.study.progress import Progress
from gevo.study.study import Study, StudyOptions
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
KERNELS = ("nn", "bfs", "pathfinder", "hotspot", "nw", "heartwall")
STAGES = ("edit", "lower", "ptx", "ptxas", "compile", "run", "compare")
ARCH = "sm_90"
Clock = dict[str, list[float]]


@contextmanager
def clocked(clock: Clock, stage: str) -> Iterator[None]:
    start = time.perf_counter()
    yield
    clock[stage].append(time.perf_counter() - start)


def proposals(program: Program, count: int, rng: random.Random, clock: Clock) -> list[Program]:
    """Programs that one to three random edits give."""
    made: list[Program] = []
    while len(made) < count:
        patch = Patch()
        start = time.perf_counter()
        try:
            for _ in range(rng.randint(1, 3)):
                applied = propose(program, patch, rng)
                patch = applied.patch
        except EditError:
            continue
        clock["edit"].append(time.perf_counter() - start)
        made.append(applied.program)
    return made


def harmless(name: str, program: Program, made: list[Program], workers: int) -> list[Program]:
    """Those that are right on all training cases, each other code than the rest."""
    spec = ROOT / "testcases" / f"{name}.toml"
    limits = Limits(load_workload(spec).timeout_s, 3)
    pool = LocalPool(WorkerSpec("simt", str(spec), program), workers, limits)
    try:
        done = CachingEvaluator(pool).evaluate(made)
    finally:
        pool.close()
    return [p for p, e in zip(made, done, strict=True) if e.measurement.ok and not e.cached]


def stages(name: str, variants: int, workers: int, seed: int) -> tuple[Clock, int]:
    """Seconds of each stage, and the number of variants that they were measured on."""
    clock: Clock = {stage: [] for stage in STAGES}
    program = load(ROOT / "kernels" / f"{name}.ll")
    made = proposals(program, variants, random.Random(seed), clock)
    kept = harmless(name, program, made, workers)
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
        for stage, seconds in scorer.stage_s.items():
            clock[stage].append(seconds)
        with clocked(clock, "ptx"):
            ptx = emit_ptx(without_debug(lowered.text), ARCH, NEWEST)
        if assembler:
            try:
                with clocked(clock, "ptxas"):
                    ptxas.assemble(assembler, ptx, ARCH)
            except CompileFailed:
                continue
    return clock, len(kept)


def quick(name: str, workers: int, seed: int) -> tuple[int, float]:
    """Variants that a quick run evaluates, and its seconds."""
    with tempfile.TemporaryDirectory() as folder:
        options = StudyOptions(
            kernel=ROOT / "kernels" / f"{name}.ll",
            workload=ROOT / "testcases" / f"{name}.toml",
            entry=(),
            device="simt",
            search=profile("quick"),
            seed=seed,
            workers=workers,
            out=Path(folder) / "run",
        )
        times: list[float] = []

        def watch(progress: Progress) -> None:
            if progress.phase == "search" and not times:
                times.append(time.perf_counter())
            if progress.phase in ("minimisation", "validation"):
                times.append(time.perf_counter())
                raise KeyboardInterrupt  # ends the validation

        run = Study(options, watch).run()
        found = [r for r in run.journal.read() if r["type"] == "evaluation"]
        return len(found), times[-1] - times[0]


def load_now() -> str:
    return f"{os.getloadavg()[0]:.1f}"


def machine() -> str:
    with open("/proc/cpuinfo") as file:
        model = next((x.split(": ")[1].strip() for x in file if x.startswith("model name")), "?")
    return f"{model}, {len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--variants", type=int, default=40)
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    assembler = ptxas.find(ARCH)
    lines = [
        f"{datetime.date.today().isoformat()}, {machine()}",
        f"modelled device simt:H200; no GPU; ptxas {assembler.version if assembler else '-'}",
        f"load average at the beginning {load_now()}, niceness {os.nice(0)}",
        "",
        "median ms of one variant on all training cases; quick run with cached evaluations",
        f"{'kernel':<12}{'variants':>9}"
        + "".join(f"{stage:>9}" for stage in STAGES)
        + f"{'evaluated':>11}{'seconds':>9}{'per s':>7}",
    ]
    print("\n".join(lines), flush=True)
    for name in arguments.kernels:
        clock, count = stages(name, arguments.variants, arguments.workers, arguments.seed)
        evaluated, seconds = quick(name, arguments.workers, arguments.seed)
        medians = (
            f"{1e3 * statistics.median(c):>9.1f}" if c else f"{'-':>9}" for c in clock.values()
        )
        rate = f"{evaluated:>11}{seconds:>9.1f}{evaluated / seconds:>7.1f}"
        lines.append(f"{name:<12}{count:>9}" + "".join(medians) + rate)
        print(lines[-1], flush=True)
    lines.append(f"load average at the end {load_now()}")
    print(lines[-1])
    if arguments.out:
        arguments.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
