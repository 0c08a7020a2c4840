"""A kernel with a guard is right on both sides of it, and an ordinary program."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.errors import EditError, LaunchFailed, ProgramError
from gevo.evaluate.codegen import ptx_in_child
from gevo.program.base import Program
from gevo.program.condition import (
    COMPARISONS,
    DIMENSIONS,
    OPERATORS,
    Argument,
    Binary,
    Comparison,
    Condition,
    Dimension,
    Expression,
    Number,
    Wrapped,
    parse,
)
from gevo.program.llvm.guard import ENTRY, guarded, guarded_all
from gevo.program.load import load_text, open_editor
from gevo.workload.case import Array, Buffer, Host, Launches, Pointer, Role
from tests.program.conditions import Launched, holds

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
@tile = internal addrspace(3) global [64 x float] undef, align 4
@table = internal addrspace(4) constant [2 x float] [float 1.0, float 2.0]
"""
SCALE = """define internal float @scale(float %v) {
entry:
  %r = fmul float %v, FACTOR
  ret float %r
}
"""
KERNEL = """define ptx_kernel void @NAME(ptr %x, ptr %y, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %base = mul i32 %cta, %ntid
  %i = add i32 %base, %tid
  %in = icmp slt i32 %i, %n
  br i1 TEST, label %load, label %wait
load:
  %wide = zext i32 %i to i64
  %px = getelementptr float, ptr %x, i64 %wide
  %vx = load float, ptr %px, align 4
  br label %wait
wait:
  %v = phi float [ 0.0, %entry ], [ %vx, %load ]
  %t = zext i32 %tid to i64
  %mine = getelementptr [64 x float], ptr addrspace(3) @tile, i64 0, i64 %t
  store float %v, ptr addrspace(3) %mine, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %last = sub i32 %ntid, 1
  %mirror = sub i32 %last, %tid
  %m = zext i32 %mirror to i64
  %other = getelementptr [64 x float], ptr addrspace(3) @tile, i64 0, i64 %m
  %theirs = load float, ptr addrspace(3) %other, align 4
  %scaled = call float @scale(float %theirs)
  br i1 TEST, label %store, label %done
store:
  %wide2 = zext i32 %i to i64
  %py = getelementptr float, ptr %y, i64 %wide2
  store float %scaled, ptr %py, align 4
  br label %done
done:
  ret void
}
"""
LAST = "(nctaid.x - 1) * ntid.x + (ntid.x - 1) < arg2"


def module(test: str = "%in", factor: str = "3.0", names: str = "k", head: str = HEAD) -> Program:
    text = head + SCALE.replace("FACTOR", factor)
    for name in names:
        text += KERNEL.replace("TEST", test).replace("NAME", name)
    return load_text(text)


