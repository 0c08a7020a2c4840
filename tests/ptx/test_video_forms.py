"""Video instructions: words, bytes and halves, with saturation, merging and second operations."""

# ruff: noqa: E501
from __future__ import annotations

from itertools import product

import pytest

from tests.ptx.ptxbench import Form, check, results, signed

WIDTHS = {"": 32, "b": 8, "h": 16}
SCALAR = {
    "vadd": lambda a, b: a + b, "vsub": lambda a, b: a - b, "vabsdiff": lambda a, b: abs(a - b),
    "vmin": min, "vmax": max, "vavrg": lambda a, b: (a + b + (a + b >= 0)) >> 1,
}  # fmt: skip
COMPARE = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b,
           "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}  # fmt: skip
TYPES = ("s32", "u32")


def number(value: int, bits: int, type_: str) -> int:
    value &= (1 << bits) - 1
    return signed(value, bits) if type_ == "s32" else value


def part(word: int, selector: str, type_: str) -> int:
    bits = WIDTHS[selector[:1]]
    return number(word >> bits * int(selector[1:] or 0), bits, type_)


def clamped(value: int, bits: int, type_: str) -> int:
    low = -(1 << bits - 1) if type_ == "s32" else 0
    return max(low, min(value, low + (1 << bits) - 1))


def merged(value: int, selector: str, c: int) -> int:
    bits = WIDTHS[selector[0]]
    mask = (1 << bits) - 1 << bits * int(selector[1])
    return c & ~mask & 0xFFFFFFFF | (value << bits * int(selector[1])) & mask


def second(value: int, how: str, c: int, type_: str) -> int:
    value, c = number(value, 32, type_), number(c, 32, type_)
    return {"add": value + c, "min": min(value, c), "max": max(value, c)}[how] & 0xFFFFFFFF


def word_forms():
    for op, (d, a, b) in product(
        ("vadd", "vsub", "vabsdiff", "vmin", "vmax"), product(TYPES, repeat=3)
    ):
        compute = SCALAR[op]
        yield Form(f"{op}.{d}.{a}.{b}.sat $d, $a.b1, $b.h1", ("b32", "b32"), "b32",
                   lambda x, y, f=compute, d=d, a=a, b=b:
                   clamped(f(part(x, "b1", a), part(y, "h1", b)), 32, d) & 0xFFFFFFFF)  # fmt: skip
    for op, how, t in product(("vadd", "vmin"), ("add", "min", "max"), TYPES):
        yield Form(f"{op}.{t}.s32.u32.{how} $d, $a, $b.b3, $c", ("b32",) * 3, "b32",
                   lambda x, y, c, f=SCALAR[op], how=how, t=t: second(
                       f(part(x, "", "s32"), part(y, "b3", "u32")), how, c, t))  # fmt: skip
    for selector, sat, t in product(("b0", "b3", "h1"), ("", ".sat"), TYPES):

        def meaning(x, y, c, selector=selector, sat=sat, t=t):
            value = part(x, "", "s32") - part(y, "", "s32")
            value = clamped(value, WIDTHS[selector[0]], t) if sat else value
            return merged(value, selector, c)

        yield Form(
            f"vsub.{t}.s32.s32{sat} $d.{selector}, $a, $b, $c", ("b32",) * 3, "b32", meaning
        )
    for mode, t, op in product(("clamp", "wrap"), TYPES, ("vshl", "vshr")):

        def moved(x, y, mode=mode, t=t, op=op):
            by = min(y, 32) if mode == "clamp" else y & 31
            value = number(x, 32, t)
            return (value << by if op == "vshl" else value >> by) & 0xFFFFFFFF

        yield Form(f"{op}.{t}.{t}.u32.{mode} $d, $a, $b", ("b32", "b32"), "b32", moved)
    for name, compare in COMPARE.items():
        yield Form(f"vset.s32.u32.{name} $d, $a.h0, $b.b2", ("b32", "b32"), "b32",
                   lambda x, y, f=compare: int(f(part(x, "h0", "s32"), part(y, "b2", "u32"))))  # fmt: skip
    for scale, by, po in (("", 0, ""), (".shr7", 7, ""), (".shr15", 15, ".po"), ("", 0, ".po")):
        yield Form(f"vmad.s32.s32.u32{po}{scale} $d, $a.h1, $b.h0, $c", ("b32",) * 3, "b32",
                   lambda x, y, c, by=by, po=po: (part(x, "h1", "s32") * part(y, "h0", "u32")
                   + signed(c, 32) + bool(po)) >> by & 0xFFFFFFFF)  # fmt: skip
    yield Form("vmad.u32.u32.u32.sat $d, $a, $b, $c", ("b32",) * 3, "b32",
               lambda x, y, c: min(x * y + c, 0xFFFFFFFF))  # fmt: skip
    yield Form("vmad.s32.s32.s32.sat $d, $a, $b, $c", ("b32",) * 3, "b32",
               lambda x, y, c: clamped(signed(x, 32) * signed(y, 32) + signed(c, 32), 32, "s32")
               & 0xFFFFFFFF)  # fmt: skip


def lanes(x: int, y: int, count: int, order, types) -> list[tuple[int, int]]:
    bits = 32 // count
    both = y << 32 | x
    return [tuple(number(both >> bits * n, bits, t) for n, t in zip(pair, types, strict=True))
            for pair in order]  # fmt: skip


def packed_forms():
    names = ("vadd", "vsub", "vabsdiff", "vavrg", "vmin", "vmax")
    for op, count, (d, t) in product(names, (2, 4), product(TYPES, repeat=2)):
        bits = 32 // count
        order = [(n, count + n) for n in range(count)]

        def clamps(x, y, c, op=op, count=count, d=d, t=t, bits=bits, order=order):
            found = 0
            for n, (a, b) in enumerate(lanes(x, y, count, order, (t, t))):
                found |= (clamped(SCALAR[op](a, b), bits, d) & (1 << bits) - 1) << bits * n
            return found

        def adds(x, y, c, op=op, count=count, t=t, order=order):
            pairs = lanes(x, y, count, order, (t, t))
            return c + sum(SCALAR[op](a, b) for a, b in pairs) & 0xFFFFFFFF

        yield Form(f"{op}{count}.{d}.{t}.{t}.sat $d, $a, $b, $c", ("b32",) * 3, "b32", clamps)
        yield Form(f"{op}{count}.{d}.{t}.{t}.add $d, $a, $b, $c", ("b32",) * 3, "b32", adds)

    def crossed(x, y, c):
        (a, b), _ = lanes(x, y, 2, [(3, 0), (1, 1)], ("s32", "u32"))
        return c & 0xFFFF0000 | a + b & 0xFFFF

    yield Form("vadd2.u32.s32.u32 $d.h0, $a.h13, $b.h10, $c", ("b32",) * 3, "b32", crossed)

    def compared(x, y, c):
        pairs = lanes(x, y, 4, [(n, 4 + n) for n in range(4)], ("u32", "u32"))
        return (
            sum((a > b) << 8 * n for n, (a, b) in enumerate(pairs) if n in (1, 3)) | c & 0x00FF00FF
        )

    yield Form("vset4.u32.u32.gt $d.b31, $a, $b, $c", ("b32",) * 3, "b32", compared)


FORMS = [*word_forms(), *packed_forms()]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_form(form: Form) -> None:
    check(form, results(form, FORMS))
