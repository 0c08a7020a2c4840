"""A CUDA project is built by CMake and clang without and with a winner that gevo has found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from gevo.deploy.check import validate
from gevo.deploy.fingerprint import fingerprints
from gevo.program.load import load
from gevo.study.target import Target
from gevo.validate.runs import FRESH, HELD_OUT, RACES, TRAINING
from gevo.workload.spec import load as load_workload
from tests.passes.conftest import CUDA_LITE, DEVICE, Plugin, said

pytestmark = pytest.mark.clang

PROJECT = Path(__file__).parent / "project"
TUNED, OTHER = "polynomial", "scale"
SEARCH = (
    *("--device", "simt", "--population", "5", "--generations", "2", "--workers", "1"),
    *("--initial-mutations", "1", "--retries", "4", "--seed", "2"),
    *("--no-adequacy", "--no-moves"),
)
GEVO = "import sys; from gevo.cli.app import main; sys.argv[0] = 'gevo'; main()"


@dataclass(frozen=True)
class Built:
    """The project's folder after everything in it was made."""

    folder: Path
    log: str
    """What the build said."""

    def text(self, target: str) -> str:
        return (self.folder / f"build/CMakeFiles/{target}.dir/kernels.cu.o").read_text()


def gevo(folder: Path, *arguments: str) -> str:
    """Run the command, as a process of its own."""
    root = str(Path(__file__).resolve().parents[2])
    done = subprocess.run(
        [sys.executable, "-c", GEVO, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": root},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def configured(folder: Path, plugin: Plugin, *options: str) -> str:
    return said(
        *("cmake", "-S", folder, "-B", folder / "build", f"-Dgevo_DIR={plugin.package}"),
        *(f"-DCUDA_LITE={CUDA_LITE}", "-DCMAKE_CXX_COMPILER=clang++-22", *options),
    )


@pytest.fixture(scope="module")
def built(plugin: Plugin, tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("project")
    shutil.copytree(PROJECT, folder, dirs_exist_ok=True)
    source, ir = folder / "kernels.cu", folder / "kernels.ll"
    said("clang++-22", *DEVICE, "-O3", "-emit-llvm", source, "-o", ir)
    gevo(folder, "evolve", "kernels.ll", *SEARCH, "--out", "run")
    gevo(folder, "export", "run", "--out", "winners")
    configured(folder, plugin, f"-DWINNERS={folder}/winners")
    return Built(folder, said("cmake", "--build", folder / "build"))


def functions(ptx: str) -> dict[str, str]:
    """The text of each function of a PTX module, and under "" what stands before them."""
    head, *parts = ptx.split(".visible .entry ")
    return {"": head, **{part.partition("(")[0]: part for part in parts}}


def test_the_device_code_differs_exactly_in_the_tuned_kernel(built: Built) -> None:
    plain, tuned = functions(built.text("plain_ptx")), functions(built.text("tuned_ptx"))
    assert plain.keys() == tuned.keys() == {"", TUNED, OTHER}
    assert {name for name in plain if plain[name] != tuned[name]} == {TUNED}
    assert tuned[TUNED].count("bar.sync") < plain[TUNED].count("bar.sync")


def test_the_build_says_what_it_replaced(built: Built) -> None:
    assert f"{TUNED}: body replaced by that of the winner kernels-sm_90" in built.log
    assert "Rpass-missed" not in built.log
    assert f"{OTHER}:" not in built.log


@pytest.mark.ptxas
@pytest.mark.skipif(shutil.which("ptxas") is None, reason="needs ptxas")
@pytest.mark.parametrize("target", ["plain_ptx", "tuned_ptx"])
def test_the_device_code_passes_ptxas(built: Built, target: str, tmp_path: Path) -> None:
    (tmp_path / "kernels.ptx").write_text(built.text(target))
    code = tmp_path / "kernels.cubin"
    said("ptxas", "-arch=sm_90", tmp_path / "kernels.ptx", "-o", code)
    assert code.stat().st_size > 0


def test_the_device_code_runs_right_on_simt(built: Built, tmp_path: Path) -> None:
    # The built device code stands where a variant would, and gevo judges it as any winner.
    baseline, spec = load(built.folder / "kernels.ll"), built.folder / "kernels.toml"
    (tmp_path / "built.ll").write_text(built.text("tuned_ir"))
    program = load(tmp_path / "built.ll")
    assert fingerprints(program)[TUNED] != fingerprints(baseline)[TUNED]
    assert fingerprints(program)[OTHER] == fingerprints(baseline)[OTHER]
    target = Target(baseline, load_workload(spec), str(spec), "simt", 0.0, 1)
    stages = validate(program, target)[1].stages
    assert [stage for stage in stages if stage.passed is False] == []
    assert {stage.name for stage in stages if stage.passed} >= {TRAINING, HELD_OUT, FRESH, RACES}


def test_the_winner_holds_for_what_clang_makes_now(built: Built) -> None:
    gevo(built.folder, "check", "winners", "kernels.ll")


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_builds_the_same(built: Built, plugin: Plugin) -> None:
    options = (f"PLUGIN={plugin.path}", "WINNERS=winners", f"CUDA_LITE={CUDA_LITE}")
    said("make", *options, cwd=built.folder)
    made = functions((built.folder / "kernels.ptx").read_text())
    assert made == functions(built.text("tuned_ptx"))


def test_a_changed_source_builds_as_written_and_says_so(
    built: Built, plugin: Plugin, tmp_path: Path
) -> None:
    text = (built.folder / "kernels.cu").read_text()
    source = tmp_path / "kernels.cu"
    source.write_text(text.replace("v * 0.5f", "v * 0.75f"))
    ptx, remarks = plugin.clang(source, built.folder / "winners", "-O3")
    plain, _ = plugin.clang(source, tmp_path / "none", "-O3")
    assert functions(ptx) == functions(plain)
    assert f"{TUNED} has changed since it was tuned" in remarks
    assert "[-Rpass-missed=gevo]" in remarks


def test_cmake_refuses_a_folder_that_is_not_there(plugin: Plugin, tmp_path: Path) -> None:
    shutil.copytree(PROJECT, tmp_path, dirs_exist_ok=True)
    with pytest.raises(AssertionError, match="there is no folder"):
        configured(tmp_path, plugin, f"-DWINNERS={tmp_path}/winners")
