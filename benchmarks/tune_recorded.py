"""Compare tuning strategies on recorded spaces: best over optimum after 50, 100, 200 trials.

    python benchmarks/tune_recorded.py --data FOLDER --seeds 30 --out RESULTS.md

FOLDER holds Kernel Tuner cache files of whole spaces (`*.json` or `*.json.gz`, for instance from
the AutoTuning Association's benchmark hub). Strategies called `kt:NAME` are Kernel Tuner's own,
replayed on the same files; they need the package kernel_tuner in the same environment.

Evaluations are distinct configurations of the space, failed ones included: what a strategy
repeats is counted once. Finished runs are kept in `--store`, so a run can be stopped and
strategies added.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import io
import json
import random
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from gevo.errors import ConfigError
from gevo.tuning.recorded import Recording
from gevo.tuning.recording_file import read
from gevo.tuning.recording_forms import cache_json
from gevo.tuning.registry import make_strategy
from gevo.tuning.strategy import Trial

BUDGETS = (50, 100, 200)
KERNEL_TUNER_CALLS = 300
"""Evaluations that Kernel Tuner may make: enough that 200 of them are distinct and allowed."""
OURS = ("auto", "opevo", "gbfs", "na2c", "autotvm", "tpe", "random")
THEIRS = ("kt:genetic_algorithm", "kt:pso", "kt:hybrid_vndx")

Curve = list[float]
"""Best over optimum after each distinct evaluation; infinity while all failed."""


def our_curve(recording: Recording, name: str, seed: int) -> tuple[Curve, float]:
    """The curve, and the strategy's own processor time per trial in milliseconds."""
    strategy = make_strategy(name, recording.space, seed)
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
    return _curve(times, recording), 1e3 * spent / len(times)


class KernelTuner:
    """Kernel Tuner's simulation mode on one recording."""

    def __init__(self, recording: Recording, folder: Path) -> None:
        self.recording = recording
        configurations = list(recording.space.every())
        trials = [Trial(c, recording.measure(c)) for c in configurations]
        data = cache_json(recording.name, "recorded", recording.space, trials, "")
        self.cache = folder / f"{len(list(folder.iterdir()))}.json"
        self.cache.write_text(json.dumps(data))
        self.tune_params = data["tune_params"]

    def curve(self, name: str, seed: int) -> Curve:
        """What one of its strategies reaches."""
        from kernel_tuner import tune_kernel

        recording, space = self.recording, self.recording.space

        def recorded(p: Mapping[str, Any]) -> bool:
            return space.allows(tuple(p[n] for n in space.names))

        random.seed(seed)  # Kernel Tuner draws from the global generators
        np.random.seed(seed)
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            results, _ = tune_kernel(
                recording.name,
                "__global__ void nothing() {}",
                "",
                [],
                self.tune_params,
                restrictions=recorded,
                simulation_mode=True,
                cache=str(self.cache),
                strategy=name,
                strategy_options={"max_fevals": KERNEL_TUNER_CALLS},
                quiet=True,
            )
        tried = dict.fromkeys(tuple(r[n] for n in space.names) for r in results)
        times = [recording.times_ms.get(c, np.inf) for c in tried if space.allows(c)]
        return _curve(times[: BUDGETS[-1]], recording)


def _curve(times: Sequence[float], recording: Recording) -> Curve:
    best = np.minimum.accumulate(times) / recording.optimum_ms
    return [float(x) for x in best]


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
    with tempfile.TemporaryDirectory() as folder, store.open("a") as file:

        @cache
        def tuner(label: str) -> KernelTuner:
            return KernelTuner(recordings[label], Path(folder))

        for seed, label, name in todo:
            overhead: float | None = None
            if name.startswith("kt:"):
                curve = tuner(label).curve(name.removeprefix("kt:"), seed)
            else:
                curve, overhead = our_curve(recordings[label], name, seed)
            at = [curve[min(b, len(curve)) - 1] for b in BUDGETS]
            record = {"space": label, "strategy": name, "seed": seed, "at": at}
            record |= {"evaluations": len(curve), "ms": overhead}
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

    def _overhead(self, name: str, spaces: Sequence[str]) -> str:
        rows = [r for r in self.records if r["strategy"] == name and r["space"] in spaces]
        found = [r["ms"] for r in rows if r["ms"] is not None]
        return f"{statistics.mean(found):.2f}" if found else "-"


_CELL = "mean; median [10%, 90%]"


def _head(more: str) -> Iterable[str]:
    titles = [f"after {b}" for b in BUDGETS] + more.split(" | ")
    yield f"| strategy | {' | '.join(titles)} |"
    yield "|---|" + "---|" * len(titles)


def _cells(rows: Sequence[Sequence[float]]) -> str:
    """One cell per budget; `rows` has a row per seed."""
    found: list[str] = []
    for values in zip(*rows, strict=True):
        low, middle, high = np.quantile(values, (0.1, 0.5, 0.9))
        found.append(f"{statistics.mean(values):.3f}; {middle:.3f} [{low:.3f}, {high:.3f}]")
    return " | ".join(found)


def available(names: Sequence[str], recording: Recording) -> list[str]:
    """The strategies whose packages are installed; the others are named on stderr."""
    found: list[str] = []
    for name in names:
        if name.startswith("kt:"):
            missing = "" if importlib.util.find_spec("kernel_tuner") else "needs kernel_tuner"
        else:
            missing = _refusal(name, recording)
        if missing:
            print(f"left out: {name}: {missing}", file=sys.stderr)
        else:
            found.append(name)
    return found


def _refusal(name: str, recording: Recording) -> str:
    try:
        make_strategy(name, recording.space, 0)
    except ConfigError as error:
        return str(error)
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--data", type=Path, required=True, help="folder with recorded spaces")
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--strategies", nargs="+", default=[*OURS, *THEIRS])
    parser.add_argument("--spaces", nargs="+", help="files by stem (default: all)")
    parser.add_argument("--store", type=Path, default=Path("tune_recorded.jsonl"))
    parser.add_argument("--chosen-on", nargs="+", help="spaces on which `auto` was designed")
    parser.add_argument("--note", type=Path, help="Markdown to put in front of the tables")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    files = sorted(p for p in args.data.glob("*.json*") if p.suffix in (".json", ".gz"))
    recordings = {p.name.split(".")[0]: read(p) for p in files}
    if args.spaces:
        recordings = {name: recordings[name] for name in args.spaces}
    if not recordings:
        sys.exit(f"{args.data}: holds no recorded space (*.json, *.json.gz)")
    names = available(args.strategies, next(iter(recordings.values())))
    run(recordings, names, args.seeds, args.store)
    spaces, command = list(recordings), f"--seeds {args.seeds}"
    tables = Report(load(args.store), names, args.seeds)
    lines = [
        "# Tuning strategies on recorded spaces\n",
        f"{date.today()}, `python benchmarks/tune_recorded.py --data FOLDER {command}`.",
        f"Seeds 0 to {args.seeds - 1}, {BUDGETS[-1]} distinct evaluations a run. Figures are the",
        "best time over the optimum of the space. Overhead is the strategy's own processor time",
        "per trial.\n",
        *([args.note.read_text().rstrip()] if args.note else []),
        *tables.means("All spaces", spaces),
    ]
    if args.chosen_on:
        lines += tables.means("Spaces on which `auto` was designed", args.chosen_on)
        others = [space for space in spaces if space not in args.chosen_on]
        lines += tables.means("The other spaces", others)
    for space in spaces:
        lines += tables.space(space)
    text = "\n".join(lines) + "\n"
    if args.out:
        args.out.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
