"""The editor of StableHLO programs."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial

from gevo.errors import EditError
from gevo.program.base import Assumed, Program, Site, Slot, Value
from gevo.program.stablehlo.algebra import folded, folds, merges
from gevo.program.stablehlo.build import Builder, Make
from gevo.program.stablehlo.change import alternatives, changed
from gevo.program.stablehlo.curve import bends
from gevo.program.stablehlo.hoist import early, weights_of
from gevo.program.stablehlo.memory import CARRYING, Memory, carriers, carrying
from gevo.program.stablehlo.mlir import is_pure
from gevo.program.stablehlo.moves import RANK, REWRITES, rewrites_of, rewritten, work
from gevo.program.stablehlo.pool import POOL, poolable, pooled
from gevo.program.stablehlo.prune import (
    KEPT,
    POINTWISE,
    PRUNE,
    Surroundings,
    channels_of,
    pruned,
    shares,
)
from gevo.program.stablehlo.resize import constant, fits, one, resize, tensor
from gevo.program.stablehlo.schedule import NAMES as SCHEDULES
from gevo.program.stablehlo.schedule import schedulable, scheduled
from gevo.program.stablehlo.state import State
from gevo.program.stablehlo.sums import bounds, totals
from gevo.program.stablehlo.text import Op, read_program
from gevo.program.stablehlo.training import RULES, SMOOTH, UPDATE, smooth, updates

_INSERTED = re.compile(r"e[0-9a-f]+\Z")
_INDENT = "  "
FOLD, MERGE = "fold", "merge"
"""Names of the rewrites that are algebra with weights."""
SKIP = "skip"
"""Begins the name of a rewrite that leaves out what lies between two values."""
TOGETHER: Mapping[str, Callable[[Sequence[Op]], Mapping[str, Make]]] = {
    "total": totals,
    "bend": bends,
    "bound": bounds,
    **{f"{UPDATE}{rule}": partial(updates, rule=rule) for rule in RULES},
    SMOOTH: smooth,
}
"""Rewrites of an op with what leads to it: which of a block's ops, and what takes their place."""


