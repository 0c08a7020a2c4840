"""What leads the drawing of edits: what has paid, here and on other programs."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from gevo.edits.operators import Copy, Delete
from gevo.edits.patch import Patch
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Site
from gevo.search.credit import FLOOR, LEAST, MOST, WINDOW, CodeLine, Credit, added_edit
from gevo.search.individual import Individual, Origin
from gevo.search.prior import Count, Prior, shipped

HOT, COLD = CodeLine("kernel", 1), CodeLine("kernel", 2)
SITES = [
    Site(f"u{n}", "fadd" if n % 2 else "load", "f32", (), False, *place)
    for n, place in enumerate([HOT, HOT, COLD, COLD, COLD, COLD])
]
KINDS = ("copy", "delete")


def measured(time_ns: float, outcome: Outcome = Outcome.OK) -> Measurement:
    return Measurement(outcome, times_ns=(time_ns,), error=0.0)


BASELINE = Individual(0, Patch(), "baseline", measured(100.0))


def child(number: int, kind: str, uid: str, time_ns: float, wrong: bool = False) -> Individual:
    name = f"e{number:012x}"
    edit = Copy(name, 1, uid, "u5") if kind == "copy" else Delete(name, 1, uid)
    found = measured(time_ns, Outcome.WRONG if wrong else Outcome.OK)
    return Individual(number, Patch((edit,)), f"d{number}", found, Origin.MUTATION, (0,))


def credit(heat=None, prior=None) -> Credit:
    made = Credit(KINDS, SITES, heat or {}, prior or Prior())
    made.learn(BASELINE)
    return made


def test_a_kind_that_pays_is_drawn_more_often_and_the_other_keeps_its_floor():
    now = credit()
    assert now.chances == pytest.approx({"copy": 0.5, "delete": 0.5})
    for number in range(1, 41):
        gains = number % 2
        now.learn(child(number, "delete" if gains else "copy", "u0", 90.0 if gains else 100.0))
    assert now.chances["delete"] > 0.7
    assert now.chances["copy"] >= FLOOR / 2
    assert sum(now.chances.values()) == pytest.approx(1.0)
    drawn = Counter(now.kind(random.Random(n)) for n in range(200))
    assert drawn["delete"] > 2 * drawn["copy"] > 0


def test_what_paid_long_ago_is_forgotten():
    now = credit()
    now.learn(child(1, "delete", "u0", 50.0))
    assert now.chances["delete"] > now.chances["copy"]
    for number in range(2, 2 + WINDOW):
        now.learn(child(number, "copy" if number % 2 else "delete", "u0", 100.0))
    assert now.chances["delete"] == pytest.approx(now.chances["copy"])


def test_a_wrong_variant_pays_nothing_however_fast():
    now = credit()
    for number in range(1, 41):
        now.learn(child(number, "delete", "u0", 1.0, wrong=True))
    assert now.chances["delete"] < now.chances["copy"]


def test_sites_where_time_is_spent_are_drawn_more_often():
    now = credit(heat={HOT: 90.0, COLD: 10.0})
    hot, cold = now.weight("delete", SITES[0]), now.weight("delete", SITES[2])
    assert hot / cold == now.expected("delete", SITES[0]) / now.expected("delete", SITES[2])
    assert hot > 3 * cold >= 3 * LEAST * LEAST * LEAST
    assert credit().weight("delete", SITES[0]) == credit().weight("delete", SITES[2])


def test_a_place_where_edits_gained_is_drawn_more_often():
    now = credit()
    for number in range(1, 41):
        gains = number % 4 == 0
        now.learn(child(number, "delete", "u0" if gains else "u3", 90.0 if gains else 100.0))
    assert now.weight("copy", SITES[0]) > 2 * now.weight("copy", SITES[2])
    assert now.expected("copy", SITES[0]) == now.expected("copy", SITES[2])


def test_learning_twice_is_as_good_as_once():
    one, two = credit(), credit()
    for number in range(1, 9):
        some = child(number, "delete", "u0", 90.0)
        one.learn(some)
        two.learn(some)
        two.learn(some)
    assert one.chances == two.chances
    assert one.weight("copy", SITES[0]) == two.weight("copy", SITES[0])


def test_only_one_edit_more_than_the_parent_has_counts():
    first = child(1, "delete", "u0", 90.0)
    known = {0: BASELINE, 1: first}
    assert added_edit(first, known) == first.patch.edits[0]
    both = Patch((*first.patch, *child(2, "copy", "u1", 90.0).patch))
    second = replace(first, id=3, patch=both, parents=(1,))
    assert added_edit(second, known) == both.edits[1]
    assert added_edit(replace(second, parents=(0,)), known) is None
    assert added_edit(replace(second, origin=Origin.CROSSOVER), known) is None


def test_a_table_of_other_programs_leads_from_the_start():
    prior = Prior(
        {"copy": Count(1000, 5), "delete": Count(1000, 45)},
        {("delete", "load"): Count(100, 20), ("delete", "fadd"): Count(900, 25)},
    )
    now = credit(prior=prior)
    assert now.chances["delete"] > now.chances["copy"] >= FLOOR / 2
    assert now.weight("delete", SITES[0]) > now.weight("delete", SITES[1])
    assert prior.of_site("delete", "store") == pytest.approx(1.0)
    assert Prior.from_json(prior.to_json()) == prior


def test_the_shipped_table_knows_the_five_kinds_and_moves():
    known = set(shipped().kinds)
    assert {"copy", "delete", "move", "replace", "swap", "unroll", "warp_barrier"} <= known
    assert all(0 < shipped().of_kind(kind) < 20 for kind in known)


def test_what_is_known_of_other_kinds_changes_nothing_for_the_five():
    """Searches by these alone go as they did."""
    some = {"copy": Count(1000, 5), "delete": Count(1000, 45)}
    alone, beside = Prior(some), Prior({**some, "unroll": Count(100, 90)})
    assert [beside.of_kind(kind) for kind in some] == [alone.of_kind(kind) for kind in some]
    assert beside.of_kind("unroll") > MOST
    assert beside.of_kind("peel") == pytest.approx(1.0)


def test_with_a_profile_each_site_is_a_place():
    """Those that take long are drawn more often, also of one line."""
    slow, fast = SITES[:2]
    led = Credit(KINDS, SITES, {}, Prior(), {slow.uid: 9e3, fast.uid: 1.0})
    plain = Credit(KINDS, SITES, {}, Prior(), {})
    assert led.weight("delete", slow) > led.weight("delete", fast)
    assert plain.weight("delete", slow) == plain.weight("delete", fast)
