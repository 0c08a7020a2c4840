"""Arrays of pointers as arguments (`float **`): what a spec says, and what devices make of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from gevo.deploy.stand_in import _launches
from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.errors import ConfigError, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.aliasing import kept_apart, pointers_apart
from gevo.evaluate.scoring.alignment import aligned
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.usable import Passed
from gevo.program.load import load
from gevo.workload.spec import load as load_spec
from tests.device.cuda.emulator import open_emulated
from tests.smallkernel import PLAIN, module, small, spec_in

# A block for each pair of pointers; `%i` is the place in the arrays that they lead to.
KERNEL = (
    ("ptr %x, ptr %y, ", "ptr %xs, ptr %ys, "),
    ("%base = mul i32 %cta, 32", """%base = mul i32 %cta, 0
  %atx = getelementptr ptr, ptr %xs, i32 %cta
  %x = load ptr, ptr %atx, align 8
  %aty = getelementptr ptr, ptr %ys, i32 %cta
  %y = load ptr, ptr %aty, align 8"""),
)  # fmt: skip
ROWS = (
    ('n = 64', 'n = 20\nbatch = 3'), ("sizes = { n = 40 }", "sizes = { n = 31, batch = 2 }"),
    ('role = "in"\ndtype = "i32"\nshape = ["n"]',
     'role = "in"\ndtype = "i32"\nshape = ["batch", "n"]'),
    ('role = "out"\ndtype = "i32"\nshape = ["n"]',
     'role = "out"\ndtype = "i32"\nshape = ["batch", "n"]'),
    ('grid = ["ceil_div(n, 32)"]', 'grid = ["batch"]'),
)  # fmt: skip
SPREAD = (
    'args = ["x", "y", ',
    """args = [{ pointers = "x", count = "batch", stride = "n" },
  { pointers = "y[(batch - 1) * n]", count = "batch", stride = "-n" }, """,
)
NAMED = (
    'args = ["x", "y", ',
    'args = [{ pointers = ["x[n]", "x"] }, { pointers = ["y", "y[n]"] }, ',
)


def run(device, spec: Path, case: int = 0, **options) -> Mapping[str, np.ndarray]:
    workload = load_spec(spec)
    launches = workload.launches(workload.train[case])
    binary = device.compile(lower(device, workload, load(workload.program)))
    try:
        found = device.run(binary, launches, RunOptions(**options)).outputs
    finally:
        binary.close()
        device.close()
    held = {buffer.name: buffer.array for buffer in launches.buffers}
    return {"x": held["x"], **found}


@pytest.mark.parametrize("device", [SimtDevice, open_emulated])
@pytest.mark.parametrize("placement", [0, 5])
def test_pointers_lead_to_places_of_an_array(tmp_path, device, placement) -> None:
    spec = spec_in(tmp_path, module(PLAIN, *KERNEL), *ROWS, SPREAD)
    found = run(device(), spec, placement_seed=placement)
    np.testing.assert_array_equal(found["y"], 3 * found["x"][::-1])


def test_pointers_are_named_one_by_one_and_swapped(tmp_path) -> None:
    rows = [(old, new.replace("batch = 3", "batch = 2")) for old, new in ROWS]
    twice = ("block = [32]", 'block = [32]\nrepeat = 2\nswap = [["x", "y"]]')
    both = ('role = "in"', 'role = "inout"')
    spec = spec_in(tmp_path, module(PLAIN, *KERNEL), *rows, NAMED, twice, both)
    found = run(SimtDevice(), spec)
    # x is read, then y: the rows are exchanged twice, and the last result is called x.
    case = load_spec(spec)
    start = next(b for b in case.launches(case.train[0]).buffers if b.name == "x").array
    np.testing.assert_array_equal(found["x"], 9 * start)


def test_no_kernel_writes_into_an_array_of_pointers(tmp_path) -> None:
    changes = (*KERNEL, ("  store i32 %r, ptr %py", "  store i32 %r, ptr %xs"))
    spec = spec_in(tmp_path, module(PLAIN, *changes), *ROWS, SPREAD)
    with pytest.raises(LaunchFailed, match="pointers to x"):
        run(SimtDevice(), spec)


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ('{ pointers = "x" }', "need 'count' and 'stride'"),
        ('{ pointers = ["x"], count = 2 }', "go with 'pointers' to places in one array"),
        ('{ pointers = [] }', r"args\[0\]"),
        ('{ pointers = ["z"] }', "no array 'z'"),
        ('{ pointers = ["x y"] }', "'x y' is no address; write 'x' or 'x.n.'"),
        ('{ pointers = "x", count = 2, stride = "batch * n" }', "pointer 1 lies outside"),
        ('{ pointers = "x", count = 100000, stride = 0 }', "has at most 65536"),
        ('{ pointers = "x", count = 0, stride = 0 }', "0"),
    ],
)  # fmt: skip
def test_mistakes_are_told(tmp_path, argument, message) -> None:
    args = ('args = ["x", "y", ', f'args = [{argument}, {{ pointers = ["y"] }}, ')
    spec = spec_in(tmp_path, module(PLAIN, *KERNEL), *ROWS, args)
    with pytest.raises(WorkloadError, match=message):
        load_spec(spec)


def test_nothing_stands_in_for_a_kernel_that_takes_one(tmp_path) -> None:
    spec = spec_in(tmp_path, module(PLAIN, *KERNEL), *ROWS, SPREAD)
    workload = load_spec(spec)
    with pytest.raises(ConfigError, match="array of pointers"):
        _launches(workload, load(workload.program), "k")


READ_AGAIN = """  store i32 %v, ptr %py, align 4
  %again = load i32, ptr %px, align 4
  %more = add i32 %v, 5
  store i32 %more, ptr %py, align 4
  %last = load i32, ptr %px, align 4
  %r = add i32 %again, %last"""
WIDE = """  %first = and i64 %wide, -4
  %pf = getelementptr i32, ptr %x, i64 %first
  %four = load <4 x i32>, ptr %pf, align ALIGN
  %e = extractelement <4 x i32> %four, i32 0
  %r = mul i32 %e, 3"""
LONGER = ('shape = ["batch", "n"]\ninit', 'shape = ["batch + 1", "n"]\ninit')


def test_arrays_behind_pointers_may_be_one(tmp_path) -> None:
    judged = small(tmp_path, module(READ_AGAIN, *KERNEL), *ROWS, SPREAD)
    for body, expected in (
        ("  %r = add i32 %v, %v", ["x and y do not overlap"]),
        (READ_AGAIN, []),
    ):
        with judged.scorer.compiled(judged.lowered(module(body, *KERNEL))) as binary:
            found = list(kept_apart(judged.scorer, binary))
        assert [one.condition.text for one in found] == expected


BOTH = (
    ("ptr %x, ptr %y, ", "ptr %x, ptr %ys, "),
    ("work:\n", "work:\n  %y = load ptr, ptr %ys, align 8\n"
                "  %next = getelementptr ptr, ptr %ys, i32 1\n"
                "  %z = load ptr, ptr %next, align 8\n"),
)  # fmt: skip
AFTER = """  %pz = getelementptr i32, ptr %z, i64 %wide
  store i32 %v, ptr %py, align 4
  %old = load i32, ptr %pz, align 4
  %sum = add i32 %old, %v
  store i32 %sum, ptr %pz, align 4
  %again = load i32, ptr %py, align 4
  %r = add i32 %again, 1"""
BEFORE = """  %pz = getelementptr i32, ptr %z, i64 %wide
  %old = load i32, ptr %pz, align 4
  store i32 %v, ptr %py, align 4
  %sum = add i32 %old, %v
  store i32 %sum, ptr %pz, align 4
  %again = load i32, ptr %py, align 4
  %r = add i32 %again, 1"""


def test_pointers_of_one_array_may_be_one(tmp_path) -> None:
    pointers = ('args = ["x", "y", ', 'args = ["x", { pointers = ["y", "y[n]"] }, ')
    drawn = 'init = { kind = "integers", low = 1, high = 50 }'
    updated = ('role = "out"\ndtype = "i32"\nshape = ["n"]',
               f'role = "inout"\ndtype = "i32"\nshape = [2, "n"]\n{drawn}')  # fmt: skip
    judged = small(tmp_path, module(AFTER, *BOTH), updated, pointers)
    cases = judged.scorer.workload.train
    arrays = (("x", 256, 0), ("pointers to y", 16, 0), None, None)
    passed = {"k": {Passed((None,) * 4, arrays, (32, 1, 1, 2, 1, 1))}}
    for body, expected in ((BEFORE, ["pointers to y are all different"]), (AFTER, [])):
        with judged.scorer.compiled(judged.lowered(module(body, *BOTH))) as binary:
            found = list(pointers_apart(judged.scorer, binary, passed, cases))
        assert [one.condition.text for one in found] == expected


def test_arrays_behind_pointers_may_begin_elsewhere(tmp_path) -> None:
    judged = small(tmp_path, module(WIDE.replace("ALIGN", "4"), *KERNEL), *ROWS, SPREAD, LONGER)
    passed = {"k": {Passed((None,) * 4, (None,) * 4, (32, 1, 1, 3, 1, 1), frozenset("xy"))}}
    cases = judged.scorer.workload.train
    for align, expected in ((16, ["x"]), (4, [])):
        wide = module(WIDE.replace("ALIGN", str(align)), *KERNEL)
        lowered = judged.lowered(wide)
        with judged.scorer.compiled(lowered) as binary:
            about = binary, lowered.text, passed, cases
            found = [one.condition.text for one in aligned(judged.scorer, *about)]
        assert [text.split()[0] for text in found] == expected
