"""Runs a launch of libcuda.c's on simt: what its FAKE_CUDA_RUNNER is, with the launch's folder."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.program.load import load
from gevo.workload.case import Buffer, Launches, Pointer, Role
from gevo.workload.signature import kernels

SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "half": 2, "float": 4, "double": 8, "ptr": 8}


def main(folder: Path) -> None:
    program, name = load(folder / "module.ptx"), (folder / "name").read_text()
    shape = np.fromfile(folder / "shape", np.uint32).tolist()
    data = (folder / "parameters").read_bytes()
    known = {"module.ptx", "parameters", "shape", "name", "coefficients"}
    memory = {
        int(p.name, 16): np.fromfile(p, np.uint8)
        for p in sorted(folder.iterdir())
        if p.name not in known
    }
    arguments, at = [], 0
    for parameter in kernels(program.text)[name]:
        word = parameter.type.split()[0]
        at = -(-at // SIZES[word]) * SIZES[word]
        bits, at = data[at : at + SIZES[word]], at + SIZES[word]
        value = int.from_bytes(bits, "little")
        base = next((b for b, held in memory.items() if 0 <= value - b < held.size), None)
        if word == "ptr":
            arguments.append(Pointer(f"{base:x}", value - base))
        elif word in ("float", "double", "half"):
            arguments.append(np.frombuffer(bits, f"<f{SIZES[word]}")[0].item())
        else:
            arguments.append(int.from_bytes(bits, "little", signed=True))
    used = {one.name for one in arguments if isinstance(one, Pointer)}
    buffers = tuple(
        Buffer(f"{b:x}", held, Role.INOUT) for b, held in memory.items() if f"{b:x}" in used
    )
    if "@coefficients" in program.text:
        held = np.fromfile(folder / "coefficients", np.float32)
        buffers += (Buffer("coefficients", held, Role.IN, "coefficients"),)
    launches = Launches(
        buffers,
        lambda host: host.launch(name, tuple(shape[:3]), tuple(shape[3:6]), arguments, shape[6]),
    )
    device = open_device("simt")
    result = device.run(device.compile(device.lower(program)), launches, RunOptions())
    for buffer, held in result.outputs.items():
        held.tofile(folder / buffer)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
