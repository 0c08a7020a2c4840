"""The numpy references against the definition of what they compute, on cases of their own."""

from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from gevo.workload.case import TestCase
from gevo.workload.spec import load
from gevo.workload.userfile import load_python

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


def test_btree():
    case = solved("btree", entries=700, order=10, queries=60)
    keys, child = case.before["keys"], case.before["child"]
    stored = {}

    def leaves_below(node, depth):
        """Depth of every leaf below a node; what the leaves hold goes into `stored`."""
        used = keys[node, :-1] < np.iinfo(np.int32).max
        assert np.all(np.diff(keys[node, :-1][used]) > 0)
        assert np.all(keys[node, -1] == np.iinfo(np.int32).max)
        if node >= len(keys) - -(-700 // 7):
            stored.update(zip(keys[node, :-1][used], child[node][used], strict=True))
            return [depth]
        return [d for below in child[node][used] for d in leaves_below(below, depth + 1)]

    assert set(leaves_below(0, 0)) == {3}
    assert sorted(stored.values()) == list(range(700))
    for wanted, found in zip(case.before["wanted"], case.after["found"], strict=True):
        assert found == (case.before["record"][stored[wanted]] if wanted in stored else -1)
    for low, high, start, count in zip(
        *(case.before[k] for k in ("low", "high")),
        *(case.after[k] for k in ("start", "count")),
        strict=True,
    ):
        inside = [rank for key, rank in stored.items() if low <= key <= high]
        assert count == len(inside)
        assert start == sum(key < low for key in stored)
        assert not inside or start == min(inside)
    assert 0 < sum(case.after["found"] < 0) < 60
    assert min(case.after["count"]) == 0


def test_cfd_grid_is_closed_and_mutual():
    case = solved("cfd", nx=3, ny=2, nz=2)
    normals, neighbours = case.before["normals"], case.before["neighbours"]
    np.testing.assert_allclose(normals.sum(axis=0), 0, atol=1e-6)
    walls = 0
    for face, i in np.ndindex(*neighbours.shape):
        other, n = neighbours[face, i], normals[face, :, i]
        if other >= 0:
            back = np.flatnonzero(neighbours[:, other] == i)
            assert len(back) == 1
            np.testing.assert_allclose(normals[back[0], :, other], -n, atol=1e-6)
        elif other == -1:
            walls += 1
            np.testing.assert_allclose(n[:2], 0, atol=1e-6)
            assert n[2] < 0
        else:
            assert other == -2
    assert walls == 2 * 3 * 2
    assert np.sum(neighbours == -2) == 2 * (2 * (3 * 2 + 3 * 2 + 2 * 2) - 3 * 2)


def _cfd_residual(inputs, u):
    return load_python(TESTCASES / "cfd.py", "test").module.residual(u, inputs)


def test_cfd_leaves_a_uniform_flow_along_the_wall_alone():
    case = solved("cfd", nx=3, ny=2, nz=2)
    along = np.array([1.4, 0.9, -0.4, 0.0, 3.1])
    u = np.repeat(along[:, None], case.size["nx"] * 2 * 2 * 6, axis=1)
    inputs = {**case.before, "far": along}
    np.testing.assert_allclose(_cfd_residual(inputs, u), 0, atol=1e-5)


def test_cfd_loses_nothing_between_elements():
    case = solved("cfd", nx=3, ny=2, nz=2)
    u = case.before["variables"]

    def flux(state, n):
        density, momentum, energy = state[0], state[1:4], state[4]
        v = momentum / density
        p = 0.4 * (energy - density * (v @ v) / 2)
        sound = np.sqrt(1.4 * p / density)
        through = np.array([density, *momentum, energy + p]) * (v @ n)
        through[1:4] += p * n
        return through, p, np.sqrt(v @ v) + sound

    out = np.zeros(5)  # through the box's surface
    for face, i in zip(*np.nonzero(case.before["neighbours"] < 0), strict=True):
        n, far = case.before["normals"][face, :, i], case.before["far"]
        own, pressure, speed = flux(u[:, i], n)
        if case.before["neighbours"][face, i] == -1:
            out[1:4] += pressure * n
        else:
            other, _, its_speed = flux(far, n)
            spread = np.sqrt(n @ n) * max(speed, its_speed)
            out += (own + other) / 2 - spread * (far - u[:, i]) / 2
    total = _cfd_residual(case.before, u).sum(axis=1)
    np.testing.assert_allclose(total, -out, rtol=1e-4, atol=1e-4)


def test_heartwall():
    case = solved("heartwall", rows=50, cols=44, frames=2, points=5, half=3, reach=4)
    track, rate = case.after["track"], 0.2
    padded = np.pad(case.before["film"], ((0, 0), (20, 20), (20, 20)), mode="edge")

    def patch(t, row, col):
        return padded[t, row + 17 : row + 24, col + 17 : col + 24]

    for p, (row, col) in enumerate(track[0, :-1]):
        first = patch(0, row, col)
        scores = [
            np.corrcoef(first.ravel(), patch(1, row + y, col + x).ravel())[0, 1]
            for y, x in product(range(-4, 5), repeat=2)
        ]
        np.testing.assert_allclose(case.after["scores"][p], scores, atol=1e-5)
        y, x = divmod(int(np.argmax(scores)), 9)
        assert (track[1, p] == (row + y - 4, col + x - 4)).all()
        blended = 0.8 * first + rate * patch(1, *track[1, p])
        np.testing.assert_allclose(case.after["templates"][p], blended, rtol=1e-5)
    assert not case.after["scores"][-1].any()  # the point in the dark
    assert not track[:, -1].any()


def test_heartwall_follows_the_wall():
    case = solved("heartwall", rows=70, cols=70, frames=5, points=9, half=5, reach=5)
    middle = np.array([35, 35])
    away = np.linalg.norm(case.after["track"][:, :-1] - middle, axis=2).mean(axis=1)
    np.testing.assert_allclose(away, away[0] * 0.94 ** np.arange(5), rtol=0.05)


def test_particlefilter_draws_by_weight():
    count = 150
    case = solved("particlefilter", particles=count, frames=1, start=5)
    cumulated = case.after["cumulated"].astype(int)
    total, start = cumulated[-1], Fraction(5, 16)
    copies = np.zeros(count, int)
    for k in range(count):
        wanted = (k + start) * int(total) / count
        copies[next(i for i in range(count) if cumulated[i] > wanted)] += 1
    runs = np.flatnonzero(np.diff(case.after["row"], prepend=np.nan, append=np.nan))
    np.testing.assert_array_equal(np.diff(runs), copies[copies > 0])
    share = np.diff(cumulated, prepend=0) / total
    np.testing.assert_allclose(case.after["share"], share, rtol=1e-6)
    assert np.all(np.abs(copies - count * share) < 1)


def test_particlefilter_generator():
    case = solved("particlefilter", particles=20, frames=2)
    for before, after in zip(case.before["seed"], case.after["seed"], strict=True):
        state = int(before)
        for _ in range(2 * 2 * 12):
            state = (state * 1664525 + 1013904223) % 2**32
        assert state == after


def test_particlefilter_follows_the_object():
    case = solved("particlefilter", particles=800, frames=6, rows=50, cols=60, radius=3)
    t = np.arange(1, 7)
    object_at = np.stack([0.4 * 50 + t, 0.3 * 60 + 2 * t], axis=1)
    np.testing.assert_allclose(case.after["centre"].sum(axis=1), object_at, atol=0.6)
