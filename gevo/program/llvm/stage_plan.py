"""What of a loop the threads of a block can share, and whether they go through it together.

See `gevo.program.llvm.stage`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from gevo.errors import EditError
from gevo.program.llvm.coarse_plan import AXES, callee, is_known, place_of
from gevo.program.llvm.flow import in_loops, reached
from gevo.program.llvm.syntax.lexer import NAME, Unreadable
from gevo.program.llvm.syntax.opcodes import COMPUTING
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.syntax.types import DataLayout
from gevo.program.llvm.text import Function, Instruction, Module

_REGISTER = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(n?)(tid|ctaid)\.([xyz])\Z")
_COMPUTED = re.compile(
    r"llvm\.(?:[su](?:min|max)|abs|fma|fmuladd|assume|sqrt|fabs|minnum|maxnum)\b"
)
_ASKED = re.compile(r"llvm\.nvvm\.barrier\.cta\.red\.\w+\.aligned\.all\Z")
_SAME = re.compile(f"{_COMPUTED.pattern}|{_ASKED.pattern}")
"""The same in all threads, where their arguments are, or anyhow."""
_BRANCH = re.compile(r"br i1 ")
_COMPARED = re.compile(r"icmp (?:samesign )?(eq|ne) (i32|i64) ")
LOADED = re.compile(r"load (i8|i16|i32|i64|half|float|double|<(?:2|4) x (?:i32|float)>), ")
_STEP = re.compile(r"getelementptr (?:inbounds |nuw |nusw )*[\w<> ]+, ptr(?: addrspace\(1\))? \Z")
_ARITHMETIC = frozenset(
    "add sub mul udiv sdiv urem srem shl lshr ashr and or xor icmp select getelementptr trunc "
    "zext sext addrspacecast freeze".split()
)
_QUIET = COMPUTING - {"inttoptr"} | {"load", "phi", "br"}
"""What may stand in the loop: nothing that writes, or waits."""
_TARGET = re.compile(rf"label (%{NAME})")
_NUMBER = re.compile(r"-?\d+\Z")
_ELEMENT = re.compile(r"getelementptr (?:inbounds |nuw |nusw )*(.+), ptr(?: addrspace\(\d+\))? \Z")
ROW_STEP = 64
"""Bytes by which an address moves in a round, at most: a cache line for two rounds or more."""
ROWS = (2, 4, 8, 16, 32)
"""Rounds for which elements of a row can be loaded at a time."""
SECTOR = 32
"""Bytes that memory gives at least, so that fewer of a row are not worth it,"""
TRIED = 3
"""and so many more are tried."""
MOST_ASKED = 3
"""A barrier each; an array's bounds and a mask are two."""
_OPEN = {"undef": "xyz", "poison": "xyz"}
"""Values that every thread may take for another."""


@dataclass(frozen=True)
class Counter:
    """What counts a loop's rounds.

    Attributes:
        uid: The phi.
        type: Its type.
        step: By how much it grows in a round; negative where it counts down, as in loops that
            NVIDIA's compiler has unrolled.
        bound: Ref of what it is compared with after that; at equality the loop ends.
    """

    uid: str
    type: str
    step: int
    bound: str


