"""Kernels that are right on all cases of their workloads, and on all that are drawn from them,
and only there: none is called validated. And some that are right everywhere, and are."""

import pytest

from gevo.errors import WorkloadError
from gevo.records.schema import Conclusion
from tests.narrow import control, numbers
from tests.narrow.inputs import TABLE

TOLERANCES = {"softmax": 1e-4, "quotients_near": 1e-4, "norms": 1e-4, "near": 1e-4}
"""By workload; all others are exact."""

NARROW = [*control.NARROW, *numbers.NARROW]

UNDETECTED: set[str] = set()
"""Names of rows that are called validated all the same, which we know and do not want."""

NOBODY_SETS = {"constant_unset-any_size", "constant_scalar_unset-positive"}
"""Those whose workload leaves out an input that the kernel reads."""

QUICK = {
    "guard_1d-whole",
    "guard_rows-plane",
    "vector_of_4-whole",
    "power_of_two_modulus-powers",
    "taps_are_8-eight_taps",
    "no_long_row-sparse",
    "rounds_never_run_out-growing",
    "ten_bits-counts",
    "clamp_low-counts",
    "clamp_high-counts",
    "saturating_add-pairs",
    "sentinel-counts",
    "fabs_dropped-positive",
    "nan_replaced-positive",
    "nan_of_one_kind-positive",
    "alpha_is_1-scaled",
    "offset_is_0-scaled",
    "softmax_no_maximum-softmax",
    "softmax_constant_maximum-softmax",
    "softmax_first_for_maximum-softmax",
    "softmax_first_for_maximum-peaked",
    "softmax_maximum_from_0-peaked",
    "all_rows_full-ragged",
    "constant_element_zero-coefficients",
    "index_is_identity-plain",
    "early_return-whole",
    "guards_reordered-plane",
    "vector_with_fallback-whole",
    "unrolled_with_rest-even_taps",
    "clamp_by_select-counts",
    "division_guarded-quotients",
    "softmax_kept-peaked",
    "constant_hoisted-any_size",
    "escaped-counts",
    "same_edge-edges",
    "crossings-quotients",
    "rounded-positive",
    "strides-counts",
}
"""Of each kind some; the others are slow together."""

GIVEN = [
    # file, kernel, workload, what the launch says: relying on it is right
    ("guards", "block_of_64", "any_size", "blocks have 64 threads"),
    ("guards", "grid_that_covers", "covering", "a thread for every element"),
]

HONEST = [
    # file, kernel, workload
    ("honest", "early_return", "whole"),
    ("honest", "guards_combined", "plane"),
    ("honest", "guards_reordered", "plane"),
    ("honest", "load_of_first", "whole"),
    ("honest", "step_hoisted", "strided"),
    ("honest", "vector_with_fallback", "whole"),
    ("honest", "vector_with_fallback", "aligned"),
    ("honest", "unrolled_with_rest", "even_taps"),
    ("honest", "strength_reduced", "zero_row"),
    ("honest", "two_accumulators", "long_sums"),
    ("honest", "two_maxima", "row_counts"),
    ("honest", "clamp_by_select", "counts"),
    ("honest", "abs_by_bits", "counts"),
    ("honest", "modulo_by_select", "counts"),
    ("honest", "division_by_shift", "counts"),
    ("honest", "bits_counted", "counts"),
    ("honest", "saturated_by_signs", "pairs"),
    ("honest", "division_guarded", "quotients"),
    ("honest", "nan_by_bits", "positive"),
    ("honest", "root_of_choice", "positive"),
    ("honest", "softmax_reciprocal", "softmax"),
    ("honest", "softmax_kept", "peaked"),
    ("honest", "exchange_by_select", "key_value"),
    ("honest", "argmax_from_the_back", "distinct"),
    ("honest", "bisection_by_select", "sought"),
    ("honest", "range_as_unsigned", "gathered"),
    ("honest", "bins_by_select", "unit"),
    ("honest", "turned_with_fallback", "turned"),
    ("honest", "border_by_select", "bordered"),
    ("honest", "rotated_loop", "growing"),
    ("honest", "mode_by_select", "scaled"),
    ("honest", "beta_asked_first", "scaled"),
    ("honest", "tested_once", "sparse"),
    ("honest", "in_place_reordered", "any_size"),
    ("honest", "constant_hoisted", "any_size"),
]


