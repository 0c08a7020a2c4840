"""Loads of a loop that threads of a block repeat, staged in shared memory.

Where an address does not depend on a thread's place along an axis, all threads along it load the
same element in the same round. Of the next rounds, as many as there are threads along the axis,
each of them then loads one instead, into shared memory, from where all take it (tiling: Kirk and
Hwu, *Programming Massively Parallel Processors*, chapter 5). What is computed, and in which order,
stays the same, and no address is read that would not have been.

That takes the threads of a block to go through the loop together, which is known where all that
decides it is the same for them: arguments, the block's place, and numbers made of these. Where
tests part them before (an array's bound, a mask), they ask each other whether all go on
(`barrier.red`), at a further test only if all went on before.
Blocks in which one does not, blocks of another shape than the one that the text is made for, and
the rounds that are left go through the loop as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import gcd, prod

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock, Line, renamed
from gevo.program.llvm.coarse_plan import AXES, place_of, places
from gevo.program.llvm.stage_plan import LOADED, StagePlan, targets_of
from gevo.program.llvm.syntax.module import reachable, references, split_module
from gevo.program.llvm.syntax.types import DataLayout
from gevo.program.llvm.text import Instruction, Module

SHAPES = ((16, 16), (32, 32), (128, 1), (256, 1))
"""Blocks for which loops are staged, where nobody knows of others: width and height."""
SHARED_BYTES = 48 * 1024
"""Shared memory that every GPU gives a block."""
ALIGNED = 16
"""At so many bytes arrays begin, at most."""
LEAST = 4
"""Threads that must share what they load."""

_SIZES = {"i8": 1, "i16": 2, "half": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}
BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
"""Of all threads of a block."""
_ASK = "llvm.nvvm.barrier.cta.red.and.aligned.all"


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
    plan = planned(module, branch)
    left = left_of(plan, shape)
    writer = Writer(plan, _axes(plan, *left), shape, left, 1 + double, prefix)
    require_room(text, plan.function.name, writer.bytes)
    return writer.write()


def planned(module: Module, branch: str) -> StagePlan:
    """What can be staged of the loop that ends at a branch; raises EditError."""
    one = module.instructions.get(branch)
    function = next((f for f in module.functions if one and one.block in f.blocks), None)
    if function is None:
        raise EditError(f"no loop ends at {branch}")
    return StagePlan(module, function, branch)


def left_of(plan: StagePlan, shape: tuple[int, int]) -> tuple[int, int]:
    """Width and height of the threads of a block that come to the loop; in whole warps."""
    width, height = shape
    if not (1 <= width <= 1024 and 1 <= height <= 1024 and width * height <= 1024):
        raise EditError(f"there are no blocks of {width} by {height} threads")
    less = [plan.stay.get(axis, 0) for axis in AXES]
    left = width >> less[0], height >> less[1]
    warps = not any(less) or (left[0] if less[0] else prod(left)) % 32 == 0
    if less[2] or (left[0] << less[0], left[1] << less[1]) != (width, height) or not warps:
        raise EditError(f"blocks of {width} by {height} do not come to the loop in whole warps")
    return left


def _axes(plan: StagePlan, width: int, height: int) -> dict[str, str]:
    """Along which axis each load is shared; along one of that length only."""
    found: dict[str, str] = {}
    for uid, axes in plan.loads.items():
        along = [a for a, n in (("x", width), ("y", height)) if a not in axes and n >= LEAST]
        if along:
            found[uid] = along[0]
    lengths = {"x": width, "y": height}
    # Along y each thread can load for several rounds.
    if len({lengths[a] for a in found.values()}) > 1 and (width < height or width % height):
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


class Writer:
    """Writes a kernel by its plan."""

    def __init__(
        self,
        plan: StagePlan,
        axis_of: Mapping[str, str],
        shape: tuple[int, int],
        left: tuple[int, int],
        buffers: int,
        prefix: str,
        rounds: int = 0,
    ) -> None:
        """Begin to write.

        Args:
            plan: What can be staged.
            axis_of: Along which axis a load is shared that is to be staged.
            shape: Width and height of the blocks for which that is done.
            left: Of the threads that come to the loop.
            buffers: 1, or 2 in turn.
            prefix: With which uids of new instructions begin.
            rounds: For so many elements are loaded at a time; 0 for as many as there are threads
                along an axis.
        """
        self._plan = plan
        self._axis_of = axis_of
        self._shape = shape
        self._width, self._height = left
        self._buffers = buffers
        self._count = buffers * self._width * self._height
        self._prefix = prefix
        lengths = dict(zip("xy", left, strict=True))
        self._rounds = rounds or max(lengths[axis] for axis in axis_of.values())
        self._turns = {
            uid: self._rounds // (rounds or lengths[axis]) for uid, axis in axis_of.items()
        }
        """For how many rounds each thread loads."""
        loads = ((uid, plan.module.instructions[uid].pieces[0]) for uid in axis_of)
        self._types = {uid: m[1] for uid, text in loads if (m := LOADED.match(text))}
        self._groups = self._grouped()
        self._first = {uid: first for first, group in self._groups.items() for uid in group}
        self._phis = [o for o in plan.of(plan.loop) if o.op == "phi"]
        self._body = body = Body(plan.module, plan.function, prefix)
        self._loop = body.block(plan.loop)
        self._texts = {line.uid: line.text.partition(" = ")[2] for line in self._loop.lines}
        self._made = {one.label: body.name() for one in plan.of(plan.loop) if one.label}
        words = ("check", "enter", "head", "rounds", "done", "more")
        self._new = {word: BodyBlock(f"%{prefix}.{word}") for word in words}
        self._into = self._new["check"].lines

    @property
    def bytes(self) -> int:
        """Shared memory that it takes."""
        groups = self._groups.items()
        return sum(self._room(one) * len(group) * size(self._types[one]) for one, group in groups)

    def write(self) -> tuple[str, tuple[str, ...]]:
        """The module, and the uids of its instructions."""
        body, plan = self._body, self._plan
        body.declared |= dict(places("xyz")) | {
            BARRIER: f"declare void @{BARRIER}(i32)",
            _ASK: f"declare i1 @{_ASK}(i32, i1)",
        }
        entry = body.blocks[0].lines
        entry[:0] = self._at_entry()
        for n in plan.asking[:1]:
            asking = body.block(n).lines
            lines, every = self._asked(plan.module.instructions[asking[-1].uid])
            self._fits = self._value(f"and i1 {self._fits}, {every}")
            asking[-1:-1] = lines
        again = [self._to_ask_again(n) for n in plan.asking[1:]]
        last = body.block(plan.before).lines[-1]
        last.text = renamed(last.text, {self._loop.label: self._new["check"].label})
        self._checked()
        self._loaded()
        self._round()
        self._left_over()
        self._leave()
        for asked in again:
            self._ask_again(*asked)
        at = body.blocks.index(self._loop)
        body.blocks[at:at] = self._new.values()
        text, uids = body.printed()
        return text + "".join(self._arrays()), uids

    def _grouped(self) -> dict[str, list[str]]:
        """Loads whose elements lie beside one another, to be read as one; by the first."""
        found: dict[str, list[str]] = {}
        for uid, type_ in self._types.items():
            open_ = [
                group
                for first, group in found.items()
                if self._kind(first) == self._kind(uid)
                and (len(group) + 1) * size(type_) <= ALIGNED
            ]
            if open_:
                open_[-1].append(uid)
            else:
                found[uid] = [uid]
        return found

    def _kind(self, uid: str) -> tuple[str, str, str]:
        """Loads of one kind may lie beside one another."""
        return self._types[uid], self._axis_of[uid], self._plan.loads.get(uid, "")

    def _arrays(self) -> Iterator[str]:
        for first, group in self._groups.items():
            kind = f"[{self._room(first)} x [{len(group)} x {self._types[first]}]]"
            line = f"internal addrspace(3) global {kind} undef, align {ALIGNED}"
            yield f"{self._array(first)} = {line}\n"

    def _room(self, first: str) -> int:
        """Elements that an array has."""
        return self._count * self._turns[first]

    def _array(self, uid: str) -> str:
        return f"@gevo.stage.{self._prefix}.{uid}"

    def _begin(self, word: str) -> str:
        """Go on with a new block; its name."""
        self._into = self._new[word].lines
        return self._new[word].label

    def _value(self, text: str, name: str = "") -> str:
        """Add an instruction with a result; its name."""
        if not name:
            return self._body.new(text, self._into)
        self._into.append(Line(name[1:], f"{name} = {text}"))
        return name

    def _void(self, text: str) -> None:
        self._body.void(text, self._into)

    def _wait(self) -> None:
        self._void(f"call void @{BARRIER}(i32 0)")

    def _at_entry(self) -> list[Line]:
        """Whether the block is of the shape for which the loop is staged."""
        lines = self._into = list[Line]()
        self._x, self._y = (self._value(f"call i32 @{place_of('', a)}()") for a in "xy")
        fits = "true"
        for axis, length in zip("xyz", (*self._shape, 1), strict=True):
            size = self._value(f"call i32 @{place_of('n', axis)}()")
            one = self._value(f"icmp eq i32 {size}, {length}")
            fits = self._value(f"and i1 {fits}, {one}")
        self._fits = fits
        self._row = self._value(f"mul i32 {self._y}, {self._width}")
        self._own = self._value(f"add i32 {self._row}, {self._x}")
        return lines

    def _asked(self, branch: Instruction) -> tuple[list[Line], str]:
        """Lines in which threads ask each other whether all of them go on, and the answer."""
        lines = self._into = list[Line]()
        plan = self._plan
        tested = self._body.text_of(branch.operands[0].value.ref)
        onward = {self._body.block(n).label for n in (*plan.leading, plan.loop)}
        if targets_of(branch)[0] not in onward:
            tested = self._value(f"xor i1 {tested}, true")
        return lines, self._value(f"call i1 @{_ASK}(i32 0, i1 {tested})")

    def _to_ask_again(self, number: int) -> tuple[BodyBlock, list[Line], str, str, str]:
        """What is asked in a block where threads part once more, and the names of both answers.

        From here on that is whether the threads go through the loop together.
        """
        block = self._body.block(number)
        lines, every = self._asked(self._plan.module.instructions[block.lines[-1].uid])
        before, self._fits = self._fits, self._body.name()
        return block, lines, every, before, self._fits

    def _ask_again(
        self, block: BodyBlock, lines: list[Line], every: str, before: str, now: str
    ) -> None:
        """Let threads ask in a block, if all went on before: else some do not come here.

        That is known last, when the block's branch leads to where it shall.
        """
        body = self._body
        asking, on = BodyBlock(body.label(), lines), BodyBlock(body.label())
        for other in body.blocks:
            for line in other.lines:
                if " = phi " in line.text:
                    line.text = renamed(line.text, {block.label: on.label})
        edges = f"[ false, {block.label} ], [ {every}, {asking.label} ]"
        on.lines += [Line(now[1:], f"{now} = phi i1 {edges}"), block.lines.pop()]
        body.void(f"br i1 {before}, label {asking.label}, label {on.label}", block.lines)
        body.void(f"br label {on.label}", asking.lines)
        at = body.blocks.index(block) + 1
        body.blocks[at:at] = [asking, on]

    def _checked(self) -> None:
        """Whether the threads go through the loop together, and often enough."""
        self._begin("check")
        enough = self._enough(self._from(self._counter, self._plan.before))
        go = self._value(f"and i1 {self._fits}, {enough}")
        goals = f"label {self._new['enter'].label}, label {self._loop.label}"
        self._void(f"br i1 {go}, {goals}")
        self._begin("enter")
        if self._buffers > 1 and self._plan.repeated:
            self._wait()
        self._void(f"br label {self._new['head'].label}")

    def _loaded(self) -> None:
        """Each thread loads its part of what the next rounds take, for all."""
        self._strips()
        loaded = [
            (uid, turn, value)
            for turn in range(max(self._turns.values()))
            for uid, value in self._ahead(turn).items()
        ]
        if self._buffers == 1:
            self._wait()
        for uid, turn, value in loaded:
            place = self._value(f"add i32 {self._own}, {turn * self._width * self._height}")
            self._void(f"store {self._types[uid]} {value}, {self._element(uid, place)}")
        self._wait()
        self._void(f"br label {self._new['rounds'].label}")

    def _strips(self) -> None:
        """What the loop's phis hold when some rounds begin that are taken together."""
        enter, more = (self._new[word].label for word in ("enter", "more"))
        self._begin("head")
        self._strip: dict[str, str] = {}
        for phi in self._phis:
            begin = self._from(phi, self._plan.before)
            edges = f"[ {begin}, {enter} ], [ {self._next(phi)}, {more} ]"
            self._strip[phi.uid] = self._value(f"phi {phi.type} {edges}")
        self._base = "0"
        if self._buffers > 1:
            self._other = self._body.name()
            self._base = self._value(f"phi i32 [ 0, {enter} ], [ {self._other}, {more} ]")

    def _round(self) -> None:
        """The loop with what it loads from shared memory, as often as its loads are there."""
        head = self._new["head"].label
        rounds = self._begin("rounds")
        for phi in self._phis:
            edges = f"[ {self._strip[phi.uid]}, {head} ], [ {self._next(phi)}, {rounds} ]"
            self._value(f"phi {phi.type} {edges}", self._made[phi.label])
        counted = self._body.name()
        count = self._value(f"phi i32 [ 0, {head} ], [ {counted}, {rounds} ]")
        for one in self._plan.of(self._plan.loop):
            if one.uid in self._axis_of:
                where = self._element(one.uid, self._place(one.uid, count))
                self._value(f"load {self._types[one.uid]}, {where}", self._made[one.label])
            elif one.label and one.op != "phi":
                self._value(renamed(self._texts[one.uid], self._made), self._made[one.label])
        self._value(f"add i32 {count}, 1", counted)
        going = self._value(f"icmp ne i32 {counted}, {self._rounds}")
        self._void(f"br i1 {going}, label {rounds}, label {self._new['done'].label}")

    def _left_over(self) -> None:
        """After these rounds the loop ends, or there are more of them, or less."""
        branch = self._plan.module.instructions[self._plan.branch]
        ends = self._made[self._body.text_of(branch.operands[0].value.ref)]
        head, more = (self._new[word].label for word in ("head", "more"))
        yes, no = (more if g == self._loop.label else g for g in targets_of(branch))
        self._begin("done")
        if self._buffers > 1:
            self._value(f"sub i32 {self._width * self._height}, {self._base}", self._other)
        self._void(f"br i1 {ends}, label {yes}, label {no}")
        self._begin("more")
        enough = self._enough(self._next(self._counter))
        self._void(f"br i1 {enough}, label {head}, label {self._loop.label}")
        check = self._new["check"].label
        lines = {line.uid: line for line in self._loop.lines}
        for phi in self._phis:
            line = lines[phi.uid]
            line.text = renamed(line.text, {self._body.block(self._plan.before).label: check})
            line.text = _with_edge(line.text, self._next(phi), more)

    def _leave(self) -> None:
        """What follows the loop takes its results from either way."""
        plan, done = self._plan, self._new["done"].label
        after = self._body.block(plan.after)
        phis = [line for line in after.lines if " = phi " in line.text]
        for line in phis:
            one = plan.module.instructions[line.uid]
            for operand in one.operands:
                if operand.incoming == plan.loop:
                    value = self._body.text_of(operand.value.ref)
                    line.text = _with_edge(line.text, self._made.get(value, value), done)
        merged: dict[str, str] = {}
        uses = plan.module.uses(plan.function)
        for one in plan.of(plan.loop) if plan.alone else ():
            if one.label and any(self._is_outside(user) for user, _ in uses.get(one.uid, ())):
                merged[one.label] = name = self._body.name()
                edges = f"[ {one.label}, {self._loop.label} ], [ {self._made[one.label]}, {done} ]"
                phis.append(Line(name[1:], f"{name} = phi {one.type} {edges}"))
        for block in self._body.blocks if merged else ():
            for line in block.lines if block is not self._loop else ():
                if line not in phis:
                    line.text = renamed(line.text, merged)
        after.lines[:] = [*phis, *(line for line in after.lines if line not in phis)]

    def _is_outside(self, user: Instruction) -> bool:
        """Whether it is neither in the loop nor a phi right behind it."""
        plan = self._plan
        return user.block != plan.loop and not (user.block == plan.after and user.op == "phi")

    @property
    def _counter(self) -> Instruction:
        return self._plan.module.instructions[self._plan.counter.uid]

    def _from(self, phi: Instruction, block: int) -> str:
        """What a phi of the loop holds that comes from a block."""
        (ref,) = (o.value.ref for o in phi.operands if o.incoming == block)
        return self._body.text_of(ref)

    def _next(self, phi: Instruction) -> str:
        """What a phi of the loop holds after a round from shared memory."""
        value = self._from(phi, self._plan.loop)
        return self._made.get(value, value)

    def _enough(self, counter: str) -> str:
        """Whether as many rounds are left as are taken together."""
        of = self._plan.counter
        ends = self._body.text_of(of.bound), counter
        larger, smaller = ends if of.step > 0 else reversed(ends)
        left = self._value(f"sub {of.type} {larger}, {smaller}")
        return self._value(f"icmp uge {of.type} {left}, {abs(of.step) * self._rounds}")

    def _ahead(self, turn: int) -> dict[str, str]:
        """What each thread loads of the next rounds: that of the round with its own number.

        Of those that come after as many as there are threads, in the next turn.
        """
        plan = self._plan
        loaded: dict[str, str] = {}
        ahead: dict[str, dict[str, str]] = {"x": {}, "y": {}}
        for uid, axis in self._axis_of.items():
            if turn >= self._turns[uid]:
                continue
            names = ahead[axis]
            for one in plan.slices[uid]:
                if one.label in names:
                    continue
                if one.op == "phi":
                    place = self._round_of(axis, turn)
                    names[one.label] = self._advanced(one, self._strip[one.uid], place)
                else:
                    names[one.label] = self._value(renamed(self._texts[one.uid], names))
            loaded[uid] = self._value(renamed(self._texts[uid], names))
        return loaded

    def _round_of(self, axis: str, turn: int) -> str:
        """For which of the next rounds a thread loads what is shared along an axis."""
        place, length = (self._x, self._width) if axis == "x" else (self._y, self._height)
        return self._value(f"add i32 {place}, {turn * length}") if turn else place

    def _advanced(self, phi: Instruction, now: str, place: str) -> str:
        """What a phi holds in so many rounds (a value of 32 bits)."""
        stepped = self._plan.steps(phi)
        assert stepped is not None
        grown, step = stepped
        wide = "i64" if grown.op == "getelementptr" else phi.type
        if wide != "i32":
            place = self._value(f"{'zext' if wide == 'i64' else 'trunc'} i32 {place} to {wide}")
        ahead = self._value(f"mul {wide} {self._body.text_of(step)}, {place}")
        if grown.op == "add":
            return self._value(f"add {wide} {now}, {ahead}")
        return self._value(f"{grown.pieces[0]}{now}{grown.pieces[1]}{ahead}{grown.pieces[2]}")

    def _place(self, uid: str, count: str) -> str:
        """Where the thread that has loaded a round's element, for this one too, has put it."""
        if self._axis_of[uid] == "x":
            return self._value(f"add i32 {self._row}, {count}")
        row = self._value(f"mul i32 {count}, {self._width}")
        return self._value(f"add i32 {row}, {self._x}")

    def _element(self, uid: str, place: str) -> str:
        """The address of a load's element in shared memory."""
        first, type_ = self._first[uid], self._types[uid]
        group, bytes_ = self._groups[first], size(type_)
        n = group.index(uid)
        base = self._value(f"mul i32 {self._base}, {self._turns[uid]}")
        wide = self._value(f"zext i32 {self._value(f'add i32 {place}, {base}')} to i64")
        room, array = self._room(first), self._array(first)
        kind = f"[{room} x [{len(group)} x {type_}]], ptr addrspace(3) {array}"
        at = self._value(f"getelementptr {kind}, i64 0, i64 {wide}, i64 {n}")
        aligned = gcd(len(group) * bytes_, n * bytes_)
        return f"ptr addrspace(3) {at}, align {aligned & -aligned}"


def size(type_: str) -> int:
    """Bytes of what a load that is staged gives."""
    lanes = re.match(r"<(\d) x (\w+)>", type_)
    return int(lanes[1]) * _SIZES[lanes[2]] if lanes else _SIZES[type_]


def _with_edge(phi: str, value: str, source: str) -> str:
    """A phi with one edge more."""
    head, bracket, tail = phi.rpartition(" ]")
    return f"{head}{bracket}, [ {value}, {source} ]{tail}"
