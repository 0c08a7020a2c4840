"""Triton kernels in, and winners back into Triton's own compiler, without a GPU."""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from gevo.cli.app import app
from gevo.edits.apply import apply as apply_patch
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.errors import ConfigError, GevoError, WorkloadError
from gevo.integrations import triton as stack
from gevo.integrations.launch import Array
from gevo.integrations.triton_driver import Recorded, recording
from gevo.program.load import load, program_text
from gevo.records.run import Winner
from gevo.workload.spec import load as load_spec
from tests.integrations.stacks import needs_triton
from tests.ptx.ptxbench import device_run
from tests.stacks.cases import CASES

NAMES = {"float32": "float32", "int32": "int32", "float64": "float64"}


@pytest.fixture(autouse=True)
def cache(tmp_path_factory, monkeypatch) -> None:
    """Triton's cache is the test's own."""
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path_factory.mktemp("triton")))
    monkeypatch.setenv("TRITON_DEFAULT_FP_FUSION", "1")


def invoke(*args: object, code: int = 0) -> str:
    """What a command of gevo's says; a refusal is one line."""
    done = subprocess.run(
        [sys.executable, "-m", "gevo", *map(str, args)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def function(name: str):
    return getattr(importlib.import_module("tests.stacks.triton_kernels"), CASES[name].kernel)


def arguments(name: str, seed: int = 1) -> dict:
    """Arguments of a case's launch, by name."""
    case = CASES[name]
    language = importlib.import_module("triton.language")
    arrays = case.arrays(np.random.default_rng(seed))
    types = {"bf16": "bfloat16"}
    given = {n: Array(v, types.get(case.types.get(n, ""), v.dtype.name))
             for n, v in arrays.items()}  # fmt: skip
    constants = {k: getattr(language, v) if v in NAMES else v for k, v in case.constants.items()}
    return {**given, **case.numbers, **constants}


def launched(name: str, kernel, **more) -> Recorded:
    """What a launch of a case compiles to."""
    found: list[Recorded] = []
    with recording("sm_80", found.append):
        kernel[CASES[name].grid](**{**arguments(name), **more})
    return found[0]


@needs_triton
@pytest.mark.parametrize("name", ["softmax", "matmul_bf16", "histogram"])
def test_a_captured_launch_runs_as_it_is(tmp_path: Path, name: str) -> None:
    with stack.capturing(tmp_path) as found:
        function(name)[CASES[name].grid](**arguments(name))
    (captured,) = found
    assert captured.kernel.read_text() == launched(name, function(name)).texts["ptx"]
    spec = load_spec(captured.workload)
    assert {one.role for one in spec.launches(spec.train[0]).buffers} > {"in", "scratch"}
    assert "k" not in json.loads(captured.kernel.with_suffix(".triton.json").read_text())


@needs_triton
def test_a_bare_capture_takes_positions_names_and_a_function_as_grid(
    tmp_path, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = arguments("histogram")
    x, out = given.pop("x").data, given.pop("out").data
    grid = lambda meta: (-(-2000 // meta["BLOCK"]),)  # noqa: E731
    more = importlib.import_module("tests.stacks.triton_more")
    found = stack.capture(more.counts, x, out, 2000, BLOCK=512, BINS=64, grid=grid)
    assert found.kernel == Path("counts/counts.ptx")
    assert '"ceil_div(n, 512)"' in found.workload.read_text()


@needs_triton
def test_several_launches_of_a_kernel_are_cases_and_others_are_workloads(tmp_path: Path) -> None:
    more = importlib.import_module("tests.stacks.triton_more")
    with stack.capturing(tmp_path) as found:
        for n in (900, 700, 500):
            x, out = np.arange(n, dtype=np.int32) % 64, np.zeros(64, np.int32)
            more.counts[(4,)](x, out, n, BLOCK=512, BINS=64)
        more.doubled[(2,)](np.ones(300, np.float32), 300, BLOCK=256)
    assert [one.kernel.parent.name for one in found] == ["counts", "doubled-1"]
    sizes = {dict(case.sizes).get("n") for case in load_spec(found[0].workload).heldout}
    assert {700, 500} <= sizes


@needs_triton
def test_an_autotuned_kernel_is_its_first_configuration_and_stays_untuned(tmp_path: Path) -> None:
    more = importlib.import_module("tests.stacks.triton_more")
    x = np.ones(300, np.float32)
    found = stack.capture(more.searched, x, 300, grid=lambda m: (-(-300 // m["BLOCK"]),),
                          folder=tmp_path)  # fmt: skip
    assert '"ceil_div(n, 64)"' in found.workload.read_text()
    assert not more.searched.cache
    assert len(more.searched.configs) == 2


@needs_triton
def test_a_kernel_that_was_compiled_before_its_launch_and_descriptors(tmp_path: Path) -> None:
    more = importlib.import_module("tests.stacks.triton_more")
    descriptors = importlib.import_module("triton.tools.tensor_descriptor")
    x = np.ones(300, np.float32)
    with stack.capturing(tmp_path / "warm") as found:
        kernel = more.doubled.warmup(stack.array(x), 300, BLOCK=256, grid=(1,))
        kernel[(2, 1, 1)](x, 300, 256)
    assert '"ceil_div(n, 256)"' in found[0].workload.read_text()
    tiles = [stack.array(np.ones((40, 80), np.float32)) for _ in range(2)]
    given = [descriptors.TensorDescriptor(t, [40, 80], [80, 1], [32, 32]) for t in tiles]
    with stack.capturing(tmp_path / "tiles") as found:
        more.tiled[(2, 3)](*given, 40, 80, BLOCK=32)
    spec = load_spec(found[0].workload)
    assert all(dict(case.sizes).get("columns", 80) % 16 == 0 for case in spec.heldout)
    assert {one.name: one.role for one in spec.launches(spec.train[0]).buffers}["y"] == "out"


@needs_triton
def test_what_cannot_be_captured_is_said_in_one_line(tmp_path: Path) -> None:
    more = importlib.import_module("tests.stacks.triton_more")
    x = np.ones(300, np.float32)
    with pytest.raises(WorkloadError, match="simt does not run"):
        stack.capture(more.doubled, x, 3000, BLOCK=256, grid=(12,), folder=tmp_path / "a")
    with pytest.raises(WorkloadError, match="with capturing"):
        stack.capture(more.copied, x, x, 300, BLOCK=256, grid=(2,), folder=tmp_path / "a")
    with pytest.raises(WorkloadError, match="no Triton kernel"), stack.capturing(tmp_path / "b"):
        pass
    with pytest.raises(ConfigError, match="sm_80"):
        stack.capture(more.doubled, x, 300, BLOCK=256, grid=(2,), target="ampere")
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="cannot be written"):
        stack.capture(more.doubled, x, 300, BLOCK=256, grid=(2,), folder=tmp_path / "file")


def won(folder: Path, name: str, kernel: Path) -> Path:
    """A patch that changes the kernel's code and not what it gives."""
    program = load(kernel)
    case, launch = CASES[name], launched(name, function(name))
    arrays = case.arrays(np.random.default_rng(1))
    skipped = {path[0] for path in launch.source.constants}
    args = [n if n in arrays else case.numbers[n]
            for k, n in enumerate(launch.source.signature) if k not in skipped]  # fmt: skip
    scratch = {f"s{n}": np.zeros(16, np.uint8) for n in range(2)}

    def outputs(text: str) -> list[bytes]:
        found = device_run(text, program.entry[0], {**arrays, **scratch}, [*args, *scratch],
                           launch.grid, (32 * launch.metadata.num_warps, 1, 1),
                           launch.metadata.shared, ir=True)  # fmt: skip
        return [np.asarray(found[n]).tobytes() for n in arrays]

    wanted = outputs(program.text)
    for seed in range(40):
        try:
            patch = propose(program, Patch(), random.Random(seed)).patch
            applied = apply_patch(program, patch)
            if outputs(applied.program.text) != wanted:
                continue
        except GevoError:
            continue
        won = Winner(1, program.digest, program.entry, applied.program.digest, patch)
        path = folder / "01.patch.json"
        path.write_text(json.dumps(won.to_json()))
        return path
    pytest.fail("no edit keeps the outputs")


@needs_triton
@pytest.mark.parametrize("name", ["saxpy", "softmax", "matmul_f16", "scans", "activations"])
def test_a_winner_goes_back_through_tritons_own_compiler(tmp_path: Path, name: str) -> None:
    with stack.capturing(tmp_path) as found:
        function(name)[CASES[name].grid](**arguments(name))
    kernel = found[0].kernel
    patch = won(tmp_path, name, kernel)
    said = invoke("apply", kernel, "--patch", patch, "--triton", "--out", tmp_path / "tuned")
    assert "tuned(" in said
    (ptx,) = (tmp_path / "tuned").glob("*.ptx")
    plain = function(name)
    original = launched(name, plain).texts["ptx"]
    try:
        tuned = stack.tuned(plain, tmp_path / "tuned/gevo-tuned.json")
        launch = launched(name, tuned)
        assert launch.texts["ptx"] == ptx.read_text() != original
        assert launch.texts["cubin"][:4] == b"\x7fELF"
        other = launched(name, tuned, num_warps=8).texts["ptx"]
        assert other != ptx.read_text()
        # Of the LLVM IR Triton makes other addresses and contractions, which give the same.
        (llir,) = (tmp_path / "tuned").glob("*.llir")
        theirs = launched(name, tuned, ir_override=str(llir)).texts["ptx"]
    finally:
        del plain.run
    (tmp_path / "theirs.ptx").write_text(theirs)
    from tests.stacks.test_triton_ptx import check

    check(CASES[name], name, program_text(tmp_path / "theirs.ptx"))
    check(CASES[name], name, program_text(ptx))


@needs_triton
def test_winners_of_other_kernels_and_sources_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="no such file"):
        stack.tuned(function("saxpy"), tmp_path / "gevo-tuned.json")
    (tmp_path / "gevo-tuned.json").write_text('{"version": 1, "winners": []}')
    with pytest.raises(ConfigError, match="none of saxpy"):
        stack.tuned(function("saxpy"), tmp_path / "gevo-tuned.json")
    (tmp_path / "gevo-tuned.json").write_text('{"version": 1, "winners": [{}]}')
    with pytest.raises(ConfigError, match="damaged"):
        stack.tuned(function("saxpy"), tmp_path / "gevo-tuned.json")


def test_without_triton_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "triton", None)
    with pytest.raises(ConfigError, match=r"gevo-gpu\[triton\]"), stack.capturing():
        pass


def test_triton_needs_a_captured_kernel(tmp_path: Path) -> None:
    kernel = Path(__file__).parents[1] / "stacks/triton/saxpy.ptx"
    patch = tmp_path / "x.json"
    patch.write_text("{}")
    given = ("apply", kernel, "--patch", patch, "--triton", "--out", tmp_path)
    done = CliRunner().invoke(app, [*map(str, given)])
    assert isinstance(done.exception, ConfigError)
    assert "capture it" in str(done.exception)
