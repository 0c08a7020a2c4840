"""What GPUs are here, through which package, and why not."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gevo.device.base import Cache
from gevo.device.cuda import ptxas
from gevo.device.cuda.base import CudaError, Driver, Gpu, fault_of
from gevo.device.cuda.bindings import BindingsDriver
from gevo.device.cuda.compiler import CubinCache, CudaCompiler, cubin_folder
from gevo.device.cuda.device import CudaDevice
from gevo.device.cuda.pycuda_driver import PycudaDriver
from gevo.device.ptx import ptx_version
from gevo.errors import CompileFailed, ConfigError, DeviceLost

OLDEST_CUDA = (12, 0)

BACK_ENDS: Mapping[str, Callable[[], Driver]] = {
    "cuda-bindings": BindingsDriver,
    "pycuda": PycudaDriver,
}
"""By package, in the order in which they are tried."""

EXTRAS = {"cuda-bindings": "gevo-gpu[cuda]", "pycuda": "gevo-gpu[pycuda]"}


@dataclass(frozen=True)
class Unavailable:
    """Why something can't be used, and what would change that.

    Attributes:
        what: The package or GPU.
        reason: Why not.
        fix: A command, or what to do; empty where nothing helps.
    """

    what: str
    reason: str
    fix: str = ""

    def __str__(self) -> str:
        return f"{self.what}: {self.reason}" + (f" ({self.fix})" if self.fix else "")


def _no_library() -> Unavailable | None:
    """Without NVIDIA's driver library no package can do anything."""
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return Unavailable(
            "NVIDIA driver",
            "no driver found (libcuda.so.1)",
            "install it: https://www.nvidia.com/drivers",
        )
    return None


def connect(package: str) -> Driver | Unavailable:
    """A driver through one package, or why there is none."""
    try:
        driver = BACK_ENDS[package]()
        version = driver.version()
    except ImportError as error:
        if isinstance(error, ModuleNotFoundError):
            return Unavailable(package, "not installed", f"pip install '{EXTRAS[package]}'")
        return Unavailable(package, f"cannot be imported: {_line(error)}", f"reinstall {package}")
    except CudaError as error:
        meaning = fault_of(error.code).text
        return Unavailable(package, meaning or str(error), "check with nvidia-smi")
    except (OSError, RuntimeError) as error:
        return Unavailable(package, _line(error), "check with nvidia-smi")
    if version < OLDEST_CUDA:
        has, needs = (".".join(map(str, v)) for v in (version, OLDEST_CUDA))
        fix = "update the NVIDIA driver to 525 or later"
        return Unavailable("NVIDIA driver", f"too old: it supports CUDA {has}, not {needs}", fix)
    return driver


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


@dataclass(frozen=True)
class DetectedGpus:
    """What this machine offers.

    Attributes:
        package: The first package that works; empty without one.
        driver: The driver through it.
        gpus: GPUs that can be used.
        absences: What can't be used, and why.
    """

    package: str
    driver: Driver | None
    gpus: tuple[Gpu, ...]
    absences: tuple[Unavailable, ...]


@functools.cache
def detect() -> DetectedGpus:
    """Look once per process; creates no context on any GPU."""
    if missing := _no_library():
        return DetectedGpus("", None, (), (missing,))
    absences: list[Unavailable] = []
    for package in BACK_ENDS:
        driver = connect(package)
        if not isinstance(driver, Unavailable):
            return _usable(package, driver, absences)
        absences.append(driver)
    return DetectedGpus("", None, (), tuple(absences))


def _usable(package: str, driver: Driver, absences: list[Unavailable]) -> DetectedGpus:
    gpus: list[Gpu] = []
    try:
        found = driver.gpus()
    except CudaError as error:
        absence = Unavailable(driver.name, fault_of(error.code).text or str(error))
        return DetectedGpus("", None, (), (*absences, absence))
    for gpu in found:
        what = f"GPU {gpu.ordinal} ({gpu.name})"
        try:
            compiler_for(gpu, driver)
        except CompileFailed as error:
            absences.append(Unavailable(what, str(error)))
            continue
        gpus.append(gpu)
    if not found:
        absences.append(
            Unavailable(driver.name, "the driver finds no GPU", "check with nvidia-smi")
        )
    return DetectedGpus(package, driver, tuple(gpus), tuple(absences))


def compiler_for(gpu: Gpu, driver: Driver) -> CudaCompiler:
    """A compiler whose code this driver can load; raises CompileFailed when there is none."""
    cuda = driver.version()
    assembler = ptxas.find(gpu.arch, cuda)
    version = ptx_version(gpu.arch, assembler.release if assembler else cuda)
    return CudaCompiler(gpu.arch, version, assembler, CubinCache(cubin_folder()))


def choose(choice: str) -> tuple[Gpu, ...]:
    """The GPUs that `cuda:<choice>` names.

    Args:
        choice: Ordinals, as `0` or `0,2`; empty for every GPU of the same kind as the first.

    Raises:
        ConfigError: There is none, or not that one.
    """
    found = detect()
    if not found.gpus:
        why = "; ".join(str(absence) for absence in found.absences)
        raise ConfigError(f"no GPU can be used: {why}")
    if not choice:
        return tuple(g for g in found.gpus if g.name == found.gpus[0].name)
    known = {str(gpu.ordinal): gpu for gpu in found.gpus}
    wanted = [part.strip() for part in choice.split(",")]
    for part in wanted:
        if part not in known:
            raise ConfigError(f"no GPU {part!r} can be used; there are: {', '.join(known)}")
    gpus = tuple(known[part] for part in dict.fromkeys(wanted))
    if len({gpu.name for gpu in gpus}) > 1:
        raise ConfigError("times of different kinds of GPU cannot be compared; choose one kind")
    return gpus


@dataclass(frozen=True)
class Opener:
    """Opens one GPU in whichever process calls it; picklable.

    Attributes:
        gpu: The GPU.
        compiler: For it.
        package: What speaks to the driver.
        cache: What the GPU's cache holds when a timed run begins.
    """

    gpu: Gpu
    compiler: CudaCompiler
    package: str
    cache: Cache

    def __call__(self) -> CudaDevice:
        """A device with a context that belongs to this process; raises DeviceLost."""
        where = f"GPU {self.gpu.ordinal} ({self.gpu.name})"
        driver = connect(self.package)
        if isinstance(driver, Unavailable):
            raise DeviceLost(f"{where} cannot be opened: {driver}")
        try:
            versions = {"driver": "CUDA {}.{}".format(*driver.version())}
            context = driver.open(self.gpu.ordinal)
        except CudaError as error:
            raise DeviceLost(f"{where} cannot be opened: {error}") from error
        return CudaDevice(context, self.gpu, self.compiler, versions, self.cache)


def openers(choice: str, cache: Cache) -> tuple[Opener, ...]:
    """For each of the GPUs that `cuda:<choice>` names; raises ConfigError as `choose`."""
    gpus, found = choose(choice), detect()
    assert found.driver is not None  # or `choose` would have raised
    compiler = compiler_for(gpus[0], found.driver)
    return tuple(Opener(gpu, compiler, found.package, cache) for gpu in gpus)
