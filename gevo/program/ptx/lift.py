"""PTX modules to LLVM IR: variables, functions, and what surrounds them.

One function: its parameters, registers and blocks, and the guards of its instructions. An
instruction under a guard is selected where it only computes, and branched around elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from gevo.program.llvm.syntax.signature import READ_ONLY
from gevo.program.ptx import control, memory
from gevo.program.ptx.forms import check, lift_instruction
from gevo.program.ptx.inference import Registers, infer, results
from gevo.program.ptx.lifting import Lift, Symbol, float_constant, literal_bits, variable_type
from gevo.program.ptx.literals import number
from gevo.program.ptx.parser import LIMITS, operand, parse_module
from gevo.program.ptx.syntax import (
    LLVM_TYPES,
    PARAMETERS,
    SPACES,
    Address,
    Function,
    Guard,
    Instruction,
    Label,
    Location,
    Module,
    Name,
    NoUnroll,
    PtxError,
    Variable,
    is_float,
    is_integer,
    pointer,
    signed,
    width,
)


class Metadata:
    """The metadata of a lifted module, as it grows.

    With `.loc` the lines are those of the source files, else those of the PTX text.
    """

    def __init__(self, module: Module, name: str) -> None:
        self._lines: list[str] = []
        self._module = module
        self._nodes: dict[str, int] = {}
        self._files: dict[int, int] = {}
        self._places: dict[tuple[int, Location], int] = {}
        self._name = name
        first = min(module.files, default=0)
        unit = self.node(
            f"distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !{self._file(first)}, "
            "emissionKind: DebugDirectivesOnly)"
        )
        version = self.node('!{i32 2, !"Debug Info Version", i32 3}')
        self._type = self.node("!DISubroutineType(types: !{})")
        self._unit = unit
        self._named = (f"!llvm.dbg.cu = !{{!{unit}}}", f"!llvm.module.flags = !{{!{version}}}")

    @property
    def text(self) -> str:
        """All nodes."""
        return "\n".join((*self._named, *self._lines))

    def node(self, text: str) -> int:
        """The number of a node with this text."""
        if text not in self._nodes:
            self._nodes[text] = len(self._lines)
            self._lines.append(f"!{len(self._lines)} = {text}")
        return self._nodes[text]

    def _file(self, number: int) -> int:
        known = self._files.get(number)
        if known is None:
            path = PurePosixPath(self._module.files.get(number, self._name))
            name, folder = _quoted(path.name), _quoted(str(path.parent))
            known = self.node(f'!DIFile(filename: "{name}", directory: "{folder}")')
            self._files[number] = known
        return known

    def subprogram(self, name: str, file: int, line: int) -> int:
        """A function of that name."""
        return self.node(
            f'distinct !DISubprogram(name: "{_quoted(name)}", scope: !{self._file(file)}, '
            f"file: !{self._file(file)}, line: {line}, type: !{self._type}, scopeLine: {line}, "
            f"spFlags: DISPFlagDefinition, unit: !{self._unit})"
        )

    def location(self, where: Location, function: int) -> int:
        """A place in the source, in the function with that subprogram."""
        known = self._places.get((function, where))
        if known is None:
            known = self._places[function, where] = self._location(where, function)
        return known

    def _location(self, where: Location, function: int) -> int:
        scope, caller = function, ""
        if where.caller is not None:
            name = self._module.strings.get(where.function, where.function)
            scope = self.subprogram(name, where.file, 0)
            caller = f", inlinedAt: !{self.location(where.caller, function)}"
        return self.node(
            f"!DILocation(line: {where.line}, column: {where.column}, scope: !{scope}{caller})"
        )

    def kept_rolled(self) -> int:
        """A loop that is not to be unrolled."""
        hint = self.node('!{!"llvm.loop.unroll.disable"}')
        number = len(self._lines)
        return self.node(f"distinct !{{!{number}, !{hint}}}")


def _quoted(text: str) -> str:
    if text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return "".join(c if c.isprintable() and c not in '"\\' else f"\\{ord(c):02X}" for c in text)


_START = Instruction(None, ("entry",), (), 0, None)
_ARITHMETIC = frozenset("add sub mul fma mad div sqrt rcp min max abs neg setp set cvt".split())
_PURE = frozenset(
    "add sub mul mad fma min max abs neg and or xor not cnot shl shr shf lop3 prmt bfe bfi bfind "
    "popc clz brev selp setp set slct mov cvt cvta copysign mul24 mad24 sad dp4a dp2a "
    "testp".split()
)
"""What may be executed where its guard does not hold, its result being dropped."""


@dataclass(frozen=True)
class Surroundings:
    """What functions of a module share.

    Attributes:
        symbols: The module's variables.
        signatures: Result and parameter types of its functions.
        declared: What LLVM needs declared, by name.
        metadata: Of the module.
        anchor: A pointer to some variable in shared memory; or empty.
        recursive: Whether the function calls itself, or others that call it.
        kept: Of inline assembly, which instructions stay what they are; None elsewhere. What
            the attributes of the function say that it stands in is not known.
    """

    symbols: Mapping[str, Symbol]
    signatures: Mapping[str, tuple[str, tuple[str, ...]]]
    declared: dict[str, str]
    metadata: Metadata
    anchor: str
    recursive: bool = False
    kept: Callable[[Instruction], bool] | None = None


def registers_of(function: Function, symbols: Mapping[str, Symbol]) -> Registers:
    """What is known of a function's registers."""
    spaces = {name: symbol.space for name, symbol in symbols.items()}
    for variable in (*function.variables, *function.parameters, *function.results):
        if variable.space != "reg":
            spaces[variable.name] = SPACES.get(variable.space, 0)
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
    head = _header(w, program, around.recursive)
    return "\n".join((head, '"$entry":', *_entry(w), *w.needed(), "}", ""))


