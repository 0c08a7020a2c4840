"""One thread does the work of several: the results are those of the unmodified kernel."""

from __future__ import annotations

import json
from functools import cache
from math import prod
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import Coarsen
from gevo.edits.patch import Patch
from gevo.edits.text import format_patch, parse_patch, patch_from_json, patch_to_json
from gevo.errors import EditError
from gevo.program.base import Program
from gevo.program.llvm.coarse_plan import coarse_plans
from gevo.program.llvm.coarsen import coarsened, reusing
from gevo.program.llvm.text import read_module
from gevo.program.load import load, load_text, open_editor
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

PROGRAM = load(Path(__file__).parent / "data" / "coarse.ll")
BLOCKS = ((64, 4), (16, 8), (12, 8), (128, 1))
"""Along which axes they can be divided into whole warps differs; of (12, 8) not at all."""
SIZES = ((70, 21), (16, 9))
KERNELS = PROGRAM.entry
STENCILS = ("around", "beside", "between", "halo")
"""Where neighbours load what lies beside one another."""
DEVICE = SimtDevice("H200")


def coarse(
    program: Program, kernel: str, axis: str, count: int, stride: int | None = None
) -> Program:
    edit = Coarsen("e0123456789ab", 0, kernel, axis, count, stride)
    applied = apply(program, Patch((edit,)))
    assert not applied.dropped, applied.dropped
    return applied.program


@cache
def binary(program: Program):
    return DEVICE.compile(DEVICE.lower(program))


