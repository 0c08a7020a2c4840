"""Every workload on the simt device: right in all cases, and free of races."""

from functools import cache
from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.finding import Kind
from gevo.program.load import load as load_program
from gevo.workload.compare import explain
from gevo.workload.spec import load as load_workload

TESTCASES = Path(__file__).resolve().parents[2] / "testcases"
# Those with tuning parameters are in test_tunable.py.
FOUND = {p.stem: load_workload(p) for p in sorted(TESTCASES.glob("*.toml"))}
WORKLOADS = {n: w for n, w in FOUND.items() if w.program.endswith(".ll") and not w.tune}
CASES = [
    pytest.param(name, case, id=f"{name}-{case.name}")
    for name, workload in WORKLOADS.items()
    for case in (*workload.train, *workload.heldout)
]


RACES = {"bfs": {(Kind.RACE, "buffer again"), (Kind.RACE, "buffer next")}}
"""Many threads store the same value: a race in the model, and what everybody does."""


@cache
def device():
    return open_device("simt")


@cache
def binary(name):
    program = load_program(WORKLOADS[name].program)
    return device().compile(device().lower(program))


def run(name, case, **options):
    launches = WORKLOADS[name].launches(case)
    return device().run(binary(name), launches, RunOptions(**options))


@pytest.mark.parametrize(("name", "case"), CASES)
def test_the_unmodified_kernel_agrees_with_the_reference_in_any_order_and_has_no_races(name, case):
    workload = WORKLOADS[name]
    plain = run(name, case).outputs
    expected = workload.reference(case)
    error = workload.metric(plain, expected)
    assert error <= workload.tolerance, explain(plain, expected)
    # Blocks in another order, over other poison, and every access watched.
    watched = run(name, case, order_seed=5, poison=0x3C, collect=True)
    assert {(f.kind, f.region) for f in watched.findings} <= RACES.get(name, set())
    for array in plain:
        assert plain[array].tobytes() == watched.outputs[array].tobytes()
