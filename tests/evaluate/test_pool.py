"""What a variant, a workload or the outside can do to a worker of the pool."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.native.binding import process_runtime
from gevo.errors import CompileFailed, GevoError, WorkloadError
from gevo.evaluate import executor as pool_module
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.codegen import ptx_in_child
from gevo.evaluate.executor import RUNTIME, Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.pool.processes import TRIES
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.program.load import load as load_program
from gevo.program.ptx.parser import parse_module
from gevo.workload.spec import load
from tests.programs import (
    POLY_SPEC,
    aborts_on_host,
    aborts_to_ptx,
    endless,
    faster,
    out_of_bounds,
    poly,
    wrong,
)

RECURSION = Path(__file__).parents[1] / "device" / "simt" / "cuda" / "recursion.ll"
LIMITS = Limits(case_s=5.0, train_cases=2)
MakePool = Callable[..., LocalPool]


@pytest.fixture
def make() -> Iterator[MakePool]:
    made: list[LocalPool] = []

    def make(workers: int = 1, workload: Path = POLY_SPEC, memory_bytes: int = 0) -> LocalPool:
        spec = WorkerSpec("simt", str(workload), poly(), memory_bytes=memory_bytes)
        made.append(LocalPool(spec, workers, LIMITS))
        return made[-1]

    yield make
    for pool in made:
        pool.close()


def judged(pool: LocalPool, *programs: Program) -> list[Measurement]:
    return [e.measurement for e in CachingEvaluator(pool).evaluate(programs)]


def test_each_bad_variant_is_one_rejected_variant(make: MakePool) -> None:
    programs = [aborts_on_host(), endless(), wrong(), out_of_bounds(), faster()]
    pool = make(workers=2)
    pool.fingerprint()
    found = judged(pool, *programs)
    assert [m.outcome for m in found] == [
        Outcome.LAUNCH_FAILED,
        Outcome.TIMED_OUT,
        Outcome.WRONG,
        Outcome.OUT_OF_BOUNDS,
        Outcome.OK,
    ]
    assert found[0].detail == "the worker process died (SIGABRT) while compiling or running it"
    assert found[0].device == "simt:H200"
    assert judged(make(), *programs)[1:] == found[1:]


def test_aborting_code_generation_is_a_failed_compilation(make: MakePool) -> None:
    with pytest.raises(CompileFailed, match="SIGABRT"):
        make().emit(aborts_to_ptx()).result()
    with pytest.raises(CompileFailed, match="aborted"):
        ptx_in_child(aborts_to_ptx().text, "sm_90")


def test_functions_that_call_themselves_are_emitted_so(make: MakePool) -> None:
    code = make().emit(load_program(RECURSION)).result()
    assert "gevo." not in code.ir + code.ptx
    assert any(f.kernel and f.name == "fibonacci" for f in parse_module(code.ptx).functions)
    assert "callseq" in code.ptx


def test_llvm_says_nothing_on_the_terminal(
    make: MakePool, capfd: pytest.CaptureFixture[str]
) -> None:
    assert judged(make(), aborts_on_host())[0].outcome is Outcome.LAUNCH_FAILED
    assert capfd.readouterr() == ("", "")


def test_what_hangs_is_stopped_by_the_clock(
    make: MakePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = make()
    lowered = pool.lower(poly()).result().lowered
    assert lowered is not None
    monkeypatch.setattr(pool_module, "START_S", 0.0)
    monkeypatch.setattr(pool_module, "COMPILE_S", 0.001)
    monkeypatch.setattr(pool, "_limits", Limits(case_s=0.001, train_cases=1))
    late = pool.score(lowered).result()
    assert (late.outcome, late.times_ns) == (Outcome.TIMED_OUT, ())
    assert "wall-clock limit" in late.detail
    monkeypatch.undo()
    assert pool.score(lowered).result().ok


def test_a_memory_limit_makes_a_measurement_or_an_expected_error(make: MakePool) -> None:
    pool = make(memory_bytes=200 << 20)  # less than a worker needs for anything at all
    plan = tuple((case, RunOptions()) for case in load(POLY_SPEC).train)
    error = pool.measure(faster(), plan).exception()
    if error is None:
        measured = pool.measure(faster(), plan).result()
        assert measured.outcome in (Outcome.LAUNCH_FAILED, Outcome.COMPILE_FAILED)
        assert "memory" in measured.detail or "SIG" in measured.detail
    else:
        assert isinstance(error, GevoError)


def test_killing_busy_workers_changes_nothing(make: MakePool) -> None:
    programs = [faster(), poly(), wrong(), out_of_bounds(), endless()]
    undisturbed = judged(make(), *programs)
    pool = make(workers=2)
    pool.fingerprint()
    rounds = TRIES - 1  # one more, and a job could be blamed for it
    over = threading.Event()

    def kill() -> None:
        killed = 0
        while killed < rounds and not over.wait(0.2):
            pids = pool._pool.pids()
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            killed += bool(pids)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        found = judged(pool, *programs)
        while killer.is_alive():
            assert judged(pool, *programs) == undisturbed
    finally:
        over.set()
        killer.join()
    assert found == undisturbed


def test_a_workload_that_ends_the_process_is_an_expected_error(
    make: MakePool, tmp_path: Path
) -> None:
    (tmp_path / "poly.ll").write_text(poly().text)
    (tmp_path / "poly.py").write_text(
        "import multiprocessing, os\n"
        "if multiprocessing.parent_process() is not None:\n"
        "    os._exit(5)\n"
        "def reference(inputs, sizes):\n"
        "    return {}\n"
    )
    path = tmp_path / "poly.toml"
    path.write_text('python = "poly.py"\nreference = "reference"\n' + POLY_SPEC.read_text())
    with pytest.raises(WorkloadError, match=r"cannot be set up.*exit code 5"):
        make(workload=path).fingerprint()


@pytest.mark.parametrize(("device", "compiled"), [("simt:H200", True), ("xla:cpu", False)])
def test_workers_of_the_simt_device_begin_with_its_runtime_compiled(
    device: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Sequence[str]] = []
    monkeypatch.setattr(pool_module, "Processes", lambda *_, preload, **__: asked.append(preload))
    pool_module.worker_processes(WorkerSpec(device, "w.toml", Program(Dialect.LLVM, "", ())), 1)
    assert (RUNTIME in asked[0]) is compiled
    import_module(RUNTIME)
    assert process_runtime.cache_info().currsize == 1
