"""Sentences on why a winner is faster, and what they rest on."""

import pytest

from gevo.device.forecast import Amounts, Forecast, KernelWork, SourceLocation, merged
from gevo.evaluate.scoring.machine import Allocated, Resources, read
from gevo.records.forms import encode, to_json
from gevo.records.schema import RECORDS, Validation
from gevo.validate.why import why

LOOP = SourceLocation("nw.cu", 43, 41)
START = SourceLocation("nw.cu", 12, 0)
NOWHERE = SourceLocation("", 0, 0)


def forecast(lines, path=50.0, **figures):
    known = {"registers": 20.0, "occupancy": 32.0, "latency_ns": 9.0, "barrier_ns": 1.0}
    kernel = KernelWork("nw", 2.0, tuple(lines.items()), **(known | figures))
    total = kernel.total
    return Forecast(
        {"X": (1.0,)}, total.instructions, total.sectors, total.wavefronts, path, 0.0, (kernel,)
    )


BASE = {
    START: Amounts(100.0, 30.0, 0.0, 1.0),
    LOOP: Amounts(1000.0, 60.0, 40.0, 4.0),
    NOWHERE: Amounts(10.0),
}


def sentence(change, path=50.0, **figures):
    return why(forecast(BASE | change, path, **figures), forecast(BASE)).sentence


def test_the_place_is_named_where_most_is_saved():
    fewer = sentence({LOOP: Amounts(820.0, 60.0, 40.0, 4.0)})
    assert fewer == "18% fewer instructions issued in the loop at nw.cu:41; memory unchanged"
    fewer = sentence({START: Amounts(85.0, 30.0, 0.0, 1.0)})
    assert fewer == "15% fewer instructions issued at nw.cu:12; memory unchanged"


def test_an_unrolled_loop_is_no_instruction_saved():
    """What it did is done in the lines without it."""
    unrolled = {LOOP: Amounts(), SourceLocation("nw.cu", 43, 0): Amounts(950.0, 60.0, 40.0, 4.0)}
    base = {place: amounts for place, amounts in (BASE | unrolled).items() if place != LOOP}
    found = why(forecast(base, 30.0), forecast(BASE))
    assert found.sentence == (
        "5.0% fewer instructions issued at nw.cu:43; critical path 40.0% shorter; "
        "no loop any more at nw.cu:41; memory unchanged"
    )


def test_what_is_more_comes_after_what_is_less():
    words = sentence({LOOP: Amounts(1100.0, 30.0, 40.0, 4.0)})
    assert words == (
        "50% fewer memory sectors in the loop at nw.cu:41; "
        "10% more instructions issued in the loop at nw.cu:41"
    )


def test_without_lines_the_whole_is_told():
    base = {NOWHERE: Amounts(1000.0, 10.0)}
    found = why(forecast({NOWHERE: Amounts(995.0, 10.0)}), forecast(base))
    assert found.sentence == "0.5% fewer instructions issued; memory unchanged"


def test_chains_occupancy_and_spills_are_told():
    assert sentence({}, path=45.0) == "critical path 10.0% shorter; memory unchanged"
    words = sentence({}, occupancy=48.0)
    assert words == "memory unchanged; occupancy of nw from 32 to 48 warps per SM"
    assert sentence({}) == "nothing that is counted has changed"


def test_registers_come_from_ptxas_where_it_knows_both():
    own = Allocated({"nw": Resources(40, 16)}, "ptxas 13.0.88")
    base = Allocated({"nw": Resources(32, 0)}, "ptxas 13.0.88")
    found = why(forecast(BASE), forecast(BASE), (own, base))
    (kernel,) = found.kernels
    assert (kernel.registers.before, kernel.registers.after) == (32.0, 40.0)
    assert (kernel.spills.after, kernel.registers_from) == (16.0, "ptxas 13.0.88")
    assert "spills of nw from 0 to 16 bytes" in found.sentence
    (kernel,) = why(forecast(BASE), forecast(BASE), (own, None)).kernels
    assert (kernel.registers.after, kernel.spills) == (20.0, None)
    assert kernel.registers_from == "estimate"


def test_what_ptxas_says():
    said = """\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'first' for 'sm_90'
ptxas info    : Function properties for first
    0 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads
ptxas info    : Used 24 registers, used 1 barriers
ptxas info    : Compiling entry function 'second' for 'sm_90'
ptxas info    : Used 9 registers
"""
    assert read(said) == {"first": Resources(24, 20), "second": Resources(9, 0)}


def test_a_record_of_it_can_be_read_again():
    found = why(forecast({**BASE, LOOP: Amounts(820.0, 60.0, 40.0, 4.0)}), forecast(BASE))
    record = Validation(id=1, validated=True, why_not=None, why=found)
    assert RECORDS.validate_json(encode(record)) == record
    assert [line.place for line in found.lines] == ["nw.cu:43"]
    # Journals of earlier versions say nothing of it.
    plain = to_json(Validation(id=1, validated=True, why_not=None))
    assert "why" not in plain
    assert RECORDS.validate_python(plain).why is None


def test_launches_of_several_cases_are_merged():
    (one,) = forecast(BASE, registers=10.0).kernels
    (two,) = forecast(BASE, registers=20.0).kernels
    (both,) = merged((one, two))
    assert both.total.instructions == pytest.approx(2 * one.total.instructions)
    assert (both.launches, both.registers, both.latency_ns) == (4.0, 15.0, 18.0)


def test_nothing_counted_nothing_said():
    empty = Forecast({"X": (1.0,)}, 1.0, 1.0, 1.0, 1.0)
    assert why(empty, empty) is None


def test_causes_of_both_stand_side_by_side_the_greatest_first():
    was = forecast(BASE, alone_ns={"issue": 30.0, "latency": 90.0, "int": 5.0})
    now = forecast(BASE, alone_ns={"issue": 20.0, "latency": 91.0, "dram": 7.0})
    found = why(now, was).causes
    assert [(name, pair.before, pair.after) for name, pair in found.items()] == [
        ("latency", 90.0, 91.0),
        ("issue", 30.0, 20.0),
        ("int", 5.0, 0.0),
        ("dram", 0.0, 7.0),
    ]


def test_a_changed_line_has_all_its_loops_so_that_they_add_up():
    outside = SourceLocation("nw.cu", 43, 0)
    base = {**BASE, outside: Amounts(50.0)}
    found = why(forecast({**base, LOOP: Amounts(800.0, 60.0, 40.0, 4.0)}), forecast(base))
    kept = [(line.place, line.loop, line.instructions.before) for line in found.lines]
    assert kept == [("nw.cu:43", "", 50.0), ("nw.cu:43", "nw.cu:41", 1000.0)]
