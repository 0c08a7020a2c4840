"""GPUs that fail on purpose, and jobs that spoil their process. Everything here is picklable."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from gevo.device.cuda.device import CudaDevice
from gevo.errors import ConfigError, DeviceLost
from gevo.evaluate.executor import PRELOAD
from gevo.evaluate.jobs import GpuWorker, WorkerSpec
from gevo.evaluate.pool.gpu import GpuNode
from gevo.evaluate.pool.node import Dispatcher
from gevo.program.base import Dialect, Program
from gevo.program.llvm.editor import load_text
from tests.device.cuda.emulator import open_emulated

ROOT = Path(__file__).parents[2]
SCALE = load_text((ROOT / "gevo/testing/kernels/driver.ll").read_text(), ("scale",))

SPEC = f"""
name = "scale"
program = "{ROOT}/gevo/testing/kernels/driver.ll"
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
    bus: str = ""

    def __call__(self) -> CudaDevice:
        if self.broken:
            raise ConfigError("this GPU is not configured")
        if self.first <= bump(self.path) <= self.last:
            raise DeviceLost("no such GPU any more")
        return open_emulated()


def node(opener: Callable[[], CudaDevice], workload: Path, program: Program) -> GpuNode:
    spec = WorkerSpec("", str(workload), program)
    return GpuNode(GpuWorker, (spec, opener), PRELOAD, getattr(opener, "bus", ""))


def dispatcher(nodes: Iterable[GpuNode]) -> Dispatcher:
    made = Dispatcher(lambda node, held, why: None, grace_s=0.0)
    for one in nodes:
        made.join(one)
    return made


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


class Sick(GpuWorker):
    healthy = False


def good(judge: GpuWorker, value: int) -> tuple[int, int]:
    return value, os.getpid()


def busy(judge: GpuWorker, seconds: float) -> None:
    time.sleep(seconds)
    judge.scorer.stage_s["run"] = judge.run_s + seconds


def logged(judge: GpuWorker, path: Path, number: int) -> str:
    """Write down when the job begins and ends, and on which GPU; the first two wait for one
    one another, so that each of two GPUs gets one."""
    bus = judge._opener.bus

    def note(what: str) -> None:
        with open(path, "a") as file:
            file.write(f"{bus} {what} {number}\n")

    note("begins")
    while number < 2 and not all(f"begins {n}\n" in path.read_text() for n in range(2)):
        time.sleep(0.01)
    time.sleep(0.2)
    note("ends")
    return bus


def sick(judge: GpuWorker, value: int) -> tuple[int, int]:
    judge.__class__ = Sick
    return value, os.getpid()


def dying(judge: GpuWorker) -> tuple[int, int]:
    os.kill(os.getpid(), signal.SIGABRT)
    raise AssertionError


def late(judge: GpuWorker) -> tuple[int, int]:
    time.sleep(60)
    raise AssertionError


def lost_until(judge: GpuWorker, path: Path, last: int) -> int:
    count = bump(path)
    if count <= last:
        raise DeviceLost("ECC error")
    return count


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
