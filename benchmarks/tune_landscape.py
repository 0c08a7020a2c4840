"""Compare tuning strategies on a space of factorizations, which no recorded space has.

    python benchmarks/tune_landscape.py --seeds 30 --out RESULTS.md

The times are those of a formula (`tests/tuning/landscape.py`, `matmul`), not of a GPU: this says
how strategies deal with such spaces, nothing about kernels. Finished runs are kept in `--store`.
"""

from __future__ import annotations

import json
import math
import statistics
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks import tables
from gevo.study.tuning_session import tune_problem
from tests.tuning.landscape import matmul

TRIALS = 500
BUDGETS = (100, 200, TRIALS)
NEAR = 0.95


def curve(strategy: str, seed: int) -> list[float]:
    """The best time after each trial; infinity while all have failed."""
    costs = [trial.cost for trial in tune_problem(matmul(), TRIALS, strategy, seed).trials]
    return [float(x) for x in np.minimum.accumulate(costs)]


def load(store: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in store.read_text().splitlines()] if store.exists() else []


def row(strategy: str, curves: Sequence[Sequence[float]], best: float) -> str:
    """Best over best known, its standard deviation, and trials until near the best known."""
    cells: list[str] = []
    ends: list[float] = []
    for budget in BUDGETS:
        ends = sorted(one[budget - 1] / best for one in curves)  # infinite: nothing was found
        cells.append(tables.spread(ends))
    finite = len(ends) > 1 and math.isfinite(ends[-1])
    cells.append(f"{statistics.stdev(ends):.3f}" if finite else "-")
    needed = [sum(x > best / NEAR for x in one) + 1 for one in curves]
    reached = sum(n <= TRIALS for n in needed)
    cells.append(
        f"{statistics.median(needed):.0f}" if 2 * reached > len(needed) else f"> {TRIALS}"
    )
    return f"| {strategy} | {' | '.join(cells)} | {reached} of {len(needed)} |"


def main() -> None:
    parser = tables.parser(__doc__)
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--strategies", nargs="+", default=["auto", "opevo", "gbfs", "random"])
    parser.add_argument("--store", type=Path, default=Path("tune_landscape.jsonl"))
    args = parser.parse_args()
    done = {(r["strategy"], r["seed"]) for r in load(args.store)}
    with args.store.open("a") as file:
        for seed in range(args.first, args.first + args.seeds):
            for strategy in args.strategies:
                if (strategy, seed) not in done:
                    record = {"strategy": strategy, "seed": seed, "curve": curve(strategy, seed)}
                    file.write(json.dumps(record) + "\n")
                    file.flush()
    records = [r for r in load(args.store) if 0 <= r["seed"] - args.first < args.seeds]
    best = min(r["curve"][-1] for r in records)
    lines = [
        "# Tuning strategies on a space of factorizations\n",
        f"{date.today()}, `python benchmarks/tune_landscape.py --seeds {args.seeds}"
        f" --first {args.first}`. Synthetic:",
        "the times are those of a formula (a matrix product of 1024 on an imagined GPU), not of",
        f"a device. {matmul().space.size:.1e} configurations, {TRIALS} trials a run. Cells: mean;",
        "median [10%, 90%] of the best time over the best that any run found; where all trials",
        "failed it counts as infinite. Standard deviation after the last trial. Trials until",
        f"within {NEAR:.0%} of the best: the median over seeds, and how many seeds got there.\n",
        f"| strategy | {' | '.join(f'after {b}' for b in BUDGETS)} | standard deviation |"
        " trials to 95% | got there |",
        "|---|" + "---|" * (len(BUDGETS) + 3),
    ]
    for strategy in args.strategies:
        curves = [r["curve"] for r in records if r["strategy"] == strategy]
        if curves:
            lines.append(row(strategy, curves, best))
    tables.write(lines, args.out)


if __name__ == "__main__":
    main()
