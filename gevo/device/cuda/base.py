"""The small driver protocol: all that the cuda device asks of a GPU's driver.

Addresses are plain integers. Modules, kernels and events are opaque and belong to the context
that made them. Everything is queued on the context's default stream, in order. Every method
raises `CudaError` when the driver reports a failure, also one that an earlier launch caused.

What the driver's result codes mean for the variant that met them, in one table. Codes and their
meaning: CUDA Driver API, "Data types used by CUDA driver", enum CUresult. The documentation says
of which codes that they leave the process in an inconsistent state, so that it must be ended
(`sticky` here).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from gevo.outcome import Outcome
from gevo.workload.case import Array, Dim3

OUT_OF_MEMORY = 2
NO_DEVICE = 100
INVALID_PTX = 218
NOT_FOUND = 500
LAUNCH_FAILED = 719


@dataclass(frozen=True, slots=True)
class Fault:
    """One result code.

    Attributes:
        name: The code's name without `CUDA_ERROR_`.
        outcome: How the variant that met it is scored; DEVICE_LOST blames the device.
        sticky: The process can do nothing more with the GPU.
        text: For people; empty where the name says it.
    """

    name: str
    outcome: Outcome
    sticky: bool = False
    text: str = ""


def _compile(name: str) -> Fault:
    return Fault(name, Outcome.COMPILE_FAILED)


def _launch(name: str, text: str = "") -> Fault:
    return Fault(name, Outcome.LAUNCH_FAILED, False, text)


def _fault(name: str, text: str = "") -> Fault:
    return Fault(name, Outcome.LAUNCH_FAILED, True, text)


def _address(name: str, text: str) -> Fault:
    return Fault(name, Outcome.OUT_OF_BOUNDS, True, text)


def _lost(name: str, text: str = "") -> Fault:
    return Fault(name, Outcome.DEVICE_LOST, True, text)


FAULTS: Mapping[int, Fault] = {
    1: _launch("INVALID_VALUE", "the driver does not accept the launch's shape or arguments"),
    OUT_OF_MEMORY: _launch("OUT_OF_MEMORY", "the GPU has not enough free memory"),
    3: _lost("NOT_INITIALIZED"),
    4: _lost("DEINITIALIZED"),
    46: _lost("DEVICE_UNAVAILABLE", "another process holds the GPU exclusively"),
    NO_DEVICE: _lost("NO_DEVICE", "the driver finds no GPU"),
    101: _lost("INVALID_DEVICE", "there is no such GPU any more"),
    200: _compile("INVALID_IMAGE"),
    201: _lost("INVALID_CONTEXT"),
    205: _lost("MAP_FAILED"),
    209: _compile("NO_BINARY_FOR_GPU"),
    214: _lost("ECC_UNCORRECTABLE", "the GPU's memory has an uncorrectable error"),
    INVALID_PTX: _compile("INVALID_PTX"),
    220: _lost("NVLINK_UNCORRECTABLE"),
    221: _compile("JIT_COMPILER_NOT_FOUND"),
    222: _compile("UNSUPPORTED_PTX_VERSION"),
    223: _compile("JIT_COMPILATION_DISABLED"),
    226: _lost("CONTAINED", "the GPU had a hardware error"),
    300: _compile("INVALID_SOURCE"),
    302: _compile("SHARED_OBJECT_SYMBOL_NOT_FOUND"),
    303: _compile("SHARED_OBJECT_INIT_FAILED"),
    400: _launch("INVALID_HANDLE"),
    NOT_FOUND: _launch("NOT_FOUND", "the module has nothing of that name"),
    700: _address("ILLEGAL_ADDRESS", "a kernel accessed memory that is not allocated"),
    701: _launch("LAUNCH_OUT_OF_RESOURCES", "too many registers or too much shared memory"),
    702: Fault("LAUNCH_TIMEOUT", Outcome.TIMED_OUT, True, "the driver ended a kernel"),
    709: _lost("CONTEXT_IS_DESTROYED"),
    710: _fault("ASSERT", "a device-side assertion failed"),
    714: _fault("HARDWARE_STACK_ERROR", "a kernel's call stack is corrupted"),
    715: _fault("ILLEGAL_INSTRUCTION", "a kernel executed a trap or an illegal instruction"),
    716: _address("MISALIGNED_ADDRESS", "a kernel made a misaligned access"),
    717: _address("INVALID_ADDRESS_SPACE", "a kernel used an address of another memory space"),
    718: _fault("INVALID_PC"),
    LAUNCH_FAILED: _fault("LAUNCH_FAILED", "a kernel ended with an exception"),
    720: _launch(
        "COOPERATIVE_LAUNCH_TOO_LARGE", "a cooperative launch has more blocks than fit at once"
    ),
    801: _launch("NOT_SUPPORTED"),
    802: _lost("SYSTEM_NOT_READY", "the GPU's services (fabric manager) are not running"),
    803: _lost("SYSTEM_DRIVER_MISMATCH", "kernel module and driver library differ in version"),
    804: _lost("COMPAT_NOT_SUPPORTED_ON_DEVICE"),
    805: _lost("MPS_CONNECTION_FAILED"),
    806: _lost("MPS_RPC_FAILURE"),
    807: _lost("MPS_SERVER_NOT_READY"),
    999: _lost("UNKNOWN", "the driver gives no reason; the GPU may have dropped out"),
}


def fault_of(code: int) -> Fault:
    """The meaning of a code; one that is not in the table costs the variant and the process."""
    return FAULTS.get(code) or _fault(f"CUDA error {code}")


def name_of(code: int) -> str:
    """A code's name for people."""
    return FAULTS[code].name if code in FAULTS else f"CUDA error {code}"


