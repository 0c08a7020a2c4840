"""What a search tries before it draws edits by chance."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from gevo.edits.passes import Count, Unroll
from gevo.edits.propose import moves
from gevo.program.load import load
from gevo.study.opening import Opening, spread
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


def test_of_what_is_tried_each_kind_and_each_loop_has_its_turn_early() -> None:
    every = list(moves(load("kernels/streamcluster.ll")))
    tried = spread(every)
    assert sorted(map(str, tried)) == sorted(map(str, every))
    kinds = {edit.kind for edit in every}
    assert kinds == {edit.kind for edit in tried[: len(kinds)]}
    unrolled = [edit.uid for edit in tried if isinstance(edit, Unroll)]
    loops = set(unrolled)
    assert len(loops) == 6
    assert set(unrolled[:6]) == loops
    assert any(isinstance(edit, Count) for edit in tried[: len(kinds)])
