"""Where things lie: module globals in device memory, fields that generated code reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gevo.device.simt.native.arena import CONSTANT, GLOBAL, SHARED
from gevo.errors import CompileFailed
from gevo.program.llvm.syntax.module import Variable
from gevo.program.llvm.syntax.types import DataLayout

GAP = 256
"""Bytes between module variables, which catch an index past the end; a multiple of every bank
pattern, so that bank conflicts are those of the packed layout."""

# Offsets in Thread (runtime/state.h).
TID, LANE, WARP, THREAD_STATE, FUEL, COUNTS, LOCAL_BASE = 0, 12, 16, 20, 24, 32, 40
SITE, KIND, A, B, C, RESULT, FLAG, WARPID = 56, 60, 64, 72, 80, 88, 96, 120
THREAD_BYTES = 128

# Offsets in State (runtime/state.h).
NTID, NCTAID, CTAID, DYNAMIC, LIMITS, VALUE = 0, 12, 24, 36, 40, 88
SHARED_TOTAL, CLOCK, ARGS, SEED = 152, 160, 168, 8360
WINDOWS, LOCAL_STRIDE = 8376, 8568
ARGS_BYTES, VALUE_BYTES = 8192, 64


@dataclass(frozen=True, slots=True)
class Placed:
    """A module variable in device memory.

    Attributes:
        name: Its name in the module.
        space: Address space, 1 or 4 (a plain 0 counts as 1).
        offset: Offset in the arena.
        size: Bytes.
        type: LLVM type, without address spaces.
        initializer: Initial value as written; empty when there is none.
        constant: True when a kernel may not write to it.
    """

    name: str
    space: int
    offset: int
    size: int
    type: str
    initializer: str
    constant: bool


@dataclass(frozen=True, slots=True)
class Shared:
    """A static shared variable: arena offset, bytes, and its alignment on a GPU."""

    name: str
    offset: int
    size: int
    align: int


GRID = Variable(
    "gevo.grid", 1, "[16 x i32]", "zeroinitializer", 256, False,
    "@gevo.grid = addrspace(1) global [16 x i32] zeroinitializer",
)  # fmt: skip
"""What the driver gives a cooperative launch: where its blocks wait for one another."""
_ENVIRONMENT = re.compile(r"\benvreg[12]\b")


def cooperative(lines: Iterable[str]) -> bool:
    """Whether instructions read where a cooperative launch has its barrier.

    Its address is in two special registers; CUDA's grid groups have a counter behind it.
    """
    return any("envreg" in line and _ENVIRONMENT.search(line) for line in lines)


_STATIC_SHARED = 48 << 10
"""Most static shared memory of a kernel, on every GPU (CUDA C++ Programming Guide)."""


def packed_bytes(variables: Iterable[Shared], kernel: str) -> int:
    """Bytes of static shared memory as a GPU would pack it; raises CompileFailed if too much."""
    total = 0
    for v in variables:
        total = _up(total, v.align) + v.size
    if total > _STATIC_SHARED:
        raise CompileFailed(
            f"kernel {kernel} has {total} bytes of static shared memory; "
            f"the limit is {_STATIC_SHARED}"
        )
    return total


@dataclass(frozen=True)
class Layout:
    """The module's variables in device memory.

    Attributes:
        variables: Global and constant variables.
        shared: Static shared variables that some kernel uses.
        dynamic_offset: Arena offset of dynamic shared memory.
        global_end: First offset behind the module's global variables.
        addresses: Arena offset of every variable by name.
        spaces: Address space of those that are not in global memory, by name.
    """

    variables: tuple[Placed, ...]
    shared: tuple[Shared, ...]
    dynamic_offset: int
    global_end: int
    addresses: Mapping[str, int]
    spaces: Mapping[str, int]


def _up(value: int, align: int) -> int:
    return -(-value // align) * align


_SPACE = re.compile(r" addrspace\(\d+\)")


def place(variables: Iterable[Variable], used: frozenset[str], types: DataLayout) -> Layout:
    """Lay out a module's variables.

    Shared variables that are not `used` take no room, as they would not on a GPU, and the others
    may be of any kind.

    Raises:
        CompileFailed: A variable does not fit or has an address space that is not supported.
    """
    placed: list[Placed] = []
    shared: list[Shared] = []
    dynamic: list[str] = []
    addresses: dict[str, int] = {}
    spaces: dict[str, int] = {}
    next_of = {1: GLOBAL[0], 3: SHARED[0], 4: CONSTANT[0]}
    for v in variables:
        space = v.space or 1
        if space not in next_of and v.name not in used:
            continue
        if space not in next_of:
            raise CompileFailed(f"variable @{v.name} is in address space {v.space}; not supported")
        if space == 3 and v.name not in used:
            continue
        if space != 1:
            spaces[v.name] = space
        size = types.size(_SPACE.sub("", v.type))
        if space == 3 and size == 0:
            dynamic.append(v.name)
            continue
        offset = addresses[v.name] = next_of[space]
        next_of[space] = _up(offset + size, GAP) + GAP
        if space == 3:
            align = v.align or types.align(_SPACE.sub("", v.type))
            shared.append(Shared(v.name, offset, size, align))
        else:
            text = v.initializer
            kind = _SPACE.sub("", v.type)
            readonly = v.constant or space == 4
            placed.append(Placed(v.name, space, offset, size, kind, text, readonly))
    for end, (space, limit) in zip(
        (next_of[1], next_of[3], next_of[4]),
        (("global", GLOBAL[1]), ("shared", SHARED[1] - 0x4_0000), ("constant", CONSTANT[1])),
        strict=True,
    ):
        if end > limit:
            raise CompileFailed(
                f"the module's {space} variables are too large for the simt device"
            )
    for name in dynamic:
        addresses[name] = next_of[3]
    return Layout(tuple(placed), tuple(shared), next_of[3], next_of[1], addresses, spaces)
