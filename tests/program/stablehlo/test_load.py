from __future__ import annotations

import importlib
import pickle
import random
import re
from pathlib import Path

import pytest

from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.errors import ProgramError
from gevo.program import load as loading
from gevo.program.base import Dialect, Program
from gevo.program.load import load, open_editor, source_places
from gevo.program.stablehlo import load as stablehlo
from gevo.program.stablehlo import mlir
from gevo.program.stablehlo.load import load_text
from gevo.program.stablehlo.mlir import opened, walk
from gevo.program.stablehlo.text import read_program

ROOT = Path(__file__).parents[3]
DATA = ROOT / "tests/data/mlir"
FILES = sorted(DATA.glob("*.mlir"))
ODD = DATA / "odd.mlir"

BODY = """
  func.func @main(%x: tensor<4xf32>, %i: tensor<2x1xi32>, %s: tensor<f32>) -> {result} {{
    {ops}
  }}
"""


def main(ops: str, result: str = "tensor<4xf32>") -> str:
    return BODY.format(ops=ops, result=result)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_loading_canonical_text_gives_it_back(path):
    program = load(path)
    assert program.dialect is Dialect.STABLEHLO
    assert load_text(program.text, program.entry) == program
    assert load_text(program.text).entry == program.entry
    assert pickle.loads(pickle.dumps(program)) == program


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_printing_what_was_read_gives_the_text(path):
    program = load(path)
    assert open_editor(program).finish() == program


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_calls_are_inlined_and_private_functions_gone(path):
    with opened(load(path).text) as module:
        assert not [op for op in walk(module.operation) if op.name == "func.call"]
        assert all(mlir.is_public(f) for f in module.body.operations)


def test_canonical_text(golden):
    golden.check("golden/program/odd.mlir", load(ODD).text)


def test_sites_follow_the_text():
    program = load(DATA / "control.mlir")
    sites = open_editor(program).sites()
    assert [site.uid for site in sites] == [f"u{n}" for n in range(len(sites))]
    ops = re.findall(r'^ +(?:%u\S+ = )?"([\w.]+)"', program.text, re.MULTILINE)
    assert [site.op for site in sites] == ops
    assert {site.op for site in sites if site.pinned} == {"func.return", "stablehlo.return"}


def test_closed_regions_are_part_of_their_op():
    sites = {site.uid: site for site in open_editor(load(ODD)).sites()}
    assert sites["u7"].op == "stablehlo.reduce"
    assert sites["u8"].op == "stablehlo.add"
    assert sites["u8"].slots[0].value.ref == "u7"


def test_results_after_the_first_have_a_ref_of_their_own():
    sites = {site.uid: site for site in open_editor(load(ODD)).sites()}
    assert sites["u9"].type == "tensor<3xf32>"
    assert [slot.value.ref for slot in sites["u10"].slots] == ["u9", "u9#1"]


def test_what_is_computed_twice_is_computed_once():
    text = main(
        """%0 = stablehlo.sine %x : tensor<4xf32>
    %1 = stablehlo.sine %x : tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    %3 = stablehlo.cosine %2 : tensor<4xf32>
    return %2 : tensor<4xf32>"""
    )
    program = load_text(text)
    assert program.text.count("stablehlo.sine") == 1
    assert '"stablehlo.add"(%u0, %u0)' in program.text
    assert "cosine" not in program.text


@pytest.mark.parametrize("name", ["rng", "custom_call"])
def test_ops_with_effects_stay(name):
    op = {
        "rng": '%u = "stablehlo.rng"(%s, %s, %n) {rng_distribution = '
        "#stablehlo<rng_distribution UNIFORM>} : "
        "(tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>",
        "custom_call": "%u = stablehlo.custom_call @f(%x) {has_side_effect = true} : "
        "(tensor<4xf32>) -> tensor<4xf32>",
    }[name]
    ops = ["%n = stablehlo.constant dense<4> : tensor<1xi64>", op, op.replace("%u", "%v")]
    program = load_text(main("\n".join((*ops, "return %x : tensor<4xf32>"))))
    assert program.text.count(f'"stablehlo.{name}"') == 2


def test_promises_about_values_are_gone():
    text = main(
        """%g = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<
      collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
      indices_are_sorted = true, slice_sizes = array<i64: 1>}>
      : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2xf32>
    return %g : tensor<2xf32>""",
        "tensor<2xf32>",
    )
    assert "indices_are_sorted = false" in load_text(text).text


def test_closed_regions_get_constants_of_their_own():
    text = main(
        """%c = stablehlo.constant dense<2.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %c) across dimensions = [0] :
      (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      reducer(%a: tensor<f32>, %b: tensor<f32>) {
      %m = stablehlo.multiply %a, %c : tensor<f32>
      %n = stablehlo.add %m, %c : tensor<f32>
      stablehlo.return %n : tensor<f32>
    }
    return %0 : tensor<f32>""",
        "tensor<f32>",
    )
    lines = [line.strip() for line in load_text(text).text.splitlines()]
    assert sum("stablehlo.constant" in line for line in lines) == 2
    assert '%x3 = "stablehlo.multiply"(%x0, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32>' in (
        lines
    )


def test_entry_can_be_one_function():
    program = load(ODD, ["other"])
    assert program.entry == ("other",)
    assert {site.function for site in open_editor(program).sites()} == {"other"}
    assert open_editor(program).finish() == program


