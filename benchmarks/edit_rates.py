"""How many random single edits, and how many crossovers, still pass the training cases.

    python benchmarks/edit_rates.py [kernel …] [--edits N] [--crossovers N] [--seed N]

The paper reports 5 to 30% for mutations and 80% for crossovers (Liou et al. 2020, section 6).
Crossovers recombine patches of right edits, as in the search.
"""

from __future__ import annotations

import argparse
import os
import random
from collections import Counter
from pathlib import Path

from gevo.edits.apply import apply
from gevo.edits.operators import OPERATORS
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import propose_single
from gevo.evaluate.cache import CachingEvaluator, Evaluation
from gevo.evaluate.executor import Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.program.load import load
from gevo.search.variation import messy_crossover
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
KERNELS = ("hotspot", "pathfinder", "nw")


def rates(name: str, edits: int, crossovers: int, seed: int) -> None:
    program = load(ROOT / "kernels" / f"{name}.ll")
    spec = ROOT / "testcases" / f"{name}.toml"
    workload = load_workload(spec)
    workers = len(os.sched_getaffinity(0))
    limits = Limits(workload.timeout_s, len(workload.train))
    pool = LocalPool(WorkerSpec("simt", str(spec), program), workers, limits)
    rng = random.Random(seed)
    evaluator = CachingEvaluator(pool)

    def passed(made: list[Applied]) -> list[Evaluation]:
        return evaluator.evaluate([a.program for a in made])

    right: list[Patch] = []
    try:
        base = evaluator.evaluate([program])[0]
        for kind in OPERATORS:
            drawn = (propose_single(program, rng, kind)[1] for _ in range(edits))
            made = [applied for applied in drawn if applied is not None]
            done = passed(made)
            good = [a for a, e in zip(made, done, strict=True) if e.measurement.ok]
            neutral = sum(e.key == base.key for e in done)
            faster = sum(e.measurement.runtime_ns < base.measurement.runtime_ns for e in done)
            outcomes = Counter(e.measurement.outcome.value for e in done)
            print(
                f"{name} {kind:8} {len(good):3} of {len(made)} right "
                f"({100 * len(good) / max(1, len(made)):.0f}%), {neutral} neutral, "
                f"{faster} faster;",
                ", ".join(f"{o} {n}" for o, n in outcomes.most_common()),
            )
            right += [a.patch for a in good]
        pairs = [
            messy_crossover(_some(right, rng), _some(right, rng), rng) for _ in range(crossovers)
        ]
        made = [apply(program, child) for pair in pairs for child in pair]
        done = passed(made)
        good_children = sum(e.measurement.ok for e in done)
        print(f"{name} crossover {good_children} of {len(made)} right")
    finally:
        pool.close()


def _some(patches: list[Patch], rng: random.Random) -> Patch:
    """A parent: up to four right edits."""
    chosen = rng.sample(patches, min(len(patches), rng.randint(1, 4)))
    return Patch(tuple(edit for patch in chosen for edit in patch))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--edits", type=int, default=100, help="of each kind")
    parser.add_argument("--crossovers", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.kernels:
        rates(name, arguments.edits, arguments.crossovers, arguments.seed)


if __name__ == "__main__":
    main()
