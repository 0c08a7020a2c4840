"""Loads that threads share through shared memory: the results stay, and nothing else is read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.edits.apply import apply
from gevo.edits.passes import Coarsen
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.regions import Stage
from gevo.edits.text import format_patch, parse_patch
from gevo.errors import EditError
from gevo.program.base import Program
from gevo.program.llvm.stage import require_room, staged
from gevo.program.llvm.stage_plan import StagePlan
from gevo.program.llvm.text import read_module
from gevo.program.load import load, load_text, open_editor
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.program.llvm.test_coarsen import DEVICE, binary
from tests.smallkernel import HEAD

PROGRAM = load(Path(__file__).parent / "data" / "regions.ll")
REGISTERS = """target triple = "nvptx64-nvidia-cuda"
""" + "".join(
    f"declare i32 @llvm.nvvm.read.ptx.sreg.{name}.{axis}()\n"
    for name in ("tid", "ntid", "ctaid")
    for axis in "xy"
)
STAGED = [
    (editor.site(target).function, target)
    for editor in (open_editor(PROGRAM),)
    for target, name in editor.rewrites()
    if name == "stage_16x16"
]
RUNS = (
    ((32, 17), (16, 16)),
    ((32, 17), (32, 1)),
    ((33, 16), (16, 16)),
    ((16, 9), (16, 8)),
    ((1, 1), (16, 16)),
)
"""Sizes of which all blocks go on as a whole, some or none, and shapes of blocks."""


def stage(uid: str, shape: tuple[int, int], buffers: int | None = None) -> Program:
    applied = apply(PROGRAM, Patch((Stage("e0123456789ab", 0, uid, *shape, buffers),)))
    assert not applied.dropped, applied.dropped
    return applied.program


@cache
def run(program: Program, kernel: str, size: tuple[int, int], block: tuple[int, int]):
    (w, h), rng = size, np.random.default_rng(3)
    x = rng.integers(1, 100, w * h, dtype=np.int32)
    buffers = (
        Buffer("x", x, Role.IN),
        Buffer("y", np.arange(w * h + 16, dtype=np.int32), Role.INOUT),
    )

    def drive(host):
        grid = (-(-w // block[0]), -(-h // block[1]), 1)
        host.launch(kernel, grid, (*block, 1), [Pointer("x"), Pointer("y"), w, h])

    return DEVICE.run(binary(program), Launches(buffers, drive), RunOptions(collect=True))


@pytest.mark.parametrize("buffers", [None, 2])
@pytest.mark.parametrize("shape", [(16, 16), (32, 1)])
@pytest.mark.parametrize(("kernel", "uid"), STAGED)
def test_a_staged_loop_gives_what_the_unmodified_one_gives(kernel, uid, shape, buffers) -> None:
    program = stage(uid, shape, buffers)
    for size, block in RUNS:
        changed, plain = run(program, kernel, size, block), run(PROGRAM, kernel, size, block)
        assert changed.outputs["y"].tobytes() == plain.outputs["y"].tobytes()
        assert not changed.findings


COARSE = (*RUNS, ((33, 18), (32, 8)), ((64, 16), (32, 8)))


@pytest.mark.parametrize(
    ("shape", "count", "stride", "buffers"),
    [((16, 16), 4, None, None), ((16, 16), 2, 1, 2), ((32, 8), 2, None, 2)],
)
@pytest.mark.parametrize(("kernel", "uid"), STAGED)
def test_coarse_threads_share_loads_too(kernel, uid, shape, count, stride, buffers) -> None:
    coarse = Coarsen("e0123456789ab", 0, kernel, "y", count, stride)
    patch = Patch((coarse, Stage("e1123456789ab", 0, uid, *shape, buffers)))
    applied = apply(PROGRAM, patch)
    assert not applied.dropped, applied.dropped
    assert parse_patch(format_patch(patch)) == patch
    for size, block in COARSE:
        changed, plain = (run(p, kernel, size, block) for p in (applied.program, PROGRAM))
        assert changed.outputs["y"].tobytes() == plain.outputs["y"].tobytes()
        assert not changed.findings


MASKED = """define ptx_kernel void @masked(ptr %x, ptr %y, i32 %w, i32 %h) {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %cx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %cy = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %bx = mul i32 %cx, %nx
  %col = add i32 %bx, %tx
  %by = mul i32 %cy, %ny
  %row = add i32 %by, %ty
  %wide = icmp sge i32 %col, %w
  %high = icmp sge i32 %row, %h
  %out = or i1 %wide, %high
  br i1 %out, label %quit, label %within
mask:
  store i32 -7, ptr %py
  br label %quit
within:
  %first = mul i32 %row, %w
  %mine = add i32 %first, %col
  %py = getelementptr i32, ptr %y, i32 %mine
  %lower = add i32 %row, 16
  %above = icmp sgt i32 %col, %lower
  br i1 %above, label %mask, label %enter
enter:
  %begin = getelementptr i32, ptr %x, i32 %first
  br label %loop
loop:
  %left = phi i32 [ %w, %enter ], [ %less, %loop ]
  %pa = phi ptr [ %begin, %enter ], [ %pa1, %loop ]
  %i = phi i32 [ 0, %enter ], [ %i1, %loop ]
  %sum = phi i32 [ 0, %enter ], [ %sum1, %loop ]
  %a = load i32, ptr %pa, align 4
  %at = add i32 %i, %col
  %pb = getelementptr i32, ptr %x, i32 %at
  %b = load i32, ptr %pb, align 4
  %ab = mul i32 %a, %b
  %sum1 = add i32 %sum, %ab
  %pa1 = getelementptr i8, ptr %pa, i64 4
  %i1 = add i32 %i, 1
  %less = add i32 %left, -1
  %end = icmp eq i32 %less, 0
  br i1 %end, label %done, label %loop
done:
  store i32 %sum1, ptr %py
  br label %quit
quit:
  ret void
}
"""
"""Behind a bound and a mask, a loop that counts down, as in what NVIDIA's compiler unrolls."""


