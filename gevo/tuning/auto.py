"""The default strategy: a learned cost model that ranks many configurations and measures few.

Bayesian optimisation with a Gaussian process on a saturating scale of the time and expected
improvement (Jones, Schonlau and Welch 1998, equation 15). Proposals come from three sources. One
is an evolving pool: topology-aware walks from good trials and good candidates, recombinations,
neighbours of the best trial, and fresh random configurations. Each measurement changes the model;
what the pool holds is ranked again by the new one, so the pool follows the model's optimum
without ever listing the space. Another is the best of a few offspring made as OpEvo makes them
(Gao et al. 2020, Algorithm 1), which limits what a wrong model can cost: in large spaces its
optimum is often where it merely knows nothing. The third, for the late phase, is local: the most
promising of all unseen allowed configurations that differ from one of a few good trials, far from
each other, in one parameter, by any step, and of some that differ in two, which conditions often
tie together. At
first the first two take turns; later each has the share of the proposals that it has earned so
far.

Differences among good configurations matter most. So a logarithm v above the best one is seen by
the model as v / (v + s), where s is that of the best 30% to 90% (at least 0.05): it tells apart
what is good, and still knows bad from worse. Seen with a small s, what lies far from the best
trial looks worse than it is, with a large one the last per cent is lost; so each proposal draws
its own. A configuration that failed counts as the worst that ran. A
second output of the same model learns which configurations fail, and scales the expected
improvement; far from all trials it is the share of trials that ran. So does the probability that a
configuration has no trial's time again (`gevo.tuning.repeats`): where times have no noise, a
regression alone spends many trials on parameters that change nothing.

Which of several sources proposes next: the share of each follows what it has paid so far.
Probability matching with a floor (Goldberg 1990; Fialho et al. 2010 for its use in choosing
operators): a source is drawn with probability proportional to a constant plus its discounted rate
of success. What once paid and no longer does loses its share, and none is ever given up.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

import numpy as np
from threadpoolctl import ThreadpoolController

from gevo.tuning.costmodel import Floats, GaussianProcess
from gevo.tuning.encoding import Encoder
from gevo.tuning.opevo import q_random_walk
from gevo.tuning.parameter import Value
from gevo.tuning.pool import Coded, Pool
from gevo.tuning.remembered import Remembered
from gevo.tuning.repeats import Repeats, distinct, same
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy, Trial

_FLOOR = 0.15
_DECAY = 0.9
_PRIOR = (1.0, 2.0)
"""Successes and proposals that each source begins with."""


class Shares:
    """Successes of each source, the older the less."""

    def __init__(self, sources: Sequence[str]) -> None:
        self._sources = tuple(sources)
        self._successes = dict.fromkeys(sources, _PRIOR[0])
        self._proposals = dict.fromkeys(sources, _PRIOR[1])
        self._open: dict[Configuration, str] = {}

    @property
    def weights(self) -> list[float]:
        """Of each source a number proportional to its share."""
        return [_FLOOR + self._successes[s] / self._proposals[s] for s in self._sources]

    def draw(self, rng: random.Random) -> str:
        """The source that is to propose."""
        return rng.choices(self._sources, self.weights)[0]

    def note(self, proposed: Configuration, source: str) -> None:
        """Remember where a proposal came from."""
        self._open[proposed] = source

    def credit(self, configuration: Configuration, success: bool) -> None:
        """What a configuration gave; nothing changes where no source proposed it."""
        source = self._open.pop(configuration, None)
        if source is not None:
            self._successes[source] = _DECAY * self._successes[source] + success
            self._proposals[source] = _DECAY * self._proposals[source] + 1


_WIDTH_LEAST = 0.05
"""How far above the least logarithm of a time others are told apart best in any case."""
_RUNS = 6
"""Trials that must have run before the model is asked, unless that takes too many trials."""
_PATIENCE = 4
"""Times `initial` random configurations after which the model is asked nevertheless."""
_OFFSPRING = 8
_DRAWS = 40
"""Draws for the offspring: some are forbidden, or were proposed before."""
_STEP = 0.5
"""Probability q of a further step of an offspring's mutation."""
_POOL = 700
_WALKS = 40
"""Candidates of each kind that are added to the pool before it is ranked."""
_ELITES = 8
_SETTLED = 100
"""Points from which on the hyperparameters are improved only every fourth time, by fewer steps."""
_STEPS, _FEW_STEPS = 8, 4
_GAIN = 0.01
"""Less than this part of the time is no improvement."""
_FIRST = 100
"""Trials before which the search never begins anew."""
_STARTS = 8
"""Random configurations of which a search that begins anew takes the likeliest to run."""
_AROUND = 3
"""Best trials whose neighbours are looked at one and all,"""
_APART = 3
"""which differ in so many parameters, where there are such: the best ones are mostly variants of
one, and where none of those is the optimum it is seldom next to them."""
_LISTED = 64
"""Most values of a parameter of which each is tried around a good trial."""
_EXCHANGES = 100
"""Draws in which two parameters of a good trial change; conditions often tie them together."""
_REMEMBERED = 64
"""Configurations of which the neighbours are remembered: the best ones are asked for each time."""
_FEASIBLE = 0.05
"""Least probability that a configuration is given to run at all."""


