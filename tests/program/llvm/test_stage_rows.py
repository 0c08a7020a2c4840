"""Rows of threads' own that neighbours load: the results stay, and nothing else is read."""

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
from gevo.finding import Fault
from gevo.program.base import Program
from gevo.program.llvm.stage_plan import Growth, StagePlan
from gevo.program.llvm.stage_rows import staged_rows
from gevo.program.llvm.text import read_module
from gevo.program.load import load, load_text, open_editor
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.program.llvm.test_coarsen import DEVICE, binary
from tests.program.llvm.test_stage import kernel, plan

PROGRAM = load(Path(__file__).parent / "data" / "rows.ll")
LOOPS = [
    (editor.site(uid).function, uid, int(rows))
    for editor in (open_editor(PROGRAM),)
    for uid, name in editor.rewrites()
    for shape, _, rows in (name.partition("_rows"),)
    if rows and shape == "stage_128x1"
]
BLOCK = (32, 2, 1)


def stage(uid: str, rows: int, shape: tuple[int, int] = BLOCK[:2]) -> Program:
    patch = Patch((Stage("e0123456789ab", 0, uid, *shape, None, rows),))
    assert parse_patch(format_patch(patch)) == patch
    applied = apply(PROGRAM, patch)
    assert not applied.dropped, applied.dropped
    return applied.program


