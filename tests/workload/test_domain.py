"""`[domain]`: what every input fulfils."""

from dataclasses import replace

import pytest

from gevo.errors import WorkloadError
from gevo.workload.case import parse_case
from gevo.workload.spec import load

SPEC = """\
program = "k.ll"
[sizes]
n = 16
m = 4
[derived]
half = "n / 2"
[scalars]
factor = 2.0
[arrays.x]
role = "inout"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform", low = -1, high = 1 }
[arrays.y]
role = "out"
dtype = "f32"
shape = ["n"]
[arrays.k]
role = "in"
dtype = "i32"
shape = ["n"]
init = { kind = "arange" }
[arrays.g]
role = "in"
dtype = "u64"
shape = ["m", "n / m"]
init = { kind = "integers", low = "2 ** 63", high = "2 ** 64" }
[arrays.c]
role = "in"
dtype = "f32"
shape = [8]
symbol = "table"
init = { kind = "zeros" }
[[launch]]
kernel = "scale"
grid = 1
block = 4
repeat = 3
args = ["x", { array = "y", offset = "m" }, "n", "factor"]
[[launch]]
kernel = "bump"
grid = 1
block = 4
args = ["k", "g", "n"]
[[train]]
seed = 1
[[heldout]]
seed = 2
sizes = { n = 32 }
"""


@pytest.fixture
def assuming(write):
    def assuming(*statements, changes=()):
        quoted = ", ".join(f'"{one}"' for one in statements)
        spec = SPEC.replace("[sizes]", f"[domain]\nassume = [{quoted}]\n[sizes]", 1)
        return load(write(*changes, spec=spec))

    return assuming


HOLD = [
    "n % 16 == 0",
    "half == n // 2 and factor == 2",
    "0 < m < n <= 32",
    "n == 16 or n == 32",
    "not n < 16",
    "n == 7 or m != 5 and not (n == 16 and m == 5)",
    "m == 5 or 1 / (m - 4 + (m == 4)) > 0",
    "-1 <= x <= 1",
    "abs(x) <= 1.0",
    "x < 0 or x >= 0",
    "0 <= k < n",
    "k * 1000000000 < 32 * 1000000000",  # not in i32
    "k % 2 == 0 or k % 2 == 1",
    "k // 1 == k and ceil_div(k, 2) * 2 >= k and k / 2 <= half",
    "min(k, n) == k and max(k, 0) == k and min(n, m) == 4",
    "x + 0 * k == x",
    "g >= 2 ** 63",
    "g > -1",
    "k ** 2 >= k",
    "+k >= -k",
    "c == 0",
    "distinct(k)",
    "sorted(k) and finite(x)",
    "not sorted(x)",
    "not distinct(c) or n < 0",
    "noalias(x, y)",
    "noalias(x, x)",
    "noalias(k, g)",
    "aligned(x, 256) and aligned(y, 16) and aligned(k, 4 * m)",
]


@pytest.mark.parametrize("statement", HOLD)
def test_what_holds(assuming, statement):
    workload = assuming(statement)
    assert workload.domain == (statement,)
    assert workload.violated(workload.train[0]) == ()
    assert workload.violated(workload.heldout[0]) == ()
    workload.require_domain(workload.train[0])


FAIL = [
    ("n == 16", r"'n == 16' does not hold in case heldout0: n = 32$"),
    ("n > m > 5", r"does not hold in case train0: n = 16, m = 4$"),
    ("half > 9 or factor != 2", r"train0: half = 8, factor = 2\.0$"),
    ("not 0 < n", r"train0: n = 16$"),
    ("k < n - 1", r"train0: k\[15\] = 15, n = 16$"),
    ("1 < 0", r"does not hold in case train0$"),
    ("0 <= k < 8 and x < 1", r"train0: k\[8\] = 8$"),
    ("x < 0 or k < 3", r"train0: x\[\d+\] = 0\.\d+, k\[\d+\] = \d+$"),
    ("k != 3", r"train0: k\[3\] = 3$"),
    ("not k == 5", r"train0: k\[5\] = 5$"),
    ("g < 2 ** 63", r"train0: g\[0\] = \d+$"),
    ("distinct(c)", r"train0: c\[1\] = 0\.0$"),
    ("sorted(x)", r"train0: x\[\d+\] = "),
    ("not finite(x)", r"does not hold in case train0$"),
    ("aligned(y, 32)", r"train0: scale is passed 'y' at byte 16$"),
    ("aligned(x, 512)", r"train0: an array is at a multiple of 256 only$"),
    ("aligned(x, 3)", r"train0: an array is at a multiple of 256 only$"),
]


