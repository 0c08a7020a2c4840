"""Loads of a loop that threads of a block repeat, staged in shared memory.

Where an address does not depend on a thread's place along an axis, all threads along it load the
same element in the same round. Of the next rounds, as many as there are threads along the axis,
each of them then loads one instead, into shared memory, from where all take it (tiling: Kirk and
Hwu, *Programming Massively Parallel Processors*, chapter 5). What is computed, and in which order,
stays the same, and no address is read that would not have been.

That takes the threads of a block to go through the loop together, which is known where all that
decides it is the same for them: arguments, the block's place, and numbers made of these. Where a
test parts them before (an array's bound), they ask each other whether all go on (`barrier.red`).
Blocks in which one does not, blocks of another shape than the one that the text is made for, and
the rounds that are left go through the loop as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import gcd

from gevo.errors import EditError
from gevo.program.llvm.body import BodyWriter, declared, label_of, targets_of
from gevo.program.llvm.coarse_plan import callee, is_known, place_of, with_body
from gevo.program.llvm.flow import Dominators, in_loops
from gevo.program.llvm.syntax.module import reachable, references, split_module
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.syntax.types import DataLayout
from gevo.program.llvm.text import Function, Instruction, Module

SHAPES = ((16, 16), (32, 32), (128, 1), (256, 1))
"""Blocks for which loops are staged, where nobody knows of others: width and height."""
SHARED_BYTES = 48 * 1024
"""Shared memory that every GPU gives a block."""
ALIGNED = 16
"""At so many bytes arrays begin, at most."""
LEAST = 4
"""Threads that must share what they load."""

_REGISTER = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(n?)(tid|ctaid)\.([xyz])\Z")
_COMPUTED = re.compile(
    r"llvm\.(?:[su](?:min|max)|abs|fma|fmuladd|assume|sqrt|fabs|minnum|maxnum)\b"
)
_ASKED = re.compile(r"llvm\.nvvm\.barrier\.cta\.red\.\w+\.aligned\.all\Z")
_SAME = re.compile(f"{_COMPUTED.pattern}|{_ASKED.pattern}")
"""The same in all threads, where their arguments are, or anyhow."""
_BRANCH = re.compile(r"br i1 ")
_COMPARED = re.compile(r"icmp (?:samesign )?(eq|ne) (i32|i64) ")
_LOADED = re.compile(r"load (i8|i16|i32|i64|half|float|double|<(?:2|4) x (?:i32|float)>), ")
_SIZES = {"i8": 1, "i16": 2, "half": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}
_STEP = re.compile(r"getelementptr (?:inbounds |nuw |nusw )*[\w<> ]+, ptr(?: addrspace\(1\))? \Z")
_ARITHMETIC = frozenset(
    "add sub mul udiv sdiv urem srem shl lshr ashr and or xor icmp select getelementptr trunc "
    "zext sext addrspacecast freeze".split()
)
_QUIET = _ARITHMETIC | frozenset(
    "fadd fsub fmul fdiv frem fneg fcmp fptrunc fpext fptoui fptosi uitofp sitofp bitcast "
    "ptrtoint extractvalue insertvalue extractelement insertelement shufflevector load phi "
    "br".split()
)
"""What may stand in the loop: nothing that writes, or waits."""
_OPEN = {"undef": "xyz", "poison": "xyz"}
"""Values that every thread may take for another."""
_BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
_ASK = "llvm.nvvm.barrier.cta.red.and.aligned.all"


@dataclass(frozen=True)
class Counter:
    """What counts a loop's rounds.

    Attributes:
        uid: The phi.
        type: Its type.
        step: By how much it grows in a round.
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
        slices: By load, what computes its address inside the loop, in order.
        counter: What counts the rounds.
        asking: The block in which threads part before, if there is one, whose others never
            come to the loop.
    """

    module: Module
    function: Function
    branch: str
    loads: dict[str, str] = field(default_factory=dict[str, str])
    slices: dict[str, list[Instruction]] = field(default_factory=dict[str, list[Instruction]])
    asking: int | None = None

    def __post_init__(self) -> None:
        one = self.module.instructions.get(self.branch)
        if one is None or not self.function.kernel or one.block not in self.function.blocks:
            raise EditError(f"no loop of {self.function.name} ends at {self.branch}")
        self.loop = one.block
        self._require_simple(one)
        every = [o for n in self.function.blocks for o in self.of(n)]
        self._require_no_waiting(every)
        self.depends = self._dependences(every)
        self.counter = self._counted(one)
        self._together()
        for load in (o for o in self.of(self.loop) if o.op == "load"):
            self._sharable(load)
        if not self.loads:
            raise EditError(f"no load of the loop at {self.branch} is shared")

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

    def _same(self, ref: str) -> bool:
        """Whether all threads of the block have the same."""
        return not self.depends.get(ref)

    def _counted(self, branch: Instruction) -> Counter:
        """How the loop counts its rounds; raises EditError."""
        test = self.inside(branch.operands[0].value.ref)
        match = _COMPARED.match(test.pieces[0]) if test is not None else None
        goals = targets_of(branch)
        if test is None or match is None or not _BRANCH.match(branch.pieces[0]):
            raise EditError(f"the rounds of the loop at {self.branch} are not counted")
        ends = goals[0] != label_of(self.module.blocks[self.loop])
        if ends != (match[1] == "eq"):
            raise EditError(f"the loop at {self.branch} does not end at a number")
        left, right = (operand.value.ref for operand in test.operands)
        for grown, bound in ((left, right), (right, left)):
            for phi in (o for o in self.of(self.loop) if o.op == "phi"):
                stepped = self.steps(phi)
                if stepped is None or stepped[0].uid != grown or self.inside(bound):
                    continue
                step = stepped[1]
                if stepped[0].op == "add" and re.fullmatch(r"[1-9]\d{0,3}", step):
                    if self._same(phi.uid) and self._same(bound):
                        return Counter(phi.uid, phi.type, int(step), bound)
        raise EditError(f"threads may go through the loop at {self.branch} differently often")

    def _together(self) -> None:
        """Find out whether all threads come to the loop, and where they would part before."""
        blocks = self.module.blocks
        first = self.function.blocks.start
        local = {n: [g - first for g in blocks[n].successors] for n in self.function.blocks}
        successors = [local[n] for n in self.function.blocks]
        leading = self.leading = {
            n for n in self.function.blocks if n != self.loop and self._reaches(n)
        }
        turning = {n + first for n in in_loops(successors)}
        self.repeated = self.before in turning
        for n in sorted(leading):
            last = self.of(n)[-1]
            refs = [operand.value.ref for operand in last.operands]
            if len(blocks[n].successors) < 2 or all(map(self._same, refs)):
                continue
            onward = [g for g in blocks[n].successors if g in leading or g == self.loop]
            dominates = Dominators(successors, [0]).dominates(n - first, self.loop - first)
            if len(onward) != 1 or last.op != "br" or n in turning or not dominates:
                raise EditError(f"{last.uid}: threads part before the loop at {self.branch}")
            if self.asking is not None:
                raise EditError(f"{last.uid}: threads part twice before the loop")
            self.asking = n

    def _reaches(self, n: int) -> bool:
        seen, open_ = {n}, [n]
        while open_:
            for goal in self.module.blocks[open_.pop()].successors:
                if goal == self.loop:
                    return True
                if goal not in seen:
                    seen.add(goal)
                    open_.append(goal)
        return False

    def _sharable(self, load: Instruction) -> None:
        """Note a load that threads along some axis have in common."""
        address = load.operands[0].value.ref
        axes = self.depends.get(address, frozenset())
        made = self.inside(address)
        if made is None or not _LOADED.match(load.pieces[0]) or {"x", "y"} <= axes or "z" in axes:
            return
        slice_ = self._slice(made)
        moves = any(one.op == "phi" for one in slice_ or ())
        if slice_ is not None and moves and self._global(address):
            self.slices[load.uid] = slice_
            self.loads[load.uid] = "".join(sorted(axes))

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


def stageable(module: Module, function: Function, branch: str) -> bool:
    """Whether something of a loop can be staged."""
    try:
        StagePlan(module, function, branch)
    except EditError:
        return False
    return True


def staged(
    text: str,
    module: Module,
    branch: str,
    shape: tuple[int, int],
    double: bool,
    prefix: str,
) -> tuple[str, tuple[str, ...]]:
    """A module in which a loop takes from shared memory what threads of a block have in common.

    Args:
        text: The module's text.
        module: The module.
        branch: Uid of the branch that ends the loop.
        shape: Width and height of the blocks for which that is done.
        double: With two buffers in turn, so that threads wait for each other once a round.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such loop, or none of whose loads this is known to be right.
    """
    one = module.instructions.get(branch)
    function = next((f for f in module.functions if one and one.block in f.blocks), None)
    if function is None:
        raise EditError(f"no loop ends at {branch}")
    width, height = shape
    if not (1 <= width <= 1024 and 1 <= height <= 1024 and width * height <= 1024):
        raise EditError(f"there are no blocks of {width} by {height} threads")
    plan = StagePlan(module, function, branch)
    axis_of = _axes(plan, width, height)
    writer = _Writer(plan, axis_of, shape, 1 + double, prefix)
    require_room(text, function.name, writer.bytes)
    changed, uids = with_body(module, function, *writer.write(), "xyz")
    declarations = (f"declare void @{_BARRIER}(i32)", f"declare i1 @{_ASK}(i32, i1)")
    return changed + declared(module, declarations) + "".join(writer.arrays()), uids


def _axes(plan: StagePlan, width: int, height: int) -> dict[str, str]:
    """Along which axis each load is shared; along one of that length only."""
    found: dict[str, str] = {}
    for uid, axes in plan.loads.items():
        along = [a for a, n in (("x", width), ("y", height)) if a not in axes and n >= LEAST]
        if along:
            found[uid] = along[0]
    lengths = {"x": width, "y": height}
    if len({lengths[a] for a in found.values()}) > 1:
        most = max(found.values(), key=lambda a: (lengths[a], a))
        found = {uid: a for uid, a in found.items() if a == most}
    if not found:
        raise EditError(f"blocks of {width} by {height} share no load of the loop")
    return found


def require_room(text: str, kernel: str, more: int) -> None:
    """Raise EditError unless a kernel has so many bytes of shared memory left.

    A kernel whose launches say how much it has is refused: that is not known here.
    """
    module = split_module(text)
    layout = DataLayout(module.types)
    named = reachable(references(module), [kernel])
    taken = 0
    for one in (v for v in module.globals if v.space == 3 and v.name in named):
        if one.external or not layout.size(one.type):
            raise EditError(f"launches say how much shared memory {kernel} has")
        taken += layout.size(one.type) + ALIGNED
    if taken + more > SHARED_BYTES:
        raise EditError(f"{kernel} uses {taken} bytes of shared memory; {more} more are too many")


class _Writer:
    """Writes a kernel by its plan."""

    def __init__(
        self,
        plan: StagePlan,
        axis_of: Mapping[str, str],
        shape: tuple[int, int],
        buffers: int,
        prefix: str,
    ) -> None:
        self._plan = plan
        self._axis_of = axis_of
        self._width, self._height = shape
        self._buffers = buffers
        self._body = BodyWriter(plan.module, plan.function, prefix)
        self._prefix = prefix
        self._rounds = shape["xy".index(next(iter(axis_of.values())))]
        self._types = {
            uid: m[1]
            for uid in axis_of
            if (m := _LOADED.match(plan.module.instructions[uid].pieces[0]))
        }
        self._groups = self._grouped()
        self._first = {uid: first for first, group in self._groups.items() for uid in group}
        self._phis = [o for o in plan.of(plan.loop) if o.op == "phi"]
        self._loop = label_of(plan.module.blocks[plan.loop])
        self._before = label_of(plan.module.blocks[plan.before])
        self._after = label_of(plan.module.blocks[plan.after])
        self._outside: dict[str, str] = {}

    @property
    def bytes(self) -> int:
        """Shared memory that it takes."""
        each = (self._size(type_) for type_ in self._types.values())
        return self._buffers * self._width * self._height * sum(each)

    def arrays(self) -> Iterator[str]:
        """The lines that define the shared arrays."""
        count = self._buffers * self._width * self._height
        for first, group in self._groups.items():
            kind = f"[{count} x [{len(group)} x {self._types[first]}]]"
            yield f"{self._array(first)} = internal addrspace(3) global {kind} undef, align 16\n"

    def write(self) -> tuple[list[str], list[str]]:
        """The lines of the body, and the uids of its instructions."""
        body, plan = self._body, self._plan
        self._made = {one.uid: body.fresh() for one in plan.of(plan.loop) if one.label}
        if plan.alone:
            self._outside = {uid: body.fresh() for uid in self._made if self._is_used_outside(uid)}
        for n in plan.function.blocks:
            if n == plan.loop:
                self._staged_loop()
                self._unmodified_loop()
            else:
                self._block(n)
        return body.lines, body.uids

    def _size(self, type_: str) -> int:
        lanes = re.match(r"<(\d) x (\w+)>", type_)
        return int(lanes[1]) * _SIZES[lanes[2]] if lanes else _SIZES[type_]

    def _grouped(self) -> dict[str, list[str]]:
        """Loads whose elements lie beside one another, to be read as one; by the first."""
        found: dict[str, list[str]] = {}
        for uid, type_ in self._types.items():
            kind = type_, self._axis_of[uid], self._plan.loads[uid]
            open_ = [
                group
                for first, group in found.items()
                if kind == (self._types[first], self._axis_of[first], self._plan.loads[first])
                and (len(group) + 1) * self._size(type_) <= ALIGNED
            ]
            if open_:
                open_[-1].append(uid)
            else:
                found[uid] = [uid]
        return found

    def _array(self, uid: str) -> str:
        return f"@gevo.stage.{self._prefix}.{uid}"

    def _block(self, n: int) -> None:
        """A block outside the loop."""
        body, plan = self._body, self._plan
        body.begin(label_of(plan.module.blocks[n]))
        *some, last = plan.of(n)
        if n == plan.function.blocks.start:
            self._enter()
        waiting = n == plan.after
        for one in some:
            if waiting and one.op != "phi":
                self._results()
                waiting = False
            if n == plan.after and one.op == "phi":
                self._leave(one)
            else:
                body.keep(one, self._outside)
        if waiting:
            self._results()
        if n == plan.asking:
            self._ask(last)
        sources = {self._loop: body.label("check")} if n == plan.before else None
        body.keep(last, self._outside, sources)

    def _enter(self) -> None:
        """Whether the block is of the shape for which the loop is staged."""
        body = self._body
        self._x, self._y = (body.new(f"call i32 @{place_of('', a)}()") for a in "xy")
        fits = ""
        for axis, length in zip("xyz", (self._width, self._height, 1), strict=True):
            size = body.new(f"call i32 @{place_of('n', axis)}()")
            one = body.new(f"icmp eq i32 {size}, {length}")
            fits = body.new(f"and i1 {fits}, {one}") if fits else one
        self._fits = fits
        row = body.new(f"mul i32 {self._y}, {self._width}")
        self._own = body.new(f"add i32 {row}, {self._x}")
        self._row = row

    def _ask(self, branch: Instruction) -> None:
        """Let threads find out whether all of them go on to the loop."""
        body, plan = self._body, self._plan
        tested = body.value(branch.operands[0].value.ref, self._outside)
        onward = {label_of(plan.module.blocks[n]) for n in (*plan.leading, plan.loop)}
        if targets_of(branch)[0] not in onward:
            tested = body.new(f"xor i1 {tested}, true")
        every = body.new(f"call i1 @{_ASK}(i32 0, i1 {tested})")
        self._fits = body.new(f"and i1 {self._fits}, {every}")

    def _staged_loop(self) -> None:
        body, plan = self._body, self._plan
        check, head, loop, done, more = map(
            body.label, ("check", "head", "rounds", "done", "more")
        )
        begin = {p.uid: self._from(p, plan.before) for p in self._phis}
        strip = {p.uid: body.fresh() for p in self._phis}
        count, counted, turn, turned = (body.fresh() for _ in range(4))
        body.begin(check)
        enough = self._left(begin[plan.counter.uid])
        go = body.new(f"and i1 {self._fits}, {enough}")
        body.void(f"br i1 {go}, label {body.label('enter')}, label {self._loop}")
        body.begin(body.label("enter"))
        if self._buffers > 1 and plan.repeated:
            self._wait()
        body.void(f"br label {head}")
        body.begin(head)
        for phi in self._phis:
            edges = f"[ {begin[phi.uid]}, {body.label('enter')} ], [ {self._next(phi)}, {more} ]"
            body.new(f"phi {phi.type} {edges}", strip[phi.uid])
        base = "0"
        if self._buffers > 1:
            body.new(f"phi i32 [ 0, {body.label('enter')} ], [ {turned}, {more} ]", turn)
            base = turn
        loaded = self._load(strip)
        if self._buffers == 1:
            self._wait()
        for uid, value in loaded.items():
            place = self._own if base == "0" else body.new(f"add i32 {self._own}, {base}")
            body.void(f"store {self._types[uid]} {value}, {self._element(uid, place)}")
        self._wait()
        body.void(f"br label {loop}")
        body.begin(loop)
        for phi in self._phis:
            edges = f"[ {strip[phi.uid]}, {head} ], [ {self._next(phi)}, {loop} ]"
            body.new(f"phi {phi.type} {edges}", self._made[phi.uid])
        body.new(f"phi i32 [ 0, {head} ], [ {counted}, {loop} ]", count)
        self._round(count, base)
        body.new(f"add i32 {count}, 1", counted)
        going = body.new(f"icmp ne i32 {counted}, {self._rounds}")
        body.void(f"br i1 {going}, label {loop}, label {done}")
        body.begin(done)
        if self._buffers > 1:
            body.new(f"sub i32 {self._width * self._height}, {turn}", turned)
        sides = [more if goal == self._loop else goal for goal in targets_of(self._branch)]
        ends = self._made[self._branch.operands[0].value.ref]
        body.void(f"br i1 {ends}, label {sides[0]}, label {sides[1]}")
        body.begin(more)
        enough = self._left(self._next(plan.module.instructions[plan.counter.uid]))
        body.void(f"br i1 {enough}, label {head}, label {self._loop}")

    @property
    def _branch(self) -> Instruction:
        return self._plan.module.instructions[self._plan.branch]

    def _from(self, phi: Instruction, block: int) -> str:
        """What a phi of the loop holds that comes from a block."""
        (ref,) = (o.value.ref for o in phi.operands if o.incoming == block)
        return self._body.value(ref)

    def _next(self, phi: Instruction) -> str:
        """What a phi of the loop holds after a round from shared memory."""
        (ref,) = (o.value.ref for o in phi.operands if o.incoming == self._plan.loop)
        return self._body.value(ref, self._made)

    def _wait(self) -> None:
        self._body.void(f"call void @{_BARRIER}(i32 0)")

    def _left(self, counter: str) -> str:
        """Whether as many rounds are left as one takes together."""
        of = self._plan.counter
        bound = self._body.value(of.bound)
        left = self._body.new(f"sub {of.type} {bound}, {counter}")
        return self._body.new(f"icmp uge {of.type} {left}, {of.step * self._rounds}")

    def _load(self, strip: Mapping[str, str]) -> dict[str, str]:
        """Each thread's part of what the next rounds load."""
        body, plan = self._body, self._plan
        loaded: dict[str, str] = {}
        ahead: dict[tuple[str, str], str] = {}
        for uid, axis in self._axis_of.items():
            names: dict[str, str] = {}
            for one in plan.slices[uid]:
                if (one.uid, axis) not in ahead:
                    if one.op == "phi":
                        ahead[one.uid, axis] = self._advanced(one, strip[one.uid], axis)
                    else:
                        ahead[one.uid, axis] = body.copy(one, names)
                names[one.uid] = ahead[one.uid, axis]
            loaded[uid] = body.copy(plan.module.instructions[uid], names)
        return loaded

    def _advanced(self, phi: Instruction, now: str, axis: str) -> str:
        """What a phi holds in as many rounds as the thread's place says."""
        body = self._body
        stepped = self._plan.steps(phi)
        assert stepped is not None
        grown, step = stepped
        place = self._x if axis == "x" else self._y
        by = body.value(step)
        wide = "i64" if grown.op == "getelementptr" else phi.type
        if wide != "i32":
            place = body.new(f"{'zext' if wide == 'i64' else 'trunc'} i32 {place} to {wide}")
        ahead = body.new(f"mul {wide} {by}, {place}")
        if grown.op == "add":
            return body.new(f"add {wide} {now}, {ahead}")
        return body.new(f"{grown.pieces[0]}{now}{grown.pieces[1]}{ahead}{grown.pieces[2]}")

    def _element(self, uid: str, place: str) -> str:
        """The address of a load's element in shared memory."""
        count = self._buffers * self._width * self._height
        first, type_ = self._first[uid], self._types[uid]
        group, size = self._groups[first], self._size(type_)
        n = group.index(uid)
        wide = self._body.new(f"zext i32 {place} to i64")
        kind = f"[{count} x [{len(group)} x {type_}]], ptr addrspace(3) {self._array(first)}"
        at = self._body.new(f"getelementptr {kind}, i64 0, i64 {wide}, i64 {n}")
        place_in = gcd(len(group) * size, n * size)
        return f"ptr addrspace(3) {at}, align {place_in & -place_in}"

    def _round(self, count: str, base: str) -> None:
        """One round, with what it loads from shared memory."""
        body, plan = self._body, self._plan
        for one in plan.of(plan.loop):
            if one.op in ("phi", "br"):
                continue
            name = self._made.get(one.uid, "")
            if one.uid in self._axis_of:
                along = self._axis_of[one.uid]
                row = body.new(f"mul i32 {count}, {self._width}") if along == "y" else count
                place = body.new(f"add i32 {self._x if along == 'y' else self._row}, {row}")
                place = place if base == "0" else body.new(f"add i32 {place}, {base}")
                where = self._element(one.uid, place)
                body.new(f"load {self._types[one.uid]}, {where}", name)
            elif name:
                body.new(body.text(one, self._made), name)
            else:
                body.void(body.text(one, self._made))

    def _unmodified_loop(self) -> None:
        """The loop as it was, for the rounds that are left."""
        body, plan = self._body, self._plan
        body.begin(self._loop)
        for one in plan.of(plan.loop):
            if one.op != "phi":
                body.keep(one)
                continue
            begin, again = self._from(one, plan.before), self._from(one, plan.loop)
            edges = f"[ {begin}, {body.label('check')} ], [ {self._next(one)}, "
            edges += f"{body.label('more')} ], [ {again}, {self._loop} ]"
            body.lines.append(f"  {one.label} = phi {one.type} {edges}")
            body.uids.append(one.uid)

    def _is_used_outside(self, uid: str) -> bool:
        """Whether more than the phis right behind the loop use a result of it."""
        plan = self._plan
        return any(
            operand.value.ref == uid and not (n == plan.after and one.op == "phi")
            for n in plan.function.blocks
            if n != plan.loop
            for one in plan.of(n)
            for operand in one.operands
        )

    def _results(self) -> None:
        """What follows the loop takes its results from either way."""
        for uid, name in self._outside.items():
            one = self._plan.module.instructions[uid]
            edges = (
                f"[ {one.label}, {self._loop} ], [ {self._made[uid]}, {self._body.label('done')} ]"
            )
            self._body.new(f"phi {one.type} {edges}", name)

    def _leave(self, phi: Instruction) -> None:
        """A phi behind the loop, to which two ways lead from it now."""
        body, plan = self._body, self._plan
        text = body.text(phi)
        for operand in phi.operands:
            if operand.incoming == plan.loop:
                value = body.value(operand.value.ref, self._made)
                head, bracket, tail = text.rpartition("]")
                text = f"{head}{bracket}, [ {value}, {body.label('done')} ]{tail}"
        body.lines.append(f"  {phi.label} = {text}")
        body.uids.append(phi.uid)
