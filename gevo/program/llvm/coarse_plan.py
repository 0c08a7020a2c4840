"""What threads of a block can share when one of them does the work of several.

What does not depend on a thread's place along an axis is the same for all threads that have the
rest of their place in common. Where these part is found here, too, and whether that is of a kind
with which `gevo.program.llvm.coarsen` can do.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from gevo.errors import EditError
from gevo.program.llvm.flow import predecessors, reached
from gevo.program.llvm.syntax.opcodes import COMPUTING
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.text import Block, Function, Instruction, Module

AXES = "xyz"
ARM = 64
"""Instructions of a branch's arms that are run for one thread after the other, at most."""

_CALLEE = re.compile(r'[^@"]*@([\w.$]+)\(')
"""Nothing in quotes stands before it: that would be inline assembly."""
REGISTER = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(?:n?tid|n?ctaid|laneid|warpsize|lanemask)\b")
_TOGETHER = re.compile(
    r"llvm\.nvvm\.(?:barrier\.cta\.sync(?:\.aligned)?\.all|barrier0|bar\.warp\.sync|membar\.\w+)\Z"
)
"""Once for all threads that one thread does the work of."""
_WARP = re.compile(r"llvm\.nvvm\.(?:shfl\.sync|vote\.(?:all|any|uni|ballot)\.sync|redux\.sync)\b")
OF_A_WARP = re.compile(
    r"llvm\.nvvm\.(?:read\.ptx\.sreg\.(?:laneid|lanemask|warpid)|bar\.warp|shfl|vote|redux)"
)
"""What tells a thread's warp, or what it shares with it."""
PURE = re.compile(
    r"__nv_\w+\Z|llvm\.(?:fma|fmuladd|sqrt|fabs|minnum|maxnum|minimum|maximum|minimumnum|maximumnum|floor|ceil|trunc|rint|"
    r"nearbyint|round|roundeven|copysign|exp|exp2|log|log2|sin|cos|pow|powi|abs|[su]min|[su]max|"
    r"ctpop|ctlz|cttz|bswap|bitreverse|fsh[lr]|[su](?:add|sub|mul)\.(?:with\.overflow|sat)|lrint|"
    r"is\.fpclass|ldexp|assume|lifetime\.(?:start|end)|mem(?:cpy|move|set))\b|"
    r"llvm\.nvvm\.(?:div|rcp|r?sqrt|sin|cos|lg2|ex2|fma|add|mul|fmin|fmax|[fdih]2\w+|u?i2\w+|"
    r"u?ll2\w+|mulhi|mul24|sad|fabs|ceil|floor|round|trunc|saturate|prmt|dp[24]a|idp[24]a)\b"
)
_WRITING = re.compile(r"llvm\.mem(?:cpy|move|set)\b")
_ORDERED = re.compile(r"(?:load|store) (?:atomic|volatile)\b")
_PLAIN = COMPUTING | frozenset(
    "load store atomicrmw cmpxchg fence phi alloca br switch ret call".split()
)


@dataclass(frozen=True)
class Hammock:
    """A branch whose arms are short: their blocks, and where they meet."""

    arms: tuple[int, ...]
    meet: int