@pytest.mark.parametrize("buffers", [None, 2])
@pytest.mark.parametrize("shape", [(16, 16), (32, 1)])
def test_behind_a_bound_and_a_mask_blocks_without_either_share(shape, buffers) -> None:
    unmodified = load_text(REGISTERS + MASKED, ("masked",))
    (uid,) = {target for target, name in open_editor(unmodified).rewrites() if "stage" in name}
    edit = Stage("e0123456789ab", 0, uid, *shape, buffers)
    applied = apply(unmodified, Patch((edit,)))
    assert not applied.dropped
    for size, block in RUNS:
        changed, plain = (run(p, "masked", size, block) for p in (applied.program, unmodified))
        assert changed.outputs["y"].tobytes() == plain.outputs["y"].tobytes()
        assert not changed.findings
    spoilt = re.sub(r"(store i32) %\w+(, ptr addrspace\(3\))", r"\1 0\2", applied.program.text)
    programs = load_text(spoilt, ("masked",)), unmodified
    other, plain = (run(p, "masked", (32, 17), shape).outputs["y"][:512] for p in programs)
    # Of the first row of tiles the first one is whole, and the mask cuts the second one.
    assert (other != plain).reshape(16, 32)[:, :16].any()
    if shape == (16, 16):
        assert not (other != plain).reshape(16, 32)[:, 16:].any()


def test_every_thread_that_is_left_loads_what_a_tile_takes() -> None:
    """Of blocks of 16 by 4 that are left of 16 by 16, four rows each of what is shared along y."""
    (uid,) = (uid for kernel, uid in STAGED if kernel == "product")
    patch = (
        Coarsen("e0123456789ab", 0, "product", "y", 4),
        Stage("e1123456789ab", 0, uid, 16, 16),
    )
    text = apply(PROGRAM, Patch(patch)).program.text
    arrays = re.findall(r"addrspace\(3\) global \[(\d+) x \[(\d+) x i32\]\]", text)
    assert sorted(arrays) == [("256", "1"), ("64", "4")]


def test_every_kernel_has_a_loop_that_is_staged() -> None:
    assert {kernel for kernel, _ in STAGED} == set(PROGRAM.entry)


