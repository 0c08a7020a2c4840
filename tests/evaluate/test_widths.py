"""What a program computes in fewer bits than the unmodified one."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.widths import narrowed

HEAD = """declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.fma.f32(float, float, float)
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %pitch, i32 %m) {
entry:
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
STORE = """
  %place = getelementptr float, ptr addrspace(1) %y, i64 %i
  store float 1.0, ptr addrspace(1) %place
  ret void
}
"""
WIDE = """  %row = zext i32 %r to i64
  %column = zext i32 %t to i64
  %begin = mul i64 %row, %pitch
  %i = add i64 %begin, %column"""
SHORT = """  %short = trunc i64 %pitch to i32
  %begin = mul i32 %r, %short
  %whole = add i32 %begin, %t
  %i = zext i32 %whole to i64"""
FLOAT = """  %row = uitofp i32 %r to float
  %column = uitofp i32 %t to float
  %long = sitofp i64 %pitch to float
  %whole = call float @llvm.fma.f32(float %row, float %long, float %column)
  %i = fptosi float %whole to i64"""
TURNED = """  %row = zext i32 %r to i64
  %column = zext i32 %t to i64
  %begin = mul i64 %pitch, %row
  %i = add i64 %column, %begin"""
NEXT = """  %column = zext i32 %t to i64
  %i = add i64 %column, 1"""
SHORT_NEXT = """  %whole = add i32 %t, 1
  %i = zext i32 %whole to i64"""
OTHER = """  %short = trunc i64 %pitch to i32
  %begin = mul i32 %r, %short
  %whole = sub i32 %begin, %t
  %i = zext i32 %whole to i64"""


def kernel(body: str) -> str:
    return HEAD + body + STORE


def loop(kind: str, *, unrolled: bool = False) -> str:
    """A sum of bytes that is carried as an integer of a type, and stored as 64 bits."""
    more = "" if kind == "i64" else f"  %wide = zext {kind} %next to i64\n"
    step = 2 if unrolled else 1
    begun = f"  %begun = add {kind} %sum, %byte\n" if unrolled else ""
    return (
        HEAD
        + f"""  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %further, %loop ]
  %sum = phi {kind} [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr addrspace(1) %x, i32 %n
  %read = load i8, ptr addrspace(1) %at
  %byte = zext i8 %read to {kind}
{begun}  %next = add {kind} {"%begun" if unrolled else "%sum"}, %byte
  %further = add i32 %n, {step}
  %more = icmp slt i32 %further, %m
  br i1 %more, label %loop, label %done
done:
{more}  store i64 {"%next" if kind == "i64" else "%wide"}, ptr addrspace(1) %y
  ret void
}}
"""
    )


def said(base: str, program: str, *passes: str) -> list[str]:
    return [one.condition.text for one in narrowed((base, *passes), program, ["k"])]


@pytest.mark.parametrize(("body", "bits"), [(SHORT, 32), (FLOAT, 24)])
def test_an_index_that_only_the_unmodified_program_computes_in_64_bits(body, bits):
    formula = "ctaid.x * pitch + tid.x"
    text = f"{formula} fits in {bits} bits (computed in 64)"
    assert said(kernel(WIDE), kernel(body)) == [text]
    assert said(kernel(SHORT), kernel(body)) == ([] if bits == 32 else [text.replace("64", "32")])


@pytest.mark.parametrize(("kind", "bits"), [("i32", 32), ("i16", 16)])
def test_a_sum_that_a_loop_carries_in_fewer_bits(kind, bits):
    (text,) = said(loop("i64"), loop(kind))
    assert text.startswith("the sum of load(x, ")
    assert text.endswith(f"fits in {bits} bits (computed in 64)")
    assert not said(loop(kind), loop("i64"))


def steps(kind: str) -> str:
    """A number that a loop halves, or multiplies by three, until it is one."""
    begun = "  %begun = zext i32 %m to i64" if kind == "i64" else "  %begun = add i32 %m, 0"
    return (
        HEAD
        + f"""{begun}
  br label %loop
loop:
  %v = phi {kind} [ %begun, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %further, %loop ]
  %half = lshr {kind} %v, 1
  %odd = trunc {kind} %v to i1
  %three = mul {kind} %v, 3
  %up = add {kind} %three, 1
  %next = select i1 %odd, {kind} %up, {kind} %half
  %further = add i32 %n, 1
  %more = icmp ugt {kind} %next, 1
  br i1 %more, label %loop, label %done
done:
  store i32 %further, ptr addrspace(1) %y
  ret void
}}
"""
    )


def test_what_a_loop_makes_of_a_number_in_fewer_bits():
    assert said(steps("i64"), steps("i32")) == [
        "what a loop makes of m fits in 32 bits (computed in 64)"
    ]
    assert not said(steps("i64"), steps("i64"))
    assert not said(steps("i32"), steps("i64"))
    assert not said(steps("i64"), steps("i32"), steps("i32"))


def test_what_fits_in_every_launch_is_no_assumption():
    assert not said(kernel(NEXT), kernel(SHORT_NEXT))


def test_what_passes_alone_make_narrow_is_none_either():
    assert not said(kernel(WIDE), kernel(SHORT), kernel(SHORT))
    assert not said(loop("i64"), loop("i32"), loop("i32"))


@pytest.mark.parametrize("body", [TURNED, OTHER, NEXT])
def test_what_is_another_formula_or_as_wide_says_nothing(body):
    assert not said(kernel(WIDE), kernel(body))
    assert not said(loop("i64"), loop("i64", unrolled=True))


@pytest.mark.parametrize("places", [-1, 70])
def test_a_shift_by_what_is_no_number_of_places_is_nothing_known(places):
    assert not said(
        kernel(WIDE), kernel(WIDE.replace("mul i64 %row, %pitch", f"shl i64 %row, {places}"))
    )


def test_large_factors_are_told_apart():
    """Beyond what a float holds exactly."""
    base, other = (
        kernel(f"  %row = zext i32 %r to i64\n  %i = mul i64 %row, {factor}")
        for factor in (2**62 + 1, 2**62)
    )
    short = base.replace("mul i64 %row", "mul i32 %r").replace("%i =", "%v =")
    short = short.replace("  %place", "  %i = zext i32 %v to i64\n  %place", 1)
    assert said(base, short)
    assert not said(other, short)


def test_kernels_that_one_of_them_lacks_say_nothing():
    assert not said(kernel(WIDE), kernel(WIDE).replace("@k(", "@other("))


CELLS = "@cells = internal addrspace(3) global [1024 x {}] undef\n"
ROUND = """  %n = phi i32 [ 0, %entry ], [ %further, %loop ]
  %at = getelementptr i8, ptr addrspace(1) %x, i32 %n
  %read = load i8, ptr addrspace(1) %at
"""
AGAIN = """  %further = add i32 %n, {}
  %more = icmp slt i32 %further, {}
  br i1 %more, label %loop, label %done
done:
"""


def two(kind: str, rounds: str = "%m") -> str:
    """The same sum with two accumulators."""
    wide = "" if kind == "i64" else f"  %long = zext {kind} %both to i64\n"
    return (
        HEAD
        + "  br label %loop\nloop:\n"
        + f"""  %sum = phi {kind} [ 0, %entry ], [ %next, %loop ]
  %other = phi {kind} [ 0, %entry ], [ %second, %loop ]
{ROUND}  %behind = add i32 %n, 1
  %beside = getelementptr i8, ptr addrspace(1) %x, i32 %behind
  %also = load i8, ptr addrspace(1) %beside
  %byte = zext i8 %read to {kind}
  %next = add {kind} %sum, %byte
  %more_bytes = zext i8 %also to {kind}
  %second = add {kind} %other, %more_bytes
{AGAIN.format(2, rounds)}  %both = add {kind} %next, %second
{wide}  store i64 {"%both" if kind == "i64" else "%long"}, ptr addrspace(1) %y
  ret void
}}
"""
    )


def in_memory(kind: str) -> str:
    """The same sum in a word of shared memory."""
    place = f"getelementptr [1024 x {kind}], ptr addrspace(3) @cells, i32 0, i32 %t"
    return (
        CELLS.format(kind)
        + HEAD
        + f"""  %cell = {place}
  store {kind} 0, ptr addrspace(3) %cell
  br label %loop
loop:
{ROUND}  %byte = zext i8 %read to {kind}
  %sum = load {kind}, ptr addrspace(3) %cell
  %next = add {kind} %sum, %byte
  store {kind} %next, ptr addrspace(3) %cell
{AGAIN.format(1, "%m")}  %end = load {kind}, ptr addrspace(3) %cell
  %wide = zext {kind} %end to i128
  %long = trunc i128 %wide to i64
  store i64 %long, ptr addrspace(1) %y
  ret void
}}
"""
    )


def packed(shift: int) -> str:
    """Two sums, one of them so many bits further up in the same integer; or one in each."""
    second = (
        f"  %up = shl i32 %more_bytes, {shift}\n  %second = add i32 %next, %up"
        if shift
        else "  %second = add i32 %other, %more_bytes"
    )
    other = "" if shift else "  %other = phi i32 [ 0, %entry ], [ %second, %loop ]\n"
    return (
        HEAD
        + f"""  br label %loop
loop:
  %sum = phi i32 [ 0, %entry ], [ {"%second" if shift else "%next"}, %loop ]
{other}{ROUND}  %beside = getelementptr i8, ptr addrspace(1) %y, i32 %n
  %also = load i8, ptr addrspace(1) %beside
  %byte = zext i8 %read to i32
  %next = add i32 %sum, %byte
  %more_bytes = zext i8 %also to i32
{second}
{AGAIN.format(1, "%m")}  store i32 {"%second" if shift else "%next"}, ptr addrspace(1) %y
  ret void
}}
"""
    )


def test_two_sums_in_one_integer():
    (text,) = said(packed(0), packed(16))
    assert text == "a sum of load(x) fits in 16 bits (computed in 32)"
    assert not said(packed(16), packed(0))


@pytest.mark.parametrize("base", [loop("i64"), two("i64"), in_memory("i64")])
@pytest.mark.parametrize(("form", "bits"), [(two, 32), (two, 16), (in_memory, 32), (loop, 32)])
def test_a_sum_in_another_form_and_in_fewer_bits(base, form, bits):
    found = said(base, form(f"i{bits}"))
    assert found
    assert found[0].endswith(f"fits in {bits} bits (computed in 64)")
    assert not said(form(f"i{bits}"), base)
    assert not said(base, form("i64"))


def floats(kind: str) -> str:
    """A sum of bytes that a loop carries as a float."""
    wide = "" if kind == "double" else f"  %wide = fpext {kind} %next to double\n"
    total = "%wide" if wide else "%next"
    return (
        HEAD
        + "  br label %loop\nloop:\n"
        + f"""  %sum = phi {kind} [ 0.0, %entry ], [ %next, %loop ]
{ROUND}  %byte = uitofp i8 %read to {kind}
  %next = fadd {kind} %sum, %byte
{AGAIN.format(1, "%m")}{wide}  store double {total}, ptr addrspace(1) %y
  ret void
}}
"""
    )


def added(kind: str) -> str:
    """Adds a byte to a float in memory."""
    return (
        HEAD
        + f"""  %read = load i8, ptr addrspace(1) %x
  %byte = uitofp i8 %read to {kind}
  %old = load {kind}, ptr addrspace(1) %y
  %new = fadd {kind} %old, %byte
  store {kind} %new, ptr addrspace(1) %y
  ret void
}}
"""
    )


@pytest.mark.parametrize("form", [floats, added])
def test_a_sum_of_floats_in_fewer_bits(form):
    (text,) = said(form("double"), form("float"))
    assert text == "a sum of load(x) fits in 24 bits (computed in 53)"
    assert not said(form("float"), form("double"))
    assert not list(narrowed([form("double")], form("float"), ["k"], exact=False))


def test_a_few_terms_fit():
    assert not said(loop("i64"), two("i32", "16"))


def kept(kind: str) -> str:
    """A sum of 64 bits that is kept in shared memory."""
    text = loop("i64").replace("store i64 %next, ptr addrspace(1) %y", "KEEP")
    cut = "" if kind == "i64" else f"%cut = trunc i64 %next to {kind}\n  "
    value = "%next" if kind == "i64" else "%cut"
    return CELLS.format(kind) + text.replace(
        "KEEP", f"{cut}store {kind} {value}, ptr addrspace(3) @cells"
    )


def test_what_is_kept_in_fewer_bits():
    assert any(
        "fits in 32 bits (computed in 64)" in text for text in said(kept("i64"), kept("i32"))
    )
    assert not said(kept("i32"), kept("i64"))


MASKED = WIDE + "\n  %m.i = and i64 %i, 65535"


def test_an_index_of_which_only_the_lowest_bits_count():
    variant = kernel(MASKED).replace("y, i64 %i\n", "y, i64 %m.i\n")
    (text,) = said(kernel(WIDE), variant)
    assert text == "ctaid.x * pitch + tid.x fits in 16 bits (masked)"
    assert not said(variant, kernel(WIDE))
    assert not said(variant, variant)


def test_masks_that_keep_all_there_is_say_nothing():
    """Because it is no more anywhere, or because the unmodified program has no more of it."""
    lane = NEXT.replace(
        "%i = add i64 %column, 1", "%k = and i64 %column, 1023\n  %i = add i64 %k, 1"
    )
    assert not said(kernel(NEXT), kernel(lane))
    whole = SHORT + "\n  %j = and i64 %i, 4294967295"
    assert not said(kernel(SHORT), kernel(whole).replace("y, i64 %i\n", "y, i64 %j\n"))


BOUND = """  %i = zext i32 %t to i64
  BOUND
  %in = icmp {} i32 {}
  br i1 %in, label %go, label %end
go:"""


def bounded(made: str, compared: str = "slt", sides: str = "%t, %n") -> str:
    """A kernel whose threads go on up to a bound that is made of its argument `m`."""
    text = kernel(BOUND.format(compared, sides).replace("BOUND", made))
    text = text.replace("  ret void\n", "  br label %end\nend:\n  ret void\n")
    return text if made else text.replace("%n", "%m")


@pytest.mark.parametrize(
    ("made", "bits"),
    [
        ("%n = and i32 %m, 16777215", 24),
        ("%c = trunc i32 %m to i16\n  %n = sext i16 %c to i32", 16),
        ("%c = sitofp i32 %m to float\n  %n = fptosi float %c to i32", 24),
        ("%n = urem i32 %m, 100000000", 26),
        ("%c = shl i32 %m, 6\n  %n = ashr i32 %c, 6", 26),
    ],
)
def test_a_bound_of_which_only_the_lowest_bits_count(made, bits):
    """It decides alone, so no index and nothing that is stored is made of it."""
    base, variant = bounded(""), bounded(made)
    assert said(base, variant) == [f"m fits in {bits} bits (masked)"]
    turned = bounded(made, "sle", "%n, %t")
    assert said(base, turned) == [f"m fits in {bits} bits (masked)"]
    assert not said(variant, base)
    assert not said(variant, turned)
    assert not said(base, bounded("%c = sext i32 %m to i64\n  %n = trunc i64 %c to i32"))


def test_a_bound_that_is_compared_as_a_float():
    made = """%m.f = sitofp i32 %m to float
  %t.f = uitofp i32 %t to float"""
    compared = bounded(made, "x", "%t, %n").replace(
        "icmp x i32 %t, %n", "fcmp olt float %t.f, %m.f"
    )
    assert said(bounded(""), compared) == ["m fits in 24 bits (masked)"]


def test_a_remainder_of_an_unrolled_loop_is_no_bound():
    made, zero = "%n = and i32 %m, 3", "%n, 0"
    assert not said(bounded("", "ne", zero), bounded(made, "ne", zero))
    assert not said(bounded(""), bounded(made))


@pytest.mark.parametrize(
    ("changed", "bits"),
    [
        ("%h = lshr i64 %i, 30\n  %i.h = add i64 %i, %h", 30),
        ("%h = udiv i64 %i, 5000000\n  %i.h = add i64 %i, %h", 22),
        ("%i.h = urem i64 %i, 10000019", 23),
    ],
)
def test_an_index_whose_highest_bits_are_taken_for_nothing(changed, bits):
    base = kernel(WIDE)
    variant = kernel(f"{WIDE}\n  {changed}").replace("y, i64 %i\n", "y, i64 %i.h\n")
    assert said(base, variant) == [f"ctaid.x * pitch + tid.x fits in {bits} bits (masked)"]
    assert not said(variant, base)
    assert not said(variant, variant)


def test_small_quotients_and_remainders_are_other_values():
    """Cases have numbers that are larger, and negative ones."""
    for changed in ("udiv i64 %i, 1000", "lshr i64 %i, 10", "urem i64 %i, 100", "ashr i64 %i, 63"):
        variant = kernel(f"{WIDE}\n  %h = {changed}\n  %k = add i64 %i, %h")
        assert not said(kernel(WIDE), variant.replace("y, i64 %i\n", "y, i64 %k\n"))


def bytes_of(shift: str, space: str = " addrspace(1)") -> str:
    """A kernel that stores at an offset in bytes, of which it makes 32 or 64 bits."""
    return kernel(f"""  %whole = mul i32 %r, %m
{shift}""").replace("float, ptr addrspace(1) %y", f"i8, ptr{space} %y").replace(
        "1.0, ptr addrspace(1)", f"1.0, ptr{space}"
    ).replace("ptr addrspace(1) %y,", f"ptr{space} %y,")  # fmt: skip


ELEMENT = "  %whole = mul i32 %r, %m\n  %i = sext i32 %whole to i64"
SHORT_BYTES = "  %bytes = shl i32 %whole, 2\n  %i = zext i32 %bytes to i64"
LONG_BYTES = "  %long = sext i32 %whole to i64\n  %i = shl i64 %long, 2"


def test_an_offset_in_bytes_that_has_the_bits_of_an_index_only():
    text = "4 * ctaid.x * m fits in 32 bits (computed in 64)"
    assert said(kernel(ELEMENT), bytes_of(SHORT_BYTES)) == [text]
    assert not said(kernel(ELEMENT), bytes_of(LONG_BYTES))
    assert not said(bytes_of(SHORT_BYTES), kernel(ELEMENT))


def test_an_address_in_shared_memory_has_32_bits():
    shared = kernel(ELEMENT).replace("addrspace(1)", "addrspace(3)")
    assert not said(shared, bytes_of(SHORT_BYTES, " addrspace(3)"))


@pytest.mark.parametrize(
    ("selector", "bits"), [("16912", 24), ("17488", 8), ("12816", 0), ("16672", 0)]
)
def test_an_index_of_which_the_lowest_bytes_are_taken(selector, bits):
    """0x4210 and 0x4450 keep three bytes and one, 0x3210 all, 0x4120 puts them elsewhere."""
    index = "  %whole = mul i32 %r, %m\n"
    taken = f"  %low = call i32 @llvm.nvvm.prmt(i32 %whole, i32 0, i32 {selector})\n"
    declared = "declare i32 @llvm.nvvm.prmt(i32, i32, i32)\n"
    wide = "  %i = sext i32 {} to i64"
    base = kernel(index + wide.format("%whole"))
    found = said(base, declared + kernel(index + taken + wide.format("%low")))
    assert found == ([f"ctaid.x * m fits in {bits} bits (masked)"] if bits else [])


def test_a_chain_of_products_is_as_large_as_it_gets() -> None:
    """Steps of a generator of random numbers, whose factor as a whole no float holds."""
    steps = [
        f"  %s{n + 1}p = mul i64 %s{n}, 6364136223846793005\n"
        f"  %s{n + 1} = add i64 %s{n + 1}p, 1442695040888963407\n"
        for n in range(24)
    ]
    first = "  %s0 = sext i32 %m to i64\n"
    masked = kernel(first + "".join(steps) + "  %i = and i64 %s24, 255")
    assert list(narrowed((masked,), masked, ["k"])) == []


UNSIGNED = """  %begin = mul i32 %r, %m
  %whole = add i32 %begin, %t
  %i = zext i32 %whole to i64"""
DIVIDED = UNSIGNED.replace("zext i32 %whole", "zext i32 %part").replace(
    "  %i =", "  %part = udiv i32 %whole, 64\n  %i ="
)
BYTE = """  %p = getelementptr i8, ptr addrspace(1) %x, i64 %pitch
  %byte = load i8, ptr addrspace(1) %p
  %i = zext i8 %byte to i64"""


@pytest.mark.parametrize(
    ("base", "old", "new", "words"),
    [
        (UNSIGNED, "zext", "sext", "ctaid.x * m + tid.x fits in 31 bits (signed)"),
        (BYTE, "zext", "sext", "load(x, pitch) fits in 7 bits (signed)"),
        (DIVIDED, "udiv", "sdiv", "tid.x that is divided fits in 31 bits (signed)"),
    ],
)
def test_what_is_taken_with_a_sign(base, old, new, words):
    signed = base.replace(old, new)
    (one,) = (text for text in said(kernel(base), kernel(signed)) if "signed" in text)
    assert words in one.replace("%", "")
    assert not said(kernel(signed), kernel(base))  # as LLVM makes it where there is no sign
    assert not said(kernel(base), kernel(signed), kernel(signed))


def test_what_is_compared_with_a_sign():
    """A bound beyond 2^31 is negative then."""
    base = bounded("", "ult", "%t, %m")
    (one,) = said(base, bounded("", "slt", "%t, %m"))
    assert "m compared with tid.x fits in 31 bits (signed)" in one
    assert not said(base, bounded("", "ult", "%t, %m"))
    assert not said(bounded("", "ult", "%t, 4"), bounded("", "slt", "%t, 4"))  # both are small


def test_bytes_that_are_compared_with_a_sign():
    made = """%spot = getelementptr i8, ptr addrspace(1) %x, i64 %pitch
  %b = load i8, ptr addrspace(1) %spot"""
    base, program = (
        bounded(made, order, "%t, %n").replace(f"{order} i32 %t, %n", f"{order} i8 %b, 100")
        for order in ("ult", "slt")
    )
    (one,) = said(base, program)
    assert one == "100 compared with load(x, pitch) fits in 7 bits (signed)"


def loaded(kind: str, scale: int, offset: int = 0) -> str:
    """An index that is loaded as an integer of a type."""
    made = f"""  %wide = zext i32 %t to i64
  %scaled = mul i64 %wide, {scale}
  %spot = add i64 %scaled, {offset}
  %p = getelementptr {kind}, ptr addrspace(1) %x, i64 %spot
  %found = load {kind}, ptr addrspace(1) %p
  %i = zext {kind} %found to i64"""
    return kernel(made)


def test_an_index_of_which_the_lowest_bits_are_loaded():
    (one,) = said(loaded("i32", 1), loaded("i16", 2))
    assert one == "what is loaded from x at byte 4 * tid.x fits in 16 bits (loaded as 32)"
    assert not said(loaded("i16", 2), loaded("i16", 2))
    assert not said(loaded("i32", 1), loaded("i16", 2), loaded("i16", 2))  # as passes make it
    assert not said(loaded("i32", 1), loaded("i16", 2, 1))  # of another place nothing is known
    halves = loaded("i16", 2).replace(
        "  %i = zext i16 %found to i64",
        """  %more = add i64 %spot, 1
  %q = getelementptr i16, ptr addrspace(1) %x, i64 %more
  %rest = load i16, ptr addrspace(1) %q
  %low = zext i16 %found to i64
  %high = zext i16 %rest to i64
  %above = shl i64 %high, 16
  %i = or i64 %above, %low""",
    )
    assert not said(loaded("i32", 1), halves)


def test_bytes_of_elements_that_are_arrays_of_bytes():
    """As PTX has them, where an index of 64 bits becomes bytes by itself."""
    column = "  %wide = zext i32 %r to i64\n"
    base = kernel(f"{column}  %i = add i64 %wide, 0")
    short = kernel("  %b = shl i32 %r, 2\n  %i = zext i32 %b to i64")
    short = short.replace("getelementptr float", "getelementptr i8")
    base = base.replace("getelementptr float", "getelementptr [4 x i8]")
    assert said(base, short) == ["4 * ctaid.x fits in 32 bits (computed in 64)"]
