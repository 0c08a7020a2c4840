"""What is said beside a verdict: dropped barriers, implausible times, edits that need others."""

import pytest

from gevo.edits.operators import Delete
from gevo.edits.patch import Patch
from gevo.evaluate.cache import CachingEvaluator
from gevo.program.base import Dialect, Program
from gevo.records.forms import to_json
from gevo.validate.barriers import changes, synchronisation
from gevo.validate.effects import MOST_PAIRED, effects
from gevo.validate.setup import baseline_measurements
from gevo.validate.speed import flags, gpu_of, least_ns
from gevo.validate.statistics import compare

SYNCHRONISED = """
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %p)
  call void asm sideeffect "bar.sync 1;", "~{memory}"()
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  fence syncscope("device") seq_cst
  call void @llvm.nvvm.membar.gl()
  %o = atomicrmw add ptr %p, i32 1 monotonic
  %x = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
  %y = add i32 %o, 1
"""


def program(text):
    return Program(Dialect.LLVM, text, ("k",))


def test_what_orders_threads_is_counted():
    assert synchronisation(program(SYNCHRONISED).text) == {
        "block barriers": 3,
        "warp barriers": 1,
        "fences": 2,
        "atomics": 2,
        "orders with what is outside": 0,
    }


def test_changes_name_what_is_fewer_or_more():
    lines = SYNCHRONISED.splitlines()
    fewer = program("\n".join(lines[:1] + lines[2:7] + lines[8:]))
    found = changes(program(SYNCHRONISED), fewer)
    assert found == "block barriers 3 -> 2, atomics 2 -> 1"
    assert changes(fewer, fewer) == ""


def test_large_gains_are_flagged():
    speed = {"training": compare([10.0], [101.0], True), "fresh": compare([10.0], [99.0], True)}
    (only,) = flags(speed, {}, None)
    assert only.startswith("10.1 times as fast on training cases")


def test_times_below_the_roofline_are_flagged():
    speed = {"training": compare([10.0], [12.0], True)}
    assert list(flags(speed, {"training": 9.0}, None)) == []
    (only,) = flags(speed, {"training": 11.0}, None)
    assert "writing the outputs alone takes 11 ns" in only


def test_a_gain_that_does_not_come_back_is_flagged():
    measured = {"training": compare([9.9, 10.1], [11.0, 11.0], False)}
    (only,) = flags(measured, {}, recorded=1.4)
    assert "lucky minimum" in only
    assert list(flags(measured, {}, recorded=1.1)) == []
    modelled = {"training": compare([10.0], [11.0], True)}
    assert list(flags(modelled, {}, recorded=1.4)) == []


def test_the_roofline_is_outputs_over_bandwidth(tiny):
    gpu = gpu_of("simt:H200")
    assert gpu is not None
    written = 4 * 100  # bytes of `out` in the only training case
    expected = written / gpu.l2_gb_per_s
    assert least_ns(tiny.workload, tiny.workload.train, gpu) == pytest.approx(expected)


def test_the_gpu_is_found_by_name():
    assert gpu_of("cuda:0 NVIDIA H200").name == "H200"
    assert gpu_of("cuda:0 NVIDIA GeForce RTX 4090").name == "RTX4090"
    assert gpu_of("xla:cpu") is None


def test_an_edit_that_needs_another_one(tiny, edits):
    """The second edit names what the first inserts: alone it does not apply."""
    measured, _ = baseline_measurements(tiny.executor, tiny.workload, tiny.baseline)
    patch = Patch((edits["neutral"], Delete("e09", 9, "e03")))
    found = to_json(effects(tiny.baseline, measured, patch, CachingEvaluator(tiny.executor)))
    assert found["edits"][1]["alone"] == {"speedup": None, "outcome": "edit_failed"}
    assert found["edits"][0]["alone"] == {"speedup": 1.0, "outcome": "ok"}
    assert found["pairs"][0]["epistasis"] is None


def test_pairs_are_left_out_of_long_patches(tiny):
    measured, _ = baseline_measurements(tiny.executor, tiny.workload, tiny.baseline)
    deletions = (Delete(f"e{n:02}", n, "u13" if n == 0 else f"u{n}") for n in (0, 11, 12, 13, 17))
    patch = Patch((*deletions,))
    few = to_json(effects(tiny.baseline, measured, patch, CachingEvaluator(tiny.executor)))
    assert len(few["pairs"]) == 10
    many = Patch(tuple(Delete(f"ea{n}", n, "u13") for n in range(MOST_PAIRED + 1)))
    none = to_json(effects(tiny.baseline, measured, many, CachingEvaluator(tiny.executor)))
    assert none["pairs"] == []


def test_changed_constants_are_named() -> None:
    edits = [
        {"kind": "delete", "uid": "u3"},
        {"kind": "change", "uid": "u17", "name": "1", "value": "10"},
    ]
    (only,) = flags({}, {}, None, {"edits": edits})
    assert "u17.1 to 10" in only
    assert list(flags({}, {}, None, {"edits": edits[:1]})) == []
