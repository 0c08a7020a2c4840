"""A driver for Triton that launches nothing: it writes down what would be launched, and on what.

Triton compiles for a GPU that it is told of, with the ptxas that it brings; it asks its driver for
that GPU, and hands every launch to the driver. So neither a GPU nor torch is needed.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from gevo.errors import ConfigError
from gevo.integrations.arrays import given

INSTALL = "pip install 'gevo-gpu[triton]'"
_MOST_SHARED = 232448
"""Bytes of shared memory of a block that Triton may use: the most that any GPU has (sm_90)."""


@dataclass(frozen=True)
class Recorded:
    """One launch.

    Attributes:
        source: Triton's `ASTSource`: signature, constants and attributes of the parameters.
        metadata: Triton's metadata of the compiled kernel.
        texts: What Triton made of it, by stage: `llir`, `ptx`, …
        grid: Programs in x, y, z.
        arguments: By parameter, as they were passed.
    """

    source: Any
    metadata: Any
    texts: Mapping[str, Any]
    grid: tuple[int, int, int]
    arguments: Mapping[str, Any]


def load() -> Any:
    """The package; raises ConfigError where it is not installed."""
    try:
        return importlib.import_module("triton")
    except ImportError as reason:
        raise ConfigError(f"Triton is not installed ({reason}): {INSTALL}") from reason


@contextmanager
def recording(target: str, note: Callable[[Recorded], None]) -> Generator[None]:
    """Within it Triton compiles for `target` (`sm_80`), and launches are told to `note`.

    Raises:
        ConfigError: Triton is not installed, or the target is none.
    """
    load()
    if not (number := target.removeprefix("sm_")).isdigit():
        raise ConfigError(f"target {target!r}: no GPU architecture; give one such as sm_80")
    jit: Any = importlib.import_module("triton.runtime.jit")
    tuner: Any = importlib.import_module("triton.runtime.autotuner")
    current: Any = importlib.import_module("triton.runtime.driver").driver
    compilers: Any = importlib.import_module("triton.backends.compiler")
    kernels: Any = importlib.import_module("triton.compiler.compiler").CompiledKernel
    before = current._active
    plain, tuned, loaded = jit.JITFunction.run, tuner.Autotuner.run, kernels._init_handles
    current.set_active(_Driver(compilers.GPUTarget("cuda", int(number), 32), note))
    jit.JITFunction.run = _taking_arrays(plain)
    tuner.Autotuner.run = _untimed(tuned)
    kernels._init_handles = _with_texts(loaded)
    try:
        yield
    finally:
        jit.JITFunction.run, tuner.Autotuner.run = plain, tuned
        kernels._init_handles = loaded
        current.set_active(before)


def _with_texts(load: Callable[..., None]) -> Callable[..., None]:
    """Hands a kernel's texts to its launcher, which Triton's drivers are not given."""

    def loading(self: Any) -> None:
        load(self)
        if isinstance(self._run, _Launcher):
            self._run.texts = self.asm

    return loading


def _taking_arrays(run: Callable[..., Any]) -> Callable[..., Any]:
    """Takes numpy's arrays, too, of which Triton knows nothing."""

    def running(self: Any, *args: Any, **keywords: Any) -> Any:
        return run(self, *map(given, args), **{k: given(v) for k, v in keywords.items()})

    return running


def _untimed(run: Callable[..., Any]) -> Callable[..., Any]:
    """An autotuner with one configuration, its first that is not pruned: nothing is timed here."""

    def running(self: Any, *args: Any, **keywords: Any) -> Any:
        configs, cache = self.configs, dict(self.cache)
        self.nargs = dict(zip(self.arg_names, args, strict=False))
        self.configs = list(self.prune_configs(keywords))[:1]
        try:
            return run(self, *args, **keywords)
        finally:
            self.configs, self.cache = configs, cache

    return running


class _Driver:
    """What Triton asks of a driver."""

    def __init__(self, target: Any, note: Callable[[Recorded], None]) -> None:
        self._target = target
        self._note = note
        self.utils = _Utils()

    def get_current_target(self) -> Any:
        return self._target

    def get_current_device(self) -> str:
        """Kernels are cached by it: what is compiled here is not taken for a GPU's."""
        return f"gevo:{self._target.arch}"

    def get_current_stream(self, device: Any) -> int:
        del device
        return 0

    def get_active_torch_device(self) -> Any:
        """Where programs put their tensors: the CPU."""
        torch: Any = importlib.import_module("torch")
        return torch.device("cpu")

    def launcher_cls(self, source: Any, metadata: Any) -> _Launcher:
        """What launches a kernel, by Triton's name for it."""
        return _Launcher(source, metadata, self._note)


@dataclass
class _Launcher:
    """Tells of the launches of a kernel; see `Recorded` for what it holds."""

    source: Any
    metadata: Any
    note: Callable[[Recorded], None]
    texts: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def __call__(self, x: int, y: int, z: int, *more: Any) -> None:
        # Stream, function, metadata twice and two hooks stand before the arguments.
        values = (given(value) for value in more[6:])
        arguments = dict(zip(self.source.signature, values, strict=True))
        self.note(Recorded(self.source, self.metadata, self.texts, (x, y, z), arguments))


class _Utils:
    """What Triton asks of a driver about a GPU."""

    def get_device_properties(self, device: Any) -> dict[str, int]:
        del device
        return {
            "max_shared_mem": _MOST_SHARED,
            "multiprocessor_count": 132,
            "warpSize": 32,
            "max_num_regs": 65536,
        }

    def load_binary(self, *_: Any) -> tuple[None, None, int, int, int]:
        """No module and no function; some registers, no spills; threads of a block."""
        return None, None, 32, 0, 1024
