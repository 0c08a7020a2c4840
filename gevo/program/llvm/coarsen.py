"""Thread coarsening: one thread of a block does the work of several.

Of a block's threads along one axis only the first half (quarter, eighth) stays; each runs, in
step, what it and those that left would have run. What does not depend on the place along that
axis is computed and loaded once for all of them. (Magni, Dubach and O'Boyle, *A Large-Scale
Cross-Architecture Evaluation of Thread-Coarsening*, SC 2013; there launches change, here they do
not.) What a thread does for several is one of the orders in which these could have run, so the
results are among those that the program may give. Where threads part, there are three ways: short
arms of a branch are run for one thread after the other; a thread whose threads do not agree,
before anything was written, begins anew and runs the unmodified body for one after the other; and
else the kernel is refused. Blocks that cannot be divided into whole warps run the unmodified
body.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from gevo.errors import EditError
from gevo.program.llvm.coarse_plan import (
    AXES,
    OF_A_WARP,
    CoarsePlan,
    Hammock,
    callee,
    place_of,
    places,
    with_body,
)
from gevo.program.llvm.numbering import Copy, Numbering
from gevo.program.llvm.syntax.lexer import NAME
from gevo.program.llvm.text import Instruction, Module

FACTORS = (2, 4)
"""Threads whose work one does,"""
FURTHER = 8
"""and those where it gains most that one does the work of the largest number of them."""

_TARGET = re.compile(rf"label (%{NAME})")
_INCOMING = re.compile(rf", (%{NAME}) \]")
_LOOP = re.compile(r", !llvm\.loop !\d+")


def coarsened(
    module: Module, kernel: str, axis: str, factor: int, prefix: str, near: bool = False
) -> tuple[str, tuple[str, ...]]:
    """A module in which one thread of a kernel does the work of several.

    Instructions keep their uids where they are what the thread does for itself.

    Args:
        module: The module.
        kernel: The kernel's name.
        axis: `x`, `y` or `z`.
        factor: Threads whose work one does: one of `FACTORS`, or `FURTHER`.
        prefix: With which uids of new instructions begin.
        near: Whether these are neighbours (stride 1); else they are as far apart as there are
            threads left.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: The kernel is not of a kind for which this is known to be right.
    """
    function = next((f for f in module.functions if f.name == kernel and f.kernel), None)
    known = len(axis) == 1 and axis in AXES and factor in (*FACTORS, FURTHER)
    if function is None or not known:
        raise EditError(f"there is no kernel {kernel} with an axis {axis} to coarsen by {factor}")
    plan = CoarsePlan(module, function, axis)
    if near and _tells_warps(plan):
        raise EditError(f"threads of {kernel} know their warp, and neighbours are others there")
    writer = _Writer(plan, factor, prefix, near)
    return with_body(module, function, *writer.write(), places(axis))


def reusing(plan: CoarsePlan) -> list[int]:
    """How many neighbours there may be of which one loads what another one loads, too.

    None along x, where what a warp accesses would lie apart.
    """
    if plan.axis == "x" or _tells_warps(plan):
        return []
    return [factor for factor in reversed(FACTORS) if Numbering(plan, factor).loads()]


class _Writer:
    """Writes a kernel by its plan."""

    def __init__(self, plan: CoarsePlan, factor: int, prefix: str, near: bool) -> None:
        self._plan = plan
        self._factor = factor
        self._near = near
        self._values = Numbering(plan, factor) if near else None
        self._leaders: Mapping[Copy, Copy] = self._values.leaders() if self._values else {}
        self._prefix = prefix
        self._lines: list[str] = []
        self._uids: list[str] = []
        self._arguments = {value.ref: label for label, value in plan.function.arguments}
        self._given: dict[tuple[str, int], str] = {}
        self._count = 0
        self._again: list[str] = []
        """Labels of blocks in which threads do not agree."""
        self._names = {n: block.name for n, block in plan.blocks.items()}
        self._numbers = {label: n for n, label in self._names.items()}
        self._ends = self._edges()
        self._landed: dict[tuple[int, str, int], str] = {}
        for head, one in plan.hammocks.items():
            for phi in (o for o in plan.of(one.meet) if o.op == "phi"):
                for copy in range(factor):
                    self._landed[head, phi.uid, copy] = self._name()

    def write(self) -> tuple[list[str], list[str]]:
        """The lines of the body, and the uids of its instructions."""
        allocas = [o for n in self._plan.blocks for o in self._plan.of(n) if o.op == "alloca"]
        self._enter(allocas)
        arms = {arm for one in self._plan.hammocks.values() for arm in one.arms}
        for n in self._plan.blocks:
            if n not in arms:
                self._block(n)
        self._unmodified()
        return self._lines, self._uids

    def _edges(self) -> dict[tuple[int, int], str]:
        """From which label each edge comes, where threads go on together."""
        found: dict[tuple[int, int], str] = {}
        for n, block in self._plan.blocks.items():
            for goal in block.successors:
                found[n, goal] = self._names[n]
            if n in self._plan.parting:
                found[n, self._otherwise(n)] = f"%{self._prefix}.p{n}"
        return found

    def _otherwise(self, n: int) -> int:
        """Where a block's branch goes if its condition is false."""
        return self._numbers[_TARGET.findall("".join(self._plan.of(n)[-1].pieces))[1]]

    def _enter(self, allocas: Sequence[Instruction]) -> None:
        """Which threads stay, and whether blocks can be divided."""
        self._lines.append(f"{self._prefix}.entry:")
        for one in allocas:
            for copy in (*range(self._factor), self._factor):
                self._copy(one, copy)
        axis, bits = AXES.index(self._plan.axis), self._factor.bit_length() - 1
        own = self._new(f"call i32 @{place_of('', self._plan.axis)}()")
        size = self._new(f"call i32 @{place_of('n', self._plan.axis)}()")
        self._part = part = self._new(f"lshr i32 {size}, {bits}")
        apart = "1" if self._near else part
        self._offsets = ["0", apart]
        self._offsets += [self._new(f"mul i32 {apart}, {c}") for c in range(2, self._factor)]
        below = part
        for lower in AXES[:axis]:
            other = self._new(f"call i32 @{place_of('n', lower)}()")
            below = self._new(f"mul i32 {below}, {other}")
        rest = self._new(f"and i32 {size}, {self._factor - 1}")
        lanes = self._new(f"and i32 {below}, 31")
        odd = self._new(f"or i32 {rest}, {lanes}")
        whole = self._new(f"icmp eq i32 {odd}, 0")
        first = self._names[self._plan.function.blocks.start]
        check, leave, again = (f"{self._prefix}.{word}" for word in ("stay", "leave", "again"))
        self._void(f"br i1 {whole}, label %{check}, label %{again}")
        self._begin(f"%{check}")
        stays = self._new(f"icmp ult i32 {own}, {part}")
        self._void(f"br i1 {stays}, label {first}, label %{leave}")
        self._begin(f"%{leave}")
        self._void("ret void")

    def _block(self, n: int) -> None:
        """A block as threads run it in step, and the arms of its branch."""
        self._begin(self._names[n])
        *body, last = self._plan.of(n)
        beside = {
            source: head
            for head, one in self._plan.hammocks.items()
            for source in (head, *one.arms)
            if one.meet == n
        }
        for one in body:
            if one.op == "phi" and beside:
                for copy in range(self._factor):
                    self._meeting(one, copy, beside)
            else:
                self._each(one)
        if n in self._plan.hammocks:
            self._in_turn(n, self._plan.hammocks[n])
        elif n in self._plan.parting:
            self._agreeing(n, last)
        else:
            self._copy(last, 0)

    def _each(self, one: Instruction) -> None:
        """An instruction once, or for each thread."""
        if one.op == "alloca":
            return
        if self._plan.root(one):
            if self._near:
                own = self._new(_text(one))
                self._void(f"{one.label} = mul i32 {own}, {self._factor}", one.uid)
            else:
                self._copy(one, 0)
            for copy in range(1, self._factor):
                self._void(
                    f"{self._result(one, copy)} = add i32 {one.label}, {self._offsets[copy]}",
                    self._uid(one, copy),
                )
            return
        for copy in range(self._factor if one.uid in self._plan.varying else 1):
            if (one.uid, copy) in self._leaders:
                continue
            more = self._values.apart(one, copy) if self._values and copy else None
            if more is None:
                self._copy(one, copy)
            else:  # LLVM then knows, too, which of them are larger
                grown = f"add {one.type} {self._result(one, 0)}, {more}"
                self._void(f"{self._result(one, copy)} = {grown}", self._uid(one, copy))

    def _agreeing(self, n: int, branch: Instruction) -> None:
        """A branch that all threads take the same way, or begin anew."""
        tested = [self._value(branch, 0, copy) for copy in range(self._factor)]
        every, some = tested[0], tested[0]
        for one in tested[1:]:
            every = self._new(f"and i1 {every}, {one}")
        yes, no = _TARGET.findall("".join(branch.pieces))
        label = f"{self._prefix}.p{n}"
        self._void(f"br i1 {every}, label {yes}, label %{label}{_tail(branch)}", branch.uid)
        self._begin(f"%{label}")
        for one in tested[1:]:
            some = self._new(f"or i1 {some}, {one}")
        self._void(f"br i1 {some}, label %{self._prefix}.again, label {no}")
        self._again.append(f"%{label}")

    def _in_turn(self, n: int, hammock: Hammock) -> None:
        """The arms of a branch for one thread after the other."""
        meet = self._names[hammock.meet]
        head = self._names[n]
        phis = [one for one in self._plan.of(hammock.meet) if one.op == "phi"]
        for copy in range(self._factor):
            places = {self._names[a]: f"%{self._prefix}.a{a}.{copy}" for a in hammock.arms}
            end = self._end(n, copy)
            self._copy(self._plan.of(n)[-1], copy, places | {meet: end})
            for arm in hammock.arms:
                self._begin(places[self._names[arm]])
                for one in self._plan.of(arm):
                    goes = one.op in ("br", "switch")
                    sources = places | ({meet: end} if goes else {self._names[n]: head})
                    self._copy(one, copy, sources)
            self._begin(end)
            sources = places | {self._names[n]: head}
            for one in phis:
                edges = [
                    (self._value(one, index, copy), sources[label])
                    for index, label in _edges(one)
                    if label in sources
                ]
                name = self._landed[n, one.uid, copy]
                self._void(f"%{name} = {_phi(one, edges)}", name)
            head = end
        self._void(f"br label {meet}")

    def _end(self, n: int, copy: int) -> str:
        """Where one thread has run the arms of a block's branch."""
        return f"%{self._prefix}.m{n}.{copy}"

    def _meeting(self, phi: Instruction, copy: int, beside: Mapping[int, int]) -> None:
        """A phi where threads meet that have run arms one after the other."""
        edges: list[tuple[str, str]] = []
        landed: set[int] = set()
        for index, label in _edges(phi):
            source = self._numbers[label]
            head = beside.get(source)
            if head is None:
                value = self._value(phi, index, copy)
                edges.append((value, self._ends[source, phi.block]))
            elif head not in landed:
                name = f"%{self._landed[head, phi.uid, copy]}"
                edges.append((name, self._end(head, self._factor - 1)))
                landed.add(head)
        self._void(f"{self._result(phi, copy)} = {_phi(phi, edges)}", self._uid(phi, copy))

    def _unmodified(self) -> None:
        """The body for one thread after the other, from the beginning."""
        copy = self._factor
        suffix = f".again.{self._prefix}"
        places = {label: _suffixed(label, suffix) for label in self._names.values()}
        offset = self._turns() if self._again else ""
        if not offset:
            self._begin(f"%{self._prefix}.again")
        self._void(f"br label {places[self._names[self._plan.function.blocks.start]]}")
        for n in self._plan.blocks:
            self._begin(places[self._names[n]])
            for one in self._plan.of(n):
                if one.op == "ret" and offset:
                    self._void(f"br label %{self._prefix}.next")
                elif self._plan.root(one) and offset:
                    own = self._new(_text(one))
                    if self._near:
                        own = self._new(f"mul i32 {own}, {self._for}")
                    name = self._uid(one, copy)
                    self._void(f"{self._result(one, copy)} = add i32 {own}, {offset}", name)
                elif one.op != "alloca":
                    self._copy(one, copy, places)

    def _turns(self) -> str:
        """Let one thread after the other have its turn: all of them where they did not agree.

        A thread that comes from the entry works for itself alone.

        Returns:
            How far away the thread is whose turn it is.
        """
        entry, after = f"%{self._prefix}.entry", f"%{self._prefix}.next"
        turn, more, count = self._name(), self._name(), self._name()
        self._begin(after)
        self._void(f"%{more} = add i32 %{turn}, 1", more)
        going = self._new(f"icmp ult i32 %{more}, %{count}")
        leave, again = f"%{self._prefix}.leave", f"%{self._prefix}.again"
        self._void(f"br i1 {going}, label {again}, label {leave}")
        self._begin(again)
        begins = ", ".join(f"[ 0, {one} ]" for one in (entry, *self._again))
        ends = ", ".join(f"[ {self._factor}, {one} ]" for one in self._again)
        self._void(f"%{turn} = phi i32 {begins}, [ %{more}, {after} ]", turn)
        self._void(f"%{count} = phi i32 [ 1, {entry} ], {ends}, [ %{count}, {after} ]", count)
        self._for = f"%{count}"
        return f"%{turn}" if self._near else self._new(f"mul i32 %{turn}, {self._part}")

    def _copy(self, one: Instruction, copy: int, places: Mapping[str, str] | None = None) -> None:
        """One thread's instruction; `places` has other names for blocks."""
        values = [self._value(one, index, copy) for index in range(len(one.operands))]
        text = "".join(
            piece + values[hole] for piece, hole in zip(one.pieces, one.holes, strict=False)
        )
        text += one.pieces[-1]
        if one.op == "phi":
            text = _INCOMING.sub(lambda m: f", {self._from(one, m[1], places)} ]", text)
        elif one.op in ("br", "switch"):
            text = _TARGET.sub(lambda m: f"label {(places or {}).get(m[1], m[1])}", text)
            text = text if copy == 0 else _LOOP.sub("", text)
        result = f"{self._result(one, copy)} = " if one.label else ""
        self._void(result + text, self._uid(one, copy))

    def _from(self, phi: Instruction, label: str, places: Mapping[str, str] | None) -> str:
        """The label from which an edge into a phi comes."""
        if places is not None and label in places:
            return places[label]
        return self._ends[self._numbers[label], phi.block]

    def _value(self, one: Instruction, index: int, copy: int) -> str:
        """What an operand is called, for a thread."""
        ref = one.operands[index].value.ref
        made = self._plan.module.instructions.get(ref)
        if made is not None:
            return self._result(made, copy)
        return self._arguments.get(ref, ref)

    def _result(self, one: Instruction, copy: int) -> str:
        """What an instruction's result is called, for a thread."""
        if copy < self._factor and one.uid not in self._plan.varying:
            copy = 0
        if leader := self._leaders.get((one.uid, copy)):
            one, copy = self._plan.module.instructions[leader[0]], leader[1]
        return one.label if copy == 0 else f"%{self._uid(one, copy)}"

    def _uid(self, one: Instruction, copy: int) -> str:
        """Of a copy, as it follows from the place of what it is a copy of."""
        if copy == 0:
            return one.uid
        if (one.uid, copy) not in self._given:
            self._given[one.uid, copy] = self._name()
        return self._given[one.uid, copy]

    def _name(self) -> str:
        self._count += 1
        return f"{self._prefix}c{self._count:04x}"

    def _new(self, text: str) -> str:
        """A new instruction with a result; its name."""
        name = self._name()
        self._void(f"%{name} = {text}", name)
        return f"%{name}"

    def _begin(self, label: str) -> None:
        self._lines.append(f"\n{label[1:]}:")

    def _void(self, text: str, uid: str = "") -> None:
        self._lines.append(f"  {text}")
        self._uids.append(uid or self._name())


def _tells_warps(plan: CoarsePlan) -> bool:
    return any(OF_A_WARP.match(callee(one)) for n in plan.blocks for one in plan.of(n))


def _text(one: Instruction) -> str:
    """An instruction without operands that could be another thread's."""
    return "".join(one.pieces).strip()


def _suffixed(name: str, suffix: str) -> str:
    return f'{name[:-1]}{suffix}"' if name[-1] == '"' else name + suffix


def _edges(phi: Instruction) -> Iterator[tuple[int, str]]:
    """The edges into a phi: which operand comes, and the label from which."""
    return zip(phi.holes, _INCOMING.findall("".join(phi.pieces)), strict=True)


def _phi(one: Instruction, edges: Iterable[tuple[str, str]]) -> str:
    """A phi with other edges."""
    values = ", ".join(f"[ {value}, {label} ]" for value, label in edges)
    return f"{one.pieces[0].rpartition('[')[0]}{values}{one.pieces[-1].rpartition(']')[2]}"


def _tail(branch: Instruction) -> str:
    """The metadata of a branch."""
    text = "".join(branch.pieces)
    return text[next(reversed([m.end() for m in _TARGET.finditer(text)])) :]
