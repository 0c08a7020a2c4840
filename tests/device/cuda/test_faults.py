"""Every fault of a kernel or of a GPU is one outcome, and says whether the process can go on."""

from __future__ import annotations

import time

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.cuda.base import FAULTS, CudaError, fault_of, name_of
from gevo.device.cuda.device import CudaDevice
from gevo.errors import CompileFailed, DeviceLost, LaunchFailed
from gevo.outcome import Outcome
from gevo.testing.drivers import PROGRAM
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.device.cuda.emulator import GPU, EmulatedContext, compiler


def one(name, role=Role.INOUT):
    return Buffer(name, np.zeros(4, np.int32), role)


def test_an_illegal_address_costs_the_process(bench):
    with pytest.raises(LaunchFailed, match="ILLEGAL_ADDRESS") as caught:
        bench.store(1 << 40, one("data"))
    assert caught.value.outcome is Outcome.OUT_OF_BOUNDS
    assert not bench.device.healthy


def test_a_trap_costs_the_process(bench):
    with pytest.raises(LaunchFailed) as caught:
        bench.run(lambda h: h.launch("trap", (1, 1, 1), (1, 1, 1), []), one("data"))
    assert caught.value.outcome is Outcome.LAUNCH_FAILED
    assert not bench.device.healthy


def spin(host):
    host.launch("spin", (1, 1, 1), (1, 1, 1), [Pointer("data")])


def test_a_hang_is_given_up_without_another_word_to_the_driver(bench):
    start = time.monotonic()
    with pytest.raises(LaunchFailed, match=r"0\.05 seconds") as caught:
        bench.run(spin, one("data"), limit_s=0.05)
    assert caught.value.outcome is Outcome.TIMED_OUT
    assert not bench.device.healthy
    # These would wait for the kernel for ever; the emulator raises if they reach the driver.
    bench.binary.close()
    bench.device.close()
    assert time.monotonic() - start < 5


def test_a_hang_between_two_looks_at_memory(bench):
    def drive(host):
        spin(host)
        host.read("data")

    with pytest.raises(LaunchFailed) as caught:
        bench.run(drive, one("data"), limit_s=0.05)
    assert caught.value.outcome is Outcome.TIMED_OUT


@pytest.mark.parametrize("call", ["allocate", "launch", "upload", "copy", "event", "record"])
@pytest.mark.parametrize("code", [2, 214, 700, 719, 999, 12345])
def test_any_call_may_report_any_fault(bench, data, call, code):
    bench.context.fail[call] = code
    fault = fault_of(code)
    error = DeviceLost if fault.outcome is Outcome.DEVICE_LOST else LaunchFailed
    with pytest.raises(error) as caught:
        bench.scale(data)
    if error is LaunchFailed:
        assert caught.value.outcome is fault.outcome
    assert bench.device.healthy is not fault.sticky
    if not fault.sticky:
        assert len(bench.scale(data).times_ns) == 1


def test_out_of_memory_is_the_variants_own(bench):
    large = Buffer("data", np.broadcast_to(np.float32(0), (1 << 28,)), Role.OUT)
    with pytest.raises(LaunchFailed, match="not enough free memory") as caught:
        bench.run(lambda h: None, large)
    assert caught.value.outcome is Outcome.LAUNCH_FAILED
    assert bench.device.healthy


def test_a_module_that_the_driver_refuses(bench):
    lowered = compiler().lower(PROGRAM)
    bench.context.fail["load"] = 218
    with pytest.raises(CompileFailed, match="INVALID_PTX") as caught:
        bench.device.compile(lowered)
    assert caught.value.outcome is Outcome.COMPILE_FAILED
    assert bench.device.healthy


def test_a_gpu_that_cannot_run_our_own_kernels():
    context = EmulatedContext()
    context.fail["load"] = 46
    with pytest.raises(DeviceLost, match="DEVICE_UNAVAILABLE"):
        CudaDevice(context, GPU, compiler(), {})


def test_closing_gives_the_context_back_once(bench):
    bench.device.close()
    bench.device.close()
    assert bench.context.calls.count("close") == 1


def test_the_same_fault_gives_the_same_words(bench):
    """Which call reports a fault is a matter of chance and must not enter a journal."""
    words = set()
    for call in ("launch", "record", "reached"):
        context = EmulatedContext()
        device = CudaDevice(context, GPU, compiler(), {})
        binary = device.compile(device.lower(PROGRAM))
        context.fail[call] = 700
        launches = Launches((one("data"),), lambda h: h.launch("count", (1, 1, 1), (1, 1, 1), []))
        with pytest.raises(LaunchFailed) as caught:
            device.run(binary, launches, RunOptions())
        words.add(str(caught.value))
    assert len(words) == 1


def test_the_table_is_consistent():
    for code, fault in FAULTS.items():
        assert name_of(code) == fault.name
        assert fault.outcome not in (Outcome.OK, Outcome.WRONG, Outcome.INVALID)
        if fault.outcome in (Outcome.DEVICE_LOST, Outcome.OUT_OF_BOUNDS, Outcome.TIMED_OUT):
            assert fault.sticky
        if fault.outcome is Outcome.COMPILE_FAILED:
            assert not fault.sticky


def test_an_unknown_code_costs_the_process():
    assert fault_of(4242).sticky
    assert "4242" in str(CudaError(4242, "cuLaunchKernel"))


def test_the_codes_are_those_of_the_driver():
    driver = pytest.importorskip("cuda.bindings.driver")
    known = {int(code): code.name for code in driver.CUresult}
    for code, fault in FAULTS.items():
        assert known[code] == f"CUDA_ERROR_{fault.name}"
