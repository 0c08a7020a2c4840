import json
import re

from gevo.edits.patch import Patch
from gevo.edits.text import edit_from_json
from gevo.program.load import open_editor
from gevo.program.stablehlo.load import load_text
from gevo.report.explain import MOST_USERS, explain_front, neighbourhoods
from gevo.report.html.page import render
from gevo.report.ir_text import locate
from gevo.report.model import build
from tests.report.hunks import unified
from tests.report.test_html import EVIL, Page

CONSTANT = """
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %y = stablehlo.add %x, %c : tensor<f32>
  return %y : tensor<f32>
}"""


def patch(*edits) -> Patch:
    return Patch(tuple(edit_from_json(edit) for edit in edits))


def around(program, *edits):
    """The neighbourhood of the last edit."""
    return neighbourhoods(open_editor(program), patch(*edits))[edits[-1]["id"]]


def names(nodes) -> list[tuple[str, str]]:
    return [(node.uid, node.mark) for node in nodes]


def test_a_removed_op_and_those_who_used_it(graph, journal):
    found = around(graph, journal.GRAPH_DELETE)
    assert names(found.before) == [("u2", "removed"), ("u3", "rewired")]
    assert names(found.after) == [("u3", "rewired")]
    gone, user = found.before
    assert (gone.op, gone.type) == ("stablehlo.exponential", "tensor<4x3xf32>")
    assert [(w.name, w.type, w.changed) for w in gone.producers] == [
        ("u1 stablehlo.add", "tensor<4x3xf32>", True)
    ]
    assert [(w.name, w.note) for w in gone.users] == [("u3 stablehlo.multiply", "operand 0")]
    assert [w.changed for w in user.producers] == [True, False]
    (after,) = found.after
    assert [(w.name, w.changed) for w in after.producers] == [
        ("u1 stablehlo.add", True),
        ("u1 stablehlo.add", False),
    ]
    assert [w.name for w in after.users] == ["u4 func.return"]


def test_a_later_edit_starts_from_what_the_earlier_ones_left(graph, journal):
    found = around(graph, journal.GRAPH_DELETE, journal.GRAPH_COPY)
    assert names(found.before) == [("u3", "rewired")]
    assert names(found.after) == [("e00000000000b", "inserted"), ("u3", "rewired")]
    new = found.after[0]
    assert [(w.name, w.type) for w in new.producers] == [("a1 argument", "tensor<3xf32>")]
    assert [w.name for w in new.users] == ["u3 stablehlo.multiply"]


def test_moved_ops_are_shown_even_where_no_edge_changes(graph):
    swap = {"kind": "swap", "id": "e0c", "seed": 0, "uid": "u0", "other": "u0", "rewires": []}
    assert neighbourhoods(open_editor(graph), patch(swap)) == {}  # it does not apply
    take = [["u4.0", "u0", "tensor<4x3xf32>"]]
    move = {"kind": "move", "id": "e0d", "seed": 1, "uid": "u0", "before": "u1", "rewires": take}
    found = around(graph, move)
    assert ("u0", "moved") in names(found.before)
    assert ("u0", "moved") in names(found.after)


def test_a_changed_attribute_marks_its_op():
    program = load_text(CONSTANT)
    value = "dense<1.000000e+00> : tensor<f32>"
    edit = {"kind": "change", "id": "e0c", "seed": 0, "uid": "u0", "name": "value"}
    found = around(program, {**edit, "value": value, "rewires": []})
    assert names(found.before) == names(found.after) == [("u0", "changed")]


def test_values_of_another_shape_are_said_to_be_resized(graph):
    edit = {
        "kind": "replace",
        "id": "e0e",
        "seed": 1,
        "uid": "u2",
        "index": 0,
        "rewires": [["u2.0", "a1", "tensor<3xf32>"]],
    }
    (after,) = around(graph, edit).after
    (wire,) = after.producers
    assert (wire.type, wire.note) == ("tensor<3xf32>", "resized to tensor<4x3xf32>")


