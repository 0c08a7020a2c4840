from pathlib import Path

import pytest

from gevo.edits.operators import Delete, Replace
from gevo.edits.patch import Patch
from gevo.program.base import Dialect, Program, Site, Slot, Value
from gevo.program.load import load, open_editor
from gevo.report.explain import explain
from gevo.report.ir_text import IrText, locate

KERNELS = sorted((Path(__file__).parents[2] / "kernels").glob("*.ll"))


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_every_site_of_the_shipped_kernels_is_located(path):
    program = load(path)
    sites = open_editor(program).sites()
    located = locate(program, sites)
    assert len(located.instructions) == len(sites)
    for site in sites:
        assert f"{site.op} " in f"{located.instructions[site.uid]} "


def site(uid: str, op: str, *refs: str) -> Site:
    slots = tuple(Slot(uid, i, "i32", Value(ref, "i32")) for i, ref in enumerate(refs))
    return Site(uid, op, "i32", slots, False, "f", 0)


TEXT = """\
define i32 @f(ptr byval(%struct.S) align 4 %s, i32 noundef %"odd name", i32 %n) {
entry:
  %a = add i32 %n, 1, !dbg !3
    #dbg_value(i32 %a, !1, !DIExpression(), !2)
  switch i32 %a, label %out [
    i32 0, label %out
    i32 -1, label %out
  ]

out:                                              ; preds = %entry
  ret i32 %a
}
"""


def test_switches_debug_records_and_labels():
    sites = [site("u0", "add", "a2", "1"), site("u1", "switch", "u0"), site("u2", "ret", "u0")]
    located = locate(Program(Dialect.LLVM, TEXT, ("f",)), sites)
    assert located.instructions == {
        "u0": "%a = add i32 %n, 1",
        "u1": "switch i32 %a, label %out [",
        "u2": "ret i32 %a",
    }
    assert located.arguments["f"] == ["%s", '%"odd name"', "%n"]


def test_a_function_that_does_not_agree_is_left_out():
    assert locate(Program(Dialect.LLVM, TEXT, ("f",)), [site("u0", "add")]).instructions == {}
    sites = [site("u0", "sub"), site("u1", "switch"), site("u2", "ret")]
    assert locate(Program(Dialect.LLVM, TEXT, ("f",)), sites).instructions == {}


def test_explanations_quote_the_ir_until_an_edit_changes_it():
    sites = [site("u0", "add", "a2", "1"), site("u1", "switch", "u0"), site("u2", "ret", "u0")]
    first = Replace("e1", 0, "u0", None, 1, rewires=(("u0.1", Value("a2", "i32")),))
    second = Delete("e2", 0, "u0", rewires=(("u2.0", Value("a0", "i32")),))
    one, two = explain(
        Patch((first, second)), sites, locate(Program(Dialect.LLVM, TEXT, ("f",)), sites)
    )
    assert one.sites[0].text == "u0: %a = add i32 %n, 1"
    assert (one.rewires[0].was, one.rewires[0].now) == ("i32 1", "i32 a2 (%n)")
    assert two.sites[0].text == "u0 = add i32 a2, a2"
    assert two.rewires[0].now == "i32 a0 (%s)"
    assert explain(Patch((second,)), sites, IrText())[0].rewires[0].now == "i32 a0"
