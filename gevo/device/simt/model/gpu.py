"""The GPUs that the time model knows: one table file per GPU, every figure with its source."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from gevo.errors import ConfigError

KINDS = ("vendor", "microbenchmark", "fitted", "assumed")
"""Where a coefficient can come from; `assumed` marks a guess that nothing has calibrated."""


@dataclass(frozen=True)
class Source:
    """Where one coefficient comes from.

    `spread` is by which share it may be wrong, in either direction, where the table says it;
    None leaves that to the kind (see `gevo.device.simt.model.time`).
    """

    kind: str
    citation: str
    spread: float | None = None


@dataclass(frozen=True)
class Gpu:
    """Limits, rates and latencies of one GPU.

    Rates named `rate_*` are lanes (threads) per clock and SM, so that a warp occupies the unit
    for 32 / rate clocks. Latencies are in clocks from issue to usable result.

    Attributes:
        name: As `gpu_names` lists it.
        arch: The compute capability, e.g. `sm_90`.
        digest: SHA-256 of the table file, for fingerprints.
        sources: Where each coefficient comes from, by field name.
        sms: Streaming multiprocessors.
        clock_ghz: Clock that all SM rates and latencies refer to.
        warps_per_sm: Most resident warps per SM.
        blocks_per_sm: Most resident blocks per SM.
        threads_per_block: Most threads in a block.
        registers_per_sm: 32-bit registers per SM.
        registers_per_thread: Most registers a thread can have.
        register_unit: Registers are given to a warp in multiples of this.
        warp_unit: Warps of a block are rounded up to this for register allocation.
        shared_per_sm: Shared memory of an SM in bytes.
        shared_per_block: Most shared memory of a block in bytes (opt-in limit).
        shared_reserved: Bytes of shared memory that the system takes per block.
        shared_unit: Shared memory is given in multiples of this many bytes.
        unified_bytes: On-chip memory that L1 and shared memory divide, in bytes; where they
            are separate, shared memory plus L1.
        l2_bytes: L2 cache in bytes.
        dram_bytes: Device memory in bytes.
        rate_issue: Lanes that the warp schedulers issue per clock (32 per scheduler).
        rate_tensor: Of a tensor core's unit (`gevo.device.simt.model.costs.Unit`), so that 32 are
            1,024 multiply-adds of halves, with float32 sums, per clock and SM.
        rate_tensor_int: The same of bytes, so that 32 are 2,048.
        shared_wavefronts: Shared-memory wavefronts per clock and SM.
        l1_bytes_per_clock: L1 bytes per clock and SM.
        l2_bytes_per_clock_sm: L2 bytes per clock that one SM can take.
        l2_gb_per_s: L2 bandwidth of the chip, 1e9 bytes/s.
        dram_gb_per_s: DRAM bandwidth on paper, 1e9 bytes/s.
        dram_efficiency: Part of it that streaming kernels reach.
        l2_slices: Places where atomics proceed in parallel, one sector per clock each.
        blocks_per_clock: Thread blocks that the chip starts per clock.
        latency_block: Clocks from a block's end until the next one in its place begins.
        latency_barrier: Of a block barrier, without the warps' own arrival.
        launch_ns: Fixed cost of a launch in nanoseconds.
        overlap_loss: Part of the lesser costs that the greatest cost does not hide.
        knee: Exponent that rounds the corner between latency and throughput.
    """

    name: str
    arch: str
    digest: str
    sources: Mapping[str, Source] = field(hash=False)
    sms: int
    clock_ghz: float
    warps_per_sm: int
    blocks_per_sm: int
    threads_per_block: int
    registers_per_sm: int
    registers_per_thread: int
    register_unit: int
    warp_unit: int
    shared_per_sm: int
    shared_per_block: int
    shared_reserved: int
    shared_unit: int
    unified_bytes: int
    l2_bytes: int
    dram_bytes: int
    rate_issue: float
    rate_fp32: float
    rate_fp64: float
    rate_fp16: float
    rate_int: float
    rate_imul: float
    rate_sfu: float
    rate_conv: float
    rate_shuffle: float
    rate_control: float
    rate_barrier: float
    rate_memory: float
    rate_tensor: float
    rate_tensor_int: float
    rate_i2f: float
    shared_wavefronts: float
    l1_bytes_per_clock: float
    l2_bytes_per_clock_sm: float
    l2_gb_per_s: float
    dram_gb_per_s: float
    dram_efficiency: float
    l2_slices: float
    latency_fp32: float
    latency_fp64: float
    latency_fp16: float
    latency_int: float
    latency_imul: float
    latency_sfu: float
    latency_conv: float
    latency_shuffle: float
    latency_control: float
    latency_barrier: float
    latency_memory: float
    latency_tensor: float
    latency_tensor_int: float
    latency_i2f: float
    latency_shared: float
    latency_constant: float
    latency_l1: float
    latency_l2: float
    latency_dram: float
    blocks_per_clock: float
    latency_block: float
    launch_ns: float
    overlap_loss: float
    knee: float

    def coefficients(self) -> dict[str, float]:
        """All figures of the table by field name."""
        return {name: getattr(self, name) for name in COEFFICIENTS}


COEFFICIENTS = tuple(
    f.name for f in fields(Gpu) if f.name not in ("name", "arch", "digest", "sources")
)
"""Names of the figures that every table must have."""


def _folder() -> Traversable:
    return files("gevo.device.simt.model").joinpath("gpus")


def _key(name: str) -> str:
    return "".join(name.split()).replace("-", "").replace("_", "").lower()


@lru_cache(maxsize=1)
def _tables() -> dict[str, str]:
    """File name of each table by normalised GPU name."""
    names = sorted(entry.name for entry in _folder().iterdir() if entry.name.endswith(".toml"))
    return {_key(name.removesuffix(".toml")): name for name in names}


def gpu_names() -> tuple[str, ...]:
    """Names of the GPUs that have a table, in alphabetical order."""
    return tuple(sorted(load_gpu(key).name for key in _tables()))


@lru_cache(maxsize=32)
def load_gpu(name: str) -> Gpu:
    """The table of the GPU called `name`; case, blanks and dashes do not matter.

    Raises:
        ConfigError: There is no such table, or it is not complete.
    """
    return parse_gpu(table_text(name), _tables()[_key(name)])


_OTHER_CHIPS = frozenset(("ti", "super", "laptop", "mobile", "ada", "d", "max", "maxq"))
"""Words behind a name that make it another GPU's."""


