"""Integer, bit and comparison instructions: one kernel for every opcode and type."""

# ruff: noqa: E501
from __future__ import annotations

import operator
from itertools import product

import pytest

from tests.ptx.ptxbench import BITS, Form, check, results, signed


def number(bits: int, type_: str) -> int:
    return signed(bits, BITS[type_]) if type_[0] == "s" else bits


def low(value: int, type_: str) -> int:
    return value & ((1 << BITS[type_]) - 1)


def of_numbers(type_: str, function):
    """A meaning in terms of the operands' numbers."""
    return lambda *given: low(function(*(number(v, type_) for v in given)), type_)


def clamped(value: int, type_: str) -> int:
    bits = BITS[type_]
    least = -(1 << bits - 1) if type_[0] == "s" else 0
    most = (1 << (bits - 1 if type_[0] == "s" else bits)) - 1
    return max(least, min(most, value))


def quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def division(type_: str, remainder: bool):
    def meaning(x: int, y: int) -> int | None:
        a, b = number(x, type_), number(y, type_)
        if b == 0 or (b == -1 and a == -(1 << BITS[type_] - 1)):
            return None
        q = quotient(a, b)
        return low(a - q * b if remainder else q, type_)

    return meaning


def shifts(type_: str, left: bool):
    bits = BITS[type_]

    def meaning(a: int, b: int) -> int:
        if left:
            return low(a << min(b, bits), type_)
        return low(number(a, type_) >> min(b, bits), type_)

    return meaning


def field(type_: str):
    bits = BITS[type_]

    def meaning(a: int, b: int, c: int) -> int:
        start, length = b & 255, c & 255
        top = 0
        if type_[0] == "s" and length:
            top = a >> min(start + length - 1, bits - 1) & 1
        found = 0
        for place in range(bits):
            inside = place < length and start + place < bits
            found |= (a >> start + place & 1 if inside else top) << place
        return found

    return meaning


def insertion(type_: str):
    def meaning(a: int, b: int) -> int:
        found = b
        for place in range(min(9, BITS[type_] - 5)):
            bit = 5 + place
            found = found & ~(1 << bit) | (a >> place & 1) << bit
        return found

    return meaning


def highest(type_: str, amount: bool):
    def meaning(a: int) -> int:
        n = number(a, type_)
        n = ~n if n < 0 else n
        if n == 0:
            return 0xFFFFFFFF
        place = n.bit_length() - 1
        return BITS[type_] - 1 - place if amount else place

    return meaning


def nth(a: int, base: int, offset: int) -> int:
    count, place = abs(signed(offset, 32)) - 1, base
    if offset == 0:
        return base if a >> base & 1 else 0xFFFFFFFF
    while 0 <= place < 32:
        if a >> place & 1:
            if count == 0:
                return place
            count -= 1
        place += 1 if signed(offset, 32) > 0 else -1
    return 0xFFFFFFFF


def permuted(a: int, b: int, c: int) -> int:
    content = (a | b << 32).to_bytes(8, "little")
    found = 0
    for n in range(4):
        selector = c >> 4 * n
        byte = content[selector & 7]
        found |= (0xFF * (byte >> 7) if selector & 8 else byte) << 8 * n
    return found


_MODES = {
    "f4e": lambda n: (n, n + 1, n + 2, n + 3),
    "b4e": lambda n: (n, (n - 1) % 8, (n - 2) % 8, (n - 3) % 8),
    "rc8": lambda n: (n, n, n, n),
    "ecl": lambda n: tuple(max(n, place) for place in range(4)),
    "ecr": lambda n: tuple(min(n, place) for place in range(4)),
    "rc16": lambda n: (2 * (n & 1), 2 * (n & 1) + 1) * 2,
}


def permuted_by_mode(mode: str):
    def meaning(a: int, b: int, c: int) -> int:
        content = (a | b << 32).to_bytes(8, "little")
        return int.from_bytes(bytes(content[n] for n in _MODES[mode](c & 3)), "little")

    return meaning


def dot(first: str, second: str):
    def meaning(a: int, b: int, c: int) -> int:
        total = c
        for n in range(4):
            x, y = a >> 8 * n & 255, b >> 8 * n & 255
            total += (signed(x, 8) if first == "s32" else x) * (
                signed(y, 8) if second == "s32" else y
            )
        return low(total, "u32")

    return meaning


