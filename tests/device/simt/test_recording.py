"""Parts of a recorded run stand for the whole run."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.native import arena
from gevo.device.simt.run import recording
from gevo.device.simt.run.recording import MOST_LAUNCHES, pick
from gevo.device.simt.run.tracing import by_work
from gevo.errors import LaunchFailed, WorkloadError
from gevo.program.load import load as load_program
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).resolve().parents[3]
HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 32
  %i = add i32 %base, %tid
  %wide = sext i32 %i to i64
"""
TWICE = """  %px = getelementptr i32, ptr %x, i64 %wide
  %py = getelementptr i32, ptr %y, i64 %wide
  %v = load i32, ptr %px, align 4
  %r = mul i32 %v, 2
  store i32 %r, ptr %py, align 4
  ret void
}
"""
FROM_THE_BLOCK_BEFORE = """  %before = sub i64 %wide, 32
  %first = icmp slt i32 %i, 32
  %from = select i1 %first, i64 %wide, i64 %before
  %px = getelementptr i32, ptr %y, i64 %from
  %py = getelementptr i32, ptr %y, i64 %wide
  %v = load i32, ptr %px, align 4
  %own = load i32, ptr %py, align 4
  %sum = add i32 %v, %own
  %r = add i32 %sum, 2
  store i32 %r, ptr %py, align 4
  ret void
}
"""
TICKET = """  %r = atomicrmw add ptr %x, i32 1 monotonic
  %py = getelementptr i32, ptr %y, i64 %wide
  store i32 %r, ptr %py, align 4
  ret void
}
"""


def kernel(body):
    return load_text(HEAD + body)


def launches(blocks, times=2, n=None):
    size = 32 * blocks
    buffers = (
        Buffer("x", np.arange(n or size, dtype=np.int32), Role.INOUT),
        Buffer("y", np.zeros(size, np.int32), Role.INOUT),
    )

    def drive(host):
        for _ in range(times):
            host.launch("k", (blocks, 1, 1), (32, 1, 1), [Pointer("x"), Pointer("y"), size], 0)

    return Launches(buffers, drive)


def case_of(name, **sizes):
    workload = load_workload(ROOT / f"testcases/{name}.toml")
    case = workload.train[0]
    case = replace(case, sizes=tuple({**case.size, **sizes}.items()))
    return load_program(workload.program), workload.launches(case)


def compiled(device, program):
    return device.compile(device.lower(program))


CASES = {
    "nw": {"n": 300},
    "hotspot": {"rows": 130, "cols": 150, "halo": 2, "steps": 6},
    "lud": {"n": 112},
    "srad": {"rows": 90, "cols": 70, "iterations": 3},
    "bfs": {"nodes": 5000, "degree": 4},
    "gaussian": {"n": 60},
    "pathfinder": {"cols": 2000, "rows": 40, "halo": 10},
}


@pytest.mark.parametrize("name", CASES)
def test_the_unmodified_program_takes_as_long_as_in_full(name):
    device = SimtDevice()
    program, made = case_of(name, **CASES[name])
    binary = compiled(device, program)
    whole = device.run(binary, made, RunOptions())
    played = device.replay(binary, device.record(binary, made), RunOptions())
    assert played.time_ns == pytest.approx(whole.times_ns[0], rel=1e-9)
    assert played.error == 0.0
    assert played.outputs
    for key, array in played.outputs.items():
        assert array.tobytes() == played.expected[key].tobytes()


def test_a_program_that_does_more_is_found_slower_by_as_much():
    device = SimtDevice()
    program, made = case_of("hotspot", **CASES["hotspot"])
    more = program.text.replace("fadd contract float", "fdiv contract float")
    binary, other = compiled(device, program), compiled(device, replace(program, text=more))
    recorded = device.record(binary, made)
    own, base = (device.replay(b, recorded, RunOptions()).time_ns for b in (other, binary))
    whole, whole_base = (device.run(b, made, RunOptions()).times_ns[0] for b in (other, binary))
    assert own > 1.01 * base
    assert own / base == pytest.approx(whole / whole_base, rel=0.01)