@dataclass
class CoarsePlan:
    """What is done for each thread, and what once for all; raises EditError.

    Attributes:
        module: The module.
        function: The kernel.
        axis: The axis.
        varying: Uids of what is done for each thread.
        parting: Blocks whose branch goes on only if all threads agree.
        hammocks: Branches whose arms are run for one thread after the other, by block.
        together: It has barriers or the like, which all threads must reach.
    """

    module: Module
    function: Function
    axis: str
    varying: set[str] = field(default_factory=set[str])
    parting: set[int] = field(default_factory=set[int])
    hammocks: dict[int, Hammock] = field(default_factory=dict[int, Hammock])
    together: bool = False

    def __post_init__(self) -> None:
        blocks = {n: self.module.blocks[n] for n in self.function.blocks}
        self.blocks: Mapping[int, Block] = blocks
        self.successors = [block.successors for block in self.module.blocks]
        self.sources = predecessors(self.successors)
        every = [one for n in blocks for one in self.of(n)]
        self._require_own_arguments(every)
        roots = [one.uid for one in every if self.root(one)]
        if not roots:
            raise EditError(f"{self.function.name} does not read tid.{self.axis}")
        for one in every:
            self._require(one)
        self._written = self._after_writes()
        begin = {*roots, *(o.uid for o in every if _each(o))}
        for in_turn in (self.together, True):
            self._in_turn = in_turn
            self.varying, self.parting, self.hammocks = set(begin), set(), {}
            self._spread(every)
            if not self.parting or not (self.together or self.parting & self._written):
                break
        else:
            raise EditError(f"threads of {self.function.name} part after they met or wrote")
        if any(o.uid in self.varying and _TOGETHER.match(callee(o)) for o in every):
            raise EditError(f"threads of {self.function.name} meet at different barriers")

    def of(self, block: int) -> list[Instruction]:
        """A block's instructions."""
        return [self.module.instructions[uid] for uid in self.blocks[block].uids]

    def root(self, one: Instruction) -> bool:
        """Whether it reads the thread's place along the axis."""
        return callee(one) == place_of("", self.axis)

    def _require(self, one: Instruction) -> None:
        """Raise EditError unless it is known what the instruction does."""
        self.together = self.together or meets(one)
        if not is_known(one):
            raise EditError(f"{one.uid} ({one.op}): whether threads can share it is not known")

    def _require_own_arguments(self, every: Sequence[Instruction]) -> None:
        """Raise EditError where a thread may write into a structure that it is given by value."""
        arguments = read_header(self.function.header).arguments
        given = {f"a{n}" for n, one in enumerate(arguments) if one.byval}
        before = -1
        while before != len(given):
            before = len(given)
            for one in every:
                refs = {operand.value.ref for operand in one.operands}
                if one.op == "load" or given.isdisjoint(refs):
                    continue
                if one.op not in ("getelementptr", "addrspacecast", "bitcast", "phi", "select"):
                    raise EditError(f"{one.uid} ({one.op}): a thread's own argument is shared")
                given.add(one.uid)

    def _spread(self, every: Sequence[Instruction]) -> None:
        """Find what depends on the thread, and how threads part, until nothing is new."""
        data = {o.uid for o in every if o.op in ("load", "atomicrmw", "cmpxchg")}
        while True:
            before = len(self.varying), len(data), len(self.parting), len(self.hammocks)
            for one in every:
                refs = {operand.value.ref for operand in one.operands}
                if not refs.isdisjoint(self.varying):
                    self.varying.add(one.uid)
                if not refs.isdisjoint(data):
                    data.add(one.uid)
            for n, block in self.blocks.items():
                inside = any(n in one.arms for one in self.hammocks.values())
                if len(block.successors) > 1 and block.uids[-1] in self.varying and not inside:
                    self._part(n, data)
            after = len(self.varying), len(data), len(self.parting), len(self.hammocks)
            if before == after:
                return

    def _part(self, n: int, data: Collection[str]) -> None:
        """How threads part at the end of a block."""
        branch = self.of(n)[-1]
        two = branch.op == "br"
        found = self._hammock(n)
        tested = branch.operands[0].value.ref in data
        if not found and not two:
            raise EditError(f"{branch.uid}: threads part at a {branch.op}")
        if found and (self._in_turn or tested or n in self._written or not two):
            self.hammocks[n] = found
            self.parting -= {n, *found.arms}
            for arm in found.arms:
                self.hammocks.pop(arm, None)
                self.varying |= {*self.blocks[arm].uids}
            self.varying |= {o.uid for o in self.of(found.meet) if o.op == "phi"}
        elif n not in self.hammocks:
            self.parting.add(n)

    def _hammock(self, n: int) -> Hammock | None:
        """The short way between a branch and where its sides meet again, if there is one."""
        goals = self.blocks[n].successors
        for meet in self._near(goals):
            arms = self._between(goals, meet, n)
            if arms is not None:
                return Hammock(tuple(sorted(arms)), meet)
        return None

    def _near(self, goals: Iterable[int]) -> list[int]:
        """Blocks that can be reached, the nearest first."""
        found = list(dict.fromkeys(goals))
        for one in found:
            found += (goal for goal in self.blocks[one].successors if goal not in found)
            if len(found) > ARM:
                break
        return found

    def _between(self, goals: Iterable[int], meet: int, head: int) -> set[int] | None:
        """The blocks on the way to `meet`; None unless that is the only way, and a short one."""
        arms: set[int] = set()
        open_ = [goal for goal in goals if goal != meet]
        while open_:
            one = open_.pop()
            arms.add(one)
            if one == head or not self._is_arm(one):
                return None
            open_ += (g for g in self.blocks[one].successors if g != meet and g not in arms)
        inside = {*arms, head}
        own = all(inside.issuperset(self.sources[one]) for one in arms)
        some = [o for one in arms for o in self.of(one)]
        turns = self._turns(arms) and any(self._waits(o) for o in some)
        return arms if arms and own and meet != head and len(some) <= ARM and not turns else None

    def _is_arm(self, block: int) -> bool:
        some = self.of(block)
        return bool(self.blocks[block].successors) and not any(
            o.op in ("alloca", "fence") or meets(o) for o in some
        )

    def _waits(self, one: Instruction) -> bool:
        """Whether a thread may look at what another one has done, to go on only then."""
        used = (
            o.value.ref == one.uid for n in self.blocks for i in self.of(n) for o in i.operands
        )
        return one.op in ("atomicrmw", "cmpxchg") and any(used)

    def _turns(self, arms: Collection[int]) -> bool:
        """Whether there is a loop among some blocks."""
        left = set(arms)
        while ends := {n for n in left if left.isdisjoint(self.blocks[n].successors)}:
            left -= ends
        return bool(left)

    def _after_writes(self) -> set[int]:
        """Blocks at whose end something may have been written."""
        writing = (n for n in self.blocks if any(map(writes, self.of(n))))
        return reached(self.successors, writing)


