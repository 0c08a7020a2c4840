"""The numpy references against the definition of what they compute, on cases of their own."""

from functools import cache
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from gevo.workload.case import TestCase
from gevo.workload.spec import load

TESTCASES = Path(__file__).resolve().parents[2] / "testcases"


def solved(name, **sizes):
    """Sizes, inputs and expected outputs of a case of our own, double precision throughout."""
    workload = load(TESTCASES / f"{name}.toml")
    case = TestCase("mine", 7, tuple({**workload.train[0].size, **sizes}.items()))
    arrays = {b.name: b.array for b in workload.launches(case).buffers}
    wide = {k: a.astype(np.float64) if a.dtype.kind == "f" else a for k, a in arrays.items()}
    return SimpleNamespace(size=case.size, before=wide, after=workload.reference(case))


@pytest.mark.parametrize("path", sorted(TESTCASES.glob("*.toml")), ids=lambda path: path.stem)
def test_held_out_cases_differ_in_seed_and_in_sizes(path):
    workload = load(path)
    assert len(workload.train) >= 2
    assert len(workload.heldout) >= 2
    for held in workload.heldout:
        assert held.seed not in {case.seed for case in workload.train}
        assert held.sizes not in {case.sizes for case in workload.train}


@pytest.mark.parametrize("penalty", [0, 2, 50])
def test_nw(penalty):
    case = solved("nw", n=9, penalty=penalty)
    similarity = case.before["similarity"]

    @cache
    def best(i, j):
        if i == 0 or j == 0:
            return -penalty * (i + j)
        gap = max(best(i - 1, j), best(i, j - 1)) - penalty
        return max(best(i - 1, j - 1) + int(similarity[i, j]), gap)

    expected = [[best(i, j) for j in range(10)] for i in range(10)]
    np.testing.assert_array_equal(case.after["score"], expected)


def test_bfs():
    case = solved("bfs", nodes=200, degree=3)
    level = case.after["level"]
    start = np.repeat(np.arange(200), np.diff(case.before["offsets"]))
    end = case.before["edges"]
    assert np.flatnonzero(level == 0) == np.flatnonzero(case.before["frontier"])
    # No edge leads from a node that is reached to one that is not or is too deep ...
    reached = level[start] >= 0
    assert np.all((level[end] >= 0) & (level[end] <= level[start] + 1) | ~reached)
    # ... and every node has a predecessor one level up.
    for node in np.flatnonzero(level > 0):
        assert level[node] - 1 in level[start[end == node]]
    assert level.max() >= 10
    assert level.min() == -1
    np.testing.assert_array_equal(case.after["visited"], level >= 0)


def test_gaussian():
    case = solved("gaussian", n=21)
    upper, multipliers = np.triu(case.after["a"]), case.after["m"]
    np.testing.assert_allclose(
        (np.eye(21) + multipliers) @ upper, case.before["a"], rtol=1e-5, atol=1e-5
    )
    x = np.linalg.solve(upper, case.after["b"])
    np.testing.assert_allclose(case.before["a"] @ x, case.before["b"], rtol=1e-4)


def test_lud():
    case = solved("lud", n=32)
    m = case.after["matrix"]
    lower = np.tril(m, -1) + np.eye(32)
    np.testing.assert_allclose(lower @ np.triu(m), case.before["matrix"], rtol=1e-5, atol=1e-5)


def test_hotspot_keeps_the_energy():
    steps, ambient, dt, capacity, rz = 3, 300.0, 0.25, 0.5, 40.0
    case = solved("hotspot", rows=9, cols=13, halo=2, steps=steps)
    # Conduction between cells moves heat and makes none.
    mean, power = case.before["temperature"].mean(), case.before["power"].mean()
    for _ in range(steps):
        mean += dt / capacity * (power + (ambient - mean) / rz)
    assert case.after["temperature"].mean() == pytest.approx(mean, rel=1e-6)
    assert case.after["temperature"].std() < case.before["temperature"].std()


