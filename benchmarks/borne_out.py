"""A search on PTX that ranks by modelled time alone, and one that asks the machine code, too.

    python benchmarks/borne_out.py [program …] [--steps 80] [--seed 0] [--out FILE.md]

A climb, so that the load of the machine decides nothing: single edits that take something away
and whole-program edits in a random order, then random edits, each on top of what was accepted so
far. What is right on the training cases and at least 0.1% better is accepted. One climb ranks by
the modelled time, one by the time that the machine code bears out; both try as many edits. A row
says what each ends with: its modelled gain, the least time over that of the PTX as written that
its machine code bears out (what it issues, if that is more; 0 if not), and whether the last stage
of validation would refuse it for that. *Refused* is the share of all variants with a modelled gain
above 0.5%, of both climbs, that it would refuse.
Programs are those of kernels/*.ptx; ptxas and nvdisasm are needed.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from gevo.device.base import Lowered
from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.edits.propose import KINDS, moves, propose_single
from gevo.edits.singles import singles
from gevo.evaluate.codegen import ptx_of
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.program.base import Program
from gevo.program.load import load
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
PROGRAMS = "nw hotspot srad bfs lud".split()
BETTER = 0.999
GAIN = 1.005


@dataclass(frozen=True)
class Found:
    """A variant: gain by the model; least time by its machine code, or None where not asked."""

    gain: float
    share: float | None

    @property
    def refused(self) -> bool:
        """By the last stage."""
        return self.share is not None and self.share > 1.0


class Bench:
    """One program; what was found of variants is kept by what is run."""

    def __init__(self, name: str) -> None:
        source = ROOT / "testcases" / f"{name}.toml"
        launched = load_workload(source).kernels
        self.program = load(ROOT / "kernels" / f"{name}.ptx", launched=launched)
        self.worker = Worker(WorkerSpec("simt", str(source), self.program))
        self.known: dict[str, Found | None] = {}

    def found(self, program: Program) -> Found | None:
        """None for what is refused or wrong."""
        lowered = self.worker.lower(program).lowered
        if lowered is None:
            return None
        if lowered.digest not in self.known:
            self.known[lowered.digest] = self._found(lowered)
        return self.known[lowered.digest]

    def _found(self, lowered: Lowered) -> Found | None:
        measured = self.worker.scorer.score(lowered)
        if not measured.ok:
            return None
        gain = self.worker.scorer.unmodified_ns / measured.runtime_ns
        if gain <= 1.0:
            return Found(gain, None)
        return Found(gain, self.worker.issuing.least_share(ptx_of(lowered.text)))

    def climb(self, steps: int, seed: int, *, asked: bool) -> Found:
        """The last variant that was accepted."""
        rng = random.Random(seed)
        patch, best, score = Patch(()), Found(1.0, None), 1.0
        tries = self._tries(rng)
        for _ in range(steps):
            edit = next(tries)
            applied = apply(self.program, Patch((*patch.edits, edit)))
            found = None if applied.dropped else self.found(applied.program)
            if found is None:
                continue
            own = 1.0 / found.gain
            if asked:
                own = max(own, found.share or 0.0)
            if own <= score * BETTER:
                patch, best, score = applied.patch, found, own
        return best

    def _tries(self, rng: random.Random) -> Iterator[Edit]:
        known = [*singles(self.program, Patch(())), *moves(self.program)]
        yield from rng.sample(known, len(known))
        while True:
            edit, applied, _ = propose_single(self.program, rng, rng.choice(KINDS))
            if edit is not None and applied is not None:
                yield edit


def row(name: str, steps: int, seed: int) -> str:
    """Of the table."""
    bench = Bench(name)
    ends = [bench.climb(steps, seed, asked=asked) for asked in (False, True)]
    gained = [f for f in bench.known.values() if f is not None and f.gain > GAIN]
    refused = sum(f.refused for f in gained)
    cells = [name, f"{refused} of {len(gained)}"]
    for end in ends:
        issued = "" if end.share is None else f"{end.share:.3f}"
        cells += [f"{end.gain:.3f}", issued, "refused" if end.refused else "stands"]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Print a row for each program."""
    assert __doc__
    parser = ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("programs", nargs="*", default=PROGRAMS)
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="also write the table there")
    how = parser.parse_args()
    head = "program | refused | by the model | least | | by both | least | ".split(" | ")
    lines = [f"{date.today()}, {how.steps} edits, seed {how.seed}; simt:H200, modelled.", ""]
    lines += ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    print("\n".join(lines), flush=True)
    for name in how.programs:
        lines.append(row(name, how.steps, how.seed))
        print(lines[-1], flush=True)
        if how.out:
            how.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
