"""The end of a reduction whose steps stand one after the other, done by one warp.

Where a block's size is a constant, compilers unroll a reduction by halves: `if (tid < 16)
s[tid] += s[tid + 16]; __syncthreads();`, then the same below 8, and so on. What `tail` does to
the loop is done here to these steps: from the first one in which only threads of the first warp
have work, that warp goes through a copy with barriers of the warp, while the others go to the
last barrier, which stays. Blocks that are not one row of whole warps go through the steps as they
were. Nothing is assumed: between the first and the last barrier no other warp accesses memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock, Line, renamed
from gevo.program.llvm.coarse_plan import callee, is_known, meets, place_of, places, writes
from gevo.program.llvm.flow import Dominators
from gevo.program.llvm.syntax.opcodes import FREE
from gevo.program.llvm.text import Function, Instruction, Module

WARP = 32
_SYNC = "llvm.nvvm.bar.warp.sync"

BARRIER = re.compile(r"llvm\.nvvm\.barrier(?:0|\.cta\.sync\.aligned\.all)\Z")
_TEST = re.compile(r"br i1 \Z")
_COMPARED = re.compile(r"icmp (?:samesign )?(\w+) i32 \Z")
_VOLATILE = re.compile(r"(?:load|store) volatile ")
_LOOP = re.compile(r", !llvm\.loop !\d+")
_DEBUG = re.compile(r", !dbg !\d+")
_WORKING = {
    **{("ult", n): 0 for n in range(1, WARP + 1)},
    **{("slt", n): 0 for n in range(1, WARP + 1)},
    **{("ugt", n): 1 for n in range(WARP)},
    **{("sgt", n): 1 for n in range(WARP)},
    ("eq", 0): 0,
    ("ne", 0): 1,
}
"""Which side of a test of tid.x against a number only threads of the first warp take."""


class _Step:
    """A block that ends with a test of tid.x, on one side of which the first warp has work.

    Attributes:
        head: Its number.
        arm: Numbers of the blocks with the work.
        join: Of the block that all threads come to.
    """

    def __init__(self, module: Module, flow: Dominators, head: int) -> None:
        branch = module.instructions[module.blocks[head].uids[-1]]
        if not _TEST.match(branch.pieces[0]):
            raise EditError(f"{branch.uid} is no test")
        side = _working_side(module, branch)
        entry = module.blocks[head].successors[side]
        self.head, self.join = head, module.blocks[head].successors[1 - side]
        if entry == self.join or list(flow.predecessors[entry]) != [head]:
            raise EditError(f"{branch.uid} does not decide about work")
        if _instructions(module, entry)[0].op == "phi":
            raise EditError(f"{branch.uid} decides about a value")
        self.arm = frozenset(n for n in flow.dominated(entry))
        for n in self.arm:
            after = flow.successors[n]
            if not after or any(s not in self.arm and s != self.join for s in after):
                raise EditError(f"work behind {branch.uid} ends elsewhere")
            for one in _instructions(module, n):
                allowed = is_known(one) or _VOLATILE.match(one.pieces[0])
                if not allowed or meets(one):
                    raise EditError(f"{one.uid}: more is done than is known")


def _working_side(module: Module, branch: Instruction) -> int:
    """The successor that only threads of the first warp take; raises EditError."""
    test = module.instructions.get(branch.operands[0].value.ref)
    match = _COMPARED.match(test.pieces[0]) if test and test.op == "icmp" else None
    if test is not None and match is not None:
        place, limit = (operand.value.ref for operand in test.operands)
        made = module.instructions.get(place)
        if made is not None and callee(made) == place_of("", "x") and limit.isdecimal():
            side = _WORKING.get((match[1], int(limit)))
            if side is not None:
                return side
    raise EditError(f"{branch.uid} does not ask for threads of the first warp")


def _instructions(module: Module, block: int) -> list[Instruction]:
    return [module.instructions[uid] for uid in module.blocks[block].uids]


def _quiet(one: Instruction) -> bool:
    """Whether all threads may do it between two barriers of which one is to be of a warp only."""
    return is_known(one) and not (meets(one) or writes(one) or one.op in ("load", "phi"))


def _meets_first(some: Sequence[Instruction]) -> bool:
    """Whether all threads of the block meet before they do anything but compute."""
    first = next((one for one in some if not _quiet(one)), None)
    return first is not None and BARRIER.match(callee(first)) is not None


def _meets_last(some: Sequence[Instruction]) -> bool:
    """Whether they do nothing but compute after they have met."""
    return _meets_first(some[::-1])


class _Chain:
    """Steps one after the other; raises EditError where there are fewer than three barriers.

    Attributes:
        steps: Each begins where the last one's threads meet; at the first one's own barrier, and
            at the last one's `join`, all warps do.
        blocks: Numbers of the blocks that are copied.
        shared: Uids of what is computed in them and used behind them, too.
    """

    def __init__(self, module: Module, flow: Dominators, head: int) -> None:
        self.module, self.flow = module, flow
        self.steps: list[_Step] = []
        at: int | None = head
        while at is not None:
            at = self._step(at)
        if len(self.steps) < 2:
            raise EditError("no two steps with a barrier between follow one another")
        self.last = self.steps[-1].join
        inside = {n for step in self.steps for n in step.arm}
        self.blocks = sorted(inside | {step.head for step in self.steps[1:]})
        self.shared = self._shared()

    def _step(self, at: int) -> int | None:
        """Take in the step that begins in a block; where the next one may, None for nowhere."""
        module, flow = self.module, self.flow
        if not _meets_last(_instructions(module, at)):
            return None  # other warps may be at work where the first one is
        try:
            step = _Step(module, flow, at)
        except EditError:
            return None
        entering = {at, *(n for n in step.arm if step.join in flow.successors[n])}
        all_meet = _meets_first(_instructions(module, step.join))
        if not all_meet or set(flow.predecessors[step.join]) != entering:
            return None
        self.steps.append(step)
        # What is copied has one barrier, and no access of other warps beside it.
        met = [one for one in _instructions(module, step.join) if not _quiet(one)]
        return step.join if len(met) == 1 else None

    def _shared(self) -> frozenset[str]:
        """What is used behind the steps, and can be computed before them.

        Raises:
            EditError: Something cannot.
        """
        module = self.module
        made = {one.uid for n in self.blocks for one in _instructions(module, n)}
        uses = module.uses(module.functions[module.instructions[min(made)].function])
        shared = {uid for uid in made if any(o.uid not in made for o, _ in uses.get(uid, ()))}
        heads = {step.head for step in self.steps}
        for one in (module.instructions[uid] for uid in shared):
            inner = any(operand.value.ref in made for operand in one.operands)
            if one.block not in heads or one.op not in FREE or inner:
                raise EditError(f"{one.uid} is used behind the steps")
        return frozenset(shared)


def steppable(module: Module, function: Function) -> Iterator[str]:
    """Uids of the tests with which such steps of a kernel begin."""
    flow = module.flow(function)
    taken: set[int] = set()
    for n in function.blocks if function.kernel else ():
        if n in taken or not flow.reachable(n):
            continue
        try:
            chain = _Chain(module, flow, n)
        except EditError:
            continue
        taken |= {step.head for step in chain.steps}
        yield module.blocks[n].uids[-1]


def stepped(module: Module, branch: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which one warp does the steps that begin at a test.

    Args:
        module: The module.
        branch: One of `steppable`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There are no such steps.
    """
    one = module.instructions.get(branch)
    if one is None:
        raise EditError(f"nothing is tested at {branch}")
    function = module.functions[one.function]
    chain = _Chain(module, module.flow(function), one.block)
    return _Writer(chain, Body(module, function, prefix)).write()


