"""The order and scope that operations on memory have in PTX."""

from __future__ import annotations

import random
import re

import llvmlite.binding as llvm
import pytest

from gevo.device.ptx import TRIPLE, emit_ptx
from gevo.device.simt.lower.ptx import order_table as ptx_order_table
from gevo.device.simt.lower.ptx.mnemonic import (
    Fence,
    FenceKind,
    Mnemonic,
    PtxForm,
    Scope,
    Strength,
    parse,
    read_form,
)
from gevo.device.simt.lower.ptx.order import Operation, operation_of, order_of, order_of_intrinsic
from gevo.errors import CompileFailed
from scripts import build_ptx_order as build

SC_SYS = Fence(FenceKind.SC, Scope.SYS)
RELAXED_GPU = PtxForm("atom", Strength.RELAXED, Scope.GPU)


def rmw(op: str, ordering: str, type_: str = "i32", **more) -> Operation:
    return Operation("atomicrmw", type_, ordering, op=op, **more)


@pytest.mark.parametrize(
    ("operation", "form"),
    [
        (Operation("load", space=1), PtxForm("ld")),
        (Operation("store", "<4 x float>", space=3), PtxForm("st")),
        (Operation("load", volatile=True), PtxForm("ld", Strength.VOLATILE, Scope.SYS)),
        (Operation("load", ordering="monotonic", scope="block"),
         PtxForm("ld", Strength.RELAXED, Scope.CTA)),
        (Operation("load", ordering="seq_cst"),
         PtxForm("ld", Strength.ACQUIRE, Scope.SYS, before=(SC_SYS,))),
        (Operation("store", ordering="release", scope="device"),
         PtxForm("st", Strength.RELEASE, Scope.GPU)),
        (Operation("load", ordering="seq_cst", volatile=True, scope="block"),
         PtxForm("ld", Strength.ACQUIRE, Scope.SYS, before=(SC_SYS,))),
        (Operation("load", "half", "monotonic", space=1, volatile=True, scope="block"),
         PtxForm("ld", Strength.RELAXED, Scope.SYS)),
        (Operation("load", space=1, invariant=True), PtxForm("ld", non_coherent=True)),
        (Operation("load", space=3, invariant=True), PtxForm("ld")),
        (Operation("load", ordering="seq_cst", space=5), PtxForm("ld")),
        (rmw("xchg", "seq_cst"), RELAXED_GPU),
        (rmw("add", "acq_rel", scope="block", space=3), RELAXED_GPU),
        (rmw("fadd", "monotonic", "float", volatile=True), RELAXED_GPU),
        (rmw("add", "seq_cst", "i8"),
         PtxForm("atom", Strength.ACQUIRE, Scope.SYS, (SC_SYS,), loop=True, bits=32)),
        (rmw("or", "acquire", "i16"), PtxForm("atom", Strength.RELAXED, Scope.GPU, bits=32)),
        (rmw("fmax", "monotonic", "double", scope="device"),
         PtxForm("atom", Strength.RELAXED, Scope.GPU, loop=True)),
        (rmw("xchg", "acq_rel", "i128"), PtxForm("atom", Strength.ACQ_REL, Scope.SYS)),
        (Operation("cmpxchg", "ptr", "seq_cst", failure="seq_cst"),
         PtxForm("atom", Strength.ACQUIRE, Scope.SYS, (SC_SYS,))),
        (Operation("cmpxchg", "i32", "release", "device", failure="acquire"),
         PtxForm("atom", Strength.ACQ_REL, Scope.GPU)),
        (Operation("cmpxchg", "i16", "acquire", "device", failure="monotonic", volatile=True),
         PtxForm("atom", Strength.RELAXED, Scope.GPU, loop=True, first=Strength.VOLATILE,
                 bits=32, after=(Fence(FenceKind.ACQUIRE, Scope.GPU),))),
        (Operation("fence", ordering="acquire", scope="block"),
         PtxForm("fence", before=(Fence(FenceKind.ACQUIRE, Scope.CTA),))),
        (Operation("fence", ordering="seq_cst"), PtxForm("fence", before=(SC_SYS,))),
    ],
)  # fmt: skip
def test_what_operations_become(operation, form):
    assert order_of(operation) == form
    assert read_form(str(form)) == form


