"""`gevo devices`: what can run kernels here, and what keeps the rest from it."""

from __future__ import annotations

import typer

from gevo.device.cuda.find import compiler_for, look
from gevo.device.registry import open_device
from gevo.device.simt.model_gpu import gpu_names
from gevo.errors import ConfigError


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
    typer.echo(f"xla:{'cpu':13} {_xla()}")
    for absence in found.absences:
        typer.echo(f"not usable: {absence}")


def _xla() -> str:
    """What runs StableHLO programs, or what is missing."""
    try:
        device = open_device("xla:cpu")
    except ConfigError as error:
        return f"not usable: {error}"
    about = device.fingerprint()
    device.close()
    return f"runs StableHLO programs; jaxlib {about.get('jaxlib', '?')}, times are measured"