class _Writer:
    """Writes a kernel in which one warp goes through a copy of steps."""

    def __init__(self, chain: _Chain, body: Body) -> None:
        self._chain, self._body = chain, body

    def write(self) -> tuple[str, tuple[str, ...]]:
        """The module, and the uids of its instructions."""
        body, chain = self._body, self._chain
        head, last = body.block(chain.steps[0].head), body.block(chain.last)
        own, ask, begin = (BodyBlock(body.label()) for _ in range(3))
        test = head.lines.pop()
        head.lines += self._taken()
        names, copies = self._copies()
        own.lines.append(test)
        body.void(renamed(test.text, names), begin.lines)
        plain = one_row(body, head.lines)
        body.void(f"br i1 {plain}, label {ask.label}, label {own.label}", head.lines)
        place = body.new(f"call i32 @{place_of('', 'x')}()", ask.lines)
        first = body.new(f"icmp ult i32 {place}, {WARP}", ask.lines)
        body.void(f"br i1 {first}, label {begin.label}, label {last.label}", ask.lines)
        where = body.blocks.index(head) + 1
        body.blocks[where:where] = [ask, begin, *copies, own]
        return body.printed()

    def _taken(self) -> list[Line]:
        """The lines of what is used behind the steps, which are to stand before them."""
        chain, found = self._chain, list[Line]()
        for block in (self._body.block(n) for n in chain.blocks):
            found += (line for line in block.lines if line.uid in chain.shared)
            block.lines[:] = [line for line in block.lines if line.uid not in chain.shared]
        return found

    def _copies(self) -> tuple[dict[str, str], list[BodyBlock]]:
        """New names of what is copied, and the steps once more, with barriers of the warp."""
        body, module = self._body, self._chain.module
        blocks = [body.block(n) for n in self._chain.blocks]
        names = {block.label: body.label() for block in blocks}
        for block in blocks:
            for line in block.lines:
                label = module.instructions[line.uid].label
                if label and line.uid not in self._chain.shared:
                    names[label] = body.name()
        found: list[BodyBlock] = []
        for block in blocks:
            found.append(copy := BodyBlock(names[block.label]))
            for line in block.lines:
                self._copied(line, names, copy.lines)
        return names, found

    def _copied(self, line: Line, names: dict[str, str], into: list[Line]) -> None:
        one = self._chain.module.instructions[line.uid]
        text = _LOOP.sub("", renamed(line.text, names))
        if BARRIER.match(callee(one)):
            text = of_warp(self._body, text)
        if one.label:
            into.append(Line(names[one.label][1:], text))
        else:
            self._body.void(text, into)


def of_warp(body: Body, barrier: str) -> str:
    """A barrier of the warp in place of one of the block."""
    body.declared[_SYNC] = f"declare void @{_SYNC}(i32)"
    found = _DEBUG.search(barrier)
    return f"call void @{_SYNC}(i32 -1){found[0] if found else ''}"


def one_row(body: Body, into: list[Line]) -> str:
    """Ask whether a block is one row of whole warps; the name of the answer."""
    sizes = [body.new(f"call i32 @{place_of('n', axis)}()", into) for axis in "xyz"]
    body.declared |= {n: d for n, d in places("xyz").items()}
    part = body.new(f"and i32 {sizes[0]}, {WARP - 1}", into)
    rows = body.new(f"mul i32 {sizes[1]}, {sizes[2]}", into)
    more = body.new(f"add i32 {rows}, -1", into)
    other = body.new(f"or i32 {part}, {more}", into)
    return body.new(f"icmp eq i32 {other}, 0", into)
