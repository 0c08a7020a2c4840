"""Puts a test in front of a kernel: where a condition holds the winner's body runs, else the old.

Both bodies become blocks of one function, behind a branch that all threads of a launch take the
same way, so that barriers and warp operations mean what they meant. The winner's module is kept;
what the unmodified body needs and the winner has changed comes along under another name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace

from gevo.child import ChildDied, in_child
from gevo.errors import EditError, ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.condition import (
    Aligned,
    Argument,
    Binary,
    Clause,
    Comparison,
    Condition,
    Dimension,
    Disjoint,
    Expression,
    Number,
    Wrapped,
    bounds,
    range_of,
    within,
)
from gevo.program.llvm.canonical import name_values
from gevo.program.llvm.pipeline import opened_program
from gevo.program.llvm.scrub import strip_comments, with_groups
from gevo.program.llvm.syntax.lexer import (
    ATTACHED,
    ATTACHMENT,
    RESULT,
    Unreadable,
    spelled,
    split_top,
    symbol_of,
)
from gevo.program.llvm.syntax.module import (
    Function,
    ModuleText,
    printed,
    reachable,
    references,
    split_module,
    with_symbols,
)

REGISTER = "@llvm.nvvm.read.ptx.sreg."
_ARITHMETIC = {"+": "add", "-": "sub", "*": "mul"}
_OVERFLOWING = {"+": "sadd", "-": "ssub", "*": "smul"}
_PREDICATES = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}
_INTEGER = re.compile(r"i(\d+)\Z")


class ConditionWriter:
    """Instructions for one condition.

    Every thread executes them, so they are in 32 bits where all values of a comparison fit these,
    and only what may leave 64 bits is looked at for that.

    Attributes:
        lines: The instructions, without indentation.
        declares: Functions that they call, and how these are declared.
    """

    def __init__(self, arguments: Sequence[tuple[str, str]]) -> None:
        """Start with the kernel's arguments: type and name (`%a0`) of each."""
        self._arguments = arguments
        widths = ((index, _INTEGER.match(type_)) for index, (type_, _) in enumerate(arguments))
        self._bits = {index: int(match[1]) for index, match in widths if match}
        self._known: dict[str, str] = {}
        self._valid: list[str] = []
        self.lines: list[str] = []
        self.declares: dict[str, str] = {}

    def write(self, condition: Condition) -> str:
        """An i1 that says whether the condition holds; raises EditError where it has none."""
        results = [self._clause(clause) for clause in condition.clauses]
        result = "true"
        for one in dict.fromkeys((*results, *self._valid)):
            result = one if result == "true" else self._emit(f"and i1 {result}, {one}")
        return result

    def _clause(self, clause: Clause) -> str:
        match clause:
            case Comparison(operator, left, right):
                bits = 32 if self._narrow(left) and self._narrow(right) else 64
                a, b = self._value(left, bits), self._value(right, bits)
                return self._emit(f"icmp {_PREDICATES[operator]} i{bits} {a}, {b}")
            case Aligned(pointer, bytes_):
                low = self._emit(f"and i64 {self._address(pointer)}, {bytes_ - 1}")
                return self._emit(f"icmp eq i64 {low}, 0")
            case Disjoint(first, first_bytes, second, second_bytes):
                return self._disjoint(first, first_bytes, second, second_bytes)

    def _disjoint(
        self, first: int, first_bytes: Expression, second: int, second_bytes: Expression
    ) -> str:
        """Whether two ranges of bytes have none in common.

        They have where the second begins behind the first's beginning by less than the first's
        size, or in front of it by less than its own: modulo 2**64 that is a single comparison.
        """
        sizes = self._value(first_bytes, 64), self._value(second_bytes, 64)
        self._valid += [self._emit(f"icmp sge i64 {size}, 0") for size in sizes]
        both = self._emit(f"add i64 {sizes[0]}, {sizes[1]}")
        less = self._emit(f"sub i64 {both}, 1")
        bound = self._emit(f"select i1 {self._emit(f'icmp eq i64 {both}, 0')}, i64 0, i64 {less}")
        end = self._emit(f"add i64 {self._address(second)}, {sizes[1]}")
        last = self._emit(f"sub i64 {end}, 1")
        behind = self._emit(f"sub i64 {last}, {self._address(first)}")
        return self._emit(f"icmp uge i64 {behind}, {bound}")

    def _narrow(self, expression: Expression) -> bool:
        """Whether 32 bits with sign hold its value and all that it is computed from."""
        if isinstance(expression, Binary):
            if not (self._narrow(expression.left) and self._narrow(expression.right)):
                return False
        return within(range_of(expression, self._bits), bounds(32, signed=True))

    def _value(self, expression: Expression, bits: int) -> str:
        """An integer of 32 bits, if it is narrow, or of 64; what makes it valid is noted."""
        match expression:
            case Number(number):
                return str(number)
            case Argument(index, signed):
                return self._argument(index, signed, bits)
            case Dimension(name):
                register = f"{REGISTER}{name}"
                self.declares[register] = f"declare i32 {register}()"
                number = self._emit(f"call i32 {register}()")
                return number if bits == 32 else self._emit(f"zext i32 {number} to i64")
            case Binary(operator, left, right):
                checked = not within(range_of(expression, self._bits), bounds(64, signed=True))
                a, b = self._value(left, bits), self._value(right, bits)
                return self._binary(operator, a, b, bits, checked=checked)
            case Wrapped(kept, signed, of):
                whole = 32 if self._narrow(of) else 64
                return self._wrapped(self._value(of, whole), whole, kept, bits, signed)

    def _wrapped(self, value: str, whole: int, kept: int, bits: int, signed: bool) -> str:
        """What `kept` of a value's `whole` bits hold, as a number of `bits`."""
        low = value if kept == whole else self._emit(f"trunc i{whole} {value} to i{kept}")
        if kept == bits:
            return low
        return self._emit(f"{'sext' if signed else 'zext'} i{kept} {low} to i{bits}")

    def _argument(self, index: int, signed: bool, bits: int) -> str:
        type_, name = self._named(index)
        own = self._bits.get(index, 65)
        if own > 64:
            raise EditError(f"condition: arg{index} is {type_}, not an integer of up to 64 bits")
        if own != bits:
            return self._emit(f"{'sext' if signed else 'zext'} {type_} {name} to i{bits}")
        if not signed:
            self._valid.append(self._emit(f"icmp sge i{bits} {name}, 0"))
        return name

    def _address(self, index: int) -> str:
        type_, name = self._named(index)
        if not type_.startswith("ptr"):
            raise EditError(f"condition: arg{index} is {type_}, not a pointer")
        return self._emit(f"ptrtoint {type_} {name} to i64")

    def _named(self, index: int) -> tuple[str, str]:
        if index >= len(self._arguments):
            count = len(self._arguments)
            raise EditError(f"condition: there is no arg{index}, the kernel takes {count}")
        return self._arguments[index]

    def _binary(self, operator: str, a: str, b: str, bits: int, *, checked: bool) -> str:
        type_ = f"i{bits}"
        match operator:
            case "+" | "-" | "*" if checked:
                return self._overflowing(operator, a, b)
            case "+" | "-" | "*":
                return self._emit(f"{_ARITHMETIC[operator]} {type_} {a}, {b}")
            case "/" | "%":
                self._valid.append(self._emit(f"icmp sgt {type_} {b}, 0"))
                # The least positive divisor stands for one that is none: no thread may trap.
                divisor = self._smaller_or_larger("sgt", b, "1", bits)
                division = "sdiv" if operator == "/" else "srem"
                return self._emit(f"{division} {type_} {a}, {divisor}")
            case ">>":
                self._valid.append(self._emit(f"icmp ult {type_} {b}, 64"))
                # What is left of 32 bits after 31 places is what is left after more.
                most = self._emit(f"and {type_} {b}, 63")
                if bits == 32:
                    most = self._smaller_or_larger("slt", most, "31", bits)
                return self._emit(f"ashr {type_} {a}, {most}")
            case "&":
                return self._emit(f"and {type_} {a}, {b}")
            case _:
                return self._smaller_or_larger("slt" if operator == "min" else "sgt", a, b, bits)

    def _overflowing(self, operator: str, a: str, b: str) -> str:
        function = f"@llvm.{_OVERFLOWING[operator]}.with.overflow.i64"
        self.declares[function] = f"declare {{ i64, i1 }} {function}(i64, i64)"
        both = self._emit(f"call {{ i64, i1 }} {function}(i64 {a}, i64 {b})")
        over = self._emit(f"extractvalue {{ i64, i1 }} {both}, 1")
        self._valid.append(self._emit(f"xor i1 {over}, true"))
        return self._emit(f"extractvalue {{ i64, i1 }} {both}, 0")

    def _smaller_or_larger(self, predicate: str, a: str, b: str, bits: int) -> str:
        first = self._emit(f"icmp {predicate} i{bits} {a}, {b}")
        return self._emit(f"select i1 {first}, i{bits} {a}, i{bits} {b}")

    def _emit(self, text: str) -> str:
        """The result of an instruction; one that is there already is not written again."""
        if text not in self._known:
            self._known[text] = name = f"%gevo.guard.{len(self._known)}"
            self.lines.append(f"{name} = {text}")
        return self._known[text]


