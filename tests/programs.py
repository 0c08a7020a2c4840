"""The small kernel that tests of whole runs share, and variants of it that go wrong."""

from __future__ import annotations

from pathlib import Path

from gevo.program.base import Program
from gevo.program.load import load

POLY = Path(__file__).parent / "data/poly/poly.ll"
POLY_SPEC = POLY.with_suffix(".toml")
BARRIER = "@llvm.nvvm.barrier.cta.sync.aligned.all("


def poly() -> Program:
    """y = a polynomial of max(x, 0), with two barriers that nobody needs."""
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


def stored(value: str) -> str:
    """Instructions that keep the i32 `value` alive."""
    return f"  %kept = sitofp i32 {value} to float\n  store float %kept, ptr %y\n"


def faster() -> Program:
    """Right for the workload, whose inputs are never negative, and without a barrier."""
    program = variant(old="select i1 %cmp3,", new="select i1 false,")
    lines = program.text.splitlines(keepends=True)
    barriers = [n for n, line in enumerate(lines) if " call " in line and BARRIER in line]
    del lines[barriers[-1]]
    return Program(program.dialect, "".join(lines), program.entry)


def wrong() -> Program:
    return variant(old="float %v.0, 5.000000e-01", new="float %v.0, 2.0")


def out_of_bounds() -> Program:
    return variant(
        "  %far = getelementptr float, ptr %y, i64 1000\n  store float %v.0, ptr %far\n"
    )


def endless() -> Program:
    """Its only loop never ends."""
    old = "br i1 %cmp.not, label %if.end, label %cleanup"
    loop = "br label %spin\n\nspin:\n  br i1 %cmp.not, label %spin, label %cleanup"
    text = variant(old=old, new=loop).text
    return Program(poly().dialect, text, poly().entry)


def invalid() -> Program:
    return variant("  %twice = fadd float %nobody, 1.0\n")


def aborts_on_host() -> Program:
    """Passes LLVM's verifier, and aborts its x86 back end (more elements than a type may have)."""
    vector = "<65536 x i8>"
    return variant(f"  %b = freeze {vector} zeroinitializer\n  store {vector} %b, ptr %y\n")


def aborts_to_ptx() -> Program:
    """Passes LLVM's verifier, and aborts its NVPTX back end."""
    return variant(
        "  %crc = call i32 @llvm.x86.sse42.crc32.32.8(i32 %n, i8 1)\n" + stored("%crc"),
        "declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)\n",
    )
