"""Puts a fault into words: kernel, instruction, source line, block, thread, address."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass

from gevo.device.simt.jit import SimtKernel
from gevo.device.simt.lower.recursion import EXCEEDED, STACK_BYTES
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
from gevo.device.simt.native import arena
from gevo.device.simt.native.binding import Fault, RawFinding
from gevo.device.simt.run.effects import effects
from gevo.errors import LaunchFailed
from gevo.finding import Access, Finding, Kind
from gevo.finding import Fault as Failed
from gevo.outcome import Outcome
from gevo.program.llvm.syntax.debug import line_of, source_of
from gevo.program.llvm.syntax.lexer import ATTACHED, NAME

(
    OUT_OF_BOUNDS, MISALIGNED, READ_ONLY, OUT_OF_FUEL, TRAPPED, DIVERGENT_BARRIER, STUCK_WARP,
    NOT_IN_MASK, DEADLOCK, FRAME_TOO_LARGE, BAD_BARRIER, LIVELOCK, STARVED, NO_MEMORY,
    FOUND, FOREIGN,
) = range(1, 17)  # fmt: skip
_OF_SITE = frozenset((OUT_OF_BOUNDS, MISALIGNED, READ_ONLY, FOREIGN))

Dim3 = tuple[int, int, int]


@dataclass(frozen=True)
class Region:
    """A named stretch of device memory.

    Attributes:
        name: For messages.
        start: Arena offset.
        size: Bytes.
        remedy: What a workload would do where a kernel reads what nothing has written there;
            empty where that is the kernel's own business.
    """

    name: str
    start: int
    size: int
    remedy: str = ""


@dataclass(frozen=True)
class FaultContext:
    """What a fault's message is made from."""

    kernel: SimtKernel
    metadata: Mapping[str, str]
    grid: Dim3
    block: Dim3
    regions: tuple[Region, ...]
    fuel: int


def error_of(fault: Fault, context: FaultContext) -> LaunchFailed:
    """The exception for a fault."""
    outcome, what = _EXPLAIN[fault.kind](fault, context)
    block, thread = place_of(fault.block, context.grid), place_of(fault.thread, context.block)
    who = f"block {block} thread {thread}"
    name = context.kernel.host.name
    kind = _KINDS.get(fault.kind, Kind.REFUSED)
    at = _where(fault, context, fault.site)
    other = _where(fault, context, fault.other_site) if fault.other_site >= 0 else None
    finding = Finding(kind, name, "", at, other, who, what, "")
    return Failed(f"kernel {name}: {what}; {who}", outcome, finding)


def _where(fault: Fault, context: FaultContext, number: int) -> Access:
    """The instruction that a fault is about."""
    if fault.kind in _OF_SITE and 0 <= number < len(context.kernel.host.sites):
        number = context.kernel.host.sites[number].instruction
    if not 0 <= number < len(context.kernel.instructions):
        return Access("", "instruction", "")
    text = context.kernel.instructions[number]
    return Access(source_of(text, context.metadata), "instruction", without_attachments(text))


def place_of(number: int, shape: Dim3) -> str:
    """`(x,y,z)` of a linear number."""
    x, y, z = shape
    return f"({number % x},{number // x % y},{number // x // y % z})"


def without_attachments(text: str) -> str:
    """The first line of an instruction, without metadata, cut where it is very long."""
    return ATTACHED.sub("", text).strip().split("\n")[0][:160]


def _instruction(number: int, context: FaultContext) -> str:
    """`line 12, %x = load float, ptr %p, align 4`, or an empty string."""
    if not 0 <= number < len(context.kernel.instructions):
        return "an unknown instruction"
    text = context.kernel.instructions[number]
    line = line_of(text, context.metadata)
    short = without_attachments(text)
    return f"`{short}`" + (f" (line {line})" if line else "")


def _at(fault: Fault, context: FaultContext) -> str:
    number = fault.site
    if fault.kind in _OF_SITE:
        if not 0 <= number < len(context.kernel.host.sites):
            return "an unknown instruction"
        number = context.kernel.host.sites[number].instruction
    return _instruction(number, context)


def _nearest(offset: int, context: FaultContext) -> Region:
    def distance(r: Region) -> int:
        return max(r.start - offset, offset - (r.start + r.size - 1), 0)

    return min(context.regions, key=distance)


