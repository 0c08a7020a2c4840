"""The mutable part of a StableHLO editor: which ops stand where, and what they hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gevo.program.base import Slot, Value
from gevo.program.stablehlo_text import Block, Module, Op


@dataclass(frozen=True)
class _Mark:
    ops: dict[str, Op]
    orders: list[tuple[str, ...]]
    taken: set[str]


class State:
    """Ops and their order in every block. Ops are values, so a mark is a shallow copy.

    Nothing is checked here: the editor asks only for what is possible.
    """

    def __init__(self, module: Module) -> None:
        self._module = module
        self._ops: dict[str, Op] = dict(module.ops)
        self._orders: list[tuple[str, ...]] = [block.order for block in module.blocks]
        self._taken: set[str] = set(module.ops)
        self._marks: list[_Mark] = []
        self._positions: dict[int, Mapping[str, int]] = {}
        self._order: Mapping[str, int] | None = None

    def mark(self) -> int:
        """The present state, as a point to which `rollback` can return."""
        self._marks.append(_Mark(dict(self._ops), list(self._orders), set(self._taken)))
        return len(self._marks) - 1

    def rollback(self, mark: int) -> None:
        """Undo everything since `mark`."""
        del self._marks[mark + 1 :]
        kept = self._marks[mark]
        self._ops, self._orders = dict(kept.ops), list(kept.orders)
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
        """A block; its `order` is the baseline's."""
        return self._module.blocks[index]

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
            uid = self._module.blocks[block].owner
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

    def remove(self, uid: str) -> None:
        """Take an op out of its block."""
        block = self._ops.pop(uid).block
        self._reorder(block, tuple(other for other in self._orders[block] if other != uid))

    def write(self, uid: str, index: int, value: Value) -> None:
        """Set a slot."""
        self._ops[uid] = self._ops[uid].holding(index, value)

    def _reorder(self, block: int, order: tuple[str, ...]) -> None:
        self._orders[block] = order
        self._positions.pop(block, None)
        self._order = None
