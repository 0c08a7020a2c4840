"""Statements of inline assembly that compare, select, convert, move or wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gevo.device.simt.lower import layout, sync_ops
from gevo.device.simt.lower.asm.machine import TYPES, Machine, bits_of, saturate, type_of
from gevo.device.simt.lower.memory_ops import suffix
from gevo.device.simt.lower.operations import saturating
from gevo.device.simt.lower.writer import Writer

_COMPARISONS = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
                "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}  # fmt: skip


def _compare(m: Machine, parts: list[str]) -> str:
    """The opcode and predicate of a `set`, `setp`."""
    t, op = type_of(m, parts), parts[1]
    if t[0] == "i":
        sign = "" if op in ("eq", "ne") else "u" if parts[-1][0] in "ub" else "s"
        return f"icmp {sign}{_COMPARISONS[op]}"
    if op in ("num", "nan"):
        return "fcmp ord" if op == "num" else "fcmp uno"
    unordered = op.endswith("u") and op != "u"
    name = _COMPARISONS[op.removesuffix("u") if unordered else op]
    return f"fcmp {'u' if unordered or (name == 'ne' and False) else 'o'}{name}"


def set_predicate(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`setp`."""
    if parts[1] not in _COMPARISONS and parts[1].removesuffix("u") not in (
        *_COMPARISONS,
        "num",
        "nan",
    ):
        raise m.unknown()
    t = type_of(m, parts)
    a, b = m.read(ops[1], t), m.read(ops[2], t)
    flag = m.w.temp(f"{_compare(m, parts)} {t} {a}, {b}")
    m.write(ops[0], "i1", flag)


def set_value(m: Machine, parts: list[str], ops: list[str]) -> None:
    """set: 1.0 (float result) or all ones (integer result) where the comparison holds."""
    target, source = parts[-2], type_of(m, parts)
    result = TYPES.get(target, "")
    if result not in ("<2 x half>", "<2 x bfloat>", "half", "bfloat", "float", "i32"):
        raise m.unknown()
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


_ROUNDINGS = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


def convert(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`cvt` between scalar types, and of two floats to a pair."""
    if parts[-2] in ("f16x2", "bf16x2") and parts[-1] == "f32":
        pair = TYPES[parts[-2]]
        element = pair[5:-1]
        high, low = (m.w.temp(f"fptrunc float {m.read(o, 'float')} to {element}") for o in ops[1:])
        half = m.w.temp(f"insertelement {pair} zeroinitializer, {element} {low}, i64 0")
        m.write(ops[0], pair, m.w.temp(f"insertelement {pair} {half}, {element} {high}, i64 1"))
        return
    target, source = TYPES.get(parts[-2], ""), type_of(m, parts)
    value = m.read(ops[1], source)
    signed = parts[-1][0] == "s"
    rounding = next((r for p, r in _ROUNDINGS.items() if p in parts), "")
    if not target or "<" in (target[0], source[0]) or {"rz", "rm", "rp"} & set(parts):
        raise m.unknown()
    if source[0] != "i" and (rounding or target[0] == "i"):
        name = f"llvm.{rounding or 'trunc'}.{suffix(source)}"
        value = m.w.temp(m.w.call(source, name, (source, value)))
    if source[0] != "i" and target[0] == "i":
        opcode = "fptosi" if parts[-2][0] == "s" else "fptoui"
        value = m.w.temp(saturating(m.w, opcode, source, value, target))
    elif source[0] == "i" and target[0] == "i":
        a, b = bits_of(source), bits_of(target)
        if a != b:
            opcode = "trunc" if a > b else "sext" if signed else "zext"
            value = m.w.temp(f"{opcode} {source} {value} to {target}")
    elif source[0] == "i":
        value = m.w.temp(f"{'sitofp' if signed else 'uitofp'} {source} {value} to {target}")
    elif bits_of(source) != bits_of(target):
        opcode = "fptrunc" if bits_of(source) > bits_of(target) else "fpext"
        value = m.w.temp(f"{opcode} {source} {value} to {target}")
    if "sat" in parts and target[0] != "i":
        value = saturate(m, target, value)
    m.write(ops[0], target, value)


def select(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`selp`."""
    t = type_of(m, parts)
    a, b, flag = m.read(ops[1], t), m.read(ops[2], t), m.read(ops[3], "i1")
    m.write(ops[0], t, m.w.temp(f"select i1 {flag}, {t} {a}, {t} {b}"))


def move(m: Machine, parts: list[str], ops: list[str]) -> None:
    """mov, also between a register and a pair of halves."""
    t = type_of(m, parts)
    half = f"i{bits_of(t) // 2}"
    if ops[1].startswith("{"):
        low, high = (m.read(o.strip(), half) for o in ops[1].strip("{} ").split(","))
        wide = [m.w.temp(f"zext {half} {v} to i{bits_of(t)}") for v in (low, high)]
        up = m.w.temp(f"shl i{bits_of(t)} {wide[1]}, {bits_of(half)}")
        m.write(ops[0], f"i{bits_of(t)}", m.w.temp(f"or i{bits_of(t)} {wide[0]}, {up}"))
    elif ops[0].startswith("{"):
        whole = m.read(ops[1], f"i{bits_of(t)}")
        low, high = (o.strip() for o in ops[0].strip("{} ").split(","))
        m.write(low, half, m.w.temp(f"trunc i{bits_of(t)} {whole} to {half}"))
        up = m.w.temp(f"lshr i{bits_of(t)} {whole}, {bits_of(half)}")
        m.write(high, half, m.w.temp(f"trunc i{bits_of(t)} {up} to {half}"))
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
    "%warpid": _register("warp", layout.WARPID, True),
    **{f"%lanemask_{k}": _lane_mask(k) for k in ("eq", "lt", "le", "gt", "ge")},
    **{
        f"%{name}.{axis}": _register(f"{name}.{axis}", base + 4 * i, name == "tid")
        for name, base in (("tid", layout.TID), ("ntid", layout.NTID), ("ctaid", layout.CTAID),
                           ("nctaid", layout.NCTAID))
        for i, axis in enumerate("xyz")
    },
}  # fmt: skip


def active_mask(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`activemask`."""
    m.w.suspend(sync_ops.AT_WARP, 40, c=("i64", "0"))
    m.write(ops[0], "i32", m.w.load_thread(layout.RESULT, "i32"))


def barrier(m: Machine, parts: list[str], ops: list[str]) -> None:
    """bar.sync, barrier.sync."""
    if parts[1:] not in (["sync"], ["sync", "aligned"]) and parts[1:3] != ["cta", "sync"]:
        raise m.unknown()
    count = m.read(ops[1], "i32") if len(ops) > 1 else "0"
    aligned = parts[0] == "bar" or parts[-1] == "aligned"
    sync_ops.wait_at_barrier(m.w, m.read(ops[0], "i32"), count, aligned=aligned)
