from __future__ import annotations

from pathlib import Path

import pytest

from gevo.device import cleanup
from gevo.device.ptx import NEWEST, emit_ptx, ptx_version
from gevo.errors import CompileFailed
from gevo.outcome import Outcome
from gevo.program.llvm.syntax.debug import without_debug

NW = (Path(__file__).parents[2] / "kernels/nw.ll").read_text()


def code(ptx: str) -> list[str]:
    """Instructions and declarations, without source lines and debug sections."""
    lines = (line.strip() for line in ptx.split("\t.section")[0].splitlines())
    noise = (".loc", ".file", "//", "$L__tmp", "$L__func", "}")
    return [line for line in lines if line and not line.startswith(noise)]


def test_source_lines_change_nothing_but_themselves():
    text = cleanup.clean(NW)
    with_lines, plain = emit_ptx(text), emit_ptx(without_debug(text))
    assert ".loc" in with_lines
    assert ".loc" not in plain
    assert ".debug" not in plain
    assert code(plain) == code(with_lines)


@pytest.mark.parametrize(
    ("arch", "cuda", "version"),
    [
        ("sm_60", (12, 0), 80), ("sm_60", (11, 4), 74), ("sm_80", (12, 2), 82),
        ("sm_90", (12, 0), 80), ("sm_90", (11, 8), 78), ("sm_90", (13, 0), NEWEST),
        ("sm_90a", (13, 5), NEWEST), ("sm_120", (12, 8), 87), ("sm_110", (13, 0), 90),
        ("sm_88", (13, 0), 90),
    ],
)  # fmt: skip
def test_ptx_version_suits_gpu_and_assembler(arch, cuda, version):
    assert ptx_version(arch, cuda) == version


@pytest.mark.parametrize(("arch", "cuda"), [("sm_90", (11, 4)), ("sm_120", (12, 4))])
def test_an_assembler_older_than_the_gpu(arch, cuda):
    with pytest.raises(CompileFailed, match=f"does not know {arch}"):
        ptx_version(arch, cuda)


@pytest.mark.parametrize("arch", ["sm_52", "sm_130"])
def test_a_gpu_that_llvm_does_not_know(arch):
    with pytest.raises(CompileFailed, match=f"not for {arch}"):
        ptx_version(arch, (13, 0))


@pytest.mark.parametrize("arch", ["sm_60", "sm_70", "sm_80", "sm_90", "sm_100", "sm_120"])
def test_llvm_takes_the_version_that_is_asked_of_it(arch):
    version = ptx_version(arch, (13, 0))
    ptx = emit_ptx(without_debug(NW), arch, version)
    assert f".version {version // 10}.{version % 10}\n" in ptx
    assert f".target {arch}\n" in ptx


def test_what_llvm_refuses_is_invalid():
    with pytest.raises(CompileFailed) as caught:
        emit_ptx("define void @f() { ret i32 0 }")
    assert caught.value.outcome is Outcome.INVALID
