"""The driver through pycuda, for those who build it against a CUDA toolkit of their own.

pycuda's exceptions carry no result code, so after one the driver itself is asked: a fault that
stays is returned by every later call, `cuCtxSynchronize` among them. What does not stay is told
by the exception's class and by the call that raised it.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable, Sequence
from typing import Any

from gevo.device.cuda import base
from gevo.device.cuda.base import CudaError, Event, Gpu, Kernel, Module, Resources
from gevo.errors import LaunchFailed
from gevo.workload.case import Array, Dim3

_INVALID_VALUE, _OUT_OF_RESOURCES = 1, 701


class Calls:
    """Calls functions of pycuda and turns its exceptions into CudaError.

    Attributes:
        cu: The module pycuda.driver.
    """

    def __init__(self) -> None:
        self.cu: Any = importlib.import_module("pycuda.driver")
        self._libcuda = ctypes.CDLL("libcuda.so.1")

    def __call__(self, default: int, function: Callable[..., Any], *arguments: Any) -> Any:
        """What the function returns.

        Args:
            default: The code of a refusal that leaves no trace in the context.
            function: One of pycuda's.
            arguments: Its arguments.
        """
        try:
            return function(*arguments)
        except self.cu.Error as error:
            name = str(getattr(function, "__name__", "pycuda"))
            raise CudaError(self._code(error, default), name) from error

    def _code(self, error: Exception, default: int) -> int:
        if code := int(self._libcuda.cuCtxSynchronize()):
            return code
        if isinstance(error, self.cu.MemoryError):
            return base.OUT_OF_MEMORY
        return _OUT_OF_RESOURCES if isinstance(error, self.cu.LaunchError) else default


class PycudaDriver:
    """The driver; raises ImportError, OSError (no libcuda) or CudaError when it can't."""

    def __init__(self) -> None:
        self._call = Calls()
        self._call(base.NO_DEVICE, self._call.cu.init)

    @property
    def name(self) -> str:
        """Package and version."""
        return f"pycuda {importlib.import_module('pycuda').VERSION_TEXT}"

    def version(self) -> tuple[int, int]:
        """Newest CUDA version that the installed driver supports."""
        version = int(self._call.cu.get_driver_version())
        return version // 1000, version % 1000 // 10

    def gpus(self) -> tuple[Gpu, ...]:
        """Every GPU that the driver offers to this process."""
        count = self._call(base.NO_DEVICE, self._call.cu.Device.count)
        return tuple(self._call(base.NO_DEVICE, self._gpu, n) for n in range(count))

    def open(self, ordinal: int) -> PycudaContext:
        """The GPU's primary context, current for the calling thread."""
        return PycudaContext(self._call, ordinal)

    def _gpu(self, ordinal: int) -> Gpu:
        device = self._call.cu.Device(ordinal)
        major, minor = device.compute_capability()
        l2 = device.get_attribute(self._call.cu.device_attribute.L2_CACHE_SIZE)
        return Gpu(
            ordinal,
            str(device.name()),
            f"sm_{major}{minor}",
            int(device.total_memory()),
            int(l2),
            str(device.pci_bus_id()),
        )


class PycudaContext:
    """A GPU's primary context."""

    def __init__(self, call: Calls, ordinal: int) -> None:
        self._call = call
        self._cu = call.cu
        device = call.cu.Device(ordinal)
        self._context = call(base.NO_DEVICE, device.retain_primary_context)
        call(base.NO_DEVICE, self._context.push)
        self._allocations: dict[int, Any] = {}

    def load(self, image: bytes) -> Module:
        """Load a cubin or PTX text."""
        return self._call(base.INVALID_PTX, self._cu.module_from_buffer, image + b"\0")

    def unload(self, module: Module) -> None:
        """Nothing: pycuda unloads a module when its last kernel is forgotten."""

    def kernel(self, module: Module, name: str) -> Kernel:
        """A kernel by name."""
        return self._call(base.NOT_FOUND, module.get_function, name)

    def variable(self, module: Module, name: str) -> tuple[int, int]:
        """Address and size of a module variable."""
        address, size = self._call(base.NOT_FOUND, module.get_global, name)
        return int(address), int(size)

    def resources(self, kernel: Kernel) -> Resources:
        """What the assembler made of a kernel."""

        def read() -> Resources:
            return Resources(kernel.num_regs, kernel.shared_size_bytes, kernel.local_size_bytes)

        return self._call(_INVALID_VALUE, read)

    def allow_shared(self, kernel: Kernel, size: int) -> None:
        """Let launches of the kernel have so many bytes of dynamic shared memory."""
        which = self._cu.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES
        self._call(_INVALID_VALUE, kernel.set_attribute, which, size)

    def launch(
        self, kernel: Kernel, grid: Dim3, block: Dim3, shared_bytes: int, parameters: bytes
    ) -> None:
        """Queue a launch."""
        kernel.prepare([f"{len(parameters)}s"] if parameters else [])
        arguments = (parameters,) if parameters else ()

        def call() -> None:
            kernel.prepared_call(grid, block, *arguments, shared_size=shared_bytes)

        self._call(_INVALID_VALUE, call)

    def launch_cooperative(
        self,
        kernel: Kernel,
        grid: Dim3,
        block: Dim3,
        shared_bytes: int,
        parameters: bytes,
        offsets: Sequence[int],
    ) -> None:
        """Not with pycuda; raises LaunchFailed."""
        raise LaunchFailed(
            "pycuda makes no cooperative launches: pip install 'gevo-gpu[cuda]' has cuda-bindings"
        )

    def allocate(self, size: int) -> int:
        """Address of fresh bytes."""
        allocation = self._call(base.OUT_OF_MEMORY, self._cu.mem_alloc, size)
        self._allocations[int(allocation)] = allocation
        return int(allocation)

    def free(self, address: int) -> None:
        """Free what `allocate` gave."""
        self._call(_INVALID_VALUE, self._allocations.pop(address).free)

    def upload(self, address: int, data: Array) -> None:
        """Copy an array's bytes to the GPU."""
        self._call(_INVALID_VALUE, self._cu.memcpy_htod, address, data)

    def download(self, data: Array, address: int) -> None:
        """Overwrite an array with bytes of the GPU."""
        self._call(_INVALID_VALUE, self._cu.memcpy_dtoh, data, address)

    def copy(self, target: int, source: int, size: int) -> None:
        """Queue a copy within the GPU's memory."""
        self._call(_INVALID_VALUE, self._cu.memcpy_dtod_async, target, source, size)

    def fill(self, address: int, value: int, size: int) -> None:
        """Queue setting bytes to a value."""
        self._call(_INVALID_VALUE, self._cu.memset_d8_async, address, value, size)

    def event(self) -> Event:
        """A new event."""
        return self._call(_INVALID_VALUE, self._cu.Event)

    def record(self, event: Event) -> None:
        """Queue the event."""
        self._call(_INVALID_VALUE, event.record)

    def reached(self, event: Event) -> bool:
        """True when all that was queued before the event is done."""
        return bool(self._call(_INVALID_VALUE, event.query))

    def elapsed_ns(self, start: Event, end: Event) -> float:
        """Nanoseconds between two events; the driver counts milliseconds in 32-bit floats."""
        return float(self._call(_INVALID_VALUE, start.time_till, end)) * 1e6

    def close(self) -> None:
        """Leave the primary context."""
        self._call(_INVALID_VALUE, self._context.pop)
