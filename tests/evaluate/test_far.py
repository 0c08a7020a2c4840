"""What a program does otherwise in launches that are too large to be run."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.contrast import Contraster
from gevo.evaluate.scoring.far import elsewhere
from gevo.workload.spec import load
from tests.smallkernel import module, small

REGISTERS = ("ctaid.x", "ntid.x", "tid.x", "nctaid.x")
HEAD = (
    "".join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{one}()\n" for one in REGISTERS)
    + """declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i32 @llvm.nvvm.idp4a.u.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.u(i32, i32, i1, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
"""
)
BEGIN = """  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %b, %d
  %i = add i32 %r, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %do, label %done
do:
"""
END = """  %v = load float, ptr %from
  %w = fmul float %v, %v
  store float %w, ptr %to
  br label %done
done:
  ret void
}
"""
SPEC = """name = "far"
program = "k.ll"
[sizes]
n = 1000
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
init = {{ kind = "uniform", low = -1.0, high = 1.0 }}
[arrays.y]
role = "out"
dtype = "f32"
shape = ["n"]
[[launch]]
kernel = "k"
grid = ["ceil_div(n, 128)"]
block = [128]
args = ["x", "y", "n"]
[domain]
assume = [{assume}]
[[train]]
seed = 1
sizes = {{ n = 5000 }}
[[train]]
seed = 2
sizes = {{ n = 3333 }}
[[heldout]]
seed = 3
sizes = {{ n = 300 }}
"""


def at(index: str, lines: str = "", step: str = "[4 x i8]", kind: str = "i64") -> str:
    """A kernel that squares an element, whose index in `step` these lines compute."""
    places = (f"  %{to} = getelementptr {step}, ptr %{array}, {kind} {index}\n"
              for to, array in (("from", "x"), ("to", "y")))  # fmt: skip
    return HEAD + BEGIN + lines + "".join(places) + END


BASE = at("%j", "  %j = sext i32 %i to i64\n")


@pytest.fixture
def said(tmp_path):
    """What is said of a variant, in a workload of this domain."""

    def said(variant: str, base: str = BASE, assume: str = "", spec: str = SPEC) -> list[str]:
        (tmp_path / "k.ll").write_text(base)
        (tmp_path / "far.toml").write_text(spec.format(assume=f'"{assume}"' if assume else ""))
        workload = load(tmp_path / "far.toml")
        return [one.condition.text for one in elsewhere(workload, (base,), variant, ["k"])]

    return said


def low(lines: str, step: str = "[4 x i8]", name: str = "%m") -> str:
    """A kernel whose index these lines compute in 32 bits, without a sign."""
    return at("%j", f"{lines}  %j = zext i32 {name} to i64\n", step)


NARROW = {
    "bytes in 32 bits": (low("  %m = shl i32 %i, 2\n", "i8"), 1 << 32),
    "bytes by a product": (low("  %m = mul i32 %i, 4\n", "i8"), 1 << 32),
    "mask": (low("  %m = and i32 %i, 16777215\n"), 1 << 26),
    "signed shifts": (at("%j", """  %wide = zext i32 %i to i64
  %up = shl i64 %wide, 40
  %j = ashr i64 %up, 40
"""), 1 << 25),
    "high half of a product": (low("""  %up = shl i32 %i, 8
  %m = call i32 @llvm.nvvm.mulhi.ui(i32 %up, i32 16777216)
"""), 1 << 26),
    "product in 64 bits": (at("%j", """  %up = shl i32 %i, 8
  %wide = zext i32 %up to i64
  %product = mul i64 %wide, 16777216
  %j = lshr i64 %product, 32
"""), 1 << 26),
    "remainder": (low("  %m = urem i32 %i, 33554432\n"), 1 << 27),
    "quotient taken away": (low("""  %q = udiv i32 %i, 16777216
  %p = mul i32 %q, 16777216
  %m = sub i32 %i, %p
"""), 1 << 26),
    "exclusive or": (low("""  %h = and i32 %i, -16777216
  %m = xor i32 %i, %h
"""), 1 << 26),
    "difference": (low("""  %h = and i32 %i, -16777216
  %m = sub i32 %i, %h
"""), 1 << 26),
    "or and sum": (low("""  %h = or i32 %i, -16777216
  %m = add i32 %h, 16777216
