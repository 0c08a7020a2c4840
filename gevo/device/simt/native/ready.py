"""Importing this compiles the runtime in this process, and so for all that are forked from it.

A worker that does it for itself needs two thirds of a second of processor time for that. What is
inherited is the machine code, and the state at its beginning.
"""

from __future__ import annotations

from contextlib import suppress

from gevo.device.simt.native.binding import process_runtime
from gevo.errors import GevoError

with suppress(GevoError):  # a worker says what is wrong when it needs it
    process_runtime()
