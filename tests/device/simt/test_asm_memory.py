"""Inline assembly that accesses memory: values, predicates, checks, and what it says of order."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import Policy, RunOptions, Schedule
from gevo.device.ptx import TRIPLE
from gevo.device.simt.lower import memory_ops, operations
from gevo.device.simt.lower.ptx.accesses import asm_accesses, size_of, space_of
from gevo.device.simt.lower.ptx.mnemonic import PtxForm, Scope, Strength
from gevo.device.simt.model.profile import KernelProfile
from gevo.errors import CompileFailed, LaunchFailed
from gevo.finding import Kind
from gevo.outcome import Outcome
from gevo.program.ptx.inline import operand_name, statements
from gevo.program.ptx.syntax import Address, Group, Guard, Name, PtxError
from gevo.workload.case import Buffer, Launches, Pointer, Role

HEAD = f"""target triple = "{TRIPLE}"
@s = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr, i32, i32)
define ptx_kernel void @k(ptr %p, ptr %q, i32 %n) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %a = getelementptr i32, ptr %p, i64 %w
  %b = getelementptr i32, ptr %q, i64 %w
"""


def run(bench, body: str, x, y, n: int = 0, threads: int = 32, **options):
    binary = bench.compile(HEAD + body + "  ret void\n}\n")
    result = bench.run(
        binary, "k", {"p": x, "q": y}, ["p", "q", n], 1, threads, **options
    )  # fmt: skip
    return result


X = np.arange(32, dtype=np.int32) * 3 + 1


def test_loads_and_stores(bench):
    body = """
  %v = call i32 asm sideeffect "ld.relaxed.gpu.global.b32 $0, [$1];", "=r,l,~{memory}"(ptr %a)
  %u = add i32 %v, 5
  call void asm sideeffect "st.release.sys.b32 [$0+0], $1;", "l,r,~{memory}"(ptr %b, i32 %u)
"""
    out = run(bench, body, X.copy(), np.zeros(32, np.int32)).outputs["q"]
    assert out.tolist() == (X + 5).tolist()


def test_vectors_and_offsets(bench):
    body = """
  %c = getelementptr i32, ptr %p, i64 0
  %v = call { i32, i32, i32, i32 } asm sideeffect "ld.global.L1::evict_last.v4.b32 {$0, $1, $2, $3}, [$4 + 16];", "=r,=r,=r,=r,l"(ptr %c)
  %x = extractvalue { i32, i32, i32, i32 } %v, 0
  %y = extractvalue { i32, i32, i32, i32 } %v, 3
  call void asm sideeffect "{ .reg .b64 t; mov.u64 t, $0; st.v2.u32 [t+-8], { $1, $2 }; }", "l,r,r"(ptr %q, i32 %y, i32 %x)
"""  # noqa: E501
    binary = bench.compile(HEAD + body + "  ret void\n}\n")

    def values(offset: int) -> list[int]:
        held = [Buffer("p", X.copy(), Role.IN), Buffer("q", np.zeros(8, np.int32), Role.INOUT)]

        def drive(host):
            host.launch("k", (1, 1, 1), (1, 1, 1), [Pointer("p"), Pointer("q", offset), 0], 0)

        result = bench.device.run(binary, Launches(tuple(held), drive), RunOptions())
        return result.outputs["q"].tolist()

    assert values(16) == [0, 0, int(X[7]), int(X[4]), 0, 0, 0, 0]
    with pytest.raises(LaunchFailed, match="misaligned store of 8 bytes"):
        values(12)


@pytest.mark.parametrize(("size", "at", "fits"), [(4, 4, True), (16, 4, False), (8, 12, False)])
def test_what_is_copied_in_the_background_begins_at_a_multiple_of_its_size(bench, size, at, fits):
    body = f"""
  %c = getelementptr i8, ptr %p, i64 {at}
  %g = addrspacecast ptr %c to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.ca.shared.global.{size}(ptr addrspace(3) @s, ptr addrspace(1) %g)
  call void @llvm.nvvm.cp.async.wait.all()
"""
    kinds = "ptr addrspace(3), ptr addrspace(1)"
    text = f"""{HEAD}{body}  ret void
}}
declare void @llvm.nvvm.cp.async.ca.shared.global.{size}({kinds})
declare void @llvm.nvvm.cp.async.wait.all()
"""
    binary, arrays = bench.compile(text), {"p": X.copy(), "q": X.copy()}
    if fits:
        assert bench.run(binary, "k", arrays, ["p", "q", 0], 1, 1).outputs
        return
    with pytest.raises(LaunchFailed, match=f"misaligned load of {size} bytes at byte {at} "):
        bench.run(binary, "k", arrays, ["p", "q", 0], 1, 1)


def test_rows_of_matrices_are_at_addresses_of_32_bits_in_shared_memory(bench):
    body = """
  %spot = getelementptr [64 x i32], ptr addrspace(3) @s, i64 0, i64 %w
  %v = load i32, ptr %a, align 4
  store i32 %v, ptr addrspace(3) %spot, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %r = and i32 %t, 7
  %words = mul i32 %r, 4
  %row = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %words
  %far = ptrtoint ptr addrspace(3) %row to i64
  %short = trunc i64 %far to i32
  %m = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r,~{memory}"(i32 %short)
  store i32 %m, ptr %b, align 4
