"""What timing at real sizes costs, and whether parts of a run tell what the whole run would.

    python benchmarks/timing_cost.py [kernel …] [--variants N] [--rounds N] [--full N] [--seed N]
        [--out FILE]

Variants of one random edit that are right and differ in code are scored by turns in one process,
once as a workload without `[[timing]]` has them scored (modelled times of the small training
cases), once with it (training cases without times, then parts of the timing cases). Nothing that
was compiled is kept from one score to the next. `rate` is variants per second with timing cases
over those without. `first s` is what a worker takes to make the inputs and to run the unmodified
program in full, once. At the right the same gain from parts and from all blocks of all launches:
the whole run of N of the variants that gain or lose the most.
"""

from __future__ import annotations

import datetime
import random
import statistics
import time
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

from throughput import ROOT, command, load_now, machine

from gevo.device.base import Lowered, RunOptions
from gevo.device.registry import open_device
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.errors import EditError, LaunchFailed
from gevo.evaluate.scoring.score import Scorer
from gevo.program.base import Program
from gevo.program.load import load
from gevo.workload.case import TestCase, Workload
from gevo.workload.spec import load as load_workload

KERNELS = ("nw", "hotspot", "lud", "srad", "bfs")


def right(scorer: Scorer, program: Program, how: Namespace) -> list[Program]:
    """Variants that are right on the training cases, each other code than the rest."""
    rng, found, seen = random.Random(how.seed), [], set[str]()
    for _ in range(100 * how.variants):
        if len(found) == how.variants:
            break
        try:
            variant = propose(program, Patch(), rng).program
        except EditError:
            continue
        lowered = scorer.lower(variant).lowered
        if lowered is None or lowered.digest in seen:
            continue
        seen.add(lowered.digest)
        if scorer.score(lowered).ok:
            found.append(variant)
    return found


def seconds(scorer: Scorer, variant: Program) -> tuple[float, Lowered | None, float]:
    """Of one score with nothing kept; the lowered variant and its time in nanoseconds."""
    scorer.device.close()
    start = time.perf_counter()
    lowered = scorer.lower(variant).lowered
    assert lowered is not None
    found = scorer.score(lowered)
    return time.perf_counter() - start, lowered if found.ok else None, found.runtime_ns


def whole_ns(scorer: Scorer, workload: Workload, lowered: Lowered, case: TestCase) -> float | None:
    """The modelled time of a case from all blocks of all launches."""
    with scorer.compiled(lowered) as binary:
        try:
            return scorer.device.run(binary, workload.launches(case), RunOptions()).times_ns[0]
        except LaunchFailed:
            return None


def row(name: str, how: Namespace) -> str:
    program = load(ROOT / "kernels" / f"{name}.ll")
    workload = load_workload(ROOT / "testcases" / f"{name}.toml")
    small = Scorer(open_device("simt"), replace(workload, timing=()), program, 0.0, True)
    large = Scorer(open_device("simt"), workload, program, 0.0, True)
    kept = right(small, program, how)
    own = large.lower(program).lowered
    assert own is not None
    start = time.perf_counter()
    base = large.score(own)
    first_s = time.perf_counter() - start
    clock: tuple[list[float], list[float]] = ([], [])
    found: dict[int, tuple[Lowered, float]] = {}
    refused = 0
    for turn in range(how.rounds):
        for n, variant in enumerate(kept):
            for scorer, taken in zip((small, large), clock, strict=True):
                took, lowered, time_ns = seconds(scorer, variant)
                taken.append(took)
            if lowered is not None:
                found[n] = lowered, time_ns
            refused += turn == 0 and lowered is None
    gains = accuracy(large, workload, found, base.runtime_ns, own, how)
    medians = (1e3 * statistics.median(taken) for taken in clock)
    rate = sum(clock[0]) / sum(clock[1])
    return (
        f"{name:<12}{len(kept):>9}{refused:>9}"
        + "".join(f"{median:>10.1f}" for median in medians)
        + f"{rate:>8.2f}{first_s:>9.1f}  {gains}"
    )


def accuracy(
    scorer: Scorer,
    workload: Workload,
    found: dict[int, tuple[Lowered, float]],
    base_ns: float,
    own: Lowered,
    how: Namespace,
) -> str:
    """Gains from parts of the run beside those from all of it, as text."""
    case = workload.timing[0]
    whole_base = whole_ns(scorer, workload, own, case)
    far = sorted(found.values(), key=lambda one: -abs(one[1] - base_ns))[: how.full]
    texts: list[str] = []
    for lowered, time_ns in far:
        whole = whole_ns(scorer, workload, lowered, case)
        if whole and whole_base:
            texts.append(f"{base_ns / time_ns:.4f}/{whole_base / whole:.4f}")
    return " ".join(texts)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--variants", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--full", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    how = parser.parse_args()
    lines = [
        f"{command()}, {datetime.date.today().isoformat()}, {machine()}",
        f"modelled device simt:H200; no GPU; load average at the beginning {load_now()}",
        "",
        "median ms of one variant without and with timing cases; variants per second with them",
        "over those without; gains from parts of the run / from all of it",
        f"{'kernel':<12}{'variants':>9}{'refused':>9}{'small':>10}{'timing':>10}{'rate':>8}"
        f"{'first s':>9}  gains",
    ]
    print("\n".join(lines), flush=True)
    for name in how.kernels:
        lines.append(row(name, how))
        print(lines[-1], flush=True)
    lines.append(f"load average at the end {load_now()}")
    print(lines[-1])
    if how.out:
        how.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
