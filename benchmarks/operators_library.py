"""Times an operator's kernel beside torch's function for it; for `operators_gpu.py`.

Results are compared first, and again after the timing. Both sides are timed in turns (ABBA…),
after the same warm-up, one call at a time, by gevo's stopwatch: events of the driver in front of
and behind the call, queued behind a kernel that waits, so that the host is ahead. The second-level
cache holds what the call before left, which was on the same inputs.
"""

from __future__ import annotations

import math
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from gevo.device.arguments import encode
from gevo.device.cuda.base import Context, CudaError
from gevo.device.cuda.binary import CudaBinary, Support
from gevo.device.cuda.bindings import Calls
from gevo.device.cuda.device import PLAIN_SHARED, Stopwatch, wait
from gevo.device.cuda.find import choose, compiler_for, detect
from gevo.errors import GevoError
from gevo.evaluate.pool.gpu import GpuLocks
from gevo.evaluate.scoring.prepared import lower
from gevo.study.tuning import TuneOptions, problem
from gevo.tuning.sketch.catalog import OPERATORS
from gevo.tuning.sketch.operator import Kind, Operator
from gevo.workload.case import Argument, Array, Dim3, Role, TestCase, Workload

WARM_UPS, REPEATS = 20, 100
CALL_S = 60.0
"""Limit of one call."""
HALF_RATE = frozenset({"sm_60", "sm_70", "sm_72", "sm_75", "sm_80"})
"""GPUs with 64 lanes for fp32 in a multiprocessor; the others that gevo knows have 128."""


class Recorder:
    """Takes down a plan's launches; `queue` repeats them. Implements `Host`.

    Args:
        context: The GPU.
        binary: The program.
        addresses: Of the buffers, by name.
    """

    def __init__(self, context: Context, binary: CudaBinary, addresses: Mapping[str, int]) -> None:
        self._context, self._binary, self._addresses = context, binary, addresses
        self._calls: list[tuple[Any, Dim3, Dim3, int, bytes]] = []

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        assert not cooperative, "no operator's kernel waits for its grid"
        found = self._binary.kernel(kernel)
        given = encode(kernel, found.places, args, lambda name, at: self._addresses[name] + at)
        if shared_bytes + found.resources.shared_bytes > PLAIN_SHARED:
            self._context.allow_shared(found.handle, shared_bytes)
        self._calls.append((found.handle, grid, block, shared_bytes, given))

    def read(self, name: str) -> Array:
        raise NotImplementedError

    def write(self, name: str, array: Array) -> None:
        raise NotImplementedError

    def queue(self) -> None:
        for call in self._calls:
            self._context.launch(*call)


def in_turns(
    context: Context,
    support: Support,
    sides: Sequence[Callable[[], object]],
    repeats: int,
) -> list[list[float]]:
    """Times of each side in nanoseconds, after `WARM_UPS` calls of each that do not count."""
    watches = [Stopwatch(context, support) for _ in sides]
    times: list[list[float]] = [[] for _ in sides]
    for turn in range(-WARM_UPS, repeats):
        order = range(len(sides)) if turn % 2 else reversed(range(len(sides)))
        for side in order:
            watches[side].reset()
            watches[side].launching()
            sides[side]()
            event = watches[side].stop()
            wait(context, event, time.monotonic() + CALL_S, CALL_S)
            if turn >= 0:
                times[side].append(watches[side].total_ns())
    return times


def library(torch: Any, operator: Operator, a: Any, b: Any) -> Callable[[], Any]:
    """The function of torch for an operator, on tensors shaped as `Operator.shapes` says."""
    if operator.kind is Kind.CONV2D:
        stride, padding = operator.stride, operator.padding
        return lambda: torch.nn.functional.conv2d(a, b, stride=stride, padding=padding)
    a = a.transpose(-1, -2) if operator.transpose_a else a
    b = b.transpose(-1, -2) if operator.transpose_b else b
    multiply = torch.mm if operator.kind is Kind.MATMUL else torch.bmm
    return lambda: multiply(a, b)


def strict(torch: Any) -> None:
    """Plain fp32, and the quickest of cuDNN's algorithms for it."""
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    torch.backends.cudnn.benchmark = True


