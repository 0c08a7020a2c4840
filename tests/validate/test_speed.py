"""The speed stage, where a winner is offered for its speed or for its exactness."""

from gevo.evaluate.score import Duel
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.validate.speed import speed_stage


def duels(time_ns, **errors):
    """Kinds of cases with the variant's and the unmodified program's error; that one takes 100."""

    def measured(time, error):
        return Measurement(Outcome.OK, (time,), error, modelled=True)

    return {
        kind.replace("_", "-"): Duel(measured(time_ns, own), measured(100.0, base))
        for kind, (own, base) in errors.items()
    }


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
    assert (passed, detail) == (False, "training cases: gains -9.09%, less than 0.1%")
