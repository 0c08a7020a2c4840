"""What is approximate, and what is flushed, is what the NVPTX back end makes it."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from gevo.device import cleanup
from gevo.device.ptx import TRIPLE, emit_ptx
from gevo.device.simt.jit import kernel_sources
from gevo.device.simt.lower.writer import Checks
from gevo.program.load import load
from gevo.workload.case import Role

FLUSHING = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'
DECLARES = "\n".join(
    f"declare {t} @llvm.{name}.{s}({', '.join([t] * count)})"
    for t, s in (("float", "f32"), ("half", "f16"), ("bfloat", "bf16"), ("double", "f64"),
                 ("<2 x float>", "v2f32"), ("<2 x half>", "v2f16"))
    for name, count in (("sqrt", 1), ("sin", 1), ("cos", 1), ("tanh", 1), ("exp2", 1),
                        ("fma", 3), ("fmuladd", 3), ("floor", 1), ("fabs", 1), ("minnum", 2),
                        ("round", 1))
)  # fmt: skip
NVVM = "\n".join(
    f"declare {t} @llvm.nvvm.{name}({', '.join([t] * count)})"
    for t, names, count in (
        ("float", "sqrt.f sqrt.rn.f sqrt.approx.f sqrt.approx.ftz.f rsqrt.approx.f "
         "rsqrt.approx.ftz.f rcp.rn.f rcp.approx.ftz.f ex2.approx.f32 ex2.approx.ftz.f32 "
         "lg2.approx.f lg2.approx.ftz.f sin.approx.f sin.approx.ftz.f cos.approx.f "
         "cos.approx.ftz.f tanh.approx.f32 floor.ftz.f", 1),
        ("float", "div.approx.f div.approx.ftz.f div.full div.full.ftz div.rn.f add.rn.f "
         "add.rn.ftz.f", 2),
        ("double", "rcp.approx.ftz.d rsqrt.approx.d rsqrt.approx.ftz.d", 1),
        ("half", "ex2.approx.f16", 1), ("bfloat", "ex2.approx.ftz.bf16", 1),
        ("<2 x half>", "ex2.approx.v2f16", 1),
    )
    for name in names.split()
)  # fmt: skip


def module(type_: str, body: str, attributes: str = "") -> str:
    """A kernel with values %a, %b, %c, a condition %z, and a place for results %p."""
    values = ", ".join(f"{type_} %{v}" for v in "abc")
    return (
        f'target triple = "{TRIPLE}"\n{DECLARES}\n{NVVM}\n'
        f"define ptx_kernel void @k(ptr %p, {values}, i1 %z) {attributes} {{\nentry:\n{body}\n"
        "  ret void\n}\n"
    )


def stored(type_: str, *values: str) -> str:
    return "".join(f"  store volatile {type_} %{v}, ptr %p\n" for v in values)


_APPROXIMATE = re.compile(
    r"\t(div\.approx|div\.full|(?:rcp|sqrt|rsqrt|ex2|lg2|sin|cos|tanh)\.approx)"
)
_LANES = re.compile(r"\tex2\.approx\.\w*x2")


def emitted(cleaned: str) -> Counter[str]:
    """The approximate operations of the PTX; one that works on a pair counts twice."""
    ptx = emit_ptx(cleaned)
    found = Counter(m[1] for m in _APPROXIMATE.finditer(ptx))
    return found + Counter("ex2.approx" for _ in _LANES.finditer(ptx))


_RESULT = re.compile(
    r"(%[\w$.]+) = (?:freeze|bitcast|and|icmp|select|call float @(?:gevo_sqrt|llvm))"
)
_RUNTIME = re.compile(r"call \w+ @gevo_(?:(\w+)_approx|(\w+)_gross|div_(full))_\w\(")


def lowered(cleaned: str) -> Counter[str]:
    """The approximate operations of the host's code."""
    sources = kernel_sources(cleaned, Checks())[0]
    return sum((_of_host(source.host()[1]) for source in sources), Counter[str]())


