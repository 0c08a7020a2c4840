"""GPU tables: complete, sourced, and found by name."""

import dataclasses

import pytest

from gevo.device.simt.model.gpu import COEFFICIENTS, KINDS, gpu_of_device, parse_gpu
from gevo.device.simt.model.time import gpu_names, load_gpu
from gevo.errors import ConfigError


def test_the_promised_gpus_are_there():
    assert gpu_names() == (
        "A100", "A4000", "A6000", "H200", "P100", "RTX2080Ti", "RTX3090", "RTX4090"
    )  # fmt: skip


@pytest.mark.parametrize("name", gpu_names())
def test_every_coefficient_has_a_source_and_a_plausible_value(name):
    gpu = load_gpu(name)
    assert set(gpu.sources) == set(COEFFICIENTS)
    for coefficient, source in gpu.sources.items():
        assert source.kind in KINDS
        assert len(source.citation) > 5, coefficient
    zero_allowed = {"shared_reserved"}
    assert all(v > 0 for k, v in gpu.coefficients().items() if k not in zero_allowed)
    assert gpu.latency_shared < gpu.latency_l2 < gpu.latency_dram
    assert gpu.latency_l1 < gpu.latency_l2
    assert gpu.shared_per_block + gpu.shared_reserved <= gpu.shared_per_sm
    assert 0 < gpu.dram_efficiency <= 1
    assert gpu.knee >= 1
    assert 0 < gpu.overlap_loss < 1


@pytest.mark.parametrize(
    ("name", "teraflops"),
    [
        ("H200", 67),
        ("A100", 19.5),
        ("P100", 10.6),
        ("RTX4090", 82.6),
        ("A4000", 19.2),
        ("A6000", 38.7),
        ("RTX3090", 35.6),
        ("RTX2080Ti", 13.4),
    ],
)
def test_clock_sms_and_rate_give_the_vendors_peak(name, teraflops):
    gpu = load_gpu(name)
    assert gpu.sms * gpu.clock_ghz * gpu.rate_fp32 * 2 / 1e3 == pytest.approx(teraflops, rel=0.01)


@pytest.mark.parametrize("spelling", ["RTX4090", "RTX 4090", "rtx-4090", "Rtx_4090"])
def test_spelling_does_not_matter(spelling):
    assert load_gpu(spelling).name == "RTX4090"


@pytest.mark.parametrize(
    ("device", "name"),
    [
        ("NVIDIA RTX A4000", "A4000"),
        ("NVIDIA GeForce RTX 2080 Ti", "RTX2080Ti"),
        ("NVIDIA A100-PCIE-40GB", "A100"),
        ("simt:H200", "H200"),
    ],
)
def test_a_devices_own_name_finds_its_table(device, name):
    assert gpu_of_device(device).name == name


@pytest.mark.parametrize(
    "device", ["NVIDIA GeForce RTX 3090 Ti", "NVIDIA RTX 4000 Ada", "", "A10"]
)
def test_a_gpu_that_is_only_called_alike_is_refused(device):
    with pytest.raises(ConfigError, match="known are A100"):
        gpu_of_device(device)


def test_an_unknown_gpu_is_a_config_error_that_lists_the_known_ones():
    with pytest.raises(ConfigError, match=r"A100.*H200.*P100.*RTX4090"):
        load_gpu("voodoo2")


def test_a_table_must_be_complete_and_sourced():
    with pytest.raises(ConfigError, match="broken"):
        parse_gpu("not = [toml", "broken.toml")
    with pytest.raises(ConfigError, match="missing or unknown"):
        parse_gpu('name = "X"\narch = "sm_1"\n[coefficients]\n', "x.toml")
    rows = [f'{c} = {{ value = 1, kind = "assumed", source = "a test" }}' for c in COEFFICIENTS]
    text = 'name = "X"\narch = "sm_1"\n[coefficients]\n' + "\n".join(rows)
    assert parse_gpu(text, "x.toml").sms == 1
    guessed = text.replace('kind = "assumed"', 'kind = "guessed"')
    with pytest.raises(ConfigError, match="needs value, kind and source"):
        parse_gpu(guessed, "x.toml")
    unsourced = text.replace('source = "a test"', 'source = ""')
    with pytest.raises(ConfigError, match="needs value, kind and source"):
        parse_gpu(unsourced, "x.toml")


def test_the_digest_follows_the_table():
    digests = {load_gpu(name).digest for name in gpu_names()}
    assert len(digests) == len(gpu_names())
    gpu = load_gpu("H200")
    assert hash(gpu) == hash(dataclasses.replace(gpu))
