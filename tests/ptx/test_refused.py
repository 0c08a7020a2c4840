"""What is not read is refused: one line, with its name and its place in the text."""

from __future__ import annotations

import pytest

from gevo.errors import ProgramError
from gevo.program.llvm.facts import kernel_signatures
from gevo.program.load import load, unread
from gevo.program.ptx.lift import lift, lift_readable
from gevo.program.ptx.syntax import PtxError
from tests.ptx.ptxbench import HEAD

BODY = """.visible .entry k(.param .u64 k_x)
{
    .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p;
    HERE
    ret;
}
"""
LINE = 7
REFUSED = {
    "wgmma.fence.sync.aligned;": "wgmma",
    "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r1}, %d1, %d2, 1, 1, 1, 0, 0;": "wgmma",
    "tcgen05.wait::ld.sync.aligned;": "tcgen05",
    "cp.async.bulk.commit_group;": "TMA",
    "cp.async.bulk.tensor.2d.shared::cluster.global.tile [%r1], [%d1, {%r2, %r3}], [%r4];": "TMA",
    "mbarrier.init.shared.b64 [%r1], 1;": "mbarrier",
    "cp.async.mbarrier.arrive.shared.b64 [%r1];": "mbarrier",
    "fence.proxy.async;": "prox",
    "barrier.cluster.arrive;": "cluster",
    "mapa.shared::cluster.u32 %r1, %r2, 0;": "cluster",
    "ld.shared::cluster.u32 %r1, [%r2];": "cluster",
    "wmma.load.a.sync.aligned.row.m16n16k16.f16 {%r1}, [%d1];": "registers",
    "wmma.load.a.sync.aligned.row.m8n8k32.s4 {%r1}, [%d1];": "s4",
    "wmma.load.a.sync.aligned.row.m16n16k16.tf32 {%r1}, [%d1];": "wmma",
    "wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.u8.s32 {%r1}, {%r2}, {%r3}, {%r4};": "types",
    "wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 {%r1}, {%r2}, {%r3};": "xor",
    "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%r0}, {%r1}, {%r2}, {%r3};": "registers",
    "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%r0}, {%r1}, {%r2}, {%r3};": "mma",
    "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r1}, [%r2];": "registers",
    "tex.1d.v4.f32.s32 {%r0, %r1, %r2, %r3}, [t, {%r4}];": "textures",
    "discard.global.L2 [%d1], 128;": "discard",
    "frobnicate.b32 %r1, %r2;": "frobnicate",
    "add.wobble.s32 %r1, %r2, %r3;": "wobble",
    "add.s33 %r1, %r2, %r3;": "s33",
    "add.s32 %r1, %r2;": "add.s32",
    "add.s32 %r1, %nothing, %r3;": "add.s32",
    "add.s32 %nothing, %r2, %r3;": "nothing",
    "mov.u32 %r1, %clusterid.x;": "clusterid",
    "bra nowhere;": "label",
    "call (%r1), absent, (%r2);": "call",
    "ld.global.v4.u32 {%r1, %r2}, [%d1];": "vector",
    "lop3.b32 %r1|%p, %r1, %r2, %r3, 0x80;": "lop3",
    "lop3.or.b32 %r1, %r1, %r2, %r3, 0x80, %p;": "lop3",
    "add.s32 %r1, %r2.b0, %r3;": "parts",
    "vadd.s32.s32.s32 %r1, %r2.b4, %r3;": "part",
    "vadd4.s32.s32.s32 %r1, %r2.h10, %r3, %r4;": "parts",
    "vmad.s32.s32.s32 %r1, -%r2, %r3, %r4;": "operands",
    "cvt.rn.satfinite.e2m1x2.f32 %r1, %r2, %r3;": "e2m1x2",
    "cvt.rna.relu.tf32.f32 %r1, %r2;": "tf32",
    "add.s32 %r1, %ctaid, %r3;": "ctaid",
    "atom.global.cas.b128 %d1, [%d2], %d3, %d4;": "atom",
    "sqrt.f32 %r1, %r2;": "sqrt",
    "mov.b64 %d1, {};": "elements",
    "mov.b64 %d1, {%r1, %r2, %r3};": "elements",
}


