"""Cases that nobody has seen: drawn alike every time, left out where a workload refuses them."""

import pytest

from gevo.errors import WorkloadError
from gevo.evaluate.scoring.survey import Effort
from gevo.validate.fresh import RESEEDED, RESIZED, default_seed, draw, explored


def sizes(cases):
    return [case.size["n"] for case in cases]


def test_new_seeds_and_new_sizes(tiny):
    fresh = tiny.fresh(seed=3)
    known = {(c.seed, c.sizes) for c in (*tiny.workload.train, *tiny.workload.heldout)}
    assert not known & {(c.seed, c.sizes) for c in fresh.cases}
    assert sizes(fresh.reseeded) == [100, 77]  # the workload has no third size
    assert len(fresh.resized) == RESIZED
    assert all(77 < n < 100 for n in sizes(fresh.resized))
    assert len(set(sizes(fresh.resized))) == RESIZED
    assert len({case.name for case in fresh.cases}) == len(fresh.cases)
    assert fresh.skipped == ()


def test_what_leads_a_search_has_no_held_out_sizes(tiny):
    """Not even those from which cases with corners of contents are made."""
    about = tiny.executor, tiny.baseline, tiny.workload
    held = tiny.workload.heldout[0].size["n"]
    assert held < tiny.workload.train[0].size["n"]
    for heldout in (True, False):
        fresh = draw(*about, 3, ends=2, heldout=heldout)
        fresh = explored(*about, fresh, Effort(combined=False), heldout=heldout)
        assert (held in sizes(fresh.all)) is heldout
        assert (held in sizes(fresh.reseeded)) is heldout
        assert any(case.values for case in fresh.survey.corners)


def test_the_seed_decides(tiny):
    assert tiny.fresh(seed=3) == tiny.fresh(seed=3)
    assert tiny.fresh(seed=3).cases != tiny.fresh(seed=4).cases
    assert default_seed(1) == default_seed(1) != default_seed(2)


def test_at_most_so_many_reseeded(tiny_with):
    more = "".join(f"[[train]]\nseed = {n}\nsizes = {{ n = {n} }}\n" for n in range(5, 12))
    tiny = tiny_with(lambda spec: spec + more)
    fresh = tiny.fresh()
    assert len(fresh.reseeded) == RESEEDED
    assert sizes(fresh.reseeded)[0] == tiny.workload.train[0].size["n"]


def test_no_new_sizes_where_the_workload_forbids_them(tiny_with):
    fresh = tiny_with(lambda spec: "new_sizes = false\n" + spec).fresh()
    assert len(fresh.reseeded) == 2
    assert fresh.resized == ()
    assert "0 with new sizes" in fresh.summary


def test_the_workload_may_bound_them(tiny_with):
    bounds = "[fresh]\nn = { low = 200, high = 400, multiple_of = 50 }\n"
    fresh = tiny_with(lambda spec: spec + bounds).fresh()
    assert set(sizes(fresh.resized)) < {200, 250, 300, 350, 400}


def test_what_the_workload_refuses_is_left_out_and_named(tiny_with):
    def even_only(spec):
        # An array cannot have half an element.
        spec = spec.replace('shape = ["n"]\ninit', 'shape = ["2 * whole"]\ninit')
        spec = spec.replace("[arrays.data]", '[derived]\nwhole = "n / 2"\n\n[arrays.data]')
        return spec.replace("n = 77", "n = 78") + "[fresh]\nn = [78, 100]\n"

    fresh = tiny_with(even_only).fresh(seed=2)
    assert len(fresh.resized) == RESIZED
    assert all(n % 2 == 0 for n in sizes(fresh.cases))
    assert fresh.skipped
    assert all("whole" in reason for reason in fresh.skipped)
    assert f"left out: {fresh.skipped[0]}" in fresh.summary


def test_what_the_unmodified_program_gets_wrong_is_left_out(tiny_with):
    """It disagrees with the reference where n is above 90 and not 100."""
    python = "import numpy as np\ndef reference(inputs, sizes):\n"
    python += "    wrong = 90 < sizes['n'] < 100\n"
    python += "    return {'out': inputs['data'] * 3 + wrong}\n"

    def edit(spec):
        return 'python = "wasteful.py"\nreference = "reference"\n' + spec

    tiny = tiny_with(edit, python)
    fresh = tiny.fresh()
    assert all(n <= 90 or n == 100 for n in sizes(fresh.cases))
    assert any("disagrees" in reason for reason in fresh.skipped)


def test_unknown_size(tiny_with):
    with pytest.raises(WorkloadError, match=r"fresh\.m: no such size"):
        tiny_with(lambda spec: spec + "[fresh]\nm = [1, 2]\n")


def test_cases_outside_the_domain_are_left_out(tiny_with):
    narrower = 'assume = ["n < 90 or n == 100", '
    fresh = tiny_with(lambda spec: spec.replace("assume = [", narrower)).fresh(seed=3)
    assert all(n < 90 for n in sizes(fresh.resized))
    assert any("'n < 90 or n == 100' does not hold in case" in one for one in fresh.skipped)
