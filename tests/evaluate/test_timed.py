"""Scoring on a device with a clock, in this process on the emulator."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.evaluate.scoring.timed import LEAST_REPEATS, MOST_REPEATS, TimedScorer, timed
from gevo.outcome import Outcome
from gevo.program.load import load as load_program
from gevo.workload.spec import load
from tests.cli.test_evolve_stablehlo import MODEL, WORKLOAD
from tests.device.cuda.emulator import open_emulated
from tests.evaluate.gpu_fakes import FASTER, HANGS, OUTSIDE, SCALE, SPEC, WRONG


@pytest.fixture
def scorer(tmp_path):
    (tmp_path / "scale.toml").write_text(SPEC)
    return TimedScorer(open_emulated(), load(tmp_path / "scale.toml"), SCALE, 0.0, races=False)


def score(scorer, program, reference_ns=None):
    return scorer.timed_score(scorer.device.lower(program), reference_ns)


def test_times_stop_when_they_are_known(scorer):
    found = score(scorer, FASTER)
    assert found.ok
    assert len(found.times_ns) == LEAST_REPEATS
    rng = np.random.default_rng(2)
    scorer.device._context.launch_ns = lambda ns: ns * rng.uniform(0.5, 2.0)
    assert LEAST_REPEATS < len(score(scorer, FASTER).times_ns) <= MOST_REPEATS


def test_a_wrong_variant_is_not_timed(scorer):
    for case in scorer.workload.train:
        scorer.prepare(case)
    calls = scorer.device._context.calls
    calls.clear()
    assert score(scorer, WRONG).outcome is Outcome.WRONG
    assert calls.count("elapsed_ns") == 1


def test_drift_hits_variant_and_baseline_alike(scorer):
    """The clock halves between two scores of the same program; its score stays."""
    reference = score(scorer, SCALE).runtime_ns
    before = score(scorer, FASTER, reference).runtime_ns
    scorer.device._context.launch_ns = lambda ns: 2 * ns
    assert score(scorer, FASTER, reference).runtime_ns == pytest.approx(before, rel=1e-6)
    assert score(scorer, FASTER).runtime_ns == pytest.approx(2 * before, rel=1e-6)


def test_how_long_a_case_takes_is_not_told_by_its_first_runs(scorer):
    """Code and memory are touched for the first time then: thirty times as long with XLA."""
    case = scorer.workload.train[0]
    scorer.device._context.launch_ns = lambda ns: 30 * ns
    scorer.prepare(case)
    factors = iter([3.0, 1.0])
    scorer.device._context.launch_ns = lambda ns: next(factors, 2.0) * ns
    warm = scorer.case_ns(case)
    scorer.device._context.launch_ns = lambda ns: ns
    [launched] = scorer.device.run(
        scorer.baseline_binary(), scorer.prepare(case).baseline, RunOptions()
    ).times_ns
    assert warm == pytest.approx(launched)


def test_what_a_variant_did_to_the_baselines_module_is_its_own_failure(scorer):
    assert score(scorer, SCALE).ok
    address, _ = scorer._binary.variable("coefficients")
    scorer.device._context.upload(address, np.zeros(8, np.float32))
    found = score(scorer, FASTER)
    assert found.outcome is Outcome.OUT_OF_BOUNDS
    assert "the unmodified program next to it is wrong" in found.detail
    assert score(scorer, FASTER).ok


@pytest.mark.parametrize("program", [WRONG, OUTSIDE, HANGS])
def test_the_baseline_is_loaded_anew_after_a_failure(scorer, program):
    """Without asking a GPU that hangs to unload it: the emulator would raise."""
    assert score(scorer, SCALE).ok
    first = scorer._binary
    assert not score(scorer, program).ok
    assert scorer._binary is not first


def test_only_plain_runs_are_repeated():
    assert timed(RunOptions()).max_repeats == MOST_REPEATS
    assert timed(RunOptions(poison=1)).repeats == LEAST_REPEATS
    for options in (
        RunOptions(races=True),
        RunOptions(fresh_module=False),
        RunOptions(repeats=3),
        RunOptions(max_repeats=9),
    ):
        assert timed(options) == options


def test_what_is_hopelessly_slow_is_timed_once(scorer, monkeypatch):
    found = score(scorer, FASTER)
    monkeypatch.setattr("gevo.evaluate.scoring.timed.SLOW_NS", 0.0)
    slow = score(scorer, FASTER, found.runtime_ns / 5)
    assert slow.ok
    assert slow.times_ns == (pytest.approx(found.runtime_ns, rel=1e-6),)
    assert len(score(scorer, FASTER, found.runtime_ns / 3).times_ns) >= LEAST_REPEATS
    monkeypatch.setattr("gevo.evaluate.scoring.timed.SLOW_NS", 1e12)
    assert len(score(scorer, FASTER, found.runtime_ns / 5).times_ns) >= LEAST_REPEATS


def test_known_outputs_are_compared_once(scorer, monkeypatch):
    compared = []
    metric = scorer.workload.metric

    def counted(actual, expected):
        compared.append(1)
        return metric(actual, expected)

    object.__setattr__(scorer.workload, "metric", counted)
    monkeypatch.setattr("gevo.device.cuda.memory.LEAST_BYTES", 0)
    assert score(scorer, FASTER).ok
    compared.clear()
    assert score(scorer, FASTER).ok
    assert not compared
    assert score(scorer, WRONG).outcome is Outcome.WRONG
    assert compared


def test_a_check_in_quick_code_is_compared_with_quick_code(tmp_path, monkeypatch):
    """XLA's quick code may take four times as long; that says nothing of a variant."""
    pytest.importorskip("jaxlib")
    (tmp_path / "model.mlir").write_text(MODEL)
    (tmp_path / "model.toml").write_text(WORKLOAD)
    program = load_program(tmp_path / "model.mlir")
    workload = load(tmp_path / "model.toml")
    scorer = TimedScorer(open_device("xla:cpu"), workload, program, 0.0, races=False)
    monkeypatch.setattr("gevo.evaluate.scoring.timed.SLOW_NS", 0.0)
    monkeypatch.setattr("gevo.evaluate.scoring.timed.SLOW_FACTOR", 1e3)
    lowered = scorer.lower(program).lowered
    assert lowered is not None
    assert len(scorer.timed_score(lowered, reference_ns=1.0).times_ns) >= LEAST_REPEATS