@cache
def run(program: Program, name: str, w: int, h: int, block: tuple[int, int, int]):
    rng = np.random.default_rng(5)
    x = rng.integers(1, 100, w * h, dtype=np.uint8 if name == "bytes" else np.int32)
    buffers = Buffer("x", x, Role.IN), Buffer("y", np.arange(h, dtype=np.int32), Role.INOUT)
    threads = block[0] * (block[1] if name == "bytes" else 1)

    def drive(host):
        host.launch(name, (-(-h // threads), 1, 1), block, [Pointer("x"), Pointer("y"), w, h])

    return DEVICE.run(binary(program), Launches(buffers, drive), RunOptions(collect=True))


@pytest.mark.parametrize(("name", "uid", "rows"), LOOPS)
def test_it_gives_what_the_unmodified_one_gives(name: str, uid: str, rows: int) -> None:
    shape = (32, 4, 1) if name == "bytes" else (128, 1, 1)
    program = stage(uid, rows, shape[:2])
    for w, h, block in ((3, 128, shape), (41, 128, shape), (41, 127, shape), (70, 96, BLOCK)):
        changed, plain = run(program, name, w, h, block), run(PROGRAM, name, w, h, block)
        assert changed.outputs["y"].tobytes() == plain.outputs["y"].tobytes()
        assert set(changed.findings) <= set(plain.findings)


def test_every_kernel_has_a_loop_with_rows() -> None:
    assert {name for name, _, _ in LOOPS} == set(PROGRAM.entry)


def main_loop(name: str, rows: int) -> str:
    """The loop with most of a kernel's rounds: the first that takes so few at a time."""
    return next(uid for n, uid, r in LOOPS if (n, r) == (name, rows))


@pytest.mark.parametrize(("name", "rows"), [("total", 4), ("pairs", 8), ("bytes", 32)])
def test_rows_come_from_shared_memory(name: str, rows: int) -> None:
    shape = BLOCK if name == "bytes" else (32, 1, 1)
    text = stage(main_loop(name, rows), rows, shape[:2]).text
    stores = re.findall(r"^  store i(?:8|32) %\w+, ptr addrspace\(3\) .*\n", text, re.MULTILINE)
    assert len(stores) >= rows
    for line in stores:
        value = " ".join(line.split()[1:3])
        text = text.replace(line, line.replace(value, f"{value.split()[0]} 0,"))
    spoilt = run(load_text(text, PROGRAM.entry), name, 70, 64, shape).outputs["y"]
    assert (spoilt != run(PROGRAM, name, 70, 64, shape).outputs["y"]).any()


@pytest.mark.parametrize(("name", "rows"), [("pairs", 8), ("bytes", 32)])
def test_every_barrier_is_needed(name: str, rows: int) -> None:
    shape = BLOCK if name == "bytes" else (64, 1, 1)
    text = stage(main_loop(name, rows), rows, shape[:2]).text
    barriers = list(re.finditer(r"^  call void @llvm\.nvvm\.barrier.*\n", text, re.MULTILINE))
    assert len(barriers) == 2
    for one in barriers:
        less = load_text(text[: one.start()] + text[one.end() :], PROGRAM.entry)
        try:
            found = bool(run(less, name, 70, 64, shape).findings)
        except Fault:  # what a thread has not been told yet is no address
            found = True
        assert found


def test_coarse_threads_load_rows_for_each_other() -> None:
    coarse = Coarsen("e0123456789ab", 0, "total", "x", 2)
    patch = (coarse, Stage("e1123456789ab", 0, main_loop("total", 2), 64, 1, None, 2))
    applied = apply(PROGRAM, Patch(patch))
    assert not applied.dropped, applied.dropped
    for w, h in ((41, 128), (41, 127)):
        changed, plain = (run(p, "total", w, h, (64, 1, 1)) for p in (applied.program, PROGRAM))
        assert changed.outputs["y"].tobytes() == plain.outputs["y"].tobytes()
        assert not changed.findings


ROW = ("%x, i32 %i", "%x, i32 %j")
OWN = "  %r = mul i32 %t, %n\n  br label %loop"


def row(step: str) -> Program:
    return kernel(ROW, ("%p = get", f"{step}\n  %p = get"), before=OWN)


@pytest.mark.parametrize(
    ("program", "bytes_"),
    [
        (row("  %j = add i32 %r, %i"), 4),
        (row("  %k = shl i32 %i, 2\n  %j = or i32 %k, %r"), 16),
        (row("  %k = mul i32 %i, -3\n  %j = sub i32 %r, %k"), 12),
        (row("  %k = shl i32 %i, 5\n  %j = or i32 %k, %r"), None),
        (row("  %k = mul i32 %i, %n\n  %j = add i32 %k, %r"), None),
        (row("  %k = xor i32 %i, 3\n  %j = add i32 %k, %r"), None),
        (row("  %k = mul i32 %t, %i\n  %j = add i32 %k, %i"), None),
    ],
)
def test_rows_are_what_lies_close_together(program: Program, bytes_: int | None) -> None:
    assert list(plan(program).rows.values()) == ([] if bytes_ is None else [bytes_])


def test_growth_of_what_the_loop_does_not_change() -> None:
    found = plan(row("  %j = add i32 %r, %i"))
    assert isinstance(found, StagePlan)
    assert Growth(found).of(found.counter.uid) == 1
    assert Growth(found).of(found.counter.bound) == 0


@pytest.mark.parametrize(
    ("shape", "rows", "why"),
    [
        ((32, 1), 3, "no rows of 3"),
        ((16, 1), 8, "no rows of 8"),
        ((1024, 1), 32, "are too many"),
        ((2048, 1), 8, "no blocks"),
    ],
)
def test_refused(shape: tuple[int, int], rows: int, why: str) -> None:
    module = read_module(PROGRAM.text)
    uid = main_loop("total", 32)
    with pytest.raises(EditError, match=why):
        staged_rows(PROGRAM.text, module, uid, shape, rows, "e0")


def test_a_start_tries_the_shape_of_the_blocks_that_are_launched() -> None:
    held = {k: ["ntid.x == 96", "ntid.y == 1", "ntid.z == 1"] for k in PROGRAM.entry}
    found = [edit for edit in moves(PROGRAM, held) if isinstance(edit, Stage) and edit.rows]
    assert {(e.uid, e.width, e.rows) for e in found} == {(u, 96, r) for _, u, r in LOOPS}
