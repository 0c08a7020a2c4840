"""A workload of a function that is known by examples: arguments that it was called with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.errors import WorkloadError
from gevo.workload.objects import DTYPES, Launch, Workload

Example = Sequence[NDArray[Any]]
SPARE = 8
"""Examples that are drawn for validation."""
FLOOR = 0.1
"""Of the largest value of an output: what is smaller is judged as if it were as large."""
RELATIVE = ("max_relative", "mean_relative")
ANSWERS = "answers"
"""The metric of classifiers."""


def of_examples(
    name: str,
    examples: Sequence[Example],
    heldout: Sequence[Example],
    weights: Sequence[bool],
    outputs: Example,
    metric: str | Callable[..., Any] = "max_relative",
) -> Workload:
    """The workload of a program whose @main is called once.

    For validation's own cases the inputs are drawn: an element takes the value that stands at its
    place in some row of some example, so that it stays in its range. Rows stay whole where they
    are samples of a classifier.

    Args:
        name: The function's.
        examples: What @main takes, for each training case.
        heldout: The same for cases that the search does not see.
        weights: Which arguments are the same in all of them.
        outputs: What @main gives for the first example.
        metric: How outputs are compared; `answers` for a classifier, whose first output has a
            score for each class along the last dimension.

    Raises:
        WorkloadError: Weights are not the same in all examples, or a classifier has no samples
            but those that the search sees.
    """
    for n, fixed in enumerate(weights):
        if fixed and any(not np.array_equal(o[n], examples[0][n]) for o in (*examples, *heldout)):
            raise WorkloadError(f"{name}: argument {n} of the program is a weight and changes")
    if metric == ANSWERS and not heldout:
        raise WorkloadError(
            f"{name}: answers are judged on samples that the search does not see; give heldout"
        )
    inputs = [n for n, fixed in enumerate(weights) if not fixed]
    known = [[one[n] for n in inputs] for one in (*examples, *heldout)]
    samples = outputs[0].shape[0] if metric == ANSWERS and outputs[0].ndim > 1 else 0
    rng = np.random.default_rng(len(known))
    spare = [_drawn(known, samples, rng) for _ in range(SPARE)] if inputs else []
    more: dict[str, Any] = {"timeout_s": 60}
    if metric in RELATIVE:
        more["error"] = {"floor": FLOOR * _least_size(outputs)}
    if samples:
        ranges = {
            f"in{n}": _range([one[place] for one in known])
            for place, n in enumerate(inputs)
            if known[0][place].shape[:1] == (samples,) and known[0][place].dtype.kind in "fiu"
        }
        more["model"] = {"answers": "out0", "inputs": ranges}

    def case(contents: Example) -> dict[str, NDArray[Any]]:
        return {f"in{n}": _flat(one) for n, one in zip(inputs, contents, strict=True)}

    arrays: dict[str, Any] = {f"in{n}": _flat(one) for n, one in enumerate(examples[0])}
    arrays |= {
        f"out{n}": {"role": "out", "dtype": DTYPES[one.dtype.name], "shape": _flat(one).shape}
        for n, one in enumerate(outputs)
    }
    return Workload(
        arrays=arrays,
        launches=[Launch("main", 1, 1, list(arrays))],
        cases=[case(one) for one in known[: len(examples)]],
        heldout=[case(one) for one in known[len(examples) :]],
        spare=[case(one) for one in spare],
        metric=metric,
        name=name,
        more=more,
    )


def _flat(array: NDArray[Any]) -> NDArray[Any]:
    """As a workload has it: with at least one axis."""
    return array.reshape(1) if array.ndim == 0 else array


def _drawn(known: Sequence[Example], samples: int, rng: np.random.Generator) -> list[NDArray[Any]]:
    """Contents that look like the known ones; what has no axis stays as it is."""
    rows = rng.integers(samples * len(known), size=samples) if samples else None
    return [_mixed([one[n] for one in known], rows, rng) for n in range(len(known[0]))]


def _mixed(
    known: Sequence[NDArray[Any]], rows: NDArray[np.integer[Any]] | None, rng: np.random.Generator
) -> NDArray[Any]:
    first = known[0]
    if first.ndim == 0:
        return known[int(rng.integers(len(known)))]
    whole = np.concatenate(known)
    if rows is not None and len(first) == len(rows):
        return whole[rows]
    if len(whole) == 1:
        return rng.permuted(whole.reshape(-1)).reshape(first.shape)
    places = rng.integers(len(whole), size=first.shape)
    return np.take_along_axis(whole, places, axis=0)


def _least_size(outputs: Example) -> float:
    """Of all outputs' largest values the least one that is not zero; 1 where there is none."""
    sizes = [float(np.abs(np.nan_to_num(one.astype(np.float64))).max()) for one in outputs]
    return min((size for size in sizes if size > 0), default=1.0)


def _range(known: Sequence[NDArray[Any]]) -> list[float]:
    """From the smallest to the largest value."""
    low, high = min(float(one.min()) for one in known), max(float(one.max()) for one in known)
    return [low, high if high > low else low + 1.0]