@pytest.mark.parametrize(("kernel", "uid"), STAGED)
def test_whole_blocks_of_the_shape_take_it_from_shared_memory(kernel, uid) -> None:
    text = stage(uid, (16, 16)).text
    stores = re.findall(r"^  store i32 %\w+, ptr addrspace\(3\) .*\n", text, re.MULTILINE)
    assert stores
    for line in stores:
        text = text.replace(line, line.replace(f"i32 {line.split()[2]}", "i32 0,"))
    size = (32, 17)
    spoilt = run(load_text(text, PROGRAM.entry), kernel, size, (16, 16)).outputs["y"]
    plain = run(PROGRAM, kernel, size, (16, 16)).outputs["y"]
    assert (spoilt != plain).any()


@pytest.mark.parametrize("buffers", [None, 2])
def test_every_barrier_is_needed(buffers) -> None:
    (uid,) = [uid for kernel, uid in STAGED if kernel == "again"]
    text = stage(uid, (32, 1), buffers).text
    barriers = list(re.finditer(r"^  call void @llvm\.nvvm\.barrier.*\n", text, re.MULTILINE))
    assert len(barriers) == 2
    for one in barriers:
        less = load_text(text[: one.start()] + text[one.end() :], PROGRAM.entry)
        assert run(less, "again", (32, 17), (32, 1)).findings


KERNEL = """define ptx_kernel void @k(ptr %x, ptr %y, i32 %n, ptr byval([4 x i32]) %b) {
entry:
  %own = alloca [4 x i32]
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr %y, i32 %t
BEFORE
loop:
  %i = phi i32 [ 0, %ENTER ], [ %next, %loop ]
  %sum = phi i32 [ 0, %ENTER ], [ %more, %loop ]
  %p = getelementptr i32, ptr %x, i32 %i
  %v = load i32, ptr %p, align 4
LOOP
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %done, label %loop
done:
  store i32 %more, ptr %at, align 4
  ret void
}
@dynamic = external addrspace(3) global [0 x i32]
@large = internal addrspace(3) global [12000 x i32] undef
"""
SIZE = "declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
PLAIN = "  br label %loop"


def kernel(*changes: tuple[str, str], before: str = PLAIN, loop: str = "", enter: str = "entry"):
    text = KERNEL + SIZE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    text = text.replace("BEFORE", before).replace("LOOP", loop).replace("ENTER", enter)
    return load_text(HEAD + text, ("k",))


def plan(program: Program) -> StagePlan:
    module = read_module(program.text)
    (branch,) = (
        uid
        for uid, one in module.instructions.items()
        if one.op == "br" and one.block in module.blocks[one.block].successors
    )
    return StagePlan(module, module.functions[0], branch)


def test_the_plain_loop_can_be_staged() -> None:
    assert list(plan(kernel()).loads.values()) == [""]


TURN = """  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %o1, %ask ]
  %o1 = add i32 %o, 1
  %c = icmp slt i32 %o1, %t
  br i1 %c, label %ask, label %quit
ask:
  %d = icmp eq i32 %o1, %n
  br i1 %d, label %loop, label %outer
quit:
  ret void"""
SIDE = """  %c = icmp eq i32 %t, 0
  br i1 %c, label %side, label %loop2
side:
  store i32 1, ptr %at
  br label %loop2
loop2:
  br label %loop"""
ASKED = """on{0}:
  %c{0} = icmp slt i32 %t, {0}
  br i1 %c{0}, label %on{1}, label %quit
"""
OFTEN = (
    "  br label %on0\n"
    + "".join(ASKED.format(n, n + 1) for n in range(4))
    + "on4:\n  br label %loop\nquit:\n  ret void"
)


@pytest.mark.parametrize(
    ("test", "other", "stays"),
    [
        ("icmp ult i32 %t, %few", "", {"x": 1}),
        ("icmp ule i32 %t, %few", "", {}),
        ("icmp ult i32 %few, %t", "", {}),
        ("icmp ult i32 %t, %n", "", {}),
        ("icmp ult i32 %t, %few", "  store i32 0, ptr %at\n", {}),
    ],
)
def test_who_has_left_is_not_asked(test: str, other: str, stays: dict[str, int]) -> None:
    before = f"""  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %few = lshr i32 %size, 1
  %stays = {test}
  br i1 %stays, label %enter, label %leave
leave:
{other}  ret void
enter:
  br label %loop"""
    program = kernel(before=before, enter="enter")
    found = plan(program)
    assert found.stay == stays
    assert bool(found.asking) == (not stays)
    module, uid = read_module(program.text), found.branch
    if stays:
        assert "gevo.stage" in staged(program.text, module, uid, (64, 1), False, "e0")[0]
        with pytest.raises(EditError, match="in whole warps"):
            staged(program.text, module, uid, (32, 1), False, "e0")


