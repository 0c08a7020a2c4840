"""A Gaussian process over encoded configurations: the cost model of the default strategy.

The correlation of two configurations is a product over groups of coordinates (a parameter has one,
or one per part) of r + (1 - r) exp(-d / l), d being their distance in the group. Expanded, that
is an ANOVA kernel (Stitson et al. 1999; Duvenaud et al. 2011, *Additive Gaussian Processes*): what
one parameter does by itself, in pairs, and so on are learned apart, so what holds at one end of
the space is expected at the other, too. A usual kernel of the distance forgets everything when
several parameters change at once. The length scale l says what the order of the values means: with
a short one they are as unlike as a categorical parameter's. The exponential (Matérn-1/2; Rasmussen
and Williams 2006, *Gaussian Processes for Machine Learning*, equation 4.18) fits times that jump,
as they do where one more register means one warp less. The prior of r grows with the number of
groups: with r near 1 - m/n for each of n groups, effects of about m of them together are expected,
however many there are. For other kernels, length scales that grow with the dimension do the same
(Hvarfner et al. 2024, *Vanilla Bayesian Optimization Performs Great in High Dimensions*).

Scales, shares r and noise maximise the marginal likelihood (equation 5.8) times log-normal priors
(of r: logit-normal ones); the signal variance is at its optimum for given others in closed form.
Parameters have few values, so a group's correlations are computed once for each pair of those and
then looked up. With the few hundred trials that tuning affords, exact inference takes
milliseconds, and no learning library has to be installed.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

_JITTER = 1e-8
_BLOCK = 128
"""Points predicted together: what is computed for them stays in the processor's cache."""
_RATE = 0.15
"""Step of the ascent, in the logarithm of a hyperparameter."""
_MOST = 96
"""Points from which hyperparameters are learned; of more, evenly spaced ones."""
_SCALE = 0.5
_SCALE_SPREAD = 1.0
_REST_SPREAD = 1.0
_NOISE_SPREAD = 1.5
"""Standard deviations of the priors, in the logarithm (of r in the logit, around 0)."""

_SCALES = (0.02, 100.0)
_RESTS = (-5.0, 6.0)
_NOISES = (1e-6, 1.0)
"""Bounds, which keep the kernel matrix invertible."""


@dataclass(frozen=True, eq=False)
class _Levels:
    """The different values of one group among some points.

    Attributes:
        values: Each once, shape (levels, coordinates of the group).
        of: Of each point its level.
    """

    values: Floats
    of: Integers

    @classmethod
    def among(cls, points: Floats) -> _Levels:
        """Of points with only the coordinates of the group."""
        values, of = np.unique(points, axis=0, return_inverse=True)
        return cls(values, of.reshape(-1))

    def distances(self, others: _Levels) -> Floats:
        """Shape (levels, levels of the others)."""
        if self.values.shape[1] == 1:
            return np.abs(self.values - others.values[:, 0])
        return np.sqrt(np.sum((self.values[:, None] - others.values) ** 2, 2))

    @cached_property
    def members(self) -> Floats:
        """1 where a point has a level, shape (levels, points)."""
        found = np.zeros((len(self.values), len(self.of)))
        found[self.of, np.arange(len(self.of))] = 1.0
        return found

    def spread(self, table: Floats) -> Floats:
        """Of a table of levels the matrix over points, shape (points, points)."""
        return np.take(table[:, self.of], self.of, 0, mode="clip")

    def summed(self, matrix: Floats) -> Floats:
        """Of a matrix over points the sums over those of equal levels, shape (levels, levels)."""
        return self.members @ matrix @ self.members.T


class _Pairs:
    """The pairs of levels of all groups in one array, so that what is computed is so at once."""

    def __init__(self, groups: Sequence[_Levels]) -> None:
        self.groups = groups
        tables = [one.distances(one) for one in groups]
        self.apart = np.concatenate([table.ravel() for table in tables])
        self._sizes = [table.size for table in tables]
        self._ends = np.cumsum(self._sizes)[:-1]

    def each(self, values: Floats) -> Floats:
        """A number of each group at each of the group's pairs."""
        return np.repeat(values, self._sizes)

    def tables(self, values: Floats) -> list[Floats]:
        """Of each group what its pairs have, shape (levels, levels)."""
        parts = np.split(values, self._ends)
        return [
            part.reshape(len(one.values), -1) for part, one in zip(parts, self.groups, strict=True)
        ]


