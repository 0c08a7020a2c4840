from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gevo.errors import WorkloadError
from gevo.workload.case import Pointer, Role
from gevo.workload.draft import scaffold, scaffold_program
from gevo.workload.spec import load

KERNELS = Path(__file__).parents[2] / "kernels"

TEXT = """\
define ptx_kernel void @_Z4stepPKfPiif(ptr readonly captures(none) %in, ptr %flags, i32 %n, \
i32 %width, float %rate) {
entry:
  %p = getelementptr inbounds nuw float, ptr %in, i64 3
  %v = load i32, ptr %flags, align 4
  ret void
}

define ptx_kernel void @finish(ptr writeonly %out, ptr %flags, i64 %width) {
entry:
  %flags1 = getelementptr i8, ptr %out, i64 1
  store double 1.0, ptr %out, align 8
  ret void
}
"""
SIGNATURES = {
    "_Z4stepPKfPiif": [
        ("in", "ptr readonly captures(none)"),
        ("flags", "ptr"),
        ("n", "i32"),
        ("width", "i32"),
        ("rate", "float"),
    ],
    "finish": [("out", "ptr writeonly"), ("flags", "ptr"), ("width", "i64")],
}


class Host:
    def __init__(self) -> None:
        self.launches: list[tuple] = []

    def launch(self, kernel, grid, block, args, shared_bytes=0, cooperative=False) -> None:
        self.launches.append((kernel, grid, block, tuple(args), shared_bytes))


def write(folder: Path, text: str, spec: str) -> Path:
    (folder / "k.ll").write_text(text)
    path = folder / "k.toml"
    path.write_text(spec)
    return path


def test_loads_as_it_is(tmp_path: Path) -> None:
    workload = load(write(tmp_path, TEXT, scaffold(SIGNATURES, "k.ll", TEXT)))
    assert [dict(c.sizes) for c in (*workload.train, *workload.heldout)] == [
        {"n": 1024},
        {"n": 1536},
    ]
    launches = workload.launches(workload.train[0])
    found = {b.name: (b.role, b.array.dtype.name, b.array.shape) for b in launches.buffers}
    assert found == {
        "in_2": (Role.IN, "float32", (1024,)),
        "flags": (Role.INOUT, "int32", (1024,)),
        "out": (Role.OUT, "int8", (1024,)),
    }
    host = Host()
    launches.drive(host)
    first, second = host.launches
    assert first[:3] == ("_Z4stepPKfPiif", (4, 1, 1), (256, 1, 1))
    assert first[3][2:] == (1024, 1024, 1.0)
    assert second[3] == (Pointer("out"), Pointer("flags"), 1024)


BATCHED = """\
define ptx_kernel void @scale(ptr %rows, ptr %sums, ptr %plain) {
entry:
  %at = getelementptr inbounds ptr, ptr %rows, i64 1
  %row = load ptr, ptr %at, align 8
  %"a b" = addrspacecast ptr %sums to ptr addrspace(1)
  %far = getelementptr [8 x i8], ptr addrspace(1) %"a b", i64 2
  %word = load i64, ptr addrspace(1) %far, align 8
  %sum = inttoptr i64 %word to ptr
  %n = load i64, ptr %plain, align 8
  ret void
}
"""


def test_arrays_of_pointers_are_told_from_others(tmp_path: Path) -> None:
    spec = scaffold_program(BATCHED, "k.ll")
    args = [line.strip() for line in spec.splitlines() if "# ptr" in line]
    said = "pointers, say where each points to"
    assert args == [
        f'{{ pointers = ["rows"] }},  # ptr rows: {said}',
        f'{{ pointers = ["sums"] }},  # ptr sums: {said}',
        '"plain",  # ptr plain',
    ]
    assert load(write(tmp_path, BATCHED, spec)).train


def test_from_the_text_alone() -> None:
    assert scaffold_program(TEXT, "k.ll") == scaffold(SIGNATURES, "k.ll", TEXT)
    with pytest.raises(WorkloadError, match=r"^k\.ll: defines no kernel"):
        scaffold_program("declare void @f(ptr)\n", "k.ll")


