"""Searching edits and tuning parameters together.

An individual's patch also sets parameters, so crossover, minimisation and effects treat a
parameter like an edit. A mutation changes one or the other; a parameter makes a q-random walk
on its graph, as in OpEvo (Gao et al. 2020, section 4).
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass

from gevo.edits.apply import apply
from gevo.edits.edit import Set
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import propose
from gevo.errors import ConfigError, EditError
from gevo.program.base import Program, settings_from_json
from gevo.tune.parameter import Parameter, Value
from gevo.tune.space import Configuration, Space
from gevo.tune.walk import q_random_walk

_ATTEMPTS = 64


@dataclass(frozen=True, eq=False)
class Joint:
    """The two ways to edit a program that has a space of configurations.

    Attributes:
        space: The configurations.
        default: The one of a program without settings.
        share: Probability that a mutation changes a parameter.
        q: Probability of a further step of a walk, after the first.
    """

    space: Space
    default: Configuration
    share: float = 0.4
    q: float = 0.5

    def propose(self, program: Program, patch: Patch, rng: random.Random) -> Applied:
        """The patch with one more edit, or with another value of one parameter.

        Raises:
            EditError: Nothing was found that applies and that the constraints allow.
        """
        if rng.random() >= self.share:
            return propose(program, patch, rng)
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
