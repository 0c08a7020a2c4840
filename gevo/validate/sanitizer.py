"""NVIDIA's compute-sanitizer on a winner, where it is installed and the device is a GPU.

The tool watches a whole process, so the winner runs in one of its own that does nothing else:
`python -m gevo.validate.sanitized JOB`. Its racecheck sees shared memory only; races in global
memory are found on the simt device.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from gevo.program.base import Program, settings_to_json
from gevo.validate.verdict import Stage
from gevo.workload.case import TestCase

COMMAND = "compute-sanitizer"
TOOLS = ("memcheck", "racecheck", "synccheck")
FOUND = 86
"""Exit code by which the tool says that it has found something."""
LIMIT_S = 300.0
"""For one tool; it slows kernels down a hundredfold."""


def sanitizer_stages(
    device: str, workload: str, baseline: Program, variant: Program, cases: Sequence[TestCase]
) -> tuple[Stage, ...]:
    """A stage for each tool; a single one that was not judged where they cannot run.

    What the unmodified program does, too, is not held against the variant.

    Args:
        device: As `open_device` takes it.
        workload: Path of the workload's spec.
        baseline: The unmodified program.
        variant: What to watch.
        cases: The cases to run.
    """
    if not _is_gpu(device):
        return (Stage(COMMAND, None, f"not run: the device is {device}, it needs a GPU"),)
    command = shutil.which(COMMAND)
    if command is None:
        return (Stage(COMMAND, None, "not run: it is not installed"),)
    watch = _Watch(command, device, workload, cases)
    return tuple(_stage(watch, tool, baseline, variant) for tool in TOOLS)


def _is_gpu(device: str) -> bool:
    return device.partition(":")[0] == "cuda"


def _stage(watch: _Watch, tool: str, baseline: Program, variant: Program) -> Stage:
    name = f"{COMMAND} {tool}"
    passed, detail = watch.run(tool, variant)
    if passed is False and watch.run(tool, baseline)[0] is False:
        return Stage(name, None, f"the unmodified program fails, too ({detail})")
    return Stage(name, passed, detail)


class _Watch:
    """Runs programs under a tool."""

    def __init__(
        self, command: str, device: str, workload: str, cases: Sequence[TestCase]
    ) -> None:
        self._command = command
        self._device = device
        self._workload = workload
        self._cases = cases

    def run(self, tool: str, program: Program) -> tuple[bool | None, str]:
        """What the tool says: nothing found, something found, or no answer; one line."""
        with tempfile.TemporaryDirectory(prefix="gevo-") as folder:
            job = Path(folder) / "job.json"
            job.write_text(json.dumps(self._job(program)))
            command = [self._command, "--tool", tool, "--error-exitcode", str(FOUND)]
            command += [sys.executable, "-m", "gevo.validate.sanitized", str(job)]
            try:
                done = subprocess.run(
                    command, capture_output=True, text=True, timeout=LIMIT_S, check=False
                )
            except subprocess.TimeoutExpired:
                return None, f"no answer within {LIMIT_S:.0f} s"
        if done.returncode == 0:
            return True, f"{len(self._cases)} cases"
        if done.returncode == FOUND:
            return False, _finding(done.stdout)
        last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
        return None, f"did not run (exit code {done.returncode}): {last}"

    def _job(self, program: Program) -> dict[str, object]:
        return {
            "device": self._device,
            "workload": self._workload,
            "text": program.text,
            "dialect": program.dialect.value,
            "entry": list(program.entry),
            "settings": settings_to_json(program.settings),
            "cases": [[c.name, c.seed, [list(size) for size in c.sizes]] for c in self._cases],
        }


def _finding(output: str) -> str:
    """The first finding in the tool's output: the lines that it writes begin with `=`."""
    lines = [line.lstrip("= ").strip() for line in output.splitlines() if line.startswith("===")]
    found = [line for line in lines if line and not line.startswith("COMPUTE-SANITIZER")]
    return found[0] if found else "found something, but does not say what"
