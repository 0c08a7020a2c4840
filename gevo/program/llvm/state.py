"""The mutable part of an editor: what differs from the baseline, with an undo log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from gevo.errors import EditError, ProgramError
from gevo.program.base import Assumed, Program, Value
from gevo.program.llvm.accumulate import PARTS, summing
from gevo.program.llvm.baseline import Baseline, BlockIndex, OperandKey, baseline, index_block
from gevo.program.llvm.coarse_plan import coarse_plans
from gevo.program.llvm.coarsen import FACTORS, reusing
from gevo.program.llvm.count import COUNTS, countable
from gevo.program.llvm.divide import divisors
from gevo.program.llvm.keep import keepable, shape_of
from gevo.program.llvm.passes import (
    ACCUMULATE,
    AGGREGATE,
    ALGEBRA,
    ASSEMBLY,
    ASSUME,
    AT_SITES,
    COARSEN,
    COUNTED,
    DIVIDE,
    GROWTH,
    KEEP,
    NEAR,
    NOALIAS,
    PIPELINES,
    PRIVATIZE,
    REMAP,
    SINGLE,
    SMALL,
    STAGE,
    UNROLLED,
    Move,
    Named,
    needed,
    noalias,
    transformed,
)
from gevo.program.llvm.privatize import apart, privatizable
from gevo.program.llvm.remap import remappable
from gevo.program.llvm.separate import pointers
from gevo.program.llvm.single import shortable
from gevo.program.llvm.stage import SHAPES
from gevo.program.llvm.stage_rows import apart_of, stageable
from gevo.program.llvm.text import Instruction
from gevo.program.ptx.expand import has_assembly

_GONE = -1


class State:
    """Instructions' places and operand values; untouched ones are read from the baseline.

    Nothing is checked here: the editor asks only for what is possible.
    """

    def __init__(self, base: Baseline) -> None:
        self._base = base
        self._made: dict[str, Instruction] = {}
        self._places: dict[str, int] = {}
        self._orders: dict[int, list[str]] = {}
        self._indices: dict[int, BlockIndex] = {}
        self._values: dict[str, tuple[Value, ...]] = {}
        self._gained: dict[str, list[OperandKey]] = {}
        self._reshaped: dict[str, None] = {}
        self._log: list[Callable[[], object]] = []

    def mark(self) -> int:
        """A point to which `rollback` can return."""
        return len(self._log)

    def rollback(self, mark: int) -> None:
        """Undo everything since `mark`."""
        while len(self._log) > mark:
            self._log.pop()()

    def exists(self, uid: str) -> bool:
        """True when the instruction is in the program now."""
        place = self._places.get(uid)
        return uid in self._base.module.instructions if place is None else place != _GONE

    def is_known(self, uid: str) -> bool:
        """True when the name is taken, be it by an instruction that was removed."""
        return uid in self._made or uid in self._base.module.instructions

    def instruction(self, uid: str) -> Instruction:
        """Baseline instruction or copy, with the operands of the moment it was made."""
        return self._made.get(uid) or self._base.module.instructions[uid]

    def block_of(self, uid: str) -> int:
        """Index of the block that holds the instruction now."""
        place = self._places.get(uid)
        return self._base.module.instructions[uid].block if place is None else place

    def order(self, block: int) -> Sequence[str]:
        """The block's instructions."""
        return self._orders.get(block) or self._base.module.blocks[block].uids

    def index(self, block: int) -> BlockIndex:
        """The block's contents by type."""
        if block not in self._orders:
            return self._base.block(block)
        if block not in self._indices:
            self._indices[block] = index_block(map(self.instruction, self._orders[block]))
        return self._indices[block]

    def position(self, uid: str) -> int:
        """Place of the instruction in its block."""
        return self.index(self.block_of(uid)).positions[uid]

    def value(self, uid: str, index: int) -> Value:
        """What an operand holds now."""
        values = self._values.get(uid)
        return self.instruction(uid).operands[index].value if values is None else values[index]

    def values(self, uid: str) -> tuple[Value, ...]:
        """What all operands hold now."""
        values = self._values.get(uid)
        return tuple(o.value for o in self.instruction(uid).operands) if values is None else values

    def users(self, uid: str) -> Iterator[OperandKey]:
        """The operands that hold the result of `uid` now; every one once, in no useful order."""
        candidates = dict.fromkeys(self._base.users.get(uid, ()))
        candidates.update(dict.fromkeys(self._gained.get(uid, ())))
        for user, index in candidates:
            if self.exists(user) and self.value(user, index).ref == uid:
                yield user, index

    def changed_blocks(self) -> set[int]:
        """Blocks whose text may differ from the baseline's."""
        held = {self.block_of(uid) for uid in self._values if self.exists(uid)}
        return held | set(self._orders)

    def was_edited(self, uid: str) -> bool:
        """True when the operands of `uid` are not the baseline's."""
        return uid in self._values or uid in self._made

    def make(self, source: str, uid: str) -> None:
        """Create a copy of `source` that is not in any block yet."""
        original = self.instruction(source)
        operands = tuple(
            replace(operand, value=value)
            for operand, value in zip(original.operands, self.values(source), strict=True)
        )
        label = f"%{uid}" if original.label else ""
        if source in self._reshaped:
            self._reshaped[uid] = None
        self._made[uid] = replace(original, uid=uid, label=label, operands=operands)
        self._places[uid] = _GONE
        for index, operand in enumerate(operands):
            self._gained.setdefault(operand.value.ref, []).append((uid, index))
        self._log.append(partial(self._unmake, uid))

    def insert(self, uid: str, before: str) -> None:
        """Put an instruction that is in no block in front of another."""
        block = self.block_of(before)
        self._put(uid, block, self.position(before))
        self._log.append(partial(self._take, uid, block))

    def remove(self, uid: str) -> None:
        """Take an instruction out of its block."""
        block = self.block_of(uid)
        position = self.position(uid)
        self._take(uid, block)
        self._log.append(partial(self._put, uid, block, position))

    def write(self, uid: str, index: int, value: Value) -> None:
        """Set an operand."""
        before = self._values.get(uid)
        values = list(self.values(uid))
        values[index] = value
        self._values[uid] = tuple(values)
        self._gained.setdefault(value.ref, []).append((uid, index))
        self._log.append(partial(self._restore, uid, before))

    def reshape(self, uid: str, shape: Instruction) -> None:
        """Put an instruction of the same type, and no fewer operands, in the place of another."""
        block = self.block_of(uid)
        self._log.append(
            partial(
                self._unshape,
                (uid, block),
                self._made.get(uid),
                self._values.get(uid),
                uid in self._reshaped,
            )
        )
        self._made[uid] = shape
        self._values[uid] = tuple(operand.value for operand in shape.operands)
        self._reshaped[uid] = None
        for index, value in enumerate(self._values[uid]):
            self._gained.setdefault(value.ref, []).append((uid, index))
        if block != _GONE:
            self._changing(block)

    def reshaped(self) -> Iterator[Instruction]:
        """Instructions that have got another shape, and copies of such."""
        return (self.instruction(uid) for uid in self._reshaped if self.exists(uid))

    def _unshape(
        self,
        place: tuple[str, int],
        made: Instruction | None,
        values: tuple[Value, ...] | None,
        reshaped: bool,
    ) -> None:
        uid, block = place
        if not reshaped:
            del self._reshaped[uid]
        if made is None:
            del self._made[uid]
        else:
            self._made[uid] = made
        self._restore(uid, values)
        if block != _GONE:
            self._indices.pop(block, None)

    def _unmake(self, uid: str) -> None:
        del self._made[uid], self._places[uid]
        self._reshaped.pop(uid, None)

    def _put(self, uid: str, block: int, position: int) -> None:
        self._changing(block).insert(position, uid)
        self._places[uid] = block

    def _take(self, uid: str, block: int) -> None:
        self._changing(block).remove(uid)
        self._places[uid] = _GONE

    def _restore(self, uid: str, values: tuple[Value, ...] | None) -> None:
        if values is None:
            del self._values[uid]
        else:
            self._values[uid] = values

    def _changing(self, block: int) -> list[str]:
        self._indices.pop(block, None)
        if block not in self._orders:
            self._orders[block] = list(self._base.module.blocks[block].uids)
        return self._orders[block]


