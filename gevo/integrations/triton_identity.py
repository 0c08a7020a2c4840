"""What a compiled Triton kernel depends on, in a form that files can hold and runs can compare."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from gevo.integrations.triton_driver import load

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
