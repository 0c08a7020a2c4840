"""Edits and tuning parameters together, against either alone, at equal evaluations.

    python -m benchmarks.joint [kernel …] [--evaluations N …] [--seeds N] [--first N]
                               [--workers N] [--judged N] [--device simt] [--store FILE.jsonl]
                               [--out FILE.md]

Three searches of the same tunable kernel, with the same number of evaluations (cached ones
count): `edits` evolves it at its default configuration, `parameters` tunes it with the default
strategy, `joint` does what `gevo evolve --tune` does. The figure is the best speed-up over the
unmodified kernel at its default configuration, on the training cases, as the search saw it; and
at the end that of the fastest variant which passes all stages of validation, of the `--judged`
fastest; with 0 none is judged and that row is left out, as where one verdict takes many minutes.
A seed is won when the joint search is ahead of the better of the others by more than 0.1%.

Every finished search is a line in `--store`; the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.edits.apply import apply
from gevo.edits.propose import propose
from gevo.evaluate.cache import CachingEvaluator
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.load import load
from gevo.search.individual import Candidate
from gevo.search.nsga2 import Nsga2
from gevo.search.options import profile
from gevo.study.joint import Joint, trials
from gevo.study.target import Target
from gevo.study.tuning import tuning_space
from gevo.tuning.registry import make_strategy
from gevo.validate.fresh import default_seed, draw
from gevo.validate.judge import Judge
from gevo.validate.setup import ValidationSetup as Judging
from gevo.validate.verdict import Subject
from gevo.workload.find import find
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
SEARCHES = ("edits", "parameters", "joint")
AHEAD = 1.001
"""A smaller ratio of two speed-ups counts as none."""
KERNELS = (
    "hotspot_tunable",
    "pathfinder_tunable",
    "nw_tunable",
    "lud_tunable",
    "srad_tunable",
)


class Bench:
    """One kernel with everything that the three searches share."""

    def __init__(self, name: str, device: str, workers: int) -> None:
        path = ROOT / f"kernels/{name}.ll"
        source = find(path)
        workload = load_workload(source)
        self.baseline: Program = load(path)
        self.space = tuning_space(workload)
        self.default = self.space.configuration(dict(workload.defaults))
        self.tolerance = workload.tolerance
        self.target = Target(self.baseline, workload, str(source), device, self.tolerance, workers)
        self.executor = self.target.executor()
        plan = tuple((case, RunOptions()) for case in workload.train)
        self.measured: Measurement = self.executor.measure(self.baseline, plan).result()
        self.evaluator = CachingEvaluator(self.executor)

    def validated(self, found: Sequence[tuple[float, Program]]) -> float:
        """The speed-up of the first that passes all stages, as the search saw it; 1 if none.

        Judged as in a hurry: of what is refused, what is dear to ask is not asked any more.
        """
        target = self.target
        with target.executors() as (device, simt):
            name, modelled, _ = device.fingerprint()
            fresh = draw(device, self.baseline, target.workload, default_seed(1))
            bench = Judging(device, simt, self.baseline, target.workload, fresh, name, modelled)
            judge = Judge(bench, hurried=True)
            for speedup, program in found:
                if judge.begin(Subject(program)).verdict().validated:
                    return speedup
        return 1.0


@dataclass
class Curve:
    """The best speed-up after each evaluation of one search, and what it found."""

    bench: Bench
    best: list[float] = field(default_factory=list[float])
    faster: dict[str, tuple[float, Program]] = field(
        default_factory=dict[str, tuple[float, Program]]
    )

    def measure(self, programs: Sequence[Program]) -> list[Measurement]:
        found = self.bench.evaluator.evaluate(programs)
        for program, one in zip(programs, found, strict=True):
            here = 1.0
            if one.measurement.ok:
                here = self.bench.measured.runtime_ns / one.measurement.runtime_ns
            self.best.append(max(here, self.best[-1] if self.best else 1.0))
            if here > 1.0 and one.key:
                self.faster.setdefault(one.key, (here, program))
        return [one.measurement for one in found]

    def validated(self, most: int) -> float:
        """The speed-up of the fastest that passes, of so many."""
        ranked = sorted(self.faster.values(), key=lambda found: -found[0])
        return self.bench.validated(ranked[:most])

    def wave(self, candidates: Sequence[Candidate]) -> list[tuple[Candidate, Measurement]]:
        found = self.measure([candidate.program for candidate in candidates])
        return list(zip(candidates, found, strict=True))


def evolved(bench: Bench, joint: bool, budget: int, seed: int) -> Curve:
    both = Joint(bench.space, bench.default)
    options = profile("quick", generations=10_000, tolerance=bench.tolerance)
    search = Nsga2(
        bench.baseline,
        bench.measured,
        options,
        random.Random(seed),
        propose=both.propose if joint else propose,
        apply=both.apply if joint else apply,
    )
    curve = Curve(bench)
    if joint:
        tuning = trials(options.population)
        both.tune(bench.baseline, search, tuning, seed, curve.wave)
        search.origin = search.archive.best
    while len(curve.best) < budget:
        search.tell(curve.wave(search.ask()))
    return curve


def tuned(bench: Bench, budget: int, seed: int) -> Curve:
    strategy = make_strategy("auto", bench.space, seed)
    strategy.suggest(bench.default)
    curve = Curve(bench)
    while len(curve.best) < budget and (chosen := strategy.ask()) is not None:
        settings = tuple(zip(bench.space.names, chosen, strict=True))
        strategy.tell(chosen, curve.measure([bench.baseline.configured(settings)])[0])
    return curve


def searched(bench: Bench, search: str, budget: int, seed: int) -> Curve:
    if search == "parameters":
        return tuned(bench, budget, seed)
    return evolved(bench, search == "joint", budget, seed)


def rows(name: str, options: argparse.Namespace) -> list[str]:
    seeds = range(options.first, options.first + options.seeds)
    budget = max(options.evaluations)
    found: dict[str, list[list[float]]] = {one: [] for one in SEARCHES}
    known = stored(options.store)
    bench: Bench | None = None
    for seed in seeds:
        for search in SEARCHES:
            key = [name, options.device, search, seed, options.evaluations, options.judged]
            values = known.get(json.dumps(key))
            if values is None:
                bench = bench or Bench(name, options.device, options.workers)
                curve = searched(bench, search, budget, seed)
                at = [curve.best[min(n, len(curve.best)) - 1] for n in options.evaluations]
                values = [*at, curve.validated(options.judged)] if options.judged else at
                with options.store.open("a") as file:
                    file.write(json.dumps({"key": key, "values": values}) + "\n")
            found[search].append(values)
            shown = " ".join(f"{value:.4f}" for value in values)
            print(f"{name} seed {seed} {search}: {shown}", flush=True)
    if bench is not None:
        bench.executor.close()
    labels = [*map(str, options.evaluations), f"{budget}, validated"]
    labels = labels if options.judged else labels[:-1]
    return [row(name, label, place, found) for place, label in enumerate(labels)]


def stored(path: Path) -> dict[str, list[float]]:
    """What is finished: speed-ups after each number of evaluations and validated, by key."""
    lines = path.read_text().splitlines() if path.exists() else []
    return {json.dumps(one["key"]): one["values"] for one in map(json.loads, lines)}


def row(name: str, evaluations: str, place: int, found: dict[str, list[list[float]]]) -> str:
    at = {search: [values[place] for values in found[search]] for search in SEARCHES}
    spreads = [f"{statistics.median(a):.3f} ({min(a):.3f} to {max(a):.3f})" for a in at.values()]
    ratios = [
        both / max(edits, tuning)
        for edits, tuning, both in zip(*(at[search] for search in SEARCHES), strict=True)
    ]
    won, lost = sum(r > AHEAD for r in ratios), sum(r * AHEAD < 1 for r in ratios)
    cells = [name, evaluations, *spreads, f"{won} / {len(ratios) - won - lost} / {lost}"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--evaluations", type=int, nargs="+", default=[400, 800, 1200])
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--judged", type=int, default=24, help="so many of the fastest, until one passes; 0: none"
    )
    parser.add_argument("--device", default="simt")
    parser.add_argument("--store", type=Path, default=Path("joint.jsonl"))
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    found = [line for name in options.kernels for line in rows(name, options)]
    how = "modelled" if options.device.startswith("simt") else "measured"
    text = [
        "# Edits and parameters together",
        "",
        f"Median (least to most) over {options.seeds} seeds from {options.first} of the speed-up "
        f"over the default configuration, {how} on {options.device}, {date.today()}, "
        "benchmarks/joint.py.",
        "",
        f"| kernel | evaluations | {' | '.join(SEARCHES)} | seeds joint won / even / lost |",
        "|---|---|---|---|---|---|",
        *found,
    ]
    print("\n".join(text))
    if options.out:
        options.out.write_text("\n".join(text) + "\n")


if __name__ == "__main__":
    main()
