"""Compare tuning strategies on recorded spaces: best over optimum after 50, 100, 200 trials.

    python benchmarks/tune_recorded.py --data FOLDER --seeds 30 --out RESULTS.md

FOLDER holds recordings of whole spaces, as `gevo tune --device recorded:FILE` takes them. All
strategies are asked and told in the same way, on the same spaces, with the same number of trials,
failed ones included: gevo's own, Kernel Tuner's (`kt:NAME`, needs kernel_tuner in the same
environment; told the number of trials that it has) and Optuna's samplers (`optuna:NAME`).

Cells are means with 95% bootstrap intervals. Whether the reference (`--against`) differs from
another strategy is tested on pairs of the same space and seed (Wilcoxon's signed ranks), corrected
for the number of comparisons (Holm): that says whether a difference on these spaces is more than
chance, not whether it holds on others. Finished runs are kept in `--store`, so a run can be
stopped and strategies added.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks import tables
from gevo.errors import ConfigError
from gevo.tuning.recorded import Recording
from gevo.tuning.recording_file import read
from gevo.tuning.registry import make_strategy

BUDGETS = (50, 100, 200)
OURS = ("auto", "opevo", "gbfs", "na2c", "autotvm", "random")
THEIRS = (
    "kt:genetic_algorithm",
    "kt:pso",
    "kt:hybrid_vndx",
    "kt:adaptive_tabu_greywolf",
    "kt:diff_evo",
    "kt:simulated_annealing",
    "kt:dual_annealing",
    "kt:greedy_ils",
    "optuna:tpe",
    "optuna:nsgaii",
)
NEVER = 1e3
"""Stands for infinity where logarithms are taken: until then all trials failed."""
REAL = 0.05
"""p below which a difference is called real."""

Curve = list[float]
"""Best over optimum after each distinct evaluation; infinity while all failed."""


def planned(name: str) -> str:
    """The strategy's full name: Kernel Tuner's plan for a number of trials."""
    return f"{name},max_fevals={BUDGETS[-1]}" if name.startswith("kt:") else name


def curve(recording: Recording, name: str, seed: int) -> tuple[Curve, float]:
    """The curve, and the processor time per trial in milliseconds, of this process."""
    strategy = make_strategy(planned(name), recording.space, seed)
    times: list[float] = []
    spent = 0.0
    for _ in range(BUDGETS[-1]):
        start = time.process_time()
        configuration = strategy.ask()
        spent += time.process_time() - start
        if configuration is None:
            break
        measurement = recording.measure(configuration)
        times.append(recording.times_ms.get(configuration, np.inf))
        start = time.process_time()
        strategy.tell(configuration, measurement)
        spent += time.process_time() - start
    best = np.minimum.accumulate(times) / recording.optimum_ms
    return [float(x) for x in best], 1e3 * spent / len(times)


def run(
    recordings: Mapping[str, Recording], names: Sequence[str], seeds: int, store: Path
) -> None:
    """Do what is not in the store yet; one line per run."""
    done = {(r["space"], r["strategy"], r["seed"]) for r in load(store)}
    todo = [
        (seed, label, name)
        for seed in range(seeds)  # outermost, so that a run that is stopped is balanced
        for label in recordings
        for name in names
        if (label, name, seed) not in done
    ]
    with store.open("a") as file:
        for seed, label, name in todo:
            found, overhead = curve(recordings[label], name, seed)
            at = [found[min(b, len(found)) - 1] for b in BUDGETS]
            record = {"space": label, "strategy": name, "seed": seed, "at": at}
            record |= {"evaluations": len(found), "ms": overhead}
            file.write(json.dumps(record) + "\n")
            file.flush()


def load(store: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in store.read_text().splitlines()] if store.exists() else []


class Report:
    """Markdown from the finished runs."""

    def __init__(
        self, records: Sequence[dict[str, Any]], names: Sequence[str], seeds: int
    ) -> None:
        self.records = [r for r in records if r["seed"] < seeds]
        self.names = names

    def at(self, name: str, space: str) -> dict[int, list[float]]:
        """By seed, best over optimum after each of the budgets."""
        wanted = (name, space)
        return {r["seed"]: r["at"] for r in self.records if (r["strategy"], r["space"]) == wanted}

    def means(self, title: str, spaces: Sequence[str]) -> Iterable[str]:
        """The table of a group of spaces: each seed's mean over them."""
        yield f"\n## {title}\n"
        yield f"Of each seed the mean over {', '.join(spaces)}; of these: {_CELL}.\n"
        yield from _head("seeds | overhead (ms)")
        for name in self.names:
            found = [self.at(name, space) for space in spaces]
            seeds = set.intersection(*(set(one) for one in found))
            rows = [np.mean([one[seed] for one in found], 0).tolist() for seed in sorted(seeds)]
            if rows:
                more = f"{len(rows)} | {self._overhead(name, spaces)}"
                yield f"| {name} | {_cells(rows)} | {more} |"

    def space(self, space: str) -> Iterable[str]:
        """The table of one space."""
        yield f"\n## {space}\n"
        yield f"{_CELL}.\n"
        yield from _head("seeds")
        for name in self.names:
            rows = list(self.at(name, space).values())
            if rows:
                yield f"| {name} | {_cells(rows)} | {len(rows)} |"

    def compared(self, against: str, spaces: Sequence[str]) -> Iterable[str]:
        """The table of what differs from the reference, after each of the budgets."""
        pairs: dict[str, tuple[list[float], list[float]]] = {}
        count = 0
        for name in self.names:
            both = [(self.at(against, s), self.at(name, s)) for s in spaces]
            found = [(a[seed], b[seed]) for a, b in both for seed in sorted(a.keys() & b.keys())]
            if name == against or not found:
                continue
            count = max(count, len(found))
            for i, budget in enumerate(BUDGETS):
                ours = [min(a[i], NEVER) for a, _ in found]
                pairs[f"{name} {budget}"] = (ours, [min(b[i], NEVER) for _, b in found])
        real = tables.holm({key: tables.wilcoxon(*both) for key, both in pairs.items()})
        yield f"\n## What differs from `{against}`\n"
        yield (
            f"Geometric mean of the strategy's time over that of `{against}` (above 1: it is "
            f"slower) on at most {count} pairs of space and seed, and p of the signed-rank test, "
            f"corrected by Holm for {len(real)} comparisons. **Bold** where p < {REAL}.\n"
        )
        yield from _head("pairs")
        for name in self.names:
            cells: list[str] = []
            for budget in BUDGETS:
                if (key := f"{name} {budget}") in pairs:
                    ours, other = map(np.array, pairs[key])
                    cell = f"{np.exp(np.mean(np.log(other / ours))):.3f}, p = {real[key]:.2g}"
                    cells.append(f"**{cell}**" if real[key] < REAL else cell)
            if cells:
                pair_count = len(pairs[f"{name} {BUDGETS[0]}"][0])
                yield f"| {name} | {' | '.join(cells)} | {pair_count} |"

    def _overhead(self, name: str, spaces: Sequence[str]) -> str:
        rows = [r for r in self.records if r["strategy"] == name and r["space"] in spaces]
        found = [r["ms"] for r in rows if r["ms"] is not None]
        return f"{statistics.mean(found):.2f}" if found else "-"


