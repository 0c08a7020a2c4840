"""Scratch memory that nobody reads, and in which a program leaves something else."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.contrast import Contraster
from tests.smallkernel import PLAIN, module, small

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
        judged.lowered(module(variant, *THIRD)), (*workload.train, *workload.heldout), 1
    )
    texts = {one.condition.text: one.settled for one in found.relied}
    assert texts.get("nobody reads what it leaves in y") is (False if relied else None)
