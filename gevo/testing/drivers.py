"""What every back end of the driver protocol must do, on a real GPU or on something like it.

A check gets a `Subject`. Faults of kernels spoil the process that they happen in, so on a real
driver every check has a process of its own: `python -m gevo.testing.drivers BACK_END CHECK`.
"""

from __future__ import annotations

import os
import struct
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gevo.device.base import Compiler, RunOptions
from gevo.device.cuda.base import (
    NOT_FOUND,
    OUT_OF_MEMORY,
    Context,
    CudaError,
    Driver,
    Gpu,
    fault_of,
)
from gevo.device.cuda.compiler import interface_of
from gevo.device.cuda.device import CudaDevice
from gevo.device.cuda.find import BACK_ENDS, Unavailable, compiler_for, connect
from gevo.errors import LaunchFailed
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.workload.case import Array, Buffer, Host, Launches, Pointer, Role

TEXT = (Path(__file__).with_name("kernels") / "driver.ll").read_text()
PROGRAM = Program(Dialect.LLVM, TEXT, ("scale",))
SETTLE_S = 10.0

Dim = tuple[int, int, int]


@dataclass
class Subject:
    """A GPU, its context, and the module of the suite's kernels in it."""

    driver: Driver
    gpu: Gpu
    context: Context
    compiler: Compiler

    def __post_init__(self) -> None:
        self.lowered = self.compiler.assemble(self.compiler.lower(PROGRAM))
        self.module = self.context.load(self.lowered.code or self.lowered.text.encode())

    def launch(
        self,
        kernel: str,
        form: str,
        *values: float,
        grid: Dim = (1, 1, 1),
        block: Dim = (32, 1, 1),
        shared: int = 0,
    ) -> None:
        """Launch a kernel, its parameters packed as `form` says."""
        handle = self.context.kernel(self.module, kernel)
        self.context.launch(handle, grid, block, shared, struct.pack(form, *values))

    def wait(self) -> Any:
        """An event behind everything so far, which the GPU has reached."""
        event = self.context.event()
        self.context.record(event)
        end = time.monotonic() + SETTLE_S
        while not self.context.reached(event):
            assert time.monotonic() < end, "the GPU is not done after a long time"
        return event

    def array(self, data: Array) -> int:
        """The address of a copy of an array."""
        address = self.context.allocate(data.nbytes)
        self.context.upload(address, data)
        return address

    def read(self, address: int, like: Array) -> Array:
        """What is at an address, as an array like another."""
        found = np.empty_like(like)
        self.context.download(found, address)
        return found

    def still_works(self) -> None:
        """Memory can be written and read."""
        data = np.arange(8, dtype=np.int32)
        assert (self.read(self.array(data), data) == data).all()


INITIAL = np.arange(1, 9, dtype=np.float32)


def scaled(data: Array, factor: float, shift: float, coefficients: Array = INITIAL) -> Array:
    """What the kernel `scale` makes of an array."""
    index = np.arange(data.size) % 8
    return data * np.float32(factor) + np.float32(shift) + coefficients[index]


def check_names_and_versions(subject: Subject) -> None:
    assert subject.driver.name
    assert subject.driver.version() >= (12, 0)
    assert subject.gpu in subject.driver.gpus()
    assert int(subject.gpu.arch.removeprefix("sm_")) >= 50
    assert subject.gpu.memory_bytes >= 1 << 28
    assert subject.gpu.l2_bytes >= 1 << 17
    assert subject.gpu.bus


def check_copies_keep_every_byte(subject: Subject) -> None:
    rng = np.random.default_rng(1)
    for size in (1, 3, 4096, 100_001):
        data = rng.integers(0, 256, size, dtype=np.uint8)
        address = subject.array(data)
        assert address % 256 == 0
        assert (subject.read(address, data) == data).all()
        subject.context.free(address)


def check_matrices_are_copied_as_they_lie_in_memory(subject: Subject) -> None:
    data = np.arange(12, dtype=np.float64).reshape(3, 4)
    assert (subject.read(subject.array(data), data) == data).all()


def check_fill_and_copy_within_memory(subject: Subject) -> None:
    context, data = subject.context, np.zeros(64, dtype=np.uint8)
    address = subject.array(data)
    context.fill(address + 3, 0xAB, 5)
    context.copy(address + 40, address + 2, 7)
    data[3:8] = 0xAB
    data[40:47] = data[2:9]
    assert (subject.read(address, data) == data).all()


def check_parameters_of_every_size_arrive(subject: Subject) -> None:
    data = np.linspace(-4, 4, 100, dtype=np.float32)
    address = subject.array(data)
    subject.launch("scale", "<fiQh", 2.5, 100, address, -7, grid=(4, 1, 1))
    assert np.allclose(subject.read(address, data), scaled(data, 2.5, -7), rtol=1e-6)


