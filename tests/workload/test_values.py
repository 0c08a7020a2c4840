"""`values`: what a case changes about its scalars and arrays."""

import tomllib
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.errors import WorkloadError
from gevo.validate.fresh import describe
from gevo.workload.case import Role, TestCase, case_text, case_toml, parse_case
from gevo.workload.spec import load

SPEC = """\
program = "k.ll"
python = "f.py"
reference = "reference"
tolerance = 1e9
[sizes]
n = 64
m = 3
[derived]
whole = "bias + 1"
[scalars]
factor = 2.0
bias = 3
twice = "2 * factor"
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform", low = -1, high = "m" }
[arrays.k]
role = "in"
dtype = "i8"
shape = ["n / 8", 8]
init = { kind = "integers", low = -5, high = "m + 1" }
[arrays.u]
role = "inout"
dtype = "u16"
shape = ["n"]
init = { kind = "permutation" }
[arrays.b]
role = "in"
dtype = "bool"
shape = ["n"]
init = { kind = "zeros" }
[arrays.f]
role = "in"
dtype = "f64"
shape = ["n"]
init = { kind = "python", function = "fill" }
[arrays.y]
role = "out"
dtype = "f32"
shape = ["n"]
[arrays.s]
role = "scratch"
dtype = "f32"
shape = ["n"]
[[launch]]
kernel = "scale"
grid = 1
block = [4]
args = ["x", "y", "whole", "twice"]
[[loop]]
var = "t"
[[loop.launch]]
kernel = "bump"
grid = 1
block = 1
args = ["k", "u", "n"]
[[loop.launch]]
kernel = "bump"
grid = 1
block = 1
args = ["b", "s", "n"]
[[loop.launch]]
kernel = "bump"
grid = 1
block = 1
args = ["f", "s", "n"]
[[train]]
seed = 1
[[heldout]]
seed = 101
sizes = { n = 16 }
"""
PYTHON = """
import numpy as np
def fill(rng, sizes):
    return rng.normal(sizes["factor"], 1, sizes["n"])
def reference(inputs, sizes):
    return {"y": (inputs["x"] * sizes["twice"]).astype(np.float32), "u": inputs["u"]}
"""


@pytest.fixture
def workload(write):
    return load(write(spec=SPEC, python=PYTHON))


def contents(workload, *values, **sizes) -> dict[str, np.ndarray]:
    case = replace(workload.train[0], values=values)
    case = replace(case, sizes=tuple({**case.size, **sizes}.items()))
    case = workload.checked(case)
    return {b.name: b.array for b in workload.launches(case).buffers}


def test_numbers(workload):
    x = contents(workload, "x = 3.5")["x"]
    assert x.dtype == np.float32
    assert (x == 3.5).all()
    assert np.isnan(contents(workload, "x = nan")["x"]).all()
    found = contents(workload, "x = -inf", "k[9] = n - 1 - 1", "u = 2 ** 16 - 1", "b = 1")
    assert (found["x"] == -np.inf).all()
    assert found["k"][1, 1] == 62
    assert (found["u"] == 65535).all()
    assert found["b"].all()
    before = contents(workload)
    assert (found["k"] != before["k"]).sum() == 1
    assert (found["f"] == before["f"]).all()


def test_scalars_come_first_and_everything_follows(workload):
    case = workload.checked(
        replace(workload.train[0], values=("x = twice", "factor = m + 0.5", "bias = factor * 2"))
    )
    launches = workload.launches(case)
    arrays = {b.name: b.array for b in launches.buffers}
    assert (arrays["x"] == 7).all()
    assert arrays["f"].mean() == pytest.approx(3.5, abs=0.6)
    assert (workload.reference(case)["y"] == 49).all()
    seen = []

    class Host:
        def launch(self, kernel, grid, block, args, shared_bytes=0, cooperative=False):
            seen.append(args)

    launches.drive(Host())
    assert seen[0][2:] == (8, 7.0)
    assert (contents(workload)["x"] < 3).all()