"""  # noqa: E501
    out = run(bench, body, X.copy(), np.zeros(32, np.int32)).outputs["q"]
    assert out.tolist() == X.tolist()


def test_narrow_types_are_extended(bench):
    body = """
  %v = call i32 asm "ld.global.s8 $0, [$1];", "=r,l"(ptr %a)
  %u = call i32 asm "ld.global.u8 $0, [$1];", "=r,l"(ptr %a)
  %h = call i16 asm "ld.global.b16 $0, [$1];", "=h,l"(ptr %a)
  %i = zext i16 %h to i32
  %d = sub i32 %u, %v
  %e = add i32 %d, %i
  store i32 %e, ptr %b
  %g = getelementptr i8, ptr %b, i64 3
  call void asm sideeffect "st.global.u8 [$0], $1;", "l,r"(ptr %g, i32 %t)
"""
    x = np.full(32, 0x12F0, np.int32)
    out = run(bench, body, x, np.zeros(32, np.int32)).outputs["q"]
    assert (out & 0xFFFFFF).tolist() == [256 + 0x12F0] * 32
    assert (out.view(np.uint8)[3::4]).tolist() == list(range(32))


def test_shared_memory_by_addresses_of_32_bits(bench):
    body = """
  %g = getelementptr [64 x i32], ptr addrspace(3) @s, i64 0, i32 %t
  %r = ptrtoint ptr addrspace(3) %g to i32
  %x = load i32, ptr %a
  call void asm sideeffect "st.shared.b32 [$0], $1;", "r,r,~{memory}"(i32 %r, i32 %x)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %o = xor i32 %t, 1
  %h = getelementptr [64 x i32], ptr addrspace(3) @s, i64 0, i32 %o
  %z = ptrtoint ptr addrspace(3) %h to i32
  %v = call i32 asm sideeffect "ld.volatile.shared::cta.u32 $0, [$1];", "=r,r"(i32 %z)
  store i32 %v, ptr %b
"""
    out = run(bench, body, X.copy(), np.zeros(32, np.int32)).outputs["q"]
    assert out.tolist() == X.reshape(16, 2)[:, ::-1].ravel().tolist()


ATOMICS = {
    "add.u32": (5, X + 5), "add.s32": (-4, X - 4), "and.b32": (6, X & 6), "or.b32": (8, X | 8),
    "xor.b32": (3, X ^ 3), "exch.b32": (9, np.full(32, 9)), "min.s32": (-1, np.full(32, -1)),
    "min.u32": (-1, X), "max.u32": (-1, np.full(32, -1)), "max.s32": (40, np.maximum(X, 40)),
    "inc.u32": (40, np.where(X >= 40, 0, X + 1)), "dec.u32": (40, np.where(X > 40, 40, X - 1)),
}  # fmt: skip


@pytest.mark.parametrize("operation", ATOMICS)
@pytest.mark.parametrize(
    "form",
    ["atom.{}.{}", "atom.relaxed.gpu.{}.{}", "atom.acq_rel.cta.global.{}.{}",
     "atom.{}.acquire.gpu.{}"],
)  # fmt: skip
def test_atomics(bench, operation, form):
    """The last form is libcu++'s."""
    mnemonic = form.format(*operation.split("."))
    body = f"""
  %v = call i32 asm sideeffect "{mnemonic} $0, [$1], $2;", "=r,l,r,~{{memory}}"(ptr %a, i32 %n)
  store i32 %v, ptr %b
"""
    operand, wanted = ATOMICS[operation]
    result = run(bench, body, X.copy(), np.zeros(32, np.int32), operand)
    assert result.outputs["p"].tolist() == wanted.tolist()
    assert result.outputs["q"].tolist() == X.tolist()


def test_reductions_of_floats_and_of_many_threads(bench):
    body = """
  %f = uitofp i32 %t to float
  call void asm sideeffect "red.relaxed.gpu.global.add.f32 [$0], $1;", "l,f,~{memory}"(ptr %p, float %f)
  call void asm sideeffect "red.add.u32 [$0], $1;", "l,r"(ptr %q, i32 2)
"""  # noqa: E501
    x, y = np.zeros(1, np.float32), np.zeros(1, np.int32)
    result = run(bench, body, x, y, threads=64)
    assert result.outputs["p"][0] == sum(range(64))
    assert result.outputs["q"][0] == 128


