import random
from collections.abc import Sequence

import pytest

from gevo.measurement import Measurement
from gevo.study.study import search
from gevo.testing.strategies import bowl, tiny
from gevo.tuning.opevo import OpEvo
from gevo.tuning.session import (
    FunctionProblem,
    Gradient,
    Gradual,
    Progress,
    RoundRobin,
    Scheduler,
    Told,
    measured,
)
from gevo.tuning.space import Configuration
from gevo.tuning.strategy import RandomSearch, Trial


def progress(*costs: float, weight: float = 1.0) -> Progress:
    one = Progress(weight)
    for cost in costs:
        one.add(cost)
    return one


def test_the_curve_only_falls() -> None:
    assert progress(float("inf"), 5.0, 7.0, 3.0).curve == [float("inf"), 5.0, 5.0, 3.0]


def test_the_gain_is_the_papers() -> None:
    policy = Gradient(alpha=0.2, window=2, warmup=1)
    one = progress(10.0, 8.0, 6.0, 4.0, weight=3.0)
    assert policy.gain(one) == pytest.approx(3.0 * (0.2 * (8.0 - 4.0) / 2 + 0.8 * 4.0 / 4))
    near = progress(4.3, 4.2, 4.1, 4.0)
    assert policy.gain(near) == pytest.approx(0.2 * 0.2 / 2 + 0.8 * 0.3 / 4)


def test_the_less_hope_the_longer_nothing_was_gained() -> None:
    policy = Gradient(alpha=0.0, warmup=1, patience=5)
    one = progress(10.0, 7.0, 6.0, 4.0, 3.9999, *[9.0] * 4)
    assert one.idle == 5
    assert policy.gain(one) == pytest.approx((7.0 - 3.9999) / 9 / 2)


def test_a_long_kernel_with_nothing_to_gain_waits() -> None:
    flat = progress(*[1000.0 + i / 100 for i in range(20)])
    steep = progress(*[10.0 + i for i in range(21, 0, -1)])
    assert Gradient().choose([flat, steep]) == 1


def test_now_and_then_the_least_tried_gets_a_trial() -> None:
    policy = Gradient(warmup=1, pass_over=5)
    flat = progress(1.0, 1.0)
    assert policy.choose([progress(9.0, 4.0, 3.0), flat]) == 1
    assert policy.choose([progress(9.0, 4.0, 3.0, 2.0), flat]) == 0


def test_what_never_ran_comes_first() -> None:
    policy = Gradient(warmup=1)
    assert policy.choose([progress(100.0), progress(float("inf"))]) == 1


def test_warming_up_gives_every_kernel_its_trials() -> None:
    policy = Gradient(warmup=2)
    assert policy.choose([progress(1e9, 1e8), progress(1.0)]) == 1
    assert policy.choose([progress(1e9, 1e8), progress(1.0, 1.0)]) == 0


def test_weight_and_time_draw_trials() -> None:
    policy = Gradient(warmup=1)
    assert policy.choose([progress(9.0, 5.0), progress(7.0, 4.0)]) == 0
    assert policy.choose([progress(9.0, 5.0), progress(7.0, 4.0, weight=2.0)]) == 1


def test_one_kernel_after_the_other_begins_by_the_number_of_trials() -> None:
    policy = Gradual([2, 0, 1], pace=2)
    made = [Progress(), Progress(), Progress()]
    begun: list[int] = []
    for _ in range(6):
        place = policy.choose(made)
        assert place is not None
        begun.append(place)
        made[place].add(1.0)
    assert begun == [2, 2, 0, 0, 1, 1]


def test_those_that_are_ready_begin_at_once_and_the_next_after_as_many_trials() -> None:
    policy = Gradual([0, 1, 2], ready=2, pace=3)
    assert policy.choose([progress(1.0, 1.0), progress(1.0, 1.0, 1.0), Progress()]) == 0
    assert policy.choose([progress(1.0, 1.0, 1.0), progress(1.0, 1.0, 1.0), Progress()]) == 2


def test_the_next_begins_early_where_those_before_have_nothing_left() -> None:
    ended = Progress(curve=[1e9], exhausted=True)
    assert Gradual([0, 1]).choose([ended, Progress()]) == 1
    assert Gradual([0, 1]).choose([ended, Progress(exhausted=True)]) is None


def test_exhausted_kernels_get_nothing() -> None:
    ended = Progress(curve=[1e9], exhausted=True)
    for policy in (Gradient(), RoundRobin()):
        assert policy.choose([ended, progress(1.0)]) == 1
        assert policy.choose([ended]) is None


@pytest.mark.parametrize("policy", [Gradient(), RoundRobin()], ids=["gradient", "round-robin"])
def test_all_trials_are_spent_while_there_is_anything_to_try(policy: Gradient) -> None:
    problems = [tiny(), bowl()]
    strategies = [RandomSearch(p.space, random.Random(1)) for p in problems]
    counted: list[str] = []

    def checkpoint(told: Sequence[Told]) -> None:
        counted.extend(problems[place].name for place, _ in told)

    search(Scheduler(strategies, 150, policy), measured(problems), checkpoint)
    assert len(counted) == 150
    assert counted.count("tiny") == len(strategies[0].trials) <= 24
    assert len(strategies[1].trials) == 150 - len(strategies[0].trials)


def test_it_ends_when_everything_is_exhausted() -> None:
    strategy = RandomSearch(tiny().space, random.Random(1))
    search(Scheduler([strategy], 1000), measured([tiny()]))
    assert len(strategy.trials) == 24
    assert strategy.exhausted


def test_the_slow_kernel_gets_more_trials() -> None:
    problems = [bowl("slow", scale=100.0), bowl("quick", scale=1.0)]
    strategies = [RandomSearch(p.space, random.Random(2)) for p in problems]
    search(Scheduler(strategies, 100), measured(problems))
    assert len(strategies[0].trials) > 80
    assert len(strategies[1].trials) >= 8


def test_a_batch_is_asked_for_before_it_is_measured() -> None:
    sizes: list[int] = []

    class Counted(FunctionProblem):
        def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
            sizes.append(len(configurations))
            return super().measure_all(configurations)

    one = bowl()
    problem = Counted(one.name, one.device, one.space, one.measure)
    strategy = OpEvo(problem.space, random.Random(1))
    told: list[Trial] = []

    def checkpoint(wave: Sequence[Told]) -> None:
        told.extend(trial for _, trial in wave)

    search(Scheduler([strategy], 21, batch=8), measured([problem]), checkpoint)
    assert sizes == [8, 8, 5]
    assert told == list(strategy.trials)
    again = OpEvo(problem.space, random.Random(1))
    known = {trial.configuration: trial.measurement for trial in told[:11]}
    search(Scheduler([again], 21, batch=8), measured([problem], [known]))
    assert sizes[3:] == [0, 5, 5]
    assert again.trials == strategy.trials