def _of_host(text: str) -> Counter[str]:
    body = text[: text.rindex("\n}")].splitlines()
    dead = True
    while dead:
        used = Counter(re.findall(r"%[\w$.]+", "\n".join(body)))
        dead = [line for line in body if (m := _RESULT.match(line)) and used[m[1]] == 1]
        body = [line for line in body if line not in dead]
    return Counter(
        f"div.{m[3]}" if m[3] else f"{m[1] or m[2]}.approx"
        for m in _RUNTIME.finditer("\n".join(body))
    )


def agree(text: str) -> Counter[str]:
    cleaned = cleanup.clean(text)
    wanted = emitted(cleaned)
    assert lowered(cleaned) == wanted
    return wanted


KERNELS = sorted((Path(__file__).parents[3] / "kernels").glob("*.ll"))


@pytest.mark.parametrize("path", KERNELS, ids=[path.stem for path in KERNELS])
def test_kernels(path):
    """Counts may differ: the back end copies and joins code."""
    cleaned = cleanup.clean(load(path).text)
    wanted = emitted(cleaned)
    assert set(lowered(cleaned)) == set(wanted)
    if path.stem in ("svm", "momentum_sgd", "sgd_training"):
        assert wanted["ex2.approx"]


FLAGS = ("", "arcp ", "afn ", "contract ", "arcp afn ", "fast ", "nnan ninf nsz ", "reassoc ")
TYPES = ("float", "half", "bfloat", "double", "<2 x float>", "<2 x half>")


def _literal(type_: str, one: bool) -> str:
    element = type_[5:-1] if type_[0] == "<" else type_
    text = {"half": "0xH3C00", "bfloat": "0xR3F80"}.get(element, "1.0") if one else "%a"
    return f"splat ({element} {text})" if one and type_[0] == "<" else text


@pytest.mark.parametrize("attributes", ["", FLUSHING, '"unsafe-fp-math"="true"'])
@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.parametrize("flags", FLAGS)
def test_divisions_and_roots(type_, flags, attributes):
    suffix = {"float": "f32", "half": "f16", "bfloat": "bf16", "double": "f64",
              "<2 x float>": "v2f32", "<2 x half>": "v2f16"}[type_]  # fmt: skip
    body = (
        f"  %q = fdiv {flags}{type_} %a, %b\n"
        f"  %r = fdiv {flags}{type_} {_literal(type_, True)}, %c\n"
        f"  %s = call {flags}{type_} @llvm.sqrt.{suffix}({type_} %a)\n"
    )
    agree(module(type_, body + stored(type_, "q", "r", "s"), attributes))


ROOTS = ("sqrt.f32", "nvvm.sqrt.f", "nvvm.sqrt.rn.f", "nvvm.sqrt.approx.f",
         "nvvm.sqrt.approx.ftz.f")  # fmt: skip


@pytest.mark.parametrize(
    ("root", "first", "second"),
    list(itertools.product(ROOTS, ("", "afn ", "fast "), ("", "afn ", "arcp "))),
)
def test_the_reciprocal_of_a_root(root, first, second):
    body = (
        f"  %s = call {first}float @llvm.{root}(float %a)\n"
        f"  %r = fdiv {second}float 1.0, %s\n" + stored("float", "r")
    )
    agree(module("float", body))


@pytest.mark.parametrize(
    "body",
    [
        "  %s = call afn float @llvm.sqrt.f32(float %a)\n  %r = fdiv float 1.0, %s\n"
        + stored("float", "r", "s"),
        "  %s = call afn float @llvm.sqrt.f32(float %a)\n  %r = fdiv float -1.0, %s\n"
        + stored("float", "r"),
        "  %s = call afn float @llvm.sqrt.f32(float %a)\n  %r = fdiv afn float %b, %s\n"
        + stored("float", "r"),
        "  %s = call afn float @llvm.sqrt.f32(float %a)\n  br i1 %z, label %x, label %y\n"
        "x:\n  %r = fdiv float 1.0, %s\n" + stored("float", "r") + "  ret void\ny:\n"
        + stored("float", "s"),
    ],
    ids=["used-twice", "negative", "other-numerator", "other-block"],
)  # fmt: skip
def test_roots_that_stay_beside_a_division(body):
    agree(module("float", body))


