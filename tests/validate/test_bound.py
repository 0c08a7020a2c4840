"""What bounds a program that nothing makes faster."""

from __future__ import annotations

from gevo.validate.bound import bound_of, sentence
from tests.validate.conftest import Tiny


def test_the_greatest_cause_comes_first_and_small_ones_are_left_out() -> None:
    alone = {"latency": 80.0, "issue": 30.0, "dram": 4.9, "launch": 2.0}
    said = "bound by waiting for results, 80% of the modelled time"
    assert sentence(alone, 100.0) == f"{said}; alone take issuing instructions 30%"
    memory = {"dram": 94.0, "latency": 20.0}
    said = (
        "bound by moving data from and to DRAM at 94% of the modelled rate, with little to remove"
    )
    assert sentence(memory, 100.0) == f"{said}; alone take waiting for results 20%"
    said = "bound by waiting for results, 96% of the modelled time"
    assert sentence({"latency": 96.0}, 100.0) == said
    said = "not at the limit of any resource, most of the int units at 1% of the modelled rate"
    assert sentence({"int": 1.0}, 100.0) == said
    assert sentence({}, 100.0) == ""


def test_no_cause_alone_takes_longer_than_the_whole(tiny: Tiny) -> None:
    found = bound_of(tiny.bench())
    assert found is not None
    assert {"latency", "issue", "dram", "launch"} <= found.alone_ns.keys()
    assert not {"occupancy", "registers", "tail"} & found.alone_ns.keys()
    assert list(found.alone_ns.values()) == sorted(found.alone_ns.values(), reverse=True)
    assert 0 < max(found.alone_ns.values()) <= found.time_ns
    assert found.sentence == sentence(found.alone_ns, found.time_ns)
