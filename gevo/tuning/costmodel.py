"""A Gaussian process over encoded configurations: the cost model of the default strategy.

Matérn-5/2 kernel with one length scale per group of coordinates (Rasmussen and Williams 2006,
*Gaussian Processes for Machine Learning*, equation 4.17). Length scales and noise maximise the
marginal likelihood (equation 5.8) times log-normal priors; the signal variance is at its
optimum for given others in closed form. With the few hundred trials that tuning affords, exact
inference takes milliseconds, and no learning library has to be installed.
"""

from __future__ import annotations

import math
from typing import cast

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_JITTER = 1e-8
_BLOCK = 128
"""Points predicted together: what is computed for them stays in the processor's cache."""
_RATE = 0.15
"""Step of the ascent, in the logarithm of a hyperparameter."""
_MOST = 200
"""Points from which hyperparameters are learned; of more, evenly spaced ones."""
_SCALE_SPREAD = 1.0
_NOISE_SPREAD = 1.5
"""Standard deviations of the priors, in the logarithm."""

_SCALES = (0.02, 100.0)
_NOISES = (1e-6, 1.0)
"""Bounds, which keep the kernel matrix invertible."""


class GaussianProcess:
    """Regression on points whose values have mean 0.

    Hyperparameters survive from one `fit` to the next, so that a few steps each time suffice.

    Attributes:
        fitted: True once there was data; only then can it predict.
    """

    def __init__(self, groups: NDArray[np.int64], noise: float = 1e-3) -> None:
        """Make a model without data.

        Args:
            groups: For each coordinate the length scale that it uses, shape (coordinates,).
            noise: Prior median of the noise variance relative to the signal's.
        """
        self._groups = groups
        count = int(groups.max()) + 1
        scale = math.log(0.5 * math.sqrt(count))
        self._prior = np.append(np.full(count, scale), math.log(noise))
        self._spread = np.append(np.full(count, _SCALE_SPREAD), _NOISE_SPREAD)
        self._low = np.log(np.append(np.full(count, _SCALES[0]), _NOISES[0]))
        self._high = np.log(np.append(np.full(count, _SCALES[1]), _NOISES[1]))
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
            some = slice(None, None, math.ceil(len(points) / _MOST))
            self._relative = relative[some]
            self._theta = self._ascend(self._squares(points[some]), values[some, 0], steps)
        self.fitted = True
        self._scaled = points * np.exp(-self._theta)[self._groups]
        kernel = _matern(self._scaled, self._scaled)
        noise = math.exp(self._theta[-1]) * relative
        kernel[np.diag_indices_from(kernel)] = 1 + noise + _JITTER
        inverse, _ = _inverse_factor(kernel)
        self._inverse = inverse
        self._weights = inverse.T @ (inverse @ values)
        self._variance = float(values[:, 0] @ self._weights[:, 0]) / len(values)

    def predict(self, points: Floats) -> tuple[Floats, Floats]:
        """Means, shape (m, targets), and standard deviations of the first, shape (m,)."""
        scales = np.exp(-self._theta)[self._groups]
        means = np.empty((len(points), self._weights.shape[1]))
        unexplained = np.empty(len(points))
        for start in range(0, len(points), _BLOCK):
            block = slice(start, start + _BLOCK)
            kernel = _matern(points[block] * scales, self._scaled)
            means[block] = kernel @ self._weights
            unexplained[block] = 1 - np.sum((kernel @ self._inverse.T) ** 2, 1)
        return means, np.sqrt(np.maximum(unexplained, 1e-12) * self._variance)

    def _squares(self, points: Floats) -> Floats:
        """Squared distances per group, shape (groups, n, n)."""
        found = np.zeros((int(self._groups.max()) + 1, len(points), len(points)))
        for coordinate, group in zip(points.T, self._groups, strict=True):
            found[group] += (coordinate[:, None] - coordinate) ** 2
        return found

    def _kernel(self, theta: Floats, squares: Floats) -> tuple[Floats, Floats, Floats]:
        """Inverse squared scales, the kernel matrix with noise, and its slope's factor."""
        weights = np.exp(-2 * theta[:-1])
        radius = np.sqrt(5 * np.tensordot(weights, squares, 1))
        decay = np.exp(-radius)
        kernel = (1 + radius + radius**2 / 3) * decay
        kernel[np.diag_indices_from(kernel)] += math.exp(theta[-1]) * self._relative + _JITTER
        return weights, kernel, (5 / 3) * (1 + radius) * decay

    def _loss(self, theta: Floats, squares: Floats, values: Floats) -> tuple[float, Floats]:
        """Negative log posterior (up to a constant) and its gradient."""
        n = len(values)
        weights, kernel, factor = self._kernel(theta, squares)
        half, determinant = _inverse_factor(kernel)
        inverse = half.T @ half
        solved = inverse @ values
        fit = float(values @ solved)
        loss = 0.5 * (n * math.log(fit / n) + determinant)
        slope = 0.5 * (inverse - np.outer(solved, solved) * (n / fit))
        gradient = np.empty_like(theta)
        gradient[:-1] = weights * np.tensordot(squares, factor * slope, 2)
        gradient[-1] = math.exp(theta[-1]) * float(np.diag(slope) @ self._relative)
        away = (theta - self._prior) / self._spread
        return loss + 0.5 * float(away @ away), gradient + away / self._spread

    def _ascend(self, squares: Floats, values: Floats, steps: int) -> Floats:
        """The best hyperparameters met on the way."""
        theta = self._theta.copy()
        best, least = theta, math.inf
        first, second = np.zeros_like(theta), np.zeros_like(theta)
        for step in range(1, steps + 1):
            loss, gradient = self._loss(theta, squares, values)
            if loss < least:
                best, least = theta, loss
            first = 0.8 * first + 0.2 * gradient
            second = 0.95 * second + 0.05 * gradient**2
            size = np.sqrt(second / (1 - 0.95**step)) + 1e-8
            theta = theta - _RATE * first / (1 - 0.8**step) / size
            theta = np.clip(theta, self._low, self._high)
        return best


def _matern(here: Floats, there: Floats) -> Floats:
    """Correlations, shape (n, m), of points in units of the length scales."""
    squares = np.sum(here**2, 1)[:, None] + np.sum(there**2, 1) - 2 * here @ there.T
    radius = np.sqrt(5 * np.maximum(squares, 0))
    return (1 + radius + radius**2 / 3) * np.exp(-radius)


def _inverse_factor(kernel: Floats) -> tuple[Floats, float]:
    """The inverse of the lower Cholesky factor, and the logarithm of the determinant."""
    lower = np.linalg.cholesky(kernel)
    # Most commands that know of this model never ask it, and scipy is slow to import.
    from scipy.linalg import lapack  # pyright: ignore[reportMissingTypeStubs]

    inverse = cast("Floats", lapack.dtrtri(lower, lower=1)[0])  # pyright: ignore
    return inverse, 2 * float(np.sum(np.log(np.diag(lower))))
