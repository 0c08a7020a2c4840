"""Rewrites one kernel of a cleaned NVPTX module to host IR.

The kernel becomes `void @kernel(ptr thread)`. Where its threads wait for one another it is an
LLVM coroutine, suspended at every barrier and warp operation; the runtime (runtime/) is the
scheduler. Each basic block counts its executions, each loop charges fuel, each access is
checked, and every operation that LLVM leaves undefined is given a value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from gevo.device.simt.lower import (
    inlined,
    layout,
    libdevice,
    math_ops,
    matrix_ops,
    registers,
    sixteen,
    sync_ops,
    texture_ops,
    undefined,
)
from gevo.device.simt.lower.approximate import flushes
from gevo.device.simt.lower.assemble import assemble
from gevo.device.simt.lower.constants import constants, own_arrays
from gevo.device.simt.lower.decisions import Decider, Decision
from gevo.device.simt.lower.fast_math import divisions
from gevo.device.simt.lower.layout import Layout
from gevo.device.simt.lower.operations import RULES, local_array
from gevo.device.simt.lower.plain import plain
from gevo.device.simt.lower.spaces import address_of, without_spaces
from gevo.device.simt.lower.waiting import deciding
from gevo.device.simt.lower.writer import (
    Addresses,
    CallRule,
    Checks,
    MemorySite,
    Writer,
    parse_call,
)
from gevo.errors import CompileFailed
from gevo.program.llvm.flow import in_loops, turn_costs
from gevo.program.llvm.syntax.lexer import (
    INSTRUCTION,
    NAME,
    symbols_in,
    without_attached,
)
from gevo.program.llvm.syntax.module import Function, ModuleText, blocks_of
from gevo.program.llvm.syntax.operands import targets
from gevo.program.llvm.syntax.types import DataLayout

OUT_OF_FUEL, TRAPPED = 4, 5

_EXACT: Mapping[str, CallRule] = {**registers.EXACT, **libdevice.EXACT}
_PATTERNS = (
    *sync_ops.PATTERNS,
    *matrix_ops.PATTERNS,
    *matrix_ops.WMMA,
    *texture_ops.PATTERNS,
    *registers.PATTERNS,
    *math_ops.PATTERNS,
)

_GLOBAL = re.compile(rf'@((?>{NAME}))(?!\()|"[^"]*"')
"""A variable as an operand, or a string (of inline assembly, where `@` is a predicate's)."""


@dataclass(frozen=True, slots=True)
class Argument:
    """Where one kernel argument lies in the argument buffer; `struct` when passed by value."""

    type: str
    offset: int
    size: int
    struct: bool


@dataclass(frozen=True)
class HostKernel:
    """What is needed to run a kernel's host form and to explain its faults.

    Attributes:
        arguments: Layout of its arguments.
        suspends: True when it is a coroutine.
        points: Instructions before which a scheduler may switch threads; empty unless compiled
            for one.
        weights: Instructions of each basic block, in program order.
        sites: Its memory accesses; faults name them by index.
        locals: (offset, size) of its local arrays, and whether it may write them.
        local_bytes: Local memory per thread.
        seeded: True when what it gives may depend on `RunOptions.arithmetic_seed`.
        decisions: Where it decides; empty unless compiled to note that.
    """

    name: str
    arguments: tuple[Argument, ...]
    suspends: bool
    weights: tuple[int, ...]
    sites: tuple[MemorySite, ...]
    locals: tuple[tuple[int, int, bool], ...]
    local_bytes: int
    points: tuple[int, ...]
    seeded: bool
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class _Block:
    """A block's label, its instructions as prepared, and as they were."""

    name: str
    lines: list[str]
    originals: list[str]


def plain_types(module: ModuleText) -> dict[str, str]:
    """The module's named types without address spaces."""
    return {name: without_spaces(text) for name, text in module.types.items()}


def initial_values(module: ModuleText, where: Layout, addresses: Addresses) -> str:
    """Host IR of the module variables' initial values; empty when all are zero."""
    lines: list[str] = []
    for i, v in enumerate(where.variables):
        if v.initializer not in ("", "zeroinitializer", "undef", "poison"):
            value = _prepare(v.initializer, where, addresses)
            lines.append(f"@{initial_value(i)} = constant {v.type} {value}")
    return "\n".join((*_type_lines(module), *lines, "")) if lines else ""


def _type_lines(module: ModuleText) -> list[str]:
    return [f"{name} = type {text}" for name, text in plain_types(module).items()]


def initial_value(index: int) -> str:
    """Symbol of the initial value of the layout's variable `index`."""
    return f"gevo_initial_{index}"


def instruction_lines(function: Function) -> list[str]:
    """A kernel's instructions as cleaned, in program order; faults name them by number."""
    return [line for _, lines in function.blocks for line in lines]


def used_names(function: Function) -> frozenset[str]:
    """Names of globals and functions that a function's body mentions."""
    return symbols_in("\n".join(function.body))


def rewrite_kernel(
    module: ModuleText,
    function: Function,
    where: Layout,
    addresses: Addresses,
    checks: Checks,
) -> tuple[HostKernel, str]:
    """One kernel and a host module's text that defines it, as `ENTRY`.

    Raises:
        CompileFailed: It needs something that the device does not support.
    """
    if called := (used_names(function) & module.defined.keys()):
        raise CompileFailed(
            f"kernel {function.name} calls @{min(called)}, which cannot be inlined (recursion); "
            "the simt device has no calls"
        )
    named, body = plain_types(module), without_attached(function.body)
    w = Writer(
        DataLayout(named), addresses, checks, deciding(function), constants(function),
        own_arrays(function),
    )  # fmt: skip
    blocks = _split_blocks(function, _prepare(body, where, addresses))
    w.grid = addresses.base + where.addresses.get(layout.GRID.name, 0)
    w.ftz = flushes(module.attributes_of(function.signature))
    w.divisions = divisions(zip(b.lines, b.originals, strict=True) for b in blocks)
    arguments = _arguments(w, function)
    decided = _lower_blocks(w, blocks)
    sixteen.without_bfloats(w)
    text = assemble(w, blocks[0].name)
    kernel = HostKernel(
        function.name,
        arguments,
        w.suspends,
        tuple(len(b.lines) for b in blocks),
        tuple(w.sites),
        tuple(w.locals),
        w.local_bytes,
        tuple(w.points),
        w.seeded,
        decided,
    )
    types = map(sixteen.plain_type, _type_lines(module))
    return kernel, "\n".join((*types, text, *w.declares.values(), ""))


def _prepare(body: str, where: Layout, addresses: Addresses) -> str:
    """A body (without metadata) in plain form; globals are addresses.

    No line is added or removed.
    """

    def address(match: re.Match[str]) -> str:
        if not match[1]:
            return match[0]
        name = match[1].strip('"')
        offset = where.addresses.get(name)
        if offset is None:
            raise CompileFailed(
                f"@{match[1]} is used as a value; the simt device has only variables as values"
            )
        place = address_of(offset, where.spaces.get(name, 0), addresses.base)
        return f"inttoptr (i64 {place} to ptr)"

    return _GLOBAL.sub(address, plain(body, addresses.base))


def _split_blocks(function: Function, prepared: str) -> list[_Block]:
    """Basic blocks of a function whose body has been prepared."""
    prepared_blocks = blocks_of(prepared.split("\n"))
    if not all(label for label, _ in prepared_blocks):
        raise CompileFailed(f"the first block of {function.name} has no name")
    pairs = zip(prepared_blocks, function.blocks, strict=True)
    return [_Block(label, lines, originals) for (label, lines), (_, originals) in pairs]


def _arguments(w: Writer, function: Function) -> tuple[Argument, ...]:
    """Lay the parameters out and load them at the kernel's start."""
    result: list[Argument] = []
    offset = 0
    for p in function.signature.arguments:
        type_ = without_spaces(p.byval or p.type)
        if p.byval:
            size = w.types.size(type_)
            place = local_array(w, size, max(p.align, 8), writable=not p.read_only)
            w.prologue.append(f"{p.value} = {place}")
            w.prologue.append(
                w.call("void", "gevo_copy", ("ptr", p.value),
                       ("ptr", w.state(layout.ARGS + offset)), ("i64", str(size)))
            )  # fmt: skip
            if w.checks.points:
                given = ("ptr", p.value), ("i64", str(size))
                w.prologue.append(w.call("void", "gevo_given", *given))
        else:
            size = w.types.store_size(type_)
            w.prologue.append(f"{p.value} = load {type_}, ptr {w.state(layout.ARGS + offset)}")
        result.append(Argument(type_, offset, size, bool(p.byval)))
        offset += -(-size // 16) * 16
        if offset > layout.ARGS_BYTES:
            raise CompileFailed(f"the arguments of {function.name} are larger than 8 KiB")
    return tuple(result)


def _lower_blocks(w: Writer, blocks: Sequence[_Block]) -> tuple[Decision, ...]:
    """Lower all instructions; the places where the kernel decides, if those are asked for."""
    decider = _decider(blocks) if w.checks.decisions else None
    within = partial(_lower_noted, decider) if decider else _lower
    number = {f"%{b.name}": i for i, b in enumerate(blocks)}
    successors = [[number[t] for t in targets(b.lines[-1])] for b in blocks]
    costs = turn_costs(successors, [len(b.lines) for b in blocks])
    looping = in_loops(successors)
    last_label: dict[str, str] = {}
    phis: list[tuple[int, str, list[tuple[str, str]]]] = []
    for i, block in enumerate(blocks):
        w.start(block.name)
        w.hot = i in looping
        counted = False
        for n, (line, original) in enumerate(zip(block.lines, block.originals, strict=True)):
            w.line = original
            match = INSTRUCTION.match(line)
            if match is None:
                raise w.refuse("cannot read the instruction")
            result, opcode, rest = match[1] or "", match[2], line[match.end() + 1 :]
            if opcode == "phi":
                joined = f"{result} = phi {rest.partition(' [ ')[0]}"
                phis.append((len(w.out), joined, undefined.joined(w, rest, original)))
                w.emit("")
            else:
                if not counted:
                    _count(w, i)
                    counted = True
                if n == len(block.lines) - 1 and i in costs:
                    _charge(w, costs[i])
                if decider:
                    decider.before(w, opcode, rest)
                _lower(w, result, opcode, rest, within)
                if decider:
                    decider.after(w, result, opcode, rest)
            w.instruction += 1
        last_label[f"%{block.name}"] = w.block
    for place, joined, values in phis:
        edges = (f"[ {value}, %{last_label[label]} ]" for value, label in values)
        w.out[place] = f"{joined} {', '.join(edges)}"
    return tuple(decider.found) if decider else ()


def _decider(blocks: Sequence[_Block]) -> Decider:
    matches = (INSTRUCTION.match(line) for block in blocks for line in block.lines)
    return Decider.of((m[1] or "", m[2], m.string[m.end() + 1 :]) for m in matches if m)


def _count(w: Writer, block: int) -> None:
    """Count an execution; the entry block's single one is counted by the scheduler."""
    if block and w.checks.counters:
        place = w.temp(f"getelementptr i8, ptr %$counts, i64 {block * 128}")
        before = w.temp(f"load i32, ptr {place}")
        after = w.temp(f"add i32 {before}, 1")
        w.emit(f"store i32 {after}, ptr {place}")


def _charge(w: Writer, cost: int) -> None:
    """Take a turn's fuel; a thread without any left ends."""
    if not w.checks.fuel:
        return
    place = w.thread(layout.FUEL)
    left = w.temp(f"sub i64 {w.temp(f'load i64, ptr {place}')}, {cost}")
    w.emit(f"store i64 {left}, ptr {place}")
    empty, cold, go = w.temp(f"icmp slt i64 {left}, 0"), w.fresh("empty"), w.fresh("go")
    w.emit(f"br i1 {empty}, label %{cold}, label %{go}")
    arguments = (("ptr", "%$t"), ("i32", str(w.instruction)), ("i32", str(OUT_OF_FUEL)))
    w.cold += [f"{cold}:", w.call("void", "gevo_fault", *arguments), "br label %$exit"]
    w.start(go)


def _lower(
    w: Writer,
    result: str,
    opcode: str,
    rest: str,
    within: inlined.LowerInstruction | None = None,
) -> None:
    """Lower an instruction, and by `within` those that inline assembly becomes."""
    if opcode == "call":
        _lower_call(w, result, rest, within or _lower)
    elif rule := RULES.get(opcode):
        rule(w, result, rest)
    elif opcode in ("br", "switch"):
        w.emit(f"{opcode} {rest}")
    elif opcode == "ret":
        w.emit("br label %$exit")
    elif opcode == "unreachable":
        w.fault(TRAPPED)
        w.emit("br label %$exit")
    else:
        raise w.refuse(f"the simt device has no {opcode}")


def _lower_noted(decider: Decider, w: Writer, result: str, opcode: str, rest: str) -> None:
    """Lower an instruction of inline assembly, and note what it decides."""
    _lower(w, result, opcode, rest)
    decider.within(w, result, opcode, rest)


def _lower_call(w: Writer, result: str, rest: str, within: inlined.LowerInstruction) -> None:
    c = parse_call(w, result, rest)
    if c.constraints or " asm " in f" {rest.split('@')[0]}":
        inlined.lower(w, c, within)
        return
    rule = _EXACT.get(c.callee)
    if rule is None:
        rule = next((r for pattern, r in _PATTERNS if pattern.match(c.callee)), None)
    if rule is None:
        raise CompileFailed(
            f"the simt device does not know the function @{c.callee}: {w.line.strip()}"
        )
    rule(w, c)
