"""Kernels that stay as they are when others change are compiled once."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.jit import KernelCache
from gevo.errors import LaunchFailed
from gevo.program.base import Dialect, Program
from gevo.workload.case import Buffer, Launches, Pointer, Role

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'
TABLE = "@table = addrspace(1) global [4 x i32] [i32 7, i32 8, i32 9, i32 10]\n"
DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
"""


def _kernel(name: str, constant: int, debug: str = "", where: str = "") -> str:
    return (
        f"define ptx_kernel void @{name}(ptr %x) {debug}{{\nentry:\n"
        f"  %t = load i32, ptr addrspace(1) @table, align 4\n"
        f"  %v = load i32, ptr %x, align 4{where}\n  %w = add i32 %v, {constant}\n"
        f"  %s = add i32 %w, %t\n  store i32 %s, ptr %x, align 4\n  ret void\n}}\n"
    )


def _module(first: int, second: int) -> str:
    return HEAD + TABLE + _kernel("first", first) + _kernel("second", second)


def _with_lines(line: int, extra: str = "") -> str:
    """As `_module(1, 2)`, whose second kernel loads on `line`; `extra` comes before its debug
    records and so renumbers them."""
    return (
        HEAD + TABLE + _kernel("first", 1) + _kernel("second", 2, "!dbg !11 ", ", !dbg !12")
        + DEBUG + extra
        + "!10 = !DISubroutineType(types: !{null})\n"
        "!11 = distinct !DISubprogram(name: \"second\", file: !1, line: 1, type: !10, unit: !0)\n"
        f"!12 = !DILocation(line: {line}, scope: !11)\n"
    )  # fmt: skip


def _compile(device: SimtDevice, text: str):
    return device.compile(device.lower(Program(Dialect.LLVM, text, ("first", "second"))))


def _run(device: SimtDevice, binary, x: np.ndarray):
    def drive(host):
        host.launch("first", (1, 1, 1), (1, 1, 1), [Pointer("x")])
        host.launch("second", (1, 1, 1), (1, 1, 1), [Pointer("x")])

    launches = Launches((Buffer("x", x, Role.INOUT),), drive)
    return device.run(binary, launches, RunOptions())


@pytest.fixture
def device() -> SimtDevice:
    return SimtDevice()


def test_a_kernel_that_did_not_change_is_not_compiled_again(device):
    a, b = _compile(device, _module(1, 2)), _compile(device, _module(1, 3))
    assert a.kernels["first"].code is b.kernels["first"].code
    assert a.kernels["second"].code is not b.kernels["second"].code


def test_results_are_those_of_a_device_that_compiles_anew(device):
    x = np.zeros(1, np.int32)
    for first, second in [(1, 2), (1, 3), (4, 3), (1, 2)]:
        text = _module(first, second)
        kept = _run(device, _compile(device, text), x)
        fresh_device = SimtDevice()
        fresh = _run(fresh_device, _compile(fresh_device, text), x)
        assert kept.outputs["x"].tolist() == [first + second + 14] == fresh.outputs["x"].tolist()
        assert kept.times_ns == fresh.times_ns
        assert kept.diagnostics == fresh.diagnostics
        assert kept.fuel_used == fresh.fuel_used


def test_closing_a_binary_leaves_others_that_share_its_kernels(device):
    a, b = _compile(device, _module(1, 2)), _compile(device, _module(1, 3))
    a.close()
    device.close()
    x = np.zeros(1, np.int32)
    assert _run(device, b, x).outputs["x"].tolist() == [18]
    with pytest.raises(LaunchFailed, match="closed"):
        _run(device, a, x)


def test_code_is_freed_with_the_last_binary_after_the_cache_lets_go(device):
    a, b = _compile(device, _module(1, 2)), _compile(device, _module(1, 2))
    close = a.kernels["first"].code.close
    a.close()
    device.close()
    assert close.alive
    b.close()
    assert not close.alive


def test_the_cache_keeps_what_was_asked_for_last():
    made: list[str] = []
    cache = KernelCache(most=2)

    def ask(name: str):
        def compile_it():
            made.append(name)
            return object()

        return cache.get(name.encode(), compile_it)

    first = ask("a")
    ask("b")
    assert ask("a") is first
    ask("c")
    assert ask("a") is first
    ask("b")
    assert made == ["a", "b", "c", "b"]


def test_code_that_the_cache_dropped_is_freed():
    device = SimtDevice()
    closes = []
    for i in range(40):
        binary = _compile(device, _module(1, i))
        closes.append(binary.kernels["second"].code.close)
        binary.close()
    assert sum(close.alive for close in closes) <= 32
    assert closes[-1].alive
    assert not closes[0].alive


def test_a_variable_elsewhere_makes_another_kernel(device):
    a = _compile(device, _module(1, 2))
    before = "@other = addrspace(1) global [100 x i32] zeroinitializer\n"
    b = _compile(device, _module(1, 2).replace(TABLE, before + TABLE))
    assert a.kernels["first"].code is not b.kernels["first"].code
    x = np.zeros(1, np.int32)
    assert _run(device, b, x).outputs["x"].tolist() == [17]


def test_messages_have_the_lines_of_their_own_program(device):
    found = []
    for line in (41, 42):
        binary = _compile(device, _with_lines(line, "!13 = !{}\n!gevo = !{!13}\n" * (line % 2)))
        found.append(binary)
        with pytest.raises(LaunchFailed, match=rf"%v = load i32, .*\(line {line}\)"):
            device.run(
                binary,
                Launches(
                    (Buffer("x", np.zeros(1, np.int32), Role.INOUT),),
                    lambda host: host.launch("second", (1, 1, 1), (1, 1, 1), [Pointer("x", 4)]),
                ),
                RunOptions(),
            )
    assert found[0].kernels["second"].code is found[1].kernels["second"].code
