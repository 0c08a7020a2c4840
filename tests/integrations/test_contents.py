"""Generators that draw arrays like one that was seen."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.integrations.folder import like

RNG = np.random.default_rng(5)


@pytest.mark.parametrize(
    ("array", "kind"),
    [
        (np.zeros(9, np.float32), "zeros"),
        (np.full(9, 2.5), "full"),
        (np.zeros((3, 3), np.int32), "zeros"),
        (np.full(9, -4, np.int64), "full"),
        (np.arange(3, 30, 3, dtype=np.int32), "arange"),
        (RNG.permutation(40).astype(np.int32), "permutation"),
        (np.sort(RNG.integers(0, 99, 40)), "offsets"),
        (RNG.integers(-9, 9, 40), "integers"),
        (RNG.integers(0, 9, 40).astype(np.float16), "integers"),
        (RNG.random(400), "uniform"),
        (RNG.uniform(-3, 5, 400), "uniform"),
        (RNG.normal(3, 2, 400).astype(np.float16), "normal"),
        (np.abs(RNG.normal(size=400)), "uniform"),
        (RNG.random(9) < 0.5, "integers"),
    ],
    ids=lambda v: v if isinstance(v, str) else str(v.dtype),
)
def test_the_kind_is_found(array: np.ndarray, kind: str) -> None:
    found = like(array)
    assert found is not None
    assert found["kind"] == kind


def test_ranges_are_those_that_were_seen() -> None:
    assert like(np.array([4, 9, 2, 2])) == {"kind": "integers", "low": 2, "high": 10}
    assert like(np.array([0.25, 0.5, 0.125])) == {"kind": "uniform", "low": 0.125, "high": 0.5}
    assert like(np.array([0, 3, 3, 8])) == {"kind": "offsets", "low": 0, "high": 8}


def test_what_is_not_finite_is_drawn_by_nothing() -> None:
    assert like(np.array([1.0, np.inf])) is None
