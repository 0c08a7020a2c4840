"""Other contents for arrays: what is drawn stays what the array was."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.evaluate.scoring.contents import BEYOND, CONTENTS, large, redrawn, replaced, unknown

RNG = np.random.default_rng(3)
ARRAYS = {
    "keys": RNG.permutation(100_000)[:200].astype(np.int32),
    "places": RNG.integers(0, 7, (40, 2), dtype=np.int64),
    "segments": np.repeat(np.arange(10, dtype=np.uint16), 4),
    "permutation": RNG.permutation(50).astype(np.uint8),
    "wide": np.array([-(2**63), 5, 2**63 - 1], dtype=np.int64),
    "unsigned": np.array([2**64 - 1, 2**64 - 9, 2**64 - 2], dtype=np.uint64),
    "mask": RNG.random(30) < 0.3,
    "floats": RNG.normal(size=20).astype(np.float32),
    "zeros": np.zeros(9, np.float16),
    "counter": np.zeros(1, np.int32),
    "nothing": np.zeros((0, 3), np.int32),
}


@pytest.mark.parametrize(
    "change", [*CONTENTS.values(), *(one for one, _ in BEYOND.values()), unknown, replaced]
)
@pytest.mark.parametrize("name", ARRAYS)
def test_shape_and_type_stay_and_the_array_given_is_not_written(name, change):
    given = ARRAYS[name].copy()
    found = change(np.random.default_rng(1), given)
    assert (found.shape, found.dtype) == (given.shape, given.dtype)
    assert np.array_equal(given, ARRAYS[name])


@pytest.mark.parametrize("name", ["keys", "places", "segments", "permutation", "wide", "unsigned"])
def test_integers_stay_within_their_range_and_what_they_have_in_common(name):
    given = ARRAYS[name]
    found = redrawn(np.random.default_rng(1), given)
    assert given.min() <= found.min()
    assert found.max() <= given.max()
    flat = given.reshape(-1)
    if len(np.unique(flat)) == flat.size:
        assert len(np.unique(found)) == flat.size
    if (np.sort(given, axis=0) == given).all():
        assert (np.sort(found, axis=0) == found).all()
    if name != "wide":
        assert (found != given).any()


def test_truth_values_are_as_often_true():
    found = redrawn(np.random.default_rng(1), ARRAYS["mask"])
    assert found.sum() == ARRAYS["mask"].sum()
    assert (found != ARRAYS["mask"]).any()


def test_what_holds_zeros_alone_gets_something_else():
    for name in ("zeros", "counter"):
        assert unknown(np.random.default_rng(1), ARRAYS[name]).all()


def test_an_integer_that_is_the_same_everywhere_is_halved_where_one_argument_is_meant():
    five = np.full(4, 5, np.int32)
    assert unknown(np.random.default_rng(1), five).tolist() == [5] * 4
    assert replaced(np.random.default_rng(1), five).tolist() == [2] * 4


def test_larger_integers_stay_within_their_type_and_a_number_of_rounds_stays():
    given = np.array([0, -3, 2**31 - 1, 2**20], np.int32)
    found = large(np.random.default_rng(1), given)
    assert found.tolist() == [0, -300, 2**31 - 1, 100 * 2**20]
    assert large(np.random.default_rng(1), np.array([7])).tolist() == [7]
