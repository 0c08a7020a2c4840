"""The kernels that learn: what they compute, and the error by which they are judged."""

from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.errors import WorkloadError
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load as load_program
from gevo.workload.case import TestCase
from gevo.workload.spec import load
from gevo.workload.userfile import load_python

TESTCASES = Path(__file__).resolve().parents[2] / "testcases"


@cache
def _workload(name):
    return load(TESTCASES / f"{name}.toml")


def _outputs(workload, program, *cases):
    """What a program leaves in the outputs of each case."""
    device = open_device("simt")
    binary = device.compile(device.lower(program))
    return [device.run(binary, workload.launches(case), RunOptions()).outputs for case in cases]


def learnt(name, **sizes):
    """Sizes, inputs in double precision and the output of the kernel on a case of our own."""
    workload = _workload(name)
    case = TestCase("mine", 7, tuple({**workload.train[0].size, **sizes}.items()))
    launches = workload.launches(case)
    [outputs] = _outputs(workload, load_program(workload.program), case)
    arrays = {b.name: b.array for b in launches.buffers}
    wide = {k: a.astype(np.float64) if a.dtype.kind == "f" else a for k, a in arrays.items()}
    return workload, case, wide, outputs


def _dense(column, value, features):
    x = np.zeros((column.shape[1], features))
    for entry, number in zip(column, value, strict=True):
        there = np.flatnonzero(entry >= 0)
        x[there, entry[there]] = number[there]
    return x


def test_svm_solves_the_problem():
    workload, case, before, after = learnt("svm", rows=90, folds=2)
    x, y = _dense(before["column"], before["value"], case.size["features"]), before["truth"]
    k = np.exp(-0.05 * ((x[:, None] - x) ** 2).sum(axis=2))
    svm = load_python(TESTCASES / "svm.py", "test").module
    for fold in range(2):
        out = np.arange(90) % 2 == fold
        rest = k[np.ix_(~out, ~out)]
        a = svm.solution(rest, y[~out], 3.0)
        up, low = svm.violations(y[~out], a, rest @ (a * y[~out]), 3.0)
        assert up.max() - low.min() < 0.01
        free = (a > 0.003) & (a < 2.997)
        bias = np.mean((y[~out] - rest @ (a * y[~out]))[free])
        decision = k[np.ix_(out, ~out)] @ (a * y[~out]) + bias
        np.testing.assert_allclose(after["prediction"][out], decision, atol=0.03)
    wrong = np.mean(np.sign(after["prediction"]) != y)
    assert workload.metric(after, workload.reference(case)) == pytest.approx(wrong)
    assert 0 < wrong < np.mean(y > 0)  # better than to predict the commoner class


def test_svm_generates_rows_like_those_of_a9a():
    workload = _workload("svm")
    case = TestCase("mine", 3, tuple({**workload.train[0].size, "rows": 400}.items()))
    arrays = {b.name: b.array for b in workload.launches(case).buffers}
    x = _dense(arrays["column"], arrays["value"], 123)
    assert set(np.unique(x)) == {0, 1}
    assert x.sum(axis=1).max() == 14
    assert 13 < x.sum(axis=1).mean() < 14
    assert 0.25 < np.mean(arrays["truth"] > 0) < 0.45


def _svm_inputs(path, monkeypatch, **sizes):
    monkeypatch.setenv("GEVO_SVM_DATA", str(path))
    workload = load(TESTCASES / "svm.toml")
    case = TestCase("mine", 5, tuple({**workload.train[0].size, **sizes}.items()))
    return {b.name: b.array for b in workload.launches(case).buffers}