OUTSIDE = main(
    """%c = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %c) across dimensions = [0] :
      (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      reducer(%a: tensor<f32>, %b: tensor<f32>) {
      %m = stablehlo.add %a, %s : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }
    return %0 : tensor<f32>""",
    "tensor<f32>",
)
PRIVATE = "func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32>"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("define void @k()", "m.mlir: line 1: "),
        ("\n\nmodule { foo.bar() }", "m.mlir: line 3: Dialect `foo' not found"),
        (main("return %s : tensor<f32>"), "m.mlir: line 3: type of return operand 0"),
        (
            main("%0 = arith.constant 1 : i32\nreturn %x : tensor<4xf32>"),
            "arith.constant is no op",
        ),
        (f"{PRIVATE} {{ return %x : tensor<4xf32> }}", "no public function"),
        ("", "no public function"),
        (
            f"{PRIVATE}\n{main('%0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>')}",
            "line ",
        ),
        (
            "func.func @main() { func.call @main() : () -> ()\n return }",
            "m.mlir: @main calls itself",
        ),
        (
            "func.func private @f()\nfunc.func @main() { func.call @f() : () -> ()\n return }",
            "m.mlir: the call of @f cannot be inlined",
        ),
        (OUTSIDE, "m.mlir: a region of stablehlo.reduce uses a value from outside"),
        ("module { module @inner {} }", "the module holds a builtin.module"),
        (
            main(
                "%0 = stablehlo.constant dense_resource<w> : tensor<4xf32>\n"
                "%1 = stablehlo.add %0, %x : tensor<4xf32>\nreturn %1 : tensor<4xf32>"
            )
            + '{-# dialect_resources: { builtin: { w: "0x0400000000000000000000000000000000000000"'
            "} } #-}",
            "pass weights as arguments",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_line(text, said):
    with pytest.raises(ProgramError) as error:
        load_text(text, source="m.mlir")
    assert said in str(error.value)
    assert str(error.value).startswith("m.mlir: ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "target", ["xla_ffi_python_cpu_callback", "xla_python_gpu_callback", "xla_ffi_python_callback"]
)
def test_calls_of_the_host_are_refused(target):
    text = f"""module @m {{
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
    %0 = stablehlo.custom_call @{target}(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }}
}}
"""
    with pytest.raises(ProgramError, match=f"calls {target}"):
        load_text(text)


def test_an_unknown_entry_is_refused():
    with pytest.raises(ProgramError, match="no public function g; the module defines main, other"):
        load(ODD, ["g"])


@pytest.fixture
def unread():
    """Nothing has been read by this process yet."""
    loading._loaded.cache_clear()
    yield
    loading._loaded.cache_clear()


def test_large_constants_are_refused(monkeypatch, unread):
    monkeypatch.setattr(stablehlo, "LARGEST_TEXT", 1 << 10)
    with pytest.raises(ProgramError, match="weights as arguments"):
        load(ODD)


def test_without_jaxlib_the_extra_is_named(monkeypatch, unread):
    def missing(name: str) -> object:
        raise ImportError(f"No module named {name!r}")

    mlir._bindings.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(importlib, "import_module", missing)
        with pytest.raises(ProgramError, match=re.escape("pip install 'gevo-gpu[mlir]'")):
            load(ODD)
    assert load(ODD)


def test_editing_needs_no_jaxlib(monkeypatch):
    program = load(ODD)

    def fail() -> None:
        raise AssertionError

    monkeypatch.setattr(mlir, "_bindings", fail)
    read_program.cache_clear()
    applied = propose(program, Patch(), random.Random(1))
    assert applied.program != program


@pytest.mark.parametrize(
    "text",
    [
        "",
        "module {\n",
        "module {\n  func.func @main() {\n  }\n}\n",
        'module {\n  func.func @main() {\n    %u0 = "a.b"(%q) : () -> tensor<f32>\n  }\n}\n',
    ],
)
def test_text_that_is_not_canonical_is_refused(text):
    with pytest.raises(ProgramError):
        open_editor(Program(Dialect.STABLEHLO, text, ("absent",)))


LOCATED = """
#outer = loc("<module>"("/src/model.py":20:0 to :9))
module {
  func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential %x : tensor<4xf32> loc("jit/exp"("/src/layers.py":7:4))
    return %0 : tensor<4xf32>
  }
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("jit/f"(#outer))
    %1 = stablehlo.add %0, %x : tensor<4xf32>
      loc("jit/add"(callsite("model"("/src/model.py":12:4 to :9) at #outer)))
    %2 = stablehlo.add %0, %x : tensor<4xf32> loc("jit/add"(#outer))
    %3 = stablehlo.multiply %1, %2 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}
"""


def test_source_lines_belong_to_the_ops_of_the_canonical_text(tmp_path):
    path = tmp_path / "model.mlir"
    path.write_text(LOCATED)
    ops = {site.uid: site.op for site in open_editor(load(path)).sites()}
    found = {ops[uid]: place for uid, place in source_places(path).items()}
    assert found == {
        "stablehlo.exponential": ("/src/layers.py", 7),
        "stablehlo.add": ("/src/model.py", 12),  # the second one computes the same
    }
    assert source_places(ODD) == {}
