"""Judge the choices in `auto` where they were not made: leave one recording out.

    python benchmarks/tune_folds.py --data FOLDER --seeds 6 --out RESULTS.md

FOLDER holds Kernel Tuner cache files, as for `tune_recorded.py`. For each recording the one of
`VARIANTS` is taken that is best on all other recordings and on the synthetic spaces
(`benchmarks.rugged`), and its figures on the recording left out are reported. Recordings of one
kernel on two GPUs are left out together. Finished runs are kept in `--store`.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import json
import math
import platform
import random
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks import tables
from benchmarks.rugged import rugged
from gevo.tuning.auto import Auto, Choices
from gevo.tuning.recorded import Recording
from gevo.tuning.recording_file import read

BUDGETS = (50, 100, 200)
VARIANTS: Mapping[str, Choices] = {
    "turns": Choices(arithmetic=False, late=math.inf, patience=40),
    "arithmetic": Choices(late=math.inf, patience=40),
    "earned": Choices(patience=60),
    "patient": Choices(patience=math.inf),
    "narrow": Choices(good=(0.3, 0.3)),
    "steps": Choices(exchanges=False),
    "any order": Choices(order=math.inf),
    "repeating": Choices(repeats=False),
    "default": Choices(),
}
"""`turns`: neither coordinates of arithmetic nor shares that are earned; `arithmetic`: without the
shares; `earned`: both; `patient`: both, and it never begins anew; `default`: it does, but late;
`narrow`: of the times the best 30% are told apart best, always; `steps`: the local source takes
single steps only; `any order`: joint effects of half of the coordinates are expected; `repeating`:
nothing is learned of changes that repeat a time."""

Runs = Mapping[tuple[str, str], Sequence[Sequence[float]]]
"""By variant and space, for each seed best over optimum after each of the budgets. Variants are in
the order in which they were named."""


@cache
def space(label: str) -> Recording:
    """A recording by its path, a synthetic space by its number."""
    return rugged(int(label)) if label.isdigit() else read(Path(label))


def one_run(variant: str, label: str, seed: int) -> list[float]:
    """Best over optimum after each of the budgets; infinity while all failed."""
    recording = space(label)
    strategy = Auto(recording.space, random.Random(seed), choices=VARIANTS[variant])
    times: list[float] = []
    for configuration in iter(strategy.ask, None):
        strategy.tell(configuration, recording.measure(configuration))
        times.append(recording.times_ms.get(configuration, math.inf))
        if len(times) == BUDGETS[-1]:
            break
    best = np.minimum.accumulate(times) / recording.optimum_ms
    return [float(best[min(b, len(best)) - 1]) for b in BUDGETS]


def run(
    variants: Sequence[str], labels: Sequence[str], seeds: int, store: Path, workers: int
) -> Runs:
    """Do what is not in the store yet."""
    lines = store.read_text().splitlines() if store.exists() else []
    done: dict[tuple[str, str, int], list[float]] = {
        (r["variant"], r["space"], r["seed"]): r["at"] for r in map(json.loads, lines)
    }
    wanted = [(v, s, seed) for seed in range(seeds) for v in variants for s in labels]
    todo = [key for key in wanted if (key[0], Path(key[1]).name, key[2]) not in done]
    with ProcessPoolExecutor(workers) as pool, store.open("a") as file:
        for (variant, label, seed), at in zip(
            todo, pool.map(one_run, *zip(*todo, strict=True)), strict=True
        ):
            done[variant, Path(label).name, seed] = at
            record: dict[str, Any] = {"variant": variant, "space": Path(label).name}
            file.write(json.dumps(record | {"seed": seed, "at": at}) + "\n")
            file.flush()
    return {
        (v, s): [done[v, Path(s).name, seed] for seed in range(seeds)]
        for v in variants
        for s in labels
    }


def loss(runs: Runs, variant: str, labels: Sequence[str]) -> float:
    """Mean logarithm of best over optimum, over spaces, seeds and budgets."""
    return float(np.mean([np.log(runs[variant, label]) for label in labels]))


def cells(rows: Sequence[Sequence[float]]) -> str:
    """The mean of each budget, and its standard error over seeds."""
    found = np.array(rows)
    errors = found.std(0, ddof=1) / math.sqrt(len(found))
    return " | ".join(f"{m:.3f} ± {e:.3f}" for m, e in zip(found.mean(0), errors, strict=True))


def mean_over(runs: Runs, variant: str, labels: Sequence[str]) -> list[list[float]]:
    """Of each seed the mean over spaces."""
    return np.mean([runs[variant, label] for label in labels], 0).tolist()


def report(runs: Runs, files: Sequence[str], synthetic: Sequence[str]) -> list[str]:
    head, variants = [f"after {b}" for b in BUDGETS], list(dict.fromkeys(v for v, _ in runs))
    lines = [
        "\n## Left out\n",
        f"| left out | chosen on the others | {' | '.join(head)} |",
        "|---|---|---|---|---|",
    ]
    folds: list[Sequence[Sequence[float]]] = []
    for file in files:
        kernel = Path(file).name.split("_")[0]
        others = [f for f in files if Path(f).name.split("_")[0] != kernel] + list(synthetic)
        chosen = min(variants, key=lambda v: loss(runs, v, others))
        folds.append(runs[chosen, file])
        lines.append(f"| {Path(file).name.split('.')[0]} | {chosen} | {cells(folds[-1])} |")
    lines.append(f"| mean | | {cells(np.mean(folds, 0).tolist())} |")
    for title, labels in (("The recordings", files), ("The synthetic spaces", synthetic)):
        lines += [f"\n## {title}\n", f"| variant | {' | '.join(head)} |", "|---|---|---|---|"]
        lines += [f"| {v} | {cells(mean_over(runs, v, labels))} |" for v in variants]
    return lines


def main() -> None:
    parser = tables.parser(__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with recorded spaces")
    parser.add_argument("--seeds", type=int, default=6, help="two or more")
    parser.add_argument("--synthetic", type=int, nargs=2, default=(200, 210), help="from, to")
    parser.add_argument("--variants", nargs="+", default=list(VARIANTS), choices=list(VARIANTS))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--store", type=Path, default=Path("tune_folds.jsonl"))
    args = parser.parse_args()
    files = sorted(str(p) for p in args.data.glob("*.json*") if p.suffix in (".json", ".gz"))
    first, end = args.synthetic
    synthetic = [str(number) for number in range(first, end)]
    runs = run(args.variants, [*files, *synthetic], args.seeds, args.store, args.workers)
    lines = [
        "# What `auto` decides, judged where it was not decided\n",
        f"{date.today()}, {platform.machine()}, `python benchmarks/tune_folds.py --data FOLDER"
        f" --seeds {args.seeds} --synthetic {first} {end} --variants "
        f"{' '.join(map(repr, args.variants))}`. Best over",
        "optimum, mean over seeds and its standard error. For each recording the variant is",
        "chosen by the mean logarithm on all recordings of other kernels and on the synthetic",
        f"spaces {first} to {end - 1} (`benchmarks/rugged.py`).",
        *report(runs, files, synthetic),
    ]
    tables.write(lines, args.out)


if __name__ == "__main__":
    main()
