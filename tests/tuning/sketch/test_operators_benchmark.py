"""benchmarks/operators_gpu.py: the paper's operators beside cuBLAS and cuDNN."""

from __future__ import annotations

import itertools
import json
import math
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from benchmarks import operators_gpu, operators_library
from benchmarks.operators_gpu import main, peak, report
from benchmarks.operators_library import compare, in_turns, library, rates
from gevo.device.cuda.binary import Support
from gevo.device.cuda.find import detect
from gevo.errors import ConfigError, GevoError
from gevo.tuning.sketch.catalog import PAPER, named
from gevo.tuning.sketch.operator import Kind, Operator
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.sketch.workload import expected
from tests.device.cuda.emulator import GPU, EmulatedContext, compiler

ROOT = Path(__file__).parents[3]
SMALL = (
    Operator("mm", Kind.MATMUL, (3, 5, 4)),
    Operator("mm_at", Kind.MATMUL, (3, 5, 4), transpose_a=True),
    Operator("bmm", Kind.BATCH_MATMUL, (2, 3, 5, 4)),
    Operator("bmm_at", Kind.BATCH_MATMUL, (2, 3, 5, 4), transpose_a=True),
    Operator("bmm_bt", Kind.BATCH_MATMUL, (2, 3, 5, 4), transpose_b=True),
    Operator("conv", Kind.CONV2D, (2, 3, 9, 8, 4, 3, 2)),
    Operator("conv_strided", Kind.CONV2D, (2, 3, 11, 11, 4, 5, 5), stride=3),
    Operator("conv_padded", Kind.CONV2D, (2, 3, 7, 7, 4, 5, 5), padding=2),
)


def inputs(operator: Operator):
    rng = np.random.default_rng(1)
    return {k: rng.uniform(-1, 1, s).astype(np.float32) for k, s in operator.shapes.items()}


@pytest.mark.parametrize("operator", SMALL, ids=lambda one: one.name)
def test_every_product_is_counted(operator):
    """Of ones, an element of the result is the number of products that it is the sum of."""
    full = {name: np.ones(shape, np.float32) for name, shape in operator.shapes.items()}
    counts = expected(operator, full)["c"]
    if operator.padding:
        assert operator.flops == 2 * counts.max() * counts.size > 2 * counts.sum()
    else:
        assert operator.flops == 2 * counts.sum()


def test_the_papers_operators_have_so_many():
    found = {one.name: one.flops for one in PAPER}
    assert found["mm1"] == 2 * 512 * 1024 * 1024
    assert found["mm2"] == found["mm3"] == 4 * found["mm1"]
    assert found["bmm1"] == found["bmm2"] == found["bmm3"] == 2 * 960 * 128 * 128 * 64
    assert found["c1"] == 2 * 512 * 64 * 55 * 55 * 3 * 11 * 11
    assert found["c2"] == 2 * 512 * 192 * 27 * 27 * 64 * 5 * 5


@pytest.mark.parametrize("operator", SMALL, ids=lambda one: one.name)
def test_torch_is_asked_for_the_same(operator):
    torch = pytest.importorskip("torch", reason="needs torch: pip install torch")
    arrays = inputs(operator)
    a, b = (torch.tensor(arrays[name]) for name in ("a", "b"))
    found = library(torch, operator, a, b)().numpy()
    np.testing.assert_allclose(found, expected(operator, arrays)["c"], rtol=1e-5, atol=1e-5)


def test_the_two_are_called_in_turns():
    context = EmulatedContext()
    called = []

    def side(name, ns):
        def call():
            called.append(name)
            context.now_ns += ns

        return call

    times = in_turns(context, Support(context, compiler()), [side("a", 7.0), side("b", 9.0)], 4)
    assert times == [[7.0] * 4, [9.0] * 4]
    pairs = list(itertools.batched(called, 2)) if sys.version_info >= (3, 12) else None
    pairs = pairs or list(zip(called[::2], called[1::2], strict=True))
    assert len(pairs) == operators_library.WARM_UPS + 4
    assert set(pairs) == {("a", "b"), ("b", "a")}
    assert all(first != second for first, second in itertools.pairwise(pairs))


class Tensor:
    """As much of torch's as is used, in the emulated GPU's memory."""

    def __init__(self, context, array):
        self.context, self.array = context, np.array(array, np.float32, order="C")
        self.address = context.allocate(self.array.nbytes)
        context.upload(self.address, self.array)

    def data_ptr(self):
        return self.address

    def cpu(self):
        self.context.download(self.array, self.address)
        return self

    def numpy(self):
        return self.array.copy()

    def fill_(self, value):
        self.context.upload(self.address, np.full_like(self.array, value))


