"""What the device asks of a compiler of StableHLO: XLA, or IREE."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from gevo.workload.case import Array

DeviceArray = Any
"""An array in the device's memory; never written after it was made."""

CPU, CUDA = "cpu", "cuda"


class Code(Protocol):
    """A compiled module."""

    def run(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """The results, when all of them are there; raises LaunchFailed."""
        ...

    def enter(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """What `run` takes, from what @main takes: what is prepared when weights are loaded."""
        ...

    def work(self) -> Mapping[str, float]:
        """What the compiler counts of one execution, by name; may be nothing."""
        ...


class Backend(Protocol):
    """A compiler with one device, opened for this process."""

    @property
    def word(self) -> str:
        """What its devices' names begin with."""
        ...

    @property
    def kind(self) -> str:
        """The device's name, as `cpu` or `NVIDIA H200`."""
        ...

    def versions(self) -> Mapping[str, str]:
        """What the code depends on."""
        ...

    def compile(self, text: str, quickly: bool = False) -> Code:
        """Compile a module, `quickly` to code whose time says nothing; raises CompileFailed."""
        ...

    def put(self, array: Array) -> DeviceArray:
        """A copy of an array on the device; raises LaunchFailed when there is no room."""
        ...

    def fetch(self, array: DeviceArray) -> Array:
        """What an array on the device holds; may not be written."""
        ...