def test_architectures_differ():
    fence = Operation("fence", ordering="acquire")
    assert order_of(fence, 90).before == (Fence(FenceKind.ACQUIRE, Scope.SYS),)
    assert order_of(fence, 86).before == (Fence(FenceKind.ACQ_REL, Scope.SYS),)
    assert not order_of(rmw("fadd", "monotonic", "bfloat"), 90).loop
    assert order_of(rmw("fadd", "monotonic", "bfloat"), 89).loop


@pytest.mark.parametrize(
    ("operation", "sm"),
    [
        (Operation("load", ordering="monotonic", scope="singlethread"), 90),
        (Operation("fence", ordering="acquire", scope="cluster"), 80),
        (Operation("load", ordering="acquire", scope="cluster"), 80),
        (Operation("load", "<4 x i32>", "monotonic"), 90),
        (Operation("load", ordering="monotonic", space=1, invariant=True), 90),
        (Operation("store", space=4), 90),
        (rmw("add", "monotonic", space=4), 90),
        (rmw("add", "monotonic", "i128"), 80),
        (rmw("xchg", "seq_cst", "i128"), 90),
        (rmw("xchg", "seq_cst", "i7"), 90),
        (Operation("load"), 61),
    ],
)
def test_what_cannot_be_emitted(operation, sm):
    with pytest.raises(CompileFailed, match=r"on sm_|from sm_"):
        order_of(operation, sm)


@pytest.mark.parametrize(
    ("line", "operation"),
    [
        ("  %a = load i32, ptr %p, align 4, !dbg !7", Operation("load")),
        ("  %a = load <4 x float>, ptr addrspace(3) %p, align 16, !invariant.load !0",
         Operation("load", "<4 x float>", space=3, invariant=True)),
        ('  %a = load atomic volatile i64, ptr %p syncscope("block") acquire, align 8',
         Operation("load", "i64", "acquire", "block", volatile=True)),
        ("  store ptr addrspace(3) %x, ptr addrspace(1) %p, align 8",
         Operation("store", "ptr addrspace(3)", space=1)),
        ("  store { i32, i64 } %x, ptr %p, align 8", Operation("store", "{ i32, i64 }")),
        ("  store atomic float %x, ptr addrspace(1) %p monotonic, align 4, !dbg !3",
         Operation("store", "float", "monotonic", space=1)),
        ("  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4",
         Operation("store", volatile=True)),
        ("  %a = atomicrmw add ptr addrspace(1) %p, i32 %x seq_cst, align 4",
         rmw("add", "seq_cst", space=1)),
        ('  %a = atomicrmw volatile fadd ptr %p, <2 x half> %x syncscope("device") monotonic, '
         "align 4", rmw("fadd", "monotonic", "<2 x half>", scope="device", volatile=True)),
        ("  %a = cmpxchg weak volatile ptr addrspace(3) %p, i32 %e, i32 %n acq_rel monotonic, "
         "align 4",
         Operation("cmpxchg", "i32", "acq_rel", space=3, volatile=True, failure="monotonic")),
        ("  %a = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr addrspacecast "
         "(ptr addrspace(3) @s to ptr), i64 4), i32 1 seq_cst, align 4", rmw("add", "seq_cst")),
        ('  fence syncscope("block") seq_cst, !dbg !9',
         Operation("fence", ordering="seq_cst", scope="block")),
        ("  %a = add i32 %b, 1", None),
        ('  call void asm sideeffect "fence.sc.gpu;", ""()', None),
        ("  %loader = getelementptr i8, ptr %p, i64 1", None),
    ],
)  # fmt: skip
def test_reading_instructions(line, operation):
    assert operation_of(line) == operation


