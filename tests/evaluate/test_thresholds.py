"""Another rounding shows at a threshold alone where only the result of a comparison is stored."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from gevo.evaluate.scoring.bisected import Lanes, bracket, floats_at, halved, keys_of, middle
from gevo.evaluate.scoring.contrast import Contraster
from gevo.evaluate.scoring.rounded import rounds_otherwise
from gevo.evaluate.scoring.thresholds import FOUND, near_thresholds
from gevo.evaluate.scoring.unaimed import PARTS
from gevo.outcome import Outcome
from gevo.workload.case import case_text, parse_case
from tests.smallkernel import HEAD, small

KERNEL = (
    HEAD
    + """declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.floor.f32(float)
define ptx_kernel void @k(ptr %x, ptr %z, ptr %y, i32 %n, float %s) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 32
  %i = add i32 %base, %tid
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %px = getelementptr float, ptr %x, i32 %i
  %a = load float, ptr %px, align 4
  %pz = getelementptr float, ptr %z, i32 %i
  %b = load float, ptr %pz, align 4
  %py = getelementptr i32, ptr %y, i32 %i
BODY
  store i32 %r, ptr %py, align 4
  br label %done
done:
  ret void
}
"""
)
FLOATS = (
    ("s = 3", "s = 0.75"),
    (
        'dtype = "i32"\nshape = ["n"]\ninit = { kind = "integers", low = 1, high = 50 }\n',
        'dtype = "f32"\nshape = ["n"]\ninit = { kind = "normal", mean = 0.0, std = 2.0 }\n\n'
        '[arrays.z]\nrole = "in"\ndtype = "f32"\nshape = ["n"]\n'
        'init = { kind = "normal", mean = 0.0, std = 2.0 }\n',
    ),
    ('"x", "y", "n", "s"', '"x", "z", "y", "n", "s"'),
)
FLAG = "  %r = zext i1 %c to i32"
PRODUCT = f"""  %m = fmul float %a, %b
  %t = fadd float %m, -1.0
  %c = fcmp ogt float %t, 0.0
{FLAG}"""
FUSED = f"""  %t = call float @llvm.fma.f32(float %a, float %b, float -1.0)
  %c = fcmp ogt float %t, 0.0
{FLAG}"""
SQUARES = f"""  %p = fmul float %a, %a
  %q = fmul float %b, %b
  %d = fadd float %p, %q
  %c = fcmp ole float %d, %s
{FLAG}"""
FUSED_SQUARES = SQUARES.replace(
    "fadd float %p, %q", "call float @llvm.fma.f32(float %a, float %a, float %q)"
)
ROOT = SQUARES.replace("%c =", "%root = call float @llvm.sqrt.f32(float %d)\n  %c =").replace(
    "ole float %d", "olt float %root"
)
SQUARED = SQUARES.replace("%c =", "%far = fmul float %s, %s\n  %c =").replace(
    "ole float %d, %s", "olt float %d, %far"
)
MEAN = f"""  %d = fadd float %a, %b
  %h = fmul float %d, 0.5
  %c = fcmp ogt float %h, %s
{FLAG}"""
TWICE = f"""  %d = fadd float %a, %b
  %w = fmul float %s, -2.0
  %h = fadd float %d, %w
  %c = fcmp ogt float %h, 0.0
{FLAG}"""
WHOLE = """  %m = fmul float %a, %s
  %t = fadd float %m, %b
  %r = fptosi float %t to i32"""
FUSED_WHOLE = """  %t = call float @llvm.fma.f32(float %a, float %s, float %b)
  %r = fptosi float %t to i32"""
LOOP = """  br label %loop
loop:
  %v = phi float [ %a, %work ], [ %next, %loop ]
  %r = phi i32 [ 0, %work ], [ %more, %loop ]
  %m = fmul float %v, 1.25
  %next = fadd float %m, %b
  %more = add i32 %r, 1
  %small = fcmp olt float %next, 100.0
  %few = icmp ult i32 %more, 40
  %go = and i1 %small, %few
  br i1 %go, label %loop, label %end
