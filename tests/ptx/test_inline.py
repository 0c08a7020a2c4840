"""Inline assembly is PTX: what it does on simt, what it becomes as LLVM IR, what is refused."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.device.simt.lower.ptx.accesses import asm_length
from gevo.edits.apply import apply
from gevo.edits.passes import Optimize, passes
from gevo.edits.patch import Patch
from gevo.errors import CompileFailed
from gevo.program.base import Program
from gevo.program.load import load_text
from gevo.program.ptx.expand import expanded
from gevo.program.ptx.inline import Assembly, lifted_assembly
from gevo.program.ptx.syntax import PtxError
from gevo.workload.case import Buffer, Launches, Pointer, Role

HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %p, ptr %q) ATTRIBUTES {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %a = getelementptr i32, ptr %p, i64 %w
  %b = getelementptr i32, ptr %q, i64 %w
  %x = load i32, ptr %a
"""
TAIL = "  store i32 %v, ptr %b\n  ret void\n}\n"
X = np.arange(32, dtype=np.int32) * 37 - 300


def program(body: str, attributes: str = "") -> Program:
    return load_text(HEAD.replace("ATTRIBUTES", attributes) + body + TAIL)


def run(program: Program, seed: int = 0) -> list[int]:
    device = open_device("simt")
    held = (Buffer("p", X.copy(), Role.IN), Buffer("q", np.zeros(32, np.int32), Role.OUT))

    def drive(host):
        host.launch("k", (1, 1, 1), (32, 1, 1), [Pointer("p"), Pointer("q")], 0)

    binary = device.compile(device.lower(program))
    return (
        device.run(binary, Launches(held, drive), RunOptions(arithmetic_seed=seed))
        .outputs["q"]
        .tolist()
    )


def lines_of(program: Program) -> list[str]:
    applied = apply(program, Patch((Optimize("e1", 0, "assembly"),)))
    assert not applied.dropped, applied.dropped
    return applied.program.text.split("\n")


def signed(values) -> list[int]:
    return np.array([int(v) & 0xFFFFFFFF for v in values], np.uint32).view(np.int32).tolist()


