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

from collections.abc import Iterator

from gevo.errors import EditError
from gevo.program.llvm.body import renamed
from gevo.program.llvm.stage import ALIGNED, Writer, left_of, planned, require_room
from gevo.program.llvm.stage_plan import ROWS, StagePlan
from gevo.program.llvm.text import Instruction, Module

WARP = 32
_SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "ptr": 8, "ptr addrspace(1)": 8}
"""Bytes of what an address is made of, by type."""
_OWN = "rows"


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

    def _loaded(self) -> None:
        """Threads tell each other what their addresses are made of, and load for each other."""
        self._strips()
        known = self._known()
        for n, (ref, type_) in enumerate(known):
            value = self._strip.get(ref) or self._body.text_of(ref)
            self._void(f"store {type_} {value}, {self._at(n, type_, self._own)}")
        self._wait()
        bits = self._rounds.bit_length() - 1
        turn = self._value(f"and i32 {self._own}, {self._rounds - 1}")
        first = self._value(f"lshr i32 {self._own}, {bits}")
        loaded: list[tuple[str, str, str]] = []
        for n in range(self._rounds):
            row = self._value(f"add i32 {first}, {n * (self._count >> bits)}")
            place = self._value(f"mul i32 {row}, {self._rounds + 1}")
            place = self._value(f"add i32 {place}, {turn}")
            loaded += ((*one, place) for one in self._loads_of(row, turn))
        for uid, value, place in loaded:
            self._void(f"store {self._types[uid]} {value}, {self._element(uid, place)}")
        self._wait()
        self._void(f"br label {self._new['rounds'].label}")

    def _loads_of(self, row: str, turn: str) -> Iterator[tuple[str, str]]:
        """What another thread would load in a later round, by load."""
        theirs: dict[str, str] = {}
        for n, (ref, type_) in enumerate(self._known()):
            theirs[ref] = self._value(f"load {type_}, {self._at(n, type_, row)}")
        names = {
            self._body.text_of(ref): value
            for ref, value in theirs.items()
            if ref not in self._strip
        }
        for uid in self._plan.rows:
            for one in self._plan.slices[uid]:
                if one.label in names:
                    continue
                if one.op == "phi":
                    now = theirs.get(one.uid, self._strip[one.uid])
                    names[one.label] = self._advanced(one, now, turn)
                else:
                    names[one.label] = self._value(renamed(self._texts[one.uid], names))
            yield uid, self._value(renamed(self._texts[uid], names))

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
