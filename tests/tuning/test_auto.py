import random
import statistics

import numpy as np
import pytest

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.study.study import search
from gevo.study.tuning_session import tune_problem
from gevo.testing.strategies import bowl
from gevo.tuning import auto
from gevo.tuning.auto import Auto, Choices, Shares, _relative_noise, _targets, apart
from gevo.tuning.parameter import Discrete, Factorization, Permutation
from gevo.tuning.session import Scheduler, measured
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Trial
from tests.tuning.landscape import matmul


def test_it_finds_the_optimum_that_opevo_and_chance_miss() -> None:
    def reached(strategy: str) -> float:
        found = [tune_problem(bowl(), 60, strategy, seed=s).best for s in range(4)]
        return statistics.mean(trial.cost for trial in found if trial is not None)

    auto = reached("auto")
    assert auto < 1.15  # of 1.0; the median configuration is above 2
    assert auto < reached("opevo")


def test_it_learns_to_leave_out_what_fails() -> None:
    space = Space({"x": Discrete(tuple(range(40))), "y": Discrete(tuple(range(40)))})

    def measure(configuration: Configuration) -> Measurement:
        x, y = configuration
        if int(x) + int(y) > 40:  # type: ignore[arg-type]
            return Measurement(Outcome.LAUNCH_FAILED)
        return Measurement(Outcome.OK, (100.0 - int(x) - int(y),))  # type: ignore[arg-type]

    strategy = Auto(space, random.Random(1))
    outcomes: list[bool] = []
    for _ in range(60):
        one = strategy.ask()
        assert one is not None
        outcome = measure(one)
        outcomes.append(outcome.ok)
        strategy.tell(one, outcome)
    assert strategy.best is not None
    assert strategy.best.cost == 60.0
    assert sum(outcomes[20:]) >= 15  # chance: half; the optimum lies on the edge


def test_many_trials_do_not_make_the_model_grow() -> None:
    problem = bowl()
    strategy = Auto(problem.space, random.Random(3), pool=100, model_points=24)
    search(Scheduler([strategy], 60), measured([problem]))
    assert len(strategy.trials) == 60
    assert strategy._model is not None
    assert len(strategy._model._weights) == 24


def test_a_space_of_single_values() -> None:
    space = Space({"x": Discrete((4,)), "tile": Factorization(1, 3)})
    strategy = Auto(space, random.Random(1))
    one = strategy.ask()
    assert one == (4, (1, 1, 1))
    strategy.tell(one, Measurement(Outcome.OK, (1.0,)))
    assert strategy.ask() is None


def test_equal_times_are_no_trouble() -> None:
    space = Space({"order": Permutation(tuple(range(5))), "x": Discrete((1, 2, 3))})
    strategy = Auto(space, random.Random(1))
    for i in range(60):
        one = strategy.ask()
        assert one is not None
        strategy.tell(one, Measurement(Outcome.OK, (2.0 if i % 7 else 1.0,)))
    assert len(strategy.seen) == 60


@pytest.mark.slow
def test_a_large_space_of_factorizations_most_of_which_fails() -> None:
    def reached(strategy: str) -> float:
        found = [tune_problem(matmul(), 100, strategy, seed=s).best for s in range(2)]
        return statistics.mean(trial.cost for trial in found if trial is not None)

    auto = reached("auto")
    assert auto < 2.5 * 318_000  # about the optimum; the median of those that run is 266 times it
    assert auto < reached("opevo")


def test_the_model_waits_for_trials_that_ran_but_not_forever() -> None:
    def asked_after(failing: int) -> int:
        """Trials before the first proposal of the model; the first ones fail."""
        strategy = Auto(Space({"x": Discrete(tuple(range(1000)))}), random.Random(1))
        for number in range(60):
            one = strategy.ask()
            assert one is not None
            if strategy._pool:
                return number
            ran = Measurement(Outcome.OK, (2.0 + number,))
            strategy.tell(one, Measurement(Outcome.TIMED_OUT) if number < failing else ran)
        return 60

    assert asked_after(failing=0) == 8
    assert asked_after(failing=14) == 20
    assert asked_after(failing=28) == 32


@pytest.mark.slow
def test_it_begins_anew_when_nothing_gets_better_and_later_looks_at_all_trials() -> None:
    problem = bowl()
    strategy = Auto(problem.space, random.Random(5), choices=Choices(patience=60))
    lengths: list[int] = []
    scheduler = Scheduler([strategy], 300)
    search(scheduler, measured([problem]), lambda told: lengths.append(len(strategy._line)))
    assert lengths[:100] == list(range(1, 101))
    (begun,) = [i for i in range(1, 300) if lengths[i] < lengths[i - 1]][:1]
    again = next(i for i in range(begun, 300) if lengths[i] == i + 1)
    assert lengths[begun:again] == list(range(1, again - begun + 1))  # it knew no earlier one
    assert strategy.best is not None
    assert strategy.best.cost == min(trial.cost for trial in strategy.trials)


