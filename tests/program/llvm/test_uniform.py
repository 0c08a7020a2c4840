"""Conditions under which a comparison is decided at a kernel's entry."""

from __future__ import annotations

import random
from itertools import product

import pytest

from gevo.errors import ProgramError
from gevo.program.base import Program
from gevo.program.condition import parse
from gevo.program.llvm.uniform import entry_condition
from gevo.program.load import load_text
from tests.program.conditions import Launched, holds
from tests.programs import poly

HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i1 @llvm.expect.i1(i1, i1)
define ptx_kernel void @k(ptr %p, i32 %n, i32 %m, i64 %w) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ncta = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
"""
TAIL = """
  %kept = zext i1 %c to i32
  store i32 %kept, ptr %p, align 4
  ret void
}
"""
INDEX = "  %base = mul i32 %cta, %ntid\n  %i = add i32 %base, %tid\n"
LAST = "(nctaid.x - 1) * ntid.x + (ntid.x - 1)"


def kernel(body: str) -> Program:
    return load_text(HEAD + body + TAIL)


@pytest.mark.parametrize(
    ("body", "condition"),
    [
        ("  %c = icmp slt i32 %n, %m", "arg1 < arg2"),
        ("  %c = icmp ult i32 %n, %m", "arg1 >= 0 and arg2 >= 0 and arg1 < arg2"),
        ("  %r = and i32 %n, 255\n  %c = icmp eq i32 %r, 0", "arg1 & 255 == 0"),
        ("  %r = urem i32 %n, 12\n  %c = icmp eq i32 %r, 0", "arg1 >= 0 and arg1 % 12 == 0"),
        ("  %s = add i32 %n, 1\n  %c = icmp slt i32 %s, %m", "i32(arg1 + 1) < arg2"),
        (
            "  %s = shl i32 %n, 5\n  %r = or i32 %s, 31\n  %c = icmp slt i32 %r, %m",
            "i32(i32(arg1 * 32) + 31) < arg2",
        ),
        ("  %r = or i32 %n, %m\n  %c = icmp eq i32 %r, 0", "arg1 == 0 and arg2 == 0"),
        ("  %r = or i32 %n, %m\n  %c = icmp sgt i32 %r, -1", "arg1 > -1 and arg2 > -1"),
        ("  %r = or i32 %n, %m\n  %c = icmp slt i32 %r, 0", "arg1 < 0"),
        (
            "  %s = and i32 %ntid, 3\n  %r = or i32 %s, %n\n  %t = or i32 %r, %m\n"
            "  %c = icmp eq i32 %t, 0",
            "ntid.x & 3 == 0 and arg1 == 0 and arg2 == 0",
        ),
        (f"{INDEX}  %c = icmp slt i32 %i, %n", f"{LAST} < arg1"),
        (
            "  %v = load i32, ptr %p, align 4\n  %l = call i32 @llvm.smin.i32(i32 %v, i32 %n)\n"
            "  %c = icmp slt i32 %l, %m",
            "min(2147483647, arg1) < arg2",
        ),
        (
            "  %v = load i32, ptr %p, align 4\n  %l = and i32 %v, 7\n  %c = icmp slt i32 %l, %m",
            "7 < arg2",
        ),
        ("  %c = icmp eq i32 %ntid, 128", "ntid.x == 128"),
        ("  %c = icmp ult i32 %tid, 64", "ntid.x - 1 < 64"),
        (
            "  %a = ptrtoint ptr %p to i64\n  %l = and i64 %a, 15\n  %c = icmp eq i64 %l, 0",
            "aligned(arg0, 16)",
        ),
        (
            f"{INDEX}  %x = zext i32 %i to i64\n  %c = icmp slt i64 %x, %w",
            f"{LAST} <= 2147483647 and {LAST} < arg3",
        ),
    ],
)
def test_known_at_the_entry(body: str, condition: str) -> None:
    found = entry_condition(kernel(body), "k", "%c")
    assert str(found) == condition
    assert found == parse(condition)


DATA = "  %v = load i32, ptr %p, align 4\n  %d = icmp sgt i32 %v, 60\n"


@pytest.mark.parametrize(
    ("truth", "holds", "condition"),
    [
        ("select i1 %e, i1 %d, i1 false", False, "arg1 != 77"),
        ("and i1 %d, %e", False, "arg1 != 77"),
        ("or i1 %d, %e", True, "arg1 == 77"),
        ("select i1 %d, i1 true, i1 %e", True, "arg1 == 77"),
        ("xor i1 %e, true", True, "arg1 != 77"),
        ("and i1 %e, %f", True, "arg1 == 77 and arg2 > 3"),
        ("or i1 %e, %f", False, "arg1 != 77 and arg2 <= 3"),
        ("and i1 %d, %e", True, None),
        ("or i1 %d, %e", False, None),
    ],
)
def test_what_several_comparisons_decide(truth: str, holds: bool, condition: str | None) -> None:
    compared = "  %e = icmp eq i32 %n, 77\n  %f = icmp sgt i32 %m, 3\n"
    found = entry_condition(kernel(f"{DATA}{compared}  %c = {truth}"), "k", "%c", holds)
    assert (str(found) if found else None) == condition


def test_what_always_holds() -> None:
    found = entry_condition(kernel("  %c = icmp ult i32 %tid, 1024"), "k", "%c")
    assert found is not None
    assert found.clauses == ()
    assert entry_condition(kernel("  %c = icmp ult i32 %tid, 1024"), "k", "%c", False) is None


@pytest.mark.parametrize(
    "body",
    [
        "  %v = load i32, ptr %p, align 4\n  %c = icmp slt i32 %v, %n",
        "  %v = load i32, ptr %p, align 4\n  %l = call i32 @llvm.smin.i32(i32 %v, i32 %n)\n"
        "  %c = icmp sgt i32 %l, %m",
        "  %c = icmp eq i32 %tid, 0",
        "  %r = or i32 %tid, %n\n  %c = icmp eq i32 %r, 0",
        "  %r = or i32 %n, %m\n  %c = icmp sgt i32 %r, 0",
        "  %r = or i32 %n, %m\n  %c = icmp eq i32 %r, 1",
        "  %c = icmp eq ptr %p, null",
        "  %s = mul i32 %tid, %tid\n  %c = icmp slt i32 %s, %n",
        "  %s = shl i32 %n, 5\n  %r = or i32 %s, 32\n  %c = icmp slt i32 %r, %m",
        "  %a = icmp eq i32 %n, 0\n  %b = icmp eq i32 %m, 0\n  %c = select i1 %a, i1 %b, i1 %a",
        "  %a = icmp eq i32 %n, 0\n  br label %next\nnext:\n  %c = phi i1 [ %a, %entry ]",
        "  %a = icmp eq i32 %n, 0\n  %c = call i1 @llvm.expect.i1(i1 %a, i1 true)",
        "  %x = sitofp i32 %n to float\n  %c = fcmp olt float %x, 1.0",
        "  %c = trunc i32 %n to i1",
    ],
)
def test_not_known_at_the_entry(body: str) -> None:
    assert entry_condition(kernel(body), "k", "%c") is None


def test_the_bound_of_a_real_kernel() -> None:
    found = [
        entry_condition(poly(), "poly", name)
        for name in ("%cmp.not", "%cmp")
        if f"{name} = icmp" in poly().text
    ]
    assert any(found)


@pytest.mark.parametrize(("name", "uid"), [("k", "%x"), ("other", "%c")])
def test_wrong_names(name: str, uid: str) -> None:
    with pytest.raises(ProgramError, match="has no"):
        entry_condition(kernel("  %c = icmp slt i32 %n, %m"), name, uid)


OPERATIONS = tuple("add sub mul shl udiv sdiv urem srem lshr ashr and or".split())
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")


def written(rng: random.Random) -> tuple[str, list[tuple[str, str, str, str]]]:
    """A comparison behind arithmetic on 8 bits, so that it wraps: as text, and as steps."""
    names = []
    steps: list[tuple[str, str, str, str]] = []
    for name in ("n", "m", "tid", "cta", "ntid", "ncta"):
        steps.append((f"%{name}8", "trunc", f"%{name}", ""))
        names.append(f"%{name}8")
    for number in range(rng.randint(1, 3)):
        op = rng.choice(OPERATIONS)
        right = (
            str(rng.randint(1, 5)) if op in ("shl", "lshr", "ashr") or rng.random() < 0.4 else ""
        )
        steps.append((f"%v{number}.", op, rng.choice(names), right or rng.choice(names)))
        names.append(f"%v{number}.")
    right = rng.choice((*names, str(rng.randint(-3, 40))))
    steps.append(("%c", rng.choice(PREDICATES), names[-1], right))
    lines = []
    for name, op, left, right in steps:
        if op == "trunc":
            lines.append(f"  {name} = trunc i32 {left} to i8")
        elif op in PREDICATES:
            lines.append(f"  {name} = icmp {op} i8 {left}, {right}")
        else:
            lines.append(f"  {name} = {op} i8 {left}, {right}")
    return "\n".join(lines), steps


def compared(steps: list[tuple[str, str, str, str]], given: dict[str, int]) -> bool | None:
    """What a thread gets; None where an operation is undefined."""
    values = dict(given)

    def unsigned(text: str) -> int:
        return (values[text] if text[0] == "%" else int(text)) % 256

    def signed(text: str) -> int:
        return (unsigned(text) + 128) % 256 - 128

    for name, op, left, right in steps:
        if op == "trunc":
            values[name] = values[left]
            continue
        a, b = unsigned(left), unsigned(right)
        x, y = signed(left), signed(right)
        if (op[1:] in ("div", "rem") and not b) or (op in ("shl", "lshr", "ashr") and b > 7):
            return None
        quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1) if y else 0
        results = {
            "add": a + b, "sub": a - b, "mul": a * b, "shl": a << min(b, 7),
            "and": a & b, "or": a | b,
            "udiv": a // (b or 1), "urem": a % (b or 1), "lshr": a >> min(b, 7),
            "sdiv": quotient, "srem": x - quotient * y, "ashr": x >> min(b, 7),
            "eq": a == b, "ne": a != b, "slt": x < y, "sle": x <= y, "sgt": x > y, "sge": x >= y,
            "ult": a < b, "ule": a <= b, "ugt": a > b, "uge": a >= b,
        }  # fmt: skip
        values[name] = int(results[op])
    return bool(values["%c"])


def test_a_condition_implies_the_comparison_in_every_thread() -> None:
    rng = random.Random(5)
    told = held = 0
    for _ in range(250):
        body, steps = written(rng)
        program = kernel(body)
        for which in (True, False):
            condition = entry_condition(program, "k", "%c", which)
            if condition is None:
                continue
            told += 1
            assert not condition.clauses or parse(str(condition)) == condition
            for _ in range(12):
                n, m = rng.randint(-200, 200), rng.randint(-5, 30)
                ntid, ncta = rng.choice((1, 2, 5, 32)), rng.choice((1, 3, 9))
                shape = {"ntid.x": ntid, "nctaid.x": ncta}
                launched = Launched({0: 0, 1: n, 2: m, 3: 0}, shape, {1: 32, 2: 32, 3: 64})
                if not holds(condition, launched):
                    continue
                held += 1
                for tid, cta in product(range(ntid), range(ncta)):
                    given = {"%n": n, "%m": m, "%tid": tid, "%cta": cta}
                    given |= {"%ntid": ntid, "%ncta": ncta}
                    assert compared(steps, given) in (which, None), (body, str(condition), given)
    assert told > 50
    assert held > 200