def region_at(offset: int, context: FaultContext) -> Region | None:
    """The buffer or variable that an arena offset lies in; None where there are none."""
    return _nearest(offset, context) if context.regions else None


def address_at(offset: int, context: FaultContext) -> str:
    """Where an address lies, relative to the nearest buffer."""
    if offset >= 1 << 63:
        offset -= 1 << 64
    if not 0 <= offset < arena.SIZE or not context.regions:
        return f"address 0x{(offset + arena.process_arena().base) & ((1 << 64) - 1):x}"

    region = _nearest(offset, context)
    inside = offset - region.start
    size = f"{region.name} ({region.size} bytes)"
    if inside < 0:
        return f"{-inside} bytes before {size}"
    if inside >= region.size:
        return f"{inside - region.size} bytes past the end of {size}"
    return f"byte {inside} of {size}"


def _access(outcome: Outcome, what: str) -> Callable[[Fault, FaultContext], tuple[Outcome, str]]:
    def explain(fault: Fault, context: FaultContext) -> tuple[Outcome, str]:
        verb = "store" if fault.is_store else "load"
        where = _place_of(fault, context)
        return outcome, f"{what} {verb} of {fault.size} bytes at {where} by {_at(fault, context)}"

    return explain


_WINDOWS = (
    ("shared", arena.SHARED), ("const", arena.CONSTANT), ("local", arena.LOCAL),
    ("global", arena.GLOBAL),
)  # fmt: skip
_ASKED = {1: "global", 3: "shared", 4: "const", 5: "local"}
"""State spaces as PTX names them."""


def _place_of(fault: Fault, context: FaultContext) -> str:
    """Where an access that is not valid went, and whether that is memory of another kind."""
    where = address_at(fault.address, context)
    if fault.kind == FOREIGN:
        owner = place_of(fault.other_thread, context.block)
        return f"{where}, memory of thread {owner} that no other thread can address,"
    sites = context.kernel.host.sites
    known = fault.kind == OUT_OF_BOUNDS and 0 <= fault.site < len(sites)
    asked = _ASKED.get(sites[fault.site].space, "") if known else ""
    if asked and (lies := _memory_at(fault.address)) and lies != asked:
        return f"{where}, in .{lies} memory though the instruction says .{asked},"
    base = arena.process_arena().base
    if asked not in ("", "global"):
        address = fault.address - base & _BITS
        if lies := _memory_at(address):
            return (
                f"{address_at(address, context)}, by its generic address though the instruction "
                f"says .{asked}, whose addresses are others (this is .{lies} memory),"
            )
    elif known and (lies := _memory_at(address := fault.address + base & _BITS)):
        return (
            f"{address_at(address, context)}, by its address in .{lies} memory, which is not its "
            "generic one (cvta),"
        )
    return where


_BITS = (1 << 64) - 1


def _memory_at(offset: int) -> str:
    """Whose window an arena offset lies in; empty for none."""
    return next((name for name, (start, end) in _WINDOWS if start <= offset < end), "")


def _simple(outcome: Outcome, what: str) -> Callable[[Fault, FaultContext], tuple[Outcome, str]]:
    def explain(fault: Fault, context: FaultContext) -> tuple[Outcome, str]:
        text = f"{what} {_at(fault, context)}" if fault.site >= 0 else what
        if fault.other_site >= 0:
            other = _instruction(fault.other_site, context)
            thread = place_of(fault.other_thread, context.block)
            text += f" while thread {thread} waits at {other}"
        return outcome, text

    return explain


def _fuel(fault: Fault, context: FaultContext) -> tuple[Outcome, str]:
    where = f" at {_at(fault, context)}" if fault.site >= 0 else ""
    return Outcome.TIMED_OUT, f"a thread executed more than {context.fuel} instructions{where}"


def _trapped(fault: Fault, context: FaultContext) -> tuple[Outcome, str]:
    """A trap, code that must not be reached, an assertion, or the end of a stack."""
    at = _at(fault, context)
    what = "trap or unreachable code reached at"
    if "@__assertfail(" in at:
        what = "an assertion does not hold at"
    elif EXCEEDED in at:
        what = f"calls need more than {STACK_BYTES} bytes of stack at"
    return _simple(Outcome.LAUNCH_FAILED, what)(fault, context)


