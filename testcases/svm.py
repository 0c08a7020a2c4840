"""Data, driver (the host's part of the solver), reference and error of svm."""

import os

import numpy as np

from gevo.workload.case import Pointer

BLOCK = 64  # threads, and rows in a working set
POSITIVE, MISSING = 0.35, 0.04  # of the generated data
CLOSE = 0.05  # to the decision value of the exact solution: no error


def _generated(rng, sizes):
    """Columns (-1: none) and classes of rows whose attributes depend on the class."""
    rows, entries = sizes["rows"], sizes["entries"]
    positive = rng.random(rows) < POSITIVE
    starts = np.arange(entries) * sizes["features"] // entries
    ends = np.append(starts[1:], sizes["features"])
    column = np.zeros((entries, rows), int)
    for e in range(entries):
        share = rng.dirichlet(np.ones(ends[e] - starts[e]))
        tilt = np.exp(sizes["tilt"] * rng.normal(0, 1, len(share)))
        for kind, odds in ((positive, share * tilt), (~positive, share / tilt)):
            column[e, kind] = rng.choice(
                np.arange(starts[e], ends[e]), kind.sum(), p=odds / odds.sum()
            )
    column[rng.random(column.shape) < MISSING] = -1
    if sizes["shuffled"]:
        column = rng.permuted(column, axis=0)
    return column, (column >= 0).astype(float), np.where(positive, 1.0, -1.0)


def _entries(words, features):
    """Class, columns counted from 0 and values of a line `class column:value ...`."""
    pairs = [word.split(":") for word in words[1:]]
    column, value = [int(c) - 1 for c, _ in pairs], [float(v) for _, v in pairs]
    if column != sorted(set(column)) or not set(column) <= set(range(features)):
        raise ValueError(f"columns must ascend from 1 to {features}")
    if not np.isfinite([float(words[0]), *value]).all():
        raise ValueError("all numbers must be finite")
    return float(words[0]), column, value


def _from_file(path, rng, sizes):
    """The same from a file of lines `class column:value ...`, columns counted from 1."""
    rows, entries, features = sizes["rows"], sizes["entries"], sizes["features"]
    with open(path) as file:
        split = [(n, line.split("#")[0].split()) for n, line in enumerate(file, 1)]
    lines = [(n, words) for n, words in split if words]
    if len(lines) < rows:
        raise ValueError(f"{path} has {len(lines)} rows, the case takes {rows}")
    column, value = np.full((entries, rows), -1), np.zeros((entries, rows))
    truth = np.zeros(rows)
    for i, chosen in enumerate(rng.choice(len(lines), rows, replace=False)):
        number, words = lines[chosen]
        try:
            kind, columns, values = _entries(words, features)
        except ValueError as error:
            raise ValueError(f"{path}:{number}: not `class column:value ...`: {error}") from None
        if len(columns) > entries:
            raise ValueError(f"{path}:{number}: {len(columns)} entries, at most {entries} fit")
        column[: len(columns), i], value[: len(columns), i] = columns, values
        truth[i] = 1.0 if kind > 0 else -1.0
    if len(set(truth)) < 2:
        raise ValueError(f"{path}: the {rows} rows of the case are all of one class")
    return column, value, truth


def make_inputs(rng, sizes):
    """Rows and their classes, from the file that GEVO_SVM_DATA names or generated."""
    path = os.environ.get("GEVO_SVM_DATA")
    column, value, truth = _from_file(path, rng, sizes) if path else _generated(rng, sizes)
    return {"column": column, "value": value, "norm": (value**2).sum(axis=0), "truth": truth}


def violations(label, alpha, decision, c):
    """What the optimality conditions compare: v of rows whose y a can grow, and can shrink."""
    v = label - decision
    grows = (label != 0) & np.where(label > 0, alpha < c, alpha > 0)
    shrinks = (label != 0) & np.where(label > 0, alpha > 0, alpha < c)
    return np.where(grows, v, -np.inf), np.where(shrinks, v, np.inf)


