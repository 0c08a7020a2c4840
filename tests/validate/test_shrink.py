"""A case that fails gets as small as it can and still fails."""

import pytest

from gevo.validate.counterexamples import MOST, shrink
from gevo.workload.case import TestCase

STATEMENTS = ("x = 0", "sorted(data)", "data = 5")


def case(n=97, seed=77, values=STATEMENTS):
    return TestCase("found", seed, (("n", n),), values)


@pytest.fixture
def workload(tiny):
    return tiny.workload


@pytest.mark.parametrize("least", [1, 23, 60])
def test_the_smallest_size_that_fails(workload, least):
    small = shrink(case(), workload, lambda one: one.size["n"] >= least)
    assert small.size["n"] == least
    assert small.values == ()
    assert small.seed == 1


def test_only_the_statement_that_matters_is_kept(workload):
    small = shrink(case(), workload, lambda one: "data = 5" in one.values)
    assert small.values == ("data = 5",)
    assert small.size["n"] == 1


def test_the_seed_is_kept_where_it_matters(workload):
    small = shrink(case(), workload, lambda one: one.seed == 77)
    assert (small.seed, small.size["n"], small.values) == (77, 1, ())


def test_where_nothing_smaller_fails_the_case_stays(workload):
    found = case()
    assert shrink(found, workload, lambda one: False) == TestCase(
        "smallest", found.seed, found.sizes, found.values
    )


@pytest.mark.parametrize("modulus", [5, 9, 17])
def test_it_never_gives_a_case_that_passes(workload, modulus):
    def fails(one):
        return one.size["n"] % modulus == 3 and (len(one.values) != 1 or one.seed == 77)

    found = case(n=3 + 4 * modulus)
    assert fails(found)
    assert fails(shrink(found, workload, fails))


def test_it_tries_no_more_than_so_many(workload):
    tried = []
    shrink(case(), workload, lambda one: bool(tried.append(one)))
    assert 0 < len(tried) <= MOST


@pytest.mark.parametrize("least", [6, 7])
def test_where_there_is_too_much_to_try_it_gives_what_it_has(workload, least):
    """Any so many of the statements fail: each may be dropped, but not all."""
    found = case(n=900, values=tuple(f"data[{n}] = 5" for n in range(8)))
    tried = []

    def fails(one):
        tried.append(one)
        return len(one.values) >= least and one.size["n"] % 11 == 900 % 11

    small = shrink(found, workload, fails)
    assert len(tried) <= MOST
    assert fails(small)


def test_declared_sizes_are_kept_to(tiny_with):
    bounds = "[fresh]\nn = { low = 20, high = 100, multiple_of = 10 }\n"
    workload = tiny_with(lambda spec: spec + bounds).workload
    tried = []
    small = shrink(case(n=90), workload, lambda one: bool(tried.append(one)) or one.size["n"] > 34)
    assert small.size["n"] == 40
    assert {one.size["n"] for one in tried} <= set(range(20, 101, 10))


def test_sizes_that_may_not_change_stay(tiny_with):
    workload = tiny_with(lambda spec: "new_sizes = false\n" + spec).workload
    assert shrink(case(n=77), workload, lambda one: True).size["n"] == 77
