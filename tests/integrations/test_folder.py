"""Recorded launches become folders that gevo takes as they are."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from gevo.errors import WorkloadError
from gevo.integrations.folder import write
from gevo.integrations.launch import Held, Plain, Recording
from gevo.workload.case import Role
from gevo.workload.spec import load
from tests.stacks.cases import CASES

STACKS = Path(__file__).parents[1] / "stacks/triton"
LAUNCHES = json.loads((STACKS / "launches.json").read_text())


def recorded(name: str, seed: int = 1, **more) -> Recording:
    """The launch of a case of Triton's, as a capture would see it."""
    case, launch = CASES[name], LAUNCHES[name]
    memory = case.arrays(np.random.default_rng(seed))
    arguments = [
        Held(n, n) if n in memory else Plain(n, case.numbers[n]) for n in launch["arguments"]
    ]
    scratch = {"scratch_0": np.zeros(16, np.uint8), "scratch_1": np.zeros(16, np.uint8)}
    given = {
        "kernel": launch["kernel"],
        "grid": (*case.grid, 1, 1)[:3],
        "block": (launch["threads"], 1, 1),
        "shared": launch["shared"],
        "arguments": [*arguments, *(Held(n, n) for n in scratch)],
        "memory": {**memory, **scratch},
        "scratch": frozenset(scratch),
        "constants": {k: v for k, v in case.constants.items() if isinstance(v, int)},
    }
    return Recording(**{**given, **more})


def kernel(name: str, folder: Path) -> Path:
    return Path(shutil.copy(STACKS / f"{name}.ptx", folder))


def test_roles_shapes_and_cases_of_other_sizes(tmp_path: Path) -> None:
    found = write([recorded("softmax")], kernel("softmax", tmp_path), "A launch.")
    assert not found.failed
    spec = load(found.workload)
    roles = {one.name: one.role for one in spec.launches(spec.train[0]).buffers}
    assert roles == {"out": Role.OUT, "x": Role.IN,
                     "scratch_0": Role.SCRATCH, "scratch_1": Role.SCRATCH}  # fmt: skip
    sizes = {dict(case.sizes).get("stride", 781) for case in spec.heldout}
    assert len(sizes) > 2
    assert max(sizes) <= 781
    case = next(one for one in spec.heldout if dict(one.sizes).get("stride", 781) != 781)
    shapes = {one.name: one.array.shape for one in spec.launches(case).buffers}
    assert shapes["x"] == (case.size["out_0"], case.size["stride"])


def test_what_was_compiled_in_is_assumed(tmp_path: Path) -> None:
    launch = recorded("saxpy", divisible={"x": 16, "n": 8})
    found = write([launch], kernel("saxpy", tmp_path), "A launch.")
    text = found.workload.read_text()
    assert '"n % 8 == 0"' in text
    assert '"aligned(x, 16)"' in text
    spec = load(found.workload)
    assert all(dict(case.sizes).get("n", 1000) % 8 == 0 for case in spec.heldout)


def test_further_launches_are_held_out(tmp_path: Path) -> None:
    first = recorded("saxpy")
    arrays = {n: np.resize(v, 700) if v.size == 1000 else v for n, v in first.memory.items()}
    numbers = [Plain("n", 700) if a.name == "n" else a for a in first.arguments]
    second = recorded("saxpy", memory=arrays, arguments=numbers, grid=(3, 1, 1))
    found = write([first, second], kernel("saxpy", tmp_path), "Two launches.")
    assert 700 in {dict(case.sizes).get("n") for case in load(found.workload).heldout}


def test_contents_are_kept_where_that_is_wanted(tmp_path: Path) -> None:
    launch = recorded("gather_rows")
    found = write([launch], kernel("gather_rows", tmp_path), "A launch.", keep=["index"])
    spec = load(found.workload)
    for case in (*spec.train, *spec.heldout):
        held = {one.name: one.array for one in spec.launches(case).buffers}
        np.testing.assert_array_equal(held["index"], launch.memory["index"])
        assert not np.array_equal(held["table"], launch.memory["table"])


def test_a_large_launch_is_for_timing_and_smaller_ones_for_checking(tmp_path: Path) -> None:
    n = 1 << 22
    first = recorded("saxpy")
    arrays = {k: np.resize(v, n) if v.size == 1000 else v for k, v in first.memory.items()}
    numbers = [Plain("n", n) if a.name == "n" else a for a in first.arguments]
    launch = recorded("saxpy", memory=arrays, arguments=numbers, grid=(n // 256, 1, 1))
    found = write([launch], kernel("saxpy", tmp_path), "A large launch.")
    spec = load(found.workload)
    assert [dict(case.sizes).get("n", n) for case in spec.timing] == [n]
    assert all(dict(case.sizes)["n"] <= 1 << 18 for case in (*spec.train, *spec.heldout))


def test_a_launch_that_does_not_run_is_told_with_the_reason(tmp_path: Path) -> None:
    launch = recorded("saxpy", grid=(40, 1, 1))
    numbers = [Plain("n", 9000) if a.name == "n" else a for a in launch.arguments]
    found = write([recorded("saxpy", grid=(40, 1, 1), arguments=numbers)],
                  kernel("saxpy", tmp_path), "Too far.")  # fmt: skip
    assert "x" in found.failed
    assert not found.workload.exists()


def test_keep_names_arrays(tmp_path: Path) -> None:
    with pytest.raises(WorkloadError, match="no array 'y2'"):
        write([recorded("saxpy")], kernel("saxpy", tmp_path), "", keep=["y2"])
