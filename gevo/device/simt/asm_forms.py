"""Inline assembly: the PTX that clang's and CUDA's headers write, statement by statement.

Only arithmetic on registers is understood, each statement through a table; memory, control flow
and everything unknown is refused. Source: PTX ISA 8.8.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gevo.device.simt import layout, sync_ops
from gevo.device.simt.calls import Call
from gevo.device.simt.irtext import split_top
from gevo.device.simt.memory_ops import suffix
from gevo.device.simt.operations import RULES, saturating
from gevo.device.simt.writer import Writer
from gevo.errors import CompileFailed

_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_STATEMENT = re.compile(r"([a-z][\w.]*)\s*(.*)", re.DOTALL)
_REGISTER_TYPES = {"r": "i32", "h": "i16", "l": "i64", "f": "float", "d": "double", "b": "i1"}
_TYPES = {
    **{f"{k}{n}": f"i{n}" for k in "bsu" for n in (8, 16, 32, 64)},
    "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double", "pred": "i1",
    "f16x2": "<2 x half>", "bf16x2": "<2 x bfloat>",
}  # fmt: skip
_WIDTH = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
_IGNORED = re.compile(
    r"(?:\.reg|membar|fence|prefetch|prefetchu|nanosleep|griddepcontrol|pragma|discard|"
    r"applypriority)\b"
)
_FENCES = re.compile(r"(?:membar|fence)\b")


@dataclass
class _Machine:
    """Values of the assembly's registers, as i<width> or i1 LLVM values."""

    w: Writer
    values: dict[str, tuple[str, str]]
    carry: str = "0"

    def read(self, operand: str, type_: str) -> str:
        """An operand, converted to an LLVM type of the same width."""
        if re.fullmatch(r"-?(?:0x[0-9A-Fa-f]+|\d+)U?", operand):
            number = str(int(operand.rstrip("U"), 0))
            return number if type_[0] == "i" else self.cast("i%d" % _bits(type_), number, type_)
        if match := re.fullmatch(r"0[fFdD]([0-9A-Fa-f]+)", operand):
            return self.cast(f"i{4 * len(match[1])}", str(int(match[1], 16)), type_)
        if operand.startswith("!"):
            return self.w.temp(f"xor i1 {self.read(operand[1:], 'i1')}, true")
        found = self.values.get(operand)
        if found is None:
            raise self.w.refuse(f"the simt device does not know {operand} in inline assembly")
        return self.cast(found[0], found[1], type_)

    def cast(self, source: str, value: str, target: str) -> str:
        if source == target:
            return value
        a, b = _bits(source), _bits(target)
        if a == b:
            return self.w.temp(f"bitcast {source} {value} to {target}")
        raw = value if source[0] == "i" else self.w.temp(f"bitcast {source} {value} to i{a}")
        raw = self.w.temp(f"{'zext' if a < b else 'trunc'} i{a} {raw} to i{b}")
        return raw if target[0] == "i" else self.w.temp(f"bitcast i{b} {raw} to {target}")

    def write(self, operand: str, type_: str, value: str) -> None:
        self.values[operand] = (type_, value)


def _bits(type_: str) -> int:
    if type_[0] == "<":
        return 32
    return _WIDTH.get(type_) or int(type_[1:])


_Rule = Callable[[_Machine, list[str], list[str]], None]
"""Executes one statement, given its mnemonic's parts and its operands."""


def _type(m: _Machine, parts: list[str]) -> str:
    found = _TYPES.get(parts[-1])
    if found is None:
        raise m.w.refuse("the simt device does not know this inline assembly")
    return found


