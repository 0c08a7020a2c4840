"""A loop whose rounds are counted before it begins, so that LLVM can unroll it.

LLVM unrolls a loop with one test for several rounds where it knows how many there will be. Of
`for (i = tid; i < n; i += 64)` it does not: `i` might pass the largest integer, begin again at the
smallest, and the loop go on. What a C compiler may conclude from the source (that this never
happens), no text promises.

Here the loop goes through as many rounds as were counted and then asks its own question again:
where it goes on, it counts anew. Where the last step cannot wrap, the count is that of all rounds,
and the question has the answer no; where it could, it is one. So what is computed is the same
for all numbers, and nothing is assumed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock, Line, renamed
from gevo.program.llvm.coarse_plan import callee
from gevo.program.llvm.flow import Dominators
from gevo.program.llvm.text import Instruction, Module

COUNTS = (4, 8, 16)
"""By how many a loop with counted rounds is unrolled."""

_TEST = re.compile(r"br i1 \Z")
_COMPARED = re.compile(r"icmp (?:samesign )?([a-z]+) i(32|64) \Z")
_STEP = re.compile(r"add (?:nuw |nsw )*i(?:32|64) \Z")
_NUMBER = re.compile(r"-?\d+\Z")
_LOOP = re.compile(r", !llvm\.loop !\d+")
_CONVERGENT = re.compile(r"llvm\.nvvm\.(?:barrier|bar\.|shfl|vote|redux|match|activemask|elect)")
"""What LLVM does not put behind another test, as runtime unrolling would."""
_SWAPPED = {"slt": "sgt", "sle": "sge", "sgt": "slt", "sge": "sle",
            "ult": "ugt", "ule": "uge", "ugt": "ult", "uge": "ule"}  # fmt: skip
_NEGATED = {"slt": "sge", "sle": "sgt", "sgt": "sle", "sge": "slt",
            "ult": "uge", "ule": "ugt", "ugt": "ule", "uge": "ult"}  # fmt: skip


@dataclass(frozen=True)
class _Counted:
    """A loop that goes on while a number that grows by a step is below a bound.

    Attributes:
        header: Number of its first block.
        latch: Of its last one, which the branch ends.
        leave: Of the block behind it.
        phi: The number.
        step: What is added in each round.
        bound: What it is compared with.
        words: `slt`, `sle`, `ult` or `ule`: how.
        bits: Of the number.
    """

    header: int
    latch: int
    leave: int
    phi: Instruction
    step: str
    bound: str
    words: str
    bits: int


def countable(module: Module, branch: str, flow: Dominators) -> bool:
    """Whether a loop's rounds can be counted, and LLVM does not do so itself."""
    try:
        found = _read(module, branch, flow)
    except EditError:
        return False
    return found.step != "1" or found.words.endswith("le")