"""), 1 << 26),
    "dot products": (low("""  %h = call i32 @llvm.nvvm.idp4a.u.u(i32 %i, i32 65536, i32 0)
  %s = shl i32 %h, 16
  %l = call i32 @llvm.nvvm.idp2a.u.u(i32 %i, i32 1, i1 false, i32 0)
  %m = add i32 %s, %l
"""), 1 << 26),
    "bytes chosen": (low("  %m = call i32 @llvm.nvvm.prmt(i32 %i, i32 0, i32 16912)\n"), 1 << 26),
    "bits turned round": (low("""  %a = call i32 @llvm.bitreverse.i32(i32 %i)
  %c = and i32 %a, -256
  %m = call i32 @llvm.bitreverse.i32(i32 %c)
"""), 1 << 26),
    "bits moved round": (low("""  %a = call i32 @llvm.fshl.i32(i32 %i, i32 %i, i32 8)
  %m = lshr i32 %a, 8
"""), 1 << 26),
    "least": (low("  %m = call i32 @llvm.umin.i32(i32 %i, i32 16777215)\n"), 1 << 26),
    "mantissa": (low("""  %f = and i32 %i, 8388607
  %g = or i32 %f, 1258291200
  %h = bitcast i32 %g to float
  %k = bitcast float %h to i32
  %m = and i32 %k, 8388607
"""), 1 << 25),
    "float": (low("""  %f = sitofp i32 %i to float
  %m = fptosi float %f to i32
"""), (1 << 26) + 4),
}  # fmt: skip


@pytest.mark.parametrize("name", NARROW)
def test_an_index_that_wraps_somewhere_is_right_up_to_there(said, name):
    variant, bound = NARROW[name]
    (text,) = said(variant, assume="n <= 2147483000")
    assert f"lies below byte {bound};" in text
    assert "n = 2147483000" in text


@pytest.mark.parametrize("name", NARROW)
def test_a_domain_that_allows_no_larger_index_settles_it(said, name):
    variant, bound = NARROW[name]
    assert said(variant, assume=f"n <= {bound // 4}") == []


def test_a_carry_that_an_address_loses(said):
    """What is added to the lower half of an address alone."""
    lines = "  %i4 = shl i32 %i, 2\n"
    for name, array in (("from", "x"), ("to", "y")):
        lines += f"""  %a.{name} = ptrtoint ptr %{array} to i64
  %l.{name} = trunc i64 %a.{name} to i32
  %h.{name} = and i64 %a.{name}, -4294967296
  %s.{name} = add i32 %l.{name}, %i4
  %z.{name} = zext i32 %s.{name} to i64
  %o.{name} = or i64 %h.{name}, %z.{name}
  %{name} = inttoptr i64 %o.{name} to ptr
"""
    (text,) = said(HEAD + BEGIN + lines + END, assume="n <= 2147483000")
    assert "what is written to y lies below byte" in text


WIDE = BASE.replace("i32 %n", "i64 %n").replace("""  %r = mul i32 %b, %d
  %i = add i32 %r, %t
  %in = icmp slt i32 %i, %n
""", """  %b.w = zext i32 %b to i64
  %d.w = zext i32 %d to i64
  %t.w = zext i32 %t to i64
  %r = mul i64 %b.w, %d.w
  %i = add i64 %r, %t.w
  %in = icmp slt i64 %i, %n
""").replace("  %j = sext i32 %i to i64\n", "")  # fmt: skip


def test_bytes_of_an_index_of_64_bits(said):
    base = WIDE.replace("%j", "%i")
    lines = "  %four = shl i64 %i, 2\n  %j = and i64 %four, 4294967292\ndo.it:\n"
    narrow = WIDE.replace("do:\n", "do:\n" + lines.replace("do.it:\n", ""))
    narrow = narrow.replace("[4 x i8]", "i8")
    assert said(base, base) == []
    (text,) = said(narrow, base)
    assert "what is written to y lies below byte 4294967296;" in text


HONEST = {
    "the same": BASE,
    "bytes in 64 bits": at("%b4", """  %j = sext i32 %i to i64
  %b4 = shl i64 %j, 2
""", "i8"),
    "index of 32 bits": at("%i", kind="i32"),
    "no sign, as the test says": low("  %m = or i32 %i, 0\n"),
    "sum in 64 bits": at("%j", """  %b.w = zext i32 %b to i64
  %d.w = zext i32 %d to i64
  %t.w = zext i32 %t to i64
  %r.w = mul i64 %b.w, %d.w
  %j = add i64 %r.w, %t.w
