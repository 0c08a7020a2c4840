"""Elements of shared arrays that one thread alone writes, kept in its registers, too.

In `sum[tx] += sum[tx + 64]` between barriers a thread loads what it has stored itself: a compiler
must, since other threads might have written the element in the meantime. Where all stores to an
array go to one element of each thread's own, none has. What a thread stores there it keeps in a
register as well, and takes it from there where it would load it. Stores stay for the other
threads, unless none of them ever loads.

That two threads never have the same element follows from the block's shape, which is assumed
(`Assumed.condition`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from gevo.errors import EditError
from gevo.program.base import Assumed
from gevo.program.llvm.body import Body, Line
from gevo.program.llvm.coarse_plan import callee
from gevo.program.llvm.syntax.lexer import LOCAL_NAME, Unreadable
from gevo.program.llvm.syntax.types import DataLayout
from gevo.program.llvm.text import Function, Instruction, Module

MOST_THREADS = {"x": 1024, "y": 1024, "z": 64}
"""Threads of a block along an axis (CUDA C++ Programming Guide, technical specifications)."""

_SHARED = re.compile(r"^(@\S+) = .*\baddrspace\(3\) global ", re.MULTILINE)
_BASE = re.compile(r"(?:addrspacecast \(ptr addrspace\(3\) (@\S+) to ptr\)|(@\S+))\Z")
_ELEMENT = re.compile(r"getelementptr (?:inbounds |nuw |nusw )*(.+?), ptr(?: addrspace\(3\))? \Z")
_CAST = re.compile(r"addrspacecast ptr addrspace\(3\) \Z")
_LOAD = re.compile(r"load (\S+|<[^>]+>), ptr(?: addrspace\(3\))? \Z")
_STORE = re.compile(r"store (\S+|<[^>]+>) \Z")
_THREAD = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.tid\.([xyz])\Z")
_NUMBER = re.compile(r"-?\d+\Z")
_SUMMED = frozenset("add mul shl zext sext freeze".split())
_LARGEST = (1 << 31) - 1

Sum = Mapping[str, int]
"""A number as a sum: how often it has a thread's place on each axis, and 1 (``)."""


