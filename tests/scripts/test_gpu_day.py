"""scripts/gpu_day.sh, on the emulated GPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EMULATED = Path(__file__).parent / "emulated"
STUB = """#!/usr/bin/env bash
# Stands for python: says what it was called with, and does as the files beside it say.
here=$(dirname "$0")
echo "$*" >> "$here/calls"
case "$*" in
    *"gpu_day_results.py about"*) exit "$(cat "$here/about" 2>/dev/null || echo 0)" ;;
    *"gpu_day_results.py table"*) exit 0 ;;
esac
for word in "$@"; do
    [[ -e $here/slow-${word##*/} ]] && exec sleep 60
    [[ -e $here/fail-${word##*/} ]] && { echo "no luck" >&2; exit 9; }
done
exit 0
"""


def day(tmp_path, *options, python, path="", **more):
    command = ["bash", str(ROOT / "scripts/gpu_day.sh"), "--folder", str(tmp_path / "day")]
    command += ["--results", str(tmp_path / "results"), *options]
    environment = {**os.environ, "PYTHON": str(python), "PYTHONPATH": path, **more}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.fixture
def stub(tmp_path):
    """A python that does nothing, and a way to call the script with it."""
    python = tmp_path / "python"
    python.write_text(STUB)
    python.chmod(0o755)

    def call(*options):
        few = ("--programs", "nw lud", "--operators", "mm1")
        return day(tmp_path, *few, *options, python=python)

    return call


def steps(tmp_path):
    calls = (tmp_path / "calls").read_text().splitlines()
    (tmp_path / "calls").unlink()
    return [call for call in calls if "gpu_day_results" not in call]


def test_all_steps_run_once(stub, tmp_path):
    done = stub()
    assert done.returncode == 0, done.stderr
    called = steps(tmp_path)
    for what in ("pytest -q -m cuda", "--kernels nw", "evolve kernels/lud.ll", "--operators mm1"):
        assert sum(what in call for call in called) == 1, what
    assert stub().returncode == 0
    assert (tmp_path / "calls").exists()
    assert steps(tmp_path) == []


def test_a_step_that_fails_is_tried_again(stub, tmp_path):
    (tmp_path / "fail-lud.ll").touch()
    done = stub("--parts", "evolve")
    assert done.returncode == 1
    assert "evolve/lud: exit code 9: no luck" in done.stderr
    assert len(steps(tmp_path)) == 2
    (tmp_path / "fail-lud.ll").unlink()
    assert stub("--parts", "evolve").returncode == 0
    assert len(steps(tmp_path)) == 1
    assert not list((tmp_path / "day").glob("**/*.failed"))


@pytest.mark.slow
def test_the_limit_stops_between_and_within_steps(stub, tmp_path):
    began = time.monotonic()
    assert stub("--limit", "40s").returncode == 75  # less than a step must have
    assert steps(tmp_path) == []
    (tmp_path / "slow-lud.ll").touch()
    done = stub("--limit", "52s", "--parts", "evolve")
    assert done.returncode == 75
    assert "the same command goes on" in done.stdout
    assert len(steps(tmp_path)) == 2
    assert time.monotonic() - began < 52 + 5
    (tmp_path / "slow-lud.ll").unlink()
    assert stub("--limit", "9m", "--parts", "evolve").returncode == 0
    (again,) = steps(tmp_path)
    assert "kernels/lud.ll" in again
    assert "--resume" in again


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--limit", "soon"), "--limit soon: say 90s, 9m or 2h"),
        (("--parts", "tests tea"), "no part tea"),
        (("--limit",), "--limit needs a value"),
        (("--speed", "1"), "no option --speed"),
    ],
)
def test_bad_options(stub, options, said):
    done = stub(*options)
    assert done.returncode == 2
    assert done.stderr == f"gpu_day: {said}\n"


def test_without_a_gpu_there_is_one_line(tmp_path):
    done = day(tmp_path, python=sys.executable)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_folder_of_another_device_is_refused(tmp_path):
    (tmp_path / "day").mkdir()
    known = {"device": "cuda:Other", "driver": "1", "date": "2026-01-01"}
    (tmp_path / "day/about.json").write_text(json.dumps(known))
    done = day(tmp_path, python=sys.executable, path=str(EMULATED))
    assert done.returncode == 2
    assert "was begun with device cuda:Other, this is cuda:Emulated" in done.stderr


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_tests_part_passes_on_the_emulated_gpu(tmp_path):
    """Of its tests two files: all take more than half an hour there."""
    few = "tests/conformance/test_device.py tests/conformance/test_driver.py"
    options = ("--gpu", "H200", "--parts", "tests", "--limit", "5m")
    paths = os.pathsep.join((str(EMULATED), str(ROOT)))
    done = day(tmp_path, *options, python=sys.executable, path=paths, PYTEST_ADDOPTS=few)
    assert done.returncode == 0, done.stderr
    said = (tmp_path / "day/tests.out").read_text()
    assert said.startswith(14 * "." + "s"), said
    assert "F" not in said, said
    assert (tmp_path / "day/tests.done").exists()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_to_the_end_on_the_emulated_gpu(tmp_path):
    """Only torch is missing there, which the operators are compared with: that step says so."""
    done = day(
        tmp_path,
        *("--gpu", "H200", "--programs", "nn", "--operators", "mm1", "--budget", "30s"),
        *("--profile", "quick", "--variants", "2", "--minutes", "0.1", "--limit", "10m"),
        *("--parts", "calibrate evolve model operators"),
        python=sys.executable,
        path=str(EMULATED),
    )
    marks = {p.stem for p in (tmp_path / "day").glob("**/*.done")}
    assert {"nn", "fit"} <= marks, done.stderr
    table = (tmp_path / "results/gpu_day_cuda_Emulated.md").read_text()
    assert table.startswith("# cuda:Emulated, begun on ")
    assert "- driver: CUDA 13.0" in table
    assert "| nn | " in table
    assert "Spearman's rank correlation" in table
    if done.returncode:
        assert done.returncode == 1
        assert "operators/mm1: exit code 2: operators_gpu: needs torch" in done.stderr