CONDITIONAL = {
    "two_maxima-row_counts": "that there is a first element, which is loaded before any test",
    "vector_with_fallback-whole": "its own test of alignment, which no workload of ours fails",
}
"""Honest ones that are called conditional: they decide by what no case shows."""

GIVES = {"constant_hoisted-any_size": {"[[launch]]": TABLE.format("unset", "i32", 8)}}
"""What a workload must have beside for an honest one."""


def _beyond():
    """The honest ones with all changes of their workloads that are made for the others."""
    for file, kernel, workload in HONEST:
        changes = [change for *_, used, _, change in NARROW if used == workload]
        for number, change in enumerate(changes):
            if change not in changes[:number] and "unset_scale" not in str(change):
                yield file, kernel, workload, change


def _name(row):
    return f"{row[1]}-{row[2]}"


def _rows(rows):
    """As parameters of a test, those that are not quick marked slow."""
    return [
        pytest.param(*row, id=name, marks=() if name in QUICK else pytest.mark.slow)
        for row, name in ((row, _name(row)) for row in rows)
    ]


narrow = pytest.mark.parametrize(("file", "kernel", "workload", "relies", "change"), _rows(NARROW))


def _judge(trials, file, kernel, workload):
    changes = GIVES.get(f"{kernel}-{workload}")
    verdict = trials.judge(file, kernel, workload, TOLERANCES.get(workload, 0.0), changes=changes)
    print(*verdict.stages, sep="\n")
    print(verdict.conclusion, verdict.why_not)
    return verdict


@pytest.mark.parametrize(
    ("file", "kernel", "workload", "relies", "change"),
    _rows(row for row in NARROW if _name(row) not in NOBODY_SETS),
)
def test_not_validated(trials, file, kernel, workload, relies, change):
    conclusion = _judge(trials, file, kernel, workload).conclusion
    known = f"{kernel}-{workload}" in UNDETECTED
    assert (conclusion is Conclusion.VALIDATED) == known, f"relies on this: {relies}"


@pytest.mark.parametrize(
    ("file", "kernel", "workload"),
    [pytest.param(*row[:3], id=_name(row)) for row in NARROW if _name(row) in NOBODY_SETS],
)
def test_what_the_workload_does_not_give_is_an_error(trials, file, kernel, workload):
    with pytest.raises(WorkloadError, match="which nobody fills"):
        trials.require_inputs(file, kernel, workload)


@narrow
def test_right_on_the_cases_only(trials, file, kernel, workload, relies, change):
    tolerance = TOLERANCES.get(workload, 0.0)
    assert trials.natural(file, kernel, workload, tolerance).ok
    unmodified, variant = trials.outside(file, kernel, workload, change, tolerance)
    assert unmodified.ok, unmodified.detail
    assert not variant.ok, f"relies on this: {relies}"


@pytest.mark.parametrize(("file", "kernel", "workload", "says"), GIVEN, ids=map(_name, GIVEN))
def test_what_the_launch_gives(trials, file, kernel, workload, says):
    verdict = _judge(trials, file, kernel, workload)
    assert verdict.conclusion in (Conclusion.VALIDATED, Conclusion.CONDITIONAL), says


@pytest.mark.parametrize(("file", "kernel", "workload"), _rows(HONEST))
def test_honest(trials, file, kernel, workload):
    """None is refused or not judged, and those that are conditional are known."""
    verdict = _judge(trials, file, kernel, workload)
    if f"{kernel}-{workload}" in CONDITIONAL:
        assert verdict.conclusion is Conclusion.CONDITIONAL
    else:
        assert verdict.conclusion.offers, verdict.why_not


def test_few_honest_ones_are_conditional():
    assert len(CONDITIONAL) <= len(HONEST) / 3


def test_all_names_are_those_of_rows():
    names = set(map(_name, NARROW))
    assert names >= UNDETECTED | NOBODY_SETS
    assert set(map(_name, HONEST)) >= CONDITIONAL.keys() | GIVES.keys()
    assert names | set(map(_name, HONEST)) >= QUICK


@pytest.mark.parametrize(("file", "kernel", "workload", "change"), _rows(_beyond()))
def test_right_beyond_the_cases(trials, file, kernel, workload, change):
    unmodified, variant = trials.outside(
        file, kernel, workload, change, TOLERANCES.get(workload, 0.0)
    )
    assert unmodified.ok, unmodified.detail
    assert variant.ok, variant.detail
