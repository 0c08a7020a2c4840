"""A search problem that needs no compiler: programs are sets of switches, edits flip one on.

Switches 0-9 save 5 ns each, 10-15 save 4 ns each and add an error of 1, 16-25 cost 3 ns, 26-29
make the output wrong, and 30 fails as an edit. The baseline takes 100 ns. With errors
tolerated the Pareto front is (50 - 4 j ns, error j) for j = 0…6; exactly, it is 50 ns.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gevo.edits.operators import Delete
from gevo.edits.patch import Applied, Patch
from gevo.errors import EditError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.records.schema import Generation, Record
from gevo.search.individual import Candidate, evaluation_record
from gevo.search.nsga2 import Nsga2
from gevo.search.options import SearchOptions
from gevo.search.searcher import Searcher

SWITCHES = 31
RELAXED_FRONT = [(50.0 - 4 * j, float(j)) for j in reversed(range(7))]


def program(switches: Sequence[int]) -> Program:
    return Program(Dialect.LLVM, " ".join(str(s) for s in sorted(set(switches))), ("k",))


def switches_of(patch: Patch) -> list[int]:
    return [int(edit.uid[1:]) for edit in patch if isinstance(edit, Delete)]


def switch(number: int, tag: str = "") -> Delete:
    return Delete(f"e{number}{tag}", 0, uid=f"u{number}")


def patch_of(*numbers: int) -> Patch:
    return Patch(tuple(switch(n) for n in numbers))


BASELINE = program([])


def apply(baseline: Program, patch: Patch) -> Applied:
    """Edits of a switch that is on already are dropped."""
    kept: dict[int, Delete] = {}
    dropped: list[tuple[Delete, str]] = []
    for edit in patch:
        assert isinstance(edit, Delete)
        number = int(edit.uid[1:])
        if number in kept:
            dropped.append((edit, "on already"))
        else:
            kept[number] = edit
    return Applied(program(list(kept)), Patch(tuple(kept.values())), tuple(dropped))


def propose(baseline: Program, patch: Patch, rng: random.Random) -> Applied:
    number = rng.randrange(SWITCHES)
    if number == 30 or number in switches_of(patch):
        raise EditError(f"switch {number} cannot be flipped")
    edit = switch(number, f"x{rng.getrandbits(48):012x}")
    return apply(baseline, Patch((*patch.edits, edit)))


def measure(variant: Program, tolerance: float = 0.0) -> Measurement:
    on = [int(word) for word in variant.text.split()]
    error = float(sum(10 <= s < 16 for s in on))
    if any(26 <= s < 30 for s in on) or error > tolerance:
        return Measurement(Outcome.WRONG, error=error)
    time = 100.0 - 5 * sum(s < 10 for s in on) - 4 * error + 3 * sum(16 <= s < 26 for s in on)
    return Measurement(Outcome.OK, (time,), error)


def make(options: SearchOptions, seed: int = 1) -> Nsga2:
    return Nsga2(
        BASELINE, measure(BASELINE), options, random.Random(seed), propose=propose, apply=apply
    )


Log = list[tuple[Candidate, Measurement]]


def journal(log: Log, state: Mapping[str, Any]) -> list[Record]:
    """What a run would have written of all that, and of a search's state."""
    last = Generation(
        n=0, population=(), front=(), hypervolume=None, best_speedup=None, search=state
    )
    return [*(evaluation_record(candidate, m, None, False) for candidate, m in log), last]


def generation(
    search: Searcher,
    log: Log,
    evaluate: Callable[[Program, float], Measurement] = measure,
) -> None:
    """Run one generation; what was asked and told is appended to `log`."""
    complete = False
    while not complete:
        wave = search.ask()
        results = [(c, evaluate(c.program, search.options.tolerance)) for c in wave]
        log += results
        complete = search.tell(results)


def run(search: Searcher) -> Log:
    log: Log = []
    while not search.finished:
        generation(search, log)
    return log
