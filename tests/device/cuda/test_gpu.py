"""On a real GPU: every workload, timing, and what the emulator cannot show."""

from __future__ import annotations

import statistics
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import Cache, RunOptions
from gevo.device.cuda.device import CudaDevice
from gevo.device.cuda.find import detect
from gevo.device.registry import open_device
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.timed import TimedScorer
from gevo.program.base import Dialect, Program
from gevo.program.load import load
from gevo.workload.case import Buffer, Launches, Pointer, Role
from gevo.workload.spec import load as load_workload

pytestmark = pytest.mark.cuda

ROOT = Path(__file__).parents[3]
WORKLOADS = sorted(
    p for p in (ROOT / "testcases").glob("*.toml") if (ROOT / f"kernels/{p.stem}.ll").exists()
)
DRIVER = (ROOT / "gevo/testing/kernels/driver.ll").read_text()


@pytest.fixture(scope="module")
def device():
    if not detect().gpus:
        pytest.skip("; ".join(map(str, detect().absences)))
    one = open_device("cuda")
    yield one
    one.close()


@pytest.mark.parametrize("spec", WORKLOADS, ids=lambda p: p.stem)
def test_every_workload_agrees_with_its_reference(device: CudaDevice, spec):
    """The unmodified kernel on all cases, then as a variant of itself, repeated and timed."""
    workload = load_workload(spec)
    program = load(Path(workload.program))
    if program.dialect is not Dialect.LLVM:
        pytest.skip("not a CUDA kernel")
    scorer = TimedScorer(device, workload, program, 0.0, races=False)
    for case in (*workload.train, *workload.heldout):
        scorer.prepare(case)  # raises where kernel and reference disagree
    scorer.tolerance = workload.tolerance
    lowered = lower(device, workload, program)
    found = scorer.timed_score(lowered, None)
    assert found.ok, found.detail
    assert all(0 < time_ns < 1e10 for time_ns in found.times_ns)
    duel = scorer.duel(lowered, workload.train, trials=20, warm=5)
    assert duel.candidate.ok, duel.candidate.detail
    ratio = duel.candidate.runtime_ns / duel.baseline.runtime_ns
    assert 0.7 < ratio < 1.4, "a program against itself"


def scale(device, n, **options):
    binary = device.compile(device.lower(Program(Dialect.LLVM, DRIVER, ("scale",))))
    data = np.ones(n, np.float32)
    launches = Launches(
        (Buffer("data", data, Role.INOUT),),
        lambda h: h.launch(
            "scale", (-(-n // 256), 1, 1), (256, 1, 1), [2.0, n, Pointer("data"), 0]
        ),
    )
    result = device.run(binary, launches, RunOptions(repeats=20, max_repeats=100, **options))
    binary.close()
    return result


def test_times_are_those_of_the_gpu_and_not_of_the_host(device):
    """A kernel on 32 numbers takes some microseconds; queueing it from Python takes more."""
    small = statistics.median(scale(device, 32).times_ns)
    large = statistics.median(scale(device, 1 << 26).times_ns)
    assert 500 < small < 20_000
    assert large > 20 * small


def test_a_cold_cache_costs_time(device):
    n = 1 << 20  # 4 MiB: fits into the cache of every GPU that this runs on
    warm, cold = (statistics.median(scale(device, n, cache=c).times_ns) for c in Cache)
    assert cold > warm


def test_large_buffers_are_checked_and_restored(device):
    result = scale(device, 1 << 26)
    assert result.also == ()
    assert (result.outputs["data"][:8] == 2 + np.arange(1, 9)).all()
    assert (result.outputs["data"][-8:] == 2 + np.arange(1, 9)).all()