def dot_2(first: str, second: str, high: bool):
    def meaning(a: int, b: int, c: int) -> int:
        total = c
        for n in range(2):
            x, y = a >> 16 * n & 0xFFFF, b >> 8 * (n + 2 * high) & 255
            total += (signed(x, 16) if first == "s32" else x) * (
                signed(y, 8) if second == "s32" else y
            )
        return low(total, "u32")

    return meaning


def funnel(left: bool, wrap: bool):
    def meaning(a: int, b: int, c: int) -> int:
        n = c & 31 if wrap else min(c, 32)
        pair = b << 32 | a
        return (pair << n >> 32 if left else pair >> n) & 0xFFFFFFFF

    return meaning


def lookup(table: int):
    def meaning(a: int, b: int, c: int) -> int:
        found = 0
        for n in range(32):
            row = (a >> n & 1) << 2 | (b >> n & 1) << 1 | c >> n & 1
            found |= (table >> row & 1) << n
        return found

    return meaning


def low_24(bits: int, type_: str) -> int:
    return signed(bits, 24) if type_[0] == "s" else bits & 0xFFFFFF


def product_24(type_: str, part: str, add: bool):
    def meaning(a: int, b: int, c: int = 0) -> int:
        whole = low_24(a, type_) * low_24(b, type_)
        return low((whole >> 16 if part == "hi" else whole) + (c if add else 0), type_)

    return meaning


_WIDE = ("16", "32", "64")
_COMPARE = {"eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le,
            "gt": operator.gt, "ge": operator.ge}  # fmt: skip
_UNSIGNED = {"lo": operator.lt, "ls": operator.le, "hi": operator.gt, "hs": operator.ge}
_LOGIC = {"and": operator.and_, "or": operator.or_, "xor": operator.xor}


def arithmetic():
    for bits, kind in product(_WIDE, "su"):
        t = kind + bits
        two, three = (t, t), (t, t, t)
        yield Form(f"add.{t} $d, $a, $b", two, t, of_numbers(t, operator.add))
        yield Form(f"sub.{t} $d, $a, $b", two, t, of_numbers(t, operator.sub))
        yield Form(f"mul.lo.{t} $d, $a, $b", two, t, of_numbers(t, operator.mul))
        high = of_numbers(t, lambda a, b, n=int(bits): a * b >> n)
        yield Form(f"mul.hi.{t} $d, $a, $b", two, t, high)
        yield Form(
            f"mad.lo.{t} $d, $a, $b, $c", three, t, of_numbers(t, lambda a, b, c: a * b + c)
        )
        more = of_numbers(t, lambda a, b, c, n=int(bits): (a * b >> n) + c)
        yield Form(f"mad.hi.{t} $d, $a, $b, $c", three, t, more)
        yield Form(f"div.{t} $d, $a, $b", two, t, division(t, False))
        yield Form(f"rem.{t} $d, $a, $b", two, t, division(t, True))
        yield Form(f"min.{t} $d, $a, $b", two, t, of_numbers(t, min))
        yield Form(f"max.{t} $d, $a, $b", two, t, of_numbers(t, max))
        sad = of_numbers(t, lambda a, b, c: abs(a - b) + c)
        yield Form(f"sad.{t} $d, $a, $b, $c", three, t, sad)
        if bits != "64":
            w = kind + str(2 * int(bits))
            yield Form(f"mul.wide.{t} $d, $a, $b", two, w,
                       lambda a, b, t=t, w=w: low(number(a, t) * number(b, t), w))  # fmt: skip
            yield Form(f"mad.wide.{t} $d, $a, $b, $c", (t, t, w), w,
                       lambda a, b, c, t=t, w=w: low(number(a, t) * number(b, t) + c, w))  # fmt: skip
            yield Form(f"mul.wide.{t} $d, $a, 7", (t,), w,
                       lambda a, t=t, w=w: low(number(a, t) * 7, w))  # fmt: skip
        if kind == "s":
            yield Form(f"abs.{t} $d, $a", (t,), t, of_numbers(t, abs))
            yield Form(f"neg.{t} $d, $a", (t,), t, of_numbers(t, operator.neg))
    for op, function in (("add", operator.add), ("sub", operator.sub)):
        yield Form(f"{op}.sat.s32 $d, $a, $b", ("s32", "s32"), "s32",
                   lambda a, b, f=function: low(clamped(f(signed(a, 32), signed(b, 32)), "s32"), "s32"))  # fmt: skip
    for t, part in product(("s32", "u32"), ("lo", "hi")):
        yield Form(f"mul24.{part}.{t} $d, $a, $b", (t, t), t, product_24(t, part, False))
        yield Form(f"mad24.{part}.{t} $d, $a, $b, $c", (t, t, t), t, product_24(t, part, True))
    for a, b in product(("s32", "u32"), repeat=2):
        yield Form(f"dp4a.{a}.{b} $d, $a, $b, $c", ("b32",) * 3, "b32", dot(a, b))
        for half in ("lo", "hi"):
            yield Form(f"dp2a.{half}.{a}.{b} $d, $a, $b, $c", ("b32",) * 3, "b32",
                       dot_2(a, b, half == "hi"))  # fmt: skip