def _arithmetic(ints: str, floats: str) -> _Rule:
    """An operator; the integer form may differ for unsigned types (`/`)."""

    def run(m: _Machine, parts: list[str], ops: list[str]) -> None:
        t = _type(m, parts)
        a, b = m.read(ops[1], t), m.read(ops[2], t)
        opcode = floats if t[0] != "i" else ints
        if "/" in opcode:
            opcode = opcode.split("/")[parts[-1][0] == "u"]
        if not opcode or "cc" in parts:
            raise m.w.refuse("the simt device does not know this inline assembly")
        name = m.w.fresh("asm")
        if opcode.startswith("llvm."):
            m.write(ops[0], t, m.w.temp(m.w.call(t, f"{opcode}.{suffix(t)}", (t, a), (t, b))))
        elif rule := RULES.get(opcode):
            rule(m.w, f"%{name}", f"{t} {a}, {b}")
            m.write(ops[0], t, f"%{name}")
        if "sat" in parts and t[0] != "i":
            m.write(ops[0], t, _saturate(m, t, m.values[ops[0]][1]))

    return run


def _saturate(m: _Machine, t: str, value: str) -> str:
    one = f"splat ({t[5:-1]} 1.0)" if t[0] == "<" else "1.0"
    name = suffix(t)
    low = m.w.temp(m.w.call(t, f"llvm.maxnum.{name}", (t, value), (t, "zeroinitializer")))
    return m.w.temp(m.w.call(t, f"llvm.minnum.{name}", (t, low), (t, one)))


def _unary(name: str) -> _Rule:
    def run(m: _Machine, parts: list[str], ops: list[str]) -> None:
        t = _type(m, parts)
        a = m.read(ops[1], t)
        m.write(ops[0], t, m.w.temp(m.w.call(t, f"llvm.{name}.{suffix(t)}", (t, a))))

    return run


def _negate(m: _Machine, parts: list[str], ops: list[str]) -> None:
    t = _type(m, parts)
    a = m.read(ops[1], t)
    m.write(ops[0], t, m.w.temp(f"fneg {t} {a}" if t[0] != "i" else f"sub {t} 0, {a}"))


def _not(m: _Machine, parts: list[str], ops: list[str]) -> None:
    t = _type(m, parts)
    m.write(ops[0], t, m.w.temp(f"xor {t} {m.read(ops[1], t)}, -1"))


def _absolute(m: _Machine, parts: list[str], ops: list[str]) -> None:
    t = _type(m, parts)
    a = m.read(ops[1], t)
    if t[0] == "i":
        text = m.w.call(t, f"llvm.abs.{t}", (t, a), ("i1", "false"))
    else:
        text = m.w.call(t, f"llvm.fabs.{suffix(t)}", (t, a))
    m.write(ops[0], t, m.w.temp(text))


def _inverse(root: bool) -> _Rule:
    def run(m: _Machine, parts: list[str], ops: list[str]) -> None:
        t = _type(m, parts)
        a = m.read(ops[1], t)
        if root:
            a = m.w.temp(m.w.call(t, f"llvm.sqrt.{suffix(t)}", (t, a)))
        one = f"splat ({t[5:-1]} 1.0)" if t[0] == "<" else "1.0"
        m.write(ops[0], t, m.w.temp(f"fdiv {t} {one}, {a}"))

    return run


def _fused(m: _Machine, parts: list[str], ops: list[str]) -> None:
    t = _type(m, parts)
    a, b, c = (m.read(o, t) for o in ops[1:4])
    if t[0] == "i":
        value = m.w.temp(f"add {t} {m.w.temp(f'mul {t} {a}, {b}')}, {c}")
        if "lo" not in parts:
            raise m.w.refuse("the simt device does not know this inline assembly")
    else:
        value = m.w.temp(m.w.call(t, f"llvm.fma.{suffix(t)}", (t, a), (t, b), (t, c)))
        if "relu" in parts:
            name = f"llvm.maxnum.{suffix(t)}"
            value = m.w.temp(m.w.call(t, name, (t, value), (t, "zeroinitializer")))
        if "sat" in parts:
            value = _saturate(m, t, value)
    m.write(ops[0], t, value)


