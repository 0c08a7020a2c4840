"""CUDA sources, wherever PTX files go; the compiler is a stub here, but for the last tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from gevo.errors import ConfigError, ProgramError
from gevo.frontend import clang
from gevo.frontend import source as frontend
from gevo.frontend.compiled import Compiled
from gevo.frontend.nvrtc import options_for
from gevo.frontend.source import CompilerName, Toolchain
from gevo.records.run import RunFolder
from tests.cli.conftest import SMALL, Gevo
from tests.cli.test_ptx import emitted
from tests.nvrtc import needs_nvrtc
from tests.programs import POLY_SPEC, faster, poly

TEXT = "// a source of which only the compiler knows what it means\n"


class Stub:
    """Compiles every source to the same kernel; a source that says `faster` to a faster one."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[str, ...]]] = []
        self.seconds: list[int] = []

    def __call__(self, path: Path, options: Sequence[str], seconds: int) -> Compiled:
        self.seconds.append(seconds)
        self.calls.append((path.name, tuple(options)))
        program = faster() if "faster" in path.read_text() else poly()
        return Compiled(emitted(program), path.read_bytes(), "a stub 1.0", ".ptx")


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Stub:
    found = Stub()
    toolchain = Toolchain(lambda: None, options_for, found)
    monkeypatch.setattr(frontend, "COMPILERS", {CompilerName.NVRTC: toolchain})
    return found


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    path = tmp_path / "poly.cu"
    path.write_text(TEXT)
    return path


def test_inspect_says_what_compiled_it(gevo: Gevo, kernel: Path, stub: Stub) -> None:
    done = gevo("inspect", kernel, "--json")
    found = json.loads(done.out)
    assert (found["program"], found["compiler"]) == (str(kernel), "a stub 1.0")
    assert "made by a stub 1.0" in gevo("inspect", kernel).out
    assert stub.calls[0][1] == ("--generate-line-info", "--gpu-architecture=compute_90")


def test_init_writes_a_spec_for_the_source(gevo: Gevo, kernel: Path, stub: Stub) -> None:
    done = gevo("init", kernel)
    assert done.code == 0, done.err
    assert 'program = "poly.cu"' in kernel.with_suffix(".toml").read_text()


def test_sanitize_compiles_for_the_device(gevo: Gevo, kernel: Path, stub: Stub) -> None:
    options = ("--device", "simt:A100", "--workload", POLY_SPEC, "--workers", "1", "--json")
    done = gevo("sanitize", kernel, *options)
    assert done.code == 0, done
    assert json.loads(done.out)["kernel"] == str(kernel)
    assert "--gpu-architecture=compute_80" in stub.calls[0][1]


def test_judge(gevo: Gevo, kernel: Path, stub: Stub) -> None:
    variant = kernel.with_name("faster.cu")
    variant.write_text(f"// faster\n{TEXT}")
    done = gevo("judge", kernel, variant, "--workload", POLY_SPEC, "--workers", "1", "--json")
    assert json.loads(done.out)["verdict"] == "validated", done


def test_a_run_needs_no_compiler_to_go_on(
    gevo: Gevo, kernel: Path, stub: Stub, tmp_path: Path
) -> None:
    run = tmp_path / "run"
    options = ("--workload", POLY_SPEC, "--out", run, *SMALL)
    done = gevo("evolve", kernel, *options)
    assert done.code == 0, done
    assert (run / "source.cu").read_text() == TEXT
    page = (run / "report.html").read_text()
    assert "poly.cu" in page
    assert "source.cu" not in page
    assert RunFolder.open(run).baseline().ptx == (run / "original.ptx").read_text()
    patch = run / "front" / "01.patch.json"
    out = tmp_path / "winner.ptx"
    assert gevo("apply", kernel, "--patch", patch, "-o", out, "--emit", "ptx").code == 0
    assert out.read_text() == (run / "front" / "01.ptx").read_text()
    stub.calls.clear()
    kernel.unlink()
    again = gevo("evolve", kernel, *options, "--generations", "3", "--resume")
    assert again.code == 0, again
    assert gevo("validate", run, "--workers", "2").code == 0
    assert not stub.calls


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Stub:
    """A clang, whose text is faster unless loops stay as they are, beside the stub of NVRTC."""
    nvrtc = Stub()

    def compile_file(path: Path, options: Sequence[str], seconds: int) -> Compiled:
        if "-fno-unroll-loops" in options:
            raise ProgramError(f"{path}: does not compile with clang")
        return Compiled(faster().text, path.read_bytes(), "clang 0", ".ll")

    toolchains = {
        CompilerName.NVRTC: Toolchain(lambda: None, options_for, nvrtc),
        CompilerName.CLANG: Toolchain(lambda: None, clang.options_for, compile_file),
    }
    monkeypatch.setattr(frontend, "COMPILERS", toolchains)
    return nvrtc