@cache
def gives(program: Program, kernel: str, size: tuple[int, int], block: tuple[int, int]) -> bytes:
    (w, h), rng = size, np.random.default_rng(3)
    x = rng.integers(1, 100, w * h, dtype=np.int32)
    buffers = (
        Buffer("x", x, Role.IN),
        Buffer("y", np.arange(w * h + 16, dtype=np.int32), Role.INOUT),
    )

    def drive(host):
        grid = (-(-w // block[0]), -(-h // block[1]), 1)
        host.launch(kernel, grid, (*block, 1), [Pointer("x"), Pointer("y"), w, h])

    options = RunOptions(races=True)
    return DEVICE.run(binary(program), Launches(buffers, drive), options).outputs["y"].tobytes()


@pytest.mark.parametrize("count", [2, 4, 8])
@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("kernel", [one for one in KERNELS if one not in STENCILS])
def test_a_coarse_kernel_gives_what_the_unmodified_one_gives(kernel, axis, count) -> None:
    program = coarse(PROGRAM, kernel, axis, count)
    for n, block in enumerate(BLOCKS):
        size = SIZES[(n + count // 2) % 2]  # with the other count the other one
        if kernel == "warp" and prod(block) % 32:
            continue
        assert gives(program, kernel, size, block) == gives(PROGRAM, kernel, size, block)


@pytest.mark.parametrize(
    ("kernel", "axis", "count"),
    [
        *((kernel, "y", 4) for kernel in (*STENCILS, "leaves", "tile")),
        *((kernel, "y", 8) for kernel in STENCILS),
        *((kernel, "y", 2) for kernel in STENCILS),
        *((kernel, "x", 2) for kernel in ("around", "tree", "loops")),
    ],
)
def test_neighbours_that_one_thread_works_for_give_what_they_gave(kernel, axis, count) -> None:
    program = coarse(PROGRAM, kernel, axis, count, 1)
    for block in BLOCKS:
        for size in SIZES:
            assert gives(program, kernel, size, block) == gives(PROGRAM, kernel, size, block)


def test_neighbours_are_offered_where_one_loads_what_another_one_loads() -> None:
    module = read_module(PROGRAM.text)
    found = {
        f.name: {(plan.axis, n) for plan in coarse_plans(module, f) for n in reusing(plan)}
        for f in module.functions
    }
    both = {("y", 2), ("y", 4)}
    assert {name: one for name, one in found.items() if one} == {
        "around": both,
        "beside": both,
        "between": {("y", 4)},
        "halo": both,
    }


def test_what_neighbours_share_is_loaded_once() -> None:
    for count in (2, 4):
        module = read_module(coarse(PROGRAM, "beside", "y", count, 1).text)
        function = next(f for f in module.functions if f.name == "beside")
        found = sum(one.op == "load" for one in module.inside(function))
        assert found == 3 * count + 2 + 5  # a column with both its ends; and the body as it was


def test_the_stride_is_written_down() -> None:
    plain = Coarsen("e0123456789ab", 0, "around", "y", 2)
    near = Coarsen("e0123456789ab", 0, "around", "y", 2, 1)
    for edit, name in ((plain, "coarsen_2"), (near, "coarsen_2_stride_1")):
        assert edit.called() == ("around#y", name)
        assert parse_patch(format_patch(Patch((edit,)))) == Patch((edit,))
        assert patch_from_json(json.loads(json.dumps(patch_to_json(Patch((edit,)))))) == Patch(
            (edit,)
        )
    assert near.words == f"{plain.words}, which are neighbours"
    with pytest.raises(EditError):
        open_editor(PROGRAM).rewrite("around#y", "coarsen_2_stride_2")


@pytest.mark.parametrize(("short", "long", "equal"), [(-1, 65535, False), (7, 7, True)])
def test_a_negative_number_of_16_bits_is_one_of_32(short: int, long: int, equal: bool) -> None:
    body = f"""  %a = mul i32 %t, %n
  %w = sext i16 {short} to i32
  %b = add i32 %a, %w
  %c = add i32 %a, {long}
  %d = sub i32 %b, %c
  store i32 %d, ptr %p"""
    written, _ = coarsened(read_module(load_text(text(body)).text), "k", "x", 2, "e0", near=True)
    assert f"%d = sub i32 %b, {'%b' if equal else '%c'}" in written


def test_threads_that_know_their_warp_are_no_neighbours() -> None:
    with pytest.raises(EditError, match="know their warp"):
        coarsened(read_module(PROGRAM.text), "warp", "y", 2, "e0", near=True)


def text(body: str, arguments: str = "ptr %x, i32 %n") -> str:
    return f"""{HEAD}declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
%pair = type {{ i32, i32 }}
define ptx_kernel void @k({arguments}) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr %x, i32 %t
{body}
  ret void
}}
"""


SPIN = """  br label %wait
wait:
  %held = cmpxchg ptr %x, i32 0, i32 1 seq_cst seq_cst
  %mine = extractvalue { i32, i1 } %held, 1
  br i1 %mine, label %go, label %wait
go:
  store i32 0, ptr %x"""
MEETS = """  %in = icmp slt i32 %t, %n
  br i1 %in, label %meet, label %end
meet:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
end:"""
LOOP = """  br label %again
again:
  %i = phi i32 [ %t, %entry ], [ %more, %again ]
  store i32 %i, ptr %p
  %more = add i32 %i, 32
  %on = icmp slt i32 %more, %n
  br i1 %on, label %again, label %end
end:"""


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("  %v = load volatile i32, ptr %p", "whether threads can share it is not known"),
        ("  %v = call i32 @llvm.nvvm.read.ptx.sreg.clock()", "is not known"),
        ('  call void asm sideeffect "nop;", ""()', "is not known"),
        (SPIN, "part after they met or wrote"),
        (MEETS, "part after they met or wrote"),
        (LOOP, "part after they met or wrote"),
        ("  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %t)", "at different barriers"),
    ],
)
def test_what_threads_may_not_share_is_refused(body: str, why: str) -> None:
    module = read_module(load_text(text(body), ("k",)).text)
    with pytest.raises(EditError, match=why):
        coarsened(module, "k", "x", 2, "e0")
    assert list(coarse_plans(module, module.functions[0])) == []


def test_a_structure_given_by_value_may_be_read_only() -> None:
    for body, axes in (
        ("  %v = load i32, ptr %s\n  store i32 %v, ptr %p", ["x"]),
        ("  store i32 %t, ptr %s", []),
        ("  %q = getelementptr i8, ptr %s, i32 4\n  store i32 %t, ptr %q", []),
    ):
        given = text(body, "ptr %x, ptr byval(%pair) align 4 %s")
        module = read_module(load_text(given, ("k",)).text)
        assert [plan.axis for plan in coarse_plans(module, module.functions[0])] == axes


@pytest.mark.parametrize(("axis", "count"), [("y", 2), ("x", 3), ("", 2), ("xy", 2)])
def test_what_cannot_be_coarsened(axis: str, count: int) -> None:
    module = read_module(load_text(text("  store i32 %t, ptr %p"), ("k",)).text)
    with pytest.raises(EditError):
        coarsened(module, "k", axis, count, "e0")


def test_loads_that_do_not_depend_on_the_thread_are_shared() -> None:
    base = text("  %v = load i32, ptr %x\n  store i32 %v, ptr %p")
    module = read_module(load_text(base, ("k",)).text)
    found, uids = coarsened(module, "k", "x", 4, "e0")
    in_step, _, alone = found.partition("e0.again:")
    assert in_step.count("= load i32") == 1
    assert in_step.count("store i32") == 4
    assert alone.count("store i32") == 1
    assert len(uids) == len(set(uids))
    assert set(module.instructions) <= set(uids)
