"""Integer arithmetic and addresses that are put together anew."""

import random

import pytest

from gevo.edits.apply import apply
from gevo.edits.passes import Algebra
from gevo.edits.patch import Patch
from gevo.program.llvm import passes
from gevo.program.llvm.pipeline import emitted
from tests.smallkernel import module, program, small

LONGER = ('shape = ["n"]\ninit', 'shape = ["n + 1200"]\ninit')
ARMS = """  %i1 = add i32 %tid, 1
  %w0 = zext i32 %tid to i64
  %w1 = zext i32 %i1 to i64
  br label %turns
turns:
  %at = phi i32 [ 0, %work ], [ %next, %other ]
  %sum = phi i32 [ %v, %work ], [ %sum2, %other ]
  %low = sub i32 %at, %tid
  %odd = icmp ult i32 %low, 32
  br i1 %odd, label %first, label %between
first:
  %row = zext i32 %low to i64
  %r0 = getelementptr [33 x i32], ptr %x, i64 %row
  %p0 = getelementptr i32, ptr %r0, i64 %w0
  %x0 = load volatile i32, ptr %p0, align 4
  br label %between
between:
  %y0 = phi i32 [ %x0, %first ], [ 7, %turns ]
  store volatile i32 %y0, ptr %py, align 4
  br i1 %odd, label %second, label %other
second:
  %row1 = zext i32 %low to i64
  %r1 = getelementptr [33 x i32], ptr %x, i64 %row1
  %b1 = getelementptr i8, ptr %r1, i64 132
  %p1 = getelementptr i32, ptr %b1, i64 %w1
  %x1 = load volatile i32, ptr %p1, align 4
  br label %other
other:
  %y1 = phi i32 [ %x1, %second ], [ 3, %between ]
  %sum1 = add i32 %sum, %y0
  %sum2 = xor i32 %sum1, %y1
  %next = add i32 %at, 1
  %again = icmp ult i32 %next, 100
  br i1 %again, label %turns, label %end
end:
  %r = mul i32 %sum2, 3
"""
"""Both arms access elements that lie 136 bytes apart."""
WIDE = """  br label %turns
turns:
  %at = phi i64 [ 0, %work ], [ %next, %turns ]
  %sum = phi i32 [ %v, %work ], [ %sum2, %turns ]
  %i0 = add i64 %at, 5
  %i1 = add i64 %i0, 1
  %p0 = getelementptr i32, ptr %x, i64 %i0
  %p1 = getelementptr i32, ptr %x, i64 %i1
  %x0 = load volatile i32, ptr %p0, align 4
  %x1 = load volatile i32, ptr %p1, align 4
  %sum1 = add i32 %sum, %x0
  %sum2 = xor i32 %sum1, %x1
  %next = add i64 %at, 1
  %again = icmp ult i64 %next, 100
  br i1 %again, label %turns, label %end
end:
  %r = mul i32 %sum2, 3
"""
"""Of these sums the code generator takes the constants out itself."""


def applied(text):
    return apply(program(text), Patch((Algebra("e1", 0, "k"),)))


def right(folder, before, after, *changes):
    measured = small(folder, before.text, *changes).scorer
    lowered = measured.lower(after)
    assert lowered.lowered is not None, lowered.refused
    return measured.score(lowered.lowered)


def test_addresses_of_two_arms_have_one_base(tmp_path):
    """That `tid + 1` does not wrap follows from how many threads a block has at most."""
    text = module(ARMS)
    made = applied(text)
    assert not made.dropped
    assert emitted(made.program.text, "k") < 0.99 * emitted(text, "k")
    assert made.program.text.count("getelementptr [132 x i8]") == 1
    assert ", i64 136\n" in made.program.text
    assert right(tmp_path, program(text), made.program, LONGER).ok
    assert refused(applied(made.program.text))


def test_what_the_code_generator_does_anyhow_is_no_edit():
    assert refused(applied(module(WIDE)))


def test_there_must_be_such_a_kernel():
    made = apply(program(module()), Patch((Algebra("e1", 0, "other"),)))
    assert "there is no function other" in str(made.dropped)


def refused(made):
    """Whether there is nothing to gain."""
    why = str(made.dropped)
    return "the code generator does as well" in why or "no cheaper arithmetic" in why


