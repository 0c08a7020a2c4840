"""Statements of inline assembly that compute. Source: PTX ISA 8.8."""

from __future__ import annotations

from collections.abc import Sequence

from gevo.device.simt.lower.approximate import approximate
from gevo.device.simt.lower.asm.machine import Machine, Rule, bits_of, saturate, type_of
from gevo.device.simt.lower.memory_ops import suffix
from gevo.device.simt.lower.operations import RULES


def arithmetic(ints: str, floats: str) -> Rule:
    """An operator; the integer form may differ for unsigned types (`/`)."""

    def run(m: Machine, parts: list[str], ops: list[str]) -> None:
        t = type_of(m, parts)
        a, b = m.read(ops[1], t), m.read(ops[2], t)
        if t[0] != "i" and (direction := _direction(parts)):
            m.write(ops[0], t, _directed(m, floats, t, (a, b), direction))
            return
        opcode = floats if t[0] != "i" else ints
        if "/" in opcode:
            opcode = opcode.split("/")[parts[-1][0] == "u"]
        if not opcode or "cc" in parts:
            raise m.unknown()
        name = m.w.fresh("asm")
        if opcode.startswith("llvm."):
            m.write(ops[0], t, m.w.temp(m.w.call(t, f"{opcode}.{suffix(t)}", (t, a), (t, b))))
        elif t[0] != "i":  # not RULES, which flush as the function's attributes say
            m.write(ops[0], t, m.w.temp(f"{opcode} {t} {a}, {b}"))
        elif rule := RULES.get(opcode):
            rule(m.w, f"%{name}", f"{t} {a}, {b}")
            m.write(ops[0], t, f"%{name}")
        if "sat" in parts and t[0] != "i":
            m.write(ops[0], t, saturate(m, t, m.values[ops[0]][1]))

    return run


def unary(name: str) -> Rule:
    """A statement that is the LLVM intrinsic `name`."""

    def run(m: Machine, parts: list[str], ops: list[str]) -> None:
        t = type_of(m, parts)
        a = m.read(ops[1], t)
        m.write(ops[0], t, m.w.temp(m.w.call(t, f"llvm.{name}.{suffix(t)}", (t, a))))

    return run


