"""Occupancy: figures of NVIDIA's calculator, and what must never happen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.device.simt.model.gpu import gpu_names, load_gpu, occupancy, registers_that_fit

KIB = 1024


@pytest.mark.parametrize(
    ("gpu", "threads", "registers", "shared", "blocks", "limit"),
    [
        ("H200", 256, 32, 0, 8, "warps"),
        ("H200", 256, 33, 0, 6, "registers"),
        ("H200", 256, 64, 0, 4, "registers"),
        ("H200", 32, 16, 0, 32, "blocks"),
        ("H200", 1024, 64, 0, 1, "registers"),
        ("H200", 128, 32, 48 * KIB, 4, "shared"),
        ("A100", 128, 32, 40 * KIB, 4, "shared"),
        ("P100", 128, 32, 16 * KIB, 4, "shared"),
        ("RTX4090", 1024, 32, 0, 1, "warps"),
        ("RTX4090", 256, 40, 0, 6, "warps"),
        ("RTX4090", 64, 32, 0, 24, "warps"),
    ],
)
def test_known_cases(gpu, threads, registers, shared, blocks, limit):
    result = occupancy(load_gpu(gpu), threads, registers, shared)
    assert (result.blocks_per_sm, result.limit) == (blocks, limit)
    assert result.warps_per_sm == blocks * -(-threads // 32)


@pytest.mark.parametrize(
    ("threads", "registers", "shared"), [(2048, 16, 0), (32, 300, 0), (32, 16, 233000)]
)
def test_what_does_not_fit_gets_no_block(threads, registers, shared):
    assert occupancy(load_gpu("H200"), threads, registers, shared).blocks_per_sm == 0


@given(
    gpu=st.sampled_from(gpu_names()),
    threads=st.integers(1, 1024),
    registers=st.integers(1, 255),
    shared=st.integers(0, 100_000),
    more=st.integers(0, 64),
)
def test_more_resources_never_raise_occupancy(gpu, threads, registers, shared, more):
    table = load_gpu(gpu)
    before = occupancy(table, threads, registers, shared)
    assert before.warps_per_sm <= table.warps_per_sm
    for after in (
        occupancy(table, threads, min(255, registers + more), shared),
        occupancy(table, threads, registers, shared + more * 512),
    ):
        assert after.blocks_per_sm <= before.blocks_per_sm


@given(
    gpu=st.sampled_from(gpu_names()), threads=st.integers(1, 1024), registers=st.integers(1, 400)
)
def test_capped_registers_always_let_a_block_run(gpu, threads, registers):
    table = load_gpu(gpu)
    capped = registers_that_fit(table, threads, registers)
    assert capped <= registers
    assert occupancy(table, threads, capped, 0).blocks_per_sm >= 1