def test_nn():
    case = solved("nn", count=300, latitude=10, longitude=-20)
    nearest = [
        min(
            (np.hypot(*(case.before["records"][i] - (10, -20))), i)
            for i in range(first, min(first + 128, 300))
        )
        for first in (0, 128, 256)
    ]
    np.testing.assert_array_equal(case.after["best_record"], [record for _, record in nearest])
    np.testing.assert_allclose(case.after["best_distance"], [d for d, _ in nearest], rtol=1e-6)


def test_pathfinder():
    case = solved("pathfinder", cols=5, rows=4, halo=2)
    wall, start = case.before["wall"], case.before["cost"]
    cheapest = np.full(5, 10**6)
    for first, moves in product(range(5), product((-1, 0, 1), repeat=4)):
        columns = first + np.cumsum(moves)
        if columns.min() >= 0 and columns.max() < 5:
            cost = start[first] + wall[np.arange(4), columns].sum()
            cheapest[columns[-1]] = min(cheapest[columns[-1]], cost)
    np.testing.assert_array_equal(case.after["cost"], cheapest)


def test_srad_smooths_and_keeps_the_mean():
    case = solved("srad", rows=30, cols=20, iterations=3)
    before, after = case.before["image"], case.after["image"]
    assert after.mean() == pytest.approx(before.mean(), rel=1e-6)
    ground = (slice(0, 5), slice(0, 20))  # speckle only
    assert after[ground].std() < 0.9 * before[ground].std()
    c = case.after["c"]
    assert 0.0 < c.min() < 0.5  # edges of the disc
    assert c.max() == 1.0


def test_streamcluster():
    case = solved("streamcluster", points=60, dimensions=4, centres=3, candidate=5)
    x, weight = case.before["coordinates"], case.before["weight"]
    column_of, centre = case.before["column_of"], case.before["centre"]
    totals = np.zeros(4)
    for i in range(60):
        own = weight[i] * ((x[:, i] - x[:, centre[i]]) ** 2).sum()
        new = weight[i] * ((x[:, i] - x[:, 5]) ** 2).sum()
        assert case.after["switches"][i] == (new < own)
        totals[3 if new < own else column_of[centre[i]]] += abs(own - new)
    np.testing.assert_allclose(case.after["totals"], totals, rtol=1e-4)
    assert 0 < case.after["switches"].sum() < 60


def test_momentum_sgd_follows_the_gradient():
    case = solved("momentum_sgd", features=3, classes=4, batch=8, steps=1, nesterov=0)
    x, label, w = (case.before[k] for k in ("x", "label", "w"))

    def loss(flat):
        logits = x @ flat.reshape(3, 4)
        likelihood = logits[np.arange(8), label] - np.log(np.exp(logits).sum(axis=1))
        return -likelihood.mean() + 0.01 / 2 * (flat**2).sum()

    steps = 1e-5 * np.eye(12)
    flat = w.reshape(-1)
    gradient = np.array([(loss(flat + s) - loss(flat - s)) / 2e-5 for s in steps]).reshape(3, 4)
    velocity = 0.9 * case.before["velocity"] + 0.5 * gradient
    np.testing.assert_allclose(case.after["velocity"], velocity, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(case.after["w"], w - velocity, rtol=1e-4, atol=1e-6)


def test_momentum_sgd_nesterov_looks_ahead():
    sizes = {"features": 3, "classes": 4, "batch": 8, "steps": 1}
    heavy = solved("momentum_sgd", **sizes, nesterov=0)
    ahead = solved("momentum_sgd", **sizes, nesterov=1)
    np.testing.assert_array_equal(heavy.after["velocity"], ahead.after["velocity"])
    velocity = heavy.after["velocity"].astype(np.float64)
    step = 0.9 * velocity + (velocity - 0.9 * heavy.before["velocity"])
    np.testing.assert_allclose(ahead.after["w"], heavy.before["w"] - step, rtol=1e-4, atol=1e-6)


def test_matmul():
    case = solved("matmul", n=3, m=5, k=4)
    a, b = case.before["a"], case.before["b"]
    expected = [[sum(a[i, t] * b[t, j] for t in range(5)) for j in range(4)] for i in range(3)]
    np.testing.assert_allclose(case.after["c"], expected, rtol=1e-6)
