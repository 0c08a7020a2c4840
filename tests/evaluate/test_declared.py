"""Memory that is accessed more widely than it is declared."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.declared import beyond_declared

TEXT = """@s = internal addrspace(3) global [512 x float] undef, align 4
@wide = internal addrspace(3) global [512 x float] undef, align 16
@table = internal addrspace(1) global [64 x float] zeroinitializer, align 4
define ptx_kernel void @k(ptr addrspace(1) %x, i64 %i) {
entry:
  %own = alloca [8 x float], align 4
  BODY
  store <4 x float> %v, ptr addrspace(1) %x, align 16
  ret void
}
"""
PLACE = "%p = getelementptr float, ptr{} {}, i64 %i\n  %v = load <4 x float>, ptr{} %p, align {}"
COPY = """call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) @s, ptr %x)
  %v = load <4 x float>, ptr addrspace(1) %x, align 16"""
ROWS = """call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) @s)
  %v = load <4 x float>, ptr addrspace(1) %x, align 16"""
ASSEMBLY = """%p = getelementptr float, ptr addrspace(3) @s, i64 %i
  %a = ptrtoint ptr addrspace(3) %p to i32
  %four = call { float, float, float, float } asm sideeffect "ld.shared.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,r"(i32 %a)
  %v = load <4 x float>, ptr addrspace(1) %x, align 16"""  # noqa: E501


def said(body: str, *before: str) -> list[str]:
    texts = [TEXT.replace("BODY", one) for one in (before or (PLACE.format("", "%own", "", 4),))]
    found = beyond_declared(texts, TEXT.replace("BODY", body), ["k"])
    return [one.condition.text.removeprefix("`") for one in found]


@pytest.mark.parametrize(
    ("body", "name"),
    [
        (PLACE.format(" addrspace(3)", "@s", " addrspace(3)", 16), "s"),
        (PLACE.format(" addrspace(1)", "@table", " addrspace(1)", 16), "table"),
        (PLACE.format("", "%own", "", 16), "own"),
        (COPY, "s"),
        (ASSEMBLY, "s"),
        (ROWS, "s"),
    ],
)
def test_what_is_declared_at_a_multiple_of_four_bytes_and_read_by_sixteen(body, name):
    (one,) = said(body)
    assert one.startswith(f"{name} begins at a multiple of 16 bytes")
    assert not said(body, body)  # the unmodified program needs it, too


@pytest.mark.parametrize(
    "body",
    [
        PLACE.format(" addrspace(3)", "@wide", " addrspace(3)", 16),
        PLACE.format(" addrspace(3)", "@s", " addrspace(3)", 4),
        PLACE.format(" addrspace(1)", "%x", " addrspace(1)", 16),
    ],
)
def test_what_is_declared_so_or_no_wider_access_is_nothing(body):
    assert not said(body)
