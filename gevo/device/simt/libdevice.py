"""Calls of CUDA's libdevice (`__nv_*`) that were left as calls: libm, or LLVM's intrinsics.

clang inlines libdevice unless it is told not to link it. Names: libdevice user's guide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gevo.device.simt import memory_ops
from gevo.device.simt.calls import Call, CallRule, simple
from gevo.device.simt.memory_ops import suffix
from gevo.device.simt.operations import saturating
from gevo.device.simt.writer import STORE, Writer

LIBM_UNARY = (
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 "
    "log10 log1p logb cbrt erf erfc tgamma lgamma j0 j1 y0 y1"
).split()
LIBM_BINARY = "pow atan2 fmod remainder hypot fdim nextafter".split()
_INTRINSIC_UNARY = "floor ceil trunc rint nearbyint round fabs sqrt".split()
_FAST = "sin cos tan exp exp10 log log2 log10".split()
_KINDS = (("", "double"), ("f", "float"))
_ROUNDING = {"rn": "roundeven", "rz": "trunc", "ru": "ceil", "rd": "floor"}
_DIRECTION = {"rz": "0", "rd": "1", "ru": "2"}


def libm_symbols() -> list[str]:
    """Names of the libm functions that generated code may call."""
    names = [*LIBM_UNARY, *LIBM_BINARY, *_INTRINSIC_UNARY, "fma", "ldexp", "frexp", "roundeven"]
    return [name + f for name in names for f in ("", "f")]


def _intrinsic(name: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        arguments = tuple((a.type, a.value) for a in c.arguments)
        w.emit(f"{c.result} = {w.call(c.returns, f'llvm.{name}.{suffix(c.returns)}', *arguments)}")

    return lower


def _defined(name: str) -> CallRule:
    """Abs and clz: LLVM's have a second argument; the result is an i32 for clzll too."""

    def lower(w: Writer, c: Call) -> None:
        t = c.type(0)
        value = w.temp(w.call(t, f"llvm.{name}.{t}", (t, c.value(0)), ("i1", "false")))
        _resize(w, c, t, value)

    return lower


def _resize(w: Writer, c: Call, type_: str, value: str) -> None:
    if type_ == c.returns:
        w.assign(c.result, type_, value)
    else:
        w.emit(f"{c.result} = trunc {type_} {value} to {c.returns}")


def _population(w: Writer, c: Call) -> None:
    t = c.type(0)
    _resize(w, c, t, w.temp(w.call(t, f"llvm.ctpop.{t}", (t, c.value(0)))))


def _first_set(w: Writer, c: Call) -> None:
    t = c.type(0)
    count = w.temp(w.call(t, f"llvm.cttz.{t}", (t, c.value(0)), ("i1", "false")))
    one = w.temp(f"add {t} {count}, 1")
    none = w.temp(f"icmp eq {t} {c.value(0)}, 0")
    _resize(w, c, t, w.temp(f"select i1 {none}, {t} 0, {t} {one}"))


