"""What every device must do, as far as it has a meaning here; and what only this one does.

The names are those of gevo/testing/devices.py.
"""

from __future__ import annotations

import os
import pickle
import re
import sys

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.device.xla.device import KEPT_OUTPUTS, NOMINAL
from gevo.errors import CompileFailed, ConfigError, LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.program.stablehlo.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.device.xla.texts import AXPY, DOUBLE, N

ONE = (1, 1, 1)


def _launches(x, y, *, out: Role = Role.INOUT, kernel: str = "main", extra=()) -> Launches:
    def drive(host) -> None:
        before = host.read("x")
        args = [2.0, Pointer("x"), Pointer("y"), Pointer("y")]
        host.launch(kernel, ONE, ONE, [*args, *extra])
        host.write("x", before * 2)
        host.launch(kernel, ONE, ONE, args)

    return Launches((Buffer("x", x, Role.SCRATCH), Buffer("y", y, out)), drive)


def _arrays():
    rng = np.random.default_rng(3)
    return rng.random(N, dtype=np.float32), rng.random(N, dtype=np.float32)


def _binary(device, text: str = AXPY):
    return device.compile(device.lower(Program(Dialect.STABLEHLO, text, ("main",))))


def test_name_and_fingerprint(device):
    assert device.name.startswith(("xla:cpu", "iree:cpu"))
    assert device.dialects == {Dialect.STABLEHLO}
    assert all(isinstance(k, str) and isinstance(v, str) for k, v in device.fingerprint().items())
    assert device.fingerprint() == device.fingerprint()


def test_lowering_is_deterministic_and_picklable(device, program):
    lowered = device.lower(program(AXPY))
    assert lowered == device.lower(program(AXPY))
    assert pickle.loads(pickle.dumps(lowered)) == lowered
    assert lowered.entry == ("main",)


def test_names_of_values_do_not_change_the_digest(device, program):
    changed = re.sub(r"%(\w+)", r"%n\1", AXPY)
    assert changed != AXPY
    assert device.lower(program(changed)).digest == device.lower(program(AXPY)).digest


def test_other_code_has_another_digest(device, program):
    other = AXPY.replace("stablehlo.add", "stablehlo.subtract")
    assert device.lower(program(other)).digest != device.lower(program(AXPY)).digest


def test_a_measured_and_a_modelled_time_have_different_digests(measuring, modelling, program):
    digests = {device.lower(program(AXPY)).digest for device in (measuring, modelling)}
    assert len(digests) == 2


def test_running_twice_gives_the_same(device):
    binary = _binary(device)
    x, y = _arrays()
    runs = [device.run(binary, _launches(x, y), RunOptions()) for _ in range(2)]
    want = np.float32(4) * x + (np.float32(2) * x + y)
    for run in runs:
        np.testing.assert_allclose(run.outputs["y"], want, rtol=1e-6)
        assert set(run.outputs) == {"y"}
        assert run.modelled == device.modelled
        assert len(run.times_ns) == 1
        assert min(run.times_ns) > 0
        assert not run.also
    assert np.array_equal(runs[0].outputs["y"], runs[1].outputs["y"])
    if device.modelled:
        assert runs[0].times_ns == runs[1].times_ns
    binary.close()


def test_arguments_that_are_results_are_handed_back(device):
    text = AXPY.replace("-> tensor<300xf32> {", "-> (tensor<300xf32>, tensor<300xf32>) {").replace(
        "return %sum : tensor<300xf32>", "return %x, %sum : tensor<300xf32>, tensor<300xf32>"
    )
    for marked in (text, text.replace("%a: tensor<f32>", "%a: tensor<f32> {gevo.weight}")):
        x, y = _arrays()

        def drive(host) -> None:
            args = [2.0, Pointer("x"), Pointer("y"), Pointer("x"), Pointer("y")]
            for _ in range(3):
                host.launch("main", ONE, ONE, args)

        buffers = Buffer("x", x, Role.INOUT), Buffer("y", y, Role.INOUT)
        run = device.run(_binary(device, marked), Launches(buffers, drive), RunOptions())
        assert np.array_equal(run.outputs["x"], x)
        np.testing.assert_allclose(run.outputs["y"], np.float32(6) * x + y, rtol=1e-6)


def test_the_callers_arrays_are_left_alone(device):
    x, y = _arrays()
    kept = x.copy(), y.copy()
    device.run(_binary(device), _launches(x, y), RunOptions())
    assert np.array_equal(x, kept[0])
    assert np.array_equal(y, kept[1])


@pytest.mark.parametrize("poison", [0x00, 0x7F])
def test_outputs_are_poisoned_before_the_run(device, poison):
    x, y = _arrays()
    run = device.run(
        _binary(device), _launches(x, y, out=Role.OUT), RunOptions(poison=poison, repeats=4)
    )
    start = np.full(4 * N, poison, np.uint8).view(np.float32)
    want = np.float32(4) * x + (np.float32(2) * x + start)
    np.testing.assert_allclose(run.outputs["y"], want, rtol=1e-6)
    assert not run.also