@lru_cache(maxsize=8)  # a search asks again for every edit that it draws
def possible(base: Baseline) -> Sequence[Move]:
    """The moves that may be tried on a program; whether they change anything is open."""
    assembly = has_assembly(base.program.text)
    found = list(_rearranged(base))
    found += (Move("", name) for name in PIPELINES if assembly or name != ASSEMBLY)
    for loop in base.loops:
        found += (Move(loop, f"unroll_{how}") for how in UNROLLED)
        found.append(Move(loop, "peel"))
        function = base.module.functions[base.module.instructions[loop].function]
        if countable(base.module, loop, base.flow):
            found += (Move(loop, f"{COUNTED}{count}") for count in COUNTS)
        sorts = stageable(base.module, function, loop)
        ends = [*(f"_rows{n}" for n in sorts.rows), *(("", "_double") * sorts.shared)]
        for end in ends:
            found += (Move(loop, f"{STAGE}{x}x{y}{end}") for x, y in SHAPES)
    for loop in _sums(base):
        found += (Move(loop, f"{ACCUMULATE}{parts}") for parts in PARTS)
    for kernel, alone in separable(base).items():
        sets = ((n,) for n in alone) if len(alone) > 1 else ()
        found += (noalias(kernel, numbers) for numbers in (alone, *sets))
    return (*found, *_natural(base))


def _sums(base: Baseline) -> Iterator[str]:
    """The branches that end loops with sums."""
    for function in map(base.module.functions.__getitem__, base.editable):
        yield from summing(base.module, function)


