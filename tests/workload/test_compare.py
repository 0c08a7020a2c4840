import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.scoring.prepared import require_equal
from gevo.workload.arrays import DTYPES
from gevo.workload.case import TestCase, Workload
from gevo.workload.compare import (
    CHUNK,
    constant,
    explain,
    make_metric,
    relative_errors,
    require_agreement,
)
from gevo.workload.userfile import guarded

METRICS = {
    "exact": make_metric("exact"),
    "max_relative": make_metric("max_relative", 1e-6),
    "mean_relative": make_metric("mean_relative", 1e-6),
    "python": make_metric("python", function=lambda a, e: 0.0),
}
BUILT_IN = ["exact", "max_relative", "mean_relative"]


def f32(*values: float) -> dict[str, np.ndarray]:
    return {"y": np.array(values, np.float32)}


any_array = st.sampled_from(sorted(DTYPES)).flatmap(
    lambda name: hnp.arrays(DTYPES[name], hnp.array_shapes(max_dims=3, max_side=4))
)
same_type_pairs = any_array.flatmap(lambda a: st.tuples(st.just(a), hnp.arrays(a.dtype, a.shape)))


@given(any_array)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_output_agrees_with_itself(name: str, array: np.ndarray) -> None:
    assert METRICS[name]({"y": array.copy()}, {"y": array}) == 0.0


@given(same_type_pairs)
@pytest.mark.parametrize("name", sorted(METRICS))
def test_errors_are_numbers_from_zero_to_infinity(name: str, pair: tuple) -> None:
    error = METRICS[name]({"y": pair[0]}, {"y": pair[1]})
    assert isinstance(error, float)
    assert error >= 0.0


@given(same_type_pairs)
def test_exact_is_zero_only_for_equal_bits(pair: tuple) -> None:
    actual, expected = pair
    error = METRICS["exact"]({"y": actual}, {"y": expected})
    assert (error == 0.0) == (actual.tobytes() == expected.tobytes())


@given(same_type_pairs)
def test_relative_is_zero_only_for_equal_values(pair: tuple) -> None:
    actual, expected = pair
    error = METRICS["max_relative"]({"y": actual}, {"y": expected})
    # A difference of denormal size over a large expected value may vanish.
    if error == 0.0 and actual.dtype.kind != "f":
        np.testing.assert_array_equal(actual, expected)
    if error == 0.0 and actual.dtype.kind == "f":
        np.testing.assert_allclose(actual, expected, rtol=1e-300, atol=1e-300)


@given(same_type_pairs)
def test_mean_is_at_most_max(pair: tuple) -> None:
    outputs = {"y": pair[0]}, {"y": pair[1]}
    most = METRICS["max_relative"](*outputs)
    assert METRICS["mean_relative"](*outputs) <= most * (1 + 1e-12)


@given(hnp.arrays(np.float32, 4, elements=st.floats(-1e6, 1e6, width=32)), st.integers(0, 3))
@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("name", sorted(METRICS))
def test_not_finite_where_finite_is_expected(
    name: str, bad: float, array: np.ndarray, place: int
) -> None:
    wrong = array.copy()
    wrong[place] = bad
    assert METRICS[name]({"y": wrong}, {"y": array}) == math.inf


@pytest.mark.parametrize("name", BUILT_IN)
def test_expected_infinities_must_be_met(name: str) -> None:
    expected = f32(math.inf, -math.inf, math.nan, 1.0)
    assert METRICS[name](expected, expected) == 0.0
    assert METRICS[name](f32(-math.inf, -math.inf, math.nan, 1.0), expected) > 0.0
    assert METRICS[name](f32(1e30, -math.inf, math.nan, 1.0), expected) > 0.0
    assert METRICS[name](f32(math.inf, -math.inf, 7.0, 1.0), expected) > 0.0


