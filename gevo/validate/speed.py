"""The speed stage: does a winner gain on every kind of case, and not by chance?

Times the user's own text beside the unmodified program, which is that text made canonical. Loading
a kernel names its values and drops promises that an edit could break, such as `readonly` and `nsw`
(see `gevo.program.llvm.scrub`). That may cost the unmodified program speed, and a gain over it may
then be no gain over the user's kernel. So the text as the user wrote it is compiled and timed in
turns with the unmodified program, on the training cases.

Of PTX it is what was lifted that is made canonical, and timed on simt; a GPU times the PTX itself
as the unmodified program.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from gevo.device.forecast import gain_range
from gevo.device.simt.model.gpu import Gpu, gpu_of_device
from gevo.errors import ConfigError, ProgramError
from gevo.evaluate.scoring.duel import Duel
from gevo.files import read_text
from gevo.program.base import CUDA_SUFFIX
from gevo.program.load import lifted, load, program_text
from gevo.records.schema import Original, Stage, headline, held, span
from gevo.validate.retry import Attempts
from gevo.validate.runs import WHOLE
from gevo.validate.setup import ValidationSetup
from gevo.validate.statistics import (
    ALPHA,
    MOST_LOSS,
    NO_GAIN,
    SMALL_LOSS,
    TRIALS,
    WARM_UPS,
    Comparison,
    compare,
    objection,
)
from gevo.validate.verdict import Verdict
from gevo.workload.case import Role, TestCase, Workload

SUSPICIOUS_SPEEDUP = 10.0
"""Above this most "gains" turn out to be skipped work."""
IRREPRODUCIBLE = 1.05
"""The search's speed-up over the one of the interleaved trials."""


def flags(
    speed: Mapping[str, Comparison],
    floors_ns: Mapping[str, float],
    recorded: float | None,
    patch: Mapping[str, Any] | None = None,
) -> Iterator[str]:
    """What is odd about a winner's times, and which constants it changes; one line each.

    Args:
        speed: Its times by kind of case.
        floors_ns: Least possible times by the same names, where they are known.
        recorded: Its speed-up on the training cases as the search saw it, or None.
        patch: Its patch's JSON, or None.
    """
    for name, found in speed.items():
        if found.speedup > SUSPICIOUS_SPEEDUP:
            yield f"{found.speedup:.1f} times as fast on {name} cases: is work left out?"
        floor = floors_ns.get(name)
        if floor is not None and found.candidate_ns < floor:
            yield (
                f"{found.candidate_ns:.0f} ns on {name} cases, but writing the outputs alone "
                f"takes {floor:.0f} ns at the memory's full rate"
            )
    training = headline(speed)
    if recorded is not None and training is not None and training.p_value is not None:
        if recorded > IRREPRODUCIBLE * training.speedup:
            yield (
                f"the search measured a speed-up of {recorded:.2f}, interleaved trials "
                f"{training.speedup:.2f}: a lucky minimum"
            )
    changed = [edit for edit in (patch or {}).get("edits", ()) if edit.get("kind") == "change"]
    if changed:
        what = ", ".join(f"{edit['uid']}.{edit['name']} to {edit['value']}" for edit in changed)
        yield f"constants changed ({what}): do all inputs allow that, or only those of the cases?"


def least_ns(workload: Workload, cases: Sequence[TestCase], gpu: Gpu) -> float:
    """The roofline: time in nanoseconds to write every `out` array once.

    What fits into the L2 cache is written at its rate, else at DRAM's (GB/s are bytes/ns).
    """
    total = 0.0
    for case in cases:
        buffers = workload.launches(case).buffers
        size = sum(b.array.nbytes for b in buffers if b.role is Role.OUT)
        cached = size <= gpu.l2_bytes
        total += size / (max(gpu.l2_gb_per_s, gpu.dram_gb_per_s) if cached else gpu.dram_gb_per_s)
    return total


def gpu_of(device: str) -> Gpu | None:
    """The table of the GPU that a device's name mentions, or None."""
    try:
        return gpu_of_device(device)
    except ConfigError:
        return None


