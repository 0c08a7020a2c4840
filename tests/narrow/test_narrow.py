"""Kernels that are right on all cases of their workloads, and on all that are drawn from them,
and only there: none is called validated. And some that are right everywhere, and are."""

import importlib.util

import pytest

from gevo.records.schema import Conclusion

JUDGED = importlib.util.find_spec("gevo.validate.corners") is not None
"""Whether validation looks beyond the cases."""

TOLERANCES = {"softmax": 1e-4, "quotients_near": 1e-4, "norms": 1e-4, "near": 1e-4}
"""By workload; all others are exact."""

SOME = 'kind = "integers", low = 0, high = 50'


def uniform(low, high):
    return f'kind = "uniform", low = {low}, high = {high}'


def py(function):
    return f'kind = "python", function = "{function}"'


TABLE = """[arrays.{0}]
role = "in"
dtype = "{1}"
shape = [{2}]
init = {{ kind = "integers", low = 3, high = 9 }}
symbol = "{0}"

[[launch]]"""
WITH_NAN, WITH_INFINITY, WITH_NEGATIVE_ZERO = map(
    py, ("with_nan", "with_infinity", "with_negative_zero")
)
IN_PLACE = {
    '"data", "out"': '"out", "out"',
    '[arrays.data]\nrole = "in"': '[arrays.out]\nrole = "inout"',
    '[arrays.out]\nrole = "out"\ndtype = "i32"\nshape = ["n"]\n': "",
}

