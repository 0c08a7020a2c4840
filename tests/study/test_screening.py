"""What training cases do not notice is found during the search; single edits are all tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.edits.operators import Delete, Replace
from gevo.records.forms import readable
from gevo.records.run import RunFolder
from gevo.records.schema import Evaluation, Generation, Screening, Tuned, Validation
from gevo.search.options import profile
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from tests.smallkernel import module, spec_in

WASTEFUL = """  %t = mul i32 %v, 3
  %v1 = add i32 %v, 1
  %vv = mul i32 %v, %v1
  %odd = and i32 %vv, 1
  %odder = udiv i32 %odd, %s
  %none = udiv i32 %odder, %s
  %u = or i32 %t, %none
  %i1 = add i32 %i, 1
  %ii = mul i32 %i, %i1
  %no = and i32 %ii, 1
  %some = or i32 %s, 1
  %never = udiv i32 %no, %some
  %r = or i32 %u, %never"""
"""Of two numbers in a row one is even, which LLVM does not know."""


def run(folder: Path, out: str = "run", workers: int = 1, resume: bool = False) -> RunFolder:
    options = EvolutionOptions(
        kernel=folder / "k.ll",
        workload=folder / "k.toml",
        entry=(),
        device="simt",
        search=profile("quick", population=2, generations=0, initial_mutations=1, retries=1),
        seed=1,
        workers=workers,
        out=folder / out,
        resume=resume,
        without=("divide",),
    )
    return Evolution(options, lambda progress: None).run()


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """Of a kernel with a test that its own cases never fail."""
    folder = tmp_path_factory.mktemp("wasteful")
    spec_in(folder, module(WASTEFUL), ("sizes = { n = 40 }", "sizes = { n = 96 }"))
    return run(folder)


def test_what_only_the_training_cases_allow_does_not_count(done: RunFolder) -> None:
    records = done.journal.read()
    (screening,) = (r for r in records if isinstance(r, Screening))
    assert any(one.sizes["n"] % 32 for one in screening.cases)
    assert all(one.sizes["n"] != 96 for one in screening.cases), "96 is held out"
    kept = next(
        record.measurement
        for record in records
        if isinstance(record, Evaluation)
        for edit in readable(record.patch)
        if isinstance(edit, Replace) and [value.ref for _, value in edit.rewires] == ["true"]
    )
    assert not kept.ok
    assert kept.detail.startswith("beyond the training cases: ")


def test_edits_that_gain_alone_go_together(done: RunFolder) -> None:
    records = done.journal.read()
    verdicts = [r for r in records if isinstance(r, Validation)]
    assert verdicts
    assert verdicts[0].validated, verdicts[0]
    best = next(r for r in records if isinstance(r, Evaluation) and r.id == verdicts[0].id)
    gone = [edit.uid for edit in readable(best.patch) if isinstance(edit, Delete)]
    assert len(gone) >= 2, best.patch
    first = next(r for r in records if isinstance(r, Generation))
    assert best.id in first.population


@pytest.mark.parametrize("cut", ["drawn", "before it is drawn", "swept", "begun"])
def test_a_resumed_run_is_the_same_whatever_the_workers(done: RunFolder, cut: str) -> None:
    journal = done.journal.path.read_bytes()
    records = done.journal.read()
    ends = [n for n, r in enumerate(records) if isinstance(r, Tuned)]
    assert [records[n] for n in ends] == [Tuned(passes=True), Tuned(singles=True)]
    drawn = next(n for n, r in enumerate(records) if isinstance(r, Screening))
    kept = {
        "drawn": drawn + 1,
        "before it is drawn": drawn,
        "swept": ends[1] - 3,
        "begun": ends[1] + 2,
    }
    lines = journal.splitlines(keepends=True)
    done.journal.path.write_bytes(b"".join(lines[: kept[cut]]))
    again = run(done.path.parent, workers=2, resume=True)
    assert again.journal.path.read_bytes() == journal