def test_order_and_random_changes(workload):
    plain = contents(workload)
    found = contents(workload, "sorted(x)", "reversed(u)", "shuffled(k)", "negated(f)")
    assert (found["x"] == np.sort(plain["x"])).all()
    assert (found["u"] == np.arange(64)[::-1]).all()
    assert (found["f"] == -plain["f"]).all()
    assert (found["k"] != plain["k"]).any()
    assert (np.sort(found["k"], None) == np.sort(plain["k"], None)).all()
    assert found["k"].shape == (8, 8)
    assert (contents(workload, "k = -128", "negated(k)")["k"] == -128).all()
    wide = contents(workload, "x[0] = 2", "scaled(x, 3e38)")["x"]
    assert wide[0] == np.inf
    assert (contents(workload, "cycle(k, 0, 1, -1)")["k"].ravel()[:4] == [0, 1, -1, 0]).all()
    assert (
        contents(workload, "counted(k, -2, 1)")["k"].ravel()[:6] == [-2, -1, 0, 1, -2, -1]
    ).all()
    every = contents(workload, "counted(k, -128, 127)", n=400, m=8)["k"].ravel()
    assert set(every) == set(range(-128, 128))


@pytest.mark.parametrize("n", [8, 64, 4096])
def test_sprinkled(workload, n):
    found = contents(workload, "x = 0", "sprinkled(x, nan, 5)", n=n, m=2)["x"]
    changed = (found != 0).sum()
    assert changed >= 1
    assert set(found[np.isfinite(found)]) <= {0, 5}
    if n == 4096:
        assert n / 10 < changed < n / 6


def test_drawn_anew_from_streams_of_its_own(workload):
    first = contents(workload, "x = uniform(-4, 4)", "f = integers(0, bias)")
    assert -4 <= first["x"].min() < -2 < 2 < first["x"].max() < 4
    assert set(first["f"]) == {0, 1, 2}
    again = contents(workload, "k = 0", "x = uniform(-4, 4)", "f = integers(0, bias)")
    assert (first["x"] == again["x"]).all()
    assert (first["f"] == again["f"]).all()
    twice = contents(workload, "x = uniform(-4, 4)", "x = uniform(-4, 4)")["x"]
    assert (twice != first["x"]).any()
    other = contents(workload, "x = uniform(-1, m)")["x"]
    assert (other != contents(workload)["x"]).any()


MISTAKES = [
    ("x = ", r"train\[0\]\.values\[0\]: 'x =' is no statement such as"),
    ("x = 0; y = 1", r"is no statement such as"),
    ("import os", r"is no statement such as"),
    ("x", r"is no statement such as"),
    ("x += 1", r"is no statement such as"),
    ("x = y = 0", r"is no statement such as"),
    ("x.real = 0", r"is no statement such as"),
    ("x = x", r"unknown name 'x'"),
    ("x = p", r"unknown name 'p'"),
    ("x = open('f')", r"no function 'open'"),
    ("x = unifrm(0, 1)", r"no function 'unifrm', did you mean 'uniform'\?"),
    ("sortd(x)", r"no function 'sortd', did you mean 'sorted'\?"),
    ("os.system(x)", r"no function 'os\.system'"),
    ("x = sorted(x)", r"write 'sorted\(x, \.\.\.\)', without '='"),
    ("uniform(x)", r"write 'x = uniform\(low, high\)'"),
    ("x = uniform(1)", r"uniform takes two numbers"),
    ("x = uniform(0, inf)", r"uniform takes two numbers"),
    ("sorted(x, 1)", r"sorted takes an array only"),
    ("sorted(1)", r"takes the name of an array first"),
    ("scaled(x)", r"scaled takes an array and 1 values"),
    ("scaled(x, nan)", r"scaled takes a finite number"),
    ("cycle(x)", r"cycle takes an array and 1 or more values"),
    ("xx = 0", r"no array or scalar 'xx', did you mean 'x'\?"),
    ("facto = 0", r"no array or scalar 'facto', did you mean 'factor'\?"),
    ("n = 5", r"'n' is a size; set it under 'sizes'"),
    ("whole = 5", r"'whole' follows from other names"),
    ("twice = 5", r"'twice' follows from other names"),
    ("factor = inf", r"the scalar 'factor' takes a finite number"),
    ("sorted(factor)", r"the scalar 'factor' takes a finite number"),
    ("factor[0] = 1", r"the scalar 'factor' takes a finite number"),
    ("factor = whole", r"unknown name 'whole'"),
    ("y = 0", r"array 'y' has no contents at the beginning"),
    ("sorted(s)", r"array 's' has no contents at the beginning"),
    ("k = uniform(0, 1)", r"'uniform' is not for int8"),
    ("scaled(k, 2)", r"'scaled' is not for int8"),
    ("counted(x, 0, 1)", r"'counted' is not for float32"),
    ("counted(k, 0)", r"counted takes an array and 2 values"),
    ("negated(u)", r"'negated' is not for uint16"),
    ("negated(b)", r"'negated' is not for bool"),
    ("x = " + "1 + " * 500 + "1", r"longer than 1000 characters"),
]


