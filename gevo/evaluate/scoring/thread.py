"""What one thread of a launch is given, and what it does, without memory that is allocated.

What an array holds where the thread has not written follows from the place alone, so a thread of a
launch with arrays of any size can be followed. Other threads do nothing meanwhile.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from gevo.evaluate.scoring import scalars
from gevo.program.llvm.syntax.types import FLOAT_BITS

Value = Any
"""An int, a float, or a tuple of the elements of a vector or of an aggregate."""

SPACE = 1 << 44
"""Arrays begin so many bytes apart."""
_LOW = 0x50000000
"""What the lowest 32 bits of an array's address are."""
PAGE = 1 << 20
"""What is no array has so many bytes each, and begins at a multiple of that."""


@dataclass(frozen=True)
class Held:
    """An array of a launch.

    Attributes:
        name: Its name.
        bytes: How many there are.
        dtype: Of its elements.
        low: The least that it holds.
        high: The largest.
    """

    name: str
    bytes: int
    dtype: np.dtype[Any]
    low: float
    high: float


@dataclass(frozen=True)
class Setting:
    """What a launch gives its threads.

    Attributes:
        grid: Blocks in x, y, z.
        block: Threads in x, y, z.
        arrays: Those that there are; the first one begins at `SPACE`, and so on.
        arguments: Numbers and addresses; bytes of structs.
        symbols: Numbers of the arrays that are variables of the module.
        seed: What memory holds follows from it, too.
        skipped: What part of the first long loop's rounds is left out; 0 for nothing.
    """

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    arrays: tuple[Held, ...]
    arguments: tuple[int | float | bytes, ...]
    symbols: Mapping[str, int] = field(default_factory=dict[str, int])
    seed: int = 0
    skipped: float = 0.0

    def place(self, address: int) -> tuple[Held, int] | None:
        """The array at an address, and the byte in it; None outside all arrays."""
        number, offset = divmod(address - _LOW, SPACE)
        inside = 0 < number <= len(self.arrays) and offset < self.arrays[number - 1].bytes
        return (self.arrays[number - 1], offset) if inside else None


def address_of(number: int) -> int:
    """Where the array with this number begins."""
    return (number + 1) * SPACE + _LOW


def astray(address: int) -> bool:
    """Whether an address outside arrays is that of nothing: null, or beside an array."""
    return not PAGE <= address < SPACE // 2


@dataclass
class Trace:
    """What a thread has done.

    Attributes:
        ended: It has come to its end.
        strayed: It has accessed memory outside of everything.
        read: Addresses in arrays that it has read before it wrote there.
        written: Bytes that it has left in arrays, by address.
        others: Atomic operations, and calls of what is not known, with their operands.
        wrapped: Instructions whose sum or product was too large for its type.
        skipped: Rounds of a loop that were left out, and with what its counters begin and how they
            go on, in 32 bits; such a thread has come to its end after a few rounds more.
    """

    ended: bool = False
    strayed: bool = False
    read: set[int] = field(default_factory=set[int])
    written: dict[int, int] = field(default_factory=dict[int, int])
    others: list[str] = field(default_factory=list[str])
    wrapped: set[str] = field(default_factory=set[str])
    skipped: tuple[int, frozenset[tuple[int, int]]] = (0, frozenset())


class State:
    """A thread on its way."""

    def __init__(self, given: Setting, values: dict[str, Value]) -> None:
        self.given = given
        self.values = values
        self.trace = Trace()
        self.bytes: dict[int, int] = {}
        self.structs: dict[int, bytes] = {}

    def load(self, address: int, kind: str, size: int) -> Value:
        """What is at an address."""
        places = range(address, address + size)
        held = self.given.place(address)
        if any(at in self.bytes for at in places):
            known = [self.bytes.get(at) for at in places]
        elif held is not None:
            self.trace.read.add(address)
            known = [None] * size
        elif astray(address):
            self.trace.strayed = True
            known = [None] * size
        elif (struct_ := self.structs.get(address // PAGE)) is not None:
            known = list(struct_[address % PAGE : address % PAGE + size].ljust(size, b"\0"))
        else:
            return made_up(kind, f"{address} {self.given.seed}")
        if held is not None:
            array, offset = held
            known = [
                _content(array, offset + n, self.given.seed) if byte is None else byte
                for n, byte in enumerate(known)
            ]
        whole = sum((byte or 0) << 8 * n for n, byte in enumerate(known))
        return scalars.of_bits(kind, whole & ((1 << scalars.width(kind)) - 1))

    def store(self, address: int, kind: str, size: int, value: Value) -> None:
        """Leave something at an address."""
        whole = scalars.bits_of(kind, value)
        inside = self.given.place(address) is not None
        if not inside and astray(address):
            self.trace.strayed = True
        for n in range(size):
            self.bytes[address + n] = whole >> 8 * n & 255
            if inside:
                self.trace.written[address + n] = whole >> 8 * n & 255


def _mixed(seed: int) -> int:
    """64 bits that follow from a number (splitmix64; Steele, Lea and Flood 2014)."""
    mask = (1 << 64) - 1
    seed = (seed + 0x9E3779B97F4A7C15) & mask
    seed = ((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9) & mask
    seed = ((seed ^ seed >> 27) * 0x94D049BB133111EB) & mask
    return seed ^ seed >> 31


def _content(array: Held, offset: int, seed: int) -> int:
    """A byte of what an array holds."""
    size = array.dtype.itemsize
    return _element(array, offset // size, seed)[offset % size]


@lru_cache(maxsize=1 << 14)
def _element(array: Held, number: int, seed: int) -> bytes:
    chance = _mixed(zlib.crc32(array.name.encode()) << 32 ^ _mixed(number) ^ seed)
    low, high = array.low, array.high
    if array.dtype.kind == "f":
        value: int | float = low + (high - low) * chance / 2**64
    else:
        value = int(low) + chance % (int(high) - int(low) + 1)
    return np.array(value, dtype=array.dtype).tobytes()


def made_up(kind: str, of: str) -> Value:
    """Something of a type that follows from a text."""
    chance = _mixed(zlib.crc32(of.encode()))
    if kind in FLOAT_BITS:
        return scalars.rounded(kind, 8.0 * chance / 2**64 - 4.0)
    return chance % min(64, 1 << scalars.width(kind))