VIA = ("%p = getelementptr i32, ptr %x, i32 %i", "%p = getelementptr i32, ptr {}, i32 %i")


def via(pointer: str) -> tuple[str, str]:
    return VIA[0], VIA[1].format(pointer)


@pytest.mark.parametrize(
    ("program", "why"),
    [
        (kernel(loop="  store volatile i32 %v, ptr %at"), "more than compute and load"),
        (kernel(("load i32, ptr %p", "load volatile i32, ptr %p")), "more than compute and load"),
        (kernel(("%next, %n", "%next, %t")), "differently often"),
        (kernel(("%next, %n", "%next, %v")), "differently often"),
        (kernel(("%next, %n", "%next, undef")), "differently often"),
        (kernel(("%i, 1", "%i, %n")), "differently often"),
        (kernel(("icmp eq", "icmp slt")), "not counted"),
        (kernel(("%done, label %loop", "%loop, label %done")), "does not end at a number"),
        (kernel(before=SIDE, enter="loop2"), "threads part before"),
        (kernel(before=OFTEN, enter="on4"), "threads part too often"),
        (kernel(before=TURN, enter="ask"), "threads part before"),
        (kernel(before="  %w = atomicrmw add ptr %y, i32 1 seq_cst\n  %z = add i32 %w, 1\n"
                "  store i32 %z, ptr %at\n" + PLAIN), "wait for each other"),
        (kernel(before="  %w = load atomic i32, ptr %y monotonic, align 4\n" + PLAIN), "wait"),
        (kernel(via("%own")), "no load"),
        (kernel(via("%b")), "no load"),
        (kernel(("%i\n  %v", "%t\n  %v")), "no load"),
        (kernel(("%i\n  %v", "%sum\n  %v")), "no load"),
        (kernel(via("addrspacecast (ptr addrspace(3) @large to ptr)")), "no load"),
        (kernel(via("%q"), before="  %q = load ptr, ptr %y\n" + PLAIN), "no load"),
    ],
)  # fmt: skip
def test_what_is_not_known_to_be_right_is_refused(program: Program, why: str) -> None:
    with pytest.raises(EditError, match=why):
        plan(program)


@pytest.mark.parametrize(
    ("variable", "why"),
    [("dynamic", "launches say"), ("large", "are too many")],
)
def test_shared_memory_has_its_limit(variable: str, why: str) -> None:
    use = f"  store i32 1, ptr addrspace(3) @{variable}\n{PLAIN}"
    program = kernel(before=use)
    require_room(kernel().text, "k", 4096)
    with pytest.raises(EditError, match=why):
        require_room(program.text, "k", 4096)


@pytest.mark.parametrize("shape", [(64, 32), (0, 1), (2, 2)])
def test_shapes_that_blocks_cannot_have_or_that_share_nothing(shape) -> None:
    with pytest.raises(AssertionError, match=r"there are no blocks|share no load"):
        stage(STAGED[0][1], shape)


def test_a_start_tries_the_shape_of_the_blocks_that_are_launched() -> None:
    held = {k: ["ntid.x == 8", "ntid.y == 4", "ntid.z == 1"] for k in PROGRAM.entry}
    found = [edit for edit in moves(PROGRAM, held) if isinstance(edit, Stage)]
    assert {(e.uid, e.width, e.height) for e in found} == {(uid, 8, 4) for _, uid in STAGED}
    assert {e.buffers for e in found} == {None, 2}
    deep = {k: ["ntid.x == 8", "ntid.y == 4", "ntid.z == 2"] for k in PROGRAM.entry}
    assert not [edit for edit in moves(PROGRAM, deep) if isinstance(edit, Stage)]
