"""Compare ways to divide trials among several kernels, on recorded spaces.

    python benchmarks/tune_scheduler.py --data FOLDER --seeds 30 --out RESULTS.md

All recordings in FOLDER are tuned together. The figure is the weighted total of the best times
over that of the optima, after so many trials in all. Two sets of weights: every kernel is run
once (the slow ones matter most), and every kernel takes the same time at its optimum.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks import tables
from gevo.study.study import search
from gevo.tuning.recorded import NS_PER_MS, Recording
from gevo.tuning.recording_file import read
from gevo.tuning.registry import make_strategy
from gevo.tuning.session import Gradient, Policy, RoundRobin, Scheduler, Told, measured
from gevo.tuning.strategy import Strategy

BUDGETS = (100, 200, 400)
POLICIES: Mapping[str, Policy] = {"round robin": RoundRobin(), "gradient": Gradient()}


def totals(
    recordings: Sequence[Recording],
    weights: Sequence[float],
    policy: Policy,
    strategy: str,
    seed: int,
) -> list[float]:
    """Weighted total over the optimal one, after each of the budgets."""
    strategies = [make_strategy(strategy, r.space, seed) for r in recordings]
    optimum = sum(w * r.optimum_ms for w, r in zip(weights, recordings, strict=True))
    found: list[float] = []

    def checkpoint(told: Sequence[Told]) -> None:
        total = sum(map(_best, strategies, recordings, weights)) / optimum
        found.extend(total for _ in told)

    search(Scheduler(strategies, BUDGETS[-1], policy, weights), measured(recordings), checkpoint)
    return [found[min(b, len(found)) - 1] for b in BUDGETS]


def _best(strategy: Strategy, recording: Recording, weight: float) -> float:
    """The best time so far; the slowest recorded one while there is none."""
    best = strategy.best
    return weight * (best.cost / NS_PER_MS if best else max(recording.times_ms.values()))


def main() -> None:
    parser = tables.parser(__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with recorded spaces")
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--strategies", nargs="+", default=["random", "opevo", "auto"])
    args = parser.parse_args()
    recordings = [read(p) for p in sorted(args.data.glob("*.json*"))]
    if len(recordings) < 2:
        sys.exit(f"{args.data}: holds fewer than two recorded spaces (*.json, *.json.gz)")
    schemes = {
        "once each": [1.0] * len(recordings),
        "equal share": [1 / r.optimum_ms for r in recordings],
    }
    lines = [
        "# Dividing trials among kernels\n",
        f"{date.today()}, `python benchmarks/tune_scheduler.py --seeds {args.seeds}`; "
        f"{len(recordings)} recorded spaces tuned together. Weighted total over the optimal "
        "total: mean; median [10%, 90%] over seeds.\n",
        "| weights | strategy | policy | " + " | ".join(f"{b} trials" for b in BUDGETS) + " |",
        "|---|---|---|" + "---|" * len(BUDGETS),
    ]
    for scheme, weights in schemes.items():
        for strategy in args.strategies:
            for name, policy in POLICIES.items():
                rows = [
                    totals(recordings, weights, policy, strategy, seed)
                    for seed in range(args.seeds)
                ]
                cells = " | ".join(map(tables.spread, zip(*rows, strict=True)))
                lines.append(f"| {scheme} | {strategy} | {name} | {cells} |")
                print(lines[-1], file=sys.stderr, flush=True)
    tables.write(lines, args.out)


if __name__ == "__main__":
    main()
