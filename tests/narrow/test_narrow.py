"""Kernels that are right on all cases of their workloads, and on all that are drawn from them,
and only there: none is called validated. And some that are right everywhere, and are."""

import importlib.util

import pytest

from gevo.records.schema import Conclusion

JUDGED = importlib.util.find_spec("gevo.validate.corners") is not None
"""Whether validation looks beyond the cases."""

TOLERANCES = {"softmax": 1e-4, "peaked_close": 1e-4, "norms": 1e-4, "near": 1e-4}
"""By workload; all others are exact."""

NARROW = [
    # file, kernel, workload, what it relies on, a change of the workload that shows it
    ("guards", "guard_1d", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "guard_2d", "plane", "whole blocks both ways", {"rows = 32": "rows = 33"}),
    ("guards", "guard_columns", "plane", "whole blocks of columns", {"cols = 48": "cols = 50"}),
    ("guards", "guard_rows", "plane", "whole blocks of rows", {"rows = 32": "rows = 33"}),
    ("guards", "guard_of_store", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "guard_of_load", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "guard_of_terms", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "single_pass", "strided", "n is at most 512", {"n = 512": "n = 600", "n = 100": "n = 513"}),
    ("guards", "last_block_is_full", "whole", "n is a multiple of 64", {"n = 128": "n = 100"}),
    ("guards", "power_of_two_terms", "powers", "cols is a power of two", {"cols = 64": "cols = 50"}),
    ("guards", "power_of_two_modulus", "powers", "cols is a power of two", {"cols = 64": "cols = 50"}),
    ("guards", "vector_of_4", "whole", "n is a multiple of 4", {"n = 128": "n = 101"}),
    ("guards", "vector_alignment", "aligned", "addresses of 16 bytes", {"shift = 4": "shift = 5"}),
    ("guards", "whole_tiles", "product", "k is a multiple of 16", {"k = 32": "k = 33"}),
    ("guards", "square", "square", "rows == cols", {"rows = 32": "rows = 33"}),
    ("guards", "square", "square_n", "rows == cols", {'"n", "n"]\n\n': '"n", "n // 2"]\n\n'}),
    ("guards", "pitch_is_width", "pitch", "pitch == cols", {'"cols"\n': '"cols + 1"\n'}),
    ("guards", "batch_of_one", "batch", "one matrix at a time", {"batch = 1": "batch = 2"}),
    ("guards", "wraps_once", "turned", "shift is less than n", {"shift = 5": "shift = 205"}),
    ("guards", "row_within_warp", "short_rows", "cols is at most 32", {"cols = 20": "cols = 40"}),
]

GIVEN = [
    # file, kernel, workload, what the launch says: relying on it is right
    ("guards", "block_of_64", "any_size", "blocks have 64 threads"),
    ("guards", "grid_that_covers", "covering", "a thread for every element"),
]

HONEST = []


def _name(row):
    return f"{row[1]}-{row[2]}"


def _judge(trials, file, kernel, workload):
    verdict = trials.judge(file, kernel, workload, TOLERANCES.get(workload, 0.0))
    print(*verdict.stages, sep="\n")
    print(verdict.conclusion, verdict.why_not)
    return verdict


@pytest.mark.skipif(not JUDGED, reason="validation does not look beyond the cases")
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
    assert trials.natural(file, kernel, workload).ok
    unmodified, variant = trials.outside(
        file, kernel, workload, change, TOLERANCES.get(workload, 0.0)
    )
    assert unmodified.ok, unmodified.detail
    assert not variant.ok, relies


@pytest.mark.parametrize(("file", "kernel", "workload", "says"), GIVEN, ids=map(_name, GIVEN))
def test_what_the_launch_gives(trials, file, kernel, workload, says):
    verdict = _judge(trials, file, kernel, workload)
    assert verdict.conclusion in (Conclusion.VALIDATED, Conclusion.CONDITIONAL), says


@pytest.mark.parametrize(("file", "kernel", "workload"), HONEST, ids=map(_name, HONEST))
def test_validated(trials, file, kernel, workload):
    assert _judge(trials, file, kernel, workload).conclusion is Conclusion.VALIDATED