MNEMONICS = {
    "ld.b32": Mnemonic(PtxForm("ld"), type="b32"),
    "ld.weak.global.v4.f32": Mnemonic(PtxForm("ld"), "global", type="f32", lanes=4),
    "ld.volatile.shared.u8": Mnemonic(
        PtxForm("ld", Strength.VOLATILE, Scope.SYS), "shared", type="u8"
    ),
    "ld.relaxed.gpu.global.L1::no_allocate.L2::128B.b64": Mnemonic(
        PtxForm("ld", Strength.RELAXED, Scope.GPU), "global", type="b64"
    ),
    "ld.mmio.relaxed.sys.global.u32": Mnemonic(
        PtxForm("ld", Strength.RELAXED, Scope.SYS), "global", type="u32"
    ),
    "ld.acquire.cta.shared::cta.b16": Mnemonic(
        PtxForm("ld", Strength.ACQUIRE, Scope.CTA), "shared", type="b16"
    ),
    "ld.global.nc.L1::evict_last.v2.b64": Mnemonic(
        PtxForm("ld", non_coherent=True), "global", type="b64", lanes=2
    ),
    "ldu.global.f64": Mnemonic(PtxForm("ld", non_coherent=True), "global", type="f64"),
    "st.release.sys.b32": Mnemonic(PtxForm("st", Strength.RELEASE, Scope.SYS), type="b32"),
    "st.global.cs.v2.u16": Mnemonic(PtxForm("st"), "global", type="u16", lanes=2),
    "atom.global.add.u32": Mnemonic(RELAXED_GPU, "global", "add", "u32"),
    "atom.acq_rel.cta.shared.cas.b64": Mnemonic(
        PtxForm("atom", Strength.ACQ_REL, Scope.CTA), "shared", "cas", "b64"
    ),
    "atom.global.add.noftz.f16x2": Mnemonic(RELAXED_GPU, "global", "add", "f16x2"),
    "atom.global.v2.f32.add": Mnemonic(RELAXED_GPU, "global", "add", "f32", 2),
    "red.release.gpu.global.max.s64": Mnemonic(
        PtxForm("red", Strength.RELEASE, Scope.GPU), "global", "max", "s64"
    ),
    "fence.sc.cta": Mnemonic(PtxForm("fence", before=(Fence(FenceKind.SC, Scope.CTA),))),
    "fence.acq_rel.gpu": Mnemonic(PtxForm("fence", before=(Fence(FenceKind.ACQ_REL, Scope.GPU),))),
    "fence.acquire.cluster": Mnemonic(
        PtxForm("fence", before=(Fence(FenceKind.ACQUIRE, Scope.CLUSTER),))
    ),
    "fence.sys": Mnemonic(PtxForm("fence", before=(Fence(FenceKind.ACQ_REL, Scope.SYS),))),
    "fence.proxy.async": Mnemonic(PtxForm("fence"), operation="proxy"),
    "membar.cta": Mnemonic(PtxForm("fence", before=(Fence(FenceKind.SC, Scope.CTA),))),
    "membar.gl": Mnemonic(PtxForm("fence", before=(Fence(FenceKind.SC, Scope.GPU),))),
    "membar.sys": Mnemonic(PtxForm("fence", before=(SC_SYS,))),
    "bar.sync": Mnemonic(PtxForm("fence"), operation="sync"),
    "barrier.cta.red.popc.aligned.u32": Mnemonic(PtxForm("fence"), operation="red"),
    "bar.warp.sync": Mnemonic(PtxForm("fence"), operation="warp"),
    "barrier.cluster.arrive.relaxed": Mnemonic(PtxForm("fence"), operation="cluster.arrive"),
}


@pytest.mark.parametrize("mnemonic", MNEMONICS)
def test_reading_mnemonics(mnemonic):
    assert parse(mnemonic) == MNEMONICS[mnemonic]


@pytest.mark.parametrize(
    "mnemonic", ["add.s32", "mov.b64", "cp.async.ca.shared.global", "ldmatrix"]
)
def test_other_mnemonics(mnemonic):
    assert parse(mnemonic) is None


@pytest.mark.parametrize(
    "mnemonic", ["ld.acquire.b32", "fence.sc", "membar.warp", "bar.leave", "st.relaxed.global.b8"]
)
def test_mnemonics_that_are_not_well_formed(mnemonic):
    with pytest.raises(ValueError, match=r"scope|membar|barrier"):
        parse(mnemonic)