def test_compare_and_swap(bench):
    """By libcu++'s order of words, and by the intrinsic."""
    body = """
  %v = call i32 asm sideeffect "atom.cas.acquire.gpu.b32 $0,[$1],$2,$3;", "=r,l,r,r,~{memory}"(ptr %a, i32 4, i32 100)
  %u = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr %a, i32 7, i32 200)
  %d = add i32 %v, %u
  store i32 %d, ptr %b
"""  # noqa: E501
    result = run(bench, body, X.copy(), np.zeros(32, np.int32))
    wanted = X.copy()
    wanted[1], wanted[2] = 100, 200
    assert result.outputs["p"].tolist() == wanted.tolist()
    assert result.outputs["q"].tolist() == [int(x) * 2 if x != 4 else 104 for x in X]


def test_predicates(bench):
    """As Triton writes it: a default, then what is loaded where the predicate holds."""
    body = """
  %odd = trunc i32 %t to i1
  %v = call i32 asm sideeffect "mov.u32 $0, 77;\\0A@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr %a, i1 %odd)
  call void asm sideeffect "@!$2 st.global.b32 [ $0 + 0 ], { $1 };", "l,r,b"(ptr %b, i32 %v, i1 %odd)
  call void asm sideeffect "{ .reg .pred p; setp.gt.s32 p, $1, 40; @p red.add.s32 [$0], 1000; @p red.add.s32 [$0], $1; }", "l,r"(ptr %b, i32 %v)
"""  # noqa: E501
    out = run(bench, body, X.copy(), np.zeros(32, np.int32)).outputs["q"]
    wanted = []
    for t in range(32):
        value = int(X[t]) if t % 2 else 77
        wanted.append((0 if t % 2 else 77) + (1000 + value if value > 40 else 0))
    assert out.tolist() == wanted


def test_a_predicate_keeps_invalid_accesses_from_happening(bench):
    body = """
  %i = icmp ult i32 %t, 8
  %v = call i32 asm sideeffect "mov.u32 $0, 0;@$2 ld.global.b32 $0, [$1];", "=r,l,b"(ptr %a, i1 %i)
  store i32 %v, ptr %b
"""
    x = np.arange(8, dtype=np.int32)
    out = run(bench, body, x, np.ones(32, np.int32)).outputs["q"]
    assert out.tolist() == [*range(8), *[0] * 24]


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("ld.global.b32 $0, [$1+128];", "out-of-bounds load of 4 bytes"),
        ("atom.add.u32 $0, [$1+128], 1;", "out-of-bounds store of 4 bytes"),
        ("ld.global.b64 $0, [$1+4];", "misaligned load of 8 bytes"),
    ],
)
def test_accesses_are_checked(bench, statement, says):
    kind = "=l" if "b64" in statement else "=r"
    type_ = "i64" if "b64" in statement else "i32"
    body = f'  %v = call {type_} asm sideeffect "{statement}", "{kind},l"(ptr %p)\n'
    with pytest.raises(LaunchFailed, match=says) as caught:
        run(bench, body, X.copy(), np.zeros(32, np.int32), threads=1)
    assert caught.value.outcome is Outcome.OUT_OF_BOUNDS
    assert statement[:12] in str(caught.value)


def test_a_store_to_an_input_is_refused(bench):
    body = '  call void asm sideeffect "st.global.b32 [$0], 1;", "l"(ptr %p)\n'
    with pytest.raises(LaunchFailed) as caught:
        run(bench, body, (X.copy(), Role.IN), np.zeros(32, np.int32), threads=1)
    assert caught.value.outcome is Outcome.WRONG


def test_plain_accesses_race_and_strong_ones_do_not(bench):
    plain = '  call void asm sideeffect "st.global.b32 [$0], $1;", "l,r"(ptr %q, i32 %t)\n'
    with pytest.raises(LaunchFailed) as caught:
        run(bench, plain, X.copy(), np.zeros(32, np.int32), races=True)
    assert caught.value.outcome is Outcome.RACE
    strong = plain.replace("st.global.b32", "red.relaxed.gpu.global.add.s32")
    run(bench, strong, X.copy(), np.zeros(32, np.int32), races=True)


@pytest.mark.parametrize(
    "text",
    ["bra $L1;", "ld.param.b32 $0, [p];", "ld.global.v2.b32 {$0}, [$1];", "ld.global.b32 $0, $1;",
     "atom.nand.b32 $0, [$1], 1;", "%% what"],
)  # fmt: skip
def test_what_is_not_understood_is_refused(bench, text):
    body = f'  %v = call i32 asm sideeffect "{text}", "=r,l"(ptr %a)\n'
    with pytest.raises(CompileFailed, match="inline assembly"):
        bench.compile(HEAD + body + "  ret void\n}\n")