@pytest.mark.parametrize(("statement", "message"), FAIL)
def test_every_case_of_the_spec_must_be_inside(assuming, statement, message):
    with pytest.raises(WorkloadError, match=r"w\.toml: domain\.assume\[1\]: .*" + message) as got:
        assuming("n > 0", statement)
    assert "\n" not in str(got.value)


WRONG = [
    ("n +", r"domain\.assume\[0\]: 'n \+' is no statement"),
    ("n", r"'n': is neither true nor false: write a comparison"),
    ("n and m > 2", r"is neither true nor false"),
    ("n > 2 or m", r"'m' is neither true nor false"),
    ("not n", r"'n' is neither true nor false"),
    ("nn > 2", r"unknown name 'nn', did you mean 'n'\?"),
    ("y > 2", r"array 'y' has no contents at the beginning"),
    ("x > 'a'", r"Constant does not exist here"),
    ("x[0] > 2", r"Subscript does not exist here"),
    ("[n for n in x] > 2", r"ListComp does not exist here"),
    ("x.size > 2", r"Attribute does not exist here"),
    ("n in x", r"the operator In does not exist here"),
    ("n << 2 > 3", r"the operator LShift does not exist here"),
    ("open('f') > 2", r"no function 'open'"),
    ("distint(x)", r"no function 'distint', did you mean 'distinct'\?"),
    ("minn(n, 2) > 1", r"no function 'minn', did you mean 'min'\?"),
    ("min(n) > 1", r"min takes 2 or more plain argument\(s\)"),
    ("abs(n, 2) > 1", r"abs takes 1 plain argument\(s\)"),
    ("distinct(n)", r"'n' is no array"),
    ("distinct(x, k)", r"distinct takes an array"),
    ("distinct(x + 1)", r"distinct takes an array"),
    ("sorted(y)", r"array 'y' has no contents"),
    ("noalias(x)", r"noalias takes two arrays"),
    ("noalias(x, z)", r"no array or pointer parameter 'z'"),
    ("aligned(x)", r"aligned takes an array and a number of bytes"),
    ("aligned(x, k)", r"'k' must be one number"),
    ("aligned(c, 4)", r"array 'c' is a variable of the module, not an argument"),
    ("n > 2; m", r"'n > 2; m' is no statement"),
    ("x < " + "1 + " * 500 + "1", r"longer than 1000 characters"),
]


@pytest.mark.parametrize(("statement", "message"), WRONG)
def test_wrong_statements(assuming, statement, message):
    with pytest.raises(WorkloadError, match=message) as got:
        assuming(statement)
    assert "\n" not in str(got.value)


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("n % (m - 4) == 0", r"'n % \(m - 4\) == 0': division by zero"),
        ("n % k == 0", r"division by zero"),
        ("k // (m - 4) == 0", r"division by zero"),
        ("x < c", r"arrays of different shapes: \[16\] and \[8\]|\[8\] and \[16\]"),
        ("2 ** (n * 1000) > 0", r"the power is too large"),
        ("aligned(x, 0)", r"0 is no alignment"),
        ("k < 0 or k ** -1 > 0", r": .*negative"),
        ("-(x > 0) < 1", r"is not made of single numbers"),
    ],
)
def test_no_truth_value(assuming, statement, message):
    with pytest.raises(WorkloadError, match=message):
        assuming(statement)


def test_other_contents(assuming):
    workload = assuming("-1 <= x <= 1", "sorted(k)", "n % 16 == 0")
    case = workload.train[0]
    held = {b.name: b.array for b in workload.launches(case).buffers if b.given}
    assert not workload.excludes(case, held)
    assert workload.excludes(case, {**held, "x": held["x"] + 2})
    assert workload.excludes(case, {**held, "k": held["k"][::-1]})
    assert workload.excludes(replace(case, sizes=(("n", 24), ("m", 4))), held)
    assert not assuming("n % 16 == 0").excludes(case, {**held, "x": held["x"] + 2})


def test_other_cases(assuming):
    statements = ("n % 16 == 0", "-1 <= x <= 1", "x != 0.5", "finite(x)", "sorted(k)")
    workload = assuming(*statements)
    assert dict(workload.domain_names) == dict(
        zip(statements, map(frozenset, ("n", "x", "x", "x", "k")), strict=True)
    )
    assert workload.violated(parse_case("n = 24", workload)) == ("n % 16 == 0",)
    assert workload.violated(parse_case("x[3] = 1.5", workload)) == ("-1 <= x <= 1",)
    assert workload.violated(parse_case("x[3] = nan; reversed(k)", workload)) == statements[1:]
    with pytest.raises(WorkloadError, match=r"-1 <= x <= 1' .* case given: x\[3\] = 1\.5"):
        workload.require_domain(parse_case("x[3] = 1.5", workload))
    case = replace(workload.train[0], values=("k = 0",))
    assert workload.violated(case) == ()


