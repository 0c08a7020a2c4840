"""What the stages of a verdict run."""

from __future__ import annotations

from gevo.validate.runs import CHECKS, ORDERS_OF_THREADS, SCHEDULES, Cases
from gevo.workload.case import TestCase


def test_every_case_has_schedules_of_its_own():
    first, second, third = (TestCase(name, 1, ()) for name in "abc")
    check = next(one for one in CHECKS if one.name == ORDERS_OF_THREADS)
    plan = check.plan(Cases((first,), (second,), (third,)))
    drawn = {case: [o.schedule for c, o in plan if c == case] for case in (first, second, third)}
    assert drawn[first] == list(SCHEDULES)
    assert len({options.schedule for _, options in plan}) == len(plan) == 3 * len(SCHEDULES)
    policies = [(one.policy, one.late) for one in SCHEDULES]
    assert all([(s.policy, s.late) for s in found if s] == policies for found in drawn.values())
