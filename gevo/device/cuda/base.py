"""The small driver protocol: all that the cuda device asks of a GPU's driver.

Addresses are plain integers. Modules, kernels and events are opaque and belong to the context
that made them. Everything is queued on the context's default stream, in order. Every method
raises `CudaError` when the driver reports a failure, also one that an earlier launch caused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from gevo.device.cuda.results import name_of
from gevo.workload.case import Array, Dim3

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
