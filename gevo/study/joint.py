"""Searching edits and tuning parameters together.

An individual's patch also sets parameters, so crossover, minimisation and effects treat a
parameter like an edit. A mutation changes one or the other; a parameter makes a q-random walk
on its graph, as in OpEvo (Gao et al. 2020, section 4). The same setting is the same edit in
every patch, so parents that agree on it pass it on to both children.

Parameters gain more than edits, as a rule, and are found sooner: so the parameters alone are
tuned first, and the initial population grows from the best configuration.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gevo.edits.apply import apply
from gevo.edits.operators import Set
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import KINDS, propose
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.program.base import Program, settings_from_json
from gevo.search.individual import Candidate
from gevo.search.searcher import Searcher
from gevo.study.study import search
from gevo.tuning.opevo import q_random_walk
from gevo.tuning.parameter import Parameter, Value
from gevo.tuning.registry import make_strategy
from gevo.tuning.session import Asked, Scheduler, Told
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Trial

_ATTEMPTS = 64
BATCH = 8
"""Configurations that are measured at the same time, on however many workers."""


def trials(population: int) -> int:
    """How many configurations are tried before a search with that population."""
    return 3 * population


@dataclass(eq=False)
class Joint:
    """The two ways to edit a program that has a space of configurations.

    Attributes:
        space: The configurations.
        default: The one of a program without settings.
        share: Probability that a mutation changes a parameter.
        q: Probability of a further step of a walk, after the first.
        kinds: Kinds of edits that the other mutations draw from.
        by_error: Configurations are tuned for the least error, not the least time.
    """

    space: Space
    default: Configuration
    share: float = 0.05
    q: float = 0.5
    kinds: Sequence[str] = KINDS
    by_error: bool = False

    def tune(
        self,
        program: Program,
        searcher: Searcher,
        budget: int,
        seed: int,
        measure: Callable[[Sequence[Candidate]], Sequence[tuple[Candidate, Measurement]]],
        enough: Callable[[], bool] = lambda: False,
    ) -> None:
        """Try configurations of a program without edits, the default first, as `auto` does.

        Args:
            program: The program.
            searcher: Takes their measurements.
            budget: How many are tried, if there are as many.
            seed: Seeds the strategy.
            measure: Measures up to BATCH of them, in their order.
            enough: Asked before each batch; True ends it sooner.
        """
        strategy = make_strategy("auto", self.space, seed)
        strategy.suggest(self.default)

        def measured(asked: Sequence[Asked]) -> list[Told]:
            variants = [apply(program, self.patch(one)) for _, one in asked]
            results = measure([searcher.tuned(variant) for variant in variants])
            searcher.take(results)
            return [
                (0, Trial(c, found, found.error if self.by_error and found.ok else None))
                for (_, c), (_, found) in zip(asked, results, strict=True)
            ]

        search(Scheduler([strategy], budget, batch=BATCH), measured, stop=enough)

    def propose(self, program: Program, patch: Patch, rng: random.Random) -> Applied:
        """The patch with one more edit, or with another value of one parameter.

        Raises:
            EditError: Nothing was found that applies and that the constraints allow.
        """
        if rng.random() >= self.share:
            return propose(program, patch, rng, self.kinds)
        here = self._configuration(patch)
        for _ in range(_ATTEMPTS):
            place = rng.randrange(len(self.space.names))
            value = self._walk(self.space.parameters[place], here[place], rng)
            there = (*here[:place], value, *here[place + 1 :])
            if value != here[place] and self.space.allows(there):
                return apply(program, self._changed(patch, place, value))
        raise EditError("no parameter could be changed without breaking a constraint")

    def apply(self, program: Program, patch: Patch) -> Applied:
        """As `gevo.edits.apply.apply`; raises EditError for a forbidden configuration."""
        if not self.space.allows(self._configuration(patch)):
            raise EditError("the constraints forbid this configuration")
        return apply(program, patch)

    def patch(self, configuration: Configuration) -> Patch:
        """A patch that sets what differs from the default."""
        found = Patch()
        for place, value in enumerate(configuration):
            found = self._changed(found, place, value)
        return found

    def _walk(self, parameter: Parameter, start: Value, rng: random.Random) -> Value:
        around = parameter.neighbours(start)
        return q_random_walk(parameter, rng.choice(around), self.q, rng) if around else start

    def _changed(self, patch: Patch, place: int, value: Value) -> Patch:
        """The patch with that value; a default needs no edit."""
        name = self.space.names[place]
        kept = [e for e in patch if not (isinstance(e, Set) and e.name == name)]
        if value != self.default[place]:
            kept.append(_setting(name, value))
        return Patch(tuple(kept))

    def _configuration(self, patch: Patch) -> Configuration:
        chosen = {e.name: json.loads(e.value) for e in patch if isinstance(e, Set)}
        values = dict(zip(self.space.names, self.default, strict=True))
        try:
            return self.space.configuration(values | dict(settings_from_json(chosen)))
        except ConfigError as error:
            raise EditError(str(error)) from error


def _setting(name: str, value: Value) -> Set:
    text = json.dumps(list(value) if isinstance(value, tuple) else value)
    digest = hashlib.sha256(f"{name}={text}".encode()).hexdigest()
    return Set(f"e{digest[:12]}", 0, name, text)
