"""scripts/record_app.py: from an application to the same application with a winner in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gevo.device.cuda.find import detect
from tests.integrations.apps import app

__all__ = ["app"]

ROOT = Path(__file__).parents[2]
LAST = "record_app: the same output, with the winner in every launch"


def walked(*options: object, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "scripts/record_app.py", *map(str, options)]
    environment = {**os.environ, **more}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.slow
def test_on_a_driver_that_runs_everything_on_simt(app, tmp_path):
    """So it is the winner's own code that gives the output."""
    runner = ROOT / "tests/device/cuda/run_elsewhere.py"
    done = walked(
        *("--device", "simt", "--driver", app.parent, "--folder", tmp_path, "--budget", "40s"),
        FAKE_CUDA_RUNNER=f"{sys.executable} {runner}",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "axpy: 3 of 4 launches; simt gives what the GPU left, bit for bit" in done.stdout
    assert done.stdout.splitlines()[-1] == LAST


@pytest.mark.cuda
@pytest.mark.timeout(600)
def test_on_a_gpu(app, tmp_path):
    """The interposer is what no stand-in can show: against the real driver."""
    if not detect().gpus:
        pytest.skip("; ".join(map(str, detect().absences)))
    done = walked("--folder", tmp_path, "--budget", "60s", "--elements", 1 << 20)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] in (LAST, "record_app: no winner, so nothing was replaced")