def test_late_proposals_come_from_what_has_paid() -> None:
    shares = Shares(("good", "bad"))
    rng = random.Random(1)
    before = shares.weights
    for number in range(200):
        source = shares.draw(rng)
        shares.note((number,), source)
        shares.credit((number,), source == "good")
    assert before[0] == before[1]
    drawn = [shares.draw(rng) for _ in range(200)]
    assert drawn.count("good") > 150
    assert "bad" in drawn


def test_what_no_source_proposed_changes_no_share() -> None:
    shares = Shares(("one", "other"))
    before = shares.weights
    shares.credit((1,), success=True)
    assert shares.weights == before


def test_a_trial_measured_again_counts_with_what_is_known_by_then() -> None:
    strategy = Auto(bowl().space, random.Random(2))
    one, other = strategy.ask(), strategy.ask()
    assert one is not None
    assert other is not None
    strategy.tell(one, Measurement(Outcome.OK, (1.0,)))
    strategy.tell(other, Measurement(Outcome.OK, (2.0,)))
    strategy.revise(one, Measurement(Outcome.OK, (1.0, 4.0, 5.0)))
    assert strategy.best is not None
    assert strategy.best.configuration == other
    assert [trial.cost for trial in strategy._line] == [4.0, 2.0]
    assert _relative_noise(strategy.trials, 1).tolist() == [2 / 3, 2.0, 1.0]


def test_times_are_told_apart_where_they_are_good_and_ordered_where_not() -> None:
    costs = [1.0, 1.02, 1.04, 2.0, 4.0, 100.0]
    trials = [Trial((i,), Measurement(Outcome.OK, (cost,))) for i, cost in enumerate(costs)]
    failed = Trial((9,), Measurement(Outcome.TIMED_OUT))
    values, ran = _targets([*trials, failed], 0.3)
    assert values[0] == 0
    assert (np.diff(values[:6]) > 0).all()
    assert values[2] - values[0] > values[5] - values[4]
    assert values[6] == values[5] < 1
    assert ran.tolist() == [1] * 6 + [0]


def test_around_a_trial_are_all_changes_of_one_parameter_and_some_of_two() -> None:
    space = Space(
        {"a": Discrete((1, 2, 4, 8)), "b": Discrete((1, 2, 4, 8)), "c": Discrete((0, 1))},
        ["a * b == 8"],  # no step of one parameter alone is allowed
    )
    strategy = Auto(space, random.Random(5))
    here = (2, 4, 0)
    found = set(strategy._around(here))
    assert found >= {(2, 4, 1)}
    assert found & {(1, 8, 0), (4, 2, 0), (8, 1, 0)}
    assert all(space.allows(one) for one in found)
    apart = [sum(x != y for x, y in zip(here, one, strict=True)) for one in found]
    assert max(apart) == 2
    steps = Auto(space, random.Random(5), choices=Choices(exchanges=False))
    assert set(steps._around(here)) == {(2, 4, 1)}


def test_good_trials_that_are_looked_around_are_far_from_each_other_where_there_are_such() -> None:
    def trial(configuration: Configuration, time_ns: float) -> Trial:
        return Trial(configuration, Measurement(Outcome.OK, (time_ns,)))

    best, near, far = trial((1, 1, 1, 1), 1.0), trial((1, 1, 2, 2), 2.0), trial((2, 2, 2, 1), 3.0)
    assert apart([best, near, far], 2) == [best, far]
    assert apart([best, near, far], 3) == [best, far, near]
    assert apart([best, near], 3) == [best, near]


def test_where_equations_make_samples_laborious_few_are_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = [f"p{i}" for i in range(8)]
    values = Discrete(tuple(range(40)))
    equations = ["p0 + p1 + p2 == p3", "p4 * p5 == p6"]
    space = Space(dict.fromkeys(names, values), equations)
    drawn: list[int] = []
    sample = Space.sample

    def counted(self: Space, rng: random.Random) -> Configuration:
        drawn.append(len(drawn))
        return sample(self, rng)

    monkeypatch.setattr(Space, "sample", counted)
    monkeypatch.setattr("gevo.tuning.space._LABORIOUS", 0)
    strategy = Auto(space, random.Random(1))
    for trial in range(14):
        asked = strategy.ask()
        assert asked is not None
        strategy.tell(asked, Measurement(Outcome.OK, (20.0 - trial,)))
        if trial == 7:
            drawn.clear()
    assert space.laborious
    assert len(drawn) <= 2 * 6, "one for each proposal, and what the proposal itself needs"
    easy = Space({"a": values, "b": values}, ["a <= b"])
    easy.sample(random.Random(1))
    assert not easy.laborious


def test_nothing_is_known_of_a_space_before_somebody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A network has dozens of spaces, of which it may never reach some."""
    made: list[Space] = []
    encoder = auto.Encoder

    def encoded(space: Space, quantities: bool) -> auto.Encoder:
        made.append(space)
        return encoder(space, quantities)

    monkeypatch.setattr(auto, "Encoder", encoded)
    space = Space({"x": Discrete((1, 2, 4)), "y": Discrete((1, 2, 4))}, ["x * y <= 8"])
    strategy = Auto(space, random.Random(1))
    assert not made
    assert strategy.ask() is not None
    assert made == [space]