@pytest.mark.parametrize("name", sorted(METRICS))
@pytest.mark.parametrize(
    "actual",
    [
        {},
        {"z": np.zeros(3, np.float32)},
        {"y": np.zeros(3, np.float32), "z": np.zeros(3, np.float32)},
        {"y": np.zeros(4, np.float32)},
        {"y": np.zeros((3, 1), np.float32)},
        {"y": np.zeros(3, np.float64)},
        {"y": np.zeros(3, np.int32)},
    ],
)
def test_other_structure_is_wrong(name: str, actual: dict) -> None:
    assert METRICS[name](actual, {"y": np.zeros(3, np.float32)}) == math.inf


@pytest.mark.parametrize("name", sorted(METRICS))
def test_nothing_expected_is_never_met(name: str) -> None:
    assert METRICS[name]({}, {}) == math.inf


def test_exact_minds_the_sign_of_zero_and_not_the_payload_of_nan() -> None:
    assert METRICS["exact"](f32(-0.0, 1.0), f32(0.0, 1.0)) == 0.5
    quiet = np.array([0x7FC00000, 0x7FC00001], np.uint32).view(np.float32)
    assert METRICS["exact"]({"y": quiet}, {"y": quiet.copy()}) == 0.0
    assert METRICS["exact"]({"y": quiet}, {"y": quiet[::-1].copy()}) == 0.0
    assert METRICS["exact"](f32(math.inf, 1.0), f32(math.nan, 1.0)) == 0.5
    assert METRICS["exact"](f32(1.0, math.inf), f32(math.nan, math.inf)) == 0.5


def test_two_runs_may_give_another_nan_and_no_other_number() -> None:
    case = TestCase("a", 1, ())
    first = f32(math.nan, 1.0)
    other = {name: np.array([0x7FC00001, 0x3F800000], np.uint32).view("f4") for name in first}
    require_equal(case, other, first)
    for changed in (f32(math.inf, 1.0), f32(math.nan, 2.0), f32(1.0, 1.0)):
        with pytest.raises(LaunchFailed, match="two runs gave different outputs"):
            require_equal(case, changed, other)


def test_integers_of_64_bits_do_not_round_or_overflow() -> None:
    for dtype in (np.int64, np.uint64):
        most, least = np.iinfo(dtype).max, np.iinfo(dtype).min
        near = {"y": np.array([most], dtype)}, {"y": np.array([most - 1], dtype)}
        assert METRICS["max_relative"](*near) > 0.0
        far = {"y": np.array([least], dtype)}, {"y": np.array([most], dtype)}
        assert METRICS["max_relative"](*far) == pytest.approx(2.0 if least else 1.0)


def test_relative_values() -> None:
    assert METRICS["max_relative"](f32(1, 2.5), f32(1, 2)) == 0.25
    assert METRICS["mean_relative"](f32(1, 2.5), f32(1, 2)) == 0.125
    assert METRICS["max_relative"](f32(1e-3), f32(0)) == pytest.approx(1e3)
    assert make_metric("max_relative", 10.0)(f32(1), f32(0)) == pytest.approx(0.1)


def test_answers_count_samples_with_another_largest_score() -> None:
    scores = np.float32([[1, 2, 3], [3, 2, 1], [0, 9, 0], [5, 4, 6]])
    answers = make_metric("answers")
    assert answers({"y": scores * 2 + 1}, {"y": scores}) == 0.0
    assert answers({"y": scores[:, ::-1].copy()}, {"y": scores}) == 0.75
    assert answers({"y": np.ones_like(scores)}, {"y": scores}) == np.inf


def test_beside_answers_values_count() -> None:
    scores, features = np.float32([[1, 2], [3, 2], [0, 9]]), np.float32([0.1, -20.0, 10.0])
    answers = make_metric("answers")
    expected = {"y": scores, "z": features}
    assert answers({"y": scores * 2, "z": features}, expected) == 0.0
    assert answers({"y": scores * 2, "z": features * 1.1}, expected) == pytest.approx(0.1)
    off = answers({"y": scores, "z": features + 0.1}, expected)
    assert off == pytest.approx(0.05)  # a tenth of the largest is the least that it is over
    assert answers({"z": features * 2}, {"z": features}) == pytest.approx(1.0)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_small_array_cannot_hide_behind_a_large_one(name: str) -> None:
    large = np.ones(1000, np.float32)
    expected = {"large": large, "small": np.ones(1, np.float32)}
    actual = {"large": large, "small": np.full(1, 2, np.float32)}
    assert METRICS[name](actual, expected) == 1.0