class GaussianProcess:
    """Regression on points whose values have mean 0.

    Hyperparameters survive from one `fit` to the next, so that a few steps each time suffice.

    Attributes:
        fitted: True once there was data; only then can it predict.
    """

    def __init__(self, groups: Integers, noise: float = 1e-3, order: float = math.inf) -> None:
        """Make a model without data.

        Args:
            groups: For each coordinate the length scale that it uses, shape (coordinates,).
            noise: Prior median of the noise variance relative to the signal's.
            order: Of how many groups joint effects are expected: r has the prior median
                1 - order / groups, where that is more than 1/2.
        """
        # Now, so that who limits the threads of libraries from here on limits those of its BLAS.
        importlib.import_module("scipy.linalg")
        self._count = count = int(groups.max()) + 1
        self._places = [np.flatnonzero(groups == group) for group in range(count)]
        self._single = [g for g, places in enumerate(self._places) if len(places) == 1]
        self._alone = np.array([self._places[g][0] for g in self._single], dtype=np.int64)

        def each(scale: float, rest: float, noise: float) -> Floats:
            return np.array([scale] * count + [rest] * count + [noise])

        # r = 1/2 for each of many groups would make configurations that differ in a few unlike.
        rest = math.log(max(1.0, count / order - 1))
        self._prior = each(math.log(_SCALE), rest, math.log(noise))
        self._spread = each(_SCALE_SPREAD, _REST_SPREAD, _NOISE_SPREAD)
        self._low = each(math.log(_SCALES[0]), _RESTS[0], math.log(_NOISES[0]))
        self._high = each(math.log(_SCALES[1]), _RESTS[1], math.log(_NOISES[1]))
        self._theta = self._prior.copy()
        self.fitted = False
        self._relative: Floats = np.ones(0)  # of the points of which the loss is taken

    def fit(
        self, points: Floats, values: Floats, steps: int, relative: Floats | None = None
    ) -> None:
        """Improve the hyperparameters by some steps, then condition on the data.

        Args:
            points: Shape (n, coordinates).
            values: Shape (n, targets). The first column decides the hyperparameters, the others
                are predicted with the same.
            steps: Steps of Adam (Kingma and Ba 2015) on the log posterior; 0 keeps them.
            relative: Of each point the noise variance over the model's, shape (n,): the mean of
                several measurements has less than one. None: 1.
        """
        relative = np.ones(len(points)) if relative is None else relative
        if steps:
            some = np.linspace(0, len(points) - 1, min(len(points), _MOST)).astype(np.int64)
            self._relative = relative[some]
            self._theta = self._ascend(_Pairs(self._levels(points[some])), values[some, 0], steps)
        self.fitted = True
        self._known = self._levels(points)
        kernel = _correlations(self._tables(self._known), self._known)
        noise = math.exp(self._theta[-1]) * relative
        kernel[np.diag_indices_from(kernel)] += noise + _JITTER
        inverse, _ = _inverse_factor(kernel)
        self._inverse = inverse
        self._weights = inverse.T @ (inverse @ values)
        self._variance = float(values[:, 0] @ self._weights[:, 0]) / len(values)

    def predict(self, points: Floats) -> tuple[Floats, Floats]:
        """Means, shape (m, targets), and standard deviations of the first, shape (m,)."""
        means = np.empty((len(points), self._weights.shape[1]))
        unexplained = np.empty(len(points))
        levels = self._levels(points)
        tables = self._tables(levels)
        for start in range(0, len(points), _BLOCK):
            block = slice(start, start + _BLOCK)
            kernel = _correlations(tables, levels, block)
            means[block] = kernel @ self._weights
            explained = kernel @ self._inverse.T
            explained *= explained
            unexplained[block] = 1 - np.sum(explained, 1)
        return means, np.sqrt(np.maximum(unexplained, 1e-12) * self._variance)

    def _levels(self, points: Floats) -> list[_Levels]:
        found = dict(zip(self._single, _columns(points[:, self._alone]), strict=True))
        return [
            found[group] if group in found else _Levels.among(points[:, places])
            for group, places in enumerate(self._places)
        ]

    def _tables(self, levels: Sequence[_Levels]) -> list[Floats]:
        """Of each group the logarithms of its factors, shape (levels, known points)."""
        scales, rests = self._scales_and_rests(self._theta)
        return [
            np.log(r + (1 - r) * np.exp(-one.distances(known) / scale))[:, known.of]
            for one, known, scale, r in zip(levels, self._known, scales, rests, strict=True)
        ]

    def _scales_and_rests(self, theta: Floats) -> tuple[Floats, Floats]:
        """The length scales, and r, each of shape (groups,)."""
        count = self._count
        return np.exp(theta[:count]), 1 / (1 + np.exp(-theta[count : 2 * count]))

    def _loss(self, theta: Floats, pairs: _Pairs, values: Floats) -> tuple[float, Floats]:
        """Negative log posterior (up to a constant) and its gradient."""
        n, count = len(values), self._count
        scale, rest = map(pairs.each, self._scales_and_rests(theta))
        away = pairs.apart / scale
        near = np.exp(-away)
        factor = rest + (1 - rest) * near
        by_scale = pairs.tables((1 - rest) * away * near / factor)  # of the factor's logarithm
        by_rest = pairs.tables(rest * (1 - rest) * (1 - near) / factor)  # by r's logit
        logs = np.zeros((n, n))
        for one, table in zip(pairs.groups, pairs.tables(np.log(factor)), strict=True):
            logs += one.spread(table)
        kernel = np.exp(logs)
        noise = math.exp(theta[-1]) * self._relative
        half, determinant = _inverse_factor(kernel + np.diag(noise + _JITTER))
        inverse = half.T @ half
        solved = inverse @ values
        fit = float(values @ solved)
        loss = 0.5 * (n * math.log(fit / n) + determinant)
        slope = 0.5 * (inverse - np.outer(solved, solved) * (n / fit))
        gradient = np.empty_like(theta)
        gradient[-1] = float(np.diag(slope) @ noise)
        slope *= kernel
        for group, one in enumerate(pairs.groups):
            shared = one.summed(slope)
            gradient[group] = np.sum(shared * by_scale[group])
            gradient[count + group] = np.sum(shared * by_rest[group])
        away = (theta - self._prior) / self._spread
        return loss + 0.5 * float(away @ away), gradient + away / self._spread

    def _ascend(self, pairs: _Pairs, values: Floats, steps: int) -> Floats:
        """The best hyperparameters met on the way."""
        theta = self._theta.copy()
        best, least = theta, math.inf
        first, second = np.zeros_like(theta), np.zeros_like(theta)
        for step in range(1, steps + 1):
            loss, gradient = self._loss(theta, pairs, values)
            if loss < least:
                best, least = theta, loss
            first = 0.8 * first + 0.2 * gradient
            second = 0.95 * second + 0.05 * gradient**2
            size = np.sqrt(second / (1 - 0.95**step)) + 1e-8
            theta = theta - _RATE * first / (1 - 0.8**step) / size
            theta = np.clip(theta, self._low, self._high)
        return best