class StablehloEditor:
    """Implements `gevo.program.base.Editor` on the structure of the text; no MLIR is called.

    A slot may take any value in reach that fits its type after resizing
    (`gevo.program.stablehlo.resize`). What resizes it is no site: it is written in front of the
    op when the program is printed, and follows from the types of slot and value.

    Beside sites' uids and `a0`, a value's `ref` may be `u4#1` (the second result of `u4`) or
    `b3` (an argument of a block of a while, case or if). Sites inside of while, case and if are
    sites like others; they are copied, moved and removed with the op around them. A copy's
    inner sites are named after it (`e5f0_3`). Returns are pinned.
    """

    def __init__(self, program: Program) -> None:
        """Start from a program; raises ProgramError when its text is not canonical."""
        self._program = program
        self._module = read_program(program.configured(()))
        self._bodies = [
            body for name, body in self._module.bodies.items() if name in program.entry
        ]
        self._state = State(self._module)
        self._suspects: dict[tuple[str, int], None] = {}
        self._marked: dict[int, dict[tuple[str, int], None]] = {}

    def mark(self) -> int:
        """The present state, as a point to which `rollback` can return."""
        mark = self._state.mark()
        self._marked[mark] = dict(self._suspects)
        return mark

    def rollback(self, mark: int) -> None:
        """Undo everything since `mark`."""
        self._state.rollback(mark)
        self._suspects = dict(self._marked[mark])

    def sites(self) -> Sequence[Site]:
        """All sites of the editable functions, in program order."""
        return [self._op(uid).site for body in self._bodies for uid in self._state.walk(body)]

    def site(self, uid: str) -> Site | None:
        """The site with this uid, or None."""
        op = self._state.get(uid)
        return op.site if op is not None and op.site.function in self._program.entry else None

    def copy(self, uid: str, before: str, new_uid: str) -> None:
        """Insert a copy; slots of the copy may be broken afterwards."""
        op, target = self._free(uid), self._target(uid, before)
        if not _INSERTED.match(new_uid):
            raise EditError(f"{new_uid} is no name for an inserted op")
        if self._state.is_known(new_uid):
            raise EditError(f"the program already has a {new_uid}")
        self._state.insert(
            self._state.clone(op.site.uid, new_uid, target.block), self._state.position(before)
        )
        self._suspect_within(new_uid)

    def move(self, uid: str, before: str) -> None:
        """Move an op; its own slots and those of its users may be broken."""
        self._free(uid)
        self._target(uid, before)
        if before in self._state.within(uid):
            raise EditError(f"{uid} cannot move in front of itself or into itself")
        self._state.move(uid, before)
        self._suspect(self._state.users(uid))
        self._suspect_within(uid)

    def erase(self, uid: str) -> None:
        """Remove an op; the slots of its users are broken afterwards."""
        self._free(uid)
        self._suspect(self._state.users(uid))
        self._state.remove(uid)

    def broken(self) -> Sequence[Slot]:
        """Slots whose value is gone or does not dominate them, in program order."""
        wrong = [key for key in self._suspects if self._is_broken(*key)]
        self._suspects = dict.fromkeys(wrong)
        return self._sorted(self._op(uid).site.slots[index] for uid, index in wrong)

    def users(self, uid: str) -> Sequence[Slot]:
        """Slots that hold a result of `uid`, in program order."""
        return self._sorted(self._state.users(uid))

    def choices(self, slot: Slot) -> Sequence[Value]:
        """Values in reach that fit after resizing, outer blocks first, then constants."""
        held = self._held(slot.uid, slot.index)
        found = [v for v in self._reaching(slot.uid) if fits(v.type, held.type)]
        found += self._constants(held.type)
        return [value for value in found if value != held.value]

    def fallback(self, slot: Slot) -> Value | None:
        """The constant 1 of the slot's type; None when there is none."""
        ref = one(slot.type)
        return Value(ref, slot.type) if ref else None

    def candidate_uses(self, uid: str) -> Sequence[Slot]:
        """Slots behind `uid` that could hold its first result and do not."""
        op = self._known(uid)
        later = self._state.order(op.block)[self._state.position(uid) + 1 :]
        return [
            slot
            for user in later
            for inner in self._state.within(user)
            for slot in self._op(inner).site.slots
            if slot.value.ref != uid and fits(op.site.type, slot.type)
        ]

    def accepts(self, slot: Slot, value: Value) -> bool:
        """True when the slot could hold the value now."""
        site = self.site(slot.uid)
        if site is None or not 0 <= slot.index < len(site.slots):
            return False
        type_ = site.slots[slot.index].type
        if self._type(value.ref, site.function) == value.type:
            return fits(value.type, type_) and self._is_in_reach(value.ref, site.uid)
        return value in (*self._constants(type_), Value(one(type_) or "", type_))

    def set(self, uid: str, index: int, value: Value) -> None:
        """Put a value into a slot; raises EditError when it does not fit."""
        held = self._held(uid, index)
        if not self.accepts(held, value):
            raise EditError(f"{uid}.{index} of type {held.type} cannot hold {value.ref}")
        self._state.write(uid, index, value)

    def alternatives(self, uid: str) -> Sequence[tuple[str, str]]:
        """Attributes of an op with other values that are legal; see `stablehlo.change`."""
        op = self._known(uid)
        return [] if op.site.pinned else alternatives(op.form, _types(op))

    def change(self, uid: str, name: str, value: str) -> None:
        """Give an attribute another value; raises EditError when it is not legal."""
        op = self._free(uid)
        self._state.form(uid, changed(op.form, _types(op), name, value))

    def rewrites(self) -> Sequence[tuple[str, str]]:
        """Ops and how each could be rewritten; in loops by what looks at single blocks alone.

        Exact ways first, and of each way first where there is most to multiply.
        """
        if self._state.untouched:
            return self._unedited(self._program.configured(()))
        return self._offers()

    @staticmethod
    @lru_cache(maxsize=8)  # a search asks again for every edit that it draws
    def _unedited(program: Program) -> Sequence[tuple[str, str]]:
        return tuple(StablehloEditor(program)._offers())

    def _offers(self) -> Sequence[tuple[str, str]]:
        ops = [self._within(body) for body in self._bodies]
        inner = [self._seen_in(region) for body in self._bodies for region in self._inside(body)]
        repeated = [*ops, *(self._seen_in(region) for region in self._loops())]
        marked = weights_of(self._module)
        own = sorted((op for some in ops for op in some), key=work, reverse=True)
        every = {op.site.uid: op for some in (*ops, *inner) for op in some}
        heaviest = sorted(every.values(), key=work, reverse=True)
        ways = {op.site.uid: _ways(op, marked) for op in heaviest}
        found = list(self._algebra())  # while ops are whole
        found += [(uid, way) for way in REWRITES for uid, names in ways.items() if way in names]
        found += [
            (uid, way)
            for way, of in TOGETHER.items()
            for some in (*ops, *inner)
            for uid in of(some)
        ]
        found += [
            (uid, f"{UPDATE}{rule}")
            for rule in CARRYING
            for some in repeated
            for uid in carriers(some, rule)
        ]
        found += [
            (uid, name) for name in SCHEDULES for some in repeated for uid in schedulable(some)
        ]
        prunable = list(self._prunable(own))
        found += [(u, f"{PRUNE}{one}") for one in KEPT for u, some in prunable if one in some]
        found += [(uid, POOL) for some in ops for uid in poolable(some)]
        found += [(uid, f"{SKIP} {v.ref}") for some in ops for uid, v in skips(some)]
        return list(dict.fromkeys(found))

    def rewrite(self, target: str, name: str) -> None:
        """Put other ops into the place of one (`stablehlo.moves`), or a value before it.

        Args:
            target: The op's uid; it now names the last of those that took its place.
            name: One of `REWRITES` or `TOGETHER`, `fold`, `merge`, `skip` with the
                value that stands for the result, or `prune_` with the share of the channels that
                stays.

        Raises:
            EditError: That is not possible.
        """
        op = self._free(target)
        kind, _, ref = name.partition(" ")
        if kind == SKIP:
            self._skip(op, ref)
            return
        prefix = f"e{hashlib.sha256(f'{name} {target}'.encode()).hexdigest()[:12]}"
        if self._state.is_known(f"{prefix}_0"):
            raise EditError(f"{target} was rewritten by {name} before")
        if name.startswith(PRUNE):
            self._prune(op, name.removeprefix(PRUNE), prefix)
            return
        if name == FOLD:
            self._fold(op, prefix)
            return
        if name == POOL:
            self._pool(op, prefix)
            return
        if (rule := name.removeprefix(UPDATE)) in CARRYING:
            self._carry(op, rule, prefix)
            return
        if name in SCHEDULES:
            self._schedule(op, name, prefix)
            return
        whole = name in TOGETHER or name == MERGE
        made = self._whole(op, name, prefix) if whole else rewritten(op, name, prefix)
        self._replace(op, made)

    def _replace(self, op: Op, made: Sequence[Op]) -> None:
        """Put ops into the place of one."""
        place = self._state.position(op.site.uid)
        self._state.remove(op.site.uid)
        for number, new in enumerate(made):
            self._state.insert(new, place + number)
        self._sweep(slot.value.ref for slot in op.site.slots)

    def _carry(self, op: Op, rule: str, prefix: str) -> None:
        """Update a parameter by a rule with a memory, which the next step gets."""
        made, kept = carrying(self._repeated(op), rule, op.site.uid, prefix)
        self._replace(op, made)
        self._remember(kept)

    def _schedule(self, op: Op, name: str, prefix: str) -> None:
        """Let the learning rate of all parameters change from step to step."""
        found, kept = scheduled(self._repeated(op), op.site.uid, name, prefix)
        for uid, made in found.items():
            self._replace(self._op(uid), made)
        self._remember(kept)

    def _remember(self, kept: Sequence[Memory]) -> None:
        """Give values to the next step."""
        for memory in kept:
            self._state.write(memory.place.uid, memory.place.index, memory.value)

    def _whole(self, op: Op, name: str, prefix: str) -> Sequence[Op]:
        """What takes the place of an op and of what leads to it."""
        ops = self._seen_in(op.block)
        found = merges(ops, self._fixed(ops)) if name == MERGE else TOGETHER[name](ops)
        make = found.get(op.site.uid)
        if make is None:
            raise EditError(f"{op.site.uid} ({op.form.name}) cannot be rewritten by {name}")
        builder = Builder(prefix, op)
        return builder.finished(make(builder), op)

    def _inside(self, block: int) -> Iterator[int]:
        """Open regions in a block, at any depth."""
        for uid in self._state.walk(block):
            yield from self._op(uid).form.regions

    def _loops(self) -> Iterator[int]:
        """Bodies of loops, at any depth: what they give back goes from round to round."""
        for body in self._bodies:
            for uid in self._state.walk(body):
                if (form := self._op(uid).form).name == _WHILE:
                    yield form.regions[1]

    def _repeated(self, op: Op) -> Sequence[Op]:
        """The ops of a function's or a loop's body; raises EditError for an op elsewhere."""
        if op.block not in (*self._bodies, *self._loops()):
            raise EditError(f"{op.site.uid} stands in no body of a function or a loop")
        return self._seen_in(op.block)

    def _seen_in(self, block: int) -> Sequence[Op]:
        """A block's ops, behind the constants of the blocks around it."""
        owner = self._state.block(block).owner
        around = self._seen_in(self._op(owner).block) if owner else ()
        constants = [op for op in around if op.form.name == _CONSTANT]
        return [*constants, *self._within(block)]

    def _within(self, block: int) -> Sequence[Op]:
        return [self._op(uid) for uid in self._state.order(block)]

    def _prunable(self, ops: Sequence[Op]) -> Iterator[tuple[str, Sequence[str]]]:
        """Ops whose channels can be fewer, one for all that share them, and how many may stay."""
        around = {body: self._around(body) for body in self._bodies}
        for op in ops:
            found = channels_of(op, around[op.block]) if work(op) else None
            if found and min((u for u, _ in found.makers), key=self._state.place) == op.site.uid:
                yield op.site.uid, shares(found)

    def _around(self, block: int) -> Surroundings:
        ops = self._within(block)
        marked = weights_of(self._module)
        return Surroundings(self._state.get, self._state.users, marked | early(ops, marked).keys())

    def _prune(self, op: Op, share: str, prefix: str) -> None:
        """Let an op, and those that hold what it makes, have fewer channels."""
        around = self._around(op.block)
        found = channels_of(op, around) if op.block in self._bodies and share in KEPT else None
        if found is None:
            raise EditError(f"the channels of {op.site.uid} cannot be fewer")
        self._exchange(pruned(found, share, around, prefix))

    def _fixed(self, ops: Sequence[Op]) -> Collection[str]:
        """Names of weights, and of what follows from them and constants alone."""
        marked = weights_of(self._module)
        return marked | early(ops, marked).keys() if marked else ()

    def _algebra(self) -> Iterator[tuple[str, str]]:
        """Ops that could be rewritten by algebra with weights, and how."""
        for body in self._bodies:
            ops = self._within(body)
            if fixed := self._fixed(ops):
                for way, of in ((FOLD, folds), (MERGE, merges)):
                    yield from ((uid, way) for uid in of(ops, fixed))

    def _fold(self, op: Op, prefix: str) -> None:
        """Let weights do what is done to the channels that they make, `op` as the last of it."""
        ops = self._within(op.block)
        found = folds(ops, self._fixed(ops)).get(op.site.uid)
        if found is None:
            raise EditError(f"{op.site.uid} does nothing to channels that weights could do")
        self._exchange(folded(op, found, prefix))
        self._sweep(slot.value.ref for slot in op.site.slots)

    def _pool(self, op: Op, prefix: str) -> None:
        """Average neighbouring places behind an op, for all that follows."""
        ops = self._within(op.block) if op.block in self._bodies else ()
        changes, spared = pooled(ops, op.site.uid, self._around(op.block), prefix)
        self._exchange({"": (), **changes})
        self._sweep(spared)

    def _exchange(self, found: Mapping[str, Sequence[Op]]) -> None:
        """Put ops into the places of others, by uid; those under the empty one before all."""
        changes = dict(found)
        first = min((uid for uid in changes if uid), key=self._state.place)
        before = changes.pop("")
        behind: dict[str, None] = {}
        for new in before:
            for slot in new.site.slots:
                self._behind(slot.value.ref, first, behind)
        if any(uid in changes for uid in behind):
            raise EditError(f"what is done to {first} would follow from its own result")
        for uid in behind:
            self._state.move(uid, first)
        for new in before:
            self._state.insert(new, self._state.position(first))
        for uid, ops in changes.items():
            place = self._state.position(uid)
            for number, new in enumerate(ops[:-1]):
                self._state.insert(new, place + number)
            self._state.put(ops[-1])

    def _behind(self, ref: str, first: str, found: dict[str, None]) -> None:
        """Add what a value follows from, itself included, and stands at or behind an op."""
        op = self._state.get(ref)
        if op is None or ref in found or self._state.place(ref) < self._state.place(first):
            return
        for slot in op.site.slots:
            self._behind(slot.value.ref, first, found)
        found[ref] = None

    def _skip(self, op: Op, ref: str) -> None:
        """Let a value stand for an op's result, and remove what nothing needs any more."""
        type_ = self._type(ref, op.site.function)
        users = self._sorted(self._state.users(op.site.uid))
        if type_ is None or not users:
            raise EditError(f"there is no {ref} for which {op.site.uid} could be skipped")
        for slot in users:
            if slot.value.ref == op.site.uid:
                self.set(slot.uid, slot.index, Value(ref, type_))
        self._sweep([op.site.uid])

    def _sweep(self, refs: Iterable[str]) -> None:
        """Remove what makes these values, and what leads to them, as far as nothing needs it."""
        unused = [ref.partition("#")[0] for ref in refs]
        while unused:
            uid = unused.pop()
            found = self._state.get(uid)
            if found is None or not is_pure(found.form) or any(self._state.users(uid)):
                continue
            self._state.remove(uid)
            unused += [slot.value.ref.partition("#")[0] for slot in found.site.slots]

    def forms(self, uid: str) -> Sequence[str]:
        """None."""
        del uid
        return ()

    def reform(self, uid: str, form: str, new_uid: str) -> None:
        """Raises EditError."""
        del new_uid
        raise EditError(f"{uid} has no form {form!r}")

    def decides(self, value: Value, holds: bool) -> bool:
        """No: programs have no entries that could test anything."""
        del value, holds
        return False

    def assumed(self) -> Sequence[Assumed]:
        """Nothing: no rewrite assumes anything."""
        return ()

    def insertion_points(self, function: str) -> Sequence[str]:
        """Uids in front of which an op may be inserted: all."""
        bodies = [b for b in self._bodies if self._state.block(b).function == function]
        return [uid for body in bodies for uid in self._state.walk(body)]

    def finish(self) -> Program:
        """The edited program; raises EditError while a slot is broken."""
        if broken := self.broken():
            raise EditError(f"{broken[0].key} holds {broken[0].value.ref}, which is out of reach")
        parts: list[str] = []
        for part in self._module.layout:
            if isinstance(part, str):
                parts.append(part)
            else:
                self._print(part, _INDENT * 2, parts)
        return self._program.rewritten("".join(parts))

    def _op(self, uid: str) -> Op:
        op = self._state.get(uid)
        assert op is not None
        return op

    def _known(self, uid: str) -> Op:
        if self.site(uid) is None:
            raise EditError(f"there is no {uid}")
        return self._op(uid)

    def _held(self, uid: str, index: int) -> Slot:
        slots = self._known(uid).site.slots
        if not 0 <= index < len(slots):
            raise EditError(f"{uid} has no operand {index}")
        return slots[index]

    def _free(self, uid: str) -> Op:
        op = self._known(uid)
        if op.site.pinned:
            raise EditError(f"{uid} ({op.site.op}) is pinned")
        return op

    def _target(self, uid: str, before: str) -> Op:
        target = self._known(before)
        if target.site.function != self._op(uid).site.function:
            raise EditError(f"{uid} and {before} are in different functions")
        return target

    def _suspect(self, slots: Iterator[Slot] | Sequence[Slot]) -> None:
        self._suspects.update(dict.fromkeys((slot.uid, slot.index) for slot in slots))

    def _suspect_within(self, uid: str) -> None:
        for inner in self._state.within(uid):
            self._suspect(self._op(inner).site.slots)

    def _sorted(self, slots: Iterator[Slot]) -> list[Slot]:
        return sorted(slots, key=lambda slot: (self._state.place(slot.uid), slot.index))

    def _is_broken(self, uid: str, index: int) -> bool:
        op = self._state.get(uid)
        if op is None:
            return False
        ref = op.site.slots[index].value.ref
        return not (ref.startswith("dense<") or self._is_in_reach(ref, uid))

    def _is_in_reach(self, ref: str, user: str) -> bool:
        """True when `ref` is there and dominates the slots of `user`."""
        if ref.startswith("a"):
            return True
        reach = self._state.reach(user)
        if argument := self._state.argument(ref):
            return argument[0] in reach
        uid = ref.partition("#")[0]
        op = self._state.get(uid)
        return op is not None and self._state.position(uid) < reach.get(op.block, 0)

    def _type(self, ref: str, function: str) -> str | None:
        """Type of a value by its name, seen from a function; None when there is no such value."""
        uid, _, number = ref.partition("#")
        op = self._state.get(uid)
        if op is not None:
            index = int(number) if re.fullmatch(r"[0-9]{1,9}", number) else 0
            canonical = ref == (f"{uid}#{index}" if index else uid)
            return op.form.results[index] if canonical and index < len(op.form.results) else None
        if argument := self._state.argument(ref):
            return argument[1].type
        arguments = self._state.block(self._module.bodies[function]).arguments
        return next((value.type for value in arguments if value.ref == ref), None)

    def _reaching(self, user: str) -> Iterator[Value]:
        """Values that dominate the slots of `user`, outer blocks first."""
        for block, end in self._state.reach(user).items():
            yield from self._state.block(block).arguments
            for uid in self._state.order(block)[:end]:
                for index, type_ in enumerate(self._op(uid).form.results):
                    yield Value(f"{uid}#{index}" if index else uid, type_)

    def _constants(self, type_: str) -> Sequence[Value]:
        """True and false for predicates: a branch or a select that always goes one way."""
        found = tensor(type_)
        if found is None or found[1] != "i1":
            return ()
        return Value("dense<true>", type_), Value("dense<false>", type_)

    def _print(self, block: int, indent: str, parts: list[str]) -> None:
        for uid in self._state.order(block):
            op = self._op(uid)
            if op.text:
                text = op.text.replace("\n", f"\n{indent}")
                parts.append(f"{indent}{text}\n")
                continue
            names = [self._operand(slot, indent, parts) for slot in op.site.slots]
            before = op.form.before.replace("\n", f"\n{indent}")
            own = f"{uid}_own" if op.form.own else uid
            head = _result(own, len(op.form.results))
            parts.append(f'{indent}{head}"{op.form.name}"({", ".join(names)}){before}')
            for number, region in enumerate(op.form.regions):
                parts.append(f"{indent}}}, {{\n" if number else " ({\n")
                if label := self._state.block(region).label:
                    parts.append(f"{indent}{label}\n")
                self._print(region, indent + _INDENT, parts)
            parts.append(f"{indent}}}){op.form.after}\n" if op.form.regions else "\n")
            if op.form.own:
                ops, name = resize(f"%{own}", op.form.own, op.site.type, f"{own}x")
                ops[-1] = ops[-1].replace(f"{name} = ", f"%{uid} = ", 1)
                parts.extend(f"{indent}{line}\n" for line in ops)

    def _operand(self, slot: Slot, indent: str, parts: list[str]) -> str:
        """The operand as it is written, after the ops that make or resize it."""
        value = slot.value
        prefix = f"{slot.uid}_{slot.index}x"
        if value.ref.startswith("dense<"):
            parts.append(f"{indent}{constant(value.ref, value.type, prefix)}\n")
            return f"%{prefix}"
        name = self._name(value.ref)
        if value.type == slot.type:
            return name
        ops, name = resize(name, value.type, slot.type, prefix)
        parts.extend(f"{indent}{op}\n" for op in ops)
        return name

    def _name(self, ref: str) -> str:
        op = self._state.get(ref)
        return f"%{ref}#0" if op is not None and len(op.form.results) > 1 else f"%{ref}"


