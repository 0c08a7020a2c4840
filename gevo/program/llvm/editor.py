"""The editor of LLVM IR programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import overload

from gevo.errors import EditError, ProgramError
from gevo.program.base import Assumed, Dialect, Program, Site, Slot, Value
from gevo.program.llvm.baseline import RESULT, Baseline, OperandKey, baseline
from gevo.program.llvm.canonical import canonical_text, printed_again
from gevo.program.llvm.forms import declarations, may_become, shaped, shapes
from gevo.program.llvm.passes import Move
from gevo.program.llvm.state import State, assumed, possible, rewritten
from gevo.program.llvm.syntax.module import reachable, references, split_module
from gevo.program.llvm.text import Instruction, Operand
from gevo.program.llvm.uniform import decides


class LazySlots(Sequence[Slot]):
    """A sequence of slots of which one of thousands is usually drawn."""

    def __init__(self, keys: list[OperandKey], make: Callable[[str, int], Slot]) -> None:
        self._keys = keys
        self._make = make

    def __len__(self) -> int:
        return len(self._keys)

    @overload
    def __getitem__(self, index: int) -> Slot: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Slot]: ...

    def __getitem__(self, index: int | slice) -> Slot | Sequence[Slot]:
        if isinstance(index, slice):
            return LazySlots(self._keys[index], self._make)
        return self._make(*self._keys[index])


class LlvmEditor:
    """Implements `gevo.program.base.Editor`; cheap to make once the baseline is cached.

    An operand may take any value of exactly its type that dominates it. In unreachable blocks
    every value does, as for LLVM's verifier.
    """

    def __init__(self, program: Program) -> None:
        """Start from a program; raises ProgramError when its text is not canonical LLVM IR."""
        self._program = program
        self._moves: tuple[Move, ...] = ()
        self._start(baseline(program.configured(())))

    def _start(self, base: Baseline) -> None:
        self._base = base
        self._state = State(base)
        self._suspects: dict[OperandKey, None] = {}
        self._sites: dict[str, Site] = {}
        self._marked: dict[int, tuple[OperandKey, ...]] = {}

    def mark(self) -> int:
        """The present state, as a point to which `rollback` can return."""
        mark = self._state.mark()
        self._marked[mark] = tuple(self._suspects)
        return mark

    def rollback(self, mark: int) -> None:
        """Undo everything since `mark`."""
        self._state.rollback(mark)
        self._suspects = dict.fromkeys(self._marked[mark])
        self._sites.clear()

    def sites(self) -> Sequence[Site]:
        """All sites of the editable functions, in program order."""
        return [
            self._site(uid)
            for function in self._base.editable
            for block in self._base.module.functions[function].blocks
            for uid in self._state.order(block)
        ]

    def site(self, uid: str) -> Site | None:
        """The site with this uid, or None."""
        if not self._state.exists(uid):
            return None
        editable = self._state.instruction(uid).function in self._base.editable
        return self._site(uid) if editable else None

    def copy(self, uid: str, before: str, new_uid: str) -> None:
        """Insert a copy; slots of the copy may be broken afterwards."""
        self._free(uid)
        self._insertion_point(uid, before)
        self._unknown(new_uid)
        self._state.make(uid, new_uid)
        self._state.insert(new_uid, before)
        self._suspect_own(new_uid)

    def move(self, uid: str, before: str) -> None:
        """Move an instruction; its own slots and those of its users may be broken."""
        self._free(uid)
        self._insertion_point(uid, before)
        if uid == before:
            raise EditError(f"{uid} cannot move in front of itself")
        self._state.remove(uid)
        self._state.insert(uid, before)
        self._suspects.update(dict.fromkeys(self._state.users(uid)))
        self._suspect_own(uid)

    def erase(self, uid: str) -> None:
        """Remove an instruction; the slots of its users are broken afterwards."""
        self._free(uid)
        self._suspects.update(dict.fromkeys(self._state.users(uid)))
        self._state.remove(uid)

    def broken(self) -> Sequence[Slot]:
        """Slots whose value is gone or does not dominate them, in program order."""
        wrong = [key for key in self._suspects if self._is_broken(*key)]
        self._suspects = dict.fromkeys(wrong)
        return [self._slot(*key) for key in sorted(wrong, key=self._order)]

    def users(self, uid: str) -> Sequence[Slot]:
        """Slots that hold the result of `uid`, in program order."""
        return [self._slot(*key) for key in sorted(self._state.users(uid), key=self._order)]

    def choices(self, slot: Slot) -> Sequence[Value]:
        """Dominating values of the slot's type, then constants, without the present value."""
        operand = self._operand(slot.uid, slot.index)
        if operand.fixed:
            return []
        function = self._state.instruction(slot.uid).function
        now = self._state.value(slot.uid, slot.index)
        found = list(self._base.arguments(function, operand.type))
        found += [Value(uid, operand.type) for uid in self._dominating(slot.uid, operand)]
        found += self._base.constants(function, operand.type).values()
        return [value for value in found if value != now]

    def fallback(self, slot: Slot) -> Value | None:
        """The constant 1 of the slot's type; None for pointers."""
        operand = self._operand(slot.uid, slot.index)
        one = None if operand.fixed else self._base.module.structs.one(operand.type)
        return Value(one, operand.type) if one else None

    def candidate_uses(self, uid: str) -> Sequence[Slot]:
        """Slots that the result of `uid` dominates and that could hold it and do not."""
        site = self.site(uid)
        if site is None:
            raise EditError(f"there is no {uid}")
        keys = [
            (user, index)
            for user, index in self._dominated(uid, site.type)
            if self._state.value(user, index).ref != uid
        ]
        return LazySlots(keys, self._slot)

    def accepts(self, slot: Slot, value: Value) -> bool:
        """True when the slot could hold the value now."""
        if self.site(slot.uid) is None:
            return False
        operands = self._state.instruction(slot.uid).operands
        if not 0 <= slot.index < len(operands):
            return False
        operand = operands[slot.index]
        if operand.fixed or operand.type != value.type:
            return False
        if RESULT.match(value.ref):
            return (
                self._state.exists(value.ref)
                and self._state.instruction(value.ref).type == value.type
                and self._available(value.ref, slot.uid, operand)
            )
        return self._accepts_other(slot.uid, operand, value)

    def set(self, uid: str, index: int, value: Value) -> None:
        """Put a value into a slot; raises EditError when it does not fit."""
        operand = self._operand(uid, index)
        if not self.accepts(Slot(uid, index, operand.type, operand.value), value):
            raise EditError(f"{uid}.{index} of type {operand.type} cannot hold {value.ref}")
        self._state.write(uid, index, value)
        self._sites.pop(uid, None)

    def alternatives(self, uid: str) -> Sequence[tuple[str, str]]:
        """Operands that are integers or floats, by index, with other values for them."""
        numbers = self._base.module.structs.other_numbers
        return [
            (str(slot.index), other)
            for slot in self._site(uid).slots
            for other in numbers(slot.type, slot.value.ref)
            if may_become(self._state.instruction(uid), slot.index, other)
        ]

    def change(self, uid: str, name: str, value: str) -> None:
        """Put another number into an operand that is one; raises EditError."""
        index = int(name) if re.fullmatch(r"\d{1,9}", name, re.ASCII) else -1
        operand = self._operand(uid, index)
        now = self._state.value(uid, index).ref
        is_number = self._base.module.structs.is_number
        if not (is_number(operand.type, now) and is_number(operand.type, value)):
            raise EditError(f"operand {name} of {uid} is no number, or {value} is none")
        if now == value or not may_become(self._state.instruction(uid), index, value):
            raise EditError(f"operand {name} of {uid} cannot become {value}")
        self._state.write(uid, index, Value(value, operand.type))
        self._sites.pop(uid, None)

    def forms(self, uid: str) -> Sequence[str]:
        """Names of `gevo.program.llvm.forms`."""
        if self.site(uid) is None or self._state.instruction(uid).pinned:
            return ()
        return tuple(shapes(self._state.instruction(uid), self._state.values(uid)))

    def reform(self, uid: str, form: str, new_uid: str) -> None:
        """Give an instruction another form; raises EditError."""
        self._free(uid)
        shape = shaped(self._state.instruction(uid), self._state.values(uid), form)
        if shape.before is not None:
            self._unknown(new_uid)
            self._state.make(uid, new_uid)
            self._state.reshape(new_uid, replace(shape.before, uid=new_uid, label=f"%{new_uid}"))
            self._state.insert(new_uid, self._behind(shape.before.operands[1].value, uid))
        self._state.reshape(uid, shape.instruction)
        if shape.before is not None:
            self._state.write(uid, 1, Value(new_uid, "float"))
        self._sites.pop(uid, None)

    def rewrites(self) -> Sequence[tuple[str, str]]:
        """Pipelines, and what can be done to each loop and with the parameters of each kernel."""
        return [(move.target, move.name) for move in possible(self._base)]

    def rewrite(self, target: str, name: str) -> None:
        """Transform the program by LLVM's passes; earlier marks become invalid."""
        if self._state.mark():
            raise EditError(f"{name} must come before other edits")
        moves = (*self._moves, Move(target, name))
        self._start(rewritten(self._program.configured(()), moves))
        self._moves = moves

    def decides(self, value: Value, holds: bool) -> bool:
        """As passes have left it; edits that came later are not looked at."""
        module = self._base.module
        return value.ref in module.instructions and decides(module, value.ref, holds)

    def assumed(self) -> Sequence[Assumed]:
        """What `noalias` and `assume` rely on, so far."""
        return assumed(self._program.configured(()), self._moves)

    def insertion_points(self, function: str) -> Sequence[str]:
        """Uids in front of which an instruction may be inserted."""
        return [
            uid
            for index in self._base.editable
            if self._base.function_name(index) == function
            for block in self._base.module.functions[index].blocks
            for uid in self._state.order(block)
            if self._may_precede(uid)
        ]

    def finish(self) -> Program:
        """The edited program; raises EditError while a slot is broken."""
        if broken := self.broken():
            raise EditError(f"{broken[0].key} holds {broken[0].value.ref}, which is out of reach")
        changed = self._state.changed_blocks()
        blocks = self._base.module.blocks
        parts: list[str] = []
        for part in self._base.module.layout:
            if isinstance(part, str):
                parts.append(part)
                continue
            parts.append(blocks[part].label)
            if part in changed:
                parts.extend(self._print(uid) for uid in self._state.order(part))
            else:
                parts.append(blocks[part].text)
        text = "".join(parts)
        known = self._base.module.symbols
        missing = [d for name, d in declarations(self._state.reshaped()) if name not in known]
        return self._program.rewritten(printed_again(text, missing) if missing else text)

    def _site(self, uid: str) -> Site:
        site = self._sites.get(uid)
        if site is None:
            if not self._state.was_edited(uid):
                return self._base.site(uid)
            site = self._base.make_site(self._state.instruction(uid), self._state.values(uid))
            self._sites[uid] = site
        return site

    def _slot(self, uid: str, index: int) -> Slot:
        return self._site(uid).slots[index]

    def _operand(self, uid: str, index: int) -> Operand:
        if self.site(uid) is None:
            raise EditError(f"there is no {uid}")
        operands = self._state.instruction(uid).operands
        if not 0 <= index < len(operands):
            raise EditError(f"{uid} has no operand {index}")
        return operands[index]

    def _free(self, uid: str) -> None:
        site = self.site(uid)
        if site is None:
            raise EditError(f"there is no {uid}")
        if site.pinned:
            raise EditError(f"{uid} ({site.op}) is pinned")

    def _unknown(self, new_uid: str) -> None:
        if not RESULT.match(new_uid) or new_uid[0] != "e":
            raise EditError(f"{new_uid} is no name for an inserted instruction")
        if self._state.is_known(new_uid):
            raise EditError(f"the program already has a {new_uid}")

    def _behind(self, value: Value, user: str) -> str:
        """The first place at which a value that `user` holds is there."""
        state = self._state
        if RESULT.match(value.ref):
            order = state.order(state.block_of(value.ref))
            later = order[state.position(value.ref) + 1 :]
            return next(uid for uid in later if self._may_precede(uid))
        entry = self._base.module.functions[state.instruction(user).function].blocks[0]
        return user if state.block_of(user) == entry else state.order(entry)[-1]

    def _insertion_point(self, uid: str, before: str) -> None:
        target = self.site(before)
        if target is None:
            raise EditError(f"there is no {before}")
        if target.function != self._site(uid).function:
            raise EditError(f"{uid} and {before} are in different functions")
        if not self._may_precede(before):
            raise EditError(f"nothing may stand in front of {before} ({target.op})")

    def _may_precede(self, uid: str) -> bool:
        return self._state.instruction(uid).op not in ("phi", "landingpad")

    def _suspect_own(self, uid: str) -> None:
        for index in range(len(self._state.instruction(uid).operands)):
            self._suspects[uid, index] = None

    def _order(self, key: OperandKey) -> tuple[int, int, int]:
        uid, index = key
        return self._state.block_of(uid), self._state.position(uid), index

    def _is_broken(self, uid: str, index: int) -> bool:
        if not self._state.exists(uid):
            return False
        ref = self._state.value(uid, index).ref
        if not RESULT.match(ref):
            return False
        operand = self._state.instruction(uid).operands[index]
        return not (self._state.exists(ref) and self._available(ref, uid, operand))

    def _available(self, ref: str, user: str, operand: Operand) -> bool:
        """True when the result of `ref` dominates an operand of `user`."""
        state, flow = self._state, self._base.flow
        if state.instruction(ref).function != state.instruction(user).function:
            return False
        source = state.block_of(ref)
        if operand.incoming >= 0:
            return not flow.reachable(operand.incoming) or flow.dominates(source, operand.incoming)
        place = state.block_of(user)
        if not flow.reachable(place):
            return True
        if source == place:
            return state.position(ref) < state.position(user)
        return flow.dominates(source, place)

    def _accepts_other(self, uid: str, operand: Operand, value: Value) -> bool:
        function = self._state.instruction(uid).function
        argument = self._base.argument(function, value.ref)
        if argument is not None:
            return argument[1].type == value.type
        structs = self._base.module.structs
        return (
            value == operand.value
            or value.ref in self._base.constants(function, value.type)
            or value.ref == structs.one(value.type)
            or structs.is_integer_literal(value.type, value.ref)
        )

    def _dominating(self, user: str, operand: Operand) -> Iterator[str]:
        """Results of the operand's type that dominate it, in program order."""
        state = self._state
        place = operand.incoming if operand.incoming >= 0 else state.block_of(user)
        for block in sorted(self._base.flow.dominators(place)):
            index = state.index(block)
            found = index.results.get(operand.type, ())
            if block == place and operand.incoming < 0:
                end = index.positions[user]
                found = (uid for uid in found if index.positions[uid] < end)
            yield from found

    def _dominated(self, uid: str, type_: str) -> Iterator[OperandKey]:
        """Operands of a type that the result of `uid` dominates, in program order."""
        if not type_:
            return
        state, start = self._state, self._state.block_of(uid)
        inside = set(self._base.flow.dominated(start))
        phis: dict[int, list[OperandKey]] = {}
        for block in inside:
            for key in self._base.edge_operands(block, type_):
                phis.setdefault(state.block_of(key[0]), []).append(key)
        for block in sorted(inside | phis.keys()):
            yield from sorted(phis.get(block, ()), key=self._order)
            if block in inside:
                index = state.index(block)
                begin = index.positions[uid] if block == start else -1
                for key in index.operands.get(type_, ()):
                    if index.positions[key[0]] > begin:
                        yield key

    def _print(self, uid: str) -> str:
        instruction = self._state.instruction(uid)
        values = [self._text(v, instruction) for v in self._state.values(uid)]
        parts = [f"  {instruction.label} = " if instruction.label else "  "]
        for piece, hole in zip(instruction.pieces, instruction.holes, strict=False):
            parts += (piece, values[hole])
        return "".join((*parts, instruction.pieces[-1], "\n"))

    def _text(self, value: Value, instruction: Instruction) -> str:
        if RESULT.match(value.ref):
            return self._state.instruction(value.ref).label
        argument = self._base.argument(instruction.function, value.ref)
        return argument[0] if argument else value.ref


