"""Tune generated kernels on simt's modelled time, in the manner of the OpEvo paper's tables 1-3.

    nice python benchmarks/sketch_table.py --seeds 5 --out RESULTS.md

Gao et al. 2020 (arXiv 2006.05664) tune their operators for 500 trials with each strategy and
report the best throughput, its variance, and how many trials it takes. Here times are MODELLED,
without the cost of a launch, and only the first block of a grid is simulated, for all blocks of
these kernels do the same work (those at an edge may do a little less). Where several blocks share
each sum, those of the first tile are simulated and the whole second kernel, whose launch counts.
What was written is compared with numpy. Sums are shorter and batches smaller than the paper's, so
that a configuration takes some 0.1 s; rows, columns and images have the paper's size.

Measurements are kept in `--cache`: other seeds and strategies, and a second call, reuse them; what
was stopped goes on from there when it is called again.
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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device import simt
from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.memory import LaunchCounts
from gevo.device.simt.model.time import LaunchTime, launch_time_ns, load_gpu
from gevo.device.simt.run.session import Launched
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.tuning.registry import make_strategy
from gevo.tuning.sketch import split
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.operator import Kind, Operator
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.sketch.tiling import Tiling, tiling
from gevo.tuning.sketch.workload import expected
from gevo.tuning.space import Configuration, hashable
from gevo.tuning.strategy import Strategy
from gevo.workload.case import Buffer, Host, Launches, Pointer, Role

OPERATORS = {
    one.name: one
    for one in (
        Operator("mm1", Kind.MATMUL, (512, 128, 1024)),
        Operator("mm2", Kind.MATMUL, (512, 128, 4096)),
        Operator("mm3", Kind.MATMUL, (512, 512, 1024)),
        Operator("bmm1", Kind.BATCH_MATMUL, (240, 128, 128, 64)),
        Operator("bmm2", Kind.BATCH_MATMUL, (240, 128, 128, 64), transpose_a=True),
        Operator("bmm3", Kind.BATCH_MATMUL, (240, 128, 64, 128), transpose_b=True),
        Operator("c1", Kind.CONV2D, (16, 3, 227, 227, 64, 11, 11), stride=4),
        Operator("c2", Kind.CONV2D, (16, 8, 27, 27, 192, 5, 5), padding=2),
    )
}
"""The paper's with an eighth of the sums (MM), 240 of 960 products (BMM), 16 of 512 images (C1,
C2), and 8 of 64 channels (C2)."""

STRATEGIES = ("auto", "opevo", "gbfs", "na2c", "autotvm", "tpe", "random")
NEAR = 0.95
"""A trial has arrived when it has this share of the best throughput that any trial had."""


class Simulator:
    """Models the time of an operator's configurations; one per worker process.

    Attributes:
        operator: The operator.
    """

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        self._launched: list[Launched] = []
        self._device = SimtDevice(observe=self._launched.append)
        rng = np.random.default_rng(1)
        self._inputs = {
            name: rng.uniform(-1, 1, shape).astype(np.float32)
            for name, shape in operator.shapes.items()
        }
        self._expected = expected(operator, self._inputs)["c"]

    def time_ns(self, configuration: Configuration, only_first: bool = True) -> float:
        """Raises AssertionError when a result is wrong; a configuration never fails."""
        text = kernel_text(self.operator, configuration)
        program = Program(Dialect.LLVM, text, split.kernels(self.operator))
        tiles = tiling(self.operator, configuration)
        ran = tiles.split if only_first else tiles.blocks
        launches = Launches(self._buffers(tiles.split), partial(self._drive, tiles, ran))
        self._launched.clear()
        binary = self._device.compile(self._device.lower(program))
        try:
            outputs = self._device.run(binary, launches, RunOptions()).outputs
        finally:
            binary.close()
        self._check(outputs["c"], ran / tiles.blocks)
        first, *second = self._launched
        return _whole_ns(first, tiles.blocks) + sum(
            _time(one, one.counts).time_ns for one in second
        )

    def _buffers(self, parts: int) -> tuple[Buffer, ...]:
        """Inputs, and results of which nothing is there yet."""
        found = [Buffer(one, array, Role.IN) for one, array in self._inputs.items()]
        nothing = np.full(self.operator.output, np.nan, np.float32)
        found.append(Buffer("c", nothing, Role.INOUT))
        if split.offered(self.operator):
            room = np.repeat(nothing[None], parts, 0) if parts > 1 else np.zeros(1, np.float32)
            found.append(Buffer("partial", room, Role.SCRATCH))
        return tuple(found)

    def _drive(self, tiles: Tiling, ran: int, host: Host) -> None:
        shapes = [(ran, tiles.threads), split.sum_launch(self.operator)]
        for kernel, names, (blocks, threads) in zip(
            split.kernels(self.operator),
            split.pointers(self.operator),
            shapes if tiles.split > 1 else shapes[:1],
            strict=False,
        ):
            host.launch(kernel, (blocks, 1, 1), (threads, 1, 1), list(map(Pointer, names)))

    def _check(self, found: NDArray[Any], share: float) -> None:
        """What was written is right, and is about the share that it should be."""
        written = ~np.isnan(found)
        least = 1.0 if share == 1.0 else 0.5 * share
        assert written.mean() >= least, f"{written.mean()} of the result is there, not {share}"
        bound = 1e-5 * math.sqrt(self.operator.depth)
        right = self._expected[written]
        np.testing.assert_allclose(found[written], right, rtol=bound, atol=bound)


def _whole_ns(launched: Launched, blocks: int) -> float:
    """Time of the whole grid, each of whose blocks does what the simulated ones did."""
    counts = launched.counts
    times = blocks // counts.grid[0]
    whole = replace(
        counts,
        grid=(blocks, 1, 1),
        warp_blocks=counts.warp_blocks * times,
        thread_blocks=counts.thread_blocks * times,
    )
    return _time(launched, whole).kernel_ns


def _time(launched: Launched, counts: LaunchCounts) -> LaunchTime:
    return launch_time_ns(launched.kernel.profile, counts, load_gpu("H200"))


_simulators: dict[str, Simulator] = {}
"""Of this worker process, by operator."""


def simulate(operator: Operator, configuration: Configuration) -> float:
    """The modelled time in nanoseconds; runs in a worker process."""
    if operator.name not in _simulators:
        _simulators[operator.name] = Simulator(operator)
    return _simulators[operator.name].time_ns(configuration)


class Simulators:
    """Worker processes; a configuration on which one dies has failed."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._renew()

    def _renew(self) -> None:
        # Forked workers simulate with the code that this process has loaded.
        self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("fork"))

    def times(
        self, operator: Operator, configurations: Sequence[Configuration]
    ) -> Sequence[float]:
        """Modelled times in nanoseconds; infinity for a configuration that failed."""
        try:
            return list(self._pool.map(simulate, [operator] * len(configurations), configurations))
        except BrokenProcessPool:
            self._renew()
            return [self._alone(operator, one) for one in configurations]

    def close(self) -> None:
        """End the workers."""
        self._pool.shutdown()

    def _alone(self, operator: Operator, configuration: Configuration) -> float:
        try:
            return self._pool.submit(simulate, operator, configuration).result()
        except BrokenProcessPool:
            self._renew()
            return math.inf


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
    operator: Operator,
    runs: Sequence[tuple[str, int]],
    trials: int,
    simulators: Simulators,
    memo: Memo,
) -> Mapping[tuple[str, int], Strategy]:
    """Tune once per strategy and seed, all side by side, one trial each at a time."""
    sessions = {run: make_strategy(run[0], space(operator), run[1]) for run in runs}
    began = time.monotonic()
    for done in range(trials):
        asked = {run: session.ask() for run, session in sessions.items()}
        wanted = {one for one in asked.values() if one is not None}
        missing = sorted(wanted - memo.times.keys())
        times = simulators.times(operator, missing)
        memo.add(dict(zip(missing, times, strict=True)))
        for run, configuration in asked.items():
            if configuration is not None:
                sessions[run].tell(configuration, measurement(memo.times[configuration]))
        if (done + 1) % 50 == 0:
            spent = time.monotonic() - began
            print(
                f"{operator.name}: {done + 1} trials, {spent:.0f} s", file=sys.stderr, flush=True
            )
    return sessions