def _rearranged(base: Baseline) -> Iterator[Move]:
    """The moves by which kernels are written anew: coarse threads, other places, no division."""
    for function in map(base.module.functions.__getitem__, base.editable):
        plans = list(coarse_plans(base.module, function)) if function.kernel else []
        for plan in plans:
            axis = f"{function.name}#{plan.axis}"
            yield from (Move(axis, f"{COARSEN}{n}{NEAR}") for n in reusing(plan))
        for plan in plans:
            axis = f"{function.name}#{plan.axis}"
            yield from (Move(axis, f"{COARSEN}{n}") for n in FACTORS)
        for divisor in divisors(base.module, function):
            yield Move(f"{function.name}#{divisor}", DIVIDE)
        if function.kernel and keepable(base.module, function):
            yield Move(function.name, KEEP)
        if function.kernel:
            yield Move(function.name, ALGEBRA)
        for region in shortable(base.module, function):
            yield Move(f"{function.name}#{region}", SINGLE)
        for name, move in AT_SITES.items():
            yield from (Move(uid, name) for uid in move.sites(base.module, function))
        for number in privatizable(base.module, function) if function.kernel else ():
            yield Move(f"{function.name}#{number}", PRIVATIZE)
        for shape in remappable(base.module, function) if function.kernel else ():
            yield Move(f"{function.name}#{shape}", REMAP)


def _natural(base: Baseline) -> Iterator[Move]:
    """The moves that assume of an integer that a kernel is given that it is not negative."""
    for function in map(base.module.functions.__getitem__, base.editable):
        for _, value in function.arguments if function.kernel else ():
            if re.fullmatch(r"i(?:16|32|64)", value.type):
                yield Move(f"{function.name}#arg{value.ref[1:]} >= 0", ASSUME)


def separable(base: Baseline) -> Mapping[str, tuple[int, ...]]:
    """By editable kernel, the parameters that may be assumed to overlap no other."""
    kernels = [f for n in base.editable if (f := base.module.functions[n]).kernel]
    found = {kernel.name: pointers(base.module, kernel) for kernel in kernels}
    return {name: one.separable for name, one in found.items() if one and one.separable}


def assumed(program: Program, moves: tuple[Move, ...]) -> Sequence[Assumed]:
    """What some moves rely on: `noalias`, `assume`, and those that compute other numbers.

    Raises:
        EditError: A move is not possible.
        ProgramError: The program is not valid.
    """
    found: list[Assumed] = []
    for n, move in enumerate(moves):
        before = rewritten(program, moves[:n])
        if move.name == SINGLE:
            found.append(Assumed(move.target.rpartition("#")[0], approximate=True))
        elif move.name == AGGREGATE or move.name.startswith(ACCUMULATE):
            branch = before.module.instructions[move.target]
            kernel = before.module.functions[branch.function].name
            found.append(Assumed(kernel, approximate=True))
        elif move.name == KEEP:
            found.append(shape_of(before.module, move.target))
        elif move.name == PRIVATIZE:
            kernel, numbers = move.parameters
            found.append(apart(before.module, kernel, min(numbers)))
        elif move.name.startswith(STAGE):
            if pairs := apart_of(before.module, move.target):
                branch = before.module.instructions[move.target]
                kernel = before.module.functions[branch.function].name
                found.append(Assumed(kernel, apart=pairs))
        elif move.name in (NOALIAS, ASSUME):
            found.append(_needed(program, moves[: n + 1]))
    return found


@lru_cache(maxsize=64)
def _needed(program: Program, moves: tuple[Move, ...]) -> Assumed:
    """What the last of some moves relies on; LLVM is asked many times, and once for each."""
    before, move = rewritten(program, moves[:-1]), moves[-1]
    return needed(_named(before), move, moves[:-1].count(move))


def _named(before: Baseline) -> Named:
    return Named(before.program.text, tuple(before.module.instructions), before.module)


def rewritten(program: Program, moves: tuple[Move, ...]) -> Baseline:
    """What a program is after some moves, one after the other.

    Raises:
        EditError: The last one is not possible; the reason is as `transformed` gives it.
        ProgramError: The program is not valid.
    """
    if not moves:
        return baseline(program)
    found = _rewritten(program, moves)
    if isinstance(found, str):
        raise EditError(found)
    return found


@lru_cache(maxsize=64)
def _rewritten(program: Program, moves: tuple[Move, ...]) -> Baseline | str:
    """The transformed program, or why there is none: what LLVM refuses is not tried again."""
    before, move = rewritten(program, moves[:-1]), moves[-1]
    longest = max(GROWTH * len(baseline(program).module.instructions), SMALL)
    named = _named(before)
    try:
        found = transformed(named, move, moves[:-1].count(move), longest)
        return Baseline(program.rewritten(found.text), found.uids)
    except (EditError, ProgramError) as reason:
        return str(reason)
