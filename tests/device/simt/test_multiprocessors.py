"""On which multiprocessor a block runs, and how many there are, is any number."""

from __future__ import annotations

import numpy as np

from gevo.validate.runs import SCHEDULES

READS = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.smid()
declare i32 @llvm.nvvm.read.ptx.sreg.nsmid()
define ptx_kernel void @k(ptr %y) {
entry:
  %s = call i32 @llvm.nvvm.read.ptx.sreg.smid()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  store i32 %s, ptr %y, align 4
  %p = getelementptr i32, ptr %y, i64 1
  store i32 %n, ptr %p, align 4
  ret void
}
"""


def test_the_first_schedules_have_more_than_any_gpu(bench):
    """Three schedules are all that a kernel has in which nothing waits."""
    binary = bench.compile(READS)
    found = [
        bench.run(
            binary, "k", {"y": np.zeros(2, np.int32)}, ["y"], block=1, schedule=one, races=True
        ).outputs["y"]
        for one in SCHEDULES[:3]
    ]
    assert all(0 <= number < count for number, count in found)
    assert max(number for number, _ in found) > 256
    assert len({count for _, count in found}) == 3
