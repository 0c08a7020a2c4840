"""GPUs that fail on purpose, and jobs that spoil their process. Everything here is picklable."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from gevo.device.cuda.device import CudaDevice
from gevo.errors import ConfigError, DeviceLost
from gevo.evaluate import gpu_worker
from gevo.evaluate.gpu_worker import Reply
from gevo.program.base import Dialect, Program
from gevo.program.llvm.load import load_text
from tests.device.cuda.emulator import open_emulated

ROOT = Path(__file__).parents[2]
SCALE = load_text((ROOT / "tests/conformance/driver.ll").read_text(), ("scale",))

SPEC = f"""
name = "scale"
program = "{ROOT}/tests/conformance/driver.ll"
timeout_s = 5
[sizes]
n = 100
[arrays.data]
role = "inout"
dtype = "f32"
shape = ["n"]
init = {{ kind = "normal" }}
[[launch]]
kernel = "scale"
grid = ["ceil_div(n, 32)"]
block = [32]
args = [2.0, "n", "data", 3]
[[train]]
seed = 1
[[train]]
seed = 2
sizes = {{ n = 300 }}
[[heldout]]
seed = 3
sizes = {{ n = 77 }}
"""


def bump(path: Path) -> int:
    """How often this has been called for the path, over all processes."""
    with open(path, "ab") as file:
        file.write(b".")
    return path.stat().st_size


@dataclass(frozen=True)
class Opener:
    """Opens an emulated GPU; counts in `path`, and fails from `first` to `last`."""

    path: Path
    first: int = 0
    last: int = 0
    broken: bool = False

    def __call__(self) -> CudaDevice:
        if self.broken:
            raise ConfigError("this GPU is not configured")
        if self.first <= bump(self.path) <= self.last:
            raise DeviceLost("no such GPU any more")
        return open_emulated()


@dataclass(frozen=True)
class DiesAfter:
    """A GPU that can be opened as long as `path` has been touched less than `runs` times, and
    drops out in the run after that."""

    path: Path
    runs: int

    def __call__(self) -> CudaDevice:
        if self.path.exists() and self.path.stat().st_size >= self.runs:
            raise DeviceLost("the GPU has fallen off the bus")
        device = open_emulated()
        run = device.run

        def counted(binary, launches, options):
            if bump(self.path) >= self.runs:
                device._context.fail["launch"] = 999
            return run(binary, launches, options)

        device.run = counted
        return device


def good(value: int) -> Reply[tuple[int, int]]:
    return Reply((value, os.getpid()), True, 0.0)


def busy(seconds: float) -> Reply[None]:
    time.sleep(seconds)
    return Reply(None, True, seconds)


def logged(path: Path, number: int) -> Reply[str]:
    """Write down when the job begins and ends, and on which GPU; the first two wait for one
    another, so that each of two GPUs gets one."""
    bus = gpu_worker._spec.bus

    def note(what: str) -> None:
        with open(path, "a") as file:
            file.write(f"{bus} {what} {number}\n")

    note("begins")
    while number < 2 and not all(f"begins {n}\n" in path.read_text() for n in range(2)):
        time.sleep(0.01)
    time.sleep(0.2)
    note("ends")
    return Reply(bus, True, 0.0)


def sick(value: int) -> Reply[tuple[int, int]]:
    return Reply((value, os.getpid()), False, 0.0)


def dying() -> Reply[tuple[int, int]]:
    os.kill(os.getpid(), signal.SIGABRT)
    raise AssertionError


def late() -> Reply[tuple[int, int]]:
    time.sleep(60)
    raise AssertionError


def lost_until(path: Path, last: int) -> Reply[int]:
    count = bump(path)
    if count <= last:
        raise DeviceLost("ECC error")
    return Reply(count, True, 0.0)


def variant(old: str, new: str) -> Program:
    assert old in SCALE.text
    return Program(Dialect.LLVM, SCALE.text.replace(old, new, 1), SCALE.entry)


FASTER = variant("%add = fadd contract float %mul, %conv1", "%add = fadd float %mul, %conv1")
WRONG = variant("fmul contract float %factor", "fadd contract float %factor")
OUTSIDE = variant("float, ptr %data, i64 %idxprom\n", "float, ptr %data, i64 1099511627776\n")
INVALID = variant("define dso_local ptx_kernel void @scale(", "define dso_local oops @scale(")
HANGS = variant(
    "\nif.then:",
    "\nforever:\n  %z = load volatile float, ptr %data, align 4\n  br label %forever\n\nif.then:",
)
HANGS = Program(
    Dialect.LLVM,
    HANGS.text.replace("label %if.then, label %if.end", "label %forever, label %if.end", 1),
    SCALE.entry,
)