def _instructions(function: Function) -> list[Instruction]:
    return [one for one in function.body if isinstance(one, Instruction)]


def _local_symbols(function: Function) -> Mapping[str, Symbol]:
    found: dict[str, Symbol] = {}
    for variable in function.variables:
        if variable.space == "local":
            found[variable.name] = Symbol(f'%"{variable.name}.l"', SPACES["local"])
        elif variable.space == "param":
            found[variable.name] = Symbol(f'%"{variable.name}.m"', PARAMETERS)
    for variable in function.parameters + function.results:
        if variable.space != "reg":
            passed = function.kernel and variable.count is not None
            text = f'%"{variable.name}{"" if passed else ".m"}"'
            found[variable.name] = Symbol(text, PARAMETERS)
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


def _header(w: Lift, program: int, recursive: bool) -> str:
    function = w.function
    returns, types = w.signatures[function.name]
    arguments: list[str] = []
    for parameter, type_ in zip(function.parameters, types, strict=True):
        if function.kernel and parameter.count is not None:
            type_ = f"ptr byval({type_}) align {parameter.align} {READ_ONLY}"
        arguments.append(f'{type_} %"{parameter.name}"')
    kind = "ptx_kernel" if function.kernel else "internal"
    limits = "".join(
        f' "nvvm.{name}"="{"".join(text.split())}"'
        for name, text in function.limits.items()
        if name in LIMITS and text
    )
    if w.flushing:
        limits += ' "denormal-fp-math-f32"="preserve-sign,preserve-sign"'
    return (
        f'define {kind} {returns} @"{function.name}"({", ".join(arguments)}) '
        f"convergent {'' if recursive else 'norecurse '}nounwind{limits} !dbg !{program} {{"
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
        if variable.space == "local":
            kind = pointer(SPACES["local"])
            cast = f'addrspacecast ptr %"{variable.name}.m" to {kind}'
            stores.append(f'  %"{variable.name}.l" = {cast}')
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


_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
_SHARED = 3


@dataclass(frozen=True)
class Lifted:
    """What was read of a PTX module.

    Attributes:
        text: LLVM IR: registers are allocas, to be promoted.
        kernels: Names of the module's kernels.
        unread: Why functions are not in it, by name: something in them is not read, or in what
            they call.
    """

    text: str
    kernels: tuple[str, ...]
    unread: Mapping[str, PtxError]


def lift(
    text: str, name: str = "kernel.ptx", kept: Callable[[Instruction], bool] | None = None
) -> str:
    """LLVM IR of a PTX module, all of it; see `lift_readable`.

    Raises:
        PtxError: It is no PTX, or has something that gevo does not read.
    """
    lifted = lift_readable(text, name, kept)
    if lifted.unread:
        raise min(lifted.unread.values(), key=lambda reason: reason.line)
    return lifted.text


def lift_readable(
    text: str, name: str = "kernel.ptx", kept: Callable[[Instruction], bool] | None = None
) -> Lifted:
    """LLVM IR of what gevo reads of a PTX module.

    Args:
        text: PTX.
        name: Of the file, for debug information where the text has none.
        kept: See `Surroundings`.

    Raises:
        PtxError: It is no PTX, or has something outside its functions that gevo does not read.
    """
    module = parse_module(text)
    defined = [function for function in module.functions if function.defined]
    names = _named(module, defined)
    metadata = Metadata(module, name)
    calls = _calls(defined)
    lifting = _Lifting(module, names, metadata, kept, _recursive(calls))
    bodies: dict[str, str] = {}
    for function in defined:
        try:
            bodies[function.name] = lifting.function(function)
        except PtxError as reason:
            lifting.unread[function.name] = _placed(reason, function, module.files)
    unread = dict(lifting.unread)
    for caller in bodies:
        found = [lifting.unread[one] for one in _reached(calls, caller) if one in lifting.unread]
        if found:
            unread[caller] = min(found, key=lambda reason: reason.line)
    head = (f'target datalayout = "{_LAYOUT}"', 'target triple = "nvptx64-nvidia-cuda"', "")
    variables = [_definition(symbol, v, names.shared) for symbol, v in names.variables.items()]
    read = (body for of, body in bodies.items() if of not in unread)
    outer = [text for _, text in sorted(lifting.declared.items())]
    lines = (*head, *variables, "", *read, *outer, "", metadata.text, "")
    kernels = tuple(f.name for f in defined if f.kernel)
    return Lifted("\n".join(lines), kernels, unread)


def _placed(reason: PtxError, function: Function, files: Mapping[int, str]) -> PtxError:
    """A refusal with the place in the source that its instruction comes from, where told."""
    for one in _instructions(function):
        where = one.location
        if one.line == reason.line and where is not None and where.file in files:
            name = PurePosixPath(files[where.file]).name
            return PtxError(f"{reason.message} (from {name}:{where.line})", reason.line)
    return reason


class _Lifting:
    """The functions of a module, lifted one by one.

    Attributes:
        declared: What LLVM needs declared, by name.
        unread: Why functions cannot be read, by name.
    """

    def __init__(
        self,
        module: Module,
        names: _Names,
        metadata: Metadata,
        kept: Callable[[Instruction], bool] | None,
        recursive: frozenset[str],
    ) -> None:
        self._names, self._metadata = names, metadata
        self._kept, self._recursive = kept, recursive
        self.declared: dict[str, str] = {}
        self.unread: dict[str, PtxError] = {}
        self._known: dict[str, Registers] = {}
        self._signatures: dict[str, tuple[str, tuple[str, ...]]] = {}
        inside = {f.name for f in module.functions if f.defined}
        for f in module.functions:
            try:
                self._known[f.name] = registers_of(f, names.of(f))
                self._signatures[f.name] = signature(f, self._known[f.name])
            except PtxError as reason:
                self.unread[f.name] = reason
                continue
            if f.name not in inside:
                returns, types = self._signatures[f.name]
                self.declared[f.name] = f'declare {returns} @"{f.name}"({", ".join(types)})'

    def function(self, function: Function) -> str:
        """The definition of a function; raises PtxError."""
        for statement in function.body:
            if isinstance(statement, Instruction):
                check(statement)
        memory.check_parameters(function)
        if function.name in self.unread:
            raise self.unread[function.name]
        symbols = self._names.of(function)
        around = Surroundings(
            symbols,
            self._signatures,
            self.declared,
            self._metadata,
            _anchor(function, symbols),
            function.name in self._recursive,
            self._kept,
        )
        return lift_function(function, self._known[function.name], around)


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
        raise PtxError(f"gevo does not read the initial value {text[:80]}", v.line) from reason
    place = f"{pointer(symbol.space)} {symbol.text}"
    if found.generic and symbol.space:
        place = f"ptr addrspacecast ({place} to ptr)"
    if found.offset:
        kind = place.partition(" @")[0] if not found.generic else "ptr"
        place = f"{kind} getelementptr (i8, {place}, i64 {found.offset})"
    return f"ptrtoint ({place} to i64)"


def _calls(functions: list[Function]) -> Mapping[str, frozenset[str]]:
    """By function of a list, the others of it that it names in calls."""
    names = {function.name for function in functions}
    return {
        function.name: frozenset(
            o.text
            for i in _instructions(function)
            if i.op == "call"
            for o in i.operands
            if isinstance(o, Name) and o.text in names
        )
        for function in functions
    }


def _reached(calls: Mapping[str, frozenset[str]], name: str) -> frozenset[str]:
    """What calls lead to from a function: itself only where it is recursive."""
    found: set[str] = set()
    waiting = [*calls[name]]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += calls[one]
    return frozenset(found)


def _recursive(calls: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Functions that call themselves, or one another in a circle."""
    return frozenset(name for name in calls if name in _reached(calls, name))
