"""A branch whose arms only compute, as selections; and a selection as a branch.

If-conversion (Allen, Kennedy, Porterfield and Warren, *Conversion of Control Dependence to Data
Dependence*, POPL 1983): all lanes of a warp compute both arms, and none waits for the others. What
an arm loads is computed ahead only where its address is known to be good: the same thread has
accessed it on every way to the branch, or an element of the same array, which is then loaded once
more where the arm would not have been taken. The other way round,
what only one side of a selection needs is computed where that side is taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock, Line
from gevo.program.llvm.coarse_plan import PURE, callee, is_known
from gevo.program.llvm.syntax.opcodes import COMPUTING, DIVIDING
from gevo.program.llvm.text import Function, Instruction, Module

ARM = 64
"""Most instructions of an arm."""
WORTH = 3
"""Fewer instructions, without a load or a division, LLVM would compute ahead again."""

_BRANCH = re.compile(r"br i1 \Z")
LOAD = re.compile(r"load (\w+|<\d+ x \w+>), ptr(?: addrspace\(\d\))? \Z")
_ACCESS = re.compile(r"(?:load|store) (\w+|<\d+ x \w+>)[, ]")
_EFFECTIVE = re.compile(r"llvm\.(?:assume|lifetime|mem)")
_ALIGN = re.compile(r", align (\d+)")
_ROOT = re.compile(r"a\d+\Z|(?:addrspacecast \(ptr addrspace\(\d\) )?@[\w.$]+(?: to ptr\))?\Z")


@dataclass(frozen=True)
class _Hammock:
    """A branch between whose sides only arms lie: for each side the arm, or None, and the end."""

    branch: Instruction
    arms: tuple[int | None, int | None]
    meet: int


def convertible(module: Module, function: Function) -> Iterator[str]:
    """Uids of the branches of a function that can be selections, in order."""
    sides = _Sides(module, function)
    return (one.uid for one in _ends(module, function) if sides.hammock(one) is not None)


def if_converted(module: Module, branch: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which selections stand for a branch.

    Args:
        module: The module.
        branch: One of `convertible`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such branch, or an arm of it does more than compute.
    """
    one = module.instructions.get(branch)
    function = module.functions[one.function] if one is not None else None
    sides = _Sides(module, function) if function is not None else None
    found = sides.hammock(one) if one is not None and sides is not None else None
    if one is None or function is None or sides is None or found is None:
        raise EditError(f"{branch} is no branch whose arms only compute")
    body = Body(module, function, prefix)
    head, meet = body.block(one.block), body.block(found.meet)
    tested = body.text_of(one.operands[0].value.ref)
    last = head.lines.pop()
    arms = [body.block(arm) for arm in found.arms if arm is not None]
    for side, arm in enumerate(found.arms):
        for line in body.block(arm).lines[:-1] if arm is not None else ():
            inside = module.instructions[line.uid]
            own = inside.operands[0].value.ref if inside.op == "load" else ""
            near = sides.safe(inside, one.block) if own else None
            if near is not None and near != own:
                pointers = [f"ptr{_space(inside)} {body.text_of(ref)}" for ref in (own, near)]
                either = ", ".join(reversed(pointers) if side else pointers)
                address = body.new(f"select i1 {tested}, {either}", head.lines)
                line.text = (
                    f"{inside.label} = {inside.pieces[0]}{address}, align {_alignment(inside)}"
                )
            head.lines.append(line)
    _merge(body, found, tested, head, meet)
    head.lines.append(Line(last.uid, f"br label {meet.label}"))
    body.blocks[:] = (block for block in body.blocks if block not in arms)
    return body.printed()


def _merge(body: Body, found: _Hammock, tested: str, head: BodyBlock, meet: BodyBlock) -> None:
    """Select, at the end of `head`, what the phis of `meet` took from either side."""
    sources = [found.branch.block if arm is None else arm for arm in found.arms]
    lines = {line.uid: line for line in meet.lines}
    for phi in _phis(body.module, found.meet):
        yes, no = (
            next(body.text_of(o.value.ref) for o in phi.operands if o.incoming == source)
            for source in sources
        )
        value = yes
        if yes != no:
            both = f"{phi.type} {yes}, {phi.type} {no}"
            value = body.new(f"select i1 {tested}, {both}", head.lines)
        edges = [
            f"[ {body.text_of(o.value.ref)}, {body.block(o.incoming).label} ]"
            for o in phi.operands
            if o.incoming not in sources
        ]
        begin, end = phi.pieces[0].rpartition("[")[0], phi.pieces[-1].rpartition("]")[2]
        edges.append(f"[ {value}, {head.label} ]")
        lines[phi.uid].text = f"{phi.label} = {begin}{', '.join(edges)}{end}"