def run(
    program: Program, n: int, names: str = "k", block: int = 32, factor: float = 3.0
) -> tuple[bool, float]:
    """Whether the output is right, and the modelled time."""
    blocks = -(-n // block)
    x = np.arange(1, n + 1, dtype=np.float32)
    buffers = (
        Buffer("x", x, Role.IN),
        *(Buffer(f"y{name}", np.zeros(n, np.float32), Role.OUT) for name in names),
    )

    def drive(host: Host) -> None:
        for name in names:
            arguments = (Pointer("x"), Pointer(f"y{name}"), n)
            host.launch(name, (blocks, 1, 1), (block, 1, 1), arguments)

    device = SimtDevice()
    binary = device.compile(device.lower(program))
    result = device.run(binary, Launches(buffers, drive), RunOptions(races=True))
    good = all(right(result.outputs[f"y{name}"], x, blocks, block, factor) for name in names)
    return good, result.times_ns[0]


def right(y: Array, x: Array, blocks: int, block: int, factor: float) -> bool:
    padded = np.zeros(blocks * block, np.float32)
    padded[: x.size] = x
    mirrored = padded.reshape(blocks, block)[:, ::-1].reshape(-1)[: x.size]
    return np.array_equal(y, mirrored * np.float32(factor))


def test_a_winner_without_its_bound() -> None:
    base, winner = module(), module("true")
    with pytest.raises(LaunchFailed):
        run(winner, 40)
    both = guarded(base, winner, "k", parse(LAST))
    for n in (1, 31, 32, 33, 40, 64, 65, 96):
        assert run(both, n)[0]
    slow, fast, guard = (run(one, 96)[1] for one in (base, winner, both))
    assert fast < slow
    assert fast < guard < 1.01 * slow  # so small a gain is not worth its guard
    assert run(both, 95)[1] < 1.02 * run(base, 95)[1]


def test_it_is_an_ordinary_program() -> None:
    both = guarded(module(), module("true"), "k", parse(LAST))
    assert load_text(both.text, both.entry) == both
    assert any(site.op == "br" for site in open_editor(both).sites())
    assert f"{ENTRY}:" in both.text
    device = SimtDevice()
    ptx = ptx_in_child(device.lower(both).text, "sm_90")
    assert ptx.count(".entry k(") == 1
    assert ptx.count("bar.sync") + ptx.count("barrier.sync") == 2
    again = guarded(module(), both, "k", parse("ntid.x == 64"))
    assert all(run(again, n, block=block)[0] for n in (40, 64) for block in (32, 64))


def test_the_unmodified_body_keeps_its_hints() -> None:
    """Without them it would be slower than what the user has: loads, and loops, as they were."""
    hints = """
!0 = distinct !{!0, !1, !2}
!1 = !DILocation(line: 3, scope: !4)
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{}
!4 = distinct !DISubprogram(name: "k", scope: !5, file: !5, line: 1, unit: !6)
!5 = !DIFile(filename: "k.cu", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_C, file: !5)
!7 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.module.flags = !{!7}
!llvm.dbg.cu = !{!6}
"""
    looped = KERNEL.replace("store:\n", "store:\n  br label %turn\nturn:\n", 1).replace(
        "  store float %scaled, ptr %py, align 4\n  br label %done",
        "  store float %scaled, ptr %py, align 4\n"
        "  %again = icmp eq i32 %n, -7\n"
        "  br i1 %again, label %turn, label %done, !llvm.loop !0",
    )
    looped = looped.replace("load float, ptr %px, align 4", "load float, ptr %px, align 4, "
                            "!invariant.load !3")  # fmt: skip
    text = HEAD + SCALE.replace("FACTOR", "3.0") + looped.replace("NAME", "k")
    base = load_text(text.replace("TEST", "%in") + hints)
    other = "\n".join(line for line in hints.split("\n") if "unroll" not in line)
    winner = load_text(text.replace("TEST", "true") + other.replace(", !2}", "}"))
    both = guarded(base, winner, "k", parse(LAST))
    for n in (1, 33, 96):
        assert run(both, n)[0]
    assert both.text.count("!invariant.load") == 2
    loops = re.findall(r"!llvm\.loop (!\d+)", both.text)
    assert len(loops) == 2
    own = [re.search(rf"^{loop} = (.*)$", both.text, re.MULTILINE)[1] for loop in loops]
    disabled = re.search(r'^(!\d+) = !{!"llvm.loop.unroll.disable"}$', both.text, re.MULTILINE)[1]
    assert [disabled in one for one in own] == [False, True]


def test_two_kernels() -> None:
    base, winner = module(names="kl"), module("true", names="kl")
    one = guarded(base, winner, "l", parse(LAST))
    with pytest.raises(LaunchFailed):
        run(one, 40, "kl")
    assert run(one, 40, "l")[0]
    both = guarded_all(base, winner, {"k": parse(LAST), "l": parse(LAST)})
    assert run(both, 40, "kl")[0]
    assert run(both, 64, "kl")[0]


def test_a_device_function_that_the_winner_changed() -> None:
    base, winner = module(), module(factor="5.0")
    both = guarded(base, winner, "k", parse("arg2 % 32 == 0"))
    assert run(both, 40, factor=3.0)[0]
    assert run(both, 64, factor=5.0)[0]


@pytest.mark.parametrize(
    ("line", "factor"),
    [("@tile = internal addrspace(3) global [128 x float] undef, align 4", 3.0)],
)
def test_shared_memory_of_the_winners_own(line: str, factor: float) -> None:
    head = HEAD.replace("@tile = internal addrspace(3) global [64 x float] undef, align 4", line)
    both = guarded(module(), module(head=head), "k", parse("arg2 % 32 == 0"))
    assert "@tile_unmodified" in both.text
    assert run(both, 40, factor=factor)[0]
    assert run(both, 64, factor=factor)[0]


def test_a_program_from_elsewhere() -> None:
    """Other names, other metadata, promises: the text as it is, and what it says is kept."""
    text = module("true").text.replace("%n)", "%count)").replace("%n\n", "%count\n")
    text = text.replace("%i = add i32", "%i = add nsw i32").replace("%px", "%n")
    text += '!llvm.ident = !{!0}\n!0 = !{!"another compiler"}\n'
    both = guarded(module(), replace(module(), text=text), "k", parse(LAST))
    assert "add nsw" in both.text
    assert "another compiler" in both.text
    assert run(both, 40)[0]
    assert run(both, 64)[0]


def test_arrays_of_a_thread() -> None:
    slot = "  %slot = alloca float, align 4\n"
    kept = "  store float %v, ptr %slot, align 4\n  %t = zext"
    text = module().text.replace("entry:\n  %tid", f"entry:\n{slot}  %tid")
    text = text.replace("  %t = zext", kept)
    base = load_text(text)
    assert "alloca" in base.text
    both = guarded(base, load_text(text.replace("br i1 %in", "br i1 true")), "k", parse(LAST))
    before, _, behind = both.text.partition("br i1 %gevo.guard")
    assert before.count("alloca") == 2
    assert "alloca" not in behind
    assert run(both, 40)[0]


@pytest.mark.parametrize(
    ("condition", "says"),
    [
        ("arg3 == 0", "there is no arg3, the kernel takes 3"),
        ("arg0 == 0", "arg0 is ptr, not an integer"),
        ("aligned(arg2, 4)", "arg2 is i32, not a pointer"),
    ],
)
def test_conditions_that_do_not_fit(condition: str, says: str) -> None:
    with pytest.raises(EditError, match=says):
        guarded(module(), module("true"), "k", parse(condition))


def test_a_variable_of_which_passes_found_that_its_address_does_not_matter() -> None:
    """It may matter to the unmodified body, so both have the variable as it was."""
    line = "@c = WORDaddrspace(1) externally_initialized global i32 0, align 4\n"
    body = KERNEL.replace("%tid = call", "%c = load i32, ptr addrspace(1) @c\n  %tid = call")
    body = body.replace("TEST", "%in").replace("NAME", "k")
    texts = [HEAD + line.replace("WORD", word) + SCALE.replace("FACTOR", "3.0") + body
             for word in ("", "local_unnamed_addr ")]  # fmt: skip
    both = guarded(*map(load_text, texts), "k", parse("ntid.x == 1"))
    assert re.findall("^@c.*", both.text, re.MULTILINE) == [line.replace("WORD", "").strip()]


def test_programs_that_do_not_fit() -> None:
    other = load_text(module().text.replace("i32 %n)", "i32 %n, i32 %more)"))
    with pytest.raises(EditError, match="takes other arguments"):
        guarded(module(), other, "k", parse("ntid.x == 1"))
    with pytest.raises(EditError, match="has no kernel other"):
        guarded(module(), module(), "other", parse("ntid.x == 1"))
    head = HEAD + "@count = addrspace(1) global i32 0\n"
    body = KERNEL.replace("%tid = call", "%c = load i32, ptr addrspace(1) @count\n  %tid = call")
    texts = [
        head.replace("i32 0\n", f"i32 {n}\n") + SCALE.replace("FACTOR", "1.0")
        + body.replace("TEST", "%in").replace("NAME", "k")
        for n in (0, 1)
    ]  # fmt: skip
    with pytest.raises(EditError, match="defines the variable @count otherwise"):
        guarded(*map(load_text, texts), "k", parse("ntid.x == 1"))
    broken = replace(module(), text=module().text.replace("store float %v,", "store float %no,"))
    with pytest.raises(ProgramError, match="not valid LLVM IR"):
        guarded(module(), broken, "k", parse("ntid.x == 1"))


@pytest.mark.parametrize(
    "condition",
    [
        "disjoint(arg0, 4 * arg2, arg1, 4 * arg2)",
        "aligned(arg0, 16) and aligned(arg1, 16)",
        "i32(arg2 * 3) / 3 == arg2 and u16(arg2) % 7 != 9 and arg2 >> 1 <= max(arg2, 5) & 127",
        "9223372036854775807 - arg2 * ntid.x > min(unsigned(arg2), 3)",
    ],
)
@pytest.mark.parametrize("negated", [False, True])
def test_what_the_kernel_decides_is_what_the_condition_says(condition: str, negated: bool) -> None:
    """The winner's factor tells which side ran; every condition here holds."""
    if negated:
        condition += " and arg2 / (arg2 - 40) >= 0"
    both = guarded(module(), module(factor="5.0"), "k", parse(condition))
    assert run(both, 40, factor=3.0 if negated else 5.0)[0]


TINY = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %y, i32 %n, i64 %w, i8 %b) {
entry:
  store i32 SIDE, ptr %y, align 4
  ret void
}
"""
UNMODIFIED, WINNER = 1, 2
GIVEN = (0, 1, -1, 7, 40, 255, 2**31 - 1, -(2**31))
WIDE = (*GIVEN, 2**63 - 1, -(2**63), 2**40)


def expression(rng: random.Random, depth: int) -> Expression:
    kind = rng.randrange(4 if depth else 3)
    if kind == 0:
        return Number(rng.choice((0, 1, 2, 3, 8, -1, -5, 255, 2**31, 2**62)))
    if kind == 1:
        return Argument(rng.choice((1, 2, 3)), rng.random() < 0.6)
    if kind == 2:
        return Dimension(rng.choice(DIMENSIONS))
    if rng.random() < 0.25:
        return Wrapped(rng.choice((8, 16, 32)), rng.random() < 0.5, expression(rng, depth - 1))
    left, right = (expression(rng, depth - 1) for _ in range(2))
    return Binary(rng.choice(list(OPERATORS)), left, right)


def test_the_kernel_and_python_decide_alike() -> None:
    rng = random.Random(11)
    base, winner = (load_text(TINY.replace("SIDE", str(n))) for n in (UNMODIFIED, WINNER))
    device = SimtDevice()
    sides: list[int] = []
    for trial in range(40):
        # What is shallow fits 32 bits more often, in which the kernel then decides.
        left, right = expression(rng, 1 + trial % 3), expression(rng, trial % 3)
        condition = Condition((Comparison(rng.choice(list(COMPARISONS)), left, right),))
        assert parse(str(condition)) == condition
        both = guarded(base, winner, "k", condition)
        binary = device.compile(device.lower(both))
        for _ in range(6):
            given = (rng.choice(GIVEN), rng.choice(WIDE), rng.choice((-128, -1, 0, 5, 127)))
            grid, block = (rng.randint(1, 3), 1, 1), (rng.choice((1, 32, 33)), 2, 1)
            shape = dict(zip(DIMENSIONS, (*block, *grid), strict=True))
            launched = Launched(
                {0: 0, 1: given[0], 2: given[1], 3: given[2]}, shape, {1: 32, 2: 64, 3: 8}
            )

            def drive(host: Host, grid=grid, block=block, given=given) -> None:
                host.launch("k", grid, block, (Pointer("y"), *given))

            buffer = Buffer("y", np.zeros(1, np.int32), Role.OUT)
            result = device.run(binary, Launches((buffer,), drive), RunOptions())
            expected = WINNER if holds(condition, launched) else UNMODIFIED
            assert result.outputs["y"][0] == expected, (str(condition), launched)
            sides.append(expected)
    assert {UNMODIFIED, WINNER} == set(sides)
    assert min(sides.count(UNMODIFIED), sides.count(WINNER)) > 40
