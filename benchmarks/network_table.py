"""Whole networks on simt's modelled time: end to end, over the trials that their operators share.

    nice python -m benchmarks.network_table alexnet --trials 400 --seeds 3 --out RESULTS.md

The sum is over a network's operators, each as often as it is run (`gevo.tuning.sketch.networks`);
nothing between them counts. Trials go where they promise most (`gradient`, as in `gevo tune
--network`) or to one operator after the other. Times are MODELLED, without the cost of launches,
as in `sketch_table.py`: the first block is simulated, at the operator's full sizes, and compared
with numpy. A network's sum is known once every operator has a trial; the default configurations
are the first trials.

Measurements are kept in `--cache`: a second call, or one with more trials, reuses them.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from benchmarks import tables
from benchmarks.sketch_table import Memo, Simulators, measurement
from gevo.device.simt.device import SimtDevice
from gevo.study.network import network_of
from gevo.tuning.registry import make_strategy
from gevo.tuning.session import Gradient, Policy, RoundRobin, Scheduler
from gevo.tuning.sketch.networks import Network
from gevo.tuning.sketch.operator import Dtype, Operator
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.space import Configuration
from gevo.tuning.strategy import Trial

POLICIES: dict[str, Policy] = {"gradient": Gradient(), "round robin": RoundRobin()}


class Bench:
    """A network with what was measured of it.

    Attributes:
        network: Which.
    """

    def __init__(self, network: Network, cache: Path) -> None:
        self.network = network
        self._operators: list[Operator] = list(network.counts)
        self._weights = [float(count) for count in network.counts.values()]
        self._memos = [Memo(cache, one) for one in self._operators]
        self._simulators = Simulators(1)

    def sums(self, strategy: str, policy: str, trials: int, seed: int) -> list[float]:
        """The weighted sum of the best times after each trial, in ns; infinite at first."""
        strategies = [make_strategy(strategy, space(one), seed) for one in self._operators]
        for own, operator in zip(strategies, self._operators, strict=True):
            own.suggest(default_configuration(operator))
        scheduler = Scheduler(strategies, trials, POLICIES[policy], self._weights)
        best = [math.inf] * len(strategies)
        found: list[float] = []
        while not scheduler.finished:
            for place, configuration in scheduler.ask():
                time_ns = self._time_ns(place, configuration)
                scheduler.tell([(place, Trial(configuration, measurement(time_ns)))])
                best[place] = min(best[place], time_ns)
                found.append(sum(w * t for w, t in zip(self._weights, best, strict=True)))
        print(
            f"{strategy}, {policy}, seed {seed}: {found[-1]:.4g} ns", file=sys.stderr, flush=True
        )
        return found

    def _time_ns(self, place: int, configuration: Configuration) -> float:
        memo = self._memos[place]
        if configuration not in memo.times:
            found = self._simulators.times(self._operators[place], [configuration])
            memo.add({configuration: found[0]})
        return memo.times[configuration]

    def close(self) -> None:
        """End the worker."""
        self._simulators.close()


def budgets(network: Network, trials: int) -> Sequence[int]:
    """After how many trials the table has a column: all are warmed up, then doubled."""
    found = [min(trials, Gradient().warmup * len(network.counts))]
    while 2 * found[-1] < trials:
        found.append(2 * found[-1])
    return [*found, trials] if found[-1] < trials else found


def main() -> None:
    parser = tables.parser(__doc__)
    parser.add_argument("network", help="alexnet, resnet50, bert, or a StableHLO file")
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--trials", type=int, default=400)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--strategies", nargs="+", default=["auto", "opevo", "random"])
    parser.add_argument("--policies", nargs="+", choices=POLICIES, default=list(POLICIES))
    parser.add_argument("--cache", type=Path, default=Path("runs/network_table"))
    args = parser.parse_args()
    network = network_of(args.network, args.batch)
    if any(one.dtype is not Dtype.F32 for one in network.counts):
        sys.exit(f"{args.network}: has operators of other types than float32")
    columns = budgets(network, args.trials)
    head = [f"after {n}" for n in columns]
    lines = [
        f"# {network.name}: modelled time of all its operators\n",
        f"{date.today()}, `python -m benchmarks.network_table {args.network} --batch {args.batch} "
        f"--trials {args.trials} --seeds {args.seeds}`. MODELLED times of {SimtDevice().name};",
        f"nothing here ran on a GPU. {len(network.counts)} different operators, run "
        f"{sum(network.counts.values())} times, {network.flops / 1e9:.3g} GFLOP. Cells: mean over "
        "seeds of the sum in ms [least, most].\n",
        f"| strategy | trials go | {' | '.join(head)} |",
        "|---|---|" + "---|" * len(head),
    ]
    bench = Bench(network, args.cache)
    for strategy in args.strategies:
        for policy in args.policies:
            runs = [bench.sums(strategy, policy, args.trials, s) for s in range(args.seeds)]
            cells = [_cell([run[n - 1] / 1e6 for run in runs]) for n in columns]
            lines.append(f"| {strategy} | {policy} | {' | '.join(cells)} |")
            if args.out:
                tables.write(lines, args.out)
    bench.close()
    tables.write(lines, args.out)


def _cell(values: Sequence[float]) -> str:
    if not all(map(math.isfinite, values)):
        return "not all have one"
    mean = sum(values) / len(values)
    return f"{mean:.4g} [{min(values):.4g}, {max(values):.4g}]"


if __name__ == "__main__":
    main()