CONSTANTS = ("3.0", "4.0", "-0.125", "0x3FB99999A0000000", "0x36A0000000000000", "0.0",
             "0x7FF0000000000000", "0x47EFFFFFE0000000", "0x3800000000000000")  # fmt: skip


@pytest.mark.parametrize("flags", ["", "arcp ", "afn ", "arcp afn "])
@pytest.mark.parametrize("constant", CONSTANTS)
def test_divisions_by_a_constant(bench, constant, flags):
    """Approximate where the PTX is; else the bits of a division, or of the product emitted."""
    text = module("float", f"  %r = fdiv {flags}float %a, {constant}\n" + stored("float", "r"))
    cleaned = cleanup.clean(text)
    if agree(text):
        return
    binary = bench.compile(text)
    product = re.search(r"mul(?:\.rn)?\.f32 \t%\w+, %\w+, 0f([0-9A-F]{8})", emit_ptx(cleaned))
    for a in np.array([1.1, 7.7, 1e-3, 3e7], np.float32):
        given = bench.run(binary, "k", {"p": np.zeros(1, np.float32)},
                          ["p", float(a), 0.0, 0.0, 0], 1, 1).outputs["p"]  # fmt: skip
        with np.errstate(all="ignore"):
            if product:
                wanted = a * np.uint32(int(product[1], 16)).view(np.float32)
            else:
                wanted = a / np.float32(_value(constant))
        assert given[0].tobytes() == wanted.tobytes()


def _value(text: str) -> float:
    if not text.startswith("0x"):
        return float(text)
    return float(np.uint64(int(text, 16)).view(np.float64))


@pytest.mark.parametrize(
    ("first", "second"),
    list(itertools.product(("", "arcp ", "afn ", "arcp afn ", "fast "), repeat=2)),
)
def test_divisions_by_one_divisor(bench, first, second):
    body = f"  %q = fdiv {first}float %a, %c\n  %r = fdiv {second}float %b, %c\n"
    text = module("float", body + stored("float", "q", "r"))
    cleaned = cleanup.clean(text)
    assert set(lowered(cleaned)) == set(emitted(cleaned))
    shared = {"arcp", "fast"} & set(first.split()) and {"arcp", "fast"} & set(second.split())
    ptx = emit_ptx(cleanup.clean(text))
    assert ("mul" in ptx) == bool(shared)
    if shared and "rcp.rn" in ptx:
        values = np.float32([1.1, 7.7, 3.0])
        given = bench.run(bench.compile(text), "k", {"p": np.zeros(1, np.float32)},
                          ["p", *map(float, values), 0], 1, 1).outputs["p"]  # fmt: skip
        assert given[0] == values[1] * (np.float32(1) / values[2])


@pytest.mark.parametrize("attributes", ["", FLUSHING])
@pytest.mark.parametrize(
    ("type_", "call"),
    [
        *((t, f"call {f}{t} @llvm.{name}.{s}({t} %a)")
          for t, s in (("float", "f32"), ("half", "f16"), ("<2 x float>", "v2f32"))
          for name, f in (("sin", "afn "), ("cos", "fast "), ("tanh", "afn "), ("exp2", ""),
                          ("exp2", "afn "), ("sqrt", "contract "))),
        ("bfloat", "call bfloat @llvm.exp2.bf16(bfloat %a)"),
        ("<2 x half>", "call <2 x half> @llvm.exp2.v2f16(<2 x half> %a)"),
    ],
)  # fmt: skip
def test_functions(type_, call, attributes):
    agree(module(type_, f"  %r = {call}\n" + stored(type_, "r"), attributes))


