"""Rugged, constrained spaces of which the optimum is known: imagined kernels on imagined GPUs.

Recordings of whole spaces are few, and a strategy that is judged on the spaces it was made for
proves little. These are drawn by number, as many as are wanted. They have what recorded spaces
have: parameters that matter only as products (the threads of a block, the width of a tile) and
only in steps (whole warps, resident blocks, waves), conditions on them that are not told,
switches that help here and hurt there, configurations that fail when they are launched, and a few
per cent of chance in every time. The times are formulas', nobody's GPU's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
from numpy.typing import NDArray

from gevo.tuning.parameter import Categorical, Discrete, Parameter
from gevo.tuning.recorded import Recording
from gevo.tuning.space import Configuration, ListedSpace

Floats = NDArray[np.float64]
Columns = Mapping[str, Floats]
"""Of each numeric parameter its values, shape (configurations,)."""

_PRODUCT = 300_000
"""Configurations of the product, from which conditions choose."""
_LEAST, _LARGEST = 2_000, 40_000
"""Configurations that are allowed."""
_WIDTHS: Sequence[Sequence[int]] = (
    (16, 32, 64, 128, 256),
    tuple(range(16, 257, 16)),
    tuple(range(32, 1025, 32)),
    (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024),
)
_HEIGHTS: Sequence[Sequence[int]] = ((1, 2, 4, 8, 16), (1, 2, 4, 8, 16, 32), tuple(range(1, 9)))
_TILES: Sequence[Sequence[int]] = (
    (1, 2, 3, 4),
    (1, 2, 4, 8),
    tuple(range(1, 9)),
    (1, 2, 4, 6, 8, 10, 12, 16),
)
_DEPTHS: Sequence[Sequence[int]] = ((1, 2, 4, 8), tuple(range(1, 6)), (0, 1), (0, 1, 2, 4))


def rugged(number: int) -> Recording:
    """The landscape of this number, wholly measured: 2,000 to 40,000 configurations.

    About half are stencils (blocks and tiles of two dimensions), the others products of matrices
    (tiles that threads and vectors must divide). The same number gives the same landscape.
    """
    for attempt in count():
        rng = np.random.default_rng([number, attempt])
        kernel = _stencil(rng) if rng.random() < 0.5 else _matrices(rng)
        found = _measured(kernel, rng, number)
        if found is not None:
            return found
    raise AssertionError("unreachable")


@dataclass(frozen=True)
class _Kernel:
    """What is tuned.

    Attributes:
        parameters: By name.
        traits: What the time depends on beside the parameters, by name, all above 0:
            `threads` of a block, `tile` (results of a thread), `wide` and `high` (results of a
            block in two dimensions), `lanes` (threads next to each other in memory).
        allowed: What the conditions allow, shape (configurations,).
    """

    parameters: Mapping[str, Parameter]
    columns: Columns
    traits: Columns
    allowed: NDArray[np.bool_]

    @property
    def switches(self) -> list[str]:
        """The parameters that the traits do not follow from."""
        return [name for name in self.parameters if name.startswith(("use", "method", "depth"))]


def _pick(rng: np.random.Generator, options: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(options[int(rng.integers(len(options)))])


def _switches(rng: np.random.Generator) -> dict[str, Parameter]:
    found: dict[str, Parameter] = {
        f"use_{i}": Discrete((0, 1)) for i in range(int(rng.integers(1, 4)))
    }
    if rng.random() < 0.4:
        found["method"] = Categorical(
            ("plain", "split", "fused", "late")[: int(rng.integers(3, 5))]
        )
    if rng.random() < 0.6:
        found["depth"] = Discrete(_pick(rng, _DEPTHS))
    return found


def _columns(parameters: Mapping[str, Parameter]) -> Columns:
    """The product, in the order in which `itertools.product` makes it; texts by their rank."""
    axes: list[Floats] = []
    for parameter in parameters.values():
        values = list(parameter.values())
        numeric = all(isinstance(value, int) for value in values)
        axes.append(np.array(values if numeric else range(len(values)), dtype=np.float64))
    grid = np.meshgrid(*axes, indexing="ij")
    return {name: one.ravel() for name, one in zip(parameters, grid, strict=True)}


def _stencil(rng: np.random.Generator) -> _Kernel:
    """Blocks of threads, each of which computes a tile; few conditions, on their products."""
    parameters: dict[str, Parameter] = {
        "block_x": Discrete(_pick(rng, _WIDTHS)),
        "block_y": Discrete(_pick(rng, _HEIGHTS)),
        "tile_x": Discrete(_pick(rng, _TILES)),
        "tile_y": Discrete(_pick(rng, _TILES)),
        **_switches(rng),
    }
    c = _columns(parameters)
    threads = c["block_x"] * c["block_y"]
    traits = {
        "threads": threads,
        "tile": c["tile_x"] * c["tile_y"],
        "wide": c["block_x"] * c["tile_x"],
        "high": c["block_y"] * c["tile_y"],
        "lanes": c["block_x"],
    }
    allowed = (threads >= int(rng.choice((16, 32, 64)))) & (threads <= 1024)
    if rng.random() < 0.5:
        allowed &= traits["tile"] <= int(rng.choice((16, 32)))
    return _Kernel(parameters, c, traits, allowed)


def _matrices(rng: np.random.Generator) -> _Kernel:
    """Tiles of a block that are divided among threads, and those among vectors."""
    sizes = [(16, 32, 64, 128), (32, 64, 128, 256), (16, 32, 64)]
    sides = [(8, 16, 32), (4, 8, 16, 32)]
    parameters: dict[str, Parameter] = {
        "rows": Discrete(_pick(rng, sizes)),
        "columns": Discrete(_pick(rng, sizes)),
        "threads_x": Discrete(_pick(rng, sides)),
        "threads_y": Discrete(_pick(rng, sides)),
        "load_x": Discrete(_pick(rng, sides)),
        "vector_x": Discrete((1, 2, 4, 8)),
        "vector_y": Discrete((1, 2, 4, 8)),
        **_switches(rng),
    }
    c = _columns(parameters)
    threads = c["threads_x"] * c["threads_y"]
    traits = {
        "threads": threads,
        "tile": c["rows"] * c["columns"] / threads,
        "wide": c["rows"],
        "high": c["columns"],
        "lanes": c["load_x"] * c["vector_x"],
    }
    allowed = c["rows"] % (c["threads_x"] * c["vector_x"]) == 0
    allowed &= c["columns"] % (c["threads_y"] * c["vector_y"]) == 0
    allowed &= c["rows"] % (c["load_x"] * c["vector_x"]) == 0
    allowed &= (threads % c["load_x"] == 0) & (threads >= 32) & (threads <= 1024)
    return _Kernel(parameters, c, traits, allowed)


def _measured(kernel: _Kernel, rng: np.random.Generator, number: int) -> Recording | None:
    """None where the conditions leave too little or too much, or too much fails."""
    where = np.flatnonzero(kernel.allowed)
    if len(kernel.allowed) > _PRODUCT or not _LEAST <= len(where) <= _LARGEST:
        return None
    columns = {name: one[where] for name, one in kernel.columns.items()}
    traits = {name: one[where] for name, one in kernel.traits.items()}
    seconds, fails = _machine(columns, traits, rng)
    seconds *= np.exp(_chance(kernel, columns, traits, rng))
    if not 0.0 <= fails.mean() <= 0.5:
        return None
    configurations = _configurations(kernel.parameters, where)
    pairs = list(zip(configurations, seconds.tolist(), fails.tolist(), strict=True))
    return Recording(
        name=f"rugged{number}",
        device="imagined",
        space=ListedSpace(kernel.parameters, configurations),
        times_ms={one: float(time) for one, time, failed in pairs if not failed},
        failures={one: "RuntimeFailedConfig" for one, _, failed in pairs if failed},
    )


def _configurations(
    parameters: Mapping[str, Parameter], where: NDArray[np.int64]
) -> list[Configuration]:
    """Of the product's places the configurations."""
    values = [list(parameter.values()) for parameter in parameters.values()]
    ranks = np.unravel_index(where, [len(one) for one in values])
    rows: list[list[int]] = np.stack(ranks, 1).tolist()
    return [tuple(one[i] for one, i in zip(values, row, strict=True)) for row in rows]


