"""Loads along rows of threads' own, staged in shared memory.

Where each thread goes along a row (`a[row * n + k]`), what a warp loads in a round lies in as many
rows, and so is as many accesses to memory. Neighbours then load neighbouring elements of one row
after the other, for the threads whose rows these are, which take them from shared memory
(Ruetsch and Micikevicius, *Optimizing Matrix Transpose in CUDA*, NVIDIA 2009, do so for a
transposition). To load for another thread a thread must know what its address is made of: what
differs between threads is shared, too. Each element is loaded for the round in which it would have
been, so what is computed, and in which order, stays the same, and no address is read that would
not have been. What the loop stores along rows waits until the rounds are done, where that makes no
difference (`gevo.program.llvm.stage_stores`), and is stored likewise.

When threads come to the loop together, and what becomes of others, is as in
`gevo.program.llvm.stage`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.llvm.body import renamed
from gevo.program.llvm.stage import ALIGNED, Writer, left_of, planned, require_room, size
from gevo.program.llvm.stage_plan import ROWS, SECTOR, TRIED, StagePlan
from gevo.program.llvm.stage_stores import StagedStores, StoreGroup
from gevo.program.llvm.text import Function, Instruction, Module, Operand

WARP = 32
_SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "ptr": 8, "ptr addrspace(1)": 8}
"""Bytes of what an address is made of, by type."""
_OWN = "rows"
_ALIGNED = re.compile(r", align (\d+)")
_PLACE = re.compile(r", !dbg !\d+")


def staged_rows(
    text: str, module: Module, branch: str, shape: tuple[int, int], rounds: int, prefix: str
) -> tuple[str, tuple[str, ...]]:
    """A module in which a loop takes from shared memory what threads load of rows of their own.

    Args:
        text: The module's text.
        module: The module.
        branch: Uid of the branch that ends the loop.
        shape: Width and height of the blocks for which that is done.
        rounds: Elements of a row that are loaded at a time: one of `ROWS`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such loop, or none of whose loads this is known to be right.
    """
    plan = planned(module, branch)
    left = left_of(plan, shape)
    stores = StagedStores(plan)
    known = rounds in ROWS and (plan.rows or stores.groups)
    if not known or left[0] * left[1] % WARP:
        raise EditError(f"blocks of {shape[0]} by {shape[1]} load no rows of {rounds} at {branch}")
    writer = _RowWriter(plan, dict.fromkeys(plan.rows, _OWN), shape, left, 1, prefix, rounds)
    writer.keep(stores.groups)
    require_room(text, plan.function.name, writer.bytes)
    return writer.write()


@dataclass(frozen=True)
class Stageable:
    """What of a loop can be staged.

    Attributes:
        shared: Whether there are loads that threads have in common.
        rows: How many rounds at a time may be worth a try, of rows of threads' own: first what
            gains nearly as much as more, and leaves room for other loops.
    """

    shared: bool = False
    rows: Sequence[int] = ()


def stageable(module: Module, function: Function, branch: str) -> Stageable:
    """What of a loop can be staged."""
    try:
        plan = StagePlan(module, function, branch)
    except EditError:
        return Stageable()
    try:
        steps = [*plan.rows.values(), *(one.step for one in StagedStores(plan).groups)]
    except EditError:
        steps = []
    rows = [n for n in ROWS if n * max(steps, default=0) >= SECTOR][:TRIED]
    return Stageable(bool(plan.loads) and not plan.stores, [*rows[1:], *rows[:1]])


def apart_of(module: Module, branch: str) -> tuple[tuple[int, int], ...]:
    """Pairs of parameters, by number, of arrays that must not overlap; raises EditError."""
    return StagedStores(planned(module, branch)).apart


class _RowWriter(Writer):
    """Writes a kernel whose threads load for each other."""

    def keep(self, groups: Sequence[StoreGroup]) -> None:
        """Put these stores off."""
        self._stores = groups
        self._kept = {uid: group for group in groups for uid in group.uids}
        self._slices = {uid: self._slice(uid) for uid in (*self._plan.rows, *self._kept)}

    @property
    def bytes(self) -> int:
        """Shared memory that it takes."""
        known = self._count * sum(_SIZES[type_] for _, type_ in self._known())
        kept = sum(self._room("") * len(one.uids) * size(one.type) for one in self._stores)
        return super().bytes + known + kept

    def _slice(self, uid: str) -> Sequence[Instruction]:
        """What computes the address of a load or a store, in the loop."""
        made = self._plan.inside(self._address(uid).value.ref)
        return (self._plan.slice_of(made) if made else None) or ()

    def _known(self) -> list[tuple[str, str]]:
        """What differs between threads of all that addresses are made of: uid or ref, and type."""
        found: dict[str, str] = {}
        for slice_ in self._slices.values():
            for one in slice_:
                given = [(one.uid, one.type)] if one.op == "phi" else _given(self._plan, one)
                found |= {ref: type_ for ref, type_ in given if not self._plan.same(ref)}
        for type_ in found.values():
            if type_ not in _SIZES:
                raise EditError(f"{self._plan.branch}: addresses are made of {type_}")
        return list(found.items())

    def _room(self, first: str) -> int:
        """A row has one element more than it takes, so that rows begin in other banks."""
        return self._count * (self._rounds + 1)

    def _arrays(self) -> Iterator[str]:
        yield from super()._arrays()
        for group in self._stores:
            kind = f"[{self._room('')} x [{len(group.uids)} x {group.type}]]"
            line = f"internal addrspace(3) global {kind} undef, align {ALIGNED}"
            yield f"{self._array(group.uids[0])} = {line}\n"
        for n, (_, type_) in enumerate(self._known()):
            line = f"internal addrspace(3) global [{self._count} x {type_}] undef, align {ALIGNED}"
            yield f"{self._shared(n)} = {line}\n"

    def _shared(self, n: int) -> str:
        return f"@gevo.rows.{self._prefix}.{self._plan.branch}.{n}"

    def _grouped(self) -> dict[str, list[str]]:
        """Groups of 1, 2, 4 or more loads: of each, a row has elements that lie close together."""
        found: dict[str, list[str]] = {}
        for group in super()._grouped().values():
            while group:
                count = 1 << len(group).bit_length() - 1
                found[group[0]], group = group[:count], group[count:]
        return found

    def _kind(self, uid: str) -> tuple[str, str, str]:
        """Loads of one kind differ by their address alone."""
        return self._types[uid], self._axis_of[uid], self._address(uid).type

    def _address(self, uid: str) -> Operand:
        """Where a load or a store goes: the last operand of either."""
        return self._plan.module.instructions[uid].operands[-1]

    def _loaded(self) -> None:
        """Threads tell each other what their addresses are made of, and load for each other."""
        self._strips()
        known = self._known()
        for n, (ref, type_) in enumerate(known):
            value = self._strip.get(ref) or self._body.text_of(ref)
            self._void(f"store {type_} {value}, {self._at(n, type_, self._own)}")
        self._wait()
        loaded = [one for first in self._groups for one in self._of_group(first)]
        for stored in loaded:
            self._void(stored)
        self._wait()
        self._void(f"br label {self._new['rounds'].label}")

    def _of_group(self, first: str) -> Iterator[str]:
        """Load what rows have for a group; what stores it."""
        group, type_ = self._groups[first], self._types[first]
        for address, shared in self._elements(group, type_):
            value = self._value(f"load {type_}, {address}, {self._aligned(group)}")
            yield f"store {type_} {value}, {shared}"

    def _elements(self, group: Sequence[str], type_: str) -> Iterator[tuple[str, str]]:
        """The elements of all rows that a thread takes, in memory and in shared memory.

        Neighbours take what lies beside one another: the elements of a round, then of the next.
        """
        bits = (self._rounds * len(group)).bit_length() - 1
        if self._count % (1 << bits):
            raise EditError(f"{self._plan.branch}: {self._count} threads have no whole rows")
        own = self._value(f"and i32 {self._own}, {(1 << bits) - 1}")
        which = self._value(f"and i32 {own}, {len(group) - 1}")
        turn = self._value(f"lshr i32 {own}, {len(group).bit_length() - 1}")
        row = self._value(f"lshr i32 {self._own}, {bits}")
        chosen = [self._value(f"icmp eq i32 {which}, {n}") for n in range(len(group))]
        for n in range(1 << bits):
            theirs = self._value(f"add i32 {row}, {n * (self._count >> bits)}")
            address, *others = self._addresses(group, theirs, turn)
            kind = self._address(group[0]).type
            for test, other in zip(chosen[1:], others, strict=True):
                address = self._value(f"select i1 {test}, {kind} {other}, {kind} {address}")
            place = self._value(f"mul i32 {theirs}, {self._rounds + 1}")
            place = self._value(f"add i32 {place}, {turn}")
            member = self._value(f"zext i32 {which} to i64")
            yield f"{kind} {address}", self._in_row(group, type_, place, member)

    def _in_row(self, group: Sequence[str], type_: str, place: str, member: str) -> str:
        """An element of a group in shared memory, of a round of a row."""
        wide = self._value(f"zext i32 {place} to i64")
        room = f"[{self._room('')} x [{len(group)} x {type_}]]"
        array = f"{room}, ptr addrspace(3) {self._array(group[0])}"
        at = self._value(f"getelementptr {array}, i64 0, i64 {wide}, i64 {member}")
        return f"ptr addrspace(3) {at}, align {size(type_)}"

    def _put_off(self, store: Instruction, count: str) -> None:
        """Keep what a round stores in shared memory."""
        group = self._kept[store.uid]
        value = self._body.text_of(store.operands[0].value.ref)
        value = self._made.get(value, value)
        member = str(group.uids.index(store.uid))
        where = self._in_row(group.uids, group.type, self._place(store.uid, count), member)
        self._void(f"store {group.type} {value}, {where}")

    def _stored(self) -> None:
        """Threads store for each other what rounds have put off."""
        if not self._stores:
            return
        self._wait()
        for group in self._stores:
            for address, shared in self._elements(group.uids, group.type):
                value = self._value(f"load {group.type}, {shared}")
                self._void(f"store {group.type} {value}, {address}, {self._aligned(group.uids)}")
        self._wait()

    def _aligned(self, group: Sequence[str]) -> str:
        """What is known of all addresses, and where the first access stands in the source."""
        texts = ["".join(self._plan.module.instructions[uid].pieces) for uid in group]
        least = min(int(m[1]) if (m := _ALIGNED.search(text)) else 1 for text in texts)
        place = _PLACE.search(texts[0])
        return f"align {least}{place[0] if place else ''}"

    def _addresses(self, group: Sequence[str], row: str, turn: str) -> list[str]:
        """From where another thread would load in a later round, by load."""
        theirs: dict[str, str] = {}
        for n, (ref, type_) in enumerate(self._known()):
            theirs[ref] = self._value(f"load {type_}, {self._at(n, type_, row)}")
        names = {
            self._body.text_of(ref): value
            for ref, value in theirs.items()
            if ref not in self._strip
        }
        for uid in group:
            for one in self._slices[uid]:
                if one.label in names:
                    continue
                if one.op == "phi":
                    now = theirs.get(one.uid, self._strip[one.uid])
                    names[one.label] = self._advanced(one, now, turn)
                else:
                    names[one.label] = self._value(renamed(self._texts[one.uid], names))
        return [names[self._body.text_of(self._address(uid).value.ref)] for uid in group]

    def _at(self, n: int, type_: str, thread: str) -> str:
        """Where a thread has put what its addresses are made of."""
        wide = self._value(f"zext i32 {thread} to i64")
        kind = f"[{self._count} x {type_}], ptr addrspace(3) {self._shared(n)}"
        at = self._value(f"getelementptr {kind}, i64 0, i64 {wide}")
        return f"ptr addrspace(3) {at}, align {_SIZES[type_]}"

    def _place(self, uid: str, count: str) -> str:
        """Where a thread finds an element of its own row."""
        return self._value(
            f"add i32 {self._value(f'mul i32 {self._own}, {self._rounds + 1}')}, {count}"
        )


def _given(plan: StagePlan, one: Instruction) -> Iterator[tuple[str, str]]:
    """The operands of an instruction that the loop does not compute, and their types."""
    for operand in one.operands:
        if plan.inside(operand.value.ref) is None:
            yield operand.value.ref, operand.type
