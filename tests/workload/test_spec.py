from pathlib import Path

import numpy as np
import pytest

from gevo.errors import WorkloadError
from gevo.workload.case import Pointer, Role, TestCase
from gevo.workload.compare import require_agreement
from gevo.workload.spec import load

REFERENCE = """
import numpy as np
def reference(inputs, sizes):
    inputs["x"][:] = inputs["x"] * sizes["factor"]
    return {"y": inputs["x"]}
"""


class Recorder:
    """A Host that computes nothing and remembers the launches."""

    def __init__(self) -> None:
        self.launches: list[tuple] = []

    def launch(self, kernel, grid, block, args, shared_bytes=0, cooperative=False) -> None:
        self.launches.append((kernel, grid, block, tuple(args), shared_bytes))


def launched(path: Path, case: int = 0) -> list[tuple]:
    workload = load(path)
    host = Recorder()
    workload.launches(workload.train[case]).drive(host)
    return host.launches


def test_the_plain_spec(write) -> None:
    path = write()
    workload = load(path)
    assert workload.name == "w"
    assert Path(workload.program) == path.parent / "k.ll"
    assert Path(workload.source) == path
    assert workload.train == (TestCase("train0", 1, (("n", 8),)),)
    assert workload.heldout == (TestCase("heldout0", 101, (("n", 12),)),)
    assert workload.reference is None
    assert (workload.metric_name, workload.tolerance, workload.timeout_s) == ("exact", 0.0, 10.0)
    x, y = workload.launches(workload.train[0]).buffers
    assert (x.name, x.role, x.array.shape, x.array.dtype) == ("x", Role.IN, (8,), np.float32)
    assert (y.name, y.role, y.array.shape, y.symbol) == ("y", Role.OUT, (8,), None)
    assert x.array.min() >= 0.0
    assert len(np.unique(x.array)) == 8
    assert launched(path) == [
        ("scale", (2, 1, 1), (4, 1, 1), (Pointer("x"), Pointer("y"), 8, 2.0), 0)
    ]


@pytest.mark.parametrize("together", [False, True])
def test_a_launch_may_be_cooperative(write, together: bool) -> None:
    seen: list[bool] = []

    class Host(Recorder):
        def launch(self, kernel, grid, block, args, shared_bytes=0, cooperative=False) -> None:
            seen.append(cooperative)

    changed = ("block = [4]\n", f"block = [4]\ncooperative = {str(together).lower()}\n")
    workload = load(write(changed))
    workload.launches(workload.train[0]).drive(Host())
    assert seen == [together]


def test_inputs_follow_from_seed_and_sizes(write) -> None:
    case = TestCase("another", 7, (("n", 5),))
    first = load(write()).launches(case).buffers[0].array
    again = load(write()).launches(case).buffers[0].array
    other = load(write()).launches(TestCase("another", 8, (("n", 5),))).buffers[0].array
    np.testing.assert_array_equal(first, again)
    assert not np.array_equal(first, other)
    # One more array changes nothing about the others.
    more = (
        '[arrays.y]\nrole = "out"',
        '[arrays.a]\nrole = "in"\ndtype = "f32"\nshape = 3\n'
        'init = { kind = "uniform" }\nsymbol = "table"\n[arrays.y]\nrole = "out"',
    )
    wider = load(write(more)).launches(case).buffers
    assert [b.symbol for b in wider] == [None, "table", None]
    np.testing.assert_array_equal(first, wider[0].array)


def test_inputs_are_made_once_and_cannot_be_changed(write) -> None:
    workload = load(write())
    first, again = (workload.launches(workload.train[0]).buffers[0].array for _ in range(2))
    assert first is again
    with pytest.raises(ValueError, match="read-only"):
        first[0] = 1


def test_derived_names_and_scalars_in_order(write) -> None:
    path = write(
        (
            "[scalars]",
            '[derived]\nhalf = "n // 2"\nquarter = "half // scale"\n[scalars]\nscale = 2\n'
            'late = "1 / (quarter + factor)"',
        ),
        ('args = ["x", "y", "n", "factor"]', 'args = ["x", "y", "quarter", "late"]'),
    )
    assert launched(path)[0][3][2:] == (2, 0.25)


def test_arguments(write) -> None:
    path = write(
        (
            'args = ["x", "y", "n", "factor"]',
            'args = [{ array = "x", offset = "n // 2" }, { value = "y" }, true, 3]',
        ),
        ("[4]", '["n // 4", 2, 1]\nshared_bytes = "4 * n"'),
    )
    assert launched(path) == [
        ("scale", (2, 1, 1), (2, 2, 1), (Pointer("x", 16), Pointer("y"), True, 3), 32)
    ]


SWAP = (
    ('role = "in"', 'role = "inout"'),
    ('role = "out"', 'role = "scratch"'),
    ('kernel = "scale"', 'kernel = "bump"\nrepeat = "n - 5"\nswap = [["x", "y"]]'),
    ('"n", "factor"]', '"i"]'),
)