def _ways(op: Op, weights: frozenset[str]) -> Sequence[str]:
    """How an op could be rewritten; what is for weights, where its second operand is one."""
    weighty = len(op.site.slots) > 1 and op.site.slots[1].value.ref in weights
    return [name for name in rewrites_of(op) if weighty or not name.startswith(RANK)]


def _types(op: Op) -> list[str]:
    return [slot.type for slot in op.site.slots]


def _result(uid: str, count: int) -> str:
    if not count:
        return ""
    return f"%{uid}:{count} = " if count > 1 else f"%{uid} = "


_CONSTANT = "stablehlo.constant"
_WHILE = "stablehlo.while"
_FILLED = frozenset(("stablehlo.broadcast_in_dim", _CONSTANT))
"""Ops whose results are parameters, as a rule."""


def skips(ops: Sequence[Op]) -> Iterator[tuple[str, Value]]:
    """Ops of a block, each with a value before it that could stand for its result.

    First whole layers: what one convolution or product takes for what a later one takes that
    follows from it. Then single ops, which one of their own operands of the same type stands for.

    Args:
        ops: Of one block, in program order.
    """
    by_uid = {op.site.uid: op for op in ops}
    yield from _layers(ops, by_uid)
    for op in ops:
        if op.form.name in POINTWISE and len(op.form.results) == 1:
            for slot in op.site.slots:
                maker = by_uid.get(slot.value.ref)
                filled = maker is not None and maker.form.name in _FILLED
                if slot.value.type == op.site.type and not filled:
                    yield op.site.uid, slot.value


def _layers(ops: Sequence[Op], by_uid: dict[str, Op]) -> Iterator[tuple[str, Value]]:
    inputs = [op.site.slots[0].value for op in ops if work(op)]
    known = _ancestors(ops)
    for place, first in enumerate(inputs):
        for late in dict.fromkeys(inputs[place + 1 :]):
            if late.ref in by_uid and first.ref in known[late.ref] and _alike(first, late):
                yield late.ref, first


def _ancestors(ops: Sequence[Op]) -> dict[str, frozenset[str]]:
    """By uid the names of all values that an op's results follow from."""
    found: dict[str, frozenset[str]] = {}
    for op in ops:
        held = [slot.value.ref for slot in op.site.slots]
        found[op.site.uid] = frozenset(held).union(*(found.get(ref, ()) for ref in held))
    return found


def _alike(early: Value, late: Value) -> bool:
    """True for tensors of one rank with the same first dimension, the batch as a rule."""
    old, new = tensor(early.type), tensor(late.type)
    if old is None or new is None or early == late or len(old[0]) != len(new[0]):
        return False
    return old[0][:1] == new[0][:1] and old[1] == new[1]
