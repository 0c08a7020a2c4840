"""Puts what the detector found into words: both accesses, what is missing, what would give it."""

from __future__ import annotations

import re

from gevo.device.simt.lower.writer import (
    ACQUIRE,
    ASYNC,
    ATOMIC,
    DEVICE,
    NC,
    RELEASE,
    STORE,
    STRONG,
)
from gevo.device.simt.native.binding import RawFinding
from gevo.device.simt.run.faults import (
    MISALIGNED,
    OUT_OF_BOUNDS,
    READ_ONLY,
    FaultContext,
    address_at,
    place_of,
    region_at,
    without_attachments,
)
from gevo.finding import Access, Finding, Kind
from gevo.program.llvm.syntax.debug import source_of
from gevo.program.llvm.syntax.lexer import NAME

_KINDS = dict(enumerate(
    (Kind.RACE, Kind.UNORDERED, Kind.UNFENCED, Kind.STALE, Kind.UNDEFINED_LANE,
     Kind.UNINITIALISED, Kind.STATE, Kind.INVALID), 1,
))  # fmt: skip
SAME_WARP, SAME_BLOCK, OTHER_BLOCK, SAME_THREAD = range(1, 5)
SCOPES, OBSERVED, SIZES, PENDING = 1, 2, 4, 8

_EXCHANGE = re.compile(rf"\s*(%{NAME}) = atomicrmw (?:volatile )?xchg ")
_OPERATION = re.compile(r"atomicrmw (?:volatile )?(\w+)")


def is_store(found: RawFinding, context: FaultContext) -> bool:
    """Whether a read of what nothing has written is an exchange whose result nobody uses."""
    if _KINDS[found.kind] is not Kind.UNINITIALISED:
        return False
    instructions = context.kernel.instructions
    number = context.kernel.host.sites[found.site].instruction
    exchange = _EXCHANGE.match(instructions[number])
    if exchange is None:
        return False
    used = re.compile(rf"{re.escape(exchange[1])}(?![\w.$-])")
    return not any(used.search(text) for i, text in enumerate(instructions) if i != number)


def finding_of(found: RawFinding, context: FaultContext) -> Finding:
    """One finding of a launch."""
    kind = _KINDS[found.kind]
    second = _access(found.site, context, of_site=kind is not Kind.UNDEFINED_LANE)
    first = _access(found.other_site, context) if found.other_site >= 0 else None
    region = None if kind is Kind.UNDEFINED_LANE else region_at(int(found.low), context)
    missing, remedy = _order(kind, found, first, second)
    if kind is Kind.UNINITIALISED and region is not None:
        remedy = region.remedy
    return Finding(
        kind,
        context.kernel.host.name,
        region.name if region is not None else "",
        second,
        first,
        _example(kind, found, context),
        missing,
        remedy,
        bool(found.why & OBSERVED),
    )


def _access(number: int, context: FaultContext, *, of_site: bool = True) -> Access:
    kernel = context.kernel
    site = kernel.host.sites[number] if of_site else None
    text = kernel.instructions[site.instruction if site else number]
    short = without_attachments(text)
    what = _what(site.kind, short) if site else "warp operation"
    return Access(source_of(text, context.metadata), what, short)


def _what(kind: int, text: str) -> str:
    """`store`, `volatile load`, `atomic add, block scope` and so on."""
    if kind & NC:
        return "non-coherent load"
    if kind & ASYNC:
        return "asynchronous write" if kind & 3 == STORE else "asynchronous read"
    name = "store" if kind & 3 == STORE else "load"
    if kind & 3 == ATOMIC:
        operation = _OPERATION.search(text)
        name = f"atomic {operation[1]}" if operation else "atomic operation"
    if not kind & STRONG:
        return name
    if kind & 3 != ATOMIC:
        order = {ACQUIRE: "acquire", RELEASE: "release"}.get(kind & (ACQUIRE | RELEASE), "")
        name = f"{order or ('volatile' if ' volatile ' in f' {text}' else 'relaxed')} {name}"
    return name if kind & DEVICE else f"{name}, block scope"


def _example(kind: Kind, found: RawFinding, context: FaultContext) -> str:
    block, thread = place_of(found.block, context.grid), place_of(found.thread, context.block)
    one = f"block {block} thread {thread}"
    times = f", {found.count} times" if found.count > 1 else ""
    if kind is Kind.UNDEFINED_LANE:
        return f"{one} reads lane {found.other_thread % 32}{times}"
    span = f"bytes {_span(found, context)}"
    if kind is Kind.INVALID:
        return f"{one}, {address_at(found.low, context)}{times}"
    if found.other_site < 0:
        return f"{one}, {span}{times}"
    other_block = place_of(found.other_block, context.grid)
    other = f"block {other_block} thread {place_of(found.other_thread, context.block)}"
    return f"{other}, then {one}; {span}{times}"


def _span(found: RawFinding, context: FaultContext) -> str:
    for r in context.regions:
        if r.start <= found.low < r.start + r.size:
            return f"{found.low - r.start} to {found.high - r.start - 1} of {r.size}"
    return f"{found.low} to {found.high - 1}"


_BETWEEN = {
    SAME_WARP: ("nothing orders lanes of a warp here", "__syncwarp() or a barrier between them"),
    SAME_BLOCK: ("no barrier lies between threads of a block", "__syncthreads() between them"),
    OTHER_BLOCK: (
        "nothing orders the two blocks",
        "a fence of device scope before a flag is set and behind its reading, or two launches",
    ),
    SAME_THREAD: ("the copy has not been waited for", "cp.async.wait before it"),
}


_INVALID = {
    OUT_OF_BOUNDS: "out of bounds",
    MISALIGNED: "misaligned",
    READ_ONLY: "read-only memory",
}


def _order(kind: Kind, found: RawFinding, first: Access | None, second: Access) -> tuple[str, str]:
    """What is missing, and what would give it."""
    if kind is Kind.STALE:
        return (
            "bytes read through the non-coherent path may not be written during the launch",
            "a plain load",
        )
    if kind is Kind.UNDEFINED_LANE:
        return "the lane has exited or is not in the mask", "a mask of the lanes that are there"
    if kind is Kind.UNINITIALISED:
        return "nothing has written these bytes", ""
    if kind is Kind.STATE:
        return "an earlier run has left this value", ""
    if kind is Kind.INVALID:
        return _INVALID[found.why], ""
    if kind is Kind.UNFENCED:
        return (
            "it follows a read that has seen the release, but no fence",
            "an acquiring fence behind that read",
        )
    if found.why & PENDING:
        return _BETWEEN[SAME_THREAD]
    if found.why & SIZES:
        return "accesses of different sizes are not atomic to one another", "the same size"
    if found.why & SCOPES:
        return "block scope does not hold threads of another block", "device scope"
    if found.why & OBSERVED:
        return "a release was seen, but no fence follows", "an acquiring fence behind that read"
    missing, remedy = _BETWEEN[found.between]
    if kind is Kind.UNORDERED:
        missing += ": either may come first, an older value may be read"
    return missing, remedy
