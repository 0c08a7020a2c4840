"""Arithmetic that is less exact than the unmodified program's is not free in exact mode."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.errors import WorkloadError
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring.score import Scorer
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load
from gevo.validate.runs import CHECKS, SEEDS, TRAINING, Cases
from gevo.validate.setup import baseline_measurements
from gevo.workload.spec import load as load_workload

CHEATS = ["division", "reciprocal", "root", "inverse_root", "power", "logarithm", "sine",
          "tangent", "flushed", "modulus"]  # fmt: skip
HONEST = [("same_approximation", 0.0), ("by_a_power_of_two", 0.0), ("within_tolerance", 1e-5)]


@pytest.mark.parametrize("kernel", CHEATS)
def test_less_exact_is_refused(trials, kernel):
    verdict = trials.judge("arithmetic", kernel, "floats_exact")
    refused = [s for s in verdict.stages if s.passed is False]
    print(*verdict.stages, sep="\n")
    assert refused[0].name == TRAINING
    assert "wrong" in refused[0].detail
    assert not verdict.validated


@pytest.mark.parametrize(("kernel", "tolerance"), HONEST)
def test_as_exact_as_before_is_validated(trials, kernel, tolerance):
    verdict = trials.judge(
        "arithmetic", kernel, "floats" if tolerance else "floats_exact", tolerance
    )
    print(*verdict.stages, sep="\n")
    assert verdict.validated, verdict.why_not


@pytest.mark.parametrize("kernel", [*CHEATS, *(name for name, _ in HONEST)])
def test_the_search_sees_it_too(trials, kernel):
    """On the training cases, with its one seed."""
    scorer = _scorer(trials, kernel)
    variant = trials.program("arithmetic", kernel)
    lowered = scorer.lower(variant).lowered
    assert lowered is not None
    outcome = scorer.score(lowered).outcome
    cheating = kernel in CHEATS or kernel == "within_tolerance"
    assert outcome is (Outcome.WRONG if cheating else Outcome.OK)


def _scorer(trials, kernel: str, workload: str = "floats_exact") -> Scorer:
    spec = trials.spec(workload, kernel, "arithmetic.base.ll")
    baseline = trials.program("arithmetic.base", kernel)
    return Scorer(SimtDevice(), load_workload(spec), baseline, 0.0, True)


def _edited(path: Path, pattern: str, by: str) -> Program:
    """The program in a file, with something else in its text."""
    text, count = re.subn(pattern, by, path.read_text())
    assert count
    path.write_text(text)
    return load(path)


FLAGS = [
    # kernel, what an edit changes, into what, whether that changes results
    ("division", r"fdiv contract float", "fdiv afn contract float", True),
    ("division", r"fdiv contract float", "fdiv fast float", True),
    ("division", r"fdiv contract float", "fdiv arcp contract float", False),
    ("reciprocal", r"fdiv contract float", "fdiv afn float", True),
    ("flushed", r"(attributes #\d+ = \{ )", r'\1"denormal-fp-math-f32"="preserve-sign" ', True),
    ("division", r"(attributes #\d+ = \{ )", r'\1"unsafe-fp-math"="true" ', False),
]


@pytest.mark.parametrize(("kernel", "pattern", "by", "wrong"), FLAGS)
def test_flags_and_attributes_count_where_they_change_the_code(trials, kernel, pattern, by, wrong):
    scorer = _scorer(trials, kernel)
    variant = _edited(trials.folder / "arithmetic.base.ll", pattern, by)
    lowered = scorer.lower(variant).lowered
    assert lowered is not None
    for seed in (0, *SEEDS):
        outcome = scorer.score(lowered, RunOptions(arithmetic_seed=seed)).outcome
        assert outcome is (Outcome.WRONG if wrong else Outcome.OK)


def test_expected_outputs_follow_the_seed(trials):
    """What is approximate in the unmodified program as well is equal to it under every seed."""
    scorer = _scorer(trials, "same_approximation")
    case = scorer.workload.train[0]
    outputs = [scorer.prepare(case, seed=seed).expected["out"] for seed in (0, *SEEDS)]
    assert len({output.tobytes() for output in outputs}) == 3
    lowered = scorer.lower(trials.program("arithmetic", "same_approximation")).lowered
    assert lowered is not None
    plan = tuple((case, RunOptions(arithmetic_seed=seed)) for seed in (0, *SEEDS) for _ in "ab")
    assert scorer.measure(lowered, plan, bitwise=True).ok


REFERENCE = """
import numpy as np
def reference(inputs, sizes):
    return {"out": np.load(f"{FOLDER}/{sizes['n']}.npy")}
"""


def test_a_program_that_is_right_under_one_seed_only_is_refused_at_once(trials):
    """Its reference is what it gives itself under the seed of the search."""
    kernel = "same_approximation"
    scorer = _scorer(trials, kernel)
    cases = (*scorer.workload.train, *scorer.workload.heldout)
    for case in cases:
        n = dict(case.sizes)["n"]
        np.save(trials.folder / f"{n}.npy", scorer.prepare(case).expected["out"])
    (trials.folder / "own.py").write_text(f"FOLDER = {str(trials.folder)!r}\n{REFERENCE}")
    spec = trials.spec("floats_exact", kernel, "arithmetic.base.ll")
    head = 'python = "own.py"\nreference = "reference"\n'
    spec.write_text(head + spec.read_text())
    baseline = trials.program("arithmetic.base", kernel)
    executor = InProcess(WorkerSpec("simt", str(spec), baseline))
    plan = tuple((case, RunOptions()) for case in cases)
    assert executor.measure(baseline, plan).result().ok
    with pytest.raises(WorkloadError, match="disagrees in case"):
        baseline_measurements(executor, load_workload(spec), baseline)


def test_every_stage_on_simt_has_both_seeds(trials):
    workload = _scorer(trials, "division").workload
    cases = Cases(workload.train, workload.heldout, workload.train)
    for check in CHECKS:
        plan = check.plan(cases)
        assert {options.arithmetic_seed for _, options in plan} == set(SEEDS), check.name
        if check.bitwise:
            for case, options in plan:
                same = (case, options.arithmetic_seed)
                runs = [(c, o.arithmetic_seed) for c, o in plan].count(same)
                assert runs >= 2, check.name


def test_exact_programs_need_no_further_runs_of_the_unmodified_one(trials):
    """The same preparation serves every seed where nothing depends on it."""
    exact, approximate = (_scorer(trials, name) for name in ("division", "same_approximation"))
    case = exact.workload.train[0]
    assert exact.prepare(case) is exact.prepare(case, seed=1)
    assert approximate.prepare(case) is not approximate.prepare(case, seed=1)
    assert approximate.prepare(case, seed=1) is approximate.prepare(case, seed=1)
