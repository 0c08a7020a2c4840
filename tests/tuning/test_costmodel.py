import math

import numpy as np
import pytest

from gevo.tuning.costmodel import GaussianProcess, _Pairs
from gevo.tuning.encoding import Encoder
from gevo.tuning.parameter import Categorical, Discrete, Factorization
from gevo.tuning.space import Space


def data(n: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    points = np.random.default_rng(seed).random((n, 4))
    values = np.sin(5 * points[:, 0]) + points[:, 1] ** 2  # the last two mean nothing
    return points, (values - values.mean())[:, None]


def test_the_gradient_is_that_of_the_loss() -> None:
    points, values = data(30)
    model = GaussianProcess(np.array([0, 1, 2, 2]))
    pairs = _Pairs(model._levels(np.round(points, 1)))  # some values several times
    model._relative = np.linspace(0.2, 1.0, 30)
    theta = np.array([-0.5, 0.3, 0.8, -1.0, 0.4, 1.1, -4.0])
    _, gradient = model._loss(theta, pairs, values[:, 0])
    for i in range(len(theta)):
        step = np.zeros(len(theta))
        step[i] = 1e-5
        above, _ = model._loss(theta + step, pairs, values[:, 0])
        below, _ = model._loss(theta - step, pairs, values[:, 0])
        assert gradient[i] == pytest.approx((above - below) / 2e-5, rel=1e-4, abs=1e-5)


def test_it_predicts_what_it_has_not_seen() -> None:
    points, values = data(120)
    model = GaussianProcess(np.arange(4))
    model.fit(points[:80], values[:80], steps=60)
    means, deviations = model.predict(points[80:])
    wrong = means[:, 0] - values[80:, 0]
    assert np.abs(wrong).mean() < 0.1 * values.std()
    assert np.mean(np.abs(wrong) < 3 * deviations) > 0.9
    at, sure = model.predict(points[:80])
    assert at[:, 0] == pytest.approx(values[:80, 0], abs=0.1)
    assert sure.mean() < deviations.mean()


def test_what_matters_gets_a_shorter_scale() -> None:
    points, values = data(80)
    model = GaussianProcess(np.arange(4))
    model.fit(points, values, steps=80)
    scales = model._theta[:4]
    assert max(scales[:2]) < min(scales[2:])


def test_far_from_data_it_is_unsure() -> None:
    points, values = data(20)
    model = GaussianProcess(np.arange(4))
    model.fit(points, values, steps=20)
    _, near = model.predict(points)
    _, far = model.predict(points + 20.0)
    assert near.max() < far.min()


def test_targets_share_one_model() -> None:
    points, values = data(40)
    model = GaussianProcess(np.arange(4))
    model.fit(points, np.hstack([values, -2 * values]), steps=10)
    means, _ = model.predict(points)
    assert means[:, 1] == pytest.approx(-2 * means[:, 0])


def test_what_parameters_do_by_themselves_is_expected_where_they_meet() -> None:
    """Known is each of two parameters where the others are at 0; asked, where both are not."""
    steps = np.linspace(0, 1, 6)
    one = np.array([3.0, 1.0, 2.0, 0.0, 2.5, 1.5])
    points = [[x, 0.0, 0.0] for x in steps] + [[0.0, y, 0.0] for y in steps[1:]]
    values = np.array([*one, *(3.0 + 2 * one[1:])])
    mean, scale = values.mean(), values.std()
    model = GaussianProcess(np.arange(3))
    model.fit(np.array(points), ((values - mean) / scale)[:, None], 40)
    asked = np.array([[x, y, 0.0] for x in steps[1:] for y in steps[1:]])
    guesses = mean + scale * model.predict(asked)[0][:, 0]
    truth = np.array([a + 2 * b for a in one[1:] for b in one[1:]])
    assert np.corrcoef(guesses, truth)[0, 1] > 0.9


def test_points_of_equal_values_are_looked_up_right() -> None:
    rng = np.random.default_rng(3)
    points = rng.integers(0, 3, (40, 4)) / 2
    values = rng.normal(size=(40, 1))
    model = GaussianProcess(np.array([0, 1, 1, 2]))
    model.fit(points, values, 6)
    scales, rests = model._scales_and_rests(model._theta)
    away = np.abs(points[:, None] - points)
    groups = [away[..., 0], np.hypot(away[..., 1], away[..., 2]), away[..., 3]]
    kernel = np.ones((40, 40))
    for d, scale, rest in zip(groups, scales, rests, strict=True):
        kernel *= rest + (1 - rest) * np.exp(-d / scale)
    noisy = kernel + np.exp(model._theta[-1]) * np.eye(40)
    expected = kernel @ np.linalg.solve(noisy, values)
    assert model.predict(points)[0] == pytest.approx(expected, abs=1e-5)


def test_encoded_points() -> None:
    space = Space(
        {
            "x": Discrete((1, 2, 4)),
            "fixed": Discrete((7,)),
            "kind": Categorical(("a", "b", "c")),
            "tile": Factorization(16, 2),
        }
    )
    encoder = Encoder(space)
    assert encoder.groups.tolist() == [0, 1, 1, 1, 2, 3]
    points = encoder.points([(1, 7, "b", (4, 4)), (4, 7, "c", (16, 1))])
    assert points.tolist() == [[0, 0, 1, 0, 0.5, 0.5], [1, 0, 0, 1, 1, 0]]
    assert encoder.points([]).shape == (0, 6)


def test_what_was_measured_more_often_is_followed_more_closely() -> None:
    points = np.array([[0.0], [0.1], [0.9], [1.0]])
    values = np.array([[1.0], [-1.0], [-0.5], [0.5]])
    model = GaussianProcess(np.array([0]), noise=0.5)
    model.fit(points, values, 0, np.array([0.01, 1.0, 1.0, 1.0]))
    sure = model.predict(points[:1])[0][0, 0]
    model.fit(points, values, 0)
    assert abs(sure - 1) < abs(model.predict(points[:1])[0][0, 0] - 1)


def test_of_many_coordinates_one_that_changes_leaves_a_point_alike() -> None:
    def kept(count: int, order: float) -> float:
        """Of the best point's distance from the mean, how much is expected next to it."""
        model = GaussianProcess(np.arange(count), order=order)
        rng = np.random.default_rng(1)
        points = rng.random((9, count))
        values = np.array([-8.0] + [1.0] * 8)
        model.fit(points, values[:, None], steps=0)
        near = points[:1].copy()
        near[0, : count // 4] = rng.random(count // 4)
        return float(model.predict(near)[0][0, 0]) / -8.0

    assert kept(40, math.inf) < 0.2
    assert kept(40, order=3) > 0.5
    assert kept(6, order=3) == kept(6, math.inf)
