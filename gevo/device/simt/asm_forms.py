"""Inline assembly: the PTX that clang's and CUDA's headers write, statement by statement.

Only what works on registers is understood, each statement through a table; memory, control flow
and everything unknown is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.device.simt import orders
from gevo.device.simt import ptx_arithmetic as arithmetic
from gevo.device.simt import ptx_moves as moves
from gevo.device.simt.calls import Call
from gevo.device.simt.irtext import split_top
from gevo.device.simt.ptx_machine import Machine, Rule
from gevo.device.simt.writer import Writer
from gevo.errors import CompileFailed

_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_REGISTER_TYPES = {"r": "i32", "h": "i16", "l": "i64", "f": "float", "d": "double", "b": "i1"}
_IGNORED = re.compile(
    r"(?:\.reg|membar|fence|prefetch|prefetchu|nanosleep|griddepcontrol|pragma|discard|"
    r"applypriority)\b"
)
_STATEMENT = re.compile(r"([a-z][\w.]*)\s*(.*)", re.DOTALL)

_STATEMENTS: Mapping[str, Rule] = {
    "add": arithmetic.arithmetic("add", "fadd"),
    "sub": arithmetic.arithmetic("sub", "fsub"),
    "mul": arithmetic.multiply,
    "div": arithmetic.arithmetic("sdiv/udiv", "fdiv"),
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
    "sqrt": arithmetic.unary("sqrt"),
    "ex2": arithmetic.unary("exp2"),
    "lg2": arithmetic.unary("log2"),
    "sin": arithmetic.unary("sin"),
    "cos": arithmetic.unary("cos"),
    "tanh": arithmetic.unary("tanh"),
    "brev": arithmetic.unary("bitreverse"),
    "popc": arithmetic.unary("ctpop"),
    "rcp": arithmetic.inverse(root=False),
    "rsqrt": arithmetic.inverse(root=True),
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
    "bar": moves.barrier,
    "barrier": moves.barrier,
}


def lower(w: Writer, c: Call) -> None:
    """Lower an inline assembly call; raises CompileFailed for what is not known."""
    text = _ESCAPE.sub(lambda m: chr(int(m[1], 16)), c.callee)
    text = _COMMENT.sub("", text).replace("$$", "$").strip()
    while text.startswith("{") and text.endswith("}"):
        text = text[1:-1].strip()
    constraints = [k for k in c.constraints.split(",") if not k.startswith("~")]
    outputs = [k.lstrip("=&") for k in constraints if k.startswith("=")]
    machine = Machine(w, {})
    _bind_inputs(machine, c, constraints, len(outputs))
    for statement in text.split(";"):
        if statement.strip():
            _execute(machine, statement.strip().strip("{}").strip())
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


def _execute(m: Machine, statement: str) -> None:
    if _IGNORED.match(statement):
        orders.ptx_fence(m.w, statement)
        return
    match = _STATEMENT.fullmatch(statement)
    parts = match[1].split(".") if match else [""]
    operands = [re.sub(r"^\$\{(\d+)\}$", r"$\1", o) for o in split_top(match[2])] if match else []
    rule = _STATEMENTS.get(parts[0])
    if "cc" in parts and parts[0] in ("add", "sub", "mad"):
        rule = arithmetic.with_carry
    if rule is None:
        raise m.unknown()
    try:
        rule(m, parts, operands)
    except (IndexError, KeyError, ValueError) as reason:
        raise CompileFailed(
            f"the simt device cannot read this inline assembly: {m.w.line.strip()}"
        ) from reason


def _return(m: Machine, c: Call, outputs: list[str]) -> None:
    if not c.result:
        return
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