def negate(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`neg`."""
    t = type_of(m, parts)
    a = m.read(ops[1], t)
    m.write(ops[0], t, m.w.temp(f"fneg {t} {a}" if t[0] != "i" else f"sub {t} 0, {a}"))


def invert(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`not`."""
    t = type_of(m, parts)
    m.write(ops[0], t, m.w.temp(f"xor {t} {m.read(ops[1], t)}, -1"))


def absolute(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`abs`."""
    t = type_of(m, parts)
    a = m.read(ops[1], t)
    if t[0] == "i":
        text = m.w.call(t, f"llvm.abs.{t}", (t, a), ("i1", "false"))
    else:
        text = m.w.call(t, f"llvm.fabs.{suffix(t)}", (t, a))
    m.write(ops[0], t, m.w.temp(text))


_DIRECTIONS = {"rz": "0", "rm": "1", "rp": "2"}
_DIRECTED = {"fadd": "add", "fmul": "mul", "fdiv": "div"}


def _direction(parts: list[str]) -> str:
    """The runtime's number of a rounding other than to nearest; empty for that."""
    return next((_DIRECTIONS[part] for part in parts if part in _DIRECTIONS), "")


def _directed(m: Machine, name: str, t: str, values: Sequence[str], direction: str) -> str:
    """An operation rounded in a direction."""
    if t not in ("float", "double"):
        raise m.unknown()
    if name == "fsub":
        values = (values[0], m.w.temp(f"fneg {t} {values[1]}"))
        name = "fadd"
    operands = [(t, value) for value in values]
    function = f"gevo_{_DIRECTED.get(name, name)}_{t[0]}"
    return m.w.temp(m.w.call(t, function, *operands, ("i32", direction)))


def divide(m: Machine, parts: list[str], ops: list[str]) -> None:
    """div, with approx, full, or a rounding."""
    if "approx" in parts or "full" in parts:
        t = type_of(m, parts)
        name = "div.full" if "full" in parts else "div"
        values = (m.read(ops[1], t), m.read(ops[2], t))
        m.write(ops[0], t, approximate(m.w, name, t, *values))
    else:
        arithmetic("sdiv/udiv", "fdiv")(m, parts, ops)


def function(m: Machine, parts: list[str], ops: list[str]) -> None:
    """Sqrt and rcp, approximate or rounded; rsqrt, ex2, lg2, sin, cos, tanh."""
    t, name = type_of(m, parts), parts[0]
    a = m.read(ops[1], t)
    if "approx" in parts:
        # Of doubles the forms with .ftz are other functions, which flush by themselves.
        own = f"{name}.ftz" if t == "double" and "ftz" in parts else name
        value = approximate(m.w, own, t, a)
    elif name not in ("sqrt", "rcp"):
        raise m.unknown()
    elif direction := _direction(parts):
        value = _directed(m, name, t, (a,), direction)
    elif name == "sqrt":
        value = m.w.temp(m.w.call(t, f"llvm.sqrt.{suffix(t)}", (t, a)))
    else:
        value = m.w.temp(f"fdiv {t} 1.0, {a}")
    m.write(ops[0], t, value)


def fused(m: Machine, parts: list[str], ops: list[str]) -> None:
    """fma, and mad.lo for integers."""
    t = type_of(m, parts)
    a, b, c = (m.read(o, t) for o in ops[1:4])
    if t[0] == "i":
        value = m.w.temp(f"add {t} {m.w.temp(f'mul {t} {a}, {b}')}, {c}")
        if "lo" not in parts:
            raise m.unknown()
    else:
        if direction := _direction(parts):
            value = _directed(m, "fma", t, (a, b, c), direction)
        else:
            value = m.w.temp(m.w.call(t, f"llvm.fma.{suffix(t)}", (t, a), (t, b), (t, c)))
        if "relu" in parts:
            name = f"llvm.maxnum.{suffix(t)}"
            value = m.w.temp(m.w.call(t, name, (t, value), (t, "zeroinitializer")))
        if "sat" in parts:
            value = saturate(m, t, value)
    m.write(ops[0], t, value)


def multiply(m: Machine, parts: list[str], ops: list[str]) -> None:
    """mul, with lo, hi and wide."""
    t = type_of(m, parts)
    if t[0] != "i" or "lo" in parts:
        arithmetic("mul", "fmul")(m, [p for p in parts if p != "lo"], ops)
        return
    bits = bits_of(t)
    extend = "zext" if parts[-1][0] == "u" else "sext"
    wide = [m.w.temp(f"{extend} {t} {m.read(o, t)} to i{2 * bits}") for o in ops[1:3]]
    product = m.w.temp(f"mul i{2 * bits} {wide[0]}, {wide[1]}")
    if "wide" in parts:
        m.write(ops[0], f"i{2 * bits}", product)
        return
    high = m.w.temp(f"lshr i{2 * bits} {product}, {bits}")
    m.write(ops[0], t, m.w.temp(f"trunc i{2 * bits} {high} to {t}"))


def with_carry(m: Machine, parts: list[str], ops: list[str]) -> None:
    """add, addc, sub, subc, mad.lo, madc.lo/hi in their carry forms."""
    t = type_of(m, parts)
    bits, op = bits_of(t), parts[0]
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
        before = m.w.temp(f"zext i1 {m.carry} to {wide}")
        total = m.w.temp(f"{'sub' if borrow else 'add'} {wide} {total}, {before}")
    if "cc" in parts:
        over = m.w.temp(f"lshr {wide} {total}, {bits}")
        m.carry = m.w.temp(f"trunc {wide} {over} to i1")
    m.write(ops[0], t, m.w.temp(f"trunc {wide} {total} to {t}"))


def find_bit(m: Machine, parts: list[str], ops: list[str]) -> None:
    """bfind: place of the highest set bit, or with shiftamt what would shift it to the top."""
    t = type_of(m, parts)
    a = m.read(ops[1], t)
    if parts[-1][0] == "s":
        sign = m.w.temp(f"ashr {t} {a}, {bits_of(t) - 1}")
        a = m.w.temp(f"xor {t} {a}, {sign}")
    zeros = m.w.temp(m.w.call(t, f"llvm.ctlz.{t}", (t, a), ("i1", "false")))
    none = m.w.temp(f"icmp eq {t} {a}, 0")
    place = zeros if "shiftamt" in parts else m.w.temp(f"sub {t} {bits_of(t) - 1}, {zeros}")
    found = m.w.temp(f"select i1 {none}, {t} -1, {t} {place}")
    m.write(ops[0], "i32", m.cast(t, found, "i32"))


def funnel_shift(m: Machine, parts: list[str], ops: list[str]) -> None:
    """shf.l and shf.r: of the pair (second, first), with the amount wrapped or clamped to 32."""
    low, high, amount = (m.read(o, "i32") for o in ops[1:4])
    wide = m.w.temp(f"zext i32 {high} to i64")
    pair = m.w.temp(
        f"or i64 {m.w.temp(f'shl i64 {wide}, 32')}, {m.w.temp(f'zext i32 {low} to i64')}"
    )
    if "wrap" in parts:
        amount = m.w.temp(f"and i32 {amount}, 31")
    else:
        amount = m.w.temp(m.w.call("i32", "llvm.umin.i32", ("i32", amount), ("i32", "32")))
    by = m.w.temp(f"zext i32 {amount} to i64")
    if parts[1] == "l":
        moved = m.w.temp(f"lshr i64 {m.w.temp(f'shl i64 {pair}, {by}')}, 32")
    else:
        moved = m.w.temp(f"lshr i64 {pair}, {by}")
    m.write(ops[0], "i32", m.w.temp(f"trunc i64 {moved} to i32"))


def dot(m: Machine, parts: list[str], ops: list[str]) -> None:
    """dp4a."""
    signs = 2 * (parts[1][0] == "s") + (parts[2][0] == "s")
    values = [("i32", m.read(o, "i32")) for o in ops[1:4]]
    m.write(ops[0], "i32", m.w.temp(m.w.call("i32", "gevo_dp4a", *values, ("i32", str(signs)))))


def permute(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`prmt` in its default mode."""
    if len(parts) != 2:
        raise m.unknown()
    values = [("i32", m.read(o, "i32")) for o in ops[1:4]]
    m.write(ops[0], "i32", m.w.temp(m.w.call("i32", "gevo_prmt", *values)))


def logic_3(m: Machine, parts: list[str], ops: list[str]) -> None:
    """lop3: the truth table's byte, as a sum of products."""
    table = int(ops[4], 0)
    a, b, c = (m.read(o, "i32") for o in ops[1:4])
    inverted = [m.w.temp(f"xor i32 {v}, -1") for v in (a, b, c)]
    total = "0"
    for row in range(8):
        if table >> row & 1:
            chosen = [(v if row >> (2 - i) & 1 else inverted[i]) for i, v in enumerate((a, b, c))]
            both = m.w.temp(f"and i32 {chosen[0]}, {chosen[1]}")
            total = m.w.temp(f"or i32 {total}, {m.w.temp(f'and i32 {both}, {chosen[2]}')}")
    m.write(ops[0], "i32", total)
