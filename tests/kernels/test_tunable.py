"""The tunable kernels: right, clean and launchable for every legal configuration that we try."""

import math
import random
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.evaluate.scoring.prepared import lower, specialized
from gevo.program.load import load as load_program
from gevo.tuning.declare import read_space
from gevo.workload.compare import explain
from gevo.workload.spec import load as load_workload

TESTCASES = Path(__file__).resolve().parents[2] / "testcases"
NAMES = sorted(path.stem for path in TESTCASES.glob("*_tunable.toml"))
SAMPLES = 4
MOST_SHARED = 49152  # bytes that a block has without asking for more

# Runs in a process of its own: a failure in LLVM's back end aborts.
EMIT = """
import sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
target = llvm.Target.from_triple("nvptx64-nvidia-cuda")
module = llvm.parse_assembly(sys.stdin.read(), context=llvm.create_context())
machine = target.create_target_machine(cpu="sm_90", features="+ptx88", opt=3)
print(machine.emit_assembly(module))
"""

# Settings unlike the defaults, an instruction of the work on one result, and how many more of it
# there are than with the defaults if no loop over results is left.
UNROLLED = {
    "hotspot_tunable": ({"cells_x": 2, "cells_y": 4}, r"= fdiv ", 3 * 7),
    "lud_tunable": ({"work_x": 2, "work_y": 4}, r"= fsub ", 7),
    "matmul_tunable": ({"work_x": 2, "work_y": 4, "unroll": 4}, r"= fmul ", 4 * 8 - 16),
    "nw_tunable": ({"rows": 4, "threads": 16}, r"call i32 @llvm\.smax", 2 * 7),
    "pathfinder_tunable": ({"cells": 2, "ahead": 4}, r"call i32 @llvm\.smin", 2 * 7),
    "srad_tunable": ({"thread_rows": 4}, r"= fdiv ", 5 * 3),
}


@cache
def workload(name):
    return load_workload(TESTCASES / f"{name}.toml")


@cache
def program(name):
    return load_program(workload(name).program)


@cache
def space(name):
    return read_space(workload(name).tune, f"{name}: tune")


@cache
def device():
    return open_device("simt")


@cache
def expected(name, case):
    return workload(name).reference(case)


def samples(name, count, seed=1):
    rng = random.Random(seed)
    found = space(name)
    return [tuple(zip(found.names, found.sample(rng), strict=True)) for _ in range(count)]


def settings_of(name, number):
    """The default for 0, else a configuration of the seeded sample."""
    return workload(name).defaults if number == 0 else samples(name, SAMPLES)[number - 1]


def ir(name, **changes):
    settings = dict(workload(name).defaults) | changes
    return specialized(program(name).configured(tuple(settings.items())), workload(name)).text


class Recorder:
    """A host that only takes note of launches."""

    def __init__(self):
        self.launches = []

    def launch(self, kernel, grid, block, args, shared_bytes=0, cooperative=False):
        self.launches.append((grid, block, shared_bytes))

    def read(self, name):
        return np.arange(1.0, 3.0)


def test_there_are_tunable_kernels():
    plain = {"hotspot", "lud", "matmul", "nw", "pathfinder", "srad"}
    assert {f"{name}_tunable" for name in plain} == set(NAMES)


@pytest.mark.parametrize("number", range(SAMPLES + 1))
@pytest.mark.parametrize("name", NAMES)
def test_a_configuration_is_right_in_bounds_and_without_races(name, number):
    found, settings = workload(name), settings_of(name, number)
    binary = device().compile(lower(device(), found, program(name).configured(settings)))
    for case in (*found.train, *found.heldout):
        races = case != found.train[-1]  # that one takes long
        launches = found.launches(case, settings)
        outputs = device().run(binary, launches, RunOptions(races=races)).outputs
        error = found.metric(outputs, expected(name, case))
        assert error <= found.tolerance, f"{settings}: {explain(outputs, expected(name, case))}"
    binary.close()


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_configuration_can_be_launched(name):
    found = workload(name)
    assert space(name).contains(tuple(value for _, value in found.defaults))
    for settings in samples(name, 100, seed=2):
        for case in (found.train[0], found.train[-1]):
            host = Recorder()
            found.launches(case, settings).drive(host)
            for grid, block, shared in host.launches:
                assert min(grid) >= 1
                assert math.prod(block) <= 1024
                assert shared <= MOST_SHARED, settings


@pytest.mark.parametrize("name", NAMES)
def test_a_space_is_worth_searching(name):
    legal = sum(1 for _ in space(name).every())
    assert 500 <= legal <= 100_000
    assert legal < space(name).size  # the constraints do refuse something


@pytest.mark.parametrize("name", NAMES)
def test_constants_are_folded_and_arrays_are_registers(name):
    text = ir(name)
    assert not re.search(r"^@\S+ = external .*constant", text, re.MULTILINE)
    assert "alloca" not in text
    for variable in workload(name).constants(()):
        assert f"@{variable}" not in text


@pytest.mark.parametrize("name", NAMES)
def test_loops_over_a_threads_results_are_unrolled(name):
    changes, instruction, more = UNROLLED[name]
    plain, text = ir(name), ir(name, **changes)
    assert len(re.findall(instruction, text)) - len(re.findall(instruction, plain)) == more
    assert "alloca" not in text


@pytest.mark.ptxas
@pytest.mark.skipif(shutil.which("ptxas") is None, reason="needs ptxas")
@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_ptxas_accepts_a_configuration_without_spilling(name, number, tmp_path):
    text = ir(name, **dict(settings_of(name, number)))
    emitted = subprocess.run(
        [sys.executable, "-c", EMIT], input=text, capture_output=True, text=True, timeout=60
    )
    assert emitted.returncode == 0, emitted.stderr
    (tmp_path / "kernel.ptx").write_text(emitted.stdout)
    command = ["ptxas", "-arch=sm_90", "-v", "-o", "kernel.cubin", "kernel.ptx"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert set(re.findall(r"(\d+) bytes spill", done.stderr)) == {"0"}
