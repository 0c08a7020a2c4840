"""A launch that has been recorded, whatever recorded it: a kernel, its geometry, its arguments."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gevo.errors import WorkloadError


@dataclass(frozen=True, eq=False)
class Held:
    """An argument that is an address.

    Attributes:
        name: Of the parameter.
        memory: Which array it points into; parameters that share memory share that.
        offset: Of the address, in elements.
    """

    name: str
    memory: str
    offset: int = 0


@dataclass(frozen=True)
class Plain:
    """An argument that is a number.

    Attributes:
        name: Of the parameter.
        value: The number.
    """

    name: str
    value: int | float


class What(StrEnum):
    """What is told of an array."""

    EXTENT = "extent"
    COUNT = "count"
    STRIDE = "stride"


@dataclass(frozen=True)
class Told:
    """An argument that is a number and follows from an array.

    Attributes:
        name: Of the parameter.
        memory: The array.
        what: Its extent along an axis, the number of its elements, or the distance in bytes
            between neighbours along an axis.
        axis: That axis.
        value: The number, where the array does not lie contiguous.
    """

    name: str
    memory: str
    what: What
    axis: int
    value: int


@dataclass(frozen=True)
class Fixed:
    """An argument that is always the same number."""

    name: str
    value: int


@dataclass(frozen=True)
class Bytes:
    """An argument that is a struct, without addresses in it: always the same bytes."""

    name: str
    data: bytes


Argument = Held | Plain | Told | Fixed | Bytes


@dataclass(frozen=True, eq=False)
class Recording:
    """A launch, ready to become a case of a workload.

    Attributes:
        kernel: Its name in the PTX.
        grid: Blocks in x, y, z.
        block: Threads in x, y, z.
        shared: Bytes of dynamic shared memory.
        arguments: One for each parameter of the PTX.
        memory: What the arrays held, by name.
        scratch: Names of arrays whose contents are nobody's.
        divisible: By parameter what its value, or its address in bytes, is a multiple of.
        constants: Compile-time arguments that are integers, and threads along each axis where
            kernels count with them.
        symbols: By array which variable of the module it is, where it is no argument.
        cooperative: Whether its blocks may wait for one another.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared: int
    arguments: Sequence[Argument]
    memory: Mapping[str, NDArray[Any]]
    scratch: frozenset[str] = frozenset()
    divisible: Mapping[str, int] = field(default_factory=dict[str, int])
    constants: Mapping[str, int] = field(default_factory=dict[str, int])
    symbols: Mapping[str, str] = field(default_factory=dict[str, str])
    cooperative: bool = False

    @property
    def integers(self) -> dict[str, int]:
        """Integer arguments by name."""
        plain = (a for a in self.arguments if isinstance(a, Plain))
        return {a.name: a.value for a in plain if isinstance(a.value, int)}

    @property
    def floats(self) -> dict[str, float]:
        """The other numbers."""
        plain = (a for a in self.arguments if isinstance(a, Plain))
        return {a.name: a.value for a in plain if isinstance(a.value, float)}


def three(extents: int | Sequence[int]) -> tuple[int, int, int]:
    """Extents along x, y and z, where one to three are given; raises WorkloadError."""
    given = (extents,) if isinstance(extents, int) else tuple(extents)
    if not 1 <= len(given) <= 3 or not all(n > 0 for n in given):
        raise WorkloadError(f"{extents!r} are no blocks or threads: one to three positive numbers")
    x, y, z = (*given, 1, 1)[:3]
    return x, y, z


def number(name: str, value: object) -> Plain | None:
    """An argument that is a number of Python's or numpy's; None for others."""
    if isinstance(value, bool | int):
        return Plain(name, int(value))
    if isinstance(value, float):
        return Plain(name, value)
    plain = cast("object", value.item()) if isinstance(value, np.generic) else None
    return number(name, plain) if isinstance(plain, bool | int | float) else None


