"""What the order of independent instructions changes in the modelled time: it should be nothing.

    python benchmarks/reordered.py [kernel …] [--orders N] [--swaps N] [--seed N]

Neighbours within a basic block change places at random, memory accesses and calls keep theirs
among one another, and no value is used before it is there. ptxas schedules them anew in any case,
so a model that prices such an order lets a search win by what no GPU notices. A figure is the
time of the unmodified text over that of a reordered one, on the training or timing cases.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from pathlib import Path

from gevo.errors import EditError
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.program.base import Program
from gevo.program.load import load, open_editor

ROOT = Path(__file__).parents[1]
KERNELS = (
    *("bfs", "btree", "cfd", "gaussian", "hotspot", "matmul", "momentum_sgd", "nn", "nw"),
    *("particlefilter", "pathfinder", "srad", "streamcluster"),
)
ORDERED = {"load", "store", "call", "atomicrmw", "cmpxchg", "fence"}


def reordered(program: Program, swaps: int, rng: random.Random) -> Program:
    """The program after so many random swaps of neighbours, those that change nothing."""
    editor = open_editor(program)
    for _ in range(swaps):
        sites = editor.sites()
        at = rng.randrange(1, len(sites))
        first, second = sites[at - 1], sites[at]
        apart = first.function != second.function or first.pinned or second.pinned
        kept = first.op in ORDERED and second.op in ORDERED
        if apart or kept or any(slot.value.ref == first.uid for slot in second.slots):
            continue
        mark = editor.mark()
        try:
            editor.move(second.uid, first.uid)
        except EditError:
            editor.rollback(mark)
            continue
        if editor.broken():
            editor.rollback(mark)
    return editor.finish()


def ratios(name: str, orders: int, swaps: int, seed: int) -> list[float]:
    """Of each order the unmodified time over its own."""
    program = load(str(ROOT / "kernels" / f"{name}.ll"))
    workload = str(ROOT / "testcases" / f"{name}.toml")
    worker = Worker(WorkerSpec("simt", workload, program, 0.0))

    def time_ns(one: Program) -> float:
        lowered = worker.lower(one).lowered
        assert lowered is not None
        measured = worker.score(lowered, None)
        assert measured.ok, measured.detail
        return sum(measured.times_ns)

    unmodified = time_ns(program)
    drawn = (reordered(program, swaps, random.Random(seed + n)) for n in range(orders))
    return [unmodified / time_ns(one) for one in drawn]


def main() -> None:
    """Print one line for each kernel."""
    assert __doc__
    parser = ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--orders", type=int, default=4)
    parser.add_argument("--swaps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for name in options.kernels:
        found = ratios(name, options.orders, options.swaps, options.seed)
        print(f"{name:16}" + " ".join(f"{one:8.4f}" for one in found), flush=True)


if __name__ == "__main__":
    main()
