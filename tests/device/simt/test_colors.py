"""What computes the same has one colour, whatever it is called and wherever it stands."""

import pytest

from gevo.device.simt.conditions import color, color_of, colors
from gevo.device.simt.model.ir import read_kernel

ARGUMENTS = {"%x": "argument 0", "%n": "argument 1"}
LOOP = """
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %sum = phi i32 [ 1, %entry ], [ %more, %head ]
  %next = add i32 %i, STEP
  %more = mul i32 %sum, %i
  %again = icmp slt i32 %next, %n
  br i1 %again, label %head, label %end
end:
  %r = add i32 %sum, %i
"""


def function(body):
    text = f"define ptx_kernel void @k(ptr %x, i32 %n) {{{body}  ret void\n}}\n"
    return read_kernel(text, "k")[0]


def of(body, name="%r"):
    return colors(function("\nentry:\n" + body), ARGUMENTS)[name]


FIRST = "  %a = add i32 %n, 5\n  %b = mul i32 %n, 7\n  %r = sub i32 %a, %b\n"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (FIRST, "  %p = add i32 %n, 5\n  %q = mul i32 %n, 7\n  %r = sub i32 %p, %q\n"),
        (FIRST, "  %b = mul i32 %n, 7\n  %a = add i32 %n, 5\n  %r = sub i32 %a, %b\n"),
        (FIRST, "  %a = add i32 5, %n\n  %b = mul i32 7, %n\n  %r = sub i32 %a, %b\n"),
        (FIRST, "  %z = xor i32 %n, 1\n" + FIRST),
        ("  %r = icmp slt i32 %n, 5\n", "  %r = icmp sgt i32 5, %n\n"),
        ("  %r = icmp eq i32 %n, 5\n", "  %r = icmp eq i32 5, %n\n"),
        ("  %r = add nsw i32 %n, 5\n", "  %r = add i32 %n, 5\n"),
        ("  %r = load i32, ptr %x, align 4\n", "  %r = load i32, ptr %x, align 16, !tbaa !1\n"),
    ],
    ids="renamed reordered commuted beside turned equality flags metadata".split(),
)
def test_equal(first, second):
    assert of(first) == of(second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("  %r = add i32 %n, 5\n", "  %r = add i32 %n, 6\n"),
        ("  %r = icmp slt i32 %n, 5\n", "  %r = icmp sle i32 %n, 5\n"),
        ("  %r = icmp slt i32 %n, 5\n", "  %r = icmp ult i32 %n, 5\n"),
        ("  %r = icmp slt i32 %n, 5\n", "  %r = icmp slt i32 5, %n\n"),
        ("  %r = sub i32 %n, 5\n", "  %r = sub i32 5, %n\n"),
        ("  %r = add i32 %n, 5\n", "  %r = or i32 %n, 5\n"),
        ("  %r = zext i32 %n to i64\n", "  %r = sext i32 %n to i64\n"),
        (FIRST, FIRST.replace("%n, 7", "%n, 8")),
    ],
    ids="constant predicate sign turned order opcode extension below".split(),
)
def test_different(first, second):
    assert of(first) != of(second)


def test_arguments_are_told_apart_by_their_place():
    body = "\nentry:\n  %r = add i32 %n, 1\n"
    found = colors(function(body), ARGUMENTS)["%r"]
    assert colors(function(body), {**ARGUMENTS, "%n": "argument 2"})["%r"] != found


def test_phis_of_a_renamed_loop_agree():
    names = {"%i": "%j", "%sum": "%t", "head": "turn", "%next": "%up", "%more": "%on"}
    other = LOOP
    for old, new in names.items():
        other = other.replace(old, new)
    first, second = (
        colors(function(text.replace("STEP", "1")), ARGUMENTS) for text in (LOOP, other)
    )
    assert first["%r"] == second["%r"]
    assert first["%again"] == second["%again"]


def test_what_depends_on_a_phi_that_steps_otherwise_differs():
    first, second = (
        colors(function(LOOP.replace("STEP", step)), ARGUMENTS) for step in ("1", "2")
    )
    for name in ("%i", "%next", "%again", "%sum", "%r"):
        assert first[name] != second[name]


def test_two_phis_of_one_loop_differ():
    found = colors(function(LOOP.replace("STEP", "1")), ARGUMENTS)
    assert found["%i"] != found["%sum"]


def test_a_store_has_a_colour_by_what_it_stores():
    texts = ("\nentry:\n  store i32 1, ptr %x\n", "\nentry:\n  store i32 2, ptr %x, align 4\n")
    one, two = (
        color(next(function(text).instructions()), colors(function(text), ARGUMENTS))
        for text in texts
    )
    assert one != two


def test_a_piece_of_text_has_the_colours_of_what_it_names():
    body = "\nentry:\n  %a = add i32 %n, 1\n  %b = add i32 1, %n\n  %c = add i32 %n, 2\n"
    found = colors(function(body), ARGUMENTS)
    assert color_of("to %a", found) == color_of("to %b", found)
    assert color_of("to %a", found) != color_of("to %c", found)
