"""What every device that runs CUDA kernels must do, whatever is underneath."""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gevo.device.base import Device, RunOptions
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.workload.case import Argument, Array, Buffer, Host, Launches, Pointer, Role

AXPY = Path(__file__).with_name("kernels") / "axpy.ll"
"""A kernel as clang writes it: y = a x + y."""
N = 300


def _launches(
    x: Array,
    y: Array,
    *,
    out: Role = Role.INOUT,
    kernel: str = "axpy",
    extra: Sequence[Argument] = (),
) -> Launches:
    def drive(host: Host) -> None:
        before = host.read("x")
        args: list[Argument] = [2.0, Pointer("x"), Pointer("y"), N]
        host.launch(kernel, (3, 1, 1), (128, 1, 1), [*args, *extra])
        host.write("x", before * 2)
        host.launch(kernel, (3, 1, 1), (128, 1, 1), args)

    return Launches((Buffer("x", x, Role.SCRATCH), Buffer("y", y, out)), drive)


def _arrays() -> tuple[Array, Array]:
    rng = np.random.default_rng(3)
    return rng.random(N, dtype=np.float32), rng.random(N, dtype=np.float32)


class DeviceSuite:
    """A device compiles, runs, times and checks, and leaves alone what is not its own.

    Override `device`.
    """

    @pytest.fixture
    def device(self) -> Device:
        """The device, open."""
        raise NotImplementedError

    @pytest.fixture
    def program(self) -> Program:
        """The kernel that it runs."""
        return Program(Dialect.LLVM, AXPY.read_text(), ("axpy",))

    def test_name_and_fingerprint(self, device: Device) -> None:
        assert device.name
        assert Dialect.LLVM in device.dialects
        assert all(
            isinstance(k, str) and isinstance(v, str) for k, v in device.fingerprint().items()
        )
        assert device.fingerprint() == device.fingerprint()

    def test_lowering_is_deterministic_and_picklable(
        self, device: Device, program: Program
    ) -> None:
        lowered = device.lower(program)
        assert lowered == device.lower(program)
        assert pickle.loads(pickle.dumps(lowered)) == lowered
        assert lowered.entry == program.entry

    def test_names_of_values_do_not_change_the_digest(
        self, device: Device, program: Program
    ) -> None:
        text = re.sub(r"%(\d+)", r"%n\1", program.text)
        text = re.sub(r"^(\d+):", r"n\1:", text, flags=re.MULTILINE)
        assert text != program.text
        changed = device.lower(Program(Dialect.LLVM, text, program.entry))
        assert changed.digest == device.lower(program).digest

    def test_other_code_has_another_digest(self, device: Device, program: Program) -> None:
        other = program.text.replace("fadd contract float", "fsub contract float", 1)
        assert other != program.text
        lowered = device.lower(Program(Dialect.LLVM, other, program.entry))
        assert lowered.digest != device.lower(program).digest

    def test_running_twice_gives_the_same(self, device: Device, program: Program) -> None:
        binary = device.compile(device.lower(program))
        x, y = _arrays()
        runs = [device.run(binary, _launches(x, y), RunOptions()) for _ in range(2)]
        want = np.float32(4) * x + (np.float32(2) * x + y)
        for run in runs:
            np.testing.assert_allclose(run.outputs["y"], want, rtol=1e-6)
            assert set(run.outputs) == {"y"}
            assert run.modelled == device.modelled
            assert len(run.times_ns) == 1
            assert run.times_ns[0] > 0
        assert np.array_equal(runs[0].outputs["y"], runs[1].outputs["y"])
        if device.modelled:
            assert runs[0].times_ns == runs[1].times_ns
            assert runs[0].fuel_used == runs[1].fuel_used
        binary.close()

    def test_the_callers_arrays_are_left_alone(self, device: Device, program: Program) -> None:
        binary = device.compile(device.lower(program))
        x, y = _arrays()
        kept = x.copy(), y.copy()
        device.run(binary, _launches(x, y), RunOptions())
        assert np.array_equal(x, kept[0])
        assert np.array_equal(y, kept[1])

    @pytest.mark.parametrize("poison", [0x00, 0x7F])
    def test_outputs_are_poisoned_before_the_run(
        self, device: Device, program: Program, poison: int
    ) -> None:
        binary = device.compile(device.lower(program))
        x, y = _arrays()
        run = device.run(binary, _launches(x, y, out=Role.OUT), RunOptions(poison=poison))
        start = np.full(4 * N, poison, np.uint8).view(np.float32)
        want = np.float32(4) * x + (np.float32(2) * x + start)
        np.testing.assert_allclose(run.outputs["y"], want, rtol=1e-6)

    def test_a_write_to_an_input_is_wrong(self, device: Device, program: Program) -> None:
        binary = device.compile(device.lower(program))
        x, y = _arrays()
        with pytest.raises(LaunchFailed) as failure:
            device.run(binary, _launches(x, y, out=Role.IN), RunOptions())
        assert failure.value.outcome is Outcome.WRONG

    @pytest.mark.parametrize("wrong", [{"kernel": "absent"}, {"extra": (1,)}])
    def test_a_driver_that_does_not_fit_the_program(
        self, device: Device, program: Program, wrong: dict[str, Any]
    ) -> None:
        binary = device.compile(device.lower(program))
        with pytest.raises(WorkloadError):
            device.run(binary, _launches(*_arrays(), **wrong), RunOptions())

    def test_text_that_is_no_ir_is_invalid(self, device: Device) -> None:
        with pytest.raises(CompileFailed) as failure:
            device.lower(Program(Dialect.LLVM, "this is no module", ("k",)))
        assert failure.value.outcome is Outcome.INVALID
        assert "\n" not in str(failure.value)

    def test_a_closed_binary_does_not_run(self, device: Device, program: Program) -> None:
        binary = device.compile(device.lower(program))
        binary.close()
        binary.close()
        with pytest.raises(LaunchFailed):
            device.run(binary, _launches(*_arrays()), RunOptions())

    def test_two_binaries_in_turns(self, device: Device, program: Program) -> None:
        one, two = (device.compile(device.lower(program)) for _ in range(2))
        x, y = _arrays()
        results = device.compare(
            one, two, (_launches(x, y), _launches(x, y)), RunOptions(repeats=3)
        )
        for result in results:
            assert len(result.times_ns) == (1 if device.modelled else 3)
            assert np.array_equal(result.outputs["y"], results[0].outputs["y"])
        assert device.healthy
        one.close()
        two.close()