@dataclass
class StagePlan:
    """What of a loop can be staged, and why threads go through it together; raises EditError.

    Attributes:
        module: The module.
        function: The kernel.
        loop: Its block, which is all of the loop.
        before: The block from which it is entered.
        after: The block to which it is left.
        loads: Loads, with the axes on which their address depends: a part of `xyz`.
        rows: Loads of which each thread takes elements that lie close to one another in rounds
            that follow one another, and other threads take others; by how many bytes in a round.
        slices: By load of either sort, what computes its address inside the loop, in order.
        depends: By value, along which axes it may differ between threads of a block.
        counter: What counts the rounds.
        leading: The blocks from which the loop can be reached.
        repeated: Whether it is in another loop.
        alone: Whether only the loop leads to `after`.
        asking: The blocks in which threads part before, whose others never come to the loop;
            all threads that come to it come through each of them, in this order.
        stay: By axis, the power of two by which a block has fewer threads there when it comes to
            the loop, where the others have left, as in what was made coarse.
    """

    module: Module
    function: Function
    branch: str
    loads: dict[str, str] = field(default_factory=dict[str, str])
    rows: dict[str, int] = field(default_factory=dict[str, int])
    slices: dict[str, list[Instruction]] = field(default_factory=dict[str, list[Instruction]])
    asking: list[int] = field(default_factory=list[int])
    stay: dict[str, int] = field(default_factory=dict[str, int])

    def __post_init__(self) -> None:
        one = self.module.instructions.get(self.branch)
        if one is None or not self.function.kernel or one.block not in self.function.blocks:
            raise EditError(f"no loop of {self.function.name} ends at {self.branch}")
        self.loop = one.block
        self._require_simple(one)
        every = list(self.module.inside(self.function))
        self._require_no_waiting(every)
        self.depends = self._dependences(every)
        self.counter = self._counted(one)
        self._together()
        for load in (o for o in self.of(self.loop) if o.op == "load"):
            self._sharable(load)
        if not self.loads and not self.rows:
            raise EditError(f"no load of the loop at {self.branch} is shared, or of a row")

    def of(self, block: int) -> list[Instruction]:
        """A block's instructions."""
        return [self.module.instructions[uid] for uid in self.module.blocks[block].uids]

    def inside(self, ref: str) -> Instruction | None:
        """The instruction of the loop that makes a value, if one does."""
        made = self.module.instructions.get(ref)
        return made if made is not None and made.block == self.loop else None

    def steps(self, phi: Instruction) -> tuple[Instruction, str] | None:
        """By what instruction a phi of the loop grows, and how much (a ref); None if unknown."""
        (again,) = (o.value.ref for o in phi.operands if o.incoming == self.loop)
        grown = self.inside(again)
        if grown is None or len(grown.operands) != 2:
            return None
        refs = [o.value.ref for o in grown.operands]
        if grown.op == "add" and phi.uid in refs:
            other = refs[1 - refs.index(phi.uid)]
        elif grown.op == "getelementptr" and refs[0] == phi.uid and _STEP.match(grown.pieces[0]):
            other = refs[1]
            if grown.operands[1].type != "i64":
                return None
        else:
            return None
        return None if self.inside(other) else (grown, other)

    def _require_simple(self, branch: Instruction) -> None:
        """Raise EditError unless the loop is one block that computes and loads."""
        blocks = self.module.blocks
        goals = blocks[self.loop].successors
        entering = [n for n in self.function.blocks if self.loop in blocks[n].successors]
        before = [n for n in entering if n != self.loop]
        after = [n for n in goals if n != self.loop]
        if len(entering) != 2 or len(before) != 1 or len(after) != 1 or branch.op != "br":
            raise EditError(f"the loop at {self.branch} is more than one block")
        (self.before,), (self.after,) = before, after
        leading = [n for n in self.function.blocks if self.after in blocks[n].successors]
        self.alone = leading == [self.loop]
        for one in self.of(self.loop):
            quiet = one.op in _QUIET or _COMPUTED.match(callee(one))
            if not quiet or not is_known(one):
                raise EditError(f"{one.uid} ({one.op}): the loop does more than compute and load")

    def _require_no_waiting(self, every: Sequence[Instruction]) -> None:
        """Raise EditError where a thread may wait for what another does, but at barriers."""
        used = {operand.value.ref for one in every for operand in one.operands}
        for one in every:
            if (not is_known(one) and not _ASKED.match(callee(one))) or (
                one.op in ("atomicrmw", "cmpxchg") and one.uid in used
            ):
                raise EditError(f"{one.uid} ({one.op}): threads may wait for each other here")

    def _dependences(self, every: Sequence[Instruction]) -> dict[str, frozenset[str]]:
        """By value, along which axes it may differ between threads of a block."""
        found: dict[str, frozenset[str]] = {}
        for one in every:
            register = _REGISTER.match(callee(one))
            if register:
                found[one.uid] = frozenset(
                    register[3] if register[1] + register[2] == "tid" else ""
                )
            elif one.op in _ARITHMETIC | {"phi"} or _SAME.match(callee(one)):
                found[one.uid] = frozenset()
            else:
                found[one.uid] = frozenset("xyz")
        changed = True
        while changed:
            changed = False
            for one in every:
                if one.op == "call" and not _COMPUTED.match(callee(one)):
                    continue
                refs = [operand.value.ref for operand in one.operands]
                more = frozenset("").union(*(found.get(ref, _OPEN.get(ref, "")) for ref in refs))
                if not more <= found[one.uid]:
                    found[one.uid] |= more
                    changed = True
        return found

    def same(self, ref: str) -> bool:
        """Whether all threads of the block have the same."""
        return not self.depends.get(ref, _OPEN.get(ref, ""))

    def _counted(self, branch: Instruction) -> Counter:
        """How the loop counts its rounds; raises EditError."""
        test = self.inside(branch.operands[0].value.ref)
        match = _COMPARED.match(test.pieces[0]) if test is not None else None
        goals = targets_of(branch)
        if test is None or match is None or not _BRANCH.match(branch.pieces[0]):
            raise EditError(f"the rounds of the loop at {self.branch} are not counted")
        ends = goals[0] != self.module.blocks[self.loop].name
        if ends != (match[1] == "eq"):
            raise EditError(f"the loop at {self.branch} does not end at a number")
        left, right = (operand.value.ref for operand in test.operands)
        for grown, bound in ((left, right), (right, left)):
            for phi in (o for o in self.of(self.loop) if o.op == "phi"):
                stepped = self.steps(phi)
                if stepped is None or stepped[0].uid != grown or self.inside(bound):
                    continue
                step = stepped[1]
                if stepped[0].op == "add" and re.fullmatch(r"-?[1-9]\d{0,3}", step):
                    if self.same(phi.uid) and self.same(bound):
                        return Counter(phi.uid, phi.type, int(step), bound)
        raise EditError(f"threads may go through the loop at {self.branch} differently often")

    def _together(self) -> None:
        """Find out whether all threads come to the loop, and where they would part before."""
        blocks = self.module.blocks
        flow = self.module.flow(self.function)
        leading = self.leading = reached(flow.predecessors, [self.loop]) - {self.loop}
        turning = in_loops(flow.successors, self.function.blocks.start)
        self.repeated = self.before in turning
        for n in sorted(leading):
            last = self.of(n)[-1]
            refs = [operand.value.ref for operand in last.operands]
            if len(blocks[n].successors) < 2 or all(map(self.same, refs)):
                continue
            onward = [g for g in blocks[n].successors if g in leading or g == self.loop]
            decides = flow.dominates(n, self.loop)
            if len(onward) != 1 or last.op != "br" or n in turning or not decides:
                raise EditError(f"{last.uid}: threads part before the loop at {self.branch}")
            if self._leave(last, onward[0]):
                continue
            self.asking.append(n)
        self.asking.sort(key=lambda n: sum(flow.dominates(m, n) for m in self.asking))
        if len(self.asking) > MOST_ASKED:
            raise EditError(f"threads part too often before the loop at {self.branch}")

    def _leave(self, branch: Instruction, onward: int) -> bool:
        """Whether just the first threads along an axis go on, and the others are at their end."""
        instructions, blocks = self.module.instructions, self.module.blocks
        test = instructions.get(branch.operands[0].value.ref)
        (other,) = (g for g in blocks[branch.block].successors if g != onward)
        ends = [instructions[uid].op for uid in blocks[other].uids] == ["ret"]
        if test is None or not ends or targets_of(branch)[0] != blocks[onward].name:
            return False
        if not test.pieces[0].startswith("icmp ult i32 "):
            return False
        place, most = (instructions.get(o.value.ref) for o in test.operands)
        if place is None or most is None or most.op != "lshr":
            return False
        size, by = (o.value.ref for o in most.operands)
        called = callee(instructions[size]) if size in instructions else ""
        for axis in AXES:
            names = place_of("", axis), place_of("n", axis)
            if (
                (callee(place), called) == names
                and by in ("1", "2", "3")
                and axis not in self.stay
            ):
                self.stay[axis] = int(by)
                return True
        return False

    def _sharable(self, load: Instruction) -> None:
        """Note a load that threads along some axis have in common, or that goes along a row."""
        address = load.operands[0].value.ref
        made = self.inside(address)
        if made is None or not LOADED.match(load.pieces[0]):
            return
        slice_ = self._slice(made)
        phis = [one for one in slice_ or () if one.op == "phi"]
        if slice_ is None or not phis or not self._global(address):
            return
        self.slices[load.uid] = slice_
        axes = self.depends.get(address, frozenset())
        if not {"x", "y"} <= axes and "z" not in axes:
            self.loads[load.uid] = "".join(sorted(axes))
        steps = [stepped[1] for one in phis if (stepped := self.steps(one))]
        step = Growth(self).of(address) or 0
        if "x" in axes and all(map(self.same, steps)) and 0 < abs(step) <= ROW_STEP:
            self.rows[load.uid] = abs(step)

    def _slice(self, made: Instruction) -> list[Instruction] | None:
        """What computes a value from what is fixed in the loop or grows steadily."""
        needed: set[str] = set()
        open_ = [made]
        while open_:
            one = open_.pop()
            if one.uid in needed:
                continue
            needed.add(one.uid)
            if one.op == "phi":
                if self.steps(one) is None:
                    return None
                continue
            if one.op not in _ARITHMETIC:
                return None
            open_ += (i for o in one.operands if (i := self.inside(o.value.ref)))
        return [one for one in self.of(self.loop) if one.uid in needed]

    def _global(self, ref: str) -> bool:
        """Whether an address is one of global memory: it comes from the kernel's parameters."""
        arguments = read_header(self.function.header).arguments
        given = {f"a{n}" for n, one in enumerate(arguments) if not one.byval}
        seen: set[str] = set()
        open_ = [ref]
        while open_:
            one = self.module.instructions.get(open_.pop())
            if one is None or one.uid in seen:
                continue
            seen.add(one.uid)
            if one.op not in ("getelementptr", "phi", "select", "addrspacecast", "freeze"):
                return False
            if one.op == "getelementptr":
                sources = [one.operands[0].value.ref]
            else:
                sources = [o.value.ref for o in one.operands if o.type.startswith("ptr")]
            for source in sources:
                if source not in given and source not in self.module.instructions:
                    return False
            open_ += sources
        return ref in self.module.instructions