def carries():
    for bits in ("32", "64"):
        t, n = f"u{bits}", int(bits)
        yield Form(f"add.cc.{t} $d, $a, $b; addc.{t} $d, $c, 0", (t, t, t), t,
                   lambda a, b, c, t=t, n=n: low(c + (a + b >> n), t))  # fmt: skip
        yield Form(f"sub.cc.{t} $d, $a, $b; subc.{t} $d, $c, 0", (t, t, t), t,
                   lambda a, b, c, t=t: low(c - (a < b), t))  # fmt: skip
        yield Form(f"mad.lo.cc.{t} $d, $a, $b, $c; madc.hi.{t} $d, $a, $b, 0", (t, t, t), t,
                   lambda a, b, c, t=t, n=n: low((a * b + c >> n), t))  # fmt: skip
        yield Form(f"add.cc.{t} $d, $a, $b; addc.cc.{t} $d, $c, $c; addc.{t} $d, 0, 0", (t, t, t),
                   t, lambda a, b, c, n=n: 2 * c + (a + b >> n) >> n)  # fmt: skip


def bit_forms():
    for bits in _WIDE:
        t = f"b{bits}"
        for name, function in _LOGIC.items():
            yield Form(f"{name}.{t} $d, $a, $b", (t, t), t, function)
        yield Form(f"not.{t} $d, $a", (t,), t, lambda a, t=t: low(~a, t))
        yield Form(f"cnot.{t} $d, $a", (t,), t, lambda a: int(a == 0))
        yield Form(f"shl.{t} $d, $a, $b", (t, "u32"), t, shifts(t, True))
        yield Form(f"shl.{t} $d, $a, 3", (t,), t, lambda a, t=t: low(a << 3, t))
        yield Form(f"shl.{t} $d, $a, 64", (t,), t, lambda a: 0)
        for kind in "su":
            yield Form(f"shr.{kind}{bits} $d, $a, $b", (t, "u32"), t, shifts(kind + bits, False))
            yield Form(f"shr.{kind}{bits} $d, $a, 70", (t,), t,
                       lambda a, k=kind + bits: shifts(k, False)(a, 70))  # fmt: skip
        if bits == "16":
            continue
        n = int(bits)
        yield Form(f"popc.{t} $d, $a", (t,), "b32", int.bit_count)
        yield Form(f"clz.{t} $d, $a", (t,), "b32", lambda a, n=n: n - a.bit_length())
        yield Form(f"brev.{t} $d, $a", (t,), t, lambda a, n=n: int(f"{a:0{n}b}"[::-1], 2))
        for kind in "su":
            k = kind + bits
            yield Form(f"bfind.{k} $d, $a", (k,), "b32", highest(k, False))
            yield Form(f"bfind.shiftamt.{k} $d, $a", (k,), "b32", highest(k, True))
            yield Form(f"bfe.{k} $d, $a, $b, $c", (k, "u32", "u32"), k, field(k))
            yield Form(f"bfe.{k} $d, $a, 5, 9", (k,), k, lambda a, k=k: field(k)(a, 5, 9))
        yield Form(f"bfi.{t} $d, $a, $b, 5, 9", (t, t), t, insertion(t))
    for left, wrap in product((True, False), repeat=2):
        name = f"shf.{'l' if left else 'r'}.{'wrap' if wrap else 'clamp'}.b32"
        yield Form(f"{name} $d, $a, $b, $c", ("b32",) * 3, "b32", funnel(left, wrap))
    for op, choose in (("min", min), ("max", max)):

        def limited(a, b, choose=choose):
            pairs = [(signed(a >> n, 16), signed(b >> n, 16)) for n in (0, 16)]
            low, high = (max(choose(*pair), 0) for pair in pairs)
            return high << 16 | low

        yield Form(f"{op}.s16x2.relu $d, $a, $b", ("s16x2", "s16x2"), "b32", limited)
        yield Form(f"{op}.relu.s32 $d, $a, $b", ("s32", "s32"), "s32",
                   lambda a, b, choose=choose: max(choose(signed(a, 32), signed(b, 32)), 0))  # fmt: skip
    yield Form("fns.b32 $d, $a, $b, $c", ("b32",) * 3, "b32", nth,
               values=(("b", tuple(range(32))), ("c", (0, 1, 2, 5, 31, 2**32 - 1, 2**32 - 3))))  # fmt: skip
    for table in (0x80, 0x96, 0xE8, 0x2A, 0xF8, 0x00, 0xFF, 0x3C):
        yield Form(f"lop3.b32 $d, $a, $b, $c, {table:#x}", ("b32",) * 3, "b32", lookup(table))
    yield Form("prmt.b32 $d, $a, $b, $c", ("b32",) * 3, "b32", permuted)
    yield Form("prmt.b32 $d, $a, $b, 0x5410", ("b32",) * 2, "b32",
               lambda a, b: permuted(a, b, 0x5410))  # fmt: skip
    for mode in _MODES:
        yield Form(f"prmt.b32.{mode} $d, $a, $b, $c", ("b32",) * 3, "b32", permuted_by_mode(mode))
    for mode in ("clamp", "wrap"):

        def mask(a, b, mode=mode):
            a, b = (a & 31, b & 31) if mode == "wrap" else (min(a, 32), min(b, 32))
            return low((1 << b) - 1 << a, "u32")

        def extended(a, b, s, mode=mode):
            b = b & 31 if mode == "wrap" else min(b, 32)
            return low(signed(a, b), "u32") if s and b else a & (1 << b) - 1

        yield Form(f"bmsk.{mode}.b32 $d, $a, $b", ("b32", "b32"), "b32", mask)
        for kind in "su":
            yield Form(f"szext.{mode}.{kind}32 $d, $a, $b", ("b32", "b32"), "b32",
                       lambda a, b, e=extended, s=kind == "s": e(a, b, s))  # fmt: skip


