"""Kernel Tuner's own strategies (van Werkhoven 2019), asked and told like all others.

`kt:genetic_algorithm`, or with options of the strategy's own `kt:pso,popsize=20`; `max_fevals` is
the number of trials that it plans for (1,000). The strategy runs in a process of its own
(`kernel_tuner_child.py`). It gets numbers as they are, everything else by its place among the
parameter's values, and the list of all allowed configurations, as Kernel Tuner itself makes it; so
the space must not be too large to list. When it ends it begins again with another seed; when it
has nothing new to try, or is asked for more than it wants measured at a time, random
configurations follow.

Needs the package kernel_tuner (1.5).
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import random
import subprocess
import sys
import weakref
from collections import deque
from itertools import count, islice
from typing import Any

from gevo.errors import ConfigError, MissingPackage
from gevo.tuning.parameter import Discrete, Parameter, Value
from gevo.tuning.space import Configuration, ListedSpace, Space
from gevo.tuning.strategy import Strategy, Trial

_MOST_LISTED = 500_000
_MOST_PRODUCT = 5_000_000
"""Configurations, forbidden ones included, of a space that is gone through to list it."""


class KernelTuner(Strategy):
    """Kernel Tuner proposes."""

    def __init__(self, space: Space, rng: random.Random, which: str) -> None:
        """Begin.

        Args:
            space: Where to search.
            rng: Seeds the strategy, and draws what it does not.
            which: Its name, maybe with options: `pso,popsize=20`.

        Raises:
            ConfigError: Kernel Tuner is not installed, there is no such strategy, an option is
                wrong, or the space is too large.
        """
        super().__init__(space, rng)
        self._name = f"kt:{which}"
        if importlib.util.find_spec("kernel_tuner") is None:
            raise MissingPackage(
                f"strategy {self._name!r} needs Kernel Tuner: pip install 'gevo-gpu[kernel-tuner]'"
            )
        name, *words = which.split(",")
        options = dict(_option(one, self._name) for one in words)
        self._configurations = _listed(space, self._name)
        codes = list(map(_codes, space.parameters))
        self._answers: dict[Configuration, float | None] = {}
        self._batch: list[Configuration] = []
        self._open: deque[Configuration] = deque()
        self._child = _started()
        self._end = weakref.finalize(self, _ended, self._child)
        self._send(
            {
                "strategy": name,
                "options": options,
                "seed": rng.getrandbits(31),
                "parameters": {
                    one: list(code.values()) for one, code in zip(space.names, codes, strict=True)
                },
                "configurations": [
                    [code[value] for code, value in zip(codes, one, strict=True)]
                    for one in self._configurations
                ],
            }
        )
        self._receive()

    def _propose(self) -> Configuration | None:
        while True:
            while self._open:
                found = self._open.popleft()
                if found not in self.seen:
                    return found
            if not self._batch or any(one not in self._answers for one in self._batch):
                return self._fresh()
            self._send([self._answers[one] for one in self._batch])
            self._receive()

    def _learn(self, trial: Trial) -> None:
        self._answers[trial.configuration] = trial.cost / 1e6 if trial.measurement.ok else None

    def _revise(self, before: Trial, after: Trial) -> None:
        del before
        self._learn(after)

    def _send(self, message: Any) -> None:
        assert self._child.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # what it said last tells why
            self._child.stdin.write(json.dumps(message) + "\n")
            self._child.stdin.flush()

    def _receive(self) -> None:
        """What the strategy wants measured next; nothing when it has ended.

        Raises:
            ConfigError: It failed.
        """
        assert self._child.stdout is not None
        line = self._child.stdout.readline()
        message: Any = json.loads(line) if line else []
        if isinstance(message, dict):
            self._end()
            raise ConfigError(f"strategy {self._name!r}: {message['error']}")
        self._batch = [self._configurations[n] for n in message]
        self._open = deque(self._batch)


def _listed(space: Space, name: str) -> list[Configuration]:
    small = isinstance(space, ListedSpace) or space.size <= _MOST_PRODUCT
    found = list(islice(space.every(), _MOST_LISTED + 1)) if small else []
    if not found or len(found) > _MOST_LISTED:
        raise ConfigError(
            f"strategy {name!r} lists the space, which is too large for that"
            f" ({space.size:.1e} configurations before constraints)"
        )
    return found


def _codes(parameter: Parameter) -> dict[Value, Any]:
    """By value what the strategy sees: a number as it is, anything else by its place."""
    values = list(parameter.values())
    return dict(zip(values, values if isinstance(parameter, Discrete) else count(), strict=False))


def _option(text: str, name: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise ConfigError(f"strategy {name!r}: {text!r} is no option; write NAME=VALUE")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def _started() -> subprocess.Popen[str]:
    """The child; the order of its sets must not depend on the process."""
    return subprocess.Popen(
        [sys.executable, "-m", "gevo.tuning.kernel_tuner_child"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def _ended(child: subprocess.Popen[str]) -> None:
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