SECONDS = 60
ENTRY = "gevo.guard"
"""Label of the block that decides."""

_OF_HEADER = re.compile(r" ![a-zA-Z_.][\w.]* !\d+(?= !| \{|\Z)")
_DEBUG = re.compile(r" !dbg !\d+(?= !| \{|\Z)")
_RECORD = re.compile(r"    #dbg_")
_DESCRIBES_SOURCE = re.compile(r"(?:distinct )?!DI")
_ALLOCA = re.compile(rf"  {RESULT}alloca (?!.*, i\d+ %)")
_SHARED = re.compile(r" addrspace\(3\) ")
_UNNAMED = re.compile(r" (?:local_)?unnamed_addr ")
_TABLE = re.compile(r"(?:(?!externally_initialized).)* constant ")


def guarded_all(unmodified: Program, winner: Program, guards: Mapping[str, Condition]) -> Program:
    """`guarded` for each kernel with a condition, by name; raises as it."""
    for kernel, condition in guards.items():
        winner = guarded(unmodified, winner, kernel, condition)
    return winner


def guarded(unmodified: Program, winner: Program, kernel: str, condition: Condition) -> Program:
    """The winner, in which a kernel runs its unmodified body unless a condition holds.

    The kernel keeps its name and parameters, and the unmodified one's attributes. Everything else
    is the winner's: its other kernels, its settings. To guard several kernels, guard the result.

    Args:
        unmodified: The unmodified program.
        winner: A program with the same kernel.
        kernel: The kernel's name.
        condition: Decided in every thread, before anything else.

    Raises:
        EditError: There is no such kernel in both with the same parameters, the condition does
            not fit them, or the two programs differ where they must agree.
        ProgramError: LLVM refuses the result, or dies of it.
    """
    try:
        return in_child(_guarded, (unmodified, winner, kernel, condition), SECONDS)
    except ChildDied as death:
        reason = death.words or death.reason
        raise ProgramError(f"kernel {kernel} with its guard: LLVM fails: {reason}") from death


