"""Tune generated kernels on simt's modelled time, in the manner of the OpEvo paper's tables 1-3.

    nice python benchmarks/sketch_table.py --trials 200 --seeds 3 --out RESULTS.md

Gao et al. 2020 (arXiv 2006.05664) tune their operators for 500 trials with each strategy and
report the best throughput, its variance, and how many trials it takes. Here the operators are
scaled down, so that simulating a configuration takes some 10 ms, and times are MODELLED ones.
Every configuration that is measured is also compared with numpy.

Measurements are kept in `--cache`: other seeds and strategies, and a second call, reuse them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import multiprocessing
import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from datetime import date
from pathlib import Path

import numpy as np

from gevo.device import simt
from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.tune.registry import make_strategy
from gevo.tune.sketch.kernel import kernel_text
from gevo.tune.sketch.operator import Kind, Operator
from gevo.tune.sketch.schedule import default_configuration, space
from gevo.tune.sketch.tiling import tiling
from gevo.tune.sketch.workload import expected
from gevo.tune.space import Configuration, hashable
from gevo.tune.strategy import Strategy
from gevo.workload.case import Buffer, Launches, Pointer, Role

OPERATORS = {
    one.name: one
    for one in (
        Operator("mm1_small", Kind.MATMUL, (64, 128, 128)),
        Operator("mm2_small", Kind.MATMUL, (64, 128, 512)),
        Operator("mm3_small", Kind.MATMUL, (64, 512, 128)),
        Operator("bmm1_small", Kind.BATCH_MATMUL, (60, 32, 32, 16)),
        Operator("bmm2_small", Kind.BATCH_MATMUL, (60, 32, 32, 16), transpose_a=True),
        Operator("bmm3_small", Kind.BATCH_MATMUL, (60, 32, 16, 32), transpose_b=True),
        Operator("c1_small", Kind.CONV2D, (2, 3, 67, 67, 16, 11, 11), stride=4),
        Operator("c2_small", Kind.CONV2D, (2, 8, 27, 27, 24, 5, 5), padding=2),
    )
}
"""The paper's eight, smaller: products by 8 along each axis of MM (BMM: 4, and 16 times fewer),
C1 with a smaller image, C2 with fewer channels, both for fewer images."""

STRATEGIES = ("opevo", "autotvm", "gbfs", "na2c", "auto", "random")
NEAR = 0.95
"""A trial has arrived when it has this share of the best throughput that any trial had."""


class Simulator:
    """Models the time of an operator's configurations; one per worker process.

    Attributes:
        operator: The operator.
    """

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        self._device = SimtDevice()
        rng = np.random.default_rng(1)
        self._inputs = {
            name: rng.uniform(-1, 1, shape).astype(np.float32)
            for name, shape in operator.shapes.items()
        }
        self._expected = expected(operator, self._inputs)["c"]

    def time_ns(self, configuration: Configuration) -> float:
        """Raises AssertionError when the result is wrong; a configuration never fails."""
        name = self.operator.name
        program = Program(Dialect.LLVM, kernel_text(self.operator, configuration), (name,))
        tiles = tiling(self.operator, configuration)
        blocks = math.prod(tiles.part(axis, "block") for axis in tiles.nest.spatial)
        pointers = [Pointer(one) for one in (*self._inputs, "c")]
        buffers = [Buffer(one, array, Role.IN) for one, array in self._inputs.items()]
        buffers.append(Buffer("c", np.empty(self.operator.output, np.float32), Role.OUT))
        launches = Launches(
            tuple(buffers),
            lambda host: host.launch(name, (blocks, 1, 1), (tiles.threads, 1, 1), pointers),
        )
        binary = self._device.compile(self._device.lower(program))
        try:
            result = self._device.run(binary, launches, RunOptions())
        finally:
            binary.close()
        bound = 1e-5 * math.sqrt(self.operator.depth)
        np.testing.assert_allclose(result.outputs["c"], self._expected, rtol=bound, atol=bound)
        return result.times_ns[0]


_simulators: dict[str, Simulator] = {}
"""Of this worker process, by operator."""


def simulate(operator: Operator, configuration: Configuration) -> float:
    """The modelled time in nanoseconds; runs in a worker process."""
    if operator.name not in _simulators:
        _simulators[operator.name] = Simulator(operator)
    return _simulators[operator.name].time_ns(configuration)


class Memo:
    """Modelled times on disk, one line per configuration.

    The file's name depends on the simulator, its sources included, and on the generated text.
    """

    def __init__(self, folder: Path, operator: Operator) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        text = kernel_text(operator, default_configuration(operator))
        sources = sorted(Path(simt.__path__[0]).glob("*.py"))
        about = [repr(SimtDevice().fingerprint()), text, repr(operator)]
        about += [path.read_text() for path in sources]
        digest = hashlib.sha256("\0".join(about).encode()).hexdigest()[:12]
        self._path = folder / f"{operator.name}-{digest}.jsonl"
        self.times: dict[Configuration, float] = {}
        if self._path.exists():
            for line in self._path.read_text().splitlines():
                values, time_ns = json.loads(line)
                self.times[tuple(map(hashable, values))] = time_ns

    def add(self, times: Mapping[Configuration, float]) -> None:
        """Remember times."""
        self.times.update(times)
        with self._path.open("a") as file:
            file.writelines(json.dumps(pair) + "\n" for pair in times.items())


def tune_all(
    operator: Operator, runs: Sequence[tuple[str, int]], trials: int, pool: Executor, memo: Memo
) -> Mapping[tuple[str, int], Strategy]:
    """Tune once per strategy and seed, all side by side, one trial each at a time."""
    sessions = {run: make_strategy(run[0], space(operator), run[1]) for run in runs}
    began = time.monotonic()
    for done in range(trials):
        asked = {run: session.ask() for run, session in sessions.items()}
        wanted = {one for one in asked.values() if one is not None}
        missing = sorted(wanted - memo.times.keys())
        times = pool.map(simulate, [operator] * len(missing), missing)
        memo.add(dict(zip(missing, times, strict=True)))
        for run, configuration in asked.items():
            if configuration is not None:
                measured = Measurement(Outcome.OK, times_ns=(memo.times[configuration],))
                sessions[run].tell(configuration, measured)
        if (done + 1) % 50 == 0:
            spent = time.monotonic() - began
            print(
                f"{operator.name}: {done + 1} trials, {spent:.0f} s", file=sys.stderr, flush=True
            )
    return sessions


def rows(
    operator: Operator, sessions: Mapping[tuple[str, int], Strategy], trials: int
) -> Sequence[str]:
    """A table row for each strategy, those with the best mean first."""
    costs = {run: [t.cost for t in session.trials] for run, session in sessions.items()}
    best = min(map(min, costs.values()))
    found: list[tuple[float, str]] = []
    for strategy in dict.fromkeys(name for name, _ in costs):
        own = [c for (name, _), c in costs.items() if name == strategy]
        rates = [operator.flops / min(c) for c in own]  # per nanosecond: GFLOP/s
        arrivals = [_arrival(c, best / NEAR) for c in own]
        reached = [a for a in arrivals if a is not None]
        middle = statistics.median(math.inf if a is None else a for a in arrivals)
        cells = [
            operator.name,
            strategy,
            f"{statistics.mean(rates):.1f}",
            f"{statistics.pvariance(rates):.3g}",
            f"{statistics.mean(map(min, own)) / best:.3f}",
            f"> {trials}" if middle == math.inf else f"{middle:.0f}",
            f"{len(reached)}/{len(own)}",
        ]
        found.append((-statistics.mean(rates), f"| {' | '.join(cells)} |"))
    return [row for _, row in sorted(found)]


def _arrival(costs: Sequence[float], bound: float) -> int | None:
    return next((i + 1 for i, cost in enumerate(costs) if cost <= bound), None)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--trials", type=int, default=500)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--operators", nargs="+", choices=OPERATORS, default=list(OPERATORS))
    parser.add_argument("--strategies", nargs="+", default=list(STRATEGIES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--cache", type=Path, default=Path("runs/sketch_table"))
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    runs = [(name, seed) for name in args.strategies for seed in range(args.seeds)]
    device = SimtDevice()
    lines = [
        "# Generated kernels: strategies compared\n",
        f"{date.today()}, `python benchmarks/sketch_table.py --trials {args.trials} "
        f"--seeds {args.seeds} --operators {' '.join(args.operators)}`. MODELLED times of "
        f"{device.name}; nothing here ran on a GPU. Mean and variance over seeds of the best "
        f"GFLOP/s; mean best time over the best that any run found; median of the trials until "
        f"{NEAR:.0%} of the best throughput, and how many seeds got there.\n",
        "| operator | strategy | GFLOP/s | variance | time / best | trials to 95% | got there |",
        "|---|---|---|---|---|---|---|",
    ]
    # Forked workers simulate with the code that this process has loaded.
    with ProcessPoolExecutor(args.workers, multiprocessing.get_context("fork")) as pool:
        for name in args.operators:
            operator = OPERATORS[name]
            memo = Memo(args.cache, operator)
            sessions = tune_all(operator, runs, args.trials, pool, memo)
            lines += rows(operator, sessions, args.trials)
            text = "\n".join(lines) + "\n"
            print(text)
            if args.out:
                args.out.write_text(text)


if __name__ == "__main__":
    main()
