"""Edits and tuning parameters together, against either alone, at equal evaluations.

    python benchmarks/joint.py [kernel …] [--evaluations N] [--seeds N] [--workers N]
                               [--device simt] [--out FILE.md]

Three searches of the same tunable kernel, each with the same number of evaluations (cached ones
count): `edits` evolves it at its default configuration, `parameters` tunes it with the default
strategy, `joint` does what `gevo evolve --tune` does. The figure is the best speed-up over the
unmodified kernel at its default configuration, on the training cases, as the search saw it.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.edits.apply import apply
from gevo.edits.propose import propose
from gevo.evaluate.cache import CachingEvaluator
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.search.nsga2 import Nsga2
from gevo.search.options import profile
from gevo.study.joint import Joint, tuned_first
from gevo.study.target import Target
from gevo.study.tuning import tuning_space
from gevo.tune.registry import make_strategy
from gevo.tune.space import Configuration, Space
from gevo.workload.find import find
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
SEARCHES = ("edits", "parameters", "joint")


class Bench:
    """One kernel with everything that the three searches share."""

    def __init__(self, name: str, device: str, workers: int) -> None:
        from gevo.program.load import load

        path = ROOT / f"kernels/{name}.ll"
        source = find(path)
        workload = load_workload(source)
        self.baseline: Program = load(path)
        self.space: Space = tuning_space(workload)
        self.default = self.space.configuration(dict(workload.defaults))
        self.tolerance = workload.tolerance
        target = Target(self.baseline, workload, str(source), device, self.tolerance, workers)
        self.executor = target.executor()
        self.device = self.executor.fingerprint()[0]
        plan = tuple((case, RunOptions()) for case in workload.train)
        self.measured: Measurement = self.executor.measure(self.baseline, plan).result()
        self.evaluator = CachingEvaluator(self.executor)

    def measure(self, configuration: Configuration) -> Measurement:
        settings = tuple(zip(self.space.names, configuration, strict=True))
        return self.evaluator.evaluate([self.baseline.configured(settings)])[0].measurement

    def speedup(self, measurement: Measurement) -> float:
        return self.measured.runtime_ns / measurement.runtime_ns if measurement.ok else 0.0


def evolved(bench: Bench, joint: bool, budget: int, seed: int) -> float:
    both = Joint(bench.space, bench.default)
    options = profile("quick", generations=10_000, tolerance=bench.tolerance)
    best, done = 1.0, 0
    if joint:
        done = 2 * options.population
        both.starts = tuned_first(bench.space, bench.default, done, seed, bench.measure)
        best = max(bench.speedup(bench.measure(start)) for start in both.starts)
    search = Nsga2(
        bench.baseline,
        bench.measured,
        options,
        random.Random(seed),
        propose=both.propose if joint else propose,
        apply=both.apply if joint else apply,
    )
    while done < budget:
        wave = search.ask()
        found = bench.evaluator.evaluate([candidate.program for candidate in wave])
        search.tell([(c, e.measurement) for c, e in zip(wave, found, strict=True)])
        counted = [bench.speedup(e.measurement) for e in found[: budget - done]]
        best, done = max([best, *counted]), done + len(wave)
    return best


def tuned(bench: Bench, budget: int, seed: int) -> float:
    strategy = make_strategy("auto", bench.space, seed)
    strategy.suggest(bench.default)
    best = 1.0
    for _ in range(budget):
        chosen = strategy.ask()
        if chosen is None:
            break
        found = bench.measure(chosen)
        strategy.tell(chosen, found)
        best = max(best, bench.speedup(found))
    return best


def rows(name: str, options: argparse.Namespace) -> list[str]:
    bench = Bench(name, options.device, options.workers)
    searches: Sequence[Callable[[int], float]] = (
        lambda seed: evolved(bench, False, options.evaluations, seed),
        lambda seed: tuned(bench, options.evaluations, seed),
        lambda seed: evolved(bench, True, options.evaluations, seed),
    )
    lines: list[str] = []
    for label, search in zip(SEARCHES, searches, strict=True):
        if label not in options.searches:
            continue
        found = [search(seed) for seed in range(1, options.seeds + 1)]
        middle = statistics.median(found)
        line = f"| {name} | {label} | {middle:.3f} | {min(found):.3f} | {max(found):.3f} |"
        print(line, flush=True)
        lines.append(line)
    bench.executor.close()
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kernels", nargs="*", default=["pathfinder_tunable", "hotspot_tunable"])
    parser.add_argument("--searches", nargs="+", choices=SEARCHES, default=list(SEARCHES))
    parser.add_argument("--evaluations", type=int, default=400)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--device", default="simt")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    found = [line for name in options.kernels for line in rows(name, options)]
    if options.out:
        how = "modelled" if options.device.startswith("simt") else "measured"
        head = [
            "# Edits and parameters together",
            "",
            f"Speed-ups over the default configuration, {how} on {options.device}, "
            f"{options.evaluations} evaluations, {options.seeds} seeds, {date.today()}. "
            "Made by benchmarks/joint.py.",
            "",
            "| kernel | search | median | least | most |",
            "|---|---|---|---|---|",
        ]
        options.out.write_text("\n".join([*head, *found]) + "\n")


if __name__ == "__main__":
    main()
