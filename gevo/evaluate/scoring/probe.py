"""A probe of two programs, and how far apart their scores are."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.evaluate.scoring.inputs import SEED
from gevo.workload.case import Array

MOST_FEW = 3
"""Of fewer classes there are no two besides the largest."""


@dataclass(frozen=True)
class Probe:
    """One probe of both programs.

    Attributes:
        name: What was done.
        own: What the unmodified program did wrong then; empty for nothing.
        variant: What the variant did wrong.
        array: Whose contents it is about, where it is about those of one array.
    """

    name: str
    own: str
    variant: str
    array: str = ""


def distance(own: Array, variant: Array, least: float) -> float:
    """How far scores are off, over their spread about each sample's mean; both as a norm.

    Args:
        own: The unmodified program's scores.
        variant: The others.
        least: The spread is taken to be no less.

    Returns:
        Infinity where a score is not finite.
    """
    if not (np.isfinite(own).all() and np.isfinite(variant).all()):
        return float("inf")
    off = float(np.linalg.norm(variant.astype(np.float64) - own.astype(np.float64)))
    return off / max(spread(own), least, 1e-30) if off else 0.0


def spread(scores: Array) -> float:
    """Of scores, about each sample's mean, as a norm."""
    wanted = scores.astype(np.float64)
    return float(np.linalg.norm(wanted - wanted.mean(axis=-1, keepdims=True)))


def order_of(rows: int) -> NDArray[np.intp]:
    """The same permutation of so many rows each time."""
    return np.random.default_rng(SEED).permutation(rows)


def likeness(own: Array, variant: Array) -> float:
    """Correlation of all scores but each sample's largest, about each sample's mean of these.

    A variant that keeps answers and nothing else has none. Which is the largest the unmodified
    program says.

    Returns:
        1 where there are fewer than two others, or they do not differ.
    """
    if own.shape[-1] < MOST_FEW:
        return 1.0
    rows = own.reshape(-1, own.shape[-1]).astype(np.float64)
    others = variant.reshape(rows.shape).astype(np.float64)
    order = np.argsort(rows, axis=1)[:, :-1]
    first, second = (np.take_along_axis(a, order, axis=1) for a in (rows, others))
    first -= first.mean(axis=1, keepdims=True)
    second -= second.mean(axis=1, keepdims=True)
    norm = float(np.linalg.norm(first))
    if not norm > 0.0:
        return 1.0
    return float((first * second).sum()) / (norm * max(float(np.linalg.norm(second)), 1e-6 * norm))