def _working_set(up, low):
    """Half of it the rows with the largest v that can grow, half those with the least v."""
    largest = np.argsort(-up, kind="stable")[: min(BLOCK // 2, np.isfinite(up).sum())]
    least = np.argsort(low, kind="stable")[: min(BLOCK // 2, np.isfinite(low).sum())]
    return np.unique(np.concatenate([largest, least])).astype(np.int32)


def _train(host, sizes, label):
    """Train on the rows with a class; decision values of all rows, bias included."""
    rows, c, accuracy = sizes["rows"], sizes["c"], sizes["accuracy"]
    k, y, alpha, decision = (Pointer(name) for name in ("k", "label", "alpha", "decision"))
    working, change = Pointer("working"), Pointer("change")
    grid = (-(-rows // BLOCK), 1, 1)
    host.write("label", label)
    host.write("alpha", np.zeros(rows, np.float32))
    host.write("decision", np.zeros(rows, np.float32))
    for _ in range(sizes["rounds"]):
        up, low = violations(label, host.read("alpha"), host.read("decision"), c)
        chosen = _working_set(up, low)
        if not up.max() - low.min() >= accuracy or not chosen.size:
            break
        host.write("working", np.resize(chosen, BLOCK))
        solve = [k, y, decision, working, alpha, change, rows, len(chosen)]
        host.launch("solve", (1, 1, 1), (BLOCK, 1, 1), [*solve, sizes["limit"], c, accuracy])
        host.launch(
            "update", grid, (BLOCK, 1, 1), [k, working, change, decision, rows, len(chosen)]
        )
    up, low = violations(label, host.read("alpha"), host.read("decision"), c)
    bias = (up.max() + low.min()) / 2
    return host.read("decision") + (bias if np.isfinite(bias) else 0)


def drive(host, sizes):
    """The kernel matrix once, then one training per fold; row i belongs to fold i % folds."""
    rows, folds = sizes["rows"], sizes["folds"]
    data = [Pointer("column"), Pointer("value"), Pointer("norm"), Pointer("k")]
    numbers = [rows, sizes["entries"], sizes["features"], sizes["gamma"]]
    grid, block = (-(-rows // BLOCK), rows, 1), (BLOCK, 1, 1)
    host.launch("gram", grid, block, [*data, *numbers], 4 * sizes["features"])

    truth = host.read("truth")
    prediction = np.zeros(rows, np.float32)
    with np.errstate(all="ignore"):  # whatever numbers a variant makes
        for fold in range(folds):
            left_out = np.arange(rows) % folds == fold
            label = np.where(left_out, np.float32(0), truth)
            prediction[left_out] = _train(host, sizes, label)[left_out]
    host.write("prediction", prediction)


def solution(k, y, c):
    """The alpha of the dual problem's solution, by projected gradient steps with momentum."""

    def project(a):
        """Onto 0 <= a <= c, y a = 0: shifted along y, which is linear between these ends."""
        ends = np.sort(np.concatenate([a * y, (a - c) * y]))
        sums = np.clip(a - ends[:, None] * y, 0, c) @ y  # falling
        return np.clip(a - np.interp(0, sums[::-1], ends[::-1]) * y, 0, c)

    q = y[:, None] * k * y
    a = ahead = np.zeros(len(y))
    speed, rate = 1.0, 1 / np.linalg.norm(q, 2)
    for _ in range(600):
        last, a = a, project(ahead - rate * (q @ ahead - 1))
        faster = (1 + np.sqrt(1 + 4 * speed**2)) / 2
        ahead = a + (speed - 1) / faster * (a - last)
        speed = faster
    return a


def _solved(inputs, sizes):
    """Decision values of the machines that solve the problems of the folds."""
    rows, c = sizes["rows"], sizes["c"]
    x = np.zeros((rows, sizes["features"]))
    for column, value in zip(inputs["column"], inputs["value"], strict=True):
        there = np.flatnonzero(column >= 0)
        x[there, column[there]] = value[there]
    k = np.exp(-sizes["gamma"] * ((x[:, None] - x) ** 2).sum(axis=2))
    prediction = np.zeros(rows)
    for fold in range(sizes["folds"]):
        out = np.arange(rows) % sizes["folds"] == fold
        y = np.where(out, 0, inputs["truth"])
        alpha = np.zeros(rows)
        alpha[~out] = solution(k[np.ix_(~out, ~out)], y[~out], c)
        alpha = np.where(alpha < 1e-5 * c, 0, np.where(alpha > (1 - 1e-5) * c, c, alpha))
        decision = k @ (alpha * y)
        up, low = violations(y, alpha, decision, c)
        prediction[out] = (decision + (up.max() + low.min()) / 2)[out]
    return prediction


def reference(inputs, sizes):
    """A perfect prediction; where `solved` is 1, what the exact solution predicts."""
    return {"prediction": _solved(inputs, sizes) if sizes["solved"] else inputs["truth"]}


def prediction_error(actual, expected):
    """Fraction of the rows whose class is predicted wrongly.

    Of a problem that is to be solved, by how much more than CLOSE the decision values are others,
    on average, each by 1 at most: nothing where it is solved, and how far it is from that.
    """
    found, right = actual["prediction"], expected["prediction"]
    if set(np.unique(right)) <= {-1, 1}:
        return np.mean((found > 0) != (right > 0))
    apart = np.nan_to_num(np.abs(found - right), nan=2.0)
    return np.mean(np.clip(apart - CLOSE, 0, 1))