def measurement(time_ns: float) -> Measurement:
    """A modelled time as a strategy is told it; infinity: it failed."""
    if time_ns == math.inf:
        return Measurement(Outcome.COMPILE_FAILED, detail="the worker died")
    return Measurement(Outcome.OK, times_ns=(time_ns,))


def rows(
    operator: Operator, sessions: Mapping[tuple[str, int], Strategy], trials: int
) -> Sequence[str]:
    """A table row for each strategy, those with the best mean first."""
    costs = {run: [t.cost for t in session.trials] for run, session in sessions.items()}
    best = min(map(min, costs.values()))
    names = list(dict.fromkeys(name for name, _ in costs))
    runs = {n: [c for (name, _), c in costs.items() if name == n] for n in names}
    ends = {n: statistics.mean(map(min, own)) for n, own in runs.items()}
    found: list[tuple[float, str]] = []
    for strategy in names:
        own = runs[strategy]
        rates = [operator.flops / min(c) for c in own]  # per nanosecond: GFLOP/s
        arrivals = [_arrival(c, best / NEAR) for c in own]
        reached = [a for a in arrivals if a is not None]
        others = min((end for n, end in ends.items() if n != strategy), default=math.inf)
        level = [_arrival(c, others) for c in own]
        cells = [
            operator.name,
            strategy,
            f"{statistics.mean(rates):.1f}",
            f"{statistics.pvariance(rates):.3g}",
            f"{statistics.mean(map(min, own)) / best:.3f}",
            _median(arrivals, trials),
            f"{len(reached)}/{len(own)}",
            _median(level, trials),
            f"{sum(a is not None for a in level)}/{len(own)}",
        ]
        found.append((-statistics.mean(rates), f"| {' | '.join(cells)} |"))
    return [row for _, row in sorted(found)]


def _median(arrivals: Sequence[int | None], trials: int) -> str:
    middle = statistics.median(math.inf if a is None else a for a in arrivals)
    return f"> {trials}" if middle == math.inf else f"{middle:.0f}"


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
        f"{NEAR:.0%} of the best throughput, and how many seeds got there; the same until the "
        "mean best time of the best other strategy.\n",
        "| operator | strategy | GFLOP/s | variance | time / best | trials to 95% | got there "
        "| trials to the best other | got there |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    simulators = Simulators(args.workers)
    for name in args.operators:
        operator = OPERATORS[name]
        memo = Memo(args.cache, operator)
        sessions = tune_all(operator, runs, args.trials, simulators, memo)
        lines += rows(operator, sessions, args.trials)
        text = "\n".join(lines) + "\n"
        print(text)
        if args.out:
            args.out.write_text(text)
    simulators.close()


if __name__ == "__main__":
    main()
