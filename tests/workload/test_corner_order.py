"""Cases at corners: what comes first, where only so many are taken."""

from __future__ import annotations

from pathlib import Path

from gevo.workload.case import Role
from gevo.workload.corners import Proposal, value_corners
from gevo.workload.spec import load

ROOT = Path(__file__).parents[2]


def proposed(name: str) -> list[Proposal]:
    workload = load(ROOT / "testcases" / f"{name}.toml")
    base = workload.train[0]
    return list(value_corners(base, workload.described(base), workload.scalars))


def test_every_scalar_has_another_value_before_arrays_use_up_the_cases() -> None:
    scalars = load(ROOT / "testcases" / "hotspot.toml").scalars
    first = proposed("hotspot")[: 3 * len(scalars)]
    assert {one.group for one in first} == {f"{name} other" for name in scalars}
    for one in first:
        name, _, value = one.case.values[0].partition(" = ")
        assert float(value) != scalars[name]


def test_what_scratch_holds_comes_last() -> None:
    workload = load(ROOT / "testcases" / "hotspot.toml")
    scratch = {f.name for f in workload.described(workload.train[0]) if f.role is Role.SCRATCH}
    about = [
        any(name in text for name in scratch)
        for one in proposed("hotspot")
        for text in one.case.values[:1]
        if len(one.case.values) == 1
    ]
    assert about == sorted(about)
    assert any(about)


def test_zeros_of_both_signs_meet() -> None:
    scalars = load(ROOT / "testcases" / "hotspot.toml").scalars
    numbers = [name for name, value in scalars.items() if isinstance(value, float)]
    assert numbers
    for zero in ("-0.0", "0.0"):
        all_of_it = {f"{name} = {zero}" for name in numbers}
        (one,) = [one for one in proposed("hotspot") if all_of_it <= set(one.case.values)]
        assert [text for text in one.case.values if text.endswith(", 0.0, -0.0)")]