class Growth:
    """By how much integers and addresses grow in a round of a loop, in bytes or as numbers.

    What wraps is not looked at: it says what is worth a try, not what is right.
    """

    def __init__(self, plan: StagePlan) -> None:
        self._plan = plan
        self._layout = DataLayout({})

    def of(self, ref: str) -> int | None:
        """Of a value; None where that is not one number."""
        one = self._plan.inside(ref)
        if one is None:
            return 0
        if one.op == "phi":
            stepped = self._plan.steps(one)
            if stepped is None or not _NUMBER.match(stepped[1]):
                return None
            times = self._strides(stepped[0]) if stepped[0].op == "getelementptr" else (1,)
            return int(stepped[1]) * times[0] if times else None
        parts = [self.of(operand.value.ref) for operand in one.operands]
        if not any(parts) and None not in parts:
            return 0
        return None if None in parts else self._grown(one, [part or 0 for part in parts])

    def _grown(self, one: Instruction, parts: list[int]) -> int | None:
        """By how much the result grows where operands do."""
        numbers = [operand.value.ref for operand in one.operands]
        match one.op:
            case "add" | "or":
                return parts[0] + parts[1]
            case "sub":
                return parts[0] - parts[1]
            case "sext" | "zext" | "trunc" | "freeze" | "addrspacecast":
                return parts[0]
            case "mul" | "shl" if _NUMBER.match(numbers[1]):
                times = int(numbers[1]) if one.op == "mul" else 1 << min(int(numbers[1]), 63)
                return parts[0] * times
            case "getelementptr" if strides := self._strides(one):
                return parts[0] + sum(p * n for p, n in zip(parts[1:], strides, strict=True))
            case _:
                return None

    def _strides(self, one: Instruction) -> Sequence[int]:
        match = _ELEMENT.match(one.pieces[0])
        try:
            return self._layout.strides(match[1], len(one.operands) - 1) if match else ()
        except Unreadable:
            return ()


@dataclass(frozen=True)
class Stageable:
    """What of a loop can be staged.

    Attributes:
        shared: Whether there are loads that threads have in common.
        rows: How many elements at a time may be worth a try, of rows of threads' own.
    """

    shared: bool = False
    rows: Sequence[int] = ()


def stageable(module: Module, function: Function, branch: str) -> Stageable:
    """What of a loop can be staged."""
    try:
        plan = StagePlan(module, function, branch)
    except EditError:
        return Stageable()
    step = max(plan.rows.values(), default=0)
    return Stageable(bool(plan.loads), [n for n in ROWS if n * step >= SECTOR][:TRIED])


def targets_of(branch: Instruction) -> list[str]:
    """The blocks that a branch names, in order."""
    return _TARGET.findall("".join(branch.pieces))