def test_a_search_begins_with_the_fastest_text_of_all_compilers(
    gevo: Gevo, kernel: Path, two: Stub, tmp_path: Path
) -> None:
    run = tmp_path / "run"
    options = ("--workload", POLY_SPEC, "--out", run, "--compiler", "best -DA=1", *SMALL)
    done = gevo("evolve", kernel, *options)
    assert done.code == 0, done
    assert (run / "original.ll").read_text() == faster().text
    assert sorted(flags for _, flags in two.calls) == [
        (*options_for("sm_90", {}), "-DA=1"),
        (*options_for("sm_90", {}), "-DA=1", "--extra-device-vectorization"),
    ]
    report = json.loads((run / "report.json").read_text())
    names = [one["name"] for one in report["compared"]]
    assert names[:2] == ["clang -DA=1", "clang -DA=1 -mllvm -unroll-threshold=1500"]
    assert sorted(names[2:4]) == ["nvrtc -DA=1", "nvrtc -DA=1 --extra-device-vectorization"]
    ratios = [one["slower"] for one in report["compared"]]
    assert ratios[:2] == [1.0, 1.0]
    assert 1.01 < ratios[2] == ratios[3]
    assert (names[4], ratios[4]) == ("clang -DA=1 -fno-unroll-loops", None)
    said = " ".join(done.out.split())
    assert "what clang -DA=1 makes of the source, the fastest of 5 texts" in said


@pytest.mark.slow
def test_a_run_that_has_compared_compilers_goes_on_with_its_text(
    gevo: Gevo, kernel: Path, two: Stub, tmp_path: Path
) -> None:
    run = tmp_path / "run"
    options = ("--workload", POLY_SPEC, "--out", run, "--compiler", "best", *SMALL)
    assert gevo("evolve", kernel, *options).code == 0
    before = json.loads((run / "report.json").read_text())["compared"]
    two.calls.clear()
    assert gevo("evolve", kernel, *options, "--generations", "3", "--resume").code == 0
    assert not two.calls
    assert json.loads((run / "report.json").read_text())["compared"] == before


def test_no_other_command_compares_compilers(gevo: Gevo, kernel: Path, stub: Stub) -> None:
    assert (
        "only gevo evolve compares compilers"
        in gevo("inspect", kernel, "--compiler", "best").refusal
    )


def test_how_long_a_compiler_may_take_can_be_said(gevo: Gevo, kernel: Path, stub: Stub) -> None:
    gevo("inspect", kernel)
    gevo("inspect", kernel, "--compile-timeout", "90s")
    assert stub.seconds == [60, 90]
    for wrong, why in (("soon", "is not a duration"), ("0s", "1s to 24h"), ("25h", "1s to 24h")):
        assert why in gevo("inspect", kernel, "--compile-timeout", wrong).refusal
    refusal = gevo("inspect", POLY_SPEC.with_name("poly.ll"), "--compile-timeout", "9s").refusal
    assert refusal.startswith("--compile-timeout: ")
    assert "is no .cu file" in refusal


