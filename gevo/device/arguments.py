"""Converts a launch's arguments to the bytes that a kernel reads."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

import numpy as np

from gevo.errors import LaunchFailed, WorkloadError
from gevo.workload.case import Argument, Pointer, Struct, Texture

PADDING = 0xA5
"""Not zero: a kernel that reads it must not pass for one that does not."""


class ParameterLayout(Protocol):
    """Where one parameter lies in the argument buffer, and its LLVM type."""

    @property
    def type(self) -> str:
        """As `i32`, `float`, `ptr`."""
        ...

    @property
    def offset(self) -> int:
        """First byte in the buffer."""
        ...

    @property
    def size(self) -> int:
        """Bytes."""
        ...

    @property
    def struct(self) -> bool:
        """Passed by value: its bytes are the argument."""
        ...


_FLOATS: dict[str, Callable[[float], bytes]] = {
    "half": lambda v: np.float16(v).tobytes(),
    "bfloat": lambda v: (_float_bits(v) >> 16).to_bytes(2, "little"),
    "float": lambda v: np.float32(v).tobytes(),
    "double": lambda v: struct.pack("<d", v),
}


def _float_bits(value: float) -> int:
    """Bits of a float32, rounded to even for a cut to bfloat16."""
    bits = int(np.float32(value).view(np.uint32))
    return bits + 0x7FFF + (bits >> 16 & 1)


def needs_cooperative(kernel: str) -> LaunchFailed:
    """A kernel that waits for its whole grid is launched as if it did not."""
    return LaunchFailed(
        f"kernel {kernel} waits for its whole grid, which takes a cooperative launch: write "
        "cooperative = true in its [[launch]]"
    )


def encode(
    kernel: str,
    places: Sequence[ParameterLayout],
    arguments: Sequence[Argument],
    address: Callable[[str, int], int],
    padding: int = PADDING,
) -> bytes:
    """The argument buffer of a launch.

    Args:
        kernel: Its name, for messages.
        places: Its parameters, in order.
        arguments: What is passed for them.
        address: Address of a byte of a buffer: name and offset.
        padding: Byte that lies between the fields of structs, where C leaves it undefined.

    Raises:
        WorkloadError: The number of arguments, or one of them, does not fit the kernel.
    """
    if len(arguments) != len(places):
        raise WorkloadError(f"kernel {kernel} takes {len(places)} arguments, not {len(arguments)}")
    buffer = bytearray()
    for i, (place, value) in enumerate(zip(places, arguments, strict=True)):
        buffer += bytes(place.offset - len(buffer))
        if isinstance(value, Struct):
            value = _padded(value, padding & 255)
        buffer += _encode(place, value, address, f"argument {i} of kernel {kernel}")
    return bytes(buffer)


def _encode(
    place: ParameterLayout, value: Argument, address: Callable[[str, int], int], what: str
) -> bytes:
    if isinstance(value, bytes):
        if len(value) != place.size:
            raise WorkloadError(f"{what} has {place.size} bytes, not {len(value)}")
        return value
    if isinstance(value, Struct):
        return _filled(place, value, address, what)
    if isinstance(value, Texture):
        raise WorkloadError(f"{what} is a texture, which only the simt device makes of an array")
    if isinstance(value, Pointer):
        if not place.type.startswith(("ptr", "i64")):
            raise WorkloadError(f"{what} is {place.type}; it cannot take a pointer")
        return address(value.name, value.offset).to_bytes(8, "little")
    if place.struct or place.type.startswith("ptr"):
        raise WorkloadError(f"{what} is {place.type}; it cannot take the number {value}")
    if pack := _FLOATS.get(place.type):
        return pack(float(value))
    return _integer(place, value, what)


def _padded(value: Struct, byte: int) -> Struct:
    content = bytearray(value.content)
    for at in value.padding:
        content[at] = byte
    return replace(value, content=bytes(content))


def _filled(
    place: ParameterLayout, value: Struct, address: Callable[[str, int], int], what: str
) -> bytes:
    """A struct's bytes with the addresses that it holds."""
    if len(value.content) != place.size:
        raise WorkloadError(f"{what} has {place.size} bytes, not {len(value.content)}")
    content = bytearray(value.content)
    for at, pointer in value.pointers:
        content[at : at + 8] = address(pointer.name, pointer.offset).to_bytes(8, "little")
    return bytes(content)


def _integer(place: ParameterLayout, value: float, what: str) -> bytes:
    if not place.type.startswith("i"):
        raise WorkloadError(f"{what} is {place.type}; give it as bytes")
    bits, number = int(place.type[1:]), int(value)
    if number != value or not -(1 << max(bits - 1, 0)) <= number < 1 << bits:
        raise WorkloadError(f"{what} is {place.type}; {value} does not fit")
    return (number & ((1 << bits) - 1)).to_bytes(place.size, "little")