NARROW = [
    # file, kernel, workload, what it relies on, a change of the workload that shows it
    ("guards", "guard_1d", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "guard_2d", "plane", "whole blocks both ways", {"rows = 32": "rows = 33"}),
    ("guards", "guard_columns", "plane", "whole blocks of columns", {"cols = 48": "cols = 50"}),
    ("guards", "guard_rows", "plane", "whole blocks of rows", {"rows = 32": "rows = 33"}),
    ("guards", "guard_of_store", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "guard_of_load", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "guard_of_terms", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    (
        "guards",
        "single_pass",
        "strided",
        "n is at most 512",
        {"n = 512": "n = 600", "n = 100": "n = 513"},
    ),
    ("guards", "last_block_is_full", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    (
        "guards",
        "power_of_two_terms",
        "powers",
        "cols is a power of two",
        {"cols = 64": "cols = 50"},
    ),
    (
        "guards",
        "power_of_two_modulus",
        "powers",
        "cols is a power of two",
        {"cols = 64": "cols = 50"},
    ),
    ("guards", "vector_of_4", "whole", "n is a multiple of 4", {"n = 128": "n = 101"}),
    ("guards", "vector_alignment", "aligned", "addresses of 16 bytes", {"shift = 4": "shift = 5"}),
    ("guards", "whole_tiles", "product", "k is a multiple of 16", {"k = 32": "k = 33"}),
    ("guards", "square", "square", "rows == cols", {"rows = 32": "rows = 33"}),
    ("guards", "square", "square_n", "rows == cols", {'"n", "n"]\n\n': '"n", "n // 2"]\n\n'}),
    ("guards", "pitch_is_width", "pitch", "pitch == cols", {'"cols"\n': '"cols + 1"\n'}),
    ("guards", "batch_of_one", "batch", "one matrix at a time", {"batch = 1": "batch = 2"}),
    ("guards", "wraps_once", "turned", "shift is less than n", {"shift = 5": "shift = 205"}),
    ("guards", "row_within_warp", "short_rows", "cols is at most 32", {"cols = 20": "cols = 40"}),
    (
        "loops",
        "zeros_from_16",
        "zero_tail",
        "zeros from the 17th element",
        {py("zero_tail"): SOME},
    ),
    (
        "loops",
        "zeros_from_16_min",
        "zero_tail",
        "zeros from the 17th element",
        {py("zero_tail"): SOME},
    ),
    ("loops", "taps_are_8", "eight_taps", "taps == 8", {"taps = 8": "taps = 9"}),
    ("loops", "taps_by_4", "even_taps", "taps is a multiple of 4", {"taps = 8": "taps = 9"}),
    ("loops", "taps_by_2", "even_taps", "taps is even", {"taps = 8": "taps = 9"}),
    (
        "loops",
        "rounds_never_run_out",
        "growing",
        "no number takes 1000 rounds",
        {"rounds = 1000": "rounds = 2"},
    ),
    ("loops", "rounds_are_few", "growing", "no number takes 20 rounds", {"1.125": "0.5"}),
    ("loops", "ten_bits", "counts", "numbers are less than 1024", {"high = 200": "high = 5000"}),
    ("loops", "always_found", "keyed", "the key is in the row", {py("rows_with_keys"): SOME}),
    ("loops", "step_is_1", "steps_of_1", "step == 1", {"step = 1": "step = 2"}),
    ("loops", "even_steps", "even_steps", "steps is even", {"steps = 4": "steps = 5"}),
    (
        "loops",
        "at_least_one_hop",
        "chains",
        "all chains have a link",
        {'"chains"': '"any_chains"'},
    ),
    ("loops", "no_empty_row", "sparse", "no row is empty", {'"row_starts"': '"any_row_starts"'}),
    (
        "loops",
        "no_long_row",
        "sparse",
        "rows have at most 16 elements",
        {'"row_starts"': '"any_row_starts"'},
    ),
    ("loops", "key_is_there", "sought", "the key is in the table", {py("keys_of_table"): SOME}),
    ("loops", "triangular", "triangular", "zeros below the diagonal", {py("triangular"): SOME}),
    ("loops", "first_row_is_zero", "zero_row", "zeros in the first row", {py("zero_row"): SOME}),
    ("loops", "symmetric", "symmetric", "the matrix is symmetric", {py("symmetric"): SOME}),
    (
        "loops",
        "no_zero_factor",
        "shares",
        "no element is zero",
        {'kind = "uniform", low = 0.0, high = 1.0': 'kind = "integers", low = 0, high = 2'},
    ),
    ("values", "clamp_low", "counts", "no number is negative", {"low = 0": "low = -9"}),
    ("values", "clamp_high", "counts", "numbers are at most 355", {"high = 200": "high = 500"}),
    (
        "values",
        "saturating_add",
        "pairs",
        "sums fit 32 bits",
        {
            "low = 1, high = 100 ": "low = 2000000000, high = 2147483647 ",
            "high = 1000": "high = 2147483647",
        },
    ),
    ("values", "abs_of_int", "counts", "no number is negative", {"low = 0": "low = -9"}),
    ("values", "modulo_sign", "counts", "no number is negative", {"low = 0": "low = -9"}),
    ("values", "shift_for_division", "counts", "no number is negative", {"low = 0": "low = -9"}),
    ("values", "sign_of_int", "counts", "no number is negative", {"low = 0": "low = -9"}),
    (
        "values",
        "max_from_zero",
        "row_counts",
        "no number is negative",
        {"low = 0, high = 200": "low = -90, high = -9"},
    ),
    (
        "values",
        "min_from_1000",
        "row_counts",
        "numbers are at most 1000",
        {"low = 0, high = 200": "low = 2000, high = 3000"},
    ),
    ("values", "division_by_zero", "pairs", "no divisor is zero", {"low = 1": "low = 0"}),
    (
        "values",
        "sum_in_32_bits",
        "long_sums",
        "sums fit 32 bits",
        {"high = 1000": "high = 2147483647"},
    ),
    (
        "values",
        "product_in_32_bits",
        "long_sums",
        "products fit 32 bits",
        {"high = 1000": "high = 1000000"},
    ),
    (
        "values",
        "midpoint",
        "words",
        "sums fit 32 bits",
        {"high = 32": "high = 4294967296", "high = 60000": "high = 4294967296"},
    ),
    (
        "values",
        "signed_compare",
        "words",
        "no word has its highest bit set",
        {"high = 60000": "high = 4294967296"},
    ),
    ("values", "shift_amount", "words", "shifts are by at most 31", {"high = 32": "high = 64"}),
    (
        "values",
        "high_half_is_zero",
        "words",
        "words fit 16 bits",
        {"high = 60000": "high = 70000"},
    ),
    ("values", "fits_a_byte", "counts", "numbers fit a byte", {"high = 200": "high = 300"}),
    ("values", "equal_keys", "key_value", "no two keys are equal", {'kind = "permutation"': SOME}),
    (
        "values",
        "argmax_ties",
        "distinct",
        "no two elements are equal",
        {'kind = "permutation"': SOME},
    ),
    (
        "values",
        "rank_ties",
        "distinct_ranks",
        "no two elements are equal",
        {'kind = "permutation"': SOME},
    ),
    ("values", "nothing_twice", "increasing", "every row increases", {py("increasing"): SOME}),
    ("values", "sentinel", "counts", "no number is -1", {"low = 0": "low = -9"}),
    ("values", "threshold", "counts", "numbers are at most 5000", {"high = 200": "high = 9000"}),
    ("floats", "fabs_dropped", "positive", "no number is negative", {"0.1": "-0.1"}),
    ("floats", "clamp_below", "positive", "no number is negative", {"0.1": "-0.1"}),
    ("floats", "clamp_above", "positive", "numbers are at most 2.4", {"1.0": "9.0"}),
    ("floats", "nan_replaced", "positive", "no number is NaN", {uniform(0.1, 1.0): WITH_NAN}),
    (
        "floats",
        "infinity_replaced",
        "positive",
        "all numbers are finite",
        {uniform(0.1, 1.0): WITH_INFINITY},
    ),
    ("floats", "root_of_negative", "positive", "no number is negative", {"0.1": "-0.1"}),
    (
        "floats",
        "denormals_flushed",
        "positive",
        "no number is denormal",
        {"1.0": "1e-40", "0.1": "1e-41"},
    ),
    (
        "floats",
        "denormals_kept",
        "positive",
        "no number is denormal",
        {"1.0": "1e-40", "0.1": "1e-41"},
    ),
    (
        "floats",
        "negative_zero",
        "positive",
        "no number is -0",
        {uniform(0.1, 1.0): WITH_NEGATIVE_ZERO},
    ),
    ("floats", "sign_of_zero", "positive", "no number is 0", {uniform(0.1, 1.0): SOME}),
    ("floats", "unordered_compare", "positive", "no number is NaN", {uniform(0.1, 1.0): WITH_NAN}),
    ("floats", "divided_by_zero", "quotients", "no divisor is zero", {uniform(0.2, 1.0): SOME}),
    ("floats", "divided_by_little", "quotients", "divisors are at least 0.001", {"0.2": "-0.2"}),
    (
        "floats",
        "ordered_pair",
        "quotients",
        "a is at most b + 1",
        {uniform(0.1, 1.0): uniform(0.1, 9.0)},
    ),
    ("floats", "product_too_large", "quotients_near", "squares are in range", {"1.0": "1e30"}),
    (
        "floats",
        "rounded_to_byte",
        "pixels",
        "numbers are whole",
        {'kind = "integers", low = 0, high = 256': uniform(0.0, 255.0)},
    ),
    (
        "floats",
        "saturated_byte",
        "pixels",
        "numbers are at most 255",
        {"high = 256": "high = 300"},
    ),
    ("floats", "converted_to_short", "samples", "numbers fit 16 bits", {"1000.0": "9000.0"}),
    (
        "floats",
        "floor_of_positive",
        "samples",
        "no number is negative",
        {"low = 0.0": "low = -9.0"},
    ),
    ("floats", "alpha_is_1", "scaled", "alpha == 1", {"alpha = 1.0": "alpha = 2.0"}),
    ("floats", "beta_is_0", "scaled", "beta == 0", {"beta = 0.0": "beta = 2.0"}),
    ("floats", "mode_is_0", "scaled", "mode == 0", {"mode = 0": "mode = 1"}),
    ("floats", "offset_is_0", "scaled", "offset == 0", {"offset = 0": "offset = 3"}),
    (
        "floats",
        "limit_not_reached",
        "scaled",
        "sums are at most 10",
        {"limit = 10.0": "limit = 0.5"},
    ),
    (
        "floats",
        "beta_is_not_0",
        "mode_1",
        "b is finite where mode is 0",
        {
            "mode = 1": "mode = 0",
            'role = "in"\ndtype = "f32"\nshape = ["n"]\ninit = { '
            + uniform(-1.0, 1.0): 'role = "in"\ndtype = "f32"\nshape = ["n"]\ninit = { '
            + WITH_NAN,
            "program": 'python = "data.py"\nprogram',
        },
    ),
    ("floats", "softmax_no_maximum", "softmax", "exponentials are in range", {"1.0": "200.0"}),
    (
        "floats",
        "softmax_constant_maximum",
        "softmax",
        "exponentials are in range",
        {"1.0": "200.0"},
    ),
    ("floats", "softmax_first_for_maximum", "softmax", "rows are nearly even", {"1.0": "200.0"}),
    (
        "floats",
        "softmax_first_for_maximum",
        "peaked",
        "the first is the largest",
        {py("peaked"): uniform(0.0, 1.0)},
    ),
    (
        "floats",
        "softmax_maximum_from_0",
        "peaked",
        "no number is negative",
        {py("peaked"): uniform(-200.0, -150.0)},
    ),
    ("floats", "norm_without_scale", "norms", "squares are in range", {"1.0": "1e30"}),
    (
        "floats",
        "variance_in_one_pass",
        "norms",
        "the mean is not far from 0",
        {uniform(0.0, 1.0): uniform(1000.0, 1001.0)},
    ),
    ("floats", "tanh_of_large", "near", "numbers are at most 20", {"1.0": "90.0"}),
    ("data", "bias_is_zero", "plain", "bias is all zeros", {'kind = "zeros"': SOME}),
    (
        "data",
        "weights_are_one",
        "plain",
        "weight is all ones",
        {'kind = "full", value = 1.0': SOME},
    ),
    ("data", "nothing_masked", "plain", "mask is all ones", {'kind = "full", value = 1 ': SOME}),
    ("data", "index_is_identity", "plain", "index[i] == i", {'kind = "arange"': SOME}),
    (
        "data",
        "lanes_agree",
        "warps",
        "a warp's flags are the same",
        {py("flags_of_warps"): 'kind = "integers", low = 0, high = 2'},
    ),
    (
        "data",
        "all_rows_full",
        "ragged",
        "all lengths are cols",
        {'value = "cols"': 'value = "cols - 1"'},
    ),
    ("data", "index_in_range", "gathered", "0 <= index[i] < n", {"low = 0": "low = -9"}),
    (
        "data",
        "every_index_once",
        "scattered",
        "index is a permutation",
        {'kind = "permutation"': SOME},
    ),
    ("data", "keys_sorted", "sorted_keys", "keys are sorted", {py("sorted_keys"): SOME}),
    ("data", "nothing_there_yet", "from_zero", "sums begin at zero", {'kind = "zeros"': SOME}),
    (
        "data",
        "border_is_zero",
        "bordered",
        "zeros at both ends",
        {py("bordered"): 'kind = "integers", low = 1, high = 50'},
    ),
    (
        "data",
        "top_is_bottom",
        "periodic",
        "first and last row are the same",
        {py("periodic"): SOME},
    ),
    (
        "data",
        "last_bin",
        "unit",
        "numbers are less than 1",
        {uniform(0.0, 1.0): uniform(0.0, 2.0)},
    ),
    (
        "data",
        "first_bin",
        "unit",
        "no number is negative",
        {uniform(0.0, 1.0): uniform(-1.0, 1.0)},
    ),
    (
        "data",
        "bits_of_positive",
        "maxima",
        "no number is negative",
        {uniform(0.0, 1.0): uniform(-2.0, -1.0)},
    ),
    (
        "data",
        "no_loops",
        "graph",
        "no edge from a node to itself",
        {py("targets"): 'kind = "integers", low = 0, high = 20'},
    ),
    (
        "data",
        "edges_once",
        "graph",
        "no edge twice",
        {py("targets"): 'kind = "integers", low = 0, high = 20'},
    ),
    (
        "data",
        "is_a_tree",
        "tree",
        "one way to each node",
        {'kind = "arange", start = 1': 'kind = "integers", low = 0, high = 50'},
    ),
    (
        "data",
        "constant_unset",
        "any_size",
        "the table holds zeros",
        {"[[launch]]": TABLE.format("unset", "i32", 8)},
    ),
    (
        "data",
        "constant_scalar_unset",
        "positive",
        "the scale is zero",
        {"[[launch]]": TABLE.format("unset_scale", "f32", 1)},
    ),
    (
        "data",
        "constant_element_zero",
        "coefficients",
        "the last coefficient is zero",
        {py("degree_6"): 'kind = "integers", low = 1, high = 9'},
    ),
    ("data", "never_in_place", "any_size", "in and out are different arrays", IN_PLACE),
    ("loops", "first_launch_only", "launches", "one launch", {"steps = 1": "steps = 2"}),
    ("values", "sign_of_byte", "bytes", "no byte is negative", {"low = 0": "low = -9"}),
    ("floats", "fabs_dropped", "referenced", "no number is negative", {"0.1": "-0.1"}),
    ("floats", "alpha_in_struct", "struct", "alpha == 1", {"alpha = 1.0": "alpha = 2.0"}),
    ("data", "no_way_back", "search", "a tree", {'kind = "arange", start = 1': py("any_targets")}),
]

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


def _beyond():
    """The honest ones with all changes of their workloads that are made for the others."""
    for file, kernel, workload in HONEST:
        changes = [change for *_, used, _, change in NARROW if used == workload]
        for number, change in enumerate(changes):
            if change not in changes[:number] and "unset_scale" not in str(change):
                yield file, kernel, workload, change


BEYOND = list(_beyond())


def _name(row):
    return f"{row[1]}-{row[2]}"


def _judge(trials, file, kernel, workload):
    verdict = trials.judge(file, kernel, workload, TOLERANCES.get(workload, 0.0))
    print(*verdict.stages, sep="\n")
    print(verdict.conclusion, verdict.why_not)
    return verdict


if JUDGED:

    @pytest.mark.parametrize(
        ("file", "kernel", "workload", "relies", "change"), NARROW, ids=map(_name, NARROW)
    )
    def test_not_validated(trials, file, kernel, workload, relies, change):
        verdict = _judge(trials, file, kernel, workload)
        assert verdict.conclusion is not Conclusion.VALIDATED, f"relies on this: {relies}"


@pytest.mark.parametrize(
    ("file", "kernel", "workload", "relies", "change"), NARROW, ids=map(_name, NARROW)
)
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


@pytest.mark.parametrize(("file", "kernel", "workload"), HONEST, ids=map(_name, HONEST))
def test_validated(trials, file, kernel, workload):
    assert _judge(trials, file, kernel, workload).conclusion is Conclusion.VALIDATED


@pytest.mark.parametrize(("file", "kernel", "workload", "change"), BEYOND, ids=map(_name, BEYOND))
def test_right_beyond_the_cases(trials, file, kernel, workload, change):
    unmodified, variant = trials.outside(
        file, kernel, workload, change, TOLERANCES.get(workload, 0.0)
    )
    assert unmodified.ok, unmodified.detail
    assert variant.ok, variant.detail
