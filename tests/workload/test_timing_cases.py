"""`[[timing]]` in a spec."""

import weakref

import pytest

from gevo.errors import WorkloadError
from gevo.workload import data
from gevo.workload import spec as loading
from gevo.workload.spec import load
from tests.smallkernel import HEAD, KERNEL, SPEC


@pytest.fixture
def spec(tmp_path):
    body = "  %a = mul i32 %v, %s\n  %r = add i32 %a, 1"
    (tmp_path / "k.ll").write_text(HEAD + KERNEL.replace("BODY", body))

    def made(extra):
        path = tmp_path / "k.toml"
        path.write_text(SPEC + extra)
        return load(path)

    return made


def test_timing_cases_are_apart_from_the_others(spec):
    workload = spec('\n[[timing]]\nseed = 7\nsizes = { n = 9999 }\nname = "large"\n')
    (case,) = workload.timing
    assert (case.name, case.seed, case.size["n"]) == ("large", 7, 9999)
    assert case not in (*workload.train, *workload.heldout)
    assert all(9999 not in values for values in workload.fresh.values())
    assert spec("").timing == ()
    assert workload.digest != spec("").digest


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        ("[[timing]]\nseed = 1\nsizes = { m = 3 }\n", r"timing\[0\].sizes.m: no such size"),
        ("[[timing]]\nsize = { n = 3 }\n", r"timing\[0\].size: unknown key"),
        ("[[timing]]\nseed = 5\n[[timing]]\nseed = 5\n", r"timing\[1\]: has the seed"),
        ("[[timing]]\nseed = 5\nsizes = { n = 0 }\n", "must be at least 1"),
    ],
)
def test_mistakes_are_one_line(spec, extra, message):
    with pytest.raises(WorkloadError, match=message):
        spec("\n" + extra)


def test_tuned_workloads_are_timed_on_their_training_cases(spec):
    timing = "\n[[timing]]\nseed = 5\n"
    tune = "[tune.parameters]\nwide = [1, 2]\n[tune.defaults]\nwide = 1\n"
    assert spec(timing).timing
    assert spec(timing + tune).timing == ()


def test_large_inputs_are_shared_and_not_kept(spec, monkeypatch):
    workload = spec("\n[[timing]]\nseed = 7\nsizes = { n = 9999 }\n")
    for module in (loading, data):
        monkeypatch.setattr(module, "KEPT_BYTES", 30_000)
    (large,), small = workload.timing, workload.train[0]

    def inputs(case):
        return workload.launches(case).buffers[0].array

    assert inputs(small) is inputs(small)
    held = workload.launches(large)
    assert inputs(large) is held.buffers[0].array
    before, gone = held.buffers[0].array.copy(), weakref.ref(held.buffers[0].array)
    del held
    assert gone() is None
    assert (inputs(large) == before).all()
