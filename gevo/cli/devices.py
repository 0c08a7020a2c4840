"""`gevo devices`: what can run kernels here, and what keeps the rest from it."""

from __future__ import annotations

import typer

from gevo.device.cuda.find import compiler_for, look
from gevo.device.simt.model_gpu import gpu_names


def devices() -> None:
    """List the devices that `--device` takes, and why others can't be used."""
    found = look()
    for gpu in found.gpus:
        assert found.driver is not None
        assembler = compiler_for(gpu, found.driver).assembler
        what = f"{gpu.name}, {gpu.memory_bytes >> 30} GiB, {gpu.arch}"
        typer.echo(f"cuda:{gpu.ordinal:<12} {what}; {found.driver.name}, {assembler}")
    for name in gpu_names():
        typer.echo(f"simt:{name:12} runs kernels on the CPU, times are modelled for this GPU")
    for absence in found.absences:
        typer.echo(f"not usable: {absence}")
