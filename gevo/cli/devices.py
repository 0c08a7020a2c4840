"""`gevo devices`: what can run kernels here."""

from __future__ import annotations

import typer

from gevo.device.simt.model_gpu import gpu_names


def devices() -> None:
    """List the devices that `--device` takes."""
    for name in gpu_names():
        typer.echo(f"simt:{name:12} runs kernels on the CPU, times are modelled for this GPU")
