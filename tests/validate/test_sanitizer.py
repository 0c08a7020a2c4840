"""compute-sanitizer, played by a script."""

import json
import subprocess
import sys

import pytest

from gevo.validate import sanitizer
from gevo.validate.sanitizer import TOOLS, sanitizer_stages

RUNS = '#!/bin/sh\nwhile [ "$1" != "{python}" ]; do shift; done\n"$@" || exit 1\n'
FINDS = """#!/bin/sh
job=$(for last; do :; done; echo $last)
grep -q VARIANT "$job" || exit {clean}
echo "========= COMPUTE-SANITIZER"
echo "========= Invalid __global__ read of size 4 bytes"
exit 86
"""


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Installs a script as the tool."""

    def install(script):
        folder = tmp_path / "bin"
        folder.mkdir(exist_ok=True)
        tool = folder / "compute-sanitizer"
        tool.write_text(script)
        tool.chmod(0o755)
        monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")

    return install


def stages(tiny, device="cuda", variant=None):
    return sanitizer_stages(
        device, str(tiny.source), tiny.baseline, variant or tiny.baseline, tiny.workload.train
    )


def marked(tiny):
    from dataclasses import replace

    return replace(tiny.baseline, text=tiny.baseline.text + "\n; VARIANT\n")


def test_not_run_without_a_gpu_or_the_tool(tiny, monkeypatch):
    (only,) = stages(tiny, "simt")
    assert only.passed is None
    assert "needs a GPU" in only.detail
    monkeypatch.setenv("PATH", "/nowhere")
    (only,) = stages(tiny)
    assert (only.passed, only.detail) == (None, "not run: it is not installed")


def test_each_tool_runs_the_program(tiny, installed, monkeypatch):
    installed(RUNS.format(python=sys.executable))
    monkeypatch.setattr(sanitizer, "_is_gpu", lambda device: True)
    found = stages(tiny, "simt")
    assert [s.name for s in found] == [f"compute-sanitizer {tool}" for tool in TOOLS]
    assert [(s.passed, s.detail) for s in found] == [(True, "1 cases")] * 3


def test_a_finding_fails_the_variant(tiny, installed):
    installed(FINDS.format(clean=0))
    found = stages(tiny, variant=marked(tiny))
    assert {s.passed for s in found} == {False}
    assert found[0].detail == "Invalid __global__ read of size 4 bytes"


def test_what_the_unmodified_program_does_too_is_no_failure(tiny, installed):
    installed(FINDS.format(clean=86))
    (first, *_) = stages(tiny, variant=marked(tiny))
    assert first.passed is None
    assert first.detail.startswith("the unmodified program fails, too (Invalid")


def test_a_tool_that_cannot_run_says_so(tiny, installed):
    installed("#!/bin/sh\necho 'no device' >&2\nexit 3\n")
    (first, *_) = stages(tiny)
    assert (first.passed, first.detail) == (None, "did not run (exit code 3): no device")


def test_a_tool_that_hangs_says_so(tiny, installed, monkeypatch):
    installed("#!/bin/sh\nexec sleep 60\n")
    monkeypatch.setattr(sanitizer, "LIMIT_S", 0.2)
    (first, *_) = stages(tiny)
    assert (first.passed, first.detail) == (None, "no answer within 0 s")


def test_a_program_that_fails_alone(tiny, tmp_path):
    job = tmp_path / "job.json"
    text = tiny.baseline.text.replace("mul i32", "mul i33")
    job.write_text(
        json.dumps(
            {
                "device": "simt",
                "workload": str(tiny.source),
                "text": text,
                "dialect": "llvm",
                "entry": ["triple"],
                "cases": [],
            }
        )
    )
    command = [sys.executable, "-m", "gevo.validate.sanitized", str(job)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "LLVM refuses" in done.stderr
