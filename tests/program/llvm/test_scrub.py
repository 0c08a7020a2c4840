from __future__ import annotations

import pytest

from gevo.program.llvm.scrub import scrub, strip_comments


def scrubbed(line):
    text = f"define void @f() {{\n{line}\n  ret void\n}}\n"
    lines = scrub(text).splitlines()
    return lines[1] if len(lines) == 4 else None


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("  %x = add nuw nsw i32 %a, 1", "  %x = add i32 %a, 1"),
        ('  %"a b" = lshr exact i32 %a, 1', '  %"a b" = lshr i32 %a, 1'),
        ("  %x = or disjoint i32 %a, 1", "  %x = add i32 %a, 1"),
        ("  %x = or i32 %a, 1", "  %x = or i32 %a, 1"),
        ("  %x = icmp samesign ult i32 %a, 1", "  %x = icmp ult i32 %a, 1"),
        (
            "  %x = getelementptr inbounds nuw i8, ptr %p, i64 4",
            "  %x = getelementptr i8, ptr %p, i64 4",
        ),
        ("  %x = fadd nnan contract float %a, %b", "  %x = fadd nnan contract float %a, %b"),
        (
            "  %x = load i32, ptr %p, align 16, !tbaa !3, !dbg !4, !range !5, !invariant.load !6",
            "  %x = load i32, ptr %p, align 16, !dbg !4, !invariant.load !6",
        ),
        (
            "  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), align 4",
            "  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), align 4",
        ),
        (
            "  br i1 %c, label %a, label %b, !prof !3, !llvm.loop !4",
            "  br i1 %c, label %a, label %b, !llvm.loop !4",
        ),
        (
            "  %x = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 noundef %a)",
            "  %x = call i32 @llvm.ctpop.i32(i32 %a)",
        ),
        (
            "  %x = tail call fast float @g(ptr noundef nonnull byval(%T) align 16 %a, float 1.0)",
            "  %x = call fast float @g(ptr byval(%T) align 16 %a, float 1.0)",
        ),
        (
            "  %x = call i32 (ptr, ...) @printf(ptr noundef @s, double noundef %d)",
            "  %x = call i32 (ptr, ...) @printf(ptr @s, double %d)",
        ),
        (
            "  call void @g(ptr nonnull align 8 dereferenceable(24) %p, i16 signext %s)",
            "  call void @g(ptr %p, i16 signext %s)",
        ),
        ("  call void @llvm.assume(i1 %c)", None),
        ("  call void @llvm.lifetime.start.p0(ptr nonnull %p)", None),
        ("    #dbg_value(ptr %p, !9, !DIExpression(), !10)", None),
    ],
)
def test_promises_of_instructions_go(line, left):
    assert scrubbed(line) == left


GROUPS = """define void @f() #0 {
  call void @f() #1
  call void @g() #1
  %x = call i32 asm "mov.u32 $0, %laneid;", "=r"() #1
  ret void
}
declare void @g() #1
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
attributes #0 = { convergent mustprogress nounwind optnone memory(none) "target-cpu"="sm_90" }
attributes #1 = { nounwind willreturn memory(none) }
"""


def test_attributes_stay_where_no_edit_can_touch_the_body():
    assert scrub(GROUPS).splitlines() == [
        'define void @f() convergent nounwind "target-cpu"="sm_90" {',
        "  call void @f() nounwind",
        "  call void @g() nounwind willreturn memory(none)",
        '  %x = call i32 asm "mov.u32 $0, %laneid;", "=r"() nounwind willreturn memory(none)',
        "  ret void",
        "}",
        "declare void @g() nounwind willreturn memory(none)",
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind willreturn memory(none)",
    ]


@pytest.mark.parametrize(
    ("header", "left"),
    [
        (
            "define dso_local noundef nonnull align 4 ptr @f(ptr noalias readonly %p) {",
            "define dso_local ptr @f(ptr %p) {",
        ),
        (
            "define ptx_kernel void @f(ptr noundef align 16 captures(none) %p, "
            "ptr byval(%T) align 8 %q) !dbg !3 !prof !4 {",
            "define ptx_kernel void @f(ptr align 16 %p, ptr byval(%T) align 8 %q) !dbg !3 {",
        ),
        (
            "define internal signext i16 @f(ptr align 16 %p, ...) comdat align 2 {",
            "define internal signext i16 @f(ptr %p, ...) comdat align 2 {",
        ),
    ],
)
def test_promises_of_headers_go(header, left):
    assert scrub(f"{header}\n  unreachable\n}}\n").splitlines()[0] == left


def test_loops_may_run_for_ever_but_keep_their_hints():
    text = (
        "!1 = distinct !{!1, !2, !3, !4}\n"
        '!2 = !{!"llvm.loop.mustprogress"}\n'
        '!3 = !{!"llvm.loop.unroll.disable"}\n'
        '!4 = !{!"llvm.loop.parallel_accesses", !5}\n'
    )
    assert scrub(text).splitlines()[0] == "!1 = distinct !{!1, !3}"


def test_comments_go_and_strings_stay():
    text = (
        "; ModuleID = 'x'\n"
        '@s = constant [9 x i8] c"; preds =\\00"\n'
        "b1:                                      ; preds = %b2, %b0\n"
        "b2:                                      ; No predecessors!\n"
    )
    assert strip_comments(text) == '@s = constant [9 x i8] c"; preds =\\00"\nb1:\nb2:\n'