SPEED = "faster than the unmodified program"
EMITTED = "faster as emitted"
PACES = (SPEED, EMITTED)
"""The stages that say whether there is a gain."""
TIMING = "timing"
MUST_GAIN = ("training", "held-out")
"""Kinds of cases on which a winner must be faster; on others it must not be much slower. Where
there are timing cases it is these alone: the others are small, so that they can be checked."""


def comparisons(duels: Mapping[str, Duel]) -> dict[str, Comparison]:
    """The times of the duels that both sides finished, by kind of case."""
    return {
        name: compare(
            d.candidate.times_ns,
            d.baseline.times_ns,
            d.baseline.modelled,
            gain_range(*d.forecasts) if d.forecasts else None,
        )
        for name, d in duels.items()
        if d.candidate.ok and d.baseline.ok
    }


def speed_stage(duels: Mapping[str, Duel]) -> tuple[Stage, float | None]:
    """The stage's verdict, and the p-value that it rests on.

    A member of a front that trades speed for exactness may be slower: where its error is below
    the unmodified program's on the training cases and not above it on any other kind. It then
    has no p-value. A gain in speed must show on every kind of `MUST_GAIN`, so the largest
    p-value counts and needs no correction for their number (intersection-union test, Berger
    1982).
    """
    found = comparisons(duels)
    reason = next(_failures(duels), "")
    if reason:
        return Stage(SPEED, False, reason), None
    offered = more_exact(duels)
    inexact = next(_larger_errors(duels), "") if offered else ""
    if offered and not inexact:
        return Stage(SPEED, True, f"more exact; {_pace(found)}"), None
    known = [c.p_value for name, c in found.items() if name in must_gain(found)]
    p_value = max((p for p in known if p is not None), default=None)
    slow = next(objections(found), "")
    reason = f"{slow}; more exact on training cases, but {inexact}" if slow and inexact else slow
    return Stage(SPEED, not reason, reason or _pace(found)), p_value


def whole_stage(
    speed: Mapping[str, Comparison], gain: float, cases: str
) -> tuple[Stage, Mapping[str, Comparison]]:
    """The verdict on timing cases that were run from beginning to end, and what follows from it.

    Args:
        speed: The program's times; those on timing cases are of parts of them.
        gain: How many times as fast it is as the unmodified program on all of them.
        cases: What was run, for the stage's line.

    Returns:
        The stage, and the times with no larger a gain on timing cases than that.
    """
    parts = speed[TIMING]
    found = parts.at_most(gain)
    reason = "" if objection(parts) else objection(found)  # a more exact one need not gain
    told = f"{gain:.3f} times as fast as a whole"
    detail = f"{cases}, {told}"
    if reason:
        detail = f"{NO_GAIN}: {told}, so {pace(found)} and not {pace(parts)} as on parts of it"
    return Stage(WHOLE, not reason, detail), {**speed, TIMING: found}


def more_exact(duels: Mapping[str, Duel]) -> bool:
    """True when the variant's error is below the unmodified program's on the training cases."""
    own, base = _errors(duels["training"])
    return own < base


def corrected(verdict: Verdict, p_value: float, candidates: int) -> Verdict:
    """The verdict with its p-value corrected for the number of candidates (see `holm`)."""
    passed = any(s.name == SPEED and s.passed for s in verdict.stages)
    if p_value < ALPHA or not passed:
        return verdict
    detail = f"may be chance (p = {p_value:.2g}, corrected for {candidates} candidates)"
    stages = tuple(Stage(SPEED, False, detail) if s.name == SPEED else s for s in verdict.stages)
    return replace(verdict, stages=stages)


def _errors(duel: Duel) -> tuple[float, float]:
    return duel.candidate.error or 0.0, duel.baseline.error or 0.0


def _larger_errors(duels: Mapping[str, Duel]) -> Iterator[str]:
    for name, duel in duels.items():
        own, base = _errors(duel)
        if own > base:
            than = f"above the unmodified program's {base:.3g}"
            yield f"its error on {name} cases is {own:.3g}, {than}"


