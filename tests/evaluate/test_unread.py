"""Scratch memory that nobody reads, and in which a program leaves something else."""

from __future__ import annotations

import pytest

from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.contrast import Contraster
from gevo.evaluate.scoring.prepared import lower
from tests.smallkernel import PLAIN, module, program, small

SCRATCH = (
    ('[arrays.y]\nrole = "out"',
     '[arrays.z]\nrole = "out"\ndtype = "i32"\nshape = ["n"]\n\n[arrays.y]\nrole = "scratch"'),
    ('args = ["x", "y", ', 'args = ["z", "x", "y", '),
)  # fmt: skip
THIRD = (
    ("(ptr %x,", "(ptr %z, ptr %x,"),
    ("  store i32 %r, ptr %py", "  %pz = getelementptr i32, ptr %z, i64 %wide\n"
                                "  store i32 %r, ptr %pz"),
)  # fmt: skip
LEFT = f"  store i32 %v, ptr %py, align 4\n{PLAIN}"
FROM_THE_OTHER_END = f"""  %last = sub i32 %n, 1
  %there = sub i32 %last, %i
  %far = sext i32 %there to i64
  %other_end = getelementptr i32, ptr %y, i64 %far
  store i32 %v, ptr %other_end, align 4
{PLAIN}"""
READ_BACK = (
    "  store i32 %v, ptr %py, align 4\n  %w = load volatile i32, ptr %py\n  %r = mul i32 %w, 3"
)


@pytest.mark.parametrize(
    ("base", "variant", "relied"),
    [
        (LEFT, LEFT.replace("store i32 %v", "store i32 %i"), True),
        (LEFT, PLAIN, True),
        (LEFT, FROM_THE_OTHER_END, False),
        (LEFT, LEFT.replace(PLAIN, "  %d = add i32 %v, %v\n  %r = add i32 %d, %v"), False),
        (READ_BACK, PLAIN, False),
    ],
    ids=["something else", "nothing", "another order", "the same", "what the kernel itself reads"],
)
def test_what_is_left_in_memory_that_nobody_reads(tmp_path, base, variant, relied):
    judged = small(tmp_path, module(base, *THIRD), *SCRATCH)
    workload = judged.scorer.workload
    found = Contraster(judged.scorer).contrast(
        judged.lowered(module(variant, *THIRD)), (*workload.train, *workload.heldout)
    )
    texts = {one.condition.text: one.settled for one in found.relied}
    assert texts.get("nobody reads what it leaves in y") is (False if relied else None)


KEEP_AND_LOOK = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @keep(ptr %x, ptr %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, %n
  br i1 %in, label %work, label %done
work:
  %wide = sext i32 %t to i64
  %px = getelementptr i32, ptr %x, i64 %wide
  %v = load i32, ptr %px, align 4
  %py = getelementptr i32, ptr %y, i64 %wide
  KEPT
  store i32 %r, ptr %py, align 4
  br label %done
done:
  ret void
}
define ptx_kernel void @look(ptr %y, ptr %z, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, LIMIT
  br i1 %in, label %work, label %done
work:
  %wide = sext i32 %t to i64
  %py = getelementptr i32, ptr %y, i64 %wide
  %v = load i32, ptr %py, align 4
  SEEN
  %pz = getelementptr i32, ptr %z, i64 %wide
  store i32 %r, ptr %pz, align 4
  br label %done
done:
  ret void
}
"""
"""A list of which a second kernel looks at the beginning, or at all."""
TWO_KERNELS = """program = "k.ll"
[sizes]
n = 20
[arrays.x]
role = "in"
dtype = "i32"
shape = ["n"]
init = { kind = "integers", low = 1, high = 100 }
[arrays.y]
role = "scratch"
dtype = "i32"
shape = ["n"]
[arrays.z]
role = "inout"
dtype = "i32"
shape = ["n"]
init = { kind = "zeros" }
[[launch]]
kernel = "keep"
grid = [1]
block = [32]
args = ["x", "y", "n"]
[[launch]]
kernel = "look"
grid = [1]
block = [32]
args = ["y", "z", "n"]
[[train]]
seed = 1
[[heldout]]
seed = 2
sizes = { n = 30 }
"""
ALL = "  %r = add i32 %v, 0"
FIRST_FOUR = "  %few = icmp slt i32 %t, 4\n  %r = select i1 %few, i32 %v, i32 0"


def two_kernels(limit: str, kept: str = ALL, seen: str = ALL) -> str:
    text = KEEP_AND_LOOK.replace("LIMIT", limit)
    return text.replace("KEPT", kept.strip()).replace("SEEN", seen.strip())


@pytest.mark.parametrize(
    ("limit", "kept", "seen", "relied"),
    [
        ("4", FIRST_FOUR, ALL, True),
        ("4", "  %r = mul i32 %v, 1", ALL, False),
        ("%n", "  %r = add i32 %v, 1", "  %r = sub i32 %v, 1", False),
        ("3", "  %r = add i32 %v, 1", "  %r = sub i32 %v, 1", True),
    ],
    ids=["what is read", "the same", "in another form", "in another form, of which some is read"],
)
def test_elements_that_no_later_launch_reads(tmp_path, limit, kept, seen, relied):
    path = tmp_path / "k.toml"
    path.write_text(TWO_KERNELS)
    path.with_suffix(".ll").write_text(two_kernels(limit))
    base = program(two_kernels(limit))
    scorer = Worker(WorkerSpec("simt", str(path), base)).scorer
    workload = scorer.workload
    lowered = lower(scorer.device, workload, program(two_kernels(limit, kept, seen)))
    found = Contraster(scorer).contrast(lowered, (*workload.train, *workload.heldout))
    assert found.ran.ok
    texts = {one.condition.text: one.settled for one in found.relied}
    assert texts.get("nobody reads some of what it leaves in y") is (False if relied else None)


PUT_BACK = f"  store volatile i32 %v, ptr %py, align 4\n  store volatile i32 0, ptr %py\n{PLAIN}"
GIVEN = ('role = "scratch"', 'role = "scratch"\ninit = { kind = "zeros" }')


@pytest.mark.parametrize(
    ("variant", "relied"),
    [
        (PUT_BACK.replace("  store volatile i32 0, ptr %py\n", ""), True),
        (PUT_BACK, False),
        (PLAIN, False),
    ],
    ids=["left as it is", "put back", "never written"],
)
def test_what_the_unmodified_program_leaves_as_it_found_it(tmp_path, variant, relied):
    judged = small(tmp_path, module(PUT_BACK, *THIRD), *SCRATCH, GIVEN)
    workload = judged.scorer.workload
    found = Contraster(judged.scorer).contrast(
        judged.lowered(module(variant, *THIRD)), (*workload.train, *workload.heldout)
    )
    texts = {one.condition.text: one.settled for one in found.relied}
    assert texts.get("nobody needs y as it was before") is (False if relied else None)
