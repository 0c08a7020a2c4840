import random
from collections import Counter
from itertools import islice, pairwise

import pytest

from gevo.errors import ConfigError
from gevo.tuning.parameter import Categorical, Discrete, Factorization, Permutation
from gevo.tuning.space import ListedSpace, Space

BLOCK = Space(
    {"x": Discrete((1, 2, 4, 8)), "y": Discrete((1, 2, 4, 8)), "kind": Categorical(("a", "b"))},
    ["x * y <= 16", "kind == 'a' or x > 1"],
)


def test_every_lists_what_the_constraints_allow() -> None:
    brute = [
        (x, y, kind)
        for x in (1, 2, 4, 8)
        for y in (1, 2, 4, 8)
        for kind in ("a", "b")
        if x * y <= 16 and (kind == "a" or x > 1)
    ]
    assert list(BLOCK.every()) == brute
    assert all(BLOCK.contains(one) for one in brute)
    assert not BLOCK.contains((8, 8, "a"))
    assert not BLOCK.contains((3, 1, "a"))
    assert not BLOCK.contains((1, 1))
    assert BLOCK.size == 32


def test_neighbours_make_one_allowed_step() -> None:
    assert set(BLOCK.neighbours((2, 8, "b"))) == {(2, 4, "b"), (2, 8, "a")}


def test_samples_are_uniform_over_the_allowed() -> None:
    rng = random.Random(3)
    counts = Counter(BLOCK.sample(rng) for _ in range(8800))
    allowed = list(BLOCK.every())
    assert set(counts) == set(allowed)
    statistic = sum((counts[one] - 400) ** 2 / 400 for one in allowed)
    assert len(allowed) == 22
    assert statistic < 21 + 5 * (2 * 21) ** 0.5


def test_sparse_spaces_are_sampled_by_building() -> None:
    names = "abcdefgh"
    space = Space(
        {name: Discrete(tuple(range(10))) for name in names},
        [f"{p} == {q}" for p, q in pairwise(names)],
    )
    rng = random.Random(5)
    found = {space.sample(rng) for _ in range(200)}
    assert found == {(i,) * 8 for i in range(10)}


def test_a_joined_condition_prunes_like_separate_ones() -> None:
    names = "abcdefgh"
    parameters = {name: Discrete(tuple(range(10))) for name in names}
    equal = [f"{p} == {q}" for p, q in pairwise(names)]
    separate, joined = Space(parameters, equal), Space(parameters, [" and ".join(equal)])
    assert list(joined.every()) == list(separate.every()) == [(i,) * 8 for i in range(10)]
    for seed in range(5):
        assert joined.sample(random.Random(seed)) == separate.sample(random.Random(seed))


def test_a_conjunct_may_guard_a_later_one() -> None:
    # `value > 1` looks at fewer parameters, but cannot be tested by itself.
    space = Space(
        {"value": Categorical(("auto", 1, 2)), "kind": Categorical(("text", "number"))},
        ["kind == ('text' if value == 'auto' else 'number') and (kind == 'text' or value > 1)"],
    )
    assert list(space.every()) == [("auto", "text"), (2, "number")]
    guarded = Space(
        {"value": Categorical(("auto", 1, 2)), "kind": Categorical(("auto", "number"))},
        ["kind == 'number' and value != kind and value != 'auto' and value > 1"],
    )
    assert list(guarded.every()) == [(2, "number")]


def test_a_dead_end_is_left_by_starting_anew() -> None:
    free = {name: Discrete(tuple(range(20))) for name in "bcdefgh"}
    space = Space(
        {"a": Discrete(tuple(range(6))), **free, "z": Discrete(tuple(range(6)))},
        ["a + z == 10"],  # any other `a` leaves 20 to the power of 7 ways to learn that
    )
    rng = random.Random(2)
    found = {space.sample(rng) for _ in range(5)}
    assert len(found) == 5
    assert all(one[0] == one[-1] == 5 for one in found)


def test_billions_of_configurations() -> None:
    space = Space(
        {
            "m": Factorization(2**12 * 3, 4),
            "n": Factorization(2**12, 4),
            "order": Permutation(tuple("ijklmn")),
            "unroll": Discrete(tuple(range(64))),
        },
        ["m[1] * n[1] <= 1024", "m[3] * n[3] <= 64"],
    )
    assert space.size > 10**9
    rng = random.Random(2)
    one = space.sample(rng)
    assert space.contains(one)
    assert all(space.contains(other) for other in space.neighbours(one))
    assert len(list(islice(space.every(), 5))) == 5


def test_fresh_ends_when_all_are_seen() -> None:
    rng, seen = random.Random(1), set()
    while (one := BLOCK.fresh(seen, rng)) is not None:
        assert one not in seen
        seen.add(one)
    assert seen == set(BLOCK.every())


def test_json_form_round_trips() -> None:
    space = Space(
        {"tile": Factorization(8, 2), "order": Permutation(("i", "j")), "k": Discrete((1,))}
    )
    one = ((2, 4), ("j", "i"), 1)
    assert space.as_dict(one) == {"tile": [2, 4], "order": ["j", "i"], "k": 1}
    assert space.configuration(space.as_dict(one)) == one


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"x": 1, "y": 1}, "'kind' has no value"),
        ({"x": 3, "y": 1, "kind": "a"}, "'x' cannot be 3"),
        ({"x": 1, "y": 1, "kind": "a", "z": 0}, "no parameter 'z'"),
    ],
)
def test_wrong_configurations_are_named(values: dict[str, object], says: str) -> None:
    with pytest.raises(ConfigError, match=says):
        BLOCK.configuration(values)


def test_a_space_that_allows_nothing_says_so() -> None:
    space = Space({"x": Discrete((1, 2))}, ["x > 2"])
    with pytest.raises(ConfigError, match="no configuration"):
        space.sample(random.Random(1))


def test_empty_spaces_are_refused() -> None:
    with pytest.raises(ConfigError, match="parameter"):
        Space({})
    with pytest.raises(ConfigError, match="configuration"):
        ListedSpace({"x": Discrete((1,))}, [])


def test_a_listed_space_holds_its_list() -> None:
    space = ListedSpace(
        {"x": Discrete((1, 2, 3)), "y": Discrete((1, 2))}, [(1, 1), (2, 2), (2, 1)]
    )
    assert list(space.every()) == [(1, 1), (2, 2), (2, 1)]
    assert set(space.neighbours((2, 1))) == {(1, 1), (2, 2)}
    assert {space.sample(random.Random(i)) for i in range(50)} == set(space.every())


CROWDED = {name: Discrete(tuple(range(1000))) for name in "abcd"}


def test_the_search_for_what_is_hardly_allowed_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gevo.tuning.space._LISTED", 3000)
    monkeypatch.setattr("gevo.tuning.space._RESTARTS", 2)
    hidden = Space(CROWDED, ["a + b + c + d == 3996"])
    with pytest.raises(ConfigError, match=r"tune: allow so little that no configuration"):
        hidden.require_allowed("tune")
    with pytest.raises(ConfigError, match="no configuration"):
        hidden.sample(random.Random(1))


def test_a_space_of_billions_whose_few_configurations_were_all_seen_is_used_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gevo.tuning.space._LISTED", 3000)
    monkeypatch.setattr("gevo.tuning.space._RESTARTS", 1)
    space = Space(CROWDED, ["a + b + c + d == 0"])
    assert space.fresh(set(), random.Random(1), tries=2) == (0, 0, 0, 0)
    assert space.fresh({(0, 0, 0, 0)}, random.Random(1), tries=2) is None
