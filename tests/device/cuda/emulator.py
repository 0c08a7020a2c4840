"""A GPU's driver in this process: memory is the simt device's, launches run on it.

Only what the cuda device can see of a driver is emulated: addresses, queueing, events, result
codes that stay. An image is a pickled module that the simt device has cleaned.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace
from types import SimpleNamespace

import numpy as np

from gevo.device import cleanup
from gevo.device.base import Cache, Lowered, RunOptions
from gevo.device.cuda.base import CudaError, Gpu, Resources
from gevo.device.cuda.binary import WAIT
from gevo.device.cuda.compiler import CudaCompiler
from gevo.device.cuda.device import CudaDevice
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.time import launch_time_ns
from gevo.device.simt.native import arena
from gevo.device.simt.run.session import Session
from gevo.errors import LaunchFailed
from gevo.outcome import Outcome

GPU = Gpu(0, "Emulated", "sm_90", 1 << 29, 1 << 20, "0000:00:00.0")
MEMORY_START = arena.GLOBAL[0] + (64 << 20)
FUEL = 1 << 16
PLAIN_SHARED = 48 << 10

CODES = {Outcome.OUT_OF_BOUNDS: 700, Outcome.LAUNCH_FAILED: 719}
"""What a fault that the simt device finds is called by a driver."""


@dataclass(frozen=True)
class EmulatedCompiler(CudaCompiler):
    """As the real one, with the cleaned IR for machine code."""

    def lower(self, program):
        lowered = super().lower(program)
        cleaned = Lowered(lowered.digest, cleanup.clean(program.text), program.entry)
        return replace(lowered, code=pickle.dumps((cleaned, lowered.meta.kernels)))


class EmulatedModule:
    def __init__(self, image, context):
        cleaned, self.places = pickle.loads(image)
        self.binary = binary = context.device.compile(cleaned)
        self.variables = {}
        for v in binary.layout.variables:
            name = v.name.strip('"')
            address = context.allocate(max(v.size, 1))
            content = np.zeros(v.size, np.uint8)
            if initial := binary.initial.get(v.name):
                content[:] = np.frombuffer(initial, np.uint8)
            context.bytes(address, v.size)[:] = content
            self.variables[name] = (address, v)


@dataclass
class EmulatedKernel:
    name: str
    module: EmulatedModule
    kernel: object
    shared_limit: int


class EmulatedContext:
    """Emulates one GPU; `fail_next` makes any call return a code, `calls` counts them."""

    def __init__(self):
        self.device = SimtDevice("H200")
        self.arena = arena.process_arena()
        self.end = MEMORY_START
        self.allocated = {}
        self.sticky = 0
        self.hanging = False
        self.now_ns = 0.0
        self.fail = {}
        self.calls = []
        self.closed = False
        self.launch_ns = lambda modelled: modelled

    def _enter(self, call):
        self.calls.append(call)
        assert not self.closed, f"{call} on a closed context"
        if self.hanging and call in ("free", "unload", "download", "upload"):
            raise AssertionError(f"{call} would wait for ever")
        if code := self.sticky or self.fail.pop(call, 0):
            raise CudaError(code, call)

    def bytes(self, address, size):
        offset = address - self.arena.base
        inside = any(a <= address and address + size <= a + n for a, n in self.allocated.items())
        if not inside:
            raise CudaError(1, "memory")
        return self.arena.bytes[offset : offset + size]

    def load(self, image):
        self._enter("load")
        try:
            return EmulatedModule(image, self)
        except pickle.UnpicklingError:
            raise CudaError(200, "load") from None

    def unload(self, module):
        self._enter("unload")
        for address, _ in module.variables.values():
            self.free(address)
        module.binary.close()

    def kernel(self, module, name):
        self._enter("kernel")
        if name not in module.binary.kernels:
            raise CudaError(500, "kernel")
        return EmulatedKernel(name, module, module.binary.kernels[name], PLAIN_SHARED)

    def variable(self, module, name):
        self._enter("variable")
        if name not in module.variables:
            raise CudaError(500, "variable")
        address, placed = module.variables[name]
        return address, placed.size

    def resources(self, kernel):
        self._enter("resources")
        return Resources(32, kernel.kernel.static_shared, 0)

    def allow_shared(self, kernel, size):
        self._enter("allow_shared")
        if size > 227 << 10:
            raise CudaError(1, "allow_shared")
        kernel.shared_limit = size

    def launch(self, kernel, grid, block, shared_bytes, parameters):
        self._enter("launch")
        if self.hanging:
            return
        threads = block[0] * block[1] * block[2]
        static = kernel.kernel.static_shared
        if (
            threads > 1024
            or block[2] > 64
            or shared_bytes + static > max(kernel.shared_limit, PLAIN_SHARED)
        ):
            raise CudaError(1, "launch")
        if kernel.name == WAIT:
            return
        self._run(kernel, grid, block, shared_bytes, parameters)

    def launch_cooperative(self, kernel, grid, block, shared_bytes, parameters, offsets):
        self._enter("launch_cooperative")
        if grid[0] * grid[1] * grid[2] > 264:
            raise CudaError(720, "launch_cooperative")
        assert list(offsets) == [p.offset for p in kernel.module.places[kernel.name]]
        self._run(kernel, grid, block, shared_bytes, parameters, cooperative=True)

    def _run(self, kernel, grid, block, shared_bytes, parameters, cooperative=False):
        binary, gpu = kernel.module.binary, self.device._gpu
        times = []

        def report(done):
            times.append(launch_time_ns(done.kernel.profile, done.counts, gpu).time_ns)

        places = kernel.module.places[kernel.name]
        arguments = [parameters[p.offset : p.offset + p.size] for p in places]
        memory = SimpleNamespace(address=None, end=self.end, regions=[], point=lambda names: 0)
        session = Session(binary, memory, gpu, RunOptions(fuel=FUEL), report)
        self._place(kernel.module)
        try:
            session.launch(kernel.name, grid, block, arguments, shared_bytes, cooperative)
        except LaunchFailed as error:
            if error.outcome is Outcome.TIMED_OUT:
                self.hanging = True
            else:
                self.sticky = CODES[error.outcome]
        finally:
            self._take_back(kernel.module)
        self.now_ns += self.launch_ns(sum(times))

    def _place(self, module):
        for address, v in module.variables.values():
            self.arena.bytes[v.offset : v.offset + v.size] = self.bytes(address, v.size)
            self.arena.allow(v.offset, v.size, writable=not v.constant)

    def _take_back(self, module):
        for address, v in module.variables.values():
            self.bytes(address, v.size)[:] = self.arena.bytes[v.offset : v.offset + v.size]
            self.arena.forbid(v.offset, v.offset + -(-v.size // 4) * 4)

    def allocate(self, size):
        self._enter("allocate")
        if size > GPU.memory_bytes:
            raise CudaError(2, "allocate")
        offset = -(-self.end // 512) * 512
        self.end = offset + size
        address = self.arena.base + offset
        self.allocated[address] = size
        self.arena.allow(offset, size, writable=True)
        self.bytes(address, size)[:] = 0x77
        return address

    def free(self, address):
        self._enter("free")
        size = self.allocated.pop(address)
        offset = address - self.arena.base
        self.arena.forbid(offset, -(-(offset + size) // 4) * 4)
        self.end = max((a + n for a, n in self.allocated.items()), default=0)
        self.end = max(self.end - self.arena.base, MEMORY_START)

    def upload(self, address, data):
        self._enter("upload")
        self.bytes(address, data.nbytes)[:] = data.reshape(-1).view(np.uint8)

    def download(self, data, address):
        self._enter("download")
        data.reshape(-1).view(np.uint8)[:] = self.bytes(address, data.nbytes)

    def copy(self, target, source, size):
        self._enter("copy")
        self.bytes(target, size)[:] = self.bytes(source, size)

    def fill(self, address, value, size):
        self._enter("fill")
        self.bytes(address, size)[:] = value

    def event(self):
        self._enter("event")
        return SimpleNamespace(ns=None)

    def record(self, event):
        self._enter("record")
        event.ns = self.now_ns

    def reached(self, event):
        self._enter("reached")
        return not self.hanging

    def elapsed_ns(self, start, end):
        self._enter("elapsed_ns")
        return end.ns - start.ns

    def close(self):
        self._enter("close")
        self.closed = True


class EmulatedDriver:
    name = "emulator"

    def version(self):
        return 13, 0

    def gpus(self):
        return (GPU,)

    def open(self, ordinal):
        assert ordinal == GPU.ordinal
        return EmulatedContext()


def compiler() -> EmulatedCompiler:
    return EmulatedCompiler("sm_90", 88)


def open_emulated(cache: Cache = Cache.WARM) -> CudaDevice:
    """A cuda device on the emulator."""
    return CudaDevice(EmulatedContext(), GPU, compiler(), {"driver": "emulator"}, cache)
