from gevo.edits.operators import Change, Copy, Delete, Move, Replace, Swap
from gevo.edits.patch import Patch
from gevo.program.base import Site, Slot, Value
from gevo.report.explain import explain, site_text
from gevo.report.ir_text import IrText

F = "float"


def site(uid: str, op: str, line: int, *refs: str, type_: str = F) -> Site:
    slots = tuple(Slot(uid, i, F, Value(ref, F)) for i, ref in enumerate(refs))
    return Site(uid, op, type_, slots, False, "k", line)


SITES = [
    site("u0", "load", 3, "a0"),
    site("u1", "fmul", 4, "u0", "0x3FF0000000000000"),
    site("u2", "fadd", 5, "u1", "u0"),
    site("u3", "store", 6, "u2", "a1", type_=""),
]


def test_site_text():
    assert site_text(SITES[2]) == "u2 = fadd float u1, u0"
    assert site_text(SITES[3]) == "u3: store u2, a1"


def test_delete_names_the_instruction_and_what_was_rewired():
    (note,) = explain(Patch((Delete("e1", 0, "u1", rewires=(("u2.0", Value("u0", F)),)),)), SITES)
    assert note.kind == "delete"
    assert note.text == "delete u1 as e1 seed 0 { %u2.0 = u0 : float }"
    (deleted,) = note.sites
    assert (deleted.role, deleted.uid, deleted.line) == ("deletes", "u1", 4)
    assert deleted.text == "u1 = fmul float u0, 0x3FF0000000000000"
    (rewire,) = note.rewires
    assert (rewire.slot, rewire.line) == ("u2.0", 5)
    assert rewire.was == "u1 = fmul float u0, 0x3FF0000000000000"
    assert rewire.now == "u0 = load float a0"
    assert note.lines == (4, 5)


def test_a_copy_is_known_to_later_edits_and_keeps_its_source_line():
    copy = Copy("eaa", 0, "u1", "u3", rewires=(("u3.0", Value("eaa", F)),))
    operand = Replace("ebb", 0, "eaa", None, 1, rewires=(("eaa.1", Value("a2", F)),))
    first, second = explain(Patch((copy, operand)), SITES)
    assert [(s.role, s.uid) for s in first.sites] == [("copies", "u1"), ("to before", "u3")]
    assert first.rewires[0].now == "eaa = fmul float u0, 0x3FF0000000000000"
    (changed,) = second.sites
    assert (changed.role, changed.line) == ("changes an operand of", 4)
    assert changed.text == "eaa = fmul float u0, 0x3FF0000000000000"
    assert second.rewires[0].was == "float 0x3FF0000000000000"
    assert second.rewires[0].now == "float a2"


def test_each_rewire_sees_the_earlier_ones():
    edit = Delete("e1", 0, "u0", rewires=(("u2.1", Value("a1", F)), ("u2.1", Value("a2", F))))
    (note,) = explain(Patch((edit,)), SITES)
    assert [(r.was, r.now) for r in note.rewires] == [
        ("u0 = load float a0", "float a1"),
        ("float a1", "float a2"),
    ]
    assert note.rewires[1].user == "u2 = fadd float u1, a1"


def test_whole_replacement_and_swap_name_both_instructions():
    whole = Replace("e1", 0, "u2", source="u1")
    swap = Swap("e2", 0, "u0", "u1")
    move = Move("e3", 0, "u2", "u1")
    notes = explain(Patch((whole, swap, move)), SITES)
    assert [(s.role, s.uid) for s in notes[0].sites] == [
        ("replaces", "u2"),
        ("by a copy of", "u1"),
    ]
    assert [(s.role, s.uid) for s in notes[1].sites] == [("swaps", "u0"), ("with", "u1")]
    assert [(s.role, s.uid) for s in notes[2].sites] == [("moves", "u2"), ("to before", "u1")]


def test_unknown_uids_and_lines_are_tolerated():
    edit = Delete("e1", 0, "u77", rewires=(("u88.0", Value("u99", F)),))
    (note,) = explain(Patch((edit,)), SITES)
    assert (note.sites[0].text, note.sites[0].line) == ("", 0)
    assert (note.rewires[0].user, note.rewires[0].was, note.rewires[0].line) == ("", "", 0)
    assert note.lines == ()


def test_an_instruction_is_not_quoted_after_a_change():
    ir = IrText({"u1": "%3 = fmul float %2, 1.000000e+00"})
    change = Change("e1", 0, "u1", "1", "2.000000e+00")
    first, second = explain(Patch((change, Delete("e2", 0, "u1"))), SITES, ir)
    assert first.text == "change u1.1 to 2.000000e+00 as e1 seed 0"
    (site,) = first.sites
    assert site.role == "changes a constant or attribute of"
    assert site.text == "u1: %3 = fmul float %2, 1.000000e+00"
    assert second.sites[0].text == "u1 = fmul float u0, 0x3FF0000000000000"