_HELD: dict[str, Any] = {
    "bfloat16": np.uint16, "float8_e5m2": np.uint8, "float8_e4m3fn": np.uint8,
    "float8_e4m3fnuz": np.uint8, "float8_e5m2fnuz": np.uint8, "fp8e5": np.uint8,
    "fp8e4nv": np.uint8, "fp8e4b15": np.uint8, "bf16": np.uint16, "bool": np.uint8,
}  # fmt: skip
"""Types that numpy lacks, or that a workload holds as another one: what holds their bits."""


class _Type(str):
    """A type's name that knows how large its elements are."""

    @property
    def itemsize(self) -> int:
        """Bytes of an element."""
        bits = re.search(r"\d+", self)
        return int(bits[0]) // 8 if bits else 1


@dataclass(frozen=True, eq=False)
class Array:
    """An array in memory, with a type that numpy may not have.

    Attributes:
        data: Its elements, or their bits.
        dtype: Name of their type: `float32`, `bfloat16`, `float8_e5m2`, …
    """

    data: NDArray[Any]
    dtype: str

    def __post_init__(self) -> None:
        """Give the type a size, as types of tensors have one."""
        object.__setattr__(self, "dtype", _Type(self.dtype))

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents."""
        return self.data.shape

    def data_ptr(self) -> int:
        """Its address, from which Triton learns its alignment."""
        return self.data.ctypes.data

    def stride(self, axis: int | None = None) -> Any:
        """Distance between neighbours along an axis, in elements; of all without one."""
        strides = tuple(one // self.data.itemsize for one in self.data.strides)
        return strides if axis is None else strides[axis]

    def numel(self) -> int:
        """Number of elements."""
        return self.data.size

    def zero_(self) -> Array:
        """Set to zero, as autotuners do."""
        self.data[...] = 0
        return self


def array(contents: Any, dtype: str = "") -> Array:
    """An array to pass to a kernel that is captured.

    Args:
        contents: What numpy makes an array of; bits, for a type that numpy lacks.
        dtype: Name of the type where it is not numpy's: `bfloat16`, `float8_e5m2`, …

    Raises:
        WorkloadError: The bits are not as wide as the type.
    """
    data = _aligned(np.asarray(contents))
    if dtype in _HELD and data.dtype.itemsize != np.dtype(_HELD[dtype]).itemsize:
        raise WorkloadError(
            f"{dtype}: give its bits as {np.dtype(_HELD[dtype])}, not {data.dtype}"
        )
    return Array(data, dtype or data.dtype.name)


def given(value: Any) -> Any:
    """An argument as Triton takes it: numpy's arrays as `Array`."""
    if not isinstance(value, np.ndarray):
        return value
    held = cast("NDArray[Any]", value)
    return Array(held, held.dtype.name)


def _aligned(data: NDArray[Any]) -> NDArray[Any]:
    """The same where it begins at a multiple of 256 bytes, as arrays do in a GPU's memory."""
    if data.ctypes.data % 256 == 0:
        return data
    room = np.empty(data.nbytes + 256, np.uint8)
    start = -room.ctypes.data % 256
    held = room[start : start + data.nbytes].view(data.dtype).reshape(data.shape)
    held[...] = data
    return held


@dataclass(frozen=True, eq=False)
class Span:
    """The memory that an array lies in, from its first element to its last.

    Attributes:
        start: Address of the first byte.
        data: Contents: of the array's shape where that is contiguous, else flat.
    """

    start: int
    data: NDArray[Any]

    @property
    def end(self) -> int:
        """Address behind the last byte."""
        return self.start + self.data.nbytes


