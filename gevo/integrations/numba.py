"""Numba kernels become workloads, and winners go back to where kernels are launched.

    from gevo.integrations.numba import capture

    capture(scale, x, y, grid=4, block=256)        # writes scale/scale.toml, scale/scale.ptx

and then `gevo evolve scale/scale.ptx`. No GPU is needed: numba-cuda compiles for a GPU that it is
told of, and arrays are numpy's.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gevo.errors import ConfigError, ProgramError, WorkloadError
from gevo.integrations.folder import Captured, made, write
from gevo.integrations.launch import (
    Argument,
    Fixed,
    Held,
    Plain,
    Recording,
    Told,
    What,
    given,
    number,
    placed,
    span,
    three,
)
from gevo.records.files import write_output

__all__ = ["Captured", "arguments", "capture"]

INSTALL = "pip install 'gevo-gpu[numba]'"
TARGET = "sm_80"
_ENTRY = re.compile(r"\.entry\s+([\w$.]+)")
_OUTSIDE = re.compile(r"\.extern\s+\.func\s+(?:\([^)]*\)\s*)?([\w$]+)")
_KNOWN = frozenset(("vprintf", "__assertfail", "malloc", "free", "__nv_printf"))
"""Functions of the GPU's own runtime."""
_OPTIONS = ("fastmath", "opt", "launch_bounds")
"""Options of `numba.cuda.jit` that the compiler takes."""


def capture(
    kernel: Any,
    *args: Any,
    grid: int | tuple[int, ...],
    block: int | tuple[int, ...],
    shared: int = 0,
    folder: str | Path | None = None,
    target: str = TARGET,
    keep: Sequence[str] = (),
) -> Captured:
    """Compile a Numba kernel as a launch would, and write a workload that launches it.

    Args:
        kernel: A function under `numba.cuda.jit`.
        args: Its arguments: numpy's arrays, numbers, tuples of numbers.
        grid: Blocks, as in the brackets of a launch.
        block: Threads of a block, likewise.
        shared: Bytes of dynamic shared memory.
        folder: Folder to write; None for one that is named after the kernel.
        target: The GPU to compile for, as `sm_80`.
        keep: Arrays whose contents stay what they are; those of others are drawn anew, like them.

    Returns:
        The kernel's file and the spec's.

    Raises:
        ConfigError: numba-cuda is not installed, the target is none, or a file cannot be written.
        WorkloadError: The launch cannot be made a workload; the message says why.
        ProgramError: Numba does not compile the kernel, or gevo does not read what it made of it.
    """
    function = getattr(kernel, "py_func", None)
    if function is None:
        raise WorkloadError(f"{kernel!r} is no function under numba.cuda.jit")
    names = [*function.__code__.co_varnames[: function.__code__.co_argcount]]
    if len(names) != len(args):
        raise WorkloadError(
            f"{function.__name__}: takes {len(names)} arguments, {len(args)} given"
        )
    hosts = [_host(value) for value in args]
    text = compiled(kernel, hosts, target)
    name = re.sub(r"\W", "_", function.__name__)
    place = made(Path(folder) if folder is not None else Path(name))
    path = place / f"{name}.ptx"
    write_output(path, text.encode())
    recording = _recording(dict(zip(names, hosts, strict=True)), three(grid), three(block))
    about = f"A launch of {function.__module__}.{function.__name__}, compiled for {target}."
    named = replace(recording, kernel=name, shared=shared)
    return write([named], path, about, keep).checked()


def arguments(*args: Any) -> list[Any]:
    """A kernel's arguments as its PTX takes them, for those who launch that by themselves.

    Args:
        args: Arrays on a GPU (what has `__cuda_array_interface__`), and numpy's or Python's
            numbers, which are passed on.

    Returns:
        For each array seven numbers and more: two zeros, the number of elements, bytes of one,
        the address, extents, and strides in bytes.

    Raises:
        WorkloadError: An argument is neither.
    """
    found: list[Any] = []
    for value in args:
        told: Any = getattr(value, "__cuda_array_interface__", None)
        if told is None:
            if not isinstance(value, int | float | bool | np.generic):
                raise WorkloadError(f"an argument is a {type(value).__name__}, no array on a GPU")
            found.append(value)
            continue
        shape, size = tuple(told["shape"]), np.dtype(told["typestr"]).itemsize
        strides = told.get("strides") or _contiguous(shape, size)
        words = (0, 0, int(np.prod(shape)), size, told["data"][0], *shape, *strides)
        found += [np.uint64(one) for one in words]
    return found


def _contiguous(shape: Sequence[int], size: int) -> list[int]:
    return [size * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]