HEAD = (
    "  br label %turns",
    "turns:",
    "  %at = phi i32 [ 0, %work ], [ %next, %meet ]",
    "  %sum = phi i32 [ %v, %work ], [ %mixed, %meet ]",
)


def arithmetic(rng, names, lines, count):
    """Random instructions; what they give is added to the names by width."""
    for _ in range(count):
        name, bits = f"%t{len(lines)}", rng.choice((32, 32, 64))
        own, number = names[bits], rng.choice((1, 2, 3, 4, 33, -1, 132))
        match rng.choice(("add", "add", "mul", "sub", "shl", "xor", "lshr", "width")):
            case "width" if bits == 64:
                kind = rng.choice(("sext", "zext"))
                lines.append(f"  {name} = {kind} i32 {rng.choice(names[32])} to i64")
            case "width":
                lines.append(f"  {name} = trunc i64 {rng.choice(names[64])} to i32")
            case "shl" | "lshr" as kind:
                lines.append(f"  {name} = {kind} i{bits} {rng.choice(own)}, {rng.randint(0, 5)}")
            case "xor":
                lines.append(f"  {name} = xor i{bits} {rng.choice(own)}, -1")
            case kind:
                other = rng.choice((*own, number, number))
                lines.append(f"  {name} = {kind} i{bits} {rng.choice(own)}, {other}")
        own.append(name)


def body(rng):
    """Random arithmetic, a sum whose extension is known on one side of a branch, and loads."""
    names = {32: ["%v", "%tid", "%cta", "%s", "%n", "%at"], 64: ["%wide"]}
    lines = [*HEAD]
    arithmetic(rng, names, lines, rng.randint(2, 8))
    asked, more = rng.choice(names[32]), rng.choice((7, 1000, -3))
    kind, test = rng.choice(("sext", "zext")), rng.choice(("slt", "sgt", "ult", "ugt"))
    lines += [
        f"  %asked = icmp {test} i32 {asked}, {rng.choice((1000, 0, 2147483640, -5, 64))}",
        "  br i1 %asked, label %arm, label %other",
        "arm:",
        f"  %n1 = add i32 {asked}, {more}",
        f"  %n2 = {kind} i32 %n1 to i64",
        "  br label %meet",
        "other:",
        f"  %o1 = {kind} i32 {asked} to i64",
        f"  %o2 = add i64 %o1, {more}",
        "  br label %meet",
        "meet:",
        "  %q = phi i64 [ %n2, %arm ], [ %o2, %other ]",
    ]
    names[64].append("%q")
    arithmetic(rng, names, lines, rng.randint(2, 8))
    lines += [
        f"  %high = lshr i64 {names[64][-1]}, 17",
        "  %differ = xor i64 %high, %q",
        "  %upper = lshr i64 %differ, 9",
        "  %cut = trunc i64 %upper to i32",
        f"  %both = xor i32 %cut, {names[32][-1]}",
        f"  %index = and i32 {rng.choice(names[32])}, 63",
        f"  %more = add i32 %index, {rng.randint(0, 100)}",
        "  %far = zext i32 %more to i64",
        "  %p = getelementptr i32, ptr %x, i64 %far",
        "  %got = load i32, ptr %p, align 4",
        "  %mix = xor i32 %both, %got",
        "  %mixed = add i32 %mix, %sum",
        "  %next = add i32 %at, 1",
        "  %again = icmp slt i32 %next, 3",
        "  br i1 %again, label %turns, label %end",
        "end:",
        f"  %r = add i32 %mixed, {rng.choice(names[32])}",
    ]
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(40))
def test_random_arithmetic_gives_the_same(tmp_path, monkeypatch, seed):
    """LLVM computes a sum ahead of a branch, and says of it what holds behind that (seed 12)."""
    monkeypatch.setattr(passes, "LESS", 10)
    rng = random.Random(seed)
    text = module(body(rng))
    made = applied(text)
    numbers = ("low = 1, high = 50", "low = -2147483648, high = 2147483647")
    s = rng.choice((3, -7, 2147483647, -2147483648, 993))
    changes = LONGER, numbers, ("s = 3\n", f"s = {s}\n")
    if made.dropped:
        assert "no cheaper arithmetic" in str(made.dropped)
    else:
        assert right(tmp_path, program(text), made.program, *changes).ok
