"""Inputs and reference of nw."""

import numpy as np

LETTERS = 20


def unscored(rng, sizes):
    """First row and column as the algorithm starts; the rest is noise that must not be read."""
    width = sizes["n"] + 1
    score = rng.integers(-9999, 9999, (width, width), np.int32)
    score[0, :] = score[:, 0] = -sizes["penalty"] * np.arange(width)
    return score


def similarity(rng, sizes):
    """Substitution scores of two sequences, the second an edited copy of the first."""
    n = sizes["n"]
    table = rng.integers(-4, 4, (LETTERS, LETTERS))
    table = np.tril(table) + np.tril(table, -1).T
    np.fill_diagonal(table, rng.integers(4, 12, LETTERS))

    first = rng.integers(0, LETTERS, n)
    shifted = np.insert(first, rng.integers(0, n, max(n // 12, 1)), 0)[rng.integers(0, 4) :]
    second = np.resize(shifted, n)
    changed = rng.random(n) < 0.2
    second[changed] = rng.integers(0, LETTERS, changed.sum())

    scores = rng.integers(-9999, 9999, (n + 1, n + 1), np.int32)  # row and column 0: not used
    scores[1:, 1:] = table[first[:, None], second[None, :]]
    return scores


def reference(inputs, sizes):
    """The recurrence, one anti-diagonal of cells at a time."""
    n, penalty = sizes["n"], sizes["penalty"]
    score = inputs["score"].copy()
    for total in range(2, 2 * n + 1):
        i = np.arange(max(1, total - n), min(n, total - 1) + 1)
        j = total - i
        aligned = score[i - 1, j - 1] + inputs["similarity"][i, j]
        gap = np.maximum(score[i, j - 1], score[i - 1, j]) - penalty
        score[i, j] = np.maximum(aligned, gap)
    return {"score": score}
