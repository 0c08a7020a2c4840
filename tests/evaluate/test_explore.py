"""The climb reaches conditions on sizes, on scalars and on data, and stays within its budget."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.contrast import NEIGHBOURS, Contraster, Explorer, neighbours
from tests.smallkernel import module, small, unless


@pytest.fixture
def explorer(tmp_path):
    """An explorer of a kernel with this body, on the workload's own cases."""

    def explorer(body, *changes, budget=200, accept=lambda case: True):
        made = small(tmp_path, module(body), *changes)
        contraster = Contraster(made.scorer)
        cases = (*made.scorer.workload.train, *made.scorer.workload.heldout)
        base = contraster.base(cases)

        def run(case):
            tried = contraster.trier.decide(case)
            return {} if tried.outside else tried.decided

        workload = made.scorer.workload
        return Explorer(workload, base.decided, run, accept, base.seen, budget, [])

    return explorer


def open_sides(explorer):
    return sorted(explorer.decided.reached - explorer.decided.taken)


def climbed(explorer):
    goals = open_sides(explorer)
    assert goals
    explorer.climb(goals)
    return set(goals) <= explorer.decided.taken


def test_a_size(explorer):
    one = explorer(unless("icmp eq i32 %n, 57", "0"))
    assert climbed(one)
    assert [case.size["n"] for case in one.found] == [57]


def test_a_scalar_threshold(explorer):
    one = explorer(unless("icmp sgt i32 %s, 5000", "0"))
    assert climbed(one)
    (case,) = one.found
    (text,) = case.values
    assert text.startswith("s = ")
    assert int(text.partition(" = ")[2]) > 5000


def test_a_number_in_the_data(explorer):
    one = explorer(unless("icmp eq i32 %v, 4711", "0"))
    assert climbed(one)
    (case,) = one.found
    assert "4711" in case.values[0]


def test_a_float_threshold(explorer, tmp_path):
    body = """  %f = sitofp i32 %s to float
  %cond = fcmp ogt float %f, 900.0
  %r = select i1 %cond, i32 0, i32 %v"""
    one = explorer(body)
    assert climbed(one)


def test_what_no_input_reaches_costs_no_more_than_the_budget(explorer):
    body = """  %low = and i32 %v, 7
  %cond = icmp eq i32 %low, 9
  %other = mul i32 %v, 3
  store volatile i32 %low, ptr %py, align 4
  %kept = load volatile i32, ptr %py, align 4
  %never = icmp sgt i32 %kept, 8
  %r = select i1 %never, i32 0, i32 %other"""
    one = explorer(body, budget=7)
    assert not climbed(one)
    assert one.budget == 0
    assert one.found == []


def test_a_case_that_is_not_accepted_is_not_kept(explorer):
    asked = []
    one = explorer(unless("icmp eq i32 %n, 57", "0"), accept=lambda case: bool(asked.append(case)))
    assert not climbed(one)
    assert 57 in {case.size["n"] for case in asked}
    assert one.found == []


def test_a_case_is_run_once(explorer):
    one = explorer(unless("icmp eq i32 %n, 57", "0"))
    case = next(iter(one.seen))
    assert one.visit(case) is one.seen[case]
    assert one.budget == 200


def test_the_same_way_every_time(explorer):
    found = []
    for _ in range(2):
        one = explorer(unless("icmp sgt i32 %s, 5000", "0"))
        climbed(one)
        found.append((one.found, one.budget))
    assert found[0] == found[1]


def test_neighbours_differ_and_keep_to_declared_sizes(tmp_path):
    bounds = ("[[train]]", "[fresh]\nn = { low = 32, high = 96, multiple_of = 8 }\n\n[[train]]")
    workload = small(tmp_path, module(), bounds).scorer.workload
    case = workload.train[0]
    found = list(neighbours(workload, case, 8.0, [12]))
    assert 0 < len(found) <= NEIGHBOURS
    assert len(set(found)) == len(found)
    assert case not in found
    assert {one.size["n"] for one in found} == {56, 64, 72}
    texts = {text for one in found for text in one.values}
    assert {"s = 11", "s = -5", "s = 4", "x = 12"} <= texts
