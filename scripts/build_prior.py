"""Counts what random edits gained in the journals of runs: the table a search begins with.

    python scripts/build_prior.py RUN… [--keep] [--write]

RUN are folders of `gevo evolve kernels/PROGRAM.ll`, with and without moves, one or several a
program. Edits that were tried one by one (`tuning`) do not count: a search draws what they left.
It says for each program by how much the table made of all *other* programs would have raised the
share of its edits that gain, were they drawn by it instead of the table that is shipped
(importance sampling over the edits that the run drew, as if it had drawn by that); with `--write`
it writes the table of all into gevo/search/prior.json. With `--keep`, kinds that the shipped table
has stay as they are there: runs with moves tell of the others.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from gevo.edits.patch import Patch
from gevo.program.load import open_editor
from gevo.records.run import RunFolder
from gevo.records.schema import Baseline, Evaluation
from gevo.search.credit import added_edit, bounded
from gevo.search.individual import Individual, Origin, individual
from gevo.search.prior import TABLE, Count, Prior, shipped


@dataclass(frozen=True)
class Row:
    """An edit that was measured."""

    kind: str
    op: str
    gained: bool


def rows(run: Path) -> Iterator[Row]:
    """The random edits of a run whose effect is known."""
    folder = RunFolder.open(run)
    sites = {site.uid: site.op for site in open_editor(folder.baseline()).sites()}
    known: dict[int, Individual] = {}
    for record in folder.journal.read():
        if isinstance(record, Baseline):
            known[0] = Individual(0, Patch(), "", record.measurement)
        if not isinstance(record, Evaluation):
            continue
        one = known[record.id] = individual(record)
        edit = added_edit(one, known)
        if edit is None or one.origin is Origin.TUNING:
            continue
        parent = known.get(one.parents[0])
        before = parent.measurement.runtime_ns if parent else float("inf")
        named = [sites[uid] for _, uid in edit.describe().sites if uid in sites]
        if parent:
            yield Row(
                edit.kind,
                next(iter(named), ""),
                one.usable and one.measurement.runtime_ns < before,
            )


def table(found: Iterable[Row]) -> Prior:
    """The counts."""
    tried, gained = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for row in found:
        for key in {(row.kind, ""), (row.kind, row.op)}:
            tried[key] += 1
            gained[key] += row.gained
    counts = {key: Count(n, gained[key]) for key, n in sorted(tried.items())}
    return Prior(
        {kind: n for (kind, op), n in counts.items() if not op},
        {key: n for key, n in counts.items() if key[1]},
    )


def kept(found: Prior) -> Prior:
    """The table with the shipped one in place of the kinds that this has."""
    old = shipped()
    new = {key: n for key, n in found.sites.items() if key[0] not in old.kinds}
    return Prior({**found.kinds, **old.kinds}, {**new, **old.sites})


def lift(prior: Prior, found: list[Row]) -> float:
    """The share of edits that gain, drawn by the table, over that of those that were drawn."""
    weights = [_chance(prior, row) / _chance(shipped(), row) for row in found]
    by_table = sum(w for w, row in zip(weights, found, strict=True) if row.gained) / sum(weights)
    return by_table * len(found) / sum(row.gained for row in found)


def _chance(prior: Prior, row: Row) -> float:
    return bounded(prior.of_kind(row.kind)) * bounded(prior.of_site(row.kind, row.op))


def main() -> None:
    """Print the control; write the table where that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("runs", nargs="+", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--keep", action="store_true", help="kinds that are in the table already")
    arguments = parser.parse_args()
    settled: Callable[[Prior], Prior] = kept if arguments.keep else lambda made: made
    by_program: dict[str, list[Row]] = defaultdict(list)
    for run in arguments.runs:
        path = RunFolder.open(run).manifest["program"]["path"]
        by_program[Path(path).stem] += rows(run)
    lifts: list[float] = []
    for name, own in by_program.items():
        gained = sum(row.gained for row in own)
        others = [row for other, some in by_program.items() if other != name for row in some]
        told = "no edit gained"
        if gained:
            lifts.append(lift(settled(table(others)), own))
            told = f"{lifts[-1]:.2f} times as many by the table of the others"
        print(f"{name}: {gained} of {len(own)} edits gained; {told}")
    print(f"geometric mean {statistics.geometric_mean(lifts):.2f} over {len(lifts)} programs")
    if arguments.write:
        whole = settled(table(row for some in by_program.values() for row in some))
        about = f"{date.today()}, from runs on {', '.join(sorted(by_program))}"
        kinds = (f'"{kind}": {json.dumps(ops)}' for kind, ops in whole.to_json().items())
        made = ",\n".join(kinds)
        TABLE.write_text(f'{{"made": "{about}",\n"gained": {{\n{made}\n}}}}\n')


if __name__ == "__main__":
    main()