def test_a_given_case_outside_is_an_error_when_the_spec_is_loaded(assuming):
    with pytest.raises(WorkloadError, match=r"does not hold in case heldout0: x\[2\] = nan"):
        assuming("abs(x) <= 1", changes=[("seed = 2\n", 'seed = 2\nvalues = ["x[2] = nan"]\n')])


SWAPPED = ("repeat = 3", 'repeat = 3\nswap = [["x", "y"]]')
MORE = """[[launch]]
kernel = "bump"
grid = 1
block = 4
args = ["x", "k", "n"]
[[train]]
"""


@pytest.mark.parametrize("statement", ["noalias(x, y)", "noalias(y, x)", "noalias(y, y)"])
def test_the_same_array_for_two_parameters(assuming, statement):
    """`x` and `y` are also the names of the kernel's parameters."""
    with pytest.raises(WorkloadError, match=r"train0: scale is passed 'y' twice$"):
        assuming(statement, changes=[('args = ["x"', 'args = ["y"'), ("[[train]]\n", MORE)])


def test_arrays_that_swap_are_still_distinct(assuming):
    workload = assuming("noalias(x, y)", "noalias(y, y)", changes=[SWAPPED])
    assert len(workload.domain) == 2
    with pytest.raises(WorkloadError, match=r"scale is passed 'x' at byte 16"):
        assuming("aligned(x, 32)", changes=[SWAPPED])


def test_tuning_parameters_have_no_place(write):
    tune = '[tune]\nparameters = { t = [4] }\ndefaults = { t = 4 }\n[domain]\nassume = ["t > 1"]\n'
    with pytest.raises(WorkloadError, match=r"'t' depends on a tuning parameter"):
        load(write(spec=SPEC + tune))


def test_driver_passes_what_is_not_known(write):
    start, end = SPEC.index("[[launch]]"), SPEC.index("[[train]]")
    spec = SPEC[:start] + SPEC[end:]
    spec = 'python = "f.py"\ndriver = "drive"\n' + spec
    spec += '[domain]\nassume = ["noalias(x, y)", "aligned(x, 16)", "n > 4"]\n'
    workload = load(write(spec=spec, python="def drive(host, sizes): pass\n"))
    assert workload.violated(workload.train[0]) == ()


def test_statements_are_part_of_the_digest(assuming):
    assert assuming("n > 1").digest != assuming("n > 2").digest
    assert assuming().domain == ()


def test_long_statements_may_have_several_lines(write):
    text = '[domain]\nassume = ["""\n    n > 1 and\n    m > 2\n"""]\n'
    assert load(write(spec=SPEC + text)).domain == ("n > 1 and m > 2",)


@pytest.mark.parametrize(
    ("statements", "name", "bounds"),
    [
        (["-1 <= x <= 2"], "x", (-1, 2)),
        (["x >= -1 and 3 > x"], "x", (-1, 3)),
        (["0 <= k < n"], "k", (0, 16)),
        (["k < 2 * n", "k <= n", "k < 100"], "k", (None, 16)),
        (["m <= 20"], "m", (None, 20)),
        (["factor > 1"], "factor", (1, None)),
        (["abs(x) <= 4"], "x", (-4, 4)),
        (["4 >= abs(x - 1)"], "x", (-3, 5)),
        (["-x < 7"], "x", (-7, None)),
        (["2 * x <= 7", "x / -2 <= 3"], "x", (-6, 3.5)),
        (["5 - x <= n"], "x", (-11, None)),
        (["max(k, 0) <= 40", "min(k, 3) >= -2"], "k", (-2, 40)),
        (["factor == 4 / 2"], "factor", (2, 2)),
    ],
)
def test_between_which_numbers_a_name_lies(assuming, statements, name, bounds):
    workload = assuming(*statements)
    assert workload.bounds(workload.train[0])[name] == bounds


@pytest.mark.parametrize(
    "statement",
    [
        "x < 0 or x >= 0",
        "not x > 2",
        "x + 0 * k < 9",
        "x < 1 + 0 * k + 9",
        "x != 7",
        "finite(x)",
        "abs(x) > -3",
        "max(x, 1) > 0",
        "0 * factor <= 9",
    ],
)
def test_what_bounds_nothing(assuming, statement):
    workload = assuming(statement)
    assert workload.bounds(workload.train[0]) == {}


def test_bounds_follow_a_cases_sizes(assuming):
    workload = assuming("0 <= k < n")
    assert workload.bounds(workload.heldout[0])["k"] == (0, 32)
