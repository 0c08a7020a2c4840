"""Two thin matrices for a thick one: a product or convolution with weights of lower rank.

The factors are computed in the program itself, from the weights that it is given, by ops that
follow from them alone: they are run when weights are loaded (`gevo.program.stablehlo.hoist`), for
whatever weights these are, and go wherever the program goes.
"""

from __future__ import annotations

from math import prod

from gevo.errors import EditError
from gevo.program.base import Value
from gevo.program.stablehlo.build import LAST, Builder, Convolution, read_convolution, typed
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op

SHARES = {"half": 0.5, "quarter": 0.25}
"""Of the multiplications, that are left."""
ROUNDS = 6
"""Of the iteration: the error is then close to the least there is (see `_factors`)."""
_WIDE = "f64"


def rank_of(op: Op, share: str) -> int:
    """Rank at which so much is left of the multiplications; 0 where that is not possible."""
    sizes = _sizes(op)
    if sizes is None:
        return 0
    rows, columns = sizes
    rank = int(SHARES[share] * rows * columns / (rows + columns))
    return rank if 1 <= rank < min(rows, columns) else 0


def factored(op: Op, share: str, builder: Builder) -> Value:
    """The op with weights of that rank, as two ops."""
    rank, sizes = rank_of(op, share), _sizes(op)
    if not rank or sizes is None:
        raise EditError(f"{op.site.uid} has no weights of lower rank")
    x, weights = (slot.value for slot in op.site.slots)
    rows, columns = sizes
    left, right = _factors(builder, builder.reshaped(weights, (rows, columns)), rank)
    found = read_convolution(op)
    if found is None:
        thin = builder.product(x, left)
    else:
        *window, _ = typed(weights)[0]
        kernel = builder.reshaped(left, (*window, rank))
        attributes = ", ".join(f"{name} = {text}" for name, text in found.attributes.items())
        shape = (*found.shapes[2][:-1], rank)
        thin = builder.add("convolution", (x, kernel), shape, found.element, attributes)
    return builder.product(thin, right)


def _sizes(op: Op) -> tuple[int, int] | None:
    """Rows and columns of an op's weights: what it sums over, and what it makes of that."""
    found = read_convolution(op)
    if found is not None:
        shape = found.shapes[1]
        return (prod(shape[:-1]), shape[-1]) if _plain(found) else None
    if op.form.name != "stablehlo.dot_general" or op.form.own or len(op.site.slots) != 2:
        return None
    given, weights = (tensor(slot.type) for slot in op.site.slots)
    if given is None or weights is None or len(weights[0]) != 2 or weights[1] != "f32":
        return None
    if any(slot.value.type != slot.type for slot in op.site.slots):
        return None
    wanted = LAST.format(len(given[0]) - 1)
    plain = given[1] == weights[1] and wanted in op.form.before
    return (weights[0][0], weights[0][1]) if plain else None


def _plain(found: Convolution) -> bool:
    """Whether features come last everywhere, in one group."""
    given, kernel, made = found.layouts
    last = (given[-1], made[-1], *kernel[-2:]) == ("f", "f", "i", "o")
    return last and found.groups == 1 and found.element == "f32"


def _factors(builder: Builder, weights: Value, rank: int) -> tuple[Value, Value]:
    """Two matrices whose product is close to the closest of that rank.

    Subspace iteration from cosines, columns made orthogonal by Cholesky factors, in double
    precision (Halko, Martinsson and Tropp 2011, algorithm 4.4).
    """
    wide = builder.converted(weights, _WIDE)
    turned = builder.transposed(wide, (1, 0))
    basis = _cosines(builder, typed(wide)[0][1], rank)
    for _ in range(ROUNDS):
        basis = _orthogonal(builder, builder.product(wide, basis))
        basis = _orthogonal(builder, builder.product(turned, basis))
    left = builder.converted(builder.product(wide, basis), "f32")
    return left, builder.converted(builder.transposed(basis, (1, 0)), "f32")


def _cosines(builder: Builder, rows: int, columns: int) -> Value:
    """cos((i + 1) (j + 1)): a start that no weights are likely to be orthogonal to."""
    counts = [_counted(builder, (rows, columns), axis) for axis in (0, 1)]
    return builder.unary("cosine", builder.binary("multiply", *counts))


def _counted(builder: Builder, shape: tuple[int, ...], axis: int) -> Value:
    """1, 2, ... along a dimension."""
    places = builder.add("iota", (), shape, _WIDE, f"iota_dimension = {axis} : i64")
    ones = builder.broadcast(builder.scalar("1.0", _WIDE), shape, ())
    return builder.binary("add", places, ones)


def _orthogonal(builder: Builder, columns: Value) -> Value:
    """The same span with orthogonal columns of length 1."""
    (_, rank), element = typed(columns)
    gram = builder.product(builder.transposed(columns, (1, 0)), columns)
    places = [_counted(builder, (rank, rank), axis) for axis in (0, 1)]
    same = "comparison_direction = #stablehlo<comparison_direction EQ>"
    diagonal = builder.add("compare", places, (rank, rank), "i1", same)
    little = builder.broadcast(builder.scalar("1.0e-12", element), (rank, rank), ())
    ridge = builder.binary("multiply", builder.converted(diagonal, element), little)
    lower = "lower = true"
    factor = builder.add(
        "cholesky", (builder.binary("add", gram, ridge),), (rank, rank), element, lower
    )
    how = (
        "left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, "
        "unit_diagonal = false"
    )
    return builder.add("triangular_solve", (factor, columns), typed(columns)[0], element, how)
