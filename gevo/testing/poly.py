"""A small kernel with its workload, and variants of it that are faster, or go wrong."""

from __future__ import annotations

from pathlib import Path

from gevo.program.base import Program
from gevo.program.load import load

POLY = Path(__file__).with_name("kernels") / "poly.ll"
"""The kernel's file."""
POLY_SPEC = POLY.with_suffix(".toml")
"""Its workload."""
BARRIER = "@llvm.nvvm.barrier.cta.sync.aligned.all("


def poly() -> Program:
    """Y = a polynomial of max(x, 0), with two barriers that nobody needs."""
    return load(POLY)


def variant(body: str = "", declare: str = "", *, old: str = "", new: str = "") -> Program:
    """The kernel with instructions inserted where `%v.0` is known, or with a replacement."""
    program = poly()
    place = "  %mul6 ="
    assert program.text.count(place) == 1
    assert not old or program.text.count(old) == 1
    text = program.text.replace(place, body + place)
    if old:
        text = text.replace(old, new)
    return Program(program.dialect, text + declare, program.entry)


def faster() -> Program:
    """Right for the workload, whose inputs are never negative, and without a barrier."""
    program = variant(old="select i1 %cmp3,", new="select i1 false,")
    lines = program.text.splitlines(keepends=True)
    barriers = [n for n, line in enumerate(lines) if " call " in line and BARRIER in line]
    del lines[barriers[-1]]
    return Program(program.dialect, "".join(lines), program.entry)


def wrong() -> Program:
    """Gives other numbers."""
    return variant(old="float %v.0, 5.000000e-01", new="float %v.0, 2.0")


def out_of_bounds() -> Program:
    """Writes behind its array."""
    return variant(
        "  %far = getelementptr float, ptr %y, i64 1000\n  store float %v.0, ptr %far\n"
    )


def invalid() -> Program:
    """Is refused by LLVM."""
    return variant("  %twice = fadd float %nobody, 1.0\n")
