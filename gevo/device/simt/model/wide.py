"""Which loads and stores the code generator makes one access of.

clang takes structures such as `float4` apart, and LLVM's back end for NVPTX puts their scalars
together again where the first one's alignment allows it (its pass LoadStoreVectorizer). What
stands in the text as four loads is one then: a quarter of the instructions, and no strides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from gevo.device.simt.model.ir import GLOBAL, SHARED, Block, Function, Instruction, bits, pointer

WIDEST = 16
"""Bytes of a lane's widest access."""
_ALIGN = re.compile(r", align (\d+)")
_OFFSET = re.compile(
    r"(?:inbounds |nuw |nusw )*(i8|i16|i32|i64|half|float|double), "
    r"ptr(?: addrspace\(\d+\))? (%[^,]+), i(?:32|64) (-?\d+)(?:,|$)"
)
_MAY_WRITE = frozenset(("store", "atomicrmw", "cmpxchg", "fence", "call"))
_HARMLESS = ("@llvm.nvvm.read", "@llvm.fma", "@llvm.fmuladd", "@llvm.dbg", "@llvm.lifetime",
             "@llvm.nvvm.", "@llvm.assume", "@llvm.experimental.noalias")  # fmt: skip
_BARRIERS = ("barrier", "bar.", "membar", "fence", "atomic", "cp.async", "mbarrier")


class Merged(NamedTuple):
    """What an access became.

    Attributes:
        lead: Position in the block of the first access of the wide one; its own for that one.
        size: Bytes of the wide access per lane.
    """

    lead: int
    size: int


@dataclass(frozen=True, slots=True)
class _Scalar:
    """A scalar access at a constant distance from a pointer."""

    position: int
    offset: int
    align: int


def merged_accesses(function: Function, block: Block) -> Mapping[int, Merged]:
    """By position in the block, the accesses that are parts of a wider one."""
    found: dict[int, Merged] = {}
    if not any(_may_lead(one) for one in block.instructions):
        return found  # nearly always, and on the path of every variant
    for size, accesses in _runs(function, block):
        load = block.instructions[accesses[0].position].op == "load"
        waiting = list(accesses)
        while waiting:
            width, parts = _wide(waiting, size, load)
            lead = waiting[0]
            if width > 1:
                found |= {one.position: Merged(lead.position, size * width) for one in parts}
            waiting = [one for one in waiting if one not in parts]
    return found


def _wide(accesses: list[_Scalar], size: int, load: bool) -> tuple[int, list[_Scalar]]:
    """The first access and what follows it in memory, as far as one access may reach.

    Its width in scalars may be one more than it has parts: a load may read what nobody asked for
    where that lies in the same aligned place.
    """
    lead = accesses[0]
    at = {one.offset: one for one in reversed(accesses)}
    for width in (WIDEST // size, WIDEST // size // 2):
        parts = [at.get(lead.offset + n * size) for n in range(width)]
        if width == 4 and load and parts[-1] is None:
            parts.pop()
        if width > 1 and lead.align >= width * size and None not in parts:
            return width, [one for one in parts if one is not None]
    return 1, [lead]


def _runs(function: Function, block: Block) -> Iterator[tuple[int, list[_Scalar]]]:
    """Accesses of one kind and one base between which nothing can interfere, with their size."""
    open_: dict[tuple[str, int, str, str], list[_Scalar]] = {}
    for position, one in enumerate(block.instructions):
        key = _key(one) if one.op in ("load", "store") else None
        if key is None:
            if _interferes(one):
                yield from _closed(open_)
            continue
        name, offset = _place(function, one)
        own = (*key, name)
        if one.op == "store":
            # Stores elsewhere may write what these loads read; other bases may be the same.
            yield from _closed(open_, keep=own)
        elif any(other[0] == "store" and other[1] == own[1] for other in open_):
            yield from _closed(open_)
        open_.setdefault(own, []).append(_Scalar(position, offset, _align(one)))
    yield from _closed(open_)


def _closed(
    open_: dict[tuple[str, int, str, str], list[_Scalar]],
    keep: tuple[str, int, str, str] | None = None,
) -> Iterator[tuple[int, list[_Scalar]]]:
    """End runs; a store ends those that it may write to: all of its space but its own."""
    for key in [k for k in open_ if keep is None or (k != keep and k[1] == keep[1])]:
        yield bits(key[2]) // 8, open_.pop(key)


def _key(one: Instruction) -> tuple[str, int, str] | None:
    """Opcode, address space and type, where the access may be part of a wider one."""
    plain = one.lanes == 1 and 8 <= bits(one.kind) <= 64
    if not plain or one.space not in (GLOBAL, SHARED) or re.match(r" (volatile|atomic)", one.rest):
        return None
    return one.op, one.space, one.kind


def _place(function: Function, one: Instruction) -> tuple[str, int]:
    """The pointer that constant offsets start from, and the distance from it in bytes."""
    _, name = pointer(one.rest)
    distance = 0
    while (source := function.definitions.get(name)) is not None:
        found = _OFFSET.search(source.rest) if source.op == "getelementptr" else None
        if found is None or len(source.operands) != 1:
            break
        distance += bits(found.group(1)) // 8 * int(found.group(3))
        name = found.group(2)
    return name, distance


def _align(one: Instruction) -> int:
    found = _ALIGN.search(one.rest)
    return int(found.group(1)) if found else 1


def _may_lead(one: Instruction) -> bool:
    """Whether it is aligned to more than its own size."""
    return one.op in ("load", "store") and _align(one) > bits(one.kind) // 8


def _interferes(one: Instruction) -> bool:
    """Whether it may write memory, or orders accesses."""
    if one.op not in _MAY_WRITE:
        return False
    if one.op != "call" or " asm " in one.rest:
        return True
    harmless = any(name in one.rest for name in _HARMLESS)
    return not harmless or any(word in one.callee for word in _BARRIERS)
