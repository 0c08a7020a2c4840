"""What the device asks of a compiler of StableHLO: XLA, or IREE.

XLA through jaxlib's PJRT client. jaxlib keeps this interface for jax and may change it with any
release: all calls of it are in this file, and `tests/device/xla/test_client.py` tries each. jax
itself is needed for CUDA only, because it finds and loads the plug-in.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from gevo.errors import CompileFailed, ConfigError, LaunchFailed
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


QUICKLY = (
    ("xla_backend_optimization_level", 0),
    ("xla_cpu_use_fusion_emitters", False),
    ("xla_cpu_parallel_codegen_split_count", 1),
)
"""Options of XLA for the CPU with which it compiles in a quarter of the time."""


class Client:
    """One device of XLA, opened for this process; implements `Backend`.

    Args:
        platform: `cpu` or `cuda`.

    Attributes:
        kind: The device's name, as `cpu` or `NVIDIA H200`.

    Raises:
        ConfigError: jaxlib, or jax's CUDA plug-in, is missing or cannot be used.
    """

    word = "xla"

    def __init__(self, platform: str = CPU) -> None:
        os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")  # no log of every start
        self._xla = _xla_client()
        self._failure: type[Exception] = self._xla.XlaRuntimeError
        self._client = _cpu(self._xla) if platform == CPU else _cuda()
        self._device = self._client.local_devices()[0]
        self._sharding = _sharding(self._xla, self._device)
        self._overrides: list[tuple[str, Any]] = []
        if platform == CPU:
            self._overrides.append(("xla_cpu_multi_thread_eigen", False))
        self.kind: str = self._device.device_kind

    def versions(self) -> Mapping[str, str]:
        """What the code depends on: jaxlib, platform, options that are not XLA's defaults."""
        version = importlib.import_module("jaxlib.version").__version__
        options = " ".join(f"{name}={value}" for name, value in self._overrides)
        platform = " ".join(str(self._client.platform_version).split())
        return {"jaxlib": version, "platform": platform, "options": options}

    def compile(self, text: str, quickly: bool = False) -> Executable:
        """Compile a module, `quickly` to code whose time says nothing; raises CompileFailed."""
        options = self._xla.CompileOptions()
        options.env_option_overrides = [*self._overrides, *(QUICKLY if quickly else ())]
        devices = self._xla.DeviceList((self._device,))
        try:
            made = self._client.compile_and_load(text, devices, options)
        except self._failure as error:
            raise CompileFailed(f"XLA refuses the program: {_line(error)}") from error
        return Executable(made, self._failure)

    def put(self, array: Array) -> DeviceArray:
        """A copy of an array on the device; raises LaunchFailed when there is no room."""
        semantics = self._xla.HostBufferSemantics.IMMUTABLE_ONLY_DURING_CALL
        try:
            return self._xla.batched_device_put(
                _Abstract(array),
                self._sharding,
                [np.asarray(array, order="C")],
                [self._device],
                enable_x64=True,
                host_buffer_semantics=semantics,
            )
        except self._failure as error:
            raise LaunchFailed(f"XLA cannot take an array: {_line(error)}") from error

    def fetch(self, array: DeviceArray) -> Array:
        """What an array on the device holds; may not be written."""
        return np.asarray(array)


class Executable:
    """A compiled module.

    Args:
        loaded: jaxlib's object.
        failure: What it raises.
    """

    def __init__(self, loaded: Any, failure: type[Exception]) -> None:
        self._loaded = loaded
        self._failure = failure

    def run(self, arguments: Sequence[DeviceArray]) -> list[DeviceArray]:
        """The results, when all of them are there; raises LaunchFailed."""
        try:
            outputs = self._loaded.execute_sharded(list(arguments))
            results = [one for (one,) in outputs.disassemble_into_single_device_arrays()]
            for result in results:
                result.block_until_ready()
        except self._failure as error:
            raise LaunchFailed(f"XLA fails: {_line(error)}") from error
        return results

    def enter(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """The same: nothing is prepared."""
        return arguments

    def work(self) -> Mapping[str, float]:
        """XLA's own count of one execution's `flops`, `transcendentals` and `bytes accessed`."""
        found = self._loaded.cost_analysis()
        return {key: float(found.get(key, 0.0)) for key in WORK}


WORK = ("flops", "transcendentals", "bytes accessed")


class _Abstract:
    """What jaxlib wants to know of an array that it is given (jax's `ShapedArray`)."""

    weak_type = False

    def __init__(self, array: Array) -> None:
        self.shape = array.shape
        self.dtype = array.dtype
        self.ndim = array.ndim
        self.size = array.size


def _sharding(xla: Any, device: Any) -> Any:
    """All of an array on one device; jax subclasses jaxlib's class in the same way."""

    class Sharding(xla.SingleDeviceSharding):
        memory_kind = None

        def _to_xla_hlo_sharding(self, dimensions: int) -> Any:
            del dimensions
            return xla.HloSharding.replicate()

    return Sharding(device)


def _xla_client() -> Any:
    try:
        return importlib.import_module("jaxlib.xla_client")
    except ImportError as error:
        raise ConfigError(
            f"the xla device needs jaxlib ({_line(error)}); pip install 'gevo-gpu[mlir]'"
        ) from error


def _cpu(xla: Any) -> Any:
    """A client that executes in the thread that asks for it."""
    return xla.make_cpu_client(asynchronous=False)


def _cuda() -> Any:
    """The client of jax's CUDA plug-in."""
    fix = "pip install 'jax[cuda13]' (or cuda12) of jaxlib's version"
    # Every worker process has a client; each would take most of the GPU's memory.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        backend = importlib.import_module("jax.extend.backend")
    except ImportError as error:
        raise ConfigError(f"xla:cuda needs jax and its CUDA plug-in: {fix}") from error
    try:
        return backend.get_backend(CUDA)
    except RuntimeError as error:
        raise ConfigError(f"xla:cuda: jax finds no GPU ({_line(error)}); {fix}") from error


def _line(error: Exception) -> str:
    """The first line of what it says, of bounded length."""
    first = str(error).strip().splitlines()[:1]
    return first[0][:300] if first else type(error).__name__
