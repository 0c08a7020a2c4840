"""The cuda device on an emulated GPU: results, guards, repetitions, timing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import Cache, RunOptions
from gevo.device.cuda.device import KEPT_OUTPUTS
from gevo.device.simt.device import SimtDevice
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.prepared import lower
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.program.load import load, load_text
from gevo.program.ptx.load import lifted
from gevo.workload.case import Buffer, Launches, Pointer, Role
from gevo.workload.spec import load as load_workload
from tests.device.cuda.emulator import open_emulated

ROOT = Path(__file__).parents[3]
WORKLOADS = sorted(
    p for p in (ROOT / "testcases").glob("*.toml") if (ROOT / f"kernels/{p.stem}.ll").exists()
)


def expected(data, factor=2.0):
    coefficients = np.arange(1, 9, dtype=np.float32)
    return data * np.float32(factor) + coefficients[np.arange(data.size) % 8]


@pytest.mark.parametrize("spec", WORKLOADS, ids=lambda p: p.stem)
def test_a_workload_gives_the_same_on_both_devices(spec):
    workload = load_workload(spec)
    program = load(Path(workload.program))
    if program.dialect is not Dialect.LLVM:
        pytest.skip("not a CUDA kernel")
    launches = workload.launches(workload.train[0])
    results = []
    for device in (open_emulated(), SimtDevice()):
        binary = device.compile(lower(device, workload, program))
        results.append(device.run(binary, launches, RunOptions()).outputs)
        binary.close()
        device.close()
    cuda, simt = results
    assert cuda.keys() == simt.keys() != set()
    for name in simt:
        np.testing.assert_array_equal(cuda[name], simt[name])


def test_outputs_times_and_diagnostics(bench, data):
    result = bench.scale(data, repeats=4)
    assert (result.outputs["data"] == expected(data)).all()
    assert len(result.times_ns) == 4
    assert min(result.times_ns) > 0
    assert not result.modelled
    assert result.also == ()
    assert result.diagnostics["repeats"] == 4
    assert result.diagnostics["segments"] == 1
    assert set(result.diagnostics["kernels"]) == {"scale"}
    assert result.diagnostics["kernels"]["scale"]["registers"] == 32


def test_every_repetition_begins_with_the_inputs(bench, data):
    """Else scaling would be applied again to what is scaled already."""
    for repeats in (1, 2, 7):
        result = bench.scale(data, repeats=repeats)
        assert (result.outputs["data"] == expected(data)).all()


def test_out_buffers_are_poisoned_before_every_repetition(bench):
    out = Buffer("data", np.zeros(4, np.int32), Role.OUT)
    result = bench.store(4, out, poison=0x5A, repeats=3)
    assert result.outputs["data"].tolist() == [0x5A5A5A5A, 77, 0x5A5A5A5A, 0x5A5A5A5A]


def test_drivers_may_read_and_write_in_between(bench, data):
    seen = []

    def drive(host):
        args = [2.0, 100, Pointer("data"), 0]
        host.launch("scale", (4, 1, 1), (32, 1, 1), args)
        seen.append(host.read("data"))
        host.write("data", data)
        host.launch("scale", (4, 1, 1), (32, 1, 1), args)

    result = bench.run(drive, Buffer("data", data, Role.INOUT))
    assert (seen[0] == expected(data)).all()
    assert (result.outputs["data"] == expected(data)).all()
    assert result.diagnostics["segments"] == 2


def test_a_driver_error_is_told(bench, data):
    buffer = Buffer("data", data, Role.INOUT)
    wrong = {
        "no kernel nothing": lambda h: h.launch("nothing", (1, 1, 1), (1, 1, 1), []),
        "takes 4 arguments, not 0": lambda h: h.launch("scale", (1, 1, 1), (1, 1, 1), []),
        "no buffer named x": lambda h: h.read("x"),
        "data is float32": lambda h: h.write("data", data[:5]),
    }
    for message, drive in wrong.items():
        with pytest.raises(WorkloadError, match=message):
            bench.run(drive, buffer)
    with pytest.raises(LaunchFailed, match="launches nothing"):
        bench.run(lambda host: None, buffer)
    assert (bench.scale(data).outputs["data"] == expected(data)).all()


@pytest.mark.parametrize("role", [Role.INOUT, Role.OUT, Role.SCRATCH])
@pytest.mark.parametrize(
    ("offset", "where"),
    [
        (16, "behind the end of buffer data .at its end . 0"),
        (4000, "behind the end"),
        (-4, "in front of buffer data .at its start - 1 bytes"),
        (-4096, "in front of"),
    ],
)
def test_a_write_beside_a_buffer_is_out_of_bounds(bench, role, offset, where):
    with pytest.raises(LaunchFailed, match=where) as caught:
        bench.store(offset, Buffer("data", np.zeros(4, np.int32), role))
    assert caught.value.outcome is Outcome.OUT_OF_BOUNDS
    assert bench.device.healthy


def test_a_write_to_a_neighbour_is_not_confused_with_its_guard(bench):
    buffers = [Buffer(n, np.zeros(4, np.int32), Role.INOUT) for n in ("data", "next")]
    with pytest.raises(LaunchFailed, match="behind the end of buffer data"):
        bench.store(20, *buffers)
    with pytest.raises(LaunchFailed, match="in front of buffer next"):
        bench.store(-8, *buffers, to="next")


@pytest.mark.parametrize("offset", [0, 8, 96, 396])
def test_a_write_to_an_input_is_wrong(bench, data, offset):
    with pytest.raises(LaunchFailed, match="IN buffer data") as caught:
        bench.store(offset, Buffer("data", data, Role.IN))
    assert caught.value.outcome is Outcome.WRONG
    assert bench.device.healthy


def test_a_write_beside_the_last_output_byte_is_seen(bench):
    """Sizes that are no multiple of 8 or 4: the checksum cuts words."""
    for size in range(1, 18):
        buffer = Buffer("data", np.zeros(size, np.uint8), Role.INOUT)
        offset = -(-size // 4) * 4
        with pytest.raises(LaunchFailed) as caught:
            bench.store(offset, buffer)
        assert caught.value.outcome is Outcome.OUT_OF_BOUNDS


def test_placement_moves_buffers_and_changes_nothing_else(bench, data):
    for seed in range(4):
        result = bench.scale(data, placement_seed=seed)
        assert (result.outputs["data"] == expected(data)).all()


def test_module_variables_get_their_values_back(bench):
    def drive(host):
        host.launch("count", (1, 1, 1), (10, 1, 1), [])

    def counter():
        address, _ = bench.binary.variable("counter")
        found = np.zeros(1, np.int32)
        bench.context.download(found, address)
        return found[0]

    bench.run(drive, repeats=3)
    assert counter() == 15
    bench.run(drive, fresh_module=False)
    assert counter() == 25
    bench.run(drive)
    assert counter() == 15


def test_a_buffer_may_live_in_a_module_variable(bench, data):
    coefficients = np.arange(8, dtype=np.float32) * 3
    constant = Buffer("c", coefficients, Role.IN, symbol="coefficients")
    result = bench.run(
        lambda h: h.launch("scale", (4, 1, 1), (32, 1, 1), [1.0, 100, Pointer("data"), 0]),
        Buffer("data", data, Role.INOUT),
        constant,
        repeats=2,
    )
    assert (result.outputs["data"] == data + coefficients[np.arange(100) % 8]).all()


def test_an_output_may_live_in_a_module_variable(bench):
    counter = Buffer("n", np.array([100], np.int32), Role.INOUT, symbol="counter")
    result = bench.run(lambda h: h.launch("count", (1, 1, 1), (10, 1, 1), []), counter, repeats=3)
    assert result.outputs["n"].tolist() == [110]
    assert result.also == ()


def test_a_variable_that_the_variant_has_dropped_keeps_what_the_host_wrote(bench, data):
    gone = Buffer("g", np.arange(3, dtype=np.int32), Role.INOUT, symbol="no_such_variable")
    result = bench.run(lambda h: h.launch("count", (1, 1, 1), (1, 1, 1), []), gone)
    assert result.outputs["g"].tolist() == [0, 1, 2]


def test_a_buffer_must_fit_its_variable(bench):
    large = Buffer("c", np.zeros(9, np.float32), Role.IN, symbol="coefficients")
    with pytest.raises(WorkloadError, match="has 36 bytes, @coefficients 32"):
        bench.run(lambda h: None, large)


def test_empty_buffers(bench):
    empty = Buffer("e", np.zeros(0, np.float32), Role.INOUT)
    result = bench.run(lambda h: h.launch("count", (1, 1, 1), (1, 1, 1), []), empty)
    assert result.outputs["e"].shape == (0,)


def test_dynamic_shared_memory_beyond_48_kib(bench):
    out = Buffer("out", np.zeros(1, np.int32), Role.OUT)

    def drive(kib):
        return lambda h: h.launch(
            "fill_shared", (1, 1, 1), (1, 1, 1), [Pointer("out"), kib], kib << 10
        )

    for kib in (1, 48, 64, 200):
        found = bench.run(drive(kib), out).outputs["out"][0]
        assert found.view(np.uint32) == kib * 0x01010101
    with pytest.raises(LaunchFailed) as caught:
        bench.run(drive(300), out)
    assert caught.value.outcome is Outcome.LAUNCH_FAILED
    assert bench.device.healthy


def launches_of(bench, name):
    return [c for c in bench.context.calls if c == name]


def test_repeats_stop_when_the_median_is_known(bench, data):
    result = bench.scale(data, repeats=5, max_repeats=50)
    assert len(result.times_ns) == 5  # the emulator's times are all the same


def test_repeats_go_on_while_times_scatter(bench, data):
    rng = np.random.default_rng(1)
    bench.context.launch_ns = lambda ns: ns * rng.uniform(0.5, 2.0)
    result = bench.scale(data, repeats=5, max_repeats=12)
    assert len(result.times_ns) == 12
    assert result.diagnostics["relative_error"] > 0.01


def test_an_exact_number_of_repeats(bench, data):
    rng = np.random.default_rng(1)
    bench.context.launch_ns = lambda ns: ns * rng.uniform(0.5, 2.0)
    assert len(bench.scale(data, repeats=9).times_ns) == 9
    assert len(bench.scale(data).times_ns) == 1


def test_only_more_than_one_repeat_warms_up(bench, data):
    fills = []
    for repeats in (1, 2):
        bench.context.calls.clear()
        bench.scale(data, repeats=repeats)
        fills.append(len(launches_of(bench, "elapsed_ns")))
        restored = len(launches_of(bench, "copy"))
        assert restored == 1 if repeats == 1 else restored > 2
    assert fills == [1, 2]


def test_comparing_alternates(bench, data):
    other = bench.compile((ROOT / "gevo/testing/kernels/driver.ll").read_text())
    order = []

    def drive(host):
        order.append(host._binary)
        host.launch("scale", (4, 1, 1), (32, 1, 1), [2.0, 100, Pointer("data"), 0])

    launches = Launches((Buffer("data", data, Role.INOUT),), drive)
    one, two = bench.device.compare(
        bench.binary, other, (launches, launches), RunOptions(repeats=4)
    )
    names = ["A" if binary is bench.binary else "B" for binary in order]
    assert "".join(names[-8:]) == "ABBAABBA"
    assert len(one.times_ns) == len(two.times_ns) == 4
    assert (one.outputs["data"] == two.outputs["data"]).all()


def test_a_cold_cache_is_made_before_every_run(data):
    for default, option, cold in (
        (Cache.WARM, None, False),
        (Cache.COLD, None, True),
        (Cache.WARM, Cache.COLD, True),
        (Cache.COLD, Cache.WARM, False),
    ):
        device = open_emulated(default)
        binary = device.compile(
            device.lower(
                Program(Dialect.LLVM, (ROOT / "gevo/testing/kernels/driver.ll").read_text(), ())
            )
        )
        context = device._context
        context.filled = []
        fill = context.fill
        context.fill = lambda a, v, n, c=context, f=fill: (c.filled.append(n), f(a, v, n))
        launches = Launches(
            (Buffer("data", data, Role.INOUT),),
            lambda h: h.launch("scale", (4, 1, 1), (32, 1, 1), [2.0, 100, Pointer("data"), 0]),
        )
        device.run(binary, launches, RunOptions(cache=option))
        assert (2 << 20 in context.filled) == cold
        assert device.fingerprint()["cache"] == default.value


def test_outputs_that_differ_between_repetitions_are_all_given(bench):
    """A kernel that counts up a variable which nobody restores."""
    counter = Buffer("n", np.zeros(1, np.int32), Role.OUT)
    state = iter(range(100))

    def drive(host):
        host.launch("store_at", (1, 1, 1), (1, 1, 1), [Pointer("n"), 0, next(state)])

    result = bench.run(drive, counter, repeats=3)
    warm_ups = next(state) - 3
    values = {int(o["n"][0]) for o in (result.outputs, *result.also)}
    assert int(result.outputs["n"][0]) == warm_ups + 2
    assert len(values) == min(KEPT_OUTPUTS, warm_ups + 3)
    assert 0 in values


def test_other_devices_products_are_refused(bench, data):
    lowered = SimtDevice().lower(load(ROOT / "kernels/nn.ll"))
    with pytest.raises(CompileFailed, match="only what it lowered itself"):
        bench.device.compile(lowered)
    launches = Launches((), lambda h: None)
    with pytest.raises(LaunchFailed, match="only what it compiled itself"):
        bench.device.run(object(), launches, RunOptions())


def test_a_closed_binary_does_not_run(bench, data):
    bench.binary.close()
    bench.binary.close()
    with pytest.raises(LaunchFailed, match="closed"):
        bench.scale(data)


def test_memory_is_given_back(bench, data):
    before = dict(bench.context.allocated)
    bench.scale(data, repeats=3)
    with pytest.raises(LaunchFailed):
        bench.store(16, Buffer("data", np.zeros(4, np.int32), Role.INOUT))
    assert bench.context.allocated == before


WAITS = (ROOT / "tests/device/cuda/grid_waits.ptx").read_text()


def waits(cooperative: bool, blocks: int = 8):
    """Each block stores its number, waits for all, and takes over its neighbour's."""
    device = open_emulated()
    x = np.full(2 * blocks, -1, np.int32)

    def drive(host):
        grid, block, args = (blocks, 1, 1), (1, 1, 1), [Pointer("x")]
        host.launch("k", grid, block, args, cooperative=cooperative)

    buffers = (Buffer("x", x, Role.INOUT),)
    binary = device.compile(device.lower(load_text(lifted(WAITS, "k.ptx"))))
    return device.run(binary, Launches(buffers, drive), RunOptions()).outputs["x"].tolist()


def test_blocks_of_a_cooperative_launch_wait_for_one_another():
    assert waits(cooperative=True) == [*range(8), *range(1, 8), 0]


def test_a_kernel_that_waits_for_its_grid_takes_a_cooperative_launch():
    with pytest.raises(LaunchFailed, match=r"k waits for its whole grid.*cooperative = true"):
        waits(cooperative=False)


def test_a_cooperative_launch_that_does_not_fit_is_one_refused_launch():
    with pytest.raises(LaunchFailed, match="more blocks than fit at once"):
        waits(cooperative=True, blocks=300)