def counted(module: Module, branch: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which the rounds of a loop are counted before it begins.

    The branch's uid is that of the loop's end still.

    Args:
        module: The module.
        branch: Uid of the branch that ends the loop.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such loop, or another test than a growing number's ends it.
    """
    one = module.instructions.get(branch)
    function = next((f for f in module.functions if one and one.block in f.blocks), None)
    if one is None or function is None:
        raise EditError(f"no loop ends at {branch}")
    loop = _read(module, branch, module.flow(function))
    body = Body(module, function, prefix)
    header, latch, leave = (body.block(n) for n in (loop.header, loop.latch, loop.leave))
    again, asked = BodyBlock(body.label()), BodyBlock(body.label())
    begin = _begun(body, loop, again, asked.label)
    for block in body.blocks:
        if block is not latch:
            block.lines[-1].text = renamed(block.lines[-1].text, {header.label: again.label})
    rounds = _rounds(body, loop, begin, again.lines)
    body.void(f"br label {header.label}", again.lines)
    end = latch.lines[-1]
    test = renamed(_LOOP.sub("", end.text), {header.label: again.label})
    body.void(test, asked.lines)
    kind, label = f"i{loop.bits}", latch.label
    done, next_ = body.name(), body.name()
    edges = f"[ 0, {again.label} ], [ {next_}, {label} ]"
    header.lines.insert(0, Line(done[1:], f"{done} = phi {kind} {edges}"))
    latch.lines.insert(-1, Line(next_[1:], f"{next_} = add {kind} {done}, 1"))
    goes = body.name()
    latch.lines.insert(-1, Line(goes[1:], f"{goes} = icmp ne {kind} {next_}, {rounds}"))
    tail = end.text[end.text.rindex("label ") :].partition(",")[1:]
    end.text = f"br i1 {goes}, label {header.label}, label {asked.label}{''.join(tail)}"
    for line in leave.lines:
        if " = phi " in line.text:
            line.text = line.text.replace(f", {label} ]", f", {asked.label} ]")
    body.blocks.insert(body.blocks.index(header), again)
    body.blocks.insert(body.blocks.index(latch) + 1, asked)
    return body.printed()


def _begun(body: Body, loop: _Counted, again: BodyBlock, asked: str) -> str:
    """Let the loop's phis begin anew whenever rounds are counted; the name of the number's."""
    begin = ""
    header, latch = body.block(loop.header), body.block(loop.latch).label
    for line in header.lines:
        phi = body.module.instructions[line.uid]
        if phi.op != "phi":
            break
        outside = [
            f"[ {body.text_of(one.value.ref)}, {body.block(one.incoming).label} ]"
            for one in phi.operands
            if one.incoming != loop.latch
        ]
        (inside,) = (o.value.ref for o in phi.operands if o.incoming == loop.latch)
        text = body.text_of(inside)
        kind = phi.pieces[0].rpartition("[")[0].strip()
        name = body.new(f"{kind} {', '.join(outside)}, [ {text}, {asked} ]", again.lines)
        tail = phi.pieces[-1].partition("]")[2]
        edges = f"[ {name}, {again.label} ], [ {text}, {latch} ]"
        line.text = f"{phi.label} = {kind} {edges}{tail}"
        if phi.uid == loop.phi.uid:
            begin = name
    return begin


def _rounds(body: Body, loop: _Counted, begin: str, into: list[Line]) -> str:
    """How many rounds there are from a number on, or 1 where the number might wrap."""
    kind, sign = f"i{loop.bits}", loop.words[0]
    most = (1 << (loop.bits - 1)) - 1 if sign == "s" else -1

    def new(text: str) -> str:
        return body.new(text, into)

    bound = new(f"freeze {kind} {body.text_of(loop.bound)}")
    step = new(f"freeze {kind} {body.text_of(loop.step)}")
    at = new(f"freeze {kind} {begin}")
    grows = new(f"icmp {sign}gt {kind} {step}, 0")
    fits = new(f"icmp {sign}le {kind} {bound}, {new(f'sub {kind} {most}, {step}')}")
    inside = new(f"icmp {loop.words} {kind} {at}, {bound}")
    sure = new(f"and i1 {new(f'and i1 {grows}, {fits}')}, {inside}")
    way = new(f"sub {kind} {bound}, {at}")
    if loop.words.endswith("lt"):
        way = new(f"add {kind} {way}, -1")
    by = step
    if not _NUMBER.match(loop.step):
        by = new(f"select i1 {sure}, {kind} {step}, {kind} 1")
    steps = new(f"udiv {kind} {way}, {by}")
    return new(f"select i1 {sure}, {kind} {new(f'add {kind} {steps}, 1')}, {kind} 1")


def _read(module: Module, branch: str, flow: Dominators) -> _Counted:
    """What a loop does; raises EditError where that is anything else."""
    end = module.instructions.get(branch)
    if end is None or end.op != "br" or not _TEST.match(end.pieces[0]):
        raise EditError(f"no loop ends at {branch}")
    goals = module.blocks[end.block].successors
    loop = flow.loop(end.block)
    if loop is None or len(goals) != 2:
        raise EditError(f"no loop ends at {branch}")
    phis = [module.instructions[uid] for uid in module.blocks[loop.header].uids]
    phis = [one for one in phis if one.op == "phi"]
    if any(len(one.holes) != len(one.operands) for one in phis):
        raise EditError(f"a loop that ends at {branch} is entered in two ways from one block")
    inside = (module.instructions[uid] for n in loop.blocks for uid in module.blocks[n].uids)
    if any(_CONVERGENT.match(callee(one)) for one in inside):
        raise EditError(f"LLVM does not unroll the loop that ends at {branch}: threads meet in it")
    if len(loop.latches) != 1:
        raise EditError(f"the loop that ends at {branch} has other ends, too")
    leave = next(n for n in goals if n != loop.header)
    goes_on = goals[0] == loop.header
    return _compared(module, end, goes_on, (loop.header, leave), loop.blocks, phis)


def _compared(
    module: Module,
    end: Instruction,
    on: bool,
    goals: tuple[int, int],
    inside: Collection[int],
    phis: Sequence[Instruction],
) -> _Counted:
    """The comparison that ends a loop, of a number that grows; `on` if it goes on where true."""
    test = module.instructions.get(end.operands[0].value.ref)
    match = _COMPARED.match(test.pieces[0]) if test and test.op == "icmp" else None
    if test is None or match is None or match[1] not in _NEGATED:
        raise EditError(f"no comparison of integers decides at {end.uid}")
    words = match[1] if on else _NEGATED[match[1]]
    left, right = (operand.value.ref for operand in test.operands)
    for next_, bound, how in ((left, right, words), (right, left, _SWAPPED[words])):
        grown = module.instructions.get(next_)
        if how[1] != "l" or grown is None or not _STEP.match(grown.pieces[0]):
            continue
        for phi in phis:
            if _latch_value(phi, end.block) != next_:
                continue
            refs = [operand.value.ref for operand in grown.operands]
            steps = [ref for ref in refs if ref != phi.uid]
            if len(steps) == 1 and _same(module, (*steps, bound), inside):
                if _NUMBER.match(steps[0]) and int(steps[0]) <= 0:
                    break
                header, leave = goals
                return _Counted(header, end.block, leave, phi, steps[0], bound, how, int(match[2]))
    raise EditError(f"no number that grows to a bound ends the loop at {end.uid}")


def _latch_value(phi: Instruction, latch: int) -> str:
    return next((o.value.ref for o in phi.operands if o.incoming == latch), "")


def _same(module: Module, refs: Sequence[str], inside: Collection[int]) -> bool:
    """Whether values are the same in all rounds."""
    made = (module.instructions.get(ref) for ref in refs)
    return all(one is None or one.block not in inside for one in made)
