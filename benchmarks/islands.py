"""One population against islands, at equal evaluations.

    python benchmarks/islands.py run RUNS.jsonl [program[:tolerance] …] [--islands 1 2 4]
                                 [--evaluations N] [--population N] [--seeds N] [--workers N]
    python benchmarks/islands.py table RUNS.jsonl --out FILE.md

`run` appends one line per search: for every wave its candidates, those of them that had to run,
and the hypervolume and the best speed-up after it, on the training cases, as the search saw
them. The last wave is cut where the evaluations end (cached ones count). Searches of one program
share the measurements of code that is equal after the cleanup, which simt measures always the
same: it saves time and changes nothing, a search does not count them as cached.

`table` compares them. The *simulated* makespan on W workers takes every job as equally long and
every wave as a barrier, as it is: the sum over the waves of ⌈jobs / W⌉, in jobs.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from gevo.device.base import RunOptions
from gevo.edits.apply import apply
from gevo.edits.propose import propose
from gevo.evaluate.cache import CachingEvaluator
from gevo.measurement import Measurement
from gevo.program.load import load
from gevo.search.islands import kind
from gevo.search.options import profile
from gevo.study.target import Target
from gevo.workload.find import find
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
PROGRAMS = ("pathfinder", "hotspot:0.01", "bfs")
WORKERS = (2, 8, 32, 128)


class Bench:
    """One program with everything that its searches share."""

    def __init__(self, name: str, workers: int, device: str, share: bool) -> None:
        self.name = name
        kernel, _, tolerance = name.partition(":")
        path = ROOT / f"kernels/{kernel}.ll"
        source = find(path)
        workload = load_workload(source)
        self.tolerance = float(tolerance or 0.0)
        self.baseline = load(path)
        target = Target(self.baseline, workload, str(source), device, self.tolerance, workers)
        self.executor = target.executor()
        self.device = self.executor.fingerprint()[0]
        plan = tuple((case, RunOptions()) for case in workload.train)
        self.measured = self.executor.measure(self.baseline, plan).result()
        self.known: dict[str, Measurement] = {}
        self.share = share

    def search(self, options: argparse.Namespace, islands: int, seed: int) -> dict[str, Any]:
        """One search, as a line of the file."""
        settings = profile(
            "quick",
            population=options.population,
            generations=10_000,
            initial_mutations=options.initial_mutations,
            tolerance=self.tolerance,
            islands=islands,
            migrate_every=options.migrate_every,
            migrants=options.migrants,
        )
        search = kind(settings)(
            self.baseline,
            self.measured,
            settings,
            random.Random(seed),
            propose=propose,
            apply=apply,
        )
        earlier = self.known if self.share else {}
        evaluator = CachingEvaluator(self.executor, earlier=earlier)
        waves: list[tuple[int, int, float, float]] = []
        left, begun = options.evaluations, time.monotonic()
        while left > 0:
            asked = search.ask()
            counted = asked[:left]
            found = evaluator.evaluate([candidate.program for candidate in counted])
            results = [(c, e.measurement) for c, e in zip(counted, found, strict=True)]
            if len(counted) == len(asked):
                search.tell(results)
            else:
                search.cut_off(results)
            left -= len(counted)
            archive = search.archive
            new = sum(not one.cached for one in found)
            best = archive.speedup(archive.best)
            waves.append((len(counted), new, archive.hypervolume(), best))
        self.known.update(evaluator.by_key)
        return {
            "program": self.name,
            "device": self.device,
            "islands": islands,
            "seed": seed,
            "population": options.population,
            "evaluations": options.evaluations,
            "initial_mutations": options.initial_mutations,
            "migrate_every": options.migrate_every,
            "migrants": options.migrants,
            "generation": search.generation,
            "shared": self.share,
            "workers": options.workers,
            "seconds": round(time.monotonic() - begun, 2),
            "waves": waves,
        }


def run(options: argparse.Namespace) -> None:
    benches = [
        Bench(name, options.workers, options.device, not options.alone)
        for name in options.programs
    ]
    done = {(r["program"], r["islands"], r["seed"]) for r in recorded(options.file)}
    for seed in range(options.first_seed, options.first_seed + options.seeds):
        for bench in benches:
            for islands in options.islands:
                if (bench.name, islands, seed) in done:
                    continue
                found = bench.search(options, islands, seed)
                with options.file.open("a") as file:
                    file.write(json.dumps(found) + "\n")
                last = found["waves"][-1]
                print(
                    bench.name,
                    islands,
                    seed,
                    len(found["waves"]),
                    last,
                    found["seconds"],
                    flush=True,
                )


def recorded(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def makespan(waves: Sequence[Sequence[float]], workers: int, target: float = math.inf) -> float:
    """Simulated time in jobs, up to the wave that reaches the hypervolume `target` if it does."""
    spent = 0
    for _, new, hypervolume, _ in waves:
        spent += math.ceil(new / workers)
        if hypervolume >= target:
            return spent
    return spent if math.isinf(target) else math.inf


def middle(values: Sequence[float], digits: int = 4) -> str:
    """Median and quartiles."""
    low, mid, high = (
        statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    )
    return f"{mid:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def versus(ours: Sequence[float], theirs: Sequence[float]) -> str:
    """Wins, draws and losses seed by seed, and Wilcoxon's signed-rank test."""
    from scipy.stats import wilcoxon

    pairs = list(zip(ours, theirs, strict=True))
    better = sum(a > b for a, b in pairs)
    worse = sum(a < b for a, b in pairs)
    score = f"{better} / {len(pairs) - better - worse} / {worse}"
    if not better + worse:
        return f"{score}, 1"
    return f"{score}, {wilcoxon(ours, theirs).pvalue:.2f}"