"""),
    "mask that keeps all": low("  %m = and i32 %i, 2147483647\n"),
    "quotient and remainder": low("""  %q = udiv i32 %i, 1000
  %s = urem i32 %i, 1000
  %p = mul i32 %q, 1000
  %m = add i32 %p, %s
"""),
}  # fmt: skip


@pytest.mark.parametrize("name", HONEST)
def test_an_honest_variant_does_everywhere_the_same(said, name):
    assert said(HONEST[name]) == []
    assert said(HONEST[name], assume="n <= 2147483000") == []


RING = """  %m = {op}
  %j = zext i32 %m to i64
"""


@pytest.mark.parametrize(
    ("base", "variant"),
    [
        ("and i32 %i, 1023", "urem i32 %i, 1024"),
        ("urem i32 %i, 1024", "and i32 %i, 1023"),
        ("lshr i32 %i, 5", "udiv i32 %i, 32"),
    ],
)
def test_a_ring_is_one_in_both(said, base, variant):
    before, after = (at("%j", RING.format(op=op)) for op in (base, variant))
    assert said(after, before) == []


def test_what_the_unmodified_program_does_not_define_is_nobodys_business(said):
    """Bytes in 32 bits in the unmodified program, which leave its type; in 64 in the other."""
    base = at("%j", "  %m = shl i32 %i, 2\n  %j = zext i32 %m to i64\n", "i8")
    assert said(HONEST["bytes in 64 bits"], base) == []


def test_a_value_that_is_wrong_far_away(said):
    """The index itself is stored, as a float."""
    store = "  %w = sitofp i32 {} to float\n"
    plain = BASE.replace("  %w = fmul float %v, %v\n", store.format("%i"))
    masked = BASE.replace(
        "  %w = fmul float %v, %v\n", "  %c = and i32 %i, 1048575\n" + store.format("%c")
    )
    (text,) = said(masked, plain)
    assert "what is stored in y lies below byte 4194304;" in text


LOOP = HEAD + """entry:
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %r = mul i32 %b, %d
  %first = add i32 %r, %t
  %step = mul i32 %d, %g
  br label %test
