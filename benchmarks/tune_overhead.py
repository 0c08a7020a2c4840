"""Time the strategies themselves: milliseconds of processor time for a trial's ask and tell.

    python benchmarks/tune_overhead.py --trials 300 --out RESULTS.md

Nothing is measured between ask and tell; times come from a formula. The spaces are large: four
factorizations of 1024 into 4 parts and three discrete parameters, once without constraints,
once with constraints that allow about a tenth, once with so tight ones that samples have to be
built parameter by parameter.
"""

from __future__ import annotations

import argparse
import math
import platform
import statistics
import time
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import numpy as np

from gevo.errors import GevoError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.parameter import Discrete, Factorization
from gevo.tuning.registry import STRATEGIES, make_strategy
from gevo.tuning.space import Configuration, Space

PARAMETERS = {
    **{name: Factorization(1024, 4) for name in ("batch", "rows", "columns", "inner")},
    "vector": Discrete((1, 2, 4, 8)),
    "unroll": Discrete((0, 16, 64, 512)),
    "stages": Discrete((1, 2, 3, 4)),
}
THREADS = "batch[2] * rows[2] * columns[2] <= 1024"
MEMORY = "inner[3] * (rows[2] * rows[3] + columns[2] * columns[3]) * stages <= 12288"
SPACES: Mapping[str, Space] = {
    "free": Space(PARAMETERS),
    "constrained": Space(PARAMETERS, [THREADS, MEMORY, "columns[3] % vector == 0"]),
    "tight": Space(
        PARAMETERS,
        [
            THREADS,
            MEMORY,
            "columns[3] % vector == 0",
            "batch[2] * rows[2] * columns[2] >= 64",
            "batch[0] * rows[0] * columns[0] >= 512",
            "inner[0] == 1",
            "batch[1] == 1",
            "rows[1] <= 4",
        ],
    ),
}


def measure(configuration: Configuration) -> Measurement:
    """Distance from even splits; an eighth of the configurations fails."""
    tiles = configuration[:4]
    if hash(tiles) % 8 == 0:
        return Measurement(Outcome.LAUNCH_FAILED)
    away = sum(abs(math.log2(part) - 2.5) for tile in tiles for part in tile)  # type: ignore
    return Measurement(Outcome.OK, (100.0 + away,))


def overheads(space: Space, strategy: str, trials: int) -> list[float]:
    """Milliseconds of processor time of each trial."""
    chosen = make_strategy(strategy, space, 1)
    found: list[float] = []
    for _ in range(trials):
        start = time.process_time()
        one = chosen.ask()
        middle = time.process_time()
        assert one is not None
        measurement = measure(one)
        told = time.process_time()
        chosen.tell(one, measurement)
        found.append(1e3 * (middle - start + time.process_time() - told))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--trials", type=int, default=300)
    parser.add_argument("--strategies", nargs="+", default=list(STRATEGIES))
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    for strategy in args.strategies:
        try:
            make_strategy(strategy, SPACES["free"], 1)
        except GevoError as error:
            parser.exit(2, f"{error}\n")
    sizes = ", ".join(
        f"{name}: {space.size:.1e} before constraints" for name, space in SPACES.items()
    )
    lines = [
        "# What a trial costs beside its measurement\n",
        f"{date.today()}, {platform.machine()}, `python benchmarks/tune_overhead.py --trials "
        f"{args.trials}`. Processor time of a trial's ask and tell in milliseconds; one run.",
        f"Spaces: {sizes}.\n",
        "| strategy | space | mean | median | 95% | worst |",
        "|---|---|---|---|---|---|",
    ]
    for strategy in args.strategies:
        for name, space in SPACES.items():
            times = overheads(space, strategy, args.trials)
            middle, high = np.quantile(times, (0.5, 0.95))
            figures = (statistics.mean(times), middle, high, max(times))
            cells = " | ".join(f"{x:.2f}" for x in figures)
            lines.append(f"| {strategy} | {name} | {cells} |")
            print(lines[-1], flush=True)
    if args.out:
        args.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
