"""CuPy's raw kernels become workloads, without CuPy, which needs a driver for everything.

    from gevo.integrations.cupy import RawKernel, capture

    scale = RawKernel(source, "scale")             # as cupy.RawKernel, which is taken, too
    capture(scale, (4,), (256,), (x, y, n))        # writes scale/scale.toml, scale/scale.ptx

and then `gevo evolve scale/scale.ptx`. The source is compiled by NVRTC, as CuPy does it (extra
`[nvrtc]`); arrays are numpy's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from gevo.errors import ConfigError, WorkloadError
from gevo.frontend.device_code import parameter_names
from gevo.frontend.nvrtc import compile_file, options_for
from gevo.integrations.folder import Captured, made, write
from gevo.integrations.launch import Argument, Held, Recording, given, number, placed, span, three
from gevo.program.load import program_text
from gevo.program.parameters import source_parameters
from gevo.records.files import write_output
from gevo.workload.signature import kernels

__all__ = ["Captured", "RawKernel", "RawModule", "capture"]

TARGET = "sm_80"


@dataclass(frozen=True)
class RawKernel:
    """A kernel in a source, as `cupy.RawKernel` has it.

    Attributes:
        code: CUDA C++ with device code.
        name: Of the kernel, which is `extern "C"`.
        options: Of NVRTC.
        enable_cooperative_groups: Its blocks may wait for one another.
    """

    code: str
    name: str
    options: tuple[str, ...] = ()
    enable_cooperative_groups: bool = False


@dataclass(frozen=True)
class RawModule:
    """A source with several kernels, as `cupy.RawModule` has it.

    Attributes:
        code: CUDA C++ with device code.
        options: Of NVRTC.
        enable_cooperative_groups: Blocks of its kernels may wait for one another.
    """

    code: str
    options: tuple[str, ...] = ()
    enable_cooperative_groups: bool = False

    def get_function(self, name: str) -> RawKernel:
        """One of its kernels."""
        return RawKernel(self.code, name, self.options, self.enable_cooperative_groups)


def capture(
    kernel: Any,
    grid: tuple[int, ...],
    block: tuple[int, ...],
    args: Sequence[Any],
    *,
    shared_mem: int = 0,
    folder: str | Path | None = None,
    target: str = TARGET,
    keep: Sequence[str] = (),
) -> Captured:
    """Compile a raw kernel, and write a workload that launches it.

    Args:
        kernel: A `RawKernel`, this module's or CuPy's.
        grid: Blocks, as a raw kernel takes them.
        block: Threads of a block, likewise.
        args: Its arguments: numpy's arrays, what has `get()` to become one, and numbers.
        shared_mem: Bytes of dynamic shared memory.
        folder: Folder to write; None for one that is named after the kernel.
        target: The GPU to compile for, as `sm_80`.
        keep: Arrays whose contents stay what they are; those of others are drawn anew, like them.

    Returns:
        The kernel's file and the spec's.

    Raises:
        ConfigError: NVRTC is not installed, or a file cannot be written.
        WorkloadError: The launch cannot be made a workload; the message says why.
        SourceError: The source does not compile; `log` has NVRTC's messages.
        ProgramError: gevo does not read what NVRTC made of it.
    """
    code, name = getattr(kernel, "code", None), getattr(kernel, "name", None)
    if not isinstance(code, str) or not isinstance(name, str):
        raise WorkloadError(f"{kernel!r} is no raw kernel: it has no source and no name")
    if not target.removeprefix("sm_").isdecimal():
        raise ConfigError(f"target {target!r}: no GPU architecture; give one such as sm_80")
    place = made(Path(folder) if folder is not None else Path(name))
    source = place / f"{name}.cu"
    write_output(source, code.encode())
    compiled = compile_file(source, (*options_for(target, {}), *kernel.options))
    path = source.with_suffix(".ptx")
    write_output(path, compiled.text.encode())
    taken = kernels(program_text(path)).get(name)
    if taken is None:
        raise WorkloadError(f'{name}: there is no kernel of that name; declare it extern "C"')
    if len(taken) != len(args):
        raise WorkloadError(f"{name}: takes {len(taken)} arguments, {len(args)} given")
    labels = source_parameters(parameter_names(code), name, len(args))
    labels = labels or [f"arg{n}" for n in range(len(args))]
    named = {
        label: value.get() if hasattr(value, "get") else value
        for label, value in zip(labels, args, strict=True)
    }
    recording = _recording(named, name, three(grid), three(block), shared_mem)
    if getattr(kernel, "enable_cooperative_groups", False):
        recording = replace(recording, cooperative=True)
    about = f"A launch of {name}, which {compiled.compiler} compiled for {target}."
    return write([recording], path, about, keep).checked()


def _recording(
    args: dict[str, Any],
    kernel: str,
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    shared: int,
) -> Recording:
    """A launch as every stack has it."""
    memory, places = placed(
        {name: span(given(value)) for name, value in args.items() if isinstance(value, np.ndarray)}
    )
    taken: list[Argument] = []
    for name, value in args.items():
        if name in places:
            taken.append(Held(name, *places[name]))
        elif (found := number(name, value)) is not None:
            taken.append(found)
        else:
            kind = type(value).__name__
            raise WorkloadError(f"argument {name!r} is a {kind}; arrays and numbers can be passed")
    threads = {f"threads_{axis}": n for axis, n in zip("xyz", block, strict=True)}
    return Recording(kernel, grid, block, shared, taken, memory, constants=threads)