def test_users_beyond_the_most_are_counted(graph):
    lines = graph.text.split("\n")
    extra = [
        lines[4].replace("%u2", f"%u{n}").replace("(%u1)", "(%u0)") for n in range(10, 10 + 12)
    ]
    many = type(graph)(graph.dialect, "\n".join([*lines[:4], *extra, *lines[4:]]), graph.entry)
    edit = {"kind": "delete", "id": "e0f", "seed": 1, "uid": "u1", "rewires": []}
    found = around(many, {**edit, "uid": "u0"})
    assert len(found.before[0].users) == MOST_USERS
    assert found.before[0].more == 13 - MOST_USERS
    assert all(wire.changed for wire in found.before[0].users)


def test_ops_are_quoted_from_the_text_by_their_names(graph):
    sites = open_editor(graph).sites()
    found = locate(graph, sites).instructions
    assert set(found) == {"u0", "u1", "u2", "u3"}  # the return has no name
    for site in sites[:-1]:
        assert found[site.uid].startswith(f'%{site.uid} = "{site.op}"(')


def test_a_run_of_stablehlo_is_explained(make_graph_run):
    explained = explain_front(build(make_graph_run()))
    assert explained.source is None
    two = explained.by_id[2]
    assert two.problem is None
    assert set(two.graph) == {"e00000000000a", "e00000000000b"}
    assert two.notes[0].sites[0].text.startswith('%u2 = "stablehlo.exponential"(%u1)')
    lines = unified(two.hunks).splitlines()
    assert lines[0].endswith("@@ @main")
    assert [line[:9] for line in lines if line[0] in "+-"] == [
        "-    %u2 ",
        "-    %u3 ",
        "+    %e00",
        "+    %u3 ",
    ]


def test_the_page_shows_the_graph(make_graph_run, monkeypatch):
    monkeypatch.setattr("plotly.offline.get_plotlyjs", lambda: "")
    report = build(make_graph_run())
    visible = Page(render(report, explain_front(report))).visible
    assert "The text names no source lines" in visible
    assert "u2 stablehlo.exponential tensor<4x3xf32> removed takes" in visible
    assert "\N{MINUS SIGN} u1 stablehlo.add tensor<4x3xf32>" in visible
    assert "+ e00000000000b stablehlo.broadcast_in_dim" in visible
    assert not re.search("No source line is known|source text was not found", visible)


def test_names_in_the_graph_are_escaped(make_graph_run, monkeypatch):
    monkeypatch.setattr("plotly.offline.get_plotlyjs", lambda: "")
    report = build(make_graph_run())
    explained = explain_front(report)
    for explanation in explained.by_id.values():
        for found in explanation.graph.values():
            object.__setattr__(found.before[0], "op", EVIL)
            for wire in (*found.before[0].producers, *found.before[0].users):
                object.__setattr__(wire, "name", EVIL)
    page = Page(render(report, explained))
    assert page.tags["img"] == 0
    assert EVIL in page.visible


def test_ops_stand_on_the_lines_of_the_model_where_the_export_named_them(
    make_graph_run, tmp_path, monkeypatch
):
    monkeypatch.setattr("plotly.offline.get_plotlyjs", lambda: "")
    folder = make_graph_run()
    model = tmp_path / "model.py"
    model.write_text("def step(x, b):\n    y = x + b\n    return exp(y) * y\n")
    other = str(tmp_path / "other.py")
    places = {
        "u1": [str(model), 2],
        "u2": [str(model), 3],
        "u3": [str(model), 3],
        "u0": [other, 1],
    }
    (folder / "places.json").write_text(json.dumps(places))
    report = build(folder)
    explained = explain_front(report)
    assert [note.lines for note in explained.by_id[1].notes] == [(3,)]
    page = render(report, explained)
    assert 'class="row hit"><span class="no">▶ 3</span>' in page
    assert "Source lines: model.py." in Page(page).visible
    assert "Before" in Page(page).visible  # the graph is still there
    secret = tmp_path / "secret.txt"
    secret.write_text("secret\n" * 9)
    (folder / "places.json").write_text(json.dumps({"u2": [str(secret), 3]}))
    assert explain_front(report).source is None
    (folder / "places.json").write_text('{"u2": 3}')
    assert "places.json" in (explain_front(report).by_id[1].problem or "")