# The three holes of the original GEVO's comparison.


@pytest.mark.parametrize("name", BUILT_IN)
def test_negative_expected_values_do_not_let_everything_pass(name: str) -> None:
    """It divided by the signed expected value: 999 against -5 was a negative error."""
    assert METRICS[name](f32(999.0), f32(-5.0)) >= 1.0
    assert METRICS["max_relative"](f32(999.0), f32(-5.0)) == pytest.approx(1004 / 5)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_what_is_not_a_number_does_not_pass(name: str, bad: float) -> None:
    """It skipped output text that was not a number."""
    assert METRICS[name](f32(1.0, bad, 3.0), f32(1.0, 2.0, 3.0)) == math.inf
    assert METRICS[name]({"y": np.array(["1.0"])}, f32(1.0)) == math.inf


@pytest.mark.parametrize("name", sorted(METRICS))
def test_a_missing_output_does_not_pass(name: str) -> None:
    """In its exact mode a missing output file was no difference."""
    assert METRICS[name]({}, f32(1.0)) == math.inf
    assert METRICS[name](f32(1.0), {**f32(1.0), "z": np.ones(1)}) == math.inf


def test_constant_output_is_wrong() -> None:
    expected = np.linspace(0.5, 1.5, 100, dtype=np.float32)
    for name in BUILT_IN:
        assert METRICS[name]({"y": np.ones_like(expected)}, {"y": expected}) > 0.2


# The user's own metric.


def own(function) -> object:
    return make_metric("python", function=guarded(function, "f.py: metric"), where="w.toml: error")


def test_own_metric() -> None:
    metric = own(lambda a, e: np.abs(a["y"] - e["y"]).max())
    assert metric(f32(1, 4), f32(1, 2)) == 2.0


@pytest.mark.parametrize("bad", [math.nan, -1.0, math.inf, np.float32("nan")])
def test_own_metric_cannot_return_less_than_zero_or_nan(bad: float) -> None:
    assert own(lambda a, e: bad)(f32(1), f32(2)) == math.inf


def test_own_metric_outside_its_domain_is_infinite() -> None:
    assert own(lambda a, e: math.log(0.0))(f32(1), f32(2)) == math.inf
    assert own(lambda a, e: 1 / 0)(f32(1), f32(2)) == math.inf


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda a, e: None, r"^w\.toml: error: returned NoneType, not a number"),
        (lambda a, e: a["nope"], r"^f\.py: metric raised KeyError"),
        (lambda a: 0.0, r"^f\.py: metric raised TypeError"),
    ],
)
def test_mistakes_in_own_metric_are_reported(function, message: str) -> None:
    with pytest.raises(WorkloadError, match=message):
        own(function)(f32(1), f32(2))


def test_unknown_metric() -> None:
    with pytest.raises(WorkloadError, match=r"error\.metric: 'best' is none of exact"):
        make_metric("best")
    with pytest.raises(WorkloadError, match=r"error\.metric: 'python' is none of exact"):
        make_metric("python")


# Explanations and the reference check.


@pytest.mark.parametrize(
    ("actual", "line"),
    [
        ({}, "array 'y' is missing"),
        (
            {"y": np.zeros((2, 2), np.int32)},
            "array 'y' is int32(2, 2), expected float32(2, 2)",
        ),
        (
            {"y": np.array([[0, 1], [2, 9]], np.float32)},
            "1 of 4 elements of 'y' differ, worst at [1, 1]: 9.0, expected 3.0",
        ),
        (
            {"y": np.array([[-0.0, 1], [2, 3]], np.float32)},
            "1 of 4 elements of 'y' differ, worst at [0, 0]: -0.0, expected 0.0",
        ),
        ({"y": np.array([[0, 1], [2, 3]], np.float32)}, "no difference"),
    ],
)
def test_explain(actual: dict, line: str) -> None:
    assert explain(actual, {"y": np.array([[0, 1], [2, 3]], np.float32)}) == line


