from __future__ import annotations

import re

import numpy as np
import pytest

from gevo.errors import LaunchFailed
from gevo.finding import Kind
from gevo.outcome import Outcome

LINE = re.compile(r"\bat races\.cu:(\d+)")


def _run(bench, kernel, buffers, args, **more):
    return bench.run("races", kernel, buffers, args, races=True, **more).outputs


def _races(bench, kernel, buffers, args, **more) -> str:
    with pytest.raises(LaunchFailed) as failure:
        _run(bench, kernel, buffers, args, **more)
    assert failure.value.outcome is Outcome.RACE, failure.value
    message = str(failure.value)
    assert len(LINE.findall(message)) == 2
    return message


def _ints(n: int) -> np.ndarray:
    return np.zeros(n, dtype=np.int32)


@pytest.mark.parametrize("which", [0, 1, 2])
@pytest.mark.parametrize("seed", [0, 3])
def test_a_reduction_needs_each_of_its_barriers(bench, rng, which, seed):
    x = rng.integers(1, 99, 128).astype(np.int32)
    run = (bench, "reduce_without", {"x": x, "y": _ints(1)}, ["x", "y", which])
    if which == 2:
        assert _run(*run, block=128, order_seed=seed)["y"][0] == x.sum()
    else:
        message = _races(*run, block=128, order_seed=seed)
        assert "race on shared memory part" in message
        assert "of 512)" in message or "of 512," in message


def test_a_run_ends_at_the_first_finding_of_a_kind_that_ends_it(bench, rng):
    x = rng.integers(1, 99, 128).astype(np.int32)
    case = ("races", "reduce_without", {"x": x, "y": _ints(1)}, ["x", "y", 0])
    options = {"block": 128, "collect": True}
    found = bench.run(*case, **options).findings
    assert {f.kind for f in found} == {Kind.RACE}
    assert bench.run(*case, **options, ends_at=frozenset({Kind.STALE})).findings == found
    with pytest.raises(LaunchFailed, match="race on shared memory part") as failure:
        bench.run(*case, **options, ends_at=frozenset({Kind.RACE, Kind.STALE}))
    assert failure.value.outcome is Outcome.RACE


@pytest.mark.parametrize(("first", "second"), [(1, 1), (0, 1), (1, 0)])
def test_a_stencil_needs_both_barriers(bench, rng, first, second):
    x = rng.integers(1, 99, 64).astype(np.int32)
    run = (bench, "stencil", {"x": x, "y": _ints(64)}, ["x", "y", 3, first, second])
    if not (first and second):
        _races(*run, block=64)
        return
    want = x.copy()
    for _ in range(3):
        want = np.convolve(want, [1, 1, 1], "same")
    assert np.array_equal(_run(*run, block=64)["y"], want)


@pytest.mark.parametrize(("first", "second"), [(1, 1), (0, 1), (1, 0)])
def test_a_warp_scan_needs_both_warp_barriers(bench, rng, first, second):
    x = rng.integers(1, 99, 32).astype(np.int32)
    run = (bench, "scan_without", {"x": x, "y": _ints(32)}, ["x", "y", first, second])
    if first and second:
        assert np.array_equal(_run(*run)["y"], x.cumsum())
    else:
        _races(*run)


def test_setting_one_flag_from_many_threads_is_a_race_though_a_harmless_one(bench, rng):
    """Weak stores of one value race in the model; that the baseline does it, too, excuses it."""
    x = rng.integers(0, 9, 128).astype(np.int32)
    message = _races(bench, "flag", {"x": x, "y": _ints(1)}, ["x", "y"], grid=4)
    assert "store at" in message


def test_findings_can_be_collected(bench, rng):
    x = np.full(128, 5, np.int32)
    run = (bench, "flag", {"x": x, "y": _ints(1)}, ["x", "y"])
    found = bench.run("races", *run[1:], grid=4, collect=True)
    assert found.outputs["y"][0] == 1
    assert {f.kind for f in found.findings} == {Kind.RACE}
    within, between = sorted(found.findings, key=lambda f: f.missing)
    assert "lanes of a warp" in within.missing
    assert "two blocks" in between.missing


def test_writing_different_values_is_a_race(bench):
    _races(bench, "last_wins", {"y": _ints(1)}, ["y"])
    message = _races(bench, "last_wins", {"y": _ints(1)}, ["y"], grid=2, block=1)
    assert "block (0,0,0) thread (0,0,0), then block (1,0,0) thread (0,0,0)" in message


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_reading_what_another_block_writes_is_a_race(bench, rng, seed):
    x = rng.integers(1, 99, 128).astype(np.int32)
    message = _races(
        bench, "between_blocks", {"x": x, "y": _ints(256)}, ["x", "y", 128], grid=4,
        order_seed=seed,
    )  # fmt: skip
    assert "buffer y" in message


def test_a_barrier_orders_global_memory_within_a_block(bench):
    got = _run(bench, "within_block", {"y": _ints(128)}, ["y"], block=64)["y"]
    assert np.array_equal(got[64:], np.arange(63, -1, -1))


def test_atomics_race_with_plain_accesses_only(bench):
    _races(bench, "mixed_atomic", {"y": _ints(2)}, ["y"])
    got = _run(bench, "counted", {"y": _ints(1), "o": _ints(64)}, ["y", "o"], grid=2)
    assert got["o"].tolist() == [1] * 64


def test_neighbouring_bytes_are_not_one_place(bench):
    got = _run(bench, "neighbours", {"y": np.zeros(96, np.uint8)}, ["y"], block=96)["y"]
    assert np.array_equal(got, (np.arange(96) * 3).astype(np.uint8))


def test_a_shuffle_orders_no_memory(bench, rng):
    x = rng.integers(1, 99, 32).astype(np.int32)
    _races(bench, "shuffled", {"x": x, "y": _ints(32)}, ["x", "y"])


def test_a_warp_barrier_does_not_order_two_warps(bench, rng):
    x = rng.integers(1, 99, 64).astype(np.int32)
    _races(bench, "by_warp", {"x": x, "y": _ints(64)}, ["x", "y"], block=64)


def test_launches_are_ordered(bench):
    """The race detector knows the end of a launch as a barrier for everything."""
    from gevo.device.base import RunOptions
    from gevo.workload.case import Buffer, Launches, Pointer, Role

    def drive(host):
        for _ in range(3):
            host.launch("within_block", (1, 1, 1), (64, 1, 1), [Pointer("y")])

    case = Launches((Buffer("y", _ints(128), Role.INOUT),), drive)
    got = bench.device.run(bench.binary("races"), case, RunOptions(races=True)).outputs["y"]
    assert np.array_equal(got[64:], np.arange(63, -1, -1))


def test_lines_of_both_accesses(bench, rng):
    x = rng.integers(1, 99, 128).astype(np.int32)
    message = _races(bench, "reduce_without", {"x": x, "y": _ints(1)}, ["x", "y", 0], block=128)
    assert sorted(int(n) for n in LINE.findall(message)) == [5, 8]
