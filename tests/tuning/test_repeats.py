import math
import random

import pytest

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.auto import Auto, Choices
from gevo.tuning.parameter import Categorical, Discrete, Factorization
from gevo.tuning.repeats import Repeats, distinct, same
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Trial

SPACE = Space(
    {
        "tile": Factorization(64, 3),
        "pad": Discrete((0, 1, 2, 4)),
        "width": Discrete((1, 2, 4, 8)),
    }
)


def trial(configuration: Configuration, time_ns: float) -> Trial:
    return Trial(configuration, Measurement(Outcome.OK, (time_ns,)))


def learned(*trials: Trial) -> Repeats:
    repeats = Repeats(SPACE.parameters)
    repeats.learn(trials)
    return repeats


def probabilities(repeats: Repeats, found: list[Configuration]) -> list[float]:
    return repeats.probabilities(repeats.codes(found)).tolist()


def test_a_move_that_repeated_a_time_is_expected_to_repeat_others() -> None:
    repeats = learned(
        trial(((8, 4, 2), 0, 1), 100.0),
        trial(((8, 2, 4), 0, 1), 100.0),  # between the last two parts: nothing
        trial(((4, 8, 2), 0, 1), 140.0),  # between the first two: something
        trial(((8, 4, 2), 0, 2), 90.0),
    )
    inner, outer, width, both, known = probabilities(
        repeats,
        [
            ((8, 8, 1), 0, 2),
            ((16, 2, 2), 0, 2),
            ((8, 4, 2), 0, 4),
            ((8, 8, 1), 0, 4),
            ((8, 4, 2), 0, 1),
        ],
    )
    assert inner > 0.5
    assert max(outer, width, both) < 0.2
    assert known == pytest.approx(1.0)


def test_what_is_inert_here_need_not_be_inert_far_away() -> None:
    def padded(tile: tuple[int, int, int], width: int, first: float, then: float) -> list[Trial]:
        return [trial((tile, 0, width), first), trial((tile, 1, width), then)]

    repeats = learned(*padded((8, 4, 2), 1, 100.0, 100.0), *padded((1, 1, 64), 8, 300.0, 200.0))
    here, there = probabilities(repeats, [((8, 4, 2), 2, 1), ((1, 1, 64), 2, 8)])
    assert here > 2 * there


def test_times_that_hardly_ever_repeat_say_of_nothing_that_it_is_inert() -> None:
    rng = random.Random(1)
    trials = [trial(SPACE.sample(rng), 100 + 50 * rng.random()) for _ in range(60)]
    known = {one.configuration for one in trials}
    unknown = [one for one in SPACE.every() if one not in known]
    assert max(probabilities(learned(*trials), unknown)) < 0.5  # chance repeats a few


def test_one_trial_alone_and_trials_far_apart_say_nothing() -> None:
    repeats = learned(trial(((8, 4, 2), 0, 1), 100.0))
    assert probabilities(repeats, [((8, 4, 2), 1, 1)]) == pytest.approx([0.2])
    assert probabilities(repeats, [((8, 4, 2), 1, 2)]) == pytest.approx([0.04])


def test_what_is_being_measured_is_known_too() -> None:
    repeats = Repeats(SPACE.parameters)
    told = [trial(((8, 4, 2), pad, 1), 100.0) for pad in (0, 1)]
    repeats.learn(told, [((64, 1, 1), 0, 8)])
    itself, padded, other = probabilities(
        repeats, [((64, 1, 1), 0, 8), ((64, 1, 1), 2, 8), ((1, 64, 1), 0, 8)]
    )
    assert itself == pytest.approx(1.0)
    assert other < 0.25 < padded


def test_a_categorical_parameter_of_many_values() -> None:
    parameters = (Categorical(tuple(f"v{i}" for i in range(100))), Discrete((0, 1)))
    repeats = Repeats(parameters)
    repeats.learn([trial((f"v{i}", 0), 100.0 + i) for i in range(100)])
    assert max(probabilities(repeats, [(f"v{i}", 1) for i in range(100)])) < 0.25


def test_of_trials_with_one_time_one_is_kept_and_failures_have_none() -> None:
    failed = Trial(((8, 4, 2), 4, 1), Measurement(Outcome.LAUNCH_FAILED))
    slow, fast, again = (
        trial(((8, 4, 2), i, 1), time) for i, time in enumerate((120.0, 100.0, 100.00001))
    )
    assert distinct([slow, fast, again]) == [fast, slow]
    assert same(fast, again)
    assert not same(fast, slow)
    assert not same(failed, failed)


def repeated(choices: Choices, seed: int) -> int:
    """Of 40 trials those whose time another one had. Moves between the inner parts change nothing,
    padding and unrolling hardly anywhere something."""
    tile = Factorization(256, 4)
    few = Discrete((0, 1, 2, 3))
    space = Space({"i": tile, "j": tile, "pad": few, "unroll": few})
    strategy = Auto(space, random.Random(seed), choices=choices)
    times: list[float] = []
    for _ in range(40):
        one = strategy.ask()
        assert one is not None
        i, j, pad, unroll = one
        assert isinstance(i, tuple)
        assert isinstance(j, tuple)
        sizes = [math.log2(float(str(x))) for x in (i[0], i[3], j[0], j[3])]
        sizes.append(sizes[1] + sizes[3])
        time = 100 + sum(
            (1 + 0.37 * n) * abs(size - best)
            for n, (size, best) in enumerate(zip(sizes, (1, 3, 2, 1, 5), strict=True))
        )
        time += 3.3 * float(str(pad)) * (i[3] == 16) + 2.1 * float(str(unroll)) * (j[3] == 32)
        times.append(time)
        strategy.tell(one, Measurement(Outcome.OK, (time,)))
    return len(times) - len({round(time, 9) for time in times})


def test_fewer_trials_are_spent_on_what_is_known() -> None:
    def both(choices: Choices) -> int:
        return repeated(choices, 1) + repeated(choices, 3)

    assert both(Choices()) < 0.8 * both(Choices(repeats=False))


def test_values_that_are_met_later_change_nothing_about_those_before() -> None:
    first = ((8, 4, 2), 0, 1)
    trials = [
        trial(first, 100.0),
        trial(((8, 2, 4), 0, 1), 100.0),
        trial(((4, 8, 2), 0, 1), 140.0),
    ]
    asked = [((8, 4, 2), 1, 1), ((16, 2, 2), 0, 1), ((8, 1, 8), 0, 1)]
    grown, whole = learned(*trials), learned(*trials)
    one_by_one = [probabilities(grown, [one])[0] for one in asked]
    assert one_by_one == probabilities(whole, asked)
