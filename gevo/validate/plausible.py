"""Flags gains that deserve a look: real ones are rare at these sizes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gevo.device.simt.model.gpu import Gpu, gpu_of_device
from gevo.errors import ConfigError
from gevo.records.schema import headline
from gevo.validate.statistics import Comparison
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