def test_parameters_without_names_are_told_apart(tmp_path: Path) -> None:
    text = "define ptx_kernel void @k(ptr, ptr, i32, i32) {\n}\n"
    spec = scaffold({"k": [("", "ptr"), ("", "ptr"), ("", "i32"), ("", "i32")]}, "k.ll")
    workload = load(write(tmp_path, text, spec))
    assert [b.name for b in workload.launches(workload.train[0]).buffers] == ["arg0", "arg1"]


@pytest.mark.parametrize("path", sorted(KERNELS.glob("*.ll")), ids=lambda p: p.stem)
def test_our_own_kernels(tmp_path: Path, path: Path) -> None:
    text = path.read_text()
    assert load(write(tmp_path, text, scaffold_program(text, "k.ll"))).train


def test_without_attributes_and_text_every_array_is_inout_f32(tmp_path: Path) -> None:
    plain = {k: [(n, t.split()[0]) for n, t in p] for k, p in SIGNATURES.items()}
    workload = load(write(tmp_path, TEXT, scaffold(plain, "k.ll")))
    buffers = workload.launches(workload.train[0]).buffers
    assert {(b.role, b.array.dtype) for b in buffers} == {(Role.INOUT, np.dtype(np.float32))}


def test_something_is_always_compared(tmp_path: Path) -> None:
    text = "define ptx_kernel void @k(ptr readonly %a, ptr readonly %b) {\n}\n"
    spec = scaffold({"k": [("a", "ptr readonly"), ("b", "ptr readonly")]}, "k.ll", text)
    workload = load(write(tmp_path, text, spec))
    assert [b.role for b in workload.launches(workload.train[0]).buffers] == [Role.IN, Role.INOUT]


def test_structs_by_value_are_left_to_fill_in(tmp_path: Path) -> None:
    text = "define ptx_kernel void @k(ptr %a, ptr byval(%struct.S) align 4 %s) {\n}\n"
    spec = scaffold({"k": [("a", "ptr"), ("s", "ptr byval(%struct.S) align 4")]}, "k.ll", text)
    workload = load(write(tmp_path, text, spec))
    host = Host()
    workload.launches(workload.train[0]).drive(host)
    assert host.launches[0][3] == (Pointer("a"), b"\0")


def test_kernels_without_pointers_need_a_variable(tmp_path: Path) -> None:
    text = "@sum = addrspace(1) global [4 x float] zeroinitializer\n"
    text += "define ptx_kernel void @k(i32 %n) {\n}\n"
    spec = scaffold({"k": [("n", "i32")]}, "k.ll", text)
    with pytest.raises(WorkloadError, match=r"arrays\.output\.symbol: k\.ll has no variable"):
        load(write(tmp_path, text, spec))
    workload = load(write(tmp_path, text, spec.replace('"NAME"', '"sum"')))
    assert workload.launches(workload.train[0]).buffers[0].symbol == "sum"


names = st.one_of(
    st.sampled_from(["n", "i", "k", "min", "in", "a.b", "a_b", "0", "1", "x", "block", "log2"]),
    st.text("abz_.$-0", min_size=1, max_size=4),
)
types = st.sampled_from(
    ["ptr", "ptr noundef", "i1", "i8", "i32", "i64", "float", "double", "half"]
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.dictionaries(
        st.text("abzZ_.$", min_size=1, max_size=5),
        st.lists(st.tuples(names, types), min_size=1, max_size=6, unique_by=lambda p: p[0]),
        min_size=1,
        max_size=3,
    )
)
def test_any_signature_gives_a_spec_that_loads(tmp_path: Path, signatures: dict) -> None:
    for parameters in signatures.values():
        parameters.append(("result", "ptr"))
    lines: list[str] = []
    for kernel, parameters in signatures.items():
        spelt = ", ".join(f'{type_} %"{name}"' for name, type_ in parameters)
        lines.append(f'define ptx_kernel void @"{kernel}"({spelt}) {{\n}}\n')
    path = write(tmp_path, "".join(lines), scaffold(signatures, "k.ll"))
    workload = load(path)
    host = Host()
    workload.launches(workload.heldout[0]).drive(host)
    assert [(call[0], len(call[3])) for call in host.launches] == [
        (kernel, len(parameters)) for kernel, parameters in signatures.items()
    ]
