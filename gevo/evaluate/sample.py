"""How many random single edits LLVM accepts: the statistic behind `gevo inspect`.

Needs no workload. Code generation runs in worker processes, since an edit can make LLVM abort.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Future
from enum import StrEnum
from typing import Any

from gevo.device.ptx import emit_ptx
from gevo.device.registry import open_device
from gevo.edits.patch import Applied
from gevo.edits.propose import KINDS, propose_single
from gevo.errors import CompileFailed
from gevo.evaluate.codegen import CODEGEN_S, codegen_processes
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.program.base import Program

DRAWS = 64
"""Draws per proposal before the sample gives up on it."""


class EditFate(StrEnum):
    """How far the text of an edited program gets."""

    REFUSED = "refused"
    """LLVM's parser or verifier refused it."""
    ABORTED = "aborted"
    """Verified, but code generation died or took too long."""
    GENERATED = "generated"


def sample_edits(program: Program, count: int, seed: int, workers: int) -> dict[str, Any]:
    """Propose `count` random single edits of each kind and see how far each gets.

    Returns:
        Per kind `drawn` (random draws; some find no place in the program and are drawn again,
        as in the search), `proposed` (always `count`), `applied`, `verified` and `generated`;
        the same five under `total`.
    """
    jobs: dict[str, list[Future[str]]] = {}
    drawn: dict[str, int] = {}
    with codegen_processes(workers) as processes:
        for kind in KINDS:
            rng = random.Random(f"{seed}:{kind}")
            jobs[kind] = []
            drawn[kind] = 0
            for _ in range(count):
                applied, draws = _propose(program, rng, kind)
                drawn[kind] += draws
                if applied is not None:
                    job = (applied.program,)
                    jobs[kind].append(processes.start(Job(_generate, job, CODEGEN_S)))
        rows = {kind: _row(drawn[kind], count, futures) for kind, futures in jobs.items()}
    total: Counter[str] = Counter()
    for row in rows.values():
        total.update(row)
    return {"seed": seed, "by_kind": rows, "total": dict(total)}


def _generate(program: Program) -> str:
    """PTX of a kernel; a StableHLO program is compiled by XLA."""
    if program.dialect.emits_ptx:
        return emit_ptx(program.text)
    device = open_device(program.dialect.default_device)
    device.compile(device.lower(program)).close()
    return ""


def _propose(program: Program, rng: random.Random, kind: str) -> tuple[Applied | None, int]:
    """An edit that applies, and how many draws that took."""
    for draws in range(1, DRAWS + 1):
        _, applied, _ = propose_single(program, rng, kind)
        if applied is not None:
            return applied, draws
    return None, DRAWS


def _row(drawn: int, count: int, futures: list[Future[str]]) -> Mapping[str, int]:
    fates = Counter(_fate(future) for future in futures)
    return {
        "drawn": drawn,
        "proposed": count,
        "applied": len(futures),
        "verified": fates[EditFate.ABORTED] + fates[EditFate.GENERATED],
        "generated": fates[EditFate.GENERATED],
    }


def _fate(future: Future[str]) -> EditFate:
    try:
        future.result()
    except CompileFailed:
        return EditFate.REFUSED
    except (WorkerLate, WorkerDied, MemoryError):
        return EditFate.ABORTED
    return EditFate.GENERATED
