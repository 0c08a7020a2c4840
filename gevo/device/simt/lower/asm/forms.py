"""Inline assembly: the PTX that clang's and CUDA's headers write, statement by statement.

Each statement goes through a table: arithmetic, moves, barriers, and accesses to memory, all of
them also under a predicate. Jumps and everything unknown are refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.device.simt.lower.asm import arithmetic, memory, moves
from gevo.device.simt.lower.asm.machine import Machine, Rule, guarded
from gevo.device.simt.lower.asm.text import Statement, statements
from gevo.device.simt.lower.calls import Call
from gevo.device.simt.lower.writer import Writer
from gevo.errors import CompileFailed

_REGISTER_TYPES = {"r": "i32", "h": "i16", "l": "i64", "f": "float", "d": "double", "b": "i1"}
_IGNORED = re.compile(
    r"(?:\.reg|\.pragma|prefetch|prefetchu|nanosleep|griddepcontrol|"
    r"applypriority|createpolicy)\b"
)

_STATEMENTS: Mapping[str, Rule] = {
    "add": arithmetic.arithmetic("add", "fadd"),
    "sub": arithmetic.arithmetic("sub", "fsub"),
    "mul": arithmetic.multiply,
    "div": arithmetic.divide,
    "rem": arithmetic.arithmetic("srem/urem", ""),
    "min": arithmetic.arithmetic("llvm.smin/llvm.umin", "llvm.minnum"),
    "max": arithmetic.arithmetic("llvm.smax/llvm.umax", "llvm.maxnum"),
    "and": arithmetic.arithmetic("and", ""),
    "or": arithmetic.arithmetic("or", ""),
    "xor": arithmetic.arithmetic("xor", ""),
    "fma": arithmetic.fused,
    "mad": arithmetic.fused,
    "madc": arithmetic.with_carry,
    "addc": arithmetic.with_carry,
    "subc": arithmetic.with_carry,
    "neg": arithmetic.negate,
    "not": arithmetic.invert,
    "abs": arithmetic.absolute,
    **dict.fromkeys("sqrt rcp rsqrt ex2 lg2 sin cos tanh".split(), arithmetic.function),
    "brev": arithmetic.unary("bitreverse"),
    "popc": arithmetic.unary("ctpop"),
    "setp": moves.set_predicate,
    "set": moves.set_value,
    "selp": moves.select,
    "mov": moves.move,
    "cvt": moves.convert,
    "bfind": arithmetic.find_bit,
    "shf": arithmetic.funnel_shift,
    "dp4a": arithmetic.dot,
    "prmt": arithmetic.permute,
    "lop3": arithmetic.logic_3,
    "activemask": moves.active_mask,
    "ld": memory.load,
    "ldu": memory.load,
    "st": memory.store,
    "atom": memory.atomic,
    "red": memory.reduction,
    "membar": memory.fence,
    "fence": memory.fence,
    "cp": memory.asynchronous_copy,
    "bar": moves.barrier,
    "barrier": moves.barrier,
}


def lower(w: Writer, c: Call) -> None:
    """Lower an inline assembly call; raises CompileFailed for what is not known."""
    constraints = [k for k in c.constraints.split(",") if not k.startswith("~")]
    outputs = [k.lstrip("=&") for k in constraints if k.startswith("=")]
    machine = Machine(w, {}, c.result)
    _bind_inputs(machine, c, constraints, len(outputs))
    try:
        for statement in statements(c.callee):
            _execute(machine, statement)
    except (IndexError, KeyError, ValueError) as reason:
        raise CompileFailed(
            f"the simt device cannot read this inline assembly: {w.line.strip()}"
        ) from reason
    _return(machine, c, [_REGISTER_TYPES.get(k, "") for k in outputs])


def _bind_inputs(m: Machine, c: Call, constraints: list[str], first: int) -> None:
    inputs = [k for k in constraints if not k.startswith("=")]
    if len(inputs) != len(c.arguments):
        raise m.unknown()
    for i, (kind, argument) in enumerate(zip(inputs, c.arguments, strict=True)):
        value, type_ = argument.value, argument.type
        if type_.startswith("ptr"):
            value, type_ = m.w.temp(f"ptrtoint ptr {value} to i64"), "i64"
        m.values[f"${first + i}"] = (type_, value)
        if kind.isdigit():  # tied to an output: `+r`
            m.values[f"${kind}"] = (type_, value)


def _execute(m: Machine, statement: Statement) -> None:
    parts = statement.mnemonic.split(".")
    if _IGNORED.match(statement.mnemonic):
        return
    rule = _STATEMENTS.get(parts[0])
    if "cc" in parts and parts[0] in ("add", "sub", "mad"):
        rule = arithmetic.with_carry
    if rule is None:
        raise m.unknown()
    m.ftz = _flushed(parts)
    with guarded(m, statement.guard):
        rule(m, parts, [*statement.operands])


def _flushed(parts: list[str]) -> frozenset[str]:
    """Types that `.ftz` is about: in conversions floats only, of bfloat there is but ex2."""
    if "ftz" not in parts:
        return frozenset()
    more = {"cvt": (), "ex2": ("half", "bfloat")}.get(parts[0], ("half",))
    return frozenset(("float", *more))


def _return(m: Machine, c: Call, outputs: list[str]) -> None:
    if not c.result:
        return
    m.ftz = frozenset()
    values = [m.read(f"${i}", t) for i, t in enumerate(outputs)]
    if not c.returns.startswith("{"):
        m.w.assign(c.result, c.returns, m.cast(outputs[0], values[0], c.returns))
        return
    whole = "zeroinitializer"
    for i, (t, v) in enumerate(zip(outputs, values, strict=True)):
        text = f"insertvalue {c.returns} {whole}, {t} {v}, {i}"
        if i == len(values) - 1:
            m.w.emit(f"{c.result} = {text}")
        else:
            whole = m.w.temp(text)