def _multiply(m: _Machine, parts: list[str], ops: list[str]) -> None:
    t = _type(m, parts)
    if t[0] != "i" or "lo" in parts:
        _arithmetic("mul", "fmul")(m, [p for p in parts if p != "lo"], ops)
        return
    bits = _bits(t)
    extend = "zext" if parts[-1][0] == "u" else "sext"
    wide = [m.w.temp(f"{extend} {t} {m.read(o, t)} to i{2 * bits}") for o in ops[1:3]]
    product = m.w.temp(f"mul i{2 * bits} {wide[0]}, {wide[1]}")
    if "wide" in parts:
        m.write(ops[0], f"i{2 * bits}", product)
        return
    high = m.w.temp(f"lshr i{2 * bits} {product}, {bits}")
    m.write(ops[0], t, m.w.temp(f"trunc i{2 * bits} {high} to {t}"))


def _with_carry(m: _Machine, parts: list[str], ops: list[str]) -> None:
    """add, addc, sub, subc, mad.lo, madc.lo/hi in their carry forms."""
    t = _type(m, parts)
    bits, op = _bits(t), parts[0]
    wide = f"i{2 * bits + 2}"
    values = [m.w.temp(f"zext {t} {m.read(o, t)} to {wide}") for o in ops[1:]]
    if op.startswith("mad"):
        product = m.w.temp(f"mul {wide} {values[0]}, {values[1]}")
        part = m.w.temp(f"lshr {wide} {product}, {bits if 'hi' in parts else 0}")
        low = m.w.temp(f"and {wide} {part}, {(1 << bits) - 1}")
        values = [low, values[2]]
    borrow = op.startswith("sub")
    total = m.w.temp(f"{'sub' if borrow else 'add'} {wide} {values[0]}, {values[1]}")
    if op in ("addc", "subc", "madc"):
        before = m.w.temp(f"zext i1 {_flag(m)} to {wide}")
        total = m.w.temp(f"{'sub' if borrow else 'add'} {wide} {total}, {before}")
    if "cc" in parts:
        over = m.w.temp(f"lshr {wide} {total}, {bits}")
        m.carry = m.w.temp(f"trunc {wide} {over} to i1")
    m.write(ops[0], t, m.w.temp(f"trunc {wide} {total} to {t}"))


def _flag(m: _Machine) -> str:
    return "false" if m.carry == "0" else m.carry


_COMPARISONS = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
                "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}  # fmt: skip


def _compare(m: _Machine, parts: list[str]) -> str:
    """The opcode and predicate of a `set`, `setp`."""
    t, op = _type(m, parts), parts[1]
    if t[0] == "i":
        sign = "" if op in ("eq", "ne") else "u" if parts[-1][0] in "ub" else "s"
        return f"icmp {sign}{_COMPARISONS[op]}"
    if op in ("num", "nan"):
        return "fcmp ord" if op == "num" else "fcmp uno"
    unordered = op.endswith("u") and op != "u"
    name = _COMPARISONS[op.removesuffix("u") if unordered else op]
    return f"fcmp {'u' if unordered or name == 'ne' and False else 'o'}{name}"


def _set_predicate(m: _Machine, parts: list[str], ops: list[str]) -> None:
    if parts[1] not in _COMPARISONS and parts[1].removesuffix("u") not in (*_COMPARISONS, "num",
                                                                          "nan"):
        raise m.w.refuse("the simt device does not know this inline assembly")
    t = _type(m, parts)
    a, b = m.read(ops[1], t), m.read(ops[2], t)
    flag = m.w.temp(f"{_compare(m, parts)} {t} {a}, {b}")
    m.write(ops[0], "i1", flag)


def _set_value(m: _Machine, parts: list[str], ops: list[str]) -> None:
    """set: 1.0 (float result) or all ones (integer result) where the comparison holds."""
    target, source = parts[-2], _type(m, parts)
    result = _TYPES.get(target, "")
    if result not in ("<2 x half>", "<2 x bfloat>", "half", "bfloat", "float", "i32"):
        raise m.w.refuse("the simt device does not know this inline assembly")
    a, b = m.read(ops[1], source), m.read(ops[2], source)
    flags = "<2 x i1>" if source[0] == "<" else "i1"
    flag = m.w.temp(f"{_compare(m, parts)} {source} {a}, {b}")
    if result == "i32" and source[0] != "<":
        m.write(ops[0], "i32", m.w.temp(f"sext i1 {flag} to i32"))
    elif result == "i32":
        wide = m.w.temp(f"sext <2 x i1> {flag} to <2 x i16>")
        m.write(ops[0], "i32", m.w.temp(f"bitcast <2 x i16> {wide} to i32"))
    else:
        m.write(ops[0], result, m.w.temp(f"uitofp {flags} {flag} to {result}"))


