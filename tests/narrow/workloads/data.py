"""Data as the author of a workload made them up; those named `any_...` are what was forgotten."""

import numpy as np


def zero_tail(rng, sizes):
    data = rng.integers(-100, 100, (sizes["rows"], sizes["cols"]))
    data[:, 16:] = 0
    return data


def rows_with_keys(rng, sizes):
    data = rng.integers(0, 10, (sizes["n"], sizes["m"]))
    data[np.arange(sizes["n"]), rng.integers(0, sizes["m"], sizes["n"])] = 7
    return data


def chains(rng, sizes):
    """The first half are asked and have a successor; the second half are ends."""
    n = sizes["n"]
    following = np.full(2 * n, -1)
    following[:n] = np.arange(n) + rng.integers(10, 40, n)
    return following


def any_chains(rng, sizes):
    following = chains(rng, sizes)
    following[rng.integers(0, 10, len(following)) == 0] = -1
    return following


def row_starts(rng, sizes):
    return np.concatenate(([0], np.cumsum(rng.integers(1, 9, sizes["rows"]))))


def any_row_starts(rng, sizes):
    return np.concatenate(([0], np.cumsum(rng.integers(0, 20, sizes["rows"]))))


def keys_of_table(rng, sizes):
    return 10 + 5 * rng.integers(0, sizes["m"], sizes["n"])


def triangular(rng, sizes):
    return np.triu(rng.integers(-100, 100, (sizes["rows"], sizes["cols"])))


def zero_row(rng, sizes):
    data = rng.integers(-100, 100, (sizes["rows"], sizes["cols"]))
    data[0] = 0
    return data


def symmetric(rng, sizes):
    data = rng.integers(-100, 100, (sizes["n"], sizes["n"]))
    return data + data.T


def increasing(rng, sizes):
    return np.cumsum(rng.integers(1, 9, (sizes["rows"], sizes["cols"])), axis=1)


def peaked(rng, sizes):
    data = rng.uniform(0.0, 1.0, (sizes["rows"], sizes["m"]))
    data[:, 0] += 1
    return data


def with_nan(rng, sizes):
    return np.where(rng.integers(0, 9, sizes["n"]) == 0, np.nan, rng.uniform(0.1, 1, sizes["n"]))


def with_infinity(rng, sizes):
    return np.where(rng.integers(0, 9, sizes["n"]) == 0, np.inf, rng.uniform(0.1, 1, sizes["n"]))


def with_negative_zero(rng, sizes):
    return np.where(rng.integers(0, 9, sizes["n"]) == 0, -0.0, rng.uniform(0.1, 1, sizes["n"]))
