"""Adds the cases on which winners failed to the workload, where the next search will see them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gevo.errors import ConfigError
from gevo.records.run import RunFolder
from gevo.study.contest import Judged
from gevo.study.trust import Trust
from gevo.workload.case import case_text, case_toml


def add_counterexamples(run: Path, judged: Sequence[Judged], trust: Trust) -> str:
    """Append the counterexamples to the spec of a run; one line that says what was done.

    Args:
        run: The run folder.
        judged: Verdicts; each holds the smallest case on which the winner failed.
        trust: Which workload of the run it is.

    Raises:
        ConfigError: It is not the run's workload, is not TOML, or cannot be written.
        WorkloadError: It cannot be read.
    """
    source, workload = trust.of_run(RunFolder.open(run))
    spec = Path(source)
    found = {case_text(c): c for j in judged if (c := j.verdict.counterexample) is not None}
    for case in (*workload.train, *workload.heldout):
        found.pop(case_text(case), None)
    if not found:
        return f"{spec}: no cases to add: no winner failed on one that was drawn"
    tables = "\n".join(case_toml(case, "a winner failed on it") for case in found.values())
    if spec.suffix != ".toml":
        raise ConfigError(f"{spec}: is not TOML; add to its cases:\n{tables}")
    try:
        text = spec.read_text(encoding="utf-8")
        spec.write_text(f"{text.rstrip()}\n\n{tables.strip()}\n", encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"{spec}: cannot add cases: {error.strerror}") from error
    return f"{spec}: {len(found)} cases added; start a new run, this one is of the old workload"