end:"""
FUSED_LOOP = LOOP.replace("  %m = fmul float %v, 1.25\n", "").replace(
    "fadd float %m, %b", "call float @llvm.fma.f32(float %v, float 1.25, float %b)"
)
DOUBLED = SQUARES.replace("%c =", "%e = fadd float %d, %d\n  %c =").replace(
    "ole float %d", "ole float %e"
)
TIMES_TWO = DOUBLED.replace("fadd float %d, %d", "fmul float %d, 2.0")
OTHER_ORDER = SQUARES.replace(
    "  %p = fmul float %a, %a\n  %q = fmul float %b, %b\n",
    "  %q = fmul float %b, %b\n  %p = fmul float %a, %a\n",
).replace("%p, %q", "%q, %p")
FIRST_LINES = "  %px = getelementptr float, ptr %x, i32 %i\n  %a = load float, ptr %px, align 4\n"


def module(body: str) -> str:
    return KERNEL.replace("BODY", body).replace("[ %a, %work ]", "[ %a, %work ]")


def searched(folder, base, variant, tolerance=0.0, seed=3, changes=FLOATS):
    """What comes of the parts of the search up to the first that finds something."""
    made = small(folder, base, *changes, tolerance=tolerance)
    contraster = Contraster(made.scorer)
    lowered = made.lowered(variant)
    cases = (*made.scorer.workload.train, *made.scorer.workload.heldout)
    given = made.scorer, contraster.trier, (contraster.cleaned, lowered)
    found = []
    with made.scorer.compiled(lowered) as binary:
        for part in range(PARTS):
            found += near_thresholds(*given, binary, cases, seed, part)
            if found:
                break
    return contraster, lowered, found


@pytest.mark.parametrize(
    ("base", "variant"),
    [
        (PRODUCT, FUSED),
        (SQUARES, FUSED_SQUARES),
        (ROOT, SQUARED),
        (MEAN, TWICE),
        (WHOLE, FUSED_WHOLE),
        (LOOP, FUSED_LOOP),
    ],
    ids=["product", "squares", "root", "mean", "whole", "loop"],
)
def test_another_rounding_is_found(tmp_path, base, variant):
    """With a case that shows it when it is given as text."""
    contraster, lowered, found = searched(tmp_path, module(base), module(variant))
    assert 0 < len(found) <= FOUND
    told = parse_case(case_text(found[0]), contraster.scorer.workload)
    failed = contraster.differs(lowered, told)
    assert failed is not None
    assert failed.outcome is Outcome.WRONG


@pytest.mark.parametrize(
    ("base", "variant", "asked"),
    [(DOUBLED, TIMES_TWO, True), (SQUARES, OTHER_ORDER, False)],
    ids=["exact", "order"],
)
def test_the_same_rounding_is_right(tmp_path, base, variant, asked):
    contraster, lowered, found = searched(tmp_path, module(base), module(variant))
    assert found == []
    assert rounds_otherwise(contraster.cleaned.text, lowered.text) is asked


COUNTED = (
    "  store i32 %r, ptr %py, align 4\n",
    "  %old = atomicrmw add ptr %y, i32 %r monotonic, align 4\n",
)
COUNTER = (
    'role = "out"\ndtype = "i32"\nshape = ["n"]',
    'role = "inout"\ndtype = "i32"\nshape = [1]\ninit = { kind = "zeros" }',
)


def test_what_all_elements_count_together(tmp_path):
    """No element has an output of its own."""
    texts = (module(body).replace(*COUNTED) for body in (SQUARES, FUSED_SQUARES))
    contraster, lowered, found = searched(tmp_path, *texts, changes=(*FLOATS, COUNTER))
    assert found
    assert contraster.differs(lowered, found[0]) is not None


def test_the_search_for_a_difference_asks(tmp_path):
    made = small(tmp_path, module(PRODUCT), *FLOATS)
    found = Contraster(made.scorer).unaimed(
        made.lowered(module(FUSED)), made.scorer.workload.train, 3, 0
    )
    assert found.ran.outcome is Outcome.WRONG
    assert found.case is not None
    assert found.case.name.startswith("threshold")


def test_cases_follow_from_the_seed(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    found = [searched(tmp_path / name, module(PRODUCT), module(FUSED))[2] for name in ("a", "b")]
    assert found[0] == found[1]


def test_nothing_is_asked_where_last_bits_may_differ(tmp_path):
    assert searched(tmp_path, module(PRODUCT), module(FUSED), 1e-3)[2] == []


@pytest.mark.parametrize(
    ("base", "variant", "asked"),
    [
        (PRODUCT, PRODUCT, False),
        (PRODUCT, FUSED, True),
        (SQUARES, SQUARES.replace("ole", "olt"), False),
        ("  %m = fadd float %a, %b\n  %r = bitcast float %m to i32",
         "  %m = fsub float %a, %b\n  %r = bitcast float %m to i32", False),
        (WHOLE, FUSED_WHOLE, True),
        (WHOLE.replace("fptosi float %t", "bitcast float %t"),
         FUSED_WHOLE.replace("fptosi float %t", "bitcast float %t"), False),
    ],
    ids=["same", "product", "predicate", "stored", "whole", "bits"],
)  # fmt: skip
def test_it_is_asked_where_a_decision_can_hang_on_it(base, variant, asked):
    assert rounds_otherwise(module(base), module(variant)) is asked


@pytest.mark.parametrize("kind", ["f2", "f4", "f8"])
def test_floats_are_ordered(kind):
    dtype = np.dtype(kind)
    rng = np.random.default_rng(1)
    values = (rng.normal(size=50) * 10.0 ** rng.integers(-4, 4, 50)).astype(dtype)
    ends = [np.inf, -np.inf, np.finfo(dtype).smallest_subnormal, 0.0, -1.0]
    values = np.sort(np.concatenate([values, np.array(ends, dtype)]))
    keys = keys_of(values)
    assert (np.diff(keys) >= 0).all()
    assert (floats_at(keys, dtype) == values).all()
    near = keys[np.isfinite(values)]
    up = np.nextafter(values[np.isfinite(values)], dtype.type(np.inf))
    assert (floats_at(near + 1, dtype) == up).all()


def test_the_middle_does_not_leave_its_type():
    low, high = np.array([-(2**63) + 2, 2**62]), np.array([2**63 - 2, 2**63 - 2])
    assert middle(low, high).tolist() == [0, (2**62 + 2**63 - 2) // 2]


def test_all_elements_come_to_their_thresholds_at_once():
    at = np.array([0.1, 0.3, -2.0, 7.0], np.float32)

    def run(contents):
        return {"y": (contents["x"] >= at).astype(np.int32)}

    low, high = np.full(4, -4, np.float32), np.full(4, 5, np.float32)
    lanes = Lanes("x", np.arange(4), np.full(4, True))
    found = bracket(run, lanes, low, high)
    assert found is not None
    assert found.flips.tolist() == [True, True, True, False]
    assert (floats_at(found.high, low.dtype) == at)[:3].all()
    assert (found.high - found.low == 1)[:3].all()


def test_one_place_is_halved_to():
    assert halved(lambda n: n >= 1234, 0, 1 << 20, 32) == (1233, 1234)
    assert halved(lambda n: n <= -7, 5, -100, 32) in ((-6, -7), (-7, -6))
    assert halved(lambda n: None, 0, 8, 32) is None


def test_a_part_ends_when_what_it_may_cost_is_spent(tmp_path, monkeypatch):
    monkeypatch.setattr("gevo.evaluate.scoring.thresholds.RUNS", 5)
    assert searched(tmp_path, module(DOUBLED), module(TIMES_TWO))[2] == []
    assert list(islice(searched(tmp_path, module(PRODUCT), module(FUSED))[2], 1)) == []
