"""What `gevo devices` says, on machines with and without a driver, a package, a fit GPU."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gevo.device.base import Cache
from gevo.device.cuda import find
from gevo.device.cuda.base import CudaError, Gpu
from gevo.device.cuda.find import Unavailable, choose, connect
from gevo.device.registry import open_device, resolve
from gevo.errors import ConfigError, DeviceLost
from tests.device.cuda.emulator import GPU, EmulatedDriver, compiler

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def fresh():
    find.detect.cache_clear()
    yield
    find.detect.cache_clear()


class Driver(EmulatedDriver):
    def __init__(self, *gpus: Gpu, version=(13, 0)):
        self._gpus = gpus
        self._version = version

    def gpus(self):
        return self._gpus

    def version(self):
        return self._version


def gpu(ordinal, name="NVIDIA H200", arch="sm_90"):
    return Gpu(ordinal, name, arch, 141 << 30, 50 << 20, f"0000:0{ordinal}:00.0")


@pytest.fixture
def machine(monkeypatch):
    """A machine on which the first package gives this driver, or raises this error."""

    def make(outcome, second=None):
        def back_end(what):
            def build():
                if isinstance(what, Exception):
                    raise what
                return what

            return build

        missing = ModuleNotFoundError("No module named 'pycuda'")
        back_ends = {
            "cuda-bindings": back_end(outcome),
            "pycuda": back_end(second or missing),
        }
        monkeypatch.setattr(find, "BACK_ENDS", back_ends)
        monkeypatch.setattr(find, "_no_library", lambda: None)

    return make


def test_no_driver(monkeypatch):
    def missing(name):
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", missing)
    found = find.detect()
    assert found.driver is None
    assert found.gpus == ()
    assert "no driver found (libcuda.so.1)" in str(found.absences[0])
    with pytest.raises(ConfigError, match="no GPU can be used: NVIDIA driver"):
        choose("")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            ModuleNotFoundError("No module named 'cuda'"),
            "not installed (pip install 'gevo-gpu[cuda]')",
        ),
        (ImportError("undefined symbol: x"), "cannot be imported: undefined symbol: x"),
        (CudaError(100, "cuInit"), "the driver finds no GPU (check with nvidia-smi)"),
        (CudaError(803, "cuInit"), "kernel module and driver library differ in version"),
        (RuntimeError("Failed to\ndlopen"), "Failed to dlopen (check with nvidia-smi)"),
        (OSError("libcuda.so.1"), "libcuda.so.1"),
    ],
)
def test_why_a_package_cannot_be_used(machine, error, told):
    machine(error)
    absence = connect("cuda-bindings")
    assert isinstance(absence, Unavailable)
    assert str(absence).startswith("cuda-bindings: ")
    assert told in str(absence)
    assert "\n" not in str(absence)


def test_each_package_has_its_command(machine):
    machine(ModuleNotFoundError("cuda"))
    absences = find.detect().absences
    assert [a.fix for a in absences] == [
        "pip install 'gevo-gpu[cuda]'",
        "pip install 'gevo-gpu[pycuda]'",
    ]


def test_an_old_driver(machine):
    machine(Driver(gpu(0), version=(11, 4)))
    assert "too old: it supports CUDA 11.4, not 12.0" in str(connect("cuda-bindings"))


def test_the_second_package_serves_where_the_first_cannot(machine):
    machine(ModuleNotFoundError("cuda"), Driver(gpu(0)))
    found = find.detect()
    assert [g.ordinal for g in found.gpus] == [0]
    assert [a.what for a in found.absences] == ["cuda-bindings"]


def test_gpus_that_are_too_old_or_too_new_are_told(machine):
    machine(Driver(gpu(0, "Old", "sm_52"), gpu(1), gpu(2, "New", "sm_120"), version=(12, 4)))
    find.ptxas.probe.cache_clear()
    found = find.detect()
    assert 1 in [g.ordinal for g in found.gpus]
    told = {a.what: a.reason for a in found.absences}
    assert "sm_52" in told["GPU 0 (Old)"]


def test_a_gpu_newer_than_the_driver(machine, monkeypatch):
    monkeypatch.setattr(find.ptxas, "places", lambda: iter(()))
    machine(Driver(gpu(0, "New", "sm_120"), version=(12, 4)))
    found = find.detect()
    assert found.gpus == ()
    assert "does not know sm_120" in str(found.absences[0])


def test_a_driver_without_gpus(machine):
    machine(Driver())
    assert "the driver finds no GPU" in str(find.detect().absences[0])


def test_choosing_gpus(machine):
    machine(Driver(gpu(0), gpu(1), gpu(2, "NVIDIA A100", "sm_80"), gpu(3)))
    assert [g.ordinal for g in choose("")] == [0, 1, 3]
    assert [g.ordinal for g in choose("3,1,3")] == [3, 1]
    assert [g.ordinal for g in choose("2")] == [2]
    with pytest.raises(ConfigError, match="no GPU '7' can be used; there are: 0, 1, 2, 3"):
        choose("7")
    with pytest.raises(ConfigError, match="different kinds"):
        choose("0,2")


def test_auto_takes_a_gpu_where_there_is_one(machine):
    machine(Driver(gpu(0)))
    assert resolve("auto") == ("cuda", "device cuda: NVIDIA H200")
    assert resolve("simt") == ("simt", "")
    assert resolve("cuda:3") == ("cuda:3", "")


def test_auto_says_why_it_takes_simt(machine):
    machine(ModuleNotFoundError("cuda"))
    device, why = resolve("auto")
    assert device == "simt"
    assert "times are modelled" in why
    assert "pip install 'gevo-gpu[cuda]'" in why


def test_opening_a_gpu_by_name(machine, monkeypatch):
    machine(EmulatedDriver())
    monkeypatch.setattr(find, "compiler_for", lambda gpu, driver: compiler())
    device = open_device("cuda", Cache.COLD)
    assert device.name == f"cuda:{GPU.name}"
    assert device.fingerprint()["cache"] == "cold"
    assert device.fingerprint()["driver"] == "CUDA 13.0"
    assert open_device(f"cuda:{GPU.ordinal}").fingerprint()["cache"] == "warm"
    device.close()


def test_a_gpu_that_was_here_and_is_gone_is_lost(machine):
    machine(EmulatedDriver())
    (opener,) = pickle.loads(pickle.dumps(find.openers("", Cache.WARM)))
    machine(CudaError(100, "cuInit"))
    with pytest.raises(DeviceLost, match=r"GPU 0 .Emulated. cannot be opened: .* finds no GPU"):
        opener()
    refusing = EmulatedDriver()
    refusing.open = raiser(CudaError(999, "cuDevicePrimaryCtxRetain"))
    machine(refusing)
    with pytest.raises(DeviceLost, match="UNKNOWN"):
        opener()


def raiser(error):
    def call(*arguments):
        raise error

    return call


def test_unknown_devices_are_told():
    with pytest.raises(ConfigError, match=r"no device 'tpu'; there are: simt, cuda.*auto"):
        open_device("tpu")


def stand_in(tmp_path, *command, **environment):
    """Run gevo where libcuda.so.1 is the stand-in."""
    if importlib.util.find_spec("cuda") is None or shutil.which("cc") is None:
        pytest.skip("needs cuda-bindings and a C compiler (cc)")
    library = tmp_path / "libcuda.so.1"
    source = ROOT / "tests/device/cuda/libcuda.c"
    flags = ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"]
    subprocess.run(["cc", *flags, "-o", str(library), str(source)], check=True)
    return subprocess.run(
        [sys.executable, "-c", "from gevo.cli.app import main; main()", *command],
        env={
            **os.environ,
            "LD_LIBRARY_PATH": str(tmp_path),
            "XDG_CACHE_HOME": str(tmp_path),
            "TMPDIR": str(tmp_path),
            **environment,
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=ROOT,
    )


def test_gevo_devices_lists_what_is_here(tmp_path):
    done = stand_in(tmp_path, "devices")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("cuda:0 ")
    assert "Fake GPU" in lines[0]
    assert "cuda-bindings" in lines[0]
    assert any(line.startswith("simt:H200") for line in lines)
    (old,) = [line for line in lines if line.startswith("not usable: GPU 1 (Old GPU): ")]
    assert "gevo generates code for sm_60" in old
    assert old.endswith("not for sm_52")


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"FAKE_CUDA_VERSION": "11040"}, "too old: it supports CUDA 11.4"),
        (
            {"FAKE_CUDA_VERSION": "12040"},
            "is made for CUDA 13, the driver supports 12.4: pip install 'cuda-bindings<13'",
        ),
        ({"FAKE_CUDA_INIT": "100"}, "the driver finds no GPU"),
        ({"FAKE_CUDA_INIT": "803"}, "kernel module and driver library differ"),
    ],
)
def test_gevo_devices_says_why_not(tmp_path, environment, told):
    done = stand_in(tmp_path, "devices", **environment)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout
    assert "cuda:0" not in done.stdout
    refused = stand_in(tmp_path, "evolve", "kernels/nw.ll", "--device", "cuda", **environment)
    assert refused.returncode == 2
    assert told in refused.stderr
    assert refused.stderr.count("\n") == 1