def is_known(one: Instruction) -> bool:
    """Whether all that an instruction does is known: computing, memory, meeting other threads."""
    if one.op == "call":
        name = callee(one)
        known = any(pattern.match(name) for pattern in (REGISTER, _TOGETHER, _WARP, PURE))
    else:
        known = one.op in _PLAIN and not _ORDERED.match("".join(one.pieces))
    return known and (not one.pinned or one.op in ("phi", "alloca", "br", "switch", "ret"))


def callee(one: Instruction) -> str:
    """The function that an instruction calls; empty where that is none, or not known."""
    found = _CALLEE.match("".join(one.pieces)) if one.op == "call" else None
    return found[1] if found else ""


def _each(one: Instruction) -> bool:
    """Whether every thread must do it for itself, whatever it depends on."""
    return one.op in ("alloca", "atomicrmw", "cmpxchg")


def meets(one: Instruction) -> bool:
    """Whether threads of a block, or of a warp, meet there."""
    name = callee(one)
    return bool(_TOGETHER.match(name) or _WARP.match(name))


def writes(one: Instruction) -> bool:
    """Whether it writes to memory, or orders what is written."""
    if name := callee(one):
        given = any(operand.type.startswith("ptr") for operand in one.operands)
        return bool(_WRITING.match(name)) or (name.startswith("__nv_") and given)
    return one.op in ("store", "atomicrmw", "cmpxchg", "fence")


def place_of(count: str, axis: str) -> str:
    """The function that gives a thread's place, or with `n` the block's size, along an axis."""
    return f"llvm.nvvm.read.ptx.sreg.{count}tid.{axis}"


def places(axes: str) -> Mapping[str, str]:
    """How what gives a thread's place along some axes, and a block's size, is declared."""
    called = [place_of("n", one) for one in AXES] + [place_of("", one) for one in axes]
    return {one: f"declare i32 @{one}()" for one in called}


def coarse_plans(module: Module, function: Function) -> Iterator[CoarsePlan]:
    """Of each axis along which a kernel's threads can be coarsened."""
    for axis in AXES:
        with suppress(EditError):
            yield CoarsePlan(module, function, axis)


def with_body(
    module: Module,
    function: Function,
    lines: Iterable[str],
    uids: Iterable[str],
    declared: Mapping[str, str],
) -> tuple[str, tuple[str, ...]]:
    """A module in which a function has another body.

    Args:
        module: The module.
        function: The function.
        lines: Its new body.
        uids: Of the new body's instructions, in order.
        declared: Functions that the body calls (`llvm.…`), and how they are declared.

    Returns:
        The text, and the uids of its instructions in order.
    """
    parts: list[str] = []
    order: list[str] = []
    for part in module.layout:
        if isinstance(part, str):
            parts.append(part)
        elif part == function.blocks.start:
            parts += (f"{line}\n" for line in lines)
            order += uids
        elif part not in function.blocks:
            block = module.blocks[part]
            parts += (block.label, block.text)
            order += block.uids
    missing = (text for name, text in declared.items() if f"@{name}" not in module.symbols)
    parts += (f"{text}\n" for text in missing)
    return "".join(parts), tuple(order)
