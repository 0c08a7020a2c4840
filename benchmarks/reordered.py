"""What the order of independent instructions changes in the modelled time: it should be nothing.

    python benchmarks/reordered.py [kernel …] [--across] [--orders N] [--swaps N] [--seed N]

Neighbours within a basic block change places at random, memory accesses and calls keep theirs
among one another, and no value is used before it is there. With `--across` an instruction that is
no such access moves to a random place of another block which runs exactly when its own does (one
dominates the other, which postdominates it, in the same innermost loop). ptxas schedules within
blocks anew in any case, so a model that prices such an order lets a search win by what no GPU
notices. A figure is the time of the unmodified text over that of a reordered one, on the training
or timing cases.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from itertools import permutations
from pathlib import Path

from gevo.errors import EditError
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.program.base import Program
from gevo.program.llvm.baseline import Baseline, baseline
from gevo.program.llvm.flow import Dominators, loop_headers
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


def equally_often(base: Baseline) -> dict[int, list[int]]:
    """For each block of a kernel the others that run exactly when it does, if there are some."""
    blocks = base.module.blocks
    found: dict[int, list[int]] = {}
    for number in base.editable:
        own = base.module.functions[number].blocks
        local = [[s - own.start for s in blocks[b].successors] for b in own]
        headers = loop_headers(local)
        end = len(local)
        into: list[list[int]] = [[] for _ in range(end + 1)]
        for block, successors in enumerate(local):
            for successor in successors or [end]:
                into[successor].append(block)
        before, after = Dominators(local, [0]), Dominators(into, [end])
        for a, b in permutations(range(end), 2):
            first, last = (a, b) if before.dominates(a, b) else (b, a)
            both = before.dominates(first, last) and after.dominates(last, first)
            if both and headers.get(a) == headers.get(b):
                found.setdefault(own.start + a, []).append(own.start + b)
    return found


def moved_across(program: Program, moves: int, rng: random.Random) -> Program:
    """The program after so many tries to move an instruction to a block that runs as often."""
    base = baseline(program)
    others = equally_often(base)
    movable = [
        (uid, one.block)
        for uid, one in base.module.instructions.items()
        if not one.pinned and one.op not in ORDERED and others.get(one.block)
    ]
    editor = open_editor(program)
    for _ in range(moves if movable else 0):
        uid, block = rng.choice(movable)
        places = base.module.blocks[rng.choice(others[block])].uids
        mark = editor.mark()
        try:
            editor.move(uid, rng.choice(places))
        except EditError:
            editor.rollback(mark)
            continue
        if editor.broken():
            editor.rollback(mark)
    return editor.finish()


def ratios(name: str, orders: int, swaps: int, seed: int, *, across: bool) -> list[float]:
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
    draw = moved_across if across else reordered
    drawn = (draw(program, swaps, random.Random(seed + n)) for n in range(orders))
    return [unmodified / time_ns(one) for one in drawn]


def main() -> None:
    """Print one line for each kernel."""
    assert __doc__
    parser = ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--across", action="store_true", help="move to other blocks instead")
    parser.add_argument("--orders", type=int, default=4)
    parser.add_argument("--swaps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for name in options.kernels:
        found = ratios(name, options.orders, options.swaps, options.seed, across=options.across)
        print(f"{name:16}" + " ".join(f"{one:8.4f}" for one in found), flush=True)


if __name__ == "__main__":
    main()
