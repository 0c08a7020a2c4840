"""Loads along rows of threads' own, staged in shared memory.

Where each thread goes along a row (`a[row * n + k]`), what a warp loads in a round lies in as many
rows, and so is as many accesses to memory. Neighbours then load neighbouring elements of one row
after the other, for the threads whose rows these are, which take them from shared memory
(Ruetsch and Micikevicius, *Optimizing Matrix Transpose in CUDA*, NVIDIA 2009, do so for a
transposition). To load for another thread a thread must know what its address is made of: what
differs between threads is shared, too. Each element is loaded for the round in which it would have
been, so what is computed, and in which order, stays the same, and no address is read that would
not have been.

When threads come to the loop together, and what becomes of others, is as in
`gevo.program.llvm.stage`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from gevo.errors import EditError
from gevo.program.llvm.body import renamed
from gevo.program.llvm.stage import ALIGNED, Writer, left_of, planned, require_room, size
from gevo.program.llvm.stage_plan import ROWS, StagePlan
from gevo.program.llvm.text import Instruction, Module, Operand

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
    if rounds not in ROWS or not plan.rows or left[0] * left[1] % WARP:
        raise EditError(f"blocks of {shape[0]} by {shape[1]} load no rows of {rounds} at {branch}")
    writer = _RowWriter(plan, dict.fromkeys(plan.rows, _OWN), shape, left, 1, prefix, rounds)
    require_room(text, plan.function.name, writer.bytes)
    return writer.write()


class _RowWriter(Writer):
    """Writes a kernel whose threads load for each other."""

    @property
    def bytes(self) -> int:
        """Shared memory that it takes."""
        return super().bytes + self._count * sum(_SIZES[type_] for _, type_ in self._known())

    def _known(self) -> list[tuple[str, str]]:
        """What differs between threads of all that addresses are made of: uid or ref, and type."""
        found: dict[str, str] = {}
        for uid in self._plan.rows:
            for one in self._plan.slices[uid]:
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
        return self._plan.module.instructions[uid].operands[0]

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
        """Load what rows have for a group; what stores it.

        Neighbours load what lies beside one another: the elements of a round, then of the next.
        """
        group = self._groups[first]
        bits = (self._rounds * len(group)).bit_length() - 1
        if self._count % (1 << bits):
            raise EditError(f"{self._plan.branch}: {self._count} threads have no whole rows")
        own = self._value(f"and i32 {self._own}, {(1 << bits) - 1}")
        which = self._value(f"and i32 {own}, {len(group) - 1}")
        turn = self._value(f"lshr i32 {own}, {len(group).bit_length() - 1}")
        row = self._value(f"lshr i32 {self._own}, {bits}")
        chosen = [self._value(f"icmp eq i32 {which}, {n}") for n in range(len(group))]
        type_ = self._types[first]
        for n in range(1 << bits):
            theirs = self._value(f"add i32 {row}, {n * (self._count >> bits)}")
            address, *others = self._addresses(group, theirs, turn)
            kind = self._address(first).type
            for test, other in zip(chosen[1:], others, strict=True):
                address = self._value(f"select i1 {test}, {kind} {other}, {kind} {address}")
            value = self._value(f"load {type_}, {kind} {address}, {self._aligned(group)}")
            place = self._value(f"mul i32 {theirs}, {self._rounds + 1}")
            place = self._value(f"add i32 {place}, {turn}")
            wide, member = (self._value(f"zext i32 {one} to i64") for one in (place, which))
            room = f"[{self._room(first)} x [{len(group)} x {type_}]]"
            array = f"{room}, ptr addrspace(3) {self._array(first)}"
            at = self._value(f"getelementptr {array}, i64 0, i64 {wide}, i64 {member}")
            yield f"store {type_} {value}, ptr addrspace(3) {at}, align {size(type_)}"

    def _aligned(self, group: Sequence[str]) -> str:
        """What is known of all addresses, and where the first load stands in the source."""
        texts = [self._texts[uid] for uid in group]
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
            for one in self._plan.slices[uid]:
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