def _host(value: Any) -> Any:
    """An argument in the memory of this machine."""
    return value.copy_to_host() if hasattr(value, "copy_to_host") else value


def compiled(kernel: Any, args: Sequence[Any], target: str) -> str:
    """The PTX that Numba makes of a kernel for arguments of such types.

    Numba's name for the kernel says all its types; here it has that of its function.

    Args:
        kernel: A function under `numba.cuda.jit`.
        args: Arguments as for a launch, in the memory of this machine.
        target: The GPU to compile for, as `sm_80`.

    Raises:
        ConfigError: numba-cuda is not installed, or the target is none.
        ProgramError: Numba does not compile it.
    """
    try:
        numba: Any = importlib.import_module("numba")
        cuda: Any = importlib.import_module("numba.cuda")
    except ImportError as reason:
        raise ConfigError(f"numba-cuda is not installed ({reason}): {INSTALL}") from reason
    digits = target.removeprefix("sm_")
    if not digits.isdecimal() or len(digits) < 2:
        raise ConfigError(f"target {target!r}: no GPU architecture; give one such as sm_80")
    signature = numba.types.void(*map(numba.typeof, args))
    chosen = {n: v for n, v in kernel.targetoptions.items() if n in _OPTIONS and v}
    capability = int(digits[:-1]), int(digits[-1])
    try:
        with _device(capability):
            text, _ = cuda.compile_ptx(
                kernel.py_func, signature, cc=capability, lineinfo=True, **chosen
            )
    except Exception as reason:  # of the compiler's many kinds
        lines = [line.strip() for line in str(reason).splitlines() if line.strip()]
        said = "; ".join(lines[:3])
        raise ProgramError(f"Numba does not compile {kernel.py_func.__name__}: {said}") from reason
    entry = _ENTRY.search(text)
    if entry is None:
        raise ProgramError(f"there is no kernel in what Numba made of {kernel.py_func.__name__}")
    if missing := [name for name in _OUTSIDE.findall(text) if name not in _KNOWN]:
        raise ProgramError(
            f"{kernel.py_func.__name__}: calls {missing[0]}, which Numba links in when it "
            "launches (arithmetic of float16, or link=…); gevo cannot capture such a kernel"
        )
    return text.replace(entry[1], re.sub(r"\W", "_", kernel.py_func.__name__))


@contextmanager
def _device(capability: tuple[int, int]) -> Generator[None]:
    """Within it Numba, which asks a driver where functions call others, finds such a GPU."""
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def _recording(
    args: dict[str, Any], grid: tuple[int, int, int], block: tuple[int, int, int]
) -> Recording:
    """A launch as every stack has it."""
    spans = {n: span(given(v)) for n, v in args.items() if isinstance(v, np.ndarray)}
    memory, places = placed(spans)
    taken: list[Argument] = []
    for name, value in args.items():
        if name in places:
            array = cast("NDArray[Any]", value)
            taken += _array(name, array, Held(name, *places[name]))
        else:
            taken += _numbers(name, value)
    threads = {f"threads_{axis}": n for axis, n in zip("xyz", block, strict=True)}
    return Recording("", grid, block, 0, taken, memory, constants=threads)


def _array(name: str, array: NDArray[Any], held: Held) -> Iterator[Argument]:
    """An array's parameters; those that follow from its shape say so where it is whole."""
    whole = array.flags.c_contiguous and held.offset == 0 and held.memory == name
    whole = whole and array.dtype.kind != "c"  # whose elements are two
    sign = 1 if whole else -1

    def told(what: What, axis: int, value: int) -> Told:
        return Told(f"{name}: {what} {axis}" if what is not What.COUNT else f"{name}: {what}",
                    held.memory, what, axis, sign * value)  # fmt: skip

    yield Fixed(f"{name}: no owner", 0)
    yield Fixed(f"{name}: no parent", 0)
    yield told(What.COUNT, 0, array.size)
    yield Fixed(f"{name}: bytes of an element", array.itemsize)
    yield held
    for axis, extent in enumerate(array.shape):
        yield told(What.EXTENT, axis, extent)
    for axis, stride in enumerate(array.strides):
        yield told(What.STRIDE, axis, stride)


def _numbers(name: str, value: Any) -> Iterator[Plain]:
    if isinstance(value, tuple):
        for place, one in enumerate(cast("tuple[Any, ...]", value)):
            yield from _numbers(f"{name}_{place}", one)
    elif (found := number(name, value)) is not None:
        yield found
    else:
        kind = type(value).__name__
        raise WorkloadError(
            f"argument {name!r} is a {kind}; arrays, numbers and tuples of numbers can be passed"
        )