Module = Any
Kernel = Any
Event = Any


class CudaError(Exception):
    """The driver refused a call or reports a fault.

    Attributes:
        code: The driver's CUresult.
        call: The function that returned it.
    """

    def __init__(self, code: int, call: str) -> None:
        super().__init__(f"{name_of(code)} ({code}) from {call}")
        self.code = code
        self.call = call

    def __reduce__(self) -> tuple[type[CudaError], tuple[int, str]]:
        return type(self), (self.code, self.call)


@dataclass(frozen=True)
class Gpu:
    """What is known of a GPU without a context on it.

    Attributes:
        ordinal: The driver's number for it.
        name: As the driver calls it, e.g. `NVIDIA H200`.
        arch: As LLVM and ptxas call it, e.g. `sm_90`.
        memory_bytes: Its memory.
        l2_bytes: Its second-level cache.
        bus: PCI address, which tells GPUs of a machine apart for every process.
    """

    ordinal: int
    name: str
    arch: str
    memory_bytes: int
    l2_bytes: int
    bus: str


@dataclass(frozen=True)
class Resources:
    """What the assembler made of a kernel.

    Attributes:
        registers: Per thread.
        shared_bytes: Static shared memory per block.
        local_bytes: Local memory per thread (spills and arrays).
    """

    registers: int
    shared_bytes: int
    local_bytes: int


class Context(Protocol):
    """One GPU, ready for work; belongs to the thread that opened it."""

    def load(self, image: bytes) -> Module:
        """Load a cubin, or PTX text, which the driver then compiles itself."""
        ...

    def unload(self, module: Module) -> None: ...

    def kernel(self, module: Module, name: str) -> Kernel: ...

    def variable(self, module: Module, name: str) -> tuple[int, int]:
        """Address and size of a module variable; CudaError NOT_FOUND when there is none."""
        ...

    def resources(self, kernel: Kernel) -> Resources: ...

    def allow_shared(self, kernel: Kernel, size: int) -> None:
        """Let launches of the kernel have so many bytes of dynamic shared memory."""
        ...

    def launch(
        self, kernel: Kernel, grid: Dim3, block: Dim3, shared_bytes: int, parameters: bytes
    ) -> None:
        """Queue a launch; `parameters` is laid out as the kernel declares them."""
        ...

    def launch_cooperative(
        self,
        kernel: Kernel,
        grid: Dim3,
        block: Dim3,
        shared_bytes: int,
        parameters: bytes,
        offsets: Sequence[int],
    ) -> None:
        """As `launch`, with all blocks on the GPU at once; `offsets` are each parameter's."""
        ...

    def allocate(self, size: int) -> int:
        """Address of `size` > 0 fresh bytes, aligned to 256 at least."""
        ...

    def free(self, address: int) -> None: ...

    def upload(self, address: int, data: Array) -> None:
        """Copy a contiguous array's bytes to the GPU."""
        ...

    def download(self, data: Array, address: int) -> None:
        """Overwrite a contiguous, writable array; waits for everything queued."""
        ...

    def copy(self, target: int, source: int, size: int) -> None:
        """Queue a copy within the GPU's memory."""
        ...

    def fill(self, address: int, value: int, size: int) -> None:
        """Queue setting bytes to a value."""
        ...

    def event(self) -> Event: ...

    def record(self, event: Event) -> None:
        """Queue the event; its earlier record is forgotten."""
        ...

    def reached(self, event: Event) -> bool:
        """True when all that was queued before the event is done; does not wait."""
        ...

    def elapsed_ns(self, start: Event, end: Event) -> float:
        """Nanoseconds between two events that were both reached."""
        ...

    def close(self) -> None:
        """Give the context back; nothing made by it may be used afterwards."""
        ...


class Driver(Protocol):
    """A package that speaks to NVIDIA's driver, initialised."""

    @property
    def name(self) -> str:
        """Package and version, for people."""
        ...

    def version(self) -> tuple[int, int]:
        """Newest CUDA version that the installed driver supports."""
        ...

    def gpus(self) -> tuple[Gpu, ...]:
        """Every GPU that the driver offers to this process; creates no context."""
        ...

    def open(self, ordinal: int) -> Context:
        """A context on a GPU, current for the calling thread."""
        ...
