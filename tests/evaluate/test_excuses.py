"""What races and straying outputs of the unmodified program excuse, and what they do not."""

from __future__ import annotations

import pytest

from gevo.device.base import RunOptions
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.moved import Comparison, compared
from gevo.finding import Access, Finding, Kind
from gevo.outcome import Outcome
from gevo.program.load import load
from gevo.validate.runs import schedules

HEADER = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.nvvm.membar.gl()
"""
COLLECT = (
    HEADER
    + """
define ptx_kernel void @k(ptr %list, ptr %count, ptr %sum) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = shl i32 %b, 5
  %i = add i32 %base, %t
  %place = atomicrmw add ptr %count, i32 1 monotonic
  %wide = sext i32 %place to i64
  %slot = getelementptr i32, ptr %list, i64 %wide
  store i32 %i, ptr %slot, align 4
  %first = load volatile i32, ptr %sum, align 4
  br label %again

again:
  %expected = phi i32 [ %first, %entry ], [ %now, %again ]
  %new = add i32 %expected, %i
  %pair = cmpxchg ptr %sum, i32 %expected, i32 %new monotonic monotonic
  %now = extractvalue { i32, i1 } %pair, 0
  %same = icmp eq i32 %now, %expected
  br i1 %same, label %done, label %again

done:
  ret void
}
"""
)
"""Hands out places in a list, whose order follows the schedule, and adds up what does not."""
PLAIN = """
[arrays.list]
role = "inout"
dtype = "i32"
shape = ["64"]
init = { kind = "zeros" }
[arrays.count]
role = "inout"
dtype = "i32"
shape = [1]
init = { kind = "zeros" }
[arrays.sum]
role = "inout"
dtype = "i32"
shape = [1]
init = { kind = "zeros" }
[[launch]]
kernel = "k"
grid = [2]
block = [32]
args = ["list", "count", "sum"]
"""
LAST_BLOCK = (
    HEADER
    + """
define ptx_kernel void @k(ptr %work, ptr %ticket, ptr %out) {
entry:
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %odd = and i32 %b, 1
  %which = mul i32 %odd, 5
  %wide = zext i32 %which to i64
  %flag = getelementptr i32, ptr %work, i64 %wide
  %raised = load i32, ptr %flag, align 4
  %up = or i32 %raised, 1
  store i32 %up, ptr %flag, align 4
  %b64 = zext i32 %b to i64
  %own = getelementptr i32, ptr %work, i64 %b64
  %part = getelementptr i32, ptr %own, i64 1
  store i32 %b, ptr %part, align 4
  call void @llvm.nvvm.membar.gl()
  %ahead = atomicrmw add ptr %ticket, i32 1 monotonic
  %most = sub i32 %n, 1
  %last = icmp eq i32 %ahead, %most
  br i1 %last, label %sum, label %done

sum:
  call void @llvm.nvvm.membar.gl()
  br label %next

next:
  %j = phi i64 [ 1, %sum ], [ %more, %next ]
  %s = phi i32 [ 0, %sum ], [ %added, %next ]
  %p = getelementptr i32, ptr %work, i64 %j
  %v = load i32, ptr %p, align 4
  %added = add i32 %s, %v
  %more = add i64 %j, 1
  %end = icmp eq i64 %more, 5
  br i1 %end, label %store, label %next

store:
  store i32 %added, ptr %out, align 4
  br label %done

done:
  ret void
}
"""
)
"""Blocks raise one of two flags, which is a race without harm; the last one adds up their parts,
which lie between the flags. Nothing says from which lines this comes."""
FLAGS = """
[arrays.work]
role = "scratch"
dtype = "i32"
shape = [6]
init = { kind = "zeros" }
[arrays.ticket]
role = "scratch"
dtype = "i32"
shape = [1]
init = { kind = "zeros" }
[arrays.out]
role = "out"
dtype = "i32"
shape = [1]
[[launch]]
kernel = "k"
grid = [4]
block = [1]
args = ["work", "ticket", "out"]
"""
CASES = "[[train]]\nseed = 1\n[[heldout]]\nseed = 2\n"


@pytest.fixture
def examined(tmp_path):
    def run(base, workload, old="", new=""):
        assert old in base
        (tmp_path / "k.ll").write_text(base)
        (tmp_path / "mine.ll").write_text(base.replace(old, new, 1))
        (tmp_path / "k.toml").write_text(f'program = "k.ll"\n{workload}{CASES}')
        program, other = (load(tmp_path / name) for name in ("k.ll", "mine.ll"))
        worker = Worker(WorkerSpec("simt", str(tmp_path / "k.toml"), program))
        case, *_ = worker.scorer.workload.train
        plan = tuple((case, RunOptions(collect=True, schedule=s)) for s in schedules(12))
        return worker.examine(other, plan).measurement

    return run


def test_an_order_that_follows_the_schedule_is_excused(examined):
    assert examined(COLLECT, PLAIN).ok
    assert examined(COLLECT, PLAIN, "add i32 %expected, %i", "add i32 %i, %expected").ok


def test_a_list_in_any_order_excuses_no_lost_update_beside_it(examined):
    stale = "add i32 %expected, %i", "add i32 %first, %i"
    found = examined(COLLECT, PLAIN, *stale)
    assert found.outcome is Outcome.WRONG
    assert "'sum'" in found.detail


def test_a_race_without_lines_is_excused_where_it_does_the_same(examined):
    assert examined(LAST_BLOCK, FLAGS).ok
    assert examined(LAST_BLOCK, FLAGS, "sub i32 %n, 1", "add i32 %n, -1").ok


def test_a_race_without_lines_excuses_no_other_on_its_array(examined):
    found = examined(LAST_BLOCK, FLAGS, "  call void @llvm.nvvm.membar.gl()\n  %ahead", "  %ahead")
    assert found.outcome is Outcome.RACE
    assert "race on buffer work" in found.detail


def _race(place, what, effect):
    read = Access(place, what, "", effect, occurs=1)
    written = Access("k.cu:9", "store", "", "q", occurs=1)
    return Finding(Kind.RACE, "k", "buffer y", read, written, "", "", "", span=(0, 4))


@pytest.mark.parametrize(
    ("here", "there", "effect", "excused"),
    [
        ("k.cu:7", "k.cu:7", "another", True),
        ("k.cu:7", "k.cu:8", "another", False),
        ("k.cu:7", "", "another", False),
        ("", "k.cu:7", "another", False),
        ("", "", "another", False),
        ("k.cu:7", "", "p", True),
        ("", "k.cu:7", "p", True),
        ("", "", "p", True),
    ],
)
def test_a_read_is_known_by_its_line_only_where_both_have_one(here, there, effect, excused):
    found = compared([_race(here, "load", effect)], [_race(there, "load", "p")])
    assert (found == Comparison()) is excused


def test_stores_that_race_are_known_without_lines():
    assert (
        compared([_race("", "store", "another")], [_race("k.cu:7", "store", "p")]) == Comparison()
    )
