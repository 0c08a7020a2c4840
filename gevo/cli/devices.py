"""`gevo devices`: what can run kernels here."""

from __future__ import annotations

import typer

from gevo.device.simt.model import gpu_names
