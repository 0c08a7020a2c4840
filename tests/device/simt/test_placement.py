"""Options of a run that move or keep memory."""

import numpy as np

ADDRESS = """
target triple = "nvptx64-nvidia-cuda"
@calls = addrspace(1) global i32 5

define ptx_kernel void @k(ptr %x, ptr %y, ptr %out) {
  %a = ptrtoint ptr %x to i64
  %b = ptrtoint ptr %y to i64
  %difference = sub i64 %b, %a
  store i64 %difference, ptr %out
  %rest = and i64 %a, 255
  %second = getelementptr i64, ptr %out, i64 1
  store i64 %rest, ptr %second
  %before = load i32, ptr addrspace(1) @calls
  %after = add i32 %before, 1
  store i32 %after, ptr addrspace(1) @calls
  %wide = zext i32 %after to i64
  %third = getelementptr i64, ptr %out, i64 2
  store i64 %wide, ptr %third
  ret void
}
"""


def run(bench, binary, **options):
    buffers = {
        "x": np.zeros(10, np.int32),
        "y": np.zeros(10, np.int32),
        "out": np.zeros(3, np.int64),
    }
    got = bench.run(binary, "k", buffers, ["x", "y", "out"], block=1, **options)
    return got.outputs["out"].tolist()


def test_a_placement_seed_moves_buffers_and_keeps_their_alignment(bench):
    binary = bench.compile(ADDRESS)
    found = [run(bench, binary, placement_seed=seed) for seed in (0, 0, 1, 1, 2)]
    distances = [difference for difference, _, _ in found]
    assert distances[0] == distances[1]
    assert distances[2] == distances[3]
    assert len(set(distances)) == 3
    assert {rest for _, rest, _ in found} == {0}


def test_module_variables_start_anew_or_stay(bench):
    binary = bench.compile(ADDRESS)
    options = [{}, {}, {"fresh_module": False}, {"fresh_module": False}, {}]
    assert [run(bench, binary, **o)[2] for o in options] == [6, 6, 7, 8, 6]
