"""A driver for Triton that launches nothing: it writes down what would be launched, and on what.

Triton compiles for a GPU that it is told of, with the ptxas that it brings; it asks its driver for
that GPU, and hands every launch to the driver. So neither a GPU nor torch is needed.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from gevo.errors import ConfigError
from gevo.integrations.launch import given

_OPTIONS = ("num_warps", "num_ctas", "num_stages", "maxnreg", "enable_fp_fusion")


def identity(
    function: Any,
    signature: Mapping[str, Any],
    constants: Mapping[tuple[int, ...], Any],
    attributes: Mapping[tuple[int, ...], Any],
    options: Any,
    target: Any,
) -> dict[str, Any]:
    """The kernel, its source, types, constants and options, the GPU, and Triton's version.

    Args:
        function: Triton's `JITFunction`.
        signature: Type of each parameter.
        constants: Compile-time arguments, by place.
        attributes: What is known of the others, such as that 16 divides them, likewise.
        options: Holds those of the compilation.
        target: Triton's `GPUTarget`.
    """
    return {
        "name": function.__name__,
        "source": source_digest(function),
        "signature": {name: plain(type_) for name, type_ in signature.items()},
        "constants": {_place(path): plain(value) for path, value in constants.items()},
        "attributes": {_place(path): plain(value) for path, value in attributes.items() if value},
        "options": {name: plain(getattr(options, name, None)) for name in _OPTIONS},
        "target": f"sm_{target.arch}",
        "triton": load().__version__,
    }


def source_digest(function: Any) -> str:
    """SHA-256 over a function's source, what it calls, and the constants that it names."""
    parts = sorted(set(_sources(function, set())))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _sources(function: Any, seen: set[int]) -> Iterator[str]:
    if id(function) in seen:
        return
    seen.add(id(function))
    yield function.src
    code = function.fn.__code__
    scope = {**function.fn.__globals__}
    for name, cell in zip(code.co_freevars, function.fn.__closure__ or (), strict=True):
        scope[name] = cell.cell_contents
    names = (*code.co_names, *code.co_freevars)
    modules = [scope[n] for n in names if isinstance(scope.get(n), ModuleType)]
    used = [(name, scope[name]) for name in names if name in scope]
    for module in modules:
        if module.__name__.partition(".")[0] != "triton":  # its version is compared
            used += [(name, getattr(module, name)) for name in names if hasattr(module, name)]
    for name, value in used:
        if hasattr(value, "cache_key") and hasattr(value, "src"):
            if not value.module.startswith("triton."):
                yield from _sources(value, seen)
        elif hasattr(value, "value") and type(value).__name__ == "constexpr":
            yield f"{name}={value.value!r}"
        elif isinstance(value, int | float | str | bool):
            yield f"{name}={value!r}"


def _place(path: tuple[int, ...]) -> str:
    return ".".join(map(str, path))


def plain(value: Any) -> Any:
    """As JSON has it; what it lacks (types, functions) by its text."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]  # pyright: ignore[reportUnknownVariableType]
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if hasattr(value, "cache_key") and hasattr(value, "src"):
        return source_digest(value)
    return str(value)


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
    if not (number := target.removeprefix("sm_")).isdecimal():
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
