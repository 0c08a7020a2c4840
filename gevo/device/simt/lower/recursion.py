"""Device functions that call themselves, made loops over a stack.

simt has no calls: LLVM inlines device functions, but not those that call themselves. Such a
function is rewritten to one that keeps what a call has to bring back on a stack of its own: a call
saves the values that are needed behind it and where to go on, and begins the body again; a return
goes on where the stack says (defunctionalised continuations: Reynolds 1972, *Definitional
Interpreters for Higher-Order Programming Languages*, section 6). The result is inlined like every
other function, so checks, fuel and the time model see its instructions, and the stack as the local
memory that it is on a GPU, too.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.device.cleanup import clean
from gevo.errors import CompileFailed
from gevo.program.llvm.syntax.lexer import ATTACHED, INSTRUCTION, LOCAL_NAME, Cursor, spelled
from gevo.program.llvm.syntax.module import (
    Function,
    ModuleText,
    printed,
    reachable,
    references,
    split_module,
)
from gevo.program.llvm.syntax.operands import incoming
from gevo.program.llvm.syntax.signature import Signature, read_call
from gevo.program.llvm.syntax.types import DataLayout, take_type

STACK_BYTES = 1024
"""Of a thread: what a GPU gives it unless the program asks for more (`cudaLimitStackSize`)."""
EXCEEDED = "gevo.stack.exceeded."
"""Begins the name, which ends with the function's, of what is called where it would need more."""

_FIRST = 16
"""Where the outermost activation's part of the stack begins."""
_WORD = 8
"""Bytes of a stack's word; everything on it begins at a multiple."""
_WIDEST = 16
"""Bytes to which the stack is aligned where something on it asks for more than a word."""
_ALLOCA = re.compile(
    r" = alloca (.*?)(?:, i\d+ (\d+))?(?:, align (\d+))?(?:, addrspace\(\d+\))?\Z"
)
_RESULT = "%gevo.result"
_STACK, _TOP = "%gevo.stack", "%gevo.top"


def without_recursion(cleaned: str) -> str:
    """A cleaned module in which no function calls itself; the same text where none does.

    Raises:
        CompileFailed: A function calls itself in a way that is not known.
    """
    module = split_module(cleaned)
    kernels = [f.name for f in module.functions if f.kernel]
    if len(kernels) == len(module.functions):
        return cleaned
    called = reachable(references(module), kernels)
    own = [f for f in module.functions if f.name in called and _calls(f)]
    if not own:
        return cleaned
    own = list(map(_plainly_named, own))
    text = printed(module, {**module.defined, **{f.name: f for f in own}})
    types = _types_of(text, [f.name for f in own])
    rewritten = {f.name: _Loop(f, module, types[f.name]).function() for f in own}
    return clean(printed(module, {**module.defined, **rewritten}, list(map(_declared, own))))


def _plainly_named(function: Function) -> Function:
    """The same, its own names such that nothing has to stand in quotes, as those of PTX do."""
    signature = function.signature
    names = dict.fromkeys((*(a.value for a in signature.arguments), *function.locals()))
    quoted = [name for name in names if '"' in name]
    return function.renamed({name: f"%gevo.name.{n}" for n, name in enumerate(quoted)})


def _exceeded(function: Function) -> str:
    return spelled(f"{EXCEEDED}{function.name}")


def _declared(function: Function) -> str:
    return f"declare void {_exceeded(function)}()"


def _calls(function: Function) -> bool:
    """Whether it calls itself."""
    return any(_own_call(line, function.name) for _, lines in function.blocks for line in lines)


def _own_call(line: str, name: str) -> Signature | None:
    """The parts of a call of a function; None for other instructions."""
    found = INSTRUCTION.match(line)
    if found is None or found[2] != "call" or f"@{name}" not in line:
        return None
    call = read_call(Cursor(line, found.end()))
    return call if call.name == name else None


def _types_of(text: str, functions: Sequence[str]) -> dict[str, dict[str, str]]:
    """By function, the types of its instructions that give something, by result."""
    module = llvm.parse_assembly(text, context=llvm.create_context())  # pyright: ignore
    try:
        return {
            function: {
                f"%{i.name}": str(i.type).partition(" = ")[0]  # pyright: ignore
                for block in module.get_function(function).blocks  # pyright: ignore
                for i in block.instructions  # pyright: ignore
                if i.name  # pyright: ignore
            }
            for function in functions
        }
    finally:
        module.close()


