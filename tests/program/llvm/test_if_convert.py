"""Selections for branches and back: the results stay, nothing new is read that may not be."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.regions import Branch, IfConvert
from gevo.program.base import Program
from gevo.program.llvm.if_convert import convertible, unconvertible
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
DECLARED = """declare i32 @llvm.smin.i32(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @free(ptr)
"""


def text(body: str, result: str = "%r", more: str = "") -> str:
    """Each thread computes a number of the element `%v` that it has loaded."""
    return f"""{HEAD}{DECLARED}{more}
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr %x, i32 %t
  %near = getelementptr i8, ptr %at, i64 -4
  %to = getelementptr i32, ptr %y, i32 %t
  %v = load i32, ptr %at, align 4
  %low = icmp slt i32 %v, 10
  %in = icmp ne i32 %t, 0
{body}
  store i32 {result}, ptr %to, align 4
  ret void
}}
"""


def triangle(arm: str, test: str = "%in", result: str = "%w") -> str:
    return f"""  br i1 {test}, label %arm, label %end
arm:
{arm}
  br label %end
end:
  %r = phi i32 [ {result}, %arm ], [ %v, %entry ]"""


DIAMOND = """  br i1 %low, label %yes, label %no
yes:
  %a = mul i32 %v, 3
  br label %end
no:
  %b0 = load i32, ptr %at, align 4
  %b = sdiv i32 %b0, 7
  br label %end
end:
  %r = phi i32 [ %a, %yes ], [ %b, %no ]"""
OTHER_SIDE = """  br i1 %low, label %end, label %arm
arm:
  %w = udiv i32 %v, 5
  br label %end
end:
  %r = phi i32 [ 1, %entry ], [ %w, %arm ]"""
THREE = """  br i1 %low, label %first, label %second
first:
  %c = icmp eq i32 %v, 4
  br i1 %c, label %arm, label %end
arm:
  %w = add i32 %v, 100
  br label %end
second:
  %u = mul i32 %v, 7
  br label %end
end:
  %r = phi i32 [ %u, %second ], [ %w, %arm ], [ 6, %first ]"""
OTHERS_LEAD_THERE = """  br i1 %low, label %arm, label %other
other:
  %z = add i32 %v, 5
  store i32 %z, ptr %to, align 4
  br i1 %in, label %arm, label %end
arm:
  %w = mul i32 %v, 3
  br label %end
