"""The model of one GPU, in numbers instead of arrays."""

from collections.abc import Mapping

import numpy as np

from gevo.device.simt.model.profile import KernelProfile, Pass


def flow(
    profile: KernelProfile,
    block: int,
    latency: float,
    waits: Mapping[int, float],
    fence: float,
    pending: Mapping[int, float] | None = None,
) -> tuple[float, float, dict[int, float]]:
    """`KernelProfile.flow` where all units have one latency: what a `Pass` holds."""
    found: Pass = profile.flow(
        block,
        np.full((profile.units.shape[1], 1), latency),
        {site: np.array([clocks]) for site, clocks in waits.items()},
        np.array([fence]),
        {site: np.array([clocks]) for site, clocks in (pending or {}).items()},
    )
    left = {site: float(clocks[0]) for site, clocks in found.pending.items()}
    return float(found.issued[0]), float(found.again[0]), left