@pytest.fixture
def gpu(monkeypatch, tmp_path):
    """An emulated GPU, and a torch whose product of matrices is numpy's."""
    # Where GPUs are locked: other processes have emulated ones at the same address.
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    context = EmulatedContext()
    driver = SimpleNamespace(open=lambda ordinal: context, version=lambda: (13, 0))
    backends = SimpleNamespace(
        cuda=SimpleNamespace(matmul=SimpleNamespace(allow_tf32=True)),
        cudnn=SimpleNamespace(allow_tf32=True, benchmark=False, version=lambda: 91000),
    )

    def mm(a, b):
        context.now_ns += 1000.0
        return Tensor(context, a.cpu().array @ b.cpu().array)

    torch = SimpleNamespace(
        __version__="2.0",
        version=SimpleNamespace(cuda="13.0"),
        backends=backends,
        cuda=SimpleNamespace(
            set_device=lambda n: None, init=lambda: None, synchronize=lambda: None
        ),
        tensor=lambda array, device: Tensor(context, array),
        full=lambda shape, value, device: Tensor(context, np.full(shape, value)),
        mm=mm,
    )
    monkeypatch.setitem(sys.modules, "torch", torch)
    monkeypatch.setattr(operators_library, "choose", lambda choice: (GPU,))
    monkeypatch.setattr(operators_library, "detect", lambda: SimpleNamespace(driver=driver))
    monkeypatch.setattr(operators_library, "compiler_for", lambda gpu, driver: compiler())
    monkeypatch.setattr(operators_library, "WARM_UPS", 1)
    monkeypatch.setattr(operators_library, "REPEATS", 3)
    return SimpleNamespace(context=context, torch=torch)


def default(name):
    return dict(space(named(name)).as_dict(default_configuration(named(name))))


def test_a_kernel_beside_the_library(gpu):
    found = compare("matmul", default("matmul"), "cuda")
    own, theirs = found["times_ns"]
    assert theirs == [1000.0] * 3
    assert len(own) == 3
    assert min(own) > 0
    assert 0 < found["error"] < found["tolerance"]
    backends = gpu.torch.backends
    assert not backends.cuda.matmul.allow_tf32
    assert not backends.cudnn.allow_tf32
    assert backends.cudnn.benchmark
    assert found["gpu"]["name"] == "Emulated"


def test_a_wrong_kernel_is_not_timed(gpu, monkeypatch):
    monkeypatch.setattr(
        operators_library.Recorder, "queue", lambda self: None
    )  # leaves NaN in its output
    with pytest.raises(GevoError, match="the kernel is wrong"):
        compare("matmul", default("matmul"), "cuda")


def test_a_library_that_is_inexact_is_no_fault_of_the_kernel(gpu):
    exact = gpu.torch.mm

    def mm(a, b):
        result = exact(a, b)
        gpu.context.upload(result.address, result.array * 1.01)
        return result

    gpu.torch.mm = mm
    found = compare("matmul", default("matmul"), "cuda")
    assert found["error"] > 2 * found["tolerance"]


RECORD = {
    "device": "cuda:NVIDIA H200",
    "modelled": False,
    "trials": 500,
    "failed": 3,
    "minutes": 4.25,
    "configuration": {},
    "tuned_ns": 90_000.0,
    "cases": 2,
    "refused": 0,
    "default": False,
    "stopped": False,
}
BESIDE = {
    "times_ns": [[50_000.0, 53_687.0912, 60_000.0], [40_000.0, 26_843.5456, 20_000.0]],
    "error": 1e-6,
    "tolerance": 1e-5,
    "torch": "torch 2",
    "driver": "CUDA 13.0",
    "gpu": {"sms": 132, "lanes": 128, "clock_khz": 1_980_000, "name": "H200", "clocks": "?"},
}


def cells(text: str) -> list[list[str]]:
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in rows]


def test_the_table_says_how_fast_both_are():
    head, row = cells(report({"mm1": RECORD | {"beside": BESIDE}}, ["--trials", "500"]))
    assert head[:5] == [
        "operator", "gevo, TFLOPS", "library, TFLOPS", "gevo / library", "of the peak"
    ]  # fmt: skip
    assert row == ["mm1", "20.000", "40.000", "0.500", "29.9%", "500", "3", "4.2", "—"]
    text = report({"mm1": RECORD | {"beside": BESIDE}}, [])
    assert "132 SMs x 128 lanes x 2 operations x 1.980 GHz = 66.9 TFLOPS" in text


