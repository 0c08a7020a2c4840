"""NVIDIA's compute-sanitizer on a winner, where it is installed and the device is a GPU.

The tool watches a whole process, so the winner runs in one of its own that does nothing else:
`python -m gevo.validate.sanitizer JOB`. Its racecheck sees shared memory only; races in global
memory are found on the simt device. While it runs, nothing else runs on that GPU: it slows
down whatever is timed beside it.
"""

from __future__ import annotations

import json
import math
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.device.cuda.find import choose
from gevo.device.kind import choice_of, kind_of
from gevo.device.registry import open_device
from gevo.errors import ConfigError, GevoError
from gevo.evaluate.pool.gpu import turn
from gevo.evaluate.scoring.prepared import lower
from gevo.program.base import Dialect, Program, settings_from_json, settings_to_json
from gevo.records.schema import Stage
from gevo.validate.verdict import LATE, Verdict
from gevo.workload.case import TestCase
from gevo.workload.spec import load

COMMAND = "compute-sanitizer"
TOOLS = ("memcheck", "racecheck", "synccheck")
FOUND = 86
"""Exit code by which the tool says that it has found something."""
LIMIT_S = 300.0
"""For one tool; it slows kernels down a hundredfold."""


def sanitizer_stages(
    device: str,
    workload: str,
    baseline: Program,
    variant: Program,
    cases: Sequence[TestCase],
    left: Callable[[], float] = lambda: math.inf,
) -> tuple[Stage, ...]:
    """A stage for each tool; a single one that was not judged where they cannot run.

    What the unmodified program does, too, is not held against the variant.

    Args:
        device: As `open_device` takes it.
        workload: Path of the workload's spec.
        baseline: The unmodified program.
        variant: What to watch.
        cases: The cases to run.
        left: Seconds until time is up; what is not done then is not judged, and not excused.
    """
    if not kind_of(device).sanitizer:
        return (_absent(f"the device is {device}, it needs a GPU"),)
    command = shutil.which(kind_of(device).sanitizer)
    if command is None:
        return (_absent("it is not installed"),)
    try:
        target = _target(device)
    except ConfigError as error:
        return (_absent(str(error)),)
    watch = _Watch(command, target, workload, cases, left)
    return tuple(_stage(watch, tool, baseline, variant) for tool in TOOLS)


def sanitized(verdict: Verdict, watch: Callable[[Program], Sequence[Stage]]) -> Verdict:
    """A verdict with the stages of the tool, where it is good so far; while nothing is timed."""
    if verdict.program is None or not verdict.validated:
        return verdict
    stages = watch(verdict.program)
    late = any(stage.detail == LATE for stage in stages)
    return replace(verdict, stages=(*verdict.stages, *stages), late=verdict.late or late)


def _absent(why: str) -> Stage:
    return Stage(COMMAND, None, f"not run: {why}", excused=True)


@dataclass(frozen=True)
class SanitizerTarget:
    """Where programs run under the tool.

    Attributes:
        device: As `open_device` takes it.
        bus: The GPU's PCI address.
    """

    device: str
    bus: str


def _target(device: str) -> SanitizerTarget:
    """The first of the GPUs that a device stands for; raises ConfigError without one."""
    gpu = choose(choice_of(device))[0]
    return SanitizerTarget(f"{kind_of(device).name}:{gpu.ordinal}", gpu.bus)


def _stage(watch: _Watch, tool: str, baseline: Program, variant: Program) -> Stage:
    name = f"{COMMAND} {tool}"
    passed, detail = watch.run(tool, variant)
    own = watch.run(tool, baseline) if passed is False else (None, "")
    if LATE in (detail, own[1]):
        return Stage(name, None, LATE)
    if own[0] is False:
        detail = f"the unmodified program fails, too ({detail})"
        return Stage(name, None, detail, excused=True)
    return Stage(name, passed, detail, excused=passed is None)


class _Watch:
    """Runs programs under a tool."""

    def __init__(
        self,
        command: str,
        target: SanitizerTarget,
        workload: str,
        cases: Sequence[TestCase],
        left: Callable[[], float],
    ) -> None:
        self._left = left
        self._command = command
        self._target = target
        self._workload = workload
        self._cases = cases

    def run(self, tool: str, program: Program) -> tuple[bool | None, str]:
        """What the tool says: nothing found, something found, or no answer; one line."""
        with tempfile.TemporaryDirectory(prefix="gevo-") as folder:
            job = Path(folder) / "job.json"
            job.write_text(json.dumps(self._job(program)))
            command = [self._command, "--tool", tool, "--error-exitcode", str(FOUND)]
            # A call that the driver refuses is no finding: gevo asks for variables that a
            # variant may have dropped.
            command += ["--report-api-errors", "no"]
            command += [sys.executable, "-m", "gevo.validate.sanitizer", str(job)]
            with turn(self._target.bus):
                left_s = max(0.0, self._left())
                try:
                    code, output, errors = _run(command, min(LIMIT_S, left_s))
                except subprocess.TimeoutExpired:
                    late = left_s < LIMIT_S
                    return None, LATE if late else f"no answer within {LIMIT_S:.0f} s"
        if code == 0:
            return True, f"{len(self._cases)} cases"
        if code == FOUND:
            return False, _finding(output)
        last = (errors.strip() or output.strip() or "no message").splitlines()[-1]
        return None, f"did not run (exit code {code}): {last}"

    def _job(self, program: Program) -> dict[str, object]:
        return {
            "device": self._target.device,
            "workload": self._workload,
            "text": program.text,
            "dialect": program.dialect.value,
            "entry": list(program.entry),
            "launched": list(program.launched),
            "ptx": program.ptx,
            "settings": settings_to_json(program.settings),
            "cases": [
                [c.name, c.seed, [list(size) for size in c.sizes], list(c.values)]
                for c in self._cases
            ],
        }


def _run(command: Sequence[str], limit_s: float) -> tuple[int, str, str]:
    """Exit code and output; raises TimeoutExpired after so many seconds.

    The tool starts the program that it watches. Both are gone when this returns, or the program
    would go on using the GPU.
    """
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as tool:
        try:
            output, errors = tool.communicate(timeout=limit_s)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(tool.pid, signal.SIGKILL)
    return tool.returncode, output, errors


def _finding(output: str) -> str:
    """The first finding in the tool's output: the lines that it writes begin with `=`."""
    lines = [line.lstrip("= ").strip() for line in output.splitlines() if line.startswith("===")]
    found = [line for line in lines if line and not line.startswith("COMPUTE-SANITIZER")]
    return found[0] if found else "found something, but does not say what"


def main(arguments: Sequence[str]) -> int:
    """Run a program on some cases and nothing else, in the process that the tool watches.

    Args:
        arguments: Path of a JSON file that says what; see `_Watch`.

    Returns:
        0 when all cases ran; outputs are not compared.
    """
    job = json.loads(Path(arguments[0]).read_text())
    settings = settings_from_json(job["settings"])
    program = Program(
        Dialect(job["dialect"]),
        job["text"],
        tuple(job["entry"]),
        settings,
        tuple(job.get("launched", ())),
        job.get("ptx", ""),
    )
    try:
        device = open_device(job["device"])
        workload = load(job["workload"])
        binary = device.compile(lower(device, workload, program))
        for name, seed, sizes, values in job["cases"]:
            pairs = tuple((key, value) for key, value in sizes)
            case = TestCase(name, seed, pairs, tuple(values))
            device.run(binary, workload.launches(case, program.settings), RunOptions())
    except GevoError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
