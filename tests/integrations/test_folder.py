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


SEGMENTS = """.version 8.0
.target sm_80
.address_size 64
.visible .entry ends(.param .u64 .ptr .global starts, .param .u64 .ptr .global lengths,
                     .param .u64 .ptr .global x, .param .u64 .ptr .global y)
{
    .reg .b32 %i, %a, %b;
    .reg .b64 %w, %s, %l, %x, %y;
    ld.param.u64 %s, [starts]; ld.param.u64 %l, [lengths]; ld.param.u64 %x, [x];
    ld.param.u64 %y, [y];
    mov.u32 %i, %tid.x; mul.wide.u32 %w, %i, 4;
    add.s64 %s, %s, %w; add.s64 %l, %l, %w; add.s64 %y, %y, %w;
    ld.global.u32 %a, [%s]; ld.global.u32 %b, [%l]; add.u32 %a, %a, %b; sub.u32 %a, %a, 1;
    mul.wide.u32 %w, %a, 4; add.s64 %x, %x, %w; ld.global.u32 %b, [%x]; st.global.u32 [%y], %b;
    ret;
}
"""


def test_integers_that_fit_one_another_are_kept(tmp_path: Path) -> None:
    """A segment that begins at 60 and is 40 long ends behind the array."""
    path = tmp_path / "ends.ptx"
    path.write_text(SEGMENTS)
    starts = np.array([40, 0, 60, 20], np.int32)
    lengths = np.array([20, 40, 1, 20], np.int32)
    memory = {"starts": starts, "lengths": lengths, "x": np.arange(61, dtype=np.float32),
              "y": np.zeros(4, np.float32)}  # fmt: skip
    launch = Recording("ends", (1, 1, 1), (4, 1, 1), 0, [Held(n, n) for n in memory], memory)
    found = write([launch], path, "A launch.").checked()
    assert "where lengths, starts hold other numbers" in found.workload.read_text()
    for case in (spec := load(found.workload)).heldout:
        held = {one.name: one.array for one in spec.launches(case).buffers}
        assert (held["starts"] == starts).all()
        assert (held["lengths"] == lengths).all()


CENTRED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry centred(.param .u64 .ptr .global x)
{
    .reg .b32 %i; .reg .f32 %a, %b; .reg .b64 %w, %x, %y;
    ld.param.u64 %x, [x]; mov.u32 %i, %tid.x; mul.wide.u32 %w, %i, 4; add.s64 %y, %x, %w;
    xor.b32 %i, %i, 1; mul.wide.u32 %w, %i, 4; add.s64 %x, %x, %w;
    ld.global.f32 %a, [%y]; ld.global.f32 %b, [%x]; sub.f32 %a, %a, %b;
    bar.sync 0; st.global.f32 [%y], %a;
    ret;
}
"""


def test_what_is_read_and_replaced_is_no_mere_output(tmp_path: Path) -> None:
    """Differences of equal numbers are 0 whatever the numbers are."""
    path = tmp_path / "centred.ptx"
    path.write_text(CENTRED)
    memory = {"x": np.array([3, 1, 4, 1], np.float32)}
    launch = Recording("centred", (1, 1, 1), (4, 1, 1), 0, [Held("x", "x")], memory)
    spec = load(write([launch], path, "A launch.").checked().workload)
    assert [one.role for one in spec.launches(spec.train[0]).buffers] == [Role.INOUT]


def test_keep_names_arrays(tmp_path: Path) -> None:
    with pytest.raises(WorkloadError, match="no array 'y2'"):
        write([recorded("saxpy")], kernel("saxpy", tmp_path), "", keep=["y2"])
