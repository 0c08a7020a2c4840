"""A histogram of each block in shared memory, which is added to the whole one at its end.

Where a kernel adds integers to elements of an array whose index has a known bound, each block adds
to its own copy in shared memory instead, and at its end what it has come to, element by element
(privatisation: Kirk and Hwu, *Programming Massively Parallel Processors*, chapter 9). Integers add
up to the same in any order. What a thread does later than before can be told only by one that
reads the array during the launch: so the kernel must not touch it otherwise, not by another name
either, which is assumed (`Assumed.apart`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from gevo.errors import EditError
from gevo.program.base import Assumed
from gevo.program.llvm.body import Body, BodyBlock, Line
from gevo.program.llvm.coarse_plan import callee, is_known, place_of, places
from gevo.program.llvm.separate import pointers
from gevo.program.llvm.stage import ALIGNED, BARRIER, require_room
from gevo.program.llvm.text import Function, Instruction, Module

MOST = 4096
"""Elements that a block may keep."""

_ATOMIC = re.compile(r"atomicrmw add ptr(?: addrspace\(1\))? \Z")
_RELAXED = re.compile(r"((?: syncscope\(\"device\"\))?) (?:monotonic|seq_cst)(?=,|\Z)")
"""What becomes a relaxed atomic of PTX that all blocks see."""
_ELEMENT = re.compile(
    r"getelementptr (?:inbounds |nuw |nusw )*(?:i32|\[4 x i8\]), ptr(?: addrspace\(1\))? \Z"
)
_MEETS = re.compile(
    r"llvm\.nvvm\.(?:barrier|bar\.|membar|fence|shfl|vote|redux|match|activemask|elect)"
)
_INTEGER = re.compile(r"i(\d+)\Z")
_SMALLEST = re.compile(r"llvm\.umin\.")


def privatizable(module: Module, function: Function) -> Iterator[int]:
    """Numbers of the parameters whose arrays a block can keep for itself."""
    for number, (_, value) in enumerate(function.arguments):
        if value.type == "ptr":
            try:
                _Plan(module, function, number)
            except EditError:
                continue
            yield number


def privatized(
    text: str, module: Module, kernel: str, number: int, prefix: str
) -> tuple[str, tuple[str, ...]]:
    """A module in which each block adds up a histogram of its own.

    Args:
        text: The module's text.
        module: The module.
        kernel: The kernel's name.
        number: Of its parameters, the whole histogram.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: The kernel does not use an array so.
    """
    plan = _Plan(module, _kernel(module, kernel), number)
    require_room(text, kernel, 4 * (plan.size + 1) + ALIGNED)
    return _written(plan, prefix)


def apart(module: Module, kernel: str, number: int) -> Assumed:
    """What `privatized` relies on; raises EditError as it does."""
    return _Plan(module, _kernel(module, kernel), number).assumed


def _kernel(module: Module, name: str) -> Function:
    function = next((f for f in module.functions if f.name == name and f.kernel), None)
    if function is None:
        raise EditError(f"there is no kernel {name}")
    return function


class _Plan:
    """How a kernel uses an array; raises EditError unless a block can keep it for itself.

    Attributes:
        module: The module.
        function: The kernel.
        atomics: What adds to the array.
        size: Elements of it that are added to.
        scope: For whom the additions are atomic.
        space: In which its addresses are known to lie.
        assumed: Which other arrays must not overlap it.
    """

    def __init__(self, module: Module, function: Function, number: int) -> None:
        self.module, self.function, self.number = module, function, number
        used = module.uses(function)
        users = {ref: [one for one, _ in some] for ref, some in used.items()}
        self._require_alone(module.inside(function), users)
        bases, elements = _based(f"a{number}", users)
        self.atomics = [a for e in elements for a in users.get(e.uid, ())]
        if not self.atomics or any(not _is_element(e, bases) for e in elements):
            raise EditError(f"{function.name} does more than add to parameter {number}")
        bounds = [self._bound(e.operands[1].value.ref) for e in elements]
        self.size = max(bounds)
        self.scope = ""
        for one in self.atomics:
            self._require_addition(one, users)
        self.space = (
            " addrspace(1)" if all("space(1)" in a.pieces[0] for a in self.atomics) else ""
        )
        found = pointers(module, function)
        if found is None:
            raise EditError(f"{function.name} may reach its arrays by other ways")
        pairs, reached = tuple(sorted(found.pairs((number,)))), ((number, 4 * self.size),)
        self.assumed = Assumed(function.name, apart=pairs, lengths=reached)

    def _require_alone(
        self, every: Iterable[Instruction], users: Mapping[str, Sequence[Instruction]]
    ) -> None:
        """Raise EditError where a thread meets others, or may wait for one."""
        for one in every:
            waits = one.op in ("atomicrmw", "cmpxchg") and one.uid in users
            meets = one.op in ("fence", "alloca") or _MEETS.match(callee(one))
            if waits or meets or not is_known(one):
                raise EditError(f"{one.uid} ({one.op}): threads may meet or wait here")

    def _require_addition(
        self, one: Instruction, users: Mapping[str, Sequence[Instruction]]
    ) -> None:
        order = _RELAXED.match(one.pieces[-1])
        adds = _ATOMIC.match(one.pieces[0]) and one.type == "i32"
        if not adds or order is None or one.uid in users:
            raise EditError(f"{one.uid} ({one.op}) is no plain addition of an integer")
        self.scope = order[1]

    def _bound(self, ref: str) -> int:
        """One more than the largest index; raises EditError where there is none."""
        found = least_above(self.module, ref)
        if found is None or found > MOST:
            raise EditError(f"how large indices into parameter {self.number} are is not known")
        return found


def _based(
    array: str, users: Mapping[str, Sequence[Instruction]]
) -> tuple[set[str], list[Instruction]]:
    """The array's address in every address space, and what takes one of these."""
    bases, elements = [array], list[Instruction]()
    for base in bases:
        for one in users.get(base, ()):
            if one.op == "addrspacecast":
                bases.append(one.uid)
            else:
                elements.append(one)
    return {*bases}, elements


