from __future__ import annotations

import re
from pathlib import Path

import pytest

from gevo.errors import ProgramError
from gevo.program.base import Value
from gevo.program.llvm import text
from gevo.program.llvm.editor import load_text
from gevo.program.llvm.text import TERMINATORS, read_module
from gevo.program.load import load

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "tests/data/ir").glob("*.ll")) + sorted((ROOT / "kernels").glob("*.ll"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_every_instruction_is_understood(path):
    module = read_module(load(path).text)
    for instruction in module.instructions.values():
        expected = instruction.op in TERMINATORS | {"phi", "alloca"}
        assert instruction.pinned == expected, instruction.pieces
        assert len(instruction.pieces) == len(instruction.holes) + 1
        assert set(instruction.holes) == set(range(len(instruction.operands)))


def test_structure():
    module = read_module(load(ROOT / "tests/data/ir/reduce.ll").text)
    assert [f.name for f in module.functions] == ["_Z5weighPKfif", "reduce", "scale"]
    assert [f.kernel for f in module.functions] == [False, True, True]
    weigh = module.functions[0]
    assert weigh.arguments[1] == ("%a1", Value("a1", "i32"))
    entry, leave, loop = (module.blocks[i] for i in weigh.blocks)
    assert entry.successors == (2, 1)
    assert leave.successors == ()
    assert loop.successors == (1, 2)
    phi = module.instructions[loop.uids[0]]
    assert phi.op == "phi"
    assert [o.incoming for o in phi.operands] == [2, 0]


ODD_CALL = """target triple = "nvptx64-nvidia-cuda"
declare void @g(i32)
define ptx_kernel void @k(i32 %n, ptr %p) {
  %x = add i32 %n, 1
  call void @g(i32 %x) [ "mark"(i32 %x) ]
  %size = add i32 %n, 2
  %local = alloca i32, i32 %size, align 4
  indirectbr ptr %p, [label %exit]
exit:
  ret void
}
"""


def test_forms_that_are_not_understood_are_pinned_with_their_uses():
    module = read_module(load_text(ODD_CALL).text)
    call, alloca, jump = (module.instructions[u] for u in ("u1", "u3", "u4"))
    assert call.pinned
    assert [(o.value.ref, o.fixed) for o in call.operands] == [("u0", True), ("u0", True)]
    assert [(o.value.ref, o.fixed) for o in alloca.operands] == [("u2", True)]
    assert [(o.value, o.fixed) for o in jump.operands] == [(Value("a1", "ptr"), True)]
    assert module.blocks[0].successors == (1,)


def test_text_that_is_no_module_is_refused():
    with pytest.raises(ProgramError):
        read_module("nonsense")


def test_what_was_compared_with_llvm_once_is_not_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the numbers of metadata, but nothing else may differ."""
    given = load("kernels/streamcluster.ll").text
    first = read_module(given)
    with monkeypatch.context() as patched:
        patched.setattr(text._Reader, "_line", _unexpected)
        again = read_module(_renumbered(given))
        with pytest.raises(AssertionError):
            read_module(given.replace(" fadd ", " fsub ", 1))
    assert [one.uid for one in again.instructions.values()] == [*first.instructions]
    for one, other in zip(first.instructions.values(), again.instructions.values(), strict=True):
        assert (one.op, one.type, one.operands) == (other.op, other.type, other.operands)
    assert all(block.text in _renumbered(given) for block in again.blocks)


def test_of_a_changed_text_only_what_is_new_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    given = load("kernels/streamcluster.ll").text
    read_module(given)
    asked: list[str] = []
    compared = text._Reader._line
    monkeypatch.setattr(
        text._Reader, "_line", lambda self, *of: asked.append(of[0]) or compared(self, *of)
    )
    changed = given.replace(" fadd ", " fsub ", 1)
    again = read_module(changed)
    assert len(asked) == 1
    assert " fsub " in asked[0]
    monkeypatch.setattr(text, "_LINES", {})
    fresh = read_module(changed)
    assert (fresh.blocks, fresh.instructions) == (again.blocks, again.instructions)


def _unexpected(*_: object) -> None:
    raise AssertionError


def _renumbered(given: str) -> str:
    return re.sub(r"!(\d+)", lambda match: f"!{int(match[1]) + 1000}", given)
