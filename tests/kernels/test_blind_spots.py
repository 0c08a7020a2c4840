"""Mistakes that a search has made, or could, on cases which did not show them."""

from functools import cache
from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.program.base import Program
from gevo.program.load import load as load_program
from gevo.workload.spec import load

TESTCASES = Path(__file__).resolve().parents[2] / "testcases"


@cache
def _nn():
    workload = load(TESTCASES / "nn.toml")
    return workload, load_program(workload.program)


@pytest.mark.parametrize("cases", ["train", "heldout"])
@pytest.mark.parametrize("step", range(1, 7))
def test_nn_sees_that_the_first_of_equals_is_not_preferred(step, cases):
    """In any step of the reduction; in step 0 a lane's own record is always the lower one."""
    workload, program = _nn()
    prefer = f"br i1 %cmp30.{step}, "
    assert program.text.count(prefer) == 1
    text = program.text.replace(prefer, "br i1 false, ")
    device = open_device("simt")
    binary = device.compile(device.lower(Program(program.dialect, text, program.entry)))
    errors = [
        workload.metric(
            device.run(binary, workload.launches(case), RunOptions()).outputs,
            workload.reference(case),
        )
        for case in getattr(workload, cases)
    ]
    assert max(errors) > 0