def _is_element(one: Instruction, bases: set[str]) -> bool:
    return (
        _ELEMENT.match(one.pieces[0]) is not None
        and len(one.operands) == 2
        and one.operands[0].value.ref in bases
        and one.operands[1].type == "i64"
    )


def least_above(module: Module, ref: str, depth: int = 16) -> int | None:
    """A number that an unsigned value is always below; None where none is known."""
    one = module.instructions.get(ref)
    if one is None:
        return int(ref) + 1 if re.fullmatch(r"\d{1,9}", ref) else None
    width = _INTEGER.match(one.type)
    if width is None or depth == 0:
        return None
    most = 1 << int(width[1])
    refs = [operand.value.ref for operand in one.operands]
    numbers = [int(ref) if re.fullmatch(r"\d{1,9}", ref) else None for ref in refs]
    inner = least_above(module, refs[0], depth - 1) if refs else None
    found = most
    match one.op:
        case "zext" | "trunc":
            found = inner or most
        case "sext":
            source = _INTEGER.match(one.operands[0].type)
            if source and inner is not None and inner <= 1 << (int(source[1]) - 1):
                found = inner
        case "and":
            found = min(n + 1 for n in (*numbers, most - 1) if n is not None)
        case "urem" if numbers[1]:
            found = numbers[1]
        case "lshr" if numbers[1] is not None:
            found = max(1, (inner or most) >> numbers[1])
            found += (inner or most) > found << numbers[1]
        case "call" if _SMALLEST.match(callee(one)):
            found = min(n + 1 for n in (*numbers, most - 1) if n is not None)
        case _:
            pass
    return min(found, most) if min(found, most) < 1 << 31 else None


class _Loop:
    """A loop over the elements of the block's own array, which its threads share out.

    Attributes:
        blocks: Its head, what it does, and its end; by name.
        leave: The block behind it.
        at: Where the element is in shared memory.
        index: Its number.
    """

    def __init__(
        self, body: Body, word: str, before: BodyBlock, threads: _Threads, count: int
    ) -> None:
        self._body, self._threads = body, threads
        words = ("head", "does", "put", "next", "leave")
        self.head, self.does, self.put, self.next, self.leave = (
            BodyBlock(f"%{threads.prefix}.{word}.{one}") for one in words
        )
        self._more = body.name()
        body.void(f"br label {self.head.label}", before.lines)
        edges = f"[ {threads.own}, {before.label} ], [ {self._more}, {self.next.label} ]"
        self.index = body.new(f"phi i32 {edges}", self.head.lines)
        inside = body.new(f"icmp ult i32 {self.index}, {count}", self.head.lines)
        goals = f"label {self.does.label}, label {self.leave.label}"
        body.void(f"br i1 {inside}, {goals}", self.head.lines)
        array = f"[{threads.room} x i32], ptr addrspace(3) {threads.array}"
        self.at = body.new(f"getelementptr {array}, i32 0, i32 {self.index}", self.does.lines)
        text = f"{self._more} = add i32 {self.index}, {threads.step}"
        self.next.lines.append(Line(self._more[1:], text))
        body.void(f"br label {self.head.label}", self.next.lines)

    @property
    def blocks(self) -> Sequence[BodyBlock]:
        """Those that hold something."""
        every = (self.head, self.does, self.put, self.next, self.leave)
        return [block for block in every if block.lines]


