import random

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.opevo import OpEvo
from gevo.tuning.parameter import Discrete
from gevo.tuning.space import Space

SPACE = Space({name: Discrete(tuple(range(100))) for name in "abc"})


def answered(strategy: OpEvo, times: list[float | None]) -> None:
    for time in times:
        one = strategy.ask()
        assert one is not None
        ok = Measurement(Outcome.OK, (time,)) if time else Measurement(Outcome.WRONG)
        strategy.tell(one, ok)


def test_without_mutation_children_recombine_the_fittest_parents() -> None:
    strategy = OpEvo(SPACE, random.Random(1), parents=3, offspring=5, q=0.05)
    answered(strategy, [5.0, 1.0, 2.0])
    answered(strategy, [9.0, 9.0, None, 0.5, 9.0])
    parents = sorted(strategy.trials, key=lambda trial: trial.cost)[:3]
    assert [trial.cost for trial in parents] == [0.5, 1.0, 2.0]
    near = 0
    for _ in range(5):
        child = strategy.ask()
        assert child is not None
        for i, value in enumerate(child):
            near += any(abs(value - p.configuration[i]) <= 2 for p in parents)
    assert near == 15


def test_parents_are_chosen_in_proportion_to_speed() -> None:
    strategy = OpEvo(SPACE, random.Random(2), parents=2, offspring=400, q=0.3)
    answered(strategy, [1.0, 3.0])
    fast, slow = (trial.configuration for trial in strategy.trials)
    nearer = 0
    for _ in range(400):
        child = strategy.ask()
        assert child is not None
        nearer += sum(abs(v - f) < abs(v - s) for v, f, s in zip(child, fast, slow, strict=True))
    assert 0.70 < nearer / 1200 < 0.80  # 3 : 1


def test_failed_parents_have_no_children() -> None:
    strategy = OpEvo(SPACE, random.Random(3), parents=2, offspring=50, q=0.2)
    answered(strategy, [None, 1.0])
    good = strategy.trials[1].configuration
    for _ in range(50):
        child = strategy.ask()
        assert child is not None
        assert all(abs(v - g) <= 8 for v, g in zip(child, good, strict=True))
