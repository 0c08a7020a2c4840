"""The user's own text is timed beside the canonical one that a run starts from."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.errors import DeviceLost
from gevo.evaluate.cache import DEVICE_RETRIES
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load
from gevo.records.forms import to_json
from gevo.validate.speed import time_original
from tests.validate.test_retry import DropsOut

PROMISE = ("ptr %data, ptr %out", "ptr noalias %data, ptr noalias %out")
OFTEN = (
    "store volatile i32 %turn, ptr %to\n",
    """%again.x = load i32, ptr %from
  store volatile i32 %again.x, ptr %to
""",
)
"""The load is needed in every turn unless the pointers are promised to be apart."""


@pytest.fixture
def user(tiny, tmp_path):
    """Writes the user's file; gives its path, and the bench of a run on it."""

    def write(*changes):
        text = (Path(__file__).parent / "wasteful.ll").read_text()
        # LLVM moves plain accesses past volatile ones, not past atomic ones.
        text = text.replace(' syncscope("block") monotonic, align 4', "")
        text = re.sub(r"\b(load|store) atomic\b", r"\1 volatile", text)
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / "user.ll"
        path.write_text(text + "; a comment\n")
        program = load(path, ("triple",))
        executor = InProcess(WorkerSpec("simt", str(tiny.source), program))
        return path, replace(tiny.bench(), baseline=program, device=executor)

    return write


def test_a_text_without_promises_is_as_fast(user):
    path, bench = user(OFTEN)
    found = time_original(bench, path)
    assert found.comparison.speedup == pytest.approx(1.0, abs=0.002)
    assert to_json(found)["detail"] == ""


def test_a_promise_that_was_dropped_shows(user):
    path, bench = user(OFTEN, PROMISE)
    found = to_json(time_original(bench, path))
    assert found["comparison"]["speedup"] > 1.001
    assert found["comparison"]["trials"] == 1


def test_a_file_that_has_changed_or_gone_is_not_timed(user):
    path, bench = user()
    path.write_text(path.read_text().replace("mul i32 %x, 3", "mul i32 %x, 4"))
    found = to_json(time_original(bench, path))
    why = f"{path}: has changed since the run began"
    assert found == {"type": "original", "comparison": None, "detail": why}
    path.unlink()
    found = to_json(time_original(bench, path))
    assert found["comparison"] is None
    assert "cannot be read" in found["detail"]


def test_a_text_that_does_not_run_says_why(user, monkeypatch):
    path, bench = user()
    refuse = Measurement(Outcome.COMPILE_FAILED, detail="no such instruction")

    def lower(program: Program):
        return replace(tried(program), lowered=None, refused=refuse)

    tried = bench.device.judge.scorer.lower
    monkeypatch.setattr(bench.device.judge.scorer, "lower", lower)
    found = to_json(time_original(bench, path))
    why = "compile_failed: no such instruction"
    assert found == {"type": "original", "comparison": None, "detail": why}


def test_a_lost_device_is_asked_again(user):
    path, bench = user()
    again = replace(bench, device=DropsOut(bench.device, DEVICE_RETRIES))
    assert time_original(again, path).comparison is not None
    with pytest.raises(DeviceLost):
        time_original(replace(bench, device=DropsOut(bench.device, DEVICE_RETRIES + 1)), path)