def _guarded(unmodified: Program, winner: Program, kernel: str, condition: Condition) -> Program:
    if not unmodified.dialect is winner.dialect is Dialect.LLVM:
        raise EditError("only kernels in LLVM IR can have a guard")
    try:
        merged = _Merge(_named(unmodified.text), _named(winner.text), kernel).text(condition)
    except Unreadable as reason:
        raise ProgramError(f"gevo cannot read this IR: {reason}") from reason
    return winner.rewritten(_named(merged))


def _named(text: str) -> str:
    """The same module as LLVM prints it, with a name for every value."""
    with opened_program(text, "the guarded kernel") as module:
        name_values(module)
        return strip_comments(str(module))


class _Merge:
    """Two modules on their way to one."""

    def __init__(self, old: str, new: str, kernel: str) -> None:
        self._kernel = kernel
        self._old = split_module(old)
        self._new = split_module(_addresses_matter(self._old, new))
        self._graph = references(self._old)
        self._nodes = _Nodes(self._old, self._new)
        # A variant that edits made has the very metadata of the program that it was made from.
        self._alike = self._old.rest == self._new.rest
        for pieces, which in ((self._old, "unmodified program"), (self._new, "winner")):
            if not _is_kernel(pieces.defined.get(kernel)):
                raise EditError(f"the {which} has no kernel {kernel}")
        types = [[a.type for a in self._function(p).signature.arguments]
                 for p in (self._old, self._new)]  # fmt: skip
        if types[0] != types[1]:
            raise EditError(f"kernel {kernel}: the winner takes other arguments")

    def _function(self, pieces: ModuleText) -> Function:
        return pieces.defined[self._kernel]

    def text(self, condition: Condition) -> str:
        """The merged module."""
        reached = self._reached()
        names = {n: self._fresh(n) for n in self._apart(reached)}
        more = [*self._definitions(reached, names)]
        old = self._taken(self._function(self._old)).with_symbols(names)
        kernel, declares = self._body(old, condition)
        known = {*self._new.declared, *self._new.defined}
        more += [line for name, line in declares.items() if name not in known]
        for name in sorted(reached & self._old.declared.keys() - known - declares.keys()):
            more.append(self._taken_line(self._old.declared[name]))
        for name in sorted(reached & self._old.defined.keys() & (names.keys() | self._absent())):
            copy = self._taken(self._old.defined[name]).with_symbols(names)
            more.append(replace(copy, header=_OF_HEADER.sub("", copy.header)).text)
        functions = {**self._new.defined, self._kernel: kernel}
        return printed(self._new, functions, [*more, *self._nodes.lines])

    def _reached(self) -> frozenset[str]:
        """What the unmodified kernel leads to, without itself."""
        return reachable(self._graph, [self._kernel]) - {self._kernel}

    def _absent(self) -> set[str]:
        return set(self._old.defined) - set(self._new.defined)

    def _apart(self, reached: frozenset[str]) -> set[str]:
        """Functions and variables that both modules have, but not the same."""
        apart: set[str] = set()
        for name in reached:
            old, new = self._old.defined.get(name), self._new.defined.get(name)
            if old is not None and new is not None and self._plain(old) != self._plain(new):
                apart.add(name)
            variables = [p.named.get(spelled(name)) for p in (self._old, self._new)]
            if None not in variables and len({_plain_line(str(v)) for v in variables}) > 1:
                self._require_own(name, str(variables[0]), str(variables[1]))
                apart.add(name)
        grown = True
        while grown:
            grown = False
            for name in reached - apart:
                held = name in self._old.defined and name in self._new.defined
                if held and apart & (self._graph.get(name, frozenset()) - {name}):
                    apart.add(name)
                    grown = True
        return apart

    def _plain(self, function: Function) -> list[str]:
        return [_plain_line(line) for line in (function.header, *function.body)]

    def _require_own(self, name: str, old: str, new: str) -> None:
        """Raise EditError unless each body may have a variable of this name to itself."""
        if all(_SHARED.search(line) or _TABLE.match(line) for line in (old, new)):
            return
        raise EditError(
            f"kernel {self._kernel}: the winner defines the variable @{name} otherwise, and what "
            "one launch leaves in it another one may need; no guard can keep both"
        )

    def _fresh(self, name: str) -> str:
        taken = {*self._new.defined, *self._new.declared}
        candidate = f"{name}_unmodified"
        while candidate in taken or spelled(candidate) in self._new.named:
            candidate += "_"
        return candidate

    def _definitions(self, reached: frozenset[str], names: Mapping[str, str]) -> Iterable[str]:
        """Types, comdats and variables of the unmodified program that the winner lacks."""
        for name, line in self._old.named.items():
            symbol = symbol_of(name)
            if name[0] != "@":
                if name not in self._new.named:
                    yield line
                elif name[0] == "%" and self._new.named[name] != line:
                    raise EditError(f"the winner defines the type {name} otherwise")
            elif symbol in reached and (symbol in names or name not in self._new.named):
                yield with_symbols(self._taken_line(line), names)

    def _taken(self, function: Function) -> Function:
        """A function of the unmodified module as the winner's module can hold it."""
        if self._alike:
            return function
        header = self._taken_line(_OF_HEADER.sub("", function.header))
        lines = tuple(self._taken_line(x) for x in function.body if not _RECORD.match(x))
        return replace(function, header=header, body=lines)

    def _taken_line(self, line: str) -> str:
        if self._alike:
            return line
        if "metadata !" in line:
            raise EditError(f"kernel {self._kernel}: a call with metadata cannot have a guard")
        return with_groups(self._nodes.moved(line), self._old.groups)

    def _body(self, old: Function, condition: Condition) -> tuple[Function, dict[str, str]]:
        """The kernel with both bodies, and what it calls to decide."""
        arguments = [(a.type, a.value) for a in old.signature.arguments]
        given = self._function(self._new)
        own = [a.value for a in given.signature.arguments]
        taken = {name for _, name in arguments}
        for side in (old, given):  # either may have a guard already
            taken |= {name for name in side.locals() if name.startswith(f"%{ENTRY}")}
        names = _others(given.locals(), taken, ".winner")
        names |= {a: b for a, (_, b) in zip(own, arguments, strict=True) if a != b}
        new = given.renamed(names)
        old = old.renamed(_others(old.locals(), {*taken, *new.locals()}, ".unmodified"))
        writer = ConditionWriter(arguments)
        result = writer.write(condition)
        header = old.header
        if not self._alike and (debug := _DEBUG.search(given.header)):
            header = f"{header.removesuffix(' {')}{debug[0]} {{"
        sides = [new.blocks, old.blocks]
        moved = [line for blocks in sides for line in blocks[0][1] if _ALLOCA.match(line)]
        lines = [f"{ENTRY}:", *moved]
        lines += [f"  {line}" for line in writer.lines]
        targets = ", ".join(f"label %{blocks[0][0]}" for blocks in sides)
        lines.append(f"  br i1 {result}, {targets}")
        for blocks in sides:
            for label, block in blocks:
                lines += ["", f"{label}:", *(line for line in block if line not in moved)]
        declares = {name[1:]: line for name, line in writer.declares.items()}
        return replace(old, header=header, body=tuple(lines)), declares