@dataclass(frozen=True)
class _Kept:
    """An array each element of which one thread alone writes.

    Attributes:
        name: `@` and its name.
        type: Of what is stored.
        at: The thread's own element, in bytes from the array's begin.
        stores: To it.
        loads: Of it by the thread itself.
        private: No thread loads another's.
    """

    name: str
    type: str
    at: Sum
    stores: Sequence[Instruction]
    loads: Sequence[Instruction]
    private: bool

    def shape(self) -> Sequence[str]:
        """What the block's shape must fulfil, so that no two threads have the same element."""
        axes = sorted((axis for axis in self.at if axis), key=self.at.__getitem__)
        size = _size(self.type)
        if size is None or not axes or self.at[axes[0]] < size or min(self.at.values()) < 0:
            raise EditError(f"threads share elements of {self.name}")
        room = {a: self.at[b] // self.at[a] for a, b in pairwise(axes)}
        some = [f"ntid.{axis} <= {n}" for axis, n in room.items() if n < MOST_THREADS[axis]]
        return some + [f"ntid.{axis} == 1" for axis in "xyz" if axis not in axes]


def keepable(module: Module, function: Function) -> bool:
    """Whether threads of a kernel can keep elements of a shared array."""
    try:
        return bool(_arrays(module, function))
    except EditError:
        return False


def kept(module: Module, kernel: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which threads of a kernel keep their elements of shared arrays.

    Args:
        module: The module.
        kernel: The kernel's name.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There are no such arrays.
    """
    function, arrays = _found(module, kernel)
    body = Body(module, function, prefix)
    slots: list[Line] = []
    for array in arrays:
        slot = body.new(f"alloca {array.type}", slots)
        own = {one.uid: one for one in (*array.stores, *array.loads)}
        for block in body.blocks:
            lines, block.lines = block.lines, []
            for line in lines:
                if one := own.get(line.uid):
                    block.lines += _instead(body, array, one, line, slot)
                else:
                    block.lines.append(line)
    body.blocks[0].lines[:0] = slots
    return body.printed()


def shape_of(module: Module, kernel: str) -> Assumed:
    """What `kept` assumes of the kernel's blocks; raises EditError as it does."""
    _, arrays = _found(module, kernel)
    every = dict.fromkeys(c for one in arrays for c in one.shape())
    return Assumed(kernel, condition=" and ".join(every))


def _instead(body: Body, array: _Kept, one: Instruction, line: Line, slot: str) -> list[Line]:
    """A load of a thread's own element, or a store to it."""
    if one.op == "load":
        return [Line(one.uid, f"{one.label} = load {array.type}, ptr {slot}")]
    lines: list[Line] = []
    value = body.text_of(one.operands[0].value.ref)
    store = f"store {array.type} {value}, ptr {slot}"
    if array.private:
        return [Line(one.uid, store)]
    body.void(store, lines)
    return [line, *lines]


def _found(module: Module, kernel: str) -> tuple[Function, Sequence[_Kept]]:
    function = next((f for f in module.functions if f.name == kernel and f.kernel), None)
    arrays = _arrays(module, function) if function else ()
    if function is None or not arrays:
        raise EditError(f"no thread of {kernel} alone writes elements of a shared array")
    return function, arrays


def _arrays(module: Module, function: Function) -> Sequence[_Kept]:
    """The arrays whose elements threads can keep, that load of them what they stored."""
    found: list[_Kept] = []
    for name in _alone(module, function):
        try:
            array = _Uses(module, function, name).array()
            array.shape()
        except EditError:
            continue
        if array.loads:
            found.append(array)
    return found


def _alone(module: Module, function: Function) -> Iterator[str]:
    """Shared arrays that this function alone names, and that lie nowhere else."""
    texts = [part for part in module.layout if isinstance(part, str)]
    shared = {m[1]: m[0] for text in texts for m in _SHARED.finditer(text)}
    external = [name for name, line in shared.items() if " external " in line]
    for name in shared:
        named = re.compile(rf"{re.escape(name)}(?![-\w$.])")
        inside = (n for n, block in enumerate(module.blocks) if named.search(block.text))
        defined = sum(len(named.findall(text)) for text in texts)
        # Arrays whose size the launch gives all begin at the same place.
        if all(n in function.blocks for n in inside) and defined == 1:
            if name not in external or len(external) == 1:
                yield name


class _Uses:
    """What a function does with a shared array; raises EditError where that is not known."""

    def __init__(self, module: Module, function: Function, name: str) -> None:
        self._module, self._name = module, name
        self._named = re.compile(rf"{re.escape(name)}(?![-\w$.])")
        self._every = list(module.inside(function))
        self._places: dict[str, Sum | None] = {}
        self._find()
        self._labels = {module.instructions[uid].label for uid in self._places}

    def array(self) -> _Kept:
        """Its elements as one thread alone writes them."""
        loads: list[tuple[Sum | None, str, Instruction]] = []
        stores: list[tuple[Sum | None, str, Instruction]] = []
        for one in self._every:
            self._require_seen(one)
            for index, operand in enumerate(one.operands):
                ref = operand.value.ref
                if not self._is_place(ref) or (index == 0 and one.uid in self._places):
                    continue
                load, store = _LOAD.match(one.pieces[0]), _STORE.match(one.pieces[0])
                if one.op == "load" and load:
                    loads.append((self._place(ref), load[1], one))
                elif one.op == "store" and store and index == 1 and len(one.operands) == 2:
                    stores.append((self._place(ref), store[1], one))
                else:
                    raise EditError(f"{one.uid} ({one.op}) does more with {self._name}")
        at, type_ = stores[0][:2] if stores else (None, "")
        if at is None or any((place, kind) != (at, type_) for place, kind, _ in stores):
            raise EditError(f"threads write other elements of {self._name}, too")
        own = [one for place, kind, one in loads if (place, kind) == (at, type_)]
        written = [one for *_, one in stores]
        return _Kept(self._name, type_, at, written, own, len(own) == len(loads))

    def _require_seen(self, one: Instruction) -> None:
        """Raise EditError where an instruction names the array outside of its operands."""
        text = "".join(one.pieces)
        spelled = " asm " in text and self._name[1:].strip('"') in text
        called = not self._labels.isdisjoint(LOCAL_NAME.findall(text))
        if self._named.search(text) or spelled or called:
            raise EditError(f"{one.uid} ({one.op}): what it does with {self._name} is not known")

    def _is_place(self, ref: str) -> bool:
        """Whether a value is an address in the array."""
        return ref in self._places or self._named.search(ref) is not None

    def _place(self, ref: str) -> Sum | None:
        """Where such an address is; None where that is not known."""
        base = _BASE.match(ref)
        return {} if base and self._name in base.groups() else self._places.get(ref)

    def _find(self) -> None:
        """The addresses that are made of the array's own, until nothing is new."""
        before = -1
        while before != len(self._places):
            before = len(self._places)
            for one in self._every:
                first = one.operands[0].value.ref if one.operands else ""
                if one.uid in self._places or not self._is_place(first):
                    continue
                if one.op == "getelementptr":
                    self._places[one.uid] = self._moved(one, self._place(first))
                elif _CAST.match(one.pieces[0]):
                    self._places[one.uid] = self._place(first)

    def _moved(self, one: Instruction, at: Sum | None) -> Sum | None:
        """Where an element is; None where that is not known."""
        match = _ELEMENT.match(one.pieces[0])
        if match is None or at is None:
            return None
        place = dict(at)
        try:
            strides = DataLayout({}).strides(match[1], len(one.operands) - 1)
        except Unreadable:
            return None
        for operand, stride in zip(one.operands[1:], strides, strict=True):
            index = self._sum(operand.value.ref)
            if index is None:
                return None
            for axis, times in index.items():
                place[axis] = place.get(axis, 0) + times * stride
        return {axis: times for axis, times in sorted(place.items()) if times}

    def _sum(self, ref: str, depth: int = 16) -> Sum | None:
        """An integer as a sum of which no part can wrap; None where it is anything else."""
        if _NUMBER.match(ref):
            return {"": int(ref)}
        one = self._module.instructions.get(ref)
        if one is None or depth == 0 or one.type not in ("i32", "i64"):
            return None
        if thread := _THREAD.match(callee(one)):
            return {thread[1]: 1}
        if one.op not in _SUMMED:
            return None
        parts = [self._sum(operand.value.ref, depth - 1) for operand in one.operands]
        known = [part for part in parts if part is not None]
        if len(known) < len(parts) or not known:
            return None
        found = _combined(one.op, *known)
        return found if found is not None and _fits(found) else None


def _combined(op: str, first: Sum, second: Sum | None = None) -> Sum | None:
    """What an instruction makes of one or two sums; None where that is none."""
    if second is None:
        return first if op in ("zext", "sext", "freeze") else None
    if op == "add":
        return {a: first.get(a, 0) + second.get(a, 0) for a in sorted({*first, *second})}
    times = second.get("", 0)
    if set(second) - {""} or op not in ("mul", "shl") or (op == "shl" and not 0 <= times < 31):
        return None
    return {a: n * (times if op == "mul" else 1 << times) for a, n in first.items()}


def _fits(found: Sum) -> bool:
    """Whether a sum is in 31 bits for all threads."""
    largest = sum(n * (MOST_THREADS[axis] - 1 if axis else 1) for axis, n in found.items())
    return min(found.values(), default=0) >= 0 and largest <= _LARGEST


def _size(type_: str) -> int | None:
    """Bytes of a type; None for those with names."""
    try:
        return DataLayout({}).size(type_)
    except Unreadable:
        return None