_FAILED = Outcome.LAUNCH_FAILED
_EXPLAIN: Mapping[int, Callable[[Fault, FaultContext], tuple[Outcome, str]]] = {
    OUT_OF_BOUNDS: _access(Outcome.OUT_OF_BOUNDS, "out-of-bounds"),
    FOREIGN: _access(Outcome.OUT_OF_BOUNDS, "out-of-bounds"),
    MISALIGNED: _access(Outcome.OUT_OF_BOUNDS, "misaligned"),
    READ_ONLY: _access(Outcome.WRONG, "read-only memory:"),
    OUT_OF_FUEL: _fuel,
    TRAPPED: _trapped,
    DIVERGENT_BARRIER: _simple(_FAILED, "divergent barrier: threads of a block wait at"),
    STUCK_WARP: _simple(_FAILED, "lanes of a warp wait for ever at"),
    NOT_IN_MASK: _simple(_FAILED, "a lane is not in the mask of its own warp operation"),
    DEADLOCK: _simple(_FAILED, "divergent barrier: not all threads of the block reach"),
    FRAME_TOO_LARGE: _simple(_FAILED, "threads need more state than the simt device has"),
    BAD_BARRIER: _simple(_FAILED, "barrier number or thread count is not valid at"),
    LIVELOCK: _simple(_FAILED, "livelock: every thread that is left waits for ever; one at"),
    STARVED: _simple(
        _FAILED,
        "the blocks that run wait for one that has not been started, and nothing says that it "
        "ever will be; one at",
    ),
    NO_MEMORY: _simple(_FAILED, "the race detector has no memory left; use a smaller case"),
}

_KINDS: Mapping[int, Kind] = {
    OUT_OF_BOUNDS: Kind.INVALID,
    FOREIGN: Kind.INVALID,
    MISALIGNED: Kind.INVALID,
    READ_ONLY: Kind.INVALID,
    OUT_OF_FUEL: Kind.ENDLESS,
    TRAPPED: Kind.TRAP,
    DIVERGENT_BARRIER: Kind.DIVERGENT,
    STUCK_WARP: Kind.DEADLOCK,
    DEADLOCK: Kind.DEADLOCK,
    LIVELOCK: Kind.LIVELOCK,
    STARVED: Kind.WAITS,
}


_FOUND = dict(enumerate(
    (Kind.RACE, Kind.UNORDERED, Kind.UNFENCED, Kind.STALE, Kind.UNDEFINED_LANE,
     Kind.UNINITIALISED, Kind.STATE, Kind.INVALID), 1,
))  # fmt: skip
SAME_WARP, SAME_BLOCK, OTHER_BLOCK, SAME_THREAD = range(1, 5)
SCOPES, OBSERVED, SIZES, PENDING = 1, 2, 4, 8

_EXCHANGE = re.compile(rf"\s*(%{NAME}) = atomicrmw (?:volatile )?xchg ")
_OPERATION = re.compile(r"atomicrmw (?:volatile )?(\w+)")


def bits_of(kinds: Set[Kind]) -> int:
    """A bit for each kind of finding; other kinds are faults, and end a launch anyway."""
    return sum(1 << number for number, kind in _FOUND.items() if kind in kinds)


def is_store(found: RawFinding, context: FaultContext) -> bool:
    """Whether a read of what nothing has written is an exchange whose result nobody uses."""
    if _FOUND[found.kind] is not Kind.UNINITIALISED:
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
    kind = _FOUND[found.kind]
    second = _accessed(found.site, context, of_site=kind is not Kind.UNDEFINED_LANE)
    first = _accessed(found.other_site, context) if found.other_site >= 0 else None
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
        (0, 0) if region is None else _bytes(found, region),
    )


def _bytes(found: RawFinding, region: Region) -> tuple[int, int]:
    return int(found.low) - region.start, int(found.high) - region.start


def _accessed(number: int, context: FaultContext, *, of_site: bool = True) -> Access:
    kernel = context.kernel
    site = kernel.host.sites[number] if of_site else None
    text = kernel.instructions[site.instruction if site else number]
    short = without_attachments(text)
    what = _what(site.kind, short) if site else "warp operation"
    place = source_of(text, context.metadata)
    if site is None:
        return Access(place, what, short)
    done = effects(kernel.function)[site.instruction]
    return Access(place, what, short, done.color, done.occurs, done.stores)


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
    FOREIGN: "another thread's local memory",
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
