"""Builds the host IR of one kernel; what every lowering rule writes to."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gevo.device.simt.lower import layout
from gevo.device.simt.lower.fast_math import Division
from gevo.device.simt.lower.ptx.mnemonic import PtxForm
from gevo.errors import CompileFailed
from gevo.program.llvm.syntax.lexer import Cursor
from gevo.program.llvm.syntax.signature import Argument, read_call
from gevo.program.llvm.syntax.types import DataLayout

_STRING = re.compile(r'"([^"]*)"')


@dataclass(frozen=True, slots=True)
class Call:
    """A call, taken apart: name of the callee or, for inline assembly, its text."""

    result: str
    returns: str
    callee: str
    arguments: tuple[Argument, ...]
    constraints: str = ""

    def value(self, index: int) -> str:
        """The value of an argument."""
        return self.arguments[index].value

    def type(self, index: int) -> str:
        """The type of an argument."""
        return self.arguments[index].type


def parse_call(w: Writer, result: str, rest: str) -> Call:
    """Take apart what follows the word `call`; raises CompileFailed on indirect calls."""
    found = read_call(Cursor(rest))
    returns = found.returns.partition(" (")[0]
    arguments = tuple(a for a in found.arguments if a.type != "metadata")
    if found.callee.startswith("asm "):
        text, constraints = _STRING.findall(found.callee)
        return Call(result, returns, text, arguments, constraints)
    if found.callee[0] != "@":
        raise w.refuse("the simt device has no indirect calls")
    return Call(result, returns, found.callee[1:], arguments)


def simple(name: str, returns: str, *types: str) -> CallRule:
    """A rule that calls a C function with these argument types."""

    def lower(w: Writer, c: Call) -> None:
        arguments = [(t, a.value) for t, a in zip(types, c.arguments, strict=True)]
        text = w.call(returns, name, *arguments)
        w.emit(f"{c.result} = {text}" if c.result else text)

    return lower


@dataclass(frozen=True, slots=True)
class Checks:
    """What generated code checks and counts; all of it, except in benchmarks.

    Attributes:
        bounds: Check every access.
        fuel: Count instructions against the limit.
        counters: Count executions of basic blocks.
        points: Suspend threads before strong accesses and fences, so that a scheduler can
            switch between them there.
        decisions: Note which sides of conditions are taken; see `decisions.py`.
    """

    bounds: bool = True
    fuel: bool = True
    counters: bool = True
    points: bool = False
    decisions: bool = False


@dataclass(frozen=True, slots=True)
class Addresses:
    """Host addresses that generated code holds as constants.

    Attributes:
        base: Where the arena begins.
        readable: What may be read of it.
        writable: What may be written.
        state: The runtime's state.
        printing: Of a number that is not 0 while what kernels print is kept.
        printer: The function that keeps it.
    """

    base: int
    readable: int
    writable: int
    state: int
    printing: int = 0
    printer: int = 0


LOAD, STORE, ATOMIC = 0, 1, 2
STRONG, DEVICE, ACQUIRE, RELEASE, NC, ASYNC, COMPARE, SEQUENTIAL, CHECKED = (
    4 << n for n in range(9)
)
"""Bits of a site's kind (runtime/state.h)."""
AT_POINT, POINT = 4, 64


@dataclass(frozen=True, slots=True)
class MemorySite:
    """One static memory access.

    Attributes:
        size: Bytes.
        align: Alignment in bytes.
        kind: LOAD, STORE or ATOMIC with the bits above.
        instruction: Its number in the cleaned kernel's order.
        element: Bytes of an element of a vector; `size` of a scalar.
        space: The address space in which the address must lie; 0 of a generic one.
    """

    size: int
    align: int
    kind: int
    instruction: int
    element: int
    space: int = 0