def test_a_text_that_is_no_form():
    with pytest.raises(ValueError, match="no form"):
        read_form("ld.weak ldx.weak")


POINTER = "ptr %p, i32 %x"
INTRINSICS = {
    "membar.cta": ("void", "", ""), "membar.gl": ("void", "", ""), "membar.sys": ("void", "", ""),
    "fence.sc.cluster": ("void", "", ""),
    "fence.acquire.sync_restrict.space.cluster.scope.cluster": ("void", "", ""),
    "fence.proxy.async": ("void", "", ""), "fence.mbarrier_init.release.cluster": ("void", "", ""),
    "ldu.global.i.i32.p1": ("i32", "ptr addrspace(1) null, i32 4", ""),
    "atomic.add.gen.i.cta.i32.p0": ("i32", POINTER, ""),
    "atomic.max.gen.i.sys.i32.p0": ("i32", POINTER, ""),
    "atomic.cas.gen.i.cta.i32.p0": ("i32", f"{POINTER}, i32 %x", ""),
    "barrier.cta.sync.aligned.all": ("void", "i32 0", ""),
    "barrier.cta.sync.count": ("void", "i32 %x, i32 64", ""),
    "barrier.cta.arrive.count": ("void", "i32 %x, i32 64", ""),
    "barrier.cta.red.popc.all": ("i32", "i32 0, i1 true", ""),
    "barrier.cluster.arrive.relaxed": ("void", "", ""), "barrier.cluster.wait": ("void", "", ""),
    "bar.warp.sync": ("void", "i32 -1", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", INTRINSICS)
def test_intrinsics_are_what_the_back_end_emits(name):
    returns, arguments, _ = INTRINSICS[name]
    types = ", ".join(a.rsplit(" ", 1)[0] for a in arguments.split(", ") if a)
    result, back = ("%r = ", "ret i32 %r") if returns == "i32" else ("", "ret i32 0")
    ptx = emit_ptx(
        f'target triple = "{TRIPLE}"\ndeclare {returns} @llvm.nvvm.{name}({types})\n'
        f"define i32 @f(ptr %p, i32 %x) {{\n  {result}call {returns} @llvm.nvvm.{name}"
        f"({arguments})\n  {back}\n}}"
    )
    words = (m[1] for m in re.finditer(r"^\t(?:\{ )?([a-z][\w.:]*)", ptx, re.MULTILINE))
    found = [one for w in words if (one := parse(w)) and one.space != "param"]
    known = order_of_intrinsic(f"llvm.nvvm.{name}")
    assert known is not None
    if name.startswith("ldu"):
        assert known.form.non_coherent  # of null nothing is emitted
    else:
        assert [(f.form, f.operation) for f in found] == [(known.form, known.operation)]


def test_other_intrinsics_order_nothing():
    assert order_of_intrinsic("llvm.nvvm.shfl.sync.idx.i32") is None
    assert order_of_intrinsic("llvm.nvvm.read.ptx.sreg.tid.x") is None


@pytest.mark.parametrize(
    ("declared", "call", "becomes"),
    [
        ("void @llvm.nvvm.barrier0()", "call void @llvm.nvvm.barrier0()",
         "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"),
        ("i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)",
         "%r = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) null, i32 4)",
         "load i32, ptr addrspace(1) null, align 4, !invariant.load !0"),
        ("float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)",
         "%r = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr null, float 1.0)",
         "atomicrmw fadd ptr null, float 1.000000e+00 seq_cst, align 4"),
        ("i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)",
         "%r = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr null, i32 1)",
         "atomicrmw uinc_wrap ptr null, i32 1 seq_cst, align 4"),
    ],
)  # fmt: skip
def test_old_spellings_are_upgraded_when_parsed(declared, call, becomes):
    head = f'target triple = "{TRIPLE}"\ndeclare {declared}\n'
    text = f"{head}define void @f() {{\n{call}\nret void\n}}"
    assert becomes in str(llvm.parse_assembly(text, context=llvm.create_context()))


READ_ONLY = [
    ("ptr addrspace(1) noalias readonly %p", "ptr addrspace(1) %p", True),
    ("ptr noalias readonly %p", "ptr %p", True),
    ("ptr addrspace(1) noalias %p", "ptr addrspace(1) %p", False),
    ("ptr addrspace(1) readonly %p", "ptr addrspace(1) %p", False),
    ("ptr %p", "ptr addrspace(1) @constant", True),
    ("ptr %p", "ptr addrspace(1) @variable", False),
]


@pytest.mark.parametrize(("parameter", "pointer", "invariant"), READ_ONLY)
def test_loads_that_count_as_invariant(parameter, pointer, invariant):
    ptx = emit_ptx(
        f'target triple = "{TRIPLE}"\n'
        "@constant = addrspace(1) constant [2 x i32] [i32 7, i32 8]\n"
        "@variable = addrspace(1) global [2 x i32] [i32 7, i32 8]\n"
        f"define ptx_kernel void @k({parameter}, ptr %o, i64 %i) {{\n"
        f"  %e = getelementptr i32, {pointer}, i64 %i\n"
        f"  %r = load i32, {pointer.rsplit(' ', 1)[0]} %e, align 4\n"
        "  store volatile i32 %r, ptr %o\n  ret void\n}"
    )
    assert ("ld.global.nc" in ptx) == invariant


def test_the_table_has_every_dimension_of_the_script():
    assert set(ptx_order_table.DIMENSIONS) == set(build.DIMENSIONS)
    assert [str(a) for a in ptx_order_table.ARCHITECTURES] == list(build.ARCHITECTURES)
    known = {op for ops in ptx_order_table.ALIKE.values() for op in ops}
    assert known == set(build.READ_MODIFY_WRITES)


def _from_table(kind: str, key: build.Key) -> str:
    value = dict(zip(build.DIMENSIONS[kind], key, strict=True))
    op, _, type_ = value.get("op", "").partition(" ")
    operation = Operation(
        kind, type_ or build.BITS[value.get("bits", "32")], value["ordering"], value["scope"],
        int(value.get("space", "0")), bool(value.get("volatile")), op, value.get("failure", ""),
        bool(value.get("invariant")),
    )  # fmt: skip
    try:
        form = str(order_of(operation, int(value["sm"])))
    except CompileFailed:
        return build.REFUSED
    scope = build.PTX_SCOPE.get(value["scope"])
    return re.sub(rf"\.{scope}\b", ".S", form) if scope else form


@pytest.mark.slow
@pytest.mark.parametrize("kind", build.DIMENSIONS)
def test_a_sample_emitted_anew(kind):
    keys = list(build.keys(kind))
    sample = random.Random(f"{kind} 22").sample(keys, min(250, len(keys)))
    for key, form in build.measure(kind, sample).items():
        assert _from_table(kind, key) == form, key


@pytest.mark.slow
@pytest.mark.parametrize("type_", ["i1", "i24", "bfloat", "float", "ptr", "ptr addrspace(3)",
                                   "<2 x half>", "<4 x i8>", "<2 x float>", "<8 x half>",
                                   "[2 x i32]", "{ i32, i64 }", "double"])  # fmt: skip
def test_types_of_one_width_are_alike(type_):
    for ordering in ("", "monotonic", "seq_cst") if type_ != "i1" else ("",):
        at = "atomic" if ordering else ""
        text = (
            f'target triple = "{TRIPLE}"\ndefine {type_} @f(ptr addrspace(1) %p) {{\n'
            f"  %r = load {at} {type_}, ptr addrspace(1) %p {ordering}, align 16\n"
            f"  ret {type_} %r\n}}"
        )
        (ptx,) = build.emitted([(text, "90")])
        try:
            form = str(order_of(Operation("load", type_, ordering, space=1)))
        except CompileFailed:
            form = None
        given = build.read_back(ptx, 0, "90") if ptx else None
        assert (re.sub(r"\.b\d+", "", given) if given else None) == form
