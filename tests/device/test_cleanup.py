from __future__ import annotations

import re

import pytest

from gevo.device.cleanup import clean, digest
from gevo.errors import CompileFailed
from gevo.outcome import Outcome

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'
KERNEL = HEAD + (
    "define ptx_kernel void @k(ptr %p, i32 %n) {\n"
    "entry:\n"
    "  %a = add i32 %n, 0\n"
    "  %dead = mul i32 %n, 7\n"
    "  %b = call i32 @double(i32 %a)\n"
    "  %c = call i32 @double(i32 %a)\n"
    "  %d = add i32 %b, %c\n"
    "  store i32 %d, ptr %p, align 4\n"
    "  ret void\n"
    "}\n"
    "define i32 @double(i32 %x) noinline optnone {\n"
    "  %y = shl i32 %x, 1\n"
    "  ret i32 %y\n"
    "}\n"
)


def _body(text: str) -> list[str]:
    return re.findall(r"^  .*", text, re.MULTILINE)


def test_functions_are_inlined_and_dead_or_repeated_work_goes():
    text = clean(KERNEL)
    assert "@double" not in text
    assert _body(text) == [
        "  %d = shl i32 %n, 2",
        "  store i32 %d, ptr %p, align 4",
        "  ret void",
    ]


def test_every_value_and_block_has_a_name():
    text = clean(KERNEL.replace("%dead", "%1").replace("%y", "%1").replace("entry:\n", ""))
    assert not re.search(r"%\d", text)
    assert re.search(r"^\w+:$", text, re.MULTILINE)


def test_cleaning_twice_changes_nothing():
    text = clean(KERNEL)
    assert clean(text) == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%p", "%q"),
        ("entry:", "start:"),
        ("%d", "%sum"),
        ("%dead = mul i32 %n, 7", "%e = add i32 1, %n"),
    ],
)
def test_names_and_dead_code_do_not_reach_the_digest(old, new):
    assert digest(clean(KERNEL.replace(old, new))) == digest(clean(KERNEL))


def test_debug_information_does_not_reach_the_digest_but_stays_in_the_text():
    debug = (
        "!llvm.dbg.cu = !{!0}\n"
        "!llvm.module.flags = !{!1}\n"
        "!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, "
        "emissionKind: LineTablesOnly)\n"
        '!1 = !{i32 2, !"Debug Info Version", i32 3}\n'
        '!2 = !DIFile(filename: "k.cu", directory: "/")\n'
        '!3 = distinct !DISubprogram(name: "k", file: !2, line: 1, unit: !0)\n'
        "!4 = !DILocation(line: LINE, scope: !3)\n"
    )
    with_debug = KERNEL.replace("i32 %n) {", "i32 %n) !dbg !3 {", 1)
    with_debug = with_debug.replace("align 4\n", "align 4, !dbg !4\n") + debug
    texts = [clean(with_debug.replace("LINE", line)) for line in ("5", "9")]
    assert all(re.search(r"store .*, !dbg !\d+", text) for text in texts)
    assert digest(texts[0]) == digest(texts[1]) == digest(clean(KERNEL))


def test_the_digest_knows_code_constants_types_and_options():
    base = digest(clean(KERNEL))
    for old, new in (("shl i32 %x, 1", "shl i32 %x, 3"), ("align 4", "align 1")):
        assert digest(clean(KERNEL.replace(old, new))) != base
    assert digest(clean(KERNEL), "simt") != base
    types = HEAD + "%A = type { i32, i64 }\n%B = type { i64, i32 }\n"
    body = "@g = global %A zeroinitializer\n" + KERNEL.removeprefix(HEAD)
    one, other = (clean(types + body.replace("%A", t)) for t in ("%A", "%B"))
    assert digest(one) != digest(other)


def test_the_digest_knows_registers_in_assembly():
    asm = '%c = call i32 asm "mov.u32 $0, %laneid;", "=r"()'
    one = KERNEL.replace("%c = call i32 @double(i32 %a)", asm)
    other = one.replace("%laneid", "%warpid")
    assert digest(clean(one)) != digest(clean(other))


def test_module_variables_stay():
    text = clean(KERNEL.replace(HEAD, HEAD + "@unused = addrspace(4) global i32 3\n"))
    assert "@unused" in text


def test_recursive_functions_stay_calls():
    recursive = KERNEL.replace("shl i32 %x, 1", "call i32 @double(i32 %x)")
    recursive = recursive.replace(
        "%y = call i32 @double(i32 %x)\n",
        "%z = icmp eq i32 %x, 0\n  br i1 %z, label %e, label %r\n"
        "r:\n  %w = sub i32 %x, 1\n  %y = call i32 @double(i32 %w)\n"
        "  %v = add i32 %y, %x\n  ret i32 %v\ne:\n"
        "  %u = add i32 %x, 1\n",
    ).replace("ret i32 %y", "ret i32 %u")
    assert "call i32 @double" in clean(recursive)


@pytest.mark.parametrize("text", ["no ir", KERNEL.replace("ret void", "ret i32 1")])
def test_what_llvm_refuses_is_invalid(text):
    with pytest.raises(CompileFailed) as failure:
        clean(text)
    assert failure.value.outcome is Outcome.INVALID
    assert "\n" not in str(failure.value)


@pytest.mark.parametrize("name", ["%r", '%"a r"'])
def test_three_way_comparisons_are_conditions(name):
    text = f"""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i64 %a, i64 %b) {{
entry:
  {name} = call i32 @llvm.ucmp.i32.i64(i64 %a, i64 %b)
  store i32 {name}, ptr %p, align 4
  ret void
}}
declare i32 @llvm.ucmp.i32.i64(i64, i64)
"""
    cleaned = clean(text)
    assert "icmp eq i64 %a, %b" in cleaned
    assert "icmp ugt i64 %a, %b" in cleaned
    assert "call i32 @llvm.ucmp" not in cleaned
    assert digest(clean(cleaned)) == digest(cleaned)