def _select(m: _Machine, parts: list[str], ops: list[str]) -> None:
    t = _type(m, parts)
    a, b, flag = m.read(ops[1], t), m.read(ops[2], t), m.read(ops[3], "i1")
    m.write(ops[0], t, m.w.temp(f"select i1 {flag}, {t} {a}, {t} {b}"))


def _move(m: _Machine, parts: list[str], ops: list[str]) -> None:
    t = _type(m, parts)
    half = f"i{_bits(t) // 2}"
    if ops[1].startswith("{"):
        low, high = (m.read(o.strip(), half) for o in ops[1].strip("{} ").split(","))
        wide = [m.w.temp(f"zext {half} {v} to i{_bits(t)}") for v in (low, high)]
        up = m.w.temp(f"shl i{_bits(t)} {wide[1]}, {_bits(half)}")
        m.write(ops[0], f"i{_bits(t)}", m.w.temp(f"or i{_bits(t)} {wide[0]}, {up}"))
    elif ops[0].startswith("{"):
        whole = m.read(ops[1], f"i{_bits(t)}")
        low, high = (o.strip() for o in ops[0].strip("{} ").split(","))
        m.write(low, half, m.w.temp(f"trunc i{_bits(t)} {whole} to {half}"))
        up = m.w.temp(f"lshr i{_bits(t)} {whole}, {_bits(half)}")
        m.write(high, half, m.w.temp(f"trunc i{_bits(t)} {up} to {half}"))
    elif ops[1] in _SPECIAL:
        m.write(ops[0], "i32", _SPECIAL[ops[1]](m.w))
    else:
        m.write(ops[0], t, m.read(ops[1], t))


def _lane_mask(kind: str) -> Callable[[Writer], str]:
    def value(w: Writer) -> str:
        lane = w.register("lane", layout.LANE, of_thread=True)
        bit = w.temp(f"shl i32 1, {lane}")
        below = w.temp(f"sub i32 {bit}, 1")
        result = {"eq": bit, "lt": below}.get(kind) or w.temp(f"or i32 {bit}, {below}")
        if kind in ("ge", "gt"):
            result = w.temp(f"xor i32 {below if kind == 'ge' else result}, -1")
        return result

    return value


def _register(key: str, offset: int, of_thread: bool) -> Callable[[Writer], str]:
    return lambda w: w.register(key, offset, of_thread=of_thread)


_SPECIAL: Mapping[str, Callable[[Writer], str]] = {
    "%laneid": _register("lane", layout.LANE, True),
    "%warpid": _register("warp", layout.WARP, True),
    **{f"%lanemask_{k}": _lane_mask(k) for k in ("eq", "lt", "le", "gt", "ge")},
    **{
        f"%{name}.{axis}": _register(f"{name}.{axis}", base + 4 * i, name == "tid")
        for name, base in (("tid", layout.TID), ("ntid", layout.NTID), ("ctaid", layout.CTAID),
                           ("nctaid", layout.NCTAID))
        for i, axis in enumerate("xyz")
    },
}  # fmt: skip

_ROUNDINGS = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