def workload(reference, tolerance: float) -> Workload:
    case = TestCase("train0", 1, ())
    return Workload(
        name="w",
        program="k.ll",
        source="w.toml",
        train=(case,),
        heldout=(),
        launches=lambda case, settings=(): pytest.fail("not needed"),
        reference=reference,
        metric=METRICS["max_relative"],
        tolerance=tolerance,
        metric_name="max_relative",
    )


def test_reference_check() -> None:
    lenient = workload(lambda case: f32(2.0), 0.1)
    assert require_agreement(lenient, lenient.train[0], f32(2.1)) == pytest.approx(0.05)
    strict = workload(lambda case: f32(2.0), 0.01)
    with pytest.raises(WorkloadError, match=r"w\.toml: reference: .*case train0.*worst at \[0\]"):
        require_agreement(strict, strict.train[0], f32(2.1))
    without = workload(None, 0.0)
    assert require_agreement(without, without.train[0], f32(2.1)) is None


@pytest.mark.parametrize("name", sorted(METRICS))
def test_a_constant_is_wrong_where_values_differ(name: str) -> None:
    """However large the tolerance: a mean value is no computation."""
    expected = f32(9.9, 10.0, 10.1)
    assert METRICS[name](f32(10.0, 10.0, 10.0), expected) == math.inf
    assert METRICS[name](f32(10.0, 10.0, 10.1), expected) < 1.0
    assert METRICS[name](f32(10.0, 10.0), f32(10.0, 10.0)) == 0.0


def test_zeros_of_either_sign_are_one_value_but_to_the_exact_metric() -> None:
    zeros, mixed = f32(0.0, 0.0), f32(0.0, -0.0)
    for name in ("max_relative", "mean_relative", "python"):
        assert METRICS[name](zeros, mixed) == 0.0
    assert METRICS["exact"](zeros, mixed) == 0.5
    assert constant(f32(math.nan, math.nan)["y"])
    assert not constant(f32(math.nan, 1.0)["y"])


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_holes_of_the_original_comparison_are_closed(name: str) -> None:
    """Any value passed where a negative one was expected, text that is no number passed, and
    in exact mode a missing output passed.
    """
    expected = f32(-5.0, 1.0)
    assert METRICS[name](f32(999.0, 1.0), expected) > 0.1
    assert METRICS[name](f32(math.nan, 1.0), expected) == math.inf
    assert METRICS[name]({}, expected) == math.inf


@pytest.mark.parametrize("last", [0.0, 1e-3, math.inf, math.nan])
def test_large_arrays_are_compared_in_pieces(last: float) -> None:
    """As relative_errors over the whole says, whatever stands in the last piece."""
    rng = np.random.default_rng(1)
    expected = rng.normal(size=3 * CHUNK + 5).astype(np.float32)
    actual = expected * np.float32(1 + 1e-6)
    actual[-1] += np.float32(last)
    found = METRICS["max_relative"]({"y": actual}, {"y": expected})
    whole = float(np.max(relative_errors(actual, expected, 1e-6)))
    assert found == (whole if math.isfinite(last) else math.inf)
    expected[7] = math.inf
    actual[7] = math.inf
    if math.isfinite(last):
        assert METRICS["max_relative"]({"y": actual}, {"y": expected}) == whole


def test_one_value_in_the_last_piece_makes_an_array_vary() -> None:
    varied = np.zeros(2 * CHUNK + 1, np.float32)
    assert constant(varied)
    varied[-1] = 1
    assert not constant(varied)


def test_what_a_boolean_holds_is_told_as_a_byte() -> None:
    found, wanted = (np.array([0, n], np.uint8).view(np.bool_) for n in (2, 1))
    assert METRICS["exact"]({"y": found}, {"y": wanted}) > 0
    told = explain({"y": found}, {"y": wanted})
    assert told.endswith("worst at [1]: byte 2, expected byte 1")
