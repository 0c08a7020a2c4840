"""Integer literals in all their forms, and texts that only seem to have some."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.program.ptx.lift import lift
from gevo.program.ptx.literals import integer, is_literal, number
from gevo.program.ptx.parser import parse_module
from gevo.program.ptx.syntax import PtxError
from tests.ptx.ptxbench import HEAD, device_run

DIGITS = "9" * 5000


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0), ("16", 16), ("16U", 16), ("0U", 0), ("010", 8), ("017U", 15), ("00", 0),
        ("0x1F", 31), ("0X1fU", 31), ("0b101", 5), ("0B11U", 3),
        ("18446744073709551615", 2**64 - 1), ("0b" + "1" * 64, 2**64 - 1),
        ("01777777777777777777777U", 2**64 - 1), ("0xFFFFFFFFFFFFFFFF", 2**64 - 1),
    ],
)  # fmt: skip
def test_integers(text: str, value: int) -> None:
    assert integer(text) == value
    assert is_literal(text)
    assert number(f"-{text}").value == -value


@pytest.mark.parametrize(
    "text",
    ["", "abc", "²", "٣", "08", "0b12", "0b", "0x", "1_0", " 1", "1 ", "+1", "-1", "1UU", "1L",
     "1.0", "1e5", "0f3F800000", "18446744073709551616", DIGITS, "0x" + "f" * 5000, "(1)"],
)  # fmt: skip
def test_what_is_no_integer(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no integer|64 bits") as caught:
        integer(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["0f3F80", "0d3FF0", "0f3F8000000", "0f", "²", "\u0663.\u0660"])
def test_floats_have_all_their_digits(text: str) -> None:
    assert not is_literal(text)
    with pytest.raises(ValueError, match="no integer"):
        number(text)


def module(body: str = "", before: str = "", limits: str = "") -> str:
    return f"{HEAD}{before}\n.visible .entry k(.param .u64 x) {limits}\n{{ {body} ret; }}"


@pytest.mark.parametrize("extent", ["16", "16U", "020", "0x10", "0b10000", "0b10000U"])
def test_extents_in_every_form(extent: str) -> None:
    found = parse_module(module(f".shared .align {extent} .b8 l[{extent}][{extent}];"))
    (variable,) = found.functions[0].variables
    assert (variable.count, variable.align) == (256, 16)


@pytest.mark.parametrize("count", ["3", "3U", "03", "0x3", "0b11"])
def test_ranges_of_registers_in_every_form(count: str) -> None:
    found = parse_module(module(f".reg .b32 %w<{count}>;"))
    assert [*found.functions[0].registers] == ["%w0", "%w1", "%w2"]


def test_they_mean_the_same_when_run() -> None:
    body = """.reg .b32 %r<0x4>; .reg .b64 %d<02>; .shared .align 0b100 .b8 l[020U];
        ld.param.u64 %d1, [x]; mov.u32 %r1, 017; st.shared.u32 [l+010], %r1;
        ld.shared.u32 %r2, [l+0x8]; add.u32 %r2, %r2, 0b101U; st.global.u32 [%d1], %r2;"""
    given = {"x": np.zeros(1, np.uint32)}
    limits = ".maxntid 0x20, 01, 1U"
    text = module(body, limits=limits)
    assert '"nvvm.maxntid"="32,1,1"' in lift(text)
    assert device_run(text, "k", given, ["x"])["x"].tolist() == [20]


REFUSED = {
    "no number in an extent": (module(".shared .b8 l[abc];"), "extent"),
    "no letter in an extent": (module(".shared .b8 l[²];"), "expected"),
    "a negative extent": (module(".shared .b8 l[-5];"), "expected"),
    "a long extent": (module(f".shared .b8 l[{DIGITS}];"), "extent"),
    "extents beyond all memory": (module(f".shared .b8 l{'[1000000]' * 9};"), "memory"),
    "a long alignment": (module(f".shared .align {DIGITS} .b8 l[4];"), "align"),
    "an odd alignment": (module(".shared .align 3 .b8 l[16];"), "power of two"),
    "a large alignment": (module(".shared .align 1073741824 .b8 l[16];"), "power of two"),
    "a long range": (module(f".reg .b32 %w<{DIGITS}>;"), "range of registers"),
    "a strange range": (module(".reg .b32 %w<x>;"), "range of registers"),
    "more registers than used": (module(".reg .b32 %w<1000000000>;"), "more registers"),
    "more vectors than used": (module(".reg .v4 .b32 %w<100000>;"), "more registers"),
    "many ranges": (module(".reg .b32 %w<100000>, %v<100000>, %u<100000>;"), "more registers"),
    "a long .loc": (module(f".loc {DIGITS} 1 1\n"), "directive"),
    "a long .file": (module(before=f'.file {DIGITS} "x"'), "directive"),
    "a long version": (module().replace("8.8", f"{DIGITS}.0"), "directive"),
    "no target": (module().replace("sm_90", "sm_²"), "architecture"),
    "a long target": (module().replace("sm_90", f"sm_{DIGITS}"), "architecture"),
    "a target elsewhere": (module().replace("sm_90", "sm_90/../.."), "architecture"),
    "a long limit": (module(limits=f".maxntid {DIGITS}, 1, 1"), "maxntid"),
    "a strange limit": (module(limits='.maxntid ²"x"="y'), "maxntid"),
    "no threads": (module(limits=".maxntid 0, 0, 0"), "maxntid"),
    "too many limits": (module(limits=".maxntid 1, 1, 1, 1"), "maxntid"),
    "deep scopes": (module("{" * 20000 + "}" * 20000), "scopes nested too deeply"),
    "deep initialisers": (module(before=f".global .b8 g[1] = {'{' * 20000 + '}' * 20000};"),
                          "initialiser"),
    "an empty initialiser": (module(before=".global .b8 g[3] = {1,,2};"), "initialiser"),
    "a long initialiser": (module(before=".global .b8 g[1099511627776] = {1};"), "initialiser"),
    "too many values": (module(before=".global .b8 g[2] = {1, 2, 3};"), "more initial values"),
    "deep operands": (module(f"mov.b32 %r1, {'(' * 20000}0{')' * 20000};"), "operands"),
    "a long operand": (module(f".reg .b32 %r; mov.b32 %r, {DIGITS};"), "operands"),
    "a long offset": (module(f".reg .b64 %d; ld.global.u32 %d, [%d+{DIGITS}];"), "operands"),
    "deep lists of labels": (module(f"T: .branchtargets {'(' * 20000};"), "names"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_one_line(name: str) -> None:
    text, why = REFUSED[name]
    with pytest.raises(PtxError, match=why) as caught:
        lift(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_long_kernel_may_use_many_registers() -> None:
    uses = "".join(f"mov.u32 %r{n}, {n};\n" for n in range(20_000))
    many = parse_module(module(f".reg .b32 %r<{len(uses)}>; {uses}"))
    assert len(many.functions[0].registers) == len(uses)
