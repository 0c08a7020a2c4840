from __future__ import annotations

from pathlib import Path

import pytest

from gevo.errors import ProgramError
from gevo.program.base import Program
from gevo.program.llvm.baseline import baseline
from gevo.program.llvm.facts import Parameter, facts, kernel_signatures, taken_otherwise
from gevo.program.llvm.syntax.module import blocks_of
from gevo.program.load import load

IR = Path(__file__).parents[2] / "data/ir"


def instruction_text(program: Program, uid: str) -> str:
    """The line that prints a site of this program, without indentation; raises ProgramError."""
    module = baseline(program).module
    instruction = module.instructions.get(uid)
    if instruction is None:
        raise ProgramError(f"the program has no instruction {uid}")
    block = module.blocks[instruction.block]
    ((_, lines),) = blocks_of(block.text.splitlines())
    return lines[block.uids.index(uid)].strip()


@pytest.fixture(scope="module")
def reduce():
    return load(IR / "reduce.ll", entry=["reduce"])


def test_kernels_and_device_functions(reduce):
    found = {f.name: f for f in facts(reduce)}
    assert list(found) == ["_Z5weighPKfif", "reduce", "scale"]
    assert [f.kernel for f in found.values()] == [False, True, True]
    assert [f.editable for f in found.values()] == [False, True, False]


def test_what_a_kernel_uses(reduce):
    found = {f.name: f for f in facts(reduce)}
    assert found["reduce"].shared_bytes == 64 * 4
    assert not found["reduce"].dynamic_shared
    assert found["reduce"].barriers == 2
    assert found["scale"].shared_bytes == 0
    assert found["scale"].barriers == 0
    assert found["scale"].blocks == 3
    assert dict(found["scale"].sites)["fmul"] == 1
    lines = (IR / "reduce.cu").read_text().splitlines()
    first, last = found["scale"].lines
    assert "blockIdx.x" in lines[first - 1]
    assert lines[last - 1] == "}"


def test_dynamic_shared_memory():
    (odd,) = facts(load(IR / "odd.ll"))
    assert odd.dynamic_shared
    assert odd.shared_bytes == 64 * 4
    assert odd.lines is None


def test_signatures_of_canonical_and_of_raw_text(reduce):
    assert kernel_signatures(reduce.text)["scale"] == (
        Parameter("a0", "ptr"),
        Parameter("a1", "i32"),
        Parameter("a2", "float"),
    )
    raw = kernel_signatures((IR / "reduce.ll").read_text())
    assert [p.type for p in raw["reduce"]] == ["ptr", "ptr", "i32", "float"]
    assert set(raw) == {"reduce", "scale"}
    odd = kernel_signatures((IR / "odd.ll").read_text())["odd"]
    assert odd[0] == Parameter("in put", "ptr")
    assert odd[1] == Parameter("pair", "ptr", "%struct.pair")


def test_text_of_an_instruction(reduce):
    assert instruction_text(reduce, "u0").startswith("%u0 = icmp sgt i32 %a1, 0")
    odd = load(IR / "odd.ll")
    switch = next(i for i in range(40) if "switch" in instruction_text(odd, f"u{i}"))
    assert instruction_text(odd, f"u{switch}").endswith("]")
    with pytest.raises(ProgramError, match="u9999"):
        instruction_text(reduce, "u9999")


def _kernels(*parameters: str) -> str:
    return "".join(f"define ptx_kernel void @k({one}) {{\n  ret void\n}}\n" for one in parameters)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ("ptr addrspace(1) %x, i32 %n, float %s", ""),
        ("i64 %x, i32 %n, float %s", ""),
        ("ptr %x, i64 %n, float %s", "takes an integer of 8 bytes as argument 1, not an integer"),
        ("ptr %x, i16 %n, float %s", "takes an integer of 2 bytes as argument 1"),
        ("ptr %x, i32 %n, i32 %s", "takes an integer of 4 bytes as argument 2, not a float"),
        ("ptr %x, i32 %n, double %s", "takes a float of 8 bytes as argument 2, not a float of 4"),
        ("ptr %x, i32 %n", "takes 2 arguments, not 3"),
        ("ptr byval({ i64 }) %x, i32 %n, float %s", "takes a struct of 8 bytes as argument 0"),
    ],
)
def test_kernels_that_a_host_could_not_launch_alike(other, words):
    own = _kernels("ptr %x, i32 %n, float %s")
    found = taken_otherwise(own, _kernels(other), ("k",))
    assert words in found if words else not found
