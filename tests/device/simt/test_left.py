"""Memory of which nobody says what it holds, as the last run left it."""

from __future__ import annotations

import numpy as np

from gevo.device.base import RunOptions
from gevo.workload.case import Buffer, Launches, Pointer, Role

KERNEL = """target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [64 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %out, ptr %seen, i32 %mark) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %s = getelementptr [64 x i32], ptr addrspace(3) @table, i64 0, i64 %i
  %old = load i32, ptr addrspace(3) %s, align 4
  %q = getelementptr i32, ptr %seen, i64 %i
  store i32 %old, ptr %q, align 4
  store i32 %mark, ptr addrspace(3) %s, align 4
  %p = getelementptr i32, ptr %out, i64 %i
  %was = load i32, ptr %p, align 4
  %q2 = getelementptr i32, ptr %q, i64 64
  store i32 %was, ptr %q2, align 4
  store i32 %mark, ptr %p, align 4
  ret void
}
"""


def seen(bench, binary, mark: int, options: RunOptions) -> np.ndarray:
    """What the threads found in shared memory, and in the output array."""
    blank = np.zeros(64, np.int32), np.zeros(128, np.int32)
    buffers = Buffer("out", blank[0], Role.OUT), Buffer("seen", blank[1], Role.INOUT)

    def drive(host):
        host.launch("k", (1, 1, 1), (64, 1, 1), [Pointer("out"), Pointer("seen"), mark])

    return bench.device.run(binary, Launches(buffers, drive), options).outputs["seen"]


def test_half_of_it_is_there_still_and_half_is_not(bench):
    first = RunOptions(left=True)
    again = RunOptions(left=True, fresh_module=False)
    rounds = []
    for _ in range(2):
        binary = bench.compile(KERNEL)
        assert 7 not in seen(bench, binary, 7, first)
        shared, out = np.split(seen(bench, binary, 8, again), 2)
        for found in (shared, out):
            assert 16 <= np.count_nonzero(found == 7) <= 48
        rounds.append((shared.tolist(), out.tolist()))
        plain = seen(bench, binary, 9, RunOptions(fresh_module=False))
        assert not {7, 8} & set(plain.tolist())
        binary.close()
    assert rounds[0] == rounds[1]


def test_what_a_workload_gives_is_given(bench):
    binary = bench.compile(KERNEL)
    seen(bench, binary, 7, RunOptions(left=True))
    given = Buffer("out", np.full(64, 5, np.int32), Role.SCRATCH)
    held = Buffer("seen", np.zeros(128, np.int32), Role.INOUT)

    def drive(host):
        host.launch("k", (1, 1, 1), (64, 1, 1), [Pointer("out"), Pointer("seen"), 8])

    options = RunOptions(left=True, fresh_module=False)
    found = bench.device.run(binary, Launches((given, held), drive), options).outputs["seen"]
    assert set(found[64:].tolist()) == {5}
