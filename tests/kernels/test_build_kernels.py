"""scripts/build_kernels.py: committed is what clang and NVRTC make, and it says when it is not."""

import importlib.util
import os
import shutil
from pathlib import Path

import pytest

from gevo.program.ptx.load import maker
from tests.nvrtc import needs_nvrtc

ROOT = Path(__file__).resolve().parents[2]
_spec = importlib.util.spec_from_file_location(
    "build_kernels", ROOT / "scripts" / "build_kernels.py"
)
build_kernels = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(build_kernels)


def _clang_missing():
    try:
        return not build_kernels.find_clang()
    except build_kernels.BuildError:
        return True


@pytest.fixture
def folder(tmp_path):
    for name in ("pathfinder.cu", "pathfinder.ll", "cuda_lite.h"):
        shutil.copy(ROOT / "kernels" / name, tmp_path)
    return tmp_path


def run(folder, *arguments, only="ll"):
    return build_kernels.main([*arguments, "--only", only, "--folder", str(folder)])


def test_every_source_has_its_texts_and_workload():
    kinds = ("cu", "ll", "ptx")
    stems = {kind: {p.stem for p in (ROOT / "kernels").glob(f"*.{kind}")} for kind in kinds}
    workloads = {p.stem for p in (ROOT / "testcases").glob("*.toml")}
    assert stems["cu"] == stems["ll"] != set()
    assert stems["ptx"] == {name for name in stems["cu"] if not name.endswith("_tunable")}
    assert stems["cu"] <= workloads


@needs_nvrtc
class TestWithNvrtc:
    def test_everything_committed_is_up_to_date(self):
        committed = maker((ROOT / "kernels" / "nw.ptx").read_text())
        if committed != maker(build_kernels.compile_ptx(ROOT / "kernels" / "nw.cu")):
            pytest.skip(f"needs the NVRTC of {committed}")
        assert build_kernels.main(["--check", "--only", "ptx"]) == 0

    def test_a_changed_source_is_found_and_rebuilt(self, folder):
        source = folder / "pathfinder.cu"
        source.write_text(source.read_text().replace("best + wall", "best - wall"))
        assert run(folder, "--check", only="ptx") == 1
        assert run(folder, only="ptx") == 0
        assert run(folder, "--check", only="ptx") == 0

    def test_a_source_that_does_not_compile(self, folder, capsys):
        (folder / "pathfinder.cu").write_text('extern "C" __global__ void k() { undeclared(); }')
        assert run(folder, only="ptx") == 2
        assert "pathfinder.cu(1): error" in capsys.readouterr().err


@pytest.mark.clang
@pytest.mark.skipif(_clang_missing(), reason="needs clang 22")
class TestWithClang:
    def test_everything_committed_is_up_to_date(self):
        assert build_kernels.main(["--check", "--only", "ll"]) == 0

    def test_an_unchanged_copy_elsewhere_gives_the_same_text(self, folder):
        assert run(folder, "--check") == 0

    def test_an_edited_ll_is_found_and_left_alone(self, folder, capsys):
        target = folder / "pathfinder.ll"
        edited = target.read_text().replace("llvm.smin", "llvm.smax", 1)
        target.write_text(edited)
        assert run(folder, "--check") == 1
        assert "pathfinder.ll is out of date" in capsys.readouterr().out
        assert target.read_text() == edited

    def test_a_changed_source_is_found_and_rebuilt(self, folder):
        source = folder / "pathfinder.cu"
        source.write_text(source.read_text().replace("best + wall", "best - wall"))
        assert run(folder, "pathfinder", "--check") == 1
        assert run(folder, "pathfinder") == 0
        assert run(folder, "pathfinder", "--check") == 0
        assert (folder / "pathfinder.ll").read_text() != (
            ROOT / "kernels" / "pathfinder.ll"
        ).read_text()

    def test_a_missing_ll_is_out_of_date(self, folder):
        (folder / "pathfinder.ll").unlink()
        assert run(folder, "--check") == 1

    def test_a_source_that_does_not_compile(self, folder, capsys):
        (folder / "pathfinder.cu").write_text('extern "C" __global__ void k() { undeclared(); }')
        assert run(folder) == 2
        assert "undeclared" in capsys.readouterr().err

    def test_an_unknown_name(self, folder, capsys):
        assert run(folder, "pathfinda") == 2
        assert "pathfinder" in capsys.readouterr().err


@pytest.fixture
def only_clang_21(tmp_path, monkeypatch):
    fake = tmp_path / "clang++"
    fake.write_text("#!/bin/sh\necho 'clang version 21.1.8'\n")
    fake.chmod(0o755)
    monkeypatch.setattr(build_kernels, "CLANG_NAMES", ("clang++",))
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.delenv("CLANG", raising=False)
    return fake


def test_another_version_of_clang_is_refused(only_clang_21, folder, capsys):
    assert run(folder, "--check") == 2
    assert "no clang 22" in capsys.readouterr().err


def test_the_environment_names_the_compiler(only_clang_21, monkeypatch):
    named = only_clang_21.with_name("mine")
    named.write_text("#!/bin/sh\necho 'clang version 22.9.0'\n")
    named.chmod(0o755)
    monkeypatch.setenv("CLANG", str(named))
    assert build_kernels.find_clang() == str(named)