@pytest.mark.parametrize("declared", NVVM.splitlines())
def test_intrinsics(declared):
    _, type_, name, arguments = re.fullmatch(r"(declare) (.*?) @(.*?)\((.*)\)", declared).groups()
    values = ", ".join(f"{type_} %{v}" for v in "abc"[: arguments.count(type_)])
    counts = agree(module(type_, f"  %r = call {type_} @{name}({values})\n" + stored(type_, "r")))
    assert bool(counts) == ("approx" in name or "div.full" in name)


@pytest.mark.parametrize("type_", ["float", "half", "double"])
@pytest.mark.parametrize("flags", ["", "afn ", "arcp "])
def test_remainders(bench, type_, flags):
    text = module(type_, f"  %r = frem {flags}{type_} %a, %b\n" + stored(type_, "r"))
    agree(text)


def test_a_remainder_is_as_far_off_as_on_a_gpu(bench):
    """x - trunc(x / y) y, not fmod: with 2^40 for x the quotient has no more bits."""
    text = module("float", "  %r = frem float %a, %b\n" + stored("float", "r"))
    binary = bench.compile(text)
    cases = [(7.5, 2.0), (-7.5, 2.0), (2.0**40, 3.0), (5.0, np.inf), (1e-3, 7.0)]
    for a, b in cases:
        given = bench.run(binary, "k", {"p": np.zeros(1, np.float32)}, ["p", a, b, 0.0, 0], 1, 1)
        x, y = np.float32(a), np.float32(b)
        exact = float(x) - float(np.trunc(x / y)) * float(y) if np.isfinite(y) else float(x)
        assert given.outputs["p"][0] == np.float32(exact)
    assert np.float32(2.0**40 - np.trunc(np.float32(2.0**40) / np.float32(3)) * 3.0) != 1.0


SMALL = np.array([1, 0x7FFFFF, 0x80000001, 0x807FFFFF, 0, 0x80000000, 0x800000, 0x3F800000],
                 np.uint32).view(np.float32)  # fmt: skip

ARITHMETIC = {
    "fadd": "fadd float %x, %b", "fsub": "fsub float %x, %b", "fmul": "fmul float %x, %a",
    "fdiv": "fdiv float %x, %a", "fneg": "fneg float %x",
    "fma": "call float @llvm.fma.f32(float %x, float %a, float %b)",
    "fmuladd": "call float @llvm.fmuladd.f32(float %x, float %a, float %b)",
    "fabs": "call float @llvm.fabs.f32(float %x)",
    "minnum": "call float @llvm.minnum.f32(float %x, float %a)",
    "floor": "call float @llvm.floor.f32(float %x)",
    "sqrt": "call float @llvm.sqrt.f32(float %x)",
    "round": "call float @llvm.round.f32(float %x)",
    "nvvm.add.rn.f": "call float @llvm.nvvm.add.rn.f(float %x, float %b)",
    "nvvm.add.rn.ftz.f": "call float @llvm.nvvm.add.rn.ftz.f(float %x, float %b)",
    "nvvm.floor.ftz.f": "call float @llvm.nvvm.floor.ftz.f(float %x)",
    "asm": 'call float asm "add.ftz.f32 $0, $1, $2;", "=f,f,f"(float %x, float %b)',
    "asm-plain": 'call float asm "add.f32 $0, $1, $2;", "=f,f,f"(float %x, float %b)',
}  # fmt: skip
COMPUTED = {
    "fneg": np.negative, "fabs": np.abs, "floor": np.floor, "nvvm.floor.ftz.f": np.floor,
    "sqrt": np.sqrt, "round": np.round, "minnum": lambda x: np.minimum(x, 1),
    "fsub": lambda x: x, "fmul": lambda x: x, "fdiv": lambda x: x,
}  # fmt: skip
"""What the others compute is x + 0."""


def _each(body: str, attributes: str) -> str:
    """A kernel that gives %r for every x[i]; %a is 1, %b is 0."""
    return module(
        "float",
        "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "  %q = getelementptr float, ptr %p, i32 %t\n  %x = load float, ptr %q\n"
        f"  %r = {body}\n  store float %r, ptr %q\n",
        attributes,
    ) + "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"  # fmt: skip