@dataclass
class Writer:
    """Text of one kernel under construction.

    Attributes:
        instruction: Number of the instruction being lowered.
        line: Its text, for messages.
        block: Label of the block being written; phis name it as predecessor.
        suspends: True once there is a place where a thread waits: the kernel is a coroutine.
        checked: Results on which some branch depends.
        constants: Pointers to what the kernel promises not to write.
        own: Generic pointers that are to the thread's own local arrays, and to nothing else.
        points: Numbers of the instructions before which a scheduler may switch threads.
        seeded: True once what it gives may depend on `RunOptions.arithmetic_seed`.
        hot: True while the block being written is part of a loop.
        ftz: True in a function whose arithmetic flushes subnormals.
        divisions: What its divisions become, where they are not exact, by instruction.
        stated: Strength and scope of the access being lowered, where inline assembly says them;
            else `ptx_order.order_of` the instruction.
        grid: Address of what a cooperative launch is given; 0 where the kernel asks for none.
    """

    types: DataLayout
    addresses: Addresses
    checks: Checks
    checked: frozenset[str] = frozenset()
    constants: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    suspends: bool = False
    instruction: int = 0
    line: str = ""
    block: str = ""
    out: list[str] = field(default_factory=list[str])
    cold: list[str] = field(default_factory=list[str])
    prologue: list[str] = field(default_factory=list[str])
    declares: dict[str, str] = field(default_factory=dict[str, str])
    sites: list[MemorySite] = field(default_factory=list[MemorySite])
    local_bytes: int = 0
    locals: list[tuple[int, int, bool]] = field(default_factory=list[tuple[int, int, bool]])
    points: list[int] = field(default_factory=list[int])
    seeded: bool = False
    hot: bool = False
    ftz: bool = False
    divisions: Mapping[int, Division] = field(default_factory=dict[int, Division])
    stated: PtxForm | None = None
    grid: int = 0
    _names: int = 0
    _registers: dict[str, str] = field(default_factory=dict[str, str])

    def refuse(self, why: str) -> CompileFailed:
        """The error to raise for the instruction at hand."""
        return CompileFailed(f"{why}: {self.line.strip()}")

    def emit(self, text: str) -> None:
        """Append one instruction."""
        self.out.append(text)

    def temp(self, text: str) -> str:
        """Append an instruction with a new result; returns its name."""
        self._names += 1
        name = f"%$g{self._names}"
        self.out.append(f"{name} = {text}")
        return name

    def fresh(self, stem: str) -> str:
        """A new label."""
        self._names += 1
        return f"${stem}{self._names}"

    def start(self, name: str) -> None:
        """Begin the block `name`."""
        self.out.append(f"{name}:")
        self.block = name

    def assign(self, result: str, type_: str, value: str) -> None:
        """Give `result` an existing value."""
        if result:
            self.emit(f"{result} = freeze {type_} {value}")

    def declare(self, returns: str, name: str, *arguments: str) -> str:
        """Declare an external function once; returns `@name`."""
        self.declares.setdefault(name, f"declare {returns} @{name}({', '.join(arguments)})")
        return f"@{name}"

    def call(self, returns: str, name: str, *arguments: tuple[str, str]) -> str:
        """The text of a call of an external function, which is declared if need be."""
        self.declare(returns, name, *(t for t, _ in arguments))
        return f"call {returns} @{name}({', '.join(f'{t} {v}' for t, v in arguments)})"

    def state(self, offset: int) -> str:
        """A pointer constant into the runtime's State."""
        return f"inttoptr (i64 {self.addresses.state + offset} to ptr)"

    def thread(self, offset: int) -> str:
        """A pointer into this thread's Thread."""
        return self.temp(f"getelementptr i8, ptr %$t, i64 {offset}") if offset else "%$t"

    def store_thread(self, offset: int, type_: str, value: str) -> None:
        """Store into this thread's Thread."""
        self.emit(f"store {type_} {value}, ptr {self.thread(offset)}")

    def load_thread(self, offset: int, type_: str) -> str:
        """Load from this thread's Thread."""
        return self.temp(f"load {type_}, ptr {self.thread(offset)}")

    def register(self, key: str, offset: int, *, of_thread: bool) -> str:
        """A value that is constant during the kernel, loaded once at its start."""
        name = self._registers.get(key)
        if name is None:
            name = self._registers[key] = f"%$r{len(self._registers)}"
            place = self.state(offset)
            if of_thread:
                self.prologue.append(f"{name}.p = getelementptr i8, ptr %$t, i64 {offset}")
                place = f"{name}.p"
            self.prologue.append(f"{name} = load i32, ptr {place}")
        return name

    def leave_if_not(self, ok: str) -> None:
        """End the thread unless the i32 or i1 `ok` is true."""
        go = self.fresh("go")
        self.emit(f"br i1 {ok}, label %{go}, label %$exit")
        self.start(go)

    def fault(self, kind: int) -> None:
        """Report a fault at this instruction and end the thread."""
        arguments = (("ptr", "%$t"), ("i32", str(self.instruction)), ("i32", str(kind)))
        self.emit(self.call("void", "gevo_fault", *arguments))
        self.emit("br label %$exit")
        self.start(self.fresh("dead"))

    def part_of(self, result: str, stem: str) -> str:
        """A new value that `result` is made of: what depends on that depends on this."""
        name = f"%{self.fresh(stem)}"
        if result in self.checked:
            self.checked |= {name}
        return name

    def point(self) -> None:
        """Let a scheduler switch threads here."""
        if self.checks.points:
            self.points.append(self.instruction)
            self.suspend(AT_POINT, POINT)

    def suspend(self, waits: int, kind: int, **operands: tuple[str, str]) -> None:
        """Wait at this instruction until the scheduler resumes the thread.

        Args:
            waits: Thread state, at a barrier or at a warp operation.
            kind: What it waits for (runtime/state.h).
            operands: Any of a, b, c, as type and value; stored in the Thread.
        """
        self.suspends = True
        for name, (type_, value) in operands.items():
            self.store_thread(getattr(layout, name.upper()), type_, value)
        self.store_thread(layout.SITE, "i32", str(self.instruction))
        self.store_thread(layout.KIND, "i32", str(kind))
        self.store_thread(layout.THREAD_STATE, "i32", str(waits))
        self.declares["llvm.coro.suspend"] = "declare i8 @llvm.coro.suspend(token, i1)"
        resumed = self.fresh("on")
        s = self.temp("call i8 @llvm.coro.suspend(token none, i1 false)")
        self.emit(
            f"switch i8 {s}, label %$suspended [i8 0, label %{resumed} i8 1, label %$destroyed]"
        )
        self.start(resumed)


CallRule = Callable[[Writer, Call], None]
