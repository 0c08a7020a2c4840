"""Runs one program on some cases and nothing else, for tools that watch a process.

    python -m gevo.validate.sanitized JOB.json

The exit code is 0 when all cases ran; outputs are not compared.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.errors import GevoError
from gevo.evaluate.scoring.configure import lower
from gevo.program.base import Dialect, Program, settings_from_json
from gevo.workload.case import TestCase
from gevo.workload.spec import load


def main(arguments: Sequence[str]) -> int:
    """Do the job that a file describes; see `gevo.validate.sanitizer`."""
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
