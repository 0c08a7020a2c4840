"""PTX modules to LLVM IR: variables, functions, and what surrounds them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter

from gevo.program.ptx.debug import Metadata
from gevo.program.ptx.forms import check
from gevo.program.ptx.function import Surroundings, lift_function, registers_of, signature
from gevo.program.ptx.lifting import Symbol, float_constant, literal_bits, variable_type
from gevo.program.ptx.operands import number, operand
from gevo.program.ptx.parser import parse_module
from gevo.program.ptx.syntax import (
    Address,
    Function,
    Instruction,
    Module,
    Name,
    PtxError,
    Variable,
)
from gevo.program.ptx.types import LLVM_TYPES, SPACES, is_integer, pointer, signed, width

_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
_SHARED = 3


def lift(
    text: str, name: str = "kernel.ptx", kept: Callable[[Instruction], bool] | None = None
) -> str:
    """LLVM IR of a PTX module: registers are allocas, to be promoted.

    Args:
        text: PTX.
        name: Of the file, for debug information where the text has none.
        kept: See `Surroundings`.

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
    names = _named(module, defined)
    known = {f.name: registers_of(f, names.of(f)) for f in module.functions}
    signatures = {f.name: signature(f, known[f.name]) for f in module.functions}
    inside = {function.name for function in defined}
    declared: dict[str, str] = {}
    for outside in signatures.keys() - inside:
        returns, types = signatures[outside]
        declared[outside] = f'declare {returns} @"{outside}"({", ".join(types)})'
    metadata = Metadata(module, name)
    bodies: list[str] = []
    for function in defined:
        symbols = names.of(function)
        anchor = _anchor(function, symbols)
        around = Surroundings(symbols, signatures, declared, metadata, anchor, kept)
        bodies.append(lift_function(function, known[function.name], around))
    head = (f'target datalayout = "{_LAYOUT}"', 'target triple = "nvptx64-nvidia-cuda"', "")
    variables = [_definition(symbol, v, names.shared) for symbol, v in names.variables.items()]
    outer = [text for _, text in sorted(declared.items())]
    return "\n".join((*head, *variables, "", *bodies, *outer, "", metadata.text, ""))


@dataclass
class _Names:
    """What names mean.

    Attributes:
        shared: Variables of the module, by name.
        own: Those of functions, by the function's name and theirs.
        variables: All of them, by what points to them in LLVM IR.
    """

    shared: dict[str, Symbol] = field(default_factory=dict[str, Symbol])
    own: dict[str, dict[str, Symbol]] = field(default_factory=dict[str, dict[str, Symbol]])
    variables: dict[str, Variable] = field(default_factory=dict[str, Variable])

    def of(self, function: Function) -> dict[str, Symbol]:
        """What a function can name."""
        return self.shared | self.own.get(function.name, {})

    def add(self, names: dict[str, Symbol], v: Variable, text: str) -> None:
        """Another variable; raises PtxError where there is one of that name."""
        if v.space not in SPACES or v.space == "param":
            raise PtxError(f"gevo does not read variables in .{v.space}", v.line)
        if v.name in names and not v.external:
            raise PtxError(f"{v.name} is declared twice", v.line)
        names[v.name] = Symbol(text, SPACES[v.space])
        self.variables.setdefault(text, v)


def _named(module: Module, functions: list[Function]) -> _Names:
    names = _Names()
    for variable in module.variables:
        names.add(names.shared, variable, f'@"{variable.name}"')
    for function in functions:
        own = names.own.setdefault(function.name, {})
        for variable in function.variables:
            if variable.space in ("local", "param"):
                continue
            text = f'@"{variable.name}"'
            if text in names.variables and not variable.external:
                text = f'@"{function.name}.{variable.name}"'
            names.add(own, variable, text)
    return names


def _anchor(function: Function, symbols: dict[str, Symbol]) -> str:
    """A variable in shared memory that the function uses; empty where there is none."""
    for statement in function.body:
        for operand_ in statement.operands if isinstance(statement, Instruction) else ():
            base = operand_.base if isinstance(operand_, Address) else operand_
            symbol = symbols.get(base.text) if isinstance(base, Name) else None
            if symbol is not None and symbol.space == _SHARED:
                return symbol.text
    return ""


def _definition(text: str, v: Variable, symbols: dict[str, Symbol]) -> str:
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
    return f"{text} = {what}, align {v.align}"


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
