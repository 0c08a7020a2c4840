"""The end of a reduction by halves, done by one warp while the others wait.

In `for (k = ntid / 2; k > 0; k >>= 1) { if (tid < k) s[tid] += s[tid + k]; __syncthreads(); }` at
most one warp has work once k is 32 or less, and the barrier of a block need be one of that warp
only (Harris, *Optimizing Parallel Reduction in CUDA*, 2007, kernel 5). Here the loop goes on as it
was while k is larger; then the first warp does what is left with barriers of the warp, and all
threads meet once more. Which threads are the first warp follows from tid.x where a block is
one row of whole warps; another block goes through all of the loop as it was. Nothing is assumed.
Where compilers have unrolled the loop, `tail_steps.py` does the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock, Line, renamed
from gevo.program.llvm.coarse_plan import callee, is_known, meets, place_of, writes
from gevo.program.llvm.flow import Dominators
from gevo.program.llvm.tail_steps import BARRIER, WARP, of_warp, one_row, steppable, stepped
from gevo.program.llvm.text import Function, Instruction, Module

_TEST = re.compile(r"br i1 \Z")
_COMPARED = re.compile(r"icmp (?:samesign )?(\w+) i32 \Z")
_HALVED = re.compile(r"(?:lshr (?:exact )?i32 \Z|udiv (?:exact )?i32 \Z)")
_LOOP = re.compile(r", !llvm\.loop !\d+")
_BELOW = {"slt", "ult"}, {"sge", "uge"}
"""How a thread's place and k are compared where the arm is taken if so, and if not."""
_GOES_ON = {("ne", "next", "0"), ("ugt", "next", "0"), ("ugt", "k", "1")}
_ENDS = {("eq", "next", "0"), ("ult", "next", "1"), ("ult", "k", "2")}
"""How a loop says that half of k is not 0, or is; LLVM asks k itself."""


