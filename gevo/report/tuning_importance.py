"""How much each parameter matters for the time, as far as the trials show it.

Permutation importance (Breiman 2001, *Random Forests*, section 10; as model reliance: Fisher,
Rudin and Dominici 2019, *JMLR* 20(177)) of the Gaussian process that the default strategy
uses. The process is fitted to four fifths of the trials that ran and predicts the logarithm of
the others' times, five times over, so that every trial is predicted once. A parameter's
importance is by how much the share of variance so explained (R²) falls when its values are
shuffled among the trials. That counts interactions for each parameter that takes part, so the
importances need not add up to R².

Limits: they describe the trials, which a search gathers where it is fast, not the whole space;
of parameters that varied together, either may get the credit; shuffling also makes combinations
that the constraints forbid. Where the process does not predict well nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gevo.tuning.costmodel import GaussianProcess
from gevo.tuning.parameter import Categorical, Discrete

METHOD = "permutation importance of a Gaussian process, five-fold cross-validation"
FEWEST = 20
"""Trials that must have run."""
LEAST_R2 = 0.2
"""Share of the variance that the process must explain on trials it was not fitted to."""

_MOST = 128
"""Of more trials, so many are taken, evenly; the model's time grows with their cube."""
_FOLDS = 5
_SHUFFLES = 10
_STEPS = 40
_SEED = 1
_NOISE = 1e-2
"""Prior median of the noise variance relative to the signal's."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Importance:
    """What the trials say about the parameters.

    Attributes:
        losses: Parameter and fall of R² when it is shuffled, the largest first; empty where
            nothing can be said.
        r2: Share of the variance of the logarithm of time that the model explains on trials
            that it was not fitted to; None where it was not computed.
        trials: Trials that it rests on.
        why_not: Why nothing can be said.
    """

    losses: tuple[tuple[str, float], ...] = ()
    r2: float | None = None
    trials: int = 0
    why_not: str | None = None

    def to_json(self) -> dict[str, Any]:
        """One kernel's `importance` in report.json."""
        return {
            "method": METHOD,
            "trials": self.trials,
            "r2": self.r2,
            "parameters": dict(self.losses),
            "why_not": self.why_not,
        }


def importance(
    names: Sequence[str],
    rows: Sequence[Sequence[Any]],
    times_ns: Sequence[float],
    most: int = _MOST,
) -> Importance:
    """The importance of each parameter that took more than one value.

    Args:
        names: The parameters.
        rows: Their values in each trial that ran; lists for permutations and factorizations.
        times_ns: The trials' times in nanoseconds, positive.
        most: Of more trials, so many are taken.
    """
    picks = range(0, len(rows), -(-len(rows) // most) or 1)
    rows, times = [rows[i] for i in picks], [times_ns[i] for i in picks]
    count = len(rows)
    if count < FEWEST:
        return Importance(trials=count, why_not=f"fewer than {FEWEST} trials ran")
    columns = [[row[i] for row in rows] for i in range(len(names))]
    coded = [(n, code) for n, c in zip(names, columns, strict=True) if (code := _code(c)).size]
    values = np.log(np.array(times))
    if not coded or not np.ptp(values) > 0:
        return Importance(trials=count, why_not="all trials that ran took the same time")
    r2, losses = _losses([code for _, code in coded], values)
    if r2 < LEAST_R2:
        why = f"a model of the time explains only {max(r2, 0):.0%} of its variance on new trials"
        return Importance((), round(r2, 3), count, why)
    found = [(name, round(loss, 3) + 0.0) for (name, _), loss in zip(coded, losses, strict=True)]
    return Importance(tuple(sorted(found, key=lambda f: -f[1])), round(r2, 3), count)


def _losses(codes: Sequence[Floats], values: Floats) -> tuple[float, list[float]]:
    """R² of predictions by cross-validation, and by how much shuffling each block lowers it."""
    rng = np.random.default_rng(_SEED)
    points = np.concatenate(codes, axis=1)
    ends = np.cumsum([code.shape[1] for code in codes])
    blocks = [slice(end - c.shape[1], end) for end, c in zip(ends, codes, strict=True)]
    groups = np.repeat(np.arange(len(codes)), [code.shape[1] for code in codes])
    errors = np.zeros(1 + len(codes))
    for held in np.array_split(rng.permutation(len(values)), _FOLDS):
        fitted = np.delete(np.arange(len(values)), held)
        asked = [points[held]]
        for block in blocks * _SHUFFLES:
            shuffled = points[held].copy()
            shuffled[:, block] = points[rng.integers(len(values), size=len(held)), block]
            asked.append(shuffled)
        guesses = _predictions(points[fitted], values[fitted], groups, np.concatenate(asked))
        squares = np.sum((guesses.reshape(len(asked), -1) - values[held]) ** 2, axis=1)
        errors[0] += squares[0]
        errors[1:] += squares[1:].reshape(_SHUFFLES, -1).mean(axis=0)
    shares = errors / float(np.sum((values - values.mean()) ** 2))
    return 1 - float(shares[0]), [float(share - shares[0]) for share in shares[1:]]


def _predictions(
    points: Floats, values: Floats, groups: NDArray[np.int64], asked: Floats
) -> Floats:
    """What a process fitted to some trials expects of others, shape (asked,)."""
    mean, scale = values.mean(), values.std()
    if scale == 0:
        return np.full(len(asked), mean)
    model = GaussianProcess(groups, _NOISE)
    model.fit(points, ((values - mean) / scale)[:, None], _STEPS)
    return mean + scale * model.predict(asked)[0][:, 0]


def _code(column: Sequence[Any]) -> Floats:
    """A parameter's coordinates, shape (trials, coordinates); none where it never changes."""
    if len({_length(value) for value in column}) > 1:
        column = [str(value) for value in column]  # a recording may have any values
    if isinstance(column[0], list):
        parts = [_code(part) for part in zip(*column, strict=True)]
        return np.concatenate(parts, axis=1) if parts else np.zeros((len(column), 0))
    seen = list(dict.fromkeys(column))
    if len(seen) < 2:
        return np.zeros((len(column), 0))
    numbers = all(isinstance(value, int | float) for value in seen)
    parameter = Discrete(tuple(sorted(seen))) if numbers else Categorical(tuple(seen))
    return np.array([parameter.encode(value) for value in column])


def _length(value: Any) -> int:
    return len(cast("list[Any]", value)) if isinstance(value, list) else -1
