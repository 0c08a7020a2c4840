"""Conversions by a sum give what conversions give, for every integer that they are offered for."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import Convert, assumed
from gevo.edits.patch import Patch
from gevo.program.base import Program
from gevo.program.llvm.convert import _Spans, biasable
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
THREADS = 256

SMALL: Mapping[str, str] = {
    "byte": "%b = trunc i32 %x to i8\n  %f = uitofp i8 %b to float",
    "signed byte": "%b = trunc i32 %x to i8\n  %f = sitofp i8 %b to float",
    "halfword": "%b = trunc i32 %x to i16\n  %f = uitofp i16 %b to float",
    "signed halfword": "%b = trunc i32 %x to i16\n  %s = sext i16 %b to i32\n"
    "  %f = sitofp i32 %s to float",
    "mask": "%b = and i32 %x, 8388607\n  %f = uitofp i32 %b to float",
    "mask with a sign": "%b = and i32 %x, 8388607\n  %c = sub i32 %b, 4194304\n"
    "  %f = sitofp i32 %c to float",
    "upper byte": "%b = lshr i32 %x, 24\n  %f = sitofp i32 %b to float",
    "upper part with its sign": "%b = ashr i32 %x, 9\n  %f = sitofp i32 %b to float",
    "rest": "%b = srem i32 %x, 1000\n  %f = sitofp i32 %b to float",
    "rest without a sign": "%b = urem i32 %x, 1000003\n  %f = uitofp i32 %b to float",
    "quotient": "%b = sdiv i32 %x, 1024\n  %f = sitofp i32 %b to float",
    "clamped": "%b = call i32 @llvm.umin.i32(i32 %x, i32 255)\n  %f = uitofp i32 %b to float",
    "thread": "%f = uitofp i32 %t to float",
    "product of places": "%b = mul i32 %t, 1000\n  %c = add i32 %b, %t\n"
    "  %f = sitofp i32 %c to float",
    "chosen": "%o = icmp slt i32 %x, 0\n  %b = select i1 %o, i32 -7, i32 9\n"
    "  %f = sitofp i32 %b to float",
    "wide": "%w = zext i32 %x to i64\n  %b = lshr i64 %w, 10\n  %f = uitofp i64 %b to float",
    "double": "%f = sitofp i32 %x to double",
    "double without a sign": "%f = uitofp i32 %x to double",
    "double of a wide one": "%w = sext i32 %x to i64\n  %b = mul i64 %w, 524288\n"
    "  %f = sitofp i64 %b to double",
}
LARGE = {
    "word": "%f = uitofp i32 %x to float",
    "word with a sign": "%f = sitofp i32 %x to float",
    "one bit too many": "%b = and i32 %x, 16777215\n  %f = uitofp i32 %b to float",
    "one bit too many with its sign": "%b = ashr i32 %x, 8\n  %f = sitofp i32 %b to float",
    "product that wraps": "%b = mul i32 %t, 5000000\n  %f = sitofp i32 %b to float",
    "sum that wraps": "%b = or i32 %t, 2147483520\n  %c = add i32 %b, %t\n"
    "  %f = sitofp i32 %c to float",
    "wide": "%w = zext i32 %x to i64\n  %b = shl i64 %w, 21\n  %f = uitofp i64 %b to double",
    "shift by what nobody knows": "%b = lshr i32 %x, %t\n  %f = uitofp i32 %b to float",
    "remainder by a number that may be negative": "%b = srem i32 %x, -5\n"
    "  %c = mul i32 %b, %x\n  %f = sitofp i32 %c to float",
    "block": "%b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n  %f = uitofp i32 %b to float",
}


def text(body: str) -> str:
    """Each thread converts what follows from its number in `x`."""
    type_ = "double" if "to double" in body else "float"
    declared = "declare i32 @llvm.umin.i32(i32, i32)\n" if "umin" in body else ""
    if "ctaid" in body and "ctaid.x()" not in HEAD:
        declared += "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
    return f"""{HEAD}{declared}define ptx_kernel void @k(ptr %a, ptr %y) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr i32, ptr %a, i32 %t
  %x = load i32, ptr %from
  {body}
  %to = getelementptr {type_}, ptr %y, i32 %t
  store {type_} %f, ptr %to
  ret void
}}
"""


def numbers() -> np.ndarray:
    """Powers of two and what lies beside them, small numbers and random ones."""
    powers = [(1 << n) + more for n in range(33) for more in (-2, -1, 0, 1, 2)]
    some = [*powers, *(-n for n in powers), *range(-300, 300), *range(0, 1 << 32, 40503 * 997)]
    return np.unique(np.array([n & 0xFFFFFFFF for n in some], np.uint32)).view(np.int32)


def gives(program: Program, wide: bool) -> bytes:
    x, every = numbers(), b""
    binary = DEVICE.compile(DEVICE.lower(program))
    for begin in range(0, len(x), THREADS):
        out = np.zeros(THREADS, np.float64 if wide else np.float32)
        taken = np.resize(x[begin:], THREADS)
        buffers = (Buffer("x", taken, Role.IN), Buffer("y", out, Role.OUT))

        def drive(host):
            host.launch("k", (1, 1, 1), (THREADS, 1, 1), [Pointer("x"), Pointer("y")])

        every += DEVICE.run(binary, Launches(buffers, drive), RunOptions()).outputs["y"].tobytes()
    return every


@pytest.mark.parametrize("name", SMALL)
def test_a_small_integer_becomes_the_same_number(name: str) -> None:
    program = load_text(text(SMALL[name]))
    type_ = "double" if "double" in name else "float"
    applied = apply(program, Patch((Convert("e1", 0, "k", type_),)))
    assert not applied.dropped
    assert "itofp" in program.text
    assert "itofp" not in applied.program.text
    assert gives(applied.program, type_ == "double") == gives(program, type_ == "double")
    assert assumed(program, applied.patch) == ()


@pytest.mark.parametrize("name", LARGE)
def test_what_may_be_too_large_is_left_as_it_is(name: str) -> None:
    program = load_text(text(LARGE[name]))
    module = read_module(program.text)
    assert not list(biasable(module, module.functions[0]))
    applied = apply(program, Patch((Convert("e1", 0, "k", "float"),)))
    ((_, why),) = applied.dropped
    assert "converts no small integers to float" in why


OPERATIONS = "add sub mul and or xor shl lshr ashr udiv urem sdiv srem".split()


def computed(op: str, a: int, b: int, bits: int) -> int:
    """What LLVM computes of two numbers with a sign, which wraps."""
    every = 1 << bits
    ua, ub = a % every, b % every
    if op in ("add", "sub", "mul"):
        found = {"add": a + b, "sub": a - b, "mul": a * b}[op]
    elif op in ("and", "or", "xor"):
        found = {"and": ua & ub, "or": ua | ub, "xor": ua ^ ub}[op]
    elif op in ("shl", "lshr"):
        found = ua << ub if op == "shl" else ua >> ub
    elif op == "ashr":
        found = a >> ub
    elif op in ("udiv", "urem"):
        found = ua // ub if op == "udiv" else ua % ub
    else:
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        found = quotient if op == "sdiv" else a - b * quotient
    return (found + every // 2) % every - every // 2


@pytest.mark.parametrize("seed", range(4))
def test_no_number_lies_outside_of_its_span(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(12):
        lines, names = [], ["%b", "%s", "%m"]
        plan: list[tuple[str, str, str, str]] = []
        for n in range(10):
            op, a = rng.choice(OPERATIONS), rng.choice(names)
            small = rng.choice([1, 2, 3, 7, 8, 10, 15, 31])
            large = rng.choice([small, -small, 255, 1000, 65535, 8388607, -1, 1 << 30])
            fixed = op in ("shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem")
            b = str(small if "sh" in op else abs(large) if fixed else large)
            if not fixed and rng.random() < 0.6:
                b = rng.choice(names)
            plan.append((f"%v{n}", op, a, b))
            lines.append(f"%v{n} = {op} i32 {a}, {b}")
            names.append(f"%v{n}")
        body = "%lo = trunc i32 %x to i8\n  %b = zext i8 %lo to i32\n  %s = sext i8 %lo to i32\n"
        body += "  %m = and i32 %x, 4095\n  " + "\n  ".join(lines)
        program = load_text(text(f"{body}\n  %f = sitofp i32 %v9 to float"))
        module = read_module(program.text)
        spans = _Spans(module)
        known = {}
        for one in module.instructions.values():
            for operand in one.operands:
                if operand.value.type == "i32":
                    label = module.instructions.get(operand.value.ref)
                    if label is not None:
                        known[label.label] = spans._of(operand.value, 0)
        assert known.keys() & {name for name, *_ in plan}
        for x in [
            0,
            1,
            -1,
            127,
            128,
            255,
            4095,
            4096,
            -4096,
            *(rng.getrandbits(31) for _ in "ab"),
        ]:
            values = {"%b": x & 255, "%s": (x & 255 ^ 128) - 128, "%m": x & 4095}
            for name, op, a, b in plan:
                right = values[b] if b in values else int(b)
                values[name] = computed(op, values[a], right, 32)
                low, high = known.get(name, (values[name], values[name]))
                assert low <= values[name] <= high, (name, op, a, b, body)