def test_statements_of_a_text():
    text = "{ .reg .pred p; @!p ld.v2.b32 { $0, ${1} }, [$2 + 4]; /* ; */ }\\0A // no; more\\0A"
    (read,) = statements(text)
    inner = "p$$1"  # of a scope
    assert read.guard == Guard(Name(inner), True)
    assert read.parts == ("ld", "v2", "b32")
    first, second, address = (Name(operand_name(n)) for n in range(3))
    assert read.operands == (Group((first, second)), Address(address, 4))
    for wrong in ("+ 3;", "ld.b32 ${0:h}, [$1];", "} ret; } .func g() {", ".shared .b32 x;"):
        with pytest.raises(PtxError):
            statements(wrong)


def test_the_model_sees_the_accesses():
    text = "ld.global.v4.f32 {$0,$1,$2,$3}, [$4]; atom.shared.add.noftz.f16x2 t, [$5], u;"
    call = f'asm sideeffect "{text}", ""'
    first, second = asm_accesses(call)
    assert (size_of(first), space_of(first)) == (16, 1)
    assert (size_of(second), space_of(second)) == (4, 3)
    assert asm_accesses('asm "fence.sc.gpu; mov.b32 $0, $1;", "=r,r"') == []
    body = '  %v = call i32 asm sideeffect "atom.add.u32 $0, [$1], 1;", "=r,l"(ptr %a)\n'
    text = HEAD + body + "  store i32 %v, ptr %b\n  ret void\n}\n"
    sites = KernelProfile.from_ir(text, "k").sites.values()
    assert [(site.size, site.load, site.atomic) for site in sites] == [
        (4, True, True), (4, False, False),
    ]  # fmt: skip


def test_what_it_says_of_order_reaches_the_lowering(bench, monkeypatch):
    """The detector of races asks `Writer.stated`, since a `red` is not what LLVM would emit."""
    seen = []
    for op, rule in (("atomicrmw", memory_ops.lower_atomicrmw), ("load", memory_ops.lower_load)):
        monkeypatch.setitem(
            operations.RULES, op, lambda w, r, t, rule=rule: (seen.append(w.stated), rule(w, r, t))
        )
    body = """
  %v = call i32 asm sideeffect "atom.acq_rel.cta.add.u32 $0, [$1], 1; ld.acquire.sys.b32 $0, [$1];", "=r,l"(ptr %a)
  %u = load i32, ptr %a
  store i32 %u, ptr %b
"""  # noqa: E501
    bench.compile(HEAD + body + "  ret void\n}\n")
    assert seen == [
        PtxForm("atom", Strength.ACQ_REL, Scope.CTA), PtxForm("ld", Strength.ACQUIRE, Scope.SYS),
        None,
    ]  # fmt: skip


FLAG = f"""target triple = "{TRIPLE}"
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %data, ptr %flag, ptr %out) {{
entry:
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = icmp eq i32 %b, 0
  br i1 %first, label %give, label %wait

give:
  store i32 7, ptr %data, align 4
  call void asm sideeffect "st.STRENGTH.gpu.b32 [$0], $1;", "l,r,~{{memory}}"(ptr %flag, i32 1)
  ret void

wait:
  %v = call i32 asm sideeffect "LOOK", "=r,l,r,r,~{{memory}}"(ptr %flag, i32 5, i32 6)
  %there = icmp ne i32 %v, 0
  br i1 %there, label %take, label %wait

take:
  %d = load i32, ptr %data, align 4
  store i32 %d, ptr %out, align 4
  ret void
}}
"""
LOOKS = ("ld.acquire.gpu.b32 $0, [$1];", "atom.acquire.gpu.cas.b32 $0, [$1], $2, $3;")


@pytest.mark.parametrize("look", LOOKS, ids=["load", "cas"])
@pytest.mark.parametrize("strength", ["release", "relaxed"])
def test_a_flag_is_a_flag_in_assembly_too(bench, look, strength):
    """What a branch depends on may come late; without the release the data are a race."""
    binary = bench.compile(FLAG.replace("LOOK", look).replace("STRENGTH", strength))
    found = set()
    for policy in (Policy.IN_ORDER, Policy.REVERSED, Policy.RANDOM, Policy.PRIORITIES):
        arrays = {name: np.zeros(1, np.int32) for name in "dfo"}
        schedule = Schedule(policy, 1, 64)
        result = bench.run(binary, "k", arrays, list("dfo"), 2, 1, collect=True, schedule=schedule)
        found |= {finding.kind for finding in result.findings}
    assert (Kind.RACE in found) == (strength == "relaxed")
    assert (Kind.UNORDERED in found) <= (strength == "relaxed")
