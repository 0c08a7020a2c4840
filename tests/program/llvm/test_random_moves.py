"""Moves over random kernels: what any of them makes gives the same bits.

A patch of moves is judged against what they make of the unmodified program, so a wrong one would
not be noticed there. Each is tried alone, and some together, on launches of several shapes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import Binary, RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.passes import passes
from gevo.edits.patch import Patch
from gevo.edits.propose import INEXACT
from gevo.edits.text import format_patch
from gevo.errors import ConfigError
from gevo.frontend.clang import compile_file, find_clang, options_for
from gevo.program.base import Program
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.random_kernels import LENGTH, kernel

LAUNCHES = (
    # width and height, the block, the number that is divided by
    ((70, 21), (64, 4), 7),
    ((16, 9), (16, 8), 3),
    ((33, 20), (12, 8), -5),
    ((130, 3), (128, 1), 1),
    ((40, 7), (32, 1), 64),
)
HELD = {"k": ["ntid.x == 64", "ntid.y == 4", "ntid.z == 1"]}
"""What `stage` is offered for; blocks of other shapes go their old way."""
OF_A_KIND = 2
TOGETHER = 6
DEVICE = SimtDevice("H200")


def _missing() -> bool:
    try:
        find_clang()
    except ConfigError:
        return True
    return False


pytestmark = [
    pytest.mark.clang,
    pytest.mark.skipif(_missing(), reason="needs clang 22"),
]


def compiled(program: Program) -> Binary:
    return DEVICE.compile(DEVICE.lower(program))


def gives(binary: Binary, launch: tuple[tuple[int, int], tuple[int, int], int]) -> list[bytes]:
    """All that a launch leaves in memory, without a race; NaNs are all alike."""
    (w, h), block, d = launch
    rng = np.random.default_rng(w)
    x = rng.integers(-(2**31), 2**31 - 1, LENGTH, dtype=np.int32)
    x[::3] = rng.integers(-5, 50, len(x[::3]))
    f = rng.normal(size=LENGTH).astype(np.float32)
    buffers = (
        Buffer("x", x, Role.IN),
        Buffer("f", f, Role.IN),
        Buffer("y", np.arange(w * h, dtype=np.int32), Role.INOUT),
        Buffer("g", np.zeros(w * h, np.float32), Role.INOUT),
        Buffer("c", np.arange(16, dtype=np.int32), Role.INOUT),
    )

    def drive(host):
        grid = (-(-w // block[0]), -(-h // block[1]), 1)
        host.launch("k", grid, (*block, 1), [*map(Pointer, "xfygc"), w, h, d])

    options = RunOptions(races=True, timed=False, order_seed=9)
    found = DEVICE.run(binary, Launches(buffers, drive), options).outputs
    found["g"][np.isnan(found["g"])] = np.nan
    return [found[name].tobytes() for name in "ygc"]


def patches(program: Program, rng: random.Random) -> Iterator[Patch]:
    """Some moves of each kind, and some together."""
    every: dict[str, list[Edit]] = {}
    for edit in passes(program, HELD):
        if edit.kind not in (*INEXACT, "assume"):
            every.setdefault(edit.kind, []).append(edit)
    for some in every.values():
        for edit in rng.sample(some, min(OF_A_KIND, len(some))):
            yield Patch((edit,))
    for _ in range(TOGETHER):
        kinds = rng.sample(sorted(every), min(3, len(every)))
        yield Patch(tuple(rng.choice(every[kind]) for kind in kinds))


SLOW = [pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 24)]


@pytest.mark.parametrize("seed", [0, 1, *SLOW])
def test_a_move_changes_nothing_that_a_kernel_gives(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    source = tmp_path / "k.cu"
    source.write_text(kernel(seed, lanes=seed % 5 == 0))
    text = compile_file(find_clang(), source, options_for("sm_90", {})).text
    program, seen = load_text(text), set[str]()
    expected = [gives(compiled(program), launch) for launch in LAUNCHES]
    for patch in patches(program, rng):
        made = apply(program, patch).program
        if made.text in seen:
            continue
        seen.add(made.text)
        binary = compiled(made)
        for launch, bits in zip(LAUNCHES, expected, strict=True):
            assert gives(binary, launch) == bits, f"{format_patch(patch)}\n{launch}"
    assert len(seen) > 3
