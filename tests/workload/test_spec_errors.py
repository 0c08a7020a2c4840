"""Everything that can be wrong with a spec is one line that names file and key."""

from pathlib import Path

import numpy as np
import pytest

from gevo.errors import WorkloadError
from gevo.workload.case import TestCase
from gevo.workload.spec import load

PYTHON = ("[sizes]", 'python = "f.py"\n[sizes]')
ARGS = '["x", "y", "n", "factor"]'
LAUNCH = ("block = [4]", "block = [4]\n")

MISTAKES = [
    # keys and types
    (("[sizes]", "[size]"), r"size: unknown key, did you mean 'sizes'\?"),
    (("shape", "shap"), r"arrays\.x\.shap: unknown key, did you mean 'shape'\?"),
    (("grid", "gird"), r"launch\[0\]\.gird: unknown key, did you mean 'grid'\?"),
    (("seed = 1\n", "sead = 1\n"), r"train\[0\]\.sead: unknown key, did you mean 'seed'\?"),
    (('program = "k.ll"', ""), r"program: field required"),
    (('kernel = "scale"', ""), r"launch\[0\]\.kernel: field required"),
    (("seed = 1\n", 'seed = "1"\n'), r"train\[0\]\.seed: input should be a valid integer"),
    (("seed = 1\n", "seed = -1\n"), r"train\[0\]\.seed: "),
    (('role = "in"', 'role = "input"'), r"arrays\.x\.role: input should be 'in', 'out'"),
    (('dtype = "f32"', 'dtype = "f23"'), r"arrays\.x\.dtype: 'f23' is no type, did you mean"),
    (("block = [4]", "block = [1, 1, 1, 1]"), r"launch\[0\]\.block: "),
    (("block = [4]", "block = []"), r"launch\[0\]\.block: "),
    (("block = [4]", "block = true"), r"launch\[0\]\.block\[0\]: must be a number or"),
    (("[sizes]", "timeout_s = 0\n[sizes]"), r"timeout_s: "),
    (("[sizes]", "tolerance = nan\n[sizes]"), r"tolerance: "),
    (("n = 8", "n = 8.5"), r"sizes\.n: input should be a valid integer"),
    (("[[train]]\nseed = 1\n", ""), r"train: field required"),
    (("[[train]]\n", "[[train]\n"), r"is not TOML: "),
    # names
    (("n = 8", "n = 8\ny = 3"), r"arrays\.y: the name is taken by sizes\.y"),
    (("factor = 2.0", "factor = 2.0\nn = 1"), r"scalars\.n: the name is taken by sizes\.n"),
    (("n = 8", "n = 8\nmin = 3"), r"sizes\.min: the name means something else"),
    (("n = 8", "n = 8\ni = 3"), r"sizes\.i: the name means something else"),
    (("n = 8", "n = 8\nin = 3"), r"sizes\.in: is a word of the language"),
    (("n = 8", 'n = 8\n"a b" = 3'), r"sizes\.a b: must be letters"),
    # expressions
    (('["n"]', '["m"]'), r"arrays\.x\.shape: 'm': unknown name 'm'"),
    (('["n"]', '["n - 8"]'), r"arrays\.x\.shape: 'n - 8': is 0, must be at least 1"),
    (('["n"]', '["n / 3"]'), r"arrays\.x\.shape: 'n / 3': is 2\.66.*, not an integer"),
    (('["n"]', '["n +"]'), r"arrays\.x\.shape: 'n \+' is not an expression"),
    (("ceil_div(n", "ceildiv(n"), r"launch\[0\]\.grid: .*did you mean 'ceil_div'"),
    (("ceil_div(n", "ceil_div(k"), r"launch\[0\]\.grid: .*unknown name 'k'"),
    (("(n, 4)", "(n, 0)"), r"launch\[0\]\.grid: .*division by zero \(in case train0\)"),
    (("block = [4]", 'block = ["n - 12"]'), r"launch\[0\]\.block: .*must be at least 1"),
    (("block = [4]", "block = [64, 32]"), r"launch\[0\]\.block: 2048 threads"),
    (("block = [4]", 'block = ["128 * n - 500"]'), r"1036 threads.* \(in case heldout0\)"),
    (("block = [4]", 'block = 4\nrepeat = "-1"'), r"launch\[0\]\.repeat: .*at least 0"),
    (("block = [4]", 'block = 4\nrepeat = "i"'), r"launch\[0\]\.repeat: 'i': unknown name"),
    (("block = [4]", "block = 4\nrepeat = 0"), r"launch: this case launches nothing"),
    (("block = [4]", "block = 4\nrepeat = 1000000"), r"more than 100000 launches"),
    (("block = [4]", 'block = 4\nrepeat = "int(1e300)"'), r"repeat: more than 100000 launches"),
    (
        ("block = [4]", 'block = 4\nrepeat = "10**30"\nwhen = "i < 1"'),
        r"more than 100000 launches",
    ),
    (
        ("[[launch]]", "[[loop]]\nrepeat = 90000\n[[loop.launch]]\nrepeat = 90000\nwhen = 0"),
        r"more than 100000 launches",
    ),
    (("block = [4]", 'block = 4\nshared_bytes = "-n"'), r"launch\[0\]\.shared_bytes: "),
    (("[scalars]", '[derived]\na = "b"\nb = 1\n[scalars]'), r"derived\.a: 'b': unknown name"),
    (("[scalars]", '[derived]\na = "n / 3"\n[scalars]'), r"derived\.a: .*not an integer"),
    (("factor = 2.0", 'factor = "1 / (n - 12)"'), r"scalars\.factor: .*division by zero"),
    # arguments
    ((ARGS, '["x", "z", "n", "factor"]'), r"launch\[0\]\.args\[1\]: 'z': unknown name 'z'"),
    ((ARGS, '["x", "y", "n", "facto"]'), r"args\[3\]: .*did you mean 'factor'"),
    ((ARGS, '["x + 1", "y", "n", "factor"]'), r"args\[0\]: .*write \{ array = \"x\""),
    ((ARGS, '[{ array = "xx" }, "y", "n", 1]'), r"args\[0\]: no array 'xx', did you mean 'x'"),
    ((ARGS, '[{ array = "x", offset = "n + 1" }, "y", 1, 1]'), r"offset: .*beyond the 8 elem"),
    ((ARGS, '[{ array = "x", offset = "-1" }, "y", 1, 1]'), r"offset: .*must be at least 0"),
    (
        (ARGS, '[{ offset = 1 }, "y", 1, 1]'),
        r"args\[0\]: needs one of 'array', 'pointers', 'texture'",
    ),
    ((ARGS, '[{ texture = "x", wrap = true }, "y", 1, 1]'), r"args\[0\]: 'wrap' goes with"),
    ((ARGS, '["x", "y", "n"]'), r"launch\[0\]\.args: 3 arguments, scale takes 4 \(ptr x, "),
    ((ARGS, '["x", "y", "factor", "x"]'), r"args\[3\]: parameter 'factor' of scale takes a num"),
    ((ARGS, '["x", 7, "n", "factor"]'), r"args\[1\]: parameter 'y' of scale takes an array"),
    ((ARGS, '["x", "y", { fields = ["f32 n"] }, 1]'), r"args\[2\]: .*takes a number \(i32"),
    ((ARGS, '["x", "y", { fields = ["f23 n"] }, 1]'), r"args\[2\]\.fields: 'f23' is no type"),
    ((ARGS, '["x", "y", { fields = ["ptr z"] }, 1]'), r"args\[2\]\.fields: no array 'z'"),
    ((ARGS, '["x", "y", { fields = ["ptr x + 1"] }, 1]'), r"'ptr x \+ 1' is no address"),
    (('"scale"', '"scal"'), r"launch\[0\]\.kernel: no kernel 'scal', did you mean 'scale'"),
    (('"scale"', '"not_a_kernel"'), r"no kernel 'not_a_kernel' \(there are: bump, scale\)"),
    (("block = [4]", 'block = 4\nswap = [["x", "y"]]'), r"swap\[0\]: .*'in' array may not be"),
    (("block = [4]", 'block = 4\nswap = [["x", "x"]]'), r"swap\[0\]: must be two different"),
    (("block = [4]", 'block = 4\nswap = [["x", "z"]]'), r"swap\[0\]: no array 'z'"),
    (("block = [4]", 'block = 4\nwhen = "j"'), r"launch\[0\]\.when: 'j': unknown name"),
    # arrays
    (
        ("[[launch]]", '[arrays.t]\nrole = "scratch"\ndtype = "i8"\nshape = 1\n[[launch]]'),
        r"arrays\.t: no launch takes it",
    ),
    (('init = { kind = "uniform" }', ""), r"arrays\.x: needs 'init' or 'file'"),
    (('"uniform" }', '"uniform" }\nfile = "x.npy"'), r"arrays\.x\.file: give either"),
    (('init = { kind = "uniform" }', 'file = "x.npy"'), r"arrays\.x\.file: cannot read .*x\.npy"),
    (('role = "out"', 'role = "out"\ninit = { kind = "zeros" }'), r"arrays\.y\.init: an 'out'"),
    (('role = "out"', 'role = "scratch"'), r"arrays: none is out or inout"),
    (
        ('role = "in"', 'role = "in"\nsymbol = "tabel"'),
        r"symbol: k\.ll has no variable 'tabel', d",
    ),
    (('"uniform"', '"python"'), r"arrays\.x\.init\.function: must name"),
    (('"uniform"', '"python", function = "f"'), r"arrays\.x\.init\.function: 'f' needs a file"),
    (('"uniform"', '"python", func = "f"'), r"arrays\.x\.init\.func: unknown key"),
    # cases
    (("n = 12", "m = 12"), r"heldout\[0\]\.sizes\.m: no such size in \[sizes\]"),
    (("seed = 101\nsizes = { n = 12 }", "seed = 1"), r"heldout\[0\]: has the seed and the sizes"),
    (("seed = 101", 'name = "train0"\nseed = 101'), r"heldout\[0\]\.name: is the name of train"),
    # files, functions and the metric
    (('"k.ll"', '"l.ll"'), r"program: there is no file .*l\.ll"),
    (("[sizes]", 'python = "g.py"\n[sizes]'), r"python: cannot read .*g\.py: No such file"),
    (("[sizes]", 'reference = "f"\n[sizes]'), r"reference: 'f' needs a file: set 'python'"),
    (("[sizes]", 'driver = "f"\n[sizes]'), r"driver: replaces \[\[launch\]\]"),
    (("[[train]]", '[error]\nmetric = "exakt"\n[[train]]'), r"error\.metric: input should be"),
    (("[[train]]", '[error]\nmetric = "python"\n[[train]]'), r"error: metric 'python' and 'func"),
    (("[[train]]", '[error]\nfunction = "f"\n[[train]]'), r"error: metric 'python' and 'func"),
    (("[[train]]", "[error]\nfloor = 1.0\n[[train]]"), r"error: 'floor' means nothing to metric"),
    (("[[train]]", '[error]\nmetric = "max_relative"\nfloor = 0.0\n[[train]]'), r"error\.floor: "),
    # loops
    (
        (
            "[[launch]]",
            '[[loop]]\n[[loop.launch]]\nkernel = "bump"\ngrid = 1\nblock = 1\n'
            'args = ["x", "y", 1]\n[[launch]]',
        ),
        r"launch: a \[\[launch\]\] after a \[\[loop\]\]",
    ),
    (("[[launch]]", "[[loop]]\n[[loop.launch]]"), None),
    (("[[launch]]", '[[loop]]\nvar = "n"\n[[loop.launch]]'), r"loop\[0\]\.var: 'n' is taken"),
    (("[[launch]]", '[[loop]]\nvar = "i"\n[[loop.launch]]'), r"loop\[0\]\.launch\[0\]: 'i' is"),
    (("[[launch]]", '[[loop]]\nrepeat = "k"\n[[loop.launch]]'), r"loop\[0\]\.repeat: 'k': unkn"),
    (("[[launch]]", "[[loop]]\n"), r"loop\[0\]\.kernel: unknown key"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=lambda v: str(v)[:60])
def test_mistakes(write, change: tuple[str, str], message: str | None) -> None:
    path = write(change)
    if message is None:
        assert load(path).train
        return
    with pytest.raises(WorkloadError, match=message) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("python", "message"),
    [
        ("def refrence(inputs, sizes): pass", r"reference: no function 'reference' in .*refrence"),
        ("reference = 3", r"reference: no function 'reference'"),
        ("1 / 0", r"python: importing .*f\.py raised ZeroDivisionError: division by zero"),
        ("def f(:", r"python: importing .*f\.py raised SyntaxError"),
        ("import no_such_module_at_all", r"raised ModuleNotFoundError"),
        ("raise SystemExit(3)", r"raised SystemExit: 3"),
        ("raise RuntimeError('two\\nlines')", r"raised RuntimeError: two$"),
    ],
)
def test_mistakes_in_python(write, python: str, message: str) -> None:
    path = write(("[sizes]", 'python = "f.py"\nreference = "reference"\n[sizes]'), python=python)
    with pytest.raises(WorkloadError, match=message) as caught:
        load(path)
    assert "\n" not in str(caught.value)


