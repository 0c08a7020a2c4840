"""How many blocks of a kernel an SM holds at once."""

from __future__ import annotations

from dataclasses import dataclass

from gevo.device.simt.model.gpu import Gpu

WARP = 32


@dataclass(frozen=True, slots=True)
class Occupancy:
    """What an SM holds.

    Attributes:
        blocks_per_sm: Resident blocks; 0 when one block alone exceeds a limit.
        warps_per_sm: Resident warps.
        limit: What allows no more: `warps`, `blocks`, `registers` or `shared`.
    """

    blocks_per_sm: int
    warps_per_sm: int
    limit: str


def _round_up(value: int, unit: int) -> int:
    return -(-value // unit) * unit


def occupancy(gpu: Gpu, threads: int, registers: int, shared_bytes: int) -> Occupancy:
    """Resident blocks and warps of an SM.

    The rules are those of NVIDIA's occupancy calculator: registers are allocated per warp in
    units, warps in pairs or fours, shared memory per block in units plus what the system keeps.

    Args:
        gpu: The GPU's table.
        threads: Threads per block.
        registers: 32-bit registers per thread.
        shared_bytes: Static plus dynamic shared memory per block.
    """
    warps = max(1, _round_up(threads, WARP) // WARP)
    limits = {
        "warps": gpu.warps_per_sm // warps if threads <= gpu.threads_per_block else 0,
        "blocks": gpu.blocks_per_sm,
        "registers": _register_limit(gpu, warps, registers),
        "shared": _shared_limit(gpu, shared_bytes),
    }
    limit = min(limits, key=lambda name: limits[name])
    return Occupancy(limits[limit], limits[limit] * warps, limit)


def _register_limit(gpu: Gpu, warps: int, registers: int) -> int:
    """Blocks that the register file holds."""
    per_warp = _round_up(max(1, registers) * WARP, gpu.register_unit)
    resident = gpu.registers_per_sm // per_warp // gpu.warp_unit * gpu.warp_unit
    return resident // warps if registers <= gpu.registers_per_thread else 0


def _shared_limit(gpu: Gpu, shared_bytes: int) -> int:
    """Blocks that the shared memory holds."""
    if shared_bytes > gpu.shared_per_block:
        return 0
    taken = _round_up(shared_bytes + gpu.shared_reserved, gpu.shared_unit)
    return gpu.shared_per_sm // taken if taken else gpu.blocks_per_sm


def registers_that_fit(gpu: Gpu, threads: int, registers: int) -> int:
    """`registers`, or as many as let one block of `threads` run.

    Where a kernel needs more, the code generator has to spill the excess.
    """
    warps = _round_up(max(1, _round_up(threads, WARP) // WARP), gpu.warp_unit)
    per_thread = gpu.registers_per_sm // warps // gpu.register_unit * gpu.register_unit // WARP
    return min(registers, per_thread, gpu.registers_per_thread)