@dataclass
class _Loop:
    """A loop over halves; raises EditError where it is another.

    Attributes:
        header: Number of its first block, which asks whether a thread has work.
        latch: Of its last one.
        before: Of the block from which it is entered.
        leave: Of the block behind it.
        phi: k.
        first: Ref of what k is at first.
        next: Ref of half of it.
        place: Ref of a thread's place.
        barrier: Where all threads meet in each round.
    """

    module: Module
    branch: Instruction
    flow: Dominators

    def __post_init__(self) -> None:
        module, last = self.module, self.branch.block
        loop = self.flow.loop(last)
        if not _TEST.match(self.branch.pieces[0]) or loop is None:
            raise self._other("no loop ends there")
        if loop.leaving != (last,) or loop.latches != (last,) or len(loop.entering) != 1:
            raise self._other("it is left or entered elsewhere")
        self.header, self.latch, self.blocks = loop.header, last, loop.blocks
        (self.before,) = loop.entering
        (self.leave,) = (n for n in module.blocks[last].successors if n != loop.header)
        self._k()
        self._require_end()
        self._require_work()
        inside = {one.uid for n in self.blocks for one in self._of(n)}
        uses = module.uses(module.functions[self.branch.function])
        if any(one.uid not in inside for uid in inside for one, _ in uses.get(uid, ())):
            raise self._other("what it computes is used behind it")

    def _of(self, block: int) -> list[Instruction]:
        return [self.module.instructions[uid] for uid in self.module.blocks[block].uids]

    def _other(self, why: str) -> EditError:
        return EditError(f"the loop at {self.branch.uid} is no reduction by halves: {why}")

    def _k(self) -> None:
        """The number that is halved: the only one that a round takes from the last."""
        phis = [one for one in self._of(self.header) if one.op == "phi"]
        if len(phis) != 1 or phis[0].type != "i32" or len(phis[0].operands) != 2:
            raise self._other("it has other numbers than one that is halved")
        (self.phi,) = phis
        self.next = next(o.value.ref for o in self.phi.operands if o.incoming == self.latch)
        self.first = next(o.value.ref for o in self.phi.operands if o.incoming != self.latch)
        half = self.module.instructions.get(self.next)
        if half is None or not _HALVED.match(half.pieces[0]):
            raise self._other("nothing is halved")
        by = "1" if half.op == "lshr" else "2"
        if [o.value.ref for o in half.operands] != [self.phi.uid, by]:
            raise self._other("nothing is halved")

    def _require_end(self) -> None:
        names = {self.phi.uid: "k", self.next: "next"}
        test, words = self._compared(self.branch)
        left, right = (names.get(o.value.ref, o.value.ref) for o in test.operands)
        on = self.module.blocks[self.latch].successors[0] == self.header
        if (words, left, right) not in (_GOES_ON if on else _ENDS):
            raise self._other("it ends otherwise")

    def _compared(self, branch: Instruction) -> tuple[Instruction, str]:
        """The comparison that decides at a branch, and its predicate."""
        test = self.module.instructions.get(branch.operands[0].value.ref)
        match = _COMPARED.match(test.pieces[0]) if test and test.op == "icmp" else None
        if test is None or match is None:
            raise self._other("no comparison decides")
        return test, match[1]

    def _require_work(self) -> None:
        """Work is done where a thread's place is below k, and all meet at one barrier beside."""
        head = self._of(self.header)[-1]
        if not _TEST.match(head.pieces[0]) or head is self.branch:
            raise self._other("all threads work in it")
        test, words = self._compared(head)
        self.place, k = (o.value.ref for o in test.operands)
        made = self.module.instructions.get(self.place)
        if made is None or callee(made) != place_of("", "x") or k != self.phi.uid:
            raise self._other("work does not follow from tid.x")
        yes, no = self.module.blocks[self.header].successors
        arm = next((at for at, some in zip((yes, no), _BELOW, strict=True) if words in some), -1)
        if arm not in self.blocks or self.module.blocks[self.header].successors.count(arm) != 1:
            raise self._other("work is not done below k")
        arms = {n for n in self.blocks if self.flow.dominates(arm, n)}
        meeting: list[Instruction] = []
        for n in self.blocks:
            for one in self._of(n):
                if not is_known(one) or (n in arms and meets(one)):
                    raise self._other("more is done than is known")
                if n in arms:
                    continue
                if BARRIER.match(callee(one)) and n == self.latch:
                    meeting.append(one)
                elif meets(one) or writes(one) or one.op == "load":
                    raise self._other("all threads access memory")
        if len(meeting) != 1 or self.latch in arms:
            raise self._other("threads do not meet once a round")
        (self.barrier,) = meeting


def tailable(module: Module, function: Function) -> Iterator[str]:
    """Uids of the branches that end those loops of a kernel whose end one warp can do.

    And those with which the same steps begin that stand one after the other.
    """
    flow = module.flow(function)
    for n in function.blocks if function.kernel else ():
        one = module.instructions[module.blocks[n].uids[-1]]
        try:
            _Loop(module, one, flow)
        except EditError:
            continue
        yield one.uid
    yield from steppable(module, function)


