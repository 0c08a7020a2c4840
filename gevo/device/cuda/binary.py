"""A compiled program, loaded on a GPU."""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Collection
from dataclasses import dataclass
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Compiler, Lowered
from gevo.device.cuda.base import NOT_FOUND, Context, CudaError, Kernel, Resources
from gevo.device.cuda.compiler import KernelParameter, interface_of
from gevo.errors import LaunchFailed, WorkloadError
from gevo.program.base import Dialect, Program


@dataclass(frozen=True, eq=False)
class CudaKernel:
    """A kernel that can be launched; `waits` is whether it waits for its whole grid."""

    name: str
    places: tuple[KernelParameter, ...]
    handle: Kernel
    resources: Resources
    waits: bool


@dataclass(frozen=True, eq=False)
class _Variable:
    address: int
    size: int
    initial: NDArray[np.uint8]


class CudaBinary:
    """A module on a GPU; belongs to the device that loaded it.

    Attributes:
        digest: That of the `Lowered` that it was made from.

    Raises:
        CudaError: The driver refuses the image.
    """

    seeded = False
    """A GPU has one arithmetic."""

    def __init__(self, context: Context, lowered: Lowered) -> None:
        self.digest = lowered.digest
        self._context = context
        self._interface = interface_of(lowered)
        self._module = context.load(lowered.code or lowered.text.encode())
        self._open = True
        self._kernels: dict[str, CudaKernel] = {}
        self._found: dict[str, tuple[int, int] | None] = {}
        self._variables = self._initial_variables()

    def kernel(self, name: str) -> CudaKernel:
        """A kernel by name.

        Raises:
            WorkloadError: The program has no such kernel.
            LaunchFailed: The binary is closed.
        """
        if not self._open:
            raise LaunchFailed("this binary is closed; compile it again")
        if name not in self._kernels:
            if name not in self._interface.kernels:
                known = ", ".join(self._interface.kernels)
                raise WorkloadError(f"the program has no kernel {name}; it has {known}")
            handle = self._context.kernel(self._module, name)
            places, resources = self._interface.kernels[name], self._context.resources(handle)
            waits = name in self._interface.waiting
            self._kernels[name] = CudaKernel(name, places, handle, resources, waits)
        return self._kernels[name]

    @property
    def used(self) -> tuple[CudaKernel, ...]:
        """The kernels that have been asked for."""
        return tuple(self._kernels.values())

    def variable(self, name: str) -> tuple[int, int] | None:
        """Address and size of a module variable; None when the module does not have it."""
        if name not in self._found:
            try:
                self._found[name] = self._context.variable(self._module, name)
            except CudaError as error:
                if error.code != NOT_FOUND:
                    raise
                self._found[name] = None
        return self._found[name]

    def restore_variables(self, held: Collection[str | None]) -> None:
        """Give the module variables that no buffer holds their initial values."""
        for name, variable in self._variables.items():
            if name not in held:
                self._context.upload(variable.address, variable.initial)

    def close(self) -> None:
        """Unload it. On a GPU that does not answer any more there is nothing to unload."""
        if self._open:
            self._open = False
            with contextlib.suppress(CudaError):
                self._context.unload(self._module)

    def abandon(self) -> None:
        """Forget it without a word to the driver, which would wait for a hanging kernel."""
        self._open = False

    def _initial_variables(self) -> dict[str, _Variable]:
        found: dict[str, _Variable] = {}
        for name in self._interface.variables:
            place = self.variable(name)
            if place is not None and place[1]:
                content = np.empty(place[1], dtype=np.uint8)
                self._context.download(content, place[0])
                found[name] = _Variable(*place, content)
        return found


WAIT, CHECKSUMS = "gevo_wait", "gevo_checksums"
_THREADS = 256
_MOST_BLOCKS = 256
_BLOCK_BYTES = 1 << 16
"""Of the largest range; one block reads so many bytes, as long as there are blocks."""
_CYCLES_PER_NS = 2.0
"""More than any GPU's clock has: a wait may be longer than asked for, never shorter."""


def program() -> Program:
    """The program, to be compiled as any other."""
    text = resources.files("gevo.device.cuda").joinpath("support.ll").read_text()
    return Program(Dialect.LLVM, text, (WAIT, CHECKSUMS))


class Support:
    """Launches the kernels on one context; raises CudaError or CompileFailed."""

    def __init__(self, context: Context, compiler: Compiler) -> None:
        self._context = context
        self._binary = CudaBinary(context, compiler.assemble(compiler.lower(program())))
        self._wait = self._binary.kernel(WAIT).handle
        self._checksums = self._binary.kernel(CHECKSUMS).handle

    def wait(self, seconds: float) -> None:
        """Queue a kernel that keeps the GPU busy for so long, at least."""
        cycles = int(seconds * 1e9 * _CYCLES_PER_NS)
        self._context.launch(self._wait, (1, 1, 1), (1, 1, 1), 0, struct.pack("<Q", cycles))

    def checksums(self, base: int, ranges: int, sums: int, count: int, largest: int) -> None:
        """Queue adding the checksum of each range to its sum.

        Args:
            base: Address that the ranges count from, a multiple of 8.
            ranges: Address of `count` pairs of 64-bit numbers: offset, and bytes (at least 1).
            sums: Address of `count` 64-bit numbers.
            count: Number of ranges, at least 1.
            largest: Bytes of the largest range.
        """
        blocks = min(max(1, largest // _BLOCK_BYTES), _MOST_BLOCKS)
        parameters = struct.pack("<QQQ", base, ranges, sums)
        self._context.launch(self._checksums, (blocks, count, 1), (_THREADS, 1, 1), 0, parameters)
