"""What docs/build.md and the workflow example tell users to do."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from gevo.deploy.tuned_code import load_tuned
from gevo.device.cleanup import clean
from gevo.program.load import load
from tests.deploy.stored import stored
from tests.passes.conftest import CUDA_LITE, DEVICE, ROOT, Plugin, said

DOCS = (ROOT / "docs/build.md").read_text()
WORKFLOW = (ROOT / "examples/github-actions.yml").read_text()
PROJECT = Path(__file__).parent / "project"
TOOLKIT = Path("/usr/local/cuda")
HOST = """
struct dim3 { unsigned x, y, z; };
typedef struct CUstream_st *cudaStream_t;
extern "C" int cudaLaunchKernel(const void *, dim3, dim3, void **, unsigned long, cudaStream_t);
extern "C" int __cudaPopCallConfiguration(dim3 *, dim3 *, unsigned long *, void *);
"""
"""The little of CUDA's runtime that clang wants to see declared for the host side."""


def needs(*paths: Path) -> pytest.MarkDecorator:
    absent = [str(path) for path in paths if not path.exists()]
    return pytest.mark.skipif(bool(absent), reason=f"needs {', '.join(absent)}")


@pytest.fixture
def project(plugin: Plugin, tmp_path: Path) -> Path:
    """The project with today's .ll and a winner, which nothing has judged."""
    shutil.copytree(PROJECT, tmp_path, dirs_exist_ok=True)
    said(
        "clang++-22", *DEVICE, "-O3", "-emit-llvm", "kernels.cu", "-o", "kernels.ll", cwd=tmp_path
    )
    program = load(tmp_path / "kernels.ll")
    text = clean(re.sub(r"  call void @llvm\.nvvm\.barrier.*\n", "", program.text))
    stored(program, text, edited=frozenset({"polynomial"})).write(tmp_path / "winners")
    return tmp_path


def step(name: str) -> str:
    """The commands of a step of the workflow."""
    found = re.search(rf"- name: {name}\n +run: \|\n((?: {{10}}.*\n)+)", WORKFLOW)
    assert found is not None
    return re.sub(r"^ {10}", "", found[1], flags=re.MULTILINE)


@pytest.mark.clang
def test_the_workflow_compiles_and_applies_winners(project: Path, plugin: Plugin) -> None:
    (project / "gevo").symlink_to(ROOT)
    (project / "plugin").symlink_to(plugin.build)
    flags = re.search(r"CUDAFLAGS: >-\n((?: {12}.*\n)+)", WORKFLOW)
    assert flags is not None
    commands = step("Compile the kernels as they are today")
    done = subprocess.run(
        ["bash", "-euc", commands],
        cwd=project,
        env={"PATH": "/usr/bin:/bin", "CUDAFLAGS": " ".join(flags[1].split())},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "polynomial: body replaced" in done.stderr
    assert "bar.sync" not in (project / "kernels.ptx").read_text()
    assert (project / "kernels.ll").stat().st_size > 0


@pytest.mark.clang
@needs(TOOLKIT / "bin/ptxas", TOOLKIT / "bin/fatbinary")
def test_host_and_device_compile_together(project: Path, plugin: Plugin) -> None:
    (project / "host.h").write_text(HOST)
    both = (
        *("-x", "cuda", "-O3", "--cuda-gpu-arch=sm_90", f"--cuda-path={TOOLKIT}"),
        *("--no-cuda-version-check", "-nocudainc", "-nocudalib", "--cuda-feature=+ptx88"),
        "-save-temps=obj",
        *("-include", "host.h", "-include", str(CUDA_LITE), "-c", "kernels.cu", "-Rpass=gevo"),
    )
    plugged = f"-Xarch_device -fpass-plugin={plugin.path} -Xarch_device -mllvm=-gevo-winners="
    for name in ("plain", "tuned"):
        (project / name).mkdir()
    said("clang++-22", *both, "-o", "plain/kernels.o", cwd=project)
    log = said(
        *("clang++-22", *both, *f"{plugged}winners".split(), "-o", "tuned/kernels.o"), cwd=project
    )
    # Once, on the device side: the host's stub of that name is not a kernel.
    assert log.count("polynomial: body replaced") == 1
    device = "kernels-cuda-nvptx64-nvidia-cuda-sm_90"
    plain, tuned = ((project / f"{n}/{device}.s").read_text() for n in ("plain", "tuned"))
    assert plain.count("bar.sync") > tuned.count("bar.sync") == 0
    assert (project / "tuned/kernels.o").stat().st_size > 0


@pytest.mark.clang
@pytest.mark.ptxas
@pytest.mark.skipif(shutil.which("ptxas") is None, reason="needs ptxas")
@pytest.mark.skipif(shutil.which("fatbinary") is None, reason="needs fatbinary")
def test_fatbinary_takes_the_tuned_ptx(project: Path) -> None:
    code = load_tuned("polynomial", arch="sm_90", winners=project / "winners")
    (project / "tuned.ptx").write_text(code.ptx)
    command = re.search(r"fatbinary --create.*", DOCS)
    assert command is not None
    said(*command[0].split(), cwd=project)
    assert (project / "tuned.fatbin").read_bytes()[:4] == b"\x50\xed\x55\xba"  # fatbin's magic
    assert code.cubin is not None


@pytest.mark.clang
@needs(TOOLKIT / "include/cuda.h")
@pytest.mark.skipif(shutil.which("clang++-22") is None, reason="needs clang-22")
def test_the_example_for_nvcc_users_compiles(tmp_path: Path) -> None:
    example = re.search(r"```cpp\n(.*?)```", DOCS, re.DOTALL)
    assert example is not None
    (tmp_path / "load.cpp").write_text(example[1])
    warnings = ("-Wall", "-Wextra", "-Werror", "-fsyntax-only")
    said("clang++-22", *warnings, f"-I{TOOLKIT}/include", tmp_path / "load.cpp")
