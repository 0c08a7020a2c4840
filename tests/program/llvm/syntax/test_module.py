from __future__ import annotations

import pytest

from gevo.errors import CompileFailed
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.llvm.syntax.module import split_module
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.syntax.types import DataLayout, take_type


def test_split_top_knows_brackets_and_quotes():
    text = 'i32 1, <2 x i32> <i32 1, i32 2>, ptr getelementptr (i8, ptr @a, i64 4), i8 c"a,b"'
    assert split_top(text) == [
        "i32 1",
        "<2 x i32> <i32 1, i32 2>",
        "ptr getelementptr (i8, ptr @a, i64 4)",
        'i8 c"a,b"',
    ]
    assert split_top("") == []


@pytest.mark.parametrize(
    ("text", "type_", "rest"),
    [
        ("i32 %a, %b", "i32", "%a, %b"),
        ("ptr addrspace(3) @x", "ptr addrspace(3)", "@x"),
        ("{ i32, [2 x float] } zeroinitializer", "{ i32, [2 x float] }", "zeroinitializer"),
        ('%"a b" undef', '%"a b"', "undef"),
    ],
)
def test_take_type(text, type_, rest):
    assert take_type(text) == (type_, rest)


def test_parameters():
    text = (
        "ptr noalias noundef readonly align 16 captures(none) %p, "
        "ptr noundef byval(%struct.P) align 8 %s, i1 noundef zeroext %f, "
        "i32 noundef range(i32 0, 1024) 7"
    )
    p, s, f, n = read_header(f"declare void @f({text})").arguments
    assert (p.type, p.value, p.byval, p.align) == ("ptr", "%p", "", 16)
    assert (s.type, s.value, s.byval, s.align) == ("ptr", "%s", "%struct.P", 8)
    assert (f.type, f.value) == ("i1", "%f")
    assert (n.type, n.value) == ("i32", "7")


@pytest.mark.parametrize(
    ("type_", "store", "size", "align"),
    [
        ("i1", 1, 1, 1),
        ("i24", 3, 4, 4),
        ("i64", 8, 8, 8),
        ("i128", 16, 16, 16),
        ("half", 2, 2, 2),
        ("ptr addrspace(1)", 8, 8, 8),
        ("<3 x float>", 12, 16, 16),
        ("<8 x i1>", 1, 1, 1),
        ("[3 x [2 x i16]]", 12, 12, 2),
        ("{ i8, double, i8 }", 24, 24, 8),
        ("<{ i8, double }>", 9, 9, 1),
        ("%T", 16, 16, 8),
        ("[0 x float]", 0, 0, 4),
    ],
)
def test_sizes(type_, store, size, align):
    types = DataLayout({"%T": "{ i32, %U }", "%U": "{ ptr }"})
    assert (types.store_size(type_), types.size(type_), types.align(type_)) == (store, size, align)


@pytest.mark.parametrize("type_", ["i256", "fp128", "%Unknown"])
def test_unknown_sizes_are_refused(type_):
    with pytest.raises(CompileFailed):
        DataLayout({}).size(type_)


def test_modules():
    module = split_module(
        "%T = type { i32 }\n"
        "@a = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 16\n"
        "@b = external addrspace(3) global [0 x i32], align 4\n"
        '@"c d" = addrspace(4) externally_initialized constant %T { i32 3 }\n'
        "@llvm.used = appending global [0 x ptr] zeroinitializer\n"
        "define ptx_kernel void @k(ptr %p) #0 {\nentry:\n  ret void\n}\n"
        "define internal i32 @f() {\nentry:\n  ret i32 1\n}\n"
        "!3 = !{i32 1}\n"
    )
    a, b, c = module.globals
    assert (a.name, a.space, a.type, a.initializer, a.align) == ("a", 3, "[4 x i32]", "undef", 16)
    assert (b.space, b.initializer, b.align) == (3, "", 4)
    assert (c.name, c.space, c.initializer, c.constant) == ("c d", 4, "{ i32 3 }", True)
    assert [(f.name, f.kernel) for f in module.functions] == [("k", True), ("f", False)]
    assert module.functions[0].body == ("entry:", "  ret void")
    assert module.types == {"%T": "{ i32 }"}
    assert module.metadata == {"!3": "!{i32 1}"}


def test_aliases_are_refused():
    with pytest.raises(CompileFailed, match="aliases"):
        split_module("@a = alias i32, ptr @b\n").globals  # noqa: B018