KNOWN = {
    "carry": (
        '%c = call { i32, i32 } asm "add.cc.u32 $0, $2, $2; addc.u32 $1, 0, 0;", '
        '"=r,=r,r"(i32 %x)\n'
        "  %lo = extractvalue { i32, i32 } %c, 0\n  %hi = extractvalue { i32, i32 } %c, 1\n"
        "  %v = add i32 %lo, %hi",
        [2 * int(x) + (2 * (int(x) & 0xFFFFFFFF) >> 32) for x in X],
    ),
    "tie": ('%v = call i32 asm "add.s32 $0, $0, 5;", "=r,0"(i32 %x)', X + 5),
    "constant": ('%v = call i32 asm "shl.b32 $0, $1, $2;", "=r,r,n"(i32 %x, i32 3)', X << 3),
    "scopes": (
        '%v = call i32 asm "{ .reg .b32 t; { .reg .b32 t; mov.u32 t, 9; } mov.u32 t, $1; '
        'add.u32 $0, t, 1; }", "=r,r"(i32 %x)',
        X + 1,
    ),
    "predicate": (
        '%v = call i32 asm "{ .reg .pred p; setp.lt.s32 p, $1, 0; mov.u32 $0, $1; '
        '@p neg.s32 $0, $1; }", "=r,r"(i32 %x)',
        abs(X),
    ),
    "labels": (
        '%v = call i32 asm "{ .reg .pred p; setp.ge.s32 p, $1, 0; mov.u32 $0, 1; '
        '@p bra done${:uid}; mov.u32 $0, 2; done${:uid}: add.u32 $0, $0, 10; }", "=r,r"(i32 %x)',
        np.where(X >= 0, 11, 12),
    ),
    "guarded load": (
        '%o = trunc i32 %t to i1\n  %v = call i32 asm sideeffect '
        '"mov.u32 $0, 7;\\0A@$2 ld.global.b32 {$0}, [$1];", "=r,l,b"(ptr %a, i1 %o)',
        np.where(np.arange(32) % 2, X, 7),
    ),
    "special register": (
        '%v = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"()',
        np.arange(32),
    ),
    "half": (
        "%n = trunc i32 %x to i16\n  %h = sitofp i16 %n to half\n"
        '  %g = call half asm "{add.f16 $0,$1,$2;\\0A}", "=h,h,h"(half %h, half 0xH3C00)\n'
        "  %v = fptosi half %g to i32",
        X + 1,
    ),
    "exchange": (
        '%v = call i32 asm sideeffect "bar.warp.sync -1; shfl.sync.bfly.b32 $0, $1, 1, 31, -1;", '
        '"=r,r"(i32 %x)',
        X.reshape(16, 2)[:, ::-1].ravel(),
    ),
    "table": (
        '%v = call i32 asm "lop3.b32 $0, $1, $2, 0xff, 0x96;", "=r,r,r"(i32 %x, i32 %t)',
        X ^ np.arange(32) ^ 255,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", KNOWN)
def test_assembly_and_what_it_becomes_do_the_same(name: str) -> None:
    body, wanted = KNOWN[name]
    written = program(f"  {body}\n")
    assert "asm" in written.text
    assert run(written) == signed(wanted)
    after = apply(written, Patch((Optimize("e1", 0, "assembly"),)))
    assert not after.dropped, after.dropped
    assert " asm " not in after.program.text
    assert "gevo.asm" not in after.program.text
    assert run(after.program) == signed(wanted)


STAYS = {
    "empty": '"", "=r,0"(i32 %x)',
    "unknown opcode": '"getctarank.shared::cluster.u32 $0, $1;", "=r,r"(i32 %x)',
    "approximate": '"{ .reg .f32 f; mov.b32 f, $1; rcp.approx.f32 f, f; mov.b32 $0, f; }", '
    '"=r,r"(i32 %x)',
    "ordered": '"ld.acquire.gpu.b32 $0, [$1];", "=r,l"(ptr %a)',
    "hint": '"ld.global.L1::no_allocate.b32 $0, [$1];", "=r,l"(ptr %a)',
    "clobber": '"add.u32 $0, $1, 1;", "=r,r,~{memory}"(i32 %x)',
    "modifier": '"add.u32 $0, ${1:h}, 1;", "=r,r"(i32 %x)',
    "constraint": '"add.u32 $0, $1, 1;", "=r,m"(i32 %x)',
    "leaves": '"ret;", "=r,0"(i32 %x)',
    "unwritten": '"add.u32 $0, $0, $1;", "=r,r"(i32 %x)',
}


@pytest.mark.parametrize("name", STAYS)
def test_what_llvm_cannot_say_stays(name: str) -> None:
    written = program(f"  %v = call i32 asm sideeffect {STAYS[name]}\n")
    assert expanded(written.text) == written.text
    assert Optimize("", 0, "assembly").pipeline not in [
        one.pipeline for one in passes(written, {}) if isinstance(one, Optimize)
    ]


def test_the_edit_is_offered_where_there_is_assembly() -> None:
    written = program('  %v = call i32 asm "add.u32 $0, $1, 1;", "=r,r"(i32 %x)\n')
    offered = [one.pipeline for one in passes(written, {}) if isinstance(one, Optimize)]
    assert "assembly" in offered
    assert "%e" in "\n".join(line for line in lines_of(written) if " add i32" in line)


def test_floats_stay_where_functions_flush() -> None:
    """Without `.ftz` an instruction does not flush; LLVM's would, there."""
    body = (
        "  %f = bitcast i32 %x to float\n"
        '  %g = call float asm "add.f32 $0, $1, $1;", "=f,f"(float %f)\n'
        "  %v = bitcast float %g to i32\n"
    )
    flushing = program(body, '"denormal-fp-math-f32"="preserve-sign,preserve-sign"')
    assert expanded(flushing.text) == flushing.text
    plain = program(body)
    assert expanded(plain.text) != plain.text


@pytest.mark.parametrize(
    "name", ["unknown opcode", "modifier", "constraint", "leaves", "unwritten"]
)
def test_simt_refuses_what_is_not_read(name: str) -> None:
    written = program(f"  %v = call i32 asm sideeffect {STAYS[name]}\n")
    device = open_device("simt")
    with pytest.raises(CompileFailed, match="inline assembly"):
        device.compile(device.lower(written))


@pytest.mark.parametrize(
    "text",
    ["again: add.u32 $0, $1, 1; bra again;", "} ret; } .func other() {", "call other;",
     ".shared .b32 tile[4]; mov.u32 $0, 1;", "add.u32 $0, $operand1, 1;", "mov.u32 $0, $7;"],
)  # fmt: skip
def test_texts_that_are_refused(text: str) -> None:
    body = f'  %v = call i32 asm sideeffect "{text}", "=r,r"(i32 %x)\n'
    device = open_device("simt")
    with pytest.raises(CompileFailed, match="inline assembly"):
        device.compile(device.lower(program(body)))


def test_flags_of_a_call_say_nothing_of_the_assembly() -> None:
    """A root that is rounded stays so in a call with `fast`."""
    body = """
  %f = uitofp i32 %t to float
  %g = call fast float asm "sqrt.rn.f32 $0, $1;", "=f,f"(float %f)
  %v = bitcast float %g to i32
"""
    wanted = np.sqrt(np.arange(32, dtype=np.float32)).view(np.int32)
    for seed in (0, 1, 2):
        assert run(program(body), seed) == wanted.tolist()


def test_a_function_of_its_own() -> None:
    text = lifted_assembly(Assembly("add.u32 $0, $1, 1;", "=r,r", (None,)))
    assert "define internal i32 @asm(i32" in text
    with pytest.raises(PtxError, match="a constant expected"):
        lifted_assembly(Assembly("add.u32 $0, $1, 1;", "=r,n", (None,)))
    with pytest.raises(PtxError, match="not those of the arguments"):
        lifted_assembly(Assembly("add.u32 $0, $1, 1;", "=r,r", ()))


def test_the_model_counts_its_instructions() -> None:
    assert asm_length('asm "add.u32 $0, $1, 1; mul.lo.u32 $0, $0, 3;", "=r,r"') == 2
    assert asm_length('asm "", "=r,0"') == 1
    assert asm_length('asm "%% what", "=r,0"') == 1