RATED = MODEL.replace(
    "%w: tensor<32x40xf32>)", "%w: tensor<32x40xf32>, %rate: tensor<f32>)"
).replace(
    "  %y = stablehlo.maximum %far, %zero : tensor<48x40xf32>",
    "  %b = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<48x40xf32>\n"
    "  %y = stablehlo.multiply %far, %b : tensor<48x40xf32>",
)
STEPS = """
from gevo.workload.case import Pointer

def drive(host, sizes):
    for _ in range(4):
        names = [Pointer("x"), Pointer("w")]
        host.launch("main", (1, 1, 1), (1, 1, 1), [*names, sizes["rate"], Pointer("y")])

def reference(inputs, sizes):
    return {"y": 2.0 * __import__("numpy").sin(inputs["x"] @ inputs["w"])}
"""


def test_what_has_other_settings_is_not_judged_by_the_unmodified_programs_launches(
    tmp_path, monkeypatch
):
    """With those settings its results may be worse than anything that the variant gives."""
    pytest.importorskip("jaxlib")
    spec = WORKLOAD.replace('args = ["x", "w", "y"]', "").replace("[[launch]]", "[unused]")
    spec = spec[: spec.index("[unused]")] + spec[spec.index("[error]") :]
    head = 'python = "steps.py"\ndriver = "drive"\nreference = "reference"\n'
    tune = "[tune.parameters]\nrate = { discrete = [1.0, 2.0] }\n\n[tune.defaults]\nrate = 2.0\n\n"
    spec = spec.replace("new_sizes", f"{head}tolerance = 1e-3\nnew_sizes").replace(
        "[error]", f"{tune}[error]"
    )
    (tmp_path / "model.mlir").write_text(RATED)
    (tmp_path / "model.toml").write_text(spec)
    (tmp_path / "steps.py").write_text(STEPS)
    program, workload = load_program(tmp_path / "model.mlir"), load(tmp_path / "model.toml")
    scorer = TimedScorer(open_device("xla:cpu"), workload, program, 0.0, races=False)
    begun = []
    run_first = scorer.device.run_first
    monkeypatch.setattr(
        scorer.device, "run_first", lambda *args: begun.append(args) or run_first(*args)
    )
    for settings, count in (((), 1), ((("rate", 1.0),), 1)):
        lowered = scorer.lower(program.configured(settings)).lowered
        found = scorer.timed_score(lowered, None)
        assert found.ok is not bool(settings)
        assert len(begun) == count
