"""Coefficients drawn over what their tables allow, and what becomes of a modelled time."""

import dataclasses

import pytest

from gevo.device.base import RunOptions
from gevo.device.forecast import Ensemble, gain_range
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.gpu import COEFFICIENTS, Source, parse_gpu, table_text
from gevo.device.simt.model.time import (
    ELSEWHERE,
    GPUS,
    MEMBERS,
    SPREADS,
    gpu_names,
    load_gpu,
    members,
    spread_of,
)
from gevo.errors import ConfigError
from gevo.workload.spec import load as load_workload
from tests.programs import POLY_SPEC, poly


@pytest.mark.parametrize("name", gpu_names())
def test_every_coefficient_stays_within_its_spread(name):
    gpu = load_gpu(name)
    drawn = members(gpu.name, 32)
    for coefficient in COEFFICIENTS:
        value, spread = float(getattr(gpu, coefficient)), spread_of(gpu, coefficient)
        found = [float(getattr(one, coefficient)) for one in drawn]
        assert min(found) >= value / (1 + spread) - 1e-9 or coefficient == "knee"
        assert max(found) <= value * (1 + spread) + 1e-9
        if spread and coefficient not in ("knee", "overlap_loss", "dram_efficiency"):
            # Stratified draws reach the outer thirty-seconds on both sides.
            assert min(found) <= value / (1 + spread) ** (29 / 31)
            assert max(found) >= value * (1 + spread) ** (29 / 31)


def test_counted_figures_of_vendors_are_exact_and_guesses_are_wide():
    gpu = load_gpu("H200")
    assert spread_of(gpu, "sms") == spread_of(gpu, "registers_per_sm") == 0.0
    assert spread_of(gpu, "rate_issue") == SPREADS["vendor"]
    assert spread_of(gpu, "latency_l2") == SPREADS["microbenchmark"]
    assert spread_of(gpu, "launch_ns") == SPREADS["assumed"]
    assert {one.sms for one in members("H200", 8)} == {gpu.sms}


def test_what_is_only_counted_is_not_timed():
    """As for the machine code of kernels from PTX."""
    device, workload = SimtDevice("H200"), load_workload(POLY_SPEC)
    launches = workload.launches(workload.train[0])
    binary = device.compile(device.lower(poly()))
    found = device.run(binary, launches, RunOptions(ensemble=Ensemble.COUNTED)).forecast
    assert found is not None
    assert found.kernels
    assert found.instructions > 0


def test_a_table_may_say_its_own_spread():
    line = 'sms = { value = 132, kind = "vendor", source = "a test", spread = SPREAD }'
    text = table_text("H200")
    old = next(row for row in text.splitlines() if row.startswith("sms = "))
    gpu = parse_gpu(text.replace(old, line.replace("SPREAD", "0.25")), "x.toml")
    assert gpu.sources["sms"] == Source("vendor", "a test", 0.25)
    assert spread_of(gpu, "sms") == 0.25
    for wrong in ("-0.1", "true", '"wide"', "nan"):
        with pytest.raises(ConfigError, match="sms: spread is"):
            parse_gpu(text.replace(old, line.replace("SPREAD", wrong)), "x.toml")


def test_members_are_always_the_same_and_differ_from_one_another():
    first = members("A100", 16)
    members.cache_clear()
    assert members("A100", 16) == first
    assert len({dataclasses.astuple(one)[5] for one in first}) == 16  # clocks


@pytest.fixture
def run():
    workload = load_workload(POLY_SPEC)

    def go(which, gpu="H200"):
        device = SimtDevice(gpu)
        binary = device.compile(device.lower(poly()))
        launches = workload.launches(workload.train[0], ())
        return device.run(binary, launches, RunOptions(ensemble=which))

    return go


def test_a_run_gives_times_on_all_gpus(run):
    result = run(Ensemble.ALL, "A100")
    found = result.forecast
    assert list(found.times_ns) == ["A100", *(g for g in GPUS if g != "A100")]
    assert len(found.times_ns["A100"]) == MEMBERS[Ensemble.ALL]
    assert {len(found.times_ns[g]) for g in GPUS if g != "A100"} == {ELSEWHERE}
    assert min(found.times_ns["A100"]) < result.times_ns[0] < max(found.times_ns["A100"])
    assert found.instructions > 0
    assert found.sectors > 0
    assert found.path_ns > 0
    none = gain_range(found, found)
    assert (none.low, none.high, none.fell) == (1.0, 1.0, ())


def test_the_nominal_time_does_not_depend_on_the_ensemble(run):
    plain = run(Ensemble.NONE)
    assert plain.forecast is None
    few = run(Ensemble.TARGET)
    assert list(few.forecast.times_ns) == ["H200"]
    assert plain.times_ns == few.times_ns == run(Ensemble.ALL).times_ns