def test_repeats_with_swapped_buffers(write) -> None:
    """The buffer that is called x at the end is the one that the last launch wrote (as y)."""
    workload = load(write(*SWAP))
    for case, launches in ((workload.train[0], 3), (workload.heldout[0], 7)):
        plan = workload.launches(case)
        host = Recorder()
        plan.drive(host)
        assert len(host.launches) == launches
        assert host.launches[-1][3] == (Pointer("y"), Pointer("x"), launches - 1)
        assert host.launches[0][3] == (Pointer("y"), Pointer("x"), 0)
        assert host.launches[1][3] == (Pointer("x"), Pointer("y"), 1)
        x, y = plan.buffers
        # Three (seven) swaps: y holds x's inputs at the beginning and is not compared.
        # x begins with y's undefined contents, so it is poisoned.
        assert (x.role, y.role) == (Role.OUT, Role.SCRATCH)
        assert len(np.unique(y.array)) == len(y.array)


def test_an_even_number_of_swaps_changes_nothing(write) -> None:
    workload = load(write(*SWAP, ("n - 5", "n - 4")))
    x, y = workload.launches(workload.train[0]).buffers
    assert (x.role, y.role) == (Role.INOUT, Role.SCRATCH)
    assert np.isfinite(x.array).all()
    assert np.isnan(y.array).all()


def test_a_filled_scratch_array_keeps_its_contents_when_it_is_swapped(write) -> None:
    filled = ('role = "out"', 'role = "scratch"\ninit = { kind = "full", value = 9 }')
    workload = load(write(SWAP[0], filled, *SWAP[2:]))
    x, y = workload.launches(workload.train[0]).buffers
    assert (x.role, y.role) == (Role.INOUT, Role.SCRATCH)
    assert (x.array == 9).all()


def test_a_swapped_out_array_is_still_poisoned_and_compared(write) -> None:
    out = (SWAP[0], SWAP[2], SWAP[3], ("n - 5", "1"))
    workload = load(write(*out))
    x, y = workload.launches(workload.train[0]).buffers
    # x is what was y: poisoned at the beginning. y holds inputs and is compared too.
    assert (x.role, y.role) == (Role.OUT, Role.INOUT)


def test_swapped_with_undefined_contents(write) -> None:
    changes = (('role = "in"', 'role = "scratch"'), SWAP[2], SWAP[3], ("n - 5", "1"))
    x, y = load(write(*changes)).launches(TestCase("c", 1, (("n", 8),))).buffers
    assert (x.role, y.role) == (Role.SCRATCH, Role.INOUT)
    assert np.isnan(x.array).all()


def test_when(write) -> None:
    path = write(("block", 'repeat = 5\nwhen = "i % 2 == 1"\nblock'), ('"n", "f', '"i", "f'))
    assert [call[3][2] for call in launched(path)] == [1, 3]


LOOP = """
[[loop]]
repeat = "n // 4"
var = "step"
[[loop.launch]]
kernel = "bump"
grid = 1
block = 1
repeat = 2
when = "i <= step"
args = ["x", "y", "10 * step + i"]
[[loop.launch]]
kernel = "bump"
grid = 1
block = 1
args = ["y", "x", "-step"]
[[loop]]
[[loop.launch]]
kernel = "bump"
grid = 1
block = 1
args = ["x", "y", 99]
[[train]]
"""


def test_loops(write) -> None:
    calls = launched(write(("[[train]]\n", LOOP)))
    assert [call[3][2] for call in calls] == [8, 0, 0, 10, 11, -1, 99]


def test_loops_can_swap(write) -> None:
    loop = LOOP.replace('var = "step"', 'var = "step"\nswap = [["x", "y"]]').replace("n // 4", "3")
    workload = load(write(SWAP[0], SWAP[1], ("[[train]]\n", loop)))
    host = Recorder()
    workload.launches(workload.train[0]).drive(host)
    firsts = [call[3][0].name for call in host.launches]
    assert firsts == ["y", "y", "x", "x", "x", "y", "y", "y", "x", "x"]


def test_struct_by_value(write) -> None:
    path = write(
        (
            'args = ["x", "y", "n", "factor"]',
            'args = ["x", "y", { fields = ["i8 -1", "f32 factor", "i64 n", "bool n > 3"] }, 1]',
        ),
    )
    program = path.parent / "k.ll"
    program.write_text(
        program.read_text().replace("i32 noundef %n", "ptr byval(%struct.S) align 8 %n")
    )
    passed = launched(path)[0][3][2]
    wanted = np.zeros(1, np.dtype("i1,f4,i8,?", align=True))
    wanted[0] = (-1, 2.0, 8, True)
    assert (passed.content, passed.pointers) == (wanted.tobytes(), ())
    assert passed.padding == (1, 2, 3, *range(17, 24))


