"""From Triton and back: kernels become workloads, winners go into Triton's own compiler.

    capture(add, x, y, out, n, grid=(4,), BLOCK=256)       # writes add/add.toml, add/add.ptx, …

and then `gevo evolve add/add.ptx`. Neither a GPU nor torch is needed: arrays are numpy's, or
torch's on any device.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import numpy as np

from gevo.deploy.triton import DATABASE, NOTE_SUFFIX, same, winners
from gevo.errors import ConfigError, WorkloadError
from gevo.integrations.folder import Captured, made, write
from gevo.integrations.launch import (
    Argument,
    Array,
    Held,
    Plain,
    Recording,
    array,
    given,
    placed,
    span,
)
from gevo.integrations.triton_driver import (
    Recorded,
    identity,
    load,
    plain,
    recording,
    source_digest,
)
from gevo.records.files import write_output


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


__all__ = ["Array", "Captured", "array", "capture", "capturing", "tuned"]

TARGET = "sm_80"
"""Compiled for this GPU unless another is named: what newer ones have (`wgmma`, TMA, `mbarrier`)
gevo does not read."""


def capture(
    kernel: Any,
    *args: Any,
    grid: tuple[int, ...] | Callable[[Mapping[str, Any]], tuple[int, ...]],
    folder: str | Path | None = None,
    target: str = TARGET,
    keep: Sequence[str] = (),
    **meta: Any,
) -> Captured:
    """Compile a Triton kernel as a launch would, and write a workload that launches it.

    Args:
        kernel: A function under `triton.jit`, also with `autotune` (its first configuration is
            taken) or `heuristics`.
        args: Its arguments: numpy's arrays, torch's tensors, `array(…)` for bfloat16 and
            eight-bit floats, numbers.
        grid: Programs, as between the brackets of a launch.
        folder: Folder to write; None for one that is named after the kernel.
        target: The GPU to compile for, as `sm_80`.
        keep: Arrays whose contents stay what they are; those of others are drawn anew, like them.
        meta: Further arguments by name, compile-time ones and options such as `num_warps`. For a
            kernel with a parameter called `folder`, `target` or `keep` use `capturing`.

    Returns:
        The kernel's file and the spec's.

    Raises:
        ConfigError: Triton is not installed, or a file cannot be written.
        WorkloadError: The launch cannot be made a workload; the message says why.
        ProgramError: gevo does not read what Triton made of it.
    """
    clash = {"folder", "target", "keep", "grid"} & set(getattr(kernel, "arg_names", ()))
    if clash:
        raise WorkloadError(
            f"the kernel has a parameter {min(clash)!r}, which means something else to capture(): "
            "launch it as usual within 'with capturing(folder):'"
        )
    with capturing(folder, target=target, keep=keep) as found:
        kernel[grid](*args, **meta)
    return found[0]


@contextmanager
def capturing(
    folder: str | Path | None = None, *, target: str = TARGET, keep: Sequence[str] = ()
) -> Generator[list[Captured]]:
    """Record every launch of a Triton kernel that the code within makes, and execute none.

    Arrays keep what they hold, so code must not depend on what a kernel would have written.
    Launches of the same compiled kernel become cases of one workload: the first is what a search
    sees, the others are held out.

    Args:
        folder: Folder to write; several kernels get a folder each in it. None for one that is
            named after the kernel.
        target: As for `capture`.
        keep: As for `capture`.

    Yields:
        A list that holds, once the code is done, a workload for each compiled kernel.

    Raises:
        As `capture`; WorkloadError also where nothing was launched.
    """
    recorded: list[Recorded] = []
    found: list[Captured] = []
    with recording(target, recorded.append):
        yield found
    groups: dict[str, list[Recorded]] = {}
    for one in recorded:
        groups.setdefault(one.texts["ptx"], []).append(one)
    if not groups:
        raise WorkloadError("no Triton kernel was launched")
    for number, group in enumerate(groups.values()):
        name = group[0].metadata.name
        place = Path(folder) if folder is not None else Path(name)
        if len(groups) > 1:
            place = place / (name if number == 0 else f"{name}-{number}")
        found.append(_written(group, place, name, keep))


def _written(
    launches: Sequence[Recorded], folder: Path, name: str, keep: Sequence[str]
) -> Captured:
    """A folder with a kernel, its spec, and what it takes to bring a winner back."""
    first = launches[0]
    kernel = made(folder) / f"{name}.ptx"
    for kind in ("ptx", "llir"):
        write_output(folder / f"{name}.{kind}", first.texts[kind].encode())
    note = json.dumps(_identity(first), indent=1, sort_keys=True) + "\n"
    write_output(kernel.with_suffix(NOTE_SUFFIX), note.encode())
    recordings = [_recording(one) for one in launches]
    return write(recordings, kernel, _about(first), keep).checked()


def _identity(launch: Recorded) -> dict[str, Any]:
    source, metadata = launch.source, launch.metadata
    target = metadata.target
    return identity(source.fn, source.signature, source.constants, source.attrs, metadata, target)


def _about(launch: Recorded) -> str:
    metadata = launch.metadata
    constants = [
        f"{list(launch.source.signature)[path[0]]} = {plain(v)}"
        for path, v in launch.source.constants.items()
    ]
    return (
        f"A launch of {launch.source.fn.module}.{metadata.name}, which Triton "
        f"{load().__version__} compiled for sm_{metadata.target.arch} with "
        f"{', '.join([f'num_warps = {metadata.num_warps}', *constants])}."
    )


def _recording(launch: Recorded) -> Recording:
    """A launch as every stack has it."""
    metadata = launch.metadata
    if metadata.num_ctas != 1:
        raise WorkloadError(
            f"{metadata.name}: is launched in clusters (num_ctas = {metadata.num_ctas}), which "
            "simt does not run; capture it with num_ctas = 1"
        )
    spans: dict[str, Any] = {}
    numbers: dict[str, int | float] = {}
    order: list[str] = []
    for name, type_, passed in _parameters(launch):
        order.append(name)
        if type_[0] == "*":
            spans[name] = span(passed)
        else:
            numbers[name] = float(passed) if "f" in type_ else int(passed)
    memory, places = placed(spans)
    arguments: list[Argument] = [
        Held(name, *places[name]) if name in places else Plain(name, numbers[name])
        for name in order
    ]
    scratch = _scratch(launch, len(arguments))
    memory |= scratch
    arguments += [Held(name, name) for name in scratch]
    return Recording(
        kernel=metadata.name,
        grid=launch.grid,
        block=(32 * metadata.num_warps, 1, 1),
        shared=metadata.shared,
        arguments=arguments,
        memory=memory,
        scratch=frozenset(scratch),
        divisible=dict(_divisible(launch)),
        constants=_constants(launch),
    )


def _parameters(launch: Recorded) -> Iterator[tuple[str, str, Any]]:
    """Name, type and value of what the compiled kernel is passed; tuples are taken apart."""
    for name, type_ in launch.source.signature.items():
        yield from _flat(name, type_, launch.arguments[name])


def _flat(name: str, type_: Any, given: Any) -> Iterator[tuple[str, str, Any]]:
    if isinstance(type_, list | tuple):
        for number, (kind, value) in enumerate(zip(type_, given, strict=True)):  # pyright: ignore
            yield from _flat(f"{name}_{number}", kind, value)
    elif type_.startswith("tensordesc"):
        yield from _descriptor(name, type_, given)
    elif type_ != "constexpr":
        yield name, type_, given


def _descriptor(name: str, type_: str, given: Any) -> Iterator[tuple[str, str, Any]]:
    """A tensor descriptor, where Triton has made pointers and numbers of it (before sm_90)."""
    module: Any = importlib.import_module("triton.backends.driver")
    kinds = module.expand_signature([type_], None, "nvTmaDesc")
    values = module.decompose_descriptor(given)
    for number, (kind, value) in enumerate(zip(kinds, values, strict=True)):
        yield f"{name}_{number}" if number else name, kind, value


def _scratch(launch: Recorded, passed: int) -> dict[str, Any]:
    """Memory that Triton's launcher allocates: pointers behind the arguments."""
    metadata = launch.metadata
    head = launch.texts["ptx"].split(".entry", 1)[1].split(")", 1)[0]
    programs = launch.grid[0] * launch.grid[1] * launch.grid[2]
    sizes = {"global_scratch": metadata.global_scratch_size,
             "profile_scratch": metadata.profile_scratch_size}  # fmt: skip
    missing = head.count(".param") - passed
    if not 0 <= missing <= len(sizes):
        raise WorkloadError(
            f"{metadata.name}: takes {head.count('.param')} parameters, {passed} were passed: "
            "gevo does not know this Triton's way to launch"
        )
    chosen = list(sizes.items())[:missing]
    return {n: np.zeros(max(16, size * programs), np.uint8) for n, size in chosen}


def _divisible(launch: Recorded) -> Iterator[tuple[str, int]]:
    """Parameters whose value, or address, is known to be a multiple of something."""
    names = list(launch.source.signature)
    for path, attributes in launch.source.attrs.items():
        for kind, value in attributes:
            if kind == "tt.divisibility":
                yield "_".join((names[path[0]], *map(str, path[1:]))), int(value)


def _constants(launch: Recorded) -> dict[str, int]:
    names = list(launch.source.signature)
    found = launch.source.constants.items()
    return {names[path[0]]: v for path, v in found if type(v) is int and len(path) == 1}