def span(value: Any) -> Span:
    """Where an argument lies: an `Array`, or a tensor of torch's on any device.

    Raises:
        WorkloadError: It is neither, it has no elements, or a negative stride.
    """
    if isinstance(value, Array):
        data, address = _parts(value.data), value.data_ptr()
    elif hasattr(value, "untyped_storage"):
        return _tensor(value)
    else:
        raise WorkloadError(
            f"an argument is a {type(value).__name__}; give numpy's arrays, torch's tensors, or "
            "what gevo.integrations.triton.array makes"
        )
    if data.size == 0:
        raise WorkloadError("an argument is an array without elements")
    if data.flags.c_contiguous:
        return Span(address, np.array(data, copy=True))
    if min(data.strides) < 0:
        raise WorkloadError("an argument is an array with a negative stride")
    reach = sum((n - 1) * s for n, s in zip(data.shape, data.strides, strict=True))
    flat = np.lib.stride_tricks.as_strided(
        data, (reach // data.itemsize + 1,), (data.itemsize,), writeable=False
    )
    return Span(address, flat.copy())


def _parts(data: NDArray[Any]) -> NDArray[Any]:
    """Complex numbers as pairs along a further axis; raises WorkloadError for records and such."""
    if data.dtype.kind == "c":
        real = np.real(data)
        pairs, strides = (*data.shape, 2), (*data.strides, real.itemsize)
        return np.lib.stride_tricks.as_strided(real, pairs, strides, writeable=False)
    if data.dtype.kind not in "biuf" or data.itemsize > 8:
        raise WorkloadError(f"an argument is an array of {data.dtype}, which no workload can hold")
    return data


def _tensor(tensor: Any) -> Span:
    """Of a tensor of torch's; types that numpy lacks are held as bits."""
    if tensor.numel() == 0:
        raise WorkloadError("an argument is a tensor without elements")
    start = tensor.data_ptr()
    tensor = tensor.detach()
    if not tensor.is_contiguous():
        shape, strides = tuple(tensor.shape), tensor.stride()
        reach = sum((n - 1) * s for n, s in zip(shape, strides, strict=True)) + 1
        tensor = tensor.as_strided((reach,), (1,))
    tensor = tensor.cpu()
    kind = f"{tensor.dtype}".rpartition(".")[2]
    if kind in _HELD and kind != "bool":
        torch: Any = importlib.import_module("torch")
        tensor = tensor.view(torch.int16 if tensor.element_size() == 2 else torch.uint8)
        return Span(start, tensor.numpy().view(_HELD[kind]).copy())
    return Span(start, np.array(tensor.numpy(), copy=True))


def placed(
    spans: Mapping[str, Span],
) -> tuple[dict[str, NDArray[Any]], dict[str, tuple[str, int]]]:
    """Arrays of which none overlaps another, and where in them each argument begins.

    Args:
        spans: By parameter.

    Returns:
        Contents by name, and by parameter such a name and an offset in elements. An array is
        named after the first parameter that points into it.

    Raises:
        WorkloadError: Two of different types overlap.
    """
    groups: list[list[str]] = []
    order = sorted(spans, key=lambda n: spans[n].start)
    end = 0
    for name in order:
        if groups and spans[name].start < end:
            groups[-1].append(name)
        else:
            groups.append([name])
        end = max(end, spans[name].end)
    arrays: dict[str, NDArray[Any]] = {}
    places: dict[str, tuple[str, int]] = {}
    first = {name: number for number, name in enumerate(spans)}
    for group in sorted(groups, key=lambda g: min(first[n] for n in g)):
        owner = min(group, key=lambda n: first[n])
        arrays[owner] = _joined([spans[n] for n in group], group)
        low, size = min(spans[n].start for n in group), arrays[owner].itemsize
        places |= {name: (owner, (spans[name].start - low) // size) for name in group}
    return arrays, places


def _joined(spans: Sequence[Span], names: Sequence[str]) -> NDArray[Any]:
    """One array that holds them all."""
    types = {one.data.dtype for one in spans}
    if len(types) > 1:
        raise WorkloadError(f"{', '.join(names)}: overlap in memory, and have different types")
    low, high = min(one.start for one in spans), max(one.end for one in spans)
    whole = next((one.data for one in spans if (one.start, one.end) == (low, high)), None)
    if whole is not None:
        return whole
    joined = np.zeros((high - low) // spans[0].data.itemsize, types.pop())
    for one in spans:
        begin = (one.start - low) // one.data.itemsize
        joined[begin : begin + one.data.size] = one.data.ravel()
    return joined