def _columns(points: Floats) -> list[_Levels]:
    """Of each coordinate by itself its levels, as numpy.unique has them, all at once."""
    columns = np.ascontiguousarray(points.T)
    order = columns.argsort(1)
    ordered = np.take_along_axis(columns, order, 1)
    new = np.ones(ordered.shape, dtype=np.bool_)
    new[:, 1:] = ordered[:, 1:] != ordered[:, :-1]
    of = np.empty(order.shape, dtype=np.int64)
    np.put_along_axis(of, order, np.cumsum(new, 1) - 1, 1)
    return [
        _Levels(values[first][:, None], levels)
        for values, first, levels in zip(ordered, new, of, strict=True)
    ]


def _correlations(
    tables: Sequence[Floats], levels: Sequence[_Levels], some: slice = slice(None)
) -> Floats:
    """Of (some) points and the known ones, shape (points, known points)."""
    logs = tables[0][levels[0].of[some]]
    row = np.empty_like(logs)
    for table, one in zip(tables[1:], levels[1:], strict=True):
        logs += np.take(table, one.of[some], 0, row, "clip")  # straight into the array
    return np.exp(logs, logs)


def _inverse_factor(kernel: Floats) -> tuple[Floats, float]:
    """The inverse of the lower Cholesky factor, and the logarithm of the determinant."""
    lower = np.linalg.cholesky(kernel)
    # Most commands that know of this model never ask it, and scipy is slow to import.
    from scipy.linalg import lapack  # pyright: ignore[reportMissingTypeStubs]

    inverse = cast("Floats", lapack.dtrtri(lower, lower=1)[0])  # pyright: ignore
    return inverse, 2 * float(np.sum(np.log(np.diag(lower))))
