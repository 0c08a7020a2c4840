"""`gevo evolve --moves`: LLVM's passes as edits, and a start that has tried them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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
def test_the_best_passes_go_first_and_a_resumed_run_is_the_same(run: Path, gevo: Gevo) -> None:
    journal = (run / "journal.jsonl").read_bytes()
    records = [json.loads(line) for line in journal.splitlines()]
    kinds = [r["type"] for r in records]
    opened = kinds.index("tuned")
    tried = [r for r in records[:opened] if r["type"] == "evaluation"]
    assert tried
    assert {r["origin"] for r in tried} == {"tuning"}
    assert {r["patch"]["edits"][0]["kind"] for r in tried} <= {"optimize", "unroll", "peel"}
    faster = {
        r["id"]
        for r in tried
        if r["measurement"]["outcome"] == "ok"
        and r["measurement"]["times_ns"] < records[1]["measurement"]["times_ns"]
    }
    first = next(r for r in records if r["type"] == "generation")
    assert not faster or faster & set(first["population"])

    lines = journal.splitlines(keepends=True)
    for kept in (opened - 2, opened + 1):
        (run / "journal.jsonl").write_bytes(b"".join(lines[:kept]))
        done = gevo(*EVOLVE, *SMALL, "--workers", "2", "--out", run, "--resume")
        assert done.code == 0, done
        assert (run / "journal.jsonl").read_bytes() == journal
    done = gevo(*EVOLVE[:2], *EVOLVE[3:], *SMALL, "--out", run, "--resume")
    assert "its --moves is another one" in done.refusal


def test_only_llvm_ir_has_passes(gevo: Gevo) -> None:
    done = gevo("evolve", ROOT / "kernels/mlp_training.mlir", "--moves", "--device", "xla:cpu")
    assert done.code == 2
    assert "--moves is for LLVM IR" in done.refusal
