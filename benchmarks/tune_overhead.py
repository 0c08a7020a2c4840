"""Time the strategies themselves: milliseconds of a trial's ask and tell.

Processor time, and the clock's, which on a busy machine has the time in which others ran.

    python benchmarks/tune_overhead.py --trials 300 --out RESULTS.md

Nothing is measured between ask and tell; times come from a formula. The spaces are large: four
factorizations of 1024 into 4 parts and three discrete parameters, once without constraints,
once with constraints that allow about a tenth, once with so tight ones that samples have to be
built parameter by parameter.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
import platform
import time
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gevo.errors import GevoError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.parameter import Discrete, Factorization
from gevo.tuning.registry import STRATEGIES, make_strategy
from gevo.tuning.space import Configuration, Space

FloatArray = NDArray[np.float64]
LIMIT = 50
"""Milliseconds that no trial should take."""
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


def now() -> FloatArray:
    """Milliseconds of the process and of the clock, shape (2,)."""
    return 1e3 * np.array([time.process_time(), time.perf_counter()])


def overheads(space: Space, strategy: str, trials: int, seed: int = 1) -> tuple[FloatArray, str]:
    """Milliseconds of each trial, shape (trials, 2) as `now`, and a digest of what was asked."""
    chosen = make_strategy(strategy, space, seed)
    found: list[FloatArray] = []
    asked = hashlib.sha256()
    for _ in range(trials):
        start = now()
        one = chosen.ask()
        middle = now()
        assert one is not None
        asked.update(repr(one).encode())
        measurement = measure(one)
        told = now()
        chosen.tell(one, measurement)
        found.append(middle - start + now() - told)
    return np.array(found), asked.hexdigest()[:12]


def cells(times: FloatArray) -> str:
    """Mean, median, 95%, worst, worst of the last hundred, and how many are above 50 ms."""
    middle, high = np.quantile(times, (0.5, 0.95))
    figures = (times.mean(), middle, high, times.max(), times[-100:].max())
    return " | ".join([*(f"{x:.2f}" for x in figures), str(int((times > LIMIT).sum()))])


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
        f"{date.today()}, {platform.machine()}, load {os.getloadavg()[0]:.1f} before, `python "
        f"benchmarks/tune_overhead.py --trials {args.trials}`. Milliseconds of a trial's ask and",
        "tell, of the process and by the clock; one run. `asked` is a digest of all proposals:",
        "where it is the same, a change of the strategy's code changed no choice.",
        f"Spaces: {sizes}.\n",
        f"| strategy | space | asked | time | mean | median | 95% | worst | last 100 |"
        f" > {LIMIT} |",
        f"|{'---|' * 10}",
    ]
    for strategy in args.strategies:
        for name, space in SPACES.items():
            times, asked = overheads(space, strategy, args.trials)
            for what, column in zip(("processor", "clock"), times.T, strict=True):
                lines.append(f"| {strategy} | {name} | {asked} | {what} | {cells(column)} |")
                print(lines[-1], flush=True)
    if args.out:
        args.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