@dataclass(frozen=True)
class Choices:
    """What was decided by trial, so that it can be tried again (`benchmarks/tune_folds.py`).

    Attributes:
        arithmetic: The model sees what follows from the parameters' arithmetic.
        late: Trials from which on the sources of proposals have the shares that they earned.
        patience: Trials without improvement after which the search begins anew, or looks at all
            trials again.
        good: The least and the largest share of trials whose times are told apart best; each
            proposal draws its own.
        exchanges: The local source also changes a parameter by any step, and two at a time.
        order: Of how many coordinates the model expects joint effects before it has seen any.
        repeats: What changes nothing is learned beside the model (`gevo.tuning.repeats`).
    """

    arithmetic: bool = True
    late: float = 80
    patience: float = 100
    good: tuple[float, float] = (0.3, 0.9)
    exchanges: bool = True
    order: float = 3
    repeats: bool = True


_DEFAULT = Choices()


class Auto(Strategy):
    """Model-based search; see the module."""

    def __init__(
        self,
        space: Space,
        rng: random.Random,
        initial: int = 8,
        pool: int = _POOL,
        model_points: int = 192,
        choices: Choices = _DEFAULT,
    ) -> None:
        """Begin.

        Args:
            space: Where to search.
            rng: The source of random choices.
            initial: Random configurations before the model is asked; up to four times as many
                while fewer than six have run.
            pool: Candidates that are kept from one proposal to the next.
            model_points: Most trials that the model is fitted to.
            choices: What was decided by trial.
        """
        super().__init__(space, rng)
        self._initial = initial
        self._size = pool
        self._limit = model_points
        self._choices = choices
        self._movable = [i for i, p in enumerate(space.parameters) if p.size > 1]
        self._repeats = Repeats(space.parameters) if choices.repeats else None
        self._pool = Pool(self._coded)
        self._steps = Remembered[Configuration, list[Configuration]](
            lambda configuration: list(space.neighbours(configuration)), _REMEMBERED
        )
        self._threads = ThreadpoolController()  # of what is loaded by now, the model's too
        self._line: list[Trial] = []  # the trials since the search began (anew), or all
        self._best = math.inf  # of the line, at the last gain
        self._gained = 0  # trials at the last gain, or when the line began
        self._shares = Shares(("pool", "offspring", "local"))
        self._least = 0.0  # of the values that the model was fitted to
        self._running = 1.0  # the share of the trials that ran

    @cached_property
    def _encoder(self) -> Encoder:
        """Made when it is needed: of a space whose samples are dear that takes a second."""
        return Encoder(self.space, quantities=self._choices.arithmetic)

    @cached_property
    def _model(self) -> GaussianProcess | None:
        if not self._movable:
            return None
        return GaussianProcess(self._encoder.groups, order=self._choices.order)

    def _propose(self) -> Configuration | None:
        if self._model is None:
            return self._fresh()
        if self._stalled():
            self._turn()
        if self._too_early():
            return self._start(self._model)
        told = self._chosen_trials()
        usable = [trial for trial in told if trial.measurement.ok]
        if not usable or _all_equal(usable):
            return self._fresh()
        elites = sorted(usable, key=lambda trial: trial.cost)
        if self._repeats is not None:
            elites = distinct(elites)
        # Threads slow matrices of this size down, and their number would change last digits.
        with self._threads.limit(limits=1):  # pyright: ignore[reportUnknownMemberType]
            # Which is left out where there are too many must not depend on who asks when.
            waiting = sorted(self.waiting, key=repr)[: self._limit // 4]
            self._fit(self._model, told, waiting)
            if self._repeats is not None:
                self._repeats.learn(usable, waiting)
            found = self._from_a_source(self._model, elites[:_ELITES])
        return self._fresh() if found is None else found

    def ask(self) -> Configuration | None:
        """As every strategy's."""
        found = super().ask()
        if found is not None:
            self._pool.drop(found)
        return found

    def _learn(self, trial: Trial) -> None:
        self._pool.drop(trial.configuration)  # somebody told it who was not asked to try it
        self._line.append(trial)
        if trial.cost < self._best * (1 - _GAIN):
            self._best, self._gained = trial.cost, len(self.trials)
        costs = sorted(other.cost for other in self._line)
        good = trial.measurement.ok and trial.cost <= costs[min(_ELITES, len(costs)) - 1]
        if self._repeats is not None:
            good = good and not any(same(trial, other) for other in self._line[:-1])
        self._shares.credit(trial.configuration, good)

    def _revise(self, before: Trial, after: Trial) -> None:
        self._line = [after if trial is before else trial for trial in self._line]

    def _stalled(self) -> bool:
        """True when it is time to begin anew."""
        enough = len(self.trials) >= _FIRST and self._best < math.inf
        return enough and len(self.trials) - self._gained >= self._choices.patience

    def _turn(self) -> None:
        """Forget the trials, or where they were forgotten before, look at all of them again."""
        whole = len(self._line) == len(self.trials)
        self._line = [] if whole else list(self.trials)
        self._best = min((trial.cost for trial in self._line), default=math.inf)
        self._gained, self._pool = len(self.trials), Pool(self._coded)

    def _from_a_source(self, model: GaussianProcess, elites: list[Trial]) -> Configuration | None:
        """None when there is nothing new near what is known."""
        if len(self.trials) < self._choices.late:
            source = "offspring" if len(self.seen) % 2 else "pool"
        else:
            source = self._shares.draw(self.rng)
        found = None
        if source == "offspring":
            found = self._offspring(model, elites)
        elif source == "local":
            found = self._local(model)
        if found is None:
            source, found = "pool", self._from_pool(model, elites)
        if found is not None:
            self._shares.note(found, source)
        return found

    def _too_early(self) -> bool:
        """True while random configurations are tried."""
        if len(self._line) < self._initial:
            return True
        ran = sum(trial.measurement.ok for trial in self._line)
        return ran < _RUNS and len(self._line) < _PATIENCE * self._initial

    def _start(self, model: GaussianProcess) -> Configuration | None:
        """A random configuration; where an earlier model knows what runs, a likely one."""
        first = self._fresh()
        if first is None or not model.fitted or len(self._line) == len(self.trials):
            return first
        others = (self._fresh() for _ in range(_STARTS - 1))
        found = [first, *(one for one in others if one is not None)]
        with self._threads.limit(limits=1):  # pyright: ignore[reportUnknownMemberType]
            means, _ = model.predict(self._encoder.points(found))
        return found[int(np.argmax(means[:, 1]))]

    def _fit(
        self, model: GaussianProcess, told: list[Trial], waiting: list[Configuration]
    ) -> None:
        """Fit the model to the trials, and to what is waited for."""
        values, ran = _targets(told, self.rng.uniform(*self._choices.good))
        self._running = float(ran.mean())
        configurations = [*(trial.configuration for trial in told), *waiting]
        points = self._encoder.points(configurations)
        relative = _relative_noise(told, len(waiting))
        # A pending configuration is taken for a slow one, which keeps others away from it.
        values = np.append(values, np.full(len(waiting), values.max()))
        ran = np.append(ran, np.ones(len(waiting)))
        values = (values - values.mean()) / values.std()
        self._least = float(values.min())
        steps = _STEPS
        if len(points) > _SETTLED:
            steps = 0 if len(self.trials) % 4 else _FEW_STEPS
        model.fit(points, np.stack([values, ran - self._running], 1), steps, relative)

    def _best_of(self, model: GaussianProcess, found: list[Configuration]) -> Configuration:
        """The one of the largest score."""
        return found[int(np.argmax(self._scores(model, self._coded(found))))]

    def _coded(self, configurations: Sequence[Configuration]) -> Coded:
        """What the model and what learns of repetitions know configurations by."""
        numbers = np.zeros((len(configurations), 0), dtype=np.int64)
        if self._repeats is not None:
            numbers = self._repeats.codes(configurations)
        return Coded(self._encoder.points(configurations), numbers)

    def _scores(self, model: GaussianProcess, found: Coded) -> Floats:
        """Expected improvement times the probability of running and of being no repetition."""
        means, deviations = model.predict(found.points)
        runs = np.clip(self._running + means[:, 1], _FEASIBLE, 1.0)
        scores = _expected_improvement(means[:, 0], deviations, self._least) * runs
        if self._repeats is not None:
            scores *= 1 - self._repeats.probabilities(found.numbers)
        return scores

    def _chosen_trials(self) -> list[Trial]:
        """All trials of the search, or the best ones and a random part of the others."""
        if len(self._line) <= self._limit:
            return self._line
        ranked = sorted(self._line, key=lambda trial: trial.cost)
        half = self._limit // 2
        return ranked[:half] + self.rng.sample(ranked[half:], self._limit - half)

    def _offspring(self, model: GaussianProcess, elites: list[Trial]) -> Configuration | None:
        """Of a few offspring the one of the largest score; None when there is nothing new."""
        fitness = [1.0 / max(trial.cost, 1e-9) for trial in elites]
        found: dict[Configuration, None] = {}
        for _ in range(_DRAWS):
            parents = self.rng.choices(elites, fitness, k=len(self.space.parameters))
            pairs = zip(self.space.parameters, parents, strict=True)
            child = tuple(
                [
                    q_random_walk(p, parent.configuration[i], _STEP, self.rng)
                    for i, (p, parent) in enumerate(pairs)
                ]
            )
            if child not in self.seen and self.space.allows(child):
                found[child] = None
            if len(found) == _OFFSPRING:
                break
        return self._best_of(model, list(found)) if found else None

    def _local(self, model: GaussianProcess) -> Configuration | None:
        """The unseen one around the best trials of the largest score; None without any."""
        ran = sorted((t for t in self._line if t.measurement.ok), key=lambda trial: trial.cost)
        around = {
            one: None
            for trial in apart(ran, _AROUND)
            for one in self._around(trial.configuration)
            if one not in self.seen
        }
        return self._best_of(model, list(around)) if around else None

    def _around(self, configuration: Configuration) -> Iterator[Configuration]:
        """Allowed configurations near one that was measured."""
        yield from self._steps[configuration]
        if not self._choices.exchanges:
            return
        for i in self._movable:
            parameter = self.space.parameters[i]
            if parameter.size <= _LISTED:
                yield from self._allowed(_with(configuration, i, v) for v in parameter.values())
        if len(self._movable) > 1:
            yield from self._allowed(self._exchanged(configuration) for _ in range(_EXCHANGES))

    def _allowed(self, found: Iterable[Configuration]) -> Iterator[Configuration]:
        return (one for one in found if self.space.allows(one))

    def _exchanged(self, configuration: Configuration) -> Configuration:
        """Two parameters have other values, each drawn uniformly."""
        for i in self.rng.sample(self._movable, 2):
            value = self.space.parameters[i].sample(self.rng)
            configuration = _with(configuration, i, value)
        return configuration

    def _from_pool(self, model: GaussianProcess, elites: list[Trial]) -> Configuration | None:
        """The candidate of the largest score leaves the pool, and the worst ones do too."""
        self._grow(elites)
        if not self._pool:
            return None
        scores = self._scores(model, self._pool.rows())
        ranking: list[int] = np.argsort(-scores, kind="stable").tolist()
        return self._pool.keep(ranking[: self._size])[0]

    def _grow(self, elites: list[Trial]) -> None:
        """Add unseen candidates; `elites` are the best trials, the best first."""
        parents = [trial.configuration for trial in elites]
        favoured = self._pool.first(_ELITES)
        # Under constraints a random configuration may cost a long search for an allowed one.
        least, most = (4, 30) if self.space.constraints else (50, 200)
        if self.space.laborious:
            least, most = 1, 1
        for _ in range(min(max(least, (self._size - len(self._pool)) // 2), most)):
            self._add(self.space.sample(self.rng))
        for one in (parents[0], *favoured[:2]):
            for other in self._steps[one]:
                self._add(other)
        for _ in range(_WALKS):
            self._add(self._walked(self.rng.choice(parents)))
            self._add(self._walked(self._recombined(parents)))
            if favoured:
                self._add(self._walked(self.rng.choice(favoured)))

    def _add(self, configuration: Configuration) -> None:
        known = configuration in self.seen or configuration in self._pool
        if not known and self.space.allows(configuration):
            self._pool.add(configuration)

    def _recombined(self, parents: list[Configuration]) -> Configuration:
        first, second = self.rng.choice(parents), self.rng.choice(parents)
        return tuple(self.rng.choice(pair) for pair in zip(first, second, strict=True))

    def _walked(self, configuration: Configuration) -> Configuration:
        """One or a few parameters make a q-random walk."""
        found = list(configuration)
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            i = self.rng.choice(self._movable)
            found[i] = q_random_walk(self.space.parameters[i], found[i], 0.6, self.rng)
        return tuple(found)


def apart(trials: Sequence[Trial], count: int) -> list[Trial]:
    """The best, then each that is far from those before, then others, up to a number.

    Args:
        trials: The best first, all of which ran.
        count: At most so many.
    """
    found: list[Trial] = []
    for trial in trials:
        if len(found) == count:
            return found
        if all(_changes(trial, other) >= _APART for other in found):
            found.append(trial)
    others = (trial for trial in trials if trial not in found)
    return [*found, *islice(others, count - len(found))]


def _changes(one: Trial, other: Trial) -> int:
    """In how many parameters they differ."""
    return sum(a != b for a, b in zip(one.configuration, other.configuration, strict=True))


def _with(configuration: Configuration, place: int, value: Value) -> Configuration:
    return (*configuration[:place], value, *configuration[place + 1 :])


def _all_equal(trials: list[Trial]) -> bool:
    """True when the model could not tell the trials' times apart."""
    costs = [max(trial.cost, 1e-9) for trial in trials]
    return max(costs) - min(costs) <= 1e-9 * max(costs)


def _targets(trials: list[Trial], good: float) -> tuple[Floats, Floats]:
    """Saturating log times, from 0 to 1, and 1 for every trial that ran (0 for the others)."""
    ran = np.array([trial.measurement.ok for trial in trials])
    logs = np.array([math.log(max(t.cost, 1e-9)) if t.measurement.ok else 0.0 for t in trials])
    above = logs - logs[ran].min()
    width = max(float(np.quantile(above[ran], good)), _WIDTH_LEAST)
    values = np.where(ran, above / (np.where(ran, above, 0.0) + width), 0.0)
    return np.where(ran, values, values[ran].max()), ran.astype(np.float64)


def _relative_noise(trials: list[Trial], waiting: int) -> Floats:
    """Of each point the noise variance over the usual one's, by the number of measurements."""
    counts = [max(1, len(trial.measurement.times_ns)) for trial in trials]
    usual = float(np.median([n for n, t in zip(counts, trials, strict=True) if t.measurement.ok]))
    found = [usual / n if t.measurement.ok else 1.0 for n, t in zip(counts, trials, strict=True)]
    return np.array(found + [1.0] * waiting)


def _expected_improvement(means: Floats, deviations: Floats, least: float) -> Floats:
    """For minimisation; the normal distribution's integral by Page's (1977) approximation."""
    z = (least - means) / deviations
    density = np.exp(-0.5 * z**2) / math.sqrt(2 * math.pi)
    below = 0.5 * (1 + np.tanh(math.sqrt(2 / math.pi) * (z + 0.044715 * z**3)))
    return deviations * (z * below + density)
