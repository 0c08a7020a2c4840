from __future__ import annotations

import fcntl
import statistics

import pytest

from gevo.device.base import Cache, RunOptions
from gevo.device.cuda.find import detect
from gevo.device.kind import Gpus, choice_of, find_gpus
from gevo.edits.patch import Patch
from gevo.edits.text import patch_to_json
from gevo.errors import CompileFailed, ConfigError
from gevo.evaluate import open as gpu_pool
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.codegen import ptx_of
from gevo.evaluate.executor import Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.open import GpuPool, open_executor, open_gpu_pool
from gevo.evaluate.pool import gpu
from gevo.evaluate.pool.gpu import GpuLocks
from gevo.evaluate.scoring.timed import LEAST_REPEATS
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.workload.spec import load
from tests.device.cuda.emulator import compiler
from tests.evaluate.gpu_fakes import (
    FASTER,
    HANGS,
    INVALID,
    OUTSIDE,
    SCALE,
    SPEC,
    WRONG,
    Opener,
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("gpu_pool")
    (path / "scale.toml").write_text(SPEC)
    return path


@pytest.fixture(scope="module")
def workload(folder):
    return load(folder / "scale.toml")


def make(folder, *openers, buses=()):
    spec = WorkerSpec("cuda", str(folder / "scale.toml"), SCALE, memory_bytes=8 << 30)
    gpus = Gpus("cuda:Emulated", compiler(), openers, buses)
    return GpuPool(spec, gpus, 1, Limits(5.0, 2))


@pytest.fixture(scope="module", params=["emulated", pytest.param("real", marks=pytest.mark.cuda)])
def pool(folder, request):
    """On an emulated GPU, and on every real one that is here."""
    if request.param == "emulated":
        one = make(folder, Opener(folder / "opened"))
    else:
        if not detect().gpus:
            pytest.skip("; ".join(map(str, detect().absences)))
        spec = WorkerSpec("cuda", str(folder / "scale.toml"), SCALE, memory_bytes=8 << 30)
        one = open_gpu_pool(spec, find_gpus, 2, Limits(5.0, 2))
    yield one
    one.close()


def score(pool, program) -> Measurement:
    reply = pool.lower(program).result()
    return pool.score(reply.lowered).result() if reply.lowered else reply.refused


def test_the_device_is_known(pool):
    name, modelled, fingerprint = pool.fingerprint()
    assert name.startswith("cuda:")
    assert not modelled
    assert {"device", "driver", "arch", "compiler", "assembler", "cache"} <= set(fingerprint)


def test_a_right_variant_is_timed(pool):
    found = score(pool, FASTER)
    assert found.outcome is Outcome.OK
    assert len(found.times_ns) >= LEAST_REPEATS
    assert found.error == 0.0
    assert found.device == pool.fingerprint()[0]
    assert not found.modelled


@pytest.mark.parametrize(
    ("program", "outcome", "told"),
    [
        (WRONG, Outcome.WRONG, "elements of 'data' differ"),
        (OUTSIDE, Outcome.OUT_OF_BOUNDS, "ILLEGAL_ADDRESS"),
        (HANGS, Outcome.TIMED_OUT, "did not end within"),
        (INVALID, Outcome.INVALID, "LLVM refuses"),
    ],
)
def test_every_failure_is_one_outcome_and_the_pool_goes_on(pool, program, outcome, told):
    found = score(pool, program)
    assert found.outcome is outcome
    assert told in found.detail
    assert found.times_ns == ()
    assert score(pool, SCALE).ok


def test_what_is_refused_never_reaches_a_gpu(folder):
    opener = Opener(folder / "never")
    pool = make(folder, opener)
    assert score(pool, INVALID).outcome is Outcome.INVALID
    with pytest.raises(CompileFailed):
        pool.emit(INVALID).result()
    pool.close()
    assert not opener.path.exists()


def test_what_nobody_waits_for_any_more_never_reaches_a_gpu(folder, workload, monkeypatch, caplog):
    pool, started = make(folder, Opener(folder / "unwanted")), []
    monkeypatch.setattr(pool._gpus, "start", started.append)
    assert pool.duel(FASTER, workload.train, trials=3, warm=0).cancel()
    for _ in range(2):  # behind which it would be assembled
        assert pool.emit(SCALE).result().ptx
    pool.close()
    assert started == []
    assert not caplog.records


def test_a_program_is_measured_on_any_cases(pool, workload):
    plan = tuple((case, RunOptions(poison=0x5A)) for case in (*workload.train, *workload.heldout))
    found = pool.measure(SCALE, plan, bitwise=True).result()
    assert found.ok
    assert len(found.times_ns) >= LEAST_REPEATS
    assert pool.measure(WRONG, plan).result().outcome is Outcome.WRONG
    assert pool.measure(INVALID, plan).result().outcome is Outcome.INVALID


def test_a_duel(pool, workload):
    duel = pool.duel(FASTER, workload.train, trials=6, warm=2).result()
    assert duel.candidate.ok
    assert duel.baseline.ok
    assert len(duel.candidate.times_ns) == len(duel.baseline.times_ns) == 6
    assert pool.duel(WRONG, workload.train, 3, 0).result().candidate.outcome is Outcome.WRONG
    assert pool.duel(INVALID, workload.train, 3, 0).result().candidate.outcome is Outcome.INVALID


def test_replaying_and_emitting(pool):
    program = pool.replay(patch_to_json(Patch())).result()
    assert program.digest == SCALE.digest
    code = pool.emit(program).result()
    assert ".target sm_" in code.ptx
    assert ".entry scale(" in code.ptx
    assert code.ptx == pool.lower(program).result().lowered.text
    emulated = pool.fingerprint()[0] == "cuda:Emulated"
    target = compiler() if emulated else find_gpus("", Cache.WARM).compiler
    assert code.ptx == ptx_of(code.ir, target.arch, target.ptx)


def test_times_are_scaled_to_the_calibration(pool):
    plain = score(pool, SCALE)
    reference = Measurement(Outcome.OK, (plain.runtime_ns * 3,), 0.0)
    pool.calibrate(reference)
    # Against itself the unmodified program takes what the calibration says, but for noise.
    assert score(pool, SCALE).runtime_ns == pytest.approx(reference.runtime_ns, rel=0.3)
    pool.calibrate(Measurement(Outcome.WRONG))
    assert score(pool, SCALE).runtime_ns < 2 * plain.runtime_ns


def test_idleness_is_reported_from_the_first_score_on(folder):
    pool = make(folder, Opener(folder / "idle"))
    pool.fingerprint()
    assert pool.idle_share() is None
    score(pool, SCALE)
    assert 0.0 < pool.idle_share() <= 1.0
    pool.close()


def test_it_serves_the_caching_evaluator(pool):
    waves = CachingEvaluator(pool)
    found = waves.evaluate([SCALE, WRONG, SCALE, FASTER, OUTSIDE])
    assert [e.measurement.outcome for e in found] == [
        Outcome.OK, Outcome.WRONG, Outcome.OK, Outcome.OK, Outcome.OUT_OF_BOUNDS,
    ]  # fmt: skip
    assert [e.cached for e in found] == [False, False, True, False, False]


def test_closing_may_be_repeated(folder):
    pool = make(folder, Opener(folder / "closed"))
    pool.fingerprint()
    pool.close()
    pool.close()


def test_a_gpu_is_for_one_run_at_a_time(folder, monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    bus = "0000:02:00.0"
    # As another process would: a lock belongs to an opened file.
    with open(tmp_path / "gevo-gpu-0000-02-00.0.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(ConfigError, match=r"another gevo is using the GPU at 0000:02:00\.0"):
            make(folder, Opener(folder / "locked"), buses=("0000:01:00.0", bus))
        with open(tmp_path / "gevo-gpu-0000-01-00.0.lock") as other:
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)  # was given back
    make(folder, Opener(folder / "free"), buses=(bus,)).close()


def test_pools_of_one_run_share_a_gpu(folder, monkeypatch, tmp_path):
    """Validation opens a pool beside the search's; several kernels are tuned together."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    search, judges = (GpuLocks(("0000:02:00.0",)) for _ in range(2))
    search.close()
    search.close()
    with open(tmp_path / "gevo-gpu-0000-02-00.0.lock") as file:
        with pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        judges.close()
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_the_device_decides_who_evaluates(folder, monkeypatch):
    opened = []

    def fake(spec, find, workers, limits):
        opened.append((choice_of(spec.device), workers))
        return "pool"

    monkeypatch.setattr("gevo.evaluate.open.open_gpu_pool", fake)
    spec = WorkerSpec("cuda:1", str(folder / "scale.toml"), SCALE)
    assert open_executor(spec, 3, Limits(1.0, 1)) == "pool"
    assert opened == [("1", 3)]
    local = open_executor(WorkerSpec("simt", str(folder / "scale.toml"), SCALE), 1, Limits(1, 1))
    assert isinstance(local, LocalPool)
    assert local.idle_share() is None
    local.close()


def test_limits_leave_time_to_open_a_gpu(pool):
    assert pool._seconds(1, 1) > gpu.OPEN_S + gpu_pool.CASE_S
    assert statistics.mean([pool._seconds(2, 1), pool._seconds(4, 1)]) == pool._seconds(3, 1)