def test_without_the_library_the_tuned_time_is_shown():
    (row,) = cells(report({"mm1": RECORD | {"modelled": True, "refused": 2}}, []))[1:]
    assert row[1:5] == [f"{2 * 512 * 1024 * 1024 / 45_000 / 1e3:.3f}", "—", "—", "—"]
    assert row[-1] == "modelled; 2 faster ones were refused"
    missing = RECORD | {"tuned_ns": None, "trouble": "not compared: oh"}
    assert cells(report({"mm1": missing}, []))[1][1] == "none"
    assert "not compared: oh" in report({"mm1": missing}, [])


def test_an_inexact_library_is_told():
    beside = BESIDE | {"error": 1e-3, "gpu": BESIDE["gpu"] | {"clock_khz": 0}}
    (row,) = cells(report({"mm1": RECORD | {"beside": beside}}, []))[1:]
    assert row[4] == "?"
    assert row[-1] == "the library differs by 1.0e-03"


def test_the_peak_needs_a_clock():
    assert peak(BESIDE["gpu"]) == pytest.approx(132 * 128 * 2 * 1.98e9)
    assert peak({}) is None


def test_without_a_driver_there_are_no_rates(monkeypatch):
    def no_package():
        raise ImportError

    monkeypatch.setattr(operators_library, "Calls", no_package)
    assert rates(0, "sm_90") == {}


def run(monkeypatch, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["operators_gpu", *args])
    return main()


@pytest.mark.parametrize("lacking", ["GPU", "torch"])
def test_what_is_missing_is_said_in_one_line(lacking, monkeypatch, capsys, tmp_path):
    def choose(choice):
        if lacking == "GPU":
            raise ConfigError("no GPU can be used: no driver")
        return ()

    monkeypatch.setattr(operators_gpu, "choose", choose)
    monkeypatch.setattr(operators_gpu.importlib.util, "find_spec", lambda name: None)
    assert run(monkeypatch, "--folder", str(tmp_path / "none")) == 2
    said = capsys.readouterr()
    assert lacking in said.err
    assert said.err.count("\n") == 1
    assert not said.out
    assert not (tmp_path / "none").exists()


def test_a_search_that_is_cut_off_is_validated_and_goes_on(monkeypatch, capsys, tmp_path):
    """A tenth of a second of search after the first trial; then two trials more than that."""
    args = ["--operators", "batch_matmul", "--device", "simt", "--batch", "1", "--workers", "2"]
    args += ["--folder", str(tmp_path)]
    popen = subprocess.Popen

    class Cut(popen):
        def communicate(self, input=None, timeout=None):
            if timeout == 60.0:
                journal = tmp_path / "batch_matmul/journal.jsonl"
                while not (journal.exists() and '"type":"trial"' in journal.read_text()):
                    assert self.poll() is None
                    time.sleep(0.01)
                raise subprocess.TimeoutExpired("gevo", timeout)
            return super().communicate(input, timeout)

    monkeypatch.setattr(operators_gpu.subprocess, "Popen", Cut)
    assert run(monkeypatch, *args, "--trials", "100000", "--minutes", "1") == 0
    found = json.loads((tmp_path / "batch_matmul.json").read_text())
    assert 1 <= found["trials"] < 100000
    assert found["configuration"]
    monkeypatch.setattr(operators_gpu.subprocess, "Popen", popen)
    assert run(monkeypatch, *args, "--trials", str(found["trials"] + 2)) == 0
    capsys.readouterr()
    monkeypatch.setattr(operators_gpu.subprocess, "Popen", None)  # nothing is done twice
    out = tmp_path / "r.md"
    args += ["--trials", str(found["trials"] + 2), "--out", str(out)]
    assert run(monkeypatch, *args) == 0
    text = out.read_text()
    assert capsys.readouterr().out.strip() == text.strip()
    (row,) = cells(text)[1:]
    assert row[0] == "batch_matmul"
    assert float(row[1]) > 0
    assert row[5:7] == [str(found["trials"] + 2), "0"]
    assert "modelled" in row[-1]
    assert "MODELLED" in text


@pytest.mark.cuda
def test_the_whole_on_a_gpu(tmp_path):
    if not detect().gpus:
        pytest.skip("; ".join(map(str, detect().absences)))
    torch = pytest.importorskip("torch", reason="needs torch: pip install torch")
    if not torch.cuda.is_available():
        pytest.skip("torch sees no GPU")
    command = [sys.executable, "-m", "benchmarks.operators_gpu", "--trials", "8", "--batch", "4"]
    command += ["--operators", "matmul", "conv2d", "--folder", str(tmp_path / "kept")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    for row in cells(done.stdout)[-2:]:
        own, theirs, ratio = map(float, row[1:4])
        assert math.isclose(own / theirs, ratio, rel_tol=0.05)
        assert 0 < float(row[4].rstrip("%")) < 100
        assert row[5] == "8"