end:
  %r = phi i32 [ %w, %arm ], [ %z, %other ]"""
NEAR = triangle(
    "  %o = load i32, ptr %near, align 4\n  %w = call i32 @llvm.smin.i32(i32 %v, i32 %o)"
)
ARRAYS = triangle("  %w = insertvalue [2 x i32] zeroinitializer, i32 %v, 1").replace(
    "%r = phi i32 [ %w, %arm ], [ %v, %entry ]",
    "%p = phi [2 x i32] [ %w, %arm ], [ zeroinitializer, %entry ]\n"
    "  %r = extractvalue [2 x i32] %p, 1",
)
SAFE = {
    "arrays": ARRAYS,
    "diamond": DIAMOND,
    "other side": OTHER_SIDE,
    "three": THREE,
    "near": NEAR,
}


@cache
def gives(program: Program) -> bytes:
    x = np.random.default_rng(5).integers(-20, 40, 40, dtype=np.int32)
    buffers = (Buffer("x", x, Role.IN), Buffer("y", np.zeros(32, np.int32), Role.OUT))

    def drive(host):
        host.launch("k", (1, 1, 1), (32, 1, 1), [Pointer("x"), Pointer("y"), 3])

    binary = DEVICE.compile(DEVICE.lower(program))
    return DEVICE.run(binary, Launches(buffers, drive), RunOptions()).outputs["y"].tobytes()


def sites(program: Program, find) -> list[str]:
    module = read_module(program.text)
    return list(find(module, module.functions[-1]))


@pytest.mark.parametrize("body", SAFE.values(), ids=SAFE)
def test_selections_give_what_the_branch_gave(body: str) -> None:
    program = load_text(text(body))
    found = sites(program, convertible)
    assert found
    for uid in found:
        applied = apply(program, Patch((IfConvert("e1", 0, uid),)))
        assert not applied.dropped
        assert applied.program.text.count("br i1") < program.text.count("br i1")
        assert gives(applied.program) == gives(program)


@pytest.mark.parametrize(
    ("arm", "why"),
    [
        ("  %w = load i32, ptr %to, align 4", "nobody has accessed it"),
        ("  %w = load volatile i32, ptr %at, align 4", "volatile"),
        ("  %w = load atomic i32, ptr %at monotonic, align 4", "atomic"),
        ("  %w0 = load i64, ptr %at, align 4\n  %w = trunc i64 %w0 to i32", "longer"),
        ("  %w0 = load <1 x i32>, ptr %at, align 8\n  %w = bitcast <1 x i32> %w0 to i32", "type"),
        ("  %w = load i32, ptr %near, align 8", "better aligned"),
        ("  %w = sdiv i32 %v, %n", "divides by a parameter"),
        ("  %w = srem i32 %v, -1", "divides by -1"),
        ("  %w = add i32 %v, 1\n  store i32 1, ptr %to, align 4", "stores"),
        ("  %w = atomicrmw add ptr %at, i32 1 monotonic", "atomic addition"),
        (
            "  %w = add i32 %v, 1\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
            "bar",
        ),
        ('  %w = call i32 asm sideeffect "mov.u32 $0, 1; // @llvm.smin.i32(", "=r"()', "asm"),
        ("  %w = call i32 @__nv_abs(i32 %v)", "a function of the module"),
        ("  %s = alloca i32\n  %w = ptrtoint ptr %s to i32", "alloca"),
    ],
)
def test_an_arm_that_does_more_than_compute_is_left_alone(arm: str, why: str) -> None:
    own = "define i32 @__nv_abs(i32 %a) {\n  store i32 1, ptr null\n  ret i32 %a\n}\n"
    program = load_text(text(triangle(arm), more=own if "__nv" in arm else ""))
    assert not sites(program, convertible), why
    applied = apply(program, Patch((IfConvert("e1", 0, branch_of(program)),)))
    assert "no branch whose arms only compute" in applied.dropped[0][1]


def branch_of(program: Program) -> str:
    module = read_module(program.text)
    return next(u for u, one in module.instructions.items() if one.pieces[0].startswith("br i1"))


def test_memory_that_may_have_been_freed_is_not_loaded_ahead() -> None:
    arm = "  %w = load i32, ptr %at, align 4"
    assert sites(load_text(text(triangle(arm))), convertible)
    freed = triangle(arm).replace("  br i1", "  call void @free(ptr %x)\n  br i1", 1)
    assert not sites(load_text(text(freed)), convertible)


def test_no_arm_is_a_block_to_which_others_lead() -> None:
    assert not sites(load_text(text(OTHERS_LEAD_THERE)), convertible)


DEAR = """  %o = getelementptr i32, ptr %at, i64 1
  %b = load i32, ptr %o, align 4
  %b1 = mul i32 %b, %v
  %c = sdiv i32 %v, 3
  %r = select i1 %low, i32 %b1, i32 %c"""


def dear(*changes: tuple[str, str]) -> Program:
    body = DEAR
    for old, new in changes:
        assert old in body
        body = body.replace(old, new)
    return load_text(text(body))


def test_a_branch_gives_what_the_selection_gave() -> None:
    program = dear()
    (uid,) = sites(program, unconvertible)
    applied = apply(program, Patch((Branch("e1", 0, uid),)))
    assert not applied.dropped
    assert applied.program.text.count("br i1") == 1
    assert gives(applied.program) == gives(program)
    before, _, behind = applied.program.text.partition("br i1")
    assert before.count("load i32") == behind.count("load i32") == 1


@pytest.mark.parametrize(
    "between",
    [
        "  store i32 5, ptr %o, align 4\n",
        "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n",
        "  %a0 = atomicrmw add ptr %o, i32 1 monotonic\n",
        "  %b3 = load volatile i32, ptr %at\n",
    ],
)
def test_a_load_does_not_wait_for_what_comes_after_it(between: str) -> None:
    program = dear(("  %b1 =", f"{between}  %b1 ="), ("sdiv i32 %v, 3", "add i32 %v, 3"))
    assert not sites(program, unconvertible)


@pytest.mark.parametrize(
    "change",
    [
        ("i32 %c", "i32 %b1"),
        ("sdiv i32 %v, 3", "add i32 %b, %b1"),
        ("load i32, ptr %o, align 4", "load volatile i32, ptr %o, align 4"),
    ],
)
def test_what_both_sides_need_is_no_gain(change: tuple[str, str]) -> None:
    changes = (change,) if "sdiv" in change[0] else (change, ("sdiv i32 %v, 3", "add i32 %v, 3"))
    assert not sites(dear(*changes), unconvertible)
