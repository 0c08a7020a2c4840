"""The mutable part of a StableHLO editor: which ops stand where, and what they hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gevo.program.base import Slot, Value
from gevo.program.stablehlo.text import Block, Form, Module, Op


@dataclass(frozen=True)
class _Mark:
    ops: dict[str, Op]
    orders: list[tuple[str, ...]]
    blocks: list[Block]
    arguments: dict[str, tuple[int, Value]]
    taken: set[str]


class State:
    """Ops and their order in every block. Ops are values, so a mark is a shallow copy.

    Nothing is checked here: the editor asks only for what is possible.
    """

    def __init__(self, module: Module) -> None:
        self._module = module
        self._ops: dict[str, Op] = dict(module.ops)
        self._blocks: list[Block] = list(module.blocks)
        self._orders: list[tuple[str, ...]] = [block.order for block in module.blocks]
        self._arguments: dict[str, tuple[int, Value]] = dict(module.arguments)
        self._taken: set[str] = set(module.ops)
        self._marks: list[_Mark] = []
        self._positions: dict[int, Mapping[str, int]] = {}
        self._order: Mapping[str, int] | None = None

    @property
    def untouched(self) -> bool:
        """True when everything is as in the module; quick, for what is unchanged is the same."""
        module = self._module
        return (
            self._ops == module.ops
            and self._blocks == module.blocks
            and self._orders == [block.order for block in module.blocks]
            and self._arguments == module.arguments
            and len(self._taken) == len(module.ops)
        )

    def mark(self) -> int:
        """The present state, as a point to which `rollback` can return."""
        self._marks.append(
            _Mark(
                dict(self._ops),
                list(self._orders),
                list(self._blocks),
                dict(self._arguments),
                set(self._taken),
            )
        )
        return len(self._marks) - 1

    def rollback(self, mark: int) -> None:
        """Undo everything since `mark`."""
        del self._marks[mark + 1 :]
        kept = self._marks[mark]
        self._ops, self._orders = dict(kept.ops), list(kept.orders)
        self._blocks, self._arguments = list(kept.blocks), dict(kept.arguments)
        self._taken = set(kept.taken)
        self._positions.clear()
        self._order = None

    def get(self, uid: str) -> Op | None:
        """The op with this uid, if it is in the program now."""
        return self._ops.get(uid)

    def is_known(self, uid: str) -> bool:
        """True when the name is taken, be it by an op that was removed."""
        return uid in self._taken

    def block(self, index: int) -> Block:
        """A block; its `order` is not up to date."""
        return self._blocks[index]

    def argument(self, ref: str) -> tuple[int, Value] | None:
        """An argument of a block by its name, with the block."""
        return self._arguments.get(ref)

    def order(self, block: int) -> Sequence[str]:
        """Uids of a block's ops now."""
        return self._orders[block]

    def walk(self, block: int) -> Iterator[str]:
        """Uids of a block and of the open regions in it, in program order."""
        for uid in self._orders[block]:
            yield from self.within(uid)

    def within(self, uid: str) -> Iterator[str]:
        """An op's uid and those in its open regions, in program order."""
        yield uid
        for region in self._ops[uid].form.regions:
            yield from self.walk(region)

    def place(self, uid: str) -> int:
        """Number of an op in program order, over all functions."""
        if self._order is None:
            bodies = self._module.bodies.values()
            everything = (uid for body in bodies for uid in self.walk(body))
            self._order = {uid: number for number, uid in enumerate(everything)}
        return self._order[uid]

    def position(self, uid: str) -> int:
        """Place of an op in its block."""
        block = self._ops[uid].block
        if block not in self._positions:
            order = self._orders[block]
            self._positions[block] = {uid: number for number, uid in enumerate(order)}
        return self._positions[block][uid]

    def reach(self, uid: str) -> Mapping[int, int]:
        """The blocks around an op, outermost first, each with the place up to which it sees."""
        seen: list[tuple[int, int]] = []
        while uid:
            block = self._ops[uid].block
            seen.append((block, self.position(uid)))
            uid = self._blocks[block].owner
        return dict(reversed(seen))

    def users(self, uid: str) -> Iterator[Slot]:
        """Slots that hold a result of `uid`, in no order."""
        for op in self._ops.values():
            for slot in op.site.slots:
                if slot.value.ref.partition("#")[0] == uid:
                    yield slot

    def insert(self, op: Op, position: int) -> None:
        """Put an op into its block."""
        order = self._orders[op.block]
        self._ops[op.site.uid] = op
        self._taken.add(op.site.uid)
        self._reorder(op.block, (*order[:position], op.site.uid, *order[position:]))

    def clone(self, uid: str, new_uid: str, block: int) -> Op:
        """A copy of an op for `insert`; what is in its regions is copied at once.

        Names of inner ops and of blocks' arguments follow from `new_uid`, an `e` and hex digits.
        """
        outer, *inner = self.within(uid)
        regions = [region for one in (outer, *inner) for region in self._ops[one].form.regions]
        names = {outer: new_uid}
        names |= {one: f"{new_uid}_{number}" for number, one in enumerate(inner)}
        entered = [value.ref for region in regions for value in self._blocks[region].arguments]
        prefix = f"b{int(new_uid[1:], 16)}"
        names |= {ref: f"{prefix}{number:03}" for number, ref in enumerate(entered)}
        places = {region: len(self._blocks) + n for n, region in enumerate(regions)}
        for region in regions:
            self._clone_block(region, names)
        for one in inner:
            op = self._ops[one]
            self._ops[names[one]] = _renamed(op, names, places, places[op.block])
            self._taken.add(names[one])
        return _renamed(self._ops[outer], names, places, block)

    def _clone_block(self, region: int, names: Mapping[str, str]) -> None:
        old, place = self._blocks[region], len(self._blocks)
        values = tuple(replace(value, ref=names[value.ref]) for value in old.arguments)
        label = f"^bb0({', '.join(f'%{v.ref}: {v.type}' for v in values)}):" if values else ""
        self._blocks.append(replace(old, owner=names[old.owner], label=label, arguments=values))
        self._orders.append(tuple(names[one] for one in self._orders[region]))
        self._arguments.update({value.ref: (place, value) for value in values})

    def remove(self, uid: str) -> None:
        """Take an op out of its block, with all that is in its regions."""
        block = self._ops[uid].block
        for inner in list(self.within(uid)):
            del self._ops[inner]
        self._reorder(block, tuple(other for other in self._orders[block] if other != uid))

    def move(self, uid: str, before: str) -> None:
        """Put an op in front of another one that is not in its regions."""
        op, target = self._ops[uid], self._ops[before]
        self._reorder(op.block, tuple(one for one in self._orders[op.block] if one != uid))
        self.insert(replace(op, block=target.block), self.position(before))

    def write(self, uid: str, index: int, value: Value) -> None:
        """Set a slot."""
        self._ops[uid] = self._ops[uid].holding(index, value)

    def form(self, uid: str, form: Form) -> None:
        """Give an op another form; its results keep their types."""
        self._ops[uid] = self._ops[uid].formed(form)

    def put(self, op: Op) -> None:
        """Put an op in the place of the one with its uid; types of results may change."""
        self._ops[op.site.uid] = op

    def _reorder(self, block: int, order: tuple[str, ...]) -> None:
        self._orders[block] = order
        self._positions.pop(block, None)
        self._order = None


def _renamed(op: Op, names: Mapping[str, str], places: Mapping[int, int], block: int) -> Op:
    """An op under its name in a copy, with values of the copy where it held the original's."""
    copied = op.copied(names[op.site.uid], block)
    for index, slot in enumerate(copied.site.slots):
        ref, sign, number = slot.value.ref.partition("#")
        if ref in names:
            copied = copied.holding(index, replace(slot.value, ref=f"{names[ref]}{sign}{number}"))
    regions = tuple(places[region] for region in op.form.regions)
    return copied.formed(replace(op.form, regions=regions))