def comparisons():
    for bits, kind in product(_WIDE, "sub"):
        t = kind + bits
        names = {"eq": operator.eq, "ne": operator.ne} if kind == "b" else _COMPARE
        for name, function in names.items():
            yield Form(f"setp.{name}.{t} $d, $a, $b", (t, t), "pred",
                       lambda a, b, t=t, f=function: int(f(number(a, t), number(b, t))))  # fmt: skip
    for name, function in _UNSIGNED.items():
        yield Form(f"setp.{name}.u32 $d, $a, $b", ("u32", "u32"), "pred",
                   lambda a, b, f=function: int(f(a, b)))  # fmt: skip
    for name, function in _LOGIC.items():
        yield Form(f"setp.lt.{name}.s32 $d, $a, $b, $c", ("s32", "s32", "pred"), "pred",
                   lambda a, b, c, f=function: f(int(signed(a, 32) < signed(b, 32)), c))  # fmt: skip
        yield Form(f"setp.lt.{name}.s32 _|$d, $a, $b, !$c", ("s32", "s32", "pred"), "pred",
                   lambda a, b, c, f=function: f(int(signed(a, 32) >= signed(b, 32)), 1 - c))  # fmt: skip
        yield Form(f"{name}.pred $d, $a, $b", ("pred", "pred"), "pred", function)
        yield Form(f"set.lt.{name}.u32.s32 $d, $a, $b, $c", ("s32", "s32", "pred"), "u32",
                   lambda a, b, c, f=function: -f(int(signed(a, 32) < signed(b, 32)), c) & 0xFFFFFFFF)  # fmt: skip
    yield Form("not.pred $d, $a", ("pred",), "pred", lambda a: 1 - a)
    yield Form("mov.pred $d, $a", ("pred",), "pred", lambda a: a)
    yield Form("set.ge.u32.u64 $d, $a, $b", ("u64", "u64"), "u32",
               lambda a, b: -(a >= b) & 0xFFFFFFFF)  # fmt: skip
    yield Form("set.eq.f32.s32 $d, $a, $b", ("s32", "s32"), "f32",
               lambda a, b: 0x3F800000 * (a == b))  # fmt: skip
    for t in ("b16", "b32", "b64", "u16", "s32", "u64", "f32", "f64"):
        yield Form(f"selp.{t} $d, $a, $b, $c", (t, t, "pred"), t,
                   lambda a, b, c: a if c else b)  # fmt: skip
    for t in ("b32", "u64", "f32", "f64", "s16"):
        yield Form(f"slct.{t}.s32 $d, $a, $b, $c", (t, t, "s32"), t,
                   lambda a, b, c: b if c >> 31 else a)  # fmt: skip


