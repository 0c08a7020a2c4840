"""A strategy of Kernel Tuner in a process of its own: asks on stdout, is answered on stdin.

Kernel Tuner's strategies run to their end and call what measures; they draw from the process's
global random generators and print. `gevo.tuning.kernel_tuner` starts this module, one line of
JSON a message: first a task (`strategy`, `options`, `seed`, `parameters`, `configurations`);
then, as often as the strategy wants something measured, the numbers of configurations go out and
times in milliseconds come back, null for one that failed. It ends when its input does.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, TextIO

import numpy as np

_DEFAULT_EVALUATIONS = 1000
_IDLE = 1000
"""Calls in a row that want nothing new measured, after which a strategy is ended."""
_FRUITLESS = 3
"""Beginnings in a row that find nothing new, after which there are no more."""


class Runner:
    """What Kernel Tuner's strategies measure with.

    Attributes:
        dev: The device, of which a strategy wants to know how many threads a block may have.
        told: Of each configuration that was measured, the time in milliseconds; None: it failed.
    """

    def __init__(self, task: Mapping[str, Any], tuner: Any, answers: TextIO, out: TextIO) -> None:
        self._names = list(task["parameters"])
        self._number = {tuple(one): n for n, one in enumerate(task["configurations"])}
        self._failed = tuner.util.RuntimeFailedConfig
        self._stop = tuner.util.StopCriterionReached
        self._idle = 0
        self._answers = answers
        self._out = out
        self.dev = SimpleNamespace(max_threads=1 << 30)
        self.told: dict[int, float | None] = {}

    def run(self, parameter_space: Sequence[Sequence[Any]], tuning_options: Any) -> list[Any]:
        """One result for each; None for those beyond the budget.

        Raises:
            StopCriterionReached: Kernel Tuner's; nothing new has been wanted for long.
        """
        numbers = [self._number[tuple(one)] for one in parameter_space]
        new = list(dict.fromkeys(n for n in numbers if n not in self.told))
        budget = tuning_options.budget
        new = new[: max(0, int(budget.max_fevals - budget.num_fevals))]
        self._idle = 0 if new else self._idle + 1
        if self._idle > _IDLE:
            self._idle = 0
            raise self._stop("nothing new")
        if new:
            print(json.dumps(new), file=self._out, flush=True)
            line = self._answers.readline()
            if not line:
                sys.exit(0)
            self.told |= zip(new, json.loads(line), strict=True)
            budget.add_evaluations(len(new))
        return [
            self._result(one, self.told[n]) if n in self.told else None
            for one, n in zip(parameter_space, numbers, strict=True)
        ]

    def add_strategy_time(self, seconds: float) -> None:
        """Nobody asks for it here."""

    def _result(self, values: Sequence[Any], time: float | None) -> dict[str, Any]:
        found = dict(zip(self._names, values, strict=True))
        return found | ({"__error__": self._failed()} if time is None else {"time": time})


def run(task: Mapping[str, Any], answers: TextIO, out: TextIO) -> None:
    """Runs the strategy again and again, each time from other random numbers."""
    tuner: Any = importlib.import_module("kernel_tuner.interface")
    space_type: Any = importlib.import_module("kernel_tuner.searchspace").Searchspace
    if task["strategy"] not in tuner.strategy_map:
        raise LookupError(f"Kernel Tuner has: {', '.join(tuner.strategy_map)}")
    strategy = tuner.strategy_map[task["strategy"]]
    names = list(task["parameters"])
    cache = {
        str(n): dict(zip(names, one, strict=True)) for n, one in enumerate(task["configurations"])
    }
    runner = Runner(task, tuner, answers, out)
    options = dict(task["options"])
    most = int(options.pop("max_fevals", _DEFAULT_EVALUATIONS))
    idle = 0
    for seed in range(task["seed"], task["seed"] + len(cache) + 1):
        random.seed(seed)
        np.random.seed(seed % 2**32)
        known = len(runner.told)
        space = space_type(
            None, None, None, from_cache={"tune_params": task["parameters"], "cache": cache}
        )
        limit = min(most, len(cache))
        tuning = tuner.Options(
            dict.fromkeys([*tuner._tuning_options, "metrics"])
            | {
                "tune_params": task["parameters"],
                "strategy": task["strategy"],
                "strategy_options": tuner.Options({"max_fevals": limit, **options}),
                "objective": ["time"],
                "objective_higher_is_better": [False],
                "max_fevals": limit,
                "budget": tuner.util.TuningBudget(max_fevals=limit),
                "verbose": False,
                "seed": seed,
                "simulation_mode": False,
            }
        )
        strategy.tune(space, runner, tuning)
        idle = idle + 1 if len(runner.told) == known else 0
        if idle > _FRUITLESS or len(runner.told) == len(cache):
            return


def main() -> None:
    """Reads the task; what the strategy prints goes nowhere."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        run(json.loads(sys.stdin.readline()), sys.stdin, out)
    except (Exception, SystemExit) as error:
        if not isinstance(error, SystemExit) or error.code:
            words = f"{type(error).__name__}: {error}".splitlines()[0][:300]
            print(json.dumps({"error": words}), file=out, flush=True)


if __name__ == "__main__":
    main()