def _machine(c: Columns, t: Columns, rng: np.random.Generator) -> tuple[Floats, NDArray[np.bool_]]:
    """Milliseconds on an imagined GPU, and what it cannot launch.

    The larger of arithmetic and memory's time, the first divided by what resident warps and the
    work of a thread hide of latency, both made worse by idle lanes and a partial last wave.
    """
    warp = int(rng.choice((32, 32, 64)))
    most = int(rng.choice((1024, 1536, 2048)))
    units, halo = int(rng.integers(28, 109)), float(rng.choice((0, 2, 4, 16)))
    shared_most = float(rng.choice((49152, 65536, 102400)))
    depth = 1 + 0.5 * c.get("depth", np.zeros(1))
    registers = rng.integers(16, 40) + rng.uniform(1, 3) * t["tile"] * depth**0.5
    warps = np.ceil(t["threads"] / warp)
    shared = 4 * (t["wide"] + halo) * (t["high"] + halo) * rng.choice((0.5, 1, 2)) * depth**0.5
    if "use_0" in c:
        shared *= c["use_0"]
    resident = np.floor(most / (warps * warp))
    resident = np.minimum(resident, np.floor(65536 / (np.minimum(registers, 255) * warps * warp)))
    resident = np.minimum(resident, np.floor(shared_most / np.maximum(shared, 1)))
    fails = (resident < 1) | (registers > rng.choice((255, 320, 1000)))
    resident = np.clip(resident, 1, int(rng.choice((16, 32))))
    blocks = 2.0 ** rng.integers(20, 26) / (t["wide"] * t["high"])
    waves = blocks / (units * resident)
    idle = warps * warp / t["threads"]
    hidden = resident * warps * warp / most * np.minimum(t["tile"], 12) ** rng.uniform(0.3, 1)
    hidden = np.minimum(1, hidden / rng.uniform(0.3, 2))
    arithmetic = rng.uniform(0.3, 1.5) * (1 + rng.uniform(0.2, 2) / t["tile"]) * idle / hidden
    arithmetic *= 1 + np.maximum(0, registers - 128) / rng.uniform(30, 200)
    lines = np.maximum(1, rng.choice((8, 16, 32)) / t["lanes"]) ** rng.uniform(0.3, 1)
    near = (1 + halo / t["wide"]) * (1 + halo / t["high"])
    reuse = 1 / t["wide"] + 1 / t["high"]
    memory = rng.uniform(0.2, 1) * lines * near + rng.uniform(0, 20) * reuse
    time = np.maximum(arithmetic, memory) + rng.uniform(0.1, 0.5) * (arithmetic + memory)
    return time * np.maximum(np.ceil(waves), 1) / np.maximum(waves, 0.02), fails


def _chance(kernel: _Kernel, c: Columns, t: Columns, rng: np.random.Generator) -> Floats:
    """What no model of a machine explains, in the logarithm of the time."""
    found = rng.normal(0, rng.uniform(0.003, 0.03), len(t["tile"]))
    logs = [np.log2(one) for one in t.values()]
    traits = [(one - one.mean()) / (one.std() or 1.0) for one in logs]
    for name in kernel.switches:
        for value in np.unique(c[name])[1:]:
            slope, step = rng.normal(0, 0.08), rng.normal(0, 0.12)
            found += (c[name] == value) * (step + slope * traits[int(rng.integers(len(traits)))])
    names = list(c)
    for _ in range(int(rng.integers(2, 5))):
        pair = rng.choice(names, 2, replace=False)
        ranks = [np.unique(c[name], return_inverse=True)[1] for name in pair]
        table = rng.normal(0, rng.uniform(0.02, 0.1), [int(one.max()) + 1 for one in ranks])
        found += table[ranks[0], ranks[1]]
    return found
