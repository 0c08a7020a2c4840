"""How many random single edits LLVM accepts: the statistic behind `gevo inspect`.

Needs no workload. Code generation runs in worker processes, since an edit can make LLVM abort.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Future, TimeoutError
from enum import StrEnum
from typing import Any

from pebble import ProcessExpired

from gevo.device.ptx import emit_ptx
from gevo.edits.edit import EDIT_TYPES
from gevo.edits.propose import propose_single
from gevo.errors import CompileFailed
from gevo.evaluate.codegen import CODEGEN_S, codegen_pool
from gevo.program.base import Program


class Fate(StrEnum):
    """How far the text of an edited program gets."""

    REFUSED = "refused"
    """LLVM's parser or verifier refused it."""
    ABORTED = "aborted"
    """Verified, but code generation died or took too long."""
    GENERATED = "generated"


def sample_edits(program: Program, count: int, seed: int, workers: int) -> dict[str, Any]:
    """Propose `count` random single edits of each kind and see how far each gets.

    Returns:
        Per kind `proposed` (always `count`), `applied` (the proposals for which the program had
        a place), `verified` and `generated`; the same four under `total`.
    """
    jobs: dict[str, list[Future[str]]] = {}
    with codegen_pool(workers) as pool:
        for kind in EDIT_TYPES:
            rng = random.Random(f"{seed}:{kind}")
            jobs[kind] = []
            for _ in range(count):
                _, applied, _ = propose_single(program, rng, kind)
                if applied is not None:
                    text = applied.program.text
                    jobs[kind].append(pool.schedule(emit_ptx, args=[text], timeout=CODEGEN_S))
        rows = {kind: _row(count, futures) for kind, futures in jobs.items()}
    total: Counter[str] = Counter()
    for row in rows.values():
        total.update(row)
    return {"seed": seed, "by_kind": rows, "total": dict(total)}


def _row(count: int, futures: list[Future[str]]) -> Mapping[str, int]:
    fates = Counter(_fate(future) for future in futures)
    return {
        "proposed": count,
        "applied": len(futures),
        "verified": fates[Fate.ABORTED] + fates[Fate.GENERATED],
        "generated": fates[Fate.GENERATED],
    }


def _fate(future: Future[str]) -> Fate:
    try:
        future.result()
    except CompileFailed:
        return Fate.REFUSED
    except (TimeoutError, ProcessExpired):
        return Fate.ABORTED
    return Fate.GENERATED