def test_a_figure_depends_on_nothing_that_was_timed_before():
    program, made = case_of("nw", n=300)
    changed = program.text.replace("sub nsw i32", "add i32", 1)
    found = []
    for before in ((), (0,), (1, 1, 0)):
        device = SimtDevice()
        binary = compiled(device, program)
        wrong = compiled(device, replace(program, text=changed))
        recorded = device.record(binary, made)
        for which in before:
            try:
                device.replay((binary, wrong)[which], recorded, RunOptions())
            except LaunchFailed:
                pass
            device.run(binary, made, RunOptions())
        played = device.replay(wrong, recorded, RunOptions())
        found.append((played.time_ns, {k: v.tobytes() for k, v in played.outputs.items()}))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("uneven", [False, True])
def test_a_program_whose_blocks_all_run_has_the_error_of_the_other(uneven):
    """It uses an atomic's result, so its blocks do not stand for others."""
    device = SimtDevice()
    rounds = "and i32 %cta, 7" if uneven else "add i32 0, 4"
    loop = f"""  %rounds = {rounds}
  br label %more
more:
  %k = phi i32 [ 0, %entry ], [ %k1, %more ]
  %k1 = add i32 %k, 1
  %on = icmp slt i32 %k1, %rounds
  br i1 %on, label %more, label %done
done:
"""
    ticket = "  %t = atomicrmw add ptr %x, i32 0 monotonic\n"
    base = compiled(device, kernel(loop + TWICE))
    other = compiled(device, kernel(loop + ticket + TWICE))
    recorded = device.record(base, launches(4000, times=1))
    (timed,) = recorded.run.timed_launches
    assert timed.sample is not None
    assert len(timed.sample.blocks) < 4000
    error = device.replay(other, recorded, RunOptions()).error
    assert 0.0 < error < 0.2 if uneven else error == 0.0


def test_what_is_wrong_in_a_sampled_block_shows():
    device = SimtDevice()
    binary = compiled(device, kernel(TWICE))
    late = TWICE.replace("%r = mul i32 %v, 2", "%big = icmp sgt i32 %i, 6000\n"
                         "  %f = select i1 %big, i32 3, i32 2\n  %r = mul i32 %v, %f")  # fmt: skip
    recorded = device.record(binary, launches(200))
    right = device.replay(binary, recorded, RunOptions())
    wrong = device.replay(compiled(device, kernel(late)), recorded, RunOptions())
    (key,) = right.outputs
    assert right.outputs[key].tobytes() == right.expected[key].tobytes()
    assert wrong.outputs[key].tobytes() != wrong.expected[key].tobytes()


def test_what_is_written_elsewhere_shows():
    device = SimtDevice()
    binary = compiled(device, kernel(TWICE))
    more = TWICE.replace("  ret void", "  store i32 7, ptr %x, align 4\n  ret void")
    recorded = device.record(binary, launches(200))
    played = device.replay(compiled(device, kernel(more)), recorded, RunOptions())
    key, _ = (key for key in played.outputs if key.startswith("x "))
    assert (played.outputs[key].tolist(), played.expected[key].tolist()) == ([7], [0])


def test_memory_is_as_before_afterwards():
    device = SimtDevice()
    binary = compiled(device, kernel(TWICE))
    recorded = device.record(binary, launches(200))
    before = device.run(binary, launches(64), RunOptions())
    device.replay(binary, recorded, RunOptions())
    after = device.run(binary, launches(64), RunOptions())
    assert after.times_ns == before.times_ns
    outside = kernel(TWICE.replace("ptr %py", "ptr inttoptr (i64 ADDRESS to ptr)").replace(
        "ADDRESS", str(arena.process_arena().base + arena.WINDOW + 4096)))  # fmt: skip
    with pytest.raises(LaunchFailed, match=r"outside|no buffer|bytes"):
        device.run(compiled(device, outside), launches(64), RunOptions())


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (FROM_THE_BLOCK_BEFORE, "blocks of k read what others write"),
        (TICKET, "it uses what an atomic operation gives"),
    ],
)
def test_dependent_blocks_run_whole_or_not_at_all(body, why, monkeypatch):
    device = SimtDevice()
    program = kernel(body)
    binary = compiled(device, program)
    recorded = device.record(binary, launches(100))
    assert [m.sample for m in recorded.run.timed_launches] == [None] * len(
        recorded.run.timed_launches
    )
    whole = device.run(binary, launches(100), RunOptions())
    played = device.replay(binary, recorded, RunOptions())
    assert played.time_ns == pytest.approx(whole.times_ns[0])
    monkeypatch.setattr(recording, "MOST_WHOLE", 3000)
    with pytest.raises(WorkloadError, match=f"{why}.*all of its 100 blocks must.*use a timing"):
        device.record(binary, launches(100))


