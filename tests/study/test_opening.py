"""What a search tries before it draws edits by chance."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from gevo.program.load import load
from gevo.study.opening import Opening
from gevo.study.target import Target
from gevo.workload.spec import load as load_workload

KERNEL, SPEC = "kernels/nw.ll", "testcases/nw.toml"


def test_on_a_gpu_simt_tells_which_conditions_launches_fulfil() -> None:
    """A GPU's workers cannot, and none of them is asked."""
    program, unasked = load(KERNEL), cast(Any, None)
    target = Target(program, load_workload(SPEC), SPEC, "cuda", 0.0, 1)
    folder: Any = SimpleNamespace(journal=SimpleNamespace(read=list))
    opening = Opening(program, unasked, unasked, unasked, folder, unasked, target, ())
    told = opening.held()
    assert told.keys() == {"upper_left", "lower_right"}
    assert all("ntid.x == 32" in one for one in told.values())