def test_svm_takes_rows_from_a_file(tmp_path, monkeypatch):
    rng = np.random.default_rng(1)
    x = rng.normal(0, 1, (40, 9)).round(3) * (rng.random((40, 9)) < 0.5)
    classes = rng.choice([-1, 1], 40)
    lines = [
        " ".join([f"{y:+d}", *(f"{c + 1}:{row[c]}" for c in np.flatnonzero(row))])
        for y, row in zip(classes, x, strict=True)
    ]
    path = tmp_path / "data"
    path.write_text("# made here\n" + "\n".join(lines) + "\n\n")
    arrays = _svm_inputs(path, monkeypatch, rows=40, features=9, entries=9)
    found = _dense(arrays["column"], arrays["value"], 9).astype(np.float32)
    known = {tuple(row): y for row, y in zip(x.astype(np.float32), classes, strict=True)}
    assert {tuple(row): y for row, y in zip(found, arrays["truth"], strict=True)} == known
    np.testing.assert_allclose(arrays["norm"], (found**2).sum(axis=1), rtol=1e-6)


@pytest.mark.parametrize(
    ("line", "rows", "problem"),
    [
        ("+1 1:1", 6, "data has 5 rows, the case takes 6"),
        ("-1 10:1", 5, "data:[1-5]: .*columns must ascend from 1 to 9"),
        ("-1 0:1", 5, "columns must ascend from 1 to 9"),
        ("-1 2:1 1:1", 5, "columns must ascend from 1 to 9"),
        ("-1 1:1 2:1 3:1 4:1", 5, "data:[1-5]: 4 entries, at most 3 fit"),
        ("-1 1", 5, "data:[1-5]: not `class column:value ...`"),
        ("one 1:1", 5, "data:[1-5]: not `class column:value ...`.*'one'"),
        ("-1 1:nan", 5, "numbers must be finite"),
        ("-1 1:1", 5, "all of one class"),
    ],
)
def test_svm_says_what_is_wrong_with_a_file(tmp_path, monkeypatch, line, rows, problem):
    path = tmp_path / "data"
    path.write_text(f"{line}\n" * 5)
    with pytest.raises(WorkloadError, match=problem) as caught:
        _svm_inputs(path, monkeypatch, rows=rows, features=9, entries=3)
    assert "\n" not in str(caught.value)


def test_svm_says_that_a_file_is_missing(tmp_path, monkeypatch):
    with pytest.raises(WorkloadError, match="nothing_here"):
        _svm_inputs(tmp_path / "nothing_here", monkeypatch)


def _svm_error(folder, c, gamma):
    """Mean error of the kernel on cases of our own, with other constants."""
    text = (TESTCASES / "svm.toml").read_text()
    for old, new in (("c = 3.0", f"c = {c}"), ("gamma = 0.05", f"gamma = {gamma}")):
        assert text.count(f"\n{old}") == 1
        text = text.replace(f"\n{old}", f"\n{new}")
    for relative in ("../kernels/svm.ll", "svm.py"):
        text = text.replace(f'"{relative}"', f'"{TESTCASES / relative}"')
    (folder / "svm.toml").write_text(text)
    workload = load(folder / "svm.toml")
    sizes = tuple({**workload.train[0].size, "rows": 180}.items())
    cases = [TestCase("mine", seed, sizes) for seed in range(4)]
    outputs = _outputs(workload, load_program(workload.program), *cases)
    expected = [workload.reference(case) for case in cases]
    return np.mean([workload.metric(o, e) for o, e in zip(outputs, expected, strict=True)])


def test_svm_learns_with_constants_near_the_best(tmp_path):
    own = _svm_error(tmp_path, 3.0, 0.05)
    others = [(1.0, 0.05), (3.0, 0.02), (3.0, 0.12)]
    assert own < min(_svm_error(tmp_path, *constants) for constants in others) + 0.01
    assert own < 0.15


