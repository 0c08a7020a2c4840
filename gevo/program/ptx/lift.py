"""PTX modules to LLVM IR: variables, functions, and what surrounds them."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter

from gevo.program.ptx.debug import Metadata
from gevo.program.ptx.forms import check
from gevo.program.ptx.function import Surroundings, lift_function, registers_of, signature
from gevo.program.ptx.lifting import Symbol, float_constant, literal_bits, variable_type
from gevo.program.ptx.operands import number, operand
from gevo.program.ptx.parser import parse_module
from gevo.program.ptx.syntax import Function, Instruction, Module, Name, PtxError, Variable
from gevo.program.ptx.types import LLVM_TYPES, SPACES, is_integer, pointer, signed, width

_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
_SHARED = 3


def lift(text: str, name: str = "kernel.ptx") -> str:
    """LLVM IR of a PTX module: registers are allocas, to be promoted.

    Args:
        text: PTX.
        name: Of the file, for debug information where the text has none.

    Raises:
        PtxError: It is no PTX, or has something that gevo does not read.
    """
    module = parse_module(text)
    defined = [function for function in module.functions if function.defined]
    for function in defined:
        for statement in function.body:
            if isinstance(statement, Instruction):
                check(statement)
    _check_calls(defined)
    symbols = _symbols(module, defined)
    known = {function.name: registers_of(function, symbols) for function in defined}
    signatures = {f.name: signature(f, registers_of(f, symbols)) for f in module.functions}
    declared: dict[str, str] = {}
    for function in module.functions:
        if not function.defined and function.name not in known:
            returns, types = signatures[function.name]
            declared[function.name] = f'declare {returns} @"{function.name}"({", ".join(types)})'
    metadata = Metadata(module, name)
    anchor = next((s.text for s in symbols.values() if s.space == _SHARED), "")
    around = Surroundings(symbols, signatures, declared, metadata, anchor)
    bodies = [lift_function(function, known[function.name], around) for function in defined]
    for function in defined:
        declared.pop(function.name, None)
    head = (f'target datalayout = "{_LAYOUT}"', 'target triple = "nvptx64-nvidia-cuda"', "")
    globals_ = [_definition(v, symbols) for v in _variables(module, defined)]
    return "\n".join((*head, *globals_, "", *bodies, *declared.values(), "", metadata.text, ""))


def _variables(module: Module, functions: list[Function]) -> list[Variable]:
    """Everything that is a global variable in LLVM IR; functions' own have unique names."""
    inner = (v for f in functions for v in f.variables if v.space not in ("local", "param"))
    return [*module.variables, *inner]


def _symbols(module: Module, functions: list[Function]) -> dict[str, Symbol]:
    found: dict[str, Symbol] = {}
    for variable in _variables(module, functions):
        if variable.name in found:
            raise PtxError(f"{variable.name} is declared twice", variable.line)
        if variable.space not in SPACES or variable.space == "param":
            raise PtxError(f"gevo does not read variables in .{variable.space}", variable.line)
        found[variable.name] = Symbol(f'@"{variable.name}"', SPACES[variable.space])
    return found


def _definition(v: Variable, symbols: dict[str, Symbol]) -> str:
    """A variable: what the host may fill must not be folded."""
    space, type_ = SPACES[v.space], variable_type(v)
    if v.external:
        what = f"external addrspace({space}) {'constant' if space == 4 else 'global'} {type_}"
    elif space == _SHARED:
        what = f"internal addrspace({space}) global {type_} undef"
    else:
        kind = "constant" if space == 4 else "global"
        value = _initial(v, symbols)
        what = f"addrspace({space}) externally_initialized {kind} {type_} {value}"
    return f'@"{v.name}" = {what}, align {v.align}'


def _initial(v: Variable, symbols: dict[str, Symbol]) -> str:
    if not v.initial:
        return "zeroinitializer"
    type_ = LLVM_TYPES[v.type]
    values = [_constant(v, text, type_, symbols) for text in v.initial]
    if v.count is None:
        return values[0]
    values += [f"{'0' if is_integer(type_) else float_constant(0, type_)}"] * (
        v.count - len(values)
    )
    return "[" + ", ".join(f"{type_} {value}" for value in values) + "]"


def _constant(v: Variable, text: str, type_: str, symbols: dict[str, Symbol]) -> str:
    """One value of an initialiser: a number, or an address."""
    try:
        if re.match(r"-?\d", text):
            value = number(text)
            if is_integer(type_):
                if value.float_bits > width(type_) or "." in text:
                    raise ValueError(text)
                return str(signed(value.value, width(type_)))
            return float_constant(literal_bits(value, type_), type_)
        found = operand(text)
        symbol = symbols[found.text] if isinstance(found, Name) else None
        if symbol is None or not isinstance(found, Name) or type_ != "i64":
            raise ValueError(text)
    except (ValueError, KeyError) as reason:
        raise PtxError(f"gevo does not read the initial value {text}", v.line) from reason
    place = f"{pointer(symbol.space)} {symbol.text}"
    if found.generic and symbol.space:
        place = f"ptr addrspacecast ({place} to ptr)"
    if found.offset:
        kind = place.partition(" @")[0] if not found.generic else "ptr"
        place = f"{kind} getelementptr (i8, {place}, i64 {found.offset})"
    return f"ptrtoint ({place} to i64)"


def _check_calls(functions: list[Function]) -> None:
    """Refuse recursion."""
    graph: dict[str, set[str]] = {}
    lines = {function.name: function.line for function in functions}
    for function in functions:
        called = (
            o.text
            for i in function.body
            if isinstance(i, Instruction) and i.op == "call"
            for o in i.operands
            if isinstance(o, Name)
        )
        graph[function.name] = {name for name in called if name in lines}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        name = error.args[1][0]
        raise PtxError(
            f"{name} calls itself; gevo does not read recursion", lines[name]
        ) from error
