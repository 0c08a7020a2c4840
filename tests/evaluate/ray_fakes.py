"""GPUs as actors of a Ray cluster find them. Everything here is picklable."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from gevo.device.base import Cache
from gevo.device.cuda.device import CudaDevice
from gevo.device.kind import Gpus
from tests.device.cuda.emulator import GPU, EmulatedContext, compiler


@dataclass(frozen=True)
class Opener:
    """Opens an emulated GPU whose driver has this name; writes down when kernels run on it."""

    log: Path
    driver: str
    ordinal: str

    def __call__(self) -> CudaDevice:
        device = CudaDevice(EmulatedContext(), GPU, compiler(), {"driver": self.driver})
        run = device.run

        def noted(binary, launches, options):
            self._note("begins")
            try:
                return run(binary, launches, options)
            finally:
                self._note("ends")

        device.run = noted
        return device

    def _note(self, what: str) -> None:
        with open(self.log, "a") as file:
            file.write(f"{self.ordinal} {what}\n")


@dataclass(frozen=True)
class Find:
    """One emulated GPU for each that Ray gives out; `drivers` are those of the GPUs, in order."""

    log: Path
    drivers: tuple[str, ...] = ("one", "one")

    def __call__(self, choice: str, cache: Cache) -> Gpus:
        ordinal = os.environ["CUDA_VISIBLE_DEVICES"]
        opener = Opener(self.log, self.drivers[int(ordinal)], ordinal)
        return Gpus("cuda:Emulated", compiler(), (opener,), (f"gevo-test-{ordinal}",))
