"""Launches that a GPU refuses although they run on simt."""

from __future__ import annotations

import pytest

from gevo.device.simt.model.gpu import load_gpu
from gevo.evaluate.scoring.machine import Allocated, Resources, read
from gevo.validate import local_memory
from gevo.validate.judge import CODE, Judge, Subject
from gevo.validate.local_memory import SHARE, declared, excess
from gevo.validate.why import Explainer

PTX = """
.visible .entry small(.param .u64 p) {
	.local .align 16 .b8 	__local_depot0[64];
	.reg .b64 %SP;
}
.func helper() {
	.local .align 4 .b32 x[10];
}
.visible .entry large(
) {
	.local .align 4 .b8 a[400000];
	.local .u64 b;
}
"""


def test_what_the_text_declares():
    assert declared(PTX) == {"small": 64, "": 40, "large": 400_008}
    assert declared("") == {}


def test_local_memory_is_reserved_for_all_threads_that_can_be_resident():
    gpu = load_gpu("H200")
    most = gpu.dram_bytes // SHARE // (gpu.sms * gpu.warps_per_sm * 32)
    asked = []

    def known(each: int) -> Allocated:
        asked.append(each)
        return Allocated({"large": Resources(32, 0, each)}, "ptxas 13")

    found = excess({"large"}, PTX, lambda: known(400_008), gpu)
    assert "large: 400,008 bytes of local memory per thread (by ptxas 13)" in found
    assert "H200" in found
    assert "\n" not in found
    assert excess({"large"}, PTX, lambda: known(most + 1), gpu)
    assert not excess({"large"}, PTX, lambda: known(most), gpu)
    assert "(by PTX)" in excess({"large"}, PTX, lambda: None, gpu)
    assert not excess({"small"}, PTX, lambda: None, gpu), "what is not launched does not matter"
    asked.clear()
    assert not excess({"large"}, PTX.replace("400000", "4000"), lambda: known(1 << 20), gpu)
    assert not asked, "ptxas is asked only where the text declares as much"


def test_ptxas_tells_of_the_stack():
    said = """\
ptxas info    : Compiling entry function 'k' for 'sm_90'
ptxas info    : Function properties for k
    400000 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads
ptxas info    : Used 24 registers, used 1 barriers
ptxas info    : Compiling entry function 'l' for 'sm_90'
ptxas info    : Used 9 registers
"""
    assert read(said) == {"k": Resources(24, 20, 400_000), "l": Resources(9, 0, 0)}


@pytest.mark.parametrize(("own", "passed"), [(0, False), (1 << 20, None)])
def test_a_winner_may_need_no_more_than_there_is(tiny, edits, monkeypatch, own, passed):
    judge = Judge(tiny.bench())
    base = judge.code.result().ptx

    def declares(ptx: str) -> dict[str, int]:
        return {"triple": own if ptx == base else 1 << 20}

    monkeypatch.setattr(local_memory, "declared", declares)
    judge.explainer = Explainer(judge.setup, lambda text, arch: None)
    verdict = judge.begin(Subject(tiny.program(edits["first"], edits["second"]))).verdict()
    found = next(s for s in verdict.stages if s.name == CODE)
    assert (found.passed, verdict.validated) == (passed, passed is None)
    assert "1,048,576 bytes of local memory per thread (by PTX)" in found.detail