def moves():
    for t in ("b16", "u16", "s16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"):
        yield Form(f"mov.{t} $d, $a", (t,), t, lambda a: a)
    yield Form("mov.b32 $d, {$a, $b}", ("b16", "b16"), "b32", lambda a, b: a | b << 16)
    yield Form("mov.b64 $d, {$a, $b}", ("b32", "b32"), "b64", lambda a, b: a | b << 32)
    yield Form(".reg .b32 %x<2>; mov.b64 {%x0, %x1}, $a; sub.u32 $d, %x1, %x0", ("b64",), "b32",
               lambda a: (a >> 32) - a & 0xFFFFFFFF)  # fmt: skip
    yield Form(".reg .b16 %x<2>; mov.b32 {%x0, %x1}, $a; mov.b32 $d, {%x1, %x0}", ("b32",), "b32",
               lambda a: (a >> 16 | a << 16) & 0xFFFFFFFF)  # fmt: skip
    yield Form(".reg .b16 %x; mov.b32 {_, %x}, $a; cvt.u32.u16 $d, %x", ("b32",), "b32",
               lambda a: a >> 16)  # fmt: skip
    yield Form("mov.u32 $d, 0xdeadbeefU", (), "b32", lambda: 0xDEADBEEF)
    yield Form("mov.u32 $d, WARP_SZ", (), "b32", lambda: 32)
    yield Form("mov.f64 $d, 1.5", (), "f64", lambda: 0x3FF8000000000000)
    yield Form("add.f32 $d, 0f3F800000, 0.5", (), "f32", lambda: 0x3FC00000)
    yield Form("add.u32 $d, %ntid.x, 1", (), "b32", lambda: 257)
    yield Form("cvt.u64.u32 $d, %nctaid.x", (), "b64", lambda: 1)
    yield Form("mov.u32 $d, %nwarpid", (), "b32", lambda: 8)
    yield Form("elect.sync $d|_, -1", (), "b32", lambda: 0)
    yield Form("mov.s32 $d, -0x10", (), "b32", lambda: 0xFFFFFFF0)
    yield Form("mov.b64 $d, 0d3ff8000000000000", (), "b64", lambda: 0x3FF8000000000000)
    yield Form("mov.f32 $d, 0f7FC12345", (), "b32", lambda: 0x7FC12345)
    for name in ("tid.y", "ctaid.x", "warpid", "gridid"):
        if name != "gridid":
            yield Form(f".reg .b32 %z; mov.u32 %z, %{name}; mov.u32 $d, $a; @!%no mov.u32 $d, %z;"
                       .replace("@!%no ", ""), ("b32",), "b32",
                       lambda a, n=name: None if n == "warpid" else 0)  # fmt: skip


def guards():
    yield Form(".reg .pred %p; setp.lt.s32 %p, $a, $b; mov.b32 $d, $a; @%p mov.b32 $d, $b",
               ("s32", "s32"), "s32", lambda a, b: max((a, b), key=lambda v: signed(v, 32)))  # fmt: skip
    yield Form(".reg .pred %p; setp.eq.s32 %p, $b, 0; mov.b32 $d, 7; @!%p div.s32 $d, $a, $b",
               ("s32", "s32"), "s32",
               lambda a, b: 7 if b == 0 else division("s32", False)(a, b))  # fmt: skip
    yield Form(".reg .pred %p; setp.ne.s32 %p, $a, $b; mov.b32 $d, 1; @%p bra over; mov.b32 $d, 2;"
               " over: add.s32 $d, $d, 3", ("s32", "s32"), "s32",
               lambda a, b: 4 if a != b else 5)  # fmt: skip
    yield Form(".reg .pred %p; .reg .b32 %n; mov.b32 %n, 0; mov.b32 $d, 0; again: add.s32 $d, $d, $a;"
               " add.s32 %n, %n, 1; setp.lt.s32 %p, %n, 5; @%p bra again", ("s32",), "s32",
               lambda a: 5 * a & 0xFFFFFFFF)  # fmt: skip


FORMS = [*arithmetic(), *carries(), *bit_forms(), *comparisons(), *moves(), *guards()]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_form(form: Form) -> None:
    check(form, results(form, FORMS))
