"""Variants per second, end to end, and where the time of a variant goes.

    python benchmarks/throughput.py [kernel …] [--variants N] [--workers N] [--seed N]

Random patches of one to three edits go through the same lowering, cache and worker pool as in
`gevo evolve`. The shares are measured in this process, on variants that ran without harm.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from pathlib import Path

from gevo.device.registry import open_device
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import propose
from gevo.errors import EditError
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.pool import Limits, LocalPool
from gevo.evaluate.score import Scorer
from gevo.evaluate.worker import WorkerSpec
from gevo.program.base import Program
from gevo.program.load import load
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
KERNELS = ("hotspot", "pathfinder", "nw", "lud", "srad")
SHARED = 20
"""Harmless variants on which the shares are measured."""


def proposals(program: Program, count: int, rng: random.Random) -> tuple[list[Applied], float]:
    """Patches of one to three random edits, and the seconds that each took to propose."""
    made: list[Applied] = []
    start = time.perf_counter()
    while len(made) < count:
        patch = Patch()
        try:
            for _ in range(rng.randint(1, 3)):
                applied = propose(program, patch, rng)
                patch = applied.patch
            made.append(applied)
        except EditError:
            continue
    return made, (time.perf_counter() - start) / count


def measure(name: str, variants: int, workers: int, seed: int) -> None:
    program = load(ROOT / "kernels" / f"{name}.ll")
    spec = ROOT / "testcases" / f"{name}.toml"
    workload = load_workload(spec)
    made, propose_s = proposals(program, variants, random.Random(seed))
    pool = LocalPool(
        WorkerSpec("simt", str(spec), program), workers, Limits(workload.timeout_s, 3)
    )
    try:
        evaluator = CachingEvaluator(pool)
        evaluator.evaluate([program])  # the workers' start is not what is measured
        start = time.perf_counter()
        done = evaluator.evaluate([a.program for a in made])
        seconds = time.perf_counter() - start
    finally:
        pool.close()
    outcomes = Counter(e.measurement.outcome.value for e in done)
    cached = sum(e.cached for e in done)
    print(f"{name}: {variants / seconds:.1f} variants/s with {workers} workers, {cached} cached")
    print("   ", ", ".join(f"{outcome} {n}" for outcome, n in outcomes.most_common()))
    scorer = Scorer(open_device("simt"), workload, program, 0.0, True)
    for case in workload.train:
        scorer.prepare(case)
    scorer.stage_s.clear()
    harmless = [a for a, e in zip(made, done, strict=True) if e.measurement.ok][:SHARED]
    for applied in harmless:
        lowered = scorer.lower(applied.program).lowered
        if lowered:
            scorer.score(lowered)
    if harmless:
        stages = {"propose": propose_s * len(harmless), **scorer.stage_s}
        print(
            f"    ms per right variant ({len(harmless)}):",
            ", ".join(f"{k} {1e3 * v / len(harmless):.1f}" for k, v in stages.items()),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--variants", type=int, default=200)
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.kernels:
        measure(name, arguments.variants, arguments.workers, arguments.seed)


if __name__ == "__main__":
    main()