class _Threads:
    """How the threads of a block share out the elements of its own array.

    Attributes:
        room: Elements that are cleared: one more than are added, so that the two loops end at
            different numbers. Validation takes equal conditions for one and the same.
        own: The thread's number in its block.
        step: How many threads there are.
    """

    def __init__(self, body: Body, size: int, prefix: str, into: list[Line]) -> None:
        self.room, self.prefix, self.array = size + 1, prefix, f"@gevo.own.{prefix}"
        self.own, self.step = "0", "1"
        for axis in "zyx":
            count = body.new(f"call i32 @{place_of('n', axis)}()", into)
            place = body.new(f"call i32 @{place_of('', axis)}()", into)
            above = body.new(f"mul i32 {self.own}, {count}", into)
            self.own = body.new(f"add i32 {above}, {place}", into)
            self.step = body.new(f"mul i32 {self.step}, {count}", into)


def _written(plan: _Plan, prefix: str) -> tuple[str, tuple[str, ...]]:
    """The kernel between the clearing of the block's own array and its addition to the whole."""
    body = Body(plan.module, plan.function, prefix)
    body.declared |= {**places("xyz"), BARRIER: f"declare void @{BARRIER}(i32)"}
    entry, ends = BodyBlock(f"%{prefix}.entry"), BodyBlock(f"%{prefix}.ends")
    threads = _Threads(body, plan.size, prefix, entry.lines)
    own = {one.uid: one for one in plan.atomics}
    for block in body.blocks:
        lines, block.lines = block.lines, []
        for line in lines:
            if line.uid in own:
                line = _instead(own[line.uid], plan, body, threads, block.lines)
            if line.text.startswith("ret "):
                body.void(f"br label {ends.label}", block.lines)
            else:
                block.lines.append(line)
    clear = _Loop(body, "clear", entry, threads, threads.room)
    body.void(f"store i32 0, ptr addrspace(3) {clear.at}, align 4", clear.does.lines)
    body.void(f"br label {clear.next.label}", clear.does.lines)
    body.void(f"call void @{BARRIER}(i32 0)", clear.leave.lines)
    body.void(f"br label {body.blocks[0].label}", clear.leave.lines)
    body.void(f"call void @{BARRIER}(i32 0)", ends.lines)
    add = _Loop(body, "add", ends, threads, plan.size)
    _add(body, plan, add)
    body.blocks[:] = [entry, *clear.blocks, *body.blocks, ends, *add.blocks]
    text, uids = body.printed()
    kind = f"internal addrspace(3) global [{threads.room} x i32] undef, align {ALIGNED}"
    return f"{text}{threads.array} = {kind}\n", uids


def _instead(
    one: Instruction, plan: _Plan, body: Body, threads: _Threads, into: list[Line]
) -> Line:
    """An addition to the block's own array."""
    element = plan.module.instructions[one.operands[0].value.ref]
    index = body.text_of(element.operands[1].value.ref)
    array = f"[{threads.room} x i32], ptr addrspace(3) {threads.array}"
    at = body.new(f"getelementptr {array}, i64 0, i64 {index}", into)
    value = body.text_of(one.operands[1].value.ref)
    added = f"atomicrmw add ptr addrspace(3) {at}{one.pieces[1]}{value}{one.pieces[2]}"
    return Line(one.uid, f"{one.label} = {added}")


def _add(body: Body, plan: _Plan, loop: _Loop) -> None:
    """Add what there is of an element to the whole array."""
    sum_ = body.new(f"load i32, ptr addrspace(3) {loop.at}, align 4", loop.does.lines)
    some = body.new(f"icmp ne i32 {sum_}, 0", loop.does.lines)
    goals = f"label {loop.put.label}, label {loop.next.label}"
    body.void(f"br i1 {some}, {goals}", loop.does.lines)
    whole, space = body.text_of(f"a{plan.number}"), plan.space
    if space:
        whole = body.new(f"addrspacecast ptr {whole} to ptr{space}", loop.put.lines)
    at = body.new(f"getelementptr i32, ptr{space} {whole}, i32 {loop.index}", loop.put.lines)
    order = f"{plan.scope} monotonic, align 4"
    body.new(f"atomicrmw add ptr{space} {at}, i32 {sum_}{order}", loop.put.lines)
    body.void(f"br label {loop.next.label}", loop.put.lines)
    body.void("ret void", loop.leave.lines)
