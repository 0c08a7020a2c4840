"""The speed stage, where a winner is offered for its speed or for its exactness."""

from dataclasses import replace

import pytest

from gevo.device.forecast import Forecast
from gevo.evaluate.scoring.duel import Duel
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.validate.speed import loses_small, speed_stage


def duels(time_ns, **errors):
    """Kinds of cases with the variant's and the unmodified program's error; that one takes 100."""

    def measured(time, error):
        return Measurement(Outcome.OK, (time,), error, modelled=True)

    return {
        kind.replace("_", "-"): Duel(measured(time_ns, own), measured(100.0, base))
        for kind, (own, base) in errors.items()
    }


LOSS = "no gain shown: training cases: modelled 0.9091"


def judge(time_ns, **errors):
    stage, p_value = speed_stage(duels(time_ns, **errors))
    assert p_value is None
    return stage.passed, stage.detail


def test_exactness_must_show_on_every_kind_of_case():
    """Slower, and more exact where the search looked: elsewhere it may not be less exact."""
    passed, detail = judge(110.0, training=(0.1, 0.2), held_out=(0.2, 0.2), fresh=(0.0, 0.1))
    assert passed
    assert detail.startswith("more exact; 0.909 on training cases")
    for kind in ("held_out", "fresh"):
        errors = {"training": (0.1, 0.2), "held_out": (0.1, 0.2), "fresh": (0.1, 0.2)}
        passed, detail = judge(110.0, **{**errors, kind: (0.3, 0.25)})
        assert not passed
        name = kind.replace("_", "-")
        assert f"error on {name} cases is 0.3, above the unmodified program's 0.25" in detail
        assert "more exact on training cases, but" in detail


def test_speed_with_an_error_within_tolerance_is_fine():
    passed, detail = judge(80.0, training=(0.3, 0.2), held_out=(0.3, 0.2), fresh=(0.3, 0.2))
    assert (passed, detail.split()[0]) == (True, "1.250")
    passed, detail = judge(80.0, training=(0.1, 0.2), held_out=(0.3, 0.2), fresh=(0.3, 0.2))
    assert (passed, detail.split()[0]) == (True, "1.250")


def test_neither_faster_nor_more_exact():
    passed, detail = judge(110.0, training=(0.2, 0.2), held_out=(0.1, 0.2))
    assert (passed, detail) == (False, f"{LOSS}, the low end must be above 1.005")


def forecast(times, elsewhere, instructions=100.0):
    return Forecast({"X": tuple(times), "Y": tuple(elsewhere)}, instructions, 10.0, 0.0, 50.0)


def modelled(gains, elsewhere, instructions=90.0):
    """The stage for a variant that gains so much under the members of an ensemble."""
    own = forecast([1 / g for g in gains], [1 / g for g in elsewhere], instructions)
    base = forecast([1.0] * len(gains), [1.0] * len(elsewhere))
    found = duels(50.0, training=(0.0, 0.0), held_out=(0.0, 0.0))
    return speed_stage({k: replace(d, forecasts=(own, base)) for k, d in found.items()})[0]


def test_a_modelled_gain_is_a_range_and_says_where_it_holds():
    stage = modelled([1.06, 1.10], [0.9, 0.9])
    assert stage.passed
    assert stage.detail.startswith("1.062\N{EN DASH}1.098x (holds on 1 of 2 GPUs) on training")


def test_the_low_end_of_a_modelled_gain_must_be_above_the_least():
    """Twice as fast by the table's coefficients alone is nothing, if others say otherwise."""
    stage = modelled([0.98, 1.1], [1.2, 1.2])
    assert (stage.passed, stage.detail) == (
        False,
        "no gain shown: training cases: modelled 0.9860\N{EN DASH}1.0940, "
        "the low end must be above 1.005",
    )


def test_a_modelled_gain_must_rest_on_less_work():
    """The same work in less time can only be an artefact of the model."""
    stage = modelled([1.2, 1.3], [1.2, 1.2], instructions=100.0)
    assert (stage.passed, stage.detail) == (
        False,
        "no gain shown: training cases: neither instructions nor memory transactions nor the "
        "critical path are less",
    )


@pytest.mark.parametrize(
    ("times", "small"),
    [
        ({"training": 80, "held-out": 90, "fresh": 102}, True),
        ({"training": 80, "held-out": 90, "fresh": 99}, False),  # nothing is lost
        ({"training": 80, "held-out": 101, "fresh": 102}, False),
        ({"training": 100, "held-out": 80, "fresh": 102}, False),
        ({"timing": 80, "training": 103, "held-out": 90, "fresh": 90}, True),
        ({"timing": 101, "training": 90, "held-out": 90, "fresh": 103}, False),
    ],
)
def test_what_loses_in_small_launches_only(times, small):
    own = {kind: duels(float(time), k=(0.0, 0.0))["k"] for kind, time in times.items()}
    assert loses_small(own) is small