def _small(bench, text: str) -> np.ndarray:
    binary, x = bench.compile(text), SMALL.copy()
    return bench.run(binary, "k", {"p": x}, ["p", 1.0, 0.0, 0.0, 0], 1, x.size).outputs["p"]


def _flushed(x: np.ndarray) -> np.ndarray:
    return np.where(np.abs(x) < 2.0**-126, np.copysign(np.float32(0), x), x)


@pytest.mark.parametrize("attributes", ["", FLUSHING, '"denormal-fp-math"="preserve-sign"'])
@pytest.mark.parametrize("name", ARITHMETIC)
def test_subnormals_go_where_the_ptx_has_ftz(bench, name, attributes):
    text = _each(ARITHMETIC[name], attributes)
    flushing = ".ftz" in emit_ptx(cleanup.clean(text))
    said = "ftz" in ARITHMETIC[name]
    assert flushing == (said or (bool(attributes) and name not in ("nvvm.add.rn.f", "asm-plain")))
    x = _flushed(SMALL) if flushing else SMALL
    with np.errstate(all="ignore"):
        wanted = COMPUTED.get(name, lambda x: x + np.float32(0))(x).astype(np.float32)
        wanted = _flushed(wanted) if flushing else wanted
    given = _small(bench, text)
    assert given.tolist() == wanted.tolist() or np.isnan(wanted).any()
    np.testing.assert_array_equal(given, wanted)
    np.testing.assert_array_equal(np.signbit(given), np.signbit(wanted))


LEAST = {
    "llvm": ("llvm.minnum.f32", "(float {}, float {})"),
    "nvvm": ("llvm.nvvm.fmin.f", "(float {}, float {})"),
    "libdevice": ("__nv_fminf", "(float {}, float {})"),
    "warp": ("llvm.nvvm.redux.sync.fmin", "(float {}, i32 3)"),
}


@pytest.mark.parametrize("greatest", [False, True])
@pytest.mark.parametrize("name", LEAST)
def test_the_least_of_two_zeros_has_a_sign(bench, name, greatest):
    """PTX ISA 9.7.3.11 and .12 (min, max): +0.0 > -0.0. So it is in either order."""
    callee, given = LEAST[name]
    callee = callee.replace("min", "max") if greatest else callee
    given = given.format("%x", "%y")
    text = (
        f'target triple = "{TRIPLE}"\n'
        f"declare float @{callee}{re.sub(r' (?:%.|3)', '', given)}\n"
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "define ptx_kernel void @k(ptr %p) {\n"
        "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %o = xor i32 %t, 1\n"
        "  %q = getelementptr float, ptr %p, i32 %t\n  %r = getelementptr float, ptr %p, i32 %o\n"
        "  %x = load float, ptr %q\n  %y = load float, ptr %r\n"
        "  call void @llvm.nvvm.bar.warp.sync(i32 3)\n"
        f"  %z = call float @{callee}{given}\n  store float %z, ptr %q\n  ret void\n}}\n"
        "declare void @llvm.nvvm.bar.warp.sync(i32)\n"
    )
    x = np.array([0.0, -0.0], np.float32)
    found = bench.run(bench.compile(text), "k", {"p": x}, ["p"], 1, 2).outputs["p"]
    assert np.signbit(found).tolist() == [not greatest, not greatest]


@pytest.mark.parametrize(
    ("attributes", "flushing"),
    [
        ("", False),
        (FLUSHING, True),
        ('"denormal-fp-math-f32"="preserve-sign"', True),
        ('"denormal-fp-math-f32"="preserve-sign,ieee"', True),
        ('"denormal-fp-math-f32"="ieee,preserve-sign"', False),
        ('"denormal-fp-math-f32"="positive-zero,positive-zero"', False),
        ('"denormal-fp-math-f32"="dynamic,dynamic"', False),
        ('"denormal-fp-math"="preserve-sign,preserve-sign"', True),
        ('"denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee"', False),
        ('"denormal-fp-math"="ieee" "denormal-fp-math-f32"="preserve-sign"', True),
        ('"unsafe-fp-math"="true"', False),
    ],
)
def test_which_attributes_flush(bench, attributes, flushing):
    text = _each("fmul float %x, %a", attributes)
    assert (".ftz" in emit_ptx(cleanup.clean(text))) == flushing
    wanted = _flushed(SMALL) if flushing else SMALL
    np.testing.assert_array_equal(_small(bench, text), wanted)


