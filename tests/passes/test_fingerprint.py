"""gevo and the pass plugin agree on every kernel, also at the end of clang's pipeline."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.deploy.fingerprint import fingerprints
from gevo.device.cleanup import clean
from gevo.program.llvm.editor import load_text
from gevo.program.load import load
from tests.deploy.stored import stored
from tests.passes.conftest import ROOT, Plugin

pytestmark = pytest.mark.clang

SOURCES = sorted(
    (
        *ROOT.glob("kernels/*.ll"),
        *ROOT.glob("tests/data/*/*.ll"),
        *ROOT.glob("tests/cheats/*.ll"),
        ROOT / "gevo/testing/kernels/driver.ll",
    )
)
OTHER_FLAGS = {"particlefilter", "sgd_training"}
"""Flags of their phi instructions depend on whether there is debug information."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_both_sides_agree(plugin: Plugin, source: Path) -> None:
    assert plugin.fingerprints(source) == fingerprints(load(source))


def test_the_canonical_text_of_gevo_has_the_same_fingerprints(
    plugin: Plugin, tmp_path: Path
) -> None:
    program = load(ROOT / "kernels/particlefilter.ll")
    (tmp_path / "canonical.ll").write_text(program.text)
    assert plugin.fingerprints(tmp_path / "canonical.ll") == fingerprints(program)


@pytest.mark.parametrize("stem", ["nw", "svm", *sorted(OTHER_FLAGS)])
@pytest.mark.parametrize("debug", ["", "-gline-tables-only"], ids=["plain", "debug"])
def test_a_kernel_at_the_end_of_the_pipeline_is_the_one_that_clang_prints(
    plugin: Plugin, tmp_path: Path, stem: str, debug: str
) -> None:
    # The winner is the unmodified program after gevo's cleanup. It goes in only if the
    # fingerprints of the committed .ll are those of the module in clang's memory.
    program = load(ROOT / f"kernels/{stem}.ll")
    stored(program, load_text(clean(program.text)).text, name=stem).write(tmp_path)
    source = ROOT / f"kernels/{stem}.cu"
    _, said = plugin.clang(source, tmp_path, "-O3", *debug.split())
    kernels = fingerprints(program)
    assert said.count("[-Rpass=gevo]") == len(kernels)
    assert all(f"remark: {kernel}: body replaced" in said for kernel in kernels)