@pytest.mark.parametrize(("statement", "message"), MISTAKES)
def test_mistakes_are_found_when_the_spec_is_loaded(write, statement, message):
    spec = SPEC.replace("seed = 1\n", f'seed = 1\nvalues = ["{statement}"]\n', 1)
    with pytest.raises(WorkloadError, match=message) as caught:
        load(write(spec=spec, python=PYTHON))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("x = 1e39", r"train0\.values: 'x = 1e\+39': 1e\+39 does not fit into float32"),
        ("x = 10 ** 200", r"does not fit into float32"),
        ("k = 128", r"'k = 128': 128 does not fit into int8"),
        ("k = 0.5", r"0\.5 is not for int8, which holds integers"),
        ("k = nan", r"nan is not for int8, which holds integers"),
        ("sprinkled(u, 1, -1)", r"-1 does not fit into uint16"),
        ("b = 2", r"2 does not fit into bool"),
        ("x[n] = 0", r"there is no element 64 of 64"),
        ("x[-1] = 0", r"is -1, must be at least 0"),
        ("x[n / 3] = 0", r"not an integer"),
        ("x = 1 / (n - 64)", r"division by zero"),
        ("x = uniform(2, 1)", r"'x = uniform\(2, 1\)': low 2 is above high 1"),
        ("counted(k, 1, 0)", r"'counted\(k, 1, 0\)': 0 lies below 1"),
        ("counted(k, 0, 200)", r"200 does not fit into int8"),
        ("k = integers(0, 500)", r"does not fit into int8"),
    ],
)
def test_values_that_do_not_fit_are_found_when_they_are_made(workload, statement, message):
    with pytest.raises(WorkloadError, match=message):
        contents(workload, statement)


def test_unchecked_cases_are_checked_when_they_are_made(workload):
    for statement in ("xx = 0", "n = 3", "sorted(factor)", "y = 0"):
        with pytest.raises(WorkloadError, match=f"train0.values: '{statement[:2]}"):
            workload.launches(replace(workload.train[0], values=(statement,)))


def test_identity(write):
    line = 'seed = 101\nvalues = ["x=0"]\nsizes = { n = 16 }\n[[heldout]]\nseed = 101\n'
    path = write(("seed = 101\n", line), spec=SPEC, python=PYTHON)
    workload = load(path)
    changed, plain = workload.heldout
    assert changed.values == ("x = 0",)
    for case in (changed, plain, changed):
        found = {b.name: b.array for b in workload.launches(case).buffers}
        assert (found["x"] == 0).all() == (case is changed)
    spaced = line.replace("seed = 101\n", 'seed = 101\nvalues = ["x  =  0"]\n').replace(
        'values = ["x  =  0"]\nvalues = ["x=0"]', 'values = ["x=0"]'
    )
    path = write(("seed = 101\n", spaced), spec=SPEC, python=PYTHON)
    message = r"heldout\[1\]: has the seed, the sizes and the values of heldout\[0\]"
    with pytest.raises(WorkloadError, match=message):
        load(path)


