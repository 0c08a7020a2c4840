"""Searching edits and tuning parameters together.

An individual's patch also sets parameters, so crossover, minimisation and effects treat a
parameter like an edit. A mutation changes one or the other; a parameter makes a q-random walk
on its graph, as in OpEvo (Gao et al. 2020, section 4).

Parameters gain more than edits, as a rule, and are found sooner: so the parameters alone are
tuned first, and most individuals of the first generation start from the best configurations.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from gevo.edits.apply import apply
from gevo.edits.edit import Set
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import KINDS, propose
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.program.base import Program, settings_from_json
from gevo.tune.parameter import Parameter, Value
from gevo.tune.registry import make_strategy
from gevo.tune.space import Configuration, Space
from gevo.tune.walk import q_random_walk

_ATTEMPTS = 64
STARTS = 4
"""So many configurations individuals start from."""


def tuned_first(
    space: Space,
    first: Configuration,
    trials: int,
    seed: int,
    measure: Callable[[Configuration], Measurement],
) -> list[Configuration]:
    """The best configurations that the default strategy finds, the fastest first.

    Args:
        space: The configurations.
        first: The one that is tried first.
        trials: How many are tried.
        seed: Seeds the strategy.
        measure: Measures one.
    """
    strategy = make_strategy("auto", space, seed)
    strategy.suggest(first)
    for _ in range(trials):
        configuration = strategy.ask()
        if configuration is None:
            break
        strategy.tell(configuration, measure(configuration))
    good = [trial for trial in strategy.trials if trial.measurement.ok]
    return [trial.configuration for trial in sorted(good, key=lambda t: t.cost)[:STARTS]]


@dataclass(eq=False)
class Joint:
    """The two ways to edit a program that has a space of configurations.

    Attributes:
        space: The configurations.
        default: The one of a program without settings.
        share: Probability that a mutation changes a parameter.
        q: Probability of a further step of a walk, after the first.
        starts: Good configurations, from which individuals without any edit start.
        started: Probability that they do.
        kinds: Kinds of edits that the other mutations draw from.
    """

    space: Space
    default: Configuration
    share: float = 0.15
    q: float = 0.5
    starts: Sequence[Configuration] = field(default_factory=list[Configuration])
    started: float = 0.75
    kinds: Sequence[str] = KINDS

    def propose(self, program: Program, patch: Patch, rng: random.Random) -> Applied:
        """The patch with one more edit, or with another value of one parameter.

        Raises:
            EditError: Nothing was found that applies and that the constraints allow.
        """
        if not patch and self.starts and rng.random() < self.started:
            return apply(program, self.patch(rng.choice(self.starts), rng))
        if rng.random() >= self.share:
            return propose(program, patch, rng, self.kinds)
        here = self._configuration(patch)
        for _ in range(_ATTEMPTS):
            place = rng.randrange(len(self.space.names))
            value = self._walk(self.space.parameters[place], here[place], rng)
            there = (*here[:place], value, *here[place + 1 :])
            if value != here[place] and self.space.allows(there):
                return apply(program, self._changed(patch, place, value, rng))
        raise EditError("no parameter could be changed without breaking a constraint")

    def apply(self, program: Program, patch: Patch) -> Applied:
        """As `gevo.edits.apply.apply`; raises EditError for a forbidden configuration."""
        if not self.space.allows(self._configuration(patch)):
            raise EditError("the constraints forbid this configuration")
        return apply(program, patch)

    def patch(self, configuration: Configuration, rng: random.Random) -> Patch:
        """A patch that sets what differs from the default."""
        found = Patch()
        for place, value in enumerate(configuration):
            found = self._changed(found, place, value, rng)
        return found

    def _walk(self, parameter: Parameter, start: Value, rng: random.Random) -> Value:
        around = parameter.neighbours(start)
        return q_random_walk(parameter, rng.choice(around), self.q, rng) if around else start

    def _changed(self, patch: Patch, place: int, value: Value, rng: random.Random) -> Patch:
        """The patch with that value; a default needs no edit."""
        name = self.space.names[place]
        kept = [e for e in patch if not (isinstance(e, Set) and e.name == name)]
        if value != self.default[place]:
            text = json.dumps(list(value) if isinstance(value, tuple) else value)
            kept.append(Set(f"e{rng.getrandbits(48):012x}", 0, name, text))
        return Patch(tuple(kept))

    def _configuration(self, patch: Patch) -> Configuration:
        chosen = {e.name: json.loads(e.value) for e in patch if isinstance(e, Set)}
        values = dict(zip(self.space.names, self.default, strict=True))
        try:
            return self.space.configuration(values | dict(settings_from_json(chosen)))
        except ConfigError as error:
            raise EditError(str(error)) from error