def test_swap_of_different_shapes(write) -> None:
    changes = [
        ('role = "in"', 'role = "inout"'),
        ('role = "out"\ndtype = "f32"\nshape = ["n"]', 'role = "out"\ndtype = "f32"\nshape = 8'),
        ("block = [4]", 'block = 4\nswap = [["x", "y"]]'),
    ]
    message = r"launch\[0\]\.swap: 'x' and 'y' differ: float32\[12\] and float32\[8\]"
    with pytest.raises(WorkloadError, match=rf"{message} \(in case heldout0\)"):
        load(write(*changes))
    changes[1] = ('role = "out"\ndtype = "f32"', 'role = "out"\ndtype = "i32"')
    with pytest.raises(WorkloadError, match=r"'x' and 'y' differ: float32\[8\] and int32\[8\]"):
        load(write(*changes))


def test_swap_of_a_constant_array(write) -> None:
    path = write(
        ('role = "in"', 'role = "inout"\nsymbol = "table"'),
        ("block = [4]", 'block = 4\nswap = [["x", "y"]]'),
    )
    with pytest.raises(WorkloadError, match=r"launch\[0\]\.(args|swap)"):
        load(path)


def test_no_launch_at_all(write) -> None:
    launch = (
        f'[[launch]]\nkernel = "scale"\ngrid = ["ceil_div(n, 4)"]\nblock = [4]\nargs = {ARGS}\n',
        "",
    )
    with pytest.raises(WorkloadError, match="needs a launch: "):
        load(write(launch))


def test_files_of_every_case_are_checked(write, tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.zeros(8, np.float32))
    path = write(('init = { kind = "uniform" }', 'file = "x.npy"'))
    with pytest.raises(WorkloadError, match=r"arrays\.x\.file: .*holds float32\[8\], expected "):
        load(path)


def test_cases_from_elsewhere_are_checked(write) -> None:
    workload = load(write())
    with pytest.raises(WorkloadError, match=r"extra\.sizes\.m: no such size"):
        workload.launches(TestCase("extra", 1, (("m", 3),)))
    with pytest.raises(WorkloadError, match=r"arrays\.x\.shape: .*is 0"):
        workload.launches(TestCase("extra", 1, (("n", 0),)))


def test_a_missing_spec(tmp_path: Path) -> None:
    for name in ("no.toml", "no.py"):
        with pytest.raises(WorkloadError, match=rf"{name}: .*No such file"):
            load(tmp_path / name)
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(WorkloadError, match=r"bad\.toml: is not TOML"):
        load(tmp_path / "bad.toml")
    (tmp_path / "long.toml").write_text(f"n = 1{'0' * 5000}")
    with pytest.raises(WorkloadError, match=r"long\.toml: has an integer of too many digits"):
        load(tmp_path / "long.toml")
