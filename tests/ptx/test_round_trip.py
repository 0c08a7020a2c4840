"""What LLVM emits for a lifted program, read back, gives the same results."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.child import in_child
from gevo.device.cleanup import clean
from gevo.device.ptx import emit_ptx
from gevo.program.ptx.load import lifted
from tests.ptx import test_float_forms, test_integer_forms, test_video_forms
from tests.ptx.ptxbench import GROUP, Form, module, operands, run_forms


def emitted(text: str) -> str:
    """PTX text through LLVM IR and LLVM's back end, for a GPU that has all that is read."""
    return emit_ptx(clean(lifted(text, "first.ptx")), "sm_100")


def _groups(forms: list[Form]) -> list[tuple[Form, ...]]:
    return [tuple(forms[n : n + GROUP]) for n in range(0, len(forms), GROUP)]


APPROXIMATE = ("approx", "full")
EXACT = [
    form
    for form in (*test_integer_forms.FORMS, *test_float_forms.FORMS, *test_video_forms.FORMS)
    if not any(word in form.text for word in APPROXIMATE)
]


@pytest.mark.parametrize("group", range(0, len(_groups(EXACT)), 3))
def test_single_instructions(group: int) -> None:
    forms = _groups(EXACT)[group]
    text = module(forms)
    back = in_child(emitted, (text,), 60)
    first, second = (_without_nans(forms, run_forms(forms, one)) for one in (text, back))
    for form, before, after in zip(forms, first, second, strict=True):
        given = [form.meaning(*one) is not None for one in operands(form)]
        assert _where(given, before) == _where(given, after), form


def _where(specified: list[bool], results: list[int]) -> list[int]:
    return [one for known, one in zip(specified, results, strict=True) if known]


def _without_nans(forms: tuple[Form, ...], results: list[list[int]]) -> list[list[int]]:
    """Results; of a NaN the bits do not matter."""
    return [
        [_one_nan(form.result, bits) for bits in values]
        for form, values in zip(forms, results, strict=True)
    ]


_NANS = {"f16": (0x7FFF, 0x7C00), "bf16": (0x7FFF, 0x7F80), "f32": (0x7FFFFFFF, 0x7F800000),
         "f64": ((1 << 63) - 1, 0x7FF << 52)}  # fmt: skip


def _one_nan(type_: str, bits: int) -> int:
    if type_.endswith("x2") and type_[0] in "fb":
        halves = (_one_nan(type_[:-2], bits >> shift & 0xFFFF) for shift in (0, 16))
        return sum(half << 16 * n for n, half in enumerate(halves))
    size, infinite = _NANS.get(type_, (0, 0))
    return size if size and bits & size > infinite else bits


OPERATIONS = [
    "add.s32 {d}, {a}, {b};", "sub.s32 {d}, {a}, {b};", "mul.lo.s32 {d}, {a}, {b};",
    "mul.hi.u32 {d}, {a}, {b};", "mad.lo.s32 {d}, {a}, {b}, {c};", "and.b32 {d}, {a}, {b};",
    "or.b32 {d}, {a}, {b};", "xor.b32 {d}, {a}, {b};", "not.b32 {d}, {a};",
    "shl.b32 {d}, {a}, {b};", "shr.s32 {d}, {a}, {b};", "shr.u32 {d}, {a}, 5;",
    "min.s32 {d}, {a}, {b};", "max.u32 {d}, {a}, {b};", "popc.b32 {d}, {a};",
    "bfe.s32 {d}, {a}, {b}, {c};", "prmt.b32 {d}, {a}, {b}, {c};", "clz.b32 {d}, {a};",
    "lop3.b32 {d}, {a}, {b}, {c}, 0xca;", "shf.l.wrap.b32 {d}, {a}, {b}, {c};",
    "shf.r.clamp.b32 {d}, {a}, {b}, {c};", "setp.lt.s32 %p, {a}, {b};", "setp.eq.u32 %p, {a}, 3;",
    "setp.ge.or.u32 %p, {a}, {b}, %p;", "selp.b32 {d}, {a}, {b}, %p;", "@%p mov.b32 {d}, {a};",
    "@!%p add.s32 {d}, {d}, {a};", "cvt.rn.f32.s32 %f, {a};", "fma.rn.f32 %f, %f, %f, %f;",
    "cvt.rzi.s32.f32 {d}, %f;", "add.cc.u32 {d}, {a}, {b};", "addc.u32 {d}, {a}, {b};",
    "@%p div.u32 {d}, {a}, 7;", "{{ .reg .b32 %t; mov.b32 %t, {a}; add.s32 {d}, %t, {b}; }}",
    "st.shared.b32 [slot], {a}; ld.shared.b32 {d}, [slot];", "mov.b64 %w, {{{a}, {b}}};",
    "shr.u64 %w, %w, 9; cvt.u32.u64 {d}, %w;",
]  # fmt: skip
REGISTERS = ["%r0", "%r1", "%r2", "%r3"]


@st.composite
def programs(draw: st.DrawFn) -> str:
    lines: list[str] = []
    for _ in range(draw(st.integers(1, 25))):
        names = {letter: draw(st.sampled_from(REGISTERS)) for letter in "abcd"}
        lines.append(draw(st.sampled_from(OPERATIONS)).format(**names))
    return "\n".join(lines)


@settings(max_examples=15)
@given(programs())
def test_straight_lines(body: str) -> None:
    begin = "".join(f"mov.b32 {name}, 0; " for name in REGISTERS[2:])
    text = (
        ".reg .b32 %r<4>; .reg .pred %p; .reg .f32 %f; .reg .b64 %w; .shared .b32 slot; "
        f"setp.eq.s32 %p, $a, $b; mov.b32 %r0, $a; mov.b32 %r1, $b; {begin}"
        f"mov.f32 %f, 0f3F800000; mov.b64 %w, 0; add.cc.u32 $d, 0, 0; {body} "
        "xor.b32 %r0, %r0, %r1; xor.b32 %r2, %r2, %r3; add.s32 $d, %r0, %r2"
    )
    form = Form(text, ("b32", "b32"), "b32", lambda a, b: None)
    first = module([form])
    back = in_child(emitted, (first,), 60)
    assert run_forms([form], back) == run_forms([form], first)
