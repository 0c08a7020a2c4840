import tomllib

import pytest

from gevo.errors import ConfigError
from gevo.tuning.declare import read_space
from gevo.tuning.parameter import Categorical, Discrete, Factorization, Permutation

GOOD = """
constraints = ["x <= tile[0]"]
quantities = ["x * tile[1]"]
other = "is none of our business"
[parameters]
x = { discrete = [1, 2, 4] }
layout = { categorical = ["row", "column"] }
order = { permutation = ["i", "j", "k"] }
tile = { factorization = { product = 64, parts = 3 } }
"""


def test_all_kinds_constraints_and_quantities() -> None:
    space = read_space(tomllib.loads(GOOD))
    assert space.names == ("x", "layout", "order", "tile")
    assert space.parameters == (
        Discrete((1, 2, 4)),
        Categorical(("row", "column")),
        Permutation(("i", "j", "k")),
        Factorization(64, 3),
    )
    assert space.allows((2, "row", ("i", "j", "k"), (2, 32, 1)))
    assert not space.allows((2, "row", ("i", "j", "k"), (1, 64, 1)))
    (found,) = space.quantities
    assert (found.names, found.value(2, (2, 32, 1))) == (("x", "tile"), 64)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "tune.parameters: is missing"),
        ("[paramters]\nx = 1", "tune.parameters: is missing (did you mean 'paramters'?)"),
        ("parameters = 3", "tune.parameters: must be a table"),
        ("[parameters]", "tune.parameters: declares no parameter"),
        ("[parameters]\nx = [1]", "tune.parameters.x: must be a table"),
        ("[parameters]\nx = {}", "tune.parameters.x: needs exactly one of"),
        (
            "[parameters]\nx = { discret = [1] }",
            "tune.parameters.x.discret: unknown key, did you mean 'discrete'?",
        ),
        ("[parameters]\nx = { discrete = 4 }", "tune.parameters.x.discrete: must be a list"),
        ("[parameters]\nx = { discrete = [] }", "tune.parameters.x.discrete: needs at least"),
        ("[parameters]\nx = { discrete = [1, 1] }", "tune.parameters.x.discrete: has a value"),
        ("[parameters]\nx = { discrete = [[1]] }", "tune.parameters.x.discrete[0]: must be"),
        (
            "[parameters]\nx = { factorization = { product = 8 } }",
            "tune.parameters.x.factorization.parts: is missing",
        ),
        (
            "[parameters]\nx = { factorization = { product = 8, part = 2 } }",
            "tune.parameters.x.factorization.part: unknown key, did you mean 'parts'?",
        ),
        (
            "[parameters]\nx = { factorization = { product = 8.5, parts = 2 } }",
            "tune.parameters.x.factorization.product: must be an integer",
        ),
        (
            "[parameters]\nx = { factorization = { product = 0, parts = 2 } }",
            "tune.parameters.x.factorization: 'product' must be at least 1",
        ),
        ('[parameters]\n"a b" = { discrete = [1] }', "tune.parameters.a b: is not a name"),
        ('constraints = "x"\n[parameters]\nx = { discrete = [1] }', "tune.constraints: must be"),
        ("constraints = [3]\n[parameters]\nx = { discrete = [1] }", "tune.constraints[0]: must"),
        (
            'constraints = ["x > 0", "y > 0"]\n[parameters]\nx = { discrete = [1] }',
            "tune.constraints[1]: 'y > 0': there is no 'y'",
        ),
        (
            'quantities = ["x", "y"]\n[parameters]\nx = { discrete = [1] }',
            "tune.quantities[1]: 'y': there is no 'y'",
        ),
        (
            'constraints = ["x > 1"]\n[parameters]\nx = { discrete = [1] }',
            "tune.constraints: allow no configuration",
        ),
        (
            "constraints = [\"x > 'a'\"]\n[parameters]\nx = { discrete = [1] }",
            "tune.constraints[0]: \"x > 'a'\" fails",
        ),
    ],
)
def test_errors_name_the_key(text: str, says: str) -> None:
    with pytest.raises(ConfigError) as caught:
        read_space(tomllib.loads(text))
    assert str(caught.value).startswith(says)
