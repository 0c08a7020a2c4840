"""What a loop loads, loaded one round ahead: in front of what the round before does with its own.

Software pipelining of loads (Lam, *Software Pipelining*, PLDI 1988; as register prefetch in Kirk
and Hwu, *Programming Massively Parallel Processors*, chapter 6): the first round's elements are
loaded in front of the loop, and each round loads the next one's before it begins. A load that is
only reached on a condition is reached on the next round's; none is done that would not have been,
but that in the last round an address without a condition is loaded twice.

Nothing may be written in between that would be read. So the loop writes to its block's or its
thread's own memory only; and where threads meet in it, nothing else is written before it, nor do
they meet again after something was.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock, Line, renamed
from gevo.program.llvm.coarse_plan import is_known, meets, writes
from gevo.program.llvm.flow import Dominators, reached
from gevo.program.llvm.if_convert import LOAD, is_free, root
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.text import Function, Instruction, Module

Guards = tuple[tuple[str, bool], ...]
"""Refs of conditions, and what each must be for a block to be reached."""

_BRANCH = re.compile(r"br i1 \Z")


@dataclass
class _Loop:
    """A loop that is left at its end only, and what of it can be loaded ahead.

    Raises EditError where it is another, or where nothing can.

    Attributes:
        module: The module.
        branch: The branch that ends it.
        flow: The dominators of its function's blocks.
        blocks: Its blocks.
        header: The first one.
        before: The block from which it is entered.
        loads: The loads, by the conditions on which each is reached.
    """

    module: Module
    branch: Instruction
    flow: Dominators
    loads: dict[Guards, list[Instruction]] = field(default_factory=dict[Guards, list[Instruction]])

    def __post_init__(self) -> None:
        module, last = self.module, self.branch.block
        self.function = module.functions[self.branch.function]
        loop = self.flow.loop(last)
        if not _BRANCH.match(self.branch.pieces[0]) or loop is None:
            raise EditError(f"no loop ends at {self.branch.uid}")
        if loop.leaving != (last,) or loop.latches != (last,) or len(loop.entering) != 1:
            raise EditError(f"the loop at {self.branch.uid} is left or entered elsewhere")
        self.header, self.blocks = loop.header, loop.blocks
        (self.before,) = loop.entering
        self._require_order()
        self._uses = module.uses(self.function)
        for n in sorted(self.blocks):
            for one in self.of(n):
                guards = self._guards(n) if LOAD.match(one.pieces[0]) else None
                if guards is not None and self._ahead(one, guards):
                    self.loads.setdefault(guards, []).append(one)
        if not self.loads or (len(self.blocks) == 1 and not self._together):
            raise EditError(f"nothing of the loop at {self.branch.uid} is loaded ahead")

    def of(self, block: int) -> list[Instruction]:
        """A block's instructions."""
        return [self.module.instructions[uid] for uid in self.module.blocks[block].uids]

    def inside(self, ref: str) -> Instruction | None:
        """The instruction of the loop that makes a value, if one does."""
        made = self.module.instructions.get(ref)
        return made if made is not None and made.block in self.blocks else None

    def again(self, phi: Instruction, block: int) -> str:
        """Ref of what a phi of the header holds that comes from a block."""
        return next(o.value.ref for o in phi.operands if o.incoming == block)

    def _require_order(self) -> None:
        """Raise EditError where a load that is done earlier may read something else."""
        every = list(self.module.inside(self.function))
        if not self.function.kernel or not all(map(is_known, every)):
            raise EditError(f"{self.function.name} does more than is known")
        some = [one for n in self.blocks for one in self.of(n)]
        self._together = any(map(meets, some))
        written = {one.block for one in every if self._writes(one)}
        if written & self.blocks or any(one.op in ("atomicrmw", "cmpxchg") for one in some):
            raise EditError(f"the loop at {self.branch.uid} writes")
        if not self._together:
            return
        if written & reached(self.flow.predecessors, [self.header]):
            raise EditError(f"something is written before the loop at {self.branch.uid}")
        meeting = {one.block for one in every if meets(one)}
        if written & reached(self.flow.predecessors, meeting):
            raise EditError(f"threads meet after what is written behind {self.branch.uid}")

    def _writes(self, one: Instruction) -> bool:
        """Whether it writes to memory that others than its block's threads have."""
        if one.op == "store":
            made = root(self.module, one.operands[1].value.ref)
            shared = "addrspace(3)" in one.operands[1].type
            return not shared and (
                made is None
                or ("addrspace(3)" not in made and made not in self.module.instructions)
            )
        return writes(one)

    def _ahead(self, load: Instruction, guards: Guards) -> bool:
        """Whether a load's address, and whether it is reached, are known a round before."""
        address = load.operands[0].value.ref
        arguments = read_header(self.function.header).arguments
        given = {
            f"a{n}"
            for n, one in enumerate(arguments)
            if not one.byval and "addrspace(3)" not in one.type
        }
        refs = [address, self.branch.operands[0].value.ref, *(ref for ref, _ in guards)]
        needed = (self.module.instructions[uid] for uid in self.needed(refs))
        return (
            not self._is_ahead(load)
            and any(self._is_phi(self.module.instructions[uid]) for uid in self.needed([address]))
            and root(self.module, address) in given
            and all(self._is_phi(one) or is_free(self.module, one) for one in needed)
        )

    def _is_ahead(self, one: Instruction) -> bool:
        """Whether only the next round takes it."""
        seen: set[str] = set()
        open_ = [one.uid]
        while open_:
            for user, _ in self._uses.get(open_.pop(), ()):
                if user.op != "phi":
                    return False
                if not self._is_phi(user) and user.uid not in seen:
                    seen.add(user.uid)
                    open_.append(user.uid)
        return True

    def needed(self, refs: Iterable[str]) -> set[str]:
        """What of the loop some values follow from, in this round and the next."""
        seen: set[str] = set()
        open_ = list(refs)
        while open_:
            one = self.inside(open_.pop())
            if one is None or one.uid in seen:
                continue
            seen.add(one.uid)
            if self._is_phi(one):
                open_.append(self.again(one, self.branch.block))
            else:
                open_ += (o.value.ref for o in one.operands)
        return seen

    def _is_phi(self, one: Instruction) -> bool:
        return one.op == "phi" and one.block == self.header

    def _guards(self, block: int) -> Guards | None:
        """The conditions on which a round comes to a block, once; None if not known."""
        flow = self.flow
        later = reached(flow.successors, flow.successors[block], {self.header})
        if block != self.header and block in later:
            return None
        guards: list[tuple[str, bool]] = []
        path = [n for n in flow.dominators(block) if n in self.blocks]
        for near, far in zip(path[1:], path, strict=False):
            last = self.of(near)[-1]
            goals = flow.successors[near]
            if far in goals and flow.predecessors[far] == [near] and len(goals) == 2:
                if not _BRANCH.match(last.pieces[0]):
                    return None
                guards.append((last.operands[0].value.ref, goals[0] == far))
            elif self._around(near, far):
                return None
        return tuple(reversed(guards))

    def _around(self, near: int, far: int) -> bool:
        """Whether a round can get from a block to its end without another."""
        last = self.branch.block
        without = {far, self.header} - {near}
        return far != last and near in reached(self.flow.predecessors, [last], without)


