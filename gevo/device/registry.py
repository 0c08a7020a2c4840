"""Opens devices by name: `simt`, `simt:A100`, `cuda`, `cuda:1`, `xla:cpu`, or `auto`."""

from __future__ import annotations

from gevo.device.base import Cache, Device
from gevo.device.kind import AUTO, KINDS, DeviceKind, choice_of, kind_of
from gevo.errors import ConfigError
from gevo.program.base import Dialect

DEFAULT_ARCH = "sm_90"
"""What code is made for where no GPU is named."""


def open_device(spec: str, cache: Cache = Cache.WARM) -> Device:
    """The device that `spec` names, `cuda` being the first GPU.

    Raises:
        ConfigError: There is none of that name, or it cannot be used here.
        DeviceLost: It is here but does not answer.
    """
    return kind_of(spec).open(choice_of(spec), cache)


def require_dialect(spec: str, dialect: Dialect) -> None:
    """Raises ConfigError when the device that `spec` names runs programs of another dialect."""
    if dialect not in kind_of(spec).dialects:
        fit = " or ".join(dict.fromkeys(k.word for k in KINDS if dialect in k.dialects))
        raise ConfigError(f"--device {spec}: does not run {dialect} programs; give {fit}")


def resolve(spec: str, program: str = "", gpus: int | None = None) -> tuple[str, str]:
    """The device that `spec` stands for, and a line about the choice where `auto` made one.

    `auto` is a GPU where one can be used, else what runs programs of that dialect anywhere.

    Args:
        spec: A device, or `auto`.
        program: The program's file; LLVM IR where its name does not tell.
        gpus: GPUs of the cluster that is to be asked; None for this machine.
    """
    if spec != AUTO:
        return spec, ""
    dialect = Dialect.of_file(program) or Dialect.LLVM
    default = dialect.default_device
    for kind in KINDS:
        if kind.gpus is not None and dialect in kind.dialects:
            gpu, absence = _seen(kind) if gpus is None else _clustered(gpus)
            if gpu:
                return kind.name, f"device {kind.name}: {gpu}"
            return default, f"device {default}, times are {kind_of(default).clock}; {absence}"
    return default, f"device {default}"


def arch_of(spec: str) -> str:
    """The GPU, as `sm_90`, that the device `spec` is or models.

    Raises:
        ConfigError: There is no such device.
    """
    kind = kind_of(spec)
    if kind.gpus is not None:
        return str(kind.gpus(choice_of(spec), Cache.WARM).compiler.fingerprint()["arch"])
    from gevo.device.simt.model.gpu import gpu_of_device

    device = kind.open(choice_of(spec), Cache.WARM)
    device.close()
    try:
        return gpu_of_device(device.name).arch
    except ConfigError:
        return DEFAULT_ARCH


def _seen(kind: DeviceKind) -> tuple[str, str]:
    """The first device that is here, and why there is none."""
    found = kind.find()
    absence = found.absences[0] if found.absences else "no GPU"
    return found.devices[0].name if found.devices else "", f"no GPU can be used: {absence}"


def _clustered(gpus: int) -> tuple[str, str]:
    return f"{gpus} in the cluster" if gpus else "", "the cluster has no GPU"
