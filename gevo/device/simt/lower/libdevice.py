"""Calls of CUDA's libdevice (`__nv_*`) that were left as calls: libm, or LLVM's intrinsics.

clang inlines libdevice unless it is told not to link it. Names: libdevice user's guide. Those
that libdevice makes of PTX's approximate arithmetic are so here, too; the others are exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gevo.device.simt.lower import accesses
from gevo.device.simt.lower.approximate import approximate
from gevo.device.simt.lower.memory_ops import GREATEST, LEAST, intrinsic_of, suffix
from gevo.device.simt.lower.operations import converted
from gevo.device.simt.lower.writer import STORE, Call, CallRule, Writer, simple
from gevo.device.simt.native.binding import INTRINSIC_UNARY, LIBM_BINARY, LIBM_UNARY

_KINDS = (("", "double"), ("f", "float"))
_ROUNDING = {"rn": "roundeven", "rz": "trunc", "ru": "ceil", "rd": "floor"}
_DIRECTION = {"rz": "0", "rd": "1", "ru": "2"}


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


def _inverse_cube_root(w: Writer, c: Call) -> None:
    t = c.returns
    text = w.call(t, "cbrtf" if t == "float" else "cbrt", (t, c.value(0)))
    w.emit(f"{c.result} = fdiv {t} 1.0, {w.temp(text)}")


def _approximate(operation: str) -> CallRule:
    """PTX's approximate operation."""

    def lower(w: Writer, c: Call) -> None:
        values = (a.value for a in c.arguments)
        w.assign(c.result, c.returns, approximate(w, operation, c.returns, *values))

    return lower


def _fast_exponential(factor: str) -> CallRule:
    """`ex2.approx` of a multiple; factors are the logarithms of the base, as floats."""

    def lower(w: Writer, c: Call) -> None:
        scaled = w.temp(f"fmul float {c.value(0)}, {factor}")
        w.assign(c.result, "float", approximate(w, "ex2", "float", scaled))

    return lower


def _fast_logarithm(factor: str) -> CallRule:
    """A multiple of `lg2.approx`."""

    def lower(w: Writer, c: Call) -> None:
        logarithm = approximate(w, "lg2", "float", c.value(0))
        w.emit(f"{c.result} = fmul float {logarithm}, {factor}")

    return lower


def _fast_power(w: Writer, c: Call) -> None:
    logarithm = approximate(w, "lg2", "float", c.value(0))
    product = w.temp(f"fmul float {c.value(1)}, {logarithm}")
    w.assign(c.result, "float", approximate(w, "ex2", "float", product))


def _fast_tangent(w: Writer, c: Call) -> None:
    sine, cosine = (approximate(w, name, "float", c.value(0)) for name in ("sin", "cos"))
    w.assign(c.result, "float", approximate(w, "div", "float", sine, cosine))


_FAST: Mapping[str, CallRule] = {
    "sinf": _approximate("sin"),
    "cosf": _approximate("cos"),
    "tanf": _fast_tangent,
    "expf": _fast_exponential("0x3FF7154760000000"),
    "exp10f": _fast_exponential("0x400A934F00000000"),
    "log2f": _approximate("lg2"),
    "logf": _fast_logarithm("0x3FE62E4300000000"),
    "log10f": _fast_logarithm("0x3FD3441360000000"),
    "powf": _fast_power,
    "fdividef": _approximate("div"),
}


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
        w.emit(f"{c.result} = {converted(w, opcode, t, rounded, c.returns)}")

    return lower


def _directed(op: str, kind: str, direction: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        arguments = [(a.type, a.value) for a in c.arguments]
        text = w.call(c.returns, f"gevo_{op}_{kind}", *arguments, ("i32", direction))
        w.emit(f"{c.result} = {text}")

    return lower


def _sincos(fast: bool) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        t = c.type(0)
        for name, pointer in (("sin", c.value(1)), ("cos", c.value(2))):
            if fast:
                value = approximate(w, name, t, c.value(0))
            else:
                value = w.temp(w.call(t, f"llvm.{name}.{suffix(t)}", (t, c.value(0))))
            size = w.types.size(t)
            p = accesses.access(w, pointer, size, size, STORE, (t, value), size)
            w.emit(f"store {t} {value}, ptr {p}, align {size}")

    return lower


def _as_nvvm(name: str) -> CallRule:
    """The same operation as the NVVM intrinsic `name`."""

    def lower(w: Writer, c: Call) -> None:
        from gevo.device.simt.lower import math_ops

        other = Call(c.result, c.returns, f"llvm.nvvm.{name}", c.arguments)
        next(r for p, r in math_ops.PATTERNS if p.match(other.callee))(w, other)

    return lower


def _floats() -> Iterator[tuple[str, CallRule]]:
    for f, t in _KINDS:
        for name in LIBM_UNARY:
            yield f"__nv_{name}{f}", simple(name + f, t, t)
        for name in LIBM_BINARY:
            yield f"__nv_{name}{f}", simple(name + f, t, t, t)
        for name in INTRINSIC_UNARY:
            yield f"__nv_{name}{f}", intrinsic_of(name)
        yield f"__nv_fmin{f}", intrinsic_of(LEAST)
        yield f"__nv_fmax{f}", intrinsic_of(GREATEST)
        yield f"__nv_copysign{f}", intrinsic_of("copysign")
        yield f"__nv_fma{f}", intrinsic_of("fma")
        yield f"__nv_rsqrt{f}", _approximate("rsqrt")
        yield f"__nv_rcbrt{f}", _inverse_cube_root
        yield f"__nv_ldexp{f}", simple(f"ldexp{f}", t, t, "i32")
        yield f"__nv_sincos{f}", _sincos(fast=False)
        for name in ("isinf", "isnan", "finite", "isfinite"):
            mask = {"isinf": 0x204, "isnan": 0x3}.get(name, 0x1F8)
            yield f"__nv_{name}{f or 'd'}", _classify(mask)
        yield f"__nv_signbit{f or 'd'}", _sign_bit
    for name, rule in _FAST.items():
        yield f"__nv_fast_{name}", rule
    yield "__nv_fast_sincosf", _sincos(fast=True)
    yield "__nv_fdividef", _approximate("div")
    yield "__nv_exp2f", _approximate("ex2")
    # As clang, which does not ask for precise roots, links it.
    yield "__nv_sqrtf", _approximate("sqrt")
    yield "__nv_saturatef", _as_nvvm("saturate.f")


def _rounded() -> Iterator[tuple[str, CallRule]]:
    names = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
    for kind in ("f", "d"):
        for op, opcode in names.items():
            yield f"__nv_{kind}{op}_rn", _operator(opcode)
        yield f"__nv_{'fmaf' if kind == 'f' else 'fma'}_rn", intrinsic_of("fma")
        yield f"__nv_{kind}sqrt_rn", intrinsic_of("sqrt")
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
        yield f"__nv_{prefix}min", intrinsic_of(f"{letter}min")
        yield f"__nv_{prefix}max", intrinsic_of(f"{letter}max")
    for name, rule in (
        ("abs", _defined("abs")),
        ("clz", _defined("ctlz")),
        ("popc", _population),
        ("ffs", _first_set),
        ("brev", intrinsic_of("bitreverse")),
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