class _Nodes:
    """Metadata of one module under numbers that another has not used.

    Lines in the source are left behind: their scopes are the other module's functions.

    Attributes:
        lines: The nodes that were moved.
    """

    def __init__(self, old: ModuleText, new: ModuleText) -> None:
        self._old = old.metadata
        self._next = 1 + max((int(number[1:]) for number in new.metadata), default=-1)
        self._numbers: dict[str, str] = {}
        self.lines: list[str] = []

    def moved(self, line: str) -> str:
        """An instruction or a variable with its hints, and no lines in the source."""
        found = ATTACHED.search(line)
        if found is None:
            return line
        hints = (m for m in ATTACHMENT.finditer(found[0]) if m[1] != "dbg")
        return line[: found.start()] + "".join(f", !{m[1]} {self._node(m[2])}" for m in hints)

    def _node(self, node: str) -> str:
        if node[1] == "{":
            return node
        if node not in self._numbers:
            self._numbers[node] = number = f"!{self._next}"
            self._next += 1
            head, brace, inner = self._old[node].partition("{")
            parts = split_top(inner.removesuffix("}"))
            kept = (self._part(one) for one in parts if not self._located(one))
            self.lines.append(f"{number} = {head}{brace}{', '.join(kept)}}}")
        return self._numbers[node]

    def _part(self, part: str) -> str:
        return self._node(part) if part in self._old else part

    def _located(self, part: str) -> bool:
        """Whether it says where in the source a loop stands."""
        return _DESCRIBES_SOURCE.match(self._old.get(part, "")) is not None


def _is_kernel(function: Function | None) -> bool:
    return function is not None and function.signature.kernel


def _addresses_matter(old: ModuleText, new: str) -> str:
    """The winner without what passes found of variables: that nothing asks for their addresses.

    That holds of its own body, and need not of the unmodified one.
    """

    def line_of(line: str) -> str:
        before = old.named.get(line.partition(" = ")[0], line)
        return line if _UNNAMED.search(before) else _UNNAMED.sub(" ", line, count=1)

    return "\n".join(line_of(x) if x[:1] == "@" else x for x in new.split("\n"))


def _plain_line(line: str) -> str:
    return ATTACHED.sub("", line)


def _others(names: Iterable[str], taken: Set[str], suffix: str) -> dict[str, str]:
    """Other names, with `%`, for those that are taken."""
    own = list(names)
    used = {*taken, *own}
    found: dict[str, str] = {}
    for name in own:
        if name in taken:
            other = name
            while other in used:
                other = f'{other[:-1]}{suffix}"' if other[-1] == '"' else other + suffix
            used.add(other)
            found[name] = other
    return found
