"""What became of the proposals of searches: how many were wasted, right, and faster.

    python benchmarks/proposals.py RUN…

RUN are folders of `gevo evolve`. Wasted is what could not have told the search anything: an edit
that did not apply, a program that was known, or that does not verify, and code that had been
measured before. Of edits, by kind: those that were right, and those faster than what they were
made from.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from gevo.edits.patch import Patch
from gevo.outcome import Outcome
from gevo.records.run import RunFolder
from gevo.records.schema import Baseline, Evaluation, Generation
from gevo.search.credit import added_edit
from gevo.search.individual import Individual, individual


def lines(run: Path) -> list[str]:
    """Rows for a run."""
    known: dict[int, Individual] = {}
    ended: Counter[str] = Counter()
    kinds: dict[str, Counter[str]] = {}
    refused = 0
    for record in RunFolder.open(run).journal.read():
        if isinstance(record, Baseline):
            known[0] = Individual(0, Patch(), "", record.measurement)
        elif isinstance(record, Generation):
            refused = sum(record.refused.values())
        elif isinstance(record, Evaluation):
            one = known[record.id] = individual(record)
            invalid = record.measurement.outcome is Outcome.INVALID
            wasted = record.cached or invalid or record.key is None
            ended["wasted" if wasted else "right" if one.usable else "wrong"] += 1
            edit = added_edit(one, known)
            parent = known.get(one.parents[0]) if edit else None
            if edit is not None and parent is not None:
                counts = kinds.setdefault(edit.label, Counter())
                counts["tried"] += 1
                counts["right"] += one.usable
                faster = one.measurement.runtime_ns < parent.measurement.runtime_ns
                counts["faster"] += one.usable and faster
    proposed = ended.total() + refused
    edits = sum(counts["tried"] for counts in kinds.values())
    by_kind = ", ".join(
        f"{kind} {c['right']}/{c['faster']} of {c['tried']}" for kind, c in sorted(kinds.items())
    )
    wasted = ended["wasted"] + refused
    right, faster = (
        sum(counts[what] for counts in kinds.values()) / max(1, edits)
        for what in ("right", "faster")
    )
    return [
        f"{run.name}: {proposed} proposals, {wasted / max(1, proposed):.0%} wasted "
        f"({refused} before they were compiled), {ended['right'] / max(1, proposed):.0%} right; "
        f"{edits} edits, {right:.1%} right, {faster:.1%} faster",
        f"  right/faster of tried: {by_kind}",
    ]


def main() -> None:
    """Print the rows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("runs", nargs="+", type=Path)
    for run in parser.parse_args().runs:
        print("\n".join(lines(run)), flush=True)


if __name__ == "__main__":
    main()