def test_a_write_to_an_input_is_wrong(device):
    x, y = _arrays()
    with pytest.raises(LaunchFailed) as failure:
        device.run(_binary(device), _launches(x, y, out=Role.IN), RunOptions())
    assert failure.value.outcome is Outcome.WRONG


@pytest.mark.parametrize("wrong", [{"kernel": "absent"}, {"extra": (1,)}])
def test_a_driver_that_does_not_fit_the_program(device, wrong):
    with pytest.raises(WorkloadError):
        device.run(_binary(device), _launches(*_arrays(), **wrong), RunOptions())


def test_a_driver_that_launches_nothing(device):
    x, y = _arrays()
    idle = Launches(_launches(x, y).buffers, lambda host: None)
    with pytest.raises(LaunchFailed):
        device.run(_binary(device), idle, RunOptions())


@pytest.mark.parametrize(
    "program",
    [
        Program(Dialect.STABLEHLO, "this is no module", ("main",)),
        Program(
            Dialect.STABLEHLO, DOUBLE.replace("stablehlo.add", "stablehlo.nothing"), ("main",)
        ),
    ],
    ids=["no IR", "no op"],
)
def test_text_that_is_no_ir_is_invalid(device, program):
    with pytest.raises(CompileFailed) as failure:
        device.lower(program)
    assert failure.value.outcome is Outcome.INVALID
    assert "\n" not in str(failure.value)


def test_another_dialect_is_refused(device):
    with pytest.raises(CompileFailed, match="StableHLO"):
        device.lower(Program(Dialect.LLVM, "define void @k() { ret void }", ("k",)))


def test_a_closed_binary_does_not_run(device):
    binary = _binary(device)
    binary.close()
    binary.close()
    with pytest.raises(LaunchFailed):
        device.run(binary, _launches(*_arrays()), RunOptions())


@pytest.mark.parametrize("spec", ["xla:tpu", "xla:modelled:cpu", "xla:cpu:cpu", "xla:cpu:"])
def test_unknown_devices(spec):
    with pytest.raises(ConfigError, match="xla:cpu:modelled"):
        open_device(spec)


@pytest.mark.parametrize("spec", ["xla", "xla:cpu"])
def test_the_cpu_is_the_default(spec):
    pytest.importorskip("jaxlib")
    assert open_device(spec).name == "xla:cpu"


def test_two_binaries_in_turns(device):
    one, two = _binary(device), _binary(device)
    x, y = _arrays()
    both = (_launches(x, y), _launches(x + 1, y))
    results = device.compare(one, two, both, RunOptions(repeats=5))
    for result, launches in zip(results, both, strict=True):
        assert len(result.times_ns) == (1 if device.modelled else 5)
        alone = device.run(one, launches, RunOptions())
        assert np.array_equal(result.outputs["y"], alone.outputs["y"])
    assert device.healthy


def test_modelled_time_is_the_model_of_what_is_reported(modelling):
    run = modelling.run(_binary(modelling), _launches(*_arrays()), RunOptions())
    report = run.diagnostics["kernels"]["main"]
    assert report["launches"] == 2
    assert report["flops"] == 2 * N
    assert report["bytes accessed"] == 4 * (3 * N + 1)
    assert run.times_ns == (2 * NOMINAL.time_ns(report),)


def test_the_model_adds_up_its_terms():
    def time(**work: float) -> float:
        counts = {"flops": 0.0, "transcendentals": 0.0, "bytes accessed": 0.0}
        return NOMINAL.time_ns(counts | {key.replace("_", " "): v for key, v in work.items()})

    assert time(flops=NOMINAL.flops) == pytest.approx(1e9)
    assert time(transcendentals=NOMINAL.transcendentals) == pytest.approx(1e9)
    assert time(bytes_accessed=NOMINAL.bytes) == pytest.approx(1e9)
    assert time(flops=3.0, bytes_accessed=5.0) == pytest.approx(
        time(flops=3.0) + time(bytes_accessed=5.0)
    )


def test_outputs_that_change_from_run_to_run_are_all_kept(measuring):
    x, y = _arrays()
    runs: list[int] = []

    def drive(host) -> None:
        runs.append(1)
        host.launch("main", ONE, ONE, [len(runs), Pointer("x"), Pointer("y"), Pointer("y")])

    buffers = _launches(x, y).buffers
    run = measuring.run(_binary(measuring), Launches(buffers, drive), RunOptions(repeats=4))
    found = [outputs["y"] for outputs in (*run.also, run.outputs)]
    assert len(found) == KEPT_OUTPUTS
    for count, array in zip((1, 2, 3, len(runs)), found, strict=True):
        np.testing.assert_allclose(array, np.float32(count) * x + y, rtol=1e-6)