def unconvertible(module: Module, function: Function) -> Iterator[str]:
    """Uids of the selections of a function that can be branches, in order."""
    uses = module.uses(function)
    for one in module.inside(function):
        if one.op == "select" and _worth(module, one, uses):
            yield one.uid


def unconverted(module: Module, selection: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which a branch stands for a selection, and its arms hold what only they need.

    Args:
        module: The module.
        selection: One of `unconvertible`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such selection, or too little that only one side needs.
    """
    one = module.instructions.get(selection)
    function = module.functions[one.function] if one is not None else None
    sides = _worth(module, one, module.uses(function)) if one and function else None
    if one is None or function is None or sides is None:
        raise EditError(f"{selection} is no selection of which a side takes much to compute")
    body = Body(module, function, prefix)
    block = body.block(one.block)
    at = next(n for n, line in enumerate(block.lines) if line.uid == selection)
    after = BodyBlock(body.label(), block.lines[at + 1 :])
    del block.lines[at:]
    arms: list[BodyBlock] = []
    for side in sides:
        arm = BodyBlock(body.label(), [line for line in block.lines if line.uid in side])
        block.lines[:] = (line for line in block.lines if line.uid not in side)
        body.void(f"br label {after.label}", arm.lines)
        arms.append(arm)
    tested, *values = (body.text_of(operand.value.ref) for operand in one.operands)
    sure = body.new(f"freeze i1 {tested}", block.lines)
    body.void(f"br i1 {sure}, label {arms[0].label}, label {arms[1].label}", block.lines)
    edges = (f"[ {v}, {arm.label} ]" for v, arm in zip(values, arms, strict=True))
    phi = f"{one.label} = phi {one.type} {', '.join(edges)}{one.pieces[-1]}"
    after.lines.insert(0, Line(selection, phi))
    for line in (line for other in body.blocks for line in other.lines):
        if " = phi " in line.text:
            line.text = line.text.replace(f", {block.label} ]", f", {after.label} ]")
    place = body.blocks.index(block) + 1
    body.blocks[place:place] = [*arms, after]
    return body.printed()


class _Sides:
    """What can be computed ahead of a function's branches."""

    def __init__(self, module: Module, function: Function) -> None:
        self._module = module
        self._known = all(map(is_known, module.inside(function)))
        self._flow = module.flow(function)
        self._accesses = [one for one in module.inside(function) if _address(one) is not None]

    def hammock(self, branch: Instruction) -> _Hammock | None:
        """The arms of a branch that can be computed ahead; None where that is not so."""
        goals = self._module.blocks[branch.block].successors
        if not _BRANCH.match(branch.pieces[0]) or len(goals) != 2:
            return None
        yes, no = (self._end(goal, branch.block) for goal in goals)
        if yes == no and yes is not None:
            found = _Hammock(branch, goals, yes)
        elif yes == goals[1]:
            found = _Hammock(branch, (goals[0], None), goals[1])
        elif no == goals[0]:
            found = _Hammock(branch, (None, goals[1]), goals[0])
        else:
            return None
        whole = all(len(o.holes) == len(o.operands) for o in _phis(self._module, found.meet))
        return found if whole and all(self._free(found, arm) for arm in found.arms) else None

    def safe(self, load: Instruction, before: int) -> str | None:
        """The ref of an address from which may be loaded in any case; None if none is known.

        That is the load's own where the thread has accessed it before, else one of the same
        array that it has. Whoever may free memory in between is not known.
        """
        wanted = _address(load)
        if wanted is None or not self._known:
            return None
        array = root(self._module, wanted)
        near: str | None = None
        for one in self._accesses:
            known = _address(one)
            good = _accessed(one) == _accessed(load) and _alignment(one) >= _alignment(load)
            if known is None or not good or not self._flow.dominates(one.block, before):
                continue
            if known == wanted:
                return wanted
            if array is not None and root(self._module, known) == array:
                near = known
        return near

    def _end(self, arm: int, head: int) -> int | None:
        """Where a block leads that may be an arm."""
        goals = self._module.blocks[arm].successors
        if self._flow.predecessors[arm] != [head] or len(goals) != 1 or goals[0] in (arm, head):
            return None
        return goals[0]

    def _free(self, found: _Hammock, arm: int | None) -> bool:
        if arm is None:
            return True
        *some, last = _of(self._module, arm)
        return (
            last.op == "br"
            and len(some) <= ARM
            and all(is_free(self._module, o) or self._loads(o, found.branch.block) for o in some)
        )

    def _loads(self, one: Instruction, before: int) -> bool:
        return bool(LOAD.match(one.pieces[0])) and self.safe(one, before) is not None


def _worth(
    module: Module, one: Instruction, uses: Mapping[str, Sequence[tuple[Instruction, int]]]
) -> tuple[frozenset[str], frozenset[str]] | None:
    """What only one side of a selection needs, by side; None where that is too little."""
    if one.op != "select" or one.operands[0].type != "i1":
        return None
    yes, no = (_only_for(module, one, side, uses) for side in (1, 2))
    some = [module.instructions[uid] for uid in (*yes, *no)]
    dear = any(o.op in ("load", "call", "fdiv") or o.op in DIVIDING for o in some)
    return (yes, no) if dear or max(len(yes), len(no)) >= WORTH else None


def _only_for(
    module: Module,
    one: Instruction,
    side: int,
    uses: Mapping[str, Sequence[tuple[Instruction, int]]],
) -> frozenset[str]:
    """What of a selection's block only one of its sides needs, and can wait for it."""
    found: set[str] = set()
    open_ = [one.operands[side].value.ref]
    while open_:
        other = module.instructions.get(open_.pop())
        if (
            other is not None
            and other.block == one.block
            and other.uid not in found
            and all(
                user.uid in found or (user is one and index == side)
                for user, index in uses[other.uid]
            )
            and _waits(module, other, one)
        ):
            found.add(other.uid)
            open_ += (operand.value.ref for operand in other.operands)
    return frozenset(found)


def _waits(module: Module, other: Instruction, one: Instruction) -> bool:
    """Whether an instruction can be done as late as a later one of its block."""
    if not LOAD.match(other.pieces[0]):
        return _is_pure(module, other)
    uids = module.blocks[one.block].uids
    between = uids[uids.index(other.uid) + 1 : uids.index(one.uid)]
    some = (module.instructions[uid] for uid in between)
    return all(_is_pure(module, o) or LOAD.match(o.pieces[0]) for o in some)


def _ends(module: Module, function: Function) -> Iterator[Instruction]:
    return (module.instructions[module.blocks[n].uids[-1]] for n in function.blocks)


def _of(module: Module, block: int) -> list[Instruction]:
    return [module.instructions[uid] for uid in module.blocks[block].uids]


def _phis(module: Module, block: int) -> list[Instruction]:
    return [one for one in _of(module, block) if one.op == "phi"]


def _is_pure(module: Module, one: Instruction) -> bool:
    """Whether it only computes."""
    if one.op == "call":
        name = callee(one)
        pointers = any(operand.type.startswith("ptr") for operand in one.operands)
        own = any(function.name == name for function in module.functions)
        known = is_known(one) and PURE.match(name) and not _EFFECTIVE.match(name)
        return bool(known) and not (own or pointers)
    return one.op in COMPUTING


def is_free(module: Module, one: Instruction) -> bool:
    """Whether it computes, and may do so in vain: a divisor is a number, and not 0 or -1."""
    if one.op in DIVIDING:
        return bool(re.fullmatch(r"[1-9]\d*", one.operands[1].value.ref))
    return _is_pure(module, one)


def _address(one: Instruction) -> str | None:
    """Ref of the address that a plain load or store accesses; None for all else."""
    if one.op not in ("load", "store") or not _ACCESS.match(one.pieces[0]):
        return None
    return one.operands[-1].value.ref


def _accessed(one: Instruction) -> str:
    """The type that a load or a store accesses."""
    found = _ACCESS.match(one.pieces[0])
    return found[1] if found else ""


def _alignment(one: Instruction) -> int:
    """The alignment that an access is known to have; 0 where none is written."""
    found = _ALIGN.search(one.pieces[-1])
    return int(found[1]) if found else 0


def _space(one: Instruction) -> str:
    """The address space of a load, as it is written behind `ptr`."""
    return one.pieces[0].partition(", ptr")[2].rstrip()


def root(module: Module, ref: str) -> str | None:
    """The argument, `alloca` or variable of the module that an address comes from, if one."""
    for _ in range(64):
        one = module.instructions.get(ref)
        if one is None:
            return ref if _ROOT.match(ref) else None
        if one.op == "alloca":
            return ref
        if one.op not in ("getelementptr", "addrspacecast", "freeze"):
            return None
        ref = one.operands[0].value.ref
    return None