def _failures(duels: Mapping[str, Duel]) -> Iterator[str]:
    for name, duel in duels.items():
        for who, side in (("", duel.candidate), ("the unmodified program: ", duel.baseline)):
            if not side.ok:
                yield f"{name} cases: {who}{side.outcome}: {side.detail}"


def loses_small(duels: Mapping[str, Duel]) -> bool:
    """Whether a program gains on every kind of case on which it must, and loses on others only.

    Those are the timing cases or, without any, the cases that were given: of the fresh ones many
    are smaller.
    """
    found = comparisons(duels)
    must = [name for name in must_gain(duels) if name in duels]
    lost = next(_failures(duels), "") or any(objection(found[name]) for name in must)
    return bool(must) and not lost and bool(next(objections(found), ""))


def objections(found: Mapping[str, Comparison]) -> Iterator[str]:
    """Why a program is not called faster, by kind of case: no gain, or a loss on others."""
    most = SMALL_LOSS if TIMING in found else MOST_LOSS
    for name, comparison in found.items():
        reason = objection(comparison)
        if name in must_gain(found) and reason:
            modelled = f"{NO_GAIN}: " if comparison.p_value is None else ""
            yield f"{modelled}{name} cases: {reason}"
        elif comparison.speedup < 1.0 - most:
            yield f"{name} cases: {1 / comparison.speedup:.3f} times as slow"


def must_gain(found: Collection[str]) -> tuple[str, ...]:
    """Of these kinds of cases the ones on which a winner must be faster."""
    return (TIMING,) if TIMING in found else MUST_GAIN


def _pace(found: Mapping[str, Comparison]) -> str:
    return ", ".join(f"{pace(c)} on {name} cases" for name, c in found.items())


def pace(found: Comparison) -> str:
    """How many times as fast: `1.068 (1.061-1.075x)`, or a modelled gain and where it holds."""
    if found.range is None:
        known = f" ({span(*found.interval)})" if found.interval else ""
        return f"{found.speedup:.3f}{known}"
    return f"{span(found.range.low, found.range.high)} ({held(found.range.gpus)})"


def time_original(setup: ValidationSetup, path: Path) -> Original | None:
    """Time the text that the unmodified program was made from; None where it is that text.

    A `speedup` above 1 means that making the text canonical has cost speed.

    Args:
        setup: Workers, and the unmodified program.
        path: The user's file.

    Raises:
        DeviceLost: The device fails again and again.
    """
    baseline = setup.baseline
    if baseline.ptx:
        return _timed(setup, lifted(baseline.ptx)) if setup.modelled else None
    if path.suffix == CUDA_SUFFIX:
        return None  # what was compiled is not kept
    try:
        read_text(path)  # a file that is gone is told from one that has changed
        text = program_text(path)
        canonical = load(path, baseline.entry)
    except (OSError, UnicodeDecodeError):
        return Original(comparison=None, detail=f"{path}: cannot be read")
    except ProgramError:
        # What is wrong may quote the file, and the path is the run's: it may be any file here.
        detail = f"{path}: is not the program of the run any more"
        return Original(comparison=None, detail=detail)
    if canonical.text != baseline.text:
        return Original(comparison=None, detail=f"{path}: has changed since the run began")
    return _timed(setup, text)


def _timed(setup: ValidationSetup, text: str) -> Original:
    counts = (1, 0) if setup.modelled else (TRIALS, WARM_UPS)
    own = setup.baseline.rewritten(text)
    duel = Attempts(partial(setup.device.duel, own, setup.workload.train, *counts)).result()
    mine, times = duel.candidate, duel.baseline
    if mine.ok and times.ok:
        found = compare(mine.times_ns, times.times_ns, setup.modelled)
        return Original(comparison=found.record(), detail="")
    detail = "" if mine.ok else f"{mine.outcome}: {mine.detail}"
    return Original(comparison=None, detail=detail)