def prefetchable(module: Module, function: Function) -> Iterator[str]:
    """Uids of the branches that end those loops of a kernel of which something is loaded ahead."""
    flow = module.flow(function)
    for n in function.blocks if function.kernel else ():
        one = module.instructions[module.blocks[n].uids[-1]]
        try:
            _Loop(module, one, flow)
        except EditError:
            continue
        yield one.uid


def prefetched(module: Module, branch: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which a loop loads what its next round takes.

    Args:
        module: The module.
        branch: One of `prefetchable`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such loop, or nothing of it may be loaded earlier.
    """
    one = module.instructions.get(branch)
    if one is None:
        raise EditError(f"no loop ends at {branch}")
    flow = module.flow(module.functions[one.function])
    return _Writer(_Loop(module, one, flow), prefix).write()


class _Writer:
    """Writes a kernel whose loop loads ahead."""

    def __init__(self, loop: _Loop, prefix: str) -> None:
        self._loop = loop
        self._body = body = Body(loop.module, loop.function, prefix)
        self._texts = {line.uid: line.text for block in body.blocks for line in block.lines}
        self._into = BodyBlock("")
        self._header, self._latch = body.block(loop.header), body.block(loop.branch.block)
        self._before = body.block(loop.before)
        self._phis = [o for o in loop.of(loop.header) if o.op == "phi"]
        self._begin = {o.uid: body.text_of(loop.again(o, loop.before)) for o in self._phis}

    def write(self) -> tuple[str, tuple[str, ...]]:
        """The module, and the uids of its instructions."""
        body, header, count = self._body, self._header, len(self._phis)
        loads = [load for some in self._loop.loads.values() for load in some]
        ahead = {load.uid for load in loads}
        for block in body.blocks:
            block.lines[:] = (line for line in block.lines if line.uid not in ahead)
        first = self._first()
        for line in header.lines[:count]:
            line.text = line.text.replace(f", {self._before.label} ]", f", {self._entry} ]")
        rest = header.lines[count:]
        del header.lines[count:]
        following, last = self._following()
        last.lines += rest
        for line in (line for block in body.blocks for line in block.lines):
            if line.uid in self._texts and " = phi " in line.text:
                line.text = line.text.replace(f", {header.label} ]", f", {last.label} ]")
        latch = last if self._latch is header else self._latch
        for load in loads:
            edges = (
                f"[ {first[load.uid]}, {self._entry} ], [ {following[load.uid]}, {latch.label} ]"
            )
            header.lines.insert(count, Line(load.uid, f"{load.label} = phi {load.type} {edges}"))
        return body.printed()

    def _first(self) -> dict[str, str]:
        """Load in front of the loop what its first round takes; by load, what is there then."""
        start = self._into = BodyBlock(self._body.label())
        self._body.blocks.insert(self._body.blocks.index(self._header), start)
        known = dict(self._begin)
        found: dict[str, str] = {}
        for guards, loads in self._loop.loads.items():
            tests = [self._test(ref, holds, known) for ref, holds in guards]
            found |= self._loaded(loads, tests, known)
        self._body.void(f"br label {self._header.label}", self._into.lines)
        self._entry = self._into.label
        last = self._before.lines[-1]
        last.text = renamed(last.text, {self._header.label: start.label})
        return found

    def _following(self) -> tuple[dict[str, str], BodyBlock]:
        """Load what the next round takes, if there is one; and the block that goes on then."""
        loop = self._loop
        self._into = self._header
        now = {o.uid: o.label for o in self._phis}
        latch = loop.branch.block
        goes_on = self._value(loop.branch.operands[0].value.ref, now)
        if loop.module.blocks[latch].successors[0] != loop.header:
            goes_on = self._new(f"xor i1 {goes_on}, true")
        on = self._new(f"freeze i1 {goes_on}")
        wanted = [load.operands[0].value.ref for some in loop.loads.values() for load in some]
        wanted += (ref for guards in loop.loads for ref, _ in guards)
        needed = loop.needed(wanted)
        some = (phi for phi in self._phis if phi.uid in needed)
        known = {phi.uid: self._value(loop.again(phi, latch), now) for phi in some}
        found: dict[str, str] = {}
        for guards, loads in loop.loads.items():
            if guards:
                tests = [on, *(self._test(ref, holds, known) for ref, holds in guards)]
                found |= self._loaded(loads, tests, known)
                continue
            for load in loads:
                address, own = load.operands[0].value.ref, load.operands[0].type
                there = self._value(address, known)
                here = self._value(address, now)
                either = self._new(f"select i1 {on}, {own} {there}, {own} {here}")
                found[load.uid] = self._load(load, either)
        return found, self._into

    def _loaded(
        self, loads: Sequence[Instruction], tests: Iterable[str], known: dict[str, str]
    ) -> dict[str, str]:
        """Load where all tests hold; by load, what there is after that."""
        addresses = [self._value(load.operands[0].value.ref, known) for load in loads]
        both = ""
        for test in tests:
            both = self._new(f"and i1 {both}, {test}") if both else test
        body, source = self._body, self._into
        if not both:
            pairs = zip(loads, addresses, strict=True)
            return {load.uid: self._load(load, address) for load, address in pairs}
        arm, after = BodyBlock(body.label()), BodyBlock(body.label())
        body.void(f"br i1 {both}, label {arm.label}, label {after.label}", source.lines)
        at = body.blocks.index(source) + 1
        body.blocks[at:at] = [arm, after]
        self._into = arm
        values = [
            self._load(load, address) for load, address in zip(loads, addresses, strict=True)
        ]
        body.void(f"br label {after.label}", arm.lines)
        self._into = after
        return {
            load.uid: self._new(
                f"phi {load.type} [ {value}, {arm.label} ], [ poison, {source.label} ]"
            )
            for load, value in zip(loads, values, strict=True)
        }

    def _test(self, ref: str, holds: bool, known: dict[str, str]) -> str:
        """Whether a condition is what it must be."""
        test = self._value(ref, known)
        if not holds:
            test = self._new(f"xor i1 {test}, true")
        return self._new(f"freeze i1 {test}")

    def _value(self, ref: str, known: dict[str, str]) -> str:
        """What a value is in the round of which `known` has the phis; by uid, it grows."""
        one = self._loop.inside(ref)
        if one is None:
            return self._body.text_of(ref)
        if ref not in known:
            names = {
                self._loop.module.instructions[o.value.ref].label: self._value(o.value.ref, known)
                for o in one.operands
                if o.value.ref in self._loop.module.instructions
            }
            text = self._texts[ref].partition(" = ")[2]
            known[ref] = self._new(renamed(text, names))
        return known[ref]

    def _load(self, load: Instruction, address: str) -> str:
        return self._new(f"{load.pieces[0]}{address}{load.pieces[1]}")

    def _new(self, text: str) -> str:
        return self._body.new(text, self._into.lines)