_CELL = "mean [95% interval]; median"


def _head(more: str) -> Iterable[str]:
    titles = [f"after {b}" for b in BUDGETS] + more.split(" | ")
    yield f"| strategy | {' | '.join(titles)} |"
    yield "|---|" + "---|" * len(titles)


def _cells(rows: Sequence[Sequence[float]]) -> str:
    """One cell per budget; `rows` has a row per seed."""
    found: list[str] = []
    for values in zip(*rows, strict=True):
        low, high = tables.interval(values)
        found.append(
            f"{statistics.mean(values):.3f} [{low:.3f}, {high:.3f}];"
            f" {statistics.median(values):.3f}"
        )
    return " | ".join(found)


def available(names: Sequence[str], recording: Recording) -> list[str]:
    """The strategies whose packages are installed; the others are named on stderr."""
    found: list[str] = []
    for name in names:
        try:
            make_strategy(planned(name), recording.space, 0)
        except ConfigError as error:
            print(f"left out: {name}: {error}", file=sys.stderr)
        else:
            found.append(name)
    return found


def main() -> None:
    parser = tables.parser(__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with recorded spaces")
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--strategies", nargs="+", default=[*OURS, *THEIRS])
    parser.add_argument("--spaces", nargs="+", help="files by stem (default: all)")
    parser.add_argument("--against", default="auto", help="what the others are compared with")
    parser.add_argument("--store", type=Path, default=Path("tune_recorded.jsonl"))
    parser.add_argument("--chosen-on", nargs="+", help="spaces on which `auto` was designed")
    parser.add_argument("--note", type=Path, help="Markdown to put in front of the tables")
    args = parser.parse_args()
    suffixes = (".json", ".csv", ".gz")
    files = sorted(p for p in args.data.glob("*.*") if p.suffix in suffixes)
    recordings = {p.name.split(".")[0]: read(p) for p in files}
    if args.spaces:
        recordings = {name: recordings[name] for name in args.spaces}
    if not recordings:
        sys.exit(f"{args.data}: holds no recorded space (*.json, *.csv, *.gz)")
    names = available(args.strategies, next(iter(recordings.values())))
    run(recordings, names, args.seeds, args.store)
    spaces, command = list(recordings), f"--seeds {args.seeds}"
    report = Report(load(args.store), names, args.seeds)
    lines = [
        "# Tuning strategies on recorded spaces\n",
        f"{date.today()}, `python benchmarks/tune_recorded.py --data FOLDER {command}`.",
        f"Seeds 0 to {args.seeds - 1}, {BUDGETS[-1]} distinct evaluations a run. Figures are the",
        "best time over the optimum of the space. Overhead is the processor time per trial in",
        "gevo's process; Kernel Tuner's strategies think in another.\n",
        *([args.note.read_text().rstrip()] if args.note else []),
        *report.means("All spaces", spaces),
        *report.compared(args.against, spaces),
    ]
    if args.chosen_on:
        lines += report.means("Spaces on which `auto` was designed", args.chosen_on)
        others = [space for space in spaces if space not in args.chosen_on]
        lines += report.means("The other spaces", others)
    for space in spaces:
        lines += report.space(space)
    tables.write(lines, args.out)


if __name__ == "__main__":
    main()
