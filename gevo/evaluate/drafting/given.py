"""Finishes a draft of a launch that is known: runs it, and adds roles, cases and a metric.

Runs untrusted code: only in worker processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from gevo.errors import CompileFailed
from gevo.evaluate.drafting.draw import Drawn
from gevo.evaluate.drafting.finish import EXACT, judge, roles
from gevo.evaluate.drafting.probe import Prober, Ran
from gevo.finding import Kind
from gevo.program.base import Program
from gevo.workload.draft import CaseDraft, Draft

_LONG = replace(EXACT, fuel=1 << 26)
"""A launch that somebody makes in earnest comes to an end."""
_MUCH = 1 << 22
"""Basic blocks that threads execute: where a case takes more, fewer cases do."""


def settle_job(
    program: Program, kernel_file: str, folder: str, draft: Draft, more: Sequence[CaseDraft]
) -> Drawn:
    """Run a draft's cases.

    Args:
        program: The program.
        kernel_file: Its file.
        folder: Where files lie that the draft names.
        draft: What is launched on what. Its training cases must run; its roles are not yet known.
        more: Cases that are held out if they run.
    """
    prober: Prober | None = None
    try:
        prober = Prober(program, Path(kernel_file).resolve(), Path(folder))
        return _settled(prober, draft, more)
    except CompileFailed as error:
        return Drawn(None, str(error))
    finally:
        (Path(folder) / "draft.toml").unlink(missing_ok=True)


def _settled(prober: Prober, draft: Draft, more: Sequence[CaseDraft]) -> Drawn:
    runs: list[tuple[CaseDraft, Ran]] = []
    for case in (*draft.train, *draft.heldout):
        ran = prober.run(draft, case.sizes, case.seed, _LONG)
        if not ran.good:
            why = ran.failed or str(next(f for f in ran.findings if f.kind is Kind.INVALID))
            return Drawn(None, why, runs=prober.runs)
        runs.append((case, ran))
    kinds = {(f.kind, f.region) for _, ran in runs for f in ran.errors}
    for case in more if runs[0][1].work < _MUCH else more[:1]:
        draft.heldout.append(case)  # so that it is held against the domain, too
        ran = prober.run(draft, case.sizes, case.seed, _LONG)
        if ran.good and not {(f.kind, f.region) for f in ran.errors} - kinds:
            runs.append((case, ran))
        else:
            draft.heldout.pop()
    roles(prober, draft, runs)
    judge(prober, frozenset(), draft, runs)
    findings = tuple(dict.fromkeys(str(f) for _, r in runs for f in r.errors))
    covered = {name: blocks for _, ran in runs for name, blocks in ran.covered.items()}
    for _, ran in runs:
        for name, blocks in ran.covered.items():
            covered[name] = covered[name] | blocks
    total = sum(len(blocks) for blocks in covered.values())
    reached = sum(int(blocks.sum()) for blocks in covered.values())
    return Drawn(draft, "", len(runs), total, reached, (), findings, prober.runs)