def tailed(module: Module, branch: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which one warp does the end of a reduction by halves.

    Args:
        module: The module.
        branch: One of `tailable`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such loop.
    """
    one = module.instructions.get(branch)
    if one is None:
        raise EditError(f"no loop ends at {branch}")
    function = module.functions[one.function]
    try:
        loop = _Loop(module, one, module.flow(function))
    except EditError:
        return stepped(module, branch, prefix)
    return _Writer(loop, prefix).write()


class _Writer:
    """Writes a kernel in which one warp does the end of a loop."""

    def __init__(self, loop: _Loop, prefix: str) -> None:
        self._loop = loop
        self._body = body = Body(loop.module, loop.module.functions[loop.branch.function], prefix)
        self._header, self._latch = body.block(loop.header), body.block(loop.latch)
        self._before, self._leave = body.block(loop.before), body.block(loop.leave)
        self._first = body.text_of(loop.first)
        self._begin, self._ask, self._meet = (BodyBlock(body.label()) for _ in range(3))

    def write(self) -> tuple[str, tuple[str, ...]]:
        """The module, and the uids of its instructions."""
        body, leave, blocks = self._body, self._leave, self._body.blocks
        copies = self._copies()
        limit = self._begun()
        half = self._halved(limit)
        self._asked(half, copies[0].label)
        body.void(self._meeting().text, self._meet.lines)
        body.void(f"br label {leave.label}", self._meet.lines)
        for line in leave.lines:
            if " = phi " in line.text:
                edge = f", {self._latch.label} ]"
                line.text = line.text.replace(edge, f", {self._meet.label} ]")
        where = blocks.index(self._latch) + 1
        blocks[where:where] = [self._ask, *copies, self._meet]
        blocks.insert(blocks.index(self._header), self._begin)
        return body.printed()

    def _meeting(self) -> Line:
        return next(line for line in self._latch.lines if line.uid == self._loop.barrier.uid)

    def _begun(self) -> str:
        """Ask whether a block is one row of warps; up to which k one warp works, else 0."""
        body, into = self._body, self._begin.lines
        plain = one_row(body, into)
        limit = body.new(f"select i1 {plain}, i32 {WARP}, i32 0", into)
        above = body.new(f"icmp ugt i32 {self._first}, {limit}", into)
        header, label = self._header.label, self._begin.label
        body.void(f"br i1 {above}, label {header}, label {self._ask.label}", into)
        end = self._before.lines[-1]
        end.text = renamed(end.text, {header: label})
        phi = self._header.lines[0]
        phi.text = phi.text.replace(f", {self._before.label} ]", f", {label} ]")
        return limit

    def _halved(self, limit: str) -> str:
        """Let the loop go on while half of k is above the limit; the name of that half."""
        body, end = self._body, self._latch.lines.pop()
        half = body.new(f"lshr i32 {self._loop.phi.label}, 1", self._latch.lines)
        more = body.new(f"icmp ugt i32 {half}, {limit}", self._latch.lines)
        end.text = f"br i1 {more}, label {self._header.label}, label {self._ask.label}"
        self._latch.lines.append(end)
        return half

    def _asked(self, half: str, warp: str) -> None:
        """Who does what is left: the first warp, if anything is."""
        body, into = self._body, self._ask.lines
        edges = f"[ {self._first}, {self._begin.label} ], [ {half}, {self._latch.label} ]"
        into.append(Line(self._at[1:], f"{self._at} = phi i32 {edges}"))
        own = body.new(f"icmp ult i32 {body.text_of(self._loop.place)}, {WARP}", into)
        rest = body.new(f"icmp ne i32 {self._at}, 0", into)
        both = body.new(f"and i1 {own}, {rest}", into)
        body.void(f"br i1 {both}, label {warp}, label {self._meet.label}", into)

    def _copies(self) -> list[BodyBlock]:
        """The loop once more, with barriers of the warp; `_at` is where its k begins."""
        body, loop = self._body, self._loop
        self._at = body.name()
        blocks = [block for block in body.blocks if block in self._inside()]
        names = {block.label: body.label() for block in blocks}
        for block in blocks:
            for line in block.lines:
                if label := loop.module.instructions[line.uid].label:
                    names[label] = body.name()
        names[self._leave.label] = self._meet.label
        found: list[BodyBlock] = []
        for block in blocks:
            found.append(copy := BodyBlock(names[block.label]))
            for line in block.lines:
                self._copied(loop.module.instructions[line.uid], line.text, names, copy.lines)
        return found

    def _inside(self) -> list[BodyBlock]:
        return [self._body.block(n) for n in self._loop.blocks]

    def _copied(
        self, one: Instruction, text: str, names: Mapping[str, str], into: list[Line]
    ) -> None:
        text = _LOOP.sub("", renamed(text, names))
        if one.uid == self._loop.phi.uid:
            again = names[self._loop.module.instructions[self._loop.next].label]
            edges = f"[ {self._at}, {self._ask.label} ], [ {again}, {names[self._latch.label]} ]"
            text = f"{names[one.label]} = phi i32 {edges}"
        if one.uid == self._loop.barrier.uid:
            text = of_warp(self._body, text)
        if one.label:
            into.append(Line(names[one.label][1:], text))
        else:
            self._body.void(text, into)
