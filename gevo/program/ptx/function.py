"""One function: its parameters, registers and blocks, and the guards of its instructions.

An instruction under a guard is selected where it only computes, and branched around elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gevo.program.ptx import control
from gevo.program.ptx.debug import Metadata
from gevo.program.ptx.forms import lift_instruction
from gevo.program.ptx.inference import Registers, infer, results
from gevo.program.ptx.lifting import Lift, Symbol, variable_type
from gevo.program.ptx.syntax import (
    Function,
    Guard,
    Instruction,
    Label,
    Location,
    Name,
    NoUnroll,
    Variable,
)
from gevo.program.ptx.types import LLVM_TYPES, is_float

_START = Instruction(None, ("entry",), (), 0, None)
_ARITHMETIC = frozenset("add sub mul fma mad div sqrt rcp min max abs neg setp set cvt".split())
_PURE = frozenset(
    "add sub mul mad fma min max abs neg and or xor not cnot shl shr shf lop3 prmt bfe bfi bfind "
    "popc clz brev selp setp set slct mov cvt cvta copysign mul24 mad24 sad dp4a dp2a "
    "testp".split()
)
"""What may be executed where its guard does not hold, its result being dropped."""
_LIMITS = frozenset("maxntid reqntid minnctapersm maxnreg".split())


@dataclass(frozen=True)
class Surroundings:
    """What functions of a module share.

    Attributes:
        symbols: The module's variables.
        signatures: Result and parameter types of its functions.
        declared: What LLVM needs declared, by name.
        metadata: Of the module.
        anchor: A pointer to some variable in shared memory; or empty.
        kept: Of inline assembly, which instructions stay what they are; None elsewhere. What
            the attributes of the function say that it stands in is not known.
    """

    symbols: Mapping[str, Symbol]
    signatures: Mapping[str, tuple[str, tuple[str, ...]]]
    declared: dict[str, str]
    metadata: Metadata
    anchor: str
    kept: Callable[[Instruction], bool] | None = None


def registers_of(function: Function, symbols: Mapping[str, Symbol]) -> Registers:
    """What is known of a function's registers."""
    spaces = {name: symbol.space for name, symbol in symbols.items()}
    for variable in (*function.variables, *function.parameters, *function.results):
        if variable.space != "reg":
            spaces[variable.name] = 3 if variable.space == "shared" else 0
    return infer(function, spaces)


def signature(function: Function, registers: Registers) -> tuple[str, tuple[str, ...]]:
    """Result and parameter types of a function, in LLVM IR."""
    takes = tuple(_parameter_type(p, registers) for p in function.parameters)
    gives = [variable_type(result) for result in function.results]
    if len(gives) > 1:
        return f"{{ {', '.join(gives)} }}", takes
    return gives[0] if gives else "void", takes


def _parameter_type(p: Variable, registers: Registers) -> str:
    return "ptr" if p.name in registers.pointers and p.count is None else variable_type(p)


def lift_function(function: Function, registers: Registers, around: Surroundings) -> str:
    """The function's definition in LLVM IR; raises PtxError."""
    symbols = dict(around.symbols)
    symbols.update(_local_symbols(function))
    w = Lift(
        around.declared,
        function=function,
        registers=registers,
        symbols=symbols,
        signatures=around.signatures,
        anchor=around.anchor,
        flushing=around.kept is None and _flushing(function),
        kept=around.kept,
        instruction=_START,
    )
    line = next((i.location.line for i in _instructions(function) if i.location), function.line)
    file = next((i.location.file for i in _instructions(function) if i.location), 0)
    program = around.metadata.subprogram(function.name, file, line)
    _body(w, function, around.metadata, program)
    return "\n".join((_header(w, program), '"$entry":', *_entry(w), *w.needed(), "}", ""))


def _instructions(function: Function) -> list[Instruction]:
    return [one for one in function.body if isinstance(one, Instruction)]


def _local_symbols(function: Function) -> Mapping[str, Symbol]:
    found: dict[str, Symbol] = {}
    for variable in function.variables:
        if variable.space in ("local", "param"):
            found[variable.name] = Symbol(f'%"{variable.name}.m"', 0)
    for variable in function.parameters + function.results:
        if variable.space != "reg":
            passed = function.kernel and variable.count is not None
            found[variable.name] = Symbol(f'%"{variable.name}{"" if passed else ".m"}"', 0)
    return found


def _flushing(function: Function) -> bool:
    """Whether all arithmetic of floats has `.ftz`, so that attributes can say it."""
    found = False
    for i in _instructions(function):
        types = [part for part in i.parts[1:] if part in ("f32", "f16", "f16x2")]
        if i.op not in _ARITHMETIC or not types or i.has("approx", "full"):
            continue
        if i.op == "cvt" and sum(part in LLVM_TYPES and is_float(LLVM_TYPES[part])
                                 for part in i.parts[1:]) < 2:  # fmt: skip
            continue
        if not i.has("ftz"):
            return False
        found = True
    return found


def _header(w: Lift, program: int) -> str:
    function = w.function
    returns, types = w.signatures[function.name]
    arguments: list[str] = []
    for parameter, type_ in zip(function.parameters, types, strict=True):
        if function.kernel and parameter.count is not None:
            type_ = f"ptr byval({type_}) align {parameter.align}"
        arguments.append(f'{type_} %"{parameter.name}"')
    kind = "ptx_kernel" if function.kernel else "internal"
    limits = "".join(
        f' "nvvm.{name}"="{"".join(text.split())}"'
        for name, text in function.limits.items()
        if name in _LIMITS and text
    )
    if w.flushing:
        limits += ' "denormal-fp-math-f32"="preserve-sign,preserve-sign"'
    return (
        f'define {kind} {returns} @"{function.name}"({", ".join(arguments)}) '
        f"convergent norecurse nounwind{limits} !dbg !{program} {{"
    )