@pytest.mark.parametrize("kernel", ["", FLUSHING])
@pytest.mark.parametrize("device", ["", FLUSHING])
def test_a_device_function_flushes_as_its_kernel_does(bench, tmp_path, kernel, device):
    """It is inlined before code generation; loading and cleaning keep the attribute."""
    text = (
        _each("call float @twice(float %x)", kernel)
        + f"define internal float @twice(float %x) {device} {{\n"
        "  %r = fmul float %x, 2.0\n  ret float %r\n}\n"
    )
    (tmp_path / "k.ll").write_text(text)
    loaded = load(tmp_path / "k.ll")
    flushing = ".ftz" in emit_ptx(cleanup.clean(loaded.text))
    assert flushing == bool(kernel)
    wanted = _flushed(_flushed(SMALL) * 2) if flushing else SMALL * 2
    np.testing.assert_array_equal(_small(bench, loaded.text), wanted)


def test_comparisons_flush(bench):
    text = _each("select i1 %gt, float 1.0, float 0.0", FLUSHING).replace(
        "  %r = select", "  %gt = fcmp ogt float %x, 0.0\n  %r = select"
    )
    assert "setp.gt.ftz.f32" in emit_ptx(cleanup.clean(text))
    np.testing.assert_array_equal(_small(bench, text), (SMALL >= 2.0**-126).astype(np.float32))


def test_half_and_conversions_flush(bench):
    """Half arithmetic flushes, half rounding does not; float to and from double does."""
    body = (
        "  %t = trunc i32 0 to i16\n  %h = bitcast i16 1 to half\n  %v = load half, ptr %p\n"
        "  %s = fadd half %v, 0xH0000\n  store half %s, ptr %p\n"
        "  %q = getelementptr i8, ptr %p, i64 8\n  %d = load double, ptr %q\n"
        "  %f = fptrunc double %d to float\n  %e = fpext float %a to double\n"
        "  store double %e, ptr %q\n  %o = getelementptr i8, ptr %p, i64 16\n"
        "  store float %f, ptr %o\n"
    )
    results = {}
    for attributes in ("", FLUSHING):
        binary = bench.compile(module("float", body, attributes))
        memory = np.zeros(6, np.uint32)
        memory[0] = 3  # the half 3 * 2^-24
        memory[2:4] = np.array([1e-40]).view(np.uint32)
        out = bench.run(binary, "k", {"p": memory}, ["p", 1e-40, 0.0, 0.0, 0], 1, 1).outputs["p"]
        results[attributes] = out[0], float(out[2:4].view("f8")[0]), float(out[4:5].view("f4")[0])
    assert results[""] == (3, float(np.float32(1e-40)), float(np.float32(1e-40)))
    assert results[FLUSHING] == (0, 0.0, 0.0)


def test_another_seed_is_another_result_and_code_is_shared(bench):
    """The seed is an option of the run; equal kernels with other attributes are others."""
    text = module("float", "  %r = fdiv afn float %a, %b\n" + stored("float", "r"))
    binary = bench.compile(text)

    def results(seed: int) -> list[float]:
        given = []
        for a in range(1, 40):
            out = bench.run(binary, "k", {"p": (np.zeros(1, np.float32), Role.INOUT)},
                            ["p", float(a), 7.0, 0.0, 0], 1, 1, arithmetic_seed=seed)  # fmt: skip
            given.append(float(out.outputs["p"][0]))
        return given

    assert results(0) == results(0)
    assert results(0) != results(1) != results(2) != results(0)
    np.testing.assert_allclose(results(5), np.arange(1, 40) / 7, rtol=2.0**-21)