def gpu_of_device(device: str) -> Gpu:
    """The table of the GPU that a device's own name mentions, e.g. `NVIDIA GeForce RTX 3090`.

    Raises:
        ConfigError: There is none. An `RTX 3090 Ti` is no `RTX 3090`.
    """
    # The maker puts memory and form behind a dash: A100-PCIE-40GB.
    words = [_key(word.partition("-")[0]) for word in re.split(r"[\s:]+", device)]
    spans = [(i, j) for i in range(len(words)) for j in range(i + 1, len(words) + 1)]
    for i, j in sorted(spans, key=lambda span: span[0] - span[1]):
        run = "".join(words[i:j])
        if run in _tables() and not _OTHER_CHIPS.intersection(words[j : j + 1]):
            return load_gpu(run)
    known = ", ".join(gpu_names())
    raise ConfigError(f"no time model for the GPU {device!r}: known are {known}")


def table_text(name: str) -> str:
    """Text of the table file of the GPU called `name`; raises ConfigError when there is none."""
    file_name = _tables().get(_key(name))
    if file_name is None:
        known = ", ".join(load_gpu(key).name for key in _tables())
        raise ConfigError(f"no time model for GPU {name!r}: known are {known}")
    return _folder().joinpath(file_name).read_text("utf-8")


def parse_gpu(text: str, where: str) -> Gpu:
    """A GPU from the text of its table; `where` names the file in error messages.

    Raises:
        ConfigError: The text is not TOML, or a coefficient or its source is missing.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"GPU table {where}: {error}") from error
    table: dict[str, dict[str, Any]] = data.get("coefficients", {})
    wrong = sorted(set(COEFFICIENTS) ^ set(table))
    if wrong:
        raise ConfigError(f"GPU table {where}: missing or unknown {', '.join(wrong)}")
    values: dict[str, Any] = {}
    sources: dict[str, Source] = {}
    for name, entry in table.items():
        value, kind, citation = entry.get("value"), entry.get("kind"), entry.get("source")
        if not isinstance(value, int | float) or kind not in KINDS or not citation:
            raise ConfigError(f"GPU table {where}: {name} needs value, kind and source")
        values[name] = value
        sources[name] = Source(str(kind), str(citation), _spread(entry, f"{where}: {name}"))
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Gpu(str(data["name"]), str(data["arch"]), digest, sources, **values)


def _spread(entry: Mapping[str, Any], where: str) -> float | None:
    spread = entry.get("spread")
    if spread is None:
        return None
    if isinstance(spread, bool) or not isinstance(spread, int | float) or not 0.0 <= spread < 10.0:
        raise ConfigError(f"GPU table {where}: spread is {spread!r}, not a share such as 0.1")
    return float(spread)


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

    Where a kernel needs more, the code generator has to spill the excess, if it knows how large
    blocks are; where it does not, the launch is refused. A time is then one of no launch, so
    validation asks ptxas (`gevo.validate.registers`).
    """
    warps = _round_up(max(1, _round_up(threads, WARP) // WARP), gpu.warp_unit)
    per_thread = gpu.registers_per_sm // warps // gpu.register_unit * gpu.register_unit // WARP
    return min(registers, per_thread, gpu.registers_per_thread)
