"""A Gaussian process over encoded configurations: the cost model of the default strategy.

Matérn-5/2 kernel with one length scale per group of coordinates (Rasmussen and Williams 2006,
*Gaussian Processes for Machine Learning*, equation 4.17). Length scales and noise maximise the
marginal likelihood (equation 5.8) times log-normal priors; the signal variance is at its
optimum for given others in closed form. With the few hundred trials that tuning affords, exact
inference in numpy takes milliseconds, and no learning library has to be installed.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_JITTER = 1e-8
_RATE = 0.15
"""Step of the ascent, in the logarithm of a hyperparameter."""
_SCALE_SPREAD = 1.0
_NOISE_SPREAD = 1.5
"""Standard deviations of the priors, in the logarithm."""

_SCALES = (0.02, 100.0)
_NOISES = (1e-6, 1.0)
"""Bounds, which keep the kernel matrix invertible."""


class GaussianProcess:
    """Regression on points whose values have mean 0.

    Hyperparameters survive from one `fit` to the next, so that a few steps each time suffice.
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

    def fit(self, points: Floats, values: Floats, steps: int) -> None:
        """Improve the hyperparameters by some steps, then condition on the data.

        Args:
            points: Shape (n, coordinates).
            values: Shape (n, targets). The first column decides the hyperparameters, the others
                are predicted with the same.
            steps: Steps of Adam (Kingma and Ba 2015) on the log posterior; 0 keeps them.
        """
        squares = self._squares(points)
        if steps:
            self._theta = self._ascend(squares, values[:, 0], steps)
        _, kernel, _ = self._kernel(self._theta, squares)
        inverse = np.linalg.inv(np.linalg.cholesky(kernel))
        self._points = points
        self._inverse = inverse
        self._weights = inverse.T @ (inverse @ values)
        self._variance = float(values[:, 0] @ self._weights[:, 0]) / len(values)

    def predict(self, points: Floats) -> tuple[Floats, Floats]:
        """Means, shape (m, targets), and standard deviations of the first, shape (m,)."""
        weights = np.exp(-self._theta)[self._groups]
        here, there = points * weights, self._points * weights
        squares = np.sum(here**2, 1)[:, None] + np.sum(there**2, 1) - 2 * here @ there.T
        radius = np.sqrt(5 * np.maximum(squares, 0))
        kernel = (1 + radius + radius**2 / 3) * np.exp(-radius)
        explained = np.sum((kernel @ self._inverse.T) ** 2, 1)
        deviation = np.sqrt(np.maximum(1 - explained, 1e-12) * self._variance)
        return kernel @ self._weights, deviation

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
        kernel[np.diag_indices_from(kernel)] += math.exp(theta[-1]) + _JITTER
        return weights, kernel, (5 / 3) * (1 + radius) * decay

    def _loss(self, theta: Floats, squares: Floats, values: Floats) -> tuple[float, Floats]:
        """Negative log posterior (up to a constant) and its gradient."""
        n = len(values)
        weights, kernel, factor = self._kernel(theta, squares)
        lower = np.linalg.cholesky(kernel)
        half = np.linalg.inv(lower)
        inverse = half.T @ half
        solved = inverse @ values
        fit = float(values @ solved)
        loss = 0.5 * n * math.log(fit / n) + float(np.sum(np.log(np.diag(lower))))
        slope = 0.5 * (inverse - np.outer(solved, solved) * (n / fit))
        gradient = np.empty_like(theta)
        gradient[:-1] = weights * np.tensordot(squares, factor * slope, 2)
        gradient[-1] = math.exp(theta[-1]) * np.trace(slope)
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