def check_offsets_are_those_of_the_interface(subject: Subject) -> None:
    places = interface_of(subject.lowered).kernels["scale"]
    assert [(p.offset, p.size) for p in places] == [(0, 4), (4, 4), (8, 8), (16, 2)]
    assert interface_of(subject.lowered).kernels["count"] == ()


def check_cooperative_launches_get_their_parameters(subject: Subject) -> None:
    data = np.linspace(-4, 4, 100, dtype=np.float32)
    address = subject.array(data)
    handle = subject.context.kernel(subject.module, "scale")
    parameters, offsets = struct.pack("<fiQh", 2.5, 100, address, -7), (0, 4, 8, 16)

    def launch(blocks: int) -> None:
        subject.context.launch_cooperative(
            handle, (blocks, 1, 1), (32, 1, 1), 0, parameters, offsets
        )

    try:
        launch(4)
    except LaunchFailed:  # a package without such launches says so
        subject.still_works()
        return
    assert np.allclose(subject.read(address, data), scaled(data, 2.5, -7), rtol=1e-6)
    with pytest.raises(CudaError) as caught:
        launch(1 << 20)
    fault = fault_of(caught.value.code)
    assert (fault.name, fault.sticky) == ("COOPERATIVE_LAUNCH_TOO_LARGE", False)
    subject.still_works()


def check_kernels_without_parameters(subject: Subject) -> None:
    subject.launch("count", "<", grid=(3, 1, 1))
    address, size = subject.context.variable(subject.module, "counter")
    assert size == 4
    assert subject.read(address, np.zeros(1, np.int32))[0] == 5 + 96


def check_module_variables_can_be_written(subject: Subject) -> None:
    address, size = subject.context.variable(subject.module, "coefficients")
    assert size == 32
    coefficients = np.arange(8, dtype=np.float32) * 10
    subject.context.upload(address, coefficients)
    data = np.ones(8, dtype=np.float32)
    where = subject.array(data)
    subject.launch("scale", "<fiQh", 1.0, 8, where, 0)
    assert (subject.read(where, data) == scaled(data, 1, 0, coefficients)).all()


def check_each_module_has_its_own_variables(subject: Subject) -> None:
    other = subject.context.load(subject.lowered.code or subject.lowered.text.encode())
    handle = subject.context.kernel(other, "count")
    subject.context.launch(handle, (1, 1, 1), (10, 1, 1), 0, b"")
    found = [
        int(subject.read(subject.context.variable(m, "counter")[0], np.zeros(1, np.int32))[0])
        for m in (subject.module, other)
    ]
    assert found == [5, 15]
    subject.context.unload(other)
    subject.still_works()


def check_unknown_names_are_told(subject: Subject) -> None:
    for ask in (subject.context.kernel, subject.context.variable):
        with pytest.raises(CudaError) as caught:
            ask(subject.module, "no_such_name")
        assert caught.value.code == NOT_FOUND
    subject.still_works()


def check_shared_memory_beyond_48_kib_must_be_allowed(subject: Subject) -> None:
    out = np.zeros(1, dtype=np.int32)
    address = subject.array(out)
    for kib in (1, 48):
        subject.launch("fill_shared", "<Qi", address, kib, block=(1, 1, 1), shared=kib << 10)
        assert subject.read(address, out)[0] == kib * 0x01010101
    with pytest.raises(CudaError) as caught:
        subject.launch("fill_shared", "<Qi", address, 64, block=(1, 1, 1), shared=64 << 10)
    assert fault_of(caught.value.code).outcome is Outcome.LAUNCH_FAILED
    handle = subject.context.kernel(subject.module, "fill_shared")
    subject.context.allow_shared(handle, 64 << 10)
    parameters = struct.pack("<Qi", address, 64)
    subject.context.launch(handle, (1, 1, 1), (1, 1, 1), 64 << 10, parameters)
    assert subject.read(address, out)[0] == 64 * 0x01010101
    with pytest.raises(CudaError) as caught:
        subject.context.allow_shared(handle, 1 << 20)
    assert fault_of(caught.value.code).outcome is Outcome.LAUNCH_FAILED
    subject.still_works()


def check_events_measure_time(subject: Subject) -> None:
    context, data = subject.context, np.ones(1024, dtype=np.float32)
    address = subject.array(data)
    start, end = context.event(), context.event()
    for _ in range(2):  # an event may be recorded again
        context.record(start)
        subject.launch("scale", "<fiQh", 1.0, 1024, address, 0, grid=(32, 1, 1))
        context.record(end)
        subject.wait()
        assert context.reached(start)
        assert context.reached(end)
        assert 0.0 < context.elapsed_ns(start, end) < 1e9


def check_resources_of_a_kernel(subject: Subject) -> None:
    found = subject.context.resources(subject.context.kernel(subject.module, "scale"))
    assert 1 <= found.registers <= 255
    assert found.shared_bytes >= 0
    assert found.local_bytes >= 0


