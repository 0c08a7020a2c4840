"""`gevo evolve --moves`: LLVM's passes as edits, and a start that has tried them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gevo.edits.apply import apply
from gevo.edits.operators import Delete
from gevo.edits.passes import PASSES, Unroll
from gevo.edits.patch import Patch
from gevo.program.load import load
from gevo.records.run import Winner
from tests.cli.conftest import Gevo

ROOT = Path(__file__).parents[2]
EVOLVE = ("evolve", ROOT / "kernels/bfs.ll", "--moves", "--no-adequacy", "--device", "simt")
SMALL = ("--population", "4", "--generations", "1", "--retries", "2", "--seed", "3")


@pytest.fixture
def run(gevo: Gevo, tmp_path: Path) -> Path:
    """A small finished run."""
    done = gevo(*EVOLVE, *SMALL, "--workers", "1", "--out", tmp_path / "run")
    assert done.code == 0, done
    return tmp_path / "run"


@pytest.mark.slow
@pytest.mark.timeout(3600)  # four searches, one of them by one worker alone
def test_the_best_passes_go_first_and_a_resumed_run_is_the_same(run: Path, gevo: Gevo) -> None:
    journal = (run / "journal.jsonl").read_bytes()
    records = [json.loads(line) for line in journal.splitlines()]
    kinds = [r["type"] for r in records]
    opened = kinds.index("tuned")
    tried = [r for r in records[:opened] if r["type"] == "evaluation"]
    assert tried
    assert {r["origin"] for r in tried} == {"tuning"}
    passes = {one.kind for one in PASSES}
    assert {r["patch"]["edits"][0]["kind"] for r in tried} <= passes
    times = {
        r["id"]: sum(r["measurement"]["times_ns"])
        for r in records
        if r["type"] == "evaluation" and r["measurement"]["outcome"] == "ok"
    }
    best = min(times[r["id"]] for r in tried if r["id"] in times)
    first = next(r for r in records if r["type"] == "generation")
    # The best passes themselves, or what single edits made of them.
    assert best < sum(records[1]["measurement"]["times_ns"])
    assert min(times[one] for one in first["population"]) <= best

    lines = journal.splitlines(keepends=True)
    for kept in (opened - 2, opened + 1):
        (run / "journal.jsonl").write_bytes(b"".join(lines[:kept]))
        done = gevo(*EVOLVE, *SMALL, "--workers", "2", "--out", run, "--resume")
        assert done.code == 0, done
        assert (run / "journal.jsonl").read_bytes() == journal
    done = gevo(*EVOLVE[:2], "--no-moves", *EVOLVE[3:], *SMALL, "--out", run, "--resume")
    assert "its --moves is another one" in done.refusal


def test_apply_replays_passes_before_the_other_edits(gevo: Gevo, tmp_path: Path) -> None:
    kernel = ROOT / "kernels/bfs.ll"
    program = load(kernel)
    delete = Delete("e5", 1, "u9")

    def written(patch: Patch, emit: str = "ll") -> str:
        applied = apply(program, patch)
        assert not applied.dropped
        winner = Winner(1, program.digest, program.entry, applied.program.digest, applied.patch)
        (tmp_path / "mine.json").write_text(json.dumps(winner.to_json()))
        out = tmp_path / f"out.{emit}"
        done = gevo(
            "apply", kernel, "--patch", tmp_path / "mine.json", "--out", out, "--emit", emit
        )
        assert done.code == 0, done
        return out.read_text()

    alone = written(Patch((delete,)))
    drawn = Patch((delete, Unroll("e6", 0, "u36", 2)))
    unrolled = written(drawn)
    assert unrolled.count("load ") >= alone.count("load ") + 3
    assert unrolled == written(drawn)
    assert ".visible .entry expand(" in written(drawn, "ptx")