@pytest.mark.slow
def test_a_run_keeps_the_llvm_ir_of_a_compiler_that_gives_that(
    gevo: Gevo, kernel: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[str] = []

    def compile_file(path: Path, options: Sequence[str], seconds: int) -> Compiled:
        calls.append(path.name)
        return Compiled(poly().text, path.read_bytes(), "clang 0", ".ll")

    toolchain = Toolchain(lambda: None, clang.options_for, compile_file)
    monkeypatch.setattr(frontend, "COMPILERS", {CompilerName.CLANG: toolchain})
    run = tmp_path / "run"
    options = ("--workload", POLY_SPEC, "--out", run, *SMALL)
    done = gevo("evolve", kernel, *options)
    assert done.code == 0, done
    assert f"{kernel}: compiled with clang" in done.err
    assert (run / "original.ll").read_text() == poly().text
    assert not (run / "original.ptx").exists()
    about = json.loads((run / "manifest.json").read_text())["program"]["source"]
    assert (about["by"], about["options"][0]) == ("clang", "--cuda-gpu-arch=sm_90")
    assert calls
    calls.clear()
    kernel.unlink()
    assert gevo("evolve", kernel, *options, "--generations", "3", "--resume").code == 0
    assert not calls


def test_flags_stand_behind_two_dashes_or_are_those_of_the_build(
    gevo: Gevo, kernel: Path, stub: Stub
) -> None:
    build = kernel.parent / "build"
    build.mkdir()
    entry = {"directory": str(build), "file": str(kernel), "command": "nvcc -DA=1 -c poly.cu"}
    (build / "compile_commands.json").write_text(json.dumps([entry]))
    done = gevo("inspect", kernel, "-p", build, "--", "-DROWS=4", "-I", "include")
    assert done.code == 0, done
    assert stub.calls[-1][1][2:] == ("-DA=1", "-DROWS=4", "-Iinclude")
    assert "'more.cu' is no flag" in gevo("inspect", kernel, "more.cu").refusal
    text = kernel.with_suffix(".ll")
    text.write_text(poly().text)
    assert "is no .cu file" in gevo("inspect", text, "--", "-DROWS=4").refusal


def test_an_exported_winner_knows_its_source(
    gevo: Gevo, kernel: Path, stub: Stub, tmp_path: Path
) -> None:
    run, out = tmp_path / "run", tmp_path / "winners"
    assert gevo("evolve", kernel, "--workload", POLY_SPEC, "--out", run, *SMALL).code == 0
    assert gevo("export", run, "--out", out, "--workload", POLY_SPEC).code == 0
    (folder,) = out.iterdir()
    stored = json.loads((folder / "winner.json").read_text())
    assert (folder / stored["source"]).resolve() == kernel.resolve()
    assert stored["options"] == [*stub.calls[0][1]]
    stub.calls.clear()
    assert gevo("check", out).code == 0
    assert [*stub.calls[0][1]] == stored["options"]
    kernel.write_text(f"// faster\n{TEXT}")
    changed = gevo("check", out)
    assert changed.code != 0
    assert "has changed since it was tuned" in changed.out
    assert gevo("export", run, "--out", tmp_path / "more", "--workload", POLY_SPEC).code == 0
    (other,) = (tmp_path / "more").iterdir()
    assert json.loads((other / "winner.json").read_text())["source"] == ""


def test_a_run_of_a_source_that_has_changed_is_not_resumed(
    gevo: Gevo, kernel: Path, stub: Stub, tmp_path: Path
) -> None:
    options = ("--workload", POLY_SPEC, "--out", tmp_path / "run", *SMALL)
    assert gevo("evolve", kernel, *options).code == 0
    kernel.write_text(f"// faster\n{TEXT}")
    assert "its program is another one" in gevo("evolve", kernel, *options, "--resume").refusal


def test_tuned_edits_are_refused(gevo: Gevo, kernel: Path, stub: Stub) -> None:
    tune = "parameters = { block = { discrete = [64, 128] } }\ndefaults = { block = 64 }\n"
    tuned = f"{POLY_SPEC.read_text()}\n[tune]\n{tune}"
    spec = kernel.with_suffix(".toml")
    spec.write_text(tuned.replace("poly.ll", "poly.cu"))
    assert "gevo tune" in gevo("evolve", kernel, "--tune", "--device", "simt").refusal


def test_a_compiler_that_is_missing_is_one_line(
    gevo: Gevo, kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise ConfigError("it is not installed: pip install it")

    toolchain = Toolchain(missing, options_for, Stub())
    monkeypatch.setattr(frontend, "COMPILERS", {CompilerName.NVRTC: toolchain})
    refusal = gevo("inspect", kernel).refusal
    assert refusal.startswith("no compiler of CUDA C++ is installed: pip install")


SUM = """#ifndef UNROLL
#error UNROLL is not set
#endif
extern "C" __global__ void sum(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float total = 0;
#pragma unroll UNROLL
    for (int k = 0; k < 64; k++)
        total += in[(i + k) % n];
    out[i] = total;
}
"""
SPEC = """program = "sum.cu"
[sizes]
n = 256
[arrays.out]
role = "out"
dtype = "f32"
shape = ["n"]
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform", low = -1.0, high = 1.0 }
[[launch]]
kernel = "sum"
grid = ["ceil_div(n, block)"]
block = ["block"]
args = ["out", "x", "n"]
[[train]]
seed = 1
sizes = { n = 256 }
[[heldout]]
seed = 2
sizes = { n = 300 }
[tune.parameters]
unroll = { discrete = [1, 4, 8] }
block = { discrete = [64, 128] }
[tune.defaults]
unroll = 1
block = 64
[tune.constants]
UNROLL = "unroll"
"""


@needs_nvrtc
def test_tuned_constants_are_macros(gevo: Gevo, tmp_path: Path) -> None:
    kernel = tmp_path / "sum.cu"
    kernel.write_text(SUM)
    kernel.with_suffix(".toml").write_text(SPEC)
    options = ("--device", "simt", "--trials", "6", "--workers", "1", "--out", tmp_path / "run")
    done = gevo("tune", kernel, *options, "--database", tmp_path / "tuned.json", "--json")
    assert done.code == 0, done
    found = json.loads(done.out)
    assert found["best"]["configuration"]["unroll"] > 1
    assert found["failed"] == 0
    inspected = gevo("sanitize", kernel, "--workers", "1")
    assert inspected.code == 0, inspected
    out = tmp_path / "tuned.ptx"
    applied = gevo("apply", kernel, "--tuned", tmp_path / "tuned.json", "--emit", "ptx", "-o", out)
    best = found["best"]["configuration"]
    assert f"launch it with unroll = {best['unroll']}, block = {best['block']}" in applied.out
    assert out.read_text().count("ld.global") == best["unroll"]


@needs_nvrtc
def test_messages_of_the_compiler_are_shown_as_they_are(gevo: Gevo, kernel: Path) -> None:
    kernel.write_text('extern "C" __global__ void k(int *p)\n{\n    *p = missing;\n}\n')
    done = gevo("inspect", kernel)
    assert done.refusal.endswith("poly.cu: does not compile with NVRTC; its messages are above")
    assert 'poly.cu(3): error: identifier "missing" is undefined' in done.err.splitlines()