def _trained(before, size, faster=1.0, momentum=0.8, decay=0.0005):
    """Weights after the training, by the chain rule on whole batches."""
    rate = faster * (0.7 + 0.06 * size["classes"])
    w = [before["w1"].copy(), before["w2"].copy()]
    v = [np.zeros_like(w[0]), np.zeros_like(w[1])]
    starts = range(0, size["samples"], size["batch"])
    for first in [f for _ in range(size["epochs"]) for f in starts]:
        x = np.pad(before["x"][first : first + size["batch"]], ((0, 0), (0, 1)), mode="constant")
        x[:, -1] = 1
        label = before["label"][first : first + size["batch"]]
        hidden = np.maximum(x @ w[0], 0)
        hidden = np.append(hidden, np.ones((len(x), 1)), axis=1)
        power = np.exp(hidden @ w[1])
        residual = power / power.sum(axis=1, keepdims=True) - np.eye(size["classes"])[label]
        back = (residual @ w[1].T * (hidden > 0))[:, :-1]
        gradients = [x.T @ back / len(x), hidden.T @ residual / len(x)]
        for k in range(2):
            gradients[k][:-1] += decay * w[k][:-1]
            v[k] = momentum * v[k] + rate * gradients[k]
            w[k] = w[k] - v[k]
    return w


def test_sgd_training_is_the_training_it_says():
    workload, case, before, after = learnt(
        "sgd_training", samples=70, features=19, hidden=21, classes=4, batch=30, epochs=2
    )
    w1, w2 = _trained(before, case.size)
    hidden = np.maximum(before["x"] @ w1[:-1] + w1[-1], 0)
    np.testing.assert_allclose(after["score"], hidden @ w2[:-1] + w2[-1], rtol=1e-3, atol=1e-3)
    wrong = np.mean(after["score"].argmax(axis=1) != before["label"])
    assert workload.metric(after, workload.reference(case)) == pytest.approx(wrong)


def test_sgd_training_learns_at_a_rate_near_the_best():
    workload = _workload("sgd_training")
    scores = load_python(TESTCASES / "sgd_training.py", "test").module.scores
    errors = {0.0: [], 0.5: [], 1.0: [], 2.0: []}
    cases = [c for c in (*workload.train, *workload.heldout) if not c.size["trained"]]
    for case, seed in product(cases, range(5)):
        other = TestCase("mine", 1000 + seed, case.sizes)
        arrays = {b.name: b.array for b in workload.launches(other).buffers}
        inputs = {name: arrays[name].astype(np.float64) for name in ("x", "w1", "w2")}
        for faster, found in errors.items():
            w1, w2 = _trained({**inputs, "label": arrays["label"]}, case.size, faster)
            score = scores(inputs["x"], w1, w2)
            found.append(np.mean(score.argmax(axis=1) != arrays["label"]))
    mean = {faster: np.mean(found) for faster, found in errors.items()}
    assert mean[1.0] < 0.25 < 0.5 < mean[0.0]
    assert mean[1.0] < min(mean[0.5], mean[2.0])


@pytest.mark.parametrize(
    ("name", "store", "idle", "least"),
    [
        # The working set's change is zero, so that all decision values stay zero.
        (
            "svm",
            "store float %mul192, ptr %arrayidx186",
            "store float 0.0, ptr %arrayidx186",
            0.25,
        ),
        # Weights stay what they were.
        ("sgd_training", "store float %sub, ptr %arrayidx32", "; no store", 0.5),
    ],
    ids=["svm", "sgd_training"],
)
def test_a_kernel_that_learns_nothing_is_refused(name, store, idle, least):
    workload = _workload(name)
    program = load_program(workload.program)
    lines = [line for line in program.text.splitlines() if store in line]
    assert len(lines) == 1
    text = program.text.replace(lines[0], lines[0].split("store")[0] + idle)
    variant = Program(program.dialect, text, program.entry)
    left = _outputs(workload, variant, *workload.train)
    for case, outputs in zip(workload.train, left, strict=True):
        assert workload.metric(outputs, workload.reference(case)) > least
    spec = WorkerSpec("simt", str(workload.source), program, tolerance=0.05)
    executor = InProcess(spec)
    lowered = executor.lower(variant).result().lowered
    assert lowered is not None
    assert executor.score(lowered).result().outcome is Outcome.WRONG
