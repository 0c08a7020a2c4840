"""An imagined GPU's landscape, for tests of schedulers and benchmarks of strategies."""

import math
import zlib

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.parameter import Discrete, Factorization, Permutation
from gevo.tuning.session import FunctionProblem
from gevo.tuning.space import Configuration, Space


def matmul(size: int = 1024) -> FunctionProblem:
    """A tiled matrix product on an imagined GPU: 4·10⁸ configurations for 1024.

    Rows and columns are split into blocks, virtual threads, threads and elements; the sum into
    outer and inner loop. The time is the largest of arithmetic, global and shared traffic, made
    worse by idle lanes, few resident warps, spilled registers and a partial last wave, and moved
    by up to 3% either way by a hash, as no real landscape is smooth. What needs too much shared
    memory fails to launch.
    """
    space = Space(
        {
            "rows": Factorization(size, 4),
            "columns": Factorization(size, 4),
            "sum": Factorization(size, 3),
            "vector": Discrete((1, 2, 4)),
            "unroll": Discrete((0, 16, 64, 512)),
            "order": Permutation(("i", "j", "k")),
        },
        ["rows[2] * columns[2] <= 1024", "columns[3] % vector == 0"],
    )

    def measure(configuration: Configuration) -> Measurement:
        rows, columns, depth = (tuple(map(int, c)) for c in configuration[:3])  # type: ignore[arg-type]
        vector, unroll, order = configuration[3:]
        blocks, threads = rows[0] * columns[0], rows[2] * columns[2]
        height, width = size // rows[0], size // columns[0]
        step = depth[1] * depth[2]
        shared = 4 * step * (height + width)
        if shared > 49152:
            return Measurement(Outcome.LAUNCH_FAILED, device="test", detail="shared memory")
        own = height * width // threads
        registers = 24 + own + rows[1] * rows[3] + columns[1] * columns[3]
        resident = max(1, min(2048 // max(32, threads), 98304 // shared, 16))
        warps = resident * math.ceil(threads / 32)
        waves = blocks / (80 * resident)
        idle = math.ceil(threads / 32) * 32 / threads * math.ceil(waves) / waves
        hidden = min(1.0, warps * min(own, 16) / 128)
        arithmetic = size**3 / 5e3 * (1 + 0.6 / (1 + int(unroll) / 16)) / hidden
        lines = max(1.0, 8 / (columns[3] * columns[1])) / int(vector) ** 0.3
        global_traffic = size**3 * (1 / height + 1 / width) / 140 * lines
        shared_traffic = size**3 * (rows[3] + columns[3]) / (rows[3] * columns[3]) / 4e3
        time = max(arithmetic, global_traffic, shared_traffic) + 0.2 * arithmetic
        time *= min(idle, 40.0) * min(8.0, 1 + max(0, registers - 128) / 32)
        time *= 1 + 0.15 * order.index("k") * (step > 8)  # type: ignore[union-attr]
        noise = zlib.crc32(repr(configuration).encode()) / 2**32
        return Measurement(Outcome.OK, (time * (0.97 + 0.06 * noise),), 0.0, "test")

    return FunctionProblem("matmul", "test", space, measure)
