"""IREE, behind the same device as XLA: another compiler's opinion of a program.

All calls of IREE's packages are in this file. The code runs in the thread that asks for it.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from gevo.device.xla.backend import CPU, CUDA, DeviceArray
from gevo.device.xla.device import XlaDevice
from gevo.errors import CompileFailed, ConfigError, LaunchFailed
from gevo.workload.case import Array


@dataclass(frozen=True)
class _Target:
    """A device of IREE's: back end and options of the compiler, driver of the runtime."""

    backend: str
    options: tuple[str, ...]
    driver: str


_TARGETS = {
    CPU: _Target("llvm-cpu", ("--iree-llvmcpu-target-cpu=host",), "local-sync"),
    # PTX for the oldest GPU with bf16; drivers compile it for newer ones.
    CUDA: _Target("cuda", ("--iree-cuda-target=sm_80",), "cuda"),
}


class IreeClient:
    """IREE's compiler and runtime for this processor or a GPU; implements `Backend`.

    Args:
        platform: `cpu` or `cuda`.

    Attributes:
        kind: The device's name, as `cpu` or `gpu`.

    Raises:
        ConfigError: One of them is missing, or there is no such GPU.
    """

    word = "iree"

    def __init__(self, platform: str = CPU) -> None:
        try:
            self._compiler: Any = importlib.import_module("iree.compiler")
            self._runtime: Any = importlib.import_module("iree.runtime")
        except ImportError as error:
            raise ConfigError(
                f"the iree device needs IREE ({error}); pip install 'gevo-gpu[iree]'"
            ) from error
        self._target = _TARGETS[platform]
        self.kind = CPU if platform == CPU else "gpu"
        try:
            self._config = self._runtime.Config(self._target.driver)
        except (RuntimeError, ValueError) as error:
            raise ConfigError(
                f"iree:{platform}: IREE finds no such device ({_line(error)})"
            ) from error

    def versions(self) -> Mapping[str, str]:
        """Version and options of the compiler."""
        version = importlib.import_module("iree.compiler.version").VERSION
        return {"iree": str(version), "options": " ".join(self._target.options)}

    def compile(self, text: str, quickly: bool = False) -> IreeCode:
        """Compile a module, always in the same way; raises CompileFailed."""
        del quickly
        compiler, runtime = self._compiler, self._runtime
        try:
            code = compiler.compile_str(
                text,
                target_backends=[self._target.backend],
                input_type="stablehlo",
                extra_args=list(self._target.options),
            )
        except compiler.CompilerToolError as error:
            raise CompileFailed(f"IREE refuses the program: {_line(error)}") from error
        context = runtime.SystemContext(config=self._config)
        module = runtime.VmModule.copy_buffer(context.instance, code)
        context.add_vm_module(module)
        return IreeCode(context, context.modules[module.name]["main"])

    def put(self, array: Array) -> DeviceArray:
        """A copy of an array on the device."""
        return self._runtime.asdevicearray(self._config.device, np.array(array, order="C"))

    def fetch(self, array: DeviceArray) -> Array:
        """What an array on the device holds; may not be written."""
        return np.asarray(array.to_host())


class IreeCode:
    """A compiled module.

    Args:
        context: Keeps it alive.
        main: Its function @main.
    """

    def __init__(self, context: Any, main: Any) -> None:
        self._context = context
        self._main = main

    def run(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """The results, when all of them are there; raises LaunchFailed."""
        try:
            found: Any = self._main(*arguments)
        except RuntimeError as error:
            raise LaunchFailed(f"IREE fails: {_line(error)}") from error
        return list(cast("Sequence[Any]", found)) if isinstance(found, (list, tuple)) else [found]

    def enter(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """The same: nothing is prepared."""
        return arguments

    def work(self) -> Mapping[str, float]:
        """Nothing: IREE does not count."""
        return {}


def open_iree(choice: str) -> XlaDevice:
    """The device that `iree:<choice>` names: `cpu` (default) or `cuda`; raises ConfigError."""
    if choice not in ("", *_TARGETS):
        known = ", ".join(f"iree:{name}" for name in _TARGETS)
        raise ConfigError(f"no device 'iree:{choice}'; there are: {known}")
    return XlaDevice(IreeClient(choice or CPU))


def _line(error: Exception) -> str:
    """What a tool says is wrong, in one line of bounded length."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line]
    return (errors or lines or [type(error).__name__])[0][:300]