def _convert(m: _Machine, parts: list[str], ops: list[str]) -> None:
    target, source = _TYPES.get(parts[-2], ""), _type(m, parts)
    value = m.read(ops[1], source)
    signed = parts[-1][0] == "s"
    rounding = next((r for p, r in _ROUNDINGS.items() if p in parts), "")
    if not target or "<" in (target[0], source[0]) or {"rz", "rm", "rp"} & set(parts):
        raise m.w.refuse("the simt device does not know this inline assembly")
    if source[0] != "i" and (rounding or target[0] == "i"):
        name = f"llvm.{rounding or 'trunc'}.{suffix(source)}"
        value = m.w.temp(m.w.call(source, name, (source, value)))
    if source[0] != "i" and target[0] == "i":
        opcode = "fptosi" if parts[-2][0] == "s" else "fptoui"
        value = m.w.temp(saturating(m.w, opcode, source, value, target))
    elif source[0] == "i" and target[0] == "i":
        a, b = _bits(source), _bits(target)
        if a != b:
            opcode = "trunc" if a > b else "sext" if signed else "zext"
            value = m.w.temp(f"{opcode} {source} {value} to {target}")
    elif source[0] == "i":
        value = m.w.temp(f"{'sitofp' if signed else 'uitofp'} {source} {value} to {target}")
    elif _bits(source) != _bits(target):
        opcode = "fptrunc" if _bits(source) > _bits(target) else "fpext"
        value = m.w.temp(f"{opcode} {source} {value} to {target}")
    if "sat" in parts and target[0] != "i":
        value = _saturate(m, target, value)
    m.write(ops[0], target, value)


def _find_bit(m: _Machine, parts: list[str], ops: list[str]) -> None:
    """bfind: place of the highest set bit, or with shiftamt what would shift it to the top."""
    t = _type(m, parts)
    a = m.read(ops[1], t)
    if parts[-1][0] == "s":
        sign = m.w.temp(f"ashr {t} {a}, {_bits(t) - 1}")
        a = m.w.temp(f"xor {t} {a}, {sign}")
    zeros = m.w.temp(m.w.call(t, f"llvm.ctlz.{t}", (t, a), ("i1", "false")))
    none = m.w.temp(f"icmp eq {t} {a}, 0")
    place = zeros if "shiftamt" in parts else m.w.temp(f"sub {t} {_bits(t) - 1}, {zeros}")
    found = m.w.temp(f"select i1 {none}, {t} -1, {t} {place}")
    m.write(ops[0], "i32", m.cast(t, found, "i32"))


def _dot(m: _Machine, parts: list[str], ops: list[str]) -> None:
    signs = 2 * (parts[1][0] == "s") + (parts[2][0] == "s")
    values = [("i32", m.read(o, "i32")) for o in ops[1:4]]
    m.write(ops[0], "i32", m.w.temp(m.w.call("i32", "gevo_dp4a", *values, ("i32", str(signs)))))


def _permute(m: _Machine, parts: list[str], ops: list[str]) -> None:
    if len(parts) != 2:
        raise m.w.refuse("the simt device does not know this inline assembly")
    values = [("i32", m.read(o, "i32")) for o in ops[1:4]]
    m.write(ops[0], "i32", m.w.temp(m.w.call("i32", "gevo_prmt", *values)))


def _logic_3(m: _Machine, parts: list[str], ops: list[str]) -> None:
    """lop3: the truth table's byte, as a sum of products."""
    table = int(ops[4], 0)
    a, b, c = (m.read(o, "i32") for o in ops[1:4])
    inverted = [m.w.temp(f"xor i32 {v}, -1") for v in (a, b, c)]
    total = "0"
    for row in range(8):
        if table >> row & 1:
            chosen = [
                (v if row >> (2 - i) & 1 else inverted[i]) for i, v in enumerate((a, b, c))
            ]
            both = m.w.temp(f"and i32 {chosen[0]}, {chosen[1]}")
            total = m.w.temp(f"or i32 {total}, {m.w.temp(f'and i32 {both}, {chosen[2]}')}")
    m.write(ops[0], "i32", total)


def _active_mask(m: _Machine, parts: list[str], ops: list[str]) -> None:
    m.w.suspend(sync_ops.AT_WARP, 40, c=("i64", "0"))
    m.write(ops[0], "i32", m.w.load_thread(layout.RESULT, "i32"))


def _barrier(m: _Machine, parts: list[str], ops: list[str]) -> None:
    if parts[1:] not in (["sync"], ["sync", "aligned"]) and parts[1:3] != ["cta", "sync"]:
        raise m.w.refuse("the simt device does not know this inline assembly")
    count = m.read(ops[1], "i32") if len(ops) > 1 else "0"
    sync_ops.wait_at_barrier(m.w, m.read(ops[0], "i32"), count)


