"""What PTX leaves open of products of matrices: the order of sums, and the layout of fragments."""

# ruff: noqa: E501
from __future__ import annotations

import pytest

from gevo.device.cleanup import clean
from gevo.evaluate.scoring.matrices import LAYOUT, ORDER, products_otherwise
from gevo.program.ptx.load import lifted
from tests.ptx.ptxbench import HEAD

KERNEL = """.visible .entry k(.param .u64 k_x, .param .u64 k_y, .param .f32 k_s)
{{
    .reg .b32 %a<8>, %b<8>, %c<8>, %t, %u; .reg .f32 %f<10>, %s; .reg .b64 %x, %y, %z;
    ld.param.u64 %x, [k_x]; ld.param.u64 %y, [k_y]; ld.param.f32 %s, [k_s];
    mov.u32 %t, %tid.x; mul.wide.u32 %z, %t, 32; add.s64 %z, %y, %z;
{body}
    ret;
}}
"""
INPUTS = "".join(
    f"add.u32 %u, %t, {n}; cvt.rn.f32.u32 %f{n}, %u; add.u32 %a{n}, %t, {n}; add.u32 %b{n}, %t, 9{n};\n"
    for n in range(8)
)
STORED = "".join(f"st.f32 [%z+{4 * n}], %f{n};\n" for n in range(4))
TYPES = "row.col.f32.f16.f16.f32"
SMALL = f"mma.sync.aligned.m16n8k8.{TYPES} {{%f0,%f1,%f2,%f3}}, {{%a0,%a1}}, {{%b0}}, {{%f0,%f1,%f2,%f3}};\n"
NEXT = SMALL.replace("%a0,%a1", "%a2,%a3").replace("%b0", "%b1")
LARGE = f"mma.sync.aligned.m16n8k16.{TYPES} {{%f0,%f1,%f2,%f3}}, {{%a0,%a1,%a2,%a3}}, {{%b0,%b1}}, {{%f0,%f1,%f2,%f3}};\n"
FMA = "fma.rn.f32 %f0, %f1, %f2, %f0;\n"
WHOLE = "mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%c0,%c1,%c2,%c3}, {%a0,%a1}, {%b0}, {%a2,%a3,%a4,%a5}; st.u32 [%z], %c0;\n"


def said(before: str, after: str, exact: bool = True) -> list[str]:
    base, other = (clean(lifted(HEAD + KERNEL.format(body=b), "t.ptx")) for b in (before, after))
    return [one.condition.text for one in products_otherwise((base,), other, ["k"], exact)]


@pytest.mark.parametrize(
    ("before", "after", "otherwise"),
    [
        (SMALL + NEXT, LARGE, True),
        (LARGE, SMALL + NEXT, True),
        (FMA, LARGE, True),
        (LARGE, FMA, True),
        (SMALL + NEXT, SMALL + NEXT, False),
        (SMALL + SMALL, SMALL + SMALL + NEXT + FMA, False),  # as a loop that is unrolled
        (FMA, FMA + FMA, False),
    ],
)
def test_products_of_other_shapes_rely_on_the_order_of_sums(before, after, otherwise):
    before, after = (INPUTS + one + STORED for one in (before, after))
    assert said(before, after) == ([ORDER] if otherwise else [])
    assert said(before, after, exact=False) == []


def test_sums_of_integers_have_no_order():
    assert said(INPUTS + FMA + STORED, INPUTS + FMA + STORED + WHOLE) == []


FRAGMENT = ",".join(f"%f{n}" for n in range(8))
LOADED = f"""wmma.load.a.sync.aligned.row.m16n16k16.f16 {{{",".join(f"%a{n}" for n in range(8))}}}, [%x], 16;
wmma.load.b.sync.aligned.col.m16n16k16.f16 {{{",".join(f"%b{n}" for n in range(8))}}}, [%x], 16;
"""
ZEROS = "".join(f"mov.f32 %f{n}, 0f00000000;\n" for n in range(8))
PRODUCT = f"""wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {{{FRAGMENT}}}, {{{",".join(f"%a{n}" for n in range(8))}}},
 {{{",".join(f"%b{n}" for n in range(8))}}}, {{{FRAGMENT}}};
"""
STORE = f"wmma.store.d.sync.aligned.row.m16n16k16.f32 [%y], {{{FRAGMENT}}}, 16;\n"
SCALED = "".join(
    f"mul.f32 %f{n}, %f{n}, %s; max.f32 %f{n}, %f{n}, 0f00000000;\n" for n in range(8)
)
WHOLE_ONE = LOADED + ZEROS + PRODUCT + STORE
BY_HAND = "".join(f"st.f32 [%z+{4 * n}], %f{n};\n" for n in range(8))
BY_THREAD = "".join(f"ld.f32 %f{n}, [%z+{4 * n}];\n" for n in range(8))
SHUFFLED = """mov.b32 %u, %f0; shfl.sync.bfly.b32 %u, %u, 1, 31, -1; mov.b32 %f0, %u;
"""


@pytest.mark.parametrize(
    ("after", "relies"),
    [
        (LOADED + ZEROS + PRODUCT + PRODUCT + STORE, False),
        (LOADED + ZEROS + PRODUCT + SCALED + STORE, False),
        (LOADED + ZEROS + PRODUCT + BY_HAND, True),
        (LOADED + ZEROS + PRODUCT + STORE + "st.f32 [%z], %f3;\n", True),
        (LOADED + BY_THREAD + PRODUCT + STORE, True),
        (LOADED + ZEROS + PRODUCT + SHUFFLED + STORE, True),
        (LOADED + ZEROS + PRODUCT + "red.global.add.f32 [%y], %f0;\n" + STORE, True),
    ],
)
def test_what_has_a_place_of_its_own_in_a_fragment_relies_on_its_layout(after, relies):
    for exact in (True, False):
        assert said(WHOLE_ONE, after, exact) == ([LAYOUT] if relies else [])
    assert said(after, after) == []
