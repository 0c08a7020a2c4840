"""Cases at the corners of what a workload allows, and mixtures of them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gevo.workload.case import Role
from gevo.workload.corners import LARGEST, mixtures, size_corners, value_corners
from gevo.workload.spec import load

TAIL = "[[train]]"
HOTSPOT = Path(__file__).parents[2] / "testcases" / "hotspot.toml"


def workload(write, fresh=""):
    return load(
        write(
            (
                TAIL,
                f"{fresh}\n{TAIL}",
            )
        )
        if fresh
        else write()
    )


def sizes(found):
    return [one.case.size["n"] for one in found]


def values(found):
    base = found.train[0]
    return list(value_corners(base, found.described(base), found.scalars))


def test_sizes_around_blocks_and_known_ones(write):
    found = sizes(size_corners(workload(write), [4]))
    assert found[0] == 1
    assert {3, 4, 5, 7, 9, 11, 13} <= set(found)
    assert not {8, 12} & set(found), "these are the workload's own"
    assert max(found[:-2]) <= 13
    assert found[-2:] == [25, 257]  # 2 * 12 + 1, and what no byte holds


def test_the_largest_cases_are_alone_in_their_groups(write):
    found = list(size_corners(workload(write), [4]))
    assert [one.group for one in found[:-2]] == [""] * (len(found) - 2)
    assert [one.group for one in found[-2:]] == [LARGEST, f"{LARGEST} n"]


def test_declared_sizes_are_kept_to(write):
    bounds = "[fresh]\nn = { low = 8, high = 80, multiple_of = 8 }"
    found = sizes(size_corners(workload(write, bounds), [4, 32]))
    assert set(found) <= set(range(8, 81, 8))
    assert {16, 80} <= set(found)


def test_no_sizes_where_the_workload_forbids_new_ones(write):
    path = write(('program = "k.ll"', 'program = "k.ll"\nnew_sizes = false'))
    assert sizes(size_corners(load(path), [4])) == []


def test_no_case_is_proposed_twice(write):
    found = workload(write)
    cases = [one.case for one in size_corners(found, [4, 8])]
    assert len({case.sizes for case in cases}) == len(cases)
    assert len({case.seed for case in cases}) == len(cases)
    statements = [one.case.values for one in values(found) if not one.group]
    assert len(set(statements)) == len(statements)


def test_doubles_are_drawn_that_no_float_holds(write):
    floats = [one.case.values for one in values(workload(write))]
    doubles = [one.case.values for one in values(load(write(('"f32"', '"f64"'))))]
    assert ("x = 1e+300",) in doubles
    assert ("x = 1e+300",) not in floats


def test_what_a_group_leaves_out_is_proposed_alone(write):
    proposed = list(values(workload(write)))
    alone = {one.case.values for one in proposed if not one.group}
    (first, *rest) = [one.case.values for one in proposed if one.group.endswith(" other")]
    assert first not in alone
    assert rest
    assert set(rest) <= alone


def test_the_same_cases_every_time(write):
    first, second = workload(write), workload(write)
    assert list(size_corners(first, [4])) == list(size_corners(second, [4]))
    assert values(first) == values(second)


def test_values_that_matter_are_among_them(write):
    statements = {text for one in values(workload(write)) for text in one.case.values}
    strange = "sprinkled(x, nan, -nan, gpu_nan, -gpu_nan)"
    for wanted in ("x = 0", "negated(x)", strange, "sorted(x)", "factor = 0.0"):
        assert wanted in statements
    assert "y = 0" not in statements, "what holds nothing at the beginning cannot be changed"


def test_every_statement_is_one_that_the_workload_takes(write):
    found = workload(write)
    for one in values(found):
        assert len(found.checked(one.case).values) == len(one.case.values)


def test_largest_magnitudes_come_first_in_their_group(write):
    large = [
        float(one.case.values[0].partition(" = ")[2])
        for one in values(workload(write))
        if one.group == "x large"
    ]
    assert large == sorted(large, reverse=True)
    assert len(large) > 3


def test_every_scalar_has_another_value_before_arrays_use_up_the_cases():
    found = load(HOTSPOT)
    first = values(found)[: 3 * len(found.scalars)]
    assert {one.group for one in first} == {f"{name} other" for name in found.scalars}
    for one in first:
        name, _, value = one.case.values[0].partition(" = ")
        assert float(value) != found.scalars[name]


def test_what_scratch_holds_comes_last():
    found = load(HOTSPOT)
    scratch = [f.name for f in found.described(found.train[0]) if f.role is Role.SCRATCH]
    alone = [one.case.values[0] for one in values(found) if len(one.case.values) == 1]
    about = [any(name in text for name in scratch) for text in alone]
    assert about == sorted(about)
    assert any(about)


@pytest.fixture
def pools(write):
    found = workload(write)
    return [*found.train, *found.heldout], [one.case for one in values(found)]


def test_mixtures_have_sizes_of_one_case_and_statements_of_others(pools):
    bases, corners = pools
    pool = {text for case in corners for text in case.values}
    found = mixtures(bases, corners, 20, 5)
    assert 10 < len(found) <= 20
    for case in found:
        assert case.sizes in {base.sizes for base in bases}
        assert 1 <= len(case.values) <= 3
        assert set(case.values) <= pool
        assert len(set(case.values)) == len(case.values)
    assert any(len(case.values) > 1 for case in found)


def test_mixtures_name_no_place_that_smaller_arrays_lack(pools):
    bases, corners = pools
    placed = [replace(corners[0], values=(f"x[{n}] = 1",)) for n in (0, 7, 40)]
    texts = {text for case in mixtures(bases, placed, 40, 1) for text in case.values}
    assert texts == {"x[0] = 1"}


def test_mixtures_follow_from_the_seed(pools):
    assert mixtures(*pools, 12, 5) == mixtures(*pools, 12, 5)
    assert mixtures(*pools, 12, 5) != mixtures(*pools, 12, 6)


def test_no_mixture_is_there_twice(pools):
    found = mixtures(*pools, 30, 1)
    assert len({replace(case, name="") for case in found}) == len(found)


def test_nothing_to_mix(pools):
    bases, corners = pools
    assert mixtures(bases, corners, 0, 1) == ()
    assert mixtures(bases, bases, 9, 1) == ()


def test_integers_that_floats_round_are_there_as_far_as_the_domain_allows(write):
    whole = write(('dtype = "f32"', 'dtype = "i32"'), ("uniform", "integers"))
    text = whole.read_text().replace('"integers"', '"integers", low = 0, high = 4')

    def found(statement):
        domain = f'[domain]\nassume = ["{statement}"]\n[[train]]'
        whole.write_text(text.replace("[[train]]", domain, 1))
        texts = [t for t, _ in at_ends(load(whole)) if t.startswith("cycle(x, 3, 8")]
        return [[int(n) for n in t.rstrip(")").split(", ")[1:]] for t in texts]

    assert found("0 <= x <= 67000000") == [[3, 8, 2**24 + 1, 4097**2 - 1]]
    assert found("0 <= x <= 1000") == []
    ((*some, last),) = found("n > 0")
    # Just above the middle of two bfloats, which it is once it is a float.
    beside = 2**30 + 2**22 + 1
    assert beside in some
    assert float(np.float32(beside)) == beside - 1
    assert last == 46340**2 - 1
    assert int(np.sqrt(np.float32(last))) ** 2 > last


def bounded(write, *statements):
    """The workload with a domain."""
    made = f"[domain]\nassume = {list(statements)}\n{TAIL}".replace("'", '"')
    return load(write((TAIL, made)))


def at_ends(found):
    base = found.train[0]
    facts = found.described(base)
    return [
        (one.case.values[-1], one.group)
        for one in value_corners(base, facts, found.scalars, bounds=found.bounds(base))
    ]


def test_the_ends_of_the_domain_are_proposed_for_contents_and_scalars(write):
    found = at_ends(bounded(write, "0 <= x <= 96", "1 <= factor and factor < 48"))
    assert {("x = 96.0", ""), ("x = 0.0", ""), ("x = 48.0", "")} <= set(found)
    assert {("x = uniform(0.0, 96.0)", ""), ("cycle(x, 0.0, 96.0)", "")} <= set(found)
    assert {("factor = 48.0", ""), ("factor = 1.0", ""), ("factor = 24.5", "")} <= set(found)


def test_an_end_of_integers_may_be_just_outside(write):
    path = write(('dtype = "f32"', 'dtype = "i32"'), ("uniform", "integers"))
    text = path.read_text().replace('"integers"', '"integers", low = 0, high = 4')
    path.write_text(text.replace("[[train]]", '[domain]\nassume = ["0 <= x < 8"]\n[[train]]', 1))
    found = at_ends(load(path))
    for one in ("x = 8", "x = 7"):
        assert (one, "x most") in found
    assert ("x = integers(0, 8)", "x within") in found
    assert ("x = 0", "x least") in found


@pytest.mark.parametrize(("most", "there"), [(40, True), (64, True), (1000, False)])
def test_the_end_of_the_domain_is_a_size_unless_it_is_far(write, most, there):
    found = sizes(size_corners(bounded(write, f"n <= {most}"), [4]))
    assert (most in found) is there
    assert (most - 1 in found) is there


def test_all_floats_are_subnormal_together():
    found = load(HOTSPOT)
    few = [one.case for one in values(found) if "e-39" in one.case.values[0]]
    (case,) = [case for case in few if len(case.values) > 1]
    held = {b.name: b.array for b in found.launches(case).buffers}
    for text in case.values:
        array = held[text.partition(" = ")[0]]
        assert 0 < array.min() <= array.max() < np.finfo(np.float32).tiny


def of_bytes(write, size):
    """Statements about an array of bytes that a generator fills from 0 to 9 only."""
    path = write(('dtype = "f32"', 'dtype = "u8"'), ("uniform", "integers"))
    text = path.read_text().replace('"integers"', '"integers", low = 0, high = 10')
    path.write_text(text)
    found = load(path)
    base = replace(found.train[0], sizes=(("n", size),))
    return [
        (one.case.values[-1], one.group) for one in value_corners(base, found.described(base), {})
    ]


def test_bytes_take_every_value(write):
    found = of_bytes(write, 300)
    assert found[1] == ("counted(x, 0, 255)", "x every 0"), "only zeros come first"
    assert ("counted(x, 0, 9)", "x every 0") in found, "where the kernel takes no other"


def test_every_byte_is_there_in_several_cases_if_arrays_are_short(write):
    parts = [one for one in of_bytes(write, 64) if "every" in one[1]]
    assert parts[:4] == [
        (f"counted(x, {n}, {n + 63})", f"x every {n // 64}") for n in (0, 64, 128, 192)
    ]
    assert len({group for _, group in of_bytes(write, 8) if "every" in group}) == 8


def test_a_scalar_that_may_be_few_numbers_takes_each(write):
    base = workload(write).train[0]
    found = list(value_corners(base, [], {"op": 3}, bounds={"op": (0, 7)}))
    assert {(f"op = {n}",) for n in range(8)} <= {
        one.case.values for one in found if not one.group
    }


def test_scalars_and_arrays_are_as_large_as_fast_division_takes_for_infinite():
    found = load(HOTSPOT)
    both = [one.case.values for one in values(found) if "dt = 1e38" in one.case.values]
    assert any(text.startswith("power = uniform(1e38") for text in both[0])
