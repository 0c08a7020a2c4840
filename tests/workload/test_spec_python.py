"""Python in a spec: drivers, generators, and specs that are Python files."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gevo.errors import LaunchFailed, WorkloadError
from gevo.workload.case import Pointer
from gevo.workload.spec import load


class Recorder:
    """A Host that computes nothing and remembers the launches."""

    def __init__(self) -> None:
        self.launches: list[tuple] = []

    def launch(self, kernel, grid, block, args, shared_bytes=0, cooperative=False) -> None:
        self.launches.append((kernel, grid, block, tuple(args), shared_bytes))

    def read(self, name):
        return np.zeros(1, np.int32)


REFERENCE = """
def reference(inputs, sizes):
    return {"y": inputs["x"] * sizes["factor"]}
"""

DRIVER = (
    (
        '[[launch]]\nkernel = "scale"\ngrid = ["ceil_div(n, 4)"]\nblock = [4]\n'
        'args = ["x", "y", "n", "factor"]\n',
        "",
    ),
    ("[sizes]", 'python = "f.py"\ndriver = "drive"\n[sizes]'),
)


def test_driver(write) -> None:
    source = """
from gevo.workload.case import Pointer
def drive(host, sizes):
    while True:
        host.launch("scale", (sizes["n"], 1, 1), (1, 1, 1), [Pointer("x"), sizes["factor"]])
        if host.read("y")[0] == 0:
            break
"""
    path = write(*DRIVER, python=source)
    workload, host = load(path), Recorder()
    workload.launches(workload.train[0]).drive(host)
    assert host.launches == [("scale", (8, 1, 1), (1, 1, 1), (Pointer("x"), 2.0), 0)]


def test_a_driver_that_raises_blames_the_variant(write) -> None:
    workload = load(write(*DRIVER, python="def drive(host, sizes): [][0]\n"))
    with pytest.raises(LaunchFailed, match=r"driver: .*f\.py: drive raised IndexError"):
        workload.launches(workload.train[0]).drive(Recorder())


def test_errors_of_the_device_pass_through_a_driver(write) -> None:
    class Refusing(Recorder):
        def launch(self, *args, **kwargs) -> None:
            raise LaunchFailed("illegal address")

    workload = load(write(*DRIVER, python="def drive(host, sizes): host.launch('scale')\n"))
    with pytest.raises(LaunchFailed, match=r"^illegal address$"):
        workload.launches(workload.train[0]).drive(Refusing())


def test_python_generators(write) -> None:
    source = """
import numpy as np
def ramp(rng, sizes):
    return np.linspace(0, 1, sizes["n"]) + rng.random()
def everything(rng, sizes):
    return {"x": np.full(sizes["n"], rng.random())}
def wrong(rng, sizes):
    return np.zeros(3)
"""
    one = write(
        ('{ kind = "uniform" }', '{ kind = "python", function = "ramp" }'),
        ("[sizes]", 'python = "f.py"\n[sizes]'),
        python=source,
    )
    workload = load(one)
    x = workload.launches(workload.train[0]).buffers[0].array
    assert x.dtype == np.float32
    np.testing.assert_allclose(np.diff(x), 1 / 7, rtol=1e-5)
    all_ = write(
        ('init = { kind = "uniform" }', ""),
        ("[sizes]", 'python = "f.py"\ninputs = "everything"\n[sizes]'),
        python=source,
    )
    workload = load(all_)
    assert np.ptp(workload.launches(workload.train[0]).buffers[0].array) == 0
    bad = write(
        ('{ kind = "uniform" }', '{ kind = "python", function = "wrong" }'),
        ("[sizes]", 'python = "f.py"\n[sizes]'),
        python=source,
    )
    workload = load(bad)
    with pytest.raises(WorkloadError, match=r"arrays\.x\.init: wrong\(\): has shape \(3,\)"):
        workload.launches(workload.train[0])


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return 3", "inputs: returned int, not a dict"),
        ("return {}", "inputs: does not give array 'x'"),
        ("return {'x': np.zeros(8), 'y': 0}", "inputs: gives 'y', which is not one to give"),
        ("return {'x': np.zeros(9)}", r"inputs: 'x': has shape \(9,\), expected \(8,\)"),
    ],
)
def test_bad_inputs_functions(write, body: str, message: str) -> None:
    path = write(
        ('init = { kind = "uniform" }', ""),
        ("[sizes]", 'python = "f.py"\ninputs = "f"\n[sizes]'),
        python=f"import numpy as np\ndef f(rng, sizes):\n    {body}\n",
    )
    workload = load(path)
    with pytest.raises(WorkloadError, match=message):
        workload.launches(workload.train[0])


def test_python_spec(write, tmp_path: Path) -> None:
    write()
    table = {
        "program": "k.ll",
        "reference": "reference",
        "sizes": {"n": 8},
        "scalars": {"factor": 2.0},
        "arrays": {
            "x": {"role": "in", "dtype": "f32", "shape": ("n",), "init": {"kind": "uniform"}},
            "y": {"role": "out", "dtype": "f32", "shape": "n"},
        },
        "launch": [
            {"kernel": "scale", "grid": 1, "block": ["n"], "args": ["x", "y", "n", "factor"]}
        ],
        "train": [{"seed": 1}],
        "heldout": ({"seed": 2, "sizes": {"n": 9}},),
    }
    path = tmp_path / "other.py"
    path.write_text(f"SPEC = {table!r}\n{REFERENCE}")
    workload = load(path)
    assert workload.name == "other"
    assert workload.reference is not None
    x = workload.launches(workload.train[0]).buffers[0].array
    np.testing.assert_array_equal(workload.reference(workload.train[0])["y"], 2 * x)
    path.write_text("spec = {}")
    with pytest.raises(WorkloadError, match=r"other\.py: defines no SPEC"):
        load(path)
    path.write_text(f"SPEC = {json.dumps({**table, 'heldout': []})}".replace('"sizes"', '"size"'))
    with pytest.raises(WorkloadError, match=r"other\.py: .*size: .*did you mean 'sizes'"):
        load(path)


def test_generators_are_asked_once_and_only_for_what_stays(write) -> None:
    """A case is made again and again, and its generators may be what takes longest."""
    source = """
import numpy as np
asked = []
def ramp(rng, sizes):
    asked.append(sizes["n"])
    return np.arange(sizes["n"]) + len(asked)
def count(inputs, sizes):
    return {"y": np.full_like(inputs["x"], len(asked))}
"""
    path = write(
        ('{ kind = "uniform" }', '{ kind = "python", function = "ramp" }'),
        ("[sizes]", 'python = "f.py"\nreference = "count"\n[sizes]'),
        python=source,
    )
    workload = load(path)
    first = workload.train[0]

    def made(*values, seed=first.seed):
        case = replace(first, seed=seed, values=values)
        return workload.launches(case).buffers[0].array, workload.reference(case)["y"][0]

    kept, asked = made()
    assert asked == 1
    changed, asked = made("x[0] = 7", "x[1] = 8")
    assert asked == 1
    assert list(changed[:3]) == [7, 8, kept[2]]
    assert list(made()[0][:3]) == [1, 2, 3] == list(kept[:3])
    assert list(made("x = 1", seed=9)[0][:2]) == [1, 1]
    assert set(made("among(x, 2, 3)", "negated(x)", seed=9)[0]) <= {-2, -3}
    assert made("x[0] = 7")[1] == 1
    assert made("x[0] = 7", seed=9)[1] == 2