@dataclass
class _Segment:
    """A run of instructions without a call of the function itself.

    Attributes:
        label: Its block's name.
        lines: The instructions; the last leaves it, unless a call does.
        call: The call that ends it.
        call_line: That call's text.
        after: The segment behind the call.
    """

    label: str
    lines: list[str]
    call: Signature | None = None
    call_line: str = ""
    after: str = ""

    @property
    def plain(self) -> list[str]:
        """The instructions that are no phis."""
        return [line for line in self.lines if " = phi " not in line]

    @property
    def result(self) -> str:
        """What the call gives; empty without a call or a result."""
        found = INSTRUCTION.match(self.call_line)
        return found[1] or "" if found else ""


@dataclass(frozen=True)
class _Handed:
    """A value that a phi takes at the end of a block."""

    phi: str
    type: str
    value: str


class _Loop:
    """One function, rewritten.

    Every value that is used outside the segment that defines it has a place of its own, which
    LLVM makes registers again; those that a call has to bring back are on the stack meanwhile.
    """

    def __init__(self, function: Function, module: ModuleText, types: Mapping[str, str]) -> None:
        self._f = function
        self._layout = DataLayout(module.types)
        signature = function.signature
        if signature.variadic or any(a.byval for a in signature.arguments):
            raise self._refused("takes a struct by value")
        self._parameters = {a.value: a.type for a in signature.arguments}
        self._returns = signature.returns
        self._types = {**self._parameters, **types}
        self._local: dict[str, int] = {}
        self._local_bytes = 0
        self._segments = list(self._cut())
        self._handed = self._handed_over()
        self._kept = self._outlive()
        self._live = self._live_behind_calls()
        saved = (self._types[name] for names in self._live.values() for name in names)
        wide = self._local_bytes or any(self._layout.align(type_) > _WORD for type_ in saved)
        self._step = _WIDEST if wide else _WORD
        self._count = 0

    def _refused(self, why: str) -> CompileFailed:
        return CompileFailed(
            f"@{self._f.name} calls itself and {why}, which the simt device does not run"
        )

    def _cut(self) -> Iterator[_Segment]:
        """Blocks cut at calls of the function; arrays of its own get places on the stack."""
        for label, lines in self._f.blocks:
            segment = _Segment(label or "entry", [])
            for line in lines:
                if allocated := _ALLOCA.search(ATTACHED.sub("", line)):
                    self._place(line, allocated)
                    continue
                call = _own_call(line, self._f.name)
                if call is None:
                    segment.lines.append(line)
                    continue
                segment.call, segment.call_line = call, line
                segment.after = f"{segment.label}.gevo{len(segment.lines)}"
                yield segment
                segment = _Segment(segment.after, [])
            yield segment

    def _place(self, line: str, allocated: re.Match[str]) -> None:
        type_, variable = take_type(allocated[1])
        if variable:
            raise self._refused("has an array of its own whose size is variable")
        size = self._layout.size(type_) * int(allocated[2] or 1)
        align = max(int(allocated[3] or 1), _WORD)
        if align > _WIDEST:
            raise self._refused(f"has an array of its own that is aligned to {align} bytes")
        self._local[line.split(" = ")[0].strip()] = self._local_bytes
        self._local_bytes = _up(self._local_bytes + size, _WIDEST)

    def _defined(self, segment: _Segment) -> set[str]:
        found = {m[1] for line in segment.lines if (m := INSTRUCTION.match(line)) and m[1]}
        return found & self._types.keys()

    def _used(self, text: str) -> set[str]:
        """Values in a text."""
        return set(LOCAL_NAME.findall(text)) & (self._types.keys() | self._local.keys())

    def _handed_over(self) -> dict[str, list[_Handed]]:
        """By segment at whose end that is: what phis of the blocks behind take."""
        found: dict[str, list[_Handed]] = defaultdict(list)
        ends: dict[str, str] = {}
        block = ""
        for segment in self._segments:
            block = block or segment.label
            ends[f"%{block}"] = segment.label
            block = block if segment.call else ""
        for segment in self._segments:
            for name, type_, pairs in _phis(segment):
                for value, source in dict.fromkeys(pairs):
                    found[ends[source]].append(_Handed(name, type_, value))
        return found

    def _reads(self, segment: _Segment) -> set[str]:
        """Values that a segment takes from others."""
        call = segment.call_line.partition("@")[2]
        handed = (one.value for one in self._handed[segment.label])
        text = "\n".join((*segment.plain, call, *handed))
        return self._used(text) - self._defined(segment)

    def _outlive(self) -> set[str]:
        """Values that are used outside the segment that defines them."""
        kept = {name for segment in self._segments for name, _, _ in _phis(segment)}
        kept |= self._parameters.keys()
        kept |= {segment.result for segment in self._segments if segment.result}
        return kept.union(*map(self._reads, self._segments)) - self._local.keys()

    def _live_behind_calls(self) -> dict[str, list[str]]:
        """By segment that ends with a call: the values that are needed behind it."""
        labels = {f"%{s.label}" for s in self._segments}
        given = {s.after: s.result for s in self._segments if s.call}
        behind = {
            s.label: [s.after]
            if s.call
            else [one[1:] for one in LOCAL_NAME.findall(s.lines[-1]) if one in labels]
            for s in self._segments
        }
        live: dict[str, set[str]] = {label: set() for label in behind}
        changed = True
        while changed:
            changed = False
            for segment in reversed(self._segments):
                after = set[str]().union(*(live[n] for n in behind[segment.label]))
                now = self._reads(segment) | (after - self._defined(segment))
                now -= {given.get(segment.label, ""), *self._local}
                changed |= not now <= live[segment.label]
                live[segment.label] |= now
        return {s.label: sorted(live[s.after]) for s in self._segments if s.call}

    def _temp(self) -> str:
        self._count += 1
        return f"%gevo.{self._count}"

    def _align(self, type_: str) -> int:
        return min(self._layout.align(type_), _WIDEST)

    def _load(self, type_: str, at: str, lines: list[str]) -> str:
        name = self._temp()
        lines.append(f"  {name} = load {type_}, ptr {at}, align {self._align(type_)}")
        return name

    def _store(self, type_: str, value: str, at: str, lines: list[str]) -> None:
        lines.append(f"  store {type_} {value}, ptr {at}, align {self._align(type_)}")

    def _on_stack(self, offset: int, lines: list[str]) -> str:
        """Address of a place relative to the top of the stack."""
        top, at, address = self._load("i32", _TOP, lines), self._temp(), self._temp()
        lines.append(f"  {at} = add i32 {top}, {offset}")
        lines.append(f"  {address} = getelementptr i8, ptr {_STACK}, i32 {at}")
        return address

    def _read(self, line: str, inside: set[str], lines: list[str]) -> str:
        """An instruction with loads of what other segments have left."""
        result = INSTRUCTION.match(line)
        start = result.end(1) + 1 if result and result[1] else 0
        names = self._used(line[start:]) - inside
        found: dict[str, str] = {}
        for name in sorted(names):
            if name in self._local:
                found[name] = self._on_stack(self._local[name] - self._local_bytes, lines)
            elif name in self._kept:
                found[name] = self._load(self._types[name], _slot(name), lines)
        rest = LOCAL_NAME.sub(lambda m: found.get(m[0], m[0]), line[start:])
        return line[:start] + rest

    def function(self) -> Function:
        """The function as a loop."""
        first = self._segments[0].label
        lines = ["gevo.begin:"]
        for name in sorted(self._kept):
            lines.append(f"  {_slot(name)} = alloca {self._types[name]}")
        for segment in self._segments:
            for name, type_, _ in _phis(segment):
                lines.append(f"  {_slot(name, 'in')} = alloca {type_}")
        size = max(STACK_BYTES, _FIRST + self._local_bytes)
        lines.append(f"  {_STACK} = alloca [{size} x i8], align {_WIDEST}")
        lines.append(f"  {_TOP} = alloca i32")
        if self._returns != "void":
            lines.append(f"  {_RESULT} = alloca {self._returns}")
        self._store("i32", str(_FIRST), _TOP, lines)
        for name, type_ in self._parameters.items():
            self._store(type_, name, _slot(name), lines)
        lines.append("  br label %gevo.enter")
        lines.append("gevo.enter:")
        top = self._load("i32", _TOP, lines)
        lines.append(f"  %gevo.entered = add i32 {top}, {self._local_bytes}")
        self._store("i32", "%gevo.entered", _TOP, lines)
        lines.append(f"  br label %{first}")
        cases: list[str] = []
        for segment in self._segments:
            lines += self._segment(segment, cases)
        lines += self._return(cases)
        return Function(self._f.name, self._f.header, tuple(lines))

    def _segment(self, segment: _Segment, cases: list[str]) -> list[str]:
        lines = [f"{segment.label}:"]
        inside = set[str]()
        for name, type_, _ in _phis(segment):
            value = self._load(type_, _slot(name, "in"), lines)
            self._store(type_, value, _slot(name), lines)
        body = segment.plain
        for line in body if segment.call else body[:-1]:
            lines.append(self._read(line, inside, lines))
            if (found := INSTRUCTION.match(line)) and found[1]:
                inside.add(found[1])
                if found[1] in self._kept:
                    self._store(self._types[found[1]], found[1], _slot(found[1]), lines)
        if segment.call:
            return lines + self._call(segment, inside, cases)
        self._hand_over(segment, inside, lines)
        last = body[-1]
        if re.match(r"\s+ret\b", last):
            if self._returns != "void":
                given = self._read(last, inside, lines)
                value = ATTACHED.sub("", given).strip().removeprefix(f"ret {self._returns} ")
                self._store(self._returns, value, _RESULT, lines)
            lines.append("  br label %gevo.return")
        else:
            lines.append(self._read(last, inside, lines))
        return lines

    def _hand_over(self, segment: _Segment, inside: set[str], lines: list[str]) -> None:
        for one in self._handed[segment.label]:
            value = self._read(f"  {one.value}", inside, lines).strip()
            self._store(one.type, value, _slot(one.phi, "in"), lines)

    def _call(self, segment: _Segment, inside: set[str], cases: list[str]) -> list[str]:
        """Save, begin again, and behind it bring back."""
        assert segment.call is not None
        lines: list[str] = []
        attached = ATTACHED.search(segment.call_line)
        place = attached[0] if attached else ""
        arguments = [
            self._read(f"  {a.value}", inside, lines).strip() for a in segment.call.arguments
        ]
        offsets, size = self._frame(segment)
        number = len(cases) + 1
        top, grown, over = self._load("i32", _TOP, lines), self._temp(), self._temp()
        lines.append(f"  {grown} = add i32 {top}, {size}")
        most = STACK_BYTES - self._local_bytes
        lines.append(f"  {over} = icmp sgt i32 {grown}, {most}")
        lines.append(f"  br i1 {over}, label %gevo.over{number}, label %gevo.call{number}")
        lines.append(f"gevo.over{number}:")
        lines.append(f"  call void {_exceeded(self._f)}(){place}")
        lines.append("  unreachable")
        lines.append(f"gevo.call{number}:")
        for name, offset in offsets.items():
            value = self._load(self._types[name], _slot(name), lines)
            self._store(self._types[name], value, self._on_stack(offset, lines), lines)
        self._store("i32", str(number), self._on_stack(size - _WORD, lines), lines)
        for parameter, value in zip(self._parameters, arguments, strict=True):
            self._store(self._parameters[parameter], value, _slot(parameter), lines)
        self._store("i32", grown, _TOP, lines)
        lines.append("  br label %gevo.enter")
        lines.append(f"gevo.back{number}:")
        back = self._load("i32", _TOP, lines)
        lines.append(f"  %gevo.popped{number} = sub i32 {back}, {size}")
        self._store("i32", f"%gevo.popped{number}", _TOP, lines)
        for name, offset in offsets.items():
            value = self._load(self._types[name], self._on_stack(offset, lines), lines)
            self._store(self._types[name], value, _slot(name), lines)
        if segment.result:
            value = self._load(self._returns, _RESULT, lines)
            self._store(self._returns, value, _slot(segment.result), lines)
        lines.append(f"  br label %{segment.after}")
        cases.append(f"i32 {number}, label %gevo.back{number}")
        return lines

    def _frame(self, segment: _Segment) -> tuple[dict[str, int], int]:
        """Where a call saves what, and how much of the stack it takes."""
        offsets: dict[str, int] = {}
        end = 0
        for name in self._live[segment.label]:
            size = self._layout.size(self._types[name])
            offsets[name] = end = _up(end, self._align(self._types[name]))
            end += size
        return offsets, _up(end + _WORD, self._step)

    def _return(self, cases: Sequence[str]) -> list[str]:
        """Go on behind the call that the stack names, or return from the outermost."""
        lines = ["gevo.return:"]
        top = self._load("i32", _TOP, lines)
        lines.append(f"  %gevo.left = sub i32 {top}, {self._local_bytes}")
        self._store("i32", "%gevo.left", _TOP, lines)
        lines.append(f"  %gevo.at = icmp eq i32 %gevo.left, {_FIRST}")
        lines.append("  br i1 %gevo.at, label %gevo.end, label %gevo.dispatch")
        lines.append("gevo.dispatch:")
        number = self._load("i32", self._on_stack(-_WORD, lines), lines)
        lines.append(f"  switch i32 {number}, label %gevo.end [ {' '.join(cases)} ]")
        lines.append("gevo.end:")
        if self._returns == "void":
            lines.append("  ret void")
        else:
            lines.append(f"  ret {self._returns} {self._load(self._returns, _RESULT, lines)}")
        return lines


def _up(size: int, align: int) -> int:
    return -(-size // align) * align


def _slot(name: str, what: str = "of") -> str:
    """Where a value is kept, or what a phi is given."""
    plain = name[1:].strip('"')
    return f'%"gevo.{what}.{plain}"'


def _phis(segment: _Segment) -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    """Result, type and pairs of value and block of each phi."""
    for line in segment.lines:
        if " = phi " in line:
            name, _, rest = line.strip().partition(" = phi ")
            yield name, take_type(rest)[0], incoming(rest)
