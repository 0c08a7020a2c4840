"""Triton kernels that run a winner where it was made for the launch, and themselves elsewhere."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from gevo.deploy.triton import DATABASE, same, winners
from gevo.errors import ConfigError
from gevo.integrations.arrays import given
from gevo.integrations.triton_driver import load
from gevo.integrations.triton_identity import identity, source_digest


def tuned(kernel: Any, database: str | Path = DATABASE) -> Any:
    """Make a kernel run winners of `gevo apply --triton`, from now on.

    A winner stands in where the kernel's source, types, constants and options, what is known of
    its arguments, the GPU and Triton's version are those that it was made for. Elsewhere the
    kernel is what it was. Triton compiles a winner as its option `ir_override` says.

    Args:
        kernel: A function under `triton.jit`, also with `autotune` or `heuristics`.
        database: The file that `gevo apply --triton` has written.

    Returns:
        The same kernel.

    Raises:
        ConfigError: Triton is not installed, the database cannot be read, a winner's file is
            missing, or no winner is of this kernel.
    """
    load()
    path = Path(database)
    function = kernel
    while not hasattr(function, "create_binder") and hasattr(function, "fn"):
        function = function.fn
    if not hasattr(function, "create_binder"):
        raise ConfigError(f"tuned: {kernel!r} is no kernel of Triton's")
    source = source_digest(function)
    entries = winners(path)
    mine = [one for one in entries if one["name"] == function.__name__ and one["source"] == source]
    if not mine:
        there = ", ".join(sorted({one["name"] for one in entries})) or "none"
        changed = any(one["name"] == function.__name__ for one in entries)
        why = "of another source of it" if changed else f"of other kernels ({there})"
        raise ConfigError(f"{path}: holds winners {why}, none of {function.__name__} as it is now")
    for one in mine:
        if not (path.parent / one["ptx"]).is_file():
            raise ConfigError(f"{path}: {one['ptx']} is missing beside it")
    function.run = _choosing(function, mine, path.parent.resolve())
    return kernel


def _choosing(
    function: Any, entries: Sequence[Mapping[str, Any]], folder: Path
) -> Callable[..., Any]:
    """What launches the kernel: with a winner where one fits."""
    known: dict[str, str] = {}

    def run(*args: Any, grid: Any, warmup: bool, **keywords: Any) -> Any:
        if keywords.get("ir_override") is None and (
            found := _winner(function, entries, folder, args, keywords, known)
        ):
            keywords["ir_override"] = found
        kind = cast("Any", type(function))
        return kind.run(function, *args, grid=grid, warmup=warmup, **keywords)

    return run


def _winner(
    function: Any,
    entries: Sequence[Mapping[str, Any]],
    folder: Path,
    args: Sequence[Any],
    keywords: Mapping[str, Any],
    known: dict[str, str],
) -> str:
    """The file of the winner for a launch; empty where there is none."""
    driver: Any = importlib.import_module("triton.runtime.driver").driver
    device = driver.active.get_current_device()
    _, _, target, backend, binder = function.device_caches[device]
    given_names = {name: given(value) for name, value in keywords.items()}
    bound, specialization, options = binder(*map(given, args), **given_names)
    key = f"{device} {specialization} {options}"
    if key not in known:
        parsed, signature, constants, attributes = function._pack_args(
            backend, {**keywords}, bound, specialization, options
        )
        own = identity(function, signature, constants, attributes, parsed, target)
        fitting = (one for one in entries if same(one, own))
        known[key] = next((str(folder / one["ptx"]) for one in fitting), "")
    return known[key]