def test_one_launch_is_not_run_in_full():
    seen = []
    device = SimtDevice(observe=seen.append)
    binary = compiled(device, kernel(TWICE))
    recorded = device.record(binary, launches(5000, times=1))
    (timed,) = recorded.run.timed_launches
    assert len(timed.sample.blocks) == recording.FEW
    assert all(one.ran <= recording.BLOCKS for one in seen)


def test_snapshots_that_are_too_large_are_refused(monkeypatch):
    monkeypatch.setattr(arena, "MOST_BYTES", 1 << 18)
    device = SimtDevice()
    binary = compiled(device, kernel(TWICE))
    with pytest.raises(WorkloadError, match="use a smaller case"):
        device.record(binary, launches(4000))


def test_equal_chunks_are_kept_once():
    arena.process_window().close()
    kept = arena.Store()
    memory = arena.process_arena()
    size = 4 * arena.WINDOW_UNIT
    (address, _), *_ = memory.parts(arena.WINDOW, size)
    arena.vacate(address, size)  # what earlier runs left there
    first = kept.save(address, size, arena.WINDOW_UNIT)
    assert kept.size == arena.WINDOW_UNIT  # all zero
    memory.bytes[arena.WINDOW + arena.WINDOW_UNIT + 5] = 9
    second = kept.save(address, size, arena.WINDOW_UNIT)
    assert kept.size == 2 * arena.WINDOW_UNIT
    window = arena.process_window()
    window.show(kept, first)
    assert not memory.bytes[arena.WINDOW : arena.WINDOW + size].any()
    memory.bytes[arena.WINDOW + 77] = 1
    assert arena.written_pages(address, size).tolist() == [0]
    window.show(kept, second)
    assert np.flatnonzero(memory.bytes[arena.WINDOW : arena.WINDOW + size]).tolist() == [
        arena.WINDOW_UNIT + 5
    ]
    assert kept.read(second, arena.WINDOW_UNIT - 2, 9).tolist() == [0] * 7 + [9, 0]
    window.close()
    assert not memory.bytes[arena.WINDOW : arena.WINDOW + size].any()


def test_launches_of_every_kernel_are_picked_by_their_time():
    falling = [("a", float(100 - i)) for i in range(100)]
    mixed = [row for i in range(50) for row in (("a", 90.0 - i), ("b", 1.0))]
    assert len(pick(falling)) == MOST_LAUNCHES
    picked = pick(mixed)
    assert len(picked) <= MOST_LAUNCHES
    assert {mixed[i][0] for i in picked} == {"a", "b"}
    assert pick([("a", 5.0)] * 10) == (4, 9)
    assert pick([("a", 5.0)]) == (0,)


def test_blocks_are_chosen_by_what_they_do():
    work = np.full(1000, 50)
    work[400:410] = 7000
    found = by_work(work, work)
    assert {0, 999} <= set(found.blocks.tolist())
    assert 10 in found.sizes
    rows = np.array(
        [[work[found.blocks[found.strata == s]].sum()] for s in range(len(found.sizes))]
    )
    assert found.scaled(rows)[0] == work.sum()
    assert found.error(work[found.blocks], found.strata) == 0.0
    rng = np.random.default_rng(1)
    uneven = rng.integers(1, 10_000, 3000)
    found = by_work(uneven, uneven)
    assert int(uneven.argmax()) in found.blocks
    assert len(found.blocks) < 40
    assert 0.0 < found.error(uneven[found.blocks], found.strata) < 0.2
    assert found.ratio_error(2 * uneven[found.blocks], uneven[found.blocks]) == 0.0