__all__ = ["LlvmEditor", "load_text"]


def load_text(
    text: str,
    entry: Sequence[str] = (),
    source: str = "<text>",
    launched: Collection[str] | None = None,
) -> Program:
    """A program from LLVM IR text; `load_text(p.text, p.entry)` gives `p` again.

    Args:
        text: LLVM IR for nvptx64 with at least one kernel, e.g. from
            `clang --cuda-device-only -S -emit-llvm`.
        entry: Names of the functions that may be edited; by default the launched kernels and the
            defined functions that they reach.
        source: Name of the file, for messages.
        launched: Names of the kernels that are launched; None for all.

    Raises:
        ProgramError: Not valid IR, another target, no kernel, or an unknown entry, or one that
            no launched kernel leads to.
    """
    canonical = canonical_text(text, source)
    module = split_module(canonical)
    names = [*module.defined]
    kernels = [f.name for f in module.functions if f.kernel]
    if not kernels:
        raise ProgramError(f"{source}: there is no kernel (ptx_kernel function) in this module")
    run = tuple(k for k in kernels if launched is None or k in launched) or tuple(kernels)
    unknown = [name for name in entry if name not in names]
    if unknown:
        raise ProgramError(
            f"{source}: there is no function {unknown[0]}; the module defines {', '.join(names)}"
        )
    reached = reachable(references(module), run)
    if idle := [name for name in entry if name not in reached and run != tuple(kernels)]:
        raise ProgramError(
            f"{source}: {idle[0]} is no part of what the workload launches ({', '.join(run)})"
        )
    wanted = set(entry) or reached
    found = tuple(name for name in names if name in wanted)
    return Program(Dialect.LLVM, canonical, found, launched=() if run == tuple(kernels) else run)