def test_facts(workload):
    case = replace(workload.train[0], values=("factor = 50", "f = 0", "x = nan"))
    facts = {one.name: one for one in workload.described(case)}
    assert list(facts) == ["x", "k", "u", "b", "f"]
    told = {n: (f.kind, f.low, f.high) for n, f in facts.items() if n != "f"}
    assert told == {
        "x": ("uniform", -1, 3),
        "k": ("integers", -5, 3),
        "u": ("permutation", 0, 63),
        "b": ("zeros", 0, 0),
    }
    assert facts["k"].shape == (8, 8)
    assert facts["u"].role is Role.INOUT
    assert facts["f"].kind == "python"
    assert 45 < facts["f"].low < facts["f"].high < 55
    assert workload.scalars == {"factor": 2.0, "bias": 3}


NUMBERS = st.integers(-5, 5).map(str) | st.sampled_from(["0.1", "nan", "-inf", "n - 1", "-0.0"])
STATEMENTS = st.one_of(
    st.builds("x = {}".format, NUMBERS),
    st.builds("x[{}]={}".format, st.integers(0, 7), NUMBERS),
    st.builds("x = uniform(-{}, {})".format, st.integers(0, 9), st.integers(0, 9)),
    st.sampled_from(["sorted(x)", "reversed( u )", "shuffled(k)", "scaled(x,1e6)"]),
    st.builds("cycle(x, {},{})".format, NUMBERS, NUMBERS),
    st.builds("factor = {}".format, st.floats(allow_nan=False, allow_infinity=False)),
)


@pytest.fixture(scope="module")
def fixed(tmp_path_factory):
    from tests.workload.conftest import PROGRAM

    folder = tmp_path_factory.mktemp("w")
    (folder / "k.ll").write_text(PROGRAM)
    (folder / "f.py").write_text(PYTHON)
    (folder / "w.toml").write_text(SPEC)
    return load(folder / "w.toml"), folder


@given(
    st.integers(0, 2**63 - 1),
    st.integers(1, 9),
    st.integers(-9, 9),
    st.lists(STATEMENTS, max_size=4),
)
def test_text_and_table_give_the_case_back(fixed, seed, n, m, values):
    workload, _ = fixed
    case = TestCase("given", seed, (("n", 8 * n), ("m", m)), tuple(values))
    case = workload.checked(case)
    assert parse_case(case_text(case), workload) == case
    table = tomllib.loads(case_toml(case, "found by\n\ngevo"))["heldout"]
    assert table == [
        {"seed": seed, "sizes": case.size} | ({"values": list(case.values)} if values else {})
    ]


def test_tables_load(fixed):
    workload, folder = fixed
    case = parse_case("n = 8; seed = 7; x = 0; sorted(k);", workload)
    path = folder / "more.toml"
    path.write_text(SPEC + case_toml(case, "found"))
    found = load(path).heldout[-1]
    assert replace(found, name="given") == case
    assert describe(case) == "given (n=8, m=3, seed 7; x = 0; sorted(k))"


def test_missing_entries_are_those_of_the_first_training_case(fixed):
    workload, _ = fixed
    assert parse_case("", workload) == replace(workload.train[0], name="given")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("n = 8.5", r"w\.toml: given: 'n = 8\.5': needs an integer"),
        ("n = 8; n = 9", r"'n = 9': 'n' is given twice"),
        ("seed = -1", r"a seed is from 0"),
        ("seed = 1; seed = 2", r"given\.values: 'seed = 2': no array or scalar 'seed'"),
        ("nn = 8", r"given\.values: 'nn = 8': no array or scalar 'nn', did you mean 'n'\?"),
        ("sortd(x)", r"did you mean 'sorted'"),
    ],
)
def test_mistakes_in_texts(fixed, text, message):
    with pytest.raises(WorkloadError, match=message):
        parse_case(text, fixed[0])