def test_a_slow_driver_is_late_but_does_no_harm(device):
    x, y = _arrays()

    def drive(host) -> None:
        while True:
            host.launch("main", ONE, ONE, [0.5, Pointer("x"), Pointer("y"), Pointer("y")])

    endless = Launches(_launches(x, y).buffers, drive)
    with pytest.raises(LaunchFailed) as failure:
        device.run(_binary(device), endless, RunOptions(limit_s=0.05))
    assert failure.value.outcome is Outcome.TIMED_OUT
    assert device.healthy


def test_code_that_is_made_quickly_gives_the_same(device):
    lowered = device.lower(Program(Dialect.STABLEHLO, AXPY, ("main",)))
    x, y = _arrays()
    quick, whole = (
        device.run(binary, _launches(x, y), RunOptions()).outputs["y"]
        for binary in (device.compile_quickly(lowered), device.compile(lowered))
    )
    np.testing.assert_allclose(quick, whole, rtol=1e-6)


def test_all_launches_but_the_first_may_be_another_programs(device):
    x, y = _arrays()
    ran: list[int] = []

    def drive(host) -> None:
        ran.append(1)
        for first in (0, 1, 2, 3):
            host.launch("main", ONE, ONE, [first, Pointer("x"), Pointer("y"), Pointer("y")])

    launches = Launches(_launches(x, y).buffers, drive)
    other, short = _binary(device, AXPY.replace("add", "subtract")), _launches(x, y)
    own = _binary(device)
    for _ in range(2):
        found = device.run_first(other, own, launches, RunOptions())
        assert found is not None
        np.testing.assert_allclose(found.outputs["y"], 6 * x + y, rtol=1e-5)
    assert len(ran) == 2  # that it does the same in each run is known then
    assert device.run_first(other, own, short, RunOptions()) is None


def test_a_timed_run_stays_on_one_core_and_gives_the_others_back(measuring):
    before = os.sched_getaffinity(0)
    x, y = _arrays()
    seen: list[set[int]] = []
    buffers, drive = _launches(x, y).buffers, _launches(x, y).drive

    def watched(host) -> None:
        seen.append(os.sched_getaffinity(0))
        drive(host)

    measuring.run(_binary(measuring), Launches(buffers, watched), RunOptions(repeats=2))
    assert {len(cores) for cores in seen} == {1}
    assert os.sched_getaffinity(0) == before


def test_a_run_may_end_after_some_launches(measuring):
    x, y = _arrays()
    found = measuring.run(_binary(measuring), _launches(x, y), RunOptions(launches=1))
    np.testing.assert_allclose(found.outputs["y"], 2 * x + y, rtol=1e-6)
    assert found.diagnostics["kernels"]["main"]["launches"] == 1


def test_without_iree(monkeypatch):
    monkeypatch.setitem(sys.modules, "iree.compiler", None)
    with pytest.raises(ConfigError, match=r"gevo-gpu\[iree\]"):
        open_device("iree:cpu")


def test_devices_of_iree_have_names():
    with pytest.raises(ConfigError, match="there are: iree:cpu, iree:cuda"):
        open_device("iree:tpu")


def test_without_a_gpu_iree_says_so():
    pytest.importorskip("iree.compiler", reason="needs IREE: pip install 'gevo-gpu[iree]'")
    if os.path.exists("/dev/nvidia0"):
        pytest.skip("there is a GPU")
    with pytest.raises(ConfigError, match="iree:cuda: IREE finds no such device"):
        open_device("iree:cuda")


HEAVY = """
func.func public @main(%x: tensor<96x512xf32>, %w: tensor<512x512xf32>) -> tensor<96x512xf32> {
  %n = stablehlo.negate %x : tensor<96x512xf32>
  %y = stablehlo.dot_general %n, %w, contracting_dims = [1] x [0]
    : (tensor<96x512xf32>, tensor<512x512xf32>) -> tensor<96x512xf32>
  %m = stablehlo.negate %y : tensor<96x512xf32>
  %c = stablehlo.constant dense<1.0> : tensor<8xf32>
  %d = stablehlo.negate %c : tensor<8xf32>
  %e = stablehlo.broadcast_in_dim %d, dims = [1] : (tensor<8xf32>) -> tensor<64x8xf32>
  return %m : tensor<96x512xf32>
}
"""


def test_a_profile_knows_what_takes_long():
    """Equal ops are timed once, and what has few elements, or no operands, is not timed."""
    device = open_device("xla:cpu")
    found = device.profile(load_text(HEAVY))
    assert set(found) == {"u0", "u1", "u2"}
    assert found["u0"] == found["u2"] < found["u1"]
    assert device.profile(load_text(HEAVY)) == found