def compare(name: str, configuration: Mapping[str, Any], device: str) -> dict[str, Any]:
    """Run and time a kernel beside the library's; for a process of its own.

    Raises:
        GevoError: The kernel is wrong, or cannot be compiled or run.
    """
    import torch

    gpu, driver = choose(device.partition(":")[2])[0], detect().driver
    assert driver is not None  # or `choose` would have raised
    strict(torch)
    torch.cuda.set_device(gpu.ordinal)
    torch.cuda.init()
    locks = GpuLocks((gpu.bus,))
    context = driver.open(gpu.ordinal)  # the primary context, as torch's; both use stream 0
    compiler = compiler_for(gpu, driver)
    with tempfile.TemporaryDirectory() as scratch:
        one = problem(name, TuneOptions(device, 1), Path(scratch))
    workload, case = one.target.workload, one.target.workload.train[0]
    program = one.program(one.space.configuration(dict(configuration)))
    binary = CudaBinary(context, compiler.assemble(lower(compiler, workload, program)))
    launches = workload.launches(case, program.settings)
    tensors = {
        buffer.name: torch.tensor(buffer.array, device="cuda")
        if buffer.role is Role.IN
        else torch.full(buffer.array.shape, math.nan, device="cuda")
        for buffer in launches.buffers
    }
    own = Recorder(context, binary, {key: value.data_ptr() for key, value in tensors.items()})
    launches.drive(own)
    theirs = library(torch, OPERATORS[name], tensors["a"], tensors["b"])
    torch.cuda.synchronize()

    def error() -> float:
        torch.cuda.synchronize()
        return _error(workload, case, tensors["c"].cpu().numpy(), theirs().cpu().numpy())

    own.queue()
    errors = [error()]
    tensors["c"].fill_(math.nan)
    times = in_turns(context, Support(context, compiler), [own.queue, theirs], REPEATS)
    errors.append(error())
    locks.close()
    resources = binary.used[0].resources
    return {
        "times_ns": times,
        "error": max(errors),
        "tolerance": workload.tolerance,
        "registers": resources.registers,
        "local_bytes": resources.local_bytes,
        "torch": f"torch {torch.__version__}, CUDA {torch.version.cuda}, "
        f"cuDNN {torch.backends.cudnn.version()}",
        "gpu": {**rates(gpu.ordinal, gpu.arch), "name": gpu.name, "clocks": clocks(gpu.bus)},
        "driver": "CUDA {}.{}, {}".format(*driver.version(), compiler.assembler),
    }


def _error(workload: Workload, case: TestCase, own: Array, theirs: Array) -> float:
    """How far the two are apart; where that is far, the kernel must agree with the reference."""
    error = workload.metric({"c": own}, {"c": theirs})
    if error > 2 * workload.tolerance and workload.reference is not None:
        alone = workload.metric({"c": own}, workload.reference(case))
        if alone > workload.tolerance:
            raise GevoError(f"{workload.name}: the kernel is wrong, its error is {alone:.3g}")
    return error


def rates(ordinal: int, arch: str) -> dict[str, Any]:
    """Multiprocessors, highest clock in kHz, fp32 lanes; empty without cuda-bindings."""
    try:
        call = Calls()
        device, kind = call("cuDeviceGet", ordinal), call.cu.CUdevice_attribute
        names = ("MULTIPROCESSOR_COUNT", "CLOCK_RATE")
        sms, clock = (
            int(call("cuDeviceGetAttribute", getattr(kind, f"CU_DEVICE_ATTRIBUTE_{one}"), device))
            for one in names
        )
    except (ImportError, RuntimeError, CudaError):
        return {}
    return {"sms": sms, "clock_khz": clock, "lanes": 64 if arch in HALF_RATE else 128}


def clocks(bus: str) -> str:
    """What nvidia-smi says just after the timing; nothing is set."""
    if shutil.which("nvidia-smi") is None:
        return "clocks not known"
    query = "--query-gpu=clocks.sm,clocks.max.sm,clocks.mem,power.draw,driver_version"
    command = ["nvidia-smi", query, "--format=csv,noheader", f"--id={bus}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    said = done.stdout.strip()
    return f"SM clock, its maximum, memory clock, power, driver: {said}" if said else "no clocks"
