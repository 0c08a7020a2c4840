"""compute-sanitizer, played by a script."""

import json
import subprocess
import sys
import time

import psutil
import pytest

from gevo.errors import ConfigError
from gevo.evaluate.pool.node import Job
from gevo.records.schema import Conclusion, Stage
from gevo.validate import sanitizer
from gevo.validate.sanitizer import TOOLS, sanitized, sanitizer_stages
from gevo.validate.verdict import LATE, Verdict
from tests.evaluate import gpu_fakes
from tests.evaluate.gpu_fakes import Opener

RUNS = '#!/bin/sh\nwhile [ "$1" != "{python}" ]; do shift; done\n"$@" || exit 1\n'
FINDS = """#!/bin/sh
job=$(for last; do :; done; echo $last)
grep -q VARIANT "$job" || exit {clean}
echo "========= COMPUTE-SANITIZER"
echo "========= Invalid __global__ read of size 4 bytes"
exit 86
"""


TARGET = sanitizer.SanitizerTarget("simt", "gevo-test-bus")


@pytest.fixture(autouse=True)
def gpu(monkeypatch):
    """The GPU that the tool runs on is the simt device."""
    monkeypatch.setattr(sanitizer, "_target", lambda device: TARGET)


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


def test_not_run_where_the_gpu_has_gone(tiny, installed, monkeypatch):
    installed("#!/bin/sh\nexit 0\n")

    def gone(device):
        raise ConfigError("no GPU can be used")

    monkeypatch.setattr(sanitizer, "_target", gone)
    (only,) = stages(tiny)
    assert (only.passed, only.detail) == (None, "not run: no GPU can be used")


def test_each_tool_runs_the_program(tiny, installed):
    installed(RUNS.format(python=sys.executable))
    found = stages(tiny)
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


def test_a_tool_that_is_not_done_in_time_leaves_the_winner_not_judged(tiny, installed):
    installed("#!/bin/sh\nexec sleep 60\n")
    left = iter((0.2, 0.0, 0.0))
    cases = tiny.workload.train
    program = tiny.baseline
    found = sanitizer_stages("cuda", str(tiny.source), program, program, cases, lambda: next(left))
    assert {(one.passed, one.excused, one.detail) for one in found} == {(None, False, LATE)}
    right = Verdict((Stage("all", True),), program)
    assert right.validated
    verdict = sanitized(right, lambda program: found)
    assert verdict.conclusion is Conclusion.NOT_JUDGED
    assert verdict.late


def gone(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_what_a_tool_that_hangs_has_started_is_gone_too(tiny, installed, monkeypatch, tmp_path):
    """Killing the tool alone would leave the program on the GPU, and hold the output's pipe."""
    installed(f"#!/bin/sh\nsleep 60 & echo $! > {tmp_path}/pid\nwait\n")
    monkeypatch.setattr(sanitizer, "LIMIT_S", 1.0)
    monkeypatch.setattr(sanitizer, "TOOLS", ("memcheck",))
    (only,) = stages(tiny)
    assert only.passed is None
    pid = int((tmp_path / "pid").read_text())
    deadline = time.monotonic() + 10  # it is killed, but on a busy machine not gone at once
    while not gone(pid):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_refused_calls_of_the_driver_are_no_findings(tiny, installed):
    """`cuModuleGetGlobal` of a variable that a variant has dropped fails, and is expected to."""
    installed('#!/bin/sh\ncase "$*" in *"--report-api-errors no"*) exit 0;; esac\nexit 86\n')
    assert {s.passed for s in stages(tiny)} == {True}


def test_nothing_is_timed_on_the_gpu_while_the_tool_runs(tiny, installed, tmp_path, monkeypatch):
    """Two GPUs are timing; the tool waits for its own, and then has it to itself."""
    log = tmp_path / "log"
    installed(f"#!/bin/sh\necho tool begins >> {log}\nsleep 0.2\necho tool ends >> {log}\n")
    monkeypatch.setattr(sanitizer, "TOOLS", ("memcheck",))
    openers = [
        Opener(tmp_path / f"opened{n}", bus=bus)
        for n, bus in enumerate((TARGET.bus, "gevo-other-bus"))
    ]
    seats = gpu_fakes.dispatcher(gpu_fakes.node(o, tiny.source, tiny.baseline) for o in openers)
    try:
        jobs = [seats.start(Job(gpu_fakes.logged, (log, n), 60.0)) for n in range(8)]
        while not log.exists() or log.read_text().count("begins") < 2:
            time.sleep(0.01)
        (only,) = stages(tiny)
        assert only.passed is True
        used = {job.result() for job in jobs}
    finally:
        seats.close()
    assert used == {TARGET.bus, "gevo-other-bus"}
    lines = [line.split() for line in log.read_text().splitlines()]
    events = [line for line in lines if line[0] in ("tool", TARGET.bus)]
    assert ["tool", "begins"] in events
    # Whatever begins on that GPU ends before anything else begins there.
    for begin, end in zip(events[::2], events[1::2], strict=True):
        assert (begin[0], begin[1], end[1], begin[2:]) == (end[0], "begins", "ends", end[2:])


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
                "settings": {},
                "cases": [],
            }
        )
    )
    command = [sys.executable, "-m", "gevo.validate.sanitizer", str(job)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "LLVM refuses" in done.stderr