def check_impossible_launches_are_refused_and_forgotten(subject: Subject) -> None:
    for block in ((2048, 1, 1), (1, 1, 1024)):
        with pytest.raises(CudaError) as caught:
            subject.launch("count", "<", block=block)
        fault = fault_of(caught.value.code)
        assert (fault.outcome, fault.sticky) == (Outcome.LAUNCH_FAILED, False)
    subject.still_works()


def check_memory_runs_out_and_that_is_forgotten(subject: Subject) -> None:
    with pytest.raises(CudaError) as caught:
        subject.context.allocate(1 << 50)
    assert caught.value.code == OUT_OF_MEMORY
    subject.still_works()


def check_rubbish_is_no_module(subject: Subject) -> None:
    with pytest.raises(CudaError) as caught:
        subject.context.load(b"this is no module")
    fault = fault_of(caught.value.code)
    assert (fault.outcome, fault.sticky) == (Outcome.COMPILE_FAILED, False)
    subject.still_works()


def stays(subject: Subject, outcome: Outcome) -> None:
    """The fault is reported, and from then on by every call."""
    for attempt in (subject.wait, subject.wait, subject.still_works):
        with pytest.raises(CudaError) as caught:
            attempt()
        fault = fault_of(caught.value.code)
        assert (fault.outcome, fault.sticky) == (outcome, True)


def check_illegal_address(subject: Subject) -> None:
    subject.launch("store_at", "<Qqi", subject.array(np.zeros(4)), 1 << 45, 1)
    stays(subject, Outcome.OUT_OF_BOUNDS)


def check_misaligned_address(subject: Subject) -> None:
    subject.launch("store_at", "<Qqi", subject.array(np.zeros(4)), 2, 1)
    stays(subject, Outcome.OUT_OF_BOUNDS)


def check_trap(subject: Subject) -> None:
    subject.launch("trap", "<")
    stays(subject, Outcome.LAUNCH_FAILED)


def check_a_kernel_that_never_ends_is_seen_to_run(subject: Subject) -> None:
    subject.launch("spin", "<Q", subject.array(np.zeros(1, np.int32)), block=(1, 1, 1))
    event = subject.context.event()
    subject.context.record(event)
    end = time.monotonic() + 0.3
    while time.monotonic() < end:
        assert not subject.context.reached(event)


def check_a_device_stands_on_it(subject: Subject) -> None:
    """The whole cuda device: compile, run, time, check, compare."""
    device = CudaDevice(subject.context, subject.gpu, subject.compiler, {})
    binary = device.compile(device.lower(PROGRAM))
    data = np.arange(100, dtype=np.float32)
    launches = plan(data, lambda host: host.launch("scale", (4, 1, 1), (32, 1, 1), ARGS))
    result = device.run(binary, launches, RunOptions(repeats=3))
    assert np.allclose(result.outputs["data"], scaled(data, 2.0, 1), rtol=1e-6)
    assert len(result.times_ns) == 3
    assert all(0 < time_ns < 1e9 for time_ns in result.times_ns)
    assert not result.also
    one, two = device.compare(binary, binary, (launches, launches), RunOptions(repeats=2))
    assert (one.outputs["data"] == two.outputs["data"]).all()
    behind = plan(data, lambda host: host.launch("store_at", (1, 1, 1), (1, 1, 1), BEHIND))
    with pytest.raises(LaunchFailed) as caught:
        device.run(binary, behind, RunOptions())
    assert caught.value.outcome is Outcome.OUT_OF_BOUNDS
    assert device.healthy
    binary.close()


ARGS = (2.0, 100, Pointer("data"), 1)
BEHIND = (Pointer("data"), 400, 1)


def plan(data: Array, drive: Callable[[Host], None]) -> Launches:
    """Launches with one array."""
    return Launches((Buffer("data", data, Role.INOUT),), drive)


CHECKS: dict[str, Callable[[Subject], None]] = {
    name.removeprefix("check_"): check
    for name, check in list(globals().items())
    if name.startswith("check_")
}


def main(back_end: str, check: str) -> None:
    """Run one check on the first GPU of this machine; ends the process."""
    if os.environ.get("STAND_IN"):
        # The stand-in library has not every function that a package might call.
        sys.setdlopenflags(os.RTLD_LAZY)
    driver = connect(back_end)
    assert not isinstance(driver, Unavailable), str(driver)
    gpu = driver.gpus()[0]
    context = driver.open(gpu.ordinal)
    CHECKS[check](Subject(driver, gpu, context, compiler_for(gpu, driver)))
    # Not sys.exit: libcuda's own clearing up would wait for a kernel that never ends.
    os._exit(0)


if __name__ == "__main__":
    assert sys.argv[1] in BACK_ENDS
    main(*sys.argv[1:])