def rows(runs: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The tables of one program."""
    by = {(r["islands"], r["seed"]): r for r in runs}
    counts = sorted({islands for islands, _ in by})
    seeds = [s for s in sorted({s for _, s in by}) if all((n, s) in by for n in counts)]
    waves = {n: [by[n, s]["waves"] for s in seeds] for n in counts}
    final = {n: [one[-1][2] for one in waves[n]] for n in counts}
    best = {n: [one[-1][3] for one in waves[n]] for n in counts}
    yield f"## {runs[0]['program']}, {len(seeds)} seeds"
    yield ""
    yield (
        "| islands | hypervolume | better / equal / worse than one, p | best speed-up "
        "| generations | waves | jobs per wave |"
    )
    yield "|---|---|---|---|---|---|---|"
    for n in counts:
        against = versus(final[n], final[1]) if n != 1 else ""
        number = statistics.median(len(one) for one in waves[n])
        complete = statistics.median(by[n, s]["generation"] for s in seeds)
        width = statistics.median(sum(w[1] for w in one) / len(one) for one in waves[n])
        yield (
            f"| {n} | {middle(final[n])} | {against} | {middle(best[n], 3)} | {complete:.0f} "
            f"| {number:.0f} | {width:.1f} |"
        )
    target = statistics.median(final[1])
    yield ""
    yield (
        "Simulated makespan in jobs, median: of the whole search, its idle share, and until the "
        f"hypervolume {target:.4f} that one population reaches at the median ('never' "
        "where most seeds do not reach it)."
    )
    yield ""
    yield "| islands | " + " | ".join(f"W = {w}" for w in WORKERS) + " |"
    yield "|---|" + "---|" * len(WORKERS)
    for n in counts:
        cells: list[str] = []
        for w in WORKERS:
            whole = [makespan(one, w) for one in waves[n]]
            idle = [
                1 - sum(v[1] for v in one) / (w * span)
                for one, span in zip(waves[n], whole, strict=True)
            ]
            reach = statistics.median(makespan(one, w, target) for one in waves[n])
            until = "never" if math.isinf(reach) else f"{reach:.0f}"
            cells.append(f"{statistics.median(whole):.0f}, {statistics.median(idle):.0%}, {until}")
        yield f"| {n} | " + " | ".join(cells) + " |"
    yield ""


def table(options: argparse.Namespace) -> None:
    runs = recorded(options.file)
    first = runs[0]
    programs = dict.fromkeys(r["program"] for r in runs)
    lines = [
        "# One population against islands",
        "",
        f"{date.today()}, {first['device']}: times are modelled. {first['evaluations']} "
        f"evaluations a search, population {first['population']} in all, "
        f"{first['initial_mutations']} edit(s) in each initial individual, "
        f"{first['migrants']} migrants every {first['migrate_every']} generations, the other "
        "settings of the profile quick. Median and quartiles over the seeds; p is that of "
        "Wilcoxon's signed-rank test, two-sided. Hypervolume: reference point is the baseline's "
        "runtime and the tolerance; in exact mode it is the share of the runtime that the best "
        "variant saves.",
        "",
    ]
    for name in programs:
        lines += rows([r for r in runs if r["program"] == name])
    options.out.write_text("\n".join(lines).rstrip() + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("run")
    one.set_defaults(do=run)
    one.add_argument("file", type=Path)
    one.add_argument("programs", nargs="*", default=list(PROGRAMS))
    one.add_argument("--islands", type=int, nargs="+", default=[1, 2, 4])
    one.add_argument("--evaluations", type=int, default=700)
    one.add_argument("--initial-mutations", type=int, default=1)
    one.add_argument("--population", type=int, default=32)
    one.add_argument("--migrate-every", type=int, default=4)
    one.add_argument("--migrants", type=int, default=2)
    one.add_argument("--seeds", type=int, default=10)
    one.add_argument("--first-seed", type=int, default=1)
    one.add_argument("--workers", type=int, default=2)
    one.add_argument("--device", default="simt")
    one.add_argument("--alone", action="store_true", help="share no measurements")
    two = commands.add_parser("table")
    two.set_defaults(do=table)
    two.add_argument("file", type=Path)
    two.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.do(options)


if __name__ == "__main__":
    main()