def _entry(w: Lift) -> list[str]:
    """Allocas of registers, parameters and local variables, and what parameters hold."""
    function = w.function
    stores: list[str] = []
    lines: list[str] = []
    _, types = w.signatures[function.name]
    for parameter, type_ in zip(function.parameters, types, strict=True):
        value = f'{type_} %"{parameter.name}"'
        if parameter.space == "reg":
            w.used[parameter.name] = w.registers.types[parameter.name]
            stores.append(f'  store {value}, ptr %"{parameter.name}.r"')
        elif not function.kernel or parameter.count is None:
            align = max(parameter.align, 8)
            lines.append(f'  %"{parameter.name}.m" = alloca {type_}, align {align}')
            stores.append(f'  store {value}, ptr %"{parameter.name}.m"')
    for variable in (*function.results, *function.variables):
        if variable.space in ("local", "param"):
            type_ = variable_type(variable)
            align = max(variable.align, 8)
            lines.append(f'  %"{variable.name}.m" = alloca {type_}, align {align}')
    lines += [f'  %"{name}.r" = alloca {type_}' for name, type_ in sorted(w.used.items())]
    return [*lines, *stores, '  br label %"$body"']


def _body(w: Lift, function: Function, metadata: Metadata, program: int) -> None:
    loops = _Loops(function, metadata)
    w.open = False
    w.start("$body")
    for place, statement in enumerate(function.body):
        if isinstance(statement, Label):
            w.start(statement.name)
        elif isinstance(statement, Instruction):
            w.instruction = statement
            where = statement.location or Location(0, statement.line, 1)
            w.debug = f", !dbg !{metadata.location(where, program)}"
            if not w.open:
                w.start(w.block("dead"))
            if statement.op in ("bra", "brx"):
                _branch(w, statement, loops, place)
            else:
                _guarded(w, statement)
    if w.open:
        control.end_function(w)


class _Loops:
    """Loops that the text says not to unroll."""

    def __init__(self, function: Function, metadata: Metadata) -> None:
        self._metadata = metadata
        self._places: dict[str, int] = {}
        self._headers: set[str] = set()
        last = ""
        for place, statement in enumerate(function.body):
            if isinstance(statement, Label):
                last = statement.name
                self._places[last] = place
            elif isinstance(statement, NoUnroll):
                self._headers.add(last)

    def knows(self, label: str) -> bool:
        """Whether there is such a label."""
        return label in self._places

    def hint(self, label: str, place: int) -> str:
        """What a branch at a place of the body says of the loop that it closes."""
        if label in self._headers and self._places[label] <= place:
            return f", !llvm.loop !{self._metadata.kept_rolled()}"
        return ""


def _branch(w: Lift, i: Instruction, loops: _Loops, place: int) -> None:
    """`bra` and `brx.idx`."""
    if i.op == "brx":
        _table(w, i)
        return
    target = i.operands[0] if i.operands else None
    if not isinstance(target, Name) or not loops.knows(target.text):
        raise i.refused("there is no such label")
    hint = loops.hint(target.text, place)
    if i.guard is None:
        w.end(f'br label %"{target.text}"{hint}')
        return
    behind = w.block("go")
    _fork(w, i.guard, target.text, behind, hint)
    w.start(behind)


def _fork(w: Lift, guard: Guard, yes: str, no: str, hint: str = "") -> None:
    flag = w.read(guard.register, "i1")
    first, second = (no, yes) if guard.negated else (yes, no)
    w.end(f'br i1 {flag}, label %"{first}", label %"{second}"{hint}')


def _table(w: Lift, i: Instruction) -> None:
    table = i.operands[1]
    labels = w.function.tables.get(table.text) if isinstance(table, Name) else None
    if labels is None or i.guard is not None:
        raise i.refused()
    other = w.block("never")
    cases = " ".join(f'i32 {n}, label %"{label}"' for n, label in enumerate(labels))
    w.end(f'switch i32 {w.read(i.operands[0], "i32")}, label %"{other}" [ {cases} ]')
    w.start(other)
    w.end("unreachable")


def _guarded(w: Lift, i: Instruction) -> None:
    if i.guard is None:
        lift_instruction(w, i)
        return
    if i.op in _PURE and not i.has("cc") and _select(w, i, i.guard):
        return
    do, behind = w.block("do"), w.block("go")
    _fork(w, i.guard, do, behind)
    w.start(do)
    lift_instruction(w, i)
    w.start(behind)


def _select(w: Lift, i: Instruction, guard: Guard) -> bool:
    """Execute always, and keep what the results were where the guard does not hold."""
    targets = [name for name in results(i) if name != "_"]
    if any(name in w.registers.scaled for name in targets):
        return False
    flag = w.read(guard.register, "i1")
    types = [w.registers.types.get(name, "i32") for name in targets]
    before = [w.held(name) for name in targets]
    lift_instruction(w, i)
    for name, type_, old in zip(targets, types, before, strict=True):
        first, second = (old, w.held(name)) if guard.negated else (w.held(name), old)
        w.hold(name, w.temp(f"select i1 {flag}, {type_} {first}, {type_} {second}"))
    return True
