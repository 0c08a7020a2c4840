"""Where arguments of recorded launches lie."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.errors import WorkloadError
from gevo.integrations.launch import array, given, placed, span


def test_arrays_are_aligned_as_on_a_gpu_and_keep_their_contents() -> None:
    one = array(np.arange(7, dtype=np.float32)[1:])
    assert one.data_ptr() % 256 == 0
    np.testing.assert_array_equal(one.data, np.arange(1, 7))


def test_types_that_numpy_lacks_are_given_as_bits() -> None:
    assert array(np.zeros(3, np.uint16), "bfloat16").dtype == "bfloat16"
    with pytest.raises(WorkloadError, match="uint16, not float32"):
        array(np.zeros(3, np.float32), "bfloat16")


def test_an_array_that_is_passed_twice_is_one() -> None:
    x, y = np.arange(5.0), np.arange(6.0)
    memory, places = placed({n: span(given(v)) for n, v in {"a": x, "b": y, "c": x}.items()})
    assert set(memory) == {"a", "b"}
    assert places == {"a": ("a", 0), "b": ("b", 0), "c": ("a", 0)}


def test_views_of_one_array_are_offsets_into_it() -> None:
    x = np.arange(20, dtype=np.int32)
    memory, places = placed({"high": span(given(x[8:])), "low": span(given(x[:12]))})
    np.testing.assert_array_equal(memory["high"], x)
    assert places == {"high": ("high", 8), "low": ("high", 0)}


def test_neighbours_that_do_not_overlap_stay_apart() -> None:
    x = np.arange(20, dtype=np.int32)
    memory, _ = placed({"low": span(given(x[:8])), "high": span(given(x[8:]))})
    assert {n: v.size for n, v in memory.items()} == {"low": 8, "high": 12}


def test_a_transposed_array_is_its_memory() -> None:
    x = np.arange(12.0).reshape(3, 4)
    np.testing.assert_array_equal(span(given(x.T)).data, np.arange(12.0))
    np.testing.assert_array_equal(span(given(x[:, :2])).data, np.arange(10.0))


def test_complex_numbers_are_pairs() -> None:
    x = np.array([1 + 2j, 3 + 4j, 5 + 6j], np.complex64)
    held = span(given(x)).data
    assert held.dtype == np.float32
    np.testing.assert_array_equal(held, [[1, 2], [3, 4], [5, 6]])
    np.testing.assert_array_equal(span(given(x[::2])).data, [1, 2, 3, 4, 5, 6])


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (np.zeros(0), "without elements"),
        (np.arange(9)[::-1], "negative stride"),
        ([1, 2], "a list"),
        (np.zeros(3, [("a", "f4"), ("b", "f4")]), "no workload can hold"),
        (np.array(["a"]), "no workload can hold"),
    ],
)
def test_what_is_no_array_of_a_kernel(value: object, why: str) -> None:
    with pytest.raises(WorkloadError, match=why):
        span(given(value))
