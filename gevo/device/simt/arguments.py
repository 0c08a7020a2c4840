"""Converts a launch's arguments to the bytes that a kernel reads."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

import numpy as np

from gevo.device.simt.memory import Memory
from gevo.device.simt.rewrite import Argument as Place
from gevo.device.simt.rewrite import HostKernel
from gevo.errors import WorkloadError
from gevo.workload.case import Argument, Pointer

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


def encode(kernel: HostKernel, arguments: Sequence[Argument], memory: Memory) -> bytes:
    """The argument buffer of a launch.

    Raises:
        WorkloadError: The number of arguments, or one of them, does not fit the kernel.
    """
    if len(arguments) != len(kernel.arguments):
        raise WorkloadError(
            f"kernel {kernel.name} takes {len(kernel.arguments)} arguments, not {len(arguments)}"
        )
    buffer = bytearray()
    for i, (place, value) in enumerate(zip(kernel.arguments, arguments, strict=True)):
        buffer += bytes(place.offset - len(buffer))
        buffer += _encode(place, value, memory, f"argument {i} of kernel {kernel.name}")
    return bytes(buffer)


def _encode(place: Place, value: Argument, memory: Memory, what: str) -> bytes:
    if isinstance(value, bytes):
        if len(value) != place.size:
            raise WorkloadError(f"{what} has {place.size} bytes, not {len(value)}")
        return value
    if isinstance(value, Pointer):
        if not place.type.startswith("ptr"):
            raise WorkloadError(f"{what} is {place.type}; it cannot take a pointer")
        return memory.address(value.name, value.offset).to_bytes(8, "little")
    if place.struct or place.type.startswith("ptr"):
        raise WorkloadError(f"{what} is {place.type}; it cannot take the number {value}")
    if pack := _FLOATS.get(place.type):
        return pack(float(value))
    return _integer(place, value, what)


def _integer(place: Place, value: float, what: str) -> bytes:
    if not place.type.startswith("i"):
        raise WorkloadError(f"{what} is {place.type}; give it as bytes")
    bits, number = int(place.type[1:]), int(value)
    if number != value or not -(1 << max(bits - 1, 0)) <= number < 1 << bits:
        raise WorkloadError(f"{what} is {place.type}; {value} does not fit")
    return (number & ((1 << bits) - 1)).to_bytes(place.size, "little")