@pytest.mark.parametrize("text", REFUSED)
def test_refused_by_name_and_line(text: str) -> None:
    with pytest.raises(PtxError) as caught:
        lift(HEAD + BODY.replace("HERE", text))
    assert REFUSED[text] in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.line == LINE, caught.value


MODULES = {
    "": "no .version",
    "define void @k() { ret void }": "directive",
    ".version 8.0\n.target sm_90\n.address_size 32\n": "64",
    HEAD + ".texref tex;": "texref",
    HEAD + ".visible .entry k() { add.s32": "expected",
    HEAD + ".visible .entry k() { .reg .b32 %r; mov.u32 %r, [[; ret; }": "operands",
    HEAD + ".visible .entry k() .reqnctapercluster 2, 1, 1 { ret; }": "cluster",
    HEAD + ".global .u32 a = 1.5;\n.visible .entry k() { ret; }": "initial value",
    HEAD + ".global .texref a;\n.visible .entry k() { ret; }": "texref",
    HEAD + ".visible .entry k() { .reg .e4m3x2 %r; ret; }": "e4m3x2",
}


@pytest.mark.parametrize("text", MODULES)
def test_modules_that_are_not_read(text: str) -> None:
    with pytest.raises(PtxError, match=MODULES[text]) as caught:
        lift(text)
    assert "\n" not in str(caught.value)


def test_files_are_refused_in_one_line(tmp_path) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(HEAD + BODY.replace("HERE", "wgmma.fence.sync.aligned;"))
    with pytest.raises(ProgramError, match=rf"k\.ptx: line {LINE}: wgmma"):
        load(path)
    path.write_text(HEAD)
    with pytest.raises(ProgramError, match="no kernel"):
        load(path)


@pytest.mark.parametrize(
    "text", [t for t in REFUSED if REFUSED[t] in ("wgmma", "TMA", "mbarrier")]
)
def test_what_only_newer_gpus_have_comes_with_the_advice_to_compile_for_an_older_one(
    text: str,
) -> None:
    with pytest.raises(PtxError, match="compile the kernel for sm_80"):
        lift(HEAD + BODY.replace("HERE", text))


TWO = f"""{HEAD}.file 1 "/src/k.cu"
.func helper() {{
    .loc 1 12 3
    wgmma.fence.sync.aligned;
    ret;
}}
.visible .entry other() {{ call helper; ret; }}
{BODY.replace("HERE", "mov.u32 %r1, %r2;")}"""


def test_kernels_that_are_read_do_without_those_that_are_not(tmp_path) -> None:
    path = tmp_path / "two.ptx"
    path.write_text(TWO)
    assert [*kernel_signatures(load(path).text)] == ["k"]
    assert load(path).ptx == TWO
    why = unread(path)
    assert [*why] == ["other"]
    assert why["other"].startswith("line 7: wgmma")
    assert why["other"].endswith("(from k.cu:12)")


def test_what_is_launched_must_be_read(tmp_path) -> None:
    path = tmp_path / "two.ptx"
    path.write_text(TWO)
    for options in ({"launched": {"k", "other"}}, {"entry": ("other",)}):
        with pytest.raises(ProgramError, match=r"^mine\.cu: other is not read: line 7: wgmma"):
            load(path, shown="mine.cu", **options)
    assert load(path, launched={"k"}).entry == ("k",)


def test_a_text_of_which_no_kernel_is_read_is_refused(tmp_path) -> None:
    path = tmp_path / "none.ptx"
    path.write_text(TWO[: TWO.index(BODY[:20])])
    with pytest.raises(ProgramError, match=r"none\.ptx: line 7: wgmma"):
        load(path)


def test_all_of_a_text_is_asked_for_by_lift() -> None:
    found = lift_readable(TWO)
    assert found.kernels == ("other", "k")
    assert found.unread.keys() == {"helper", "other"}
    assert str(found.unread["other"]) == str(found.unread["helper"])
    with pytest.raises(PtxError, match="wgmma"):
        lift(TWO)
