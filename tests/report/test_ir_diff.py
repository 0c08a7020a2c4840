import random
import re

from hypothesis import given
from hypothesis import strategies as st

from gevo.report.diff import diff
from tests.report.hunks import unified

BASE = """\
; ModuleID = 'a'
source_filename = "k.cu"
define ptx_kernel void @k(ptr %p, float %x) {
entry:
  %a = load float, ptr %p, align 4, !dbg !7
  %b = fadd float %a, %x, !dbg !8
  %c = fmul float %b, %b, !dbg !9
  store float %c, ptr %p, align 4
  ret void
}

!7 = !DILocation(line: 3, scope: !1)
"""


def test_equal_texts_have_no_hunks():
    assert diff(BASE, BASE) == ()


def test_debug_information_is_ignored():
    variant = BASE.replace("!dbg !8", "!dbg !70").replace("line: 3", "line: 4")
    assert diff(BASE, variant) == ()


def test_a_consistent_rename_is_no_difference():
    variant = BASE.replace("%b", "%b.i").replace("%c", "%7")
    assert diff(BASE, variant) == ()


def test_a_rewired_operand_is_a_difference():
    variant = BASE.replace("fmul float %b, %b", "fmul float %b, %a")
    (hunk,) = diff(BASE, variant, context=1)
    assert hunk.function == "k"
    assert unified([hunk]).splitlines() == [
        "@@ -4,3 +4,3 @@ @k",
        "   %b = fadd float %a, %x",
        "-  %c = fmul float %b, %b",
        "+  %c = fmul float %b, %a",
        "   store float %c, ptr %p, align 4",
    ]


def test_rename_and_change_together_show_only_the_change():
    variant = BASE.replace("%b", "%zz").replace("fadd float %a, %x", "fsub float %a, %x")
    marks = [
        line.mark + line.text.strip()
        for hunk in diff(BASE, variant)
        for line in hunk.lines
        if line.mark != " "
    ]
    # %b is defined by a line that changed, so its new name stays visible where it is used.
    assert "-%b = fadd float %a, %x" in marks
    assert "+%zz = fsub float %a, %x" in marks


def test_swapped_names_are_not_taken_for_a_rename():
    variant = BASE.replace("%a", "%t").replace("%b", "%a").replace("%t", "%b")
    assert diff(BASE, variant) != ()


def test_functions_are_named_and_far_changes_are_separate_hunks():
    long = "".join(f"  %v{i} = add i32 {i}, {i}\n" for i in range(40))
    text = (
        f"define void @f() {{\n{long}  ret void\n}}\n\ndefine void @g() {{\n{long}  ret void\n}}\n"
    )
    lines = text.splitlines()
    lines[2] = "  %v1 = mul i32 1, 1"
    lines[70] = "  %v99 = mul i32 2, 2"
    hunks = diff(text, "\n".join(lines))
    assert [hunk.function for hunk in hunks] == ["f", "g"]


@given(st.integers(0, 2**32), st.integers(1, 6))
def test_the_new_side_of_the_hunks_is_the_variant(seed: int, changes: int):
    """Lines of the variant, in order, are what the hunks and the untouched lines give."""
    rng = random.Random(seed)
    old = [f"  op{rng.randrange(8)} i32 {rng.randrange(4)}" for _ in range(60)]
    new = list(old)
    for _ in range(changes):
        new[rng.randrange(len(new))] = f"  changed {rng.randrange(4)}"
    rebuilt = list(old)
    for hunk in reversed(diff("\n".join(old), "\n".join(new))):
        start, count = hunk.old
        assert [x.text for x in hunk.lines if x.mark != "+"] == old[start - 1 : start - 1 + count]
        rebuilt[start - 1 : start - 1 + count] = [x.text for x in hunk.lines if x.mark != "-"]
    assert rebuilt == new


def test_a_long_function_is_still_compared():
    body = "".join(f"  %v{i} = add i32 {i % 7}, 1\n" for i in range(5000))
    text = f"define void @f() {{\n{body}  ret void\n}}\n"
    variant = text.replace("%v2500 = add i32 1, 1", "%v2500 = sub i32 1, 1")
    assert variant != text
    changed = [x for h in diff(text, variant) for x in h.lines if x.mark == "+"]
    assert [re.sub(r"\s+", " ", x.text) for x in changed] == [" %v2500 = sub i32 1, 1"]
