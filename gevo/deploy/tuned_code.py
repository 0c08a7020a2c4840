"""The code of a tuned kernel for a GPU: what `gevo.load_tuned` gives."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gevo.deploy.winner import read, subfolders
from gevo.device.cuda.find import choose, detect
from gevo.device.cuda.ptxas import assemble
from gevo.device.cuda.ptxas import find as find_ptxas
from gevo.errors import ConfigError
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.study.stored import Wanted, stored


@dataclass(frozen=True)
class TunedCode:
    """Code that the CUDA driver loads (`cuModuleLoadData`).

    Attributes:
        kernels: The functions in it that were tuned.
        arch: The GPU that it is for, as `sm_90`.
        ptx: PTX.
        cubin: Machine code; None where there is no ptxas for the GPU and its driver. The driver
            compiles the PTX then.
        settings: The tuning parameters with which it must be launched; empty for winners of
            `gevo evolve`, which are launched as ever.
    """

    kernels: tuple[str, ...]
    arch: str
    ptx: str
    cubin: bytes | None
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def image(self) -> bytes:
        """What to give to `cuModuleLoadData`: the cubin, or else the PTX, which ends in a 0."""
        return self.cubin if self.cubin is not None else self.ptx.encode() + b"\0"


def load_tuned(
    kernel: str | Path,
    *,
    arch: str = "",
    winners: str | Path | None = None,
    database: str | Path | None = None,
    device: str = "",
    workload: str | Path | None = None,
) -> TunedCode:
    """The tuned code of a kernel.

    Args:
        kernel: With a folder of winners, a kernel's name; with a database, the path of the .ll
            that was tuned, or the name of an operator, such as `matmul`.
        arch: The GPU, as `sm_90`; by default the first one of this machine.
        winners: A folder that `gevo export` has written; by default `$GEVO_WINNERS`.
        database: A database that `gevo tune` has written.
        device: Name of the device that it was tuned on, where the database has several.
        workload: The workload whose sizes it was tuned for, where the database has several, or
            where it lies in none of the usual places: it says which configurations there are.

    Raises:
        ConfigError: No GPU, no such winner or entry, more than one, one without validation, or
            one whose code is no longer what was validated.
        WorkloadError: With a database, the kernel has no workload.
        CompileFailed: LLVM or ptxas refuses the code.
    """
    cuda = None
    settings: Mapping[str, Any] = {}
    together: tuple[str, ...] = ()
    if not arch:
        arch, driver = choose("")[0].arch, detect().driver
        cuda = driver.version() if driver else None
    if database is not None:
        spec = Path(workload) if workload else None
        kernels, text, settings = _from_database(
            Wanted(Path(kernel), Path(database), device, spec, arch=arch)
        )
    else:
        folder = winners or os.environ.get("GEVO_WINNERS")
        if not folder:
            raise ConfigError("load_tuned: name a folder of winners, or a database")
        kernels, together, text = _from_winners(str(kernel), arch, Path(folder))
    ptx = ptx_in_child(text, arch, together)
    ptxas = find_ptxas(arch, cuda)
    return TunedCode(kernels, arch, ptx, assemble(ptxas, ptx, arch) if ptxas else None, settings)


def _from_winners(
    kernel: str, arch: str, folder: Path
) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """A winner's kernels, those that are launched with them too, its text; raises ConfigError."""
    others: list[str] = []
    for place in subfolders(folder):
        winner, text = read(place)
        edited = tuple(k.name for k in winner.kernels if k.edited)
        if kernel in edited and winner.arch == arch:
            if reason := winner.refusal(text):
                raise ConfigError(f"{place}: {reason}")
            return edited, tuple(k.name for k in winner.kernels), text
        others += [f"{name} for {winner.arch}" for name in edited]
    raise ConfigError(f"{folder}: no winner for {kernel} on {arch} (there is {', '.join(others)})")


def _from_database(wanted: Wanted) -> tuple[tuple[str, ...], str, Mapping[str, Any]]:
    """Editable functions, text and settings of a database's entry; raises ConfigError."""
    found = stored(wanted)
    text = cleaned_in_child(found.program, found.constants)
    return found.program.entry, text, found.entry.settings
