"""The driver through NVIDIA's `cuda.bindings` (package cuda-bindings)."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Sequence
from typing import Any

from gevo.device.cuda.base import CudaError, Event, Gpu, Kernel, Module, Resources
from gevo.workload.case import Array, Dim3

_POINTER, _SIZE, _END = 1, 2, 0
"""CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE, CU_LAUNCH_PARAM_END."""
_NAME_LENGTH = 256
OLDEST_MAJOR = 12
"""For an older driver no package helps."""


class Calls:
    """Calls functions of `cuda.bindings.driver` and turns their result codes into CudaError."""

    def __init__(self) -> None:
        self.cu: Any = importlib.import_module("cuda.bindings.driver")

    def __call__(self, function: str, *arguments: Any) -> Any:
        """What the function returns beside its code: nothing, one value, or a tuple."""
        code, *values = getattr(self.cu, function)(*arguments)
        if int(code):
            raise CudaError(int(code), function)
        return values[0] if len(values) == 1 else tuple(values)


class BindingsDriver:
    """The driver.

    Raises:
        ImportError: The package is missing.
        RuntimeError: There is no libcuda, or one too old for the package: a function that it
            lacks fails only when it is called.
        CudaError: The driver cannot be initialised.
    """

    def __init__(self) -> None:
        self._call = Calls()
        made_for, has = int(self._release.partition(".")[0]), self.version()
        if made_for > has[0] >= OLDEST_MAJOR:
            raise RuntimeError(
                f"{self.name} is made for CUDA {made_for}, the driver supports "
                f"{has[0]}.{has[1]}: pip install 'cuda-bindings<{made_for}'"
            )
        self._call("cuInit", 0)

    @property
    def name(self) -> str:
        """Package and version."""
        return f"cuda-bindings {self._release}"

    @property
    def _release(self) -> str:
        return str(importlib.import_module("cuda.bindings").__version__)

    def version(self) -> tuple[int, int]:
        """Newest CUDA version that the installed driver supports."""
        version = int(self._call("cuDriverGetVersion"))
        return version // 1000, version % 1000 // 10

    def gpus(self) -> tuple[Gpu, ...]:
        """Every GPU that the driver offers to this process."""
        return tuple(self._gpu(n) for n in range(int(self._call("cuDeviceGetCount"))))

    def open(self, ordinal: int) -> BindingsContext:
        """The GPU's primary context, current for the calling thread."""
        return BindingsContext(self._call, ordinal)

    def _gpu(self, ordinal: int) -> Gpu:
        call, device = self._call, self._call("cuDeviceGet", ordinal)
        attribute = call.cu.CUdevice_attribute

        def value(name: str) -> int:
            which = getattr(attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
            return int(call("cuDeviceGetAttribute", which, device))

        major = value("COMPUTE_CAPABILITY_MAJOR")
        minor = value("COMPUTE_CAPABILITY_MINOR")
        return Gpu(
            ordinal,
            _text(call("cuDeviceGetName", _NAME_LENGTH, device)),
            f"sm_{major}{minor}",
            int(call("cuDeviceTotalMem", device)),
            value("L2_CACHE_SIZE"),
            _text(call("cuDeviceGetPCIBusId", _NAME_LENGTH, device)),
        )


def _text(raw: bytes) -> str:
    return raw.split(b"\0", 1)[0].decode()


class BindingsContext:
    """A GPU's primary context."""

    def __init__(self, call: Calls, ordinal: int) -> None:
        self._call = call
        self._device = call("cuDeviceGet", ordinal)
        self._context = call("cuDevicePrimaryCtxRetain", self._device)
        call("cuCtxSetCurrent", self._context)
        self._attribute: Any = call.cu.CUfunction_attribute
        self._size = ctypes.c_size_t()
        self._extra = (ctypes.c_void_p * 5)(
            _POINTER, None, _SIZE, ctypes.addressof(self._size), _END
        )

    def load(self, image: bytes) -> Module:
        """Load a cubin or PTX text."""
        # The driver reads PTX up to a zero byte; behind a cubin one does no harm.
        return self._call("cuModuleLoadData", image + b"\0")

    def unload(self, module: Module) -> None:
        """Free a module's code and variables."""
        self._call("cuModuleUnload", module)

    def kernel(self, module: Module, name: str) -> Kernel:
        """A kernel by name."""
        return self._call("cuModuleGetFunction", module, name.encode())

    def variable(self, module: Module, name: str) -> tuple[int, int]:
        """Address and size of a module variable."""
        address, size = self._call("cuModuleGetGlobal", module, name.encode())
        return int(address), int(size)

    def resources(self, kernel: Kernel) -> Resources:
        """What the assembler made of a kernel."""

        def value(name: str) -> int:
            which = getattr(self._attribute, f"CU_FUNC_ATTRIBUTE_{name}")
            return int(self._call("cuFuncGetAttribute", which, kernel))

        return Resources(value("NUM_REGS"), value("SHARED_SIZE_BYTES"), value("LOCAL_SIZE_BYTES"))

    def allow_shared(self, kernel: Kernel, size: int) -> None:
        """Let launches of the kernel have so many bytes of dynamic shared memory."""
        which = self._attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        self._call("cuFuncSetAttribute", kernel, which, size)

    def launch(
        self, kernel: Kernel, grid: Dim3, block: Dim3, shared_bytes: int, parameters: bytes
    ) -> None:
        """Queue a launch."""
        # The driver copies the parameters before the call returns, so one array serves all.
        self._size.value = len(parameters)
        self._extra[1] = ctypes.cast(ctypes.c_char_p(parameters), ctypes.c_void_p).value
        extra = ctypes.addressof(self._extra) if parameters else 0
        self._call("cuLaunchKernel", kernel, *grid, *block, shared_bytes, 0, 0, extra)

    def launch_cooperative(
        self,
        kernel: Kernel,
        grid: Dim3,
        block: Dim3,
        shared_bytes: int,
        parameters: bytes,
        offsets: Sequence[int],
    ) -> None:
        """Queue a cooperative launch, which takes an address for each parameter."""
        content = ctypes.create_string_buffer(parameters, max(1, len(parameters)))
        at = ctypes.addressof(content)
        addresses = (ctypes.c_void_p * max(1, len(offsets)))(*(at + one for one in offsets))
        where = ctypes.addressof(addresses)
        self._call("cuLaunchCooperativeKernel", kernel, *grid, *block, shared_bytes, 0, where)

    def allocate(self, size: int) -> int:
        """Address of fresh bytes."""
        return int(self._call("cuMemAlloc", size))

    def free(self, address: int) -> None:
        """Free what `allocate` gave."""
        self._call("cuMemFree", address)

    def upload(self, address: int, data: Array) -> None:
        """Copy an array's bytes to the GPU."""
        self._call("cuMemcpyHtoD", address, data.ctypes.data, data.nbytes)

    def download(self, data: Array, address: int) -> None:
        """Overwrite an array with bytes of the GPU."""
        self._call("cuMemcpyDtoH", data.ctypes.data, address, data.nbytes)

    def copy(self, target: int, source: int, size: int) -> None:
        """Queue a copy within the GPU's memory."""
        self._call("cuMemcpyDtoDAsync", target, source, size, 0)

    def fill(self, address: int, value: int, size: int) -> None:
        """Queue setting bytes to a value."""
        self._call("cuMemsetD8Async", address, value, size, 0)

    def event(self) -> Event:
        """A new event."""
        return self._call("cuEventCreate", 0)

    def record(self, event: Event) -> None:
        """Queue the event."""
        self._call("cuEventRecord", event, 0)

    def reached(self, event: Event) -> bool:
        """True when all that was queued before the event is done."""
        (code,) = self._call.cu.cuEventQuery(event)
        if code == self._call.cu.CUresult.CUDA_ERROR_NOT_READY:
            return False
        if int(code):
            raise CudaError(int(code), "cuEventQuery")
        return True

    def elapsed_ns(self, start: Event, end: Event) -> float:
        """Nanoseconds between two events; the driver counts milliseconds in 32-bit floats."""
        return float(self._call("cuEventElapsedTime", start, end)) * 1e6

    def close(self) -> None:
        """Release the primary context."""
        self._call("cuDevicePrimaryCtxRelease", self._device)
