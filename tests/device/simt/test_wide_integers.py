"""Integers of any width: right up to 128 bits, and beyond refused in one line."""

from __future__ import annotations

import random

import numpy as np
import pytest

from gevo.child import in_child
from gevo.errors import CompileFailed
from gevo.workload.case import Role

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'
THREADS = 32
SLOT = 16
TID = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare void @llvm.nvvm.barrier0()\n"


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


PURE = {
    "add": lambda a, b, bits: a + b,
    "sub": lambda a, b, bits: a - b,
    "mul": lambda a, b, bits: a * b,
    "and": lambda a, b, bits: a & b,
    "or": lambda a, b, bits: a | b,
    "xor": lambda a, b, bits: a ^ b,
    "shl": lambda a, b, bits: a << b if b < bits else 0,
    "lshr": lambda a, b, bits: a >> b if b < bits else 0,
    "ashr": lambda a, b, bits: _signed(a, bits) >> min(b, bits - 1),
}
DIVISIONS = {
    "udiv": lambda a, b, bits: a // b if b else -1,
    "urem": lambda a, b, bits: a % b if b else a,
}


def kernel(bits: int, operators: dict) -> str:
    """Every operator on two integers of each thread, the first of which waits at a barrier."""
    lines = [
        f"  %r{i} = {op} i{bits} %a, %b\n"
        f"  %q{i} = getelementptr i8, ptr %p, i32 {(2 + i) * SLOT}\n"
        f"  store i{bits} %r{i}, ptr %q{i}\n"
        for i, op in enumerate(operators)
    ]
    row = (2 + len(operators)) * SLOT
    return f"""{HEAD}define ptx_kernel void @k(ptr %x, i{bits} %c) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = mul i32 %t, {row}
  %p = getelementptr i8, ptr %x, i32 %o
  %a = load i{bits}, ptr %p
  call void @llvm.nvvm.barrier0()
  %s = getelementptr i8, ptr %p, i32 {SLOT}
  %b.0 = load i{bits}, ptr %s
  %b = xor i{bits} %b.0, %c
{"".join(lines)}  ret void
}}
{TID}"""


@pytest.mark.parametrize("bits", [1, 5, 8, 24, 32, 33, 63, 64, 65, 72, 96, 100, 127, 128])
def test_arithmetic_is_exact(bench, bits: int) -> None:
    operators = PURE | (DIVISIONS if bits <= 64 else {})
    if bits == 1:  # LLVM takes for granted that a shift is by 0 and a division by 1
        operators = {name: PURE[name] for name in ("add", "sub", "mul", "and", "or", "xor")}
    rng = random.Random(bits)
    draws = (0, 1, (1 << bits) - 1, 1 << (bits - 1), min(bits, (1 << bits) - 1), None)
    flip = rng.getrandbits(bits - 1) if bits > 1 else 0
    rows = np.zeros((THREADS, 2 + len(operators), SLOT), np.uint8)
    pairs = []
    for row in rows:
        pair = [rng.choice(draws) for _ in range(2)]
        a, b = (rng.getrandbits(bits) if value is None else value for value in pair)
        pairs.append((a, b))
        row[:2] = [list(v.to_bytes(SLOT, "little")) for v in (a, b ^ flip)]
    result = bench.run(
        bench.compile(kernel(bits, operators)), "k", {"x": (rows, Role.INOUT)}, ["x", flip]
    )
    got = result.outputs["x"].view(np.uint8).reshape(rows.shape)
    for (a, b), row in zip(pairs, got, strict=True):
        for (name, meaning), value in zip(operators.items(), row[2:], strict=True):
            wanted = meaning(a, b, bits) % (1 << bits)
            assert int.from_bytes(value.tobytes(), "little") == wanted, (name, a, b)


REFUSED = [
    *((f"{op} {{T}} %a, 3", (129, 256, 1000)) for op in PURE),
    *((f"{op} {{T}} %a, 3", (65, 128, 256)) for op in ("udiv", "sdiv", "urem", "srem")),
    ("atomicrmw add ptr %p, {T} %a seq_cst", (256,)),
    ("atomicrmw xchg ptr %p, {T} %a seq_cst", (128, 256)),
    ("cmpxchg ptr %p, {T} %a, {T} 1 seq_cst seq_cst", (256,)),
    ("sitofp {T} %a to float", (65, 128, 256)),
    ("fptoui float %f to {T}", (65, 128, 256)),
    ("bitcast {T} %a to <{N} x i1>", (129, 256)),
    ("call float @llvm.ldexp.f32.{T}(float 1.0, {T} %a)", (1, 33, 64, 65, 128, 256)),
    ("call float @llvm.powi.f32.{T}(float 1.0, {T} %a)", (1, 33, 64, 65, 128, 256)),
    ("call {T} @llvm.sshl.sat.{T}({T} %a, {T} 2)", (65, 128, 256)),
]
DECLARED = (
    "declare float @llvm.ldexp.f32.{T}(float, {T})\n"
    "declare float @llvm.powi.f32.{T}(float, {T})\n"
    "declare {T} @llvm.sshl.sat.{T}({T}, {T})\n"
)


def _refusal(bench, text: str) -> str:
    try:
        bench.compile(text)
    except CompileFailed as refusal:
        return str(refusal)
    return ""


@pytest.mark.parametrize(("operation", "widths"), REFUSED, ids=lambda v: str(v)[:30])
def test_what_is_too_wide_is_refused(bench, operation: str, widths: tuple[int, ...]) -> None:
    for bits in widths:
        names = {"T": f"i{bits}", "N": bits}
        done = operation.format(**names)
        type_ = {"sitofp": "float", "call float": "float", "bitcast": f"<{bits} x i1>"}
        kind = next((t for start, t in type_.items() if done.startswith(start)), f"i{bits}")
        if done.startswith("cmpxchg"):
            kind = f"{{ i{bits}, i1 }}"
        text = (
            f"{HEAD}define ptx_kernel void @k(ptr %p) {{\n  %a = load volatile i{bits}, ptr %p\n"
            f"  %f = load float, ptr %p\n  %r = {done}\n  store {kind} %r, ptr %p\n"
            "  ret void\n}\n"
        )
        # In a child: what is not refused may end the process.
        refusal = in_child(_refusal, (bench, text + DECLARED.format(**names)), 60)
        assert refusal, bits
        assert "\n" not in refusal


@pytest.mark.parametrize("place", ["argument", "struct", "shared", "local", "vector"])
def test_wider_integers_are_refused_wherever_they_are(bench, place: str) -> None:
    parameter = {"argument": "i192 %x", "struct": "ptr byval({ i8, i192 }) %x"}.get(place, "i8 %x")
    body = {
        "argument": "store i192 %x, ptr %p",
        "struct": "%a = load i192, ptr %x\n  store i192 %a, ptr %p",
        "shared": "store volatile i192 7, ptr addrspace(3) @s",
        "local": "%l = alloca i192\n  store volatile i192 7, ptr %l",
        "vector": "%v = load <2 x i192>, ptr %p\n  store volatile <2 x i192> %v, ptr %p",
    }[place]
    text = (
        f"{HEAD}@s = internal addrspace(3) global i192 undef\n"
        f"define ptx_kernel void @k(ptr %p, {parameter}) {{\n  {body}\n  ret void\n}}\n"
    )
    with pytest.raises(CompileFailed, match=r"no integers wider than 128 bits \(i192\)"):
        bench.compile(text)