def _operator(opcode: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        w.emit(f"{c.result} = {opcode} {c.returns} {', '.join(a.value for a in c.arguments)}")

    return lower


def _inverse(name: str) -> CallRule:
    """1 / f(x)."""

    def lower(w: Writer, c: Call) -> None:
        t = c.returns
        if name == "sqrt":
            text = w.call(t, f"llvm.sqrt.{suffix(t)}", (t, c.value(0)))
        else:
            text = w.call(t, name + ("f" if t == "float" else ""), (t, c.value(0)))
        w.emit(f"{c.result} = fdiv {t} 1.0, {w.temp(text)}")

    return lower


def _classify(mask: int) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        t = c.type(0)
        name = f"llvm.is.fpclass.{suffix(t)}"
        flag = w.temp(w.call("i1", name, (t, c.value(0)), ("i32", str(mask))))
        w.emit(f"{c.result} = zext i1 {flag} to {c.returns}")

    return lower


def _sign_bit(w: Writer, c: Call) -> None:
    bits = 32 if c.type(0) == "float" else 64
    whole = w.temp(f"bitcast {c.type(0)} {c.value(0)} to i{bits}")
    w.emit(f"{c.result} = zext i1 {w.temp(f'icmp slt i{bits} {whole}, 0')} to {c.returns}")


def _bitcast(w: Writer, c: Call) -> None:
    w.emit(f"{c.result} = bitcast {c.type(0)} {c.value(0)} to {c.returns}")


def _cast(opcode: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        w.emit(f"{c.result} = {opcode} {c.type(0)} {c.value(0)} to {c.returns}")

    return lower


def _to_integer(opcode: str, rounding: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        t = c.type(0)
        rounded = w.temp(w.call(t, f"llvm.{rounding}.{suffix(t)}", (t, c.value(0))))
        w.emit(f"{c.result} = {saturating(w, opcode, t, rounded, c.returns)}")

    return lower


def _directed(op: str, kind: str, direction: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        arguments = [(a.type, a.value) for a in c.arguments]
        text = w.call(c.returns, f"gevo_{op}_{kind}", *arguments, ("i32", direction))
        w.emit(f"{c.result} = {text}")

    return lower


def _sincos(w: Writer, c: Call) -> None:
    t = c.type(0)
    for name, pointer in (("sin", c.value(1)), ("cos", c.value(2))):
        value = w.temp(w.call(t, f"llvm.{name}.{suffix(t)}", (t, c.value(0))))
        size = w.types.size(t)
        p = memory_ops.access(w, pointer, size, size, STORE, (t, value), size)
        w.emit(f"store {t} {value}, ptr {p}, align {size}")


def _as_nvvm(name: str) -> CallRule:
    """The same operation as the NVVM intrinsic `name`."""

    def lower(w: Writer, c: Call) -> None:
        from gevo.device.simt import math_ops

        other = Call(c.result, c.returns, f"llvm.nvvm.{name}", c.arguments)
        next(r for p, r in math_ops.PATTERNS if p.match(other.callee))(w, other)

    return lower


def _floats() -> Iterator[tuple[str, CallRule]]:
    for f, t in _KINDS:
        for name in LIBM_UNARY:
            yield f"__nv_{name}{f}", simple(name + f, t, t)
        for name in LIBM_BINARY:
            yield f"__nv_{name}{f}", simple(name + f, t, t, t)
        for name in _INTRINSIC_UNARY:
            yield f"__nv_{name}{f}", _intrinsic(name)
        yield f"__nv_fmin{f}", _intrinsic("minnum")
        yield f"__nv_fmax{f}", _intrinsic("maxnum")
        yield f"__nv_copysign{f}", _intrinsic("copysign")
        yield f"__nv_fma{f}", _intrinsic("fma")
        yield f"__nv_rsqrt{f}", _inverse("sqrt")
        yield f"__nv_rcbrt{f}", _inverse("cbrt")
        yield f"__nv_ldexp{f}", simple(f"ldexp{f}", t, t, "i32")
        yield f"__nv_sincos{f}", _sincos
        for name in ("isinf", "isnan", "finite", "isfinite"):
            mask = {"isinf": 0x204, "isnan": 0x3}.get(name, 0x1F8)
            yield f"__nv_{name}{f or 'd'}", _classify(mask)
        yield f"__nv_signbit{f or 'd'}", _sign_bit
    for name in _FAST:
        yield f"__nv_fast_{name}f", simple(f"{name}f", "float", "float")
    yield "__nv_fast_powf", simple("powf", "float", "float", "float")
    yield "__nv_fast_sincosf", _sincos
    yield "__nv_fast_fdividef", _operator("fdiv")
    yield "__nv_fdividef", _operator("fdiv")
    yield "__nv_saturatef", _as_nvvm("saturate.f")


def _rounded() -> Iterator[tuple[str, CallRule]]:
    names = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
    for kind in ("f", "d"):
        for op, opcode in names.items():
            yield f"__nv_{kind}{op}_rn", _operator(opcode)
        yield f"__nv_{'fmaf' if kind == 'f' else 'fma'}_rn", _intrinsic("fma")
        yield f"__nv_{kind}sqrt_rn", _intrinsic("sqrt")
        yield f"__nv_{kind}rcp_rn", _as_nvvm(f"rcp.rn.{kind}")
        for mode, direction in _DIRECTION.items():
            for op in ("add", "mul", "div", "sqrt", "rcp"):
                yield f"__nv_{kind}{op}_{mode}", _directed(op, kind, direction)
            name = "fmaf" if kind == "f" else "fma"
            yield f"__nv_{name}_{mode}", _directed("fma", kind, direction)


def _conversions() -> Iterator[tuple[str, CallRule]]:
    for source in ("float", "double"):
        for target in ("int", "uint", "ll", "ull"):
            opcode = "fptoui" if target[0] == "u" else "fptosi"
            for mode, rounding in _ROUNDING.items():
                yield f"__nv_{source}2{target}_{mode}", _to_integer(opcode, rounding)
            back = "uitofp" if target[0] == "u" else "sitofp"
            yield f"__nv_{target}2{source}_rn", _cast(back)
    for name in ("int2double", "ll2double"):
        yield f"__nv_{name}", _cast("sitofp")
    yield "__nv_uint2double", _cast("uitofp")
    yield "__nv_double2float_rn", _cast("fptrunc")
    for name in (
        "float_as_int int_as_float float_as_uint uint_as_float double_as_longlong "
        "longlong_as_double"
    ).split():
        yield f"__nv_{name}", _bitcast


def _integers() -> Iterator[tuple[str, CallRule]]:
    for prefix, letter in (("", "s"), ("ll", "s"), ("u", "u"), ("ull", "u")):
        yield f"__nv_{prefix}min", _intrinsic(f"{letter}min")
        yield f"__nv_{prefix}max", _intrinsic(f"{letter}max")
    for name, rule in (
        ("abs", _defined("abs")),
        ("clz", _defined("ctlz")),
        ("popc", _population),
        ("ffs", _first_set),
        ("brev", _intrinsic("bitreverse")),
    ):
        yield f"__nv_{name}", rule
        yield f"__nv_{name}ll", rule
    yield "__nv_llabs", _defined("abs")
    for name, nvvm in (
        ("mulhi", "mulhi.i"),
        ("umulhi", "mulhi.ui"),
        ("mul64hi", "mulhi.ll"),
        ("umul64hi", "mulhi.ull"),
        ("mul24", "mul24.i"),
        ("umul24", "mul24.ui"),
        ("sad", "sad.i"),
        ("usad", "sad.ui"),
        ("byte_perm", "prmt"),
    ):
        yield f"__nv_{name}", _as_nvvm(nvvm)


EXACT: Mapping[str, CallRule] = dict((*_floats(), *_rounded(), *_conversions(), *_integers()))
