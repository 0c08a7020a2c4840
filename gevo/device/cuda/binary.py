"""A compiled program, loaded on a GPU."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Lowered
from gevo.device.cuda.base import Context, CudaError, Kernel, Resources
from gevo.device.cuda.compiler import interface_of
from gevo.device.cuda.interface import KernelParameter
from gevo.device.cuda.results import NOT_FOUND
from gevo.errors import LaunchFailed, WorkloadError


@dataclass(frozen=True, eq=False)
class CudaKernel:
    """A kernel that can be launched."""

    name: str
    places: tuple[KernelParameter, ...]
    handle: Kernel
    resources: Resources


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
            self._kernels[name] = CudaKernel(name, places, handle, resources)
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