test:
  %i = phi i32 [ %first, %entry ], [ %next, %do ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %do, label %done
do:
""" + BASE[BASE.index("do:\n") + 4 :].replace(
    "  br label %done\n", "  %next = add nsw i32 %i, %step\n  br label %test\n"
)  # fmt: skip


def test_a_loop_over_all_blocks(said):
    narrow = LOOP.replace(
        "%j = sext i32 %i to", "%c = and i32 %i, 16777215\n  %j = zext i32 %c to"
    )
    assert said(LOOP, LOOP) == []
    (text,) = said(narrow, LOOP)
    assert "what is written to y lies below byte 67108864;" in text


FIXED = SPEC.replace('"ceil_div(n, 128)"', "4")


@pytest.mark.parametrize(("bits", "bound"), [(24, 1 << 26), (26, 1 << 28), (30, 1 << 32)])
def test_a_loop_of_very_many_rounds(said, bits, bound):
    """Four blocks go through the array; most rounds are left out."""
    mask = f"%c = and i32 %i, {(1 << bits) - 1}\n  %j = zext i32 %c to"
    narrow = LOOP.replace("%j = sext i32 %i to", mask)
    assert said(LOOP, LOOP, spec=FIXED) == []
    (text,) = said(narrow, LOOP, spec=FIXED)
    byte = int(text.split("below byte ")[1].split(";")[0])
    assert bound <= byte <= bound + 4 * 3 * 512


def test_loops_that_count_otherwise_are_not_compared_where_rounds_are_left_out(said):
    """One more counter by addresses does not matter; other steps do."""
    wide = LOOP.replace("  %j = sext i32 %i to i64\n", "  %j = zext i32 %i to i64\n")
    steps = "%once = mul i32 %d, %g\n  %step = mul i32 %once, 2"
    twice = LOOP.replace("%step = mul i32 %d, %g", steps)
    assert said(wide, LOOP, spec=FIXED) == []
    assert said(twice, LOOP, spec=FIXED) == []


def test_launches_that_differ_are_not_compared(said, tmp_path):
    """And neither are those that a driver makes: nobody knows them beforehand."""
    spec = SPEC.replace('[[launch]]\nkernel = "k"\n', "").replace(
        'grid = ["ceil_div(n, 128)"]\nblock = [128]\nargs = ["x", "y", "n"]\n', ""
    )
    spec = 'driver = "drive"\npython = "drive.py"\n' + spec
    (tmp_path / "drive.py").write_text(
        "def drive(host, names):\n"
        "    n = names['n']\n"
        "    host.launch('k', (-(-n // 128), 1, 1), (128, 1, 1), ['x', 'y', n])\n"
    )
    assert said(NARROW["mask"][0], spec=spec) == []


SHORT = (
    "  %wide = sext i32 %i to i64\n",
    """  %up = shl i32 %i, 8
  %few = call i32 @llvm.nvvm.mulhi.ui(i32 %up, i32 16777216)
  %wide = zext i32 %few to i64
""",
)


@pytest.mark.parametrize(("changes", "relies"), [((SHORT,), 1), ((), 0)])
def test_it_is_an_assumption_of_what_is_judged(tmp_path, changes, relies):
    made = small(tmp_path, module("  %r = add i32 %v, %s"))
    workload = made.scorer.workload
    declared = "declare i32 @llvm.nvvm.mulhi.ui(i32, i32)\n"
    lowered = made.lowered(module("  %r = add i32 %s, %v", *changes) + declared)
    cases = (*workload.train, *workload.heldout)
    found = Contraster(made.scorer).contrast(lowered, cases)
    assert found.ran.ok
    assert len(found.relied) == relies
    for one in found.relied:
        assert "lies below byte 67108864;" in one.condition.text
        assert not one.settled


SEARCH = (
    HEAD
    + """entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = mul i32 %t, 2654435761
  br label %test
test:
  %lo = phi i32 [ 0, %entry ], [ %left, %look ]
  %hi = phi i32 [ %n, %entry ], [ %right, %look ]
  %more = icmp {less} i32 %lo, %hi
  br i1 %more, label %look, label %done
look:
  {middle}
  %j = zext i32 %mid to i64
  %at = getelementptr i32, ptr %x, i64 %j
  %v = load i32, ptr %at
  %up = icmp ult i32 %v, 32
  %next = add i32 %mid, 1
  %left = select i1 %up, i32 %next, i32 %lo
  %right = select i1 %up, i32 %hi, i32 %mid
  br label %test
done:
  %m = zext i32 %t to i64
  %to = getelementptr i32, ptr %y, i64 %m
  store i32 %lo, ptr %to
  ret void
}
"""
)
SAFE = """%d = sub i32 %hi, %lo
  %h = lshr i32 %d, 1
  %mid = add i32 %lo, %h"""
SIGNED = """%s = add i32 %lo, %hi
  %mid = ashr i32 %s, 1"""
UNSIGNED = SIGNED.replace("ashr", "lshr")
ODD = """%c = xor i32 %lo, %hi
  %e = and i32 %lo, %hi
  %h = lshr i32 %c, 1
  %mid = add i32 %e, %h"""


@pytest.mark.parametrize(
    ("less", "middle", "most", "wrong"),
    [
        ("slt", SIGNED, 2000000000, True),
        ("ult", UNSIGNED, 4000000000, True),
        ("slt", SIGNED, 1000000000, False),
        ("ult", UNSIGNED, 2000000000, False),
        ("ult", ODD, 4000000000, False),
    ],
)
@pytest.mark.parametrize("sorted_", [False, True])
def test_a_search_whose_middle_leaves_its_type(said, less, middle, most, wrong, sorted_):
    """How far it comes follows from what it finds, so some contents must tell."""
    frame = SEARCH.replace("{less}", less)
    base, other = (frame.replace("{middle}", one) for one in (SAFE, middle))
    statements = f'1 <= n <= {most}", "sorted(x)' if sorted_ else f"1 <= n <= {most}"
    spec = SPEC.replace('dtype = "f32"', 'dtype = "i32"').replace(
        '"uniform", low = -1.0, high = 1.0', '"offsets", low = 0, high = 64'
    )
    found = said(other, base, assume=statements, spec=spec)
    assert len(found) == wrong
    assert all("what is read of x lies below byte" in text for text in found)
