"""Small problems with known optima, for tests of strategies."""

from __future__ import annotations

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.parameter import Categorical, Discrete, Factorization, Permutation
from gevo.tuning.session import FunctionProblem
from gevo.tuning.space import Configuration, Space


def bowl(name: str = "bowl", scale: float = 1.0, floor: float = 1.0) -> FunctionProblem:
    """About 40,000 configurations, some of which fail; the optimum is `scale * floor`."""
    space = Space(
        {
            "x": Discrete((1, 2, 4, 8, 16, 32, 64)),
            "y": Discrete(tuple(range(1, 17))),
            "tile": Factorization(64, 3),
            "mode": Categorical(("slow", "fast", "odd")),
        },
        ["x * y <= 512"],
    )

    def measure(configuration: Configuration) -> Measurement:
        x, y, tile, mode = configuration
        assert isinstance(x, int)
        assert isinstance(y, int)
        assert isinstance(tile, tuple)
        if mode == "odd" and y % 2 == 0:
            return Measurement(Outcome.COMPILE_FAILED, device="test", detail="even")
        steps = abs(x.bit_length() - 5) + abs(y - 12) / 3
        steps += abs(int(tile[0]).bit_length() - 3) + abs(int(tile[1]).bit_length() - 2)
        time = scale * (floor + 0.3 * steps + 0.2 * (mode != "fast"))
        return Measurement(Outcome.OK, (time,), 0.0, "test")

    return FunctionProblem(name, "test", space, measure)


def tiny() -> FunctionProblem:
    """24 configurations, a third of which fail."""
    space = Space({"order": Permutation((1, 2, 3)), "k": Discrete((1, 2, 3, 4))})

    def measure(configuration: Configuration) -> Measurement:
        order, k = configuration
        assert isinstance(order, tuple)
        assert isinstance(k, int)
        if order[0] == 2:
            return Measurement(Outcome.LAUNCH_FAILED, device="test", detail="two")
        return Measurement(Outcome.OK, (10.0 * int(order[0]) + k,), 0.0, "test")

    return FunctionProblem("tiny", "test", space, measure)


def hopeless() -> FunctionProblem:
    """Everything fails."""
    space = Space({"k": Discrete(tuple(range(30))), "tile": Factorization(64, 3)})

    def measure(configuration: Configuration) -> Measurement:
        del configuration
        return Measurement(Outcome.TIMED_OUT, device="test", detail="always")

    return FunctionProblem("hopeless", "test", space, measure)