def test_structs_may_hold_addresses(write) -> None:
    path = write(
        (
            'args = ["x", "y", "n", "factor"]',
            'args = ["x", "y", { fields = ["i32 n", "ptr x", "ptr y[ n // 2 ]", "i8 3"] }, 1]',
        ),
    )
    program = path.parent / "k.ll"
    program.write_text(
        program.read_text().replace("i32 noundef %n", "ptr byval(%struct.S) align 8 %n")
    )
    passed = launched(path)[0][3][2]
    assert passed.pointers == ((8, Pointer("x")), (16, Pointer("y", 16)))
    assert passed.padding == (4, 5, 6, 7, *range(25, 32))
    assert len(passed.content) == 32
    assert (passed.content[:4], passed.content[24]) == ((8).to_bytes(4, "little"), 3)


def test_reference(write) -> None:
    path = write(
        ("[sizes]", 'python = "f.py"\nreference = "reference"\n[sizes]'), python=REFERENCE
    )
    workload = load(path)
    assert workload.reference is not None
    case = workload.heldout[0]
    x = workload.launches(case).buffers[0].array.copy()
    expected = workload.reference(case)
    np.testing.assert_array_equal(expected["y"], x * np.float32(2))
    np.testing.assert_array_equal(workload.launches(case).buffers[0].array, x)
    assert require_agreement(workload, case, expected) == 0.0
    with pytest.raises(WorkloadError, match="the unmodified kernel disagrees in case heldout0"):
        require_agreement(workload, case, {"y": x})


def test_a_reference_is_asked_once_for_a_case_and_may_use_its_arrays_again(write) -> None:
    body = """import numpy as np
calls, room = [], np.zeros(32, np.float32)
def reference(inputs, sizes):
    calls.append(1)
    room[:] = len(calls)
    return {"y": room[: len(inputs["x"])]}
"""
    path = write(("[sizes]", 'python = "f.py"\nreference = "reference"\n[sizes]'), python=body)
    workload = load(path)
    assert workload.reference is not None
    first, second = workload.train[0], workload.heldout[0]
    asked = [workload.reference(case)["y"][0] for case in (first, second, first, second)]
    assert asked == [1.0, 2.0, 1.0, 2.0]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return None", "reference: returned NoneType, not a dict"),
        ("return {}", "reference: does not return array 'y'"),
        ("return {'y': inputs['x'], 'x': 1}", "which is not out or inout: 'x'"),
        ("return {'y': inputs['x'][1:]}", r"reference: 'y': has shape \(7,\)"),
        ("return {'y': [1.0]}", "reference: 'y': is a list"),
        ("return {'y': inputs['z']}", r"f\.py: reference raised KeyError: 'z'"),
    ],
)
def test_bad_references(write, body: str, message: str) -> None:
    path = write(
        ("[sizes]", 'python = "f.py"\nreference = "reference"\n[sizes]'),
        python=f"def reference(inputs, sizes):\n    {body}\n",
    )
    workload = load(path)
    assert workload.reference is not None
    with pytest.raises(WorkloadError, match=message):
        workload.reference(workload.train[0])


@pytest.mark.parametrize("body", ["return {'y': inputs['z']}", "return {}"])
def test_messages_for_records_name_no_folder(write, tmp_path: Path, body: str) -> None:
    """Else a journal would depend on where the run lies."""
    path = write(
        ("[sizes]", 'python = "f.py"\nreference = "reference"\n[sizes]'),
        python=f"def reference(inputs, sizes):\n    {body}\n",
    )
    told: list[str] = []
    for brief in (False, True):
        workload = load(path, brief=brief)
        assert workload.reference is not None
        with pytest.raises(WorkloadError) as caught:
            workload.reference(workload.train[0])
        told.append(str(caught.value))
    assert told[0] == f"{tmp_path}/{told[1]}"


def test_digest_covers_spec_python_and_data(write, tmp_path: Path) -> None:
    np.save(tmp_path / "x_8.npy", np.zeros(8, np.float32))
    np.save(tmp_path / "x_12.npy", np.zeros(12, np.float32))
    changes = (
        ('init = { kind = "uniform" }', 'file = "x_{n}.npy"'),
        ("[sizes]", 'python = "f.py"\n[sizes]'),
    )
    digests = [load(write(*changes)).digest, load(write(*changes)).digest]
    assert digests[0] == digests[1]
    assert len(digests[0]) == 64
    digests = digests[:1]
    digests.append(load(write(*changes, ("seed = 1\n", "seed = 2\n"))).digest)
    digests.append(load(write(*changes, python="# changed")).digest)
    np.save(tmp_path / "x_12.npy", np.ones(12, np.float32))
    digests.append(load(write(*changes)).digest)
    assert len(set(digests)) == 4


def test_the_quickest_training_case_comes_first(write) -> None:
    more = ("[[train]]\n", '[[train]]\nseed = 3\nsizes = { n = 100 }\nname = "big"\n[[train]]\n')
    assert [c.name for c in load(write(more)).train] == ["train1", "big"]
