"""The device's own kernels, run on the simt device."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.device.base import RunOptions
from gevo.device.cuda.binary import CHECKSUMS, program
from gevo.device.simt.device import SimtDevice
from gevo.workload.case import Buffer, Launches, Pointer, Role

ROOT = Path(__file__).parents[3]
MASK = (1 << 64) - 1

DEVICE = SimtDevice()
BINARY = DEVICE.compile(DEVICE.lower(program()))


def mixed(word: int) -> int:
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
    return word ^ word >> 31


def checksum(content: bytes, start: int, size: int) -> int:
    """By definition: words of 8 bytes, with what lies outside the range set to zero."""
    end = start + size
    kept = bytes(start % 8) + content[start:end] + bytes(-end % 8)
    words = [int.from_bytes(kept[i : i + 8], "little") for i in range(0, len(kept), 8)]
    return sum(mixed(w + mixed(i + 1) & MASK) for i, w in enumerate(words)) & MASK


def on_device(content, ranges, blocks=2, races=False):
    buffers = (
        Buffer("base", content, Role.IN),
        Buffer("ranges", np.array(ranges, dtype=np.uint64), Role.IN),
        Buffer("sums", np.zeros(len(ranges), dtype=np.uint64), Role.INOUT),
    )

    def drive(host):
        args = [Pointer("base"), Pointer("ranges"), Pointer("sums")]
        host.launch(CHECKSUMS, (blocks, len(ranges), 1), (256, 1, 1), args)

    options = RunOptions(races=races)
    return DEVICE.run(BINARY, Launches(buffers, drive), options).outputs["sums"].tolist()


@settings(max_examples=40)
@given(st.integers(0, 40), st.integers(1, 60), st.integers(0, 2**32))
def test_any_range_of_bytes(start, size, seed):
    content = np.random.default_rng(seed).integers(0, 256, 104, dtype=np.uint8)
    assert on_device(content, [(start, size)]) == [checksum(content.tobytes(), start, size)]


def test_many_ranges_and_more_words_than_threads():
    content = np.random.default_rng(2).integers(0, 256, 40_000, dtype=np.uint8)
    ranges = [(0, 40_000), (3, 39_990), (8, 8), (17, 1), (20_000, 12_345)]
    expected = [checksum(content.tobytes(), *r) for r in ranges]
    for blocks in (1, 2, 5):
        assert on_device(content, ranges, blocks) == expected


def test_there_are_no_races():
    content = np.random.default_rng(2).integers(0, 256, 10_000, dtype=np.uint8)
    assert on_device(content, [(5, 9_000), (0, 64)], races=True)


def test_swapped_and_shifted_words_are_noticed():
    content = np.zeros(64, dtype=np.uint8)
    seen = {on_device(content, [(0, 64)])[0]}
    for position in range(8):
        moved = content.copy()
        moved[position * 8] = 1
        seen.add(on_device(moved, [(0, 64)])[0])
    assert len(seen) == 9


@pytest.mark.clang
@pytest.mark.skipif(not shutil.which("clang++-22"), reason="clang++-22 is not installed")
def test_the_committed_ir_is_what_clang_makes():
    spec = importlib.util.spec_from_file_location(
        "build_cuda_support", ROOT / "scripts/build_cuda_support.py"
    )
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.make() == (ROOT / "gevo/device/cuda/support.ll").read_text()