_STATEMENTS: Mapping[str, _Rule] = {
    "add": _arithmetic("add", "fadd"),
    "sub": _arithmetic("sub", "fsub"),
    "mul": _multiply,
    "div": _arithmetic("sdiv/udiv", "fdiv"),
    "rem": _arithmetic("srem/urem", ""),
    "min": _arithmetic("llvm.smin/llvm.umin", "llvm.minnum"),
    "max": _arithmetic("llvm.smax/llvm.umax", "llvm.maxnum"),
    "and": _arithmetic("and", ""),
    "or": _arithmetic("or", ""),
    "xor": _arithmetic("xor", ""),
    "fma": _fused,
    "mad": _fused,
    "madc": _with_carry,
    "addc": _with_carry,
    "subc": _with_carry,
    "neg": _negate,
    "not": _not,
    "abs": _absolute,
    "sqrt": _unary("sqrt"),
    "ex2": _unary("exp2"),
    "lg2": _unary("log2"),
    "sin": _unary("sin"),
    "cos": _unary("cos"),
    "tanh": _unary("tanh"),
    "brev": _unary("bitreverse"),
    "popc": _unary("ctpop"),
    "rcp": _inverse(root=False),
    "rsqrt": _inverse(root=True),
    "setp": _set_predicate,
    "set": _set_value,
    "selp": _select,
    "mov": _move,
    "cvt": _convert,
    "bfind": _find_bit,
    "dp4a": _dot,
    "prmt": _permute,
    "lop3": _logic_3,
    "activemask": _active_mask,
    "bar": _barrier,
    "barrier": _barrier,
}


def lower(w: Writer, c: Call) -> None:
    """Lower an inline assembly call; raises CompileFailed for what is not known."""
    text = _ESCAPE.sub(lambda m: chr(int(m[1], 16)), c.callee)
    text = _COMMENT.sub("", text).replace("$$", "$").strip()
    while text.startswith("{") and text.endswith("}"):
        text = text[1:-1].strip()
    constraints = [k for k in c.constraints.split(",") if not k.startswith("~")]
    outputs = [k.lstrip("=&") for k in constraints if k.startswith("=")]
    machine = _Machine(w, {})
    _bind_inputs(machine, c, constraints, len(outputs))
    for statement in text.split(";"):
        if statement.strip():
            _execute(machine, statement.strip().strip("{}").strip())
    _return(machine, c, [_REGISTER_TYPES.get(k, "") for k in outputs])


def _bind_inputs(m: _Machine, c: Call, constraints: list[str], first: int) -> None:
    inputs = [k for k in constraints if not k.startswith("=")]
    if len(inputs) != len(c.arguments):
        raise m.w.refuse("the simt device does not know this inline assembly")
    for i, (kind, argument) in enumerate(zip(inputs, c.arguments, strict=True)):
        value, type_ = argument.value, argument.type
        if type_.startswith("ptr"):
            value, type_ = m.w.temp(f"ptrtoint ptr {value} to i64"), "i64"
        m.values[f"${first + i}"] = (type_, value)
        if kind.isdigit():  # tied to an output: `+r`
            m.values[f"${kind}"] = (type_, value)


def _execute(m: _Machine, statement: str) -> None:
    if _IGNORED.match(statement):
        m.w.fences = m.w.fences or _FENCES.match(statement) is not None
        return
    match = _STATEMENT.fullmatch(statement)
    parts = match[1].split(".") if match else [""]
    operands = [re.sub(r"^\$\{(\d+)\}$", r"$\1", o) for o in split_top(match[2])] if match else []
    rule = _STATEMENTS.get(parts[0])
    if "cc" in parts and parts[0] in ("add", "sub", "mad"):
        rule = _with_carry
    if rule is None:
        raise m.w.refuse("the simt device does not know this inline assembly")
    try:
        rule(m, parts, operands)
    except (IndexError, KeyError, ValueError) as reason:
        raise CompileFailed(
            f"the simt device cannot read this inline assembly: {m.w.line.strip()}"
        ) from reason


def _return(m: _Machine, c: Call, outputs: list[str]) -> None:
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
